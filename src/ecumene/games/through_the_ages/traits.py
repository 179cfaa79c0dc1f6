# Compiled by mypyc where a C compiler is present.
"""The words of the printed cards as numbers: families, traits, and who or what an effect speaks of.

A *trait* is something a card gives while it is in play. A civilization's traits are the sums over its cards.
"""

from __future__ import annotations

from typing import Final

# Families of cards, in the order of their ids. Cards up to AIR_FORCE carry workers.
FARM: Final = 0
MINE: Final = 1
LAB: Final = 2
TEMPLE: Final = 3
LIBRARY: Final = 4
THEATER: Final = 5
ARENA: Final = 6
INFANTRY: Final = 7
CAVALRY: Final = 8
ARTILLERY: Final = 9
AIR_FORCE: Final = 10
GOVERNMENT: Final = 11
LAW: Final = 12
WARFARE: Final = 13
EXPLORATION: Final = 14
CONSTRUCTION: Final = 15
WONDER: Final = 16
LEADER: Final = 17
ACTION: Final = 18
TACTIC: Final = 19
BONUS: Final = 20
TERRITORY: Final = 21
AGGRESSION: Final = 22
WAR: Final = 23
PACT: Final = 24
EVENT: Final = 25

FAMILY_NAMES: Final = (
    "farm", "mine", "lab", "temple", "library", "theater", "arena", "infantry", "cavalry", "artillery", "air_force",
    "government", "special_law", "special_warfare", "special_exploration", "special_construction",
    "wonder", "leader", "action", "tactic", "bonus", "territory", "aggression", "war", "pact", "event",
)  # fmt: skip

# Symbols at the foot of a card.
CULTURE: Final = 0
SCIENCE: Final = 1
STRENGTH: Final = 2
HAPPINESS: Final = 3
CIVIL_ACTIONS: Final = 4
MILITARY_ACTIONS: Final = 5
COLONIZATION: Final = 6
BLUE_TOKENS: Final = 7
YELLOW_TOKENS: Final = 8
URBAN_LIMIT: Final = 9
FOOD: Final = 10
RESOURCES: Final = 11

# What technologies, wonders and pacts allow or change.
CIVIL_HAND: Final = 12
MILITARY_HAND: Final = 13
WONDER_STAGES: Final = 14
DISCOUNT_LEVEL_1: Final = 15
DISCOUNT_LEVEL_2: Final = 16
DISCOUNT_LEVEL_3: Final = 17
INFANTRY_STRENGTH: Final = 18
ARTILLERY_STRENGTH: Final = 19
EXTRA_HAPPINESS: Final = 20
BEST_MINE_DOUBLED: Final = 21
FREE_POPULATION: Final = 22
FOOD_AS_RESOURCE: Final = 23
RESOURCE_AS_FOOD: Final = 24
FOOD_PRODUCTION: Final = 25
RESOURCE_PRODUCTION: Final = 26
TECHNOLOGY_DISCOUNT: Final = 27
PARTNER_PAYS: Final = 28
TOURISM: Final = 29
ATTACKER_STRENGTH: Final = 30
SAFE_FROM_WAR: Final = 31

# What leaders do.
UNIT_STRENGTH: Final = 32
RETIRE_FOR_YELLOW: Final = 33
SCIENCE_FOR_TECHNOLOGY: Final = 34
MILITARY_AS_CIVIL: Final = 35
LEADER_DISCOUNT: Final = 36
UNIT_RESOURCES: Final = 37
TUCKED_HAPPINESS: Final = 38
SECOND_POLITICAL_ACTION: Final = 39
POPULATION_DISCOUNT: Final = 40
COLONIZE_FROM_HAND: Final = 41
RECRUIT_DISCOUNT: Final = 42
INFANTRY_AS_CAVALRY: Final = 43
CULTURE_IF_STRONG: Final = 44
STRENGTH_PER_HAPPINESS: Final = 45
LOOK_AT_EVENT: Final = 46
BEST_SCIENCE: Final = 47
RESOURCES_FOR_DEVELOPING: Final = 48
ACTIONS_FOR_DEVELOPING: Final = 49
CULTURE_FOR_DEVELOPING: Final = 50
CULTURE_PER_HAPPINESS: Final = 51
NO_WONDER_SURCHARGE: Final = 52
COLONIZE_DISCARDS: Final = 53
COLONIZE_PER_DISCARD: Final = 54
CULTURE_FIRST_COLONY: Final = 55
CULTURE_NEXT_COLONY: Final = 56
CULTURE_PER_THEATER: Final = 57
THEATER_SCIENCE_DISCOUNT: Final = 58
TRANSFORMATIONS: Final = 59
MILITARY_REVOLUTION: Final = 60
CULTURE_FOR_REVOLUTION: Final = 61
STRENGTH_PER_UNIT_TYPE: Final = 62
PAIR_RESOURCE_DISCOUNT: Final = 63
PAIR_SCIENCE_DISCOUNT: Final = 64
CULTURE_PER_PAIR: Final = 65
RESOURCES_PER_LAB_LEVEL: Final = 66
BEST_THEATER_AGAIN: Final = 67
NO_ATTACKS: Final = 68
RIVALS_PAY_TIMES: Final = 69
CULTURE_PER_LAB_LEVEL: Final = 70
SCIENCE_PER_LAB: Final = 71
INSPIRE_CULTURE: Final = 72
INSPIRE_SCIENCE: Final = 73
INSPIRE_RESOURCES: Final = 74

TRAITS: Final = 75

