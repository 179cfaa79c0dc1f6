"""Technologies: farms, mines, urban buildings, units, governments and special technologies."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_types import Card
from ecumene.games.through_the_ages.traits import (
    AIR_FORCE,
    ARENA,
    ARTILLERY,
    BLUE_TOKENS,
    CAVALRY,
    CIVIL_ACTIONS,
    COLONIZATION,
    CONSTRUCTION,
    CULTURE,
    DISCOUNT_LEVEL_1,
    DISCOUNT_LEVEL_2,
    DISCOUNT_LEVEL_3,
    EXPLORATION,
    FARM,
    FOOD,
    GOVERNMENT,
    HAPPINESS,
    INFANTRY,
    LAB,
    LAW,
    LIBRARY,
    MILITARY_ACTIONS,
    MINE,
    RESOURCES,
    SCIENCE,
    STRENGTH,
    TEMPLE,
    THEATER,
    URBAN_LIMIT,
    WARFARE,
    WONDER_STAGES,
)

TECHNOLOGIES: Final = (
    # Farm
    Card("agriculture", FARM, 0, (0, 0, 0), cost=2, gives={FOOD: 1}),
    Card("irrigation", FARM, 1, (2, 2, 2), science=3, cost=4, gives={FOOD: 2}),
    Card("selective_breeding", FARM, 2, (1, 2, 3), science=5, cost=6, gives={FOOD: 3}),
    Card("mechanized_agriculture", FARM, 3, (1, 2, 2), science=7, cost=8, gives={FOOD: 5}),
    # Mine
    Card("bronze", MINE, 0, (0, 0, 0), cost=2, gives={RESOURCES: 1}),
    Card("iron", MINE, 1, (2, 2, 3), science=5, cost=5, gives={RESOURCES: 2}),
    Card("coal", MINE, 2, (1, 2, 2), science=7, cost=8, gives={RESOURCES: 3}),
    Card("oil", MINE, 3, (1, 2, 2), science=9, cost=11, gives={RESOURCES: 5}),
    # Lab
    Card("philosophy", LAB, 0, (0, 0, 0), cost=3, gives={SCIENCE: 1}),
    Card("alchemy", LAB, 1, (2, 2, 3), science=4, cost=6, gives={SCIENCE: 2}),
    Card("scientific_method", LAB, 2, (2, 2, 2), science=6, cost=8, gives={SCIENCE: 3}),
    Card("computers", LAB, 3, (2, 2, 2), science=8, cost=11, gives={SCIENCE: 5}),
    # Temple
    Card("religion", TEMPLE, 0, (0, 0, 0), cost=3, gives={CULTURE: 1, HAPPINESS: 1}),
    Card("theology", TEMPLE, 1, (1, 2, 2), science=2, cost=5, gives={CULTURE: 1, HAPPINESS: 2}),
    Card("organized_religion", TEMPLE, 2, (2, 2, 2), science=4, cost=7, gives={CULTURE: 1, HAPPINESS: 3}),
    # Library
    Card("printing_press", LIBRARY, 1, (2, 2, 2), science=3, cost=3, gives={CULTURE: 1, SCIENCE: 1}),
    Card("journalism", LIBRARY, 2, (1, 2, 2), science=6, cost=8, gives={CULTURE: 2, SCIENCE: 2}),
    Card("multimedia", LIBRARY, 3, (2, 2, 2), science=9, cost=11, gives={CULTURE: 3, SCIENCE: 3}),
    # Theater
    Card("drama", THEATER, 1, (1, 2, 2), science=3, cost=4, gives={CULTURE: 2, HAPPINESS: 1}),
    Card("opera", THEATER, 2, (2, 2, 2), science=7, cost=8, gives={CULTURE: 3, HAPPINESS: 1}),
    Card("movies", THEATER, 3, (2, 2, 2), science=10, cost=11, gives={CULTURE: 4, HAPPINESS: 1}),
    # Arena
    Card("bread_and_circuses", ARENA, 1, (1, 2, 2), science=3, cost=3, gives={STRENGTH: 1, HAPPINESS: 2}),
    Card("team_sports", ARENA, 2, (1, 1, 1), science=5, cost=5, gives={STRENGTH: 2, HAPPINESS: 3}),
    Card("professional_sports", ARENA, 3, (1, 1, 2), science=7, cost=8, gives={STRENGTH: 3, HAPPINESS: 4}),
    # Infantry
    Card("warriors", INFANTRY, 0, (0, 0, 0), cost=2, gives={STRENGTH: 1}),
    Card("swordsmen", INFANTRY, 1, (2, 2, 2), science=4, cost=3, gives={STRENGTH: 2}),
    Card("riflemen", INFANTRY, 2, (1, 2, 2), science=6, cost=5, gives={STRENGTH: 3}),
    Card("modern_infantry", INFANTRY, 3, (1, 2, 2), science=10, cost=7, gives={STRENGTH: 5}),
    # Cavalry
    Card("knights", CAVALRY, 1, (2, 2, 3), science=5, cost=3, gives={STRENGTH: 2}),
    Card("cavalrymen", CAVALRY, 2, (2, 2, 2), science=6, cost=5, gives={STRENGTH: 3}),
    Card("tanks", CAVALRY, 3, (1, 2, 2), science=9, cost=7, gives={STRENGTH: 5}),
    # Artillery
    Card("cannon", ARTILLERY, 2, (2, 2, 3), science=6, cost=5, gives={STRENGTH: 3}),
    Card("rockets", ARTILLERY, 3, (1, 2, 2), science=8, cost=7, gives={STRENGTH: 5}),
    # Air force
    Card("air_forces", AIR_FORCE, 3, (2, 2, 3), science=12, cost=7, gives={STRENGTH: 5}),
    # Government
    Card("despotism", GOVERNMENT, 0, (0, 0, 0), gives={CIVIL_ACTIONS: 4, MILITARY_ACTIONS: 2, URBAN_LIMIT: 2}),
    Card(
        "monarchy",
        GOVERNMENT,
        1,
        (1, 2, 2),
        science=8,
        revolution=2,
        gives={CIVIL_ACTIONS: 5, MILITARY_ACTIONS: 3, URBAN_LIMIT: 3},
    ),
    Card(
        "theocracy",
        GOVERNMENT,
        1,
        (1, 1, 1),
        science=6,
        revolution=1,
        gives={CIVIL_ACTIONS: 4, MILITARY_ACTIONS: 3, URBAN_LIMIT: 3, CULTURE: 1, STRENGTH: 1, HAPPINESS: 1},
    ),
    Card(
        "constitutional_monarchy",
        GOVERNMENT,
        2,
        (1, 2, 2),
        science=12,
        revolution=6,
        gives={CIVIL_ACTIONS: 6, MILITARY_ACTIONS: 4, URBAN_LIMIT: 3},
    ),
    Card(
        "republic",
        GOVERNMENT,
        2,
        (1, 1, 2),
        science=13,
        revolution=3,
        gives={CIVIL_ACTIONS: 7, MILITARY_ACTIONS: 2, URBAN_LIMIT: 3},
    ),
    Card(
        "communism",
        GOVERNMENT,
        3,
        (1, 1, 1),
        science=19,
        revolution=5,
        gives={CIVIL_ACTIONS: 7, MILITARY_ACTIONS: 5, URBAN_LIMIT: 4, HAPPINESS: -1},
    ),
    Card(
        "fundamentalism",
        GOVERNMENT,
        3,
        (1, 1, 1),
        science=18,
        revolution=7,
        gives={CIVIL_ACTIONS: 6, MILITARY_ACTIONS: 5, URBAN_LIMIT: 4, STRENGTH: 5, SCIENCE: -2},
    ),
    Card(
        "democracy",
        GOVERNMENT,
        3,
        (1, 2, 2),
        science=17,
        revolution=9,
        gives={CIVIL_ACTIONS: 7, MILITARY_ACTIONS: 3, URBAN_LIMIT: 4, CULTURE: 3},
    ),
    # Special law
    Card("code_of_laws", LAW, 1, (1, 2, 2), science=6, gives={CIVIL_ACTIONS: 1}),
    Card("justice_system", LAW, 2, (1, 1, 1), science=7, gives={CIVIL_ACTIONS: 1, BLUE_TOKENS: 3}),
    Card("civil_service", LAW, 3, (1, 1, 1), science=10, gives={CIVIL_ACTIONS: 2, BLUE_TOKENS: 3}),
    # Special warfare
    Card("warfare", WARFARE, 1, (1, 2, 2), science=5, gives={STRENGTH: 1, MILITARY_ACTIONS: 1}),
    Card("strategy", WARFARE, 2, (1, 1, 1), science=8, gives={STRENGTH: 3, MILITARY_ACTIONS: 2}),
    Card("military_theory", WARFARE, 3, (1, 1, 2), science=11, gives={STRENGTH: 5, MILITARY_ACTIONS: 3}),
    # Special exploration
    Card("cartography", EXPLORATION, 1, (1, 1, 1), science=4, gives={STRENGTH: 1, COLONIZATION: 2}),
    Card("navigation", EXPLORATION, 2, (1, 1, 1), science=6, gives={STRENGTH: 2, COLONIZATION: 3}),
    Card("satellites", EXPLORATION, 3, (1, 1, 1), science=8, gives={STRENGTH: 3, COLONIZATION: 4}),
    # Special construction
    Card(
        "masonry",
        CONSTRUCTION,
        1,
        (1, 1, 1),
        science=3,
        gives={WONDER_STAGES: 1, DISCOUNT_LEVEL_1: 1, DISCOUNT_LEVEL_2: 1, DISCOUNT_LEVEL_3: 1},
    ),
    Card(
        "architecture",
        CONSTRUCTION,
        2,
        (1, 2, 2),
        science=6,
        gives={WONDER_STAGES: 2, DISCOUNT_LEVEL_1: 1, DISCOUNT_LEVEL_2: 2, DISCOUNT_LEVEL_3: 2},
    ),
    Card(
        "engineering",
        CONSTRUCTION,
        3,
        (1, 1, 1),
        science=9,
        gives={WONDER_STAGES: 3, DISCOUNT_LEVEL_1: 1, DISCOUNT_LEVEL_2: 2, DISCOUNT_LEVEL_3: 3},
    ),
)
