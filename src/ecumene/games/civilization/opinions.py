# Compiled by mypyc where a C compiler is present.
"""For the bots: what this and that is thought to be worth. By hand, or as it was learned (``ecumene train``).

About in victory points, in gold a turn where the name says so, or a share of what is counted anyway. The two rule sets
are different games: gold is earned and points are made otherwise, so each has opinions of its own.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.civilization.components import ADVANCED, STANDARD

#: What both rule sets ask for.
_ALIKE: Final[dict[str, float]] = {
    "earned": 0.07,  # a piece of gold earned later
    "pace": 2.2,  # turns in which the leader buys a technology
    "harm": 1.0,  # to rivals, as a share of what `prospects.HARM` says
    # Settlements
    "size": 1.0,
    "size_gold": 1.2,  # gold a turn for each size
    "resource_gold": 4.0,
    "village_gold": 1.0,
    "village_growth": 0.4,
    "unknown_gold": 0.5,  # markers nobody has shown
    "unknown": 0.3,
    "threatened": 0.7,
    "occupied": 1.5,
    "monopoly_gold": 2.5,  # a second card of a resource
    "least_gold": 1.5,
    "fading": 0.75,  # land a step farther away
    "waiting": 0.8,  # land for settlers that must be bought first
    "embarking": 0.3,
    "voyage": 0.8,
    "coast": 0.15,
    "free_land": 0.3,
    "neighbours": 0.4,
    # Armies
    "unit": 0.4,
    "fear": 0.6,  # how likely it is that a neighbour takes what it can
    "greed": 0.6,  # and that oneself will
    "conquest": 1.0,
    "risk": 1.0,
    "courage": 0.5,  # to fight whoever moves in
    "marching": 0.5,
    # Purchases
    "rate": 0.035,  # points for a piece of gold that can be had at any time
    "patience": 0.75,  # the part of a rate one is ready to wait for
}
#: By rule set: every opinion and what was thought by hand, in the order of a row of weights.
BY_HAND: Final[dict[str, dict[str, float]]] = {
    STANDARD: {
        **_ALIKE,
        "kept_moment": 0.8,
        "towards_moment": 0.9,
        "technology": 1.0,
        "progress": 0.15,
        "first_of_era": 0.4,
        "second_of_era": 0.9,
        "last_technology": 6.0,
    },
    ADVANCED: {
        **_ALIKE,
        "pace": 1.0,  # turns until anybody has one more technology
        "size_gold": 1.0,
        "rich_gold": 2.0,  # the same where there is a resource
        "village_gold": 0.3,
        # Technologies, which are no points by themselves
        "opening": 1.0,  # that others can follow
        "newer": 0.3,  # of the present era or the next one
        "wonder": 1.0,
        "discovery": 1.0,
        "piece": 0.8,
        "bonus": 0.5,  # anything else for nothing
        "ending": 0.5,  # each point ahead if the game may end with it
    },
}
#: Beyond that, far land would count more than near land.
_HARDLY_FADING: Final = 0.98
_FAR: Final = 4


class Opinions:
    """A row of weights by name. What a rule set does not know counts nothing."""

    earned: float = 0.0
    pace: float = 0.0
    harm: float = 0.0
    size: float = 0.0
    size_gold: float = 0.0
    resource_gold: float = 0.0
    village_gold: float = 0.0
    village_growth: float = 0.0
    unknown_gold: float = 0.0
    unknown: float = 0.0
    threatened: float = 0.0
    occupied: float = 0.0
    monopoly_gold: float = 0.0
    least_gold: float = 0.0
    waiting: float = 0.0
    embarking: float = 0.0
    voyage: float = 0.0
    coast: float = 0.0
    free_land: float = 0.0
    neighbours: float = 0.0
    unit: float = 0.0
    fear: float = 0.0
    greed: float = 0.0
    conquest: float = 0.0
    risk: float = 0.0
    courage: float = 0.0
    marching: float = 0.0
    rate: float = 0.0
    patience: float = 0.0
    kept_moment: float = 0.0
    towards_moment: float = 0.0
    technology: float = 0.0
    progress: float = 0.0
    first_of_era: float = 0.0
    second_of_era: float = 0.0
    last_technology: float = 0.0
    rich_gold: float = 0.0
    opening: float = 0.0
    newer: float = 0.0
    wonder: float = 0.0
    discovery: float = 0.0
    piece: float = 0.0
    bonus: float = 0.0
    ending: float = 0.0

    def __init__(self, rules: str, weights: list[float]) -> None:
        held = dict(zip(BY_HAND[rules], weights, strict=True))
        #: A place counts less the more steps away it is.
        fading = min(held.pop("fading"), _HARDLY_FADING)
        self.fades = [fading**steps for steps in range(_FAR + 1)]
        for name, weight in held.items():
            setattr(self, name, weight)


#: By rule set, in the order of price lists.
OF_HAND: Final[list[Opinions]] = [Opinions(rules, list(row.values())) for rules, row in BY_HAND.items()]
