"""Players that are no people. A bot never sees the true state: it gets what its seat knows, and a sampler."""

from __future__ import annotations

from functools import cache

from ecumene.bots.coach import remark, warning
from ecumene.bots.hints import Hint, hint
from ecumene.bots.knowledge import Bot, Budget, Knowledge
from ecumene.bots.roster import LEVELS, Level, bot
from ecumene.kernel import Game, Rng, State

__all__ = [
    "Bot",
    "Budget",
    "Hint",
    "Knowledge",
    "bot",
    "choose",
    "default_level",
    "hint",
    "instant",
    "levels",
    "remark",
    "warning",
]


def levels() -> tuple[str, ...]:
    """The strengths a bot can play at, weakest first."""
    return tuple(LEVELS)


def default_level() -> str:
    """The level offered to newcomers."""
    return "medium"


def instant(level: str, game: Game) -> bool:
    """Whether a bot of this level answers so fast at a game that it needs no process of its own."""
    mind = _kept(level)
    return mind.at(game).instant if isinstance(mind, Level) else mind.instant


def choose(state: State, seat: int, level: str, rng: Rng, ease: float = 1.0) -> int:
    """The id of the action a bot takes. ``state`` may come from ``State.sample(seat, …)``: the answer is the same.

    ``ease``: how long it may think, as a multiple of what is usual for its level.
    """
    mind = _kept(level)
    return mind.choose(Knowledge(state, seat), rng, None if ease == 1.0 else mind.budget.times(ease))


@cache
def _kept(level: str) -> Bot:
    return bot(level)
