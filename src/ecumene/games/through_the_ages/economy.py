# Compiled by mypyc where a C compiler is present.
"""Blue and yellow tokens: gaining, spending and losing food and resources, population, production."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.components import CATEGORIES, CULTURE_PER_MISSING_FOOD
from ecumene.games.through_the_ages.numbers import (
    FAMILY_END,
    FAMILY_FIRST,
    FIRST_LAB,
    FIRST_MINE,
    NONE,
    STORE_CARDS,
    TOKEN_VALUE,
    TRAITS_OF,
    WORKER_CARDS,
)
from ecumene.games.through_the_ages.state import LOSE_WORKER, RETURN_TOKEN, Ask, Civilization, Position
from ecumene.games.through_the_ages.statistics import best, consumption, corruption, per_lab_level, refresh
from ecumene.games.through_the_ages.traits import (
    BEST_MINE_DOUBLED,
    BLUE_TOKENS,
    FARM,
    FOOD_PRODUCTION,
    LAB,
    MINE,
    RESOURCE_PRODUCTION,
    RESOURCES_PER_LAB_LEVEL,
    YELLOW_TOKENS,
)

IN_PRODUCTION: Final = CATEGORIES.index("production")
IN_WONDERS: Final = CATEGORIES.index("wonders")
IN_LEADERS: Final = CATEGORIES.index("leaders")
IN_ACTION_CARDS: Final = CATEGORIES.index("action_cards")
IN_EVENTS: Final = CATEGORIES.index("events")
IN_COLONIES: Final = CATEGORIES.index("colonies")
IN_CONFLICT: Final = CATEGORIES.index("conflict")
IN_HUNGER: Final = CATEGORIES.index("hunger")
IN_IMPACTS: Final = CATEGORIES.index("impacts")


# Points


def gain_culture(civilization: Civilization, points: int, category: int) -> int:
    """Score culture, or lose it (never below zero); tells how much it really was."""
    change = max(points, -civilization.culture_points)
    civilization.culture_points += change
    civilization.ledger[category] += change
    return change


def gain_science(civilization: Civilization, points: int) -> int:
    change = max(points, -civilization.science_points)
    civilization.science_points += change
    return change


# Food and resources. Farms store food; mines store resources, and so do labs once Bill Gates has used them.


def food(civilization: Civilization) -> int:
    """Stored food."""
    blue = civilization.blue
    total = 0
    for card in range(FIRST_MINE):
        total += blue[card] * TOKEN_VALUE[card]
    return total


def resources(civilization: Civilization) -> int:
    """Stored resources."""
    blue = civilization.blue
    total = 0
    for card in range(FIRST_MINE, STORE_CARDS):
        total += blue[card] * TOKEN_VALUE[card]
    return total


def gain_food(civilization: Civilization, amount: int) -> int:
    return _gain(civilization, amount, 0, FIRST_MINE)


def gain_resources(civilization: Civilization, amount: int) -> int:
    end = STORE_CARDS if civilization.traits[RESOURCES_PER_LAB_LEVEL] else FIRST_LAB
    return _gain(civilization, amount, FIRST_MINE, end)


def _gain(civilization: Civilization, amount: int, first: int, end: int) -> int:
    """Put as few tokens as possible on cards in play, worth the amount or the nearest less the bank allows."""
    left = amount
    while left > 0 and civilization.blue_bank > 0:
        card = _dearest(civilization, left, first, end)
        civilization.blue[card] += 1
        civilization.blue_bank -= 1
        left -= TOKEN_VALUE[card]
    return amount - left


def _dearest(civilization: Civilization, most: int, first: int, end: int) -> int:
    """The card in play whose token is worth most, but no more than ``most``."""
    found = first
    value = 0
    for card in range(first, end):
        if civilization.owned[card] and value < TOKEN_VALUE[card] <= most:
            found = card
            value = TOKEN_VALUE[card]
    return found


def spend_food(civilization: Civilization, amount: int) -> None:
    """Pay food: what is lent for this turn first, then tokens."""
    lent = min(amount, civilization.extra_food)
    civilization.extra_food -= lent
    _pay(civilization, amount - lent, 0, FIRST_MINE)


def spend_resources(civilization: Civilization, amount: int) -> None:
    lent = min(amount, civilization.extra_resources)
    civilization.extra_resources -= lent
    _pay(civilization, amount - lent, FIRST_MINE, STORE_CARDS)


def spend_unit_resources(civilization: Civilization, amount: int) -> None:
    """Pay for a unit: resources lent for units go first."""
    lent = min(amount, civilization.unit_resources)
    civilization.unit_resources -= lent
    spend_resources(civilization, amount - lent)


def lose_food(civilization: Civilization, amount: int) -> int:
    """Lose food, at most what there is; tells how much was lost."""
    lost = min(amount, food(civilization) + civilization.extra_food)
    spend_food(civilization, lost)
    return lost


def lose_resources(civilization: Civilization, amount: int) -> int:
    lost = min(amount, resources(civilization) + civilization.extra_resources)
    spend_resources(civilization, lost)
    return lost


def _pay(civilization: Civilization, amount: int, first: int, end: int) -> None:
    """Pay with the smallest tokens first, so that as many as possible come back to the bank, then make change.

    Change needs tokens; when there are not enough, as little as possible is paid too much.
    """
    blue = civilization.blue
    while amount > 0:
        card = _cheapest(civilization, first, end)
        value = TOKEN_VALUE[card]
        blue[card] -= 1
        civilization.blue_bank += 1
        if value > amount:
            _gain_below(civilization, value - amount, value, first, end)
            return
        amount -= value


def _gain_below(civilization: Civilization, change: int, below: int, first: int, end: int) -> None:
    """Give change in tokens worth less than the broken one; stored cards of labs count even without Bill Gates."""
    while change > 0 and civilization.blue_bank > 0:
        found = NONE
        for card in range(first, end):
            if not civilization.owned[card] or not _is_store(civilization, card):
                continue
            value = TOKEN_VALUE[card]
            if 0 < value <= change and value < below and (found == NONE or value > TOKEN_VALUE[found]):
                found = card
        if found == NONE:
            return
        civilization.blue[found] += 1
        civilization.blue_bank -= 1
        change -= TOKEN_VALUE[found]


def _is_store(civilization: Civilization, card: int) -> bool:
    return card < FIRST_LAB or civilization.traits[RESOURCES_PER_LAB_LEVEL] > 0


def _cheapest(civilization: Civilization, first: int, end: int) -> int:
    found = NONE
    for card in range(first, end):
        if civilization.blue[card] and (found == NONE or TOKEN_VALUE[card] < TOKEN_VALUE[found]):
            found = card
    return found


# Tokens


def gain_blue_tokens(state: Position, civilization: Civilization, amount: int) -> None:
    """Take blue tokens from the box, or return them; what the bank lacks comes from cards of one's choice."""
    if amount >= 0:
        civilization.blue_bank += amount
        state.blue_box -= amount
        return
    lost = min(-amount, civilization.blue_bank)
    civilization.blue_bank -= lost
    state.blue_box += lost
    missing = -amount - lost
    if missing:
        state.push(Ask(RETURN_TOKEN, civilization.seat, NONE, missing))


