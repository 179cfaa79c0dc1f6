"""What a host does with tables and accounts from the command line, also while the server runs."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Row, delete, func, select, update

from ecumene.kernel import Record
from ecumene.server import sqlite, store
from ecumene.server.curator import Findings, look_over
from ecumene.server.database import Database
from ecumene.server.errors import Refused
from ecumene.server.names import as_account, tidy
from ecumene.server.notices import Notices
from ecumene.server.people import hashed
from ecumene.server.profiles import forget
from ecumene.server.rows import SeatRow, TableRow
from ecumene.server.schema import people, sessions, tables
from ecumene.server.settings import Settings
from ecumene.server.shelved import record_of

CLOSED = "server-closed-by-host"
T = TypeVar("T")


class Admin:
    """The host's hands in the database. Every call opens it, does one thing and closes it."""

    def __init__(self, database_url: str = "") -> None:
        settings = Settings.from_env()
        self._url = msgspec.structs.replace(settings, database_url=database_url or settings.database_url).database

    def _do(self, work: Callable[[Database], Awaitable[T]]) -> T:
        async def run() -> T:
            database = Database(self._url)
            if database.file is not None:
                sqlite.examine(database.file)
            try:
                await database.migrate()
                return await work(database)
            finally:
                await database.close()

        return asyncio.run(run())

    def _read(self, work: Callable[[Connection], T]) -> T:
        return self._do(lambda database: database.read(work))

    def _write(self, work: Callable[[Connection], T]) -> T:
        return self._do(lambda database: database.write(work))

    # Tables

    def tables(self, status: str = "") -> list[tuple[TableRow, list[SeatRow]]]:
        """All tables, or those of a status, last moved first."""

        def work(connection: Connection) -> list[tuple[TableRow, list[SeatRow]]]:
            rows = store.all_tables(connection, status)
            seated = store.seats_of(connection, [row.id for row in rows])
            return [(row, seated.get(row.id, [])) for row in rows]

        return self._read(work)

    def close(self, id: str) -> None:
        """End a game as it stands; those who sit there see why."""
        changes: dict[str, Any] = {"status": "finished", "closed": CLOSED, "waiting": [], "bots_due": False}

        def work(connection: Connection) -> None:
            row = _known(store.table(connection, id))
            if row.status != "finished":
                store.change_table(connection, id, **changes)
                self._tell(connection, id)

        self._write(work)

    def export(self, id: str) -> Record:
        """The record of a table, straight from its log."""
        return record_of(_known(self._read(lambda connection: store.load(connection, id))))

    def delete(self, id: str) -> None:
        def work(connection: Connection) -> None:
            _known(store.table(connection, id))
            connection.execute(update(tables).where(tables.c.next_id == id).values(next_id=None))
            connection.execute(delete(tables).where(tables.c.id == id))
            self._tell(connection, id)

        self._write(work)

    def _tell(self, connection: Connection, id: str) -> None:
        Notices(Database(self._url)).tell(connection, id, "table")

    def check(self, tell: Callable[[TableRow, Findings], None]) -> None:
        """Replay every stored game by today's rules, one after another, and tell how each fares."""

        async def work(database: Database) -> None:
            newest_first = select(tables.c.id).order_by(tables.c.moved_at.desc())
            for id in await database.read(lambda connection: list(connection.scalars(newest_first))):
                stored = await database.read(partial(store.load, id=id))
                if stored is not None:
                    tell(stored.row, look_over(stored))

        self._do(work)

    # Accounts

    def accounts(self) -> list[Row[Any]]:
        """Name, since when, last seen, and how many tables they made."""
        made = select(func.count()).where(tables.c.host_id == people.c.id).scalar_subquery()
        found = select(people.c.name, people.c.created_at, people.c.seen_at, made).where(people.c.account.is_not(None))
        return self._read(lambda connection: list(connection.execute(found.order_by(people.c.name))))

    def reset_password(self, name: str) -> str:
        """A new password; whoever was signed in is signed out."""
        password = secrets.token_urlsafe(9)

        def work(connection: Connection) -> None:
            id = _account(connection, name)
            connection.execute(update(people).where(people.c.id == id).values(password=hashed(password)))
            connection.execute(delete(sessions).where(sessions.c.person_id == id))
            store.announce(connection, store.PEOPLE_CHANGED)

        self._write(work)
        return password

    def delete_account(self, name: str) -> None:
        """Forget a person: name, password, sessions, notes and what they said. Their games remain, without the name."""

        async def work(database: Database) -> None:
            await forget(database, await database.read(lambda connection: _account(connection, name)))

        self._do(work)

    # Everybody

    def announce(self, text: str) -> None:
        """Say something at every table that is being watched."""
        if text.strip():
            self._write(lambda connection: store.announce(connection, text))


def _known(found: T | None) -> T:
    if found is None:
        raise Refused(404, "server-no-table")
    return found


def _account(connection: Connection, name: str) -> str:
    found = select(people.c.id).where(people.c.account == as_account(tidy(name)))
    id = connection.execute(found).scalar_one_or_none()
    if id is None:
        raise Refused(404, "server-no-account")
    return str(id)
