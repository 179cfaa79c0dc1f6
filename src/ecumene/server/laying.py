"""A new table, as the database will keep it."""

from __future__ import annotations

import time

import msgspec

from ecumene.kernel import Match
from ecumene.server.api import Pace
from ecumene.server.curator import mark
from ecumene.server.rows import Person, SeatRow, TableRow, new_id
from ecumene.server.seating import clocks_of

_CODE_LENGTH = 8


def new_row(
    person: Person,
    match: Match,
    seats: list[SeatRow],
    open: bool,
    hints: bool,
    key: str,
    imported: bool = False,
    pace: Pace | None = None,
) -> TableRow:
    """The table of a match; it has begun unless a seat is open."""
    state = match.state
    waiting = state.to_move()
    free = any(seat.kind == "open" for seat in seats)
    now = time.time()
    return TableRow(
        id=new_id(),
        game=match.game.slug,
        rules=state.rules,
        players=state.players,
        options=msgspec.to_builtins(match.options),
        seed=match.seed,
        host_id=person.id,
        code=new_id(_CODE_LENGTH),
        open=open,
        hints=hints,
        imported=imported,
        status="waiting" if free else "finished" if state.over else "playing",
        version=len(match.actions),
        waiting=waiting,
        bots_due=not free and any(seats[seat].by_bot for seat in waiting),
        result=state.result(),
        created_at=now,
        moved_at=now,
        key=key or None,
        scores=state.scores(),
        checked=mark(match.game.slug),
        pace=pace,
        **({} if free else clocks_of(pace, seats, waiting)),
    )
