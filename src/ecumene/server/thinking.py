"""Bots at the tables: they think beside the event loop, answer at a human pace, and never see more than their seat."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
import secrets
import signal
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing.connection import wait
from typing import TypeVar

from ecumene import bots, games
from ecumene.kernel import EcumeneError, Match, Record, Rng, replay
from ecumene.server.errors import Refused
from ecumene.server.live import LiveTable
from ecumene.server.outages import Unstored
from ecumene.server.settings import Settings
from ecumene.server.turns import NOBODY, Crowded, Turns

logger = logging.getLogger("ecumene.server")

Thought = TypeVar("Thought")
Ticket = tuple[str, int, int]  # table, seat, version since which the seat is asked


def think(record: Record, seat: int, level: str, salt: str) -> str:
    """Runs in a process of its own: the position is rebuilt, and the bot gets one drawn from what its seat knows."""
    return decide(_rebuilt(record), seat, level, salt)


def advise(record: Record, seat: int, budget: bots.Budget | None = None) -> bots.Hint:
    """Runs in a process of its own: what a strong bot would do at a seat, and why, from what the seat knows."""
    return bots.hint(_rebuilt(record).state, seat, budget=budget)


def _rebuilt(record: Record) -> Match:
    return replay(record, games.load(record.game), journal=False)


def decide(match: Match, seat: int, level: str, salt: str) -> str:
    """The notation of what a bot takes."""
    rng = Rng(salt)
    imagined = match.state.sample(seat, rng)
    return str(match.game.catalogue[bots.choose(imagined, seat, level, rng)])


def known_level(level: str) -> str:
    """Levels may be renamed while a game lasts: the usual one plays on."""
    return level if level in bots.levels() else bots.default_level()


@cache
def thinking_seconds(level: str) -> float:
    """How long a bot of this level may think."""
    return bots.bot(known_level(level)).budget.seconds or 0.0


def _settle_in() -> None:
    """The server decides when a thinker ends, and a killed server leaves none behind."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=lambda: (wait([parent.sentinel]), os._exit(1)), daemon=True).start()


class Thinkers:
    """The bots of this process. ``play`` is how one of them acts: table, seat, version it was asked at, notation."""

    def __init__(
        self,
        settings: Settings,
        play: Callable[[str, int, int, str], Awaitable[None]],
        attended: Callable[[LiveTable], bool] = lambda _: True,
        address: Callable[..., str] = lambda *_: "",
    ) -> None:
        self._play = play
        self._settings = settings
        self._attended = attended
        self._address = address
        self._pool: ProcessPoolExecutor | None = None
        self._places = settings.bot_processes or max(1, (os.cpu_count() or 1) - 1)
        self._turns = Turns(self._places, time.monotonic)
        self._tasks: dict[Ticket, asyncio.Task[None]] = {}
        self._advising: dict[Ticket, asyncio.Task[bots.Hint]] = {}

    def wake(self, live: LiveTable) -> None:
        """Let every bot that owes a decision at this table begin to think, once, if anybody is there to see it."""
        if not self._attended(live):
            return
        for seat in live.bots_to_move():
            ticket = (live.id, seat, live.asked[seat])
            if ticket not in self._tasks:
                self._tasks[ticket] = asyncio.get_running_loop().create_task(self._answer(live, ticket))

    def busy(self, table_id: str) -> bool:
        return any(ticket[0] == table_id for ticket in self._tasks)

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
        # the thinking this level is allowed, whether it needs that or not.
        pause = random.uniform(self._settings.bot_pace_least, self._settings.bot_pace_most) + thinking_seconds(level)
        until = loop.time() + pause
        try:
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
        finally:
            del self._tasks[ticket]

    async def choose(self, live: LiveTable, seat: int, level: str) -> str:
        """What a bot would do at a seat; raises ``Refused`` if the seat owes nothing any more."""
        salt = secrets.token_hex(16)
        level = known_level(level)
        async with live.lock:
            if seat not in live.to_move():
                raise Refused(409, "server-not-asked", live.version)
            if bots.instant(level, live.playing.game):
                return decide(live.playing, seat, level, salt)
            record, asked = live.position(), live.asked[seat]
        try:
            host, others = live.row.host_id, [place.person_id for place in live.seats if place.person_id]
            async with self._turns.turn(host, live.id, address=self._address(host, *others)):
                if self._out_of_date(live, seat, asked):
                    raise Refused(409, "server-not-asked", live.version)
                return await self._beside(think, record, seat, level, salt)
        except BrokenProcessPool:
            logger.exception("the bots' processes do not stay up; playing at random")
        async with live.lock:
            return decide(live.playing, seat, bots.levels()[0], salt)

    def _out_of_date(self, live: LiveTable, seat: int, asked: int) -> bool:
        """Whether nobody needs the answer any more that was asked for a while ago."""
        return live.dead or seat not in live.to_move() or live.asked[seat] != asked

    async def hint(self, live: LiveTable, seat: int) -> bots.Hint:
        """What a strong bot would do at a seat that owes a decision. Thought out once for each question."""
        async with live.lock:
            if seat not in live.to_move():
                raise Refused(409, "server-not-asked", live.version)
            asked = live.asked[seat]
            known = live.hints.get(seat)
            if known is not None and known[0] == asked:
                return known[1]
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
        live.hints[seat] = (asked, hint)
        return hint

    async def aside(self, work: Callable[..., Thought], *given: object) -> Thought:
        """Other work for the bots' processes, when nobody waits for them."""
        async with self._turns.turn(NOBODY, ""):
            return await self._beside(work, *given)

    async def _advise(self, live: LiveTable, seat: int, record: Record) -> bots.Hint:
        person = live.seats[seat].person_id or live.row.host_id
        async with self._turns.turn(person, live.id, hint=True, address=self._address(person)):
            return await self._beside(advise, record, seat)

    async def _beside(self, work: Callable[..., Thought], *given: object) -> Thought:
        """Do it in one of the bots' processes, and once more if that one dies."""
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
            self._pool = ProcessPoolExecutor(
                max_workers=self._places + 1,  # one is for hints
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_settle_in,
            )
        return self._pool

    async def close(self) -> None:
        tasks = [*self._tasks.values(), *self._advising.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._pool is not None:
            workers = list((getattr(self._pool, "_processes", None) or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:  # whatever they think about, nobody waits for it
                worker.kill()
