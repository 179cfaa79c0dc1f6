"""Where people want to be told, and what they like: every statement about channels, wishes and notices to come."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any, Literal, NamedTuple
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ecumene.kernel import Message
from ecumene.server.api_people import Channel, ChannelKind, NewChannel, PushKeys, Wishes
from ecumene.server.rows import new_id
from ecumene.server.schema import channels, keys, reminders, wishes

#: A person may be told in so many ways.
MOST_CHANNELS = 12


class ChannelRow(NamedTuple):
    id: str
    person_id: str
    kind: ChannelKind
    address: str
    keys: str | None
    every: Literal["turn", "day"]
    secret: str
    confirmed: bool
    sent_at: float
    trouble: str

    @property
    def push_keys(self) -> PushKeys:
        return msgspec.json.decode(self.keys or "{}", type=PushKeys)

    def told(self) -> Channel:
        """As its owner sees it: the whole address of a browser or a hook would be a secret on the screen."""
        shown = self.address if self.kind == "mail" else urlsplit(self.address).netloc
        return Channel(self.id, self.kind, shown, self.every, self.confirmed, _unpacked(self.trouble))


def packed(trouble: Message) -> str:
    return msgspec.json.encode(trouble).decode()


def _unpacked(trouble: str) -> Message | None:
    if not trouble.startswith("{"):  # stored before reasons had texts
        return Message("server-undelivered-unreachable") if trouble else None
    return msgspec.json.decode(trouble, type=Message)


_CHANNEL = [channels.c[name] for name in ChannelRow._fields]


def of_person(connection: Connection, person_id: str) -> list[ChannelRow]:
    found = select(*_CHANNEL).where(channels.c.person_id == person_id).order_by(channels.c.created_at)
    return [ChannelRow(*row) for row in connection.execute(found)]


def by_secret(connection: Connection, secret: str) -> ChannelRow | None:
    row = connection.execute(select(*_CHANNEL).where(channels.c.secret == secret)).first()
    return ChannelRow(*row) if row else None


def add(connection: Connection, person_id: str, wish: NewChannel, secret: str) -> ChannelRow | None:
    """The channel, new or known; None if there are too many."""
    same = select(*_CHANNEL).where(
        channels.c.person_id == person_id, channels.c.kind == wish.kind, channels.c.address == wish.address
    )
    packed = msgspec.json.encode(wish.keys).decode() if wish.keys else None
    known = connection.execute(same).first()
    if known:
        row = ChannelRow(*known)
        changed = update(channels).where(channels.c.id == row.id).values(keys=packed, every=wish.every, trouble="")
        connection.execute(changed)
        return row._replace(keys=packed, every=wish.every, trouble="")
    counted = select(func.count()).where(channels.c.person_id == person_id)
    if int(connection.execute(counted).scalar_one()) >= MOST_CHANNELS:
        return None
    confirmed = wish.kind != "mail"
    row = ChannelRow(new_id(), person_id, wish.kind, wish.address, packed, wish.every, secret, confirmed, 0.0, "")
    connection.execute(insert(channels).values(created_at=time.time(), **row._asdict()))
    return row


def remove(connection: Connection, id: str, person_id: str | None = None) -> bool:
    gone = delete(channels).where(channels.c.id == id)
    if person_id is not None:
        gone = gone.where(channels.c.person_id == person_id)
    return connection.execute(gone).rowcount == 1


def change(connection: Connection, id: str, **values: Any) -> None:
    connection.execute(update(channels).where(channels.c.id == id).values(**values))


def listeners(connection: Connection) -> set[str]:
    """Everybody who wants to be told anything."""
    return {row[0] for row in connection.execute(select(channels.c.person_id).where(channels.c.confirmed).distinct())}


# Notices to come


class Reminder(NamedTuple):
    table_id: str
    seat: int
    kind: str
    person_id: str
    due_at: float


def expect(connection: Connection, coming: Iterable[Reminder]) -> None:
    """Note what has to be told, in the place of what was to be told before."""
    for one in coming:
        forget(connection, one.table_id, [one.seat], one.kind)
        connection.execute(insert(reminders).values(**one._asdict()))


def forget(connection: Connection, table_id: str, seats: Iterable[int], kind: str = "") -> None:
    gone = delete(reminders).where(reminders.c.table_id == table_id, reminders.c.seat.in_(list(seats)))
    connection.execute(gone.where(reminders.c.kind == kind) if kind else gone)


def due(connection: Connection, now: float, limit: int = 50) -> list[Reminder]:
    columns = [reminders.c[name] for name in Reminder._fields]
    found = select(*columns).where(reminders.c.due_at <= now).order_by(reminders.c.due_at).limit(limit)
    return [Reminder(*row) for row in connection.execute(found)]


def claim(connection: Connection, one: Reminder) -> bool:
    """Whether it is ours to tell: every notice is told by one process, once."""
    gone = delete(reminders).where(
        reminders.c.table_id == one.table_id,
        reminders.c.seat == one.seat,
        reminders.c.kind == one.kind,
        reminders.c.due_at == one.due_at,
    )
    return connection.execute(gone).rowcount == 1


# What people like


def wishes_of(connection: Connection, person_id: str) -> Wishes:
    body = connection.execute(select(wishes.c.body).where(wishes.c.person_id == person_id)).scalar_one_or_none()
    return msgspec.json.decode(body, type=Wishes) if body else Wishes()


def keep_wishes(connection: Connection, person_id: str, given: Wishes) -> None:
    connection.execute(delete(wishes).where(wishes.c.person_id == person_id))
    connection.execute(insert(wishes).values(person_id=person_id, body=msgspec.json.encode(given).decode()))


def house_key(connection: Connection, name: str, made: str) -> str:
    """A secret of the house: the one it has, else this one from now on."""
    found = select(keys.c.value).where(keys.c.name == name)
    known = connection.execute(found).scalar_one_or_none()
    if known is not None:
        return str(known)
    try:
        with connection.begin_nested():
            connection.execute(insert(keys).values(name=name, value=made))
    except IntegrityError:  # another process was first
        return str(connection.execute(found).scalar_one())
    return made
