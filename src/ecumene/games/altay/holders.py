# Compiled by mypyc where a C compiler is present.
"""Putting resources onto cards: what fits where, for laid-out cards and achievements alike."""

from __future__ import annotations

from ecumene.games.altay.numbers import (
    ALL,
    ANY_PLACES,
    BITS,
    METAL,
    PLACE_COUNT,
    PLACES,
    PUT_RESOURCE,
    PUTS_OF,
    RAW_PLACES,
    RESOURCE_COUNT,
    STONE,
    UNIT,
    WOOD,
)
from ecumene.games.altay.supply import count, total


def room(holder: int, stock: int, resource: int) -> int:
    """How many more of a resource fit onto a card that holds this stock."""
    if ANY_PLACES[holder]:
        return ANY_PLACES[holder] - total(stock)
    if RAW_PLACES[holder] and WOOD <= resource <= STONE:
        return RAW_PLACES[holder] - raw_in(stock)
    return count(PLACES[holder], resource) - count(stock, resource)


def raw_in(bundle: int) -> int:
    return count(bundle, WOOD) + count(bundle, METAL) + count(bundle, STONE)


def missing(holder: int, stock: int) -> int:
    """How many places are empty."""
    return PLACE_COUNT[holder] - total(stock)


def all_that_fits(holder: int, stock: int, pool: int) -> int:
    """What of a pool goes onto a card if as much as possible goes, where that leaves no choice.

    Wild places are left out if there are more resources for them than places, and of more than one kind.
    """
    fitting = 0
    for resource in range(RESOURCE_COUNT):
        fitting += max(0, min(count(pool, resource), room(holder, stock, resource))) * UNIT[resource]
    if ANY_PLACES[holder]:
        return _without_choice(fitting, ANY_PLACES[holder] - total(stock))
    if RAW_PLACES[holder]:
        raw = fitting & ((UNIT[STONE] << 7) - UNIT[WOOD])
        return fitting - raw + _without_choice(raw, RAW_PLACES[holder] - raw_in(stock))
    return fitting


def _without_choice(fitting: int, places: int) -> int:
    """All of it if the places suffice; nothing if one would have to choose."""
    return fitting if total(fitting) <= places else 0


def add_puts(holder: int, stock: int, pool: int, first: int, found: list[int]) -> None:
    """Add the puts that can be made from a pool, as actions counted from ``first``."""
    possible = 0
    for put in PUTS_OF[holder]:
        resource = PUT_RESOURCE[put]
        if resource == ALL:
            # at least two must fit: of one kind, or of two
            if possible and total(all_that_fits(holder, stock, pool)) > 1:
                found.append(first + put)
        elif pool >> BITS * resource & 127 and room(holder, stock, resource) > 0:
            possible += 1
            found.append(first + put)


def put_bundle(put: int, holder: int, stock: int, pool: int) -> int:
    """What a put moves, or nothing if it cannot be made."""
    resource = PUT_RESOURCE[put]
    if resource == ALL:
        fitting = all_that_fits(holder, stock, pool)
        return fitting if total(fitting) > 1 else 0
    if count(pool, resource) and room(holder, stock, resource) > 0:
        return UNIT[resource]
    return 0
