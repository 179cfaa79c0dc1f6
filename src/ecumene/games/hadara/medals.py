# Compiled by mypyc where a C compiler is present.
"""Silver and gold medals at the end of every epoch."""

from __future__ import annotations

from ecumene.games.hadara.components import TRACKS
from ecumene.games.hadara.effects import MEDAL_CARDS
from ecumene.games.hadara.state import Ask, Civilization, Table
from ecumene.games.hadara.tables import (
    GOLD_CARD_PRICE,
    GOLD_MEDAL,
    GOLD_PRICE,
    MOST_GOLD,
    MOST_SILVER,
    PASS,
    SILVER_CARD_PRICE,
    SILVER_MEDAL,
    SILVER_PRICE,
    TRACK_COUNT,
)
from ecumene.kernel.state import Decision


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


def ask_for_medals(table: Table, seat: int) -> None:
    """Ask, if the seat could buy any."""
    civilization = table.civilizations[seat]
    if can_buy_silver(civilization, table.epoch) or can_buy_gold(civilization, table.epoch):
        table.stack.append(BuyingMedals(seat))


class BuyingMedals(Ask):
    """A player may buy medals one after the other, up to the limits."""

    def __init__(self, seat: int) -> None:
        super().__init__("medal", [seat])

    def legal(self, table: Table, seat: int) -> list[int]:
        civilization = table.civilizations[seat]
        actions = []
        if can_buy_silver(civilization, table.epoch):
            for track in range(TRACK_COUNT):
                if civilization.tiles[track]:
                    actions.append(SILVER_MEDAL + track)
        if can_buy_gold(civilization, table.epoch):
            actions.append(GOLD_MEDAL)
        actions.append(PASS)
        return actions

    def answer(self, table: Table, seat: int, action: int) -> None:
        table.stack.pop()
        if action == PASS:
            return
        if action == GOLD_MEDAL:
            buy_gold(table, seat)
        else:
            buy_silver(table, seat, action - SILVER_MEDAL)
        ask_for_medals(table, seat)

    def clone(self) -> Decision:
        return BuyingMedals(self.seats[0])


def buy_silver(table: Table, seat: int, track: int) -> None:
    """Pay, and lay an unused bonus tile into the slot of the medal."""
    civilization = table.civilizations[seat]
    coins = silver_price(civilization, table.epoch)
    civilization.coins -= coins
    civilization.tiles[track] -= 1
    civilization.silver.append(track)
    if table.journal is not None:
        table.journal.tell("silver", player=seat, track=TRACKS[track], coins=coins)


def buy_gold(table: Table, seat: int) -> None:
    civilization = table.civilizations[seat]
    coins = gold_price(civilization, table.epoch)
    civilization.coins -= coins
    civilization.gold += 1
    if table.journal is not None:
        table.journal.tell("gold", player=seat, coins=coins)
