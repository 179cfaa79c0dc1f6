# Compiled by mypyc where a C compiler is present.
"""Military cards on their way: drawn, discarded, revealed. Masks remember who knows a card that lies face down."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.through_the_ages.economy import *
from ecumene.games.through_the_ages.effects import Some


def draw(state: Position, civilization: Civilization, amount: int) -> None:
    """Draw from the deck of the current age; in age IV there is none."""
    drawn = 0
    if not state.military_deck and state.age < LAST_AGE:
        reshuffle(state)
    while drawn < amount and state.military_deck:
        card = state.military_deck.pop()
        insert(civilization.military_hand, card)
        drawn += 1
        if state.journal is not None:
            seat = civilization.seat
            state.journal.tell_only(1 << seat, "draws_card", seat, card=IDS[card])
        if not state.military_deck:
            reshuffle(state)
    if drawn:
        state.reveals += 1
        state.tell("draws", civilization.seat, n=drawn)


class DrawCards(Some):
    def happen(self, state: Position, own: Civilization, cause: Cause) -> None:
        draw(state, own, self.n)


def reshuffle(state: Position) -> None:
    """The discard pile becomes the new deck."""
    state.military_deck = state.discard
    state.military_deck.sort()
    state.rng.shuffle(state.military_deck)
    state.discard = []
    state.discard_masks = []


def discard_open(state: Position, card: int) -> None:
    """A card everybody has seen goes to the discard pile."""
    state.discard.append(card)
    state.discard_masks.append(state.everyone())


def discard_hidden(state: Position, civilization: Civilization, card: int) -> None:
    """A card goes from the hand to the discard pile, face down."""
    civilization.military_hand.remove(card)
    # Nobody can tell any more whether a card once shown is still in the hand.
    civilization.shown = []
    state.discard.append(card)
    state.discard_masks.append(1 << civilization.seat)
    if state.journal is not None:
        seat = civilization.seat
        state.journal.tell_some(1 << seat, "discards", {"card": IDS[card]}, player=seat)


def reveal(state: Position, civilization: Civilization, card: int) -> None:
    """A card leaves the hand and everybody sees it."""
    civilization.leave_military_hand(card)
    state.reveals += 1


def play_openly(state: Position, civilization: Civilization, card: int) -> None:
    """A bonus card is shown and discarded."""
    reveal(state, civilization, card)
    discard_open(state, card)
    state.tell("plays", civilization.seat, IDS[card])


def show_in_hand(civilization: Civilization, card: int) -> None:
    """A revealed card returns to the hand; all know that it is there."""
    insert(civilization.military_hand, card)
    insert(civilization.shown, card)


# Tactics


def do_tactic(state: Position, civilization: Civilization, action: int) -> None:
    """A tactic from the hand lies in the own play area until the next turn."""
    card = CARD[action]
    civilization.spend_military(COST[card])
    reveal(state, civilization, card)
    civilization.own_tactic = True
    state.tell("tactic", civilization.seat, IDS[card])
    _use_tactic(state, civilization, card)


def why_not_tactic(state: Position, civilization: Civilization, action: int) -> Illegal | None:
    if civilization.tactic_done:
        return say.no("tactic-done")
    card = CARD[action]
    return lack_card(civilization.military_hand, card) or lack_military(civilization, COST[card])


def do_copy(state: Position, civilization: Civilization, action: int) -> None:
    """A common tactic is used, too."""
    civilization.spend_military(COPY_TACTIC_COST)
    state.tell("copies", civilization.seat, IDS[CARD[action]])
    _use_tactic(state, civilization, CARD[action])


def why_not_copy(state: Position, civilization: Civilization, action: int) -> Illegal | None:
    card = CARD[action]
    if civilization.tactic_done:
        return say.no("tactic-done")
    if card not in state.tactics:
        return say.no("not-common", card=IDS[card])
    if civilization.tactic == card:
        return say.no("same-tactic", card=IDS[card])
    return lack_military(civilization, COPY_TACTIC_COST)


def _use_tactic(state: Position, civilization: Civilization, card: int) -> None:
    civilization.tactic = card
    civilization.tactic_done = True
    refresh_strength(civilization)


class Discards(Choice):
    """``n`` cards go from the hand, because of an event or of the hand limit."""

    rule: ClassVar[str] = "hands"

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        hand = civilization.military_hand
        # If all must go, nothing is left to choose.
        cards = hand[:1] if self.n >= len(hand) else distinct(hand)
        return [DO_DISCARD[card] for card in cards]

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        discard_hidden(state, civilization, CARD[action])
        if self.n > 1:
            state.push(Discards(self.seat, self.card, n=self.n - 1))

    def question(self, state: Position) -> str:
        return "discards" if self.card == NONE else "discards_event"
