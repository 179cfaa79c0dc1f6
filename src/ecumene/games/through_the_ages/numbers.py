# Compiled by mypyc where a C compiler is present.
"""Cards and actions as plain lists of numbers, for the rules: read once from `components` and `actions`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.through_the_ages import actions, gives
from ecumene.games.through_the_ages.actions import CATALOGUE, MOST_STAGES, SEATS
from ecumene.games.through_the_ages.card_types import Card
from ecumene.games.through_the_ages.components import *
from ecumene.games.through_the_ages.traits import *

ALL_CARDS: Final = len(CARDS)
NONE: Final = -1
SIDES: Final[list[actions.Side]] = ["a", "b"]

MOST_ROW_COST: Final[i64] = max(ROW_COST)
#: How many places of the row can be paid with so many actions.
REACH: Final[list[i64]] = [len([cost for cost in ROW_COST if cost <= most]) for most in range(MOST_ROW_COST + 1)]


def _given(card: Card, kind: type[gives.Gives], field: str) -> int:
    """A number of something a card gives that is no trait."""
    return next((int(getattr(given, field)) for given in card.gives if isinstance(given, kind)), 0)


def _pairs(traits: dict[int, int]) -> list[int]:
    """Traits as a flat list: trait, amount, trait, amount …"""
    return [part for item in traits.items() for part in item]


IDS: Final[list[str]] = [card.id for card in CARDS]
FAMILY: Final[list[int]] = [card.family for card in CARDS]
#: Families of cards that carry workers.
FAMILIES: Final = AIR_FORCE + 1
LEVEL: Final[list[int]] = [card.age for card in CARDS]
SCIENCE_COST: Final[list[i64]] = [card.science for card in CARDS]
REVOLUTION_COST: Final[list[i64]] = [card.revolution for card in CARDS]
COST: Final[list[i64]] = [card.cost for card in CARDS]
STAGES: Final[list[list[int]]] = [list(card.stages) for card in CARDS]
ROW_DISCOUNT: Final[list[i64]] = [_given(card, gives.CheaperAfterLeader, "n") for card in CARDS]
MOST_ROW_DISCOUNT: Final[i64] = max(ROW_DISCOUNT)
DEFENSE: Final[list[int]] = [_given(card, gives.Defense, "n") for card in CARDS]
FORCE_BONUS: Final[list[int]] = [_given(card, gives.ForceBonus, "n") for card in CARDS]
ARMY_STRENGTH: Final[list[int]] = [_given(card, gives.Army, "strength") for card in CARDS]
ARMY_OBSOLETE: Final[list[int]] = [_given(card, gives.Army, "obsolete") for card in CARDS]
ARMY_INFANTRY: Final[list[int]] = [_given(card, gives.Army, "infantry") for card in CARDS]
ARMY_CAVALRY: Final[list[int]] = [_given(card, gives.Army, "cavalry") for card in CARDS]
ARMY_ARTILLERY: Final[list[int]] = [_given(card, gives.Army, "artillery") for card in CARDS]
FORBIDS_ATTACK: Final[list[bool]] = [gives.NoAttacksBetween() in card.gives for card in CARDS]
ENDS_ON_ATTACK: Final[list[bool]] = [gives.EndsOnAttack() in card.gives for card in CARDS]
HAS_SIDES: Final[list[bool]] = [len(card.sides) > 1 for card in CARDS]


# Where the families begin; the cards of a family lie together, in order of level where they are technologies.
FIRST_MINE: Final[i64] = FAMILY.index(MINE)
FIRST_LAB: Final[i64] = FAMILY.index(LAB)
FIRST_URBAN: Final[i64] = FAMILY.index(LAB)
FIRST_UNIT: Final[i64] = FAMILY.index(INFANTRY)
WORKER_CARDS: Final[i64] = FAMILY.index(GOVERNMENT)
STORE_CARDS: Final[i64] = FIRST_LAB + FAMILY.count(LAB)
FIRST_GOVERNMENT: Final[i64] = FAMILY.index(GOVERNMENT)
FIRST_SPECIAL: Final[i64] = FAMILY.index(LAW)
FIRST_WONDER: Final[i64] = FAMILY.index(WONDER)
FIRST_LEADER: Final[i64] = FAMILY.index(LEADER)
FIRST_ACTION: Final[i64] = FAMILY.index(ACTION)
FIRST_MILITARY: Final[i64] = FAMILY.index(TACTIC)
FIRST_BONUS: Final[i64] = FAMILY.index(BONUS)
CHEAPEST_BUILDING: Final[i64] = min(COST[:FIRST_UNIT])

#: First and one past last worker card of every family up to air forces.
FAMILY_FIRST: Final[list[int]] = [FAMILY.index(family) for family in range(AIR_FORCE + 1)]
FAMILY_END: Final[list[int]] = [FAMILY.index(family) + FAMILY.count(family) for family in range(AIR_FORCE + 1)]

# What one worker gives, or one blue token on the card is worth.
WORKER_CULTURE: Final[list[i64]] = [card.traits().get(CULTURE, 0) for card in CARDS[:WORKER_CARDS]]
WORKER_SCIENCE: Final[list[i64]] = [card.traits().get(SCIENCE, 0) for card in CARDS[:WORKER_CARDS]]
WORKER_STRENGTH: Final[list[i64]] = [card.traits().get(STRENGTH, 0) for card in CARDS[:WORKER_CARDS]]
WORKER_HAPPINESS: Final[list[i64]] = [card.traits().get(HAPPINESS, 0) for card in CARDS[:WORKER_CARDS]]
#: Food on farms, resources on mines; a lab used through Bill Gates is worth its level.
TOKEN_VALUE: Final[list[i64]] = [
    card.traits().get(FOOD, 0) or card.traits().get(RESOURCES, 0) or card.age for card in CARDS[:STORE_CARDS]
]

#: Traits of each card in play; worker cards have none of their own.
TRAITS_OF: Final[list[list[int]]] = [_pairs(card.traits() if card.family > AIR_FORCE else {}) for card in CARDS]
SIDE_TRAITS: Final[list[list[list[int]]]] = [[_pairs(card.side(0)), _pairs(card.side(1))] for card in CARDS]
#: Happy faces of a card that is no worker card (never negative ones).
FACES: Final[list[i64]] = [max(0, card.traits().get(HAPPINESS, 0)) for card in CARDS]
#: Whether a card adds to whatever gives a happy face (St. Peter's Basilica).
MORE_HAPPINESS: Final[list[bool]] = [EXTRA_HAPPINESS in card.traits() for card in CARDS]
#: Tokens that a card brings into play with it; negative where it takes them.
YELLOW_GIVEN: Final[list[i64]] = [card.traits().get(YELLOW_TOKENS, 0) for card in CARDS]
BLUE_GIVEN: Final[list[i64]] = [card.traits().get(BLUE_TOKENS, 0) for card in CARDS]
#: Happy faces of a leader who lies under a wonder (Homer).
TUCKED_FACES: Final[list[int]] = [card.traits().get(TUCKED_HAPPINESS, 0) for card in CARDS]

START_WORKERS: Final[list[int]] = [STARTING_WORKERS.get(IDS[card], 0) for card in range(WORKER_CARDS)]
START_OWNED: Final[list[int]] = [int(IDS[card] in STARTING_WORKERS) for card in range(WORKER_CARDS)]
START_GOVERNMENT: Final = NUMBER[STARTING_GOVERNMENT]

IS_TECHNOLOGY: Final[list[bool]] = [family <= CONSTRUCTION for family in FAMILY]
IS_URBAN: Final[list[bool]] = [LAB <= family <= ARENA for family in FAMILY]
IS_UNIT: Final[list[bool]] = [INFANTRY <= family <= AIR_FORCE for family in FAMILY]
IS_EVENT: Final[list[bool]] = [family in (EVENT, TERRITORY) for family in FAMILY]
#: The events of the last age: every civilization scores.
IS_IMPACT: Final[list[bool]] = [card.family == EVENT and card.age == LAST_DECK["full"] for card in CARDS]


def _deck(age: int, players: int, military: bool) -> list[int]:
    cards = range(FIRST_MILITARY, ALL_CARDS) if military else range(FIRST_MILITARY)
    return [card for card in cards if CARDS[card].age == age for _ in range(CARDS[card].copies[players - 2])]


_DECKS: Final[list[list[list[list[int]]]]] = [
    [[_deck(age, players, military) for military in (False, True)] for players in (2, 3, 4)] for age in range(4)
]


def deck(age: int, players: int, military: bool, peaceful: bool = False) -> list[int]:
    """The cards of an age's deck, sorted, as many of each as there are with this number of players."""
    cards = _DECKS[age][players - 2][int(military)]
    return [card for card in cards if FAMILY[card] not in (AGGRESSION, WAR)] if peaceful else cards[:]


