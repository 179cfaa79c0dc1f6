# Compiled by mypyc where a C compiler is present.
"""The cards as plain lists of numbers, for the rules: read once from `components`, never changed."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.components import CARDS, NUMBER, STARTING_GOVERNMENT, STARTING_WORKERS
from ecumene.games.through_the_ages.traits import (
    ACTION,
    AIR_FORCE,
    ARENA,
    CONSTRUCTION,
    CULTURE,
    EVENT,
    FOOD,
    GOVERNMENT,
    HAPPINESS,
    INFANTRY,
    LAB,
    LAW,
    LEADER,
    MINE,
    RESOURCES,
    RUIN_WONDER,
    SCIENCE,
    STRENGTH,
    TACTIC,
    TERRITORY,
    TUCKED_HAPPINESS,
    WONDER,
)

ALL_CARDS: Final = len(CARDS)
NONE: Final = -1

IDS: Final[list[str]] = [card.id for card in CARDS]
FAMILY: Final[list[int]] = [card.family for card in CARDS]
LEVEL: Final[list[int]] = [card.age for card in CARDS]
SCIENCE_COST: Final[list[int]] = [card.science for card in CARDS]
REVOLUTION_COST: Final[list[int]] = [card.revolution for card in CARDS]
COST: Final[list[int]] = [card.cost for card in CARDS]
STAGES: Final[list[list[int]]] = [list(card.stages) for card in CARDS]
ROW_DISCOUNT: Final[list[int]] = [card.row_discount for card in CARDS]
DEFENSE: Final[list[int]] = [card.defense for card in CARDS]
FORCE_BONUS: Final[list[int]] = [card.colonization for card in CARDS]
ARMY_STRENGTH: Final[list[int]] = [card.strength for card in CARDS]
ARMY_OBSOLETE: Final[list[int]] = [card.obsolete for card in CARDS]
ARMY_INFANTRY: Final[list[int]] = [card.army[0] for card in CARDS]
ARMY_CAVALRY: Final[list[int]] = [card.army[1] for card in CARDS]
ARMY_ARTILLERY: Final[list[int]] = [card.army[2] for card in CARDS]
FORBIDS_ATTACK: Final[list[bool]] = [card.forbids_attack for card in CARDS]
ENDS_ON_ATTACK: Final[list[bool]] = [card.ends_on_attack for card in CARDS]
HAS_SIDES: Final[list[bool]] = [card.has_sides for card in CARDS]


def _first(family: int) -> int:
    return FAMILY.index(family)


def _numbers_of(what: int) -> tuple[int, ...]:
    return next(effect.numbers for card in CARDS for effect in card.effects if effect.what == what)


# Where the families begin; the cards of a family lie together, in order of level where they are technologies.
FIRST_MINE: Final = _first(MINE)
FIRST_LAB: Final = _first(LAB)
FIRST_URBAN: Final = _first(LAB)
FIRST_UNIT: Final = _first(INFANTRY)
WORKER_CARDS: Final = _first(GOVERNMENT)
STORE_CARDS: Final = FIRST_LAB + FAMILY.count(LAB)
FIRST_GOVERNMENT: Final = _first(GOVERNMENT)
FIRST_SPECIAL: Final = _first(LAW)
FIRST_WONDER: Final = _first(WONDER)
FIRST_LEADER: Final = _first(LEADER)
FIRST_ACTION: Final = _first(ACTION)
FIRST_MILITARY: Final = _first(TACTIC)

#: First and one past last worker card of every family up to air forces.
FAMILY_FIRST: Final[list[int]] = [FAMILY.index(family) for family in range(AIR_FORCE + 1)]
FAMILY_END: Final[list[int]] = [FAMILY.index(family) + FAMILY.count(family) for family in range(AIR_FORCE + 1)]

# What one worker gives, or one blue token on the card is worth.
WORKER_CULTURE: Final[list[int]] = [card.gives.get(CULTURE, 0) for card in CARDS[:WORKER_CARDS]]
WORKER_SCIENCE: Final[list[int]] = [card.gives.get(SCIENCE, 0) for card in CARDS[:WORKER_CARDS]]
WORKER_STRENGTH: Final[list[int]] = [card.gives.get(STRENGTH, 0) for card in CARDS[:WORKER_CARDS]]
WORKER_HAPPINESS: Final[list[int]] = [card.gives.get(HAPPINESS, 0) for card in CARDS[:WORKER_CARDS]]
#: Food on farms, resources on mines; a lab used through Bill Gates is worth its level.
TOKEN_VALUE: Final[list[int]] = [
    card.gives.get(FOOD, 0) or card.gives.get(RESOURCES, 0) or card.age for card in CARDS[:STORE_CARDS]
]

#: Traits of each card in play as a flat list trait, amount, trait, amount ...; worker cards have none of their own.
TRAITS_OF: Final[list[list[int]]] = [
    [] if number < WORKER_CARDS else [part for item in card.gives.items() for part in item]
    for number, card in enumerate(CARDS)
]
SIDE_TRAITS: Final[list[list[list[int]]]] = [
    [[part for item in side.items() for part in item] for side in (card.side_a, card.side_b)] for card in CARDS
]
#: Happy faces of a card that is no worker card (never negative ones).
FACES: Final[list[int]] = [max(0, card.gives.get(HAPPINESS, 0)) for card in CARDS]
#: Happy faces of a leader who lies under a wonder (Homer).
TUCKED_FACES: Final[list[int]] = [card.gives.get(TUCKED_HAPPINESS, 0) for card in CARDS]

#: What happens once: parallel lists for each card.
EFFECT_WHAT: Final[list[list[int]]] = [[effect.what for effect in card.effects] for card in CARDS]
EFFECT_NUMBERS: Final[list[list[list[int]]]] = [[list(effect.numbers) for effect in card.effects] for card in CARDS]
EFFECT_WHO: Final[list[list[int]]] = [[effect.who for effect in card.effects] for card in CARDS]
EFFECT_WHEN: Final[list[list[int]]] = [[effect.when for effect in card.effects] for card in CARDS]

#: Culture a wonder gives as a ruin, and the last age whose wonders can fall into ruin.
LAST_RUINED_AGE: Final[int] = _numbers_of(RUIN_WONDER)[0]
RUIN_CULTURE: Final[int] = _numbers_of(RUIN_WONDER)[1]

#: Every upgrade of a building or unit: from, to; and by the lower card.
UPGRADES: Final[list[tuple[int, int]]] = [
    (low, high) for low in range(WORKER_CARDS) for high in range(low + 1, WORKER_CARDS) if FAMILY[low] == FAMILY[high]
]

START_WORKERS: Final[list[int]] = [STARTING_WORKERS.get(IDS[card], 0) for card in range(WORKER_CARDS)]
START_OWNED: Final[list[int]] = [int(IDS[card] in STARTING_WORKERS) for card in range(WORKER_CARDS)]
START_GOVERNMENT: Final = NUMBER[STARTING_GOVERNMENT]

IS_TECHNOLOGY: Final[list[bool]] = [family <= CONSTRUCTION for family in FAMILY]
IS_URBAN: Final[list[bool]] = [LAB <= family <= ARENA for family in FAMILY]
IS_UNIT: Final[list[bool]] = [INFANTRY <= family <= AIR_FORCE for family in FAMILY]
IS_EVENT: Final[list[bool]] = [family in (EVENT, TERRITORY) for family in FAMILY]


def _deck(age: int, players: int, military: bool) -> list[int]:
    cards = range(FIRST_MILITARY, ALL_CARDS) if military else range(FIRST_MILITARY)
    return [card for card in cards if CARDS[card].age == age for _ in range(CARDS[card].copies[players - 2])]


_DECKS: Final[list[list[list[list[int]]]]] = [
    [[_deck(age, players, military) for military in (False, True)] for players in (2, 3, 4)] for age in range(4)
]


def deck(age: int, players: int, military: bool) -> list[int]:
    """The cards of an age's deck, sorted, as many of each as there are with this number of players."""
    return _DECKS[age][players - 2][int(military)][:]
