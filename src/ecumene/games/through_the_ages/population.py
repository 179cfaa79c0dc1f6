# Compiled by mypyc where a C compiler is present.
"""Increasing the population."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.through_the_ages.civilization import Civilization
from ecumene.games.through_the_ages.construction import building_cost, pay_for, place_worker
from ecumene.games.through_the_ages.economy import gain_population, spend_food
from ecumene.games.through_the_ages.leaders import spend_civil, spend_military
from ecumene.games.through_the_ages.numbers import CARD, IDS
from ecumene.games.through_the_ages.shortages import lack_civil, lack_food, lack_military, lack_resources, only_with
from ecumene.games.through_the_ages.state import Position
from ecumene.games.through_the_ages.statistics import population_cost
from ecumene.games.through_the_ages.traits import POPULATION_DISCOUNT, RECRUIT_DISCOUNT
from ecumene.games.through_the_ages.words import say
from ecumene.kernel.errors import Illegal


def food_for_population(civilization: Civilization, discount: i64) -> i64:
    """Food for one more population, with what Moses and events take off."""
    return max(0, population_cost(civilization) - civilization.traits[POPULATION_DISCOUNT] - discount)


def can_grow(civilization: Civilization, discount: i64) -> bool:
    """Whether the population can be increased."""
    if not civilization.yellow_bank:
        return False
    return food_for_population(civilization, discount) <= civilization.food + civilization.extra_food


def increase_population(state: Position, civilization: Civilization, discount: i64) -> None:
    """Pay food, and a token becomes an unused worker."""
    spend_food(civilization, food_for_population(civilization, discount))
    gain_population(civilization, 1)
    state.tell("population", civilization.seat)


def do_grow(state: Position, civilization: Civilization, action: int) -> None:
    spend_civil(civilization, 1)
    increase_population(state, civilization, 0)


def why_not_grow(state: Position, civilization: Civilization, action: int) -> Illegal | None:
    if not civilization.yellow_bank:
        return say.no("no-yellow")
    return lack_food(civilization, food_for_population(civilization, 0)) or lack_civil(civilization, 1)


def do_recruit(state: Position, civilization: Civilization, action: int) -> None:
    """Barbarossa: population and unit at once, each cheaper."""
    card = CARD[action]
    discount = civilization.traits[RECRUIT_DISCOUNT]
    spend_military(civilization, 1)
    spend_food(civilization, food_for_population(civilization, discount))
    pay_for(civilization, card, building_cost(civilization, card) - discount)
    civilization.yellow_bank -= 1
    place_worker(state, civilization, card)


def why_not_recruit(state: Position, civilization: Civilization, action: int) -> Illegal | None:
    card = CARD[action]
    discount = civilization.traits[RECRUIT_DISCOUNT]
    needs = only_with(civilization, RECRUIT_DISCOUNT, "frederick_barbarossa")
    if needs is not None:
        return needs
    if not civilization.yellow_bank:
        return say.no("no-yellow")
    if not civilization.owned[card]:
        return say.no("not-in-play", card=IDS[card])
    lack = lack_food(civilization, food_for_population(civilization, discount)) or lack_military(civilization, 1)
    return lack or lack_resources(civilization, building_cost(civilization, card) - discount, unit=True)
