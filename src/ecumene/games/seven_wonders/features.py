# Compiled by mypyc where a C compiler is present.
"""Features of 7 Wonders to learn from: the position a seat will see after its action, while all others stand still.

Everything here reads what the seat may know.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from ecumene.games.seven_wonders import scoring
from ecumene.games.seven_wonders.building import counted_coins
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
    OPTION_BITS,
    OPTION_KINDS,
    PAY_TOTAL,
    RAW_LEFT,
    RAW_RIGHT,
    STAGE,
    WONDER_COSTS,
    WONDER_STAGES,
)
from ecumene.games.seven_wonders.state import City, Position
from ecumene.games.seven_wonders.trade import lacking, one_unit, units
from ecumene.games.seven_wonders.wonders import WONDERS
from ecumene.kernel.linear import Ledger

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
            missing = after_choices(missing, options)
            own += int(units(missing))
            missing = lacking(lacking(missing, left), right)
            if missing:
                missing = after_choices(after_choices(missing, left_options), right_options)
                traded += int(units(missing))
    return own / len(costs), traded / len(costs)


def after_choices(missing: i64, options: i64) -> i64:
    """What is still missing when every either-or production delivers the first thing that helps."""
    option: i64 = 0
    while options and missing:
        if options & 1:
            useful = missing & OPTION_BITS[option]
            if useful:
                missing -= one_unit(useful)
        options >>= 1
        option += 1
    return missing


def _costs(age: int, cities: int) -> list[int]:
    deck = DECKS[age][cities] if age < AGES else [i for i, card in enumerate(CARDS) if card.age == age]
    return [CARD[card].cost for card in deck if CARD[card].cost] or [0]


COSTS: Final[list[list[list[int]]]] = [[_costs(age, cities) for cities in range(8)] for age in range(AGES + 1)]


class Science:
    """What symbols are worth, and what one more would be."""

    def __init__(self, packed: int) -> None:
        self.packed = packed
        first = packed & 255
        second = packed >> 8 & 255
        third = packed >> 16 & 255
        self.wild = packed >> 24
        self.least = min(first, min(second, third))
        self.most = max(first, max(second, third))
        self.middle = first + second + third - self.least - self.most
        self.now = scoring.science_points(first, second, third, self.wild)
        self.more = scoring.science_points(first, second, third, self.wild + 1) - self.now


class Market:
    """What a city makes, and what it lacks for the cards of this age and the next one beside these neighbours."""

    def __init__(self, state: Position, city: City, left: City, right: City) -> None:
        self.fixed = city.fixed
        self.options = city.options
        self.sold = left.sold | right.sold << 28
        self.sold_options = left.sold_options | right.sold_options << OPTION_KINDS
        self.numbers: list[float] = []
        raw = 0
        goods = 0
        for resource in range(len(RESOURCES)):
            makes = produced(city, resource)
            self.numbers.append(float(min(makes, 3)))
            if makes and resource < RAW:
                raw += 1
            elif makes:
                goods += 1
        self.numbers.append(float(raw))
        self.numbers.append(float(goods))
        for age in (state.age, min(state.age + 1, AGES)):
            own, traded = shortfall(
                age, len(state.cities), int(city.fixed), int(city.options), int(left.sold), int(left.sold_options),
                int(right.sold), int(right.sold_options),
            )  # fmt: skip
            self.numbers.append(own)
            self.numbers.append(traded)

    def is_still(self, city: City, left: City, right: City) -> bool:
        """Whether nothing that counts here has changed."""
        return (
            self.fixed == city.fixed
            and self.options == city.options
            and self.sold == left.sold | right.sold << 28
            and self.sold_options == left.sold_options | right.sold_options << OPTION_KINDS
        )


class Standing:
    """How a seat stands before it acts: worked out once, for an action changes little of it."""

    def __init__(self, state: Position, seat: int) -> None:
        city = state.cities[seat]
        self.seat = seat
        self.science = Science(int(city.science))
        self.market = Market(state, city, state.cities[state.left(seat)], state.cities[state.right(seat)])
        self.cards = sorted(city.cards)
        self.counting = [card for card in city.cards if CARD[card].counts_for]

    def tell(self, state: Position, added: int, rivals: list[float], ledger: Ledger) -> None:
        """All features as they are now, with a card added to those that stood there (-1: none)."""
        city = state.cities[self.seat]
        left = state.cities[state.left(self.seat)]
        right = state.cities[state.right(self.seat)]
        self._tell_points(state, city, added, ledger)
        lead_left = city.shields - left.shields
        lead_right = city.shields - right.shields
        ledger.tell(9, city.shields)
        ledger.tell(10, max(-4, min(4, lead_left)))
        ledger.tell(11, max(-4, min(4, lead_right)))
        ledger.tell(12, (lead_left > 0) + (lead_right > 0))
        ledger.tell(13, (lead_left < 0) + (lead_right < 0))
        self._tell_science(city, ledger)
        self._tell_market(state, city, left, right, ledger)
        ledger.tell(37, 1 if city.prices & GOODS_BOTH else 0)
        ledger.tell(38, 1 if city.free_ready else 0)
        if city.copies_guild and state.age == AGES:
            worths = [scoring.copy_worth(state, self.seat, guild) for guild in copyable(state, self.seat)]
            ledger.tell(39, max(worths or [0]))
        ledger.tell(40, int(city.colors >> _RED_SHIFT & 255))
        ledger.tell_all(len(OWN), rivals)
        ledger.tell(BOARD + city.wonder * 5 + min(city.stages, 4), 1)
        self._tell_cards(added, ledger)

    def _tell_points(self, state: Position, city: City, added: int, ledger: Ledger) -> None:
        ledger.tell(0, city.victories - city.defeats)
        ledger.tell(1, city.coins)
        ledger.tell(2, min(city.coins, 3))
        ledger.tell(3, min(city.coins, 8))
        ledger.tell(4, scoring.wonder_points(city))
        ledger.tell(5, city.points)
        ledger.tell(6, scoring.science_of(city))
        sums = scoring.Counted()
        for card in self.counting:
            sums.add(state, self.seat, card)
        if added >= 0:
            sums.add(state, self.seat, added)
        if city.copy >= 0:
            sums.add(state, self.seat, city.copy)
        ledger.tell(7, sums.commercial)
        ledger.tell(8, sums.guilds)

    def _tell_science(self, city: City, ledger: Ledger) -> None:
        science = self.science
        if science.packed != int(city.science):
            science = Science(int(city.science))
        ledger.tell(14, science.more)
        ledger.tell(15, science.most)
        ledger.tell(16, science.middle)
        ledger.tell(17, science.least)
        ledger.tell(18, science.wild)

    def _tell_market(self, state: Position, city: City, left: City, right: City, ledger: Ledger) -> None:
        market = self.market if self.market.is_still(city, left, right) else Market(state, city, left, right)
        ledger.tell_all(19, market.numbers)
        costs = WONDER_COSTS[city.wonder]
        if city.stages < len(costs):
            missing = after_choices(lacking(costs[city.stages], city.fixed), city.options)
            ledger.tell(32, int(units(missing)))
            ledger.tell(33, int(units(lacking(lacking(missing, left.sold), right.sold))))
        ledger.tell(34, len(costs) - city.stages)
        if city.prices & RAW_LEFT:
            ledger.tell(35, 1 + int(units(left.sold & RAW_MASK)))
        if city.prices & RAW_RIGHT:
            ledger.tell(36, 1 + int(units(right.sold & RAW_MASK)))

    def _tell_cards(self, added: int, ledger: Ledger) -> None:
        for card in self.cards:
            if 0 <= added < card:
                ledger.tell(_CARD + added, 1)
                added = -1
            ledger.tell(_CARD + card, 1)
        if added >= 0:
            ledger.tell(_CARD + added, 1)


def own_features(state: Position, index: int) -> list[float]:
    """The features of a city and its borders; those of rivals are not filled in."""
    row = [0.0] * len(NAMES)
    Standing(state, index).tell(state, -1, [], Ledger([], 0.0, row))
    return row


def rival_features(state: Position, seat: int) -> list[float]:
    """What does not change by the seat's own action, in the order of ``RIVALS``."""
    left = state.left(seat)
    right = state.right(seat)
    totals: list[int] = []
    science: list[int] = []
    others = 0
    best = 0
    most_science = 0
    for index in range(len(state.cities)):
        total = scoring.total(state, index)
        symbols = scoring.science_of(state.cities[index])
        totals.append(total)
        science.append(symbols)
        if index != seat:
            others += total
            if index < state.players:
                best = max(best, total)
                most_science = max(most_science, symbols)
    mean = others / (len(totals) - 1)
    return [
        float(totals[left]),
        float(totals[right]),
        float(best),
        mean,
        float(state.cities[left].coins),
        float(state.cities[right].coins),
        float(science[left]),
        float(science[right]),
        float(most_science),
        float(int(units(state.cities[left].sold))),
        float(int(units(state.cities[right].sold))),
        0.0,
        0.0,
    ]


def carry_out(state: Position, index: int, action: int) -> int:
    """Do to a city what an action of its own does, but for what neighbours are paid. The card that was built, or -1.

    The list of its cards stays as it is: it may be shared.
    """
    kind = ACTION_KIND[action]
    card = ACTION_CARD[action]
    city = state.cities[index]
    if kind == BUILD or kind == BUILD_FREE or kind == DIG:
        if kind == BUILD and not city.standing & CARD[card].chain:
            city.coins -= CARD[card].coins + PAY_TOTAL[ACTION_PAY[action]]
        elif kind == BUILD_FREE:
            city.free_ready = False
        gains = CARD[card].gains
        city.gain(gains)
        city.points += gains.points
        city.standing |= CARD[card].building
        if gains.counts:
            city.coins += counted_coins(state, index, gains)
        return card
    if kind == STAGE:
        city.coins -= PAY_TOTAL[ACTION_PAY[action]]
        city.gain_stage(WONDER_STAGES[city.wonder][city.stages])
        city.stages += 1
    elif kind == DISCARD:
        city.coins += DISCARD_COINS
    elif kind == COPY:
        city.copy = card
    return -1
