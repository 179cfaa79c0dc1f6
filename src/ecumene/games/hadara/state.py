# Compiled by mypyc where a C compiler is present.
"""What lies on the table of Hadara."""

from __future__ import annotations

from typing import Final

from ecumene.games.hadara.components import BONUS_TILES_PER_TRACK
from ecumene.games.hadara.effects import POWERS
from ecumene.games.hadara.numbers import (
    CARD_ID,
    COLOR_COUNT,
    NO_STATUE,
    PLACE,
    PLAIN_GROUPS,
    RING,
    STACK_COUNT,
    STATUE_COUNT,
    TRACK_COUNT,
    WHOLE_GROUPS,
)
from ecumene.kernel.decisions import Decision
from ecumene.kernel.rng import Rng
from ecumene.kernel.state import State

# What an epoch consists of, in the order of the player aid; phase B begins where cards are taken from the piles.
SET_WHEEL: Final = 0
DRAW: Final = 1
TAKE_INCOME: Final = 2
CAPTURE: Final = 3
BUILD: Final = 4
TAKE: Final = 5
FEED: Final = 6
BUY_MEDALS: Final = 7
STEPS: Final[list[int]] = [
    SET_WHEEL, DRAW, TAKE_INCOME, CAPTURE, BUILD,
    TAKE, TAKE_INCOME, CAPTURE, BUILD, FEED, BUY_MEDALS,
]  # fmt: skip
STEP_NAMES: Final = ("set_wheel", "draw", "take_income", "capture", "build", "take", "feed", "buy_medals")
LAST_STEP: Final = len(STEPS) - 1
PHASE_B: Final = STEPS.index(TAKE)


def names(cards: list[int]) -> list[str]:
    return [CARD_ID[card] for card in cards]


class Civilization:
    """A player board with everything around it. Cards, tracks and tiles are numbers of ``numbers``."""

    __slots__ = (
        "annexed",
        "card_tile",
        "cards",
        "coins",
        "colonies",
        "counts",
        "gold",
        "hand",
        "powers",
        "side",
        "silver",
        "sold",
        "start_card",
        "statues",
        "tiles",
        "tracks",
    )

    def __init__(self, start_card: int) -> None:
        self.start_card = start_card
        self.side = -1  # 0: A, 1: B
        self.coins = 0
        self.gold = 0
        self.annexed = 0  # bit mask over ``colonies``: turned to their backs
        self.card_tile = -1  # the track of the bonus tile that lies on a card
        self.tracks = [0] * TRACK_COUNT
        self.counts = [0] * COLOR_COUNT  # own cards by colour
        self.powers = [0] * POWERS
        self.tiles = [BONUS_TILES_PER_TRACK] * TRACK_COUNT
        self.statues = [NO_STATUE] * STATUE_COUNT
        self.colonies = [-1] * STACK_COUNT  # the tile captured from each stack
        self.silver: list[int] = []  # the track of each silver medal
        self.cards: list[int] = []
        self.hand: list[int] = []  # drawn in phase A and not decided yet
        self.sold: list[int] = []  # in phase A, seen by nobody else

    def clone(self) -> Civilization:
        twin = Civilization(self.start_card)
        twin.side = self.side
        twin.coins = self.coins
        twin.gold = self.gold
        twin.annexed = self.annexed
        twin.card_tile = self.card_tile
        twin.tracks = self.tracks[:]
        twin.counts = self.counts[:]
        twin.powers = self.powers[:]
        twin.tiles = self.tiles[:]
        twin.statues = self.statues[:]
        twin.colonies = self.colonies[:]
        twin.silver = self.silver[:]
        twin.cards = self.cards[:]
        twin.hand = self.hand[:]
        twin.sold = self.sold[:]
        return twin

    def plundered(self) -> list[int]:
        """The tiles that lie front up; nobody has seen their backs."""
        return [tile for i, tile in enumerate(self.colonies) if tile >= 0 and not self.annexed >> i & 1]

    def dump(self) -> dict[str, object]:
        """All that everybody can see of it."""
        return {
            "start": [self.start_card, self.side],
            "coins": self.coins,
            "tracks": self.tracks,
            "tiles": self.tiles,
            "card_tile": self.card_tile,
            "statues": self.statues,
            "colonies": [tile if self.annexed >> i & 1 else min(tile, 0) for i, tile in enumerate(self.colonies)],
            "annexed": self.annexed,
            "silver": self.silver,
            "gold": self.gold,
            "cards": names(self.cards),
        }


