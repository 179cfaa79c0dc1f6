# Compiled by mypyc where a C compiler is present.
"""Buying action cards from the market."""

from __future__ import annotations

from ecumene.games.altay.numbers import BUY_COUNT, BUY_PILE, BUY_RAW, FACE_ID, PRICE
from ecumene.games.altay.state import Position, Realm
from ecumene.games.altay.supply import covers, spend


def price(state: Position, purchase: int) -> int:
    """What the top card of a pile costs with this way to pay its wild part."""
    return PRICE[state.top_card(BUY_PILE[purchase])] + BUY_RAW[purchase]


def affordable(state: Position, realm: Realm, bought: int) -> list[int]:
    """All purchases the pool allows; ``bought``: the piles bought from this turn."""
    found: list[int] = []
    pool = realm.pool
    if not pool:
        return found
    for purchase in range(BUY_COUNT):
        pile = BUY_PILE[purchase]
        if not bought >> pile & 1:
            face = state.top_card(pile)
            if face >= 0 and covers(pool, PRICE[face] + BUY_RAW[purchase]):
                found.append(purchase)
    return found


def buy(state: Position, seat: int, purchase: int) -> None:
    """The price goes to the supply, the card onto the own discard pile."""
    realm = state.realms[seat]
    pile = BUY_PILE[purchase]
    face = state.top_card(pile)
    spend(state, realm, price(state, purchase))
    state.sold[pile] += 1
    realm.discard.append(face)
    if state.journal is not None:
        state.journal.tell("bought", player=seat, card=FACE_ID[face])
