# Compiled by mypyc where a C compiler is present.
"""What lies there in a game of 7 Wonders: the cities, the hands, the piles, and what the players may remember."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, trait

from ecumene.games.seven_wonders.cards import CARDS
from ecumene.games.seven_wonders.components import FREE_CITY, START_COINS, TURNS_PER_AGE
from ecumene.games.seven_wonders.numbers import OPTION_BITS, OPTION_KINDS, WONDER_STAGES, WONDER_START, Gains
from ecumene.games.seven_wonders.wonders import WONDERS
from ecumene.kernel.journal import Fact
from ecumene.kernel.messages import Seat
from ecumene.kernel.rng import Rng
from ecumene.kernel.state import State

#: How a card left a hand.
BUILT: Final = 0
TUCKED: Final = 1
DISCARDED: Final = 2
LEFT_OVER: Final = 3

FREE_CITY_FIRST: Final = [2, 0, 1]
CLOCKWISE: Final[list[list[int]]] = [list(range(cities)) for cities in range(8)]


class City:
    """A wonder board with everything around it. Packed numbers are explained in ``numbers``."""

    __slots__ = (
        "cards",
        "coins",
        "colors",
        "copies_guild",
        "copy",
        "defeats",
        "fixed",
        "free_building",
        "free_ready",
        "last_card",
        "option_bits",
        "options",
        "points",
        "prices",
        "science",
        "shields",
        "sold",
        "sold_bits",
        "sold_options",
        "stages",
        "standing",
        "tucked",
        "victories",
        "wonder",
    )

    def __init__(self, wonder: int) -> None:
        self.wonder = wonder
        self.stages = 0
        self.coins = START_COINS
        self.shields = 0
        self.victories = 0  # points of the victory tokens
        self.defeats = 0  # number of defeat tokens
        self.points = 0  # printed on blue cards
        self.fixed: i64 = WONDER_START[wonder]
        self.options: i64 = 0
        self.option_bits: i64 = 0  # all bits of the resources that those may deliver
        self.sold: i64 = WONDER_START[wonder]
        self.sold_options: i64 = 0
        self.sold_bits: i64 = 0
        self.prices: i64 = 0
        self.standing: i64 = 0
        self.colors: i64 = 0
        self.science: i64 = 0
        self.last_card = False
        self.free_building = False
        self.free_ready = False
        self.copies_guild = False
        self.copy = -1
        self.cards: list[int] = []
        self.tucked: list[int] = []

    def gain(self, gains: Gains) -> None:
        """Everything a card or stage gives at once and for good, but for coins that depend on other cards."""
        self.fixed += gains.fixed
        self.sold += gains.sold
        self.shields += gains.shields
        self.coins += gains.coins
        self.colors += gains.color
        self.science += gains.science
        self.prices |= gains.prices
        if gains.option >= 0:
            bit = 1 << gains.option
            self.options |= bit << OPTION_KINDS if self.options & bit else bit
            self.option_bits |= OPTION_BITS[gains.option]
            if gains.option_sold:
                self.sold_options |= bit
                self.sold_bits |= OPTION_BITS[gains.option]

    def gain_stage(self, gains: Gains) -> None:
        self.gain(gains)
        self.last_card = self.last_card or gains.last_card
        self.copies_guild = self.copies_guild or gains.copies
        if gains.free_building:
            self.free_building = True
            self.free_ready = True

    def next_stage(self) -> Gains | None:
        stages = WONDER_STAGES[self.wonder]
        return stages[self.stages] if self.stages < len(stages) else None

    def clone(self) -> City:
        city = City(self.wonder)
        city.assume(self)
        city.cards = self.cards[:]
        city.tucked = self.tucked[:]
        return city

    def assume(self, city: City) -> None:
        """Become as another city is; its lists of cards are shared until somebody else's are put in their place."""
        self.wonder = city.wonder
        self.stages = city.stages
        self.coins = city.coins
        self.shields = city.shields
        self.victories = city.victories
        self.defeats = city.defeats
        self.points = city.points
        self.fixed = city.fixed
        self.options = city.options
        self.option_bits = city.option_bits
        self.sold = city.sold
        self.sold_options = city.sold_options
        self.sold_bits = city.sold_bits
        self.prices = city.prices
        self.standing = city.standing
        self.colors = city.colors
        self.science = city.science
        self.last_card = city.last_card
        self.free_building = city.free_building
        self.free_ready = city.free_ready
        self.copies_guild = city.copies_guild
        self.copy = city.copy
        self.cards = city.cards
        self.tucked = city.tucked

    def dump(self) -> list[object]:
        wonder = WONDERS[self.wonder]
        return [
            f"{wonder.id} {wonder.side}",
            [self.stages, self.coins, self.victories, self.defeats, self.copy, self.free_ready],
            names_of(self.cards),
        ]


