"""The house: it keeps the tables in memory, lets people and bots write to them, and tells everybody who watches."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar.stores.memory import MemoryStore
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ecumene import bots
from ecumene.kernel import SPECTATOR, EcumeneError, Match
from ecumene.server import store
from ecumene.server.api import TableInfo
from ecumene.server.chores import Chores
from ecumene.server.cups import Cups
from ecumene.server.curator import Curator
from ecumene.server.database import Database
from ecumene.server.delayed import sees_later, veiled
from ecumene.server.errors import Refused, find_words
from ecumene.server.friends import Friends
from ecumene.server.hub import Hub, Watcher
from ecumene.server.live import Astray, LiveTable
from ecumene.server.metrics import Metrics
from ecumene.server.motions import Motions
from ecumene.server.notices import Notices
from ecumene.server.people import People
from ecumene.server.profiles import Profiles, rate
from ecumene.server.reminders import Reminders
from ecumene.server.reviews import Reviews
from ecumene.server.rows import LogRow, Person, SeatRow, TableRow
from ecumene.server.seating import clocks_of, outcome, table_info
from ecumene.server.settings import Settings
from ecumene.server.shelved import GONE, ShelvedTable, Unplayable, lay_out, offered_again
from ecumene.server.talk import Talk
from ecumene.server.thinking import Thinkers
from ecumene.server.timekeeper import Timekeeper
from ecumene.server.watching import Watching

logger = logging.getLogger("ecumene.server")
#: How often a write is tried when other processes keep being first.
_TRIES = 6
#: A game ends, but taking back and playing again need not: beyond so many rows of a log what is played stays played.
MOST_CHANGES_OF_MIND = 20_000
#: So many decisions of a bot may be stored at once, if they are made within its share of so many seconds: others wait
#: meanwhile.
_IN_A_ROW = 32
_AT_A_STRETCH = 0.05


class House:
    """All that the routes work with."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.people = People(self.database)
        self.hub = Hub()
        self.notices = Notices(self.database)
        self.thinkers = Thinkers(
            settings, self._play_bot, self._play_bot_on, self.attended, self.hub.address, self.of_programs
        )
        self.metrics = Metrics()
        self.counters: dict[str, MemoryStore] = {}  # of requests by address, for the limits
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self.curator = Curator(self.database, self.thinkers)
        self.reviews = Reviews(self.database, self.thinkers)
        self.timekeeper = Timekeeper(self)
        self.motions = Motions(self)
        self.reminders = Reminders(self)
        self.profiles = Profiles(self)
        self.talk = Talk(self)
        self.friends = Friends(self)
        self.cups = Cups(self)
        self.watching = Watching(self)
        self.chores = Chores(self)

    # Opening and closing

    async def open(self) -> None:
        await self.database.migrate()
        await self.people.drop_old_sessions()
        await self.people.remember_looks()
        await self.reminders.open()
        self.chores.begin()
        logger.info("the house is open")

    async def close(self) -> None:
        """Finish what was begun, say goodbye, and go. Nothing is lost: the log has it all."""
        self.hub.close()
        await self.chores.end()
        self.reviews.close()
        await self.thinkers.close()
        await self.reminders.close()
        for live in list(self.tables.values()):
            async with live.lock:
                self.drop(live)
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
            live = self.tables.get(id) or await self._load(id)
            async with live.lock:
                if live.dead:
                    continue
                live.used_at = time.monotonic()
                behind = version > live.version or fresh or live.row.status == "waiting"
                if behind and self.notices.several:
                    await self.catch_up(live)
                yield live
                return

    async def _load(self, id: str) -> LiveTable:
        async with self._loading.setdefault(id, asyncio.Lock()):
            try:
                if id not in self.tables:
                    self.tables[id] = await self._fetch(id)
                return self.tables[id]
            finally:
                self._loading.pop(id, None)

    async def _fetch(self, id: str) -> LiveTable:
        stored = await self._stored(id)
        try:
            live = await asyncio.to_thread(_laid_out, stored)
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
            again = None if stored.row.version else offered_again(stored)
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

    async def catch_up(self, live: LiveTable) -> None:
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
            self.drop(live)
            raise

    def drop(self, live: LiveTable) -> None:
        """Forget a table; whoever needs it next reads the log."""
        live.dead = True
        if self.tables.get(live.id) is live:
            del self.tables[live.id]

    async def let_go(self, id: str) -> None:
        """Forget a table that was changed behind our back; whoever watches it is told."""
        live = self.tables.get(id)
        if live is not None:
            async with live.lock:
                self.drop(live)
            self.hub.table_changed(id)

    async def forget_name(self, *person_ids: str) -> None:
        """No table in memory shows who is forgotten."""
        for live in list(self.tables.values()):
            if any(seat.person_id in person_ids for seat in live.seats):
                await self.let_go(live.id)

    def has(self, id: str) -> bool:
        """Whether a table is open in this process."""
        return id in self.tables

    def in_memory(self) -> int:
        return len(self.tables)

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
            if await self.append(live, entry, version, bot=person_id is None):
                self.metrics.written(entry.kind, time.perf_counter() - started)
            yield live

    async def append(self, live: LiveTable, entry: LogRow, version: int, bot: bool = False) -> bool:
        """The same for whoever holds the table; False if it had been done before."""
        if not await self._append(live, entry, version, bot):
            return False
        self._moved_on(live)
        return True

    def _moved_on(self, live: LiveTable) -> None:
        self.hub.game_changed(live.id)
        if live.row.status == "finished":
            self.hub.table_changed(live.id)
        self.thinkers.wake(live)

    async def _append(self, live: LiveTable, entry: LogRow, version: int, bot: bool) -> bool:
        for _ in range(_TRIES):
            if entry.key and (known := live.keys.get(entry.key)):
                if (known.kind, known.seat, known.action) != (entry.kind, entry.seat, entry.action):
                    raise Refused(409, "server-key-reused", live.version)
                return False
            self._may_write(live, entry.seat, version, bot)
            if entry.kind != "play" and live.version > MOST_CHANGES_OF_MIND:
                raise Refused(409, "server-too-many-changes", live.version)
            entry = msgspec.structs.replace(entry, seq=live.version + 1, at=time.time())
            if await self._commit(live, [entry]):
                return True
        raise Refused(409, "server-moved-on", live.version)

    async def _commit(self, live: LiveTable, entries: Iterable[LogRow]) -> bool:
        """Play them, store them; False if another process was first, after taking over what that one wrote.

        An entry is asked for when those before it have been played.
        """
        played: list[tuple[LogRow, dict[str, Any], list[int]]] = []
        try:
            for entry in entries:
                before = live.to_move()
                live.apply(entry)
                changes = {**live.outcome(), **live.clocked(before, entry)}
                played.append((entry, changes, live.begun(before, entry)))
            last, outcome, _ = played[-1]
            over = outcome.get("status") == "finished"
            alone = len(played) == 1

            def keep(connection: Connection) -> None:
                for entry, changes, begun in played:
                    store.append(connection, live.id, entry, changes, in_one=self.notices.several)
                    self.reminders.note(connection, live, begun, live.state.to_move())
                if over:
                    rate(connection, live.row, live.seats, outcome["result"])

            await self.database.write(keep, in_one=alone and not over and not self.reminders.wanted(live))
        except EcumeneError:
            if played:  # the match is ahead of the log
                self.drop(live)
            raise
        except (store.Overtaken, IntegrityError):
            if alone:
                live.retract(last)
                await self.catch_up(live)
            else:
                self.drop(live)
            self.hub.table_changed(live.id)
            return False
        except BaseException:
            self.drop(live)  # the match may be ahead of the log, or the log of us
            raise
        live.row = msgspec.structs.replace(live.row, version=last.seq, moved_at=time.time(), **outcome)
        for entry, changes, _ in played:
            self.notices.moved(live.id, entry, changes)
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

    async def _play_bot_on(self, id: str, seat: int, asked: int, choose: Callable[[Match], str]) -> None:
        """All that a bot decides in a row, stored at once: where only programs play, nobody looks at every step."""
        for _ in range(_TRIES):
            started = time.perf_counter()
            async with self.holding(id, asked) as live:
                self._may_write(live, seat, asked, bot=True)
                first = live.version
                if await self._commit(live, self._in_a_row(live, seat, choose)):
                    for _ in range(first, live.version):
                        self.metrics.written("play", (time.perf_counter() - started) / (live.version - first))
                    self._moved_on(live)
                    return
        raise Refused(409, "server-moved-on", live.version)

    def _in_a_row(self, live: LiveTable, seat: int, choose: Callable[[Match], str]) -> Iterator[LogRow]:
        """What a bot decides until somebody else has to; one decision where clocks run."""
        until = time.monotonic() + _AT_A_STRETCH / max(1, self.thinkers.thinking())
        for _ in range(_IN_A_ROW):
            yield LogRow(live.version + 1, "play", seat, choose(live.playing), at=time.time())
            if live.row.clocks is not None or live.state.to_move() != [seat] or time.monotonic() > until:
                return

    # Seats

    async def reseat(self, live: LiveTable, changed: list[SeatRow], was: str | None = None, **changes: object) -> None:
        """Store who sits where from now on. The caller holds the table."""
        seats = list(live.seats)
        for seat in changed:
            seats[seat.seat] = seat
        changes["bots_due"] = any(seats[seat].by_bot for seat in live.to_move())
        if live.started:
            changes = {**live.clocked_with(seats), **changes}

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

    async def give_up(self, live: LiveTable, places: list[SeatRow]) -> None:
        """Bots play on at these seats for good; when nobody plays for themselves any more, the game ends."""
        level = bots.default_level()
        gone = [msgspec.structs.replace(place, stands_in=True, resigned=True, level=level) for place in places]
        seats = {place.seat for place in places}
        left = [other for other in live.seats if other.person_id and not other.resigned and other.seat not in seats]
        await self.reseat(live, gone, **({} if left else {"status": "finished"}))

    async def _change(self, live: LiveTable, keep: Callable[[Connection], None]) -> None:
        """Store what changes a table besides its game; raises if it was not stored."""
        try:
            await self.database.write(keep)
        except Refused:
            await self.catch_up(live)
            raise
        except BaseException:
            self.drop(live)  # it may be stored all the same
            raise

    def came(self, watcher: Watcher) -> None:
        """Somebody begins to watch a table: its bots go on."""
        self.hub.add(watcher)
        self._presence_changed(watcher)
        live = self.tables.get(watcher.table_id)
        if live is not None:
            self.thinkers.wake(live)

    def went(self, watcher: Watcher) -> None:
        self.hub.remove(watcher)
        self._presence_changed(watcher)

    def attended(self, live: LiveTable) -> bool:
        """Whether anybody is there: bots do not play to an empty room."""
        people = {seat.person_id for seat in live.seats if seat.person_id}
        if self.hub.is_watched(live.id) or any(self.hub.online(person) for person in people):
            return True
        return not people and live.row.cup_id is not None and self.cups.attended(live.row.cup_id)

    def of_programs(self, live: LiveTable) -> bool:
        """Whether only programs play here: nobody to whom a bot would have to give time to look."""
        people = [seat.person_id for seat in live.seats if seat.person_id]
        return bool(people) and all(self.hub.is_program(person) for person in people)

    def _presence_changed(self, watcher: Watcher) -> None:
        """The table shows who of its people is there. Strangers come and go without anybody's notice."""
        live = self.tables.get(watcher.table_id)
        if live is not None and live.seats_of(watcher.person_id):
            live.refreshed()
            self.hub.table_changed(live.id)

    async def begin(self, live: LiveTable, filled: list[SeatRow]) -> None:
        """Start the game with these seats filled. The caller holds the table."""
        seats = list(live.seats)
        for seat in filled:
            seats[seat.seat] = seat
        state = (live.match or live.new_match()).state
        changes = {"status": "playing", "moved_at": time.time(), **outcome(state, seats)}
        changes |= clocks_of(live.row.pace, seats, changes["waiting"])

        def keep(connection: Connection) -> None:
            if not store.begin(connection, live.id, filled, changes):
                raise Refused(409, "server-try-again")
            self.reminders.note(connection, live, changes["waiting"], changes["waiting"])
            self.notices.tell(connection, live.id, "table")

        await self._change(live, keep)
        live.follow(store.Stored(msgspec.structs.replace(live.row, **changes), seats, [], {}))
        self.hub.table_changed(live.id)
        self.thinkers.wake(live)

    # What people see of a table besides the board

    def info(self, row: TableRow, seats: list[SeatRow], person: Person | None) -> TableInfo:
        me = person.id if person else None
        info = table_info(row, seats, me, self.hub.online, self.watching.count(row.id))
        return veiled(info) if sees_later(row, seats, me) else info

    def eyes(self, live: LiveTable, person: Person | None, seat: int | None) -> int:
        """The seat to look from: mine, a spectator's, and after the end anybody's."""
        mine = live.seats_of(person.id if person else None)
        if seat is None:
            return mine[0] if mine else SPECTATOR
        if seat >= live.row.players:
            raise Refused(404, "no-such-seat", seat=seat + 1, players=live.row.players)
        over = live.row.status == "finished" and not self.sees_later(live, person)
        if seat != SPECTATOR and seat not in mine and not over:
            raise Refused(403, "server-not-your-seat")
        return seat

    def sees_later(self, live: LiveTable, person: Person | None) -> bool:
        return sees_later(live.row, live.seats, person.id if person else None)


def _laid_out(stored: store.Stored) -> LiveTable:
    """A table, and the words of its game: to read them for the first refusal would keep everybody waiting."""
    find_words(stored.row.game)
    return lay_out(stored)
