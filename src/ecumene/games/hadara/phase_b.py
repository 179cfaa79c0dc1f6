# Compiled by mypyc where a C compiler is present.
"""Phase B: taking the top card of any discard pile, to buy or to sell it."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.hadara.numbers import BUY, CARD_ID, COLOR, SELL
from ecumene.games.hadara.purchase import buy, price, sell
from ecumene.games.hadara.state import Ask, Position
from ecumene.kernel.decisions import Decision


class Taking(Ask):
    """One card from the top of a pile, bought or sold at once."""

    kind: ClassVar[str] = "take"

    def __init__(self, seat: int) -> None:
        super().__init__([seat])

    def legal(self, state: Position, seat: int) -> list[int]:
        civilization = state.civilizations[seat]
        tops = [pile[-1] for pile in state.piles if pile]
        actions = [BUY + card for card in tops if price(civilization, card) <= civilization.coins]
        for card in tops:
            actions.append(SELL + card)
        return actions

    def answer(self, state: Position, seat: int, action: int) -> None:
        state.stack.pop()
        buys = action < SELL
        card = action - (BUY if buys else SELL)
        state.piles[COLOR[card]].pop()
        if buys:
            buy(state, seat, card)
            return
        coins = sell(state, seat, card)
        state.gone.append(card)
        if state.journal is not None:
            state.journal.tell("sold", player=seat, card=CARD_ID[card], coins=coins)

    def clone(self) -> Decision[Position]:
        return Taking(self.seats[0])
