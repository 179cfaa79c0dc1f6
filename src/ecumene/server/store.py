"""Every statement about tables, seats, log, chat and notes. Nothing here knows the rules of anything."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ecumene.server.api import ChatLine
from ecumene.server.rows import LogRow, SeatRow, TableRow, table_row, to_columns
from ecumene.server.schema import chat, log, notes, people, seats, tables

_SEAT = [seats.c[name] for name in SeatRow.__struct_fields__]
_LOG = [log.c[name] for name in LogRow.__struct_fields__]
PAGE = 30


class Overtaken(Exception):
    """Another process has written to the table first."""


async def table(connection: AsyncConnection, id: str) -> TableRow | None:
    row = (await connection.execute(select(tables).where(tables.c.id == id))).mappings().first()
    return table_row(row) if row else None


async def table_by_code(connection: AsyncConnection, code: str) -> TableRow | None:
    row = (await connection.execute(select(tables).where(tables.c.code == code))).mappings().first()
    return table_row(row) if row else None


async def table_by_key(connection: AsyncConnection, host_id: str, key: str) -> TableRow | None:
    found = select(tables).where(tables.c.host_id == host_id, tables.c.key == key)
    row = (await connection.execute(found)).mappings().first()
    return table_row(row) if row else None


async def seats_of(connection: AsyncConnection, ids: Iterable[str]) -> dict[str, list[SeatRow]]:
    found = select(seats.c.table_id, *_SEAT).where(seats.c.table_id.in_(list(ids))).order_by(seats.c.seat)
    grouped: dict[str, list[SeatRow]] = {}
    for row in await connection.execute(found):
        grouped.setdefault(row[0], []).append(SeatRow(*row[1:]))
    return grouped


async def log_after(connection: AsyncConnection, id: str, version: int) -> list[LogRow]:
    found = select(*_LOG).where(log.c.table_id == id, log.c.seq > version).order_by(log.c.seq)
    return [LogRow(*row) for row in await connection.execute(found)]


async def add_table(connection: AsyncConnection, row: TableRow, seated: list[SeatRow]) -> None:
    await connection.execute(insert(tables).values(to_columns(_fields(row))))
    await connection.execute(insert(seats), [{"table_id": row.id, **_fields(seat)} for seat in seated])


async def add_log(connection: AsyncConnection, id: str, entries: list[LogRow]) -> None:
    now = time.time()
    if entries:
        await connection.execute(insert(log), [{"table_id": id, "at": now, **_fields(entry)} for entry in entries])


async def append(connection: AsyncConnection, id: str, entry: LogRow, changes: dict[str, Any]) -> None:
    """Add a row to the log and say in the table's row what it led to; raises ``Overtaken``."""
    now = time.time()
    advance = (
        update(tables)
        .where(tables.c.id == id, tables.c.version == entry.seq - 1)
        .values(version=entry.seq, moved_at=now, **to_columns(changes))
    )
    if (await connection.execute(advance)).rowcount != 1:
        raise Overtaken(id)
    await connection.execute(insert(log).values(table_id=id, at=now, **_fields(entry)))


async def change_table(connection: AsyncConnection, id: str, **changes: Any) -> None:
    await connection.execute(update(tables).where(tables.c.id == id).values(**to_columns(changes)))


async def change_status(connection: AsyncConnection, id: str, was: str, **changes: Any) -> bool:
    """The same, unless somebody else was first to move the table on from this status."""
    statement = update(tables).where(tables.c.id == id, tables.c.status == was).values(**to_columns(changes))
    return (await connection.execute(statement)).rowcount == 1


async def follow(connection: AsyncConnection, id: str, next_id: str) -> bool:
    """Name the table that follows this one, unless somebody already has."""
    free = update(tables).where(tables.c.id == id, tables.c.next_id.is_(None)).values(next_id=next_id)
    return (await connection.execute(free)).rowcount == 1


