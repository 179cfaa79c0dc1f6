"""What is said at tables, among those who play and apart among those who watch; what was read; who is muted."""

from __future__ import annotations

import time
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from sqlalchemy import Connection, and_, delete, false, func, insert, or_, select
from sqlalchemy.exc import IntegrityError

from ecumene.server.api import ChatLine
from ecumene.server.delayed import sees_later
from ecumene.server.errors import Refused
from ecumene.server.rows import Person, SeatRow, TableRow
from ecumene.server.schema import chat, chat_read, mutes

if TYPE_CHECKING:
    from ecumene.server.house import House

_LINE = [chat.c[name] for name in ("n", "seat", "name", "text", "at", "watching")]
#: So many lines are shown of what was said.
_LINES = 200
#: Nobody needs to silence more people than this.
MOST_MUTED = 200


class Spoken(NamedTuple):
    """A line, and who said it; None: the host of the server."""

    line: ChatLine
    person_id: str | None


class Ears(NamedTuple):
    """What somebody hears of a table."""

    players: bool  # they sit there
    parted: bool  # players do not hear now what watchers say
    delay: float  # what players say is heard so much later
    muted: frozenset[str]

    def hears(self, said: Spoken) -> bool:
        if said.person_id in self.muted:
            return False
        return not (said.line.watching and self.players and self.parted)

    def later(self, said: Spoken) -> bool:
        """Whether the time for it has not come yet."""
        return not said.line.watching and said.line.at > time.time() - self.delay


def ears_of(row: TableRow, seats: list[SeatRow], person_id: str | None, muted: frozenset[str]) -> Ears:
    players = person_id is not None and any(seat.person_id == person_id for seat in seats)
    delay = row.delay if sees_later(row, seats, person_id) else 0.0
    return Ears(players, row.status == "playing", delay, muted)


