# Compiled by mypyc where a C compiler is present.
"""New settlements: a settler becomes a village, and whatever marker lies there is turned up first."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.civilization.exploration import explorer, turn_up
from ecumene.games.civilization.moments import await_moments, check_moments
from ecumene.games.civilization.numbers import AREA_ID, NO_MARKER, VILLAGE_PRICE
from ecumene.games.civilization.state import NOBODY, Position
from ecumene.kernel.decisions import Decision, Step


def village_price(state: Position) -> int:
    return VILLAGE_PRICE[state.prices()][state.era]


def can_found(state: Position, seat: int, region: int) -> bool:
    """One settlement in a region, none where everybody sees a desert. A settler must stand there."""
    return state.owner[region] == NOBODY and state.largest_here(region) > 0 and state.gold[seat] >= village_price(state)


def found(state: Position, seat: int, region: int) -> None:
    """The marker comes first: a desert, a plague or a tribe may prevent the village."""
    await_moments(state)
    state.stack.append(FinishFounding(seat, region))
    if state.marker[region] != NO_MARKER and not state.face_up[region]:
        turn_up(state, seat, region)


class FinishFounding(Step[Position]):
    """The settler is exchanged for a village, if nothing has come between."""

    kind: ClassVar[str] = "found"

    def __init__(self, seat: int, region: int) -> None:
        super().__init__([])
        self.seat = seat
        self.region = region

    def take(self, state: Position) -> None:
        seat, region = self.seat, self.region
        settler = explorer(state, seat, region)
        if settler < 0 or not can_found(state, seat, region):
            if state.journal is not None:
                state.journal.tell("not-founded", seat, region=AREA_ID[region])
            return
        state.gold[seat] -= village_price(state)
        state.remove(seat, settler)
        state.pass_to(region, seat)
        state.size[region] = 1
        state.grown[region] = state.advanced  # the standard rules let a new village grow at once
        if state.journal is not None:
            state.journal.tell("founded", seat, region=AREA_ID[region])
        check_moments(state, [seat])

    def clone(self) -> Decision[Position]:
        return FinishFounding(self.seat, self.region)

    def facts(self) -> list[int]:
        return [self.seat, self.region]
