# Compiled by mypyc where a C compiler is present.
"""Capturing colonies, to plunder or to annex them."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.hadara.components import COLONIES, COLONY_STACKS
from ecumene.games.hadara.effects import COLONY_COINS, MORE_COLONIES
from ecumene.games.hadara.numbers import (
    ANNEX,
    ANNEX_COST,
    BUILD,
    COLONY_BONUS,
    ID,
    MILITARY,
    PASS,
    PLUNDER,
    PLUNDER_COINS,
    REQUIRED_MILITARY,
    STACK_COUNT,
)
from ecumene.games.hadara.requirements import OUT_OF_REACH, Winning, any_in_reach, coins_for
from ecumene.games.hadara.state import Civilization, Position
from ecumene.games.hadara.words import say
from ecumene.kernel.decisions import Decision
from ecumene.kernel.errors import Illegal


def coins_to_capture(civilization: Civilization, stack: i64, paid: i64) -> i64:
    """What a capture costs before plundering or annexing, usually nothing; or ``OUT_OF_REACH``."""
    if civilization.colonies[stack] >= 0:
        return OUT_OF_REACH
    return coins_for(civilization, MILITARY, REQUIRED_MILITARY[stack], paid)


def ask_to_capture(state: Position, seat: int, won: i64, paid: i64) -> None:
    """Ask for another colony in this step, if there is one to win."""
    civilization = state.civilizations[seat]
    more = won <= civilization.powers[MORE_COLONIES]
    if more and any_in_reach(civilization, MILITARY, civilization.colonies, REQUIRED_MILITARY, paid):
        state.stack.append(Capturing([seat], won, paid))


class Capturing(Winning):
    """A player may capture a colony of a value they do not have yet."""

    kind: ClassVar[str] = "colony"
    rule: ClassVar[str] = "colonies"
    wording: ClassVar[dict[str, str]] = {"pass": "pass-colony"}

    def legal(self, state: Position, seat: int) -> list[int]:
        civilization = state.civilizations[seat]
        actions: list[int] = []
        for stack in range(STACK_COUNT):
            coins = coins_to_capture(civilization, stack, self.paid)
            if coins != OUT_OF_REACH:
                actions.append(ID[PLUNDER + stack])
                if coins_to_annex_with(civilization, coins) >= ANNEX_COST[stack]:
                    actions.append(ID[ANNEX + stack])
        actions.append(ID[PASS])
        return actions

    def answer(self, state: Position, seat: int, action: int) -> None:
        state.stack.pop()
        if action == PASS:
            return
        stack = stack_of(action)
        coins = capture(state, seat, stack, self.paid)
        if action < ANNEX:
            plunder(state, seat, stack)
        else:
            annex(state, seat, stack)
        ask_to_capture(state, seat, self.won + 1, self.paid + coins)

    def clone(self) -> Decision[Position]:
        return Capturing(self.seats[:], self.won, self.paid)

    def refuse(self, state: Position, seat: int, action: int) -> Illegal:
        if not PLUNDER <= action < BUILD:
            return super().refuse(state, seat, action)
        civilization, stack = state.civilizations[seat], stack_of(action)
        target = COLONY_STACKS[stack].id
        if civilization.colonies[stack] >= 0:
            return say.no("colony-twice", self.rule, target=target)
        coins = coins_to_capture(civilization, stack, self.paid)
        if coins == OUT_OF_REACH:
            return self.too_weak(civilization, MILITARY, REQUIRED_MILITARY[stack], target)
        cost, have = ANNEX_COST[stack], coins_to_annex_with(civilization, coins)
        return say.no("annex-coins", "annexing", {"coins": cost - have}, target=target, price=cost, have=have)

    def reach(self, state: Position, seat: int) -> list[int]:
        return [verb + stack for stack in range(STACK_COUNT) for verb in (PLUNDER, ANNEX)]


def stack_of(action: i64) -> i64:
    """The stack of the colony that is plundered or annexed."""
    return action - PLUNDER if action < ANNEX else action - ANNEX


def coins_to_annex_with(civilization: Civilization, paid: i64) -> i64:
    """What is at hand when the requirement has been paid for and an effect has paid out."""
    return civilization.coins - paid + civilization.powers[COLONY_COINS]


def capture(state: Position, seat: i64, stack: i64, paid: i64) -> i64:
    """The top tile of the stack is taken unseen, for good. Tells the coins it took to meet the requirement."""
    civilization = state.civilizations[seat]
    coins = coins_to_capture(civilization, stack, paid)
    tribute = civilization.powers[COLONY_COINS]
    civilization.coins += tribute - coins
    civilization.colonies[stack] = state.stacks[stack].pop()
    state.reveals += 1
    if state.journal is not None:
        if coins:
            state.journal.tell("lobby", seat, coins=coins, target=COLONY_STACKS[stack].id)
        if tribute:
            state.journal.tell("tribute", seat, coins=tribute)
    return coins


def plunder(state: Position, seat: i64, stack: i64) -> None:
    """Coins at once; the tile stays as it is, its back unseen."""
    state.civilizations[seat].coins += PLUNDER_COINS[stack]
    if state.journal is not None:
        state.journal.tell("plundered", seat, colony=COLONY_STACKS[stack].id, coins=PLUNDER_COINS[stack])


def annex(state: Position, seat: i64, stack: i64) -> None:
    """Pay, turn the tile, and take the bonuses of its back."""
    civilization = state.civilizations[seat]
    civilization.coins -= ANNEX_COST[stack]
    civilization.annexed |= 1 << stack
    tile = civilization.colonies[stack]
    for track, n in COLONY_BONUS[tile]:
        civilization.tracks[track] += n
    if state.journal is not None:
        state.journal.tell("annexed", seat, colony=COLONIES[tile].id, coins=ANNEX_COST[stack])
