# Compiled by mypyc where a C compiler is present.
"""Gains that happen once, the same whether an event, an action card or a new colony brings them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ecumene.games.through_the_ages import economy, effects
from ecumene.games.through_the_ages.military_cards import draw
from ecumene.games.through_the_ages.state import *

#: What each kind of plain gain gives; culture is noted under the category.
GAINS: Final[dict[type[effects.Effect], Callable[[Position, Civilization, Any, int], object]]] = {
    effects.GainFood: lambda state, own, effect, category: economy.gain_food(own, effect.n),
    effects.GainResources: lambda state, own, effect, category: economy.gain_resources(own, effect.n),
    effects.GainScience: lambda state, own, effect, category: economy.gain_science(own, effect.n),
    effects.GainCulture: lambda state, own, effect, category: economy.gain_culture(own, effect.n, category),
    effects.GainPopulation: lambda state, own, effect, category: economy.gain_population(own, effect.n),
    effects.DrawCards: lambda state, own, effect, category: draw(state, own, effect.n),
    effects.GainFoodOrResources: lambda state, own, effect, category: state.push(
        economy.FoodOrResources(own.seat, n=effect.n)
    ),
}


def gain(state: Position, civilization: Civilization, effect: effects.Effect, category: int) -> bool:
    """Give what an effect gives; culture is noted under the category. False if the effect is no plain gain."""
    give = GAINS.get(type(effect))
    if give is None:
        return False
    give(state, civilization, effect, category)
    return True
