"""Players that are no people. A bot never sees the true state: it is handed one drawn from what its seat knows."""

from __future__ import annotations

from ecumene.kernel import Rng, State


def levels() -> tuple[str, ...]:
    """The strengths a bot can play at, weakest first."""
    return ("random",)


def default_level() -> str:
    """The level offered to newcomers."""
    return levels()[-1]


def instant(level: str) -> bool:
    """Whether a bot of this level answers so fast that it needs no process of its own."""
    return level == "random"


def choose(state: State, seat: int, level: str, rng: Rng) -> int:
    """The id of the action a bot takes. ``state`` must come from ``State.sample(seat, …)``."""
    legal = state.legal(seat)
    return legal[rng.below(len(legal))]