class Ask(Decision["Position"]):
    """A decision of Hadara: it knows its answers and what each of them does."""

    def legal(self, state: Position, seat: int) -> list[int]:
        raise NotImplementedError

    def answer(self, state: Position, seat: int, action: int) -> None:
        """Carry out the answer; leave the stack if nothing more is asked."""
        raise NotImplementedError

    def facts(self) -> list[int]:
        """What has happened in this decision so far, for the dump."""
        return []


class AskTogether(Ask):
    """Something all players decide at once; nothing is shown until all have."""

    def __init__(self, players: int) -> None:
        super().__init__(list(range(players)))
        self.chosen = [-1] * players

    def answer(self, state: Position, seat: int, action: int) -> None:
        self.chosen[seat] = action
        self.seats.remove(seat)
        if state.journal is not None:
            state.journal.tell("chose", player=seat)
        if not self.seats:
            state.stack.pop()
            self.reveal(state)

    def committed(self, seat: int) -> list[int]:
        return [self.chosen[seat]] if self.chosen[seat] >= 0 else []

    def withdraw(self, state: Position, seat: int) -> None:
        self.chosen[seat] = -1
        self.seats.append(seat)
        self.seats.sort()

    def reveal(self, state: Position) -> None:
        """All have chosen: carry it out."""
        raise NotImplementedError


class Position(State):
    """The whole game: civilizations clockwise, the five decks round the wheel, their discard piles, the colonies."""

    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.starred = True
        self.epoch = 0  # 1 to 3; 0 before the first
        self.step = 0  # the place in ``STEPS``
        self.turn = 0  # how many players (or rounds of drawing) have begun this step
        self.first = 0  # the first player of the epoch
        self.wheel = 0  # the place of the ring the first crest points at
        self.order: list[int] = []  # seats by initiative
        self.civilizations: list[Civilization] = []
        self.decks: list[list[int]] = [[] for _ in range(COLOR_COUNT)]  # by colour, top card last
        self.piles: list[list[int]] = [[] for _ in range(COLOR_COUNT)]  # discard piles, top card last
        self.gone: list[int] = []  # out of the game, and everybody saw which card it was
        self.box: list[int] = []  # left over when the decks were dealt, seen by nobody
        self.stacks: list[list[int]] = [[] for _ in range(STACK_COUNT)]  # colony tiles, top tile last

    def deck_of(self, seat: int) -> int:
        """The colour of the deck the seat's crest points at."""
        return RING[(self.wheel + seat) % COLOR_COUNT]

    def point_crest(self, seat: int, color: int) -> None:
        """Turn the wheel until the seat's crest points at a deck."""
        self.wheel = (PLACE[color] - seat) % COLOR_COUNT

    def cards_of(self, group: int) -> list[int]:
        """All cards of an epoch and colour that are in this game."""
        return WHOLE_GROUPS[group] if self.starred else PLAIN_GROUPS[group]

    def copy_onto(self, state: Position) -> None:
        """Give another table the same position."""
        self.hand_over(state)
        state.starred = self.starred
        state.epoch = self.epoch
        state.step = self.step
        state.turn = self.turn
        state.first = self.first
        state.wheel = self.wheel
        state.order = self.order[:]
        state.civilizations = [civilization.clone() for civilization in self.civilizations]
        state.decks = [deck[:] for deck in self.decks]
        state.piles = [pile[:] for pile in self.piles]
        state.gone = self.gone[:]
        state.box = self.box[:]
        state.stacks = [stack[:] for stack in self.stacks]
