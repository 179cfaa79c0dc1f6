# Compiled by mypyc where a C compiler is present.
"""The hand-made judgement of 7 Wonders: the points an action should bring by the end of the game.

It reads what the seat may know: the cities, its own hand, and what it passes on.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from ecumene.games.seven_wonders import scoring
from ecumene.games.seven_wonders.building import counted_coins, ways_to_build
from ecumene.games.seven_wonders.cards import CARDS
from ecumene.games.seven_wonders.components import (
    DISCARD_COINS,
    RAW_MATERIALS,
    RESOURCES,
    TURNS_PER_AGE,
    VICTORY_TOKENS,
)
from ecumene.games.seven_wonders.numbers import (
    ACTION_CARD,
    ACTION_KIND,
    ACTION_PAY,
    BUILD,
    BUILD_FREE,
    CARD,
    COPY,
    DIG,
    DISCARD,
    GOODS_BOTH,
    OPTION_BITS,
    OPTION_UNITS,
    PAY_TOTAL,
    RAW_LEFT,
    RAW_RIGHT,
    STAGE,
    Gains,
    resource_unit,
)
from ecumene.games.seven_wonders.state import City, Position
from ecumene.games.seven_wonders.trade import NO_WAY, payments, units

AGES: Final = len(VICTORY_TOKENS)
MOMENTS: Final = AGES * TURNS_PER_AGE
RAW: Final = len(RAW_MATERIALS)
RAW_MASK: Final[i64] = sum(15 * resource_unit(name) for name in RAW_MATERIALS)

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


def turns_left(state: Position) -> int:
    return MOMENTS - 1 - state.moment()


def odds(lead: float) -> float:
    """How likely a lead holds, from 0 to 1."""
    return 1.0 / (1.0 + exp(-1.7 * lead))


#: What a conflict of an age is about: the token, and the defeat it spares.
_STAKES: Final[list[int]] = [0, *(victory + 1 for victory in VICTORY_TOKENS)]
#: More shields than a city can lead by.
_FAR: Final = 64
#: The odds by the turns to come before the conflict and the lead in shields: exponentials are dear.
_ODDS: Final[list[list[float]]] = [
    [odds(lead / (0.4 + 0.25 * turns)) for lead in range(-_FAR, _FAR + 1)] for turns in range(MOMENTS + 1)
]


def shields_worth(state: Position, index: int, shields: int) -> float:
    """What so many more shields should bring in the conflicts to come."""
    own = state.cities[index].shields
    worth = 0.0
    for neighbour in (state.left(index), state.right(index)):
        lead = own - state.cities[neighbour].shields
        for age in range(state.age, AGES + 1):
            odds_then = _ODDS[(age - state.age) * TURNS_PER_AGE + TURNS_PER_AGE - state.turn]
            worth += _STAKES[age] * (odds_then[_FAR + lead + shields] - odds_then[_FAR + lead])
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
    amount = city.fixed >> 4 * resource & 15
    may = city.options & _OPTIONS_FOR[resource]
    while may:
        may &= may - 1
        amount += 1
    return int(amount)


def production_worth(city: City, gains: Gains, left: int) -> float:
    """What more resources are worth: variety first, and the earlier the better."""
    worth = 0.0
    for resource in range(len(RESOURCES)):
        scale = _RAW_WORTH if resource < RAW else _GOODS_WORTH
        amount = gains.fixed >> 4 * resource & 15
        has = produced(city, resource) if amount or gains.option >= 0 else 0
        for more in range(amount):
            worth += scale[min(has + more, 7)]
        if gains.option >= 0 and OPTION_BITS[gains.option] >> 4 * resource & 15:
            worth += 0.7 * scale[min(has, 7)]
    return worth * left / MOMENTS


def discount_worth(state: Position, index: int, prices: int, left: int) -> float:
    fresh = prices & ~int(state.cities[index].prices)
    units_sold = 0
    if fresh & RAW_LEFT:
        units_sold += int(units(state.cities[state.left(index)].sold & RAW_MASK))
    if fresh & RAW_RIGHT:
        units_sold += int(units(state.cities[state.right(index)].sold & RAW_MASK))
    worth = 0.5 + 0.35 * units_sold if fresh & (RAW_LEFT | RAW_RIGHT) else 0.0
    if fresh & GOODS_BOTH:
        worth += 1.3
    return worth * left / MOMENTS


def gains_worth(state: Position, index: int, gains: Gains) -> float:
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
    coins = gains.coins + counted_coins(state, index, gains)
    if coins:
        worth += coins_worth(city.coins + coins, left) - coins_worth(city.coins, left)
    for n, counted, scope in gains.points_per:
        worth += n * (scoring.count(state, index, counted, scope) + 0.1 * left)
    ages = AGES + 1 - state.age
    if gains.last_card:
        worth += 3.0 * ages
    if gains.free_building:
        worth += 3.0 * ages
    if gains.digs:
        worth += 2.0 + 1.5 * (state.age - 1)
    if gains.copies:
        worth += 5.0
    return worth


def card_worth(state: Position, index: int, card: int) -> float:
    return gains_worth(state, index, CARD[card].gains) + 0.6 * _UNLOCKS[card]


def payment_worth(state: Position, index: int, bank: int, pay: int) -> float:
    """What coins spent are worth, those that neighbours receive counting double in part."""
    left = turns_left(state)
    coins = state.cities[index].coins
    return coins_worth(coins, left) - coins_worth(coins - bank - PAY_TOTAL[pay], left) + 0.1 * PAY_TOTAL[pay]


def wanted_by(state: Position, index: int, card: int) -> float:
    """What a card is worth to a city that may build it from its next hand: what one gives away by passing it on."""
    city = state.cities[index]
    ways = ways_to_build(city, state.cities[state.left(index)], state.cities[state.right(index)], CARD[card])
    if ways == NO_WAY:
        return 0.0
    cost = 0.0
    if not city.standing & CARD[card].chain:
        cost = payment_worth(state, index, CARD[card].coins, payments(ways)[0])
    return max(0.0, card_worth(state, index, card) - cost)


def receiver(state: Position, seat: int) -> int:
    """Who gets the hand of a seat next; the seat itself if nobody does."""
    if state.turn == TURNS_PER_AGE:
        return seat
    if state.players == 2:
        return 1 - seat
    return state.left(seat) if state.passes_left() else state.right(seat)


class PassedOn:
    """For each card in hand, what it would be worth to whoever gets it next; nothing if nobody does."""

    def __init__(self, state: Position, seat: int) -> None:
        self.cards: list[int] = []
        self.worths: list[float] = []
        to = receiver(state, seat)
        previous = -1
        for card in state.hands[seat] if to != seat else []:
            if card != previous:
                self.cards.append(card)
                self.worths.append(wanted_by(state, to, card))
            previous = card

    def worth(self, card: int) -> float:
        for place in range(len(self.cards)):
            if self.cards[place] == card:
                return self.worths[place]
        return 0.0

    def best_without(self, card: int) -> float:
        """The best of what is passed on without a card."""
        best = 0.0
        for place in range(len(self.cards)):
            if self.cards[place] != card:
                best = max(best, self.worths[place])
        return best

    def mean_without(self, card: int) -> float:
        total = 0.0
        count = 0
        for place in range(len(self.cards)):
            if self.cards[place] != card:
                total += self.worths[place]
                count += 1
        return total / count if count else 0.0


def action_worth(state: Position, index: int, action: int) -> float:
    kind = ACTION_KIND[action]
    card = ACTION_CARD[action]
    if kind == BUILD:
        chained = state.cities[index].standing & CARD[card].chain
        bank = 0 if chained else CARD[card].coins
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


def free_city_worth(state: Position, seat: int, action: int) -> float:
    """For the Free City: no shields at one's own border, and goods one can buy."""
    kind = ACTION_KIND[action]
    if kind == STAGE or kind == DISCARD:
        return 0.0
    gains = CARD[ACTION_CARD[action]].gains
    worth = 0.4 if gains.sold else 0.0
    if gains.shields:
        free = state.cities[state.players].shields
        mine = state.cities[seat].shields - free
        theirs = state.cities[1 - seat].shields - free
        worth += odds(mine - gains.shields) - odds(mine) - odds(theirs - gains.shields) + odds(theirs)
    return worth
