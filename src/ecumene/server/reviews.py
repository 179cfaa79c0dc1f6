"""Finished games looked over again, beside everything else: in a process of its own that yields to all others.

The work is done in slices, one game after the other in turn; each slice is stored: a restart loses a moment only.
While anybody waits for a process, nothing is looked over.
"""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, insert, or_, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from ecumene import bots, games
from ecumene.kernel import Record, replay
from ecumene.review.reviewer import AT_THE_START, Gain, Review, Reviewer, gained
from ecumene.server import store
from ecumene.server.database import Database
from ecumene.server.errors import Refused
from ecumene.server.outages import Unstored
from ecumene.server.rows import Person
from ecumene.server.schema import reviews
from ecumene.server.shelved import record_of
from ecumene.server.thinking import Processes, Thinkers

logger = logging.getLogger("ecumene.server")
#: How long one game is looked over before another may come.
SLICE_SECONDS = 2.0
#: After so long, a claim that was not renewed is thought to be of a process that is gone.
_CLAIM_SECONDS = 60.0
_PAUSE_SECONDS = 15.0
#: Reviews look so often whether others still wait for a process, and so long at most: there may always be somebody.
_YIELD_SECONDS, _PATIENCE_SECONDS = 0.2, 10.0
#: Games whose points stay taken apart.
_REMEMBERED = 64


class Kept(NamedTuple):
    """What the database has of a review."""

    done: bool
    review: Review | None


def look_over(record: Record, body: bytes | None, seconds: float) -> bytes:
    """Runs in a process of its own: go on with a review for a while."""
    match = replay(record, games.load(record.game), journal=False)
    reviewer = Reviewer(match, _read(body))
    until = time.monotonic() + seconds
    while not reviewer.done:
        reviewer.go_on()
        if time.monotonic() > until:
            break
    return msgspec.msgpack.encode(reviewer.review)


def sources(record: Record) -> list[Gain]:
    """Runs in a process of its own: which step of a finished game brought whom which points. Nothing is tried."""
    match = replay(record, games.load(record.game), journal=False)
    state = match.at(0)
    sheets = state.scores()
    gains = gained(AT_THE_START, [{} for _ in sheets], sheets)
    for step in range(len(match.actions)):
        seat, action = match.move(step)
        if action is None:
            state.take_back(seat)
        else:
            state.apply(seat, action)
        before, sheets = sheets, state.scores()
        gains += gained(step, before, sheets)
    return gains


def expert(record: Record, step: int, seat: int) -> bots.Hint:
    """Runs in a process of its own: what a strong bot would have done at a moment of a finished game."""
    match = replay(record, games.load(record.game), journal=False, steps=step)
    return bots.hint(match.state, seat)


def _read(body: bytes | None) -> Review | None:
    try:
        return msgspec.msgpack.decode(body, type=Review) if body else None
    except msgspec.MsgspecError:
        return None  # of another time: it is begun anew


def kept(connection: Connection, id: str) -> Kept | None:
    row = connection.execute(select(reviews).where(reviews.c.table_id == id)).first()
    return Kept(row.done, _read(row.body)) if row else None


def _want(connection: Connection, id: str) -> None:
    row = connection.execute(select(reviews.c.done, reviews.c.body).where(reviews.c.table_id == id)).first()
    values = {"done": False, "wanted_at": time.time(), "claimed_at": 0.0, "body": None}
    if row is None:
        with suppress(IntegrityError), connection.begin_nested():  # others at the table may be first
            connection.execute(insert(reviews).values(table_id=id, **values))
    elif row.done and row.body is not None and _read(row.body) is None:
        connection.execute(update(reviews).where(reviews.c.table_id == id).values(values))


class Claim(NamedTuple):
    """A game that is ours to look over, as long as nobody thinks that we are gone."""

    id: str
    at: float
    body: bytes | None


def _claim(connection: Connection) -> Claim | None:
    """The game that has waited longest for its next slice."""
    now = time.time()
    # Claims of a time to come were made before the clock was set back.
    gone = or_(reviews.c.claimed_at < now - _CLAIM_SECONDS, reviews.c.claimed_at > now + _CLAIM_SECONDS)
    free = (reviews.c.done.is_(False), gone)
    row = connection.execute(select(reviews).where(*free).order_by(reviews.c.wanted_at).limit(1)).first()
    if row is None:
        return None
    taken = update(reviews).where(reviews.c.table_id == row.table_id, reviews.c.claimed_at == row.claimed_at)
    if connection.execute(taken.values(claimed_at=now)).rowcount != 1:
        return None
    return Claim(row.table_id, now, row.body)


