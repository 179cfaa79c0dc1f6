# Compiled by mypyc where a C compiler is present.
"""What a bot needs to judge a position of 7 Wonders: a hand-made worth of every action, and features to learn from.

Everything here reads what the seat may know: the cities, its own hand, and what it passes on.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from mypy_extensions import i64

from ecumene.games.seven_wonders import scoring
from ecumene.games.seven_wonders.components import (
    CARDS,
    COLORS,
    DISCARD_COINS,
    RAW_MATERIALS,
    RED,
    RESOURCES,
    TURNS_PER_AGE,
    VICTORY_TOKENS,
    WONDERS,
)
from ecumene.games.seven_wonders.numbers import (
    ACTION_CARD,
    ACTION_KIND,
    ACTION_PAY,
    BUILD,
    BUILD_FREE,
    CARD_BUILDING,
    CARD_CHAIN,
    CARD_COINS,
    CARD_COST,
    CARD_GAINS,
    COPY,
    DECKS,
    DIG,
    DISCARD,
    GOODS_BOTH,
    OPTION_UNITS,
    PAY_LEFT,
    PAY_RIGHT,
    PAY_TOTAL,
    RAW_LEFT,
    RAW_RIGHT,
    STAGE,
    WONDER_COSTS,
    WONDER_STAGES,
    Gains,
    resource_unit,
)
from ecumene.games.seven_wonders.rules import SevenWonders, ways_to_build
from ecumene.games.seven_wonders.state import Choose, City, Digging, Seventh
from ecumene.games.seven_wonders.trade import lacking, units
from ecumene.kernel.state import State

_AGES: Final = len(VICTORY_TOKENS)
_MOMENTS: Final = _AGES * TURNS_PER_AGE
_RAW: Final = len(RAW_MATERIALS)
_RAW_MASK: Final = sum(15 * resource_unit(name) for name in RAW_MATERIALS)
_RED_SHIFT: Final = 8 * COLORS.index(RED)

#: Later cards that a card makes free.
_UNLOCKS: Final[list[int]] = [
    sum(1 for other in CARDS if card.stands_as() in other.chain and other.age > card.age) for card in CARDS
]
#: For each resource the bits of the either-or productions that may deliver it.
_OPTIONS_FOR: Final[list[int]] = [
    sum(1 << option for option, alternatives in enumerate(OPTION_UNITS) if resource_unit(name) in alternatives)
    for name in RESOURCES
]
#: What units of a resource are worth in points at the beginning, by how many the city already has.
_RAW_WORTH: Final = [2.6, 1.7, 0.8, 0.2, 0.0, 0.0, 0.0, 0.0]
_GOODS_WORTH: Final = [2.6, 0.3, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]

# The hand-made judgement: points an action should bring by the end of the game


def turns_left(state: SevenWonders) -> int:
    return _MOMENTS - 1 - state.moment()


def odds(lead: float) -> float:
    """How likely a lead holds, from 0 to 1."""
    return 1.0 / (1.0 + exp(-1.7 * lead))


def shields_worth(state: SevenWonders, index: int, shields: int) -> float:
    """What so many more shields should bring in the conflicts to come."""
    own = state.cities[index].shields
    worth = 0.0
    for neighbour in (state.left(index), state.right(index)):
        lead = own - state.cities[neighbour].shields
        for age in range(state.age, _AGES + 1):
            spread = 0.4 + 0.25 * ((age - state.age) * TURNS_PER_AGE + TURNS_PER_AGE - state.turn)
            stake = VICTORY_TOKENS[age - 1] + 1
            worth += stake * (odds((lead + shields) / spread) - odds(lead / spread))
    return worth


def science_worth(city: City, added: i64, left: int) -> float:
    """Points of one more symbol now, and the sets it may still grow into."""
    now = int(city.science)
    then = int(city.science + added)
    return _science(then) - _science(now) + 0.16 * left


def _science(packed: int) -> int:
    return scoring.science_points(packed & 255, packed >> 8 & 255, packed >> 16 & 255, packed >> 24)


def coins_worth(coins: int, left: int) -> float:
    """Coins are points at the end and freedom before it, the first ones most of all."""
    return coins / 3.0 + 0.25 * min(coins, 5) * min(left, 12) / 12.0


def produced(city: City, resource: int) -> int:
    """How many units of a resource a city can make in a turn, either-or production included."""
    amount = int(city.fixed >> 4 * resource & 15)
    if city.options:
        amount += int(city.options & _OPTIONS_FOR[resource]).bit_count()
    return amount


def production_worth(city: City, gains: Gains, left: int) -> float:
    """What more resources are worth: variety first, and the earlier the better."""
    worth = 0.0
    for resource in range(len(RESOURCES)):
        scale = _RAW_WORTH if resource < _RAW else _GOODS_WORTH
        amount = gains.fixed >> 4 * resource & 15
        has = produced(city, resource) if amount or gains.option >= 0 else 0
        for more in range(amount):
            worth += scale[min(has + more, 7)]
        if gains.option >= 0 and (1 << 4 * resource) in OPTION_UNITS[gains.option]:
            worth += 0.7 * scale[min(has, 7)]
    return worth * left / _MOMENTS


def discount_worth(state: SevenWonders, index: int, prices: int, left: int) -> float:
    fresh = prices & ~int(state.cities[index].prices)
    units_sold = 0
    if fresh & RAW_LEFT:
        units_sold += int(units(state.cities[state.left(index)].sold & _RAW_MASK))
    if fresh & RAW_RIGHT:
        units_sold += int(units(state.cities[state.right(index)].sold & _RAW_MASK))
    worth = 0.5 + 0.35 * units_sold if fresh & (RAW_LEFT | RAW_RIGHT) else 0.0
    if fresh & GOODS_BOTH:
        worth += 1.3
    return worth * left / _MOMENTS


def gains_worth(state: SevenWonders, index: int, gains: Gains) -> float:
    """What a card or a stage should bring a city in points, whatever it costs."""
    city = state.cities[index]
    left = turns_left(state)
    worth = float(gains.points)
    if gains.shields:
        worth += shields_worth(state, index, gains.shields)
    if gains.science:
        worth += science_worth(city, gains.science, left)
    if gains.fixed or gains.option >= 0:
        worth += production_worth(city, gains, left)
    if gains.prices:
        worth += discount_worth(state, index, gains.prices, left)
    coins = gains.coins
    for n, counted, scope in gains.coins_per:
        coins += n * scoring.count(state, index, counted, scope)
    if coins:
        worth += coins_worth(city.coins + coins, left) - coins_worth(city.coins, left)
    for n, counted, scope in gains.points_per:
        worth += n * (scoring.count(state, index, counted, scope) + 0.1 * left)
    ages = _AGES + 1 - state.age
    if gains.last_card:
        worth += 3.0 * ages
    if gains.free_building:
        worth += 3.0 * ages
    if gains.digs:
        worth += 2.0 + 1.5 * (state.age - 1)
    if gains.copies:
        worth += 5.0
    return worth


def card_worth(state: SevenWonders, index: int, card: int) -> float:
    return gains_worth(state, index, CARD_GAINS[card]) + 0.6 * _UNLOCKS[card]


def payment_worth(state: SevenWonders, index: int, bank: int, pay: int) -> float:
    """What coins spent are worth, those that neighbours receive counting double in part."""
    left = turns_left(state)
    coins = state.cities[index].coins
    return coins_worth(coins, left) - coins_worth(coins - bank - PAY_TOTAL[pay], left) + 0.1 * PAY_TOTAL[pay]


def wanted_by(state: SevenWonders, index: int, card: int) -> float:
    """What a card is worth to a city that may build it from its next hand: what one gives away by passing it on."""
    city = state.cities[index]
    ways = ways_to_build(city, state.cities[state.left(index)], state.cities[state.right(index)], card)
    if not ways:
        return 0.0
    cost = 0.0 if city.standing & CARD_CHAIN[card] else payment_worth(state, index, CARD_COINS[card], ways[0])
    return max(0.0, card_worth(state, index, card) - cost)


def receiver(state: SevenWonders, seat: int) -> int:
    """Who gets the hand of a seat next; the seat itself if nobody does."""
    if state.turn == TURNS_PER_AGE:
        return seat
    if state.players == 2:
        return 1 - seat
    return state.left(seat) if state.passes_left() else state.right(seat)


def passed_on(state: SevenWonders, seat: int) -> dict[int, float]:
    """For each card in hand, what it would be worth to whoever gets it next."""
    to = receiver(state, seat)
    if to == seat:
        return {}
    return {card: wanted_by(state, to, card) for card in state.hands[seat]}


def choosing_city(state: SevenWonders, seat: int) -> int:
    """The city a seat decides for now."""
    decision = state.stack[-1]
    if isinstance(decision, Choose):
        return state.choosing_for(decision, seat)
    if isinstance(decision, Seventh):
        return decision.city
    if isinstance(decision, Digging):
        return decision.city
    return seat


def action_worth(state: SevenWonders, index: int, action: int) -> float:
    kind = ACTION_KIND[action]
    card = ACTION_CARD[action]
    if kind == BUILD:
        chained = state.cities[index].standing & CARD_CHAIN[card]
        bank = 0 if chained else CARD_COINS[card]
        return card_worth(state, index, card) - payment_worth(state, index, bank, ACTION_PAY[action])
    if kind == BUILD_FREE or kind == DIG:
        return card_worth(state, index, card)
    if kind == STAGE:
        stage = state.cities[index].next_stage()
        assert stage is not None
        return gains_worth(state, index, stage) - payment_worth(state, index, 0, ACTION_PAY[action])
    if kind == DISCARD:
        return -payment_worth(state, index, -DISCARD_COINS, 0)
    if kind == COPY:
        return float(scoring.copy_worth(state, index, card))
    return 0.0


def free_city_worth(state: SevenWonders, seat: int, action: int) -> float:
    """For the Free City: no shields at one's own border, and goods one can buy."""
    kind = ACTION_KIND[action]
    if kind == STAGE or kind == DISCARD:
        return 0.0
    gains = CARD_GAINS[ACTION_CARD[action]]
    worth = 0.4 if gains.sold else 0.0
    if gains.shields:
        free = state.cities[state.players].shields
        mine = state.cities[seat].shields - free
        theirs = state.cities[1 - seat].shields - free
        worth += odds(mine - gains.shields) - odds(mine) - odds(theirs - gains.shields) + odds(theirs)
    return worth


