# Compiled by mypyc where a C compiler is present.
"""The score sheet: military, treasury, wonder, civilian, science, commercial, guilds."""

from __future__ import annotations

from typing import Final

from ecumene.games.seven_wonders.components import COINS_PER_POINT, COLORS, POINTS_PER_SYMBOL_SET
from ecumene.games.seven_wonders.numbers import (
    CARD,
    COUNT_DEFEATS,
    COUNT_STAGES,
    PURPLE_CARDS,
    SCOPE_NEIGHBOURS,
    SCOPE_OWN,
    WONDER_STAGES,
)
from ecumene.games.seven_wonders.state import City, Position

CATEGORIES: Final = ("military", "treasury", "wonder", "civilian", "science", "commercial", "guilds")
_ROWS: Final[list[str]] = list(CATEGORIES)


def count(state: Position, city: int, counted: int, scope: int) -> int:
    """How many cards, stages or defeats there are in the cities an effect looks at."""
    total = 0
    if scope != SCOPE_NEIGHBOURS:
        total += _count_in(state.cities[city], counted)
    if scope != SCOPE_OWN:
        total += _count_in(state.cities[state.left(city)], counted)
        total += _count_in(state.cities[state.right(city)], counted)
    return total


def _count_in(city: City, counted: int) -> int:
    if counted == COUNT_STAGES:
        return city.stages
    if counted == COUNT_DEFEATS:
        return city.defeats
    total = 0
    for color in range(len(COLORS)):
        if counted >> color & 1:
            total += int(city.colors >> 8 * color & 255)
    return total


def science_points(compass: int, gear: int, tablet: int, wild: int = 0) -> int:
    """Squares of equal symbols and sets of three, with free symbols chosen for the best total."""
    if wild:
        return max(
            science_points(compass + 1, gear, tablet, wild - 1),
            science_points(compass, gear + 1, tablet, wild - 1),
            science_points(compass, gear, tablet + 1, wild - 1),
        )
    sets = min(compass, gear, tablet)
    return compass * compass + gear * gear + tablet * tablet + POINTS_PER_SYMBOL_SET * sets


def points_per(state: Position, city: int, card: int) -> int:
    """What a card that counts things is worth in a city, as things stand."""
    worth = 0
    for n, counted, scope in CARD[card].gains.points_per:
        worth += n * count(state, city, counted, scope)
    return worth


def score(state: Position, index: int) -> list[int]:
    """The score sheet of a city, in the order of ``CATEGORIES``, as if the game ended now."""
    city = state.cities[index]
    wonder = 0
    stages = WONDER_STAGES[city.wonder]
    for stage in range(city.stages):
        wonder += stages[stage].points
    commercial = 0
    guilds = 0
    for card in city.cards:
        if CARD[card].gains.points_per:
            if card in PURPLE_CARDS:
                guilds += points_per(state, index, card)
            else:
                commercial += points_per(state, index, card)
    science = int(city.science)
    wild = science >> 24
    if city.copy >= 0:
        guilds += points_per(state, index, city.copy)
        wild += int(CARD[city.copy].gains.science >> 24)
    return [
        city.victories - city.defeats,
        city.coins // COINS_PER_POINT,
        wonder,
        city.points,
        science_points(science & 255, science >> 8 & 255, science >> 16 & 255, wild),
        commercial,
        guilds,
    ]


def sheet(state: Position, index: int) -> dict[str, int]:
    """The score sheet with the names of its rows."""
    points = score(state, index)
    rows: dict[str, int] = {}
    for row in range(len(points)):
        rows[_ROWS[row]] = points[row]
    return rows


def copy_worth(state: Position, index: int, guild: int) -> int:
    """What copying a guild would add to a city's score."""
    city = state.cities[index]
    before = city.copy
    city.copy = -1
    without = sum(score(state, index))
    city.copy = guild
    gain = sum(score(state, index)) - without
    city.copy = before
    return gain
