# Compiled by mypyc where a C compiler is present.
"""A player's own cards: drawing, discarding, and when the discard pile is shuffled."""

from __future__ import annotations

from ecumene.games.altay.numbers import FACE_ID
from ecumene.games.altay.state import Position, Realm


def draw(state: Position, seat: int, n: int) -> None:
    """From the own deck. The discard pile becomes a new one only when a card is needed and none is there."""
    realm = state.realms[seat]
    drawn = from_top(realm, n)
    if len(drawn) < n and realm.discard:
        realm.certain = realm.hand + drawn  # all that was neither open nor in this pile
        realm.deck = realm.discard
        realm.discard = []
        realm.deck.sort()  # the order of the pile says nothing about the deck to come
        state.rng.shuffle(realm.deck)
        if state.journal is not None:
            state.journal.tell("shuffled", player=seat)
        drawn += from_top(realm, n - len(drawn))
    if drawn:
        realm.hand = realm.hand + drawn if realm.hand else drawn
        realm.hand.sort()
        state.reveals += 1
        tell_drawn(state, seat, drawn)


def from_top(realm: Realm, n: int) -> list[int]:
    """So many cards of the deck, or all that are left."""
    deck = realm.deck
    left = len(deck) - n
    if left <= 0:
        realm.deck = []
        return deck
    realm.deck = deck[:left]
    return deck[left:]


def tell_drawn(state: Position, seat: int, drawn: list[int]) -> None:
    """Others see how many; a single card is named to whoever drew it."""
    if state.journal is None:
        return
    if len(drawn) == 1:
        state.journal.tell_some(1 << seat, "drew-one", {"card": FACE_ID[drawn[0]]}, seat)
    else:
        state.tell("drew", seat, n=len(drawn))


def discard(state: Position, seat: int, face: int) -> None:
    """A card of the hand onto the own pile, for all to see."""
    realm = state.realms[seat]
    realm.take_from_hand(face)
    realm.discard.append(face)
    if state.journal is not None:
        state.journal.tell("discarded", player=seat, card=FACE_ID[face])


def trash(state: Position, seat: int, face: int) -> None:
    """A card of the hand out of the game."""
    realm = state.realms[seat]
    realm.take_from_hand(face)
    realm.trashed.append(face)
    if state.journal is not None:
        state.journal.tell("trashed", player=seat, card=FACE_ID[face])


def unknown(realm: Realm) -> list[int]:
    """Cards of which the others do not know whether they are in the hand or in the deck, sorted."""
    unseen = sorted(realm.hand + realm.deck)
    for face in realm.certain:
        unseen.remove(face)
    return unseen
