# Compiled by mypyc where a C compiler is present.
"""The map in play: who holds which region, and where a settlement may go."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.altay.choices import bit_of
from ecumene.games.altay.components import REGION_CAPACITY
from ecumene.games.altay.numbers import NEIGHBOUR_MASK, TERRAIN_MASK
from ecumene.games.altay.state import Position


def regions_in(mask: int) -> list[int]:
    """The regions of a set, in order."""
    found: list[int] = []
    left: i64 = mask
    while left:
        low = left & -left
        left -= low
        found.append(int(bit_of(low)))
    return found


def adjacent_to(lands: int) -> int:
    """All regions that border on one of these."""
    reached: i64 = 0
    left: i64 = lands
    while left:
        low = left & -left
        left -= low
        reached |= NEIGHBOUR_MASK[bit_of(low)]
    return int(reached)


def places(state: Position, seat: int) -> i64:
    """Where the seat may put a settlement: own regions with room, and free ones next to its own."""
    reached: i64 = 0
    roomy: i64 = 0
    left = state.realms[seat].lands
    while left:
        low = left & -left
        left -= low
        region = bit_of(low)
        reached |= NEIGHBOUR_MASK[region]
        if state.houses[region] < REGION_CAPACITY:
            roomy |= low
    return reached & state.free | roomy


def put_settlement(state: Position, seat: int, region: int) -> None:
    state.owner[region] = seat
    state.houses[region] += 1
    state.free &= ~(1 << region)
    state.realms[seat].lands |= 1 << region


def remove_settlement(state: Position, region: int) -> None:
    """A region that loses its last settlement is free."""
    state.houses[region] -= 1
    if state.houses[region] == 0:
        state.realms[state.owner[region]].lands &= ~(1 << region)
        state.owner[region] = -1
        state.free |= 1 << region


def unused_region(state: Position, seat: int, terrain: int, used: int) -> int:
    """An own region of this terrain that was not used this turn, or -1.

    The one with the fewest settlements: it is the first that could be lost before the turn is over.
    """
    best: i64 = -1
    fewest: i64 = REGION_CAPACITY + 1
    left: i64 = state.realms[seat].lands & TERRAIN_MASK[terrain] & ~used
    while left:
        low = left & -left
        left -= low
        region = bit_of(low)
        houses: i64 = state.houses[region]
        if houses < fewest:
            best = region
            fewest = houses
    return int(best)
