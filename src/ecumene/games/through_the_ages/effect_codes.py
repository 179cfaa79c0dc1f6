"""Typed effects as the numbers the rules still ask for, until the rules ask for the types."""

from __future__ import annotations

from ecumene.games.through_the_ages import effects as e
from ecumene.games.through_the_ages import effects_scoring as s
from ecumene.games.through_the_ages import traits as t
from ecumene.kernel.speech import fields_of

CODES = {
    e.GainFood: t.GAIN_FOOD,
    e.GainResources: t.GAIN_RESOURCES,
    e.GainScience: t.GAIN_SCIENCE,
    e.GainCulture: t.GAIN_CULTURE,
    e.GainPopulation: t.GAIN_POPULATION,
    e.DrawCards: t.DRAW_CARDS,
    e.LoseCulture: t.LOSE_CULTURE,
    e.LosePopulation: t.LOSE_POPULATION,
    e.LoseBlueTokens: t.LOSE_BLUE_TOKENS,
    e.DiscardCards: t.DISCARD_CARDS,
    e.GainFoodOrResources: t.GAIN_FOOD_OR_RESOURCES,
    e.GainMix: t.GAIN_MIX,
    e.LoseMix: t.LOSE_MIX,
    e.CheaperAction: t.DEVELOP_CHEAPER,
    e.ProduceFood: t.PRODUCE_FOOD,
    e.ProduceResources: t.PRODUCE_RESOURCES,
    e.RunEconomy: t.RUN_ECONOMY,
    e.LoseAllFood: t.LOSE_ALL_FOOD,
    e.LoseActionsPerDiscontent: t.SPEND_CIVIL_PER_DISCONTENT,
    e.GainCultureByCulture: t.CULTURE_BY_CULTURE,
    e.GainScienceByScience: t.SCIENCE_BY_SCIENCE,
    e.GainCultureByScience: t.CULTURE_BY_SCIENCE,
    e.GainFoodByHappiness: t.FOOD_BY_HAPPINESS,
    e.TakeYellowFromWeakest: t.TAKE_YELLOW_FROM_WEAKEST,
    e.LoseCulturePerDiscontent: t.LOSE_CULTURE_PER_DISCONTENT,
    e.LosePopulationPerDiscontent: t.LOSE_POPULATION_BY_DISCONTENT,
    e.LoseOldLeader: t.REMOVE_OLD_LEADER,
    e.LoseColony: t.LOSE_COLONY,
    e.TakeFromRow: t.TAKE_CARDS,
    e.RuinWonder: t.RUIN_WONDER,
    e.DestroyUrbanOfOthers: t.DESTROY_URBAN_OF_OTHERS,
    e.DestroyOwnBuilding: t.DESTROY_OWN_BUILDING,
    s.ImpactOfFood: t.SCORE_FOOD,
    s.ImpactOfUrbanLevels: t.SCORE_LEVELS_URBAN,
    s.ImpactOfBalance: t.SCORE_BALANCE,
    s.ImpactOfColonies: t.SCORE_COLONIES,
    s.ImpactOfUnitAndArenaLevels: t.SCORE_LEVELS_UNITS_ARENAS,
    s.ImpactOfActions: t.SCORE_ACTIONS,
    s.ImpactOfHappiness: t.SCORE_HAPPINESS,
    s.ImpactOfMines: t.SCORE_MINES,
    s.ImpactOfPopulation: t.SCORE_POPULATION,
    s.ImpactOfGovernmentAndSpecialLevels: t.SCORE_LEVELS_GOVERNMENT_SPECIAL,
    s.ImpactOfScience: t.SCORE_SCIENCE_RANK,
    s.ImpactOfStrength: t.SCORE_STRENGTH_RANK,
    s.ImpactOfTechnologies: t.SCORE_TECHNOLOGIES_OF_LEVEL,
    s.ImpactOfVariety: t.SCORE_VARIETY,
    s.ImpactOfWonders: t.SCORE_WONDERS,
    s.ScoreTechnologyLevels: t.SCORE_TECHNOLOGY_LEVELS,
    s.ScoreWorkers: t.SCORE_WORKERS,
    s.ScoreUrbanOutput: t.SCORE_URBAN_OUTPUT,
    s.ScoreTheatersAndLibraries: t.SCORE_STAGE_AND_PRESS,
    e.UnitResourcesThisTurn: t.UNIT_RESOURCES_THIS_TURN,
    e.MilitaryActionsThisTurn: t.MILITARY_ACTION_THIS_TURN,
    e.UnitResourcesPerStronger: t.UNIT_RESOURCES_PER_STRONGER,
    e.GainCulturePerAhead: t.CULTURE_PER_CIVILIZATION_AHEAD,
    e.BuildOrUpgradeFarmOrMine: t.BUILD_OR_UPGRADE_FARM_OR_MINE,
    e.BuildOrUpgradeUrban: t.BUILD_OR_UPGRADE_URBAN,
    e.UpgradeBuilding: t.UPGRADE_ANY_BUILDING,
    e.BuildStage: t.BUILD_STAGE,
    e.IncreasePopulation: t.INCREASE_POPULATION,
    e.Develop: t.DEVELOP,
    e.TakeMix: t.TAKE_MIX,
    e.Enslave: t.ENSLAVE,
    e.Annex: t.ANNEX,
    e.Infiltrate: t.INFILTRATE,
    e.TakeScience: t.TAKE_SCIENCE,
    e.TakeYellowTokens: t.TAKE_YELLOW_TOKENS,
    e.TakeScienceOrTechnologies: t.TAKE_SCIENCE_OR_TECHNOLOGIES,
    e.BuildFree: t.BUILD_FREE,
    e.Raid: t.RAID,
    e.TakeCulture: t.TAKE_CULTURE,
    e.TakeCultureByAdvantage: t.TAKE_CULTURE,
}


def code(effect: e.Effect) -> int:
    return CODES[type(effect)]


def numbers(effect: e.Effect) -> list[int]:
    if isinstance(effect, e.BuildFree):
        return [{"religion": t.TEMPLE, "warriors": t.INFANTRY}[effect.card]]
    if isinstance(effect, e.TakeCultureByAdvantage):
        return [effect.n, 1]
    if isinstance(effect, e.TakeCulture):
        return [effect.n, 0]
    if isinstance(effect, s.ScoreUrbanOutput):
        return [effect.n] * 3
    if isinstance(effect, s.ImpactOfPopulation):
        return [effect.beyond, effect.n]
    if isinstance(effect, s.ImpactOfTechnologies):
        return [effect.level, effect.n]
    if isinstance(effect, e.DestroyOwnBuilding):
        return []
    found: list[int] = []
    for value in fields_of(effect).values():
        found.extend(value if isinstance(value, tuple) else [value])
    return found


def who(effect: e.Effect) -> int:
    return int(getattr(t, effect.who.upper(), t.ALL)) if isinstance(effect, e.Happening) else t.ALL


def when(effect: e.Effect) -> int:
    return int(getattr(t, effect.when.upper())) if isinstance(effect, e.Happening) else t.ALWAYS
