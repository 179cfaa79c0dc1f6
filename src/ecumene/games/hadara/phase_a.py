# Compiled by mypyc where a C compiler is present.
"""Phase A: setting the wheel, drawing two cards from the deck one's crest points at, keeping one of them."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.hadara.components import CARDS_DRAWN, COLORS
from ecumene.games.hadara.numbers import BUY, CARD_ID, COLOR, COLOR_COUNT, SELL, WHEEL
from ecumene.games.hadara.purchase import buy, price, sell
from ecumene.games.hadara.state import Ask, AskTogether, Position
from ecumene.kernel.decisions import Decision


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


class SettingWheel(Ask):
    """The first player points the crests at the decks as they like."""

    kind: ClassVar[str] = "wheel"

    def __init__(self, seat: int) -> None:
        super().__init__([seat])

    def legal(self, state: Position, seat: int) -> list[int]:
        return [WHEEL + color for color in range(COLOR_COUNT)]

    def answer(self, state: Position, seat: int, action: int) -> None:
        state.stack.pop()
        state.point_crest(seat, action - WHEEL)
        if state.journal is not None:
            state.journal.tell("wheel", player=seat, deck=COLORS[action - WHEEL])

    def clone(self) -> Decision[Position]:
        return SettingWheel(self.seats[0])


def draw(state: Position) -> None:
    """Everybody draws from the deck of their crest, unseen by the others."""
    state.reveals += 1
    for seat in range(state.players):
        color = state.deck_of(seat)
        deck = state.decks[color]
        hand = [deck.pop() for _ in range(CARDS_DRAWN)]
        hand.sort()
        state.civilizations[seat].hand = hand
        if state.journal is not None:
            cards: dict[str, int | str] = {"card": CARD_ID[hand[0]], "other": CARD_ID[hand[1]]}
            state.journal.tell_some(1 << seat, "drew", cards, player=seat, deck=COLORS[color])
    state.stack.append(Keeping(state.players))


class Keeping(AskTogether):
    """Everybody keeps one of two cards, to buy or to sell it; the other goes to the discard pile of its colour."""

    kind: ClassVar[str] = "keep"

    def __init__(self, players: int) -> None:
        super().__init__(players)

    def legal(self, state: Position, seat: int) -> list[int]:
        civilization = state.civilizations[seat]
        coins = civilization.coins
        actions = [BUY + card for card in civilization.hand if price(civilization, card) <= coins]
        for card in civilization.hand:
            actions.append(SELL + card)
        return actions

    def reveal(self, state: Position) -> None:
        state.reveals += 1
        for i in range(state.players):
            keep(state, (state.first + i) % state.players, self.chosen)

    def clone(self) -> Decision[Position]:
        twin = Keeping(0)
        twin.seats = self.seats[:]
        twin.chosen = self.chosen[:]
        return twin


def keep(state: Position, seat: int, chosen: list[int]) -> None:
    """One card is bought or sold, the other lies open on its pile."""
    civilization = state.civilizations[seat]
    hand = civilization.hand
    buys = chosen[seat] < SELL
    card = chosen[seat] - (BUY if buys else SELL)
    other = hand[0] if hand[1] == card else hand[1]
    civilization.hand = []
    state.piles[COLOR[other]].append(other)
    if state.journal is not None:
        state.journal.tell("discarded", player=seat, card=CARD_ID[other])
    if buys:
        buy(state, seat, card)
        return
    coins = sell(state, seat, card)
    civilization.sold.append(card)
    if state.journal is not None:
        secret: dict[str, int | str] = {"card": CARD_ID[card]}
        state.journal.tell_some(1 << seat, "sold", secret, player=seat, coins=coins)


def turn_wheel(state: Position) -> None:
    """Every crest moves on to the next deck clockwise."""
    state.wheel = (state.wheel + 1) % COLOR_COUNT
