# Compiled by mypyc where a C compiler is present.
"""Building, upgrading and destroying farms, mines, urban buildings and units; the stages of wonders."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.codes import A_BUILD, A_DESTROY, A_DISBAND, A_STAGE, A_TRANSFORM, A_UPGRADE
from ecumene.games.through_the_ages.economy import (
    IN_WONDERS,
    gain_culture,
    move_card_tokens,
    resources,
    spend_resources,
    spend_unit_resources,
)
from ecumene.games.through_the_ages.numbers import (
    COST,
    FAMILY,
    FAMILY_END,
    FAMILY_FIRST,
    FIRST_UNIT,
    FIRST_URBAN,
    IDS,
    IS_UNIT,
    IS_URBAN,
    LEVEL,
    NONE,
    STAGES,
    WORKER_CARDS,
)
from ecumene.games.through_the_ages.scoring import completion_points
from ecumene.games.through_the_ages.state import RETURN_TOKEN, STAGE_TOKEN, Ask, Civilization, Position
from ecumene.games.through_the_ages.statistics import add_card, count, has_pair_partner, partner_in, refresh
from ecumene.games.through_the_ages.traits import (
    DISCOUNT_LEVEL_1,
    PAIR_RESOURCE_DISCOUNT,
    THEATER,
    TOURISM,
    URBAN_LIMIT,
    WONDER_STAGES,
)

TO_THE_WONDER: Final = 1


def budget(civilization: Civilization) -> int:
    """Resources that can be spent on anything."""
    return resources(civilization) + civilization.extra_resources


def building_cost(civilization: Civilization, card: int) -> int:
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


def upgrade_cost(civilization: Civilization, low: int, high: int) -> int:
    """The difference of the two costs, each already reduced."""
    return max(0, building_cost(civilization, high) - building_cost(civilization, low))


def has_room(civilization: Civilization, card: int) -> bool:
    """Whether the government allows one more building of this type; farms, mines and units know no limit."""
    return not IS_URBAN[card] or count(civilization, FAMILY[card]) < civilization.traits[URBAN_LIMIT]


def add_builds(choices: list[int], civilization: Civilization, first: int, end: int, money: int, discount: int) -> None:
    """All buildings (or units) between two cards that can be built for the money."""
    if not civilization.unused:
        return
    owned = civilization.owned
    for card in range(first, end):
        if owned[card] and building_cost(civilization, card) - discount <= money and has_room(civilization, card):
            choices.append(A_BUILD[card])


def add_upgrades(
    choices: list[int], civilization: Civilization, first: int, end: int, money: int, discount: int
) -> None:
    workers = civilization.workers
    owned = civilization.owned
    for low in range(first, end):
        if workers[low]:
            for high in range(low + 1, FAMILY_END[FAMILY[low]]):
                if owned[high] and upgrade_cost(civilization, low, high) - discount <= money:
                    choices.append(A_UPGRADE[low][high])


def add_transformations(choices: list[int], civilization: Civilization, money: int) -> None:
    """Bach: any urban building into a theater of the same or a higher level."""
    workers = civilization.workers
    for low in range(FIRST_URBAN, FIRST_UNIT):
        if workers[low] and FAMILY[low] != THEATER:
            for high in range(FAMILY_FIRST[THEATER], FAMILY_END[THEATER]):
                if not civilization.owned[high] or LEVEL[high] < LEVEL[low] or not has_room(civilization, high):
                    continue
                if upgrade_cost(civilization, low, high) <= money:
                    choices.append(A_TRANSFORM[low][high])


def add_destructions(choices: list[int], civilization: Civilization, units: bool) -> None:
    workers = civilization.workers
    if units:
        for card in range(FIRST_UNIT, WORKER_CARDS):
            if workers[card]:
                choices.append(A_DISBAND[card])
        return
    for card in range(FIRST_UNIT):
        if workers[card]:
            choices.append(A_DESTROY[card])


def build(state: Position, civilization: Civilization, card: int, discount: int) -> None:
    """Pay, and an unused worker becomes a building or a unit."""
    pay_for(civilization, card, building_cost(civilization, card) - discount)
    civilization.unused -= 1
    place_worker(state, civilization, card)


def place_worker(state: Position, civilization: Civilization, card: int) -> None:
    civilization.workers[card] += 1
    state.tell("builds", civilization.seat, IDS[card])
    refresh(state, civilization)


def pay_for(civilization: Civilization, card: int, cost: int) -> None:
    if cost <= 0:
        return
    if IS_UNIT[card]:
        spend_unit_resources(civilization, cost)
    else:
        spend_resources(civilization, cost)


def upgrade(state: Position, civilization: Civilization, low: int, high: int, discount: int) -> None:
    """Pay the difference, and the worker moves to the better card."""
    pay_for(civilization, high, upgrade_cost(civilization, low, high) - discount)
    civilization.workers[low] -= 1
    civilization.workers[high] += 1
    state.tell("upgrades", civilization.seat, IDS[high])
    refresh(state, civilization)


def destroy(state: Position, civilization: Civilization, card: int) -> None:
    """The worker goes back to the pool."""
    civilization.workers[card] -= 1
    civilization.unused += 1
    state.tell("destroys", civilization.seat, IDS[card])
    refresh(state, civilization)


# Wonders


def stage_cost(civilization: Civilization, stages: int) -> int:
    """Resources for the next stages of the wonder under construction."""
    costs = STAGES[civilization.wonder]
    total = 0
    for stage in range(civilization.stages, civilization.stages + stages):
        total += costs[stage]
    return total


def stages_left(civilization: Civilization) -> int:
    return len(STAGES[civilization.wonder]) - civilization.stages if civilization.wonder != NONE else 0


def add_stages(choices: list[int], civilization: Civilization, money: int) -> None:
    most = min(stages_left(civilization), 1 + civilization.traits[WONDER_STAGES])
    for stages in range(1, most + 1):
        if stage_cost(civilization, stages) <= money:
            choices.append(A_STAGE[stages])


def build_stages(state: Position, civilization: Civilization, stages: int, discount: int) -> None:
    """Pay for the stages and cover them with blue tokens."""
    cost = stage_cost(civilization, stages) - discount
    if cost > 0:
        spend_resources(civilization, cost)
    state.tell("stage", civilization.seat, IDS[civilization.wonder], stages)
    cover_stages(state, civilization, stages)


def cover_stages(state: Position, civilization: Civilization, stages: int) -> None:
    """Tokens come from the bank; when it is empty, from a technology card of one's choice."""
    for done in range(stages):
        if not civilization.blue_bank:
            state.push(Ask(STAGE_TOKEN, civilization.seat, NONE, stages - done))
            state.push(Ask(RETURN_TOKEN, civilization.seat, NONE, 1, TO_THE_WONDER))
            return
        civilization.blue_bank -= 1
        civilization.stages += 1
    if not stages_left(civilization):
        complete_wonder(state, civilization)


