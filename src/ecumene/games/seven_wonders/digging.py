# Compiled by mypyc where a C compiler is present.
"""Halicarnassus: at the end of a turn a city may build a card of the discard pile."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.seven_wonders.building import build, count_coins_of
from ecumene.games.seven_wonders.numbers import (
    ACTION_CARD,
    ACTION_KIND,
    CARD,
    CARD_COUNT,
    CARD_IDS,
    DIG,
    DIG_NOTHING_ID,
)
from ecumene.games.seven_wonders.state import ForCity, Position, pack_dig
from ecumene.games.seven_wonders.words import say
from ecumene.kernel.decisions import Decision
from ecumene.kernel.errors import Illegal


def dig(state: Position) -> None:
    """Whoever earned it in this turn now builds from the discard pile, if there is anything to build."""
    if state.digger < 0:
        return
    if diggable(state, state.digger):
        state.reveals += 1
        state.stack.append(Digging(state.seat_of(state.digger), state.digger))
    elif state.discard:
        remember_fruitless_dig(state)


def diggable(state: Position, index: int) -> list[int]:
    """The kinds of card in the discard pile that a city may build."""
    standing = state.cities[index].standing
    return [card for card in sorted(set(state.discard)) if not standing & CARD[card].building]


def remember_fruitless_dig(state: Position) -> None:
    """When nothing can be dug up, everybody knows that the pile holds nothing but what stands in the city."""
    standing = state.cities[state.digger].standing
    there = [card for card in range(CARD_COUNT) if standing & CARD[card].building]
    state.fruitless.append([state.moment(), *there])


class Digging(Decision[Position], ForCity):
    """A city may build a card of the discard pile for nothing."""

    kind: ClassVar[str] = "dig"
    rule: ClassVar[str] = "dig"

    def __init__(self, seat: int, city: int) -> None:
        super().__init__([seat])
        self.city = city

    def city_of(self, state: Position, seat: int) -> int:
        return self.city

    def legal(self, state: Position, seat: int) -> list[int]:
        return [CARD[card].dig for card in diggable(state, self.city)] + [DIG_NOTHING_ID]

    def answer(self, state: Position, seat: int, action: int) -> None:
        state.stack.pop()
        state.reveals += 1
        card = ACTION_CARD[action]
        state.dug.append(pack_dig(card, seat, state.moment()))
        if action == DIG_NOTHING_ID:
            state.tell("dug-nothing", self.city)
            return
        state.discard.remove(card)
        build(state, self.city, card)
        state.tell("dug", self.city, CARD_IDS[card])
        count_coins_of(state, self.city, card)

    def clone(self) -> Digging:
        return Digging(self.seats[0], self.city)

    def facts(self) -> list[int]:
        return [self.city]

    def question(self, state: Position) -> str:
        return "dig" if self.city < state.players else "dig-free-city"

    def refuse(self, state: Position, seat: int, action: int) -> Illegal:
        if ACTION_KIND[action] != DIG:
            return super().refuse(state, seat, action)
        card = ACTION_CARD[action]
        if card in state.discard:
            return say.no("dig-duplicate", rule="no-duplicates", card=CARD_IDS[card])
        return say.no("dig-absent", rule=self.rule, card=CARD_IDS[card])

    def reach(self, state: Position, seat: int) -> list[int]:
        return [CARD[card].dig for card in sorted(set(state.discard))]