# Actions: what each names, by its id; and the ids by what they name

CARD: Final[list[int]] = CATALOGUE.named("card", IDS)
ONTO: Final[list[int]] = CATALOGUE.named("onto", IDS)
PLACE: Final[list[int]] = CATALOGUE.named("place", range(1, len(ROW_COST) + 1))
COUNT: Final[list[int]] = CATALOGUE.named("n", range(HIGHEST_BID + 1))
RIVAL: Final[list[int]] = CATALOGUE.named("rival", SEATS)
OWNER: Final[list[int]] = CATALOGUE.named("owner", SEATS)
SIDE: Final[list[int]] = CATALOGUE.named("side", SIDES)

DO_PASS: Final[int] = CATALOGUE.ids(actions.Pass)[0]
DO_END: Final[int] = CATALOGUE.ids(actions.End)[0]
DO_DONE: Final[int] = CATALOGUE.ids(actions.Done)[0]
DO_DECLINE: Final[int] = CATALOGUE.ids(actions.Decline)[0]
DO_ACCEPT: Final[int] = CATALOGUE.ids(actions.Accept)[0]
DO_REFUSE: Final[int] = CATALOGUE.ids(actions.Refuse)[0]
DO_POPULATION: Final[int] = CATALOGUE.ids(actions.Population)[0]
DO_SAIL: Final[int] = CATALOGUE.ids(actions.Sail)[0]
DO_CONVERT: Final[int] = CATALOGUE.ids(actions.Convert)[0]
DO_EXCHANGE: Final[int] = CATALOGUE.ids(actions.Exchange)[0]
DO_RETIRE: Final[int] = CATALOGUE.ids(actions.Retire)[0]
DO_RESIGN: Final[int] = CATALOGUE.ids(actions.Resign)[0]
DO_INSPIRE_CULTURE: Final[int] = CATALOGUE.id("inspire culture")
DO_INSPIRE_ARMS: Final[int] = CATALOGUE.id("inspire arms")
DO_INFILTRATE_LEADER: Final[int] = CATALOGUE.id("infiltrate leader")
DO_INFILTRATE_WONDER: Final[int] = CATALOGUE.id("infiltrate wonder")
DO_GAIN_FOOD: Final[int] = CATALOGUE.id("gain food")
DO_GAIN_RESOURCES: Final[int] = CATALOGUE.id("gain resources")
DO_TAKE: Final[list[int]] = list(CATALOGUE.ids(actions.Take))
# The places of the row, and the cards that carry workers, are named one after the other.
FIRST_TAKE: Final[i64] = DO_TAKE[0]
FIRST_BUILD: Final[i64] = CATALOGUE.ids(actions.Build)[0]
DO_STAGE: Final[list[int]] = CATALOGUE.by(actions.Stage, range(MOST_STAGES + 1))
DO_BID: Final[list[int]] = CATALOGUE.by(actions.Bid, range(HIGHEST_BID + 1))
DO_MIX: Final[list[int]] = list(CATALOGUE.ids(actions.Mix))
DO_CANCEL: Final[list[int]] = list(CATALOGUE.ids(actions.Cancel))
DO_BUILD: Final[list[int]] = CATALOGUE.by(actions.Build, IDS)
DO_DESTROY: Final[list[int]] = CATALOGUE.by(actions.Destroy, IDS)
DO_DISBAND: Final[list[int]] = CATALOGUE.by(actions.Disband, IDS)
DO_LEADER: Final[list[int]] = CATALOGUE.by(actions.Leader, IDS)
DO_TUCK: Final[list[int]] = CATALOGUE.by(actions.Tuck, IDS)
DO_DEVELOP: Final[list[int]] = CATALOGUE.by(actions.Develop, IDS)
DO_REVOLUTION: Final[list[int]] = CATALOGUE.by(actions.Revolution, IDS)
DO_PLAY: Final[list[int]] = CATALOGUE.by(actions.Play, IDS)
DO_RECRUIT: Final[list[int]] = CATALOGUE.by(actions.Recruit, IDS)
DO_TACTIC: Final[list[int]] = CATALOGUE.by(actions.Tactic, IDS)
DO_COPY: Final[list[int]] = CATALOGUE.by(actions.Copy, IDS)
DO_PREPARE: Final[list[int]] = CATALOGUE.by(actions.Prepare, IDS)
DO_SETTLE: Final[list[int]] = CATALOGUE.by(actions.Settle, IDS)
DO_BONUS: Final[list[int]] = CATALOGUE.by(actions.Bonus, IDS)
DO_DISCARD: Final[list[int]] = CATALOGUE.by(actions.Discard, IDS)
DO_SEND: Final[list[int]] = CATALOGUE.by(actions.Send, IDS)
DO_REMOVE: Final[list[int]] = CATALOGUE.by(actions.Remove, IDS)
DO_REPAY: Final[list[int]] = CATALOGUE.by(actions.Repay, IDS)
DO_RUIN: Final[list[int]] = CATALOGUE.by(actions.Ruin, IDS)
DO_ABANDON: Final[list[int]] = CATALOGUE.by(actions.Abandon, IDS)
DO_ANNEX: Final[list[int]] = CATALOGUE.by(actions.Annex, IDS)
DO_SEIZE: Final[list[int]] = CATALOGUE.by(actions.Seize, IDS)
DO_UPGRADE: Final[list[list[int]]] = CATALOGUE.by_two(actions.Upgrade, IDS[:WORKER_CARDS], IDS[:WORKER_CARDS])
DO_TRANSFORM: Final[list[list[int]]] = CATALOGUE.by_two(actions.Transform, IDS[:WORKER_CARDS], IDS[:WORKER_CARDS])
DO_ATTACK: Final[list[list[int]]] = CATALOGUE.by_two(actions.Attack, IDS, SEATS)
DO_WAR: Final[list[list[int]]] = CATALOGUE.by_two(actions.War, IDS, SEATS)
#: By card, by the owner's side, by the partner's seat.
DO_PACT: Final[list[list[list[int]]]] = [[[NONE] * len(SEATS) for _ in SIDES] for _ in IDS]
for _id in CATALOGUE.ids(actions.Pact):
    DO_PACT[CARD[_id]][SIDE[_id]][RIVAL[_id]] = _id
