# Compiled by mypyc where a C compiler is present.
"""Buying action cards from the market."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.altay.choices import PILES_FOR
from ecumene.games.altay.components import PILE_CARDS_PER_PLAYER
from ecumene.games.altay.ids import BUY
from ecumene.games.altay.numbers import (
    BUY_PILE,
    BUY_RAW,
    FACE_ID,
    HIGH,
    PILE_PRICES,
    PILE_SIZE,
    PRICE,
    PURCHASES_OF,
)
from ecumene.games.altay.state import Position, Realm
from ecumene.games.altay.supply import spend


def price(state: Position, purchase: int) -> int:
    """What the top card of a pile costs with this way to pay its wild part."""
    return PRICE[state.top_card(BUY_PILE[purchase])] + BUY_RAW[purchase]


def add_purchases(state: Position, realm: Realm, kinds: i64, bought: int, found: list[int]) -> None:
    """Add all purchases the pool, of these kinds, allows; ``bought``: the piles bought from this turn."""
    pool: i64 = realm.pool | HIGH
    size: i64 = PILE_CARDS_PER_PLAYER * state.players
    taken: i64 = bought
    all_sold = state.sold
    for pile in PILES_FOR[kinds]:
        number: i64 = pile
        sold: i64 = all_sold[number]
        if sold < size:
            price: i64 = PILE_PRICES[number * PILE_SIZE + sold]
            left = pool - price
            if left & HIGH == HIGH and not taken >> number & 1:
                for purchase in PURCHASES_OF[pile]:
                    raw: i64 = BUY_RAW[purchase]
                    if (left - raw) & HIGH == HIGH:
                        found.append(BUY + purchase)


def buy(state: Position, seat: int, purchase: int) -> None:
    """The price goes to the supply, the card onto the own discard pile."""
    realm = state.realms[seat]
    pile = BUY_PILE[purchase]
    face = state.top_card(pile)
    spend(state, realm, price(state, purchase))
    state.sold[pile] += 1
    state.stir()
    realm.discard.append(face)
    if state.journal is not None:
        state.journal.tell("bought", player=seat, card=FACE_ID[face])
