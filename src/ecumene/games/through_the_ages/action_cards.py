# Compiled by mypyc where a C compiler is present.
"""Action cards: yellow cards with an effect that happens once."""

from __future__ import annotations

from ecumene.games.through_the_ages.construction import add_builds, add_upgrades, budget, build_stages, stage_cost
from ecumene.games.through_the_ages.economy import (
    IN_ACTION_CARDS,
    food,
    gain_culture,
    gain_population,
    spend_food,
)
from ecumene.games.through_the_ages.effects import gain
from ecumene.games.through_the_ages.leaders import spend_civil
from ecumene.games.through_the_ages.numbers import (
    EFFECT_NUMBERS,
    EFFECT_WHAT,
    FIRST_UNIT,
    FIRST_URBAN,
    IDS,
    NONE,
)
from ecumene.games.through_the_ages.state import BREAKTHROUGH, PERFORM, Ask, Civilization, Position
from ecumene.games.through_the_ages.statistics import population_cost
from ecumene.games.through_the_ages.technologies import add_developments, add_revolutions
from ecumene.games.through_the_ages.traits import (
    BUILD_OR_UPGRADE_FARM_OR_MINE,
    BUILD_OR_UPGRADE_URBAN,
    BUILD_STAGE,
    CULTURE_PER_CIVILIZATION_AHEAD,
    DEVELOP,
    INCREASE_POPULATION,
    MILITARY_ACTION_THIS_TURN,
    POPULATION_DISCOUNT,
    UNIT_RESOURCES_PER_STRONGER,
    UNIT_RESOURCES_THIS_TURN,
    UPGRADE_ANY_BUILDING,
)


def food_for_population(civilization: Civilization, discount: int) -> int:
    """Food for one more population, with what Moses and events take off."""
    return max(0, population_cost(civilization) - civilization.traits[POPULATION_DISCOUNT] - discount)


def can_grow(civilization: Civilization, discount: int) -> bool:
    """Whether the population can be increased."""
    if not civilization.yellow_bank:
        return False
    return food_for_population(civilization, discount) <= food(civilization) + civilization.extra_food


def increase_population(state: Position, civilization: Civilization, discount: int) -> None:
    """Pay food, and a token becomes an unused worker."""
    spend_food(civilization, food_for_population(civilization, discount))
    gain_population(civilization, 1)
    state.tell("population", civilization.seat)


def add_performances(choices: list[int], civilization: Civilization, card: int) -> None:
    """What an action card that orders to build or upgrade can be used for."""
    what = EFFECT_WHAT[card][0]
    discount = EFFECT_NUMBERS[card][0][0]
    money = budget(civilization)
    if what == BUILD_OR_UPGRADE_FARM_OR_MINE:
        add_builds(choices, civilization, 0, FIRST_URBAN, money, discount)
        add_upgrades(choices, civilization, 0, FIRST_URBAN, money, discount)
    elif what == BUILD_OR_UPGRADE_URBAN:
        add_builds(choices, civilization, FIRST_URBAN, FIRST_UNIT, money, discount)
        add_upgrades(choices, civilization, FIRST_URBAN, FIRST_UNIT, money, discount)
    else:
        add_upgrades(choices, civilization, 0, FIRST_UNIT, money, discount)


def add_breakthroughs(choices: list[int], state: Position, civilization: Civilization) -> None:
    """A technology for one civil action, or a revolution for all of them (and none for the card)."""
    if civilization.civil_left + civilization.extra_civil:
        add_developments(choices, state, civilization, 0)
    add_revolutions(choices, state, civilization, 0)


def can_play(state: Position, civilization: Civilization, card: int) -> bool:
    """A card can only be played if its order can be carried out. Its civil action must be paid, too."""
    what = EFFECT_WHAT[card][0]
    choices: list[int] = []
    if what == DEVELOP:
        add_breakthroughs(choices, state, civilization)
        return bool(choices)
    if not civilization.civil_left + civilization.extra_civil:
        return False
    if what == INCREASE_POPULATION:
        return can_grow(civilization, 0)
    if what == BUILD_STAGE:
        if civilization.wonder == NONE:
            return False
        return stage_cost(civilization, 1) - EFFECT_NUMBERS[card][0][0] <= budget(civilization)
    if what in (BUILD_OR_UPGRADE_FARM_OR_MINE, BUILD_OR_UPGRADE_URBAN, UPGRADE_ANY_BUILDING):
        add_performances(choices, civilization, card)
        return bool(choices)
    return True


def play_action_card(state: Position, civilization: Civilization, card: int) -> None:
    """The card is discarded; its effects happen in the printed order, choices being asked for."""
    civilization.civil_hand.remove(card)
    state.civil_gone.append(card)
    state.tell("plays", civilization.seat, IDS[card])
    what = EFFECT_WHAT[card][0]
    if what == DEVELOP:
        state.push(Ask(BREAKTHROUGH, civilization.seat, card))
        return
    spend_civil(civilization, 1)
    if what in (BUILD_OR_UPGRADE_FARM_OR_MINE, BUILD_OR_UPGRADE_URBAN, UPGRADE_ANY_BUILDING):
        state.push(Ask(PERFORM, civilization.seat, card))
        return
    for i in range(len(EFFECT_WHAT[card])):
        _carry_out(state, civilization, EFFECT_WHAT[card][i], EFFECT_NUMBERS[card][i])


def gains_afterwards(state: Position, civilization: Civilization, card: int) -> None:
    """What a card gives once its order was carried out."""
    for i in range(1, len(EFFECT_WHAT[card])):
        _carry_out(state, civilization, EFFECT_WHAT[card][i], EFFECT_NUMBERS[card][i])


def _carry_out(state: Position, civilization: Civilization, what: int, numbers: list[int]) -> None:
    if what == INCREASE_POPULATION:
        increase_population(state, civilization, 0)
    elif what == BUILD_STAGE:
        build_stages(state, civilization, 1, numbers[0])
    elif what == UNIT_RESOURCES_THIS_TURN:
        civilization.unit_resources += numbers[0]
    elif what == MILITARY_ACTION_THIS_TURN:
        civilization.extra_military += numbers[0]
    elif what == UNIT_RESOURCES_PER_STRONGER:
        civilization.unit_resources += by_players(state, numbers) * stronger(state, civilization)
    elif what == CULTURE_PER_CIVILIZATION_AHEAD:
        points = by_players(state, numbers) * ahead(state, civilization)
        gain_culture(civilization, points, IN_ACTION_CARDS)
    else:
        gain(state, civilization, what, numbers[0], IN_ACTION_CARDS)


def by_players(state: Position, numbers: list[int]) -> int:
    """Of three numbers the one for this many players."""
    return numbers[state.remaining - 2]


def stronger(state: Position, civilization: Civilization) -> int:
    """How many civilizations are stronger."""
    return sum(1 for other in state.civilizations if other.active and other.strength > civilization.strength)


def ahead(state: Position, civilization: Civilization) -> int:
    """How many civilizations have more culture points."""
    points = civilization.culture_points
    return sum(1 for other in state.civilizations if other.active and other.culture_points > points)
