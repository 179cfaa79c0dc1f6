# Compiled by mypyc where a C compiler is present.
"""The map in play: who holds which region, and where a settlement may go."""

from __future__ import annotations

from ecumene.games.altay.components import REGION_CAPACITY
from ecumene.games.altay.numbers import NEIGHBOUR_MASK, TERRAIN_MASK
from ecumene.games.altay.state import Position


def regions_in(mask: int) -> list[int]:
    """The regions of a set, in order."""
    found: list[int] = []
    region = 0
    while mask:
        if mask & 1:
            found.append(region)
        mask >>= 1
        region += 1
    return found


def adjacent_to(lands: int) -> int:
    """All regions that border on one of these."""
    reached = 0
    for region in regions_in(lands):
        reached |= NEIGHBOUR_MASK[region]
    return reached


def places(state: Position, seat: int) -> int:
    """Where the seat may put a settlement: own regions with room, and free ones next to its own."""
    reached = 0
    roomy = 0
    for region in regions_in(state.realms[seat].lands):
        reached |= NEIGHBOUR_MASK[region]
        if state.houses[region] < REGION_CAPACITY:
            roomy |= 1 << region
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
    best = -1
    for region in regions_in(state.realms[seat].lands & TERRAIN_MASK[terrain] & ~used):
        if best < 0 or state.houses[region] < state.houses[best]:
            best = region
    return best
