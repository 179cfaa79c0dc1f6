"""How strong the bots are: every claim is a match of at least 400 games on fixed deals, with its interval.

    python bench/strength.py                      all claims, one process
    python bench/strength.py --only levels --jobs 2 --store build/strength

Results go to ``bench/strength.md``; with ``--store`` an interrupted run goes on where it stopped, and claims measured
earlier are kept. Searching bots are measured by simulations, not seconds: the same numbers on every machine.
"""

from __future__ import annotations

import argparse
import platform
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ecumene.arena.executors import Executor, executor
from ecumene.arena.matches import Block
from ecumene.arena.statistics import Estimate, estimate, share_of, summarize
from ecumene.arena.tournament import Plan, Store, checked, duel_line_ups, run
from ecumene.bots.roster import LEVELS
from ecumene.kernel import state as kernel_state

HERE = Path(__file__).parent
SEED = "strength"


@dataclass(frozen=True)
class Claim:
    """``one`` against a table of ``other`` (alone), or sharing the table with it (duel)."""

    group: str
    game: str
    players: int
    one: str
    other: str
    wanted: float
    duel: bool = False
    games: int = 400
    note: str = ""

    def plan(self) -> Plan:
        if self.duel:
            return checked(Plan(self.game, tuple(duel_line_ups(self.one, self.other, self.players)), SEED))
        return checked(Plan(self.game, ((self.one, *[self.other] * (self.players - 1)),), SEED))

    def name(self) -> str:
        how = "duel" if self.duel else "alone"
        return (
            f"{self.game}-{self.players}-{self.one}-{self.other}-{how}".replace(":", "_")
            .replace("=", "_")
            .replace("#", "_")
        )


#: A level that looks rounds ahead is measured with fewer simulations than it plays with, so that 400 games take less
#: than an hour.
FEWER_SIMULATIONS = {"seven_wonders": 48, "hadara": 32}
#: What the yardstick manages in 40 ms on the machine of these figures.
ANCHOR = {"seven_wonders": "anchor:sims=100", "hadara": "anchor:sims=80"}


def level(name: str, game: str) -> str:
    """A level as a bot whose answers do not depend on the clock."""
    kind, wishes = LEVELS[name]
    settings = {key: value for key, value in wishes.items() if key != "seconds"}
    if settings.get("rounds"):
        settings["sims"] = FEWER_SIMULATIONS[game]
    return ":".join([kind, *(f"{key}={value:g}" for key, value in settings.items())])


def claims() -> Iterator[Claim]:
    for game, sizes in (("seven_wonders", (3, 4)), ("hadara", (3, 4)), ("through_the_ages", (3,))):
        for players in sizes:
            games = 400 if game != "through_the_ages" else 402
            yield Claim("greedy", game, players, "greedy", "random", 0.95, games=games)
    for game in ("seven_wonders", "hadara"):
        hard, expert = level("hard", game), level("expert", game)
        for players in (3, 4):
            yield Claim("learned", game, players, "learned", "greedy", 0.45 if players == 4 else 0.5)
            yield Claim(
                "search",
                game,
                players,
                expert,
                "learned",
                0.33 if players == 4 else 0.4,
                note="well below 0.5 s a move",
            )
        for weaker, stronger in zip(list(LEVELS), list(LEVELS)[1:], strict=False):
            bots = level(stronger, game), level(weaker, game)
            close = (game, stronger) == ("seven_wonders", "expert")  # twice the games, to tell it from 60 %
            games = 800 if close else 400
            yield Claim("levels", game, 4, *bots, 0.6, duel=True, games=games, note=f"{stronger} – {weaker}")
        alone = game == "seven_wonders"  # a game of Hadara has three times as many decisions: at two seats instead
        yield Claim("anchor", game, 4 if alone else 2, hard, ANCHOR[game], 0.6, duel=not alone, note="40 ms a move")
        yield Claim("mirror", game, 4, "learned:heat=0.02", "learned:heat=0.02#2", 0.25, note="parity expected")


def measure(claim: Claim, workers: Executor, folder: Path | None) -> tuple[Estimate, list[Block], float]:
    table = claim.plan()
    store = Store(None if folder is None else folder / f"{claim.name()}.jsonl", table)
    start = time.monotonic()
    for _ in run(table, claim.games, workers, store):
        pass
    shares = [share_of(block, claim.one) for block in store.blocks]
    return estimate(shares), store.blocks, time.monotonic() - start


def row(claim: Claim, share: Estimate, blocks: list[Block]) -> str:
    summary = summarize(blocks)
    own = next(line for line in summary.standings if line.bot == claim.one)
    parity = 0.5 if claim.duel else 1 / claim.players
    verdict = "yes" if share.mean >= claim.wanted else "**no**"
    if claim.group == "mirror":
        verdict = "yes" if share.low <= claim.wanted <= share.high else "**no**"
    if summary.games < claim.games:
        verdict = "open: too few games"
    against = f"{claim.other} (shared table)" if claim.duel else f"{claim.players - 1} × {claim.other}"
    half = (share.high - share.low) / 2
    faults = sum(line.faults for line in summary.standings)
    return (
        f"| {claim.group} | {claim.game} | {claim.players} | {claim.one} | {against} | {summary.games} "
        f"| {100 * share.mean:.1f} ± {100 * half:.1f} % | {100 * parity:.0f} % | {100 * claim.wanted:.0f} % "
        f"| {verdict} | {own.mean_lead.mean:+.1f} | {own.p50_ms:.1f} / {own.p95_ms:.1f} | {faults} | {claim.note} |"
    )


HEAD = """# Strength of the bots

By `python bench/strength.py` (seed “{seed}”, {engine} engine, Python {python}). A block is one deal played in every
rotation around the table; intervals are 95 % over blocks. “Shared table”: both bots hold the same number of seats.
Levels that search are measured with a fixed number of simulations, expert with a small part of the 640 it plays with.
The times are those of a machine that was busy with other work: they are upper bounds.

| claim | game | seats | bot | against | games | wins | parity | wanted | reached | lead | ms p50 / p95 | faults | |
|---|---|---|---|---|---|---|---|---|---|---|---|---|---|
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="groups to measure, separated by commas")
    parser.add_argument("--game", default="", help="one game only")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--store", type=Path)
    parser.add_argument("--out", type=Path, default=HERE / "strength.md")
    given = parser.parse_args()
    groups = [group for group in given.only.split(",") if group]
    if given.store is not None:
        given.store.mkdir(parents=True, exist_ok=True)
    workers = executor("local", given.jobs)
    rows = []
    for claim in claims():
        chosen = (not groups or claim.group in groups) and given.game in ("", claim.game)
        kept = given.store is not None and (given.store / f"{claim.name()}.jsonl").exists()
        if not chosen and not kept:
            continue
        if chosen:
            share, blocks, seconds = measure(claim, workers, given.store)
        else:
            blocks = Store(given.store / f"{claim.name()}.jsonl", claim.plan()).blocks
            share, seconds = estimate([share_of(block, claim.one) for block in blocks]), 0.0
        if not blocks:
            continue
        rows.append(row(claim, share, blocks))
        print(rows[-1], f"{seconds:.0f} s", flush=True)
        engine = "plain Python" if str(kernel_state.__file__).endswith(".py") else "compiled"
        head = HEAD.format(seed=SEED, engine=engine, python=platform.python_version())
        given.out.write_text(head + "\n".join(rows) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
