# Compiled by mypyc where a C compiler is present.
"""Pieces on the map as single numbers, so that a player's pieces are one sorted list.

From the highest bits to the lowest: the area, the kind, how far it can still go this turn, and for a ship what it
carries: three places, each empty or with a kind and how far that one can still go. Equal pieces are equal numbers;
pieces of the same area stand together, ships after everything on land.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.civilization.components import HOLD
from ecumene.games.civilization.numbers import MOVES

AREA_BIT: Final = 28
KIND_BIT: Final = 23
POINTS_BIT: Final = 21
PLACE_BITS: Final = 7
HOLD_MASK: Final = (1 << POINTS_BIT) - 1
PLACE_MASK: Final = (1 << PLACE_BITS) - 1
#: The place of a hold whose filling shows that the ship is full.
LAST_PLACE: Final = (1 << PLACE_BITS * HOLD) - (1 << PLACE_BITS * (HOLD - 1))


def make(kind: i64, area: i64, points: i64) -> i64:
    return (area << AREA_BIT) | (kind << KIND_BIT) | (points << POINTS_BIT)


def fresh(kind: int, area: int) -> i64:
    """A piece at the beginning of its owner's movement."""
    return make(kind, area, MOVES[kind])


def area_of(piece: i64) -> i64:
    return piece >> AREA_BIT


def kind_of(piece: i64) -> i64:
    return (piece >> KIND_BIT) & 31


def points_of(piece: i64) -> i64:
    return (piece >> POINTS_BIT) & 3


def hold_of(piece: i64) -> i64:
    """All that a ship carries, as a number."""
    return piece & HOLD_MASK


def has_room(ship: i64) -> bool:
    """Holds are filled from the lowest place, so the last one is empty as long as there is room."""
    return not ship & LAST_PLACE


def first_from(numbers: list[int], least: i64) -> i64:
    """Where in an ordered list the pieces (or other numbers) from this one on begin."""
    low: i64 = 0
    high: i64 = len(numbers)
    while low < high:
        middle = (low + high) >> 1
        number: i64 = numbers[middle]
        if number < least:
            low = middle + 1
        else:
            high = middle
    return low


def passengers(ship: i64) -> list[i64]:
    """What a ship carries, each as kind and points: ``passenger_kind`` and ``passenger_points`` tell them apart."""
    found: list[i64] = []
    hold = ship & HOLD_MASK
    while hold:
        found.append(hold & PLACE_MASK)
        hold >>= PLACE_BITS
    return found


def passenger(kind: i64, points: i64) -> i64:
    return ((kind + 1) << 2) | points


def passenger_kind(one: i64) -> i64:
    return (one >> 2) - 1


def passenger_points(one: i64) -> i64:
    return one & 3


def with_hold(ship: i64, aboard: list[i64]) -> i64:
    """The ship carrying these instead."""
    hold: i64 = 0
    for one in sorted(aboard):
        hold = (hold << PLACE_BITS) | one
    return (ship & ~HOLD_MASK) | hold


def boarded(ship: i64, one: i64) -> i64:
    aboard = passengers(ship)
    aboard.append(one)
    return with_hold(ship, aboard)


def landed(ship: i64, one: i64) -> i64:
    """The ship without a passenger."""
    aboard = passengers(ship)
    aboard.remove(one)
    return with_hold(ship, aboard)


def moved_to(piece: i64, area: i64, points: i64) -> i64:
    """The piece in another area with so many points left; passengers come along."""
    return (
        (piece & ((1 << POINTS_BIT) - 1)) | (area << AREA_BIT) | (kind_of(piece) << KIND_BIT) | (points << POINTS_BIT)
    )


def with_points(piece: i64, points: i64) -> i64:
    return (piece & ~(3 << POINTS_BIT)) | (points << POINTS_BIT)


def rested(piece: i64) -> i64:
    """The piece, and all it carries, with all its points."""
    kind = kind_of(piece)
    ship = with_points(piece, MOVES[kind])
    if not piece & HOLD_MASK:
        return ship
    return with_hold(ship, [passenger(passenger_kind(one), MOVES[passenger_kind(one)]) for one in passengers(piece)])


def stopped(piece: i64) -> i64:
    """The piece, and all it carries, with no points left."""
    ship = with_points(piece, 0)
    if not piece & HOLD_MASK:
        return ship
    return with_hold(ship, [passenger(passenger_kind(one), 0) for one in passengers(piece)])
