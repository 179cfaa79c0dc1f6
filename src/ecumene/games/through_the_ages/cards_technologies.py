"""Technologies: farms, mines, urban buildings, units, governments and special technologies."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_types import ON_THE_BOARD, TWO, Card
from ecumene.games.through_the_ages.gives import (
    BlueTokens,
    CivilActions,
    Colonization,
    Culture,
    DoublesArmy,
    Food,
    Happiness,
    MilitaryActions,
    Resources,
    Science,
    StagesAtOnce,
    Strength,
    UrbanDiscount,
    UrbanLimit,
)
from ecumene.games.through_the_ages.traits import (
    AIR_FORCE,
    ARENA,
    ARTILLERY,
    CAVALRY,
    CONSTRUCTION,
    EXPLORATION,
    FARM,
    GOVERNMENT,
    INFANTRY,
    LAB,
    LAW,
    LIBRARY,
    MINE,
    TEMPLE,
    THEATER,
    WARFARE,
)

TECHNOLOGIES: Final = (
    # Farms
    Card("agriculture", FARM, 0, ON_THE_BOARD, cost=2, gives=(Food(1),)),
    Card("irrigation", FARM, 1, TWO, science=3, cost=4, gives=(Food(2),)),
    Card("selective_breeding", FARM, 2, (1, 2, 3), science=5, cost=6, gives=(Food(3),)),
    Card("mechanized_agriculture", FARM, 3, (1, 2, 2), science=7, cost=8, gives=(Food(5),)),
    # Mines
    Card("bronze", MINE, 0, ON_THE_BOARD, cost=2, gives=(Resources(1),)),
    Card("iron", MINE, 1, (2, 2, 3), science=5, cost=5, gives=(Resources(2),)),
    Card("coal", MINE, 2, (1, 2, 2), science=7, cost=8, gives=(Resources(3),)),
    Card("oil", MINE, 3, (1, 2, 2), science=9, cost=11, gives=(Resources(5),)),
    # Labs
    Card("philosophy", LAB, 0, ON_THE_BOARD, cost=3, gives=(Science(1),)),
    Card("alchemy", LAB, 1, (2, 2, 3), science=4, cost=6, gives=(Science(2),)),
    Card("scientific_method", LAB, 2, TWO, science=6, cost=8, gives=(Science(3),)),
    Card("computers", LAB, 3, TWO, science=8, cost=11, gives=(Science(5),)),
    # Temples
    Card("religion", TEMPLE, 0, ON_THE_BOARD, cost=3, gives=(Culture(1), Happiness(1))),
    Card("theology", TEMPLE, 1, (1, 2, 2), science=2, cost=5, gives=(Culture(1), Happiness(2))),
    Card("organized_religion", TEMPLE, 2, TWO, science=4, cost=7, gives=(Culture(1), Happiness(3))),
    # Libraries
    Card("printing_press", LIBRARY, 1, TWO, science=3, cost=3, gives=(Culture(1), Science(1))),
    Card("journalism", LIBRARY, 2, (1, 2, 2), science=6, cost=8, gives=(Culture(2), Science(2))),
    Card("multimedia", LIBRARY, 3, TWO, science=9, cost=11, gives=(Culture(3), Science(3))),
    # Theaters
    Card("drama", THEATER, 1, (1, 2, 2), science=3, cost=4, gives=(Culture(2), Happiness(1))),
    Card("opera", THEATER, 2, TWO, science=7, cost=8, gives=(Culture(3), Happiness(1))),
    Card("movies", THEATER, 3, TWO, science=10, cost=11, gives=(Culture(4), Happiness(1))),
    # Arenas
    Card("bread_and_circuses", ARENA, 1, (1, 2, 2), science=3, cost=3, gives=(Strength(1), Happiness(2))),
    Card("team_sports", ARENA, 2, science=5, cost=5, gives=(Strength(2), Happiness(3))),
    Card("professional_sports", ARENA, 3, (1, 1, 2), science=7, cost=8, gives=(Strength(3), Happiness(4))),
    # Infantry
    Card("warriors", INFANTRY, 0, ON_THE_BOARD, cost=2, gives=(Strength(1),)),
    Card("swordsmen", INFANTRY, 1, TWO, science=4, cost=3, gives=(Strength(2),)),
    Card("riflemen", INFANTRY, 2, (1, 2, 2), science=6, cost=5, gives=(Strength(3),)),
    Card("modern_infantry", INFANTRY, 3, (1, 2, 2), science=10, cost=7, gives=(Strength(5),)),
    # Cavalry
    Card("knights", CAVALRY, 1, (2, 2, 3), science=5, cost=3, gives=(Strength(2),)),
    Card("cavalrymen", CAVALRY, 2, TWO, science=6, cost=5, gives=(Strength(3),)),
    Card("tanks", CAVALRY, 3, (1, 2, 2), science=9, cost=7, gives=(Strength(5),)),
    # Artillery
    Card("cannon", ARTILLERY, 2, (2, 2, 3), science=6, cost=5, gives=(Strength(3),)),
    Card("rockets", ARTILLERY, 3, (1, 2, 2), science=8, cost=7, gives=(Strength(5),)),
    # Air forces
    Card("air_forces", AIR_FORCE, 3, (2, 2, 3), science=12, cost=7, gives=(Strength(5), DoublesArmy())),
    # Governments
    Card("despotism", GOVERNMENT, 0, ON_THE_BOARD, gives=(CivilActions(4), MilitaryActions(2), UrbanLimit(2))),
    Card(
        "monarchy",
        GOVERNMENT,
        1,
        (1, 2, 2),
        science=8,
        revolution=2,
        gives=(CivilActions(5), MilitaryActions(3), UrbanLimit(3)),
    ),
    Card(
        "theocracy",
        GOVERNMENT,
        1,
        science=6,
        revolution=1,
        gives=(CivilActions(4), MilitaryActions(3), UrbanLimit(3), Culture(1), Strength(1), Happiness(1)),
    ),
    Card(
        "constitutional_monarchy",
        GOVERNMENT,
        2,
        (1, 2, 2),
        science=12,
        revolution=6,
        gives=(CivilActions(6), MilitaryActions(4), UrbanLimit(3)),
    ),
    Card(
        "republic",
        GOVERNMENT,
        2,
        (1, 1, 2),
        science=13,
        revolution=3,
        gives=(CivilActions(7), MilitaryActions(2), UrbanLimit(3)),
    ),
    Card(
        "communism",
        GOVERNMENT,
        3,
        science=19,
        revolution=5,
        gives=(CivilActions(7), MilitaryActions(5), UrbanLimit(4), Happiness(-1)),
    ),
    Card(
        "fundamentalism",
        GOVERNMENT,
        3,
        science=18,
        revolution=7,
        gives=(CivilActions(6), MilitaryActions(5), UrbanLimit(4), Strength(5), Science(-2)),
    ),
    Card(
        "democracy",
        GOVERNMENT,
        3,
        (1, 2, 2),
        science=17,
        revolution=9,
        gives=(CivilActions(7), MilitaryActions(3), UrbanLimit(4), Culture(3)),
    ),
    # Special technologies: law
    Card("code_of_laws", LAW, 1, (1, 2, 2), science=6, gives=(CivilActions(1),)),
    Card("justice_system", LAW, 2, science=7, gives=(CivilActions(1), BlueTokens(3))),
    Card("civil_service", LAW, 3, science=10, gives=(CivilActions(2), BlueTokens(3))),
    # Special technologies: warfare
    Card("warfare", WARFARE, 1, (1, 2, 2), science=5, gives=(Strength(1), MilitaryActions(1))),
    Card("strategy", WARFARE, 2, science=8, gives=(Strength(3), MilitaryActions(2))),
    Card("military_theory", WARFARE, 3, (1, 1, 2), science=11, gives=(Strength(5), MilitaryActions(3))),
    # Special technologies: exploration
    Card("cartography", EXPLORATION, 1, science=4, gives=(Strength(1), Colonization(2))),
    Card("navigation", EXPLORATION, 2, science=6, gives=(Strength(2), Colonization(3))),
    Card("satellites", EXPLORATION, 3, science=8, gives=(Strength(3), Colonization(4))),
    # Special technologies: construction
    Card("masonry", CONSTRUCTION, 1, science=3, gives=(StagesAtOnce(2), UrbanDiscount(1, 1, 1))),
    Card("architecture", CONSTRUCTION, 2, (1, 2, 2), science=6, gives=(StagesAtOnce(3), UrbanDiscount(1, 2, 2))),
    Card("engineering", CONSTRUCTION, 3, science=9, gives=(StagesAtOnce(4), UrbanDiscount(1, 2, 3))),
)
