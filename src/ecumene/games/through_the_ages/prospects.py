# Compiled by mypyc where a C compiler is present.
"""What a civilization can still become: people that food will bring, and what technologies will be once they are built.

Developing pays only after upgrading, and food only after people work: one turn alone shows neither.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.civilization import Civilization
from ecumene.games.through_the_ages.components import POPULATION_COST
from ecumene.games.through_the_ages.construction import building_cost
from ecumene.games.through_the_ages.economy import workers_on_cards
from ecumene.games.through_the_ages.numbers import *
from ecumene.games.through_the_ages.production import food_production, resource_production

#: What is counted, in the order of a row.
NAMES: Final = (
    "people", "people to come", "upgrades known", "upgrades in hand", "prey", "idle resources", "idle food",
    "few resources", "little science", "science and resources",
)  # fmt: skip

#: Rounds are some more than the turns that production is counted for.
_ROUNDS: Final = 1.25
#: What a turn's production of each kind is worth, and a resource that must be paid for it, about in points.
_FOOD: Final = 0.8
_RESOURCE: Final = 1.5
_SCIENCE: Final = 1.7
_CULTURE: Final = 2.3
_STRENGTH: Final = 1.5
_FACE: Final = 1.0
_PRICE: Final = 0.45
#: Turns until upgrades stand, and how many turns' resources go into them.
_DELAY: Final = 2.0
_SAVED_FOR: Final = 3.0
#: A worker who is yet to come, or would have to leave another place.
_NEWCOMER: Final = 0.4
_SECOND_CARD: Final = 0.4
_SPENT_IN_A_TURN: Final = 10.0
_EATEN_IN_A_TURN: Final = 7.0
#: Those who are weaker than this share of the strongest are attacked, and lose the more the later it is.
_PREY: Final = 0.8
_DANGER: Final[list[float]] = [0.6, 0.8, 1.2, 2.0, 2.4]
#: Resources and science a turn below which a civilization lacks them, by age.
_ENOUGH_RESOURCES: Final[list[float]] = [4.0, 5.0, 7.0, 8.0, 8.0]
_ENOUGH_SCIENCE: Final[list[float]] = [2.0, 4.0, 7.0, 9.0, 9.0]


def prospects(own: Civilization, age: int, turns: float, strongest: float) -> list[float]:
    """What may become of a civilization, in the order of `NAMES`."""
    left = max(0.0, turns - 1.0)
    wait = max(0.0, turns - 1.0 - _DELAY)
    made, known = float(resource_production(own)), float(own.science)
    budget = float(own.resources) + _SAVED_FOR * made
    return [
        float(workers_on_cards(own) + own.unused) * left,
        _people_to_come(own, turns),
        _upgrades_known(own, wait, budget),
        _upgrades_in_hand(own, wait, budget),
        max(0.0, _PREY * strongest - float(own.strength)) * _DANGER[age],
        max(0.0, float(own.resources) - _SPENT_IN_A_TURN),
        max(0.0, float(own.food) - _EATEN_IN_A_TURN),
        max(0.0, _ENOUGH_RESOURCES[age] - made) * left,
        max(0.0, _ENOUGH_SCIENCE[age] - known) * left,
        min(made, known) * left,
    ]


def _people_to_come(own: Civilization, turns: float) -> float:
    """Turns that people will work who are not born yet; those who would be unhappy count for less."""
    rounds = int(_ROUNDS * turns)
    grown, food, bank = food_production(own), own.food, own.yellow_bank
    happy = own.happiness
    last = len(POPULATION_COST) - 1
    total = 0.0
    for passed in range(1, rounds):
        food = max(0, food + grown - CONSUMPTION[min(bank, last)])
        cost = POPULATION_COST[min(bank, last)]
        if bank == 0 or food < cost:
            continue
        food -= cost
        bank -= 1
        worked = float(rounds - passed - 1)
        total += worked if HAPPINESS_REQUIRED[min(bank, last)] <= happy else _NEWCOMER * worked
    return total


def _gain(low: int, high: int, wait: float) -> float:
    """What a worker brings more on one card than on another; ``NONE`` is one who works nowhere yet."""
    family = FAMILY[high]
    if family <= MINE:
        more = float(TOKEN_VALUE[high]) - (0.0 if low == NONE else float(TOKEN_VALUE[low]))
        return more * wait * (_FOOD if family == FARM else _RESOURCE)
    culture, science = float(WORKER_CULTURE[high]), float(WORKER_SCIENCE[high])
    strength, faces = float(WORKER_STRENGTH[high]), float(WORKER_HAPPINESS[high])
    if low != NONE:
        culture -= float(WORKER_CULTURE[low])
        science -= float(WORKER_SCIENCE[low])
        strength -= float(WORKER_STRENGTH[low])
        faces -= float(WORKER_HAPPINESS[low])
    return (culture * _CULTURE + science * _SCIENCE) * wait + strength * _STRENGTH + faces * _FACE


def _worth(own: Civilization, high: int, wait: float, budget: float) -> tuple[float, float]:
    """What could be made of a card with the workers of its kind and one more, and what is left to pay others with."""
    family = FAMILY[high]
    price = float(building_cost(own, high))
    total = 0.0
    for low in range(FAMILY_FIRST[family], high):
        count = own.workers[low]
        if not count:
            continue
        cost = max(0.0, price - float(building_cost(own, low)))
        gain = _gain(low, high, wait) - _PRICE * cost
        for _ in range(count):
            if gain <= 0.0 or budget < cost:
                break
            total += gain
            budget -= cost
    room = family < LAB or family > ARENA or own.built[family] < own.traits[URBAN_LIMIT]
    if room and budget >= price:
        gain = _gain(NONE, high, wait) - _PRICE * price
        if gain > 0.0:
            total += gain * (1.0 if own.unused else _NEWCOMER)
            budget -= price
    return total, budget


def _best(own: Civilization, family: int) -> int:
    for card in range(FAMILY_END[family] - 1, FAMILY_FIRST[family] - 1, -1):
        if own.owned[card]:
            return card
    return NONE


def _upgrades_known(own: Civilization, wait: float, budget: float) -> float:
    """What technologies in play still promise: those that can be paid for in the next turns."""
    total = 0.0
    for family in range(AIR_FORCE + 1):
        card = _best(own, family)
        if card != NONE and LEVEL[card] > 0:
            worth, budget = _worth(own, card, wait, budget)
            total += worth
    return total


def _upgrades_in_hand(own: Civilization, wait: float, budget: float) -> float:
    """The same of cards in hand, once there is science for them: the best one, and some of the second."""
    first, second = 0.0, 0.0
    for card in own.civil_hand:
        family = FAMILY[card]
        if family > AIR_FORCE:
            continue
        known = _best(own, family)
        if known != NONE and LEVEL[known] >= LEVEL[card]:
            continue
        missing = max(0.0, float(SCIENCE_COST[card]) - float(own.science_points))
        later = max(0.0, wait - missing / (float(own.science) + 0.5))
        worth, _ = _worth(own, card, later, budget)
        if known != NONE and LEVEL[known] > 0:
            worth -= _worth(own, known, wait, budget)[0]
        if worth > first:
            first, second = worth, first
        elif worth > second:
            second = worth
    return first + _SECOND_CARD * second
