# Compiled by mypyc where a C compiler is present.
"""For the bots: how a civilization stands, so that positions apart can be compared. Counted in victory points."""

from __future__ import annotations

from typing import Final

from ecumene.games.civilization.barter import Ledger
from ecumene.games.civilization.numbers import DICE, SETTLER
from ecumene.games.civilization.opinions import OF_HAND
from ecumene.games.civilization.pieces import kind_of
from ecumene.games.civilization.prospects import turns_left
from ecumene.games.civilization.scoring import score
from ecumene.games.civilization.state import Position

#: What is at hand, in points: a piece of gold, a settler on its way, a unit by its dice.
_GOLD: Final = 0.05
_SETTLER: Final = 0.6
_DICE: Final = 0.12


def standing(state: Position, seat: int) -> float:
    """Points as they are, the income to the end, and what gold, settlers and armies promise."""
    if state.out[seat]:
        return -20.0
    points = float(sum(score(state, seat)))
    left = turns_left(state)
    if left <= 0:
        return points + 0.01 * state.gold[seat]
    earned = OF_HAND[state.prices()].earned
    ledger = Ledger(state, seat)
    points += earned * left * ledger.income(ledger.held) + _GOLD * state.gold[seat]
    for piece in state.pieces[seat]:
        kind = int(kind_of(piece))
        points += _SETTLER * (1.0 + earned * left) if kind == SETTLER else _DICE * DICE[kind]
    return points
