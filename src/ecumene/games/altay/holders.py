# Compiled by mypyc where a C compiler is present.
"""Putting resources onto cards: what fits where, for laid-out cards and achievements alike."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.altay.choices import KIND_SETS, PUT_ALL, PUTS, TAKES_WILD, squeezed
from ecumene.games.altay.numbers import (
    ALL,
    ANY_PLACES,
    BITS,
    HIGH,
    PLACE_COUNT,
    PLACES,
    PUT_RESOURCE,
    RAW_PLACES,
    UNIT,
)
from ecumene.games.altay.supply import count, total

_ONE_OF_EACH: Final = 0x0101010101
_ONE_OF_RAW: Final = 0x0001010100  # wood, metal, stone
_RAW: Final = 0x007F7F7F00
_LOW: Final = 0x7F7F7F7F7F  # added to a bundle, it sets the high bit of every resource that is there
_LOWER: Final = 0x7E7E7E7E7E  # ... of which there are two or more


def rooms(holder: i64, held: i64) -> i64:
    """How many more of each resource fit onto a card that holds this stock, as a bundle.

    Where resources compete for the same wild places, each is counted as if it came alone.
    """
    left: i64 = PLACES[holder]
    if not TAKES_WILD[holder]:
        return left - held
    wild: i64 = ANY_PLACES[holder]
    if wild:
        return (wild - held % 255) * _ONE_OF_EACH
    wild = RAW_PLACES[holder]
    raw = held & _RAW
    return left + (wild - raw % 255) * _ONE_OF_RAW - (held - raw)


def room(holder: int, stock: int, resource: int) -> int:
    """How many more of a resource fit onto a card that holds this stock."""
    return count(int(rooms(holder, stock)), resource)


def missing(holder: int, stock: int) -> int:
    """How many places are empty."""
    return PLACE_COUNT[holder] - total(stock)


def all_that_fits(holder: int, stock: int, pool: int) -> int:
    """What of a pool goes onto a card if as much as possible goes, where that leaves no choice.

    Wild places are left out if there are more resources for them than places, and of more than one kind.
    """
    fitting = int(common(rooms(holder, stock), pool))
    if ANY_PLACES[holder]:
        return _without_choice(fitting, ANY_PLACES[holder] - total(stock))
    if RAW_PLACES[holder]:
        raw = fitting & _RAW
        return fitting - raw + _without_choice(raw, RAW_PLACES[holder] - total(stock & _RAW))
    return fitting


def common(one: i64, other: i64) -> i64:
    """Of every resource as many as both bundles have."""
    both: i64 = 0
    mask: i64 = 127
    while mask < HIGH:
        both += min(one & mask, other & mask)
        mask <<= BITS
    return both


def _without_choice(fitting: int, places: int) -> int:
    """All of it if the places suffice; nothing if one would have to choose."""
    return fitting if total(fitting) <= places else 0


def puts_onto(holder: i64, stock: i64, pool: i64) -> i64:
    """The puts that can be made from a pool, as a set that counts from the first put of the card."""
    room = rooms(holder, stock)
    fitting = squeezed((room + _LOW) & (pool + _LOW))  # a bit for every resource that is there and has room
    if not fitting:
        return 0
    puts: i64 = PUTS[holder * KIND_SETS + fitting]
    all_at_once: i64 = PUT_ALL[holder]
    if not all_at_once:
        return puts
    if TAKES_WILD[holder]:
        several = total(all_that_fits(int(holder), int(stock), int(pool))) > 1
    else:
        several = fitting & fitting - 1 != 0 or (room + _LOWER) & (pool + _LOWER) & HIGH != 0
    return puts | all_at_once if several else puts


def put_bundle(put: int, holder: int, stock: int, pool: int) -> int:
    """What a put moves, or nothing if it cannot be made."""
    resource = PUT_RESOURCE[put]
    if resource == ALL:
        fitting = all_that_fits(holder, stock, pool)
        return fitting if total(fitting) > 1 else 0
    if count(pool, resource) and room(holder, stock, resource) > 0:
        return UNIT[resource]
    return 0
