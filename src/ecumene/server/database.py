"""One database behind two doors: many readers, and writers whose work is stored when the door closes."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine, event, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ecumene.server.schema import metadata

BUSY_SECONDS = 15
#: Any number, as long as all our processes use the same one while they migrate.
MIGRATION_LOCK = 0x0EC0_3E4E


class Database:
    """SQLite in WAL mode with a single writer connection, or PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        if self.sqlite:
            self._writer = self._sqlite_engine(1, "BEGIN IMMEDIATE")
            self._reader = self._sqlite_engine(4, "BEGIN")
        else:
            self._writer = self._reader = create_async_engine(self.url, pool_size=10, pool_pre_ping=True)

    def _sqlite_engine(self, connections: int, begin: str) -> AsyncEngine:
        engine = create_async_engine(
            self.url, pool_size=connections, max_overflow=0, connect_args={"timeout": BUSY_SECONDS}
        )

        @event.listens_for(engine.sync_engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            connection.isolation_level = None  # we begin transactions ourselves
            cursor = connection.cursor()
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute("PRAGMA synchronous=FULL")
            cursor.execute("PRAGMA foreign_keys=ON")
            cursor.close()

        @event.listens_for(engine.sync_engine, "begin")
        def start(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

        return engine

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self._reader.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: committed when the block ends, rolled back if it raises."""
        async with self._writer.begin() as connection:
            yield connection

    async def check(self) -> None:
        async with self.read() as connection:
            await connection.execute(text("SELECT 1"))

    async def migrate(self) -> None:
        """Bring the schema up to date. Processes that start together take turns."""
        async with self.write() as connection:
            if not self.sqlite:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(_upgrade)

    async def close(self) -> None:
        await self._reader.dispose()
        if self._writer is not self._reader:
            await self._writer.dispose()

    async def backup(self, target: Path) -> None:
        """A consistent copy as an SQLite file, made while the server runs."""
        draft = target.with_name(target.name + ".part")
        draft.unlink(missing_ok=True)
        if self.sqlite:
            await asyncio.to_thread(_copy_sqlite, str(self.url.database), draft)
        else:
            await self._copy_rows(draft)
        draft.replace(target)

    async def _copy_rows(self, draft: Path) -> None:
        copy = create_engine(f"sqlite:///{draft}")
        with copy.begin() as target:
            _upgrade(target)
            async with self._reader.connect() as source:
                await source.execution_options(isolation_level="REPEATABLE READ")
                for table in metadata.sorted_tables:
                    result = await source.stream(select(table))
                    async for rows in result.mappings().partitions(500):
                        target.execute(insert(table), [dict(row) for row in rows])
        copy.dispose()


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(files("ecumene.server") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _copy_sqlite(source: str, target: Path) -> None:
    with sqlite3.connect(source, timeout=BUSY_SECONDS) as origin, sqlite3.connect(target) as copy:
        origin.backup(copy)
    origin.close()
    copy.close()
