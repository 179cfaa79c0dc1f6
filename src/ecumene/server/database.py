"""One database behind two doors: many readers, and writers whose work is stored when they are answered."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from ecumene.server.schema import metadata

logger = logging.getLogger("ecumene.server")
BUSY_SECONDS = 15
READERS = 4
WRITES_PER_CHECKPOINT = 1000
LONGEST_LOG = 16_000  # pages of SQLite's write-ahead log, 64 MB
#: Any number, as long as all our processes use the same one while they migrate.
MIGRATION_LOCK = 0x0EC0_3E4E
T = TypeVar("T")


class Together:
    """Writes that wait for the same commit: SQLite has one writer, and what costs time is the disk.

    Each write is a savepoint of its own in a common transaction; while one group is being stored, the next gathers.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "ecumene-writer")
        self._waiting: list[tuple[Callable[[Connection], Any], asyncio.Future[Any]]] = []
        self._storing: asyncio.Task[None] | None = None
        self._cleaner = ThreadPoolExecutor(1, "ecumene-checkpoint")
        self._since_checkpoint = 0

    async def write(self, work: Callable[[Connection], T]) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, future))
        if self._storing is None or self._storing.done():
            self._storing = asyncio.create_task(self._store())
        return await future

    async def _store(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            group, self._waiting = self._waiting, []
            outcomes = await loop.run_in_executor(self._thread, self._transaction, [work for work, _ in group])
            self._tidy(len(group))
            for (_, future), (result, failure) in zip(group, outcomes, strict=True):
                if future.cancelled():
                    continue
                if failure is None:
                    future.set_result(result)
                else:
                    future.set_exception(failure)

    def _transaction(self, works: list[Callable[[Connection], Any]]) -> list[tuple[Any, Exception | None]]:
        outcomes: list[tuple[Any, Exception | None]] = []
        try:
            with self._engine.begin() as connection:
                for work in works:
                    try:
                        with connection.begin_nested():
                            outcomes.append((work(connection), None))
                    except Exception as failure:  # noqa: BLE001  it is handed to whoever asked for this write
                        outcomes.append((None, failure))
        except Exception as failure:  # noqa: BLE001  nothing was stored: everybody in the group is told
            return [(None, failure)] * len(works)
        return outcomes

    def _tidy(self, writes: int) -> None:
        """Now and then, beside the writers, move what the write-ahead log holds into the database file."""
        self._since_checkpoint += writes
        if self._since_checkpoint >= WRITES_PER_CHECKPOINT:
            self._since_checkpoint = 0
            self._cleaner.submit(self._checkpoint)

    def _checkpoint(self) -> None:
        connection = self._engine.raw_connection()
        try:
            pages = connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()[1]
            if pages > LONGEST_LOG:  # it never got to the end: let the writers wait once
                connection.cursor().execute("PRAGMA wal_checkpoint(RESTART)")
        except sqlite3.Error:
            logger.exception("the write-ahead log could not be moved into the database")
        finally:
            connection.close()

    async def close(self) -> None:
        if self._storing is not None:
            await self._storing
        self._thread.shutdown()
        self._cleaner.shutdown()
        self._engine.dispose()


class Database:
    """SQLite in WAL mode with a single writer, or PostgreSQL. Work is a function of a connection."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        if self.sqlite:
            self._writer = Together(self._sqlite_engine("BEGIN IMMEDIATE"))
            self._files = self._sqlite_engine("BEGIN")
            self._readers = ThreadPoolExecutor(READERS, "ecumene-reader")
        else:
            self._engine = create_async_engine(self.url, pool_size=10, pool_pre_ping=True)

    def _sqlite_engine(self, begin: str) -> Engine:
        engine = create_engine(self.url, pool_size=READERS, connect_args={"timeout": BUSY_SECONDS})

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            connection.isolation_level = None  # we begin transactions ourselves
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=50000"):
                connection.execute(f"PRAGMA {pragma}")

        @event.listens_for(engine, "begin")
        def start(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

        return engine

    async def read(self, work: Callable[[Connection], T]) -> T:
        if self.sqlite:
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._files.connect() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """When this returns, the work is stored; if it raises, it is undone."""
        if self.sqlite:
            return await self._writer.write(work)
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def check(self) -> None:
        await self.read(lambda connection: connection.execute(text("SELECT 1")).scalar_one())

    async def migrate(self) -> None:
        """Bring the schema up to date. Processes that start together take turns."""
        await self.write(self._migrate)

    def _migrate(self, connection: Connection) -> None:
        if not self.sqlite:
            connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
        _upgrade(connection)

    async def close(self) -> None:
        if self.sqlite:
            await self._writer.close()
            self._readers.shutdown()
            self._files.dispose()
        else:
            await self._engine.dispose()

    async def backup(self, target: Path) -> None:
        """A consistent copy as an SQLite file, made while the server runs."""
        draft = target.with_name(target.name + ".part")
        draft.unlink(missing_ok=True)
        if self.sqlite:
            await asyncio.to_thread(_copy_sqlite, str(self.url.database), draft)
        else:
            async with self._engine.connect() as connection:
                await connection.execution_options(isolation_level="REPEATABLE READ")
                await connection.run_sync(_copy_rows, draft)
        draft.replace(target)


def _copy_rows(source: Connection, draft: Path) -> None:
    copy = create_engine(f"sqlite:///{draft}")
    with copy.begin() as target:
        _upgrade(target)
        for table in metadata.sorted_tables:
            result = source.execution_options(yield_per=500).execute(select(table))
            for rows in result.mappings().partitions():
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
