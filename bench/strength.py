"""How strong the bots are: every claim is a match of at least 400 games on fixed deals, with its interval.

    python bench/strength.py                      all claims, one process
    python bench/strength.py --only levels --jobs 2 --store build/strength
    python bench/strength.py --only turns --sequential 16

With ``--sequential`` a claim ends, after so many deals at least, as soon as a sequential test has decided it: is the
share of wins 4 points above what is wanted, or 4 below? Errors of 5 % either way. Results go to
``bench/strength.md``; with ``--store`` an interrupted run goes on where it stopped, and claims measured earlier are
kept. Searching bots are measured by simulations, not seconds: the same numbers on every machine. Expert is measured
with a part of its simulations, but in the groups ``time`` and ``full``, which take hours.
"""

from __future__ import annotations

import argparse
import platform
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ecumene import games
from ecumene.arena.executors import Executor, executor
from ecumene.arena.matches import Block
from ecumene.arena.statistics import Estimate, Sprt, estimate, shares_by_deal, summarize
from ecumene.arena.tournament import Plan, Store, checked, duel_line_ups, run
from ecumene.bots.insight import insight_for
from ecumene.bots.roster import BEAMED, JUDGED, LEVELS, PLANNED, SEEN_THROUGH, SPARRING
from ecumene.kernel import state as kernel_state
from ecumene.kernel.garbage import collect_rarely

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
    options: tuple[tuple[str, str], ...] = ()

    def plan(self, seed: str = SEED) -> Plan:
        lines = [(self.one, *[self.other] * (self.players - 1))]
        if self.duel:
            lines = duel_line_ups(self.one, self.other, self.players)
        return checked(Plan(self.game, tuple(lines), seed, options=dict(self.options)))

    def name(self) -> str:
        how = "-".join(["duel" if self.duel else "alone", *(value for _, value in self.options)])
        return (
            f"{self.game}-{self.players}-{self.one}-{self.other}-{how}".replace(":", "_")
            .replace("=", "_")
            .replace("#", "_")
        )


#: Expert is measured with fewer simulations than it plays with where many games are wanted, and so is what it was.
FEWER_SIMULATIONS = {"seven_wonders": 432, "hadara": 288}
FEWER_THEN = {"seven_wonders": 48, "hadara": 32}
#: What the yardstick manages in 40 ms on the machine of these figures.
ANCHOR = {"seven_wonders": "anchor:sims=100", "hadara": "anchor:sims=80"}


def level(name: str, game: str, full: bool = False, players: int = 0) -> str:
    """A level as a bot whose answers do not depend on the clock; in full with all the simulations it plays with."""
    kind, wishes = LEVELS[name]
    if name in SEEN_THROUGH and insight_for(games.load(game), players) is not None:
        wishes = SEEN_THROUGH[name]
    if game == "altay" and name in BEAMED:
        kind, wishes = "beam", BEAMED[name]
    elif game == "civilization" and name in JUDGED:
        kind, wishes = "learned", JUDGED[name]
    settings = {key: value for key, value in wishes.items() if key != "seconds"}
    if kind == "search" and name == "expert" and not full:
        settings["sims"] = FEWER_SIMULATIONS[game]
    return ":".join([kind, *(f"{key}={value:g}" for key, value in settings.items())])


def of_civilization() -> Iterator[Claim]:
    """Two rule sets; levels in the standard game: a short one is too much a matter of luck."""
    short = (("rules", "advanced"), ("length", "short"))
    for options, note in (((), "standard"), (short, "advanced, short")):
        for players in (2, 3, 4):
            yield Claim("greedy", "civilization", players, "greedy", "random", 0.95, note=note, options=options)
    for options, note in (((), "standard"), (short, "advanced, short")):
        for players in (2, 3, 4):
            duel = players != 3
            yield Claim(
                "learned",
                "civilization",
                players,
                "learned",
                "greedy",
                0.6 if duel else 0.43,
                duel=duel,
                games=402,
                note=f"opinions learned – made by hand, {note}",
                options=options,
            )
    yield from between_levels("civilization", ", standard")


