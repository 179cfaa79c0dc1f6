"""Every statement about tables, seats, log, chat and notes: units of work for ``Database.read`` and ``write``."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, and_, delete, false, func, insert, not_, or_, select, true, update

from ecumene.server.api import ChatLine
from ecumene.server.rows import LogRow, SeatRow, TableRow, table_row, to_columns
from ecumene.server.schema import announcements, archives, chat, log, notes, people, seats, tables

_SEAT = [seats.c[name] for name in SeatRow.__struct_fields__]
_LOG = [log.c[name] for name in LogRow.__struct_fields__]
PAGE = 30
_NAMED_AT_ONCE = 10_000  # databases take some 32,000 values in one statement
#: What the host says to everybody is numbered from here, and bears this name.
ANNOUNCED = 1_000_000_000
HOST = "Ecumene"


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


def table_by_code(connection: Connection, code: str) -> TableRow | None:
    row = connection.execute(select(tables).where(tables.c.code == code)).mappings().first()
    return table_row(row) if row else None


def table_by_key(connection: Connection, host_id: str, key: str) -> TableRow | None:
    found = select(tables).where(tables.c.host_id == host_id, tables.c.key == key)
    row = connection.execute(found).mappings().first()
    return table_row(row) if row else None


def seats_of(connection: Connection, ids: Iterable[str]) -> dict[str, list[SeatRow]]:
    wanted = list(ids)
    grouped: dict[str, list[SeatRow]] = {}
    for first in range(0, len(wanted), _NAMED_AT_ONCE):
        some = wanted[first : first + _NAMED_AT_ONCE]
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
    found = select(*_LOG).where(log.c.table_id == id, log.c.seq > after, log.c.seq <= row.version).order_by(log.c.seq)
    entries = [LogRow(*entry) for entry in connection.execute(found)]
    seated = seats_of(connection, [id])[id]
    return Stored(row, seated, entries, seen_at(connection, [seat.person_id for seat in seated if seat.person_id]))


def add_table(connection: Connection, row: TableRow, seated: list[SeatRow]) -> None:
    connection.execute(insert(tables).values(to_columns(_fields(row))))
    connection.execute(insert(seats), [{"table_id": row.id, **_fields(seat)} for seat in seated])


def add_log(connection: Connection, id: str, entries: list[LogRow]) -> None:
    now = time.time()
    if entries:
        connection.execute(insert(log), [{"table_id": id, "at": now, **_fields(entry)} for entry in entries])


def append(connection: Connection, id: str, entry: LogRow, changes: dict[str, Any]) -> None:
    """Add a row to the log and say in the table's row what it led to; raises ``Overtaken``."""
    now = time.time()
    advance = (
        update(tables)
        .where(tables.c.id == id, tables.c.version == entry.seq - 1, tables.c.status == "playing")
        .values(version=entry.seq, moved_at=now, **to_columns(changes))
    )
    if connection.execute(advance).rowcount != 1:
        raise Overtaken(id)
    connection.execute(insert(log).values(table_id=id, at=now, **_fields(entry)))


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


def listed(connection: Connection, which: str, person_id: str | None, before: str) -> list[TableRow]:
    """A page of tables, newest first: ``open`` to join, ``mine`` that go on, ``finished`` of mine."""
    found = select(tables).order_by(tables.c.created_at.desc(), tables.c.id.desc()).limit(PAGE)
    if which == "open":
        found = found.where(tables.c.status == "waiting", tables.c.open.is_(True))
    else:
        sat_there = select(seats.c.table_id).where(seats.c.person_id == person_id)
        mine = or_(tables.c.id.in_(sat_there), tables.c.host_id == person_id)
        over = tables.c.status == "finished" if which == "finished" else tables.c.status != "finished"
        found = found.where(mine, over)
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


def unseen(connection: Connection, mark: Callable[[str], str], skipped: Iterable[str], limit: int = 20) -> list[str]:
    """Tables that today's code has not looked over, and finished ones of which nothing is kept; not ``skipped``."""
    names = [row[0] for row in connection.execute(select(tables.c.game).distinct())]
    looked_over = or_(false(), *(and_(tables.c.game == name, tables.c.checked == mark(name)) for name in names))
    kept = select(archives.c.table_id).where(archives.c.table_id == tables.c.id).exists()
    wanting = or_(not_(func.coalesce(looked_over, false())), and_(tables.c.status == "finished", not_(kept)))
    found = select(tables.c.id).where(tables.c.version > 0, tables.c.closed.is_(None), wanting)
    if missed := list(skipped):
        found = found.where(tables.c.id.not_in(missed))
    return [row[0] for row in connection.execute(found.order_by(tables.c.moved_at.desc()).limit(limit))]


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
    found = select(tables.c.id, tables.c.version, tables.c.status).where(tables.c.id.in_(list(ids)))
    return {row[0]: (row[1], row[2]) for row in connection.execute(found)}


def chat_lines(connection: Connection, id: str, after: int, limit: int = 200) -> list[ChatLine]:
    columns = [chat.c[name] for name in ("n", "seat", "name", "text", "at")]
    found = select(*columns).where(chat.c.table_id == id, chat.c.n > after).order_by(chat.c.n.desc()).limit(limit)
    lines = [ChatLine(*row) for row in connection.execute(found)]
    return lines[::-1]


def chat_by_key(connection: Connection, id: str, person_id: str, key: str) -> ChatLine | None:
    columns = [chat.c[name] for name in ("n", "seat", "name", "text", "at")]
    found = select(*columns).where(chat.c.table_id == id, chat.c.person_id == person_id, chat.c.key == key)
    row = connection.execute(found).first()
    return ChatLine(*row) if row else None


def add_chat(connection: Connection, id: str, person_id: str, line: ChatLine, key: str) -> tuple[ChatLine, bool]:
    """The line with its number, and whether it is new: the same key says the same thing once."""
    known = chat_by_key(connection, id, person_id, key)
    if known:
        return known, False
    last = select(func.coalesce(func.max(chat.c.n), 0)).where(chat.c.table_id == id)
    line = msgspec.structs.replace(line, n=int(connection.execute(last).scalar_one()) + 1)
    connection.execute(insert(chat).values(table_id=id, person_id=person_id, key=key, **_fields(line)))
    return line, True


def notes_of(connection: Connection, id: str, person_id: str) -> str:
    found = select(notes.c.text).where(notes.c.table_id == id, notes.c.person_id == person_id)
    return str(connection.execute(found).scalar_one_or_none() or "")


def keep_notes(connection: Connection, id: str, person_id: str, text: str) -> None:
    connection.execute(delete(notes).where(notes.c.table_id == id, notes.c.person_id == person_id))
    connection.execute(insert(notes).values(table_id=id, person_id=person_id, text=text))


def page(connection: Connection, which: str, person_id: str | None, before: str) -> Page:
    """A page of tables with who sits there and when they were last seen."""
    rows = listed(connection, which, person_id, before)
    seated = seats_of(connection, [row.id for row in rows])
    ids = {seat.person_id for group in seated.values() for seat in group if seat.person_id}
    return Page(rows, seated, seen_at(connection, ids))


def seen_at(connection: Connection, ids: Iterable[str]) -> dict[str, float]:
    found = select(people.c.id, people.c.seen_at).where(people.c.id.in_(list(ids)))
    return {row[0]: row[1] for row in connection.execute(found)}


def mark_seen(connection: Connection, ids: Iterable[str], at: float) -> None:
    connection.execute(update(people).where(people.c.id.in_(list(ids))).values(seen_at=at))


def _fields(value: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(value, name) for name in value.__struct_fields__}
