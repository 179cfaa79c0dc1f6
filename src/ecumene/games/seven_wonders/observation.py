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
TABLE_NAMES: Final[list[str]] = [
    "age=1", "age=2", "age=3", "turn", "players", "asked", "digs", "plays_seventh", "for_free_city", "free_city_mine",
    "discard_size", "pile_size",
]  # fmt: skip


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
        own = [f"{zone}={card}" for zone in ("hand", "tucked", "discard") for card in CARD_IDS]
        cities = [name for city in range(self.cities) for name in city_names(city)]
        self.names: tuple[str, ...] = (*TABLE_NAMES, *own, *cities)
        self.blank = bytes(4 * len(self.names))

    def encode(self, state: Position, seat: int) -> array[float]:
        row = array("f", self.blank)
        at = len(TABLE_NAMES)
        digs = self._table(row, state, seat)
        for card in state.hands[seat]:
            row[at + card] = 1.0
        at += CARD_COUNT
        for card in state.cities[seat].tucked:
            row[at + card] = 1.0
        at += CARD_COUNT
        if digs:
            for card in state.discard:
                row[at + card] = 1.0
        at += CARD_COUNT
        choosing = state.stack[-1].seats if state.stack and state.stack[-1].kind == Choose.kind else None
        for i in range(self.cities):
            index = (seat + i) % self.cities
            chosen = choosing is not None and index < state.players and index not in choosing
            at = _city(row, at, state.cities[index], chosen)
        return row

    def _table(self, row: array[float], state: Position, seat: int) -> bool:
        """The head of the row; tells whether the seat digs in the discard pile."""
        row[min(max(state.age, 1), 3) - 1] = 1.0
        row[3] = state.turn / TURNS_PER_AGE
        row[4] = state.players / 7.0
        digs = False
        if state.asked(seat):
            kind = state.stack[-1].kind
            digs = kind == Digging.kind
            free_city = state.asked_for(seat) >= state.players
            row[5] = 1.0
            row[6] = 1.0 if digs else 0.0
            row[7] = 1.0 if kind == Seventh.kind else 0.0
            row[8] = 1.0 if free_city else 0.0
            if free_city and kind == Seventh.kind:
                for card in state.pile:
                    row[len(TABLE_NAMES) + card] = 1.0
        row[9] = 1.0 if state.controls(seat) else 0.0
        row[10] = len(state.discard) / 20.0
        row[11] = len(state.pile) / 7.0
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