def between_levels(game: str, rules: str = "") -> Iterator[Claim]:
    """All levels in duels; the upper ones at larger tables, too. Three cannot share a table evenly: one against two."""
    for weaker, stronger in zip(list(LEVELS), list(LEVELS)[1:], strict=False):
        for players in (2, 3, 4) if stronger in ("hard", "expert") else (2,):
            bots, duel = (level(stronger, game), level(weaker, game)), players != 3
            note = f"{stronger} – {weaker}{rules}"
            games = 402 if players == 3 else 400
            yield Claim("levels", game, players, *bots, 0.6 if duel else 0.43, duel=duel, games=games, note=note)


def claims() -> Iterator[Claim]:
    yield from of_civilization()
    for game, sizes in (
        ("seven_wonders", (3, 4)),
        ("hadara", (3, 4)),
        ("through_the_ages", (3,)),
        ("altay", (2, 3, 4)),
    ):
        for players in sizes:
            games = 402 if players == 3 and game in ("through_the_ages", "altay") else 400
            yield Claim("greedy", game, players, "greedy", "random", 0.95, games=games)
    for game in ("seven_wonders", "hadara"):
        hard = level("hard", game)
        for players in (3, 4):
            yield Claim("learned", game, players, "learned", "greedy", 0.45 if players == 4 else 0.5)
            yield Claim(
                "search",
                game,
                players,
                level("expert", game, players=players),
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
    yield from altay()
    yield from planned()
    yield from frozen()
    yield from thinking()


def altay() -> Iterator[Claim]:
    """A game has some three hundred decisions, and turns are planned: what was learned is measured by planners."""
    for players in (2, 3, 4):
        bots, duel = ("beam:width=3", "beam:width=3:hand=1"), players != 3
        note = "weights learned – made by hand"
        yield Claim("learned", "altay", players, *bots, 0.6 if duel else 0.43, duel=duel, games=402, note=note)
    yield from between_levels("altay")


def planned() -> Iterator[Claim]:
    """Through the Ages: levels that plan turns, against each other and against partners of one mind."""
    game = "through_the_ages"
    medium, hard, expert = (plan(name) for name in ("medium", "hard", "expert"))
    for players in (2, 3, 4):
        if players == 2:
            yield Claim("turns", game, players, medium, "greedy", 0.85, duel=True, note="medium – hand-made judgement")
        duel = players != 3  # three cannot share a table evenly
        wanted = 0.6 if duel else 0.43  # one against two: as likely as 60 % in a duel
        yield Claim("turns", game, players, hard, medium, wanted, duel=duel, games=402, note="hard – medium")
        yield Claim("turns", game, players, expert, hard, wanted, duel=duel, games=402, note="expert – hard")
        for partner in SPARRING:
            yield Claim(
                "sparring", game, players, hard, plan("hard", partner), wanted, duel=duel, games=402, note=partner
            )


def plan(name: str, kind: str = "plan") -> str:
    """A level that plans turns, or a partner that plans as broadly and without noise."""
    wishes = {key: value for key, value in PLANNED[name].items() if kind == "plan" or key != "heat"}
    return ":".join([kind, *(f"{key}={value:g}" for key, value in wishes.items())])


def frozen() -> Iterator[Claim]:
    """The searching levels against themselves as they were in November 2026: with fewer simulations, and in full."""
    for game in ("seven_wonders", "hadara"):
        for players in (3, 4):
            for name, then, full in (("hard", 96, True), ("expert", 640, False), ("expert", 640, True)):
                new = level(name, game, full, players)
                old = f"anchor-2026-11-{name}:sims={then if full else FEWER_THEN[game]}"
                wanted = 0.6 if players == 4 else 0.43
                group = "full" if full and name == "expert" else "progress"
                yield Claim(group, game, players, new, old, wanted, duel=players == 4, games=402)


def thinking() -> Iterator[Claim]:
    """Whether ten times the simulations pay; and expert against hard as they play."""
    for game in ("seven_wonders", "hadara"):
        for players in (3, 4):
            full = level("expert", game, full=True, players=players)
            few, many = (re.sub("sims=[0-9]+", f"sims={sims}", full) for sims in (48, 480))
            yield Claim("time", game, players, many, few, 0.55, duel=True, games=402, note="ten times the simulations")
        bots = level("expert", game, full=True), level("hard", game)
        yield Claim("full", game, 4, *bots, 0.6, duel=True, games=402, note="expert – hard as they play")


#: How far above or below what is wanted a sequential test looks.
MARGIN = 0.04


def decided(claim: Claim, blocks: list[Block]) -> str:
    """What a sequential test says of a claim so far, in the words of ``Sprt``."""
    test = Sprt(claim.wanted - MARGIN, claim.wanted + MARGIN)
    return test.verdict(shares_by_deal(blocks, claim.one)) if claim.group != "mirror" else ""


def measure(
    claim: Claim, table: Plan, workers: Executor, folder: Path | None, fewest: int
) -> tuple[Estimate, list[Block], float]:
    """Play a claim out; with ``fewest`` deals only until it is decided."""
    store = Store(None if folder is None else folder / f"{claim.name()}.jsonl", table)
    start = time.monotonic()
    if not fewest or not decided(claim, store.blocks):
        for block in run(table, claim.games, workers, store):
            if fewest and block.deal >= fewest and decided(claim, store.blocks):
                break
    return estimate(shares_by_deal(store.blocks, claim.one)), store.blocks, time.monotonic() - start


def row(claim: Claim, share: Estimate, blocks: list[Block]) -> str:
    summary = summarize(blocks)
    own = next(line for line in summary.standings if line.bot == claim.one)
    parity = 0.5 if claim.duel else 1 / claim.players
    verdict = "yes" if share.mean >= claim.wanted else "**no**"
    if claim.group == "mirror":
        verdict = "yes" if share.low <= claim.wanted <= share.high else "**no**"
    if summary.games < claim.games and not decided(claim, blocks):
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
Levels that search are measured with a fixed number of simulations, expert with a part of those it plays with, but in
“full”.
The times are those of a machine that was busy with other work: they are upper bounds.

| claim | game | seats | bot | against | games | wins | parity | wanted | reached | lead | ms p50 / p95 | faults | |
|---|---|---|---|---|---|---|---|---|---|---|---|---|---|
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="groups to measure, separated by commas")
    parser.add_argument("--game", default="", help="one game only")
    parser.add_argument("--players", type=int, default=0, help="one number of players only")
    parser.add_argument("--bot", default="", help="only claims about a bot whose name begins like this")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--sequential", type=int, default=0, metavar="DEALS", help="end claims that are decided")
    parser.add_argument("--seed", default=SEED, help="another one deals anew: for what was tuned on the usual deals")
    parser.add_argument("--store", type=Path)
    parser.add_argument("--out", type=Path, default=HERE / "strength.md")
    given = parser.parse_args()
    groups = [group for group in given.only.split(",") if group]
    if given.store is not None:
        given.store.mkdir(parents=True, exist_ok=True)
    collect_rarely()
    workers = executor("local", given.jobs)
    rows = []
    for claim in claims():
        chosen = (not groups or claim.group in groups) and given.game in ("", claim.game)
        chosen = chosen and given.players in (0, claim.players) and claim.one.startswith(given.bot)
        kept = given.store is not None and (given.store / f"{claim.name()}.jsonl").exists()
        if not chosen and not kept:
            continue
        if chosen:
            share, blocks, seconds = measure(claim, claim.plan(given.seed), workers, given.store, given.sequential)
        else:
            blocks = Store(given.store / f"{claim.name()}.jsonl", claim.plan(given.seed)).blocks
            share, seconds = estimate(shares_by_deal(blocks, claim.one)), 0.0
        if not blocks:
            continue
        rows.append(row(claim, share, blocks))
        print(rows[-1], f"{seconds:.0f} s", flush=True)
        engine = "plain Python" if str(kernel_state.__file__).endswith(".py") else "compiled"
        head = HEAD.format(seed=given.seed, engine=engine, python=platform.python_version())
        given.out.write_text(head + "\n".join(rows) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
