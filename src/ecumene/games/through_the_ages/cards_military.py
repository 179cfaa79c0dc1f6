"""Military cards: tactics, bonus cards, territories, aggressions, wars, pacts and events."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_types import *
from ecumene.games.through_the_ages.effects import *
from ecumene.games.through_the_ages.gives import *
from ecumene.games.through_the_ages.impacts import *
from ecumene.games.through_the_ages.traits import *


def tactic(id: str, age: int, army: Army, copies: tuple[int, int, int] = ONE) -> Card:
    return Card(id, TACTIC, age, army, copies=copies, cost=1)


def pact(id: str, age: int, *gives: Gives, sides: tuple[tuple[Gives, ...], ...]) -> Card:
    return Card(id, PACT, age, *gives, copies=FROM_THREE, sides=sides)


def event(id: str, age: int, *effects: Effect) -> Card:
    return Card(id, EVENT, age, *effects)


TACTICS: Final = (
    tactic("fighting_band", 1, Army(infantry=2, strength=1, obsolete=1), copies=TWO),
    tactic("medieval_army", 1, Army(infantry=1, cavalry=1, strength=2, obsolete=2), copies=TWO),
    tactic("legion", 1, Army(infantry=3, strength=2, obsolete=2), copies=TWO),
    tactic("phalanx", 1, Army(infantry=2, cavalry=1, strength=3, obsolete=3), copies=TWO),
    tactic("heavy_cavalry", 1, Army(cavalry=3, strength=4, obsolete=4), copies=TWO),
    tactic("conquistadors", 2, Army(infantry=1, cavalry=2, strength=5, obsolete=3)),
    tactic("fortifications", 2, Army(artillery=2, strength=5, obsolete=3)),
    tactic("mobile_artillery", 2, Army(cavalry=1, artillery=1, strength=5, obsolete=3)),
    tactic("defensive_army", 2, Army(infantry=2, artillery=1, strength=6, obsolete=3)),
    tactic("napoleonic_army", 2, Army(infantry=1, cavalry=1, artillery=1, strength=7, obsolete=4)),
    tactic("classic_army", 2, Army(infantry=2, cavalry=2, strength=8, obsolete=4)),
    tactic("entrenchments", 3, Army(infantry=1, artillery=2, strength=9, obsolete=5)),
    tactic("mechanized_army", 3, Army(cavalry=1, artillery=2, strength=10, obsolete=5), copies=TWO),
    tactic("shock_troops", 3, Army(infantry=1, cavalry=3, strength=11, obsolete=6)),
    tactic("modern_army", 3, Army(infantry=2, cavalry=1, artillery=1, strength=13, obsolete=7), copies=TWO),
)

BONUS_CARDS: Final = (
    Card("military_bonus_i", BONUS, 1, Defense(2), ForceBonus(1), copies=(6, 6, 6)),
    Card("military_bonus_ii", BONUS, 2, Defense(4), ForceBonus(2), copies=(6, 6, 6)),
    Card("military_bonus_iii", BONUS, 3, Defense(6), ForceBonus(3), copies=(6, 6, 6)),
)

TERRITORIES: Final = (
    Card("developed_territory_i", TERRITORY, 1, YellowTokens(1), BlueTokens(1), GainScience(3)),
    Card("developed_territory_ii", TERRITORY, 2, YellowTokens(2), BlueTokens(2), GainScience(5)),
    Card("historic_territory_i", TERRITORY, 1, Happiness(1), GainCulture(6)),
    Card("historic_territory_ii", TERRITORY, 2, Happiness(2), GainCulture(11)),
    Card("inhabited_territory_i", TERRITORY, 1, YellowTokens(2), GainPopulation(1)),
    Card("inhabited_territory_ii", TERRITORY, 2, YellowTokens(3), GainPopulation(2)),
    Card("strategic_territory_i", TERRITORY, 1, Strength(2), DrawCards(3)),
    Card("strategic_territory_ii", TERRITORY, 2, Strength(4), DrawCards(5)),
    Card("vast_territory_i", TERRITORY, 1, YellowTokens(3), BlueTokens(-1), GainFood(3)),
    Card("vast_territory_ii", TERRITORY, 2, YellowTokens(4), BlueTokens(-1), GainFood(4)),
    Card("wealthy_territory_i", TERRITORY, 1, BlueTokens(3), GainResources(5)),
    Card("wealthy_territory_ii", TERRITORY, 2, BlueTokens(4), GainResources(9)),
)

AGGRESSIONS: Final = (
    Card("plunder_i", AGGRESSION, 1, TakeMix(3), copies=TWO, cost=1),
    Card("plunder_ii", AGGRESSION, 2, TakeMix(5), copies=TWO, cost=1),
    Card("plunder_iii", AGGRESSION, 3, TakeMix(7), copies=TWO, cost=1),
    Card("raid_i", AGGRESSION, 1, Raid(ages=(1,)), copies=TWO, cost=1),
    Card("raid_ii", AGGRESSION, 2, Raid(ages=(2, 1)), copies=TWO, cost=2),
    Card("raid_iii", AGGRESSION, 3, Raid(ages=(3, 2)), copies=TWO, cost=3),
    Card("enslave", AGGRESSION, 1, Enslave(population=1, resources=2, food=2), copies=TWO, cost=2),
    Card("annex", AGGRESSION, 2, Annex(), cost=2),
    Card("infiltrate", AGGRESSION, 2, Infiltrate(culture=3), copies=TWO, cost=2),
    Card("spy", AGGRESSION, 2, TakeScience(5), copies=TWO, cost=1),
    Card("armed_intervention", AGGRESSION, 3, TakeCulture(7), copies=(4, 4, 4), cost=2),
)

WARS: Final = (
    Card("war_over_territory", WAR, 2, TakeYellowTokens(1, advantage=5), copies=TWO, cost=2),
    Card("war_over_technology", WAR, 2, TakeScienceOrTechnologies(), copies=TWO, cost=2),
    Card("war_over_culture", WAR, 3, TakeCultureByAdvantage(5), copies=(6, 6, 6), cost=3),
)

PACTS: Final = (
    pact("open_borders_agreement", 1, sides=((MilitaryActions(1), AttackerStrength(2)),)),
    pact("trade_routes_agreement", 1, sides=((FoodAsResource(1),), (ResourceAsFood(1),))),
    pact("acceptance_of_supremacy", 2, NoAttacksBetween(), sides=((ResourceProduction(1),), (ResourceProduction(-1),))),
    pact("international_trade_agreement", 2, sides=((ResourceProduction(1),), (FoodProduction(1),))),
    pact("promise_of_military_protection", 2, EndsOnAttack(), sides=((Culture(1),), (Strength(4), Culture(-1)))),
    pact("scientific_cooperation", 2, sides=((JointResearch(discount=2, partner=1),),)),
    pact("international_tourism", 3, sides=((Tourism(1),),)),
    pact("loss_of_sovereignty", 3, NoAttacksBetween(), sides=((Culture(2),), (Culture(-2), SafeFromWar()))),
    pact("military_pact", 3, EndsOnAttack(), sides=((Strength(3),),)),
    pact("peace_treaty", 3, NoAttacksBetween(), sides=((Culture(1),),)),
)

EVENTS: Final = (
    event("development_of_agriculture", 0, GainFood(2, who=ALL)),
    event("development_of_crafts", 0, GainResources(2, who=ALL)),
    event("development_of_markets", 0, GainFoodOrResources(2, who=ALL)),
    event("development_of_politics", 0, DrawCards(3, who=ALL)),
    event("development_of_religion", 0, BuildFree("religion", who=ALL)),
    event("development_of_science", 0, GainScience(2, who=ALL)),
    event("development_of_settlement", 0, GainPopulation(1, who=ALL)),
    event("development_of_trade_routes", 0, GainScience(1, who=ALL), GainFood(1, who=ALL), GainResources(1, who=ALL)),
    event("development_of_warfare", 0, BuildFree("warriors", who=ALL)),
    event("development_of_civilization", 0, CheaperAction(1, who=ALL)),
    event("barbarians", 1, LosePopulation(1, who=MOST_CULTURE_AMONG_TWO_WEAKEST)),
    event("border_conflict", 1, DestroyOwnBuilding(1, who=WEAKEST), GainResources(3, who=STRONGEST)),
    event("crusades", 1, GainCulture(4, who=STRONGEST), LoseCulture(4, who=WEAKEST)),
    event("cultural_influence", 1, GainCultureByCulture(who=ALL)),
    event("foray", 1, GainMix(3, who=TWO_STRONGEST)),
    event("good_harvest", 1, ProduceFood(who=ALL)),
    event("immigration", 1, GainPopulation(1, who=ALL_HAPPIEST)),
    event("new_deposits", 1, ProduceResources(who=ALL)),
    event("pestilence", 1, LosePopulation(1, who=ALL)),
    event("raiders", 1, LoseMix(2, who=TWO_WEAKEST)),
    event("rats", 1, LoseAllFood(who=ALL)),
    event("rebellion", 1, LoseActionsPerDiscontent(2, who=ALL)),
    event("reign_of_terror", 1, LosePopulation(1, who=WEAKEST)),
    event("scientific_breakthrough", 1, GainScienceByScience(who=ALL)),
    event("uncertain_borders", 1, TakeYellowFromWeakest(1, who=STRONGEST)),
    event("civil_unrest", 2, LoseCulturePerDiscontent(4, who=ALL), LoseBlueTokens(1, who=ALL_MOST_DISCONTENT)),
    event("cold_war", 2, GainScience(6, who=TWO_STRONGEST)),
    event("crime_wave", 2, LoseCulture(3, who=TWO_WEAKEST), LoseBlueTokens(1, who=TWO_WEAKEST)),
    event("economic_progress", 2, RunEconomy(who=ALL)),
    event("emigration", 2, LosePopulationPerDiscontent(2, who=ALL)),
    event("iconoclasm", 2, LoseOldLeader(who=ALL)),
    event("independence_declaration", 2, LoseColony(1, who=WEAKEST)),
    event("international_agreement", 2, TakeFromRow(5, who=STRONGEST)),
    event("national_pride", 2, GainCulture(5, who=MOST_CULTURE)),
    event(
        "politics_of_strength",
        2,
        DrawCards(5, who=STRONGEST, when=BEFORE_AGE_IV),
        DiscardCards(3, who=WEAKEST, when=BEFORE_AGE_IV),
        GainCulture(5, who=STRONGEST, when=IN_AGE_IV),
        LoseCulture(3, who=WEAKEST, when=IN_AGE_IV),
    ),
    event("popularization_of_science", 2, GainCultureByScience(who=ALL)),
    event("prosperity", 2, GainFoodByHappiness(most=8, who=ALL)),
    event("ravages_of_time", 2, RuinWonder(last_age=1, culture=2, who=ALL)),
    event(
        "refugees",
        2,
        GainCulture(3, who=STRONGEST),
        GainPopulation(1, who=STRONGEST),
        LoseCulture(3, who=WEAKEST),
        LosePopulation(1, who=WEAKEST),
    ),
    event("terrorism", 2, DestroyUrbanOfOthers(1, who=LEAST_CULTURE)),
    event("impact_of_agriculture", 3, ImpactOfFood(surplus=4)),
    event("impact_of_architecture", 3, ImpactOfUrbanLevels(1)),
    event("impact_of_balance", 3, ImpactOfBalance(2)),
    event("impact_of_colonies", 3, ImpactOfColonies(3)),
    event("impact_of_competition", 3, ImpactOfUnitAndArenaLevels(1)),
    event("impact_of_government", 3, ImpactOfActions(civil=2, military=1)),
    event("impact_of_happiness", 3, ImpactOfHappiness(2, most=16, discontent=2)),
    event("impact_of_industry", 3, ImpactOfMines(1)),
    event("impact_of_population", 3, ImpactOfPopulation(2, beyond=10)),
    event("impact_of_progress", 3, ImpactOfGovernmentAndSpecialLevels(2)),
    event("impact_of_science", 3, ImpactOfScience(two=(10, 0), three=(14, 7, 0), four=(15, 10, 5, 0))),
    event("impact_of_strength", 3, ImpactOfStrength(two=(10, 0), three=(14, 7, 0), four=(15, 10, 5, 0))),
    event("impact_of_technology", 3, ImpactOfTechnologies(4, level=3, short_level=2)),
    event("impact_of_variety", 3, ImpactOfVariety(2)),
    event("impact_of_wonders", 3, ImpactOfWonders(age_a=5, age_i=4, age_ii=3, age_iii=2)),
)
