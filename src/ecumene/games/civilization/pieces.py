# Compiled by mypyc where a C compiler is present.
"""Pieces on the map as single numbers, so that a player's pieces are one sorted list.

From the highest bits to the lowest: the area, the kind, how far it can still go this turn, and for a ship what it
carries: three places, each empty or with a kind and how far that one can still go. Equal pieces are equal numbers;
pieces of the same area stand together, ships after everything on land. All of it fits into 30 bits, which is what
Python handles best.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.civilization.components import HOLD
from ecumene.games.civilization.numbers import FIGHTS, IS_FLEET, KIND_COUNT, MOVES, WALKS

AREA_BIT: Final = 22
KIND_BIT: Final = 17
POINTS_BIT: Final = 15
PLACE_BITS: Final = 5
KIND_MASK: Final = 31
POINTS_MASK: Final = 3 << POINTS_BIT
HOLD_MASK: Final = (1 << POINTS_BIT) - 1
PLACE_MASK: Final = (1 << PLACE_BITS) - 1
#: The place of a hold whose filling shows that the ship is full.
LAST_PLACE: Final = (1 << PLACE_BITS * HOLD) - (1 << PLACE_BITS * (HOLD - 1))
#: Kinds as masks: those that fight by themselves, and ships.
_FIGHTING: Final[i64] = sum([1 << kind for kind in range(KIND_COUNT) if FIGHTS[kind]])
_SHIPS: Final[i64] = sum([1 << kind for kind in range(KIND_COUNT) if IS_FLEET[kind]])
#: What can be aboard: every kind that walks with every number of points it can have left. Place 0 is empty.
_ABOARD: Final[list[tuple[int, int]]] = [(-1, 0)] + [
    (kind, points) for kind in range(KIND_COUNT) if WALKS[kind] for points in range(MOVES[kind] + 1)
]
_KIND_ABOARD: Final[list[int]] = [kind for kind, _ in _ABOARD]
_POINTS_ABOARD: Final[list[int]] = [points for _, points in _ABOARD]
_FRESH_ABOARD: Final[list[int]] = [0] + [_ABOARD.index((kind, MOVES[kind])) for kind, _ in _ABOARD[1:]]
_TIRED_ABOARD: Final[list[int]] = [0] + [_ABOARD.index((kind, 0)) for kind, _ in _ABOARD[1:]]
_FIRST_ABOARD: Final[list[int]] = [_ABOARD.index((kind, 0)) if WALKS[kind] else 0 for kind in range(KIND_COUNT)]


def make(kind: i64, area: i64, points: i64) -> i64:
    return (area << AREA_BIT) | (kind << KIND_BIT) | (points << POINTS_BIT)


def fresh(kind: int, area: int) -> i64:
    """A piece at the beginning of its owner's movement."""
    return make(kind, area, MOVES[kind])


def area_of(piece: i64) -> i64:
    return piece >> AREA_BIT


def kind_of(piece: i64) -> i64:
    return (piece >> KIND_BIT) & KIND_MASK


def fights(piece: i64) -> bool:
    """Whether it is an army or a fleet."""
    return _FIGHTING >> kind_of(piece) & 1 != 0


def is_ship(piece: i64) -> bool:
    return _SHIPS >> kind_of(piece) & 1 != 0


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
        if numbers[middle] < least:
            low = middle + 1
        else:
            high = middle
    return low


def area_end(numbers: list[int], first: i64) -> i64:
    """Where in a player's list the pieces of an area end; ``first`` is where they begin."""
    end = first
    total: i64 = len(numbers)
    if end < total:
        area: i64 = numbers[end] >> AREA_BIT
        end += 1
        while end < total and numbers[end] >> AREA_BIT == area:
            end += 1
    return end


def area_start(numbers: list[int], end: i64) -> i64:
    """Where in a player's list the pieces of an area begin; ``end`` is where they end, and there are some."""
    last: i64 = numbers[end - 1]
    least = (last >> AREA_BIT) << AREA_BIT
    first = end - 1
    while first and numbers[first - 1] >= least:
        first -= 1
    return first


