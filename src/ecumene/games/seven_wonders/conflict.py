# Compiled by mypyc where a C compiler is present.
"""Conflicts at the end of an age: every city against each of its neighbours."""

from __future__ import annotations

from ecumene.games.seven_wonders.components import DEFEAT_POINTS, VICTORY_TOKENS
from ecumene.games.seven_wonders.state import Position, named


def resolve_conflicts(state: Position) -> None:
    """Every border is judged once; the stronger side takes a victory token, the weaker a defeat."""
    token = VICTORY_TOKENS[state.age - 1]
    for index, city in enumerate(state.cities):
        other = state.left(index)
        neighbour = state.cities[other]
        if city.shields > neighbour.shields:
            city.victories += token
            neighbour.defeats += 1
            _tell(state, index, other, token, DEFEAT_POINTS)
        elif city.shields < neighbour.shields:
            neighbour.victories += token
            city.defeats += 1
            _tell(state, other, index, token, DEFEAT_POINTS)
        else:
            _tell(state, index, other, 0, 0)


def _tell(state: Position, winner: int, loser: int, points: int, penalty: int) -> None:
    if state.journal is None:
        return
    rival = named(state, loser)
    own, theirs = state.cities[winner].shields, state.cities[loser].shields
    state.journal.tell(
        "conflict", winner, age=state.age, rival=rival, own=own, theirs=theirs, points=points, penalty=penalty
    )
