"""Every statement about tables, seats, log, chat and notes: units of work for ``Database.read`` and ``write``."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import cache
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    Connection,
    Select,
    Update,
    and_,
    bindparam,
    delete,
    false,
    func,
    insert,
    not_,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.dml import ReturningInsert

from ecumene.server.api import ChatLine
from ecumene.server.rows import LogRow, SeatRow, TableRow, table_row, to_columns
from ecumene.server.schema import announcements, archives, heartbeat, log, notes, people, seats, tables

_SEAT = [seats.c[name] for name in SeatRow.__struct_fields__]
_LOG = [log.c[name] for name in LogRow.__struct_fields__]
PAGE = 30
_NAMED_AT_ONCE = 10_000  # databases take some 32,000 values in one statement
#: So many rows of a long log are read or written before others may go on: PostgreSQL is asked from the event loop.
_ROWS_AT_ONCE = 1000
#: What the host says to everybody is numbered from here, and bears this name.
ANNOUNCED = 1_000_000_000
HOST = "Ecumene"
#: An announcement without words, for the server alone: the host has changed accounts.
PEOPLE_CHANGED = ""
#: The name of somebody who was forgotten.
NOBODY = "—"


class Overtaken(Exception):
    """Another process has written to the table first."""


def table(connection: Connection, id: str) -> TableRow | None:
    row = connection.execute(select(tables).where(tables.c.id == id)).mappings().first()
    return table_row(row) if row else None


def all_tables(connection: Connection, status: str) -> list[TableRow]:
    """For hosts: every table, or those of a status, last moved first."""
    found = select(tables).order_by(tables.c.moved_at.desc())
    if status:
        found = found.where(tables.c.status == status)
    return [table_row(row) for row in connection.execute(found).mappings()]


def announced(connection: Connection, after: int) -> list[ChatLine]:
    """What the host has said to everybody since; it comes after all that was said at a table."""
    found = select(announcements).where(announcements.c.n > after).order_by(announcements.c.n)
    return [ChatLine(ANNOUNCED + row.n, None, HOST, row.text, row.at) for row in connection.execute(found)]


def announce(connection: Connection, text: str) -> None:
    """Say something to everybody."""
    number = connection.execute(select(func.coalesce(func.max(announcements.c.n), 0))).scalar_one() + 1
    connection.execute(insert(announcements).values(n=number, text=text[:500], at=time.time()))


def table_by_code(connection: Connection, code: str) -> TableRow | None:
    row = connection.execute(select(tables).where(tables.c.code == code)).mappings().first()
    return table_row(row) if row else None


def table_by_key(connection: Connection, host_id: str, key: str) -> TableRow | None:
    found = select(tables).where(tables.c.host_id == host_id, tables.c.key == key)
    row = connection.execute(found).mappings().first()
    return table_row(row) if row else None


def seats_of(connection: Connection, ids: Iterable[str]) -> dict[str, list[SeatRow]]:
    grouped: dict[str, list[SeatRow]] = {}
    for some in _some(ids):
        found = select(seats.c.table_id, *_SEAT).where(seats.c.table_id.in_(some)).order_by(seats.c.seat)
        for row in connection.execute(found):
            grouped.setdefault(row[0], []).append(SeatRow(*row[1:]))
    return grouped


class Stored(NamedTuple):
    """What the database knows of one table, its log from some version on, and when its people were last seen."""

    row: TableRow
    seats: list[SeatRow]
    log: list[LogRow]
    seen: dict[str, float]


class Page(NamedTuple):
    """Some tables of a list."""

    rows: list[TableRow]
    seats: dict[str, list[SeatRow]]
    seen: dict[str, float]


def load(connection: Connection, id: str, after: int = 0) -> Stored | None:
    """A table with the rows of its log after version ``after``."""
    row = table(connection, id)
    if row is None:
        return None
    # Where reads of one transaction may differ, the log can already be ahead of the row.
    entries = [
        LogRow(*entry)
        for first in range(after, row.version, _ROWS_AT_ONCE)
        for entry in connection.execute(_log_between(id, first, min(first + _ROWS_AT_ONCE, row.version)))
    ]
    seated = seats_of(connection, [id])[id]
    return Stored(row, seated, entries, seen_at(connection, [seat.person_id for seat in seated if seat.person_id]))


def _log_between(id: str, after: int, last: int) -> Select[Any]:
    return select(*_LOG).where(log.c.table_id == id, log.c.seq > after, log.c.seq <= last).order_by(log.c.seq)


def add_table(connection: Connection, row: TableRow, seated: list[SeatRow]) -> None:
    connection.execute(insert(tables).values(to_columns(_fields(row))))
    connection.execute(insert(seats), [{"table_id": row.id, **_fields(seat)} for seat in seated])


def add_log(connection: Connection, id: str, entries: list[LogRow]) -> None:
    now = time.time()
    for first in range(0, len(entries), _ROWS_AT_ONCE):
        some = entries[first : first + _ROWS_AT_ONCE]
        connection.execute(_ADD_LOG, [{"table_id": id, **_fields(entry), "at": entry.at or now} for entry in some])


def append(connection: Connection, id: str, entry: LogRow, changes: dict[str, Any], in_one: bool = False) -> None:
    """Add a row to the log and say in the table's row what it led to, in one statement or two; raises ``Overtaken``."""
    now = time.time()
    columns = to_columns(changes)
    given = {"table": id, "before": entry.seq - 1, "version": entry.seq, "moved_at": now, **columns}
    row = {"table_id": id, **_fields(entry), "at": entry.at or now}
    if in_one:
        row = {f"log_{name}": value for name, value in row.items()}
        if connection.execute(_advance_with_log(tuple(columns)), {**given, **row}).first() is None:
            raise Overtaken(id)
        return
    if connection.execute(_advance(tuple(columns)), given).rowcount != 1:
        raise Overtaken(id)
    connection.execute(_ADD_LOG, row)


