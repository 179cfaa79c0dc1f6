"""Telling the other processes that a table has changed: a few bytes, no secrets, and no harm if one gets lost."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Literal

import asyncpg  # type: ignore[import-untyped]
import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy import Connection, func, select
from sqlalchemy.engine import URL

CHANNEL = "ecumene_tables"
What = Literal["game", "table", "chat"]


class Notice(msgspec.Struct, frozen=True):
    """Process ``origin`` has changed a table; ``mark`` is its version, or the number of a chat line."""

    origin: str
    table: str
    what: What
    mark: int


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

    def __init__(self, url: URL) -> None:
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

    async def listen(self, heard: Callable[[Notice], Awaitable[None]]) -> None:
        """Hand every notice of another process to ``heard``, for ever."""
        async with self.plugin.start_subscription([CHANNEL]) as subscriber:
            async for data in subscriber.iter_events():
                notice = msgspec.json.decode(data, type=Notice)
                if notice.origin != self.origin:
                    await heard(notice)
