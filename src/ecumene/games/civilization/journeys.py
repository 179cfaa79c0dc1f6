# Compiled by mypyc where a C compiler is present.
"""For the bots: where settlers should go, where a people should begin, and where armies are better placed."""

from __future__ import annotations

from typing import Final

from ecumene.games.civilization.action_numbers import MOVE_END, MOVE_KIND, MOVE_START
from ecumene.games.civilization.campaign import need_of_defence, power, threat
from ecumene.games.civilization.numbers import (
    COAST,
    FERTILE,
    IS_ARMY,
    JUNGLE,
    LAND,
    LAND_DISTANCE,
    MOUNTAINS,
    NO_MARKER,
    REGION_COUNT,
    RESOURCE_COUNT,
    SETTLER,
    SHORE,
)
from ecumene.games.civilization.pieces import area_of, kind_of
from ecumene.games.civilization.state import NOBODY, Position

_FAR: Final = 4
#: A place counts less the more steps away it is.
FADES: Final[list[float]] = [0.75**steps for steps in range(_FAR + 1)]
#: Regions within reach over land, without the region itself.
NEAR: Final[list[list[int]]] = [
    [place for place in range(REGION_COUNT) if 0 < LAND_DISTANCE[region][place] <= _FAR]
    for region in range(REGION_COUNT)
]


def home_worth(state: Position, seat: int, region: int) -> float:
    """A region to begin in: land to settle around it, a coast, no neighbours yet."""
    worth = 0.15 * len(COAST[region])
    for near in range(REGION_COUNT):
        steps = LAND_DISTANCE[region][near]
        if 0 < steps <= 2:
            free = state.owner[near] == NOBODY
            worth += (0.3 if free else -0.4 if state.owner[near] != seat else -0.1) / steps
    return worth


def value(state: Position, seat: int, region: int) -> float:
    """What a village there would be worth to a seat, as far as it knows the marker."""
    if state.owner[region] != NOBODY or state.largest_here(region) == 0:
        return 0.0
    worth = 2.0
    marker = state.marker[region]
    if marker != NO_MARKER and (state.face_up[region] or state.seen[region] >> seat & 1):
        if marker < RESOURCE_COUNT:
            worth += 1.5
        elif marker == FERTILE:
            worth += 1.0
        elif marker == MOUNTAINS:
            worth -= 0.8
        elif marker == JUNGLE:
            worth -= 0.4
    if state.fighters[region] & ~(1 << seat):
        worth -= 1.5
    return worth


class Lands:
    """What the regions are worth to a seat, and where its settlers stand: seen once for many judgements."""

    def __init__(self, state: Position, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.settlers = [0] * REGION_COUNT
        for piece in state.pieces[seat]:
            if kind_of(piece) == SETTLER and area_of(piece) < REGION_COUNT:
                self.settlers[area_of(piece)] += 1
        self._values = [-1.0] * REGION_COUNT

    def value(self, region: int) -> float:
        if self._values[region] < 0.0:
            self._values[region] = value(self.state, self.seat, region)
        return self._values[region]

    def open_value(self, region: int) -> float:
        """What a further settler would find there."""
        return 0.0 if self.settlers[region] else self.value(region)

    def site_worth(self, region: int) -> float:
        """The best place for a new settler of this region; nearer ones count more."""
        best = self.open_value(region)
        for place in NEAR[region]:
            best = max(best, self.open_value(place) * FADES[LAND_DISTANCE[region][place]])
        return best

    def present_worth(self, region: int) -> float:
        """What a settler would give up by leaving: the place, unless another settler stays there."""
        return self.value(region) if self.settlers[region] == 1 else 0.0

    def settler_worth(self, start: int, end: int) -> float:
        """Whether the settler gets nearer to a better place. One settler is enough for a place."""
        if start >= REGION_COUNT:
            return self.site_worth(end) - 0.5
        here = self.present_worth(start)
        if end >= REGION_COUNT:
            return max([self.value(shore) for shore in SHORE[end]]) - 0.6 - here
        onward = max([self.open_value(place) for place in LAND[end]] or [0.0])
        return max(self.open_value(end), FADES[1] * onward) - here - 0.05

    def move_worth(self, number: int) -> float:
        kind, start, end = MOVE_KIND[number], MOVE_START[number], MOVE_END[number]
        if kind == SETTLER:
            return self.settler_worth(start, end)
        if IS_ARMY[kind] and start < REGION_COUNT and end < REGION_COUNT:
            return army_worth(self.state, self.seat, start, end)
        return -0.1


def army_worth(state: Position, seat: int, start: int, end: int) -> float:
    """Take what is weakly held, guard what is one's own."""
    guard = need_of_defence(state, seat, start) if state.owner[start] == seat else 0.0
    leaving = -0.3 - (
        1.5 if state.owner[start] == seat and state.fighters[start] >> seat & 1 and threat(state, seat, start) else 0.0
    )
    owner = state.owner[end]
    if owner == seat:
        return need_of_defence(state, seat, end) - guard - 0.3
    if owner == NOBODY:
        return -0.2
    resistance = power(state, owner, end)
    force = power(state, seat, start) + power(state, seat, end)
    if resistance == 0.0:
        return 1.5 * state.size[end] + 0.5 + leaving
    if force > 1.5 * resistance:
        return 0.8 * state.size[end] + leaving
    return -1.0