def passengers(ship: i64) -> list[i64]:
    """What a ship carries, each as kind and points: ``passenger_kind`` and ``passenger_points`` tell them apart."""
    found: list[i64] = []
    hold = ship & HOLD_MASK
    while hold:
        found.append(hold & PLACE_MASK)
        hold >>= PLACE_BITS
    return found


def passenger(kind: i64, points: i64) -> i64:
    return _FIRST_ABOARD[kind] + points


def passenger_kind(one: i64) -> i64:
    return _KIND_ABOARD[one]


def passenger_points(one: i64) -> i64:
    return _POINTS_ABOARD[one]


def with_hold(ship: i64, aboard: list[i64]) -> i64:
    """The ship carrying these instead."""
    hold: i64 = 0
    for one in sorted(aboard):
        hold = (hold << PLACE_BITS) | one
    return (ship & ~HOLD_MASK) | hold


def boarded(ship: i64, one: i64) -> i64:
    """The ship with one more passenger, before those with smaller numbers; it has room."""
    hold = ship & HOLD_MASK
    place: i64 = 0
    while (hold >> place) & PLACE_MASK > one:
        place += PLACE_BITS
    before = hold & ((1 << place) - 1)
    return (ship & ~HOLD_MASK) | before | (one << place) | ((hold >> place) << (place + PLACE_BITS))


def landed(ship: i64, one: i64) -> i64:
    """The ship without a passenger."""
    hold = ship & HOLD_MASK
    place: i64 = 0
    while (hold >> place) & PLACE_MASK != one:
        place += PLACE_BITS
    before = hold & ((1 << place) - 1)
    return (ship & ~HOLD_MASK) | before | ((hold >> (place + PLACE_BITS)) << place)


def as_dumped(piece: i64) -> i64:
    """A piece as it is written into the dump of a position: the parts farther apart, as records have always had it."""
    hold: i64 = 0
    for one in sorted(passengers(piece)):
        hold = (hold << 7) | ((passenger_kind(one) + 1) << 2) | passenger_points(one)
    return (area_of(piece) << 28) | (kind_of(piece) << 23) | (points_of(piece) << 21) | hold


def moved_to(piece: i64, area: i64, points: i64) -> i64:
    """The piece in another area with so many points left; passengers come along."""
    return (piece & HOLD_MASK) | (area << AREA_BIT) | (kind_of(piece) << KIND_BIT) | (points << POINTS_BIT)


def with_points(piece: i64, points: i64) -> i64:
    return (piece & ~POINTS_MASK) | (points << POINTS_BIT)


def rested(piece: i64) -> i64:
    """The piece, and all it carries, with all its points."""
    ship = with_points(piece, MOVES[kind_of(piece)])
    return with_others(ship, _FRESH_ABOARD) if piece & HOLD_MASK else ship


def stopped(piece: i64) -> i64:
    """The piece, and all it carries, with no points left."""
    ship = with_points(piece, 0)
    return with_others(ship, _TIRED_ABOARD) if piece & HOLD_MASK else ship


def with_others(ship: i64, instead: list[int]) -> i64:
    """The ship with another passenger instead of each, which leaves their order as it is."""
    hold: i64 = 0
    place: i64 = 0
    while place < POINTS_BIT:
        one: i64 = instead[(ship >> place) & PLACE_MASK]
        hold |= one << place
        place += PLACE_BITS
    return (ship & ~HOLD_MASK) | hold


def rest_pieces(pieces: list[int]) -> None:
    """All pieces of an ordered list can move again."""
    loaded: i64 = 0
    for i, number in enumerate(pieces):
        piece: i64 = number
        loaded |= piece & HOLD_MASK
        pieces[i] = int(rested(piece))
    if loaded:  # the others keep their order
        pieces.sort()


def stop_pieces(pieces: list[int]) -> None:
    """No piece of an ordered list can move any more."""
    loaded: i64 = 0
    for i, number in enumerate(pieces):
        piece: i64 = number
        loaded |= piece & HOLD_MASK
        if piece & POINTS_MASK or piece & HOLD_MASK:
            pieces[i] = int(stopped(piece))
    if loaded:
        pieces.sort()
