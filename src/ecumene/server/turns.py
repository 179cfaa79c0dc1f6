"""Whose thought comes next: strong bots and hints share a few processes, and nobody may have them all to themselves."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

#: How many thoughts of one person may wait; more are turned away and asked for again when they are still needed.
MOST_WAITING = 40
#: A hint goes before the moves of bots, as if whoever asks had had so many seconds less than they had.
HINTS_FIRST = 30.0
#: After this many seconds half of what somebody has had is forgotten.
HALF_LIFE = 60.0


#: Comes after everybody else: work that nobody waits for.
NOBODY = ""


class Crowded(Exception):
    """This person has enough thoughts waiting."""


class Turns:
    """So many places, given to whoever has had least of late; among the tables of one person in turn.

    One more place is for hints alone: somebody sits there and waits.
    """

    def __init__(self, places: int, clock: Callable[[], float]) -> None:
        self._free = {False: places, True: 1}  # of all kinds, and for hints alone
        self._clock = clock
        #: By person and hint or move: the tables that wait, and at each who waits.
        self._waiting: dict[tuple[str, bool], dict[str, deque[asyncio.Future[bool]]]] = {}
        self._had: dict[str, tuple[float, float]] = {}  # seconds of thought, and when that was so

    @asynccontextmanager
    async def turn(self, person: str, table: str, hint: bool = False) -> AsyncIterator[None]:
        """A place for one thought; raises ``Crowded`` when this person has too many waiting."""
        place = await self._wait(person, table, hint)
        began = self._clock()
        try:
            yield
        finally:
            self._had[person] = (self.had(person) + self._clock() - began, self._clock())
            self._leave(place)

    def _leave(self, place: bool) -> None:
        self._free[place] += 1
        self._go_on()

    async def _wait(self, person: str, table: str, hint: bool) -> bool:
        """The place that was given: one for hints alone, or any."""
        if self.waiting(person) >= MOST_WAITING:
            raise Crowded(person)
        ready: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault((person, hint), {}).setdefault(table, deque()).append(ready)
        self._go_on()
        try:
            return await ready
        except asyncio.CancelledError:
            if ready.done() and not ready.cancelled():  # the place was ours already
                self._leave(ready.result())
            raise

    def waiting(self, person: str | None = None) -> int:
        groups = [tables for (whose, _), tables in self._waiting.items() if person in (None, whose)]
        return sum(len(queue) for tables in groups for queue in tables.values())

    def had(self, person: str) -> float:
        """Seconds of thought this person has had of late."""
        seconds, at = self._had.get(person, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self._clock() - at) / HALF_LIFE))

    def _go_on(self) -> None:
        for place in (True, False):
            while self._free[place] and (ready := self._next(hints_only=place)) is not None:
                if not ready.cancelled():
                    self._free[place] -= 1
                    ready.set_result(place)
        if not self._waiting and len(self._had) > 1000:
            self._had = {person: had for person, had in self._had.items() if self.had(person) > 0.01}

    def _next(self, hints_only: bool) -> asyncio.Future[bool] | None:
        """Who is to have the next free place, taken out of the line."""
        waiting = [group for group in self._waiting if group[1] or not hints_only]
        if not waiting:
            return None
        group = min(waiting, key=lambda it: (it[0] == NOBODY, self.had(it[0]) - HINTS_FIRST * it[1]))
        tables = self._waiting[group]
        table = next(iter(tables))
        queue = tables.pop(table)
        ready = queue.popleft()
        if queue:
            tables[table] = queue  # behind the others
        if not tables:
            del self._waiting[group]
        return ready
