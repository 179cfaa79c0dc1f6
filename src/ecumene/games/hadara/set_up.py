# Compiled by mypyc where a C compiler is present.
"""Setting up: decks and crests, start cards and their sides, the order of first players, the colonies."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.hadara.components import COLORS, CRESTS, EXTRA_COINS, START_CARDS
from ecumene.games.hadara.numbers import (
    COLOR_COUNT,
    EPOCH_COUNT,
    FIRST_CRESTS,
    FIRST_RING,
    INITIATIVE,
    SIDE,
    STACK_COUNT,
    STACK_TILES,
    START,
    START_CARD_NUMBERS,
    TRACK_COUNT,
)
from ecumene.games.hadara.state import Position, found
from ecumene.games.hadara.words import say
from ecumene.kernel.decisions import UNDECIDED, Decision, Together
from ecumene.kernel.offers import Prompt

#: From this version of the rules on, the order of the decks and the crests of the seats are drawn.
DRAWN_BOARD: Final = 2


def join_board(state: Position) -> None:
    """The five parts of the board and the crests come together by chance; under the first rules they were fixed."""
    state.decks = [[] for _ in range(COLOR_COUNT)]
    state.piles = [[] for _ in range(COLOR_COUNT)]
    if state.rules < DRAWN_BOARD:
        state.ring = FIRST_RING
        state.crests = FIRST_CRESTS[: state.players]
        return
    state.ring = FIRST_RING[:]
    state.rng.shuffle(state.ring)
    crests = FIRST_CRESTS[:]
    state.rng.shuffle(crests)
    state.crests = crests[: state.players]
    if state.journal is not None:
        one, two, three, four, five = [COLORS[color] for color in state.ring]
        state.journal.tell("ring", one=one, two=two, three=three, four=four, five=five)
        for seat in range(state.players):
            state.journal.tell("crest", seat, crest=CRESTS[state.crests[seat]])


def deal_start_cards(state: Position) -> None:
    cards = START_CARD_NUMBERS[:]
    state.rng.shuffle(cards)
    seat_start_cards(state, cards[: state.players])


def seat_start_cards(state: Position, cards: list[int]) -> None:
    """Give every seat its start card; initiative decides who is first player when."""
    state.civilizations = [found(card) for card in cards]
    by_initiative = [-1] * len(INITIATIVE)
    for seat in range(len(cards)):
        by_initiative[INITIATIVE[cards[seat]] - 1] = seat
    state.order = [seat for seat in by_initiative if seat >= 0]
    if state.journal is not None:
        for seat, card in enumerate(cards):
            state.journal.tell("start-card", seat, start=START_CARDS[card].id)


def first_player(state: Position, epoch: int) -> int:
    """The lowest initiative in epoch I, the next in II and III; two players take turns."""
    return state.order[(epoch - 1) % state.players]


def give_extra_coins(state: Position) -> None:
    """Coins for those who will be first player less often than others."""
    times = [0] * state.players
    for epoch in range(1, EPOCH_COUNT + 1):
        times[first_player(state, epoch)] += 1
    for seat in range(state.players):
        if times[seat] < times[state.order[0]]:
            state.civilizations[seat].coins += EXTRA_COINS
            if state.journal is not None:
                state.journal.tell("extra-coin", seat, coins=EXTRA_COINS)


def stack_colonies(state: Position) -> None:
    """A tile per player from each stack, backs unseen."""
    state.stacks = []
    for stack in range(STACK_COUNT):
        tiles = STACK_TILES[stack][:]
        state.rng.shuffle(tiles)
        state.stacks.append(tiles[: state.players])


def take_side(state: Position, seat: int, side: int) -> None:
    """Coins and tracks as the side of the start card says."""
    civilization = state.civilizations[seat]
    civilization.side = side
    start = START[civilization.start_card][side]
    civilization.coins += start[0]
    for track in range(TRACK_COUNT):
        civilization.tracks[track] = start[1 + track]
    if state.journal is not None:
        state.journal.tell("side", seat, side=("side_A", "side_B")[side], coins=start[0])


class ChoosingSides(Together[Position]):
    """Everybody chooses a side of their start card."""

    kind: ClassVar[str] = "side"
    rule: ClassVar[str] = "start-cards"

    def legal(self, state: Position, seat: int) -> list[int]:
        return [SIDE, SIDE + 1]

    def reveal(self, state: Position) -> None:
        for seat in range(state.players):
            take_side(state, seat, self.chosen[seat] - SIDE)

    def clone(self) -> Decision[Position]:
        return ChoosingSides(self.seats[:], self.chosen[:])

    def prompt(self, state: Position, seat: int) -> Prompt:
        card = START_CARDS[state.civilizations[seat].start_card]
        return Prompt(self.kind, say.text("ask-side", start=card.id), self.rule)


def ask_for_sides(state: Position) -> None:
    state.stack.append(ChoosingSides(list(range(state.players)), [UNDECIDED] * state.players))
