"""``ecumene review``: a finished game looked over again, in the terminal, as JSON, or as one page."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

import msgspec
from rich.table import Table

from ecumene import games
from ecumene.cli.files import check_file, draft_of
from ecumene.cli.progress import Bar
from ecumene.cli.words import Voice, write
from ecumene.kernel import EcumeneError, Match, Message, Record, replay
from ecumene.locale import text
from ecumene.review.page import page
from ecumene.review.reviewer import Review, Reviewer, Turning
from ecumene.review.sharing import shared
from ecumene.review.words import categories, category_name, grown, notes, percent, sentences, signed, struck
from ecumene.server.card import Moment, showing, svg

_MARKS = " ▁▂▃▄▅▆▇█"
_WIDTH = 28


def review(arguments: argparse.Namespace, voice: Voice) -> int:
    record = Record.load(arguments.file)
    for path in (arguments.report, arguments.annotate):
        if path is not None:
            check_file(path)
    match = _finished(record)
    reviewer = Reviewer(match)
    with Bar(voice, "review-title", 100) as bar:
        shown = 0
        for grown_so_far in reviewer.go_through(shared(reviewer, arguments.jobs)):
            now = percent(grown_so_far.progress)
            bar.advance(now - shown)
            shown = now
    found = reviewer.review
    written: list[Path] = []
    if arguments.report is not None:
        with draft_of(arguments.report) as draft:
            draft.write_text(page(found, voice.language, _drawn(match, found, voice)), encoding="utf-8")
        written.append(arguments.report)
    if arguments.annotate is not None:
        msgspec.structs.replace(record, notes=notes(found, [], voice.language)).save(arguments.annotate)
        written.append(arguments.annotate)
    if arguments.json:
        write(msgspec.json.encode(found))  # and nothing else: another program reads it
        return 0
    for file in written:
        voice.say("cli-review-written", file=str(file))
    if not written:
        _tell(found, voice)
    return 0


def _finished(record: Record) -> Match:
    match = replay(record, games.load(record.game), journal=False)
    if not match.state.over:
        raise EcumeneError(Message("cli-review-running"))
    return match


def _drawn(match: Match, found: Review, voice: Voice) -> Callable[[Turning], str]:
    """Turning points as who decided there saw them."""
    names = [voice.seat_name(seat) for seat in range(found.players)]
    return lambda turning: svg(showing(match, Moment(turning.step, turning.seat), names, voice.language, found))


def _tell(found: Review, voice: Voice) -> None:
    """Chances as little bars, luck and choice, turning points, points by source."""
    table = Table(title=voice.words("review-chances"))
    table.add_column(overflow="fold")
    table.add_column(no_wrap=True, min_width=_WIDTH)
    for id in ("review-choices", "review-by-luck", "review-mistakes"):
        table.add_column(voice.words(id), justify="right")
    places = [round(i * (len(found.chances) - 1) / (_WIDTH - 1)) for i in range(_WIDTH)]
    for seat in range(found.players):
        bars = "".join(_MARKS[round(8 * found.chances[place][seat])] for place in places)
        balance = found.balance(seat)
        shares = signed(balance.choices), signed(balance.luck)
        table.add_row(voice.seat_name(seat), bars, *shares, str(balance.mistakes))
    voice.out.print(table)
    voice.say("review-turnings" if found.turnings else "review-no-turnings", style="bold")
    for turning in found.turnings:
        step = voice.words("review-step", step=turning.step + 1)
        voice.out.print(f"{step}. {sentences(turning, voice.language, voice.seat_name)}", soft_wrap=True)
    strokes = found.strokes()
    if strokes:
        voice.say("review-strokes", style="bold")
    for stroke in strokes:
        step = voice.words("review-step", step=stroke.step + 1)
        voice.out.print(f"{step}. {text(struck(stroke), voice.language, voice.seat_name)}", soft_wrap=True)
    voice.out.print(_sources(found, voice))


def _sources(found: Review, voice: Voice) -> Table:
    """What the points of every seat came from, quarter by quarter of the game."""
    table = Table(title=voice.words("review-points"))
    table.add_column()
    for seat in range(found.players):
        table.add_column(voice.seat_name(seat), justify="right")
    for category in categories(found):
        cells = [grown(found, seat, category) for seat in range(found.players)]
        table.add_row(category_name(found, category, voice.language), *cells)
    table.add_section()
    table.add_row(voice.words("web-total"), *(grown(found, seat) for seat in range(found.players)))
    return table
