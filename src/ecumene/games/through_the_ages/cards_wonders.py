"""Wonders."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_types import Card
from ecumene.games.through_the_ages.effects_scoring import (
    ScoreTechnologyLevels,
    ScoreTheatersAndLibraries,
    ScoreUrbanOutput,
    ScoreWorkers,
)
from ecumene.games.through_the_ages.gives import (
    BestMineAgain,
    BlueTokens,
    CheaperAfterLeader,
    CivilActions,
    Colonization,
    Culture,
    FreePopulation,
    HandSize,
    Happiness,
    MilitaryActions,
    MoreHappiness,
    Science,
    Strength,
    StrengthPerInfantryAndArtillery,
)
from ecumene.games.through_the_ages.traits import WONDER

WONDERS: Final = (
    Card("pyramids", WONDER, 0, stages=(3, 2, 1), gives=(CivilActions(1),)),
    Card("hanging_gardens", WONDER, 0, stages=(2, 2, 2), gives=(Culture(1), Happiness(2))),
    Card("colossus", WONDER, 0, stages=(3, 3), gives=(Strength(2), Colonization(1))),
    Card("library_of_alexandria", WONDER, 0, stages=(1, 4, 1), gives=(Culture(1), Science(1), HandSize(1))),
    Card(
        "great_wall",
        WONDER,
        1,
        stages=(2, 2, 3, 2),
        gives=(Culture(1), Happiness(1), StrengthPerInfantryAndArtillery(1)),
    ),
    Card("st_peters_basilica", WONDER, 1, stages=(4, 4), gives=(Culture(2), Happiness(1), MoreHappiness(1))),
    Card("universitas_carolina", WONDER, 1, stages=(3, 3, 3), gives=(Culture(1), Science(2))),
    Card("taj_mahal", WONDER, 1, stages=(2, 4, 2), gives=(Culture(3), BlueTokens(1), CheaperAfterLeader(2))),
    Card("transcontinental_railroad", WONDER, 2, stages=(3, 3, 3, 3), gives=(Strength(4), BestMineAgain())),
    Card("eiffel_tower", WONDER, 2, stages=(3, 7, 3), gives=(Culture(4), Happiness(1))),
    Card(
        "kremlin", WONDER, 2, stages=(4, 4, 4), gives=(Culture(2), Happiness(-1), CivilActions(1), MilitaryActions(1))
    ),
    Card("ocean_liner_service", WONDER, 2, stages=(4, 2, 2, 4), gives=(FreePopulation(1),)),
    Card("first_space_flight", WONDER, 3, stages=(1, 2, 4, 9), effects=(ScoreTechnologyLevels(1),)),
    Card("fast_food_chains", WONDER, 3, stages=(4, 4, 4, 4), effects=(ScoreWorkers(fields=2, others=1),)),
    Card("internet", WONDER, 3, stages=(2, 3, 4, 3, 2), effects=(ScoreUrbanOutput(1),)),
    Card("hollywood", WONDER, 3, stages=(5, 6, 5), effects=(ScoreTheatersAndLibraries(2),)),
)
