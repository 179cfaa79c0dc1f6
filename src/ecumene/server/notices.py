"""Telling the other processes that a table has changed: a few bytes, and no harm if one gets lost."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Literal

import asyncpg  # type: ignore[import-untyped]
import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy import Connection, func, select, text
from sqlalchemy.exc import DBAPIError

from ecumene.server.clocks import Clock
from ecumene.server.database import Database
from ecumene.server.outages import Unstored
from ecumene.server.rows import LogRow

CHANNEL = "ecumene_tables"
logger = logging.getLogger("ecumene.server")
#: Nobody needs to wait for the disk until this is told.
_SPEAK = text(
    f"SELECT pg_notify('{CHANNEL}', word), set_config('synchronous_commit', 'off', true) "
    "FROM unnest(CAST(:words AS text[])) AS word"
)
What = Literal["game", "table", "chat"]


#: PostgreSQL carries 8,000 bytes.
_LONGEST = 7_000


class Moved(msgspec.Struct, frozen=True, omit_defaults=True):
    """The row of the log that was added, and the clocks after it: who has the table open need not ask for them."""

    entry: LogRow
    clocks: list[Clock] | None = None
    due_at: float | None = None


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Process ``origin`` has changed a table; ``mark`` is its version, or the number of a chat line."""

    origin: str
    table: str
    what: What
    mark: int
    moved: Moved | None = None


class PostgresBackend(AsyncPgChannelsBackend):
    """LISTEN on a connection of its own that comes back when it was lost."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self._ending = False
        self._returning: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._lost)

    async def on_shutdown(self) -> None:
        self._ending = True
        if self._returning:
            self._returning.cancel()
        await super().on_shutdown()

    def _lost(self, *_: object) -> None:
        if not self._ending:
            self._returning = asyncio.get_running_loop().create_task(self._return())

    async def _return(self) -> None:
        while True:
            await asyncio.sleep(1)
            with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                self._listener_conn = await self._connect()
                break
        self._listener_conn.add_termination_listener(self._lost)
        channels = set(self._subscribed_channels)
        self._subscribed_channels.clear()
        await self.subscribe(channels)


class Notices:
    """Litestar's channels: PostgreSQL's LISTEN and NOTIFY for several processes, memory for one."""

    def __init__(self, database: Database) -> None:
        url = database.url
        self._database = database
        self._untold: list[str] = []
        self._telling: asyncio.Task[None] | None = None
        self.several = url.get_backend_name() == "postgresql"
        dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        backend = PostgresBackend(dsn) if self.several else MemoryChannelsBackend()
        self.plugin = ChannelsPlugin(backend, channels=[CHANNEL])
        self.origin = secrets.token_hex(4)

    def tell(self, connection: Connection, table: str, what: What, mark: int = 0) -> None:
        """Part of the transaction it tells about: heard by the others when that is stored, and not otherwise."""
        if self.several:
            payload = msgspec.json.encode(Notice(self.origin, table, what, mark)).decode()
            connection.execute(select(func.pg_notify(CHANNEL, payload)))

    def moved(self, table: str, entry: LogRow, changes: dict[str, Any]) -> None:
        """Tell of a move that is stored. Not with it: PostgreSQL lets only one transaction at a time commit that tells
        others something, and all who play would wait for each other's disk. What is lost when we die is looked for.

        What ends a game is more than a move: the others look for themselves.
        """
        if not self.several:
            return
        moved = None if "status" in changes else Moved(entry, changes.get("clocks"), changes.get("due_at"))
        words = msgspec.json.encode(Notice(self.origin, table, "game", entry.seq, moved)).decode()
        if len(words.encode()) > _LONGEST:
            words = msgspec.json.encode(Notice(self.origin, table, "game", entry.seq)).decode()
        self._untold.append(words)
        if self._telling is None or self._telling.done():
            self._telling = asyncio.get_running_loop().create_task(self._tell_all())

    async def _tell_all(self) -> None:
        """All that has gathered, at once, as long as there is any."""
        while self._untold:
            words, self._untold = self._untold, []
            try:
                await self._database.read(lambda it, words=words: it.execute(_SPEAK, {"words": words}))  # type: ignore[misc]
            except (DBAPIError, OSError, Unstored) as failure:
                logger.info("%d notices were lost: %s", len(words), failure)

    async def listen(self, heard: Callable[[Notice], Awaitable[None]]) -> None:
        """Hand every notice of another process to ``heard``, for ever."""
        async with self.plugin.start_subscription([CHANNEL]) as subscriber:
            async for data in subscriber.iter_events():
                notice = msgspec.json.decode(data, type=Notice)
                if notice.origin != self.origin:
                    await heard(notice)