# Features: the position as a seat will see it after its action, while all others stand still

_OWN: Final = (
    "military", "coins", "coins to 3", "coins to 8", "wonder", "civilian", "science", "commercial", "guilds",
    "shields", "lead left", "lead right", "conflicts ahead", "conflicts behind", "next symbol", "most symbols",
    "second symbols", "least symbols", "free symbols", *(f"makes {name}" for name in RESOURCES), "raw kinds",
    "goods kinds", "shortfall", "shortfall with trade", "later shortfall", "later shortfall with trade",
    "stage shortfall", "stage shortfall with trade", "stages to build", "cheap raw left", "cheap raw right",
    "cheap goods", "free building", "copy", "red cards",
)  # fmt: skip
_RIVALS: Final = (
    "left points", "right points", "best points", "mean points", "left coins", "right coins", "left science",
    "right science", "best science", "left units", "right units", "passed best", "passed mean",
)  # fmt: skip
_BOARD: Final = len(_OWN) + len(_RIVALS)
_CARD: Final = _BOARD + len(WONDERS) * 5
NAMES: Final[tuple[str, ...]] = (
    *_OWN,
    *_RIVALS,
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
    deck = DECKS[age][cities] if age < _AGES else [i for i, card in enumerate(CARDS) if card.age == age]
    return [CARD_COST[card] for card in deck if CARD_COST[card]] or [0]


COSTS: Final[list[list[list[int]]]] = [[_costs(age, cities) for cities in range(8)] for age in range(_AGES + 1)]


def own_features(state: SevenWonders, index: int) -> list[float]:
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
    row[_BOARD + city.wonder * 5 + min(city.stages, 4)] = 1.0
    for card in city.cards:
        row[_CARD + card] = 1.0
    row[37] = bool(city.prices & GOODS_BOTH)
    row[38] = city.free_ready
    if city.copies_guild and state.age == _AGES:
        row[39] = max([scoring.copy_worth(state, index, guild) for guild in state.copyable(index)] or [0])
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


def _market_features(state: SevenWonders, city: City, left: City, right: City, row: list[float]) -> None:
    kinds = [0, 0]
    for resource in range(len(RESOURCES)):
        makes = produced(city, resource)
        row[19 + resource] = min(makes, 3)
        if makes:
            kinds[resource >= _RAW] += 1
    row[26] = kinds[0]
    row[27] = kinds[1]
    size = len(state.cities)
    market = (
        int(city.fixed), int(city.options), int(left.sold), int(left.sold_options), int(right.sold),
        int(right.sold_options),
    )  # fmt: skip
    row[28], row[29] = shortfall(state.age, size, *market)
    row[30], row[31] = shortfall(min(state.age + 1, _AGES), size, *market)
    costs = WONDER_COSTS[city.wonder]
    row[34] = len(costs) - city.stages
    if city.stages < len(costs):
        missing = after_choices(int(lacking(costs[city.stages], city.fixed)), int(city.options))
        row[32] = int(units(missing))
        row[33] = int(units(lacking(lacking(missing, left.sold), right.sold)))
    if city.prices & RAW_LEFT:
        row[35] = 1.0 + int(units(left.sold & _RAW_MASK))
    if city.prices & RAW_RIGHT:
        row[36] = 1.0 + int(units(right.sold & _RAW_MASK))


def rival_features(state: SevenWonders, seat: int) -> list[float]:
    """What does not change by the seat's own action, in the order of ``_RIVALS``."""
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


class SevenWondersHeuristics:
    """The judgement of 7 Wonders, as the bots ask for it."""

    def __init__(self) -> None:
        self.names = NAMES
        self.phases = _MOMENTS
        self.clear_lead = 8.0

    def phase(self, state: State) -> int:
        """The part of the game a position belongs to; each has its own weights."""
        assert isinstance(state, SevenWonders)
        return state.moment()

    def worths(self, state: State, seat: int, actions: list[int]) -> list[float]:
        """The hand-made judgement of every action, in points."""
        assert isinstance(state, SevenWonders)
        index = choosing_city(state, seat)
        if index >= state.players:
            return [free_city_worth(state, seat, action) for action in actions]
        gifts = passed_on(state, seat)
        return [action_worth(state, index, action) + 0.12 * gifts.get(ACTION_CARD[action], 0.0) for action in actions]

    def outlooks(self, state: State, seat: int, actions: list[int]) -> tuple[list[int], list[list[float]]]:
        """For every action the row of features of what it leads to; -1 for actions that another one dominates.

        Two actions that differ only in the card put under the wonder or sold lead to the same city: the card that the
        next player wants most goes first.
        """
        assert isinstance(state, SevenWonders)
        index = choosing_city(state, seat)
        gifts = passed_on(state, seat)
        rivals = rival_features(state, seat)
        best = _most_wanted(actions, gifts)
        rows: list[list[float]] = []
        places: list[int] = []
        for action in actions:
            kind = ACTION_KIND[action]
            card = ACTION_CARD[action]
            if (kind == STAGE or kind == DISCARD) and card != best:
                places.append(-1)
                continue
            places.append(len(rows))
            row = after(state, index, seat, action)
            rivals[4] = state.cities[state.left(seat)].coins + (PAY_LEFT[ACTION_PAY[action]] if kind <= STAGE else 0)
            rivals[5] = state.cities[state.right(seat)].coins + (PAY_RIGHT[ACTION_PAY[action]] if kind <= STAGE else 0)
            rivals[11], rivals[12] = _left_over(gifts, card)
            row[len(_OWN) : _BOARD] = rivals
            rows.append(row)
        return places, rows


def _most_wanted(actions: list[int], gifts: dict[int, float]) -> int:
    """The card in hand that one would rather not pass on."""
    best = -1
    most = -1.0
    for action in actions:
        card = ACTION_CARD[action]
        if ACTION_KIND[action] == DISCARD or ACTION_KIND[action] == STAGE:
            wanted = gifts.get(card, 0.0)
            if wanted > most:
                best, most = card, wanted
    return best


def _left_over(gifts: dict[int, float], card: int) -> tuple[float, float]:
    """The best of what is passed on without a card, and the mean."""
    rest = [worth for other, worth in gifts.items() if other != card]
    if not rest:
        return 0.0, 0.0
    return max(rest), sum(rest) / len(rest)


def after(state: SevenWonders, index: int, seat: int, action: int) -> list[float]:
    """The seat's own features with its action carried out. The table is as before afterwards."""
    kind = ACTION_KIND[action]
    card = ACTION_CARD[action]
    before = state.cities[index]
    city = before.clone()
    state.cities[index] = city
    if kind == BUILD or kind == BUILD_FREE or kind == DIG:
        if kind == BUILD and not before.standing & CARD_CHAIN[card]:
            city.coins -= CARD_COINS[card] + PAY_TOTAL[ACTION_PAY[action]]
        elif kind == BUILD_FREE:
            city.free_ready = False
        gains = CARD_GAINS[card]
        city.gain(gains)
        city.points += gains.points
        city.standing |= CARD_BUILDING[card]
        city.cards.append(card)
        for n, counted, scope in gains.coins_per:
            city.coins += n * scoring.count(state, index, counted, scope)
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


HEURISTICS: Final = SevenWondersHeuristics()