def return_token(state: Position, civilization: Civilization, card: int) -> None:
    """A blue token from a technology card goes back to the box."""
    civilization.blue[card] -= 1
    state.blue_box += 1


def gain_yellow_tokens(state: Position, civilization: Civilization, amount: int) -> int:
    """Take yellow tokens from the box into the bank, or return as many as the bank has."""
    change = max(amount, -civilization.yellow_bank)
    civilization.yellow_bank += change
    state.yellow_box -= change
    return change


# Population


def gain_population(civilization: Civilization, amount: int) -> None:
    """Move tokens from the yellow bank to the worker pool, as far as there are any."""
    moved = min(amount, civilization.yellow_bank)
    civilization.yellow_bank -= moved
    civilization.unused += moved


def lose_population(state: Position, civilization: Civilization, amount: int) -> None:
    """Unused workers go first; then the owner chooses workers on cards."""
    moved = min(amount, civilization.unused)
    civilization.unused -= moved
    civilization.yellow_bank += moved
    if amount > moved and workers_on_cards(civilization):
        state.push(Ask(LOSE_WORKER, civilization.seat, NONE, amount - moved))


def lose_worker(state: Position, civilization: Civilization, card: int) -> None:
    """A worker leaves a card for the yellow bank."""
    civilization.workers[card] -= 1
    civilization.yellow_bank += 1
    refresh(state, civilization)


def workers_on_cards(civilization: Civilization) -> int:
    total = 0
    for card in range(WORKER_CARDS):
        total += civilization.workers[card]
    return total


# Production