TRAIT_NAMES: Final = (
    "culture", "science", "strength", "happiness", "civil_actions", "military_actions", "colonization", "blue_tokens",
    "yellow_tokens", "urban_limit", "food", "resources", "civil_hand", "military_hand", "wonder_stages",
    "discount_level_1", "discount_level_2", "discount_level_3", "infantry_strength", "artillery_strength",
    "extra_happiness", "best_mine_doubled", "free_population", "food_as_resource", "resource_as_food",
    "food_production", "resource_production", "technology_discount", "partner_pays", "tourism", "attacker_strength",
    "safe_from_war", "unit_strength", "retire_for_yellow", "science_for_technology", "military_as_civil",
    "leader_discount", "unit_resources", "tucked_happiness", "second_political_action", "population_discount",
    "colonize_from_hand", "recruit_discount", "infantry_as_cavalry", "culture_if_strong", "strength_per_happiness",
    "look_at_event", "best_science", "resources_for_developing", "actions_for_developing", "culture_for_developing",
    "culture_per_happiness", "no_wonder_surcharge", "colonize_discards", "colonize_per_discard",
    "culture_first_colony", "culture_next_colony", "culture_per_theater", "theater_science_discount",
    "transformations", "military_revolution", "culture_for_revolution", "strength_per_unit_type",
    "pair_resource_discount", "pair_science_discount", "culture_per_pair", "resources_per_lab_level",
    "best_theater_again", "no_attacks", "rivals_pay_times", "culture_per_lab_level", "science_per_lab",
    "inspire_culture", "inspire_science", "inspire_resources",
)  # fmt: skip

# Effects that happen once: of events, action cards, aggressions, wars, completed wonders, colonization.
GAIN_FOOD: Final = 0
GAIN_RESOURCES: Final = 1
GAIN_SCIENCE: Final = 2
GAIN_CULTURE: Final = 3
GAIN_POPULATION: Final = 4
DRAW_CARDS: Final = 5
LOSE_CULTURE: Final = 6
LOSE_POPULATION: Final = 7
LOSE_BLUE_TOKENS: Final = 8
DISCARD_CARDS: Final = 9
GAIN_FOOD_OR_RESOURCES: Final = 10
GAIN_MIX: Final = 11
LOSE_MIX: Final = 12
BUILD_FREE: Final = 13
DEVELOP_CHEAPER: Final = 14
PRODUCE_FOOD: Final = 15
PRODUCE_RESOURCES: Final = 16
RUN_ECONOMY: Final = 17
LOSE_ALL_FOOD: Final = 18
SPEND_CIVIL_PER_DISCONTENT: Final = 19
CULTURE_BY_CULTURE: Final = 20
SCIENCE_BY_SCIENCE: Final = 21
CULTURE_BY_SCIENCE: Final = 22
FOOD_BY_HAPPINESS: Final = 23
TAKE_YELLOW_FROM_WEAKEST: Final = 24
LOSE_CULTURE_PER_DISCONTENT: Final = 25
LOSE_POPULATION_BY_DISCONTENT: Final = 26
REMOVE_OLD_LEADER: Final = 27
LOSE_COLONY: Final = 28
TAKE_CARDS: Final = 29
RUIN_WONDER: Final = 30
DESTROY_URBAN_OF_OTHERS: Final = 31
DESTROY_OWN_BUILDING: Final = 32
SCORE_FOOD: Final = 33
SCORE_LEVELS_URBAN: Final = 34
SCORE_BALANCE: Final = 35
SCORE_COLONIES: Final = 36
SCORE_LEVELS_UNITS_ARENAS: Final = 37
SCORE_ACTIONS: Final = 38
SCORE_HAPPINESS: Final = 39
SCORE_MINES: Final = 40
SCORE_POPULATION: Final = 41
SCORE_LEVELS_GOVERNMENT_SPECIAL: Final = 42
SCORE_SCIENCE_RANK: Final = 43
SCORE_STRENGTH_RANK: Final = 44
SCORE_TECHNOLOGIES_OF_LEVEL: Final = 45
SCORE_VARIETY: Final = 46
SCORE_WONDERS: Final = 47
SCORE_TECHNOLOGY_LEVELS: Final = 48
SCORE_WORKERS: Final = 49
SCORE_URBAN_OUTPUT: Final = 50
SCORE_STAGE_AND_PRESS: Final = 51
UNIT_RESOURCES_THIS_TURN: Final = 52
MILITARY_ACTION_THIS_TURN: Final = 53
UNIT_RESOURCES_PER_STRONGER: Final = 54
CULTURE_PER_CIVILIZATION_AHEAD: Final = 55
BUILD_OR_UPGRADE_FARM_OR_MINE: Final = 56
BUILD_OR_UPGRADE_URBAN: Final = 57
UPGRADE_ANY_BUILDING: Final = 58
BUILD_STAGE: Final = 59
INCREASE_POPULATION: Final = 60
DEVELOP: Final = 61
TAKE_MIX: Final = 62
RAID: Final = 63
ENSLAVE: Final = 64
ANNEX: Final = 65
INFILTRATE: Final = 66
TAKE_SCIENCE: Final = 67
TAKE_CULTURE: Final = 68
TAKE_YELLOW_TOKENS: Final = 69
TAKE_SCIENCE_OR_TECHNOLOGIES: Final = 70

# Whom a part of an event hits.
ALL: Final = 0
STRONGEST: Final = 1
WEAKEST: Final = 2
TWO_STRONGEST: Final = 3
TWO_WEAKEST: Final = 4
MOST_CULTURE: Final = 5
LEAST_CULTURE: Final = 6
ALL_HAPPIEST: Final = 7
ALL_MOST_DISCONTENT: Final = 8
MOST_CULTURE_AMONG_TWO_WEAKEST: Final = 9

# When a part of an event applies.
ALWAYS: Final = 0
BEFORE_AGE_IV: Final = 1
IN_AGE_IV: Final = 2
