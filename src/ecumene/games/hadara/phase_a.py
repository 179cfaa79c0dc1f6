# Compiled by mypyc where a C compiler is present.
"""Phase A: setting the wheel, drawing two cards from the deck one's crest points at, keeping one of them."""

from __future__ import annotations

from ecumene.games.hadara.components import CARDS_DRAWN, COLORS
from ecumene.games.hadara.purchase import buy, price, sell
from ecumene.games.hadara.state import Ask, AskTogether, Table
from ecumene.games.hadara.tables import BUY, CARD_ID, COLOR, COLOR_COUNT, SELL, WHEEL
from ecumene.kernel.state import Decision


def deal(table: Table) -> None:
    """Two cards of each colour per player; the rest of the epoch stays in the box unseen."""
    size = CARDS_DRAWN * table.players
    rng = table.rng
    for color in range(COLOR_COUNT):
        cards = table.cards_of((table.epoch - 1) * COLOR_COUNT + color)[:]
        last = len(cards)
        for i in range(size):
            j = i + rng.below(last - i)
            cards[i], cards[j] = cards[j], cards[i]
        table.decks[color] = cards[:size]
        table.box += cards[size:]


class SettingWheel(Ask):
    """The first player points the crests at the decks as they like."""

    def __init__(self, seat: int) -> None:
        super().__init__("wheel", [seat])

    def legal(self, table: Table, seat: int) -> list[int]:
        return [WHEEL + color for color in range(COLOR_COUNT)]

    def answer(self, table: Table, seat: int, action: int) -> None:
        table.stack.pop()
        table.point_crest(seat, action - WHEEL)
        if table.journal is not None:
            table.journal.tell("wheel", player=seat, deck=COLORS[action - WHEEL])

    def clone(self) -> Decision:
        return SettingWheel(self.seats[0])


def draw(table: Table) -> None:
    """Everybody draws from the deck of their crest, unseen by the others."""
    table.reveals += 1
    for seat in range(table.players):
        color = table.deck_of(seat)
        deck = table.decks[color]
        hand = [deck.pop() for _ in range(CARDS_DRAWN)]
        hand.sort()
        table.civilizations[seat].hand = hand
        if table.journal is not None:
            cards: dict[str, int | str] = {"card": CARD_ID[hand[0]], "other": CARD_ID[hand[1]]}
            table.journal.tell_secret(1 << seat, "drew", cards, player=seat, deck=COLORS[color])
    table.stack.append(Keeping(table.players))


class Keeping(AskTogether):
    """Everybody keeps one of two cards, to buy or to sell it; the other goes to the discard pile of its colour."""

    def __init__(self, players: int) -> None:
        super().__init__("keep", players)

    def legal(self, table: Table, seat: int) -> list[int]:
        civilization = table.civilizations[seat]
        coins = civilization.coins
        actions = [BUY + card for card in civilization.hand if price(civilization, card) <= coins]
        for card in civilization.hand:
            actions.append(SELL + card)
        return actions

    def reveal(self, table: Table) -> None:
        table.reveals += 1
        for i in range(table.players):
            keep(table, (table.first + i) % table.players, self.chosen)

    def clone(self) -> Decision:
        twin = Keeping(0)
        twin.seats = self.seats[:]
        twin.chosen = self.chosen[:]
        return twin


def keep(table: Table, seat: int, chosen: list[int]) -> None:
    """One card is bought or sold, the other lies open on its pile."""
    civilization = table.civilizations[seat]
    hand = civilization.hand
    buys = chosen[seat] < SELL
    card = chosen[seat] - (BUY if buys else SELL)
    other = hand[0] if hand[1] == card else hand[1]
    civilization.hand = []
    table.piles[COLOR[other]].append(other)
    if table.journal is not None:
        table.journal.tell("discarded", player=seat, card=CARD_ID[other])
    if buys:
        buy(table, seat, card)
        return
    coins = sell(table, seat, card)
    civilization.sold.append(card)
    if table.journal is not None:
        secret: dict[str, int | str] = {"card": CARD_ID[card]}
        table.journal.tell_secret(1 << seat, "sold", secret, player=seat, coins=coins)


def turn_wheel(table: Table) -> None:
    """Every crest moves on to the next deck clockwise."""
    table.wheel = (table.wheel + 1) % COLOR_COUNT
