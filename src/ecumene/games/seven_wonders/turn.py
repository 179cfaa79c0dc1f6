# Compiled by mypyc where a C compiler is present.
"""A turn: everybody chooses a card in secret, all act together, the hands are passed on."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.seven_wonders import free_city, words
from ecumene.games.seven_wonders.building import act, count_coins, ways_to_play
from ecumene.games.seven_wonders.numbers import ACTION_CARD
from ecumene.games.seven_wonders.state import ForCity, Position
from ecumene.kernel.decisions import UNDECIDED, Together
from ecumene.kernel.errors import Illegal
from ecumene.kernel.offers import Prompt
from ecumene.kernel.rng import Rng


def begin(state: Position) -> None:
    """Everybody owes a choice."""
    state.turn += 1
    state.digger = -1
    state.seventh = -1
    controller = -1
    if state.players == 2:
        free_city.draw(state)
        controller = state.controller()
    state.stack.append(Choose(list(range(state.players)), [UNDECIDED] * len(state.cities), controller))


def pass_hands(state: Position) -> None:
    """To the left in ages I and III, to the right in age II; two players just swap."""
    if state.passes_left():
        state.hands.insert(0, state.hands.pop())
    else:
        state.hands.append(state.hands.pop(0))
    if state.journal is not None:
        state.journal.tell("passed-left" if state.passes_left() else "passed-right", turn=state.turn + 1)


class Choose(Together[Position], ForCity):
    """Everybody picks a card and what to do with it; nothing is shown until all have.

    ``chosen`` is by city: whoever controls the Free City (``controller``) chooses first for the own city, then for it.
    """

    rule: ClassVar[str] = "turn"

    def __init__(self, seats: list[int], chosen: list[int], controller: int) -> None:
        super().__init__(seats, chosen)
        self.controller = controller

    def city_of(self, state: Position, seat: int) -> int:
        return seat if self.chosen[seat] == UNDECIDED else state.players

    def cards_for(self, state: Position, seat: int) -> list[int]:
        if self.chosen[seat] == UNDECIDED:
            return state.hands[seat]
        rest = state.hands[seat][:]
        rest.remove(ACTION_CARD[self.chosen[seat]])
        return rest

    def legal(self, state: Position, seat: int) -> list[int]:
        if self.chosen[seat] == UNDECIDED:
            return ways_to_play(state, seat, state.hands[seat])
        return free_city.must_build_if_it_can(ways_to_play(state, state.players, self.cards_for(state, seat)))

    def answer(self, state: Position, seat: int, action: int) -> None:
        if self.chosen[seat] != UNDECIDED:
            self.chosen[state.players] = action
        else:
            self.chosen[seat] = action
            if seat == self.controller:
                return  # the Free City's card is still to be chosen
        self.seats.remove(seat)
        if not self.seats:
            state.stack.pop()
            state.reveals += 1
            self.reveal(state)

    def reveal(self, state: Position) -> None:
        """All act at once: first everything is paid for and placed, then coins that depend on it are counted."""
        if state.players == 2:
            free_city.remember_sale(state, self.chosen[state.players], False)
        order = state.reveal_order()
        for city in order:
            act(state, city, self.chosen[city], state.hands[state.seat_of(city)])
        for city in order:
            count_coins(state, city, self.chosen[city])

    def clone(self) -> Choose:
        return Choose(self.seats[:], self.chosen[:], self.controller)

    # Commitments

    def cities_of(self, seat: int) -> list[int]:
        """The cities a seat chooses for in this turn, in order."""
        return [seat, len(self.chosen) - 1] if seat == self.controller else [seat]

    def committed(self, seat: int) -> list[int]:
        return [self.chosen[city] for city in self.cities_of(seat) if self.chosen[city] != UNDECIDED]

    def withdraw(self, state: Position, seat: int) -> None:
        for city in self.cities_of(seat):
            self.chosen[city] = UNDECIDED
        if seat not in self.seats:
            self.seats.append(seat)
            self.seats.sort()

    def choose_anew(self, state: Position, seat: int, rng: Rng) -> None:
        """Any choice will do for the others; one that is only half made does not show, and is forgotten."""
        for other in range(state.players):
            if other != seat and self.chosen[other] != UNDECIDED:
                complete = other not in self.seats
                for city in self.cities_of(other):
                    self.chosen[city] = UNDECIDED
                for city in self.cities_of(other) if complete else []:
                    choices = self.legal(state, other)
                    self.chosen[city] = choices[int(rng.below(len(choices)))]

    # For people

    def prompt(self, state: Position, seat: int) -> Prompt:
        if self.chosen[seat] == UNDECIDED:
            return Prompt(self.kind, words.say.text("ask-choose", age=state.age, turn=state.turn), self.rule)
        may = f"free-city-may-{words.possible(self.legal(state, seat))}"
        text = words.say.text("ask-choose-free-city", age=state.age, turn=state.turn, may=may)
        return Prompt(self.kind, text, "free-city-control")

    def refuse(self, state: Position, seat: int, action: int) -> Illegal:
        return words.why_not_play(state, self.city_of(state, seat), self.cards_for(state, seat), action)

    def reach(self, state: Position, seat: int) -> list[int]:
        return words.thinkable(self.cards_for(state, seat))
