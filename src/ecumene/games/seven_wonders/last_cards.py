# Compiled by mypyc where a C compiler is present.
"""The last cards of an age: put away, but for the city that may play its seventh card."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.seven_wonders import free_city, words
from ecumene.games.seven_wonders.building import act, count_coins, ways_to_play
from ecumene.games.seven_wonders.state import LEFT_OVER, ForCity, Position
from ecumene.kernel.decisions import Decision
from ecumene.kernel.errors import Illegal
from ecumene.kernel.journal import NOBODY
from ecumene.kernel.offers import Prompt


def play_seventh(state: Position) -> None:
    """A city with that power plays its seventh card: there is only one such board."""
    for index, city in enumerate(state.cities):
        if city.last_card:
            state.stack.append(Seventh(state.seat_of(index), index))
            state.tell("seventh", index)
            return


def put_away(state: Position) -> None:
    """What is left of the hands (and of the Free City's pile) goes to the discard pile."""
    for index in state.reveal_order():
        hand = last_hand(state, index)
        if hand:
            card = hand.pop()
            state.moves.append(card | LEFT_OVER << 8)
            state.discard.append(card)
        else:
            state.moves.append(state.seventh)
    state.tell("leftover", NOBODY)


def last_hand(state: Position, index: int) -> list[int]:
    """Where a city's seventh card is."""
    return state.hands[index] if index < state.players else state.pile


class Seventh(Decision[Position], ForCity):
    """A city plays its last card instead of discarding it."""

    rule: ClassVar[str] = "seventh-card"

    def __init__(self, seat: int, city: int) -> None:
        super().__init__([seat])
        self.city = city

    def city_of(self, state: Position, seat: int) -> int:
        return self.city

    def cards_for(self, state: Position, seat: int) -> list[int]:
        return last_hand(state, self.city)

    def legal(self, state: Position, seat: int) -> list[int]:
        actions = ways_to_play(state, self.city, last_hand(state, self.city))
        return actions if self.city < state.players else free_city.must_build_if_it_can(actions)

    def answer(self, state: Position, seat: int, action: int) -> None:
        state.stack.pop()
        state.reveals += 1
        if self.city >= state.players:
            free_city.remember_sale(state, action, True)
        act(state, self.city, action, last_hand(state, self.city))
        state.seventh = state.moves.pop()
        count_coins(state, self.city, action)

    def clone(self) -> Seventh:
        return Seventh(self.seats[0], self.city)

    def facts(self) -> list[int]:
        return [self.city]

    def prompt(self, state: Position, seat: int) -> Prompt:
        text = words.say.text("ask-seventh")
        if self.city >= state.players:
            may = f"free-city-last-{words.possible(self.legal(state, seat))}"
            text = words.say.text("ask-seventh-free-city", may=may)
        return Prompt(self.kind, text, self.rule)

    def refuse(self, state: Position, seat: int, action: int) -> Illegal:
        return words.why_not_play(state, self.city, self.cards_for(state, seat), action)

    def reach(self, state: Position, seat: int) -> list[int]:
        return words.thinkable(self.cards_for(state, seat))
