"""Friends: whom somebody likes to play with, invitations to tables and cups, and whom they do not want to hear."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from ecumene.kernel import Message
from ecumene.server import store
from ecumene.server.api_friends import Circle, Friend, Invitation, Invited, Muted, NewCup, NewFriend
from ecumene.server.errors import Refused
from ecumene.server.names import as_account, tidy
from ecumene.server.rows import Person
from ecumene.server.schema import cups, entrants, friends, invitations, mutes, people, seats, tables

if TYPE_CHECKING:
    from ecumene.server.house import House

Kind = Literal["table", "cup"]
MOST_FRIENDS = 200
#: So many people are asked to one table or cup at a time.
MOST_INVITED = 40
#: So many of those somebody has played with last are named.
_MET = 12


class Friends:
    """What one person is to another in this house."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def circle(self, person: Person) -> Circle:
        found, mutual, muted, coming, met = await self._house.database.read(lambda it: _circle(it, person.id))
        online = self._house.hub.online
        listed = [Friend(id, name, account is not None, id in mutual and online(id)) for id, name, account in found]
        return Circle(listed, muted, coming, met)

    async def add(self, person: Person, wish: NewFriend) -> Circle:
        other = await self._at_table(person, wish) if wish.table else (await self._named(wish.name))[0]
        if other == person.id:
            raise Refused(422, "server-friend-is-me")

        def keep(connection: Connection) -> None:
            counted = select(func.count()).where(friends.c.person_id == person.id)
            if int(connection.execute(counted).scalar_one()) >= MOST_FRIENDS:
                raise Refused(409, "server-too-many-friends", most=MOST_FRIENDS)
            connection.execute(_friendship(person.id, other))
            connection.execute(insert(friends).values(person_id=person.id, friend_id=other, at=time.time()))

        await self._house.database.write(keep)
        return await self.circle(person)

    async def remove(self, person: Person, friend_id: str) -> Circle:
        await self._house.database.write(lambda it: it.execute(_friendship(person.id, friend_id)).rowcount)
        return await self.circle(person)

    async def hear_again(self, person: Person, muted_id: str) -> Circle:
        await self._house.talk.unmute(person.id, muted_id)
        return await self.circle(person)

    async def _named(self, name: str) -> tuple[str, str]:
        """The account of this name."""
        found = select(people.c.id, people.c.name).where(people.c.account == as_account(tidy(name)))
        row = await self._house.database.read(lambda it: it.execute(found).first())
        if row is None:
            raise Refused(404, "server-no-such-person", name=tidy(name))
        return row.id, row.name

    async def _at_table(self, person: Person, wish: NewFriend) -> str:
        async with self._house.holding(wish.table) as live:
            other = next((place.person_id for place in live.seats if place.seat == wish.seat), None)
            if not live.seats_of(person.id) or other is None:
                raise Refused(403, "server-not-your-seat")
            return other

    # Invitations

    async def invite(self, kind: Kind, target: str, person: Person, name: str, friend: str) -> Invited:
        """Ask somebody to come; they find it on their first page, and are told where they want to be told."""
        other, shown = await self._friend(person, friend) if friend else await self._named(name)
        if other == person.id:
            raise Refused(422, "server-friend-is-me")
        house = self._house

        def keep(connection: Connection) -> bool:
            """Whether they are asked for the first time, and want to hear of it."""
            here = (invitations.c.kind == kind, invitations.c.target == target)
            asked = set(connection.scalars(select(invitations.c.person_id).where(*here)))
            if len(asked) >= MOST_INVITED:
                raise Refused(409, "server-too-many-friends", most=MOST_INVITED)
            if other in asked:
                return False
            values = {"kind": kind, "target": target, "person_id": other, "by_id": person.id, "at": time.time()}
            connection.execute(insert(invitations).values(**values))
            unheard = select(mutes.c.at).where(mutes.c.person_id == other, mutes.c.muted_id == person.id)
            return connection.execute(unheard).first() is None

        if await house.database.write(keep):
            coming = await house.database.read(lambda it: _invitations(it, other))
            new = next((one for one in coming if one.id == target), None)
            if new is not None:
                path = f"/cup/{new.id}" if kind == "cup" else f"/join/{new.code}"
                words = Message("server-notice-invited", {"name": person.name, "game": Message(new.game)})
                house.reminders.tell_now(other, words, path)
        return Invited(shown)

    async def _friend(self, person: Person, friend_id: str) -> tuple[str, str]:
        found = (
            select(people.c.id, people.c.name)
            .join(friends, friends.c.friend_id == people.c.id)
            .where(friends.c.person_id == person.id, friends.c.friend_id == friend_id)
        )
        row = await self._house.database.read(lambda it: it.execute(found).first())
        if row is None:
            raise Refused(404, "server-no-such-person", name="")
        return row.id, row.name

    async def invite_to_table(self, id: str, person: Person, name: str, friend: str) -> Invited:
        async with self._house.holding(id, fresh=True) as live:
            if not live.seats_of(person.id) and live.row.host_id != person.id:
                raise Refused(403, "server-not-your-seat")
            if live.row.status != "waiting":
                raise Refused(409, "server-already-started", live.version)
        return await self.invite("table", id, person, name, friend)

    async def decline(self, person: Person, kind: str, target: str) -> Circle:
        gone = delete(invitations).where(
            invitations.c.kind == kind, invitations.c.target == target, invitations.c.person_id == person.id
        )
        await self._house.database.write(lambda it: it.execute(gone).rowcount)
        return await self.circle(person)