# Put together once: that takes longer than carrying it out, and every move needs it.
_ADD_LOG = insert(log).values({column.name: bindparam(column.name) for column in log.columns})


@cache
def _advance(columns: tuple[str, ...]) -> Update:
    """The statement that moves a table on by one version, if nobody else has, and sets these columns besides."""
    here = and_(tables.c.id == bindparam("table"), tables.c.version == bindparam("before"))
    changed: dict[str, Any] = {name: bindparam(name) for name in ("version", "moved_at", *columns)}
    return update(tables).where(here, tables.c.status == "playing").values(changed)


@cache
def _advance_with_log(columns: tuple[str, ...]) -> ReturningInsert[Any]:
    """The same with the row of the log: each statement is a way to the database and back. SQLite knows none of this."""
    moved = _advance(columns).returning(tables.c.id).cte("moved")
    row = [bindparam(f"log_{column.name}", type_=column.type) for column in log.columns]
    kept = insert(log).from_select([column.name for column in log.columns], select(*row).select_from(moved))
    return kept.returning(log.c.seq)


def change_table(connection: Connection, id: str, **changes: Any) -> None:
    connection.execute(update(tables).where(tables.c.id == id).values(**to_columns(changes)))


def follow(connection: Connection, id: str, next_id: str) -> bool:
    """Name the table that follows this one, unless somebody already has."""
    free = update(tables).where(tables.c.id == id, tables.c.next_id.is_(None)).values(next_id=next_id)
    return connection.execute(free).rowcount == 1


def _change_seat(connection: Connection, id: str, new: SeatRow, was: str | None) -> bool:
    here = and_(seats.c.table_id == id, seats.c.seat == new.seat)
    if was is not None:
        here = and_(here, seats.c.kind == was)
    return connection.execute(update(seats).where(here).values(_fields(new))).rowcount == 1


def begin(connection: Connection, id: str, filled: list[SeatRow], changes: dict[str, Any]) -> bool:
    """Start a table that waits, with these open seats filled; False if somebody else was faster."""
    started = update(tables).where(tables.c.id == id, tables.c.status == "waiting").values(**to_columns(changes))
    return connection.execute(started).rowcount == 1 and change_seats(connection, id, filled, "open")


def change_seats(connection: Connection, id: str, changed: list[SeatRow], was: str | None) -> bool:
    """Seat people; with ``was``, only while all these seats are still of that kind."""
    return all(_change_seat(connection, id, seat, was) for seat in changed)


def unfinished_of(connection: Connection, host_id: str) -> int:
    counted = select(func.count()).where(tables.c.host_id == host_id, tables.c.status != "finished")
    return int(connection.execute(counted).scalar_one())


