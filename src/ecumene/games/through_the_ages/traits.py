# Compiled by mypyc where a C compiler is present.
"""The words of the printed cards as numbers: families and traits.

A *trait* is something a card gives while it is in play. A civilization's traits are the sums over its cards.
"""

from __future__ import annotations

from typing import Final

AGE_NAMES: Final = ("a", "i", "ii", "iii", "iv")

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
