# Compiled by mypyc where a C compiler is present.
"""Cards that are laid out when played: they collect resources for settlements, or store them for later."""

from __future__ import annotations

from ecumene.games.altay.holders import missing
from ecumene.games.altay.numbers import BUILDS, FACE_ID, HOLDER_ID, SLOT
from ecumene.games.altay.settlements import build
from ecumene.games.altay.state import Position
from ecumene.games.altay.supply import give_back, tell_each


def lay(state: Position, seat: int, face: int) -> None:
    """A card that was in the hand is laid out, empty. Its place must be empty: never two of one name."""
    realm = state.realms[seat]
    realm.slots[SLOT[face]] = face
    realm.laid |= 1 << SLOT[face]
    realm.stocks[SLOT[face]] = 0
    if state.journal is not None:
        state.journal.tell("laid", player=seat, card=FACE_ID[face])


def put(state: Position, seat: int, slot: int, bundle: int) -> None:
    """Resources of the pool onto a laid-out card. One that is full of what it collects is carried out."""
    realm = state.realms[seat]
    realm.pool -= bundle
    realm.stocks[slot] += bundle
    tell_each(state, "put", seat, bundle, HOLDER_ID[slot])
    if BUILDS[slot] and not missing(slot, realm.stocks[slot]):
        complete(state, seat, slot)


def complete(state: Position, seat: int, slot: int) -> None:
    """The resources go back to the supply, the card to the discard pile, the settlements onto the map."""
    give_back(state, state.realms[seat].stocks[slot])
    clear(state, seat, slot)
    if state.journal is not None:
        state.journal.tell("built", player=seat, card=HOLDER_ID[slot], n=BUILDS[slot])
    build(state, seat, BUILDS[slot])


def use_store(state: Position, seat: int, slot: int) -> None:
    """All that is stored becomes part of the pool; the card is discarded however full it was."""
    realm = state.realms[seat]
    stock = realm.stocks[slot]
    realm.pool += stock
    tell_each(state, "used-store", seat, stock, HOLDER_ID[slot])
    clear(state, seat, slot)


def clear(state: Position, seat: int, slot: int) -> None:
    realm = state.realms[seat]
    realm.discard.append(realm.slots[slot])
    realm.slots[slot] = -1
    realm.laid &= ~(1 << slot)
    realm.stocks[slot] = 0
