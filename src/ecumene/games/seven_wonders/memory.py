# Compiled by mypyc where a C compiler is present.
"""What a seat remembers.

A seat knows its own cards, all buildings, and every hand it has held: when a hand comes back, what is missing from it
went face down to somebody. ``Recollection`` sorts all cards the seat cannot see into groups: the places that may hold
them (``slots``), the cards it knows to be there, and how many it never saw.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.seven_wonders.components import CARDS_PER_PLAYER, LAST_AGE, TURNS_PER_AGE
from ecumene.games.seven_wonders.last_cards import Seventh
from ecumene.games.seven_wonders.numbers import PURPLE_CARDS
from ecumene.games.seven_wonders.state import BUILT, LEFT_OVER, Position

#: Slots that are no entry of ``moves`` are numbered from here: first the hands' cards, then the pile's.
HELD: Final = 1 << 16


class Group:
    """Places whose cards the seat cannot tell apart, and which of the cards in them it has seen."""

    def __init__(self, age: int, slots: list[int], seen: list[int]) -> None:
        self.age = age
        self.slots = slots
        self.seen = sorted(seen)


class Recollection:
    """Everything one seat can conclude about the cards it cannot see, from an age on."""

    def __init__(self, state: Position, seat: int, since: int = 1) -> None:
        self.state = state
        self.seat = seat
        self.cities = len(state.cities)
        self.order = state.reveal_order()
        self.groups: list[Group] = []
        self.held: dict[int, Group] = {}  # by seat, the group that its hand belongs to
        self.contents: dict[int, int] = {}  # slot -> card, for the slots of the groups
        for age in range(since, state.age + 1):
            self._recall_age(age)

    def _recall_age(self, age: int) -> None:
        state = self.state
        held = age == state.age
        known: list[list[int] | None] = [None] * state.players
        hidden: list[list[int]] = [[] for _ in range(state.players)]
        turns = self._turns_played(age)
        for turn in range(1, turns + 1):
            self._look(age, turn, known, hidden)
            self._follow_turn(age, turn, known, hidden)
        if held and state.turn == turns + 1:
            self._look(age, state.turn, known, hidden)
        if self._last_cards_gone(age):
            self._follow_last_cards(age, known, hidden)
        for hand in range(state.players):
            slots = hidden[hand]
            by = self.holder(age, state.turn, hand)
            if held and by != self.seat:
                slots = slots + [self._hold(by, i) for i in range(len(state.hands[by]))]
            if slots:
                group = Group(age, slots, known[hand] or [])
                self.groups.append(group)
                if held and by != self.seat:
                    self.held[by] = group
        if held and state.pile and not self._sees_pile():
            slots = [self._hold(state.players, i) for i in range(len(state.pile))]
            self.groups.append(Group(age, slots, []))

    # Where hands were and what was in them

    def _turns_played(self, age: int) -> int:
        moves = len(self.state.moves) - self.first_move(age)
        return min(moves // self.cities, TURNS_PER_AGE)

    def _last_cards_gone(self, age: int) -> bool:
        return len(self.state.moves) - self.first_move(age) >= CARDS_PER_PLAYER * self.cities

    def first_move(self, age: int) -> int:
        return (age - 1) * CARDS_PER_PLAYER * self.cities

    def holder(self, age: int, turn: int, hand: int) -> int:
        """Who holds, in a turn, the hand that was dealt to seat ``hand``."""
        step = turn - 1 if age != 2 else 1 - turn
        return (hand + step) % self.state.players

    def controller(self, age: int, turn: int) -> int:
        return (age + turn) % 2

    def hand_of(self, age: int, turn: int, seat: int) -> int:
        """Which hand (by whom it was dealt to) a seat holds in a turn."""
        return next(hand for hand in range(self.state.players) if self.holder(age, turn, hand) == seat)

    def taken(self, age: int, turn: int, hand: int) -> list[int]:
        """The moves (by index) that took a card out of a hand in a turn."""
        by = self.holder(age, turn, hand)
        first = self.first_move(age) + (turn - 1) * self.cities
        moves = []
        for i, city in enumerate(self.order):
            decider = city if city < self.state.players else self.controller(age, turn)
            if decider == by:
                moves.append(first + i)
        return moves

    def contents_at(self, age: int, turn: int, hand: int) -> list[int]:
        """What really was in a hand when its holder chose in a turn."""
        state = self.state
        turns = self._turns_played(age)
        cards: list[int] = []
        if self._last_cards_gone(age):
            by = self.holder(age, TURNS_PER_AGE, hand)
            index = self.first_move(age) + TURNS_PER_AGE * self.cities + self.order.index(by)
            cards.append(state.moves[index] & 255)
        elif age == state.age:
            cards += state.hands[self.holder(age, state.turn, hand)]
        for later in range(turn, turns + 1):
            cards += [state.moves[index] & 255 for index in self.taken(age, later, hand)]
        if state.players == 2:
            for later in range(turn + 1, TURNS_PER_AGE + 1):
                drawn = (age - 1) * TURNS_PER_AGE + later - 1
                if self.holder(age, later, hand) == self.controller(age, later) and drawn < len(state.drawn):
                    cards.remove(state.drawn[drawn])
        return cards

    # What the seat makes of it

    def _look(self, age: int, turn: int, known: list[list[int] | None], hidden: list[list[int]]) -> None:
        """The seat takes up a hand: what it knew and does not find went to the hidden places since."""
        for hand in range(self.state.players):
            if self.holder(age, turn, hand) != self.seat:
                continue
            contents = self.contents_at(age, turn, hand)
            before = known[hand]
            gone = [] if before is None else minus(before, contents)
            if hidden[hand]:
                self.groups.append(Group(age, hidden[hand], gone))
            known[hand] = contents
            hidden[hand] = []

    def _follow_turn(self, age: int, turn: int, known: list[list[int] | None], hidden: list[list[int]]) -> None:
        for hand in range(self.state.players):
            mine = self.holder(age, turn, hand) == self.seat
            for index in self.taken(age, turn, hand):
                self._follow(index, mine, hand, known, hidden)

    def _follow_last_cards(self, age: int, known: list[list[int] | None], hidden: list[list[int]]) -> None:
        first = self.first_move(age) + TURNS_PER_AGE * self.cities
        for i, city in enumerate(self.order):
            if city < self.state.players:
                hand = self.hand_of(age, TURNS_PER_AGE, city)
                self._follow(first + i, city == self.seat, hand, known, hidden)
            else:
                how = self.state.moves[first + i] >> 8
                saw = how != LEFT_OVER and self.controller(age, TURNS_PER_AGE) == self.seat
                if how != BUILT and not saw:
                    self.contents[first + i] = self.state.moves[first + i] & 255
                    self.groups.append(Group(age, [first + i], []))

    def _follow(
        self, index: int, mine: bool, hand: int, known: list[list[int] | None], hidden: list[list[int]]
    ) -> None:
        """A card left a hand: either the seat knows which, or one more place holds an unknown one."""
        card = self.state.moves[index] & 255
        if mine or self.state.moves[index] >> 8 == BUILT:
            contents = known[hand]
            if contents is not None and card in contents:
                contents.remove(card)
        else:
            self.contents[index] = card
            hidden[hand].append(index)

    def _hold(self, holder: int, i: int) -> int:
        slot = HELD + holder * CARDS_PER_PLAYER * 2 + i
        cards = self.state.hands[holder] if holder < self.state.players else self.state.pile
        self.contents[slot] = cards[i]
        return slot

    def _sees_pile(self) -> bool:
        """Whether the seat plays the Free City's seventh card now: the last of the pile."""
        state = self.state
        if not state.asked(self.seat) or state.stack[-1].kind != Seventh.kind:
            return False
        return state.asked_for(self.seat) >= state.players

    def cards_of(self, group: Group) -> list[int]:
        """What really lies in a group: first the cards seen there, then those never seen."""
        return group.seen + minus([self.contents[slot] for slot in group.slots], group.seen)

    def guilds_left_out(self) -> list[int]:
        """The guilds that did not come into the game. Nobody knows which they are until all others were seen."""
        state = self.state
        dealt = [move & 255 for move in state.moves] + [card for hand in state.hands for card in hand] + state.pile
        return [card for card in PURPLE_CARDS if card not in dealt] if state.age == LAST_AGE else []


def minus(cards: list[int], others: list[int]) -> list[int]:
    rest = list(cards)
    for card in others:
        if card in rest:
            rest.remove(card)
    return rest
