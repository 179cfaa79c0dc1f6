# Compiled by mypyc where a C compiler is present.
"""Random play to the end: the yardstick of an engine's speed and the simplest opponent."""

from __future__ import annotations

from ecumene.kernel.rng import Rng
from ecumene.kernel.state import State


def play_out(state: State, rng: Rng) -> int:
    """Let every seat choose at random among its legal actions until the game is over; returns how many choices."""
    resigning: int = state.game.catalogue.resigning
    decisions = 0
    while state.stack:
        decision = state.stack[-1]
        seat = decision.seats[0]
        state.apply(seat, decision.draw(state, seat, resigning, rng))
        decisions += 1
    return decisions
