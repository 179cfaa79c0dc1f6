"""What an account is to its owner: games and ratings, devices, ways back in, what is kept, and an end of it."""

from __future__ import annotations

import asyncio
import hashlib
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import Connection, delete, insert, select, update

from ecumene.kernel import Result
from ecumene.server import channels as told
from ecumene.server import store
from ecumene.server.api_people import Device, PastGames, Profile, RatedGame
from ecumene.server.database import Database
from ecumene.server.rows import Person, SeatRow, TableRow, new_id
from ecumene.server.schema import (
    archives,
    channels,
    chat,
    chat_read,
    cups,
    entrants,
    friends,
    invitations,
    mutes,
    notes,
    people,
    places,
    ratings,
    recovery,
    reminders,
    seats,
    sessions,
    tables,
    wishes,
)
from ecumene.server.shelved import without_names

if TYPE_CHECKING:
    from ecumene.server.house import House

_CODES = 8
#: What ties somebody to others.
_CIRCLE = (chat_read, friends, mutes, invitations)
_model = PlackettLuce()


class Profiles:
    """What the owner of an account can do with it."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def show(self, person: Person) -> Profile:
        return await self._house.database.read(lambda it: _profile(it, person))

    async def devices(self, person: Person, token: str) -> list[Device]:
        """Where somebody is signed in, last used first."""
        found = (
            select(sessions.c.hash, sessions.c.created_at, sessions.c.used_at)
            .where(sessions.c.person_id == person.id)
            .order_by(sessions.c.used_at.desc())
        )
        here = _hash(token)
        rows = await self._house.database.read(lambda it: list(it.execute(found)))
        return [Device(row.hash[:16], row.created_at, row.used_at, row.hash == here) for row in rows]

    async def sign_out(self, person: Person, device: str, token: str) -> list[Device]:
        """Forget somebody on another device; ``all``: on all others."""
        gone = delete(sessions).where(sessions.c.person_id == person.id, sessions.c.hash != _hash(token))
        if device != "all":
            gone = gone.where(sessions.c.hash.startswith(device, autoescape=True))
        await self._house.database.write(lambda it: it.execute(gone).rowcount)
        self._house.people.forget(person.id)
        return await self.devices(person, token)

    async def change_password(self, person: Person, old: str, new: str, token: str) -> None:
        """A new password; all other devices are signed out."""
        await self._house.people.prove(person, old)
        await self._house.people.set_password(person.id, new, keep=_hash(token))

    async def new_codes(self, person: Person, password: str) -> list[str]:
        """Codes that open the account once each; those before them open nothing any more."""
        await self._house.people.prove(person, password)
        codes = [f"{new_id(5)}-{new_id(5)}" for _ in range(_CODES)]

        def keep(connection: Connection) -> None:
            connection.execute(delete(recovery).where(recovery.c.person_id == person.id))
            connection.execute(
                insert(recovery), [{"person_id": person.id, "hash": _code(person.id, code)} for code in codes]
            )

        await self._house.database.write(keep)
        return codes

    async def recover(self, person_id: str | None, code: str, password: str) -> bool:
        """Whether a code was right; then the password is the new one and the code is used up."""
        used = delete(recovery).where(
            recovery.c.person_id == (person_id or ""), recovery.c.hash == _code(person_id or "", code)
        )
        if not await self._house.database.write(lambda it: it.execute(used).rowcount):
            return False
        await self._house.people.set_password(person_id or "", password)
        return True

    async def export(self, person: Person) -> dict[str, Any]:
        return await self._house.database.read(lambda it: _everything(it, person))

    async def delete(self, person: Person, password: str) -> None:
        if person.account is not None:
            await self._house.people.prove(person, password)
        await forget(self._house.database, person.id)
        self._house.people.forget(person.id)
        await self._house.forget_name(person.id)


# Ratings


def rate(connection: Connection, row: TableRow, seated: list[SeatRow], result: Result | None) -> None:
    """Note how a game has ended for everybody at the table; records and shared screens prove nothing."""
    if result is None or row.imported or any(seat.kind == "hotseat" for seat in seated):
        return
    subjects = [seat.person_id or f"bot:{seat.level}" for seat in seated]
    if len(set(subjects)) < 2:
        return
    known = _ratings(connection, row.game, subjects)
    ranks = [float(standing.rank) for standing in sorted(result.standings, key=lambda one: one.seat)]
    last = max(ranks) + 1
    ranks = [last if seat.resigned else rank for seat, rank in zip(seated, ranks, strict=True)]
    teams = [[_model.rating(*known.get(subject, (None, None, 0))[:2])] for subject in subjects]
    rated = _model.rate(teams, ranks=ranks)
    for subject in sorted(set(subjects)):  # in one order: games that end at once would wait for each other
        of_subject = [team[0] for team, one in zip(rated, subjects, strict=True) if one == subject]
        mean = sum(one.mu for one in of_subject) / len(of_subject)
        doubt = sum(one.sigma for one in of_subject) / len(of_subject)
        connection.execute(delete(ratings).where(ratings.c.subject == subject, ratings.c.game == row.game))
        played = known.get(subject, (0.0, 0.0, 0))[2] + 1
        values = {"subject": subject, "game": row.game, "mean": mean, "doubt": doubt, "played": played}
        connection.execute(insert(ratings).values(**values))


def _ratings(connection: Connection, game: str, subjects: list[str]) -> dict[str, tuple[float, float, int]]:
    found = select(ratings).where(ratings.c.game == game, ratings.c.subject.in_(subjects))
    return {row.subject: (row.mean, row.doubt, row.played) for row in connection.execute(found)}


def shown(mean: float, doubt: float) -> int:
    """A rating as people know them: 1000 to begin with, and what is not sure does not count."""
    return max(0, round(1000 + 40 * (mean - 3 * doubt)))


# What the database knows of somebody


def _profile(connection: Connection, person: Person) -> Profile:
    rated = connection.execute(select(ratings).where(ratings.c.subject == person.id))
    levels = connection.execute(select(ratings).where(ratings.c.subject.startswith("bot:")))
    return Profile(
        name=person.name,
        games=_past_games(connection, person.id),
        ratings=[RatedGame(row.game, "", shown(row.mean, row.doubt), row.played) for row in rated],
        bots=[RatedGame(row.game, row.subject[4:], shown(row.mean, row.doubt), row.played) for row in levels],
        codes=len(list(connection.execute(select(recovery.c.hash).where(recovery.c.person_id == person.id)))),
    )


def _past_games(connection: Connection, person_id: str) -> list[PastGames]:
    """How many games of each kind and size somebody has finished, won, and in which place on average."""
    found = (
        select(tables.c.game, tables.c.players, tables.c.result, seats.c.seat, seats.c.resigned)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.person_id == person_id, seats.c.kind == "human", tables.c.status == "finished")
        .where(tables.c.result.is_not(None), tables.c.imported.is_(False))
    )
    tally: dict[tuple[str, int], list[int]] = {}
    for row in connection.execute(found):
        result = msgspec.json.decode(row.result, type=Result)
        rank = next((one.rank for one in result.standings if one.seat == row.seat), row.players)
        tally.setdefault((row.game, row.players), []).append(row.players if row.resigned else rank)
    return [
        PastGames(game, players, len(ranks), ranks.count(1), round(sum(ranks) / len(ranks), 2))
        for (game, players), ranks in sorted(tally.items())
    ]


def _everything(connection: Connection, person: Person) -> dict[str, Any]:
    def rows(statement: Any) -> list[dict[str, Any]]:
        return [dict(row) for row in connection.execute(statement).mappings()]

    mine = select(seats.c.table_id).where(seats.c.person_id == person.id)
    kept = [
        tables.c[name] for name in ("id", "game", "players", "options", "status", "created_at", "moved_at", "result")
    ]
    said = [chat.c[name] for name in ("table_id", "text", "name", "at")]
    return {
        "person": rows(select(people.c.name, people.c.created_at, people.c.seen_at).where(people.c.id == person.id)),
        "tables": rows(select(*kept).where(tables.c.id.in_(mine))),
        "chat": rows(select(*said).where(chat.c.person_id == person.id)),
        "notes": rows(select(notes.c.table_id, notes.c.text).where(notes.c.person_id == person.id)),
        "devices": rows(select(sessions.c.created_at, sessions.c.used_at).where(sessions.c.person_id == person.id)),
        "notices": [
            {"kind": row.kind, "address": row.address, "every": row.every}
            for row in told.of_person(connection, person.id)
        ],
        "wishes": msgspec.to_builtins(told.wishes_of(connection, person.id)),
        "ratings": rows(select(ratings).where(ratings.c.subject == person.id)),
        "friends": rows(_names(friends.c.friend_id, friends.c.person_id == person.id)),
        "muted": rows(_names(mutes.c.muted_id, mutes.c.person_id == person.id)),
        "cups": rows(
            select(cups.c.id, cups.c.name, entrants.c.n)
            .join(entrants, entrants.c.cup_id == cups.c.id)
            .where(entrants.c.person_id == person.id)
        ),
    }


def _names(of: Any, where: Any) -> Any:
    """The names of those whom a row names."""
    return select(people.c.name).join(of.table, of == people.c.id).where(where)


async def forget(database: Database, id: str) -> None:
    """Forget a person: name, password, sessions, notes and what they said. Their games remain, without the name.

    It is taken out of what is kept of finished games one by one and beside the writers: a hundred of them take seconds,
    and nobody's move waits for that.
    """
    sat = await database.read(lambda it: _places_of(it, id))
    for table_id, taken in sat.items():
        body = await database.read(partial(store.archive, id=table_id))
        if body is not None:
            nameless = await asyncio.to_thread(without_names, body, taken)
            await database.write(partial(_replace_archive, table_id=table_id, body=nameless))
    await database.write(lambda it: _forget(it, id, set(sat)))


def _forget(connection: Connection, id: str, nameless: set[str]) -> None:
    """``nameless``: tables whose archives do not have the name any more."""
    nobody = {"name": store.NOBODY, "account": None, "password": None, "skeleton": None}
    connection.execute(update(people).where(people.c.id == id).values(**nobody))
    connection.execute(update(seats).where(seats.c.person_id == id).values(name=""))
    connection.execute(delete(ratings).where(ratings.c.subject == id))
    _forget_in_archives(connection, id, nameless)
    connection.execute(update(entrants).where(entrants.c.person_id == id).values(name="", gone=True))
    for table in (sessions, places, notes, chat, channels, reminders, wishes, recovery, *_CIRCLE):
        connection.execute(delete(table).where(table.c.person_id == id))
    for other in (friends.c.friend_id, mutes.c.muted_id, invitations.c.by_id):
        connection.execute(delete(other.table).where(other == id))
    store.announce(connection, store.PEOPLE_CHANGED)


def _places_of(connection: Connection, person_id: str) -> dict[str, set[int]]:
    """Where somebody sits or sat: the seats by table."""
    sat = connection.execute(select(seats.c.table_id, seats.c.seat).where(seats.c.person_id == person_id))
    by_table: dict[str, set[int]] = {}
    for table_id, seat in sat:
        by_table.setdefault(table_id, set()).add(seat)
    return by_table


def _forget_in_archives(connection: Connection, person_id: str, nameless: set[str]) -> None:
    """What is kept of finished games shows who sat there."""
    for table_id, taken in _places_of(connection, person_id).items():
        if table_id not in nameless and (body := store.archive(connection, table_id)) is not None:
            _replace_archive(connection, table_id, without_names(body, taken))


def _replace_archive(connection: Connection, table_id: str, body: bytes) -> None:
    connection.execute(update(archives).where(archives.c.table_id == table_id).values(body=body))


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _code(person_id: str, code: str) -> str:
    """As it is kept: however it was typed."""
    plain = "".join(sign for sign in code.lower() if sign.isalnum())
    return hashlib.sha256(f"{person_id} {plain}".encode()).hexdigest()
