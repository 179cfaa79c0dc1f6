# Compiled by mypyc where a C compiler is present.
"""A player's own cards: drawing, discarding, and when the discard pile is shuffled."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.altay.numbers import FACE_ID
from ecumene.games.altay.state import Position, Realm


def draw(state: Position, seat: int, n: int) -> None:
    """From the own deck. The discard pile becomes a new one only when a card is needed and none is there."""
    realm = state.realms[seat]
    face = -1
    drawn = 0
    while drawn < n and (realm.deck or realm.discard):
        if not realm.deck:
            shuffle(state, seat)
        face = realm.deck.pop()
        insert(realm.hand, face)
        drawn += 1
    if drawn:
        state.reveals += 1
        tell_drawn(state, seat, drawn, face)


def shuffle(state: Position, seat: int) -> None:
    """The discard pile becomes the deck."""
    realm = state.realms[seat]
    realm.certain = realm.hand[:]  # all that is neither open nor in this pile
    realm.deck = realm.discard
    realm.discard = []
    realm.deck.sort()  # the order of the pile says nothing about the deck to come
    state.rng.shuffle(realm.deck)
    if state.journal is not None:
        state.journal.tell("shuffled", player=seat)


def insert(hand: list[int], face: int) -> None:
    """Hands are sorted."""
    card: i64 = face
    place: i64 = len(hand)
    while place > 0 and hand[place - 1] > card:
        place -= 1
    hand.insert(int(place), face)


def tell_drawn(state: Position, seat: int, n: int, last: int) -> None:
    """Others see how many; a single card is named to whoever drew it."""
    if state.journal is None:
        return
    if n == 1:
        state.journal.tell_some(1 << seat, "drew-one", {"card": FACE_ID[last]}, seat)
    else:
        state.tell("drew", seat, n=n)


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
