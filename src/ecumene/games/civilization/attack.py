# Compiled by mypyc where a C compiler is present.
"""After movement: the battles the moving player declares, and the order in which all of them are fought."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from mypy_extensions import i64

from ecumene.games.civilization.action_numbers import ATTACK, DONE, SEAT_COUNT
from ecumene.games.civilization.battle import BattleBegins
from ecumene.games.civilization.numbers import AREA_COUNT, AREA_ID, REGION_COUNT
from ecumene.games.civilization.pieces import area_of
from ecumene.games.civilization.state import Position
from ecumene.kernel.decisions import Decision
from ecumene.kernel.errors import Illegal

if TYPE_CHECKING:
    from ecumene.games.civilization.rules import Civilization


def targets(state: Position, seat: int, battles: list[int]) -> list[int]:
    """Everybody who can be attacked where the seat has units, and is not about to be fought anyway."""
    found: list[int] = []
    there = others_there(state, seat)
    last: i64 = -1
    for piece in state.pieces[seat]:
        area = area_of(piece)
        if area == last:
            continue
        last = area
        if there[area] and state.fighters[area] >> seat & 1:
            for other in range(state.players):
                if there[area] >> other & 1 and not is_fought(battles, int(area), other):
                    found.append(ATTACK + int(area) * SEAT_COUNT + other)
    return found


def others_there(state: Position, seat: int) -> list[int]:
    """By area: the others who have a settlement or pieces there, as a mask."""
    there = [0] * AREA_COUNT
    for region in range(REGION_COUNT):
        owner = state.owner[region]
        if owner >= 0 and owner != seat:
            there[region] = 1 << owner
    for other in range(state.players):
        if other != seat:
            for piece in state.pieces[other]:
                there[area_of(piece)] |= 1 << other
    return there


def is_fought(battles: list[int], area: int, rival: int) -> bool:
    return any(battle >> 6 == area and battle >> rival & 1 for battle in battles)


def declare_attacks(state: Position, seat: int, battles: list[int]) -> None:
    """Ask the moving player, if there is anybody to attack."""
    if targets(state, seat, battles):
        state.stack.append(Attacking(seat, battles))
    else:
        fight_all(state, seat, battles)


class Attacking(Decision[Position]):
    """The player whose movement is over declares battles."""

    kind: ClassVar[str] = "attack"
    rule: ClassVar[str] = "declaring"
    wording: ClassVar[dict[str, str]] = {"done": "done-attacking"}

    def __init__(self, seat: int, battles: list[int]) -> None:
        super().__init__([seat])
        self.battles = battles  # 64 × area + mask of seats on the other side

    def legal(self, state: Position, seat: int) -> list[int]:
        return [*targets(state, seat, self.battles), DONE]

    def answer(self, state: Position, seat: int, action: int) -> None:
        if action != DONE:
            area, rival = divmod(action - ATTACK, SEAT_COUNT)
            self.battles.append(area * 64 + (1 << rival))
            state.tell("declared", seat, AREA_ID[area], rival=rival)
        if action == DONE or not targets(state, seat, self.battles):
            state.stack.pop()
            fight_all(state, seat, self.battles)

    def refuse(self, state: Position, seat: int, action: int) -> Illegal:
        from ecumene.games.civilization.refusals import why_not_attack

        return why_not_attack(cast("Civilization", state), seat, state.game.catalogue[action])

    def clone(self) -> Decision[Position]:
        return Attacking(self.seats[0], self.battles[:])

    def facts(self) -> list[int]:
        return self.battles


def fight_all(state: Position, seat: int, battles: list[int]) -> None:
    """One battle after the other, in the order they were declared."""
    for battle in reversed(battles):
        state.stack.append(BattleBegins(battle >> 6, seat, battle & 63))
