# Compiled by mypyc where a C compiler is present.
"""What lies there in a game of Hadara."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.hadara.components import BONUS_TILES_PER_TRACK
from ecumene.games.hadara.effects import POWERS
from ecumene.games.hadara.numbers import (
    CARD_ID,
    COLOR_COUNT,
    NO_STATUE,
    PLAIN_GROUPS,
    STACK_COUNT,
    STATUE_COUNT,
    TRACK_COUNT,
    WHOLE_GROUPS,
)
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
STEPS: Final[list[i64]] = [
    SET_WHEEL, DRAW, TAKE_INCOME, CAPTURE, BUILD,
    TAKE, TAKE_INCOME, CAPTURE, BUILD, FEED, BUY_MEDALS,
]  # fmt: skip
LAST_STEP: Final = 10
PHASE_B: Final = 5


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

    tracks: list[i64]
    counts: list[i64]  # own cards by colour
    powers: list[i64]  # what the effects of the cards sum up to
    tiles: list[i64]  # bonus tiles not used yet, by track
    statues: list[int]  # by slot
    colonies: list[int]  # the tile captured from each stack
    silver: list[int]  # the track of each silver medal
    cards: list[int]
    hand: list[int]  # drawn in phase A and not decided yet
    sold: list[int]  # in phase A, seen by nobody else

    def __init__(self, start_card: int) -> None:
        self.start_card = start_card
        self.side = -1  # 0: A, 1: B
        self.coins: i64 = 0
        self.gold = 0
        self.annexed = 0  # bit mask over ``colonies``: turned to their backs
        self.card_tile = -1  # the track of the bonus tile that lies on a card

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


def found(start_card: int) -> Civilization:
    """A civilization with nothing but its start card and its bonus tiles."""
    civilization = Civilization(start_card)
    civilization.tracks = [0] * TRACK_COUNT
    civilization.counts = [0] * COLOR_COUNT
    civilization.powers = [0] * POWERS
    civilization.tiles = [BONUS_TILES_PER_TRACK] * TRACK_COUNT
    civilization.statues = [NO_STATUE] * STATUE_COUNT
    civilization.colonies = [-1] * STACK_COUNT
    civilization.silver = []
    civilization.cards = []
    civilization.hand = []
    civilization.sold = []
    return civilization


class Position(State):
    """The whole game: civilizations clockwise, the five decks round the wheel, their discard piles, the colonies."""

    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.starred = True
        self.epoch = 0  # 1 to 3; 0 before the first
        self.step: i64 = 0  # the place in ``STEPS``
        self.turn: i64 = 0  # how many turns (or rounds of drawing) of the step have begun
        self.turns: i64 = 0  # how many there are
        self.first: i64 = 0  # the first player of the epoch
        self.wheel: i64 = 0  # the place of the ring the first crest of the wheel points at
        self.ring: list[int] = []  # the colour of the deck at each place, clockwise
        self.crests: list[int] = []  # by seat: the place of its crest on the wheel
        self.order: list[int] = []  # seats by initiative
        self.civilizations: list[Civilization] = []
        self.decks: list[list[int]] = []  # by colour, top card last
        self.piles: list[list[int]] = []  # discard piles by colour, top card last
        self.gone: list[int] = []  # out of the game, and everybody saw which card it was
        self.box: list[int] = []  # left over when the decks were dealt, seen by nobody
        self.stacks: list[list[int]] = []  # colony tiles, top tile last

    def next_seat(self) -> i64:
        """Whose turn begins now in the present step."""
        seat = (self.first + self.turn) % self.players
        self.turn += 1
        return seat

    def deck_of(self, seat: i64) -> i64:
        """The colour of the deck the seat's crest points at."""
        return self.ring[(self.wheel + self.crests[seat]) % COLOR_COUNT]

    def point_crest(self, seat: int, color: int) -> None:
        """Turn the wheel until the seat's crest points at a deck."""
        self.wheel = (self.ring.index(color) - self.crests[seat]) % COLOR_COUNT

    def cards_of(self, group: int) -> list[int]:
        """All cards of an epoch and colour that are in this game."""
        return WHOLE_GROUPS[group] if self.starred else PLAIN_GROUPS[group]

    def copy_onto(self, twin: Position) -> None:
        """Give a copy the same position."""
        self.hand_over(twin)
        twin.starred = self.starred
        twin.epoch = self.epoch
        twin.step = self.step
        twin.turn = self.turn
        twin.turns = self.turns
        twin.first = self.first
        twin.wheel = self.wheel
        twin.ring = self.ring  # drawn once and never changed, like ``crests`` and ``order``
        twin.crests = self.crests
        twin.order = self.order
        twin.civilizations = [civilization.clone() for civilization in self.civilizations]
        twin.decks = [deck[:] for deck in self.decks]
        twin.piles = [pile[:] for pile in self.piles]
        twin.gone = self.gone[:]
        twin.box = self.box[:]
        twin.stacks = [stack[:] for stack in self.stacks]
