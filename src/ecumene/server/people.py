"""Who is asking: guests, accounts and their sessions. A token is shown once and kept only as a hash."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, Executable, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ecumene.server.database import Database
from ecumene.server.errors import Refused
from ecumene.server.guesses import Guesses
from ecumene.server.rows import Person, new_id
from ecumene.server.schema import people, places, sessions

SESSION_SECONDS = 180 * 86_400
#: How long a process may believe in a session without asking the database again.
_TRUST_SECONDS = 15.0
_CACHE_SIZE = 20_000
_hasher = PasswordHasher()
#: Verified instead of a password nobody has, so that an unknown name takes as long as a wrong password.
_NOBODYS = _hasher.hash(secrets.token_hex(16))


def tidy(name: str) -> str:
    """A name as it is shown: one line, no control characters, no hidden ones."""
    shown = "".join(" " if sign.isspace() else sign for sign in unicodedata.normalize("NFC", name))
    shown = "".join(sign for sign in shown if unicodedata.category(sign)[0] != "C")
    shown = " ".join(shown.split())
    if not shown:
        raise Refused(400, "server-empty-name")
    return shown[:32]


def _tidied(name: str) -> str:
    """The same for a name somebody signs in with: one that cannot be read is one nobody has."""
    try:
        return tidy(name)
    except Refused:
        return ""


def as_account(name: str) -> str:
    """A name as it is compared."""
    return unicodedata.normalize("NFKC", name).casefold()[:64]


class People:
    """Guests and accounts, and the sessions that prove who is who."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[str, tuple[float, Person]] = {}
        self._hashing = asyncio.Semaphore(2)
        self._guesses = Guesses()

    async def find(self, token: str) -> Person | None:
        """Whose token this is."""
        hash, now = _hash(token), time.time()
        known = self._known.get(hash)
        if known and known[0] > time.monotonic():
            return known[1]
        found = (
            select(people.c.id, people.c.name, people.c.account, people.c.seen_at, sessions.c.used_at)
            .join(sessions, sessions.c.person_id == people.c.id)
            .where(sessions.c.hash == hash, sessions.c.used_at > now - SESSION_SECONDS)
        )
        row = await self._database.read(lambda connection: connection.execute(found).first())
        if row is None:
            self._known.pop(hash, None)
            return None
        if row.used_at < now - 86_400:
            await self._run(update(sessions).where(sessions.c.hash == hash).values(used_at=now))
        return self._trust(hash, Person(*row[:4]))

    async def guest(self, name: str) -> tuple[Person, str]:
        """A new guest, and the token that proves it."""
        now = time.time()
        person = Person(new_id(), tidy(name), None, now)
        token, hash = _new_token()
        await self._run(
            insert(people).values(id=person.id, name=person.name, created_at=now, seen_at=now),
            insert(sessions).values(hash=hash, person_id=person.id, created_at=now, used_at=now),
        )
        return self._trust(hash, person), token

    async def rename(self, person: Person, name: str) -> Person:
        """A guest changes the name shown at tables."""
        if person.account is not None:
            raise Refused(409, "server-already-signed-in")
        name = tidy(name)
        await self._run(update(people).where(people.c.id == person.id).values(name=name))
        self._forget(person.id)
        return Person(person.id, name, None, person.seen_at)

    async def account(self, person: Person | None, name: str, password: str, address: str = "") -> tuple[Person, str]:
        """A new account; a guest who opens one keeps their tables."""
        if person is not None and person.account is not None:
            raise Refused(409, "server-already-signed-in")
        name = tidy(name)
        now = time.time()
        values = {"name": name, "account": as_account(name), "password": await self._hashed(password)}
        id = person.id if person else new_id()
        try:
            if person:
                renamed = update(people).where(people.c.id == id).values(**values)
                await self._run(renamed, delete(sessions).where(sessions.c.person_id == id))
            else:
                await self._run(insert(people).values(id=id, created_at=now, seen_at=now, **values))
        except IntegrityError:
            raise Refused(409, "server-name-taken") from None
        self._forget(id)
        await self._run(insert(places).values(person_id=id, place=_hash(f"{id} {address}"), at=now))
        return await self._open(Person(id, name, values["account"], now))

    async def login(self, name: str, password: str, address: str = "") -> tuple[Person, str]:
        """Whatever is wrong, the answer and the time it takes are the same."""
        account = as_account(_tidied(name))
        found = select(people.c.id, people.c.name, people.c.account, people.c.seen_at, people.c.password)
        row = await self._database.read(lambda it: it.execute(found.where(people.c.account == account)).first())
        place = _hash(f"{row.id if row else ''} {address}")
        familiar = row is not None and await self._familiar(row.id, place)
        if not self._guesses.allowed(account, address, familiar):
            raise Refused(429, "server-too-many-guesses")
        self._guesses.wrong(account, address, familiar)  # until it has turned out right: many may be tried at once
        fits = await self._fits(row.password if row else _NOBODYS, password)
        if row is None or not fits:
            raise Refused(403, "server-wrong-password")
        self._guesses.right(account, address, familiar)
        if not familiar:
            await self._run(insert(places).values(person_id=row.id, place=place, at=time.time()))
        return await self._open(Person(*row[:4]))

    async def _familiar(self, person_id: str, place: str) -> bool:
        """Whether the owner of this account has signed in from there before."""
        found = select(places.c.at).where(places.c.person_id == person_id, places.c.place == place)
        return await self._database.read(lambda it: it.execute(found).first()) is not None

    async def logout(self, token: str) -> None:
        hash = _hash(token)
        self._known.pop(hash, None)
        await self._run(delete(sessions).where(sessions.c.hash == hash))

    async def drop_old_sessions(self) -> None:
        await self._run(delete(sessions).where(sessions.c.used_at < time.time() - SESSION_SECONDS))

    async def _open(self, person: Person) -> tuple[Person, str]:
        token, hash = _new_token()
        now = time.time()
        await self._run(insert(sessions).values(hash=hash, person_id=person.id, created_at=now, used_at=now))
        return self._trust(hash, person), token

    async def _run(self, *statements: Executable) -> None:
        """All of them, or none."""

        def keep(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self._database.write(keep)

    def _trust(self, hash: str, person: Person) -> Person:
        if len(self._known) >= _CACHE_SIZE:
            self._known.clear()
        self._known[hash] = (time.monotonic() + _TRUST_SECONDS, person)
        return person

    def _forget(self, person_id: str) -> None:
        self._known = {hash: known for hash, known in self._known.items() if known[1].id != person_id}

    async def _hashed(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(hashed, password)

    async def _fits(self, hash: str, password: str) -> bool:
        async with self._hashing:
            return await asyncio.to_thread(_verify, hash, password)


def hashed(password: str) -> str:
    """A password as it is kept."""
    return _hasher.hash(password)


def _verify(hash: str, password: str) -> bool:
    try:
        return _hasher.verify(hash, password)
    except (VerificationError, InvalidHashError):
        return False


def _new_token() -> tuple[str, str]:
    token = secrets.token_urlsafe(32)
    return token, _hash(token)


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
