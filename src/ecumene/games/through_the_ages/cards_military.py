"""Military cards other than events: tactics, bonus cards, territories, aggressions, wars and pacts."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_types import FROM_THREE, TWO, Card
from ecumene.games.through_the_ages.effects import (
    Annex,
    DrawCards,
    Enslave,
    GainCulture,
    GainFood,
    GainPopulation,
    GainResources,
    GainScience,
    Infiltrate,
    Raid,
    TakeCulture,
    TakeCultureByAdvantage,
    TakeMix,
    TakeScience,
    TakeScienceOrTechnologies,
    TakeYellowTokens,
)
from ecumene.games.through_the_ages.gives import BlueTokens, Culture, Happiness, MilitaryActions, Strength, YellowTokens
from ecumene.games.through_the_ages.gives_military import (
    Army,
    AttackerStrength,
    Defense,
    EndsOnAttack,
    FoodAsResource,
    FoodProduction,
    ForceBonus,
    JointResearch,
    NoAttacksBetween,
    ResourceAsFood,
    ResourceProduction,
    SafeFromWar,
    Tourism,
)
from ecumene.games.through_the_ages.traits import AGGRESSION, BONUS, PACT, TACTIC, TERRITORY, WAR

TACTICS: Final = (
    Card("fighting_band", TACTIC, 1, TWO, cost=1, gives=(Army(infantry=2, strength=1, obsolete=1),)),
    Card("medieval_army", TACTIC, 1, TWO, cost=1, gives=(Army(infantry=1, cavalry=1, strength=2, obsolete=2),)),
    Card("legion", TACTIC, 1, TWO, cost=1, gives=(Army(infantry=3, strength=2, obsolete=2),)),
    Card("phalanx", TACTIC, 1, TWO, cost=1, gives=(Army(infantry=2, cavalry=1, strength=3, obsolete=3),)),
    Card("heavy_cavalry", TACTIC, 1, TWO, cost=1, gives=(Army(cavalry=3, strength=4, obsolete=4),)),
    Card("conquistadors", TACTIC, 2, cost=1, gives=(Army(infantry=1, cavalry=2, strength=5, obsolete=3),)),
    Card("fortifications", TACTIC, 2, cost=1, gives=(Army(artillery=2, strength=5, obsolete=3),)),
    Card("mobile_artillery", TACTIC, 2, cost=1, gives=(Army(cavalry=1, artillery=1, strength=5, obsolete=3),)),
    Card("defensive_army", TACTIC, 2, cost=1, gives=(Army(infantry=2, artillery=1, strength=6, obsolete=3),)),
    Card(
        "napoleonic_army", TACTIC, 2, cost=1, gives=(Army(infantry=1, cavalry=1, artillery=1, strength=7, obsolete=4),)
    ),
    Card("classic_army", TACTIC, 2, cost=1, gives=(Army(infantry=2, cavalry=2, strength=8, obsolete=4),)),
    Card("entrenchments", TACTIC, 3, cost=1, gives=(Army(infantry=1, artillery=2, strength=9, obsolete=5),)),
    Card("mechanized_army", TACTIC, 3, TWO, cost=1, gives=(Army(cavalry=1, artillery=2, strength=10, obsolete=5),)),
    Card("shock_troops", TACTIC, 3, cost=1, gives=(Army(infantry=1, cavalry=3, strength=11, obsolete=6),)),
    Card(
        "modern_army",
        TACTIC,
        3,
        TWO,
        cost=1,
        gives=(Army(infantry=2, cavalry=1, artillery=1, strength=13, obsolete=7),),
    ),
)

BONUS_CARDS: Final = (
    Card("military_bonus_i", BONUS, 1, (6, 6, 6), gives=(Defense(2), ForceBonus(1))),
    Card("military_bonus_ii", BONUS, 2, (6, 6, 6), gives=(Defense(4), ForceBonus(2))),
    Card("military_bonus_iii", BONUS, 3, (6, 6, 6), gives=(Defense(6), ForceBonus(3))),
)

TERRITORIES: Final = (
    Card("developed_territory_i", TERRITORY, 1, gives=(YellowTokens(1), BlueTokens(1)), effects=(GainScience(3),)),
    Card("developed_territory_ii", TERRITORY, 2, gives=(YellowTokens(2), BlueTokens(2)), effects=(GainScience(5),)),
    Card("historic_territory_i", TERRITORY, 1, gives=(Happiness(1),), effects=(GainCulture(6),)),
    Card("historic_territory_ii", TERRITORY, 2, gives=(Happiness(2),), effects=(GainCulture(11),)),
    Card("inhabited_territory_i", TERRITORY, 1, gives=(YellowTokens(2),), effects=(GainPopulation(1),)),
    Card("inhabited_territory_ii", TERRITORY, 2, gives=(YellowTokens(3),), effects=(GainPopulation(2),)),
    Card("strategic_territory_i", TERRITORY, 1, gives=(Strength(2),), effects=(DrawCards(3),)),
    Card("strategic_territory_ii", TERRITORY, 2, gives=(Strength(4),), effects=(DrawCards(5),)),
    Card("vast_territory_i", TERRITORY, 1, gives=(YellowTokens(3), BlueTokens(-1)), effects=(GainFood(3),)),
    Card("vast_territory_ii", TERRITORY, 2, gives=(YellowTokens(4), BlueTokens(-1)), effects=(GainFood(4),)),
    Card("wealthy_territory_i", TERRITORY, 1, gives=(BlueTokens(3),), effects=(GainResources(5),)),
    Card("wealthy_territory_ii", TERRITORY, 2, gives=(BlueTokens(4),), effects=(GainResources(9),)),
)

AGGRESSIONS: Final = (
    Card("plunder_i", AGGRESSION, 1, TWO, cost=1, effects=(TakeMix(3),)),
    Card("plunder_ii", AGGRESSION, 2, TWO, cost=1, effects=(TakeMix(5),)),
    Card("plunder_iii", AGGRESSION, 3, TWO, cost=1, effects=(TakeMix(7),)),
    Card("raid_i", AGGRESSION, 1, TWO, cost=1, effects=(Raid(ages=(1,)),)),
    Card("raid_ii", AGGRESSION, 2, TWO, cost=2, effects=(Raid(ages=(2, 1)),)),
    Card("raid_iii", AGGRESSION, 3, TWO, cost=3, effects=(Raid(ages=(3, 2)),)),
    Card("enslave", AGGRESSION, 1, TWO, cost=2, effects=(Enslave(population=1, resources=2, food=2),)),
    Card("annex", AGGRESSION, 2, cost=2, effects=(Annex(),)),
    Card("infiltrate", AGGRESSION, 2, TWO, cost=2, effects=(Infiltrate(culture=3),)),
    Card("spy", AGGRESSION, 2, TWO, cost=1, effects=(TakeScience(5),)),
    Card("armed_intervention", AGGRESSION, 3, (4, 4, 4), cost=2, effects=(TakeCulture(7),)),
)

WARS: Final = (
    Card("war_over_territory", WAR, 2, TWO, cost=2, effects=(TakeYellowTokens(1, advantage=5),)),
    Card("war_over_technology", WAR, 2, TWO, cost=2, effects=(TakeScienceOrTechnologies(),)),
    Card("war_over_culture", WAR, 3, (6, 6, 6), cost=3, effects=(TakeCultureByAdvantage(5),)),
)

PACTS: Final = (
    Card("open_borders_agreement", PACT, 1, FROM_THREE, sides=((MilitaryActions(1), AttackerStrength(2)),)),
    Card("trade_routes_agreement", PACT, 1, FROM_THREE, sides=((FoodAsResource(1),), (ResourceAsFood(1),))),
    Card(
        "acceptance_of_supremacy",
        PACT,
        2,
        FROM_THREE,
        gives=(NoAttacksBetween(),),
        sides=((ResourceProduction(1),), (ResourceProduction(-1),)),
    ),
    Card("international_trade_agreement", PACT, 2, FROM_THREE, sides=((ResourceProduction(1),), (FoodProduction(1),))),
    Card(
        "promise_of_military_protection",
        PACT,
        2,
        FROM_THREE,
        gives=(EndsOnAttack(),),
        sides=((Culture(1),), (Strength(4), Culture(-1))),
    ),
    Card("scientific_cooperation", PACT, 2, FROM_THREE, sides=((JointResearch(discount=2, partner=1),),)),
    Card("international_tourism", PACT, 3, FROM_THREE, sides=((Tourism(1),),)),
    Card(
        "loss_of_sovereignty",
        PACT,
        3,
        FROM_THREE,
        gives=(NoAttacksBetween(),),
        sides=((Culture(2),), (Culture(-2), SafeFromWar())),
    ),
    Card("military_pact", PACT, 3, FROM_THREE, gives=(EndsOnAttack(),), sides=((Strength(3),),)),
    Card("peace_treaty", PACT, 3, FROM_THREE, gives=(NoAttacksBetween(),), sides=((Culture(1),),)),
)
