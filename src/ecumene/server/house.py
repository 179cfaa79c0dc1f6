"""The house: it keeps the tables in memory, lets people and bots write to them, and tells everybody who watches."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar.stores.memory import MemoryStore
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ecumene.kernel import SPECTATOR, EcumeneError
from ecumene.server import store
from ecumene.server.api import TableInfo
from ecumene.server.curator import Curator
from ecumene.server.database import Database
from ecumene.server.errors import Refused
from ecumene.server.hub import Hub, Watcher
from ecumene.server.live import Astray, LiveTable, outcome, seat_infos
from ecumene.server.metrics import Metrics
from ecumene.server.notices import Notice, Notices
from ecumene.server.people import People
from ecumene.server.rows import LogRow, Person, SeatRow, TableRow
from ecumene.server.settings import Settings
from ecumene.server.shelved import GONE, ShelvedTable, Unplayable, lay_out, offered_again
from ecumene.server.thinking import Thinkers

logger = logging.getLogger("ecumene.server")
#: How often a write is tried when other processes keep being first.
_TRIES = 6
#: A game ends, but taking back and playing again need not: beyond so many rows of a log what is played stays played.
MOST_CHANGES_OF_MIND = 20_000
_SAVE_PRESENCE_SECONDS = 15.0
_SWEEP_MEMORY_SECONDS = 900.0


class House:
    """All that the routes work with."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.people = People(self.database)
        self.hub = Hub()
        self.notices = Notices(self.database.url)
        self.thinkers = Thinkers(settings, self._play_bot, self.attended, self.hub.address)
        self.metrics = Metrics()
        self.counters: dict[str, MemoryStore] = {}  # of requests by address, for the limits
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._chores: list[asyncio.Task[None]] = []
        self.curator = Curator(self.database, self.thinkers)
        self._presence_saved = -_SAVE_PRESENCE_SECONDS
        self._announced = 0
        self._swept = time.monotonic()
        self._clock = 0.0

    # Opening and closing

    async def open(self) -> None:
        await self.database.migrate()
        await self.people.drop_old_sessions()
        await self.people.remember_looks()
        loop = asyncio.get_running_loop()
        chores = (lambda: self.notices.listen(self._heard), self._housekeeping, self.curator.work)
        self._chores = [loop.create_task(_keep_going(chore)) for chore in chores]
        logger.info("the house is open")

    async def close(self) -> None:
        """Finish what was begun, say goodbye, and go. Nothing is lost: the log has it all."""
        self.hub.close()
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self.thinkers.close()
        for live in list(self._tables.values()):
            async with live.lock:
                self._drop(live)
        await self.database.close()
        logger.info("the house is closed")

    # Tables in memory

    @asynccontextmanager
    async def holding(self, id: str, version: int = 0, *, fresh: bool = False) -> AsyncIterator[LiveTable]:
        """A table, held so that nobody changes it meanwhile, at least as new as ``version``.

        ``fresh`` is for whoever changes the seats: other processes may have done so a moment ago, as they may with
        a table that has not started.
        """
        while True:
            live = self._tables.get(id) or await self._load(id)
            async with live.lock:
                if live.dead:
                    continue
                live.used_at = time.monotonic()
                behind = version > live.version or fresh or live.row.status == "waiting"
                if behind and self.notices.several:
                    await self._catch_up(live)
                yield live
                return

    async def _load(self, id: str) -> LiveTable:
        async with self._loading.setdefault(id, asyncio.Lock()):
            try:
                if id not in self._tables:
                    self._tables[id] = await self._fetch(id)
                return self._tables[id]
            finally:
                self._loading.pop(id, None)

    async def _fetch(self, id: str) -> LiveTable:
        stored = await self._stored(id)
        try:
            live = await asyncio.to_thread(lay_out, stored)
        except Unplayable as why:
            live = await self._shelved(stored, why)
        live.online = self.hub.online
        live.used_at = time.monotonic()
        return live

    async def _shelved(self, stored: store.Stored, why: Unplayable) -> LiveTable:
        """A table today's rules do not play: a new chance if it has not begun, else what was kept of it."""
        logger.warning("a table is not played by today's rules: %s", why.reason, extra={"table": stored.row.id})
        changes: dict[str, Any] = {}
        if stored.row.status == "waiting":
            again = offered_again(stored)
            changes = {"rules": again.row.rules} if again else {"status": "finished", "closed": why.reason}
        elif stored.row.status == "playing" and why.reason == GONE:
            changes = {"status": "finished", "closed": why.reason, "waiting": [], "bots_due": False}
        if changes:
            id = stored.row.id
            await self.database.write(lambda connection: store.change_table(connection, id, **changes))
            stored = stored._replace(row=msgspec.structs.replace(stored.row, **changes))
        if stored.row.status == "waiting":
            return LiveTable(stored)
        archive = await self.database.read(lambda connection: store.archive(connection, stored.row.id))
        return ShelvedTable(stored, why.reason, archive)

    async def _stored(self, id: str, after: int = 0) -> store.Stored:
        stored = await self.database.read(lambda connection: store.load(connection, id, after))
        if stored is None:
            raise Refused(404, "server-no-table")
        self.hub.learn(stored.seen)
        return stored

    async def _catch_up(self, live: LiveTable) -> None:
        """Take over what other processes have written since. The caller holds the table."""
        try:
            news = await self._stored(live.id, live.version)
            try:
                await asyncio.to_thread(live.follow, news)
            except (Astray, EcumeneError):
                logger.warning("a table is read anew", extra={"table": live.id})
                stored = await self._stored(live.id)
                await asyncio.to_thread(live.begin, stored)
        except BaseException:
            self._drop(live)
            raise

    def _drop(self, live: LiveTable) -> None:
        """Forget a table; whoever needs it next reads the log."""
        live.dead = True
        if self._tables.get(live.id) is live:
            del self._tables[live.id]

    def in_memory(self) -> int:
        return len(self._tables)

    # Writing

    @asynccontextmanager
    async def writing(self, id: str, entry: LogRow, version: int, person_id: str | None) -> AsyncIterator[LiveTable]:
        """Append one row to a table's log, chosen at ``version`` by a person (None: by a bot).

        The body sees the table as the row has left it, and stored; if this raises, nothing has happened.
        """
        started = time.perf_counter()
        async with self.holding(id, version) as live:
            if person_id is not None and entry.seat not in live.seats_of(person_id):
                raise Refused(403, "server-not-your-seat")
            if await self._append(live, entry, version, bot=person_id is None):
                self.hub.game_changed(id)
                if live.row.status == "finished":
                    self.hub.table_changed(id)
                self.thinkers.wake(live)
                self.metrics.written(entry.kind, time.perf_counter() - started)
            yield live

    async def _append(self, live: LiveTable, entry: LogRow, version: int, bot: bool) -> bool:
        for _ in range(_TRIES):
            if entry.key and (known := live.keys.get(entry.key)):
                if (known.kind, known.seat, known.action) != (entry.kind, entry.seat, entry.action):
                    raise Refused(409, "server-key-reused", live.version)
                return False
            self._may_write(live, entry.seat, version, bot)
            if entry.kind != "play" and live.version > MOST_CHANGES_OF_MIND:
                raise Refused(409, "server-too-many-changes", live.version)
            entry = msgspec.structs.replace(entry, seq=live.version + 1)
            if await self._commit(live, entry):
                return True
        raise Refused(409, "server-moved-on", live.version)

    async def _commit(self, live: LiveTable, entry: LogRow) -> bool:
        """Play it, store it; False if another process was first, after taking over what that one wrote."""
        try:
            live.apply(entry)
            changes = live.outcome()

            def keep(connection: Connection) -> None:
                store.append(connection, live.id, entry, changes)
                self.notices.tell(connection, live.id, "game", entry.seq)

            await self.database.write(keep)
        except EcumeneError:
            raise
        except (store.Overtaken, IntegrityError):
            live.retract(entry)
            await self._catch_up(live)
            self.hub.table_changed(live.id)
            return False
        except BaseException:
            self._drop(live)  # the match may be ahead of the log, or the log of us
            raise
        live.row = msgspec.structs.replace(live.row, version=entry.seq, moved_at=time.time(), **changes)
        return True

    def _may_write(self, live: LiveTable, seat: int, version: int, bot: bool) -> None:
        if live.row.status == "waiting":
            raise Refused(409, "server-not-started", live.version)
        if live.row.status == "finished" or not live.started:
            raise Refused(409, live.row.closed or "game-over", live.version)
        if seat >= live.row.players:
            raise Refused(404, "no-such-seat", seat=seat + 1, players=live.row.players)
        if live.seats[seat].by_bot != bot:
            raise Refused(409, "server-bot-plays-here", live.version)
        if not live.asked[seat] <= version <= live.version:
            raise Refused(409, "server-moved-on", live.version)

    async def _play_bot(self, id: str, seat: int, asked: int, notation: str) -> None:
        async with self.writing(id, LogRow(0, "play", seat, notation), asked, None):
            pass

    # Seats

    async def reseat(self, live: LiveTable, changed: list[SeatRow], was: str | None = None, **changes: object) -> None:
        """Store who sits where from now on. The caller holds the table."""
        seats = list(live.seats)
        for seat in changed:
            seats[seat.seat] = seat
        changes["bots_due"] = any(seats[seat].by_bot for seat in live.to_move())

        def keep(connection: Connection) -> None:
            if not store.change_seats(connection, live.id, changed, was):
                raise Refused(409, "server-seat-taken")
            store.change_table(connection, live.id, **changes)
            self.notices.tell(connection, live.id, "table")

        await self._change(live, keep)
        live.row = msgspec.structs.replace(live.row, **changes)
        live.seated(seats)
        self.hub.table_changed(live.id)
        self.thinkers.wake(live)

    async def _change(self, live: LiveTable, keep: Callable[[Connection], None]) -> None:
        """Store what changes a table besides its game; raises if it was not stored."""
        try:
            await self.database.write(keep)
        except Refused:
            await self._catch_up(live)
            raise
        except BaseException:
            self._drop(live)  # it may be stored all the same
            raise

    def came(self, watcher: Watcher) -> None:
        """Somebody begins to watch a table: its bots go on."""
        self.hub.add(watcher)
        self._presence_changed(watcher)
        live = self._tables.get(watcher.table_id)
        if live is not None:
            self.thinkers.wake(live)

    def went(self, watcher: Watcher) -> None:
        self.hub.remove(watcher)
        self._presence_changed(watcher)

    def attended(self, live: LiveTable) -> bool:
        """Whether anybody is there: bots do not play to an empty room."""
        people = {seat.person_id for seat in live.seats if seat.person_id}
        return self.hub.is_watched(live.id) or any(self.hub.online(person) for person in people)

    def _presence_changed(self, watcher: Watcher) -> None:
        """The table shows who of its people is there. Strangers come and go without anybody's notice."""
        live = self._tables.get(watcher.table_id)
        if live is not None and live.seats_of(watcher.person_id):
            live.refreshed()
            self.hub.table_changed(live.id)

    async def begin(self, live: LiveTable, filled: list[SeatRow]) -> None:
        """Start the game with these seats filled. The caller holds the table."""
        seats = list(live.seats)
        for seat in filled:
            seats[seat.seat] = seat
        changes = {"status": "playing", "moved_at": time.time(), **outcome(live.new_match().state, seats)}

        def keep(connection: Connection) -> None:
            if not store.begin(connection, live.id, filled, changes):
                raise Refused(409, "server-try-again")
            self.notices.tell(connection, live.id, "table")

        await self._change(live, keep)
        live.follow(store.Stored(msgspec.structs.replace(live.row, **changes), seats, [], {}))
        self.hub.table_changed(live.id)
        self.thinkers.wake(live)

    # What people see of a table besides the board

    def info(self, row: TableRow, seats: list[SeatRow], person: Person | None) -> TableInfo:
        mine = [seat.seat for seat in seats if person and seat.person_id == person.id]
        hosting = person is not None and row.host_id == person.id
        return TableInfo(
            id=row.id,
            game=row.game,
            players=row.players,
            options=row.options,
            status=row.status,
            open=row.open,
            hints=row.hints,
            imported=row.imported,
            hosting=hosting,
            code=row.code if hosting or mine else "",
            seats=seat_infos(seats, row.waiting if row.status == "playing" else [], self.hub.online),
            my_seats=mine,
            to_move=row.waiting if row.status == "playing" else [],
            version=row.version,
            created_at=row.created_at,
            moved_at=row.moved_at,
            result=row.result,
            next=row.next_id or "",
            closed=row.closed or "",
            scores=row.scores or [],
        )

    def eyes(self, live: LiveTable, person: Person | None, seat: int | None) -> int:
        """The seat to look from: mine, a spectator's, and after the end anybody's."""
        mine = live.seats_of(person.id if person else None)
        if seat is None:
            return mine[0] if mine else SPECTATOR
        if seat >= live.row.players:
            raise Refused(404, "no-such-seat", seat=seat + 1, players=live.row.players)
        if seat != SPECTATOR and seat not in mine and live.row.status != "finished":
            raise Refused(403, "server-not-your-seat")
        return seat

    # Chores

    async def _heard(self, notice: Notice) -> None:
        """Another process has changed a table."""
        try:
            if notice.what == "chat":
                await self._pass_on_chat(notice)
                return
            live = self._tables.get(notice.table)
            if live is None:
                return
            async with live.lock:
                if not live.dead and (notice.what == "table" or notice.mark > live.version):
                    await self._catch_up(live)
            self.hub.table_changed(notice.table)
        except (SQLAlchemyError, OSError, EcumeneError):
            logger.warning("could not follow a notice", extra={"table": notice.table})

    async def _pass_on_chat(self, notice: Notice) -> None:
        if self.hub.is_watched(notice.table):
            earlier = notice.mark - 1
            for line in await self.database.read(lambda it: store.chat_lines(it, notice.table, earlier, 1)):
                self.hub.said(notice.table, line)

    async def _housekeeping(self) -> None:
        """Look after what nobody told us: lost notices, bots of a process that died, presence, idle tables."""
        for line in await self.database.read(lambda it: store.announced(it, 0)):
            self._announced = line.n - store.ANNOUNCED  # that was before the restart
        await self._wake_bots(quiet_since=float("inf"))  # after a restart nobody else will
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            quiet = self.settings.bot_pace_most + self.settings.takeover_seconds
            await self._compare_versions()
            await self._announce()
            await self._wake_bots(quiet_since=time.time() - quiet)
            await self._mind_the_clock()
            now = time.monotonic()
            if now - self._presence_saved > _SAVE_PRESENCE_SECONDS:
                self._presence_saved = now
                await self._save_presence()
                for counter in self.counters.values():
                    await counter.delete_expired()
            self._drop_idle(now)
            if now - self._swept > _SWEEP_MEMORY_SECONDS:
                self._swept = now
                gc.collect()

    async def _mind_the_clock(self) -> None:
        """When it was set back, what was counted until an hour to come would be counted for hours."""
        if time.time() < self._clock:
            for counter in self.counters.values():
                await counter.delete_all()
        self._clock = time.time()

    async def _compare_versions(self) -> None:
        """Look for what another process, or the host, has done to tables that somebody watches."""
        watched = self.hub.watched()
        if not watched:
            return
        versions = await self.database.read(lambda connection: store.versions(connection, watched))
        for id in set(watched) - set(versions):  # the host has deleted it
            if id in self._tables:
                self._drop(self._tables[id])
            self.hub.table_changed(id)
        for id, (version, status) in versions.items():
            live = self._tables.get(id)
            if live is not None and (live.version < version or live.row.status != status):
                await self._heard(Notice("", id, "table", version))
            elif self.hub.behind(id, version):  # whoever stored it was lost before telling them
                self.hub.game_changed(id)

    async def _announce(self) -> None:
        """Pass on what the host has to say."""
        for line in await self.database.read(lambda it: store.announced(it, self._announced)):
            self._announced = line.n - store.ANNOUNCED
            for id in self.hub.watched():
                self.hub.said(id, line)

    async def _wake_bots(self, quiet_since: float) -> None:
        ahead = time.time() + self.settings.takeover_seconds  # of tables that moved before the clock was set back
        due = await self.database.read(lambda connection: store.bots_due(connection, quiet_since, ahead))
        for id, seen in due.items():
            self.hub.learn(seen)
            if not self.hub.is_watched(id) and not any(self.hub.online(person) for person in seen):
                continue  # they go on when somebody comes
            try:
                async with self.holding(id) as live:
                    if self.notices.several and not self.thinkers.busy(id):
                        await self._catch_up(live)
                    self.thinkers.wake(live)
            except Exception:
                logger.exception("a stored table cannot be continued", extra={"table": id})

    async def _save_presence(self) -> None:
        seen = self.hub.unsaved()
        if seen:
            await self.database.write(lambda connection: store.mark_seen(connection, seen, time.time()))

    def _drop_idle(self, now: float) -> None:
        for live in list(self._tables.values()):
            idle = now - live.used_at > self.settings.idle_seconds
            if idle and not live.lock.locked() and not self.hub.is_watched(live.id) and not self.thinkers.busy(live.id):
                self._drop(live)


async def _keep_going(chore: Callable[[], Awaitable[None]]) -> None:
    """A chore that fails (the database is away, say) begins again."""
    while True:
        try:
            await chore()
        except Exception:
            logger.exception("a chore failed and begins again")
            await asyncio.sleep(1)
