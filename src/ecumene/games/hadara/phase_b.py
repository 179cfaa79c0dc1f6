# Compiled by mypyc where a C compiler is present.
"""Phase B: taking the top card of any discard pile, to buy or to sell it."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.hadara.numbers import BUY, CARD_ID, COLOR, SELL, TILE
from ecumene.games.hadara.purchase import buy, buy_or_sell, card_of, sell, too_dear
from ecumene.games.hadara.state import Position
from ecumene.games.hadara.words import say
from ecumene.kernel.decisions import Decision
from ecumene.kernel.errors import Illegal
from ecumene.kernel.offers import Prompt


def tops(state: Position) -> list[int]:
    """The top cards of the piles."""
    return [pile[-1] for pile in state.piles if pile]


class Taking(Decision[Position]):
    """In turn everybody takes a card from the top of a pile, bought or sold at once, until none is left."""

    kind: ClassVar[str] = "take"
    rule: ClassVar[str] = "take"

    def legal(self, state: Position, seat: int) -> list[int]:
        return buy_or_sell(state.civilizations[seat], tops(state))

    def answer(self, state: Position, seat: int, action: int) -> None:
        card = card_of(action)
        self.pass_on(state)
        state.piles[COLOR[card]].pop()
        if action < SELL:
            buy(state, seat, card)
            return
        coins = sell(state, seat, card)
        state.gone.append(card)
        if state.journal is not None:
            state.journal.tell("sold-openly", seat, card=CARD_ID[card], coins=coins)

    def pass_on(self, state: Position) -> None:
        """The next one in turn is asked; after the last nobody is."""
        if state.turn < state.turns:
            self.seats[0] = int(state.next_seat())
        else:
            state.stack.pop()

    def clone(self) -> Decision[Position]:
        return Taking(self.seats[:])

    def prompt(self, state: Position, seat: int) -> Prompt:
        left = sum([len(pile) for pile in state.piles])
        return Prompt(self.kind, say.text("ask-take", epoch=state.epoch, left=left), self.rule)

    def refuse(self, state: Position, seat: int, action: int) -> Illegal:
        if not BUY <= action < TILE:
            return super().refuse(state, seat, action)
        card = card_of(action)
        if card not in tops(state):
            return say.no("card-on-top", self.rule, card=CARD_ID[card])
        return too_dear(state.civilizations[seat], card)

    def reach(self, state: Position, seat: int) -> list[int]:
        return [BUY + card for card in tops(state)]
