# Compiled by mypyc where a C compiler is present.
"""Military cards on their way: drawn, discarded, revealed. Masks remember who knows a card that lies face down."""

from __future__ import annotations

from bisect import insort

from ecumene.games.through_the_ages.components import LAST_AGE, MOST_CARDS_DRAWN
from ecumene.games.through_the_ages.state import DISCARDS, Ask, Civilization, Table
from ecumene.games.through_the_ages.statistics import military_hand_limit
from ecumene.games.through_the_ages.tables import IDS, NONE


def draw(table: Table, civilization: Civilization, amount: int) -> None:
    """Draw from the deck of the current age; in age IV there is none."""
    drawn = 0
    if not table.military_deck and table.age < LAST_AGE:
        reshuffle(table)
    while drawn < amount and table.military_deck:
        card = table.military_deck.pop()
        insort(civilization.military_hand, card)
        drawn += 1
        if table.journal is not None:
            seat = civilization.seat
            table.journal.tell_secret(1 << seat, "draws_card", {"card": IDS[card]}, public=False, player=seat)
        if not table.military_deck:
            reshuffle(table)
    if drawn:
        table.reveals += 1
        table.tell("draws", civilization.seat, n=drawn)


def reshuffle(table: Table) -> None:
    """The discard pile becomes the new deck."""
    table.military_deck = table.discard
    table.military_deck.sort()
    table.rng.shuffle(table.military_deck)
    table.discard = []
    table.discard_masks = []


def discard_open(table: Table, card: int) -> None:
    """A card everybody has seen goes to the discard pile."""
    table.discard.append(card)
    table.discard_masks.append(table.everyone())


def discard_hidden(table: Table, civilization: Civilization, card: int) -> None:
    """A card goes from the hand to the discard pile, face down."""
    civilization.military_hand.remove(card)
    # Nobody can tell any more whether a card once shown is still in the hand.
    civilization.shown = []
    table.discard.append(card)
    table.discard_masks.append(1 << civilization.seat)
    if table.journal is not None:
        seat = civilization.seat
        table.journal.tell_secret(1 << seat, "discards", {"card": IDS[card]}, player=seat)


def reveal(table: Table, civilization: Civilization, card: int) -> None:
    """A card leaves the hand and everybody sees it."""
    civilization.military_hand.remove(card)
    if card in civilization.shown:
        civilization.shown.remove(card)
    table.reveals += 1


def show_in_hand(civilization: Civilization, card: int) -> None:
    """A revealed card returns to the hand; all know that it is there."""
    insort(civilization.military_hand, card)
    insort(civilization.shown, card)


def ask_excess(table: Table, civilization: Civilization) -> None:
    """At the end of the turn cards above the hand limit are discarded."""
    excess = len(civilization.military_hand) - military_hand_limit(civilization)
    if excess > 0:
        table.push(Ask(DISCARDS, civilization.seat, NONE, excess))


def draw_for_unused_actions(table: Table, civilization: Civilization) -> None:
    actions = civilization.military_left + civilization.extra_military
    draw(table, civilization, min(MOST_CARDS_DRAWN, actions))
