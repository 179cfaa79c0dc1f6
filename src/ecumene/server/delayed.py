"""Watching later: where the host has set a delay, who does not play there sees the game as it was, nothing newer."""

from __future__ import annotations

import time
from bisect import bisect_right
from typing import TYPE_CHECKING

import msgspec

from ecumene.kernel import SPECTATOR
from ecumene.server.api import SeatInfo, Snapshot, TableInfo
from ecumene.server.rows import SeatRow, TableRow

if TYPE_CHECKING:
    from ecumene.server.live import LiveTable


def sees_later(row: TableRow, seats: list[SeatRow], person_id: str | None) -> bool:
    """Whether somebody is shown the past of this table instead of its present."""
    if not row.delay or row.status == "waiting":
        return False
    if person_id is not None and any(seat.person_id == person_id for seat in seats):
        return False
    return row.status == "playing" or time.time() < row.moved_at + row.delay


def step_of(live: LiveTable) -> int:
    """How many of the actions that stand may be seen by now."""
    return bisect_right(live.times, time.time() - live.row.delay)


def veiled(info: TableInfo) -> TableInfo:
    """A table without all that says how its game stands now."""
    return msgspec.structs.replace(
        info,
        status="playing",
        seats=[_veiled_seat(seat) for seat in info.seats],
        to_move=[],
        version=0,
        moved_at=info.created_at,
        result=None,
        next="",
        closed="",
        scores=[],
        clocks=[],
        motion=None,
    )


def _veiled_seat(seat: SeatInfo, status: str = "waiting") -> SeatInfo:
    """Who sits there; not whether they have given up, or a bot plays for them by now."""
    level = seat.level if seat.kind == "bot" else ""
    return msgspec.structs.replace(seat, level=level, stands_in=False, resigned=False, late=False, status=status)


def earlier(live: LiveTable, step: int) -> Snapshot:
    """What a spectator may know after ``step`` actions."""
    state = live.playing.at(step)
    waiting = state.to_move()
    return Snapshot(
        table=live.id,
        game=live.row.game,
        version=step,
        seat=SPECTATOR,
        status="playing",
        to_move=waiting,
        committed=live.committed(state),
        asked=0,
        over=False,
        view=state.view(SPECTATOR),
        prompt=None,
        offers=[],
        refusals=[],
        chosen=[],
        can_take_back=False,
        can_undo=False,
        scores=state.scores(),
        result=None,
        seats=[_veiled_seat(seat, "thinking" if seat.seat in waiting else "waiting") for seat in live.seat_infos()],
        clocks=[],
        steps=step,
        journal_from=0,
        journal=live.entries(state, SPECTATOR, 0),
        since=None,
    )
