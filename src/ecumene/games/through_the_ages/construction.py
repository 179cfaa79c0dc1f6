# Compiled by mypyc where a C compiler is present.
"""Building, upgrading and destroying farms, mines, urban buildings and units."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.through_the_ages.economy import *


def building_cost(civilization: Civilization, card: i64) -> i64:
    """Resources for a building or unit, with what technologies and leaders change."""
    cost = COST[card]
    if not IS_URBAN[card]:
        return cost
    traits = civilization.traits
    level = LEVEL[card]
    if level:
        cost -= traits[DISCOUNT_LEVEL_1 + level - 1]
    if traits[PAIR_RESOURCE_DISCOUNT] and has_pair_partner(civilization, FAMILY[card]):
        cost -= traits[PAIR_RESOURCE_DISCOUNT]
    return max(0, cost)


def upgrade_cost(civilization: Civilization, low: i64, high: i64) -> i64:
    """The difference of the two costs, each already reduced."""
    return max(0, building_cost(civilization, high) - building_cost(civilization, low))


def has_room(civilization: Civilization, card: i64) -> bool:
    """Whether the government allows one more building of this type; farms, mines and units know no limit."""
    return not IS_URBAN[card] or civilization.built[FAMILY[card]] < civilization.traits[URBAN_LIMIT]


def add_builds(choices: list[int], own: Civilization, money: i64, first: i64 = 0, end: i64 = FIRST_UNIT) -> None:
    """All buildings between two cards that can be built for the money."""
    built, traits = own.built, own.traits
    # Other cards only make buildings cheaper, and those of the last age most.
    most = money + traits[DISCOUNT_LEVEL_3] + traits[PAIR_RESOURCE_DISCOUNT]
    if not own.unused or most < CHEAPEST_BUILDING:
        return
    limit = traits[URBAN_LIMIT]
    for card in own.buildings:
        if not first <= card < end:
            continue
        urban = card >= FIRST_URBAN
        cost = COST[card]
        affordable = cost <= money or (urban and cost <= most and building_cost(own, card) <= money)
        if affordable and (not urban or built[FAMILY[card]] < limit):
            choices.append(FIRST_BUILD + card)


def add_units(choices: list[int], civilization: Civilization, money: i64) -> None:
    """All units that can be trained for the money."""
    if civilization.unused:
        for card in civilization.units:
            if COST[card] <= money:
                choices.append(FIRST_BUILD + card)


def add_upgrades(choices: list[int], own: Civilization, money: i64, first: i64 = 0, end: i64 = FIRST_UNIT) -> None:
    """All upgrades of buildings between two cards that can be paid for."""
    for action in own.upgrades:
        low = CARD[action]
        if first <= low < end and upgrade_cost(own, low, ONTO[action]) <= money:
            choices.append(action)


def add_unit_upgrades(choices: list[int], civilization: Civilization, money: i64) -> None:
    for action in civilization.unit_upgrades:
        if COST[ONTO[action]] - COST[CARD[action]] <= money:
            choices.append(action)


def add_transformations(choices: list[int], civilization: Civilization, money: i64) -> None:
    """Bach: any urban building into a theater of the same or a higher level."""
    for low in civilization.buildings:
        if IS_URBAN[low] and civilization.workers[low] and FAMILY[low] != THEATER:
            for high in range(FAMILY_FIRST[THEATER], FAMILY_END[THEATER]):
                if not civilization.owned[high] or LEVEL[high] < LEVEL[low] or not has_room(civilization, high):
                    continue
                if upgrade_cost(civilization, low, high) <= money:
                    choices.append(DO_TRANSFORM[low][high])


def build(state: Position, civilization: Civilization, card: int, discount: i64) -> None:
    """Pay, and an unused worker becomes a building or a unit."""
    pay_for(civilization, card, building_cost(civilization, card) - discount)
    civilization.unused -= 1
    place_worker(state, civilization, card)


def place_worker(state: Position, civilization: Civilization, card: int) -> None:
    civilization.put_worker(card)
    state.tell("builds", civilization.seat, IDS[card])
    _refresh(state, civilization, card)


def pay_for(civilization: Civilization, card: int, cost: i64) -> None:
    if cost <= 0:
        return
    if IS_UNIT[card]:
        spend_unit_resources(civilization, cost)
    else:
        spend_resources(civilization, cost)


def upgrade(state: Position, civilization: Civilization, low: int, high: int, discount: i64) -> None:
    """Pay the difference, and the worker moves to the better card."""
    pay_for(civilization, high, upgrade_cost(civilization, low, high) - discount)
    civilization.take_worker(low)
    civilization.put_worker(high)
    state.tell("upgrades", civilization.seat, IDS[high])
    _refresh(state, civilization, high)


def destroy(state: Position, civilization: Civilization, card: int) -> None:
    """The worker goes back to the pool."""
    civilization.take_worker(card)
    civilization.unused += 1
    state.tell("destroys", civilization.seat, IDS[card])
    _refresh(state, civilization, card)


def _refresh(state: Position, civilization: Civilization, card: i64) -> None:
    """Farms and mines count for no statistics."""
    if card >= FIRST_URBAN:
        refresh(state, civilization)


# In the action phase


def spend_action(civilization: Civilization, card: int) -> None:
    """A military action for units, a civil one for buildings."""
    if IS_UNIT[card]:
        civilization.spend_military(1)
    else:
        civilization.spend_civil(1)


def why_not_build(state: Position, civilization: Civilization, action: int) -> Illegal | None:
    card = CARD[action]
    if not civilization.owned[card]:
        return say.no("not-in-play", card=IDS[card])
    if not civilization.unused:
        return say.no("no-worker", missing={"unused_workers": 1})
    lack = _lack_room(civilization, card) or lack_action(civilization, card)
    return lack or lack_resources(civilization, building_cost(civilization, card), IS_UNIT[card])


def _lack_room(civilization: Civilization, card: int) -> Illegal | None:
    return None if has_room(civilization, card) else say.no("urban-limit", n=civilization.traits[URBAN_LIMIT])


def why_not_upgrade(state: Position, civilization: Civilization, action: int) -> Illegal | None:
    low, high = CARD[action], ONTO[action]
    if not civilization.owned[high]:
        return say.no("not-in-play", card=IDS[high])
    if not civilization.workers[low]:
        return say.no("no-building", card=IDS[low])
    cost = upgrade_cost(civilization, low, high)
    return lack_action(civilization, high) or lack_resources(civilization, cost, IS_UNIT[high])


def do_transform(state: Position, civilization: Civilization, action: int) -> None:
    civilization.spend_civil(1)
    civilization.transformed = True
    upgrade(state, civilization, CARD[action], ONTO[action], 0)


def why_not_transform(state: Position, civilization: Civilization, action: int) -> Illegal | None:
    lack = only_with(civilization, TRANSFORMATIONS, "js_bach")
    if lack is None and civilization.transformed:
        return say.no("once")
    if lack is None and civilization.owned[ONTO[action]]:
        lack = _lack_room(civilization, ONTO[action])
    return lack or why_not_upgrade(state, civilization, action)


def do_destroy(state: Position, civilization: Civilization, action: int) -> None:
    spend_action(civilization, CARD[action])
    destroy(state, civilization, CARD[action])


def why_not_destroy(state: Position, civilization: Civilization, action: int) -> Illegal | None:
    card = CARD[action]
    if not civilization.workers[card]:
        return say.no("no-building", card=IDS[card])
    return lack_action(civilization, card)


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


def why_not_grow(state: Position, civilization: Civilization, action: int) -> Illegal | None:
    lack = _lack_yellow(civilization) or lack_food(civilization, food_for_population(civilization, 0))
    return lack or lack_civil(civilization, 1)


def _lack_yellow(civilization: Civilization) -> Illegal | None:
    return None if civilization.yellow_bank else say.no("no-yellow")


def do_recruit(state: Position, civilization: Civilization, action: int) -> None:
    """Barbarossa: population and unit at once, each cheaper."""
    card = CARD[action]
    discount = civilization.traits[RECRUIT_DISCOUNT]
    civilization.spend_military(1)
    spend_food(civilization, food_for_population(civilization, discount))
    pay_for(civilization, card, building_cost(civilization, card) - discount)
    civilization.yellow_bank -= 1
    place_worker(state, civilization, card)


def why_not_recruit(state: Position, civilization: Civilization, action: int) -> Illegal | None:
    card = CARD[action]
    discount = civilization.traits[RECRUIT_DISCOUNT]
    lack = only_with(civilization, RECRUIT_DISCOUNT, "frederick_barbarossa") or _lack_yellow(civilization)
    if lack is None and not civilization.owned[card]:
        return say.no("not-in-play", card=IDS[card])
    lack = lack or lack_food(civilization, food_for_population(civilization, discount))
    lack = lack or lack_military(civilization, 1)
    return lack or lack_resources(civilization, building_cost(civilization, card) - discount, unit=True)
