# Compiled by mypyc where a C compiler is present.
"""A player's own cards: drawing, discarding, and when the discard pile is shuffled."""

from __future__ import annotations

from bisect import insort

from ecumene.games.altay.state import Table, names
from ecumene.games.altay.tables import FACE_ID


def draw(table: Table, seat: int, n: int) -> None:
    """From the own deck. The discard pile becomes a new one only when a card is needed and none is there."""
    realm = table.realms[seat]
    drawn: list[int] = []
    for _ in range(n):
        if not realm.deck:
            if not realm.discard:
                break
            realm.deck = sorted(realm.discard)  # the order of the pile says nothing about the deck to come
            realm.discard = []
            table.rng.shuffle(realm.deck)
            if table.journal is not None:
                table.journal.tell("shuffled", player=seat)
        face = realm.deck.pop()
        insort(realm.hand, face)
        drawn.append(face)
    if drawn:
        table.reveals += 1
        if table.journal is not None:
            table.journal.tell("drew", player=seat, n=len(drawn))
            for name in names(drawn):
                table.journal.tell_secret(1 << seat, "drew-card", {"card": name}, public=False, player=seat)


def discard(table: Table, seat: int, face: int) -> None:
    """A card of the hand onto the own pile, for all to see."""
    realm = table.realms[seat]
    realm.take_from_hand(face)
    realm.discard.append(face)
    if table.journal is not None:
        table.journal.tell("discarded", player=seat, card=FACE_ID[face])


def trash(table: Table, seat: int, face: int) -> None:
    """A card of the hand out of the game."""
    realm = table.realms[seat]
    realm.take_from_hand(face)
    realm.trashed.append(face)
    if table.journal is not None:
        table.journal.tell("trashed", player=seat, card=FACE_ID[face])