def unfinished_with(connection: Connection, person_id: str) -> list[str]:
    """The tables that are not over and have this person at them."""
    found = (
        select(tables.c.id)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.person_id == person_id, tables.c.status != "finished")
        .distinct()
    )
    return [row[0] for row in connection.execute(found)]


def waiting_for(connection: Connection, person_id: str) -> list[tuple[str, str]]:
    """Tables where a person owes a decision, and their games."""
    found = (
        select(tables.c.id, tables.c.game, tables.c.waiting, seats.c.seat)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.person_id == person_id, tables.c.status == "playing", seats.c.stands_in.is_(False))
        .order_by(tables.c.moved_at)
    )
    rows = connection.execute(found)
    return list({id: game for id, game, waiting, seat in rows if seat in msgspec.json.decode(waiting)}.items())


class Wanted(NamedTuple):
    """Which tables of a list: of a game, of so many players, with somebody whose name has these letters in it."""

    game: str = ""
    players: int = 0
    name: str = ""


def listed(connection: Connection, which: str, person_id: str | None, before: str, wanted: Wanted) -> list[TableRow]:
    """A page of tables, newest first: to join (``open``), to ``watch``, ``mine`` that go on, ``finished`` of mine."""
    found = select(tables).order_by(tables.c.created_at.desc(), tables.c.id.desc()).limit(PAGE)
    if which in ("open", "watch"):
        status = "waiting" if which == "open" else "playing"
        found = found.where(tables.c.status == status, tables.c.open.is_(True))
    else:
        sat_there = select(seats.c.table_id).where(seats.c.person_id == person_id)
        mine = or_(tables.c.id.in_(sat_there), tables.c.host_id == person_id)
        over = tables.c.status == "finished" if which == "finished" else tables.c.status != "finished"
        found = found.where(mine, over)
    if wanted.game:
        found = found.where(tables.c.game == wanted.game)
    if wanted.players:
        found = found.where(tables.c.players == wanted.players)
    if wanted.name:
        alike = func.lower(seats.c.name).contains(wanted.name.lower(), autoescape=True)
        found = found.where(tables.c.id.in_(select(seats.c.table_id).where(alike)))
    if before:
        mark = select(tables.c.created_at).where(tables.c.id == before).scalar_subquery()
        earlier = or_(tables.c.created_at < mark, and_(tables.c.created_at == mark, tables.c.id < before))
        found = found.where(earlier)
    return [table_row(row) for row in connection.execute(found).mappings()]


def bots_due(connection: Connection, quiet_since: float, ahead: float) -> dict[str, dict[str, float]]:
    """Running tables where a bot owes a decision and nothing has happened for a while, and when their people were seen.

    Tables that moved in the future, after ``ahead``, did so before the clock was set back.
    """
    quiet = or_(tables.c.moved_at <= quiet_since, tables.c.moved_at > ahead)
    if quiet_since == float("inf"):
        quiet = true()
    found = (
        select(tables.c.id, people.c.id, people.c.seen_at)
        .outerjoin(seats, seats.c.table_id == tables.c.id)
        .outerjoin(people, people.c.id == seats.c.person_id)
        .where(tables.c.bots_due.is_(True), tables.c.status == "playing", quiet)
    )
    due: dict[str, dict[str, float]] = {}
    for table_id, person_id, seen in connection.execute(found):
        present = due.setdefault(table_id, {})
        if person_id is not None:
            present[person_id] = seen
    return due


def overdue(connection: Connection, now: float, limit: int) -> list[str]:
    """Running tables where somebody is out of time, who has been so for longest first."""
    found = select(tables.c.id).where(tables.c.status == "playing", tables.c.due_at <= now)
    return [row[0] for row in connection.execute(found.order_by(tables.c.due_at).limit(limit))]


def on_the_clock(connection: Connection) -> list[str]:
    """Running tables where a clock runs."""
    found = select(tables.c.id).where(tables.c.status == "playing", tables.c.due_at.is_not(None))
    return [row[0] for row in connection.execute(found)]


