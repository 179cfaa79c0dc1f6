"""Military cards other than events: tactics, bonus cards, territories, aggressions, wars and pacts."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_types import Card, Effect
from ecumene.games.through_the_ages.traits import (
    AGGRESSION,
    ANNEX,
    ATTACKER_STRENGTH,
    BLUE_TOKENS,
    BONUS,
    CULTURE,
    DRAW_CARDS,
    ENSLAVE,
    FOOD_AS_RESOURCE,
    FOOD_PRODUCTION,
    GAIN_CULTURE,
    GAIN_FOOD,
    GAIN_POPULATION,
    GAIN_RESOURCES,
    GAIN_SCIENCE,
    HAPPINESS,
    INFILTRATE,
    MILITARY_ACTIONS,
    PACT,
    PARTNER_PAYS,
    RAID,
    RESOURCE_AS_FOOD,
    RESOURCE_PRODUCTION,
    SAFE_FROM_WAR,
    STRENGTH,
    TACTIC,
    TAKE_CULTURE,
    TAKE_MIX,
    TAKE_SCIENCE,
    TAKE_SCIENCE_OR_TECHNOLOGIES,
    TAKE_YELLOW_TOKENS,
    TECHNOLOGY_DISCOUNT,
    TERRITORY,
    TOURISM,
    WAR,
    YELLOW_TOKENS,
)

TACTICS: Final = (
    Card("fighting_band", TACTIC, 1, (2, 2, 2), cost=1, army=(2, 0, 0), strength=1, obsolete=1),
    Card("medieval_army", TACTIC, 1, (2, 2, 2), cost=1, army=(1, 1, 0), strength=2, obsolete=2),
    Card("legion", TACTIC, 1, (2, 2, 2), cost=1, army=(3, 0, 0), strength=2, obsolete=2),
    Card("phalanx", TACTIC, 1, (2, 2, 2), cost=1, army=(2, 1, 0), strength=3, obsolete=3),
    Card("heavy_cavalry", TACTIC, 1, (2, 2, 2), cost=1, army=(0, 3, 0), strength=4, obsolete=4),
    Card("conquistadors", TACTIC, 2, (1, 1, 1), cost=1, army=(1, 2, 0), strength=5, obsolete=3),
    Card("fortifications", TACTIC, 2, (1, 1, 1), cost=1, army=(0, 0, 2), strength=5, obsolete=3),
    Card("mobile_artillery", TACTIC, 2, (1, 1, 1), cost=1, army=(0, 1, 1), strength=5, obsolete=3),
    Card("defensive_army", TACTIC, 2, (1, 1, 1), cost=1, army=(2, 0, 1), strength=6, obsolete=3),
    Card("napoleonic_army", TACTIC, 2, (1, 1, 1), cost=1, army=(1, 1, 1), strength=7, obsolete=4),
    Card("classic_army", TACTIC, 2, (1, 1, 1), cost=1, army=(2, 2, 0), strength=8, obsolete=4),
    Card("entrenchments", TACTIC, 3, (1, 1, 1), cost=1, army=(1, 0, 2), strength=9, obsolete=5),
    Card("mechanized_army", TACTIC, 3, (2, 2, 2), cost=1, army=(0, 1, 2), strength=10, obsolete=5),
    Card("shock_troops", TACTIC, 3, (1, 1, 1), cost=1, army=(1, 3, 0), strength=11, obsolete=6),
    Card("modern_army", TACTIC, 3, (2, 2, 2), cost=1, army=(2, 1, 1), strength=13, obsolete=7),
)

BONUS_CARDS: Final = (
    Card("military_bonus_i", BONUS, 1, (6, 6, 6), defense=2, colonization=1),
    Card("military_bonus_ii", BONUS, 2, (6, 6, 6), defense=4, colonization=2),
    Card("military_bonus_iii", BONUS, 3, (6, 6, 6), defense=6, colonization=3),
)

TERRITORIES: Final = (
    Card(
        "developed_territory_i",
        TERRITORY,
        1,
        (1, 1, 1),
        gives={YELLOW_TOKENS: 1, BLUE_TOKENS: 1},
        effects=(Effect(GAIN_SCIENCE, (3,)),),
    ),
    Card(
        "developed_territory_ii",
        TERRITORY,
        2,
        (1, 1, 1),
        gives={YELLOW_TOKENS: 2, BLUE_TOKENS: 2},
        effects=(Effect(GAIN_SCIENCE, (5,)),),
    ),
    Card("historic_territory_i", TERRITORY, 1, (1, 1, 1), gives={HAPPINESS: 1}, effects=(Effect(GAIN_CULTURE, (6,)),)),
    Card(
        "historic_territory_ii", TERRITORY, 2, (1, 1, 1), gives={HAPPINESS: 2}, effects=(Effect(GAIN_CULTURE, (11,)),)
    ),
    Card(
        "inhabited_territory_i",
        TERRITORY,
        1,
        (1, 1, 1),
        gives={YELLOW_TOKENS: 2},
        effects=(Effect(GAIN_POPULATION, (1,)),),
    ),
    Card(
        "inhabited_territory_ii",
        TERRITORY,
        2,
        (1, 1, 1),
        gives={YELLOW_TOKENS: 3},
        effects=(Effect(GAIN_POPULATION, (2,)),),
    ),
    Card("strategic_territory_i", TERRITORY, 1, (1, 1, 1), gives={STRENGTH: 2}, effects=(Effect(DRAW_CARDS, (3,)),)),
    Card("strategic_territory_ii", TERRITORY, 2, (1, 1, 1), gives={STRENGTH: 4}, effects=(Effect(DRAW_CARDS, (5,)),)),
    Card(
        "vast_territory_i",
        TERRITORY,
        1,
        (1, 1, 1),
        gives={YELLOW_TOKENS: 3, BLUE_TOKENS: -1},
        effects=(Effect(GAIN_FOOD, (3,)),),
    ),
    Card(
        "vast_territory_ii",
        TERRITORY,
        2,
        (1, 1, 1),
        gives={YELLOW_TOKENS: 4, BLUE_TOKENS: -1},
        effects=(Effect(GAIN_FOOD, (4,)),),
    ),
    Card(
        "wealthy_territory_i", TERRITORY, 1, (1, 1, 1), gives={BLUE_TOKENS: 3}, effects=(Effect(GAIN_RESOURCES, (5,)),)
    ),
    Card(
        "wealthy_territory_ii", TERRITORY, 2, (1, 1, 1), gives={BLUE_TOKENS: 4}, effects=(Effect(GAIN_RESOURCES, (9,)),)
    ),
)

AGGRESSIONS: Final = (
    Card("plunder_i", AGGRESSION, 1, (2, 2, 2), cost=1, effects=(Effect(TAKE_MIX, (3,)),)),
    Card("plunder_ii", AGGRESSION, 2, (2, 2, 2), cost=1, effects=(Effect(TAKE_MIX, (5,)),)),
    Card("plunder_iii", AGGRESSION, 3, (2, 2, 2), cost=1, effects=(Effect(TAKE_MIX, (7,)),)),
    Card("raid_i", AGGRESSION, 1, (2, 2, 2), cost=1, effects=(Effect(RAID, (1,)),)),
    Card("raid_ii", AGGRESSION, 2, (2, 2, 2), cost=2, effects=(Effect(RAID, (2, 1)),)),
    Card("raid_iii", AGGRESSION, 3, (2, 2, 2), cost=3, effects=(Effect(RAID, (3, 2)),)),
    Card("enslave", AGGRESSION, 1, (2, 2, 2), cost=2, effects=(Effect(ENSLAVE, (1, 2, 2)),)),
    Card("annex", AGGRESSION, 2, (1, 1, 1), cost=2, effects=(Effect(ANNEX),)),
    Card("infiltrate", AGGRESSION, 2, (2, 2, 2), cost=2, effects=(Effect(INFILTRATE, (3,)),)),
    Card("spy", AGGRESSION, 2, (2, 2, 2), cost=1, effects=(Effect(TAKE_SCIENCE, (5,)),)),
    Card("armed_intervention", AGGRESSION, 3, (4, 4, 4), cost=2, effects=(Effect(TAKE_CULTURE, (7, 0)),)),
)

WARS: Final = (
    Card("war_over_territory", WAR, 2, (2, 2, 2), cost=2, effects=(Effect(TAKE_YELLOW_TOKENS, (1, 5)),)),
    Card("war_over_technology", WAR, 2, (2, 2, 2), cost=2, effects=(Effect(TAKE_SCIENCE_OR_TECHNOLOGIES),)),
    Card("war_over_culture", WAR, 3, (6, 6, 6), cost=3, effects=(Effect(TAKE_CULTURE, (5, 1)),)),
)

PACTS: Final = (
    Card(
        "open_borders_agreement",
        PACT,
        1,
        (0, 1, 1),
        side_a={MILITARY_ACTIONS: 1, ATTACKER_STRENGTH: 2},
        side_b={MILITARY_ACTIONS: 1, ATTACKER_STRENGTH: 2},
    ),
    Card(
        "trade_routes_agreement",
        PACT,
        1,
        (0, 1, 1),
        side_a={FOOD_AS_RESOURCE: 1},
        side_b={RESOURCE_AS_FOOD: 1},
        has_sides=True,
    ),
    Card(
        "acceptance_of_supremacy",
        PACT,
        2,
        (0, 1, 1),
        side_a={RESOURCE_PRODUCTION: 1},
        side_b={RESOURCE_PRODUCTION: -1},
        has_sides=True,
        forbids_attack=True,
    ),
    Card(
        "international_trade_agreement",
        PACT,
        2,
        (0, 1, 1),
        side_a={RESOURCE_PRODUCTION: 1},
        side_b={FOOD_PRODUCTION: 1},
        has_sides=True,
    ),
    Card(
        "promise_of_military_protection",
        PACT,
        2,
        (0, 1, 1),
        side_a={CULTURE: 1},
        side_b={STRENGTH: 4, CULTURE: -1},
        has_sides=True,
        ends_on_attack=True,
    ),
    Card(
        "scientific_cooperation",
        PACT,
        2,
        (0, 1, 1),
        side_a={TECHNOLOGY_DISCOUNT: 2, PARTNER_PAYS: 1},
        side_b={TECHNOLOGY_DISCOUNT: 2, PARTNER_PAYS: 1},
    ),
    Card("international_tourism", PACT, 3, (0, 1, 1), side_a={TOURISM: 1}, side_b={TOURISM: 1}),
    Card(
        "loss_of_sovereignty",
        PACT,
        3,
        (0, 1, 1),
        side_a={CULTURE: 2},
        side_b={CULTURE: -2, SAFE_FROM_WAR: 1},
        has_sides=True,
        forbids_attack=True,
    ),
    Card("military_pact", PACT, 3, (0, 1, 1), side_a={STRENGTH: 3}, side_b={STRENGTH: 3}, ends_on_attack=True),
    Card("peace_treaty", PACT, 3, (0, 1, 1), side_a={CULTURE: 1}, side_b={CULTURE: 1}, forbids_attack=True),
)
