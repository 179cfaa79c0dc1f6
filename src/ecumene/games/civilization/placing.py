# Compiled by mypyc where a C compiler is present.
"""Where new pieces may be put, and free pieces and free growth that somebody has yet to place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from mypy_extensions import i64

from ecumene.games.civilization.action_numbers import (
    BERTH,
    COAST_COUNT,
    COAST_REGION,
    COAST_SEA,
    EXPAND,
    FIRST_COAST,
    LANDED_PLACE,
    PLACE,
    SHIP_PLACE,
)
from ecumene.games.civilization.numbers import (
    AREA_ID,
    CATAPULT,
    COAST,
    ENGINEERING,
    IS_FLEET,
    KIND_ID,
    METROPOLIS,
    REGION_COUNT,
    SEA_BIT,
    SIZE_TECHNOLOGY,
    TREBUCHET,
)
from ecumene.games.civilization.pieces import make
from ecumene.games.civilization.state import NOT_IN_PLAY, Position
from ecumene.kernel.decisions import Decision
from ecumene.kernel.errors import Illegal

if TYPE_CHECKING:
    from ecumene.games.civilization.rules import Civilization


#: In games begun under earlier rules, a catapult that came after Engineering stayed one.
LATE_CATAPULT_RULES: Final = 3


def room(state: Position, region: int) -> bool:
    """Advanced rules: as many new pieces a turn as the size of the settlement. The standard rules set no limit."""
    return not state.advanced or state.placed[region] < state.size[region]


def put(state: Position, seat: int, kind: int, region: int, area: int) -> None:
    """A new piece of a settlement, in its region or in a sea beside it."""
    state.placed[region] += 1
    state.add(seat, make(modernized(state, kind), area, 0))


def modernized(state: Position, kind: int) -> int:
    """Advanced rules: once Engineering is in play every catapult is a trebuchet, also one that comes later."""
    late = kind == CATAPULT and state.advanced and state.rules >= LATE_CATAPULT_RULES
    return TREBUCHET if late and state.technologies[ENGINEERING] != NOT_IN_PLAY else kind


def harbours(state: Position, regions: list[int]) -> list[int]:
    """The coasts of settlements where a ship may be put. Without a limit it does not matter which settlement it is."""
    found: list[int] = []
    taken: i64 = 0  # seas, as a mask
    for region in regions:
        coast = COAST[region]
        for i in range(len(coast)):
            sea = SEA_BIT[coast[i] - REGION_COUNT]
            if state.advanced or not taken & sea:
                taken |= sea
                found.append(FIRST_COAST[region] + i)
    return found


# Growth


def can_grow(state: Position, region: int) -> bool:
    """One size a turn, as far as the land carries it and technologies in play allow it."""
    size = state.size[region] + 1
    if size == 1 or size > METROPOLIS or state.grown[region] or size > state.largest_here(region):
        return False
    return not state.advanced or state.technologies[SIZE_TECHNOLOGY[size]] != NOT_IN_PLAY


def grow(state: Position, region: int) -> None:
    state.size[region] += 1
    state.grown[region] = True
    if state.journal is not None:
        state.journal.tell("expanded", state.owner[region], region=AREA_ID[region], size=state.size[region])


class GrowingFree(Decision[Position]):
    """A settlement grows for nothing."""

    kind: ClassVar[str] = "free-expansion"
    rule: ClassVar[str] = "owner-bonus"
    wording: ClassVar[dict[str, str]] = {"expand": "expand-free"}

    def __init__(self, seat: int) -> None:
        super().__init__([seat])

    def legal(self, state: Position, seat: int) -> list[int]:
        return [EXPAND + region for region in state.settlements(seat) if can_grow(state, region)]

    def answer(self, state: Position, seat: int, action: int) -> None:
        state.stack.pop()
        grow(state, action - EXPAND)

    def clone(self) -> Decision[Position]:
        return GrowingFree(self.seats[0])


def grow_free(state: Position, seat: int) -> None:
    """Ask for the settlement, if there is a choice; what cannot grow is lost."""
    decision = GrowingFree(seat)
    choices = decision.legal(state, seat)
    if len(choices) == 1:
        grow(state, choices[0] - EXPAND)
    elif choices:
        state.stack.append(decision)


# Free pieces


class PlacingFree(Decision[Position]):
    """Free pieces are put on the map one by one, as if they had been bought."""

    kind: ClassVar[str] = "place"
    rule: ClassVar[str] = "owner-bonus"

    def __init__(self, seat: int, piece: int, left: int) -> None:
        super().__init__([seat])
        self.piece = piece
        self.left = left

    def legal(self, state: Position, seat: int) -> list[int]:
        """Within the limits of the settlements; beyond them if all are full."""
        regions = state.settlements(seat)
        roomy = [region for region in regions if room(state, region)]
        return self.places(state, roomy) or self.places(state, regions)

    def places(self, state: Position, regions: list[int]) -> list[int]:
        if IS_FLEET[self.piece]:
            base = BERTH + SHIP_PLACE[self.piece] * COAST_COUNT
            return [base + coast for coast in harbours(state, regions)]
        base = PLACE + LANDED_PLACE[self.piece] * REGION_COUNT
        return [base + region for region in regions]

    def answer(self, state: Position, seat: int, action: int) -> None:
        state.stack.pop()
        self.put(state, seat, action)
        place_free(state, seat, self.piece, self.left - 1)

    def put(self, state: Position, seat: int, action: int) -> None:
        if IS_FLEET[self.piece]:
            coast = (action - BERTH) % COAST_COUNT
            region, area = COAST_REGION[coast], COAST_SEA[coast]
        else:
            region = (action - PLACE) % REGION_COUNT
            area = region
        put(state, seat, self.piece, region, area)
        if state.journal is not None:
            state.journal.tell("placed", seat, piece=KIND_ID[self.piece], area=AREA_ID[area])

    def about(self, state: Position) -> dict[str, Any]:
        return {"piece": KIND_ID[self.piece], "left": self.left}

    def refuse(self, state: Position, seat: int, action: int) -> Illegal:
        from ecumene.games.civilization.refusals import why_not_place

        return why_not_place(cast("Civilization", state), seat, state.game.catalogue[action])

    def clone(self) -> Decision[Position]:
        return PlacingFree(self.seats[0], self.piece, self.left)

    def facts(self) -> list[int]:
        return [self.piece, self.left]


def place_free(state: Position, seat: int, kind: int, count: int) -> None:
    """Ask where, as long as there is a choice; ships without a coast are lost."""
    while count:
        decision = PlacingFree(seat, kind, count)
        choices = decision.legal(state, seat)
        if len(choices) > 1:
            state.stack.append(decision)
            return
        if not choices:
            return
        decision.put(state, seat, choices[0])
        count -= 1
