# Compiled by mypyc where a C compiler is present.
"""After movement: the battles the moving player declares, and the order in which all of them are fought."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from mypy_extensions import i64

from ecumene.games.civilization.action_numbers import ATTACK, DONE, SEAT_COUNT
from ecumene.games.civilization.battle import BattleBegins
from ecumene.games.civilization.moments import await_moments
from ecumene.games.civilization.numbers import AREA_ID, REGION_COUNT
from ecumene.games.civilization.pieces import AREA_BIT
from ecumene.games.civilization.state import Position
from ecumene.kernel.decisions import Decision
from ecumene.kernel.errors import Illegal

if TYPE_CHECKING:
    from ecumene.games.civilization.rules import Civilization


def targets(state: Position, seat: int, battles: list[int]) -> list[int]:
    """Everybody who can be attacked where the seat has units, and is not about to be fought anyway."""
    found: list[int] = []
    read = [0] * state.players  # how much of each player's pieces lies before the area
    last: i64 = -1
    for number in state.pieces[seat]:
        area: i64 = number >> AREA_BIT
        if area == last:
            continue
        last = area
        if state.fighters[area] >> seat & 1:
            for other in range(state.players):
                if other != seat and is_there(state, other, area, read) and not is_fought(battles, int(area), other):
                    found.append(ATTACK + int(area) * SEAT_COUNT + other)
    return found


def is_there(state: Position, seat: int, area: i64, read: list[int]) -> bool:
    """Whether a seat has pieces or a settlement in an area. Areas are asked for in order, and ``read`` moves on."""
    pieces = state.pieces[seat]
    total: i64 = len(pieces)
    least = area << AREA_BIT
    place: i64 = read[seat]
    while place < total and pieces[place] < least:
        place += 1
    read[seat] = int(place)
    if place < total and pieces[place] < least + (1 << AREA_BIT):
        return True
    return area < REGION_COUNT and state.owner[area] == seat


def is_fought(battles: list[int], area: int, rival: int) -> bool:
    return any(battle >> 6 == area and battle >> rival & 1 for battle in battles)


def declare_attacks(state: Position, seat: int, battles: list[int]) -> None:
    """Ask the moving player, if there is anybody to attack."""
    open_to_attack = targets(state, seat, battles)
    if open_to_attack:
        state.stack.append(Attacking(seat, battles, open_to_attack))
    else:
        fight_all(state, seat, battles)


class Attacking(Decision[Position]):
    """The player whose movement is over declares battles."""

    kind: ClassVar[str] = "attack"
    rule: ClassVar[str] = "declaring"
    wording: ClassVar[dict[str, str]] = {"done": "done-attacking"}

    def __init__(self, seat: int, battles: list[int], targets: list[int]) -> None:
        super().__init__([seat])
        self.battles = battles  # 64 × area + mask of seats on the other side
        self.targets = targets  # the battles that can still be declared, as actions

    def legal(self, state: Position, seat: int) -> list[int]:
        return [*self.targets, DONE]

    def answer(self, state: Position, seat: int, action: int) -> None:
        if action != DONE:
            area, rival = (action - ATTACK) // SEAT_COUNT, (action - ATTACK) % SEAT_COUNT
            self.battles.append(area * 64 + (1 << rival))
            self.targets.remove(action)
            state.tell("declared", seat, AREA_ID[area], rival=rival)
        if action == DONE or not self.targets:
            state.stack.pop()
            fight_all(state, seat, self.battles)

    def refuse(self, state: Position, seat: int, action: int) -> Illegal:
        from ecumene.games.civilization.refusals import why_not_attack

        return why_not_attack(cast("Civilization", state), seat, state.game.catalogue[action])

    def clone(self) -> Decision[Position]:
        return Attacking(self.seats[0], self.battles[:], self.targets[:])

    def facts(self) -> list[int]:
        return self.battles


def fight_all(state: Position, seat: int, battles: list[int]) -> None:
    """One battle after the other, in the order they were declared."""
    for battle in reversed(battles):
        await_moments(state)
        state.stack.append(BattleBegins(battle >> 6, seat, battle & 63))
