"""One database behind two doors: many readers, and writers whose work is stored when they are answered."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, closing
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, func, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, InvalidatePoolError, InvalidRequestError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from ecumene.server import sqlite
from ecumene.server.errors import Refused
from ecumene.server.outages import AWAY, Unstored, outage
from ecumene.server.schema import metadata
from ecumene.server.sqlite import BUSY_SECONDS

logger = logging.getLogger("ecumene.server")
READERS = 4
#: For so long after PostgreSQL could not be reached nobody else tries.
RESPITE_SECONDS = 0.25
#: A connection to PostgreSQL that nobody used for so long may be gone.
UNUSED_SECONDS = 1.0
WRITES_PER_CHECKPOINT = 1000
LONGEST_LOG = 16_000  # pages of SQLite's write-ahead log, 64 MB
#: Any number, as long as all our processes use the same one while they migrate.
MIGRATION_LOCK = 0x0EC0_3E4E
T = TypeVar("T")
Outcome = tuple[Any, Exception | None]
Waiting = tuple[Callable[[Connection], Any], asyncio.Future[Any]]


class Together:
    """Writes that wait for the same commit: SQLite has one writer, and what costs time is the disk.

    Each write is a savepoint of its own in a common transaction (one that is alone needs none); while one group is
    being stored, the next gathers.
    A write that fails by itself is undone by itself. When the transaction as a whole is gone (SQLite rolls back by
    itself when the disk is full, say), the group was not stored and every writer of it is told so.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "ecumene-writer")
        self._waiting: list[Waiting] = []
        self._storing: asyncio.Task[None] | None = None
        self._closed = False
        self._cleaner = ThreadPoolExecutor(1, "ecumene-checkpoint")
        self._since_checkpoint = 0

    async def write(self, work: Callable[[Connection], T]) -> T:
        if self._closed:
            raise Unstored(AWAY)
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, future))
        if self._storing is None or self._storing.done():
            self._storing = asyncio.create_task(self._store())
        return await future

    async def _store(self) -> None:
        loop = asyncio.get_running_loop()
        group: list[Waiting] = []
        try:
            while self._waiting:
                group, self._waiting = self._waiting, []
                outcomes = await loop.run_in_executor(self._thread, self._transaction, [work for work, _ in group])
                self._tidy(len(group))
                _tell(group, outcomes)
        finally:  # should we be stopped, nobody waits for ever
            left = [*group, *self._waiting]
            self._waiting = []
            _tell(left, [(None, Unstored(AWAY)) for _ in left])

    def _transaction(self, works: list[Callable[[Connection], Any]]) -> list[Outcome]:
        try:
            with self._engine.connect() as connection:
                try:
                    with connection.begin() as transaction:
                        if len(works) > 1:
                            return self._group(connection, works)
                        outcome = _outcome(connection, works[0])
                        if outcome[1]:
                            transaction.rollback()
                        return [outcome]
                except Exception:
                    connection.invalidate()  # whatever state it is in, the next group begins anew
                    raise
        except Exception as failure:  # noqa: BLE001  nothing was stored: everybody in the group is told
            return [(None, _unstored(failure)) for _ in works]

    def _group(self, connection: Connection, works: list[Callable[[Connection], Any]]) -> list[Outcome]:
        """Do all works; raises if the transaction they share does not stand at the end."""
        outcomes: list[Outcome] = []
        for work in works:
            connection.exec_driver_sql("SAVEPOINT one_of_many")
            outcome = _outcome(connection, work)
            if outcome[1]:
                connection.exec_driver_sql("ROLLBACK TO one_of_many")
            connection.exec_driver_sql("RELEASE one_of_many")
            outcomes.append(outcome)
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
        self._closed = True
        if self._storing is not None:
            await asyncio.gather(self._storing, return_exceptions=True)  # it may have been stopped
        self._thread.shutdown()
        self._cleaner.shutdown()
        self._engine.dispose()


