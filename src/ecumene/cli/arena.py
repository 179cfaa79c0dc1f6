"""``ecumene arena`` and ``ecumene duel``: bots against each other."""

from __future__ import annotations

import argparse
from time import monotonic
from typing import Any

import msgspec
from rich.console import Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ecumene import games
from ecumene.arena.executors import executor
from ecumene.arena.figures import COLUMNS, Figures
from ecumene.arena.matches import Block
from ecumene.arena.report import write_report
from ecumene.arena.statistics import Sprt, Summary, shares_by_deal, summarize
from ecumene.arena.tournament import Plan, Store, checked, duel_line_ups, plan, run
from ecumene.cli.files import check_file, draft_of, make_folder
from ecumene.cli.words import Voice, write
from ecumene.kernel import EcumeneError, Message


def arena(arguments: argparse.Namespace, voice: Voice) -> int:
    bots = [name for name in arguments.bots.split(",") if name.strip()]
    if not bots and not arguments.line_up:
        raise EcumeneError(Message("arena-no-bots"))
    _run(arguments, voice, plan(arguments.game, bots, arguments.players, arguments.seed, arguments.line_up))
    return 0


def duel(arguments: argparse.Namespace, voice: Voice) -> int:
    """Two bots share the tables; with ``--sprt`` until it is decided which is better."""
    game = games.load(arguments.game)
    players = arguments.players or game.players[0]
    game.check_players(players)
    if not 0 < arguments.low < arguments.high < 1:
        raise EcumeneError(Message("arena-bad-shares", {"low": str(arguments.low), "high": str(arguments.high)}))
    lines = duel_line_ups(arguments.one, arguments.two, players)
    test = Sprt(arguments.low, arguments.high) if arguments.sprt else None
    _run(arguments, voice, checked(Plan(game.slug, tuple(lines), arguments.seed)), test)
    return 0


def _run(arguments: argparse.Namespace, voice: Voice, plan: Plan, test: Sprt | None = None) -> None:
    """Everything that can be wrong is found out before the first game."""
    check_file(arguments.report)
    check_file(arguments.store)
    store = Store(arguments.store, plan)
    make_folder(arguments.records)
    workers = executor(arguments.engine, arguments.jobs)
    records = "" if arguments.records is None else str(arguments.records)
    with _Board(voice, plan.games(arguments.games), quiet=arguments.json) as board:
        board.show(store.blocks)
        for _ in run(plan, arguments.games, workers, store, records):
            board.show(store.blocks)
            if test is not None and test.verdict(shares_by_deal(store.blocks, plan.line_ups[0][0])):
                break
    summary = summarize(store.blocks)
    if arguments.report is not None:
        with draft_of(arguments.report) as draft:
            draft.write_text(write_report(plan, store.blocks, voice.language), encoding="utf-8")
    if arguments.json:
        results: dict[str, Any] = {"plan": plan, "summary": summary}
        if test is not None:
            results["sprt"] = _verdict(test, plan, store.blocks)
        write(msgspec.json.encode(results, order="deterministic"))
        return
    _tell(summary, voice)
    if test is not None:
        found = _verdict(test, plan, store.blocks)
        ratio = Figures(voice.words).number(found["ratio"], ".2f")
        one, two = plan.line_ups[0][0], plan.line_ups[0][-1]
        voice.say(f"arena-sprt-{found['verdict']}", ratio=ratio, one=one, two=two)


def _verdict(test: Sprt, plan: Plan, blocks: list[Block]) -> dict[str, Any]:
    shares = shares_by_deal(blocks, plan.line_ups[0][0])
    return {"verdict": test.verdict(shares).replace(" ", "-") or "undecided", "ratio": test.ratio(shares)}


def _tell(summary: Summary, voice: Voice) -> None:
    voice.out.print(standings(summary, voice))
    voice.say("arena-parity-is", games=summary.games, parity=Figures(voice.words).parity(summary.standings))
    if any(row.rating != row.rating for row in summary.standings):
        voice.say("arena-no-openskill")
    for row in summary.standings:
        for reason in row.complaints:
            voice.say("arena-complaint", bot=row.bot, reason=reason)


def standings(summary: Summary, voice: Voice) -> Table:
    """The results as a table for the terminal, narrow enough for 80 columns; long names go on in the next line."""
    figures = Figures(voice.words)
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    for column in COLUMNS:
        first = column == "bot"
        title = voice.words(f"arena-{column}").replace(" ", "\n", 1)
        table.add_column(title, justify="left" if first else "right", overflow="fold", no_wrap=not first)
    for row in summary.standings:
        table.add_row(*figures.row(row))
    return table


class _Board:
    """Progress and live standings on standard error, for as long as somebody is looking."""

    def __init__(self, voice: Voice, games: int, *, quiet: bool) -> None:
        self._voice = voice
        self._bar = Progress(
            TextColumn(voice.words("arena-progress")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
        )
        self._task = self._bar.add_task("", total=games)
        self._live = Live(self._bar, console=voice.err, transient=True, refresh_per_second=2)
        self._seen = not quiet and voice.err.is_terminal
        self._next = 0.0

    def show(self, blocks: list[Block]) -> None:
        """Bring the board up to date, but never spend more than a tenth of the time on it."""
        now = monotonic()
        if not self._seen or not blocks or now < self._next:
            return
        self._bar.update(self._task, completed=sum(len(block.games) for block in blocks))
        self._live.update(Group(standings(summarize(blocks), self._voice), self._bar))
        self._next = monotonic() + max(0.5, 10 * (monotonic() - now))

    def __enter__(self) -> _Board:
        if self._seen:
            self._live.start()
        return self

    def __exit__(self, *error: object) -> None:
        if self._seen:
            self._live.stop()
