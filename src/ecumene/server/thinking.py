"""Bots at the tables: they think beside the event loop, answer at a human pace, and never see more than their seat."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache, partial
from typing import TypeVar

from ecumene import bots, games
from ecumene.kernel import EcumeneError, Match, Message, Record
from ecumene.server.api import Pace
from ecumene.server.errors import Refused
from ecumene.server.live import LiveTable
from ecumene.server.outages import Unstored
from ecumene.server.settings import Settings
from ecumene.server.thoughts import Aside, Thinking, advise, decide, settle_in, think, warn
from ecumene.server.turns import Crowded, Turns

logger = logging.getLogger("ecumene.server")

Thought = TypeVar("Thought")
Ticket = tuple[str, int, int]  # table, seat, version since which the seat is asked


#: Turns of so many seconds and more are played by the day: bots take their time, too.
_BY_THE_DAY = 3600.0
#: People who have less than this for a whole game are not made to wait.
_IN_A_HURRY = 900.0


#: So many works of strangers, who ask for pictures of games, may wait; and so many that are asked for at one place.
MOST_ASIDE, MOST_ASIDE_FROM_ONE_PLACE = 20, 4
#: The level of the partners in a guided first game: they keep to its script, and are easy to play with after it.
LESSON = "lesson"
_AFTER_LESSON = "easy"


def scripted(match: Match, seat: int) -> str:
    """What the lesson of this game has for a seat now; "" if nothing."""
    lesson = games.lesson(match.game.slug)
    return lesson.next_answer(match, seat) if lesson else ""


def known_level(level: str) -> str:
    """Levels may be renamed while a game lasts: the usual one plays on."""
    if level == LESSON:
        return _AFTER_LESSON
    return level if level in bots.levels() else bots.default_level()


def ease_of(pace: Pace | None) -> float:
    """How long bots may think at a table, as a multiple of the usual: by its clocks, so that it says nothing else."""
    if pace is None:
        return 1.0
    if pace.per_move >= _BY_THE_DAY or pace.bank >= _BY_THE_DAY * 24:
        return 4.0
    return 0.5 if 0 < max(pace.per_move * 30, pace.bank) < _IN_A_HURRY else 1.0


@cache
def thinking_seconds(level: str) -> float:
    """How long a bot of this level may think."""
    return bots.bot(known_level(level)).budget.seconds or 0.0


class Processes:
    """Some processes to work in, started when they are needed; those ``behind`` leave the processor to the others."""

    def __init__(self, most: int, behind: bool = False) -> None:
        self._most, self._behind = most, behind
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, work: Callable[..., Thought], *given: object) -> Thought:
        """The work is begun once more if its process dies."""
        for tries_left in (1, 0):
            pool = self._workers()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
            except BrokenProcessPool:
                if self._pool is pool:  # others may have noticed before us and begun anew
                    self._pool = None
                if not tries_left:
                    raise
        raise AssertionError("unreachable")

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = Aside() if self._behind else Thinking()
            self._pool = ProcessPoolExecutor(self._most, context, settle_in)
        return self._pool

    def close(self) -> None:
        """Whatever they think about, nobody waits for it."""
        if self._pool is not None:
            workers = list((getattr(self._pool, "_processes", None) or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.kill()
            self._pool = None


class Thinkers:
    """The bots of this process. ``play`` is how one of them acts: table, seat, version it was asked at, notation.

    ``play_on`` is the same for all that it decides in a row; the last is how it decides.
    """

    def __init__(
        self,
        settings: Settings,
        play: Callable[[str, int, int, str], Awaitable[None]],
        play_on: Callable[[str, int, int, Callable[[Match], str]], Awaitable[None]],
        attended: Callable[[LiveTable], bool] = lambda _: True,
        address: Callable[..., str] = lambda *_: "",
        of_programs: Callable[[LiveTable], bool] = lambda _: False,
    ) -> None:
        self._play, self._play_on = play, play_on
        self._settings = settings
        self._attended = attended
        self._address = address
        self._of_programs = of_programs
        places = settings.bot_processes or max(1, (os.cpu_count() or 1) - 1)
        self._turns = Turns(places, time.monotonic)
        self._processes = Processes(places + 1)  # one is for hints
        self._aside = Processes(1, behind=True)
        self._unasked = Processes(1, behind=True)
        self._asked_aside: Counter[str] = Counter()  # works that somebody waits for there, by where they are from
        self._tasks: dict[Ticket, asyncio.Task[None]] = {}
        self._busy: Counter[str] = Counter()  # how many of them at each table
        self._advising: dict[Ticket, asyncio.Task[bots.Hint]] = {}

    def wake(self, live: LiveTable) -> None:
        """Let every bot that owes a decision at this table begin to think, once, if anybody is there to see it."""
        if not self._attended(live):
            return
        for seat in live.bots_to_move():
            ticket = (live.id, seat, live.asked[seat])
            if ticket not in self._tasks:
                task = asyncio.get_running_loop().create_task(self._answer(live, ticket))
                self._tasks[ticket] = task
                self._busy[live.id] += 1
                task.add_done_callback(partial(self._done, ticket))

    def busy(self, table_id: str) -> bool:
        return table_id in self._busy

    def thinking(self) -> int:
        return len(self._tasks)

    def waiting(self) -> int:
        """Thoughts of bots and for hints that wait for a free process."""
        return self._turns.waiting()

    async def _answer(self, live: LiveTable, ticket: Ticket) -> None:
        table_id, seat, asked = ticket
        loop = asyncio.get_running_loop()
        level = live.seats[seat].level
        # The pause says nothing about the position: it is drawn before anything is thought, and leaves room for all
        # the thinking this level is allowed, whether it needs that or not. Programs need no time to look.
        least, most = self._settings.bot_pace_least, self._settings.bot_pace_most
        programs = self._of_programs(live)
        pause = 0.0 if programs else random.uniform(least, most)
        until = loop.time() + pause + ease_of(live.row.pace) * thinking_seconds(level)
        try:
            if programs and level in bots.levels() and bots.instant(level, live.game):
                await self._play_on(
                    table_id, seat, asked, lambda match: decide(match, seat, level, secrets.token_hex(16))
                )
                return
            notation = await self.choose(live, seat, level)
            await asyncio.sleep(max(0.0, until - loop.time()))
            await self._play(table_id, seat, asked, notation)
        except Crowded:
            logger.debug("too many bots of one person think; this one will be asked again", extra={"table": table_id})
        except Unstored:
            logger.info("a bot's decision could not be stored; it will be asked again", extra={"table": table_id})
        except EcumeneError:
            logger.info("a bot's decision came too late", extra={"table": table_id, "seat": seat})
        except Exception:
            logger.exception("a bot failed; it will be asked again", extra={"table": table_id, "seat": seat})

    def _done(self, ticket: Ticket, _: asyncio.Task[None]) -> None:
        del self._tasks[ticket]
        self._busy[ticket[0]] -= 1
        if not self._busy[ticket[0]]:
            del self._busy[ticket[0]]

    async def choose(self, live: LiveTable, seat: int, level: str) -> str:
        """What a bot would do at a seat; raises ``Refused`` if the seat owes nothing any more."""
        salt = secrets.token_hex(16)
        learning, level = level == LESSON, known_level(level)
        async with live.lock:
            if seat not in live.to_move():
                raise Refused(409, "server-not-asked", live.version)
            if learning and (answer := scripted(live.playing, seat)):
                return answer
            if bots.instant(level, live.playing.game):
                return decide(live.playing, seat, level, salt)
            record, asked, ease = live.position(), live.asked[seat], ease_of(live.row.pace)
        try:
            host, others = live.row.host_id, [place.person_id for place in live.seats if place.person_id]
            async with self._turns.turn(host, live.id, address=self._address(host, *others)):
                if self._out_of_date(live, seat, asked):
                    raise Refused(409, "server-not-asked", live.version)
                return await self._processes.do(think, record, seat, level, salt, ease)
        except BrokenProcessPool:
            logger.exception("the bots' processes do not stay up; playing at random")
        async with live.lock:
            return decide(live.playing, seat, bots.levels()[0], salt)

    def _out_of_date(self, live: LiveTable, seat: int, asked: int) -> bool:
        """Whether nobody needs the answer any more that was asked for a while ago."""
        return live.dead or seat not in live.to_move() or live.asked[seat] != asked

    async def hint(self, live: LiveTable, seat: int) -> bots.Hint:
        """What a strong bot would do at a seat that owes a decision; thought out once for a question and a position."""
        async with live.lock:
            if seat not in live.to_move():
                raise Refused(409, "server-not-asked", live.version)
            asked, position = live.asked[seat], live.playing.state.digest()
            known = live.hints.get(seat)
            if known is not None and (known[0] == asked or known[1] == position):
                return known[2]
            ticket = (live.id, seat, asked)
            task = self._advising.get(ticket)
            if task is None:
                task = asyncio.get_running_loop().create_task(self._advise(live, seat, live.position()))
                self._advising[ticket] = task
                task.add_done_callback(lambda _: self._advising.pop(ticket, None))
        # Whoever asked may have gone: others wait for the same thought.
        try:
            hint = await asyncio.shield(task)
        except (BrokenProcessPool, Crowded):
            raise Refused(503, "server-no-advice") from None
        live.hints[seat] = (asked, position, hint)
        return hint

    async def remark(self, live: LiveTable, seat: int) -> Message | None:
        """The coach's line before a decision."""
        return bots.remark(await self.hint(live, seat))

    async def warning(self, live: LiveTable, seat: int, notation: str) -> Message | None:
        """What the coach says of a move that is thought of."""
        hint = await self.hint(live, seat)
        async with live.lock:
            record, action = live.position(), live.playing.state.check(seat, notation)
        person = live.seats[seat].person_id or live.row.host_id
        try:
            async with self._turns.turn(person, live.id, hint=True, address=self._address(person)):
                return await self._processes.do(warn, record, seat, action, hint)
        except (BrokenProcessPool, Crowded):
            return None  # a coach who has no time is silent

    async def consider(self, person: str, table: str, work: Callable[..., Thought], *given: object) -> Thought:
        """Something a person has asked for and waits for, in their turn."""
        try:
            async with self._turns.turn(person, table, hint=True, address=self._address(person)):
                return await self._processes.do(work, *given)
        except (BrokenProcessPool, Crowded):
            raise Refused(503, "server-no-advice") from None

    async def aside(self, address: str, work: Callable[..., Thought], *given: object) -> Thought:
        """Work for whoever asks, strangers too, of which only so much may wait, and less of one place.

        It takes no bot's place: it has a process of its own, which yields to all others.
        """
        if self.asked_aside() >= MOST_ASIDE or self._asked_aside[address] >= MOST_ASIDE_FROM_ONE_PLACE:
            raise Refused(429, "server-slow-down")
        self._asked_aside[address] += 1
        try:
            return await self._aside.do(work, *given)
        finally:
            self._asked_aside[address] -= 1
            self._asked_aside += Counter()  # places of which nothing is left are forgotten

    def asked_aside(self) -> int:
        """How many wait for such work."""
        return self._asked_aside.total()

    async def unasked(self, work: Callable[..., Thought], *given: object) -> Thought:
        """Work of the house itself. Packing away a very long game takes minutes: nobody's picture waits behind that."""
        return await self._unasked.do(work, *given)

    def nothing_unasked(self) -> None:
        """The house has nothing to do for a while: its process may go, and the other one where nobody waits for it."""
        self._unasked.close()
        if not self.asked_aside():
            self._aside.close()

    async def _advise(self, live: LiveTable, seat: int, record: Record) -> bots.Hint:
        person = live.seats[seat].person_id or live.row.host_id
        async with self._turns.turn(person, live.id, hint=True, address=self._address(person)):
            return await self._processes.do(advise, record, seat)

    async def close(self) -> None:
        tasks = [*self._tasks.values(), *self._advising.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._processes.close()
        self._aside.close()
        self._unasked.close()
