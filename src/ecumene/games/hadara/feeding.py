# Compiled by mypyc where a C compiler is present.
"""Feeding: no more cards than food, or they must go."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.hadara.effects import RELIEF_CARDS, RELIEF_COINS, SURPLUS_COINS, SURPLUS_MOST
from ecumene.games.hadara.numbers import FOOD, PAY, REMOVE
from ecumene.games.hadara.purchase import remove
from ecumene.games.hadara.state import Ask, Civilization, Position
from ecumene.kernel.decisions import Decision


def hungry(civilization: Civilization) -> int:
    """Cards above the food track; negative if food is left over."""
    return len(civilization.cards) - civilization.tracks[FOOD]


def surplus(civilization: Civilization) -> int:
    """Coins for food that is left over."""
    left = -hungry(civilization)
    if left <= 0:
        return 0
    return min(left * civilization.powers[SURPLUS_COINS], civilization.powers[SURPLUS_MOST])


def feed(state: Position, seat: int) -> None:
    """Compare cards with food: ask what to remove, or pay out for the surplus."""
    civilization = state.civilizations[seat]
    if hungry(civilization) > 0:
        state.stack.append(Feeding(seat, 0))
        return
    coins = surplus(civilization)
    civilization.coins += coins
    if coins and state.journal is not None:
        state.journal.tell("surplus", player=seat, coins=coins)


class Feeding(Ask):
    """A player with too many cards removes one after the other, or pays for them if an effect allows it."""

    kind: ClassVar[str] = "feed"

    def __init__(self, seat: int, relieved: int) -> None:
        super().__init__([seat])
        self.relieved = relieved  # cards paid for in this step

    def can_pay(self, civilization: Civilization) -> bool:
        powers = civilization.powers
        return self.relieved < powers[RELIEF_CARDS] and civilization.coins >= powers[RELIEF_COINS]

    def legal(self, state: Position, seat: int) -> list[int]:
        civilization = state.civilizations[seat]
        actions = [REMOVE + card for card in civilization.cards]
        if self.can_pay(civilization):
            actions.append(PAY)
        return actions

    def answer(self, state: Position, seat: int, action: int) -> None:
        civilization = state.civilizations[seat]
        if action == PAY:
            self.relieved += 1
            civilization.coins -= civilization.powers[RELIEF_COINS]
            if state.journal is not None:
                state.journal.tell("relief", player=seat, coins=civilization.powers[RELIEF_COINS])
        else:
            remove(state, seat, action - REMOVE)
        if hungry(civilization) <= self.relieved:
            state.stack.pop()

    def clone(self) -> Decision[Position]:
        return Feeding(self.seats[0], self.relieved)

    def facts(self) -> list[int]:
        return [self.relieved]
