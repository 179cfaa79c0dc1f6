"""Civil cards: technologies, wonders, leaders and action cards."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_types import *
from ecumene.games.through_the_ages.effects import *
from ecumene.games.through_the_ages.gives import *
from ecumene.games.through_the_ages.traits import *


def government(
    id: str,
    age: int,
    frame: tuple[int, int, int],
    *gives: Gives,
    copies: tuple[int, int, int] = ONE,
    science: int = 0,
    revolution: int = 0,
) -> Card:
    """The frame: civil actions, military actions, the urban limit."""
    civil, military, urban = frame
    printed = (CivilActions(civil), MilitaryActions(military), UrbanLimit(urban), *gives)
    return Card(id, GOVERNMENT, age, *printed, copies=copies, science=science, revolution=revolution)


TECHNOLOGIES: Final = (
    # Farms
    Card("agriculture", FARM, 0, Food(1), copies=ON_THE_BOARD, cost=2),
    Card("irrigation", FARM, 1, Food(2), copies=TWO, science=3, cost=4),
    Card("selective_breeding", FARM, 2, Food(3), copies=(1, 2, 3), science=5, cost=6),
    Card("mechanized_agriculture", FARM, 3, Food(5), copies=(1, 2, 2), science=7, cost=8),
    # Mines
    Card("bronze", MINE, 0, Resources(1), copies=ON_THE_BOARD, cost=2),
    Card("iron", MINE, 1, Resources(2), copies=(2, 2, 3), science=5, cost=5),
    Card("coal", MINE, 2, Resources(3), copies=(1, 2, 2), science=7, cost=8),
    Card("oil", MINE, 3, Resources(5), copies=(1, 2, 2), science=9, cost=11),
    # Labs
    Card("philosophy", LAB, 0, Science(1), copies=ON_THE_BOARD, cost=3),
    Card("alchemy", LAB, 1, Science(2), copies=(2, 2, 3), science=4, cost=6),
    Card("scientific_method", LAB, 2, Science(3), copies=TWO, science=6, cost=8),
    Card("computers", LAB, 3, Science(5), copies=TWO, science=8, cost=11),
    # Temples
    Card("religion", TEMPLE, 0, Culture(1), Happiness(1), copies=ON_THE_BOARD, cost=3),
    Card("theology", TEMPLE, 1, Culture(1), Happiness(2), copies=(1, 2, 2), science=2, cost=5),
    Card("organized_religion", TEMPLE, 2, Culture(1), Happiness(3), copies=TWO, science=4, cost=7),
    # Libraries
    Card("printing_press", LIBRARY, 1, Culture(1), Science(1), copies=TWO, science=3, cost=3),
    Card("journalism", LIBRARY, 2, Culture(2), Science(2), copies=(1, 2, 2), science=6, cost=8),
    Card("multimedia", LIBRARY, 3, Culture(3), Science(3), copies=TWO, science=9, cost=11),
    # Theaters
    Card("drama", THEATER, 1, Culture(2), Happiness(1), copies=(1, 2, 2), science=3, cost=4),
    Card("opera", THEATER, 2, Culture(3), Happiness(1), copies=TWO, science=7, cost=8),
    Card("movies", THEATER, 3, Culture(4), Happiness(1), copies=TWO, science=10, cost=11),
    # Arenas
    Card("bread_and_circuses", ARENA, 1, Strength(1), Happiness(2), copies=(1, 2, 2), science=3, cost=3),
    Card("team_sports", ARENA, 2, Strength(2), Happiness(3), science=5, cost=5),
    Card("professional_sports", ARENA, 3, Strength(3), Happiness(4), copies=(1, 1, 2), science=7, cost=8),
    # Infantry
    Card("warriors", INFANTRY, 0, Strength(1), copies=ON_THE_BOARD, cost=2),
    Card("swordsmen", INFANTRY, 1, Strength(2), copies=TWO, science=4, cost=3),
    Card("riflemen", INFANTRY, 2, Strength(3), copies=(1, 2, 2), science=6, cost=5),
    Card("modern_infantry", INFANTRY, 3, Strength(5), copies=(1, 2, 2), science=10, cost=7),
    # Cavalry
    Card("knights", CAVALRY, 1, Strength(2), copies=(2, 2, 3), science=5, cost=3),
    Card("cavalrymen", CAVALRY, 2, Strength(3), copies=TWO, science=6, cost=5),
    Card("tanks", CAVALRY, 3, Strength(5), copies=(1, 2, 2), science=9, cost=7),
    # Artillery
    Card("cannon", ARTILLERY, 2, Strength(3), copies=(2, 2, 3), science=6, cost=5),
    Card("rockets", ARTILLERY, 3, Strength(5), copies=(1, 2, 2), science=8, cost=7),
    # Air forces
    Card("air_forces", AIR_FORCE, 3, Strength(5), DoublesArmy(), copies=(2, 2, 3), science=12, cost=7),
    # Governments
    government("despotism", 0, (4, 2, 2), copies=ON_THE_BOARD),
    government("monarchy", 1, (5, 3, 3), copies=(1, 2, 2), science=8, revolution=2),
    government("theocracy", 1, (4, 3, 3), Culture(1), Strength(1), Happiness(1), science=6, revolution=1),
    government("constitutional_monarchy", 2, (6, 4, 3), copies=(1, 2, 2), science=12, revolution=6),
    government("republic", 2, (7, 2, 3), copies=(1, 1, 2), science=13, revolution=3),
    government("communism", 3, (7, 5, 4), Happiness(-1), science=19, revolution=5),
    government("fundamentalism", 3, (6, 5, 4), Strength(5), Science(-2), science=18, revolution=7),
    government("democracy", 3, (7, 3, 4), Culture(3), copies=(1, 2, 2), science=17, revolution=9),
    # Special technologies: law
    Card("code_of_laws", LAW, 1, CivilActions(1), copies=(1, 2, 2), science=6),
    Card("justice_system", LAW, 2, CivilActions(1), BlueTokens(3), science=7),
    Card("civil_service", LAW, 3, CivilActions(2), BlueTokens(3), science=10),
    # Special technologies: warfare
    Card("warfare", WARFARE, 1, Strength(1), MilitaryActions(1), copies=(1, 2, 2), science=5),
    Card("strategy", WARFARE, 2, Strength(3), MilitaryActions(2), science=8),
    Card("military_theory", WARFARE, 3, Strength(5), MilitaryActions(3), copies=(1, 1, 2), science=11),
    # Special technologies: exploration
    Card("cartography", EXPLORATION, 1, Strength(1), Colonization(2), science=4),
    Card("navigation", EXPLORATION, 2, Strength(2), Colonization(3), science=6),
    Card("satellites", EXPLORATION, 3, Strength(3), Colonization(4), science=8),
    # Special technologies: construction
    Card("masonry", CONSTRUCTION, 1, StagesAtOnce(2), UrbanDiscount(1, 1, 1), science=3),
    Card("architecture", CONSTRUCTION, 2, StagesAtOnce(3), UrbanDiscount(1, 2, 2), copies=(1, 2, 2), science=6),
    Card("engineering", CONSTRUCTION, 3, StagesAtOnce(4), UrbanDiscount(1, 2, 3), science=9),
)

WONDERS: Final = (
    Card("pyramids", WONDER, 0, CivilActions(1), stages=(3, 2, 1)),
    Card("hanging_gardens", WONDER, 0, Culture(1), Happiness(2), stages=(2, 2, 2)),
    Card("colossus", WONDER, 0, Strength(2), Colonization(1), stages=(3, 3)),
    Card("library_of_alexandria", WONDER, 0, Culture(1), Science(1), HandSize(1), stages=(1, 4, 1)),
    Card("great_wall", WONDER, 1, Culture(1), Happiness(1), StrengthPerInfantryAndArtillery(1), stages=(2, 2, 3, 2)),
    Card("st_peters_basilica", WONDER, 1, Culture(2), Happiness(1), MoreHappiness(1), stages=(4, 4)),
    Card("universitas_carolina", WONDER, 1, Culture(1), Science(2), stages=(3, 3, 3)),
    Card("taj_mahal", WONDER, 1, Culture(3), BlueTokens(1), CheaperAfterLeader(2), stages=(2, 4, 2)),
    Card("transcontinental_railroad", WONDER, 2, Strength(4), BestMineAgain(), stages=(3, 3, 3, 3)),
    Card("eiffel_tower", WONDER, 2, Culture(4), Happiness(1), stages=(3, 7, 3)),
    Card("kremlin", WONDER, 2, Culture(2), Happiness(-1), CivilActions(1), MilitaryActions(1), stages=(4, 4, 4)),
    Card("ocean_liner_service", WONDER, 2, FreePopulation(1), stages=(4, 2, 2, 4)),
    Card("first_space_flight", WONDER, 3, ScoreTechnologyLevels(1), stages=(1, 2, 4, 9)),
    Card("fast_food_chains", WONDER, 3, ScoreWorkers(fields=2, others=1), stages=(4, 4, 4, 4)),
    Card("internet", WONDER, 3, ScoreUrbanOutput(1), stages=(2, 3, 4, 3, 2)),
    Card("hollywood", WONDER, 3, ScoreTheatersAndLibraries(2), stages=(5, 6, 5)),
)

LEADERS: Final = (
    Card("alexander_the_great", LEADER, 0, StrengthPerUnit(1), RetireForYellow(1)),
    Card("aristotle", LEADER, 0, ScienceForTechnology(1)),
    Card("hammurabi", LEADER, 0, MilitaryAsCivil(1), LeaderDiscount(1)),
    Card("homer", LEADER, 0, Happiness(1), UnitResources(1), HappinessUnderWonder(1)),
    Card("julius_caesar", LEADER, 0, Strength(1), MilitaryActions(1), SecondPoliticalAction()),
    Card("moses", LEADER, 0, PopulationDiscount(1)),
    Card("christopher_columbus", LEADER, 1, ColonizeFromHand()),
    Card("frederick_barbarossa", LEADER, 1, RecruitDiscount(1)),
    Card("genghis_khan", LEADER, 1, InfantryAsCavalry(), CultureIfStrong(3)),
    Card("joan_of_arc", LEADER, 1, Culture(1), MilitaryActions(1), StrengthPerHappiness(1), LookAtEvent()),
    Card("leonardo_da_vinci", LEADER, 1, ScienceOfBest(), ResourcesForDeveloping(1)),
    Card("michelangelo", LEADER, 1, CulturePerHappiness(1), NoWonderSurcharge()),
    Card("isaac_newton", LEADER, 2, ScienceOfBest(), ActionsForDeveloping(1)),
    Card("james_cook", LEADER, 2, ColonizeByDiscards(cards=2, each=1), CulturePerColony(first=2, others=1)),
    Card("js_bach", LEADER, 2, CulturePerTheater(1), TheaterDiscount(2), TurnIntoTheater(1)),
    Card("maximilien_robespierre", LEADER, 2, MilitaryActions(1), MilitaryRevolution(), CultureForRevolution(3)),
    Card("napoleon_bonaparte", LEADER, 2, MilitaryActions(2), StrengthPerUnitType(2)),
    Card(
        "william_shakespeare",
        LEADER,
        2,
        Happiness(1),
        LibraryAndTheaterDiscount(resources=1, science=1),
        CulturePerLibraryAndTheater(2),
    ),
    Card("albert_einstein", LEADER, 3, ScienceOfBest(), CultureForDeveloping(3)),
    Card("bill_gates", LEADER, 3, ResourcesPerLabLevel(1)),
    Card("charlie_chaplin", LEADER, 3, Happiness(2), BestTheaterAgain()),
    Card("mahatma_gandhi", LEADER, 3, Culture(2), NoAttacks(), RivalsPayTimes(2)),
    Card("sid_meier", LEADER, 3, CulturePerLabLevel(1), SciencePerLab(-1)),
    Card("winston_churchill", LEADER, 3, CultureOrArms(culture=3, science=3, resources=3)),
)

ACTION_CARDS: Final = (
    Card("rich_land_a", ACTION, 0, BuildOrUpgradeFarmOrMine(1), copies=TWO),
    Card("rich_land_i", ACTION, 1, BuildOrUpgradeFarmOrMine(2), copies=TWO),
    Card("rich_land_ii", ACTION, 2, BuildOrUpgradeFarmOrMine(3)),
    Card("urban_growth_a", ACTION, 0, BuildOrUpgradeUrban(1), copies=TWO),
    Card("urban_growth_i", ACTION, 1, BuildOrUpgradeUrban(2), copies=TWO),
    Card("urban_growth_ii", ACTION, 2, BuildOrUpgradeUrban(3)),
    Card("urban_growth_iii", ACTION, 3, BuildOrUpgradeUrban(4), copies=TWO),
    Card("efficient_upgrade_ii", ACTION, 2, UpgradeBuilding(3), copies=TWO),
    Card("efficient_upgrade_iii", ACTION, 3, UpgradeBuilding(4), copies=TWO),
    Card("engineering_genius_a", ACTION, 0, BuildStage(2)),
    Card("engineering_genius_i", ACTION, 1, BuildStage(3)),
    Card("engineering_genius_ii", ACTION, 2, BuildStage(4)),
    Card("engineering_genius_iii", ACTION, 3, BuildStage(5)),
    Card("frugality_a", ACTION, 0, IncreasePopulation(), GainFood(1), copies=TWO),
    Card("frugality_i", ACTION, 1, IncreasePopulation(), GainFood(2), copies=TWO),
    Card("frugality_ii", ACTION, 2, IncreasePopulation(), GainFood(3)),
    Card("breakthrough_i", ACTION, 1, Develop(), GainScience(2), copies=TWO),
    Card("breakthrough_ii", ACTION, 2, Develop(), GainScience(3), copies=TWO),
    Card("revolutionary_idea_ii", ACTION, 2, GainScience(4)),
    Card("revolutionary_idea_iii", ACTION, 3, GainScience(6), copies=TWO),
    Card("cultural_heritage_a", ACTION, 0, GainScience(1), GainCulture(4)),
    Card("cultural_heritage_i", ACTION, 1, GainScience(2), GainCulture(2)),
    Card("stockpile", ACTION, 0, GainResources(1), GainFood(1)),
    Card("reserves_i", ACTION, 1, GainFoodOrResources(2), copies=TWO),
    Card("reserves_ii", ACTION, 2, GainFoodOrResources(3), copies=TWO),
    Card("reserves_iii", ACTION, 3, GainFoodOrResources(4), copies=(3, 3, 3)),
    Card("patriotism_a", ACTION, 0, UnitResourcesThisTurn(1), MilitaryActionsThisTurn(1)),
    Card("patriotism_i", ACTION, 1, UnitResourcesThisTurn(2), MilitaryActionsThisTurn(1)),
    Card("patriotism_ii", ACTION, 2, UnitResourcesThisTurn(3), MilitaryActionsThisTurn(1)),
    Card("patriotism_iii", ACTION, 3, UnitResourcesThisTurn(4), MilitaryActionsThisTurn(1)),
    Card("wave_of_nationalism", ACTION, 2, UnitResourcesPerStronger(two=6, three=3, four=2)),
    Card("military_build_up", ACTION, 3, UnitResourcesPerStronger(two=8, three=5, four=3)),
    Card("endowment_for_the_arts", ACTION, 3, GainCulturePerAhead(two=6, three=3, four=2)),
)
