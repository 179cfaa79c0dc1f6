"""A game told again from its end: the deals and moves a state remembers, played once more from the beginning.

A sampled state claims to be one that the seat could be in. So its own past, played again, must show the seat
exactly what it has really seen: every hand it held, every building, every look into the discard pile.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ecumene.games.seven_wonders.last_cards import Seventh
from ecumene.games.seven_wonders.numbers import ACTION_CARD, ACTION_KIND, CARD, DISCARD, STAGE
from ecumene.games.seven_wonders.rules import SevenWonders
from ecumene.games.seven_wonders.turn import Choose
from ecumene.kernel import Journal, Rng

TURNS, CARDS = 6, 7


class Story:
    """A game in progress with everything that was done in it, and what its watchers saw after every action."""

    def __init__(self, state: SevenWonders, watchers: Sequence[int]) -> None:
        self.state = state
        self.script: list[tuple[int, int]] = []
        self.seen: dict[int, list[bytes]] = {seat: [] for seat in watchers}
        self.look()

    def look(self) -> None:
        for seat, seen in self.seen.items():
            seen.append(msgspec.json.encode(self.state.view(seat)))

    def look_again(self) -> None:
        """Forget the last look and take another."""
        for seen in self.seen.values():
            seen.pop()
        self.look()

    def play(self, seat: int, action: int) -> None:
        assert action in self.state.legal(seat), f"{self.state.game.catalogue[action]} by {seat} in {self.state}"
        self.state.apply(seat, action)
        self.script.append((seat, action))
        self.look()

    def heard(self, seat: int) -> bytes:
        assert self.state.journal is not None
        return msgspec.json.encode(self.state.journal.seen_by(seat))


def committed(state: SevenWonders) -> list[int]:
    """What has been chosen in this turn and is not shown yet, by city."""
    decision = state.stack[-1] if state.stack else None
    return list(decision.chosen) if isinstance(decision, Choose) else []


class Retelling:
    """The past of a state, taken from its moves, draws, hands and pile."""

    def __init__(self, state: SevenWonders) -> None:
        self.state = state
        self.cities = len(state.cities)
        self.order = [2, 0, 1] if state.players == 2 else list(range(self.cities))

    def moved(self, age: int, row: int, city: int) -> int:
        """The card a city played in a turn (row 7: what became of its last card)."""
        slot = ((age - 1) * CARDS + row - 1) * self.cities + self.order.index(city)
        return self.state.moves[slot] & 255 if slot < len(self.state.moves) else -1

    def holder(self, age: int, turn: int, hand: int) -> int:
        """Who holds, in a turn, the hand dealt to a seat."""
        return (hand + (turn - 1) * (-1 if age == 2 else 1)) % self.state.players

    def controller(self, age: int, turn: int) -> int:
        return (age + turn) % 2

    def drawn(self, age: int, turn: int) -> int:
        number = (age - 1) * TURNS + turn - 1
        return self.state.drawn[number] if number < len(self.state.drawn) else -1

    def deal(self, age: int) -> tuple[list[list[int]], list[int]]:
        """The hands of an age when its first turn began, and what was left of the Free City's pile."""
        hands = [self._dealt(age, hand) for hand in range(self.state.players)]
        if self.state.players != 2:
            return hands, []
        draws = [self.drawn(age, turn) for turn in range(TURNS, 1, -1)]
        last = self.moved(age, CARDS, 2)
        bottom = [last] if last >= 0 else list(self.state.pile)
        return hands, bottom + [card for card in draws if card >= 0]

    def _dealt(self, age: int, hand: int) -> list[int]:
        cards: list[int] = []
        for turn in range(1, TURNS + 1):
            holder = self.holder(age, turn, hand)
            played = [self.moved(age, turn, holder)]
            if self.state.players == 2 and self.controller(age, turn) == holder:
                played.append(self.moved(age, turn, 2))
            cards += [card for card in played if card >= 0]
        last = self.moved(age, CARDS, self.holder(age, TURNS, hand))
        if last >= 0:
            cards.append(last)
        elif age == self.state.age:
            cards += self.state.hands[self.holder(age, self.state.turn, hand)]
        if self.state.players == 2:
            for turn in range(2, TURNS + 1):
                if self.holder(age, turn, hand) == self.controller(age, turn) and self.drawn(age, turn) >= 0:
                    assert self.drawn(age, turn) in cards, "a card was drawn that nobody ever held"
                    cards.remove(self.drawn(age, turn))
        return sorted(cards)

    # Playing it again

    def tell(self, script: list[tuple[int, int]], watchers: Sequence[int]) -> Story:
        """Play the same kinds of action again, with the cards of this past."""
        state = SevenWonders(self.state.players, Rng(0))
        state.journal = Journal()
        state.set_out([city.wonder for city in self.state.cities])
        self._put_hands(state)
        story = Story(state, watchers)
        for seat, action in script:
            age = state.age
            story.play(seat, self._translated(state, seat, action))
            if state.age != age:
                self._put_hands(state)
                story.look_again()
        return story

    def _put_hands(self, state: SevenWonders) -> None:
        state.hands, state.pile = self.deal(state.age)
        if state.players == 2:
            state.drawn[-1] = self.drawn(state.age, 1)

    def _translated(self, state: SevenWonders, seat: int, action: int) -> int:
        """The action with the card that went face down in this past."""
        decision = state.stack[-1]
        if isinstance(decision, Choose):
            city = seat if decision.chosen[seat] < 0 else 2
            if (state.age, state.turn) == (self.state.age, self.state.turn) and committed(self.state):
                return committed(self.state)[city]
            return with_card(action, self.moved(state.age, state.turn, city))
        if isinstance(decision, Seventh):
            return with_card(action, self.moved(state.age, CARDS, decision.city))
        return action


def with_card(action: int, card: int) -> int:
    if ACTION_KIND[action] == STAGE:
        return action - CARD[ACTION_CARD[action]].stage + CARD[card].stage
    return CARD[card].discard if ACTION_KIND[action] == DISCARD else action
