# Compiled by mypyc where a C compiler is present.
"""Setting up: start cards and their sides, the order of first players, the colonies."""

from __future__ import annotations

from ecumene.games.hadara.components import EXTRA_COINS, START_CARDS
from ecumene.games.hadara.state import AskTogether, Civilization, Table
from ecumene.games.hadara.tables import EPOCH_COUNT, INITIATIVE, SIDE, STACK_COUNT, STACK_SIZE, START, TRACK_COUNT
from ecumene.kernel.state import Decision


def deal_start_cards(table: Table) -> None:
    cards = list(range(len(START_CARDS)))
    table.rng.shuffle(cards)
    seat_start_cards(table, cards[: table.players])


def seat_start_cards(table: Table, cards: list[int]) -> None:
    """Give every seat its start card; initiative decides who is first player when."""
    table.civilizations = [Civilization(card) for card in cards]
    initiatives = [(INITIATIVE[card], seat) for seat, card in enumerate(cards)]
    table.order = [seat for _, seat in sorted(initiatives)]
    if table.journal is not None:
        for seat, card in enumerate(cards):
            table.journal.tell("start-card", player=seat, start=START_CARDS[card].id)


def first_player(table: Table, epoch: int) -> int:
    """The lowest initiative in epoch I, the next in II and III; two players take turns."""
    return table.order[(epoch - 1) % table.players]


def give_extra_coins(table: Table) -> None:
    """Coins for those who will be first player less often than others."""
    times = [0] * table.players
    for epoch in range(1, EPOCH_COUNT + 1):
        times[first_player(table, epoch)] += 1
    for seat in range(table.players):
        if times[seat] < max(times):
            table.civilizations[seat].coins += EXTRA_COINS
            if table.journal is not None:
                table.journal.tell("extra-coin", player=seat, coins=EXTRA_COINS)


def stack_colonies(table: Table) -> None:
    """A tile per player from each stack, backs unseen."""
    for stack in range(STACK_COUNT):
        tiles = list(range(stack * STACK_SIZE, (stack + 1) * STACK_SIZE))
        table.rng.shuffle(tiles)
        table.stacks[stack] = tiles[: table.players]


def take_side(table: Table, seat: int, side: int) -> None:
    """Coins and tracks as the side of the start card says."""
    civilization = table.civilizations[seat]
    civilization.side = side
    start = START[civilization.start_card][side]
    civilization.coins += start[0]
    for track in range(TRACK_COUNT):
        civilization.tracks[track] = start[1 + track]
    if table.journal is not None:
        table.journal.tell("side", player=seat, side=("side_A", "side_B")[side], coins=start[0])


class ChoosingSides(AskTogether):
    """Everybody chooses a side of their start card."""

    def __init__(self, players: int) -> None:
        super().__init__("side", players)

    def legal(self, table: Table, seat: int) -> list[int]:
        return [SIDE, SIDE + 1]

    def reveal(self, table: Table) -> None:
        table.reveals += 1
        for seat in range(table.players):
            take_side(table, seat, self.chosen[seat] - SIDE)

    def clone(self) -> Decision:
        twin = ChoosingSides(0)
        twin.seats = self.seats[:]
        twin.chosen = self.chosen[:]
        return twin
