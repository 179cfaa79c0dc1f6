# Compiled by mypyc where a C compiler is present.
"""Technologies of the advanced rules: what can be learned, at what price, and what the owner gets at once."""

from __future__ import annotations

from typing import Final

from ecumene.games.civilization.effects import (
    GivesExpansion,
    GivesImprovement,
    GivesPieces,
    GivesWonder,
    TechnologyDiscount,
)
from ecumene.games.civilization.numbers import (
    CATAPULT,
    ENGINEERING,
    ERA_COUNT,
    IMPROVEMENT_ERA,
    IMPROVEMENT_INDEX,
    KIND_INDEX,
    REQUIRES,
    TECHNOLOGY_COST,
    TECHNOLOGY_ERA,
    TECHNOLOGY_ID,
    TREBUCHET,
    WONDER_COUNT,
    WONDER_ERA,
    WONDER_ID,
    WONDER_INDEX,
)
from ecumene.games.civilization.pieces import (
    area_of,
    kind_of,
    make,
    passenger,
    passenger_kind,
    passenger_points,
    passengers,
    points_of,
    with_hold,
)
from ecumene.games.civilization.placing import grow_free, place_free
from ecumene.games.civilization.state import NOBODY, NOT_IN_PLAY, Position
from ecumene.games.civilization.technologies import TECHNOLOGIES
from ecumene.games.civilization.wonders import WONDERS

# Bonuses as numbers: kind of bonus, what, how many

WONDER: Final = 0
IMPROVEMENT: Final = 1
PIECES: Final = 2
EXPANSION: Final = 3


def _bonus(effect: object) -> tuple[int, int, int]:
    if isinstance(effect, GivesWonder):
        return WONDER, WONDER_INDEX[effect.wonder], 1
    if isinstance(effect, GivesImprovement):
        return IMPROVEMENT, IMPROVEMENT_INDEX[effect.improvement], 1
    if isinstance(effect, GivesPieces):
        return PIECES, KIND_INDEX[effect.piece], effect.count
    assert isinstance(effect, GivesExpansion)
    return EXPANSION, 0, effect.count


BONUSES: Final[list[list[tuple[int, int, int]]]] = [[_bonus(effect) for effect in card.bonus] for card in TECHNOLOGIES]
#: The pieces a wonder brings at once.
WONDER_PIECES: Final[list[list[tuple[int, int, int]]]] = [
    [_bonus(wonder.effect)] if isinstance(wonder.effect, GivesPieces) else [] for wonder in WONDERS
]
#: By how much a wonder lowers the price of technologies of its era.
DISCOUNT: Final[list[int]] = [
    wonder.effect.gold if isinstance(wonder.effect, TechnologyDiscount) else 0 for wonder in WONDERS
]
#: By era: the wonders that do so.
LOWERS_PRICES: Final[list[list[int]]] = [
    [wonder for wonder in range(WONDER_COUNT) if DISCOUNT[wonder] and WONDER_ERA[wonder] == era]
    for era in range(ERA_COUNT)
]


def in_play(state: Position, technology: int) -> bool:
    return state.technologies[technology] != NOT_IN_PLAY


def missing_prerequisites(state: Position, technology: int) -> list[int]:
    return [needed for needed in REQUIRES[technology] if state.technologies[needed] == NOT_IN_PLAY]


def can_be_learned(state: Position, technology: int) -> bool:
    """Nobody has it, and all it requires is in play, whoever owns it; not more than one era ahead."""
    if state.technologies[technology] != NOT_IN_PLAY or TECHNOLOGY_ERA[technology] > state.era + 1:
        return False
    return all(state.technologies[needed] != NOT_IN_PLAY for needed in REQUIRES[technology])


def price(state: Position, seat: int, technology: int) -> int:
    """Half of the printed price, rounded up, once the card's era is over; less for owners of a learned wonder."""
    era = TECHNOLOGY_ERA[technology]
    cost = TECHNOLOGY_COST[technology]
    if era < state.era:
        return (cost + 1) // 2
    for wonder in LOWERS_PRICES[era]:
        if state.wonders[wonder] == seat:
            cost -= DISCOUNT[wonder]
    return cost


def gain(state: Position, seat: int, technology: int) -> None:
    """The card comes into play, and its owner takes the bonus at once."""
    state.technologies[technology] = seat
    state.tell("technology", seat, TECHNOLOGY_ID[technology])
    if technology == ENGINEERING:
        rebuild_catapults(state)
    for kind, what, count in BONUSES[technology]:
        if kind == WONDER:
            gain_wonder(state, seat, what)
        elif kind == IMPROVEMENT:
            if IMPROVEMENT_ERA[what] >= state.era:
                state.improvements[seat] |= 1 << what
        elif kind == PIECES:
            place_free(state, seat, what, count)
        else:
            for _ in range(count):
                grow_free(state, seat)


def gain_wonder(state: Position, seat: int, wonder: int) -> None:
    """A wonder and the pieces it brings. A wonder that somebody holds already (by trade) is not given again."""
    if state.wonders[wonder] != NOBODY:
        return
    state.wonders[wonder] = seat
    state.tell("wonder", seat, WONDER_ID[wonder])
    for _, kind, count in WONDER_PIECES[wonder]:
        place_free(state, seat, kind, count)


def rebuild_catapults(state: Position) -> None:
    """Every catapult becomes a trebuchet: the same figure serves both."""
    for seat in range(state.players):
        rebuilt: list[int] = []
        for piece in state.pieces[seat]:
            if kind_of(piece) == CATAPULT:
                rebuilt.append(int(make(TREBUCHET, area_of(piece), points_of(piece))))
            else:
                aboard = [
                    passenger(TREBUCHET, passenger_points(one)) if passenger_kind(one) == CATAPULT else one
                    for one in passengers(piece)
                ]
                rebuilt.append(int(with_hold(piece, aboard)))
        state.pieces[seat] = sorted(rebuilt)
