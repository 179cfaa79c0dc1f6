"""Around the game: making tables, sitting down, leaving, starting, handing a seat to a bot, playing again."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ecumene import bots, games
from ecumene.kernel import LEARNER, BadRecord, Match, Message, Record, replay
from ecumene.server import store
from ecumene.server.api import ImportTable, LessonTable, NewSeat, NewTable, QuickTable, TableInfo, TableList
from ecumene.server.api_reviews import PlayOn
from ecumene.server.clocks import checked
from ecumene.server.errors import Refused
from ecumene.server.house import House
from ecumene.server.laying import new_row
from ecumene.server.live import LiveTable
from ecumene.server.names import numbered, tidy
from ecumene.server.rows import LogRow, Person, SeatRow, TableRow
from ecumene.server.seating import log_of
from ecumene.server.telling import entries_of
from ecumene.server.thinking import LESSON

_LONGEST_RECORD = 20_000
LONGEST_JOURNAL = 2_000_000  # bytes


class Lobby:
    """What people do with tables besides playing."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._bringing = asyncio.Lock()

    # Making tables

    async def create(self, person: Person, wish: NewTable) -> TableInfo:
        """A new table; it starts at once when no seat is open."""
        match = Match(games.load(wish.game), wish.players, wish.options, secrets.token_hex(16))
        given = wish.seats or [NewSeat("me")] + [NewSeat("open")] * (wish.players - 1)
        seats = seated(person, given, wish.players)
        row = new_row(person, match, seats, open=wish.open, hints=wish.hints, key=wish.key, pace=checked(wish.pace))
        return await self._add(person, msgspec.structs.replace(row, delay=wish.delay), seats)

    async def quick(self, person: Person, wish: QuickTable) -> TableInfo:
        """The person against bots, started."""
        given = [NewSeat("me")] + [NewSeat("bot", level=wish.level)] * (wish.players - 1)
        return await self.create(person, NewTable(wish.game, wish.players, wish.options, given, key=wish.key))

    async def learn(self, person: Person, wish: LessonTable) -> TableInfo:
        """The guided first game: the seed of the lesson, and partners who keep to its script."""
        lesson = games.lesson(wish.game)
        if lesson is None:
            raise Refused(404, "server-no-lesson")
        match = Match(games.load(wish.game), lesson.players, lesson.options, lesson.seed)
        partners = [SeatRow(seat, "bot", level=LESSON) for seat in range(1, lesson.players)]
        seats = [SeatRow(LEARNER, "human", person.id, person.name), *partners]
        return await self._add(person, new_row(person, match, seats, open=False, hints=True, key=wish.key), seats)

    async def bring(self, person: Person, wish: ImportTable) -> TableInfo:
        """A table that continues (or only shows) a record; with open seats it waits for those who play on."""
        record = Record.read(msgspec.json.encode(wish.record))
        if len(record.actions) > _LONGEST_RECORD or len(record.seed) > 100:
            raise BadRecord(Message("record-malformed", {"problem": "too long"}))
        async with self._bringing:  # one at a time: a whole game is played again
            match = await asyncio.to_thread(_replayed, record)
        given = wish.seats or [NewSeat("me")] + [NewSeat("hotseat")] * (record.players - 1)
        seats = seated(person, given, record.players)
        if match.state.over and any(seat.kind == "open" for seat in seats):
            raise Refused(422, "server-import-open-seat")
        row = new_row(person, match, seats, open=False, hints=True, key=wish.key, imported=True)
        return await self._add(person, row, seats, log_of(match.record()))

    async def play_on(self, person: Person, record: Record, wish: PlayOn) -> TableInfo:
        """A table that goes on from a moment of a finished game, the person against bots."""
        if wish.step >= len(record.actions):
            raise Refused(409, "game-over")
        if wish.seat >= record.players:
            raise Refused(404, "no-such-seat", seat=wish.seat + 1, players=record.players)
        async with self._bringing:
            match = await asyncio.to_thread(replay, record, games.load(record.game), steps=wish.step)
        given = [NewSeat("bot", level=wish.level)] * record.players
        given[wish.seat] = NewSeat("me")
        seats = seated(person, given, record.players)
        row = new_row(person, match, seats, open=False, hints=True, key=wish.key, imported=True)
        return await self._add(person, row, seats, log_of(match.record()))

    async def _add(
        self, person: Person, row: TableRow, seats: list[SeatRow], entries: list[LogRow] | None = None, after: str = ""
    ) -> TableInfo:
        """Store a new table, as the one that follows table ``after`` if that is given."""
        house = self._house
        most = house.settings.tables_per_person

        def keep(connection: Connection) -> None:
            if store.unfinished_of(connection, person.id) >= most:
                raise Refused(409, "server-too-many-tables", most=most)
            store.add_table(connection, row, seats)
            store.add_log(connection, row.id, entries or [])
            if after and not store.follow(connection, after, row.id):
                raise store.Overtaken(after)

        try:
            await house.database.write(keep)
        except IntegrityError:
            return await self._made_before(person, row.key)
        async with house.holding(row.id) as live:
            house.thinkers.wake(live)
            return house.info(live.row, live.seats, person)

    async def _made_before(self, person: Person, key: str | None) -> TableInfo:
        row = await self._house.database.read(lambda it: store.table_by_key(it, person.id, key)) if key else None
        if row is None:
            raise Refused(409, "server-try-again")
        return await self.show(row.id, person)

    # Looking around

    async def show(self, id: str, person: Person | None) -> TableInfo:
        async with self._house.holding(id) as live:
            return self._house.info(live.row, live.seats, person)

    async def by_code(self, code: str, person: Person | None) -> TableInfo:
        row = await self._house.database.read(lambda it: store.table_by_code(it, code.strip().lower()))
        if row is None:
            raise Refused(404, "server-no-such-code")
        info = await self.show(row.id, person)
        return msgspec.structs.replace(info, code=row.code)

    async def listed(self, which: str, person: Person | None, before: str, wanted: store.Wanted) -> TableList:
        if which not in ("open", "watch") and person is None:
            raise Refused(401, "server-sign-in")
        mine = person.id if person else None
        page = await self._house.database.read(lambda it: store.page(it, which, mine, before, wanted))
        self._house.hub.learn(page.seen)
        infos = [self._house.info(row, page.seats.get(row.id, []), person) for row in page.rows]
        unread = (
            await self._house.talk.unread([row.id for row in page.rows], person) if which == "mine" and person else {}
        )
        return TableList(infos, infos[-1].id if len(infos) == store.PAGE else "", unread)

    # Names

    async def rename(self, person: Person) -> None:
        """Show somebody's new name at every table of theirs that is not over."""
        ids = await self._house.database.read(lambda it: store.unfinished_with(it, person.id))
        for id in ids:
            async with self._house.holding(id, fresh=True) as live:
                mine = [seat for seat in live.seats if seat.person_id == person.id and seat.kind == "human"]
                others = [seat.name for seat in live.seats if seat not in mine]
                name = numbered(person.name, others)
                renamed = [msgspec.structs.replace(seat, name=name) for seat in mine if seat.name != name]
                if renamed and live.row.status != "finished":
                    await self._house.reseat(live, renamed, was="human")

    # Sitting down and getting up

    async def join(self, id: str, person: Person, code: str, seat: int | None) -> TableInfo:
        async with self._house.holding(id, fresh=True) as live:
            mine = live.seats_of(person.id)
            if not mine or (seat is not None and seat not in mine):
                if not live.row.open and not secrets.compare_digest(
                    code.strip().lower().encode(), live.row.code.encode()
                ):
                    raise Refused(403, "server-wrong-code")
                await self._sit(live, person, seat)
            return self._house.info(live.row, live.seats, person)

    async def _sit(self, live: LiveTable, person: Person, seat: int | None) -> None:
        self._waiting(live)
        if live.seats_of(person.id):
            raise Refused(409, "server-already-seated")
        free = [place.seat for place in live.seats if place.kind == "open"]
        if not free or (seat is not None and seat not in free):
            raise Refused(409, "server-seat-taken")
        place = free[0] if seat is None else seat
        name = numbered(person.name, (other.name for other in live.seats))
        await self._house.reseat(live, [SeatRow(place, "human", person.id, name)], was="open")

    async def leave(self, id: str, person: Person) -> TableInfo:
        """My seats are open again; when the last person leaves, the table is cleared away."""
        async with self._house.holding(id, fresh=True) as live:
            mine = live.seats_of(person.id)
            if mine or live.row.host_id == person.id:
                self._waiting(live)
                others = [place.person_id for place in live.seats if place.person_id not in (None, person.id)]
                changes: dict[str, Any] = {}
                if live.row.host_id == person.id and others:
                    changes["host_id"] = others[0]
                elif not others:
                    changes["status"] = "finished"
                await self._house.reseat(live, [SeatRow(seat, "open") for seat in mine], **changes)
            return self._house.info(live.row, live.seats, person)

    async def start(self, id: str, person: Person) -> TableInfo:
        """The host begins; bots take the seats nobody took."""
        async with self._house.holding(id, fresh=True) as live:
            self._host_or_heir(live, person)
            if live.row.status != "playing":
                self._waiting(live)
                level = bots.default_level()
                filled = [SeatRow(place.seat, "bot", level=level) for place in live.seats if place.kind == "open"]
                await self._house.begin(live, filled)
            return self._house.info(live.row, live.seats, person)

    # Bots in people's seats

    async def hand_over(self, id: str, person: Person, seat: int, level: str) -> TableInfo:
        """Before the start the host seats a bot; later a bot plays for me, or for somebody long absent."""
        level = bot_level(level)
        async with self._house.holding(id, fresh=True) as live:
            place = self._place(live, seat)
            if live.row.status == "waiting":
                self._host(live, person)
                if place.kind not in ("open", "bot"):
                    raise Refused(409, "server-seat-taken")
                await self._house.reseat(live, [SeatRow(seat, "bot", level=level)], was=place.kind)
            elif not place.by_bot:
                if place.person_id != person.id:
                    self._host(live, person)
                self._running(live)
                if place.person_id != person.id:
                    self._absent(live, place, person)
                await self._house.reseat(live, [msgspec.structs.replace(place, stands_in=True, level=level)])
            return self._house.info(live.row, live.seats, person)

    async def come_back(self, id: str, person: Person, seat: int) -> TableInfo:
        async with self._house.holding(id, fresh=True) as live:
            place = self._place(live, seat)
            if live.row.status == "waiting" and place.kind == "bot":
                self._host(live, person)
                await self._house.reseat(live, [SeatRow(seat, "open")], was="bot")
            elif place.person_id != person.id:
                raise Refused(403, "server-not-your-seat")
            elif place.resigned:
                raise Refused(409, "server-resigned")
            elif place.stands_in:
                self._running(live)
                await self._house.reseat(live, [msgspec.structs.replace(place, stands_in=False, late=False, level="")])
            return self._house.info(live.row, live.seats, person)

    async def resign(self, id: str, person: Person, seat: int) -> TableInfo:
        """A bot plays on for me; when nobody plays for themselves any more, the game ends as it stands."""
        async with self._house.holding(id, fresh=True) as live:
            place = self._place(live, seat)
            if place.person_id != person.id:
                raise Refused(403, "server-not-your-seat")
            if not place.resigned:
                self._running(live)
                await self._house.give_up(live, [place])
            return self._house.info(live.row, live.seats, person)

    # Once more

    async def rematch(self, id: str, person: Person) -> TableInfo:
        """The same people at a new table: whoever asks first makes it, the others find their seats free."""
        async with self._house.holding(id, fresh=True) as live:
            mine = live.seats_of(person.id)
            if not mine:
                raise Refused(403, "server-not-your-seat")
            if live.row.status != "finished":
                raise Refused(409, "server-not-over", live.version)
            next_id = live.row.next_id
            if not next_id:
                next_id = await self._play_again(live, person)
        async with self._house.holding(next_id, fresh=True) as following:
            if following.row.status == "waiting" and not following.seats_of(person.id):
                same = following.seats[mine[0]].kind == "open"
                await self._sit(following, person, mine[0] if same else None)
            return self._house.info(following.row, following.seats, person)

    async def _play_again(self, live: LiveTable, person: Person) -> str:
        old = live.row
        seats = [_again(place, person) for place in live.seats]
        match = Match(games.load(old.game), old.players, old.options, secrets.token_hex(16))
        row = new_row(person, match, seats, open=old.open, hints=old.hints, key="", pace=old.pace)
        row = msgspec.structs.replace(row, delay=old.delay)
        try:
            await self._add(person, row, seats, after=old.id)
        except store.Overtaken:
            first = await self._house.database.read(lambda it: store.table(it, old.id))
            row = msgspec.structs.replace(row, id=(first.next_id if first else None) or row.id)
        live.row = msgspec.structs.replace(old, next_id=row.id)
        self._house.hub.table_changed(old.id)
        return row.id

    # Who may

    def _host(self, live: LiveTable, person: Person) -> None:
        if live.row.host_id != person.id:
            raise Refused(403, "server-host-only")

    def _host_or_heir(self, live: LiveTable, person: Person) -> None:
        """The host; when they stay away, anybody who sits there."""
        host = SeatRow(0, "human", live.row.host_id)
        if not (live.seats_of(person.id) and self._house.motions.absent(live, host)):
            self._host(live, person)

    def _waiting(self, live: LiveTable) -> None:
        if live.row.status != "waiting":
            # Who is late may be one of those who see later how far it is.
            raise Refused(409, "server-already-started", None if live.row.delay else live.version)

    def _running(self, live: LiveTable) -> None:
        if live.row.status != "playing":
            raise Refused(409, "game-over", live.version)

    def _place(self, live: LiveTable, seat: int) -> SeatRow:
        if not 0 <= seat < live.row.players:
            raise Refused(404, "no-such-seat", seat=seat + 1, players=live.row.players)
        return live.seats[seat]

    def _absent(self, live: LiveTable, place: SeatRow, person: Person) -> None:
        self._host(live, person)
        if not self._house.motions.absent(live, place):
            raise Refused(409, "server-not-absent", minutes=round(self._house.motions.patience(live) / 60))


