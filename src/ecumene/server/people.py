"""Who is asking: guests, accounts and their sessions. A token is shown once and kept only as a hash."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Awaitable, Callable
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, Executable, bindparam, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ecumene.server.database import Database
from ecumene.server.errors import Refused
from ecumene.server.guesses import Guesses
from ecumene.server.names import as_account, skeleton, tidy
from ecumene.server.rows import Person, new_id
from ecumene.server.schema import people, places, sessions

SESSION_SECONDS = 180 * 86_400
#: How long a process may believe in a session without asking the database again: another process may have ended it.
_TRUST_SECONDS = 15.0
#: And where there is no other: what the host changes is told.
_TRUST_SECONDS_ALONE = 300.0
_CACHE_SIZE = 20_000
_hasher = PasswordHasher()


@cache
def _nobodys() -> str:
    """Verified instead of a password nobody has, so that an unknown name takes as long as a wrong password."""
    return _hasher.hash(secrets.token_hex(16))


_WHOSE = (
    select(people.c.id, people.c.name, people.c.account, people.c.seen_at, sessions.c.used_at)
    .join(sessions, sessions.c.person_id == people.c.id)
    .where(sessions.c.hash == bindparam("token"), sessions.c.used_at > bindparam("since"))
)


def _tidied(name: str) -> str:
    """The same for a name somebody signs in with: one that cannot be read is one nobody has."""
    try:
        return tidy(name)
    except Refused:
        return ""


class People:
    """Guests and accounts, and the sessions that prove who is who."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known: dict[str, tuple[float, Person]] = {}
        self._trusted_for = _TRUST_SECONDS_ALONE if database.sqlite else _TRUST_SECONDS
        self._hashing = asyncio.Semaphore(2)
        self._guesses = Guesses()

    async def find(self, token: str) -> Person | None:
        """Whose token this is."""
        hash, now = _hash(token), time.time()
        known = self._known.get(hash)
        if known and known[0] > time.monotonic():
            return known[1]
        given = {"token": hash, "since": now - SESSION_SECONDS}
        row = await self._database.read(lambda connection: connection.execute(_WHOSE, given).first())
        if row is None:
            self._known.pop(hash, None)
            return None
        if row.used_at < now - 86_400:
            await self._run(update(sessions).where(sessions.c.hash == hash).values(used_at=now))
        return self._trust(hash, Person(*row[:4]))

    async def guest(self, name: str) -> tuple[Person, str]:
        """A new guest, and the token that proves it."""
        now = time.time()
        person = Person(new_id(), await self._free(name), None, now)
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
        name = await self._free(name)
        await self._run(update(people).where(people.c.id == person.id).values(name=name))
        self.forget(person.id)
        return Person(person.id, name, None, person.seen_at)

    async def account(self, person: Person | None, name: str, password: str, address: str = "") -> tuple[Person, str]:
        """A new account; a guest who opens one keeps their tables."""
        if person is not None and person.account is not None:
            raise Refused(409, "server-already-signed-in")
        name = await self._free(name)
        now = time.time()
        values = {"name": name, "account": as_account(name), "password": await self._hashed(password)}
        values["skeleton"] = skeleton(name)
        id = person.id if person else new_id()
        try:
            if person:
                renamed = update(people).where(people.c.id == id).values(**values)
                await self._run(renamed, delete(sessions).where(sessions.c.person_id == id))
            else:
                await self._run(insert(people).values(id=id, created_at=now, seen_at=now, **values))
        except IntegrityError:
            raise Refused(409, "server-name-taken") from None
        self.forget(id)
        await self._run(insert(places).values(person_id=id, place=_hash(f"{id} {address}"), at=now))
        return await self._open(Person(id, name, values["account"], now))

    async def _free(self, name: str) -> str:
        """The name as it is shown, if it neither is an account's nor looks like one."""
        name = tidy(name)
        alike = select(people.c.id).where(
            or_(people.c.account == as_account(name), people.c.skeleton == skeleton(name))
        )
        if await self._database.read(lambda it: it.execute(alike.limit(1)).first()) is not None:
            raise Refused(409, "server-name-taken")
        return name

    async def remember_looks(self) -> None:
        """Accounts opened before we looked at looks: of some that look alike the oldest stands for all."""
        unlooked = people.c.account.is_not(None) & people.c.skeleton.is_(None)
        found = select(people.c.id, people.c.name).where(unlooked).order_by(people.c.created_at)
        for id, name in await self._database.read(lambda it: list(it.execute(found))):
            try:
                await self._run(update(people).where(people.c.id == id).values(skeleton=skeleton(name)))
            except IntegrityError:
                await self._run(update(people).where(people.c.id == id).values(skeleton=f"# {id}"))

    async def login(self, name: str, password: str, address: str = "") -> tuple[Person, str]:
        """Whatever is wrong, the answer and the time it takes are the same."""

        async def fits(_: str | None, kept: str | None) -> bool:
            return await self._fits(kept, password)

        return await self._admit(name, address, fits, "server-wrong-password")

    async def recover(
        self, name: str, try_code: Callable[[str | None], Awaitable[bool]], address: str
    ) -> tuple[Person, str]:
        """Come back without the password; ``try_code`` says whether the code was right, and uses it up."""

        async def fits(id: str | None, _: str | None) -> bool:
            return await try_code(id)

        return await self._admit(name, address, fits, "server-wrong-code-or-name")

    async def _admit(
        self, name: str, address: str, fits: Callable[[str | None, str | None], Awaitable[bool]], otherwise: str
    ) -> tuple[Person, str]:
        """Let somebody in who proves to be who they say; ``fits`` is given id and password, if there is such a name."""
        account = as_account(_tidied(name))
        found = select(people.c.id, people.c.name, people.c.account, people.c.seen_at, people.c.password)
        row = await self._database.read(lambda it: it.execute(found.where(people.c.account == account)).first())
        place = _hash(f"{row.id if row else ''} {address}")
        familiar = row is not None and await self._familiar(row.id, place)
        if not self._guesses.allowed(account, address, familiar):
            raise Refused(429, "server-too-many-guesses")
        self._guesses.wrong(account, address, familiar)  # until it has turned out right: many may be tried at once
        right = await fits(row.id if row else None, row.password if row else None)
        if row is None or not right:
            raise Refused(403, otherwise)
        self._guesses.right(account, address, familiar)
        if not familiar:
            await self._run(insert(places).values(person_id=row.id, place=place, at=time.time()))
        return await self._open(Person(*row[:4]))

    async def _familiar(self, person_id: str, place: str) -> bool:
        """Whether the owner of this account has signed in from there before."""
        found = select(places.c.at).where(places.c.person_id == person_id, places.c.place == place)
        return await self._database.read(lambda it: it.execute(found).first()) is not None

    async def prove(self, person: Person, password: str) -> None:
        """Whoever asks for something serious knows the password; guesses count as they do at the door."""
        if person.account is None:
            raise Refused(409, "server-no-password")
        if not self._guesses.allowed(person.account, person.id, True):
            raise Refused(429, "server-too-many-guesses")
        self._guesses.wrong(person.account, person.id, True)
        found = select(people.c.password).where(people.c.id == person.id)
        kept = await self._database.read(lambda it: it.execute(found).scalar_one_or_none())
        if not await self._fits(kept, password):
            raise Refused(403, "server-wrong-password")
        self._guesses.right(person.account, person.id, True)

    async def set_password(self, person_id: str, password: str, keep: str = "") -> None:
        """From now on; whoever was signed in is signed out, but for the session with this hash."""
        hash = await self._hashed(password)
        await self._run(
            update(people).where(people.c.id == person_id).values(password=hash),
            delete(sessions).where(sessions.c.person_id == person_id, sessions.c.hash != keep),
        )
        self.forget(person_id)

    async def logout(self, token: str) -> None:
        hash = _hash(token)
        await self._run(delete(sessions).where(sessions.c.hash == hash))
        self._known.pop(hash, None)  # after it: somebody may have asked meanwhile

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
        self._known[hash] = (time.monotonic() + self._trusted_for, person)
        return person

    def trust_nobody(self) -> None:
        """From now on every session proves itself again."""
        self._known.clear()

    def forget(self, person_id: str) -> None:
        self._known = {hash: known for hash, known in self._known.items() if known[1].id != person_id}

    async def _hashed(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(hashed, password)

    async def _fits(self, hash: str | None, password: str) -> bool:
        async with self._hashing:
            return await asyncio.to_thread(_verify, hash, password)


def hashed(password: str) -> str:
    """A password as it is kept."""
    return _hasher.hash(password)


def _verify(hash: str | None, password: str) -> bool:
    try:
        return _hasher.verify(hash or _nobodys(), password)
    except (VerificationError, InvalidHashError):
        return False


def _new_token() -> tuple[str, str]:
    token = secrets.token_urlsafe(32)
    return token, _hash(token)


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
