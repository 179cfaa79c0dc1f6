"""The twenty achievements of Altay as typed data: technologies of level 1 and 2, and the wonders of level 3."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ecumene.games.altay.components import ONE_SOURCE, OWN_TRANSLATION, TWO_SOURCES
from ecumene.games.altay.effects import (
    ACTION_CARDS,
    BORDER_REGIONS,
    CAPTURED,
    CARDS_WITH_POINTS,
    CROWDED_REGIONS,
    LONE_REGIONS,
    MARKERS,
    SAME_TERRAIN,
    STARTING_CARDS_LEFT,
    TECHNOLOGIES_DONE,
    BuildMore,
    CombatBonus,
    DiscardAndDraw,
    Exchange,
    KeepCard,
    LargerHand,
    MoveSettlement,
    PointsPer,
    ProduceOnce,
    TechnologyEffect,
    TrashAndDraw,
)
from ecumene.games.altay.resources import Resources

WONDER_LEVEL: Final = 3
OPEN_KINDS: Final = 3
TECHNOLOGY_COPIES: Final = 4
TECHNOLOGY_VP: Final = 1
MOST_VP: Final = 7
SECRET_VP: Final = 3


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