class Talk:
    """The voices of this house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._muted: dict[str, frozenset[str]] = {}

    async def ears(self, id: str, person: Person | None) -> Ears:
        muted = await self.muted_by(person.id) if person else frozenset[str]()
        async with self._house.holding(id) as live:
            return ears_of(live.row, live.seats, person.id if person else None, muted)

    async def read(self, id: str, person: Person | None, after: int) -> list[ChatLine]:
        """What was said at the table, as far as it is meant for this person."""
        ears = await self.ears(id, person)
        spoken = await self._house.database.read(lambda it: lines(it, id, after, ears))
        return [said.line for said in spoken if ears.hears(said) and not ears.later(said)]

    async def say(self, id: str, person: Person, text: str, key: str) -> ChatLine:
        """Who does not sit there speaks among those who watch."""
        async with self._house.holding(id) as live:
            mine = live.seats_of(person.id)
            watching = not mine and live.row.host_id != person.id
            line = ChatLine(0, mine[0] if mine else None, person.name, _spoken(text), time.time(), watching)
            for _ in range(3):
                with suppress(IntegrityError):  # somebody at another process spoke at the same moment
                    return await self._keep(id, person, line, key)
        raise Refused(409, "server-try-again")

    async def _keep(self, id: str, person: Person, line: ChatLine, key: str) -> ChatLine:
        house = self._house

        def keep(connection: Connection) -> tuple[ChatLine, bool]:
            kept, new = _add(connection, id, person.id, line, key)
            if new:
                _mark(connection, id, person.id, kept.n)
                house.notices.tell(connection, id, "chat", kept.n)
            return kept, new

        kept, new = await house.database.write(keep)
        if new:
            house.hub.said(id, Spoken(kept, person.id))
        return kept

    async def heard_elsewhere(self, id: str, n: int) -> None:
        """Pass on a line that was said at another process."""
        if self._house.hub.is_watched(id):
            for said in await self._house.database.read(lambda it: lines(it, id, n - 1, None, 1)):
                self._house.hub.said(id, said)

    # What was read

    async def mark_read(self, id: str, person: Person, n: int) -> int:
        async with self._house.holding(id):
            return await self._house.database.write(lambda it: _mark(it, id, person.id, n))

    async def read_up_to(self, id: str, person: Person) -> int:
        return await self._house.database.read(lambda it: _read_up_to(it, id, person.id))

    async def unread(self, ids: Iterable[str], person: Person) -> dict[str, int]:
        """How many lines of those who play wait to be read at tables of mine."""
        return await self._house.database.read(lambda it: _unread(it, list(ids), person.id))

    # Who is not heard

    async def muted_by(self, person_id: str) -> frozenset[str]:
        if person_id not in self._muted:
            found = select(mutes.c.muted_id).where(mutes.c.person_id == person_id)
            ids = await self._house.database.read(lambda it: frozenset(it.scalars(found)))
            if self._house.notices.several:  # another process may hear of a change first
                return ids
            self._muted[person_id] = ids
        return self._muted[person_id]

    async def mute(self, id: str, person: Person, n: int) -> None:
        """Hear no more of whoever said a line."""
        ears = await self.ears(id, person)
        spoken = await self._house.database.read(lambda it: lines(it, id, n - 1, ears, 1, first=True))
        said = next((one for one in spoken if one.line.n == n and ears.hears(one) and not ears.later(one)), None)
        if said is None or said.person_id is None or said.person_id == person.id:
            raise Refused(404, "server-nothing-here")
        await self.silence(person.id, said.person_id)

    async def silence(self, person_id: str, muted_id: str) -> None:
        def keep(connection: Connection) -> None:
            counted = select(func.count()).where(mutes.c.person_id == person_id)
            if int(connection.execute(counted).scalar_one()) >= MOST_MUTED:
                raise Refused(409, "server-too-many-friends", most=MOST_MUTED)
            connection.execute(delete(mutes).where(mutes.c.person_id == person_id, mutes.c.muted_id == muted_id))
            connection.execute(insert(mutes).values(person_id=person_id, muted_id=muted_id, at=time.time()))

        await self._house.database.write(keep)
        self._forget(person_id)

    async def unmute(self, person_id: str, muted_id: str) -> None:
        gone = delete(mutes).where(mutes.c.person_id == person_id, mutes.c.muted_id == muted_id)
        await self._house.database.write(lambda it: it.execute(gone).rowcount)
        self._forget(person_id)

    def _forget(self, person_id: str) -> None:
        self._muted.pop(person_id, None)
        self._house.hub.ears_changed(person_id)


# What the database knows


def lines(
    connection: Connection, id: str, after: int, ears: Ears | None, limit: int = _LINES, first: bool = False
) -> list[Spoken]:
    """The last lines after one of them, or the first, of those these ears may hear."""
    found = select(*_LINE, chat.c.person_id).where(chat.c.table_id == id, chat.c.n > after)
    if ears is not None:
        found = found.where(chat.c.person_id.not_in(list(ears.muted)))
        if ears.players and ears.parted:
            found = found.where(chat.c.watching.is_(False))
    found = found.order_by(chat.c.n if first else chat.c.n.desc()).limit(limit)
    spoken = [Spoken(ChatLine(*row[:6]), row[6]) for row in connection.execute(found)]
    return spoken if first else spoken[::-1]


def _add(connection: Connection, id: str, person_id: str, line: ChatLine, key: str) -> tuple[ChatLine, bool]:
    """The line with its number, and whether it is new: the same key says the same thing once."""
    same = select(*_LINE).where(chat.c.table_id == id, chat.c.person_id == person_id, chat.c.key == key)
    known = connection.execute(same).first()
    if known:
        return ChatLine(*known), False
    last = select(func.coalesce(func.max(chat.c.n), 0)).where(chat.c.table_id == id)
    line = msgspec.structs.replace(line, n=int(connection.execute(last).scalar_one()) + 1)
    values = {name: getattr(line, name) for name in line.__struct_fields__}
    connection.execute(insert(chat).values(table_id=id, person_id=person_id, key=key, **values))
    return line, True


def _mark(connection: Connection, id: str, person_id: str, n: int) -> int:
    """Note that somebody has read up to a line; what was read stays read."""
    read = max(_read_up_to(connection, id, person_id), n)
    connection.execute(delete(chat_read).where(chat_read.c.table_id == id, chat_read.c.person_id == person_id))
    connection.execute(insert(chat_read).values(table_id=id, person_id=person_id, n=read))
    return read


def _read_up_to(connection: Connection, id: str, person_id: str) -> int:
    found = select(chat_read.c.n).where(chat_read.c.table_id == id, chat_read.c.person_id == person_id)
    return int(connection.execute(found).scalar_one_or_none() or 0)


def _unread(connection: Connection, ids: list[str], person_id: str) -> dict[str, int]:
    mine = and_(chat_read.c.table_id == chat.c.table_id, chat_read.c.person_id == person_id)
    unheard = select(mutes.c.muted_id).where(mutes.c.person_id == person_id)
    found = (
        select(chat.c.table_id, func.count())
        .outerjoin(chat_read, mine)
        .where(chat.c.table_id.in_(ids), chat.c.watching == false(), chat.c.person_id != person_id)
        .where(or_(chat_read.c.n.is_(None), chat.c.n > chat_read.c.n), chat.c.person_id.not_in(unheard))
        .group_by(chat.c.table_id)
    )
    return {table_id: int(n) for table_id, n in connection.execute(found)}


def _spoken(text: str) -> str:
    said = "".join(sign for sign in text if sign.isprintable() or sign == "\n").strip()
    if not said:
        raise Refused(400, "server-nothing-said")
    return said