class Database:
    """SQLite in WAL mode with a single writer, or PostgreSQL. Work is a function of a connection."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        #: The text that says why the last write could not be stored; empty when it was.
        self.trouble = ""
        self._respite = 0.0
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self.file = Path(self.url.database) if self.sqlite and self.url.database else None
        if self.sqlite:
            self._writer = Together(self._sqlite_engine("BEGIN IMMEDIATE"))
            self._files = self._sqlite_engine("BEGIN")
            self._readers = ThreadPoolExecutor(READERS, "ecumene-reader")
        else:
            patience = {"timeout": BUSY_SECONDS, "command_timeout": 2 * BUSY_SECONDS}
            self._engine = create_async_engine(self.url, pool_size=10, connect_args=patience)
            _look_after(self._engine.sync_engine)
            #: For what is one statement, or needs no more than that each statement sees a whole state.
            self._at_once = self._engine.execution_options(isolation_level="AUTOCOMMIT")

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
        async with self._reached(self._at_once.connect) as connection:
            return await connection.run_sync(work)

    @asynccontextmanager
    async def _reached(
        self, way: Callable[[], AbstractAsyncContextManager[AsyncConnection]]
    ) -> AsyncIterator[AsyncConnection]:
        """A connection to PostgreSQL. When it is away, not everybody knocks: it has to start or stop first."""
        if time.monotonic() < self._respite:
            raise Unstored(AWAY)
        async with AsyncExitStack() as stack:
            try:
                connection = await stack.enter_async_context(way())
            except InvalidRequestError as failure:  # one after the other was cut while it was asked whether it is there
                raise Unstored(AWAY) from failure
            except (DBAPIError, OSError) as failure:
                if outage(failure):
                    self._respite = time.monotonic() + RESPITE_SECONDS
                raise
            yield connection

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._files.connect() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T], *, in_one: bool = False) -> T:
        """When this returns, the work is stored; if it raises, it is undone.

        ``in_one``: it is a single statement, which needs no transaction around it.
        """
        try:
            result = await self._write(work, in_one)
        except (DBAPIError, OSError, Unstored) as failure:
            reason = outage(failure)
            if not reason:
                raise
            self._note(reason, failure)
            raise Unstored(reason) from failure
        self._note("")
        return result

    async def _write(self, work: Callable[[Connection], T], in_one: bool) -> T:
        if self.sqlite:
            return await self._writer.write(work)
        async with self._reached(self._at_once.connect if in_one else self._engine.begin) as connection:
            return await connection.run_sync(work)

    def _note(self, reason: str, failure: Exception | None = None) -> None:
        if reason == self.trouble:
            return
        self.trouble = reason
        if reason:
            logger.error("nothing can be stored: %s", reason, exc_info=failure)
        else:
            logger.warning("everything can be stored again")

    async def check(self) -> None:
        """Whether the database answers, and, after a write that failed, whether it takes one again."""
        if self.trouble:
            await self.write(self._touch)
        await self.read(lambda connection: connection.execute(text("SELECT 1")).scalar_one())

    def _touch(self, connection: Connection) -> None:
        """Write what changes nothing."""
        if self.sqlite:
            version = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
            connection.exec_driver_sql(f"PRAGMA user_version = {version}")
        else:
            connection.execute(text("UPDATE alembic_version SET version_num = version_num"))

    async def migrate(self) -> None:
        """Bring the schema up to date. Processes that start together take turns."""
        if self.file is not None:
            await asyncio.to_thread(sqlite.make_ready, self.file, _build)
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
        """A consistent copy as an SQLite file, made while the server runs, and looked over before it gets its name."""
        if self.file is not None:
            await asyncio.to_thread(sqlite.copy, self.file, target)
            return
        async with self._engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            with sqlite.draft_of(target) as draft:
                await connection.run_sync(_copy_rows, draft)


def _look_after(engine: Engine) -> None:
    """Ask a connection that was not used for a while whether it is still there; one in use need not be asked."""

    @event.listens_for(engine, "checkin")
    def put_back(_: Any, record: Any) -> None:
        record.info["used"] = time.monotonic()

    @event.listens_for(engine, "checkout")
    def take(connection: Any, record: Any, _: Any) -> None:
        if time.monotonic() - record.info.get("used", time.monotonic()) > UNUSED_SECONDS:
            try:
                engine.dialect.do_ping(connection)
            except engine.dialect.loaded_dbapi.Error as failure:
                raise InvalidatePoolError from failure  # the others will be gone, too


def _tell(group: list[Waiting], outcomes: list[Outcome]) -> None:
    for (_, future), (result, failure) in zip(group, outcomes, strict=True):
        if future.done():  # whoever asked has given up, or has been told
            continue
        if failure is None:
            future.set_result(result)
        else:
            future.set_exception(failure)


def _outcome(connection: Connection, work: Callable[[Connection], Any]) -> Outcome:
    """What came of one work; raises if the transaction is gone with it."""
    outcome: Outcome = (None, None)
    try:
        outcome = (work(connection), None)
    except Exception as failure:  # noqa: BLE001  it is handed to whoever asked for this write
        outcome = (None, failure)
    if not _in_transaction(connection):
        raise Unstored(outage(outcome[1]) or AWAY if outcome[1] else AWAY) from outcome[1]
    return outcome


def _unstored(failure: Exception) -> Unstored:
    told = Unstored(outage(failure) or AWAY)
    told.__cause__ = failure
    return told


def _in_transaction(connection: Connection) -> bool:
    """Whether SQLite still has the transaction we began: some errors end it without a word."""
    return bool(connection.connection.dbapi_connection.in_transaction)  # type: ignore[union-attr]


def _build(draft: Path) -> None:
    """An empty database with today's schema."""
    engine = create_engine(f"sqlite:///{draft}")
    with engine.begin() as connection:
        _upgrade(connection)
    engine.dispose()


def _copy_rows(source: Connection, draft: Path) -> None:
    copy = create_engine(f"sqlite:///{draft}")
    counted: dict[str, int] = {}
    with copy.begin() as target:
        _upgrade(target)
        for table in metadata.sorted_tables:
            counted[table.name] = source.execute(select(func.count()).select_from(table)).scalar_one()
            result = source.execution_options(yield_per=500).execute(select(table))
            for rows in result.mappings().partitions():
                target.execute(insert(table), [dict(row) for row in rows])
    copy.dispose()
    with closing(sqlite3.connect(draft)) as arrived:
        sqlite.verify(arrived, counted)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(files("ecumene.server") / "migrations"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:  # made by a release that came after us
        raise Refused(422, "server-database-newer", problem=str(error).partition("\n")[0]) from None
