# Compiled by mypyc where a C compiler is present.
"""For the bots: what this and that is thought to be worth. By hand, or as it was learned (``ecumene train``).

About in victory points, in gold a turn where the name says so, or a share of what is counted anyway.
"""

from __future__ import annotations

from typing import Final

#: Every opinion and what was thought by hand, in the order of a row of weights.
BY_HAND: Final[dict[str, float]] = {
    "earned": 0.07,  # a piece of gold earned later
    "pace": 2.2,  # standard rules: turns in which the leader buys a technology
    "harm": 1.0,  # to rivals, as a share of what `prospects.HARM` says
    # Settlements
    "size": 1.0,
    "size_gold": 1.2,  # standard rules: gold a turn for each size
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
    "kept_moment": 0.8,
    "towards_moment": 0.9,
    "technology": 1.0,
    "progress": 0.15,
    "first_of_era": 0.4,
    "second_of_era": 0.9,
    "last_technology": 6.0,
}
#: Beyond that, far land would count more than near land.
_HARDLY_FADING: Final = 0.98
_FAR: Final = 4


class Opinions:
    """A row of weights by name."""

    def __init__(self, weights: list[float]) -> None:
        (
            self.earned,
            self.pace,
            self.harm,
            self.size,
            self.size_gold,
            self.resource_gold,
            self.village_gold,
            self.village_growth,
            self.unknown_gold,
            self.unknown,
            self.threatened,
            self.occupied,
            self.monopoly_gold,
            self.least_gold,
            fading,
            self.waiting,
            self.embarking,
            self.voyage,
            self.coast,
            self.free_land,
            self.neighbours,
            self.unit,
            self.fear,
            self.greed,
            self.conquest,
            self.risk,
            self.courage,
            self.marching,
            self.rate,
            self.patience,
            self.kept_moment,
            self.towards_moment,
            self.technology,
            self.progress,
            self.first_of_era,
            self.second_of_era,
            self.last_technology,
        ) = weights
        #: A place counts less the more steps away it is.
        self.fades = [min(fading, _HARDLY_FADING) ** steps for steps in range(_FAR + 1)]


OF_HAND: Final = Opinions(list(BY_HAND.values()))
