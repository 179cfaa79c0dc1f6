"""Civil cards: technologies, wonders, leaders and action cards. What they do once stands in the chapters."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_types import *
from ecumene.games.through_the_ages.gives import *
from ecumene.games.through_the_ages.traits import *


def frame(civil: int, military: int, urban: int) -> tuple[Gives, ...]:
    """What every government gives: civil actions, military actions, the urban limit."""
    return CivilActions(civil), MilitaryActions(military), UrbanLimit(urban)


TECHNOLOGIES: Final = (
    # Farms
    Card("agriculture", FARM, 0, (Food(1),), copies=ON_THE_BOARD, cost=2),
    Card("irrigation", FARM, 1, (Food(2),), copies=TWO, science=3, cost=4),
    Card("selective_breeding", FARM, 2, (Food(3),), copies=(1, 2, 3), science=5, cost=6),
    Card("mechanized_agriculture", FARM, 3, (Food(5),), copies=(1, 2, 2), science=7, cost=8),
    # Mines
    Card("bronze", MINE, 0, (Resources(1),), copies=ON_THE_BOARD, cost=2),
    Card("iron", MINE, 1, (Resources(2),), copies=(2, 2, 3), science=5, cost=5),
    Card("coal", MINE, 2, (Resources(3),), copies=(1, 2, 2), science=7, cost=8),
    Card("oil", MINE, 3, (Resources(5),), copies=(1, 2, 2), science=9, cost=11),
    # Labs
    Card("philosophy", LAB, 0, (Science(1),), copies=ON_THE_BOARD, cost=3),
    Card("alchemy", LAB, 1, (Science(2),), copies=(2, 2, 3), science=4, cost=6),
    Card("scientific_method", LAB, 2, (Science(3),), copies=TWO, science=6, cost=8),
    Card("computers", LAB, 3, (Science(5),), copies=TWO, science=8, cost=11),
    # Temples
    Card("religion", TEMPLE, 0, (Culture(1), Happiness(1)), copies=ON_THE_BOARD, cost=3),
    Card("theology", TEMPLE, 1, (Culture(1), Happiness(2)), copies=(1, 2, 2), science=2, cost=5),
    Card("organized_religion", TEMPLE, 2, (Culture(1), Happiness(3)), copies=TWO, science=4, cost=7),
    # Libraries
    Card("printing_press", LIBRARY, 1, (Culture(1), Science(1)), copies=TWO, science=3, cost=3),
    Card("journalism", LIBRARY, 2, (Culture(2), Science(2)), copies=(1, 2, 2), science=6, cost=8),
    Card("multimedia", LIBRARY, 3, (Culture(3), Science(3)), copies=TWO, science=9, cost=11),
    # Theaters
    Card("drama", THEATER, 1, (Culture(2), Happiness(1)), copies=(1, 2, 2), science=3, cost=4),
    Card("opera", THEATER, 2, (Culture(3), Happiness(1)), copies=TWO, science=7, cost=8),
    Card("movies", THEATER, 3, (Culture(4), Happiness(1)), copies=TWO, science=10, cost=11),
    # Arenas
    Card("bread_and_circuses", ARENA, 1, (Strength(1), Happiness(2)), copies=(1, 2, 2), science=3, cost=3),
    Card("team_sports", ARENA, 2, (Strength(2), Happiness(3)), science=5, cost=5),
    Card("professional_sports", ARENA, 3, (Strength(3), Happiness(4)), copies=(1, 1, 2), science=7, cost=8),
    # Infantry
    Card("warriors", INFANTRY, 0, (Strength(1),), copies=ON_THE_BOARD, cost=2),
    Card("swordsmen", INFANTRY, 1, (Strength(2),), copies=TWO, science=4, cost=3),
    Card("riflemen", INFANTRY, 2, (Strength(3),), copies=(1, 2, 2), science=6, cost=5),
    Card("modern_infantry", INFANTRY, 3, (Strength(5),), copies=(1, 2, 2), science=10, cost=7),
    # Cavalry
    Card("knights", CAVALRY, 1, (Strength(2),), copies=(2, 2, 3), science=5, cost=3),
    Card("cavalrymen", CAVALRY, 2, (Strength(3),), copies=TWO, science=6, cost=5),
    Card("tanks", CAVALRY, 3, (Strength(5),), copies=(1, 2, 2), science=9, cost=7),
    # Artillery
    Card("cannon", ARTILLERY, 2, (Strength(3),), copies=(2, 2, 3), science=6, cost=5),
    Card("rockets", ARTILLERY, 3, (Strength(5),), copies=(1, 2, 2), science=8, cost=7),
    # Air forces
    Card("air_forces", AIR_FORCE, 3, (Strength(5), DoublesArmy()), copies=(2, 2, 3), science=12, cost=7),
    # Governments
    Card("despotism", GOVERNMENT, 0, frame(4, 2, 2), copies=ON_THE_BOARD),
    Card("monarchy", GOVERNMENT, 1, frame(5, 3, 3), copies=(1, 2, 2), science=8, revolution=2),
    Card("theocracy", GOVERNMENT, 1, (*frame(4, 3, 3), Culture(1), Strength(1), Happiness(1)), science=6, revolution=1),
    Card("constitutional_monarchy", GOVERNMENT, 2, frame(6, 4, 3), copies=(1, 2, 2), science=12, revolution=6),
    Card("republic", GOVERNMENT, 2, frame(7, 2, 3), copies=(1, 1, 2), science=13, revolution=3),
    Card("communism", GOVERNMENT, 3, (*frame(7, 5, 4), Happiness(-1)), science=19, revolution=5),
    Card("fundamentalism", GOVERNMENT, 3, (*frame(6, 5, 4), Strength(5), Science(-2)), science=18, revolution=7),
    Card("democracy", GOVERNMENT, 3, (*frame(7, 3, 4), Culture(3)), copies=(1, 2, 2), science=17, revolution=9),
    # Special technologies: law
    Card("code_of_laws", LAW, 1, (CivilActions(1),), copies=(1, 2, 2), science=6),
    Card("justice_system", LAW, 2, (CivilActions(1), BlueTokens(3)), science=7),
    Card("civil_service", LAW, 3, (CivilActions(2), BlueTokens(3)), science=10),
    # Special technologies: warfare
    Card("warfare", WARFARE, 1, (Strength(1), MilitaryActions(1)), copies=(1, 2, 2), science=5),
    Card("strategy", WARFARE, 2, (Strength(3), MilitaryActions(2)), science=8),
    Card("military_theory", WARFARE, 3, (Strength(5), MilitaryActions(3)), copies=(1, 1, 2), science=11),
    # Special technologies: exploration
    Card("cartography", EXPLORATION, 1, (Strength(1), Colonization(2)), science=4),
    Card("navigation", EXPLORATION, 2, (Strength(2), Colonization(3)), science=6),
    Card("satellites", EXPLORATION, 3, (Strength(3), Colonization(4)), science=8),
    # Special technologies: construction
    Card("masonry", CONSTRUCTION, 1, (StagesAtOnce(2), UrbanDiscount(1, 1, 1)), science=3),
    Card("architecture", CONSTRUCTION, 2, (StagesAtOnce(3), UrbanDiscount(1, 2, 2)), copies=(1, 2, 2), science=6),
    Card("engineering", CONSTRUCTION, 3, (StagesAtOnce(4), UrbanDiscount(1, 2, 3)), science=9),
)

WONDERS: Final = (
    Card("pyramids", WONDER, 0, (CivilActions(1),), stages=(3, 2, 1)),
    Card("hanging_gardens", WONDER, 0, (Culture(1), Happiness(2)), stages=(2, 2, 2)),
    Card("colossus", WONDER, 0, (Strength(2), Colonization(1)), stages=(3, 3)),
    Card("library_of_alexandria", WONDER, 0, (Culture(1), Science(1), HandSize(1)), stages=(1, 4, 1)),
    Card("great_wall", WONDER, 1, (Culture(1), Happiness(1), StrengthPerInfantryAndArtillery(1)), stages=(2, 2, 3, 2)),
    Card("st_peters_basilica", WONDER, 1, (Culture(2), Happiness(1), MoreHappiness(1)), stages=(4, 4)),
    Card("universitas_carolina", WONDER, 1, (Culture(1), Science(2)), stages=(3, 3, 3)),
    Card("taj_mahal", WONDER, 1, (Culture(3), BlueTokens(1), CheaperAfterLeader(2)), stages=(2, 4, 2)),
    Card("transcontinental_railroad", WONDER, 2, (Strength(4), BestMineAgain()), stages=(3, 3, 3, 3)),
    Card("eiffel_tower", WONDER, 2, (Culture(4), Happiness(1)), stages=(3, 7, 3)),
    Card("kremlin", WONDER, 2, (Culture(2), Happiness(-1), CivilActions(1), MilitaryActions(1)), stages=(4, 4, 4)),
    Card("ocean_liner_service", WONDER, 2, (FreePopulation(1),), stages=(4, 2, 2, 4)),
    Card("first_space_flight", WONDER, 3, stages=(1, 2, 4, 9)),
    Card("fast_food_chains", WONDER, 3, stages=(4, 4, 4, 4)),
    Card("internet", WONDER, 3, stages=(2, 3, 4, 3, 2)),
    Card("hollywood", WONDER, 3, stages=(5, 6, 5)),
)

LEADERS: Final = (
    Card("alexander_the_great", LEADER, 0, (StrengthPerUnit(1), RetireForYellow(1))),
    Card("aristotle", LEADER, 0, (ScienceForTechnology(1),)),
    Card("hammurabi", LEADER, 0, (MilitaryAsCivil(1), LeaderDiscount(1))),
    Card("homer", LEADER, 0, (Happiness(1), UnitResources(1), HappinessUnderWonder(1))),
    Card("julius_caesar", LEADER, 0, (Strength(1), MilitaryActions(1), SecondPoliticalAction())),
    Card("moses", LEADER, 0, (PopulationDiscount(1),)),
    Card("christopher_columbus", LEADER, 1, (ColonizeFromHand(),)),
    Card("frederick_barbarossa", LEADER, 1, (RecruitDiscount(1),)),
    Card("genghis_khan", LEADER, 1, (InfantryAsCavalry(), CultureIfStrong(3))),
    Card("joan_of_arc", LEADER, 1, (Culture(1), MilitaryActions(1), StrengthPerHappiness(1), LookAtEvent())),
    Card("leonardo_da_vinci", LEADER, 1, (ScienceOfBest(), ResourcesForDeveloping(1))),
    Card("michelangelo", LEADER, 1, (CulturePerHappiness(1), NoWonderSurcharge())),
    Card("isaac_newton", LEADER, 2, (ScienceOfBest(), ActionsForDeveloping(1))),
    Card("james_cook", LEADER, 2, (ColonizeByDiscards(cards=2, each=1), CulturePerColony(first=2, others=1))),
    Card("js_bach", LEADER, 2, (CulturePerTheater(1), TheaterDiscount(2), TurnIntoTheater(1))),
    Card("maximilien_robespierre", LEADER, 2, (MilitaryActions(1), MilitaryRevolution(), CultureForRevolution(3))),
    Card("napoleon_bonaparte", LEADER, 2, (MilitaryActions(2), StrengthPerUnitType(2))),
    Card(
        "william_shakespeare",
        LEADER,
        2,
        (Happiness(1), LibraryAndTheaterDiscount(resources=1, science=1), CulturePerLibraryAndTheater(2)),
    ),
    Card("albert_einstein", LEADER, 3, (ScienceOfBest(), CultureForDeveloping(3))),
    Card("bill_gates", LEADER, 3, (ResourcesPerLabLevel(1),)),
    Card("charlie_chaplin", LEADER, 3, (Happiness(2), BestTheaterAgain())),
    Card("mahatma_gandhi", LEADER, 3, (Culture(2), NoAttacks(), RivalsPayTimes(2))),
    Card("sid_meier", LEADER, 3, (CulturePerLabLevel(1), SciencePerLab(-1))),
    Card("winston_churchill", LEADER, 3, (CultureOrArms(culture=3, science=3, resources=3),)),
)

ACTION_CARDS: Final = (
    *of_ages("rich_land", ACTION, a=TWO, i=TWO, ii=ONE),
    *of_ages("urban_growth", ACTION, a=TWO, i=TWO, ii=ONE, iii=TWO),
    *of_ages("efficient_upgrade", ACTION, ii=TWO, iii=TWO),
    *of_ages("engineering_genius", ACTION, a=ONE, i=ONE, ii=ONE, iii=ONE),
    *of_ages("frugality", ACTION, a=TWO, i=TWO, ii=ONE),
    *of_ages("breakthrough", ACTION, i=TWO, ii=TWO),
    *of_ages("revolutionary_idea", ACTION, ii=ONE, iii=TWO),
    *of_ages("cultural_heritage", ACTION, a=ONE, i=ONE),
    Card("stockpile", ACTION, 0),
    *of_ages("reserves", ACTION, i=TWO, ii=TWO, iii=(3, 3, 3)),
    *of_ages("patriotism", ACTION, a=ONE, i=ONE, ii=ONE, iii=ONE),
    Card("wave_of_nationalism", ACTION, 2),
    Card("military_build_up", ACTION, 3),
    Card("endowment_for_the_arts", ACTION, 3),
)
