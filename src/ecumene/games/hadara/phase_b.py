# Compiled by mypyc where a C compiler is present.
"""Phase B: taking the top card of any discard pile, to buy or to sell it."""

from __future__ import annotations

from ecumene.games.hadara.purchase import buy, price, sell
from ecumene.games.hadara.state import Ask, Table
from ecumene.games.hadara.tables import BUY, CARD_ID, COLOR, SELL
from ecumene.kernel.state import Decision


class Taking(Ask):
    """One card from the top of a pile, bought or sold at once."""

    def __init__(self, seat: int) -> None:
        super().__init__("take", [seat])

    def legal(self, table: Table, seat: int) -> list[int]:
        civilization = table.civilizations[seat]
        tops = [pile[-1] for pile in table.piles if pile]
        actions = [BUY + card for card in tops if price(civilization, card) <= civilization.coins]
        for card in tops:
            actions.append(SELL + card)
        return actions

    def answer(self, table: Table, seat: int, action: int) -> None:
        table.stack.pop()
        buys = action < SELL
        card = action - (BUY if buys else SELL)
        table.piles[COLOR[card]].pop()
        if buys:
            buy(table, seat, card)
            return
        coins = sell(table, seat, card)
        table.gone.append(card)
        if table.journal is not None:
            table.journal.tell("sold", player=seat, card=CARD_ID[card], coins=coins)

    def clone(self) -> Decision:
        return Taking(self.seats[0])