def beat(connection: Connection, now: float) -> float:
    """Note that the house is awake; when it was awake last."""
    last = connection.execute(select(heartbeat.c.at).where(heartbeat.c.n == 1).with_for_update()).scalar_one_or_none()
    if last is None:
        with suppress(IntegrityError), connection.begin_nested():  # another process may be first
            connection.execute(insert(heartbeat).values(n=1, at=now))
        return now
    connection.execute(update(heartbeat).where(heartbeat.c.n == 1).values(at=now))
    return float(last)


def unseen(connection: Connection, mark: Callable[[str], str], skipped: set[str], limit: int = 200) -> list[str]:
    """Tables that today's code has not looked over, and finished ones of which nothing is kept; not ``skipped``,
    which may be more than a statement takes.
    """
    names = [row[0] for row in connection.execute(select(tables.c.game).distinct())]
    looked_over = or_(false(), *(and_(tables.c.game == name, tables.c.checked == mark(name)) for name in names))
    kept = select(archives.c.table_id).where(archives.c.table_id == tables.c.id).exists()
    wanting = or_(not_(func.coalesce(looked_over, false())), and_(tables.c.status == "finished", not_(kept)))
    found = select(tables.c.id).where(tables.c.version > 0, tables.c.closed.is_(None), wanting)
    newest = connection.scalars(found.order_by(tables.c.moved_at.desc()).limit(limit + len(skipped)))
    return [id for id in newest if id not in skipped][:limit]


def looked_over(connection: Connection, id: str, mark: str, archive: bytes | None) -> None:
    connection.execute(update(tables).where(tables.c.id == id).values(checked=mark))
    if archive is not None:
        connection.execute(delete(archives).where(archives.c.table_id == id))
        connection.execute(insert(archives).values(table_id=id, body=archive))


def archive(connection: Connection, id: str) -> bytes | None:
    body = connection.execute(select(archives.c.body).where(archives.c.table_id == id)).scalar_one_or_none()
    return bytes(body) if body is not None else None


def versions(connection: Connection, ids: Iterable[str]) -> dict[str, tuple[int, str]]:
    """Version and status of tables."""
    found = select(tables.c.id, tables.c.version, tables.c.status)
    rows = (row for some in _some(ids) for row in connection.execute(found.where(tables.c.id.in_(some))))
    return {row[0]: (row[1], row[2]) for row in rows}


def notes_of(connection: Connection, id: str, person_id: str) -> str:
    found = select(notes.c.text).where(notes.c.table_id == id, notes.c.person_id == person_id)
    return str(connection.execute(found).scalar_one_or_none() or "")


def keep_notes(connection: Connection, id: str, person_id: str, text: str) -> None:
    connection.execute(delete(notes).where(notes.c.table_id == id, notes.c.person_id == person_id))
    connection.execute(insert(notes).values(table_id=id, person_id=person_id, text=text))


def page(connection: Connection, which: str, person_id: str | None, before: str, wanted: Wanted) -> Page:
    """A page of tables with who sits there and when they were last seen."""
    rows = listed(connection, which, person_id, before, wanted)
    seated = seats_of(connection, [row.id for row in rows])
    ids = {seat.person_id for group in seated.values() for seat in group if seat.person_id}
    return Page(rows, seated, seen_at(connection, ids))


def seen_at(connection: Connection, ids: Iterable[str]) -> dict[str, float]:
    found = select(people.c.id, people.c.seen_at)
    rows = (row for some in _some(ids) for row in connection.execute(found.where(people.c.id.in_(some))))
    return {row[0]: row[1] for row in rows}


def forgotten(connection: Connection, ids: Iterable[str]) -> set[str]:
    """Those of some people whose account the host has deleted."""
    found = select(people.c.id).where(people.c.name == NOBODY)
    return {id for some in _some(ids) for id in connection.scalars(found.where(people.c.id.in_(some)))}


def mark_seen(connection: Connection, seen: dict[str, float]) -> None:
    marked = update(people).where(people.c.id == bindparam("person")).values(seen_at=bindparam("at"))
    # In one order: processes that do so at once would wait for each other.
    connection.execute(marked, [{"person": id, "at": at} for id, at in sorted(seen.items())])


def _some(ids: Iterable[str]) -> Iterator[list[str]]:
    """As many at a time as one statement takes."""
    wanted = list(ids)
    for first in range(0, len(wanted), _NAMED_AT_ONCE):
        yield wanted[first : first + _NAMED_AT_ONCE]


def _fields(value: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(value, name) for name in value.__struct_fields__}
