# Compiled by mypyc where a C compiler is present.
"""Silver and gold medals at the end of every epoch."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.hadara.components import TRACKS
from ecumene.games.hadara.effects import MEDAL_CARDS
from ecumene.games.hadara.numbers import (
    GOLD_CARD_PRICE,
    GOLD_MEDAL,
    GOLD_PRICE,
    ID,
    MOST_GOLD,
    MOST_SILVER,
    PASS,
    SILVER_CARD_PRICE,
    SILVER_MEDAL,
    SILVER_PRICE,
    TRACK_COUNT,
)
from ecumene.games.hadara.purchase import any_tile, no_tile
from ecumene.games.hadara.state import Civilization, Position
from ecumene.games.hadara.words import say
from ecumene.kernel.decisions import Decision
from ecumene.kernel.errors import Illegal
from ecumene.kernel.offers import Prompt


def silver_price(civilization: Civilization, epoch: int) -> int:
    prices = SILVER_CARD_PRICE if civilization.powers[MEDAL_CARDS] else SILVER_PRICE
    return prices[epoch - 1]


def gold_price(civilization: Civilization, epoch: int) -> int:
    prices = GOLD_CARD_PRICE if civilization.powers[MEDAL_CARDS] else GOLD_PRICE
    return prices[epoch - 1]


def can_buy_silver(civilization: Civilization, epoch: int) -> bool:
    """Two at most; eight tiles are more than a player can ever use up, so one is always left."""
    return len(civilization.silver) < MOST_SILVER and civilization.coins >= silver_price(civilization, epoch)


def can_buy_gold(civilization: Civilization, epoch: int) -> bool:
    return civilization.gold < MOST_GOLD and civilization.coins >= gold_price(civilization, epoch)


def ask_for_medals(state: Position, seat: int) -> None:
    """Ask, if the seat could buy any."""
    civilization = state.civilizations[seat]
    if can_buy_silver(civilization, state.epoch) or can_buy_gold(civilization, state.epoch):
        state.stack.append(BuyingMedals([seat]))


class BuyingMedals(Decision[Position]):
    """A player may buy medals one after the other, up to the limits."""

    kind: ClassVar[str] = "medal"
    rule: ClassVar[str] = "medals"
    wording: ClassVar[dict[str, str]] = {"pass": "pass-medal"}

    def legal(self, state: Position, seat: int) -> list[int]:
        civilization = state.civilizations[seat]
        actions: list[int] = []
        if can_buy_silver(civilization, state.epoch):
            for track in range(TRACK_COUNT):
                if civilization.tiles[track]:
                    actions.append(ID[SILVER_MEDAL + track])
        if can_buy_gold(civilization, state.epoch):
            actions.append(ID[GOLD_MEDAL])
        actions.append(ID[PASS])
        return actions

    def answer(self, state: Position, seat: int, action: int) -> None:
        state.stack.pop()
        if action == PASS:
            return
        if action == GOLD_MEDAL:
            buy_gold(state, seat)
        else:
            buy_silver(state, seat, action - SILVER_MEDAL)
        ask_for_medals(state, seat)

    def clone(self) -> Decision[Position]:
        return BuyingMedals(self.seats[:])

    def prompt(self, state: Position, seat: int) -> Prompt:
        """Names only what is still to be had."""
        civilization = state.civilizations[seat]
        silver, gold = silver_price(civilization, state.epoch), gold_price(civilization, state.epoch)
        left = ""
        if len(civilization.silver) >= MOST_SILVER:
            left = "-gold"
        elif civilization.gold >= MOST_GOLD:
            left = "-silver"
        return Prompt(self.kind, say.text(f"ask-medal{left}", silver=silver, gold=gold), self.rule)

    def refuse(self, state: Position, seat: int, action: int) -> Illegal:
        civilization = state.civilizations[seat]
        have = civilization.coins
        if action == GOLD_MEDAL:
            if civilization.gold >= MOST_GOLD:
                return say.no("gold-limit", self.rule, most=MOST_GOLD)
            cost = gold_price(civilization, state.epoch)
            return say.no("gold-coins", self.rule, {"coins": cost - have}, price=cost, have=have)
        if not SILVER_MEDAL <= action < SILVER_MEDAL + TRACK_COUNT:
            return super().refuse(state, seat, action)
        if len(civilization.silver) >= MOST_SILVER:
            return say.no("silver-limit", self.rule, most=MOST_SILVER)
        cost = silver_price(civilization, state.epoch)
        if have < cost:
            return say.no("silver-coins", self.rule, {"coins": cost - have}, price=cost, have=have)
        return no_tile(action - SILVER_MEDAL)

    def reach(self, state: Position, seat: int) -> list[int]:
        return [SILVER_MEDAL + any_tile(state.civilizations[seat]), GOLD_MEDAL]


def buy_silver(state: Position, seat: int, track: int) -> None:
    """Pay, and lay an unused bonus tile into the slot of the medal."""
    civilization = state.civilizations[seat]
    coins = silver_price(civilization, state.epoch)
    civilization.coins -= coins
    civilization.tiles[track] -= 1
    civilization.silver.append(track)
    if state.journal is not None:
        state.journal.tell("silver", seat, track=TRACKS[track], coins=coins)


def buy_gold(state: Position, seat: int) -> None:
    civilization = state.civilizations[seat]
    coins = gold_price(civilization, state.epoch)
    civilization.coins -= coins
    civilization.gold += 1
    if state.journal is not None:
        state.journal.tell("gold", seat, coins=coins)
