"""The commands of the arena: ``arena``, ``duel``, ``train``, ``positions``.

``PARSERS`` and the functions of the same names are all that the command line needs to know of them.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from ecumene.arena.statistics import Summary
    from ecumene.arena.training import Progress
    from ecumene.cli.words import Voice


def _parse_arena(command: argparse.ArgumentParser, voice: Voice) -> None:
    words = voice.words
    _game(command, voice)
    command.add_argument("--bots", default="", metavar="A,B,…", help=words("arena-help-bots"))
    command.add_argument("--line-up", action="append", default=[], metavar="A+B+…", help=words("arena-help-line-up"))
    _tournament(command, voice, games=400)
    command.add_argument("--report", type=Path, metavar="HTML", help=words("arena-help-report"))


def _parse_duel(command: argparse.ArgumentParser, voice: Voice) -> None:
    _game(command, voice)
    command.add_argument("one", metavar="A", help=voice.words("arena-help-one"))
    command.add_argument("two", metavar="B", help=voice.words("arena-help-two"))
    _tournament(command, voice, games=400)
    command.add_argument("--sprt", action="store_true", help=voice.words("arena-help-sprt"))
    command.add_argument("--low", type=float, default=0.5, metavar="P", help=voice.words("arena-help-low"))
    command.add_argument("--high", type=float, default=0.55, metavar="P", help=voice.words("arena-help-high"))
    command.add_argument("--report", type=Path, metavar="HTML", help=voice.words("arena-help-report"))


def _parse_train(command: argparse.ArgumentParser, voice: Voice) -> None:
    words = voice.words
    _game(command, voice)
    command.add_argument("--players", default="", metavar="A-B", help=words("cli-help-player-counts"))
    command.add_argument("--generations", type=int, metavar="N", help=words("arena-help-generations"))
    command.add_argument("--games", type=int, metavar="N", help=words("arena-help-lessons"))
    command.add_argument("--gate", type=int, metavar="N", help=words("arena-help-gate"))
    command.add_argument("--seed", default="0", metavar="S", help=words("cli-help-seed-check"))
    command.add_argument("--out", type=Path, metavar="NPZ", help=words("arena-help-weights"))
    command.add_argument("--checkpoints", type=Path, metavar="DIR", help=words("arena-help-checkpoints"))
    _workers(command, voice)


def _parse_positions(command: argparse.ArgumentParser, voice: Voice) -> None:
    words = voice.words
    _game(command, voice)
    command.add_argument("--players", type=int, metavar="N", help=words("cli-help-players"))
    command.add_argument("--games", type=int, default=100, metavar="N", help=words("cli-help-games"))
    command.add_argument("--bot", default="random", metavar="A", help=words("arena-help-bot"))
    command.add_argument("--seed", default="0", metavar="S", help=words("cli-help-seed-check"))
    command.add_argument("--out", type=Path, required=True, metavar="PARQUET", help=words("arena-help-parquet"))


PARSERS: dict[str, Callable[[Any, Any], None]] = {
    "arena": _parse_arena,
    "duel": _parse_duel,
    "train": _parse_train,
    "positions": _parse_positions,
}


def _game(command: argparse.ArgumentParser, voice: Voice) -> None:
    command.add_argument("game", metavar=voice.words("cli-metavar-game"), help=voice.words("cli-help-game"))


def _workers(command: argparse.ArgumentParser, voice: Voice) -> None:
    command.add_argument("--engine", choices=("local", "ray"), default="local", help=voice.words("arena-help-engine"))
    command.add_argument("--jobs", type=int, default=1, metavar="J", help=voice.words("cli-help-jobs"))


def _tournament(command: argparse.ArgumentParser, voice: Voice, games: int) -> None:
    words = voice.words
    command.add_argument("--players", type=int, metavar="P", help=words("cli-help-players"))
    command.add_argument("--games", type=int, default=games, metavar="N", help=words("cli-help-games"))
    command.add_argument("--seed", default="0", metavar="S", help=words("cli-help-seed-check"))
    command.add_argument("--store", type=Path, metavar="JSONL", help=words("arena-help-store"))
    command.add_argument("--records", type=Path, metavar="DIR", help=words("arena-help-records"))
    command.add_argument("--json", action="store_true", help=words("cli-help-json"))
    _workers(command, voice)


def arena(arguments: argparse.Namespace, voice: Voice) -> int:
    """``ecumene arena``: all line-ups on the same deals."""
    from ecumene.arena.tournament import plan
    from ecumene.kernel import EcumeneError, Message

    bots = [name for name in arguments.bots.split(",") if name.strip()]
    if not bots and not arguments.line_up:
        raise EcumeneError(Message("arena-no-bots"))
    _run(arguments, voice, plan(arguments.game, bots, arguments.players, arguments.seed, arguments.line_up))
    return 0


def duel(arguments: argparse.Namespace, voice: Voice) -> int:
    """``ecumene duel``: two bots share the tables; with ``--sprt`` until it is decided which is better."""
    from ecumene import games
    from ecumene.arena.statistics import Sprt, share_of
    from ecumene.arena.tournament import Plan, duel_line_ups
    from ecumene.bots.roster import bot

    players = arguments.players or max(2, games.load(arguments.game).players[0])
    for name in (arguments.one, arguments.two):
        bot(name)
    lines = duel_line_ups(arguments.one, arguments.two, players)
    test = Sprt(arguments.low, arguments.high) if arguments.sprt else None
    blocks = _run(arguments, voice, Plan(arguments.game, tuple(lines), arguments.seed), test)
    if test is not None and not arguments.json:
        shares = [share_of(block, arguments.one) for block in blocks]
        verdict = test.verdict(shares).replace(" ", "-") or "undecided"
        names = {"one": arguments.one, "two": arguments.two}
        voice.say(f"arena-sprt-{verdict}", ratio=f"{test.ratio(shares):.2f}", **names)
    return 0


def _run(arguments: argparse.Namespace, voice: Voice, plan: Any, test: Any = None) -> list[Any]:
    from ecumene.arena.executors import executor
    from ecumene.arena.report import write_report
    from ecumene.arena.statistics import share_of, summarize
    from ecumene.arena.tournament import Store, run
    from ecumene.cli.words import write

    if arguments.records is not None:
        arguments.records.mkdir(parents=True, exist_ok=True)
    store = Store(arguments.store, plan)
    records = "" if arguments.records is None else str(arguments.records)
    workers = executor(arguments.engine, arguments.jobs)
    with _Board(voice, arguments.games, quiet=arguments.json) as board:
        board.show(store.blocks)
        for _ in run(plan, arguments.games, workers, store, records):
            board.show(store.blocks)
            if test is not None and test.verdict([share_of(block, plan.line_ups[0][0]) for block in store.blocks]):
                break
    summary = summarize(store.blocks)
    if arguments.json:
        write(msgspec.json.encode({"plan": plan, "summary": summary}, order="deterministic"))
    else:
        voice.out.print(standings(summary, voice))
    if arguments.report is not None:
        arguments.report.write_text(write_report(plan, store.blocks, voice.words), encoding="utf-8")
    return store.blocks


def standings(summary: Summary, voice: Voice) -> Any:
    """The results as a table for the terminal."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    table.add_column(voice.words("arena-bot"))
    for column in ("games", "wins", "parity", "rank", "lead", "rating", "p50", "p95", "faults"):
        table.add_column(voice.words(f"arena-{column}"), justify="right")
    for row in summary.standings:
        wins, half = row.win_share.mean, (row.win_share.high - row.win_share.low) / 2
        table.add_row(
            row.bot,
            str(row.games),
            f"{100 * wins:.1f} ± {100 * half:.1f} %",
            f"{100 * row.parity:.0f} %",
            f"{row.mean_rank.mean:.2f}",
            f"{row.mean_lead.mean:+.1f}",
            f"{row.rating:.1f}",
            f"{row.p50_ms:.1f}",
            f"{row.p95_ms:.1f}",
            str(row.faults),
        )
    return table