def _friendship(person_id: str, friend_id: str) -> Any:
    return delete(friends).where(friends.c.person_id == person_id, friends.c.friend_id == friend_id)


def _circle(connection: Connection, person_id: str) -> tuple[Any, set[str], list[Muted], list[Invitation], list[str]]:
    mine = (
        select(people.c.id, people.c.name, people.c.account)
        .join(friends, friends.c.friend_id == people.c.id)
        .where(friends.c.person_id == person_id, people.c.name != store.NOBODY)
        .order_by(func.lower(people.c.name))
    )
    listed = [tuple(row) for row in connection.execute(mine)]
    mutual = set(connection.scalars(select(friends.c.person_id).where(friends.c.friend_id == person_id)))
    unheard = (
        select(people.c.id, people.c.name)
        .join(mutes, mutes.c.muted_id == people.c.id)
        .where(mutes.c.person_id == person_id)
        .order_by(mutes.c.at)
    )
    muted = [Muted(*row) for row in connection.execute(unheard)]
    known = {row[0] for row in listed} | {one.id for one in muted}
    return listed, mutual, muted, _invitations(connection, person_id), _met(connection, person_id, known)


def _met(connection: Connection, person_id: str, known: set[str]) -> list[str]:
    """Accounts somebody has sat with lately and does not know as friends yet."""
    mine = select(seats.c.table_id).where(seats.c.person_id == person_id)
    found = (
        select(people.c.id, people.c.name, func.max(tables.c.moved_at))
        .join(seats, seats.c.person_id == people.c.id)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.table_id.in_(mine), people.c.id != person_id, people.c.account.is_not(None))
        .group_by(people.c.id, people.c.name)
        .order_by(func.max(tables.c.moved_at).desc())
        .limit(_MET + len(known))
    )
    return [name for id, name, _ in connection.execute(found) if id not in known][:_MET]


def _invitations(connection: Connection, person_id: str) -> list[Invitation]:
    """Those that can still be followed, newest first."""
    unheard = select(mutes.c.muted_id).where(mutes.c.person_id == person_id)
    sat = select(seats.c.table_id).where(seats.c.person_id == person_id)
    asked = (
        select(invitations.c.kind, invitations.c.target, invitations.c.at, people.c.name)
        .join(people, people.c.id == invitations.c.by_id)
        .where(invitations.c.person_id == person_id, invitations.c.by_id.not_in(unheard))
        .order_by(invitations.c.at.desc())
    )
    waiting = select(tables.c.code, tables.c.game).where(tables.c.status == "waiting", tables.c.id.not_in(sat))
    found = []
    for kind, target, at, by in list(connection.execute(asked)):
        if kind == "table":
            row = connection.execute(waiting.where(tables.c.id == target)).first()
            if row is not None:
                found.append(Invitation("table", target, row.code, row.game, "", by, at))
        elif (cup := _cup(connection, target, person_id)) is not None:
            found.append(Invitation("cup", target, "", cup[1], cup[0], by, at))
    return found


def _cup(connection: Connection, id: str, person_id: str) -> tuple[str, str] | None:
    """Name and game of a cup that somebody can still enter."""
    entered = select(entrants.c.cup_id).where(entrants.c.person_id == person_id)
    found = select(cups.c.name, cups.c.wish).where(cups.c.id == id, cups.c.status == "waiting")
    row = connection.execute(found.where(cups.c.id.not_in(entered))).first()
    return (row.name, msgspec.json.decode(row.wish, type=NewCup).game) if row else None
