"""Military cards, from tactics to events. What they do once stands in the chapters."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_types import *
from ecumene.games.through_the_ages.gives import *
from ecumene.games.through_the_ages.traits import *


def tactic(id: str, age: int, army: Army, copies: tuple[int, int, int] = ONE) -> Card:
    return Card(id, TACTIC, age, (army,), copies=copies, cost=1)


def pact(id: str, age: int, *gives: Gives, sides: tuple[tuple[Gives, ...], ...]) -> Card:
    return Card(id, PACT, age, gives, copies=FROM_THREE, sides=sides)


def events(age: int, *ids: str) -> tuple[Card, ...]:
    return tuple(Card(id, EVENT, age) for id in ids)


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
    Card("military_bonus_i", BONUS, 1, (Defense(2), ForceBonus(1)), copies=(6, 6, 6)),
    Card("military_bonus_ii", BONUS, 2, (Defense(4), ForceBonus(2)), copies=(6, 6, 6)),
    Card("military_bonus_iii", BONUS, 3, (Defense(6), ForceBonus(3)), copies=(6, 6, 6)),
)

TERRITORIES: Final = (
    Card("developed_territory_i", TERRITORY, 1, (YellowTokens(1), BlueTokens(1))),
    Card("developed_territory_ii", TERRITORY, 2, (YellowTokens(2), BlueTokens(2))),
    Card("historic_territory_i", TERRITORY, 1, (Happiness(1),)),
    Card("historic_territory_ii", TERRITORY, 2, (Happiness(2),)),
    Card("inhabited_territory_i", TERRITORY, 1, (YellowTokens(2),)),
    Card("inhabited_territory_ii", TERRITORY, 2, (YellowTokens(3),)),
    Card("strategic_territory_i", TERRITORY, 1, (Strength(2),)),
    Card("strategic_territory_ii", TERRITORY, 2, (Strength(4),)),
    Card("vast_territory_i", TERRITORY, 1, (YellowTokens(3), BlueTokens(-1))),
    Card("vast_territory_ii", TERRITORY, 2, (YellowTokens(4), BlueTokens(-1))),
    Card("wealthy_territory_i", TERRITORY, 1, (BlueTokens(3),)),
    Card("wealthy_territory_ii", TERRITORY, 2, (BlueTokens(4),)),
)

AGGRESSIONS: Final = (
    Card("plunder_i", AGGRESSION, 1, copies=TWO, cost=1),
    Card("plunder_ii", AGGRESSION, 2, copies=TWO, cost=1),
    Card("plunder_iii", AGGRESSION, 3, copies=TWO, cost=1),
    Card("raid_i", AGGRESSION, 1, copies=TWO, cost=1),
    Card("raid_ii", AGGRESSION, 2, copies=TWO, cost=2),
    Card("raid_iii", AGGRESSION, 3, copies=TWO, cost=3),
    Card("enslave", AGGRESSION, 1, copies=TWO, cost=2),
    Card("annex", AGGRESSION, 2, cost=2),
    Card("infiltrate", AGGRESSION, 2, copies=TWO, cost=2),
    Card("spy", AGGRESSION, 2, copies=TWO, cost=1),
    Card("armed_intervention", AGGRESSION, 3, copies=(4, 4, 4), cost=2),
)

WARS: Final = (
    Card("war_over_territory", WAR, 2, copies=TWO, cost=2),
    Card("war_over_technology", WAR, 2, copies=TWO, cost=2),
    Card("war_over_culture", WAR, 3, copies=(6, 6, 6), cost=3),
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
    *events(0, "development_of_agriculture", "development_of_crafts", "development_of_markets",
        "development_of_politics", "development_of_religion", "development_of_science", "development_of_settlement",
        "development_of_trade_routes", "development_of_warfare", "development_of_civilization"),
    *events(1, "barbarians", "border_conflict", "crusades", "cultural_influence", "foray", "good_harvest",
        "immigration", "new_deposits", "pestilence", "raiders", "rats", "rebellion", "reign_of_terror",
        "scientific_breakthrough", "uncertain_borders"),
    *events(2, "civil_unrest", "cold_war", "crime_wave", "economic_progress", "emigration", "iconoclasm",
        "independence_declaration", "international_agreement", "national_pride", "politics_of_strength",
        "popularization_of_science", "prosperity", "ravages_of_time", "refugees", "terrorism"),
    *events(3, "impact_of_agriculture", "impact_of_architecture", "impact_of_balance", "impact_of_colonies",
        "impact_of_competition", "impact_of_government", "impact_of_happiness", "impact_of_industry",
        "impact_of_population", "impact_of_progress", "impact_of_science", "impact_of_strength",
        "impact_of_technology", "impact_of_variety", "impact_of_wonders"),
)  # fmt: skip
