# Compiled by mypyc where a C compiler is present.
"""For the bots: where settlers should go, where a people should begin, and where armies are better placed."""

from __future__ import annotations

from typing import Final

from ecumene.games.civilization.action_numbers import MOVE_END, MOVE_KIND, MOVE_START
from ecumene.games.civilization.barter import Ledger
from ecumene.games.civilization.campaign import march_worth
from ecumene.games.civilization.numbers import (
    COAST,
    FERTILE,
    IS_ARMY,
    IS_FLEET,
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
from ecumene.games.civilization.opinions import Opinions
from ecumene.games.civilization.pieces import area_of, kind_of, passenger_kind, passengers
from ecumene.games.civilization.prospects import Outlook
from ecumene.games.civilization.state import NOBODY, Position

_FAR: Final = 4
#: Regions within reach over land, without the region itself.
NEAR: Final[list[list[int]]] = [
    [place for place in range(REGION_COUNT) if 0 < LAND_DISTANCE[region][place] <= _FAR]
    for region in range(REGION_COUNT)
]


def home_worth(state: Position, seat: int, region: int, opinions: Opinions) -> float:
    """A region to begin in: land to settle around it, a coast, no neighbours yet."""
    worth = opinions.coast * len(COAST[region])
    for near in range(REGION_COUNT):
        steps = LAND_DISTANCE[region][near]
        if 0 < steps <= 2:
            free = state.owner[near] == NOBODY
            worth += (
                opinions.free_land if free else -opinions.neighbours if state.owner[near] != seat else -0.1
            ) / steps
    return worth


class Lands:
    """What the regions are worth to a seat, and where its settlers stand: seen once for many judgements."""

    def __init__(self, state: Position, seat: int, outlook: Outlook) -> None:
        self.state = state
        self.seat = seat
        self.outlook = outlook
        self.opinions = outlook.opinions
        self.fades = outlook.opinions.fades
        self.settlers = [0] * REGION_COUNT
        for piece in state.pieces[seat]:
            if kind_of(piece) == SETTLER and area_of(piece) < REGION_COUNT:
                self.settlers[area_of(piece)] += 1
        self._values = [-1.0] * REGION_COUNT
        self._finds: list[float] = []

    def value(self, region: int) -> float:
        """What a village there would be worth, as far as the seat knows the marker."""
        if self._values[region] < 0.0:
            self._values[region] = max(0.0, self._value(region))
        return self._values[region]

    def _value(self, region: int) -> float:
        state, seat = self.state, self.seat
        if state.owner[region] != NOBODY or state.largest_here(region) == 0:
            return 0.0
        gold, thought = self.outlook.earned, self.opinions
        grown = thought.village_growth * (1.0 + gold)  # that it can grow
        worth = thought.size + thought.village_gold * gold + grown
        marker = state.marker[region]
        if marker != NO_MARKER:
            if not (state.face_up[region] or state.seen[region] >> seat & 1):
                worth += thought.unknown_gold * gold + thought.unknown
            elif marker < RESOURCE_COUNT:
                worth += self.find(marker)
            elif marker == FERTILE:
                worth += gold
            elif marker == MOUNTAINS:
                worth -= grown
            elif marker == JUNGLE:
                worth -= 0.3 * grown
        others = ~(1 << seat)
        if state.fighters[region] & others:
            worth -= thought.occupied + gold
        else:
            for place in LAND[region]:
                if state.fighters[place] & others:
                    return thought.threatened * worth
        return worth

    def find(self, resource: int) -> float:
        """What a further card of a resource does for the income, to the end of the game."""
        if not self._finds:
            ledger = Ledger(self.state, self.seat)
            before = ledger.income(ledger.held)
            for one in range(RESOURCE_COUNT):
                ledger.held[one] += 1
                gained = ledger.income(ledger.held) - before + self.opinions.rich_gold
                if ledger.held[one] == 2:
                    gained += self.opinions.monopoly_gold  # on the way to a monopoly, and something to trade
                self._finds.append(self.outlook.earned * max(gained, self.opinions.least_gold))
                ledger.held[one] -= 1
        return self._finds[resource]

    def open_value(self, region: int) -> float:
        """What a further settler would find there."""
        return 0.0 if self.settlers[region] else self.value(region)

    def site_worth(self, region: int) -> float:
        """The best place for a new settler of this region; nearer ones count more."""
        best = self.open_value(region)
        for place in NEAR[region]:
            best = max(best, self.open_value(place) * self.fades[LAND_DISTANCE[region][place]])
        return best

    def sites(self) -> int:
        """How many places within two steps of one's settlements wait for a settler."""
        found = 0
        state = self.state
        for region in range(REGION_COUNT):
            if self.open_value(region) > 0.5:
                for place in NEAR[region]:
                    if state.owner[place] == self.seat and LAND_DISTANCE[region][place] <= 2:
                        found += 1
                        break
        return found

    def present_worth(self, region: int) -> float:
        """What a settler would give up by leaving: the place, unless another settler stays there."""
        return self.value(region) if self.settlers[region] == 1 else 0.0

    def settler_worth(self, start: int, end: int) -> float:
        """Whether the settler gets nearer to a better place. One settler is enough for a place."""
        if start >= REGION_COUNT:
            return self.site_worth(end) - self.opinions.embarking
        here = self.present_worth(start)
        if end >= REGION_COUNT:
            return (
                self.opinions.voyage * self.shore_value(end)
                - self.opinions.embarking
                - max(here, self.site_worth(start))
            )
        onward = max([self.open_value(place) for place in LAND[end]] or [0.0])
        far = self.fades[2] * self.site_worth(end)
        near = max(self.open_value(end), self.fades[1] * onward, far)
        stay = max(here, 0.0 if here > 0.0 else self.fades[1] * self.site_worth(start) - 0.1)
        return near - stay - 0.05

    def shore_value(self, sea: int) -> float:
        """The best place that can be reached from a ship in a sea."""
        return max([self.open_value(shore) for shore in SHORE[sea]] or [0.0])

    def sail_worth(self, start: int, end: int) -> float:
        """Ships with settlers aboard look for land."""
        for piece in self.state.at(self.seat, start):
            for one in passengers(piece):
                if passenger_kind(one) == SETTLER:
                    return self.shore_value(end) - self.shore_value(start) - 0.2
        return -0.1

    def move_worth(self, number: int) -> float:
        kind, start, end = MOVE_KIND[number], MOVE_START[number], MOVE_END[number]
        if kind == SETTLER:
            return self.settler_worth(start, end)
        if IS_ARMY[kind] and start < REGION_COUNT and end < REGION_COUNT:
            return march_worth(self.state, self.seat, start, end, self.outlook)
        if IS_FLEET[kind]:
            return self.sail_worth(start, end)
        return -0.1
