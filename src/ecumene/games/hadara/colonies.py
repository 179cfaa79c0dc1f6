# Compiled by mypyc where a C compiler is present.
"""Capturing colonies, to plunder or to annex them."""

from __future__ import annotations

from ecumene.games.hadara.components import COLONIES, COLONY_STACKS
from ecumene.games.hadara.effects import COLONY_COINS, MORE_COLONIES
from ecumene.games.hadara.requirements import OUT_OF_REACH, coins_for
from ecumene.games.hadara.state import Ask, Civilization, Table
from ecumene.games.hadara.tables import (
    ANNEX,
    ANNEX_COST,
    COLONY_BONUS,
    MILITARY,
    PASS,
    PLUNDER,
    PLUNDER_COINS,
    REQUIRED_MILITARY,
    STACK_COUNT,
    TRACK_COUNT,
)
from ecumene.kernel.state import Decision


def coins_to_capture(civilization: Civilization, stack: int, paid: int) -> int:
    """What a capture costs before plundering or annexing, usually nothing; or ``OUT_OF_REACH``."""
    if civilization.colonies[stack] >= 0:
        return OUT_OF_REACH
    return coins_for(civilization, MILITARY, REQUIRED_MILITARY[stack], paid)


def ask_to_capture(table: Table, seat: int, captured: int, paid: int) -> None:
    """Ask, if there is anything the seat could capture."""
    civilization = table.civilizations[seat]
    if captured > civilization.powers[MORE_COLONIES]:
        return
    for stack in range(STACK_COUNT):
        if coins_to_capture(civilization, stack, paid) != OUT_OF_REACH:
            table.stack.append(Capturing(seat, captured, paid))
            return


class Capturing(Ask):
    """A player may capture a colony of a value they do not have yet."""

    def __init__(self, seat: int, captured: int, paid: int) -> None:
        super().__init__("colony", [seat])
        self.captured = captured  # colonies in this step so far
        self.paid = paid  # coins paid towards requirements in this step

    def legal(self, table: Table, seat: int) -> list[int]:
        civilization = table.civilizations[seat]
        actions = []
        for stack in range(STACK_COUNT):
            coins = coins_to_capture(civilization, stack, self.paid)
            if coins != OUT_OF_REACH:
                actions.append(PLUNDER + stack)
                if civilization.coins - coins + civilization.powers[COLONY_COINS] >= ANNEX_COST[stack]:
                    actions.append(ANNEX + stack)
        actions.append(PASS)
        return actions

    def answer(self, table: Table, seat: int, action: int) -> None:
        table.stack.pop()
        if action == PASS:
            return
        annexes = action >= ANNEX
        stack = action - (ANNEX if annexes else PLUNDER)
        coins = capture(table, seat, stack, self.paid)
        if annexes:
            annex(table, seat, stack)
        else:
            plunder(table, seat, stack)
        ask_to_capture(table, seat, self.captured + 1, self.paid + coins)

    def clone(self) -> Decision:
        return Capturing(self.seats[0], self.captured, self.paid)

    def facts(self) -> list[int]:
        return [self.captured, self.paid]


def capture(table: Table, seat: int, stack: int, paid: int) -> int:
    """The top tile of the stack is taken unseen. Tells the coins it took to meet the requirement."""
    civilization = table.civilizations[seat]
    coins = coins_to_capture(civilization, stack, paid)
    civilization.coins += civilization.powers[COLONY_COINS] - coins
    civilization.colonies[stack] = table.stacks[stack].pop()
    if table.journal is not None:
        name = COLONY_STACKS[stack].id
        if coins:
            table.journal.tell("lobby", player=seat, coins=coins, target=name)
        if civilization.powers[COLONY_COINS]:
            table.journal.tell("tribute", player=seat, coins=civilization.powers[COLONY_COINS])
    return coins


def plunder(table: Table, seat: int, stack: int) -> None:
    """Coins at once; the tile stays as it is, its back unseen."""
    table.civilizations[seat].coins += PLUNDER_COINS[stack]
    if table.journal is not None:
        table.journal.tell("plundered", player=seat, colony=COLONY_STACKS[stack].id, coins=PLUNDER_COINS[stack])


def annex(table: Table, seat: int, stack: int) -> None:
    """Pay, turn the tile, and take the bonuses of its back."""
    civilization = table.civilizations[seat]
    civilization.coins -= ANNEX_COST[stack]
    civilization.annexed |= 1 << stack
    tile = civilization.colonies[stack]
    for track in range(TRACK_COUNT):
        civilization.tracks[track] += COLONY_BONUS[TRACK_COUNT * tile + track]
    table.reveals += 1
    if table.journal is not None:
        table.journal.tell("annexed", player=seat, colony=COLONIES[tile].id, coins=ANNEX_COST[stack])