def food_production(civilization: Civilization) -> int:
    """Food of one production: farms, and what pacts add."""
    total = civilization.traits[FOOD_PRODUCTION]
    for card in range(FIRST_MINE):
        total += civilization.workers[card] * TOKEN_VALUE[card]
    return total


def mine_production(civilization: Civilization) -> int:
    """Resources the mines produce, with one worker of the best mine counted twice by the Railroad."""
    total = 0
    for card in range(FIRST_MINE, FIRST_LAB):
        total += civilization.workers[card] * TOKEN_VALUE[card]
    doubled = best(civilization, MINE)
    if civilization.traits[BEST_MINE_DOUBLED] and doubled != NONE:
        total += civilization.traits[BEST_MINE_DOUBLED] * TOKEN_VALUE[doubled]
    return total


def lab_production(civilization: Civilization) -> int:
    """Resources the labs produce through Bill Gates."""
    return per_lab_level(civilization, RESOURCES_PER_LAB_LEVEL)


def resource_production(civilization: Civilization) -> int:
    """Resources of one production: mines, labs, pacts."""
    production = mine_production(civilization) + lab_production(civilization)
    return max(0, production + civilization.traits[RESOURCE_PRODUCTION])


def produce_food(civilization: Civilization) -> None:
    """One token for each farm, the highest level first while the bank lasts; then what pacts add."""
    for card in range(FAMILY_END[FARM] - 1, FAMILY_FIRST[FARM] - 1, -1):
        _produce(civilization, card, civilization.workers[card])
    extra = civilization.traits[FOOD_PRODUCTION]
    if extra > 0:
        gain_food(civilization, extra)


def produce_resources(civilization: Civilization) -> None:
    """One token for each mine (and lab, with Bill Gates), the highest level first; then what pacts add or take."""
    traits = civilization.traits
    doubled = best(civilization, MINE) if traits[BEST_MINE_DOUBLED] else NONE
    for step in range(FAMILY_END[MINE] - FAMILY_FIRST[MINE] - 1, -1, -1):
        mine = FAMILY_FIRST[MINE] + step
        tokens = civilization.workers[mine]
        if mine == doubled:
            tokens += traits[BEST_MINE_DOUBLED]
        _produce(civilization, mine, tokens)
        lab = FAMILY_FIRST[LAB] + step
        if traits[RESOURCES_PER_LAB_LEVEL] and TOKEN_VALUE[lab]:
            _produce(civilization, lab, civilization.workers[lab])
    extra = traits[RESOURCE_PRODUCTION]
    if extra > 0:
        gain_resources(civilization, extra)
    elif extra < 0:
        lose_resources(civilization, min(-extra, mine_production(civilization) + lab_production(civilization)))


def _produce(civilization: Civilization, card: int, tokens: int) -> None:
    moved = min(tokens, civilization.blue_bank)
    civilization.blue[card] += moved
    civilization.blue_bank -= moved


def suffer_corruption(civilization: Civilization) -> None:
    """Lose resources, and food for what is missing."""
    amount = corruption(civilization)
    missing = amount - lose_resources(civilization, amount)
    if missing:
        lose_food(civilization, missing)


def consume_food(civilization: Civilization) -> None:
    """Feed the population, or lose culture for every missing food."""
    amount = consumption(civilization)
    missing = amount - lose_food(civilization, amount)
    if missing:
        gain_culture(civilization, -missing * CULTURE_PER_MISSING_FOOD, IN_HUNGER)


def run_economy(civilization: Civilization) -> None:
    """Corruption, food production, consumption and resource production, in this order."""
    suffer_corruption(civilization)
    produce_food(civilization)
    consume_food(civilization)
    produce_resources(civilization)


# Tokens printed on cards


def tokens_of(card: int, trait: int) -> int:
    """How many tokens of a colour a card shows; negative where it takes them."""
    traits = TRAITS_OF[card]
    for i in range(0, len(traits), 2):
        if traits[i] == trait:
            return traits[i + 1]
    return 0


def move_card_tokens(state: Position, civilization: Civilization, card: int, sign: int) -> None:
    """The tokens a card brings when it enters play, or takes away when it leaves."""
    yellow = tokens_of(card, YELLOW_TOKENS)
    if yellow:
        gain_yellow_tokens(state, civilization, sign * yellow)
    blue = tokens_of(card, BLUE_TOKENS)
    if blue:
        gain_blue_tokens(state, civilization, sign * blue)