@trait
class ForCity:
    """What every decision of the game can say: the city it is taken for, and the cards one may choose from."""

    def city_of(self, state: Position, seat: int) -> int:
        """The city a seat decides for: as a rule its own."""
        return seat

    def cards_for(self, state: Position, seat: int) -> list[int]:
        """What a seat may play, if it plays a card of a hand."""
        return []


class Position(State):
    """The whole game: cities clockwise, so that the left neighbour of city i is city i + 1.

    With two players the third city is the Free City, played by whoever controls it in that turn.
    """

    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.age = 0
        self.turn = 0
        self.step = 0  # of the turn: see ``rules``
        self.cities: list[City] = []
        self.hands: list[list[int]] = []  # sorted
        self.pile: list[int] = []  # two players: the Free City's, top card last
        self.discard: list[int] = []
        self.digger = -1  # the city that earned a dig this turn
        self.seventh = -1  # how the city with the seventh card played it: as in ``moves``
        #: Every card that left a hand and how (``card | how << 8``): city by city in ``reveal_order``, turn by turn,
        #: and after the sixth turn of an age the last cards. What each seat can remember follows from it.
        self.moves: list[int] = []
        self.drawn: list[int] = []  # two players: what the controllers drew, in order
        self.dug: list[int] = []  # packed by ``pack_dig``
        #: Two players: when the Free City had to sell a card, and what could have been played for it instead.
        self.forced: list[list[int]] = []
        #: When a dig was lost because the pile held nothing but what stands in the city, and which cards that means.
        self.fruitless: list[list[int]] = []

    def left(self, city: int) -> int:
        return city + 1 if city + 1 < len(self.cities) else 0

    def right(self, city: int) -> int:
        return city - 1 if city else len(self.cities) - 1

    def passes_left(self) -> bool:
        return self.age != 2

    def controller(self) -> int:
        """Who plays for the Free City in this turn (two players)."""
        return (self.age + self.turn) % 2

    def seat_of(self, city: int) -> int:
        """Who decides for a city."""
        return city if city < self.players else self.controller()

    def controls(self, seat: int) -> bool:
        """Whether a seat plays for the Free City in this turn."""
        return self.players == 2 and seat == self.controller()

    def asked_for(self, seat: int) -> int:
        """The city for which a seat that owes a decision has to decide."""
        decision = self.stack[-1]
        assert isinstance(decision, ForCity)
        return decision.city_of(self, seat)

    def reveal_order(self) -> list[int]:
        """The order in which cities act; it matters for the log only. The Free City comes first."""
        return FREE_CITY_FIRST if self.players == 2 else CLOCKWISE[len(self.cities)]

    def moment(self) -> int:
        """The number of this turn in the whole game, from 0."""
        return (self.age - 1) * TURNS_PER_AGE + self.turn - 1

    def copy_onto(self, state: Position) -> None:
        """Give another state the same position."""
        self.hand_over(state)
        state.age = self.age
        state.turn = self.turn
        state.step = self.step
        state.cities = [city.clone() for city in self.cities]
        state.hands = [hand[:] for hand in self.hands]
        state.pile = self.pile[:]
        state.discard = self.discard[:]
        state.digger = self.digger
        state.seventh = self.seventh
        state.moves = self.moves[:]
        state.drawn = self.drawn[:]
        state.dug = self.dug[:]
        state.forced = self.forced[:]
        state.fruitless = self.fruitless[:]


def pack_dig(card: int, seat: int, moment: int) -> int:
    """A look into the discard pile and what was taken from it (-1: nothing)."""
    return (card + 1) | seat << 8 | moment << 12


def named(state: Position, city: int) -> Fact:
    """A city in the journal: whoever sits there, or the Free City."""
    return Seat(city) if city < state.players else FREE_CITY


def names_of(cards: list[int]) -> list[str]:
    return [CARDS[card].id for card in cards]
