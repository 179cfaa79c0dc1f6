# Compiled by mypyc where a C compiler is present.
"""Gains that happen once, the same whether an event, an action card or a new colony brings them."""

from __future__ import annotations

from ecumene.games.through_the_ages.civilization import Civilization
from ecumene.games.through_the_ages.economy import (
    FoodOrResources,
    gain_culture,
    gain_food,
    gain_population,
    gain_resources,
    gain_science,
)
from ecumene.games.through_the_ages.military_cards import draw
from ecumene.games.through_the_ages.state import Position
from ecumene.games.through_the_ages.traits import (
    DRAW_CARDS,
    GAIN_CULTURE,
    GAIN_FOOD,
    GAIN_FOOD_OR_RESOURCES,
    GAIN_POPULATION,
    GAIN_RESOURCES,
    GAIN_SCIENCE,
)


def gain(state: Position, civilization: Civilization, what: int, amount: int, category: int) -> bool:
    """Give what an effect gives; culture is noted under the category. False if the effect is no plain gain."""
    if what == GAIN_FOOD:
        gain_food(civilization, amount)
    elif what == GAIN_RESOURCES:
        gain_resources(civilization, amount)
    elif what == GAIN_SCIENCE:
        gain_science(civilization, amount)
    elif what == GAIN_CULTURE:
        gain_culture(civilization, amount, category)
    elif what == GAIN_POPULATION:
        gain_population(civilization, amount)
    elif what == DRAW_CARDS:
        draw(state, civilization, amount)
    elif what == GAIN_FOOD_OR_RESOURCES:
        state.push(FoodOrResources(civilization.seat, amount))
    else:
        return False
    return True
