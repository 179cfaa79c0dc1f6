# Compiled by mypyc where a C compiler is present.
"""For the bots: what purchases are worth.

What is bought first is what brings most points for its gold, now and by the income it adds. Gold that is kept has a
rate as well: that of the best thing which the next income will pay for. In the end it is worth nothing.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.civilization.action_numbers import (
    BUILD,
    BUY,
    COAST_COUNT,
    COAST_SEA,
    EXPAND,
    FOUND,
    LANDED_KIND,
    LAUNCH,
    LEARN,
    RESEARCH,
    SELL,
    SHIP_KIND,
)
from ecumene.games.civilization.campaign import need_of_attack, need_of_defence
from ecumene.games.civilization.components import (
    ADVANCED,
    KEY_DISCOVERY_VP,
    STANDARD,
    TECHNOLOGIES_END_ERA,
    TECHNOLOGY_VP,
    WONDER_VP,
)
from ecumene.games.civilization.founding import village_price
from ecumene.games.civilization.happiness import settlement_income
from ecumene.games.civilization.journeys import Lands
from ecumene.games.civilization.market import unit_price
from ecumene.games.civilization.moments import COUNTED, progress, settlements_of_size
from ecumene.games.civilization.numbers import (
    ERA_COUNT,
    ERA_OF,
    EXPANSION_PRICE,
    FIGHTER,
    GIVEN_WONDERS,
    IMPROVEMENT_PRICE,
    KEY_DISCOVERY,
    MODERN,
    MOMENT_COUNT,
    MOMENT_ERA,
    MOMENT_LEAST,
    REGION_COUNT,
    SETTLER,
    TECHNOLOGY_COUNT,
    TECHNOLOGY_ERA,
    WONDER_ERA,
)
from ecumene.games.civilization.production import WONDER_GOLD, expected_income
from ecumene.games.civilization.prospects import Outlook, growth
from ecumene.games.civilization.purchase import ENDING_ERA, research_price
from ecumene.games.civilization.scoring import score
from ecumene.games.civilization.state import NOBODY, Position
from ecumene.games.civilization.technology import BONUSES, PIECES, can_be_learned, price

_WONDER: Final = WONDER_VP[ADVANCED]
_MOMENT: Final = WONDER_VP[STANDARD]
#: Rates are small; a tenth of a point for a gold more or less is as much as a point elsewhere.
_SCALE: Final = 10.0
_TURNS_PER_ERA: Final = 5
#: A lead of so many points is as good as any other.
_CLEAR: Final = 6
# What moments count
_SETTLEMENTS, _TECHNOLOGIES, _ARMIES, _FLEETS, _GOLD = 0, 1, 2, 3, 4


class Purse:
    """What a buyer looks at, seen once for all that can be bought."""

    def __init__(self, state: Position, seat: int, outlook: Outlook, lands: Lands) -> None:
        self.state = state
        self.seat = seat
        self.outlook = outlook
        self.opinions = outlook.opinions
        self.left = outlook.left
        self.lands = lands
        self.income = expected_income(state, seat)
        self.kinds = sum([1 for number in state.resources(seat) if number > 0])
        self.settlers = sum(lands.settlers)
        self.sites = -1
        self.rate = self.usual_rate()

    def earned(self, gold: float) -> float:
        """What so much more income is worth."""
        return self.outlook.earned * gold

    # What gold is worth if it is kept

    def usual_rate(self) -> float:
        if self.left <= 0:
            return 0.0
        rate, patience = self.opinions.rate, self.opinions.patience
        if self.left <= 2:
            rate *= 0.5
        state, seat = self.state, self.seat
        gold, means = state.gold[seat], state.gold[seat] + self.income
        if not state.advanced:
            cost = research_price(state, seat)
            if gold < cost <= means and state.left[state.era]:
                rate = max(rate, patience * self.research_gain() / cost)
            return rate
        if self.left < 2:
            return rate
        for technology in range(TECHNOLOGY_COUNT):
            if can_be_learned(state, technology):
                cost = price(state, seat, technology)
                if gold < cost <= means + self.income:
                    rate = max(rate, patience * self.technology_gain(technology) / cost)
        return rate

    def worth(self, gain: float, cost: int) -> float:
        """More than nothing if the gain is more than the gold would bring elsewhere."""
        return _SCALE * ((gain - self.missed_moment(cost)) / max(cost, 1) - self.rate)

    def missed_moment(self, cost: int) -> float:
        """What is lost if the next income finds too little in the purse for a key moment."""
        state = self.state
        if state.advanced or self.left <= 0:
            return 0.0
        moment = open_moment(state, _GOLD)
        if moment < 0:
            return 0.0
        then = state.gold[self.seat] + self.income
        return self.opinions.kept_moment * _MOMENT if then >= MOMENT_LEAST[moment] > then - cost else 0.0

    # Pieces

    def piece_worth(self, action: int) -> float:
        state, seat = self.state, self.seat
        if action >= LAUNCH:
            place, coast = divmod(action - LAUNCH, COAST_COUNT)
            return self.ship_worth(SHIP_KIND[place], COAST_SEA[coast])
        place, region = divmod(action - BUY, REGION_COUNT)
        kind = LANDED_KIND[place]
        cost = unit_price(state, kind)
        if kind == SETTLER:
            return self.settler_worth(region, cost)
        if kind == FIGHTER:
            return -1.0
        gain = need_of_defence(state, seat, region, kind, self.outlook)
        gain = max(gain, need_of_attack(state, seat, region, kind, self.outlook) if self.left > 1 else 0.0)
        return self.worth(gain + self.towards(_ARMIES, cost), cost)

    def settler_worth(self, region: int, cost: int) -> float:
        """As long as there is land to settle, and not more at once than there are places."""
        if self.left < 2:
            return -1.0
        if self.sites < 0:
            self.sites = self.lands.sites()
        if self.settlers > 2 + self.sites // 2:
            return -1.0
        both = cost + village_price(self.state)
        return self.worth(self.opinions.waiting * self.lands.site_worth(region), both)

    def ship_worth(self, kind: int, sea: int) -> float:
        """For a key moment, or to take settlers where there is land."""
        state = self.state
        cost = unit_price(state, kind)
        gain = 0.0 if ERA_OF[kind] != state.era else self.towards(_FLEETS, cost)
        if self.settlers and self.left > 3 and not state.fighters[sea] >> self.seat & 1:
            if self.sites < 0:
                self.sites = self.lands.sites()
            if not self.sites:
                gain += self.opinions.waiting * self.lands.shore_value(sea)
        return self.worth(gain, cost)

    def towards(self, counted: int, cost: int) -> float:
        """The part of a key moment's wonder that one more unit brings, if the rest can be paid soon."""
        state, seat = self.state, self.seat
        if state.advanced:
            return 0.0
        moment = open_moment(state, counted)
        if moment < 0:
            return 0.0
        missing = MOMENT_LEAST[moment] - progress(state, seat, moment)
        if missing <= 0 or missing * cost > state.gold[seat] + self.income:
            return 0.0
        return self.opinions.towards_moment * _MOMENT / missing

    # Settlements

    def founding_worth(self, region: int) -> float:
        gain = max(1.0, self.lands.value(region))
        if not self.state.advanced and open_moment(self.state, _SETTLEMENTS) == 0:
            gain += 0.4
        return self.worth(gain, village_price(self.state))

    def expansion_worth(self, region: int) -> float:
        state = self.state
        gain = self.opinions.size + self.earned(growth(state, region, self.outlook))
        if not state.advanced:
            moment = open_moment(state, _SETTLEMENTS)
            if moment == 0 and state.size[region] == 1:
                villages = settlements_of_size(state, self.seat, 1) + self.settlers
                if 4 <= villages < MOMENT_LEAST[moment] + 2:
                    gain -= 0.8
        return self.worth(gain, EXPANSION_PRICE[state.prices()][state.size[region]])

    # Technologies

    def research_gain(self) -> float:
        """Its points, the gold of technologies times resources, and the wonder for two of an era."""
        state, seat = self.state, self.seat
        thought = self.opinions
        gain = thought.technology * TECHNOLOGY_VP[STANDARD] + self.earned(self.kinds) + thought.progress
        known = state.cards[seat * ERA_COUNT + state.era]
        if open_moment(state, _TECHNOLOGIES) >= 0:
            if known == 1:
                gain += thought.second_of_era * _MOMENT
            elif known == 0:
                gain += thought.first_of_era * _MOMENT
        if state.era == MODERN and known + 1 == TECHNOLOGIES_END_ERA:
            gain += thought.last_technology if lead(state, seat) + 2 > 0 else -20.0
        return gain

    def research_worth(self) -> float:
        return self.worth(self.research_gain(), research_price(self.state, self.seat))

    def technology_gain(self, technology: int) -> float:
        """Points it brings, pieces, the gold of its wonders, and something for what it opens."""
        state = self.state
        thought = self.opinions
        points = thought.opening + thought.newer * (TECHNOLOGY_ERA[technology] >= state.era)
        if KEY_DISCOVERY[technology]:
            points += thought.discovery * KEY_DISCOVERY_VP
        for wonder in GIVEN_WONDERS[technology]:
            points += thought.wonder * _WONDER
            if WONDER_ERA[wonder] >= state.era:
                points += thought.earned * WONDER_GOLD[wonder] * min(self.left, _TURNS_PER_ERA)
        for bonus, _, count in BONUSES[technology]:
            points += thought.piece * count if bonus == PIECES else thought.bonus
        if TECHNOLOGY_ERA[technology] == ENDING_ERA[state.length]:
            ahead = max(-_CLEAR, min(_CLEAR, lead(state, self.seat)))
            points += thought.ending * ahead
        return points

    def purchase_worth(self, action: int) -> float:
        """Anything that is no piece."""
        state, seat = self.state, self.seat
        if action < EXPAND:
            return self.founding_worth(action - FOUND)
        if action < RESEARCH:
            return self.expansion_worth(action - EXPAND)
        if action == RESEARCH:
            return self.research_worth()
        if action < BUILD:
            return self.worth(self.technology_gain(action - LEARN), price(state, seat, action - LEARN))
        if action < SELL:
            return self.worth(self.improvement_gain(action - BUILD), IMPROVEMENT_PRICE[state.era])
        return -0.3

    def improvement_gain(self, improvement: int) -> float:
        """The gold it adds until its era is over."""
        state, seat = self.state, self.seat
        before = settlement_income(state, seat)
        state.improvements[seat] |= 1 << improvement
        gained = settlement_income(state, seat) - before
        state.improvements[seat] &= ~(1 << improvement)
        return self.opinions.earned * gained * min(self.left, _TURNS_PER_ERA)


def open_moment(state: Position, counted: int) -> int:
    """The moment of the present era that counts this and that nobody has announced, or -1."""
    for moment in range(MOMENT_COUNT):
        if MOMENT_ERA[moment] == state.era and COUNTED[moment] == counted and state.moments[moment] == NOBODY:
            return moment
    return -1


def lead(state: Position, seat: int) -> int:
    totals = [sum(score(state, other)) for other in range(state.players)]
    return totals[seat] - max([total for other, total in enumerate(totals) if other != seat])
