"""``ecumene check``: put every promise of a game to the test."""

from __future__ import annotations

import argparse
from time import monotonic

import msgspec
from rich.table import Table

from ecumene import conformance, games
from ecumene.cli.parser import read_counts, read_options
from ecumene.cli.progress import Bar
from ecumene.cli.words import Args, Voice, write
from ecumene.conformance import PROMISES, Report


def check(arguments: argparse.Namespace, voice: Voice) -> int:
    game = games.load(arguments.game)
    counts = read_counts(arguments.players, game)
    options = read_options(arguments.options, game) or None
    started = monotonic()
    with Bar(voice, "cli-check-progress", arguments.games) as bar:
        report = conformance.check(
            game,
            counts,
            arguments.games,
            arguments.seed,
            deep=arguments.deep,
            options=options,
            jobs=arguments.jobs,
            progress=bar.advance,
        )
    if arguments.json:
        write(msgspec.json.encode(report, order="sorted"))
    else:
        _show(report, voice, int(monotonic() - started))
    return 0 if report.ok else 1


def _show(report: Report, voice: Voice, seconds: int) -> None:
    failed = {failure.promise for failure in report.failures}
    table = Table(box=None, pad_edge=False)
    table.add_column(voice.words("cli-check-promise"))
    table.add_column(voice.words("cli-check-times"), justify="right")
    table.add_column("")
    for promise in PROMISES:
        kept = promise not in failed
        mark = voice.words("cli-check-kept" if kept else "cli-check-broken")
        table.add_row(
            voice.words(f"conformance-promise-{promise}"),
            str(report.checked[promise]),
            mark,
            style=None if kept else "red",
        )
    voice.out.print(table)
    voice.say("cli-check-games", games=report.games, actions=report.actions, longest=report.longest, seconds=seconds)
    if not report.inventory:
        voice.say("cli-check-no-inventory", style="yellow")
    for failure in report.failures:
        where: Args = {"players": failure.players, "seed": failure.seed, "action": failure.action}
        promise = voice.words(f"conformance-promise-{failure.promise}")
        voice.say("cli-check-failure", style="red", promise=promise, what=failure.what, **where)
    voice.say("cli-check-ok" if report.ok else "cli-check-failed", style="bold", failed=report.failed)
