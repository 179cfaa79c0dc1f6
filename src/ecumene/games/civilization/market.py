# Compiled by mypyc where a C compiler is present.
"""What a player could buy for the map: units, settlers, new and larger settlements."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.civilization.action_numbers import (
    ACTIONS,
    BUY,
    COAST_COUNT,
    EXPAND,
    FOUND,
    LANDED_PLACE,
    LAUNCH,
    LEARN,
    RESEARCH,
    SHIP_PLACE,
)
from ecumene.games.civilization.founding import can_found, village_price
from ecumene.games.civilization.numbers import (
    CARRIER,
    ERA_OF,
    EXPANSION_PRICE,
    IS_FLEET,
    KIND_COUNT,
    METROPOLIS,
    OF_ERA,
    REGION_COUNT,
    SETTLER,
    SETTLER_PRICE,
    TECHNOLOGY_COUNT,
    UNIT_PRICE,
)
from ecumene.games.civilization.pieces import AREA_BIT, kind_of
from ecumene.games.civilization.placing import can_grow, harbours, room
from ecumene.games.civilization.state import Position
from ecumene.games.civilization.technology import can_be_learned, price

NOT_SEEN: Final[list[int]] = []


def is_for_sale(state: Position, kind: int) -> bool:
    """Units of the present era; in the advanced rules once a technology for them is in play."""
    if ERA_OF[kind] != state.era:
        return False
    return state.level(kind) >= 0 if state.advanced else kind != CARRIER


def unit_price(state: Position, kind: int) -> int:
    if kind == SETTLER:
        return SETTLER_PRICE[state.prices()][state.era]
    return UNIT_PRICE[state.prices()][kind]


class Market:
    """What is on offer for one buyer. What a purchase does not touch is not looked for again."""

    def __init__(self) -> None:
        self.sites: list[int] | None = None  # settlers who could become villages, as actions
        self.growing: list[int] | None = None  # settlements that could grow, as actions
        self.lessons: list[int] | None = None  # technologies that could be learned (advanced rules)

    def list_pieces(self, state: Position, seat: int) -> list[list[int]]:
        """Settlers, then the others in the order of their era, as far as they can be paid and there is room.

        A list of actions for each kind.
        """
        regions = state.settlements(seat)
        if state.advanced:  # there every new piece takes away room
            regions = [region for region in regions if room(state, region)]
        if state.advanced or not state.shops[seat]:
            state.shops[seat] = [NOT_SEEN] * KIND_COUNT
        shops = state.shops[seat]
        found: list[list[int]] = []
        gold, prices = state.gold[seat], UNIT_PRICE[state.prices()]
        if gold >= unit_price(state, SETTLER):
            found.append(places(state, SETTLER, regions, shops))
        for kind in OF_ERA[state.era]:
            if gold >= prices[kind] and is_for_sale(state, kind):
                found.append(places(state, kind, regions, shops))
        return found

    def list_settlements(self, state: Position, seat: int, parts: list[list[int]]) -> None:
        """New and larger settlements, as far as they can be paid."""
        gold, prices = state.gold[seat], EXPANSION_PRICE[state.prices()]
        if gold >= village_price(state):
            if self.sites is None:
                self.sites = sites(state, seat)
            parts.append(self.sites)
        if gold >= prices[1]:
            if self.growing is None:
                self.growing = [EXPAND + region for region in state.settlements(seat) if can_grow(state, region)]
            if gold >= prices[METROPOLIS - 1]:
                parts.append(self.growing)
            else:
                sizes = state.size
                parts.append([action for action in self.growing if gold >= prices[sizes[action - EXPAND]]])

    def list_technologies(self, state: Position, seat: int, actions: list[int]) -> None:
        if self.lessons is None:
            self.lessons = [number for number in range(TECHNOLOGY_COUNT) if can_be_learned(state, number)]
        gold = state.gold[seat]
        for technology in self.lessons:
            if gold >= price(state, seat, technology):
                actions.append(LEARN + technology)

    def sold(self, action: int) -> None:
        """Look again for what a purchase may have changed."""
        if EXPAND <= action < RESEARCH:
            if self.growing is not None:
                self.growing.remove(action)
        elif not BUY <= action < FOUND and action != RESEARCH:
            self.sites = self.growing = self.lessons = None


def places(state: Position, kind: int, regions: list[int], shops: list[list[int]]) -> list[int]:
    """A kind of piece wherever it could be put, as actions; found once."""
    known = shops[kind]
    if not known:
        known = purchases(state, kind, regions)
        shops[kind] = known
    return known


def purchases(state: Position, kind: int, regions: list[int]) -> list[int]:
    """Armies, aircraft and settlers go to regions with a settlement, ships to the seas beside them."""
    if IS_FLEET[kind]:
        base = LAUNCH + SHIP_PLACE[kind] * COAST_COUNT
        return [ACTIONS[base + coast] for coast in harbours(state, regions)]
    base = BUY + LANDED_PLACE[kind] * REGION_COUNT
    return [ACTIONS[base + region] for region in regions]


def sites(state: Position, seat: int) -> list[int]:
    """Wherever a settler stands and a village could be founded, as actions."""
    found: list[int] = []
    last: i64 = -1
    for number in state.pieces[seat]:
        piece: i64 = number
        area = piece >> AREA_BIT
        if area >= REGION_COUNT:
            break
        if area != last and kind_of(piece) == SETTLER:
            last = area
            if can_found(state, seat, int(area)):
                found.append(FOUND + int(area))
    return found
