# Compiled by mypyc where a C compiler is present.
"""Capturing colonies, to plunder or to annex them."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.hadara.components import COLONIES, COLONY_STACKS
from ecumene.games.hadara.effects import COLONY_COINS, MORE_COLONIES
from ecumene.games.hadara.numbers import (
    ANNEX,
    ANNEX_COST,
    COLONY_BONUS,
    MILITARY,
    PASS,
    PLUNDER,
    PLUNDER_COINS,
    REQUIRED_MILITARY,
    STACK_COUNT,
    TRACK_COUNT,
)
from ecumene.games.hadara.requirements import OUT_OF_REACH, coins_for
from ecumene.games.hadara.state import Ask, Civilization, Position
from ecumene.kernel.decisions import Decision


def coins_to_capture(civilization: Civilization, stack: int, paid: int) -> int:
    """What a capture costs before plundering or annexing, usually nothing; or ``OUT_OF_REACH``."""
    if civilization.colonies[stack] >= 0:
        return OUT_OF_REACH
    return coins_for(civilization, MILITARY, REQUIRED_MILITARY[stack], paid)


def ask_to_capture(state: Position, seat: int, captured: int, paid: int) -> None:
    """Ask, if there is anything the seat could capture."""
    civilization = state.civilizations[seat]
    if captured > civilization.powers[MORE_COLONIES]:
        return
    for stack in range(STACK_COUNT):
        if coins_to_capture(civilization, stack, paid) != OUT_OF_REACH:
            state.stack.append(Capturing(seat, captured, paid))
            return


class Capturing(Ask):
    """A player may capture a colony of a value they do not have yet."""

    kind: ClassVar[str] = "colony"

    def __init__(self, seat: int, captured: int, paid: int) -> None:
        super().__init__([seat])
        self.captured = captured  # colonies in this step so far
        self.paid = paid  # coins paid towards requirements in this step

    def legal(self, state: Position, seat: int) -> list[int]:
        civilization = state.civilizations[seat]
        actions = []
        for stack in range(STACK_COUNT):
            coins = coins_to_capture(civilization, stack, self.paid)
            if coins != OUT_OF_REACH:
                actions.append(PLUNDER + stack)
                if civilization.coins - coins + civilization.powers[COLONY_COINS] >= ANNEX_COST[stack]:
                    actions.append(ANNEX + stack)
        actions.append(PASS)
        return actions

    def answer(self, state: Position, seat: int, action: int) -> None:
        state.stack.pop()
        if action == PASS:
            return
        annexes = action >= ANNEX
        stack = action - (ANNEX if annexes else PLUNDER)
        coins = capture(state, seat, stack, self.paid)
        if annexes:
            annex(state, seat, stack)
        else:
            plunder(state, seat, stack)
        ask_to_capture(state, seat, self.captured + 1, self.paid + coins)

    def clone(self) -> Decision[Position]:
        return Capturing(self.seats[0], self.captured, self.paid)

    def facts(self) -> list[int]:
        return [self.captured, self.paid]


def capture(state: Position, seat: int, stack: int, paid: int) -> int:
    """The top tile of the stack is taken unseen. Tells the coins it took to meet the requirement."""
    civilization = state.civilizations[seat]
    coins = coins_to_capture(civilization, stack, paid)
    civilization.coins += civilization.powers[COLONY_COINS] - coins
    civilization.colonies[stack] = state.stacks[stack].pop()
    if state.journal is not None:
        name = COLONY_STACKS[stack].id
        if coins:
            state.journal.tell("lobby", player=seat, coins=coins, target=name)
        if civilization.powers[COLONY_COINS]:
            state.journal.tell("tribute", player=seat, coins=civilization.powers[COLONY_COINS])
    return coins


def plunder(state: Position, seat: int, stack: int) -> None:
    """Coins at once; the tile stays as it is, its back unseen."""
    state.civilizations[seat].coins += PLUNDER_COINS[stack]
    if state.journal is not None:
        state.journal.tell("plundered", player=seat, colony=COLONY_STACKS[stack].id, coins=PLUNDER_COINS[stack])


def annex(state: Position, seat: int, stack: int) -> None:
    """Pay, turn the tile, and take the bonuses of its back."""
    civilization = state.civilizations[seat]
    civilization.coins -= ANNEX_COST[stack]
    civilization.annexed |= 1 << stack
    tile = civilization.colonies[stack]
    for track in range(TRACK_COUNT):
        civilization.tracks[track] += COLONY_BONUS[TRACK_COUNT * tile + track]
    state.reveals += 1
    if state.journal is not None:
        state.journal.tell("annexed", player=seat, colony=COLONIES[tile].id, coins=ANNEX_COST[stack])
