# Compiled by mypyc where a C compiler is present.
"""Phase A: setting the wheel, drawing two cards from the deck one's crest points at, keeping one of them."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.hadara.components import CARDS_DRAWN, COLORS
from ecumene.games.hadara.numbers import BUY, CARD_ID, COLOR, COLOR_COUNT, SELL, TILE, WHEEL
from ecumene.games.hadara.purchase import buy, buy_or_sell, card_of, sell, too_dear
from ecumene.games.hadara.state import Position
from ecumene.games.hadara.words import say
from ecumene.kernel.decisions import UNDECIDED, Decision, Together
from ecumene.kernel.errors import Illegal
from ecumene.kernel.offers import Prompt


def deal(state: Position) -> None:
    """Two cards of each colour per player; the rest of the epoch stays in the box unseen."""
    size = CARDS_DRAWN * state.players
    rng = state.rng
    for color in range(COLOR_COUNT):
        cards = state.cards_of((state.epoch - 1) * COLOR_COUNT + color)[:]
        last = len(cards)
        for i in range(size):
            j = i + rng.below(last - i)
            cards[i], cards[j] = cards[j], cards[i]
        state.decks[color] = cards[:size]
        state.box += cards[size:]


class SettingWheel(Decision[Position]):
    """The first player points the crests at the decks as they like."""

    kind: ClassVar[str] = "wheel"
    rule: ClassVar[str] = "wheel"

    def legal(self, state: Position, seat: int) -> list[int]:
        return [WHEEL + color for color in range(COLOR_COUNT)]

    def answer(self, state: Position, seat: int, action: int) -> None:
        state.stack.pop()
        state.point_crest(seat, action - WHEEL)
        if state.journal is not None:
            state.journal.tell("wheel", seat, deck=COLORS[action - WHEEL])

    def clone(self) -> Decision[Position]:
        return SettingWheel(self.seats[:])

    def prompt(self, state: Position, seat: int) -> Prompt:
        return Prompt(self.kind, say.text("ask-wheel", epoch=state.epoch), self.rule)


def turn_wheel(state: Position) -> None:
    """Every crest moves on to the next deck clockwise."""
    state.wheel = (state.wheel + 1) % COLOR_COUNT


def draw(state: Position) -> None:
    """Everybody draws from the deck of their crest, unseen by the others."""
    state.reveals += 1
    seats: list[int] = []
    for seat in range(state.players):
        color = state.deck_of(seat)
        deck = state.decks[color]
        one, two = deck.pop(), deck.pop()
        hand = [one, two] if one < two else [two, one]
        state.civilizations[seat].hand = hand
        seats.append(seat)
        if state.journal is not None:
            cards: dict[str, int | str] = {"card": CARD_ID[hand[0]], "other": CARD_ID[hand[1]]}
            state.journal.tell_some(1 << seat, "drew", cards, seat, deck=COLORS[color])
    state.stack.append(Keeping(seats, [UNDECIDED] * state.players))


class Keeping(Together[Position]):
    """Everybody keeps one of two cards, to buy or to sell it; the other goes to the discard pile of its colour."""

    kind: ClassVar[str] = "keep"
    rule: ClassVar[str] = "draw"

    def legal(self, state: Position, seat: int) -> list[int]:
        civilization = state.civilizations[seat]
        return buy_or_sell(civilization, civilization.hand)

    def reveal(self, state: Position) -> None:
        for i in range(state.players):
            seat = (state.first + i) % state.players
            keep(state, seat, self.chosen[seat])

    def clone(self) -> Decision[Position]:
        return Keeping(self.seats[:], self.chosen[:])

    def prompt(self, state: Position, seat: int) -> Prompt:
        deck = COLORS[state.deck_of(seat)]
        return Prompt(self.kind, say.text("ask-keep", epoch=state.epoch, round=state.turn, deck=deck), self.rule)

    def refuse(self, state: Position, seat: int, action: int) -> Illegal:
        if not BUY <= action < TILE:
            return super().refuse(state, seat, action)
        civilization, card = state.civilizations[seat], card_of(action)
        if card not in civilization.hand:
            return say.no("card-in-hand", self.rule, card=CARD_ID[card])
        return too_dear(civilization, card)

    def reach(self, state: Position, seat: int) -> list[int]:
        return [BUY + card for card in state.civilizations[seat].hand]


def keep(state: Position, seat: i64, action: i64) -> None:
    """One card is bought or sold, the other lies open on its pile."""
    civilization = state.civilizations[seat]
    hand = civilization.hand
    card = card_of(action)
    other = hand[0] if hand[1] == card else hand[1]
    civilization.hand = []
    state.piles[COLOR[other]].append(other)
    if state.journal is not None:
        state.journal.tell("discarded", seat, card=CARD_ID[other])
    if action < SELL:
        buy(state, seat, card)
        return
    coins = sell(state, seat, card)
    civilization.sold.append(card)
    if state.journal is not None:
        secret: dict[str, int | str] = {"card": CARD_ID[card]}
        state.journal.tell_some(1 << seat, "sold", secret, seat, coins=coins)
