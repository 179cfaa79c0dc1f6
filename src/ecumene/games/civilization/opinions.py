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

    def __init__(self, rules: str, weights: list[float]) -> None:
        held = dict(zip(BY_HAND[rules], weights, strict=True))
        self.earned = held.get("earned", 0.0)
        self.pace = held.get("pace", 0.0)
        self.harm = held.get("harm", 0.0)
        self.size = held.get("size", 0.0)
        self.size_gold = held.get("size_gold", 0.0)
        self.resource_gold = held.get("resource_gold", 0.0)
        self.village_gold = held.get("village_gold", 0.0)
        self.village_growth = held.get("village_growth", 0.0)
        self.unknown_gold = held.get("unknown_gold", 0.0)
        self.unknown = held.get("unknown", 0.0)
        self.threatened = held.get("threatened", 0.0)
        self.occupied = held.get("occupied", 0.0)
        self.monopoly_gold = held.get("monopoly_gold", 0.0)
        self.least_gold = held.get("least_gold", 0.0)
        self.waiting = held.get("waiting", 0.0)
        self.embarking = held.get("embarking", 0.0)
        self.voyage = held.get("voyage", 0.0)
        self.coast = held.get("coast", 0.0)
        self.free_land = held.get("free_land", 0.0)
        self.neighbours = held.get("neighbours", 0.0)
        self.unit = held.get("unit", 0.0)
        self.fear = held.get("fear", 0.0)
        self.greed = held.get("greed", 0.0)
        self.conquest = held.get("conquest", 0.0)
        self.risk = held.get("risk", 0.0)
        self.courage = held.get("courage", 0.0)
        self.marching = held.get("marching", 0.0)
        self.rate = held.get("rate", 0.0)
        self.patience = held.get("patience", 0.0)
        self.kept_moment = held.get("kept_moment", 0.0)
        self.towards_moment = held.get("towards_moment", 0.0)
        self.technology = held.get("technology", 0.0)
        self.progress = held.get("progress", 0.0)
        self.first_of_era = held.get("first_of_era", 0.0)
        self.second_of_era = held.get("second_of_era", 0.0)
        self.last_technology = held.get("last_technology", 0.0)
        self.rich_gold = held.get("rich_gold", 0.0)
        self.opening = held.get("opening", 0.0)
        self.newer = held.get("newer", 0.0)
        self.wonder = held.get("wonder", 0.0)
        self.discovery = held.get("discovery", 0.0)
        self.piece = held.get("piece", 0.0)
        self.bonus = held.get("bonus", 0.0)
        self.ending = held.get("ending", 0.0)
        #: A place counts less the more steps away it is.
        self.fades = [min(held["fading"], _HARDLY_FADING) ** steps for steps in range(_FAR + 1)]


#: By rule set, in the order of price lists.
OF_HAND: Final[list[Opinions]] = [Opinions(rules, list(row.values())) for rules, row in BY_HAND.items()]
