# Compiled by mypyc where a C compiler is present.
"""Buying action cards from the market."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.altay.choices import AFFORDABLE, MOST_CULTURE, PILE_PURCHASES, bit_of
from ecumene.games.altay.numbers import BITS, BUY_PILE, BUY_RAW, CULTURE, FACE_ID, PRICE
from ecumene.games.altay.state import Position
from ecumene.games.altay.supply import count, spend


def price(state: Position, purchase: int) -> int:
    """What the top card of a pile costs with this way to pay its wild part."""
    return PRICE[state.top_card(BUY_PILE[purchase])] + BUY_RAW[purchase]


def purchases(state: Position, pool: i64, wealth: i64, bought: i64) -> i64:
    """All purchases that a pool of such a wealth allows, as a set; ``bought``: the piles bought from this turn."""
    culture = min(pool >> BITS * CULTURE, MOST_CULTURE)
    allowed: i64 = AFFORDABLE[wealth]
    allowed &= state.on_sale[culture]
    while bought:
        low = bought & -bought
        bought -= low
        allowed &= ~PILE_PURCHASES[bit_of(low)]
    return allowed


def show_top(state: Position, pile: int) -> None:
    """Note what the card on top of a pile costs in culture."""
    face = state.top_card(pile)
    for culture in range(MOST_CULTURE + 1):
        if face >= 0 and count(PRICE[face], CULTURE) <= culture:
            state.on_sale[culture] |= PILE_PURCHASES[pile]
        else:
            state.on_sale[culture] &= ~PILE_PURCHASES[pile]


def sell(state: Position, pile: int) -> int:
    """The top card of a pile leaves it."""
    face = state.top_card(pile)
    state.sold[pile] += 1
    if state.top_card(pile) != face:
        show_top(state, pile)
    return face


def buy(state: Position, seat: int, purchase: int) -> None:
    """The price goes to the supply, the card onto the own discard pile."""
    realm = state.realms[seat]
    spend(state, realm, price(state, purchase))
    face = sell(state, BUY_PILE[purchase])
    state.stir()
    realm.discard.append(face)
    if state.journal is not None:
        state.journal.tell("bought", player=seat, card=FACE_ID[face])
