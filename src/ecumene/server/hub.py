"""Who is looking at which table right now, and who is around."""

from __future__ import annotations

import asyncio
import time
from collections import Counter

from ecumene.kernel import SPECTATOR
from ecumene.server.talk import Spoken

#: After this long without a sign of life somebody counts as gone.
AROUND_SECONDS = 45.0
AWAY = "away"
#: So many lines somebody may say at once, and so many every second.
LINES_AT_ONCE, LINES_PER_SECOND = 30, 0.5
#: So many games may be given from one place to be looked over at once, and one more every minute.
REVIEWS_AT_ONCE, REVIEWS_PER_SECOND = 20, 1 / 60


class Watcher:
    """One live connection. It is told *that* something changed and asks for the newest state when it can send:

    a slow reader skips states, never piles them up.
    """

    def __init__(self, table_id: str, person_id: str | None, seat: int = SPECTATOR, since: int = 0) -> None:
        self.table_id = table_id
        self.person_id = person_id
        self.seat = seat
        self.since = since
        self.game_changed = True
        self.table_changed = True
        self.chat: list[Spoken] = []
        self.muted: frozenset[str] | None = None  # whom they do not hear; None: to be asked for
        self.step = -1  # of the past that was shown last; -1: the present
        self.closing = False
        self._wake = asyncio.Event()
        self._wake.set()

    def wake(self) -> None:
        self._wake.set()

    async def wait(self) -> None:
        await self._wake.wait()
        self._wake.clear()


class Allowance:
    """So many at once, and so many more every second."""

    def __init__(self, most: float, per_second: float) -> None:
        self._most, self._per_second = most, per_second
        self._left, self._at = most, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._per_second)
        self._at = now
        self._left = max(-1.0, self._left - 1)  # who goes on asking is not kept out for longer
        return self._left >= 0

    def unused(self) -> bool:
        """Whether all of it is there again."""
        return self._left + (time.monotonic() - self._at) * self._per_second >= self._most


