# Compiled by mypyc where a C compiler is present.
"""Setting up: start cards and their sides, the order of first players, the colonies."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.hadara.components import EXTRA_COINS, START_CARDS
from ecumene.games.hadara.numbers import EPOCH_COUNT, INITIATIVE, SIDE, STACK_COUNT, STACK_SIZE, START, TRACK_COUNT
from ecumene.games.hadara.state import AskTogether, Civilization, Position
from ecumene.kernel.decisions import Decision


def deal_start_cards(state: Position) -> None:
    cards = list(range(len(START_CARDS)))
    state.rng.shuffle(cards)
    seat_start_cards(state, cards[: state.players])


def seat_start_cards(state: Position, cards: list[int]) -> None:
    """Give every seat its start card; initiative decides who is first player when."""
    state.civilizations = [Civilization(card) for card in cards]
    initiatives = [(INITIATIVE[card], seat) for seat, card in enumerate(cards)]
    state.order = [seat for _, seat in sorted(initiatives)]
    if state.journal is not None:
        for seat, card in enumerate(cards):
            state.journal.tell("start-card", player=seat, start=START_CARDS[card].id)


def first_player(state: Position, epoch: int) -> int:
    """The lowest initiative in epoch I, the next in II and III; two players take turns."""
    return state.order[(epoch - 1) % state.players]


def give_extra_coins(state: Position) -> None:
    """Coins for those who will be first player less often than others."""
    times = [0] * state.players
    for epoch in range(1, EPOCH_COUNT + 1):
        times[first_player(state, epoch)] += 1
    for seat in range(state.players):
        if times[seat] < max(times):
            state.civilizations[seat].coins += EXTRA_COINS
            if state.journal is not None:
                state.journal.tell("extra-coin", player=seat, coins=EXTRA_COINS)


def stack_colonies(state: Position) -> None:
    """A tile per player from each stack, backs unseen."""
    for stack in range(STACK_COUNT):
        tiles = list(range(stack * STACK_SIZE, (stack + 1) * STACK_SIZE))
        state.rng.shuffle(tiles)
        state.stacks[stack] = tiles[: state.players]


def take_side(state: Position, seat: int, side: int) -> None:
    """Coins and tracks as the side of the start card says."""
    civilization = state.civilizations[seat]
    civilization.side = side
    start = START[civilization.start_card][side]
    civilization.coins += start[0]
    for track in range(TRACK_COUNT):
        civilization.tracks[track] = start[1 + track]
    if state.journal is not None:
        state.journal.tell("side", player=seat, side=("side_A", "side_B")[side], coins=start[0])


class ChoosingSides(AskTogether):
    """Everybody chooses a side of their start card."""

    kind: ClassVar[str] = "side"

    def __init__(self, players: int) -> None:
        super().__init__(players)

    def legal(self, state: Position, seat: int) -> list[int]:
        return [SIDE, SIDE + 1]

    def reveal(self, state: Position) -> None:
        state.reveals += 1
        for seat in range(state.players):
            take_side(state, seat, self.chosen[seat] - SIDE)

    def clone(self) -> Decision[Position]:
        twin = ChoosingSides(0)
        twin.seats = self.seats[:]
        twin.chosen = self.chosen[:]
        return twin
