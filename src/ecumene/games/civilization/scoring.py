# Compiled by mypyc where a C compiler is present.
"""Victory points: settlements, technologies, wonders, key discoveries, and what the end of the game brings."""

from __future__ import annotations

from typing import Final

from ecumene.games.civilization.announcements import DIPLOMATIC, MILITARY
from ecumene.games.civilization.components import (
    ADVANCED,
    DIPLOMATIC_VP,
    KEY_DISCOVERY_VP,
    STANDARD,
    TECHNOLOGY_VP,
    WONDER_VP,
)
from ecumene.games.civilization.numbers import KEY_DISCOVERY, SETTLER, TECHNOLOGY_COUNT, UNITED_NATIONS
from ecumene.games.civilization.pieces import kind_of, passenger_kind, passengers
from ecumene.games.civilization.purchase import TECHNOLOGICAL
from ecumene.games.civilization.state import Position

_TECHNOLOGY: Final[list[int]] = [TECHNOLOGY_VP[STANDARD], TECHNOLOGY_VP[ADVANCED]]
_WONDER: Final[list[int]] = [WONDER_VP[STANDARD], WONDER_VP[ADVANCED]]


def score(state: Position, seat: int) -> list[int]:
    """In the order of ``SCORE_ROWS``. A fallen civilization has nothing."""
    if state.out[seat]:
        return [0, 0, 0, 0, 0]
    settlements = 0
    for region in state.settlements(seat):
        settlements += state.size[region]
    rules = state.prices()
    return [
        settlements,
        _TECHNOLOGY[rules] * state.technology_count(seat),
        _WONDER[rules] * state.wonder_count(seat),
        KEY_DISCOVERY_VP * key_discoveries(state, seat),
        ending_points(state, seat),
    ]


def key_discoveries(state: Position, seat: int) -> int:
    if not state.advanced:
        return 0
    return sum([1 for i in range(TECHNOLOGY_COUNT) if KEY_DISCOVERY[i] and state.technologies[i] == seat])


def military_units(state: Position, seat: int) -> int:
    """Everything but settlers, passengers included."""
    units = 0
    for piece in state.pieces[seat]:
        if kind_of(piece) != SETTLER:
            units += 1
            for one in passengers(piece):
                units += passenger_kind(one) != SETTLER
    return units


def ending_points(state: Position, seat: int) -> int:
    """A diplomatic end pays the owner of the United Nations; a military one units; a technological one technologies."""
    if state.ending == DIPLOMATIC:
        return DIPLOMATIC_VP if state.wonders[UNITED_NATIONS] == seat else 0
    if state.ending == MILITARY:
        return military_units(state, seat)
    return state.technology_count(seat) if state.ending == TECHNOLOGICAL else 0
