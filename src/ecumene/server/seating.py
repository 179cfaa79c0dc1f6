"""What follows from who sits where: what is stored of a game, whose clocks run, who is shown as choosing."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from ecumene.kernel import Record, State
from ecumene.kernel.record import TAKE_BACK
from ecumene.server.api import Pace, SeatInfo, TableInfo
from ecumene.server.clocks import as_columns, infos, started
from ecumene.server.rows import LogRow, SeatRow, TableRow


def idle_rows(entries: list[LogRow]) -> set[int]:
    """The numbers of rows that cancel each other out: actions, and the undos that withdrew them."""
    standing: list[int] = []
    idle: set[int] = set()
    for entry in entries:
        if entry.kind != "undo":
            standing.append(entry.seq)
        elif standing:
            idle |= {standing.pop(), entry.seq}
    return idle


def outcome(state: State, seats: list[SeatRow]) -> dict[str, Any]:
    """What a table's row says of a position."""
    waiting = state.to_move()
    due = any(seats[seat].by_bot for seat in waiting)
    changes: dict[str, Any] = {"waiting": waiting, "bots_due": due, "scores": state.scores()}
    if state.over:
        changes |= {"status": "finished", "result": state.result()}
    return changes


def clocks_of(pace: Pace | None, seats: list[SeatRow], waiting: list[int]) -> dict[str, Any]:
    """What a table's row says of the clocks when the game begins."""
    if pace is None:
        return {}
    return as_columns(pace, started(pace, len(seats), by_people(seats, waiting), time.time()))


def by_people(seats: list[SeatRow], waiting: list[int]) -> list[int]:
    """Those of some seats where a person plays."""
    return [seat for seat in waiting if not seats[seat].by_bot]


def log_of(record: Record) -> list[LogRow]:
    """The lines of a record as rows of a log."""
    entries = []
    for seq, line in enumerate(record.actions, start=1):
        number, _, action = line.partition(" ")
        seat = int(number) - 1
        entries.append(LogRow(seq, "take_back", seat) if action == TAKE_BACK else LogRow(seq, "play", seat, action))
    return entries


def committed(state: State) -> list[int]:
    """The seats that have chosen all they owe, though it is not revealed yet. That they have, everybody sees."""
    waiting = state.to_move()
    return [seat for seat in range(state.players) if seat not in waiting and state.can_take_back(seat)]


def seat_infos(seats: list[SeatRow], to_move: list[int], online: Callable[[str], bool]) -> list[SeatInfo]:
    return [
        SeatInfo(
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            level=seat.level if seat.by_bot else "",
            online=seat.person_id is not None and online(seat.person_id),
            stands_in=seat.stands_in,
            resigned=seat.resigned,
            late=seat.late,
            status="open" if seat.kind == "open" else "thinking" if seat.seat in to_move else "waiting",
        )
        for seat in seats
    ]


def table_info(
    row: TableRow, seats: list[SeatRow], me: str | None, online: Callable[[str], bool], watchers: int
) -> TableInfo:
    """What somebody sees of a table besides the board."""
    mine = [seat.seat for seat in seats if me is not None and seat.person_id == me]
    hosting = me is not None and row.host_id == me
    running = row.status == "playing"
    return TableInfo(
        id=row.id,
        game=row.game,
        players=row.players,
        options=row.options,
        status=row.status,
        open=row.open,
        hints=row.hints,
        imported=row.imported,
        hosting=hosting,
        code=row.code if hosting or mine else "",
        seats=seat_infos(seats, row.waiting if running else [], online),
        my_seats=mine,
        to_move=row.waiting if running else [],
        version=row.version,
        created_at=row.created_at,
        moved_at=row.moved_at,
        result=row.result,
        next=row.next_id or "",
        closed=row.closed or "",
        scores=row.scores or [],
        pace=row.pace,
        clocks=infos(row.pace, row.clocks) if running else [],
        motion=row.motion,
        delay=row.delay,
        watchers=watchers,
        cup=row.cup_id or "",
    )
