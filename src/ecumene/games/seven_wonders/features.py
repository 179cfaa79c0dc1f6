# Compiled by mypyc where a C compiler is present.
"""Features of 7 Wonders to learn from: the position a seat will see after its action, while all others stand still.

Everything here reads what the seat may know.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ecumene.games.seven_wonders import scoring
from ecumene.games.seven_wonders.building import build, counted_coins
from ecumene.games.seven_wonders.cards import CARDS
from ecumene.games.seven_wonders.components import COLORS, DISCARD_COINS, RED, RESOURCES
from ecumene.games.seven_wonders.copying import copyable
from ecumene.games.seven_wonders.judgement import AGES, RAW, RAW_MASK, produced
from ecumene.games.seven_wonders.numbers import (
    ACTION_CARD,
    ACTION_KIND,
    ACTION_PAY,
    BUILD,
    BUILD_FREE,
    CARD,
    COPY,
    DECKS,
    DIG,
    DISCARD,
    GOODS_BOTH,
    OPTION_UNITS,
    PAY_TOTAL,
    RAW_LEFT,
    RAW_RIGHT,
    STAGE,
    WONDER_COSTS,
    WONDER_STAGES,
)
from ecumene.games.seven_wonders.state import City, Position
from ecumene.games.seven_wonders.trade import lacking, units
from ecumene.games.seven_wonders.wonders import WONDERS

_RED_SHIFT: Final = 8 * COLORS.index(RED)

OWN: Final = (
    "military", "coins", "coins to 3", "coins to 8", "wonder", "civilian", "science", "commercial", "guilds",
    "shields", "lead left", "lead right", "conflicts ahead", "conflicts behind", "next symbol", "most symbols",
    "second symbols", "least symbols", "free symbols", *(f"makes {name}" for name in RESOURCES), "raw kinds",
    "goods kinds", "shortfall", "shortfall with trade", "later shortfall", "later shortfall with trade",
    "stage shortfall", "stage shortfall with trade", "stages to build", "cheap raw left", "cheap raw right",
    "cheap goods", "free building", "copy", "red cards",
)  # fmt: skip
RIVALS: Final = (
    "left points", "right points", "best points", "mean points", "left coins", "right coins", "left science",
    "right science", "best science", "left units", "right units", "passed best", "passed mean",
)  # fmt: skip
BOARD: Final = len(OWN) + len(RIVALS)
_CARD: Final = BOARD + len(WONDERS) * 5
NAMES: Final[tuple[str, ...]] = (
    *OWN,
    *RIVALS,
    *(f"{wonder.id} {wonder.side} {stage}" for wonder in WONDERS for stage in range(5)),
    *(f"card {card.id}" for card in CARDS),
)


@lru_cache(maxsize=1 << 16)
def shortfall(
    age: int, cities: int, fixed: int, options: int, left: int, left_options: int, right: int, right_options: int
) -> tuple[float, float]:
    """Units a city lacks for a card of an age on average: by its own production, and with what neighbours sell."""
    costs = COSTS[age][cities]
    own = 0
    traded = 0
    for cost in costs:
        missing = lacking(cost, fixed)
        if missing:
            missing = after_choices(int(missing), options)
            own += int(units(missing))
            missing = lacking(lacking(missing, left), right)
            if missing:
                missing = after_choices(after_choices(int(missing), left_options), right_options)
                traded += int(units(missing))
    return own / len(costs), traded / len(costs)


def after_choices(missing: int, options: int) -> int:
    """What is still missing when every either-or production delivers the first thing that helps."""
    if not options:
        return missing
    for option, alternatives in enumerate(OPTION_UNITS):
        if options >> option & 1:
            for unit in alternatives:
                if missing & (unit * 15):
                    missing -= unit
                    break
    return missing


def _costs(age: int, cities: int) -> list[int]:
    deck = DECKS[age][cities] if age < AGES else [i for i, card in enumerate(CARDS) if card.age == age]
    return [CARD[card].cost for card in deck if CARD[card].cost] or [0]


COSTS: Final[list[list[list[int]]]] = [[_costs(age, cities) for cities in range(8)] for age in range(AGES + 1)]


def own_features(state: Position, index: int) -> list[float]:
    """The features of a city and its borders; those of rivals are still to be filled in."""
    row = [0.0] * len(NAMES)
    city = state.cities[index]
    left = state.cities[state.left(index)]
    right = state.cities[state.right(index)]
    sheet = scoring.score(state, index)
    row[0] = sheet[0]
    row[1] = city.coins
    row[2] = min(city.coins, 3)
    row[3] = min(city.coins, 8)
    row[4] = sheet[2]
    row[5] = sheet[3]
    row[6] = sheet[4]
    row[7] = sheet[5]
    row[8] = sheet[6]
    lead_left = city.shields - left.shields
    lead_right = city.shields - right.shields
    row[9] = city.shields
    row[10] = max(-4, min(4, lead_left))
    row[11] = max(-4, min(4, lead_right))
    row[12] = (lead_left > 0) + (lead_right > 0)
    row[13] = (lead_left < 0) + (lead_right < 0)
    _science_features(city, row)
    _market_features(state, city, left, right, row)
    row[BOARD + city.wonder * 5 + min(city.stages, 4)] = 1.0
    for card in city.cards:
        row[_CARD + card] = 1.0
    row[37] = bool(city.prices & GOODS_BOTH)
    row[38] = city.free_ready
    if city.copies_guild and state.age == AGES:
        row[39] = max([scoring.copy_worth(state, index, guild) for guild in copyable(state, index)] or [0])
    row[40] = int(city.colors >> _RED_SHIFT & 255)
    return row


def _science_features(city: City, row: list[float]) -> None:
    packed = int(city.science)
    symbols = sorted([packed & 255, packed >> 8 & 255, packed >> 16 & 255])
    wild = packed >> 24
    now = scoring.science_points(symbols[0], symbols[1], symbols[2], wild)
    row[14] = scoring.science_points(symbols[0], symbols[1], symbols[2], wild + 1) - now
    row[15] = symbols[2]
    row[16] = symbols[1]
    row[17] = symbols[0]
    row[18] = wild


def _market_features(state: Position, city: City, left: City, right: City, row: list[float]) -> None:
    kinds = [0, 0]
    for resource in range(len(RESOURCES)):
        makes = produced(city, resource)
        row[19 + resource] = min(makes, 3)
        if makes:
            kinds[resource >= RAW] += 1
    row[26] = kinds[0]
    row[27] = kinds[1]
    size = len(state.cities)
    market = (
        int(city.fixed), int(city.options), int(left.sold), int(left.sold_options), int(right.sold),
        int(right.sold_options),
    )  # fmt: skip
    row[28], row[29] = shortfall(state.age, size, *market)
    row[30], row[31] = shortfall(min(state.age + 1, AGES), size, *market)
    costs = WONDER_COSTS[city.wonder]
    row[34] = len(costs) - city.stages
    if city.stages < len(costs):
        missing = after_choices(int(lacking(costs[city.stages], city.fixed)), int(city.options))
        row[32] = int(units(missing))
        row[33] = int(units(lacking(lacking(missing, left.sold), right.sold)))
    if city.prices & RAW_LEFT:
        row[35] = 1.0 + int(units(left.sold & RAW_MASK))
    if city.prices & RAW_RIGHT:
        row[36] = 1.0 + int(units(right.sold & RAW_MASK))


def rival_features(state: Position, seat: int) -> list[float]:
    """What does not change by the seat's own action, in the order of ``RIVALS``."""
    left = state.left(seat)
    right = state.right(seat)
    totals: list[int] = []
    science: list[int] = []
    best = 0
    most_science = 0
    for index in range(len(state.cities)):
        sheet = scoring.score(state, index)
        totals.append(sum(sheet))
        science.append(sheet[4])
        if index != seat and index < state.players:
            best = max(best, totals[index])
            most_science = max(most_science, sheet[4])
    mean = (sum(totals) - totals[seat]) / (len(totals) - 1)
    return [
        totals[left],
        totals[right],
        best,
        mean,
        state.cities[left].coins,
        state.cities[right].coins,
        science[left],
        science[right],
        most_science,
        int(units(state.cities[left].sold)),
        int(units(state.cities[right].sold)),
        0.0,
        0.0,
    ]


def after(state: Position, index: int, seat: int, action: int) -> list[float]:
    """The seat's own features with its action carried out. The state is as before afterwards."""
    kind = ACTION_KIND[action]
    card = ACTION_CARD[action]
    before = state.cities[index]
    city = before.clone()
    state.cities[index] = city
    if kind == BUILD or kind == BUILD_FREE or kind == DIG:
        if kind == BUILD and not before.standing & CARD[card].chain:
            city.coins -= CARD[card].coins + PAY_TOTAL[ACTION_PAY[action]]
        elif kind == BUILD_FREE:
            city.free_ready = False
        build(state, index, card)
        city.coins += counted_coins(state, index, CARD[card].gains)
    elif kind == STAGE:
        city.coins -= PAY_TOTAL[ACTION_PAY[action]]
        city.gain_stage(WONDER_STAGES[city.wonder][city.stages])
        city.stages += 1
    elif kind == DISCARD:
        city.coins += DISCARD_COINS
    elif kind == COPY:
        city.copy = card
    row = own_features(state, seat)
    state.cities[index] = before
    return row
