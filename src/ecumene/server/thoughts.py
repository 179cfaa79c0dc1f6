"""The processes in which bots think: they read this file and what it needs, and nothing else of the server."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from contextlib import suppress
from multiprocessing.connection import wait
from multiprocessing.context import SpawnContext, SpawnProcess

from ecumene import bots, games
from ecumene.kernel import Match, Message, Record, Rng, replay
from ecumene.kernel.garbage import collect_rarely


class _Thinker(SpawnProcess):
    """A process that leaves the processor to the server from its first moment on: to begin takes some of it, too.

    Whoever plays waits for the server, not for those who think.
    """

    yields = 15

    def start(self) -> None:
        super().start()
        with suppress(ProcessLookupError):  # it may have ended
            os.setpriority(os.PRIO_PROCESS, self.pid or 0, os.getpriority(os.PRIO_PROCESS, 0) + self.yields)


class _Behind(_Thinker):
    """One that leaves it to those who think, too."""

    yields = 19


class Thinking(SpawnContext):
    Process = _Thinker


class Aside(SpawnContext):
    Process = _Behind


def settle_in() -> None:
    """The server decides when a thinker ends, and a killed server leaves none behind."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    collect_rarely()
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=lambda: (wait([parent.sentinel]), os._exit(1)), daemon=True).start()


def think(record: Record, seat: int, level: str, salt: str, ease: float) -> str:
    """Runs in a process of its own: the position is rebuilt, and the bot gets one drawn from what its seat knows."""
    return decide(_rebuilt(record), seat, level, salt, ease)


def advise(record: Record, seat: int, budget: bots.Budget | None = None) -> bots.Hint:
    """Runs in a process of its own: what a strong bot would do at a seat, and why, from what the seat knows."""
    return bots.hint(_rebuilt(record).state, seat, budget=budget)


def warn(record: Record, seat: int, action: int, hint: bots.Hint) -> Message | None:
    """Runs in a process of its own: whether a move is far worse than the best one, and why."""
    return bots.warning(_rebuilt(record).state, seat, action, hint)


def _rebuilt(record: Record) -> Match:
    return replay(record, games.load(record.game), journal=False)


def decide(match: Match, seat: int, level: str, salt: str, ease: float = 1.0) -> str:
    """The notation of what a bot takes, who may think ``ease`` times as long as usual."""
    rng = Rng(salt)
    imagined = match.state.sample(seat, rng)
    return str(match.game.catalogue[bots.choose(imagined, seat, level, rng, ease)])
