# Compiled by mypyc where a C compiler is present.
"""Feeding: no more cards than food, or they must go."""

from __future__ import annotations

from ecumene.games.hadara.effects import RELIEF_CARDS, RELIEF_COINS, SURPLUS_COINS, SURPLUS_MOST
from ecumene.games.hadara.purchase import remove
from ecumene.games.hadara.state import Ask, Civilization, Table
from ecumene.games.hadara.tables import FOOD, PAY, REMOVE
from ecumene.kernel.state import Decision


def hungry(civilization: Civilization) -> int:
    """Cards above the food track; negative if food is left over."""
    return len(civilization.cards) - civilization.tracks[FOOD]


def surplus(civilization: Civilization) -> int:
    """Coins for food that is left over."""
    left = -hungry(civilization)
    if left <= 0:
        return 0
    return min(left * civilization.powers[SURPLUS_COINS], civilization.powers[SURPLUS_MOST])


def feed(table: Table, seat: int) -> None:
    """Compare cards with food: ask what to remove, or pay out for the surplus."""
    civilization = table.civilizations[seat]
    if hungry(civilization) > 0:
        table.stack.append(Feeding(seat, 0))
        return
    coins = surplus(civilization)
    civilization.coins += coins
    if coins and table.journal is not None:
        table.journal.tell("surplus", player=seat, coins=coins)


class Feeding(Ask):
    """A player with too many cards removes one after the other, or pays for them if an effect allows it."""

    def __init__(self, seat: int, relieved: int) -> None:
        super().__init__("feed", [seat])
        self.relieved = relieved  # cards paid for in this step

    def can_pay(self, civilization: Civilization) -> bool:
        powers = civilization.powers
        return self.relieved < powers[RELIEF_CARDS] and civilization.coins >= powers[RELIEF_COINS]

    def legal(self, table: Table, seat: int) -> list[int]:
        civilization = table.civilizations[seat]
        actions = [REMOVE + card for card in civilization.cards]
        if self.can_pay(civilization):
            actions.append(PAY)
        return actions

    def answer(self, table: Table, seat: int, action: int) -> None:
        civilization = table.civilizations[seat]
        if action == PAY:
            self.relieved += 1
            civilization.coins -= civilization.powers[RELIEF_COINS]
            if table.journal is not None:
                table.journal.tell("relief", player=seat, coins=civilization.powers[RELIEF_COINS])
        else:
            remove(table, seat, action - REMOVE)
        if hungry(civilization) <= self.relieved:
            table.stack.pop()

    def clone(self) -> Decision:
        return Feeding(self.seats[0], self.relieved)

    def facts(self) -> list[int]:
        return [self.relieved]
