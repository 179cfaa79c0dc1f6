# Compiled by mypyc where a C compiler is present.
"""The score sheet: military, treasury, wonder, civilian, science, commercial, guilds."""

from __future__ import annotations

from typing import Final

from ecumene.games.seven_wonders.components import COINS_PER_POINT, COLORS, POINTS_PER_SYMBOL_SET
from ecumene.games.seven_wonders.numbers import (
    CARD,
    COUNT_DEFEATS,
    COUNT_STAGES,
    FOR_GUILDS,
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
        best = science_points(compass + 1, gear, tablet, wild - 1)
        best = max(best, science_points(compass, gear + 1, tablet, wild - 1))
        return max(best, science_points(compass, gear, tablet + 1, wild - 1))
    sets = min(compass, min(gear, tablet))
    return compass * compass + gear * gear + tablet * tablet + POINTS_PER_SYMBOL_SET * sets


def science_of(city: City) -> int:
    """The points of a city's symbols, that of a copied guild included."""
    packed = int(city.science)
    wild = packed >> 24
    if city.copy >= 0:
        wild += int(CARD[city.copy].gains.science >> 24)
    return science_points(packed & 255, packed >> 8 & 255, packed >> 16 & 255, wild)


def wonder_points(city: City) -> int:
    points = 0
    stages = WONDER_STAGES[city.wonder]
    for stage in range(city.stages):
        points += stages[stage].points
    return points


def points_per(state: Position, city: int, card: int) -> int:
    """What a card that counts things is worth in a city, as things stand."""
    worth = 0
    for n, counted, scope in CARD[card].gains.points_per:
        worth += n * count(state, city, counted, scope)
    return worth


class Counted:
    """The points of cards that count things."""

    def __init__(self) -> None:
        self.commercial = 0
        self.guilds = 0

    def add(self, state: Position, city: int, card: int) -> None:
        counts_for = CARD[card].counts_for
        if counts_for == FOR_GUILDS:
            self.guilds += points_per(state, city, card)
        elif counts_for:
            self.commercial += points_per(state, city, card)


def counted_points(state: Position, index: int) -> Counted:
    """What all cards of a city that count things are worth, as things stand."""
    city = state.cities[index]
    sums = Counted()
    for card in city.cards:
        sums.add(state, index, card)
    if city.copy >= 0:
        sums.add(state, index, city.copy)
    return sums


def total(state: Position, index: int) -> int:
    """All points of a city as if the game ended now."""
    city = state.cities[index]
    sums = counted_points(state, index)
    points = city.victories - city.defeats + city.coins // COINS_PER_POINT + wonder_points(city) + city.points
    return points + science_of(city) + sums.commercial + sums.guilds


def score(state: Position, index: int) -> list[int]:
    """The score sheet of a city, in the order of ``CATEGORIES``, as if the game ended now."""
    city = state.cities[index]
    sums = counted_points(state, index)
    return [
        city.victories - city.defeats,
        city.coins // COINS_PER_POINT,
        wonder_points(city),
        city.points,
        science_of(city),
        sums.commercial,
        sums.guilds,
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
    without = total(state, index)
    city.copy = guild
    gain = total(state, index) - without
    city.copy = before
    return gain
