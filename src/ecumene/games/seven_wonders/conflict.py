# Compiled by mypyc where a C compiler is present.
"""Conflicts at the end of an age: every city against each of its neighbours."""

from __future__ import annotations

from ecumene.games.seven_wonders.components import VICTORY_TOKENS
from ecumene.games.seven_wonders.state import Table


def resolve_conflicts(table: Table) -> None:
    """Every border is judged once; the stronger side takes a victory token, the weaker a defeat."""
    token = VICTORY_TOKENS[table.age - 1]
    for index, city in enumerate(table.cities):
        neighbour = table.cities[table.left(index)]
        if city.shields > neighbour.shields:
            city.victories += token
            neighbour.defeats += 1
        elif city.shields < neighbour.shields:
            neighbour.victories += token
            city.defeats += 1
        if table.journal is not None:
            _tell(table, index, token)


def _tell(table: Table, index: int, token: int) -> None:
    assert table.journal is not None
    other = table.left(index)
    own = table.cities[index].shields
    theirs = table.cities[other].shields
    if own == theirs:
        table.journal.tell("conflict-tie", player=index, rival=other, own=own, theirs=theirs)
    elif own > theirs:
        table.journal.tell("conflict", player=index, rival=other, own=own, theirs=theirs, points=token)
    else:
        table.journal.tell("conflict", player=other, rival=index, own=theirs, theirs=own, points=token)
