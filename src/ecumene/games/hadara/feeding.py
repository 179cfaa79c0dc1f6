# Compiled by mypyc where a C compiler is present.
"""Feeding: no more cards than food, or they must go."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.hadara.effects import RELIEF_CARDS, RELIEF_COINS, SURPLUS_COINS, SURPLUS_MOST
from ecumene.games.hadara.numbers import CARD_COUNT, CARD_ID, FOOD, ID, PAY, REMOVE
from ecumene.games.hadara.purchase import remove
from ecumene.games.hadara.state import Civilization, Position
from ecumene.games.hadara.words import say
from ecumene.kernel.decisions import Decision
from ecumene.kernel.errors import Illegal
from ecumene.kernel.offers import Prompt


def hungry(civilization: Civilization) -> i64:
    """Cards above the food track; negative if food is left over."""
    return len(civilization.cards) - civilization.tracks[FOOD]


def surplus(civilization: Civilization) -> i64:
    """Coins for food that is left over."""
    left = -hungry(civilization)
    if left <= 0:
        return 0
    return min(left * civilization.powers[SURPLUS_COINS], civilization.powers[SURPLUS_MOST])


def feed(state: Position, seat: int) -> None:
    """Compare cards with food: ask what to remove, or pay out for the surplus."""
    civilization = state.civilizations[seat]
    if hungry(civilization) > 0:
        state.stack.append(Feeding([seat], 0))
        return
    coins = surplus(civilization)
    civilization.coins += coins
    if coins and state.journal is not None:
        state.journal.tell("surplus", seat, coins=coins)


class Feeding(Decision[Position]):
    """A player with too many cards removes one after the other, or pays for them if an effect allows it."""

    kind: ClassVar[str] = "feed"
    rule: ClassVar[str] = "feeding"

    def __init__(self, seats: list[int], relieved: int) -> None:
        super().__init__(seats)
        self.relieved = relieved  # cards paid for in this step

    def can_pay(self, civilization: Civilization) -> bool:
        powers = civilization.powers
        return self.relieved < powers[RELIEF_CARDS] and civilization.coins >= powers[RELIEF_COINS]

    def legal(self, state: Position, seat: int) -> list[int]:
        civilization = state.civilizations[seat]
        actions: list[int] = [ID[REMOVE + card] for card in civilization.cards]
        if self.can_pay(civilization):
            actions.append(ID[PAY])
        return actions

    def answer(self, state: Position, seat: int, action: int) -> None:
        civilization = state.civilizations[seat]
        if action == PAY:
            self.relieved += 1
            civilization.coins -= civilization.powers[RELIEF_COINS]
            if state.journal is not None:
                state.journal.tell("relief", seat, coins=civilization.powers[RELIEF_COINS])
        else:
            remove(state, seat, action - REMOVE)
        if hungry(civilization) <= self.relieved:
            state.stack.pop()

    def clone(self) -> Decision[Position]:
        return Feeding(self.seats[:], self.relieved)

    def facts(self) -> list[int]:
        return [self.relieved]

    def prompt(self, state: Position, seat: int) -> Prompt:
        civilization = state.civilizations[seat]
        cards, food = len(civilization.cards), civilization.tracks[FOOD]
        excess = cards - food - self.relieved
        return Prompt(self.kind, say.text("ask-feed", cards=cards, food=food, excess=excess), self.rule)

    def refuse(self, state: Position, seat: int, action: int) -> Illegal:
        if REMOVE <= action < REMOVE + CARD_COUNT:
            return say.no("card-of-yours", self.rule, card=CARD_ID[action - REMOVE])
        if action != PAY:
            return super().refuse(state, seat, action)
        civilization = state.civilizations[seat]
        most, cost, have = civilization.powers[RELIEF_CARDS], civilization.powers[RELIEF_COINS], civilization.coins
        if not most:
            return say.no("relief", self.rule)
        if self.relieved >= most:
            return say.no("relief-limit", "effect-relief", most=most)
        return say.no("relief-coins", "effect-relief", {"coins": cost - have}, price=cost, have=have)

    def reach(self, state: Position, seat: int) -> list[int]:
        return [PAY] if state.civilizations[seat].powers[RELIEF_CARDS] else []


def relieved(state: Position, seat: int) -> int:
    """Cards the seat has paid for in this step, so that they may stay."""
    decision = state.stack[-1] if state.stack else None
    return decision.relieved if isinstance(decision, Feeding) and seat in decision.seats else 0