def _renew(connection: Connection, claim: Claim) -> Claim:
    """Say that it is still being looked over."""
    now = time.time()
    mine = (reviews.c.table_id == claim.id, reviews.c.claimed_at == claim.at)
    renewed = connection.execute(update(reviews).where(*mine).values(claimed_at=now)).rowcount
    return claim._replace(at=now) if renewed else claim


def _put_back(connection: Connection, claim: Claim, body: bytes | None, done: bool) -> None:
    """Keep what was found, unless somebody else looks it over by now; others come first."""
    values = {"body": body, "done": done, "wanted_at": time.time(), "claimed_at": 0.0}
    mine = (reviews.c.table_id == claim.id, reviews.c.claimed_at == claim.at)
    connection.execute(update(reviews).where(*mine).values(values))


class Reviews:
    """The reviews of this house."""

    def __init__(self, database: Database, thinkers: Thinkers) -> None:
        self._database = database
        self._thinkers = thinkers
        self._process = Processes(1, behind=True)
        self._wanted = asyncio.Event()
        self._sources: dict[str, list[Gain]] = {}

    async def sources(self, id: str, record: Record, address: str, person: Person | None) -> list[Gain]:
        """Which step of a finished game brought whom which points; who asks again is answered at once.

        Somebody has tapped a cell and waits: this is counted where hints are thought out, for strangers aside.
        """
        found = self._sources.pop(id, None)
        if found is None:
            found = await self._walked(id)
        if found is None:
            found = await self._counted(id, record, address, person)
        self._sources[id] = found  # the one that was asked for last is forgotten last
        for oldest in list(self._sources)[:-_REMEMBERED]:
            del self._sources[oldest]
        return found

    async def _counted(self, id: str, record: Record, address: str, person: Person | None) -> list[Gain]:
        try:
            if person is None:
                return await self._thinkers.aside(address, sources, record)
            return await self._thinkers.consider(person.id, id, sources, record)
        except Refused as refusal:  # in words for who wants a hint or a picture
            raise Refused(refusal.status, "server-no-points") from None
        except BrokenProcessPool:
            raise Refused(503, "server-no-points") from None

    async def _walked(self, id: str) -> list[Gain] | None:
        """The same from a review that has walked through the whole game."""
        known = await self.kept(id)
        return known.review.gains if known and known.review and known.review.stage != "walking" else None

    async def want(self, id: str) -> Kept:
        """Have a finished game looked over, if it is not yet."""
        await self._database.write(lambda it: _want(it, id))
        self._wanted.set()
        return await self.kept(id) or Kept(False, None)

    async def kept(self, id: str) -> Kept | None:
        return await self._database.read(lambda it: kept(it, id))

    async def work(self) -> None:
        """Beside everything else, for ever."""
        while True:
            if not await self.slice():
                self._process.close()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._wanted.wait(), _PAUSE_SECONDS)
                self._wanted.clear()

    async def slice(self) -> bool:
        """Some work on one game; False: there is none."""
        if await self._database.read(_any) is False:
            return False
        await self._let_others_first()
        claim = await self._database.write(_claim)
        if claim is None:
            return False
        stored = await self._database.read(partial(store.load, id=claim.id))
        if stored is None or stored.row.status != "finished":
            return True
        try:
            claim, grown = await self._look_over(claim, record_of(stored))
        except (BrokenProcessPool, DBAPIError, OSError, Unstored):
            raise  # the house's trouble, which passes
        except Exception:  # whatever it is, it would be tried again for ever
            logger.warning("a game cannot be looked over", exc_info=True, extra={"table": claim.id})
            await self._database.write(lambda it: _put_back(it, claim, None, True))
            return True
        done = msgspec.msgpack.decode(grown, type=Review).stage == "done"
        await self._database.write(lambda it: _put_back(it, claim, grown, done))
        return True

    async def _let_others_first(self) -> None:
        until = time.monotonic() + _PATIENCE_SECONDS
        while (self._thinkers.waiting() or self._thinkers.asked_aside()) and time.monotonic() < until:
            await asyncio.sleep(_YIELD_SECONDS)

    async def _look_over(self, claim: Claim, record: Record) -> tuple[Claim, bytes]:
        """A slice of work, however long it takes: the claim is renewed meanwhile."""
        work = asyncio.ensure_future(self._process.do(look_over, record, claim.body, SLICE_SECONDS))
        try:
            while not (await asyncio.wait({work}, timeout=_CLAIM_SECONDS / 3))[0]:
                claim = await self._database.write(partial(_renew, claim=claim))
            return claim, work.result()
        finally:
            work.cancel()

    def close(self) -> None:
        self._process.close()


def _any(connection: Connection) -> bool:
    return connection.execute(select(reviews.c.table_id).where(reviews.c.done.is_(False)).limit(1)).first() is not None
