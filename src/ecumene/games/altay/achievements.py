"""The twenty achievements of Altay as typed data: technologies of level 1 and 2, and the wonders of level 3."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ecumene.games.altay.components import ONE_SOURCE, OWN_TRANSLATION, TWO_SOURCES, Resources

LEVELS: Final = (1, 2, 3)
WONDER_LEVEL: Final = 3
OPEN_KINDS: Final = 3
TECHNOLOGY_COPIES: Final = 4
TECHNOLOGY_VP: Final = 1
MOST_VP: Final = 7
SECRET_VP: Final = 3


# What a technology does. When it may be used stands on each of them.


@dataclass(frozen=True, slots=True)
class TrashAndDraw:
    """Once per turn: take cards of the hand out of the game and draw as many."""

    n: int
    timing: str = "once_per_turn"


@dataclass(frozen=True, slots=True)
class DiscardAndDraw:
    """Once per turn: discard cards of the hand and draw as many."""

    n: int
    timing: str = "once_per_turn"


@dataclass(frozen=True, slots=True)
class BuildMore:
    """At once: so many settlements besides the one on the card."""

    settlements: int
    timing: str = "instant"


@dataclass(frozen=True, slots=True)
class CombatBonus:
    """Always: symbols added to one's side of a battle."""

    attack: int = 0
    defense: int = 0
    timing: str = "permanent"


@dataclass(frozen=True, slots=True)
class KeepCard:
    """At the end of the turn: set unplayed cards aside, to be used later as if they were in hand."""

    n: int
    timing: str = "end_of_turn"


@dataclass(frozen=True, slots=True)
class LargerHand:
    """At the end of the turn: draw more cards."""

    n: int
    timing: str = "end_of_turn"


@dataclass(frozen=True, slots=True)
class Exchange:
    """Once per turn: give resources back and take as many others."""

    n: int
    timing: str = "once_per_turn"


@dataclass(frozen=True, slots=True)
class ProduceOnce:
    """Once per turn: take resources from the supply."""

    resources: Resources
    timing: str = "once_per_turn"


@dataclass(frozen=True, slots=True)
class MoveSettlement:
    """Once per turn: move settlements to an adjacent region that is free or one's own."""

    n: int
    timing: str = "once_per_turn"


TechnologyEffect = (
    TrashAndDraw
    | DiscardAndDraw
    | BuildMore
    | CombatBonus
    | KeepCard
    | LargerHand
    | Exchange
    | ProduceOnce
    | MoveSettlement
)


@dataclass(frozen=True, slots=True)
class PointsPer:
    """At the end: ``base`` points and one for every ``every`` of what is counted."""

    counted: str
    every: int = 1
    base: int = 0
    timing: str = "end_of_game"


#: What wonders count.
TECHNOLOGIES_DONE: Final = "technologies"
ACTION_CARDS: Final = "action_cards"
CROWDED_REGIONS: Final = "crowded_regions"
LONE_REGIONS: Final = "lone_regions"
CARDS_WITH_POINTS: Final = "cards_with_points"
BORDER_REGIONS: Final = "border_regions"
SAME_TERRAIN: Final = "same_terrain"
STARTING_CARDS_LEFT: Final = "starting_cards"
CAPTURED: Final = "captured"
MARKERS: Final = "markers"


@dataclass(frozen=True, slots=True)
class Achievement:
    """An achievement card: what must lie on it, and what it does once it is full."""

    id: str
    level: int
    places: Resources
    effect: TechnologyEffect | PointsPer
    sure: str = ONE_SOURCE
    numbers_sure: str = TWO_SOURCES
    name_ru_sure: str = OWN_TRANSLATION


TECHNOLOGIES: Final = (
    Achievement("engineering", 1, Resources(wood=2, stone=2), TrashAndDraw(1)),
    Achievement("masonry", 1, Resources(food=2, stone=2), BuildMore(1)),
    Achievement("mathematics", 1, Resources(metal=2, stone=2), DiscardAndDraw(1)),
    Achievement("strategy", 1, Resources(food=2, metal=2), CombatBonus(defense=1)),
    Achievement("writing", 1, Resources(food=2, wood=2), KeepCard(1)),
    Achievement("commerce", 2, Resources(food=1, wood=1, metal=1, stone=1, culture=1), Exchange(1)),
    Achievement("government", 2, Resources(metal=1, stone=2, culture=2), LargerHand(1)),
    Achievement("leadership", 2, Resources(metal=2, stone=1, culture=2), CombatBonus(attack=1)),
    Achievement("philosophy", 2, Resources(culture=3), ProduceOnce(Resources(culture=1))),
    Achievement("religion", 2, Resources(food=2, stone=1, culture=2), MoveSettlement(1)),
)

WONDERS: Final = (
    Achievement("academy", 3, Resources(stone=4, culture=2), PointsPer(TECHNOLOGIES_DONE)),
    Achievement(
        "amphitheatre", 3, Resources(food=1, wood=1, metal=1, stone=1, culture=2), PointsPer(ACTION_CARDS, every=4)
    ),
    Achievement("aqueducts", 3, Resources(wood=1, metal=1, stone=1, culture=3), PointsPer(CROWDED_REGIONS)),
    Achievement("ark", 3, Resources(wood=3, metal=2, culture=1), PointsPer(LONE_REGIONS)),
    Achievement("colossus", 3, Resources(culture=4), PointsPer(CARDS_WITH_POINTS)),
    Achievement("great_wall", 3, Resources(metal=2, stone=3, culture=1), PointsPer(BORDER_REGIONS)),
    Achievement("highways", 3, Resources(wood=3, stone=1, culture=2), PointsPer(SAME_TERRAIN)),
    Achievement("mausoleum", 3, Resources(raw=3, culture=3), PointsPer(STARTING_CARDS_LEFT, every=2)),
    Achievement("siege_engines", 3, Resources(metal=3, stone=1, culture=2), PointsPer(CAPTURED)),
    Achievement("triumphal_arch", 3, Resources(metal=3, stone=2, culture=1), PointsPer(MARKERS, every=2, base=1)),
)
ACHIEVEMENTS: Final = TECHNOLOGIES + WONDERS