def complete_wonder(state: Position, civilization: Civilization) -> None:
    """The tokens return, the wonder's effect begins."""
    wonder = civilization.wonder
    civilization.blue_bank += civilization.stages
    civilization.wonder = NONE
    civilization.stages = 0
    civilization.wonders.append(wonder)
    add_card(civilization, wonder, 1)
    state.tell("completes", civilization.seat, IDS[wonder])
    refresh(state, civilization)
    move_card_tokens(state, civilization, wonder, 1)
    refresh_tourists(state, civilization)
    points = completion_points(civilization, wonder)
    if points:
        gain_culture(civilization, points, IN_WONDERS)
        state.tell("scores", civilization.seat, IDS[wonder], points)


def refresh_tourists(state: Position, civilization: Civilization) -> None:
    """Who shares the tourism pact counts this civilization's wonders."""
    if civilization.traits[TOURISM]:
        refresh(state, state.civilizations[partner_in(state, civilization.seat, TOURISM)])


def ruin_wonder(state: Position, civilization: Civilization, wonder: int) -> None:
    """Ravages of Time: the wonder's effects end; it gives culture as a ruin and still counts as completed."""
    civilization.ruins.append(wonder)
    add_card(civilization, wonder, -1)
    state.tell("ruins", civilization.seat, IDS[wonder])
    refresh(state, civilization)
    move_card_tokens(state, civilization, wonder, -1)
