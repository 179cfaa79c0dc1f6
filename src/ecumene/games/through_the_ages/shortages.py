# Compiled by mypyc where a C compiler is present.
"""What an action would need and the civilization does not have, as reasons of refusals; None if it is there."""

from __future__ import annotations

from ecumene.games.through_the_ages.civilization import Civilization
from ecumene.games.through_the_ages.economy import budget
from ecumene.games.through_the_ages.numbers import IS_UNIT
from ecumene.games.through_the_ages.words import say
from ecumene.kernel.errors import Illegal


def _lack(reason: str, what: str, need: int, have: int) -> Illegal | None:
    return say.no(reason, missing={what: need - have}, need=need, have=have) if have < need else None


def lack_civil(civilization: Civilization, need: int) -> Illegal | None:
    return _lack("civil", "civil_actions", need, civilization.civil_actions())


def lack_military(civilization: Civilization, need: int) -> Illegal | None:
    return _lack("military", "military_actions", need, civilization.military_actions())


def lack_action(civilization: Civilization, card: int) -> Illegal | None:
    """A military action for units, a civil one for buildings."""
    return lack_military(civilization, 1) if IS_UNIT[card] else lack_civil(civilization, 1)


def lack_food(civilization: Civilization, need: int) -> Illegal | None:
    return _lack("food", "food", need, civilization.food + civilization.extra_food)


def lack_resources(civilization: Civilization, need: int, unit: bool = False) -> Illegal | None:
    have = budget(civilization) + (civilization.unit_resources if unit else 0)
    return _lack("resources", "resources", need, have)


def lack_science(civilization: Civilization, need: int, have: int) -> Illegal | None:
    return _lack("science", "science", need, have)


def only_with(civilization: Civilization, trait: int, card: str) -> Illegal | None:
    """Some actions belong to one card."""
    return None if civilization.traits[trait] else say.no("needs-card", card=card)
