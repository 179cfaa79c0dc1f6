"""Whose thought comes next: strong bots and hints share a few processes, and nobody may have them all to themselves."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from typing import NamedTuple

#: How many thoughts of one person may wait; more are turned away and asked for again when they are still needed.
MOST_WAITING = 40
#: And how many of all who come from one place together: anybody can be many guests.
MOST_TOGETHER = 4 * MOST_WAITING
#: A hint goes before the moves of bots, as if whoever asks had had so many seconds less than they had.
HINTS_FIRST = 30.0
#: After this many seconds half of what somebody has had is forgotten.
HALF_LIFE = 60.0
_REMEMBERED = 1000


class Crowded(Exception):
    """This person, or everybody where they come from together, has enough thoughts waiting."""


class Group(NamedTuple):
    """Thoughts that wait as one: of a person, who comes from an address; hints, or the moves of bots."""

    person: str
    address: str
    hint: bool


class Turns:
    """So many places, given to where least was had of late, there to whoever has had least, among the tables of one
    person in turn.

    One more place is for hints alone: somebody sits there and waits.
    """

    def __init__(self, places: int, clock: Callable[[], float]) -> None:
        self._free = {False: places, True: 1}  # of all kinds, and for hints alone
        self._clock = clock
        #: The tables that wait, and at each who waits.
        self._waiting: dict[Group, dict[str, deque[asyncio.Future[bool]]]] = {}
        #: Of persons and of addresses: seconds of thought, and when that was so.
        self._had: dict[str, tuple[float, float]] = {}
        self._remembered = _REMEMBERED

    @asynccontextmanager
    async def turn(self, person: str, table: str, hint: bool = False, address: str = "") -> AsyncIterator[None]:
        """A place for one thought; raises ``Crowded`` when too many wait. Without an address a person counts alone."""
        group = Group(person, address or person, hint)
        place = await self._wait(group, table)
        began = self._clock()
        try:
            yield
        finally:
            for whose in {group.person, group.address}:
                self._had[whose] = (self.had(whose) + self._clock() - began, self._clock())
            self._leave(place)

    def _leave(self, place: bool) -> None:
        self._free[place] += 1
        self._go_on()

    async def _wait(self, group: Group, table: str) -> bool:
        """The place that was given: one for hints alone, or any."""
        if self.waiting(group.person) >= MOST_WAITING or self._from(group.address) >= MOST_TOGETHER:
            raise Crowded(group.person)
        ready: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(group, {}).setdefault(table, deque()).append(ready)
        self._go_on()
        try:
            return await ready
        except asyncio.CancelledError:
            if ready.done() and not ready.cancelled():  # the place was ours already
                self._leave(ready.result())
            raise

    def waiting(self, person: str | None = None) -> int:
        return self._count(group for group in self._waiting if person in (None, group.person))

    def _from(self, address: str) -> int:
        return self._count(group for group in self._waiting if group.address == address)

    def _count(self, groups: Iterable[Group]) -> int:
        return sum(len(queue) for group in groups for queue in self._waiting[group].values())

    def had(self, whose: str) -> float:
        """Seconds of thought that a person, or everybody from an address, has had of late."""
        seconds, at = self._had.get(whose, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self._clock() - at) / HALF_LIFE))

    def _go_on(self) -> None:
        for place in (True, False):
            while self._free[place] and (ready := self._next(hints_only=place)) is not None:
                if not ready.cancelled():
                    self._free[place] -= 1
                    ready.set_result(place)
        if len(self._had) > self._remembered:
            self._had = {whose: had for whose, had in self._had.items() if self.had(whose) > 0.01}
            self._remembered = max(_REMEMBERED, 2 * len(self._had))

    def _next(self, hints_only: bool) -> asyncio.Future[bool] | None:
        """Who is to have the next free place, taken out of the line."""
        waiting = [group for group in self._waiting if group.hint or not hints_only]
        if not waiting:
            return None
        first = min(waiting, key=lambda it: self._due(it, max(it[:2], key=self.had)))
        group = min((it for it in waiting if it.address == first.address), key=lambda it: self._due(it, it.person))
        tables = self._waiting[group]
        table = next(iter(tables))
        queue = tables.pop(table)
        ready = queue.popleft()
        if queue:
            tables[table] = queue  # behind the others
        if not tables:
            del self._waiting[group]
        return ready

    def _due(self, group: Group, whose: str) -> float:
        """The less, the sooner it is this group's turn."""
        return self.had(whose) - HINTS_FIRST * group.hint
