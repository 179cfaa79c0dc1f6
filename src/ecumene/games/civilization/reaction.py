# Compiled by mypyc where a C compiler is present.
"""Moving in where others are: whoever has units there may declare a battle, which is fought after all movement."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from mypy_extensions import i64

from ecumene.games.civilization.action_numbers import FIGHT, SPARE
from ecumene.games.civilization.numbers import AREA_ID, MOVES
from ecumene.games.civilization.pieces import (
    kind_of,
    passenger,
    passenger_kind,
    passenger_points,
    passengers,
    points_of,
    stopped,
    with_hold,
    with_points,
)
from ecumene.games.civilization.state import ASK_ME, FIGHT_ALL, Position
from ecumene.kernel.decisions import UNDECIDED, Decision, Together
from ecumene.kernel.messages import Seat

if TYPE_CHECKING:
    from ecumene.games.civilization.movement import Moving

#: In games begun under earlier rules, a ship sailed off with those who had come aboard where a battle was declared.
BOARDED_SHIP_RULES: Final = 5


def enter(state: Position, seat: int, area: int) -> None:
    """Whoever has units there may declare a battle; where one is declared, nobody goes any further."""
    there: i64 = state.fighters[area]
    others = there & ~(1 << seat)
    if not others:
        return
    moving = cast("Moving", state.stack[-1])
    if moving.battle_in(area):
        hold_up(state, moving, seat, area)
        return
    state.reveals += 1  # whether somebody is asked tells something about standing orders
    fighting = 0
    asked: list[int] = []
    for other in range(state.players):
        if others >> other & 1:
            if state.battle_order[other] == FIGHT_ALL:
                fighting |= 1 << other
            elif state.battle_order[other] == ASK_ME:
                asked.append(other)
    if asked:
        state.stack.append(Reacting(asked, [UNDECIDED] * state.players, seat, area, fighting))
    elif fighting:
        declare_battle(state, moving, seat, area, fighting)


class Reacting(Together[Position]):
    """Those with units in an area decide whether to fight whoever has just moved in."""

    kind: ClassVar[str] = "react"
    rule: ClassVar[str] = "declaring"

    def __init__(self, seats: list[int], chosen: list[int], mover: int, area: int, fighting: int) -> None:
        super().__init__(seats, chosen)
        self.mover = mover
        self.area = area
        self.fighting = fighting  # those whose standing order has answered already

    def legal(self, state: Position, seat: int) -> list[int]:
        return [FIGHT, SPARE]

    def reveal(self, state: Position) -> None:
        fighting = self.fighting
        for seat in range(state.players):
            if self.chosen[seat] == FIGHT:
                fighting |= 1 << seat
        if fighting:
            declare_battle(state, cast("Moving", state.stack[-1]), self.mover, self.area, fighting)

    def about(self, state: Position) -> dict[str, Any]:
        return {"area": AREA_ID[self.area], "player": Seat(self.mover)}

    def clone(self) -> Decision[Position]:
        return Reacting(self.seats[:], self.chosen[:], self.mover, self.area, self.fighting)

    def facts(self) -> list[int]:
        return [*self.chosen, self.mover, self.area]


def declare_battle(state: Position, moving: Moving, seat: int, area: int, fighting: int) -> None:
    """What has moved in stops there."""
    moving.battles.append(area * 64 + fighting)
    hold_up(state, moving, seat, area)
    if state.journal is not None:
        for other in range(state.players):
            if fighting >> other & 1:
                state.tell("declared", other, AREA_ID[area], rival=seat)


def hold_up(state: Position, moving: Moving, seat: int, area: int) -> None:
    """Pieces that have moved in, and whatever they carry, go no further; others may still leave."""
    moving.hold_up(area)
    for piece in state.at(seat, area):
        held = stayed(piece, state.rules >= BOARDED_SHIP_RULES)
        if held != piece:
            state.remove(seat, piece)
            state.add(seat, held)


def stayed(piece: i64, ship_too: bool) -> i64:
    """The piece as it is held up: all of it if it has moved, else what has come aboard, and the ship with it."""
    if points_of(piece) < MOVES[kind_of(piece)]:
        return stopped(piece)
    came = False
    aboard: list[i64] = []
    for one in passengers(piece):
        kind = passenger_kind(one)
        moved = passenger_points(one) < MOVES[kind]
        came = came or moved
        aboard.append(passenger(kind, 0) if moved else one)
    if not came:
        return piece
    return with_hold(with_points(piece, 0) if ship_too else piece, aboard)
