# Compiled by mypyc where a C compiler is present.
"""Conflicts at the end of an age: every city against each of its neighbours."""

from __future__ import annotations

from ecumene.games.seven_wonders.components import VICTORY_TOKENS
from ecumene.games.seven_wonders.state import Position
from ecumene.kernel.messages import Seat


def resolve_conflicts(state: Position) -> None:
    """Every border is judged once; the stronger side takes a victory token, the weaker a defeat."""
    token = VICTORY_TOKENS[state.age - 1]
    for index, city in enumerate(state.cities):
        neighbour = state.cities[state.left(index)]
        if city.shields > neighbour.shields:
            city.victories += token
            neighbour.defeats += 1
        elif city.shields < neighbour.shields:
            neighbour.victories += token
            city.defeats += 1
        if state.journal is not None:
            _tell(state, index, token)


def _tell(state: Position, index: int, token: int) -> None:
    assert state.journal is not None
    other = state.left(index)
    own = state.cities[index].shields
    theirs = state.cities[other].shields
    if own == theirs:
        state.journal.tell("conflict-tie", player=index, rival=Seat(other), own=own, theirs=theirs)
    elif own > theirs:
        state.journal.tell("conflict", player=index, rival=Seat(other), own=own, theirs=theirs, points=token)
    else:
        state.journal.tell("conflict", player=other, rival=Seat(index), own=theirs, theirs=own, points=token)