class Hub:
    """The live connections of this process."""

    def __init__(self) -> None:
        self._watchers: dict[str, set[Watcher]] = {}
        self._connected: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()
        self._seen: dict[str, float] = {}
        self._gone: set[str] = set()  # closed their last connection and did nothing since
        self._unsaved: set[str] = set()
        self._came_from: dict[str, str] = {}
        self._programs: set[str] = set()  # came with a program's token when they came last
        self._allowances: dict[str, Allowance] = {}

    def add(self, watcher: Watcher) -> None:
        self._watchers.setdefault(watcher.table_id, set()).add(watcher)
        if watcher.person_id:
            self._connected[watcher.person_id] += 1
            self.touch(watcher.person_id)

    def remove(self, watcher: Watcher) -> None:
        watchers = self._watchers.get(watcher.table_id, set())
        watchers.discard(watcher)
        if not watchers:
            self._watchers.pop(watcher.table_id, None)
        if watcher.person_id:
            self.touch(watcher.person_id)
            self._connected[watcher.person_id] -= 1
            if not self._connected[watcher.person_id]:
                del self._connected[watcher.person_id]
                self._gone.add(watcher.person_id)

    def enter(self, address: str, most: int) -> bool:
        """Whether one more connection from this address is welcome."""
        if self._addresses[address] >= most:
            return False
        self._addresses[address] += 1
        return True

    def exit(self, address: str) -> None:
        self._addresses[address] -= 1
        if not self._addresses[address]:
            del self._addresses[address]

    def may_ask(self, address: str, per_minute: int) -> bool:
        """Whether one more live message from this address is welcome: together they are limited as requests are."""
        if per_minute <= 0:
            return True
        return self._allowances.setdefault(address, Allowance(per_minute, per_minute / 60)).take()

    def may_review(self, address: str, per_minute: int) -> bool:
        """Whether one more game from this address is looked over: they take turns, and all others wait meanwhile."""
        if per_minute <= 0:
            return True
        left = self._allowances.setdefault(f"{address} reviews", Allowance(REVIEWS_AT_ONCE, REVIEWS_PER_SECOND))
        return left.take()

    def may_speak(self, person_id: str) -> bool:
        """Whether somebody has not said too much of late: everybody at the table hears all of it."""
        return self._allowances.setdefault(f"{person_id} speaks", Allowance(LINES_AT_ONCE, LINES_PER_SECOND)).take()

    def watched(self) -> list[str]:
        return list(self._watchers)

    def is_watched(self, table_id: str) -> bool:
        return table_id in self._watchers

    def looks_at(self, person_id: str, table_id: str) -> bool:
        """Whether somebody has this table before their eyes, as far as this process knows."""
        return any(watcher.person_id == person_id for watcher in self._watchers.get(table_id, ()))

    def behind(self, table_id: str, version: int) -> bool:
        """Whether somebody was not told yet of this version of a table."""
        return any(watcher.since < version for watcher in self._watchers.get(table_id, ()))

    def connections(self) -> int:
        return sum(len(watchers) for watchers in self._watchers.values())

    def game_changed(self, table_id: str) -> None:
        for watcher in self._watchers.get(table_id, ()):
            watcher.game_changed = True
            watcher.wake()

    def table_changed(self, table_id: str) -> None:
        for watcher in self._watchers.get(table_id, ()):
            watcher.game_changed = watcher.table_changed = True
            watcher.wake()

    def said(self, table_id: str, said: Spoken) -> None:
        for watcher in self._watchers.get(table_id, ()):
            watcher.chat.append(said)
            watcher.wake()

    def ears_changed(self, person_id: str) -> None:
        """Somebody does not want to hear everybody any more."""
        for watcher in (one for group in self._watchers.values() for one in group if one.person_id == person_id):
            watcher.muted = None

    def audience(self) -> dict[str, int]:
        """How many only watch each table."""
        counted = {id: sum(one.seat == SPECTATOR for one in group) for id, group in self._watchers.items()}
        return {id: n for id, n in counted.items() if n}

    def watchers(self, table_id: str) -> int:
        return sum(one.seat == SPECTATOR for one in self._watchers.get(table_id, ()))

    def close(self) -> None:
        for watchers in self._watchers.values():
            for watcher in watchers:
                watcher.closing = True
                watcher.wake()

    # Presence

    def touch(self, person_id: str, address: str = "", program: bool = False) -> None:
        """A sign of life."""
        if address:
            self._came_from[person_id] = address
            (self._programs.add if program else self._programs.discard)(person_id)
        self._seen[person_id] = time.time()
        self._gone.discard(person_id)
        self._unsaved.add(person_id)

    def learn(self, seen: dict[str, float]) -> None:
        """What the database knows, from other processes or from earlier."""
        for person_id, at in seen.items():
            # What lies in the future was seen before the clock was set back.
            self._seen[person_id] = max(min(at, time.time()), self._seen.get(person_id, 0.0))

    def address(self, *person_ids: str) -> str:
        """Where the first of them who has been around was seen last; all who have not share one place."""
        return next((self._came_from[id] for id in person_ids if id in self._came_from), AWAY)

    def is_program(self, person_id: str) -> bool:
        """Whether it is a program that plays under this name, as far as this process knows."""
        return person_id in self._programs

    def online(self, person_id: str) -> bool:
        recently = self._seen.get(person_id, 0.0) > time.time() - AROUND_SECONDS
        return person_id in self._connected or (recently and person_id not in self._gone)

    def seen_at(self, person_id: str) -> float:
        """When there was the last sign of life."""
        return time.time() if person_id in self._connected else self._seen.get(person_id, 0.0)

    def unsaved(self) -> dict[str, float]:
        """Who was seen since the last call, and when."""
        seen = {person_id: self.seen_at(person_id) for person_id in self._unsaved | set(self._connected)}
        self._unsaved = set()
        now = time.time()  # which may be earlier than it was
        self._seen = {person_id: min(at, now) for person_id, at in self._seen.items() if at > now - 3600}
        self._gone &= set(self._seen)
        self._allowances = {at: left for at, left in self._allowances.items() if not left.unused()}
        around = self._seen.keys() | self._connected.keys()
        self._came_from = {person_id: at for person_id, at in self._came_from.items() if person_id in around}
        self._programs &= around
        return seen