class _Board:
    """Progress and live standings on standard error, for as long as somebody is looking."""

    def __init__(self, voice: Voice, games: int, *, quiet: bool) -> None:
        from rich.live import Live
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        self._voice = voice
        self._bar = Progress(
            TextColumn(voice.words("arena-progress")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
        )
        self._task = self._bar.add_task("", total=games)
        self._live = Live(console=voice.err, transient=True, refresh_per_second=2)
        self._seen = not quiet and voice.err.is_terminal

    def show(self, blocks: list[Any]) -> None:
        if self._seen and blocks:
            from rich.console import Group

            from ecumene.arena.statistics import summarize

            self._bar.update(self._task, completed=sum(len(block.games) for block in blocks))
            self._live.update(Group(standings(summarize(blocks), self._voice), self._bar))

    def __enter__(self) -> _Board:
        if self._seen:
            self._live.start()
        return self

    def __exit__(self, *error: object) -> None:
        if self._seen:
            self._live.stop()


def train(arguments: argparse.Namespace, voice: Voice) -> int:
    """``ecumene train``: learn the weights of a game anew."""
    from ecumene import games
    from ecumene.arena.courses import course_for
    from ecumene.arena.executors import executor
    from ecumene.arena.training import train as learn
    from ecumene.arena.training import write_weights
    from ecumene.cli.parser import read_counts

    game = games.load(arguments.game)
    out = arguments.out or Path(f"{game.slug}.npz")
    workers = executor(arguments.engine, arguments.jobs)
    if arguments.checkpoints is not None:
        arguments.checkpoints.mkdir(parents=True, exist_ok=True)
    for players in read_counts(arguments.players or None, game):
        wishes = {"generations": arguments.generations, "games": arguments.games, "gate": arguments.gate}
        course = course_for(game.slug, players, arguments.seed, **wishes)

        def tell(progress: Progress, players: int = players) -> None:
            _tell(progress, players, voice)

        folder = arguments.checkpoints
        checkpoint = None if folder is None else folder / f"{game.slug}-{players}.npz"
        brain = learn(course, workers, tell, checkpoint)
        if brain.weights is None:
            voice.say("arena-nothing-learned", players=players)
        else:
            write_weights(out, players, brain)
            voice.say("arena-trained", file=str(out))
    return 0


def _tell(progress: Progress, players: int, voice: Voice) -> None:
    explained = progress.explained
    voice.say(
        "arena-generation",
        players=players,
        generation=progress.generation,
        best=f"{100 * progress.against_best:.1f}",
        greedy=f"{100 * progress.against_greedy:.1f}",
        early=f"{explained[0]:.2f}",
        late=f"{explained[-1]:.2f}",
        kept="yes" if progress.accepted else "no",
    )


def positions(arguments: argparse.Namespace, voice: Voice) -> int:
    """``ecumene positions``: positions, actions and outcomes as a Parquet file."""
    from ecumene import games
    from ecumene.arena.positions import write_positions

    game = games.load(arguments.game)
    players = arguments.players or game.players[0]
    rows = write_positions(game, players, arguments.games, arguments.seed, arguments.bot, arguments.out)
    voice.say("arena-positions", n=rows, file=str(arguments.out))
    return 0
