# Compiled by mypyc where a C compiler is present.
"""After movement: the battles the moving player declares, and the order in which all of them are fought."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from mypy_extensions import i64

from ecumene.games.civilization.action_numbers import ATTACK, DONE, SEAT_COUNT
from ecumene.games.civilization.battle import BattleBegins
from ecumene.games.civilization.moments import SETTLED, await_moments
from ecumene.games.civilization.numbers import AREA_ID, REGION_COUNT
from ecumene.games.civilization.pieces import AREA_BIT, fights
from ecumene.games.civilization.state import NOBODY, Position
from ecumene.kernel.decisions import Decision
from ecumene.kernel.errors import Illegal

if TYPE_CHECKING:
    from ecumene.games.civilization.rules import Civilization


def targets(state: Position, seat: int, battles: list[int]) -> list[int]:
    """Everybody who can be attacked where the seat has units, and is not about to be fought anyway."""
    found: list[int] = []
    unarmed = unarmed_beside(state, seat)
    own: i64 = 1 << seat
    last: i64 = -1
    for number in state.pieces[seat]:
        piece: i64 = number
        area = piece >> AREA_BIT
        if area == last:
            continue
        last = area
        there: i64 = state.fighters[area]
        if not there & own:
            continue
        if area < REGION_COUNT and state.owner[area] != NOBODY:
            there |= 1 << state.owner[area]
        for other in unarmed:
            if other // SEAT_COUNT == area:
                there |= 1 << (other % SEAT_COUNT)
        there &= ~own
        if there:
            for other in range(state.players):
                if there >> other & 1 and not is_fought(battles, int(area), other):
                    found.append(ATTACK + int(area) * SEAT_COUNT + other)
    return found


def unarmed_beside(state: Position, seat: int) -> list[int]:
    """Settlers and aircraft of others where the seat has units: area × seats + their owner."""
    found: list[int] = []
    own: i64 = 1 << seat
    for other in range(state.players):
        if other == seat:
            continue
        for number in state.pieces[other]:
            piece: i64 = number
            if not fights(piece):
                there: i64 = state.fighters[piece >> AREA_BIT]
                if there & own:
                    found.append(int(piece >> AREA_BIT) * SEAT_COUNT + other)
    return found


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
        await_moments(state, SETTLED)
        state.stack.append(BattleBegins(battle >> 6, seat, battle & 63))
