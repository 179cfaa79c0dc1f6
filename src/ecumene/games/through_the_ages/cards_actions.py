"""Action cards."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_types import TWO, Card
from ecumene.games.through_the_ages.effects import (
    BuildOrUpgradeFarmOrMine,
    BuildOrUpgradeUrban,
    BuildStage,
    Develop,
    GainCulture,
    GainCulturePerAhead,
    GainFood,
    GainFoodOrResources,
    GainResources,
    GainScience,
    IncreasePopulation,
    MilitaryActionsThisTurn,
    UnitResourcesPerStronger,
    UnitResourcesThisTurn,
    UpgradeBuilding,
)
from ecumene.games.through_the_ages.traits import ACTION

ACTION_CARDS: Final = (
    Card("rich_land_a", ACTION, 0, TWO, effects=(BuildOrUpgradeFarmOrMine(1),)),
    Card("rich_land_i", ACTION, 1, TWO, effects=(BuildOrUpgradeFarmOrMine(2),)),
    Card("rich_land_ii", ACTION, 2, effects=(BuildOrUpgradeFarmOrMine(3),)),
    Card("urban_growth_a", ACTION, 0, TWO, effects=(BuildOrUpgradeUrban(1),)),
    Card("urban_growth_i", ACTION, 1, TWO, effects=(BuildOrUpgradeUrban(2),)),
    Card("urban_growth_ii", ACTION, 2, effects=(BuildOrUpgradeUrban(3),)),
    Card("urban_growth_iii", ACTION, 3, TWO, effects=(BuildOrUpgradeUrban(4),)),
    Card("efficient_upgrade_ii", ACTION, 2, TWO, effects=(UpgradeBuilding(3),)),
    Card("efficient_upgrade_iii", ACTION, 3, TWO, effects=(UpgradeBuilding(4),)),
    Card("engineering_genius_a", ACTION, 0, effects=(BuildStage(2),)),
    Card("engineering_genius_i", ACTION, 1, effects=(BuildStage(3),)),
    Card("engineering_genius_ii", ACTION, 2, effects=(BuildStage(4),)),
    Card("engineering_genius_iii", ACTION, 3, effects=(BuildStage(5),)),
    Card("frugality_a", ACTION, 0, TWO, effects=(IncreasePopulation(), GainFood(1))),
    Card("frugality_i", ACTION, 1, TWO, effects=(IncreasePopulation(), GainFood(2))),
    Card("frugality_ii", ACTION, 2, effects=(IncreasePopulation(), GainFood(3))),
    Card("breakthrough_i", ACTION, 1, TWO, effects=(Develop(), GainScience(2))),
    Card("breakthrough_ii", ACTION, 2, TWO, effects=(Develop(), GainScience(3))),
    Card("revolutionary_idea_ii", ACTION, 2, effects=(GainScience(4),)),
    Card("revolutionary_idea_iii", ACTION, 3, TWO, effects=(GainScience(6),)),
    Card("cultural_heritage_a", ACTION, 0, effects=(GainScience(1), GainCulture(4))),
    Card("cultural_heritage_i", ACTION, 1, effects=(GainScience(2), GainCulture(2))),
    Card("stockpile", ACTION, 0, effects=(GainResources(1), GainFood(1))),
    Card("reserves_i", ACTION, 1, TWO, effects=(GainFoodOrResources(2),)),
    Card("reserves_ii", ACTION, 2, TWO, effects=(GainFoodOrResources(3),)),
    Card("reserves_iii", ACTION, 3, (3, 3, 3), effects=(GainFoodOrResources(4),)),
    Card("patriotism_a", ACTION, 0, effects=(UnitResourcesThisTurn(1), MilitaryActionsThisTurn(1))),
    Card("patriotism_i", ACTION, 1, effects=(UnitResourcesThisTurn(2), MilitaryActionsThisTurn(1))),
    Card("patriotism_ii", ACTION, 2, effects=(UnitResourcesThisTurn(3), MilitaryActionsThisTurn(1))),
    Card("patriotism_iii", ACTION, 3, effects=(UnitResourcesThisTurn(4), MilitaryActionsThisTurn(1))),
    Card("wave_of_nationalism", ACTION, 2, effects=(UnitResourcesPerStronger(two=6, three=3, four=2),)),
    Card("military_build_up", ACTION, 3, effects=(UnitResourcesPerStronger(two=8, three=5, four=3),)),
    Card("endowment_for_the_arts", ACTION, 3, effects=(GainCulturePerAhead(two=6, three=3, four=2),)),
)
