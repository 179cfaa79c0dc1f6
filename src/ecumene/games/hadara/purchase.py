# Compiled by mypyc where a C compiler is present.
"""Buying, selling and removing cards: the price, and all that a card gives or takes with it."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.hadara.components import DISCOUNT_PER_CARD, TRACKS
from ecumene.games.hadara.effects import CARD_TILE, SALE_COINS, STATUE_TRACK
from ecumene.games.hadara.numbers import (
    BUY,
    CARD_BONUS,
    CARD_ID,
    CARD_POWERS,
    COLOR,
    COST,
    FACE_DOWN,
    ID,
    PLUNDER,
    PURPLE,
    SALE_PRICE,
    SELL,
    TILE,
    TRACK_COUNT,
)
from ecumene.games.hadara.state import Civilization, Position
from ecumene.games.hadara.words import say
from ecumene.kernel.decisions import Decision
from ecumene.kernel.errors import Illegal


def price(civilization: Civilization, card: i64) -> i64:
    """The printed cost less the discount for own cards of the colour, never below 0."""
    reduced = COST[card] - DISCOUNT_PER_CARD * civilization.counts[COLOR[card]]
    if reduced < 0:
        return 0
    return reduced


def sale_price(civilization: Civilization, card: i64) -> i64:
    return SALE_PRICE[card] + civilization.powers[SALE_COINS]


def buy_or_sell(civilization: Civilization, cards: list[int]) -> list[int]:
    """Of some cards one is bought or sold: the actions for it."""
    coins = civilization.coins
    actions: list[int] = []
    card: i64
    for card in cards:
        if price(civilization, card) <= coins:
            actions.append(ID[BUY + card])
    for card in cards:
        actions.append(ID[SELL + card])
    return actions


def card_of(action: i64) -> i64:
    """The card that is bought or sold."""
    return action - BUY if action < SELL else action - SELL


def too_dear(civilization: Civilization, card: i64) -> Illegal:
    cost, have = price(civilization, card), civilization.coins
    return say.no("coins", "price", {"coins": cost - have}, card=CARD_ID[card], price=cost, have=have)


def buy(state: Position, seat: i64, card: i64) -> None:
    """Pay for a card and take it in; asks for a bonus tile if the card wants one."""
    paid = take_in(state.civilizations[seat], card)
    if state.journal is not None:
        state.journal.tell("bought", seat, card=CARD_ID[card], coins=paid)
    for power, _ in CARD_POWERS[card]:
        if power == CARD_TILE:
            state.stack.append(LayTile([seat]))


def take_in(civilization: Civilization, card: i64) -> i64:
    """Pay for a card and add it with all that it gives. Tells what was paid."""
    paid = price(civilization, card)
    civilization.coins -= paid
    civilization.cards.append(card)
    _weigh(civilization, card, 1)
    return paid


def undo(civilization: Civilization, card: i64, paid: i64) -> None:
    """As if the last card had never been taken in."""
    _weigh(civilization, card, -1)
    civilization.cards.pop()
    civilization.coins += paid


def sell(state: Position, seat: i64, card: i64) -> i64:
    """Take the coins for a card that leaves the game face down."""
    civilization = state.civilizations[seat]
    coins = sale_price(civilization, card)
    civilization.coins += coins
    return coins


def remove(state: Position, seat: int, card: int) -> None:
    """A card leaves the game for lack of food, with everything it gave."""
    civilization = state.civilizations[seat]
    civilization.cards.remove(card)
    for power, amount in CARD_POWERS[card]:
        if power == CARD_TILE:
            civilization.tracks[civilization.card_tile] -= amount
            civilization.tiles[civilization.card_tile] += 1
            civilization.card_tile = -1
    _weigh(civilization, card, -1)
    state.gone.append(card)
    if state.journal is not None:
        state.journal.tell("removed", seat, card=CARD_ID[card])


def _weigh(civilization: Civilization, card: i64, sign: i64) -> None:
    """Add (1) or take back (-1) the bonuses of a card and what its effect adds to the owner's powers."""
    tracks, counts = civilization.tracks, civilization.counts
    color = COLOR[card]
    for track, n in CARD_BONUS[card]:
        tracks[track] = tracks[track] + sign * n
    counts[color] = counts[color] + sign
    if color != PURPLE:
        tracks[color] = tracks[color] + sign * civilization.powers[color]
        return
    for power, amount in CARD_POWERS[card]:
        civilization.powers[power] += sign * amount
        if power < TRACK_COUNT:
            tracks[power] += sign * amount * counts[power]
        elif power == STATUE_TRACK:
            for tile in civilization.statues:
                if 0 <= tile < FACE_DOWN:
                    tracks[tile] += sign * amount


class LayTile(Decision[Position]):
    """The card just bought wants an unused bonus tile."""

    kind: ClassVar[str] = "tile"
    rule: ClassVar[str] = "effect-bonus-tile"

    def legal(self, state: Position, seat: int) -> list[int]:
        tiles = state.civilizations[seat].tiles
        return [TILE + track for track in range(TRACK_COUNT) if tiles[track]]

    def answer(self, state: Position, seat: int, action: int) -> None:
        state.stack.pop()
        lay_tile(state, seat, action - TILE)

    def clone(self) -> Decision[Position]:
        return LayTile(self.seats[:])

    def refuse(self, state: Position, seat: int, action: int) -> Illegal:
        if TILE <= action < PLUNDER:
            return no_tile(action - TILE)
        return super().refuse(state, seat, action)


def lay_tile(state: Position, seat: int, track: int) -> None:
    civilization = state.civilizations[seat]
    civilization.tiles[track] -= 1
    civilization.card_tile = track
    civilization.tracks[track] += civilization.powers[CARD_TILE]
    if state.journal is not None:
        state.journal.tell("tile", seat, track=TRACKS[track], n=civilization.powers[CARD_TILE])


def no_tile(track: int) -> Illegal:
    """There is no unused bonus tile of the track."""
    return say.no("tile", "bonus-tiles", track=TRACKS[track])


def any_tile(civilization: Civilization) -> int:
    """A track of which a bonus tile is left."""
    return civilization.tiles.index(max(civilization.tiles))
