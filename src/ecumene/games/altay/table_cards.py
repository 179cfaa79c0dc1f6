# Compiled by mypyc where a C compiler is present.
"""Cards played to the table: they collect resources for settlements, or store them for later."""

from __future__ import annotations

from ecumene.games.altay.holders import missing
from ecumene.games.altay.settlements import build
from ecumene.games.altay.state import Table
from ecumene.games.altay.supply import give_back, tell_each
from ecumene.games.altay.tables import BUILDS, FACE_ID, HOLDER_ID, SLOT


def lay(table: Table, seat: int, face: int) -> None:
    """A card of the hand onto the table, empty. Its place must be empty: never two of one name."""
    realm = table.realms[seat]
    realm.take_from_hand(face)
    realm.slots[SLOT[face]] = face
    realm.stocks[SLOT[face]] = 0
    if table.journal is not None:
        table.journal.tell("laid", player=seat, card=FACE_ID[face])


def put(table: Table, seat: int, slot: int, bundle: int) -> None:
    """Resources of the pool onto a card on the table. One that is full of what it collects is carried out."""
    realm = table.realms[seat]
    realm.pool -= bundle
    realm.stocks[slot] += bundle
    tell_each(table, "put", seat, bundle, HOLDER_ID[slot])
    if BUILDS[slot] and not missing(slot, realm.stocks[slot]):
        complete(table, seat, slot)


def complete(table: Table, seat: int, slot: int) -> None:
    """The resources go back to the supply, the card to the discard pile, the settlements onto the map."""
    give_back(table, table.realms[seat].stocks[slot])
    clear(table, seat, slot)
    if table.journal is not None:
        table.journal.tell("built", player=seat, card=HOLDER_ID[slot], n=BUILDS[slot])
    build(table, seat, BUILDS[slot])


def use_store(table: Table, seat: int, slot: int) -> None:
    """All that is stored becomes part of the pool; the card is discarded however full it was."""
    realm = table.realms[seat]
    stock = realm.stocks[slot]
    realm.pool += stock
    tell_each(table, "used-store", seat, stock, HOLDER_ID[slot])
    clear(table, seat, slot)


def clear(table: Table, seat: int, slot: int) -> None:
    realm = table.realms[seat]
    realm.discard.append(realm.slots[slot])
    realm.slots[slot] = -1
    realm.stocks[slot] = 0