def bot_level(wanted: str) -> str:
    """A level there is; the newcomers' one if none was named."""
    if wanted and wanted not in bots.levels():
        raise Refused(422, "server-no-such-level", level=wanted[:32], known=", ".join(bots.levels()))
    return wanted or bots.default_level()


def seated(person: Person, given: list[NewSeat], players: int) -> list[SeatRow]:
    """Who sits where at a new table."""
    if len(given) != players:
        raise Refused(422, "server-seat-count", given=len(given), players=players)
    if sum(seat.kind == "me" for seat in given) > 1:
        raise Refused(422, "server-seated-twice")
    rows: list[SeatRow] = []
    names = [person.name] if any(seat.kind == "me" for seat in given) else []
    for number, seat in enumerate(given):
        name = numbered(tidy(seat.name), names) if seat.name.strip() else ""
        names.append(name)
        if seat.kind == "me":
            rows.append(SeatRow(number, "human", person.id, person.name))
        elif seat.kind == "hotseat":
            rows.append(SeatRow(number, "hotseat", person.id, name))
        elif seat.kind == "bot":
            rows.append(SeatRow(number, "bot", None, name, bot_level(seat.level)))
        else:
            rows.append(SeatRow(number, "open"))
    return rows


def _replayed(record: Record) -> Match:
    """The game of a record, if what there is to tell of it can be sent to those who look."""
    match = replay(record, games.load(record.game))
    journal = match.state.journal
    told = entries_of(match.state, journal.events, 0) if journal else []
    if len(msgspec.json.encode(told)) > LONGEST_JOURNAL:
        raise BadRecord(Message("record-malformed", {"problem": "too long"}))
    return match


def _again(place: SeatRow, person: Person) -> SeatRow:
    """The seat at the next table: mine and the bots' are taken, the others are kept free."""
    if place.kind == "bot":
        return place
    if place.person_id == person.id:
        name = person.name if place.kind == "human" else place.name
        return msgspec.structs.replace(place, name=name, stands_in=False, resigned=False, late=False, level="")
    return SeatRow(place.seat, "open")
