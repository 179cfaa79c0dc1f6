"""Wonders."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_types import Card, Effect
from ecumene.games.through_the_ages.traits import (
    ARTILLERY_STRENGTH,
    BEST_MINE_DOUBLED,
    BLUE_TOKENS,
    CIVIL_ACTIONS,
    CIVIL_HAND,
    COLONIZATION,
    CULTURE,
    EXTRA_HAPPINESS,
    FREE_POPULATION,
    HAPPINESS,
    INFANTRY_STRENGTH,
    MILITARY_ACTIONS,
    MILITARY_HAND,
    SCIENCE,
    SCORE_STAGE_AND_PRESS,
    SCORE_TECHNOLOGY_LEVELS,
    SCORE_URBAN_OUTPUT,
    SCORE_WORKERS,
    STRENGTH,
    WONDER,
)

WONDERS: Final = (
    Card("pyramids", WONDER, 0, (1, 1, 1), stages=(3, 2, 1), gives={CIVIL_ACTIONS: 1}),
    Card("hanging_gardens", WONDER, 0, (1, 1, 1), stages=(2, 2, 2), gives={CULTURE: 1, HAPPINESS: 2}),
    Card("colossus", WONDER, 0, (1, 1, 1), stages=(3, 3), gives={STRENGTH: 2, COLONIZATION: 1}),
    Card(
        "library_of_alexandria",
        WONDER,
        0,
        (1, 1, 1),
        stages=(1, 4, 1),
        gives={CULTURE: 1, SCIENCE: 1, CIVIL_HAND: 1, MILITARY_HAND: 1},
    ),
    Card(
        "great_wall",
        WONDER,
        1,
        (1, 1, 1),
        stages=(2, 2, 3, 2),
        gives={CULTURE: 1, HAPPINESS: 1, INFANTRY_STRENGTH: 1, ARTILLERY_STRENGTH: 1},
    ),
    Card(
        "st_peters_basilica", WONDER, 1, (1, 1, 1), stages=(4, 4), gives={CULTURE: 2, HAPPINESS: 1, EXTRA_HAPPINESS: 1}
    ),
    Card("universitas_carolina", WONDER, 1, (1, 1, 1), stages=(3, 3, 3), gives={CULTURE: 1, SCIENCE: 2}),
    Card("taj_mahal", WONDER, 1, (1, 1, 1), stages=(2, 4, 2), gives={CULTURE: 3, BLUE_TOKENS: 1}, row_discount=2),
    Card(
        "transcontinental_railroad",
        WONDER,
        2,
        (1, 1, 1),
        stages=(3, 3, 3, 3),
        gives={STRENGTH: 4, BEST_MINE_DOUBLED: 1},
    ),
    Card("eiffel_tower", WONDER, 2, (1, 1, 1), stages=(3, 7, 3), gives={CULTURE: 4, HAPPINESS: 1}),
    Card(
        "kremlin",
        WONDER,
        2,
        (1, 1, 1),
        stages=(4, 4, 4),
        gives={CULTURE: 2, HAPPINESS: -1, CIVIL_ACTIONS: 1, MILITARY_ACTIONS: 1},
    ),
    Card("ocean_liner_service", WONDER, 2, (1, 1, 1), stages=(4, 2, 2, 4), gives={FREE_POPULATION: 1}),
    Card(
        "first_space_flight",
        WONDER,
        3,
        (1, 1, 1),
        stages=(1, 2, 4, 9),
        effects=(Effect(SCORE_TECHNOLOGY_LEVELS, (1,)),),
    ),
    Card("fast_food_chains", WONDER, 3, (1, 1, 1), stages=(4, 4, 4, 4), effects=(Effect(SCORE_WORKERS, (2, 1)),)),
    Card("internet", WONDER, 3, (1, 1, 1), stages=(2, 3, 4, 3, 2), effects=(Effect(SCORE_URBAN_OUTPUT, (1, 1, 1)),)),
    Card("hollywood", WONDER, 3, (1, 1, 1), stages=(5, 6, 5), effects=(Effect(SCORE_STAGE_AND_PRESS, (2,)),)),
)
