# Compiled by mypyc where a C compiler is present.
"""What a seat sees as a row of numbers for learners: written from the position itself, in a few microseconds.

Cities come clockwise from the reader's own. A card is one place, wherever cards may lie; numbers are scaled to about 1.
"""

from __future__ import annotations

from array import array
from typing import Final

from ecumene.games.seven_wonders.components import ANY, RESOURCES, SYMBOLS, TURNS_PER_AGE
from ecumene.games.seven_wonders.digging import Digging
from ecumene.games.seven_wonders.last_cards import Seventh
from ecumene.games.seven_wonders.numbers import CARD_COUNT, CARD_IDS, OPTION_KINDS, OPTIONS, WONDER_INDEX
from ecumene.games.seven_wonders.state import City, Position
from ecumene.games.seven_wonders.turn import Choose
from ecumene.kernel.rows import Places

#: The numbers of a city and what they are divided by.
CITY_NUMBERS: Final[list[tuple[str, float]]] = [
    ("stages", 4.0), ("coins", 10.0), ("shields", 6.0), ("victory_points", 18.0), ("defeats", 6.0),
    ("raw_left_cheap", 1.0), ("raw_right_cheap", 1.0), ("goods_cheap", 1.0), ("free_building", 1.0), ("last_card", 1.0),
    ("chosen", 1.0),
]  # fmt: skip
SCALES: Final[list[float]] = [scale for _, scale in CITY_NUMBERS]
WONDER_COUNT: Final = len(WONDER_INDEX)
OPTION_NAMES: Final[list[str]] = ["/".join(option) for option in OPTIONS] + [
    f"second {'/'.join(option)}" for option in OPTIONS
]


def city_names(city: int) -> list[str]:
    """What the places of one city are called; city 0 is the reader's."""
    own = [
        *(f"wonder={wonder}" for wonder in WONDER_INDEX),
        *(name for name, _ in CITY_NUMBERS),
        *(f"fixed.{name}" for name in RESOURCES),
        *(f"choice.{name}" for name in OPTION_NAMES),
        *(f"science.{name}" for name in (*SYMBOLS, ANY)),
        *(f"card={card}" for card in CARD_IDS),
    ]
    return [f"cities.{city}.{name}" for name in own]


class Observation:
    """The places of the row for so many players, and how they are filled."""

    def __init__(self, players: int) -> None:
        self.cities = max(players, 3)
        table = Places()
        self.age = table.words("age", ["1", "2", "3"])
        self.turn = table.one("turn")
        self.share = table.one("players")
        self.asked = table.one("asked")
        self.digs = table.one("digs")
        self.plays_seventh = table.one("plays_seventh")
        self.for_free_city = table.one("for_free_city")
        self.free_city_mine = table.one("free_city_mine")
        self.discard_size = table.one("discard_size")
        self.pile_size = table.one("pile_size")
        self.hand = table.words("hand", CARD_IDS)
        self.tucked = table.words("tucked", CARD_IDS)
        self.discard = table.words("discard", CARD_IDS)
        self.first_city = len(table.names)
        for city in range(self.cities):
            table.each(city_names(city))
        self.names: tuple[str, ...] = tuple(table.names)
        self.blank = bytes(4 * len(self.names))

    def encode(self, state: Position, seat: int) -> array[float]:
        row = array("f", self.blank)
        digs = self._table(row, state, seat)
        for card in state.hands[seat]:
            row[self.hand + card] = 1.0
        for card in state.cities[seat].tucked:
            row[self.tucked + card] = 1.0
        if digs:
            for card in state.discard:
                row[self.discard + card] = 1.0
        at = self.first_city
        choosing = state.stack[-1].seats if state.stack and state.stack[-1].kind == Choose.kind else None
        for i in range(self.cities):
            index = (seat + i) % self.cities
            chosen = choosing is not None and index < state.players and index not in choosing
            at = _city(row, at, state.cities[index], chosen)
        return row

    def _table(self, row: array[float], state: Position, seat: int) -> bool:
        """The head of the row; tells whether the seat digs in the discard pile."""
        row[self.age + min(max(state.age, 1), 3) - 1] = 1.0
        row[self.turn] = state.turn / TURNS_PER_AGE
        row[self.share] = state.players / 7.0
        digs = False
        if state.asked(seat):
            kind = state.stack[-1].kind
            digs = kind == Digging.kind
            free_city = state.asked_for(seat) >= state.players
            row[self.asked] = 1.0
            row[self.digs] = 1.0 if digs else 0.0
            row[self.plays_seventh] = 1.0 if kind == Seventh.kind else 0.0
            row[self.for_free_city] = 1.0 if free_city else 0.0
            if free_city and kind == Seventh.kind:
                for card in state.pile:
                    row[self.hand + card] = 1.0
        row[self.free_city_mine] = 1.0 if state.controls(seat) else 0.0
        row[self.discard_size] = len(state.discard) / 20.0
        row[self.pile_size] = len(state.pile) / 7.0
        return digs


def _city(row: array[float], at: int, city: City, chosen: bool) -> int:
    """Everything public about a city; the place after it."""
    row[at + city.wonder] = 1.0
    at += WONDER_COUNT
    prices = int(city.prices)
    numbers = [
        city.stages, city.coins, city.shields, city.victories, city.defeats,
        prices & 1, prices >> 1 & 1, prices >> 2 & 1, int(city.free_ready), int(city.last_card), int(chosen),
    ]  # fmt: skip
    for i in range(len(SCALES)):
        if numbers[i]:
            row[at + i] = numbers[i] / SCALES[i]
    at += len(SCALES)
    fixed = int(city.fixed)
    for i in range(len(RESOURCES)):
        n = fixed >> 4 * i & 15
        if n:
            row[at + i] = n / 2.0
    at += len(RESOURCES)
    options = int(city.options)
    for i in range(2 * OPTION_KINDS):
        if options >> i & 1:
            row[at + i] = 1.0
    at += 2 * OPTION_KINDS
    science = int(city.science)
    for i in range(len(SYMBOLS) + 1):
        n = science >> 8 * i & 255
        if n:
            row[at + i] = n / 3.0
    at += len(SYMBOLS) + 1
    for card in city.cards:
        row[at + card] = 1.0
    return at + CARD_COUNT