async def change_seat(connection: AsyncConnection, id: str, new: SeatRow, *, was: str | None = None) -> bool:
    """Seat somebody; with ``was``, only while the seat is still of that kind."""
    here = and_(seats.c.table_id == id, seats.c.seat == new.seat)
    if was is not None:
        here = and_(here, seats.c.kind == was)
    return (await connection.execute(update(seats).where(here).values(_fields(new)))).rowcount == 1


async def unfinished_of(connection: AsyncConnection, host_id: str) -> int:
    counted = select(func.count()).where(tables.c.host_id == host_id, tables.c.status != "finished")
    return int((await connection.execute(counted)).scalar_one())


async def listed(connection: AsyncConnection, which: str, person_id: str | None, before: str) -> list[TableRow]:
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
    return [table_row(row) for row in (await connection.execute(found)).mappings()]


async def bots_due(connection: AsyncConnection, quiet_since: float) -> list[str]:
    """Running tables where a bot owes a decision and nothing has happened for a while."""
    found = select(tables.c.id).where(
        tables.c.bots_due.is_(True), tables.c.moved_at <= quiet_since, tables.c.status == "playing"
    )
    return [row[0] for row in await connection.execute(found)]


async def versions(connection: AsyncConnection, ids: Iterable[str]) -> dict[str, tuple[int, str]]:
    """Version and status of tables."""
    found = select(tables.c.id, tables.c.version, tables.c.status).where(tables.c.id.in_(list(ids)))
    return {row[0]: (row[1], row[2]) for row in await connection.execute(found)}


async def chat_lines(connection: AsyncConnection, id: str, after: int, limit: int = 200) -> list[ChatLine]:
    columns = [chat.c[name] for name in ("n", "seat", "name", "text", "at")]
    found = select(*columns).where(chat.c.table_id == id, chat.c.n > after).order_by(chat.c.n.desc()).limit(limit)
    lines = [ChatLine(*row) for row in await connection.execute(found)]
    return lines[::-1]


async def chat_by_key(connection: AsyncConnection, id: str, person_id: str, key: str) -> ChatLine | None:
    columns = [chat.c[name] for name in ("n", "seat", "name", "text", "at")]
    found = select(*columns).where(chat.c.table_id == id, chat.c.person_id == person_id, chat.c.key == key)
    row = (await connection.execute(found)).first()
    return ChatLine(*row) if row else None


async def add_chat(connection: AsyncConnection, id: str, person_id: str, line: ChatLine, key: str) -> ChatLine:
    last = select(func.coalesce(func.max(chat.c.n), 0)).where(chat.c.table_id == id)
    line = msgspec.structs.replace(line, n=int((await connection.execute(last)).scalar_one()) + 1)
    await connection.execute(insert(chat).values(table_id=id, person_id=person_id, key=key, **_fields(line)))
    return line


async def notes_of(connection: AsyncConnection, id: str, person_id: str) -> str:
    found = select(notes.c.text).where(notes.c.table_id == id, notes.c.person_id == person_id)
    return str((await connection.execute(found)).scalar_one_or_none() or "")


async def keep_notes(connection: AsyncConnection, id: str, person_id: str, text: str) -> None:
    await connection.execute(delete(notes).where(notes.c.table_id == id, notes.c.person_id == person_id))
    await connection.execute(insert(notes).values(table_id=id, person_id=person_id, text=text))


async def seen_at(connection: AsyncConnection, ids: Iterable[str]) -> dict[str, float]:
    found = select(people.c.id, people.c.seen_at).where(people.c.id.in_(list(ids)))
    return {row[0]: row[1] for row in await connection.execute(found)}


async def mark_seen(connection: AsyncConnection, ids: Iterable[str], at: float) -> None:
    await connection.execute(update(people).where(people.c.id.in_(list(ids))).values(seen_at=at))


def _fields(value: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(value, name) for name in value.__struct_fields__}
