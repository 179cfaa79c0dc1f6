# Compiled by mypyc where a C compiler is present.
"""What a player could buy for the map: units, settlers, new and larger settlements."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.civilization.action_numbers import (
    BUY,
    COAST_COUNT,
    EXPAND,
    FOUND,
    LANDED_PLACE,
    LAUNCH,
    RESEARCH,
    SHIP_PLACE,
)
from ecumene.games.civilization.components import LARGEST
from ecumene.games.civilization.founding import can_found, village_price
from ecumene.games.civilization.numbers import (
    CARRIER,
    ERA_OF,
    EXPANSION_PRICE,
    IS_FLEET,
    OF_ERA,
    REGION_COUNT,
    SETTLER,
    SETTLER_PRICE,
    UNIT_PRICE,
)
from ecumene.games.civilization.pieces import AREA_BIT, kind_of
from ecumene.games.civilization.placing import can_grow, harbours, room
from ecumene.games.civilization.state import Position


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
        self.kinds: i64 = 0  # the kinds of pieces that can be paid, as a mask
        self.pieces: list[int] | None = None  # of these kinds, as actions
        self.sites: list[int] | None = None  # settlers who could become villages, as actions
        self.growing: list[int] | None = None  # settlements that could grow, as actions

    def list_pieces(self, state: Position, seat: int) -> list[int]:
        """Armies, aircraft and settlers for regions with a settlement, ships for the seas beside them."""
        kinds = within_means(state, seat)
        pieces = self.pieces
        if pieces is None or kinds != self.kinds or state.advanced:  # there every new piece takes away room
            pieces = pieces_of(state, seat, kinds)
            self.pieces = pieces
            self.kinds = kinds
        return pieces[:]

    def list_settlements(self, state: Position, seat: int, actions: list[int]) -> None:
        gold, prices = state.gold[seat], EXPANSION_PRICE[state.prices()]
        if gold >= village_price(state):
            if self.sites is None:
                self.sites = sites(state, seat)
            actions += self.sites
        if gold >= prices[1]:
            if self.growing is None:
                self.growing = [EXPAND + region for region in state.settlements(seat) if can_grow(state, region)]
            if gold >= prices[LARGEST - 1]:
                actions += self.growing
                return
            for action in self.growing:
                if gold >= prices[state.size[action - EXPAND]]:
                    actions.append(action)

    def sold(self, action: int) -> None:
        """Look again for what a purchase may have changed."""
        if EXPAND <= action < RESEARCH:
            if self.growing is not None:
                self.growing.remove(action)
        elif not BUY <= action < FOUND and action != RESEARCH:
            self.pieces = self.sites = self.growing = None


def within_means(state: Position, seat: int) -> i64:
    """The kinds of pieces on sale that the seat can pay, as a mask."""
    gold, prices = state.gold[seat], UNIT_PRICE[state.prices()]
    kinds: i64 = 1 << SETTLER if gold >= unit_price(state, SETTLER) else 0
    for kind in OF_ERA[state.era]:
        if gold >= prices[kind] and is_for_sale(state, kind):
            kinds |= 1 << kind
    return kinds


def pieces_of(state: Position, seat: int, kinds: i64) -> list[int]:
    """These kinds wherever there is room for them: settlers, then the others in the order of their era."""
    actions: list[int] = []
    regions = state.settlements(seat)
    roomy = [region for region in regions if room(state, region)] if state.advanced else regions
    if not roomy or not kinds:
        return actions
    if kinds >> SETTLER & 1:
        base = BUY + LANDED_PLACE[SETTLER] * REGION_COUNT
        for region in roomy:
            actions.append(base + region)
    for kind in OF_ERA[state.era]:
        if not kinds >> kind & 1:
            continue
        if IS_FLEET[kind]:
            base = LAUNCH + SHIP_PLACE[kind] * COAST_COUNT
            for coast in harbours(state, roomy):
                actions.append(base + coast)
        else:
            base = BUY + LANDED_PLACE[kind] * REGION_COUNT
            for region in roomy:
                actions.append(base + region)
    return actions


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
