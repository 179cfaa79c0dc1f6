"""What a house does by itself: it follows other processes, wakes bots, keeps time, and forgets what nobody looks at."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from ecumene.kernel import EcumeneError
from ecumene.server import store
from ecumene.server.live import LiveTable
from ecumene.server.notices import Notice
from ecumene.server.outages import Unstored
from ecumene.server.talk import Spoken

if TYPE_CHECKING:
    from ecumene.server.house import House

logger = logging.getLogger("ecumene.server")
#: So much is remembered, at all tables together, of what was shown and may be asked for again.
MOST_SHOWN_BYTES = 100_000_000
#: A game takes more memory the longer it gets: with so many rows of its log it counts for two.
LONG_GAME = 500
_SAVE_PRESENCE_SECONDS = 15.0
_SWEEP_MEMORY_SECONDS = 900.0


class Chores:
    """The chores of a house, each in a task that begins again when it fails."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tasks: list[asyncio.Task[None]] = []
        self._presence_saved = -_SAVE_PRESENCE_SECONDS
        self._announced = 0
        self._swept = time.monotonic()
        self._clock = 0.0

    def begin(self) -> None:
        house, loop = self._house, asyncio.get_running_loop()
        chores = (lambda: house.notices.listen(self.heard), self.housekeeping, house.curator.work, house.reviews.work)
        self._tasks = [loop.create_task(_keep_going(chore)) for chore in chores]

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def heard(self, notice: Notice) -> None:
        """Another process has changed a table."""
        try:
            if notice.what == "chat":
                await self._house.talk.heard_elsewhere(notice.table, notice.mark)
                return
            live = self._house.tables.get(notice.table)
            if live is None:
                return
            async with live.lock:
                if not live.dead and _follows(live, notice):
                    self._house.hub.game_changed(notice.table)
                    return
                if not live.dead and (notice.what == "table" or notice.mark > live.version):
                    await self._house.catch_up(live)
            self._house.hub.table_changed(notice.table)
        except (SQLAlchemyError, OSError, EcumeneError, Unstored):
            logger.warning("could not follow a notice", extra={"table": notice.table})

    async def housekeeping(self) -> None:
        """Look after what nobody told us: lost notices, bots of a process that died, presence, idle tables."""
        for line in await self._house.database.read(lambda it: store.announced(it, 0)):
            self._announced = line.n - store.ANNOUNCED  # that was before the restart
        await self._wake_bots(quiet_since=float("inf"))  # after a restart nobody else will
        while True:
            await asyncio.sleep(self._house.settings.sweep_seconds)
            quiet = self._house.settings.bot_pace_most + self._house.settings.takeover_seconds
            await self._compare_versions()
            await self._announce()
            await self._wake_bots(quiet_since=time.time() - quiet)
            await self._mind_the_clock()
            await self._house.timekeeper.look()
            await self._house.reminders.look()
            await self._house.cups.look()
            self._show_later()
            now = time.monotonic()
            if now - self._presence_saved > _SAVE_PRESENCE_SECONDS:
                self._presence_saved = now
                await self._save_presence()
                await self._house.watching.share()
                for counter in self._house.counters.values():
                    await counter.delete_expired()
            self.drop_idle(now)
            if now - self._swept > _SWEEP_MEMORY_SECONDS:
                self._swept = now
                gc.collect()

    async def _mind_the_clock(self) -> None:
        """When it was set back, what was counted until an hour to come would be counted for hours."""
        if time.time() < self._clock:
            for counter in self._house.counters.values():
                await counter.delete_all()
        self._clock = time.time()

    async def _compare_versions(self) -> None:
        """Look for what another process, or the host, has done to tables that somebody watches."""
        watched = self._house.hub.watched()
        if not watched:
            return
        versions = await self._house.database.read(lambda connection: store.versions(connection, watched))
        for id in set(watched) - set(versions):  # the host has deleted it
            if id in self._house.tables:
                self._house.drop(self._house.tables[id])
            self._house.hub.table_changed(id)
        for id, (version, status) in versions.items():
            live = self._house.tables.get(id)
            if live is not None and (live.version < version or live.row.status != status):
                await self.heard(Notice("", id, "table", version))
            elif self._house.hub.behind(id, version):  # whoever stored it was lost before telling them
                self._house.hub.game_changed(id)

    def _show_later(self) -> None:
        """Time alone brings news to those who watch with a delay."""
        for id in self._house.hub.watched():
            live = self._house.tables.get(id)
            if live is not None and live.row.delay:
                self._house.hub.game_changed(id)

    async def _announce(self) -> None:
        """Pass on what the host has to say."""
        for line in await self._house.database.read(lambda it: store.announced(it, self._announced)):
            self._announced = line.n - store.ANNOUNCED
            if line.text == store.PEOPLE_CHANGED:
                await self._forget_people()
                continue
            for id in self._house.hub.watched():
                self._house.hub.said(id, Spoken(line, None))

    async def _forget_people(self) -> None:
        """The host has changed accounts: who was signed in proves it again, and no table shows who is forgotten."""
        self._house.people.trust_nobody()
        around = {seat.person_id for live in self._house.tables.values() for seat in live.seats if seat.person_id}
        gone = await self._house.database.read(lambda connection: store.forgotten(connection, around))
        await self._house.forget_name(*gone)

    async def _wake_bots(self, quiet_since: float) -> None:
        # Ahead of now are tables that moved before the clock was set back.
        ahead = time.time() + self._house.settings.takeover_seconds
        due = await self._house.database.read(lambda connection: store.bots_due(connection, quiet_since, ahead))
        for id, seen in due.items():
            self._house.hub.learn(seen)
            if not self._house.hub.is_watched(id) and not any(self._house.hub.online(person) for person in seen):
                continue  # they go on when somebody comes
            try:
                async with self._house.holding(id) as live:
                    if self._house.notices.several and not self._house.thinkers.busy(id):
                        await self._house.catch_up(live)
                    self._house.thinkers.wake(live)
            except Exception:
                logger.exception("a stored table cannot be continued", extra={"table": id})

    async def _save_presence(self) -> None:
        seen = self._house.hub.unsaved()
        if seen:
            await self._house.database.write(lambda connection: store.mark_seen(connection, seen))

    def drop_idle(self, now: float) -> None:
        """Tables nobody looks at leave memory after a while; when there are too many, the longest unused ones do."""
        kept = shown = 0
        for live in sorted(self._house.tables.values(), key=lambda it: it.used_at, reverse=True):
            shown += live.remembered
            if shown > MOST_SHOWN_BYTES:
                live.forget_shown()
            if live.lock.locked() or self._house.hub.is_watched(live.id) or self._house.thinkers.busy(live.id):
                continue
            kept += 1 + live.version // LONG_GAME
            if kept > self._house.settings.idle_tables or now - live.used_at > self._house.settings.idle_seconds:
                self._house.drop(live)


def _follows(live: LiveTable, notice: Notice) -> bool:
    """Take over a move that the notice brings with it, if that is what comes next here."""
    if notice.moved is None or notice.mark != live.version + 1 or live.row.status != "playing":
        return False
    try:
        live.follow_move(notice.moved)
    except EcumeneError:
        return False
    return True


async def _keep_going(chore: Callable[[], Awaitable[None]]) -> None:
    """A chore that fails (the database is away, say) begins again."""
    while True:
        try:
            await chore()
        except Exception:
            logger.exception("a chore failed and begins again")
            await asyncio.sleep(1)
