# Compiled by mypyc where a C compiler is present.
"""How strong a unit is in battle: its dice and the three kinds of plus."""

from __future__ import annotations

from ecumene.games.civilization.components import AIRCRAFT_DICE, SETTLEMENT_DEFENCE, TECHNOLOGIES_PER_PLUS
from ecumene.games.civilization.effects import SettlementDefence
from ecumene.games.civilization.numbers import (
    CATEGORY,
    DICE,
    FIGHTER,
    GREAT_WALL,
    IS_ARMY,
    LEVEL_DICE,
    LEVEL_PLUS,
    REGION_COUNT,
    SUPERIOR,
    WONDER_ERA,
)
from ecumene.games.civilization.state import Position
from ecumene.games.civilization.wonders import WONDERS


def _behind_the_wall() -> int:
    effect = WONDERS[GREAT_WALL].effect
    assert isinstance(effect, SettlementDefence)
    return effect.bonus


_WALL = _behind_the_wall()


def works(state: Position, wonder: int, seat: int) -> bool:
    """Whether a seat has a wonder whose era is not over."""
    return state.wonders[wonder] == seat and WONDER_ERA[wonder] >= state.era


def dice(state: Position, kind: int, supported: bool) -> int:
    """As many as the number of the unit's era, and those of the aircraft that fights with it."""
    number = DICE[kind]
    if not supported:
        return number
    if not state.advanced:
        return number + AIRCRAFT_DICE
    return number + LEVEL_DICE[FIGHTER][max(state.level(FIGHTER), 0)]


def superiority(state: Position, kind: int, rival: int) -> int:
    """The number of the present era if the unit is superior to the other."""
    return state.era + 1 if SUPERIOR[CATEGORY[kind]][CATEGORY[rival]] else 0


def science(state: Position, seat: int) -> int:
    """Standard rules: +1 for every two technologies owned when the turn began."""
    return 0 if state.advanced else state.science[seat] // TECHNOLOGIES_PER_PLUS


def training(state: Position, kind: int) -> int:
    """Advanced rules: the plus of the unit's level."""
    if not state.advanced:
        return 0
    level = state.level(kind)
    return LEVEL_PLUS[kind][level] if level >= 0 else 0


def defence(state: Position, seat: int, kind: int, area: int) -> int:
    """Advanced rules: armies that defend a settlement of their own."""
    if not state.advanced or area >= REGION_COUNT or state.owner[area] != seat or not IS_ARMY[kind]:
        return 0
    return _WALL if works(state, GREAT_WALL, seat) else SETTLEMENT_DEFENCE


def plus(state: Position, seat: int, kind: int, rival: int, area: int, defends: bool) -> int:
    """All that is added to the dice of a seat's unit against another unit."""
    added = superiority(state, kind, rival) + science(state, seat) + training(state, kind)
    return added + defence(state, seat, kind, area) if defends else added
