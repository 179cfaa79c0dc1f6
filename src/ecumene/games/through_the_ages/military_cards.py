# Compiled by mypyc where a C compiler is present.
"""Military cards on their way: drawn, discarded, revealed. Masks remember who knows a card that lies face down."""

from __future__ import annotations

from bisect import insort

from ecumene.games.through_the_ages.components import LAST_AGE, MOST_CARDS_DRAWN
from ecumene.games.through_the_ages.numbers import IDS, NONE
from ecumene.games.through_the_ages.state import DISCARDS, Ask, Civilization, Position
from ecumene.games.through_the_ages.statistics import military_hand_limit


def draw(state: Position, civilization: Civilization, amount: int) -> None:
    """Draw from the deck of the current age; in age IV there is none."""
    drawn = 0
    if not state.military_deck and state.age < LAST_AGE:
        reshuffle(state)
    while drawn < amount and state.military_deck:
        card = state.military_deck.pop()
        insort(civilization.military_hand, card)
        drawn += 1
        if state.journal is not None:
            seat = civilization.seat
            state.journal.tell_only(1 << seat, "draws_card", seat, card=IDS[card])
        if not state.military_deck:
            reshuffle(state)
    if drawn:
        state.reveals += 1
        state.tell("draws", civilization.seat, n=drawn)


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
    civilization.military_hand.remove(card)
    if card in civilization.shown:
        civilization.shown.remove(card)
    state.reveals += 1


def show_in_hand(civilization: Civilization, card: int) -> None:
    """A revealed card returns to the hand; all know that it is there."""
    insort(civilization.military_hand, card)
    insort(civilization.shown, card)


def ask_excess(state: Position, civilization: Civilization) -> None:
    """At the end of the turn cards above the hand limit are discarded."""
    excess = len(civilization.military_hand) - military_hand_limit(civilization)
    if excess > 0:
        state.push(Ask(DISCARDS, civilization.seat, NONE, excess))


def draw_for_unused_actions(state: Position, civilization: Civilization) -> None:
    actions = civilization.military_left + civilization.extra_military
    draw(state, civilization, min(MOST_CARDS_DRAWN, actions))
