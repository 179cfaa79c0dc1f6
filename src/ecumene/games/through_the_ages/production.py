# Compiled by mypyc where a C compiler is present.
"""Production: what farms, mines and labs bring, corruption and consumption."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.through_the_ages.economy import *


def produce(state: Position, civilization: Civilization) -> None:
    """The production phase: points, corruption, food, consumption, resources."""
    gain_science(civilization, civilization.science)
    points = gain_culture(civilization, civilization.culture, IN_PRODUCTION)
    run_economy(state, civilization)
    state.tell("produces", civilization.seat, n=points)


def food_production(civilization: Civilization) -> i64:
    """Food of one production: farms, and what pacts add."""
    return civilization.traits[FOOD_PRODUCTION] + _output(civilization, 0, FIRST_MINE)


def mine_production(civilization: Civilization) -> i64:
    """Resources the mines produce, with one worker of the best mine counted twice by the Railroad."""
    total = _output(civilization, FIRST_MINE, FIRST_LAB)
    doubled = best(civilization, MINE)
    if civilization.traits[BEST_MINE_DOUBLED] and doubled != NONE:
        total += civilization.traits[BEST_MINE_DOUBLED] * TOKEN_VALUE[doubled]
    return total


def _output(civilization: Civilization, first: i64, end: i64) -> i64:
    """What the workers between two cards produce."""
    total = 0
    for card in range(first, end):
        total += civilization.workers[card] * TOKEN_VALUE[card]
    return total


def lab_production(civilization: Civilization) -> i64:
    """Resources the labs produce through Bill Gates."""
    return per_lab_level(civilization, RESOURCES_PER_LAB_LEVEL)


def resource_production(civilization: Civilization) -> i64:
    """Resources of one production: mines, labs, pacts."""
    production = mine_production(civilization) + lab_production(civilization)
    return max(0, production + civilization.traits[RESOURCE_PRODUCTION])


def produce_food(civilization: Civilization) -> None:
    """One token for each farm, the highest level first while the bank lasts; then what pacts add."""
    for card in range(FIRST_MINE - 1, -1, -1):
        _produce(civilization, card, civilization.workers[card])
    extra = civilization.traits[FOOD_PRODUCTION]
    if extra > 0:
        gain_food(civilization, extra)


def produce_resources(state: Position, civilization: Civilization) -> None:
    """One token for each mine (and lab, with Bill Gates), the highest level first; then what pacts add or take."""
    traits = civilization.traits
    stored = civilization.resources
    doubled = best(civilization, MINE) if traits[BEST_MINE_DOUBLED] else NONE
    by_labs = traits[RESOURCES_PER_LAB_LEVEL] > 0
    for mine in range(FIRST_LAB - 1, FIRST_MINE - 1, -1):
        tokens: i64 = civilization.workers[mine]
        if mine == doubled:
            tokens += traits[BEST_MINE_DOUBLED]
        _produce(civilization, mine, tokens)
        lab = mine - FIRST_MINE + FIRST_LAB  # of the same level
        if by_labs and TOKEN_VALUE[lab]:
            _produce(civilization, lab, civilization.workers[lab])
    extra = traits[RESOURCE_PRODUCTION]
    if extra > 0:
        gain_resources(civilization, extra)
    elif extra < 0 and state.rules >= LOST_FROM_PRODUCTION:
        take_resources(civilization, min(-extra, civilization.resources - stored))
    elif extra < 0:
        lose_resources(civilization, min(-extra, mine_production(civilization) + lab_production(civilization)))


def _produce(civilization: Civilization, card: i64, tokens: i64) -> None:
    moved = min(tokens, civilization.blue_bank)
    if moved:
        civilization.store(card, moved)
        civilization.blue_bank -= moved


def suffer_corruption(civilization: Civilization) -> None:
    """Lose resources, and food for what is missing."""
    amount = corruption(civilization)
    lose_food(civilization, amount - lose_resources(civilization, amount))


def consume_food(civilization: Civilization) -> None:
    """Feed the population, or lose culture for every missing food."""
    amount = consumption(civilization)
    missing = amount - lose_food(civilization, amount)
    if missing:
        gain_culture(civilization, -missing * CULTURE_PER_MISSING_FOOD, IN_HUNGER)


def run_economy(state: Position, civilization: Civilization) -> None:
    """Corruption, food production, consumption and resource production, in this order."""
    suffer_corruption(civilization)
    produce_food(civilization)
    consume_food(civilization)
    produce_resources(state, civilization)
