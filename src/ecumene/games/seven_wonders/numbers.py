# Compiled by mypyc where a C compiler is present.
"""The box as numbers: cards, stages and actions by index, so that the rules need no look-ups by name.

Resources are packed four bits apiece (``wood`` lowest), colours and science symbols eight bits apiece, buildings
one bit each. A payment is known by its rank in ``PAYMENTS``; an action by its id in the catalogue.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.seven_wonders.actions import (
    CATALOGUE,
    MOST_UNITS,
    Build,
    BuildFree,
    BuildStage,
    Copy,
    Dig,
    DigNothing,
    Discard,
    payments_for,
)
from ecumene.games.seven_wonders.cards import CARDS
from ecumene.games.seven_wonders.components import (
    ALL,
    ANY,
    COLORS,
    DEFEATS,
    NEIGHBOURS,
    OWN,
    PURPLE,
    RAW_MATERIALS,
    RESOURCES,
    STAGES,
    SYMBOLS,
    Card,
    Cost,
    Stage,
)
from ecumene.games.seven_wonders.effects import (
    BuildFromDiscard,
    Coins,
    CoinsPer,
    CopyGuild,
    Discount,
    Effect,
    FreeBuilding,
    PlayLastCard,
    Points,
    PointsPer,
    Produce,
    Science,
    Shields,
)
from ecumene.games.seven_wonders.wonders import WONDERS

CARD_IDS: Final[list[str]] = [card.id for card in CARDS]
CARD_COUNT: Final = len(CARDS)
CARD_INDEX: Final[dict[str, int]] = {card.id: i for i, card in enumerate(CARDS)}
WONDER_INDEX: Final[dict[str, int]] = {f"{wonder.id} {wonder.side}": i for i, wonder in enumerate(WONDERS)}
PURPLE_CARDS: Final[list[int]] = [i for i, card in enumerate(CARDS) if card.color == PURPLE]

# Payments: coins to the left and to the right neighbour, known by their rank.

PAYMENTS: Final[list[tuple[int, int]]] = payments_for(MOST_UNITS)
PAY_LEFT: Final[list[int]] = [left for left, _ in PAYMENTS]
PAY_RIGHT: Final[list[int]] = [right for _, right in PAYMENTS]
PAY_TOTAL: Final[list[int]] = [left + right for left, right in PAYMENTS]
#: No payment to one side is this dear.
PAY_SIDE: Final = 15
_RANKS: Final[dict[tuple[int, int], int]] = {pair: rank for rank, pair in enumerate(PAYMENTS)}
#: The rank of a payment by ``PAY_SIDE * left + right``.
PAY_RANK: Final[list[int]] = [_RANKS.get((left, right), -1) for left in range(PAY_SIDE) for right in range(PAY_SIDE)]

# Resources


def resource_unit(resource: str) -> int:
    return 1 << 4 * RESOURCES.index(resource)


def pack_cost(cost: Cost) -> int:
    return sum(resource_unit(name) * n for name, n in cost.resources().items())


def unpack_resources(packed: int) -> dict[str, int]:
    return {name: packed >> 4 * i & 15 for i, name in enumerate(RESOURCES) if packed >> 4 * i & 15}


#: Every kind of either-or production in the box, one bit each in a city's ``options``.
OPTIONS: Final[list[tuple[str, ...]]] = []
for _gives in [card.gives for card in CARDS] + [stage.gives for wonder in WONDERS for stage in wonder.stages]:
    for _effect in _gives:
        if isinstance(_effect, Produce) and len(_effect.one_of) > 1 and _effect.one_of not in OPTIONS:
            OPTIONS.append(_effect.one_of)
#: A city may own two of a kind (a card and a stage of the same power): the second has its own bit.
OPTION_KINDS: Final = len(OPTIONS)
OPTION_UNITS: Final[list[list[int]]] = [[resource_unit(name) for name in option] for option in OPTIONS] * 2
#: All bits of the resources of an option.
OPTION_BITS: Final[list[int]] = [sum(15 * unit for unit in alternatives) for alternatives in OPTION_UNITS]

#: A city's prices, as bits: raw materials at the left, at the right, manufactured goods at both.
RAW_LEFT: Final = 1
RAW_RIGHT: Final = 2
GOODS_BOTH: Final = 4

# Effects, summed up per card and stage


class Gains:
    """What a card or a stage gives, as numbers to add to a city."""

    def __init__(self, gives: tuple[Effect, ...], card: Card | None) -> None:
        self.fixed = 0
        self.sold = 0
        self.option = -1
        self.option_sold = False
        self.points = 0
        self.shields = 0
        self.science = 0
        self.coins = 0
        self.prices = 0
        self.coins_per: list[tuple[int, int, int]] = []  # coins, what is counted, whose
        self.points_per: list[tuple[int, int, int]] = []
        self.color = 0 if card is None else 1 << 8 * COLORS.index(card.color)
        self.last_card = False
        self.free_building = False
        self.digs = False
        self.copies = False
        for effect in gives:
            self._add(effect)
        #: Whether anything remains to be done once all cards of the turn are in place.
        self.counts = bool(self.coins_per)

    def _add(self, effect: Effect) -> None:
        match effect:
            case Produce(one_of=(resource,), amount=amount, sold=sold):
                self.fixed = resource_unit(resource) * amount
                self.sold = self.fixed if sold else 0
            case Produce(one_of=several, sold=sold):
                self.option = OPTIONS.index(several)
                self.option_sold = sold
            case Points(n):
                self.points = n
            case Shields(n):
                self.shields = n
            case Science(symbol):
                self.science = 1 << 8 * (len(SYMBOLS) if symbol == ANY else SYMBOLS.index(symbol))
            case Coins(n):
                self.coins = n
            case Discount(resources, sellers):
                self.prices = _price_bits(resources, sellers)
            case CoinsPer(n, counted, scope):
                self.coins_per.append((n, _counted_bits(counted), SCOPES.index(scope)))
            case PointsPer(n, counted, scope):
                self.points_per.append((n, _counted_bits(counted), SCOPES.index(scope)))
            case PlayLastCard():
                self.last_card = True
            case FreeBuilding():
                self.free_building = True
            case BuildFromDiscard():
                self.digs = True
            case CopyGuild():
                self.copies = True


SCOPES: Final[list[tuple[str, ...]]] = [OWN, NEIGHBOURS, ALL]
SCOPE_OWN: Final = 0
SCOPE_NEIGHBOURS: Final = 1

#: What is counted: a bit per colour, then stages and defeats.
COUNT_STAGES: Final = 1 << len(COLORS)
COUNT_DEFEATS: Final = 2 << len(COLORS)


def _counted_bits(counted: tuple[str, ...]) -> int:
    if counted == STAGES:
        return COUNT_STAGES
    if counted == DEFEATS:
        return COUNT_DEFEATS
    return sum(1 << COLORS.index(color) for color in counted)


def _price_bits(resources: tuple[str, ...], sellers: tuple[str, ...]) -> int:
    if resources != RAW_MATERIALS:
        return GOODS_BOTH
    return (RAW_LEFT if "left" in sellers else 0) | (RAW_RIGHT if "right" in sellers else 0)


# Buildings: a bit for each that can come up twice or makes another one free; the others need none.

_UNLOCKERS: Final = {name for card in CARDS for name in card.chain}
_BUILDINGS: Final[list[str]] = []
for _card in CARDS:
    _copies = sum(len(other.marks) for other in CARDS if other.stands_as() == _card.stands_as())
    if (_copies > 1 or _card.id in _UNLOCKERS) and _card.stands_as() not in _BUILDINGS:
        _BUILDINGS.append(_card.stands_as())


def _building_bit(name: str) -> int:
    return 1 << _BUILDINGS.index(name) if name in _BUILDINGS else 0


# Cards

FOR_COMMERCE: Final = 1
FOR_GUILDS: Final = 2


class CardNumbers:
    """What the rules ask of a card again and again."""

    def __init__(self, card: Card) -> None:
        self.cost: i64 = pack_cost(card.cost)
        self.coins = card.cost.coins  # to the bank
        self.building: i64 = _building_bit(card.stands_as())
        self.chain: i64 = sum([_building_bit(name) for name in card.chain])
        self.gains = Gains(card.gives, card)
        #: Under which heading of the score sheet it counts other things; 0 if it does not.
        self.counts_for = (FOR_GUILDS if card.color == PURPLE else FOR_COMMERCE) if self.gains.points_per else 0
        #: The first action of each verb with the card. To build it, or a stage with it, for a payment is so many ids
        #: later as the payment's rank.
        self.build = CATALOGUE.id(Build(card.id))
        self.build_free = CATALOGUE.id(BuildFree(card.id))
        self.stage = CATALOGUE.id(BuildStage(card.id))
        self.discard = CATALOGUE.id(Discard(card.id))
        self.dig = CATALOGUE.id(Dig(card.id))


CARD: Final[list[CardNumbers]] = [CardNumbers(card) for card in CARDS]

# Wonders


def _stage_gains(stage: Stage) -> Gains:
    return Gains(stage.gives, None)


WONDER_START: Final[list[int]] = [resource_unit(wonder.start) for wonder in WONDERS]
WONDER_STAGES: Final[list[list[Gains]]] = [[_stage_gains(stage) for stage in wonder.stages] for wonder in WONDERS]
WONDER_COSTS: Final[list[list[int]]] = [[pack_cost(stage.cost) for stage in wonder.stages] for wonder in WONDERS]

# Decks


def _deck(age: int, players: int) -> list[int]:
    return [i for i, card in enumerate(CARDS) if card.age == age for mark in card.marks if mark <= players]


AGE_CARDS: Final[list[list[int]]] = [[i for i, card in enumerate(CARDS) if card.age == age] for age in range(4)]
#: Cards with marks, by age and number of cities.
DECKS: Final[list[list[list[int]]]] = [[_deck(age, players) for players in range(8)] for age in range(4)]

# Actions, by their ids in the catalogue

BUILD: Final = CATALOGUE.verbs.index(Build)
BUILD_FREE: Final = CATALOGUE.verbs.index(BuildFree)
STAGE: Final = CATALOGUE.verbs.index(BuildStage)
DISCARD: Final = CATALOGUE.verbs.index(Discard)
DIG: Final = CATALOGUE.verbs.index(Dig)
COPY: Final = CATALOGUE.verbs.index(Copy)

#: Of each action the verb, the card it names and the rank of its payment.
ACTION_KIND: Final[list[int]] = CATALOGUE.verb_of()
ACTION_CARD: Final[list[int]] = CATALOGUE.named("card", CARD_IDS)
ACTION_PAY: Final[list[int]] = [_RANKS[getattr(action, "left", 0), getattr(action, "right", 0)] for action in CATALOGUE]

DIG_NOTHING_ID: Final = CATALOGUE.id(DigNothing())
COPY_ID: Final[list[int]] = CATALOGUE.by(Copy, CARD_IDS)
