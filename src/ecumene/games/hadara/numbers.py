# Compiled by mypyc where a C compiler is present.
"""The box as numbers: cards, tiles, statues and actions by index, so that the rules need no look-ups by name."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ecumene.games.hadara.actions import (
    CATALOGUE,
    Annex,
    Build,
    Buy,
    Gold,
    Pass,
    Pay,
    Plunder,
    Remove,
    Sell,
    Side,
    Silver,
    Tile,
    Wheel,
)
from ecumene.games.hadara.cards import CARDS
from ecumene.games.hadara.components import (
    COLONIES,
    COLONY_STACKS,
    COLORS,
    CRESTS,
    EPOCHS,
    FIRST_DECKS,
    GOLD,
    SALE_PRICES,
    SCORE_ROWS,
    SILVER,
    START_CARDS,
    STATUES,
    TILES_PER_STACK,
    TRACKS,
    StartSide,
    Track,
)
from ecumene.games.hadara.effects import MedalPrices

# Tracks and colours share their numbers; purple has no track.
INCOME: Final = 0
MILITARY: Final = 1
CULTURE: Final = 2
FOOD: Final = 3
TRACK_COUNT: Final = 4
PURPLE: Final = 4
COLOR_COUNT: Final = 5
EPOCH_COUNT: Final = 3


def _raised(bonuses: dict[Track, int]) -> list[tuple[i64, i64]]:
    return [(TRACKS.index(track), n) for track, n in bonuses.items() if n]


# Epoch cards

CARD_COUNT: Final = len(CARDS)
CARD_ID: Final[list[str]] = [card.id for card in CARDS]
CARD_INDEX: Final[dict[str, int]] = {card.id: i for i, card in enumerate(CARDS)}
COLOR: Final[list[i64]] = [COLORS.index(card.color) for card in CARDS]
COST: Final[list[i64]] = [card.cost for card in CARDS]
CARD_VP: Final[list[int]] = [card.vp for card in CARDS]
SALE_PRICE: Final[list[i64]] = [SALE_PRICES[card.epoch] for card in CARDS]
#: The tracks a card raises, and by how much.
CARD_BONUS: Final[list[list[tuple[i64, i64]]]] = [_raised(card.bonuses()) for card in CARDS]
#: What a card's effect adds to its owner's powers.
CARD_POWERS: Final[list[list[tuple[i64, i64]]]] = [
    list(card.effect.powers().items()) if card.effect else [] for card in CARDS
]
#: The deck a card belongs to: five colours per epoch.
GROUP: Final[list[int]] = [EPOCHS.index(card.epoch) * COLOR_COUNT + COLORS.index(card.color) for card in CARDS]
GROUP_COUNT: Final = EPOCH_COUNT * COLOR_COUNT
#: The cards of every deck without and with the starred ones.
PLAIN_GROUPS: Final[list[list[int]]] = [
    [i for i, card in enumerate(CARDS) if GROUP[i] == group and not card.star] for group in range(GROUP_COUNT)
]
WHOLE_GROUPS: Final[list[list[int]]] = [
    [i for i in range(CARD_COUNT) if GROUP[i] == group] for group in range(GROUP_COUNT)
]

# Board, as it always was under the first rules: the colour of the deck at each place, clockwise, and crests by seat

FIRST_RING: Final[list[int]] = [COLORS.index(color) for color in FIRST_DECKS]
FIRST_CRESTS: Final[list[int]] = list(range(len(CRESTS)))

# Start cards: coins, then the four tracks, by card and side.


def _start(side: StartSide) -> list[int]:
    return [side.coins] + [side.tracks()[track] for track in TRACKS]


START: Final[list[list[list[int]]]] = [[_start(side) for side in card.sides()] for card in START_CARDS]
START_CARD_NUMBERS: Final[list[int]] = list(range(len(START_CARDS)))
INITIATIVE: Final[list[int]] = [card.initiative for card in START_CARDS]

# Colonies, by stack and by tile

STACK_COUNT: Final = len(COLONY_STACKS)
STACK_SIZE: Final = TILES_PER_STACK
#: The stack of every tile, and the tiles of every stack.
STACK: Final[list[int]] = [tile // STACK_SIZE for tile in range(len(COLONIES))]
STACK_TILES: Final[list[list[int]]] = [
    list(range(STACK_SIZE * stack, STACK_SIZE * (stack + 1))) for stack in range(STACK_COUNT)
]
REQUIRED_MILITARY: Final[list[i64]] = [stack.required_military for stack in COLONY_STACKS]
PLUNDER_COINS: Final[list[i64]] = [stack.plunder_coins for stack in COLONY_STACKS]
ANNEX_COST: Final[list[i64]] = [stack.annex_cost for stack in COLONY_STACKS]
FRONT_VP: Final[list[int]] = [stack.vp_front for stack in COLONY_STACKS]
BACK_VP: Final[list[int]] = [colony.vp_back for colony in COLONIES]
COLONY_BONUS: Final[list[list[tuple[i64, i64]]]] = [_raised(colony.back_bonuses()) for colony in COLONIES]

# Statues

STATUE_COUNT: Final = len(STATUES)
REQUIRED_CULTURE: Final[list[i64]] = [statue.required_culture for statue in STATUES]
STATUE_VP: Final[list[int]] = [statue.vp for statue in STATUES]
STATUE_BONUS: Final[list[int]] = [statue.bonus for statue in STATUES]
#: In a statue slot: nothing, the track of a tile face up, or that number plus this for a tile face down.
NO_STATUE: Final = -1
FACE_DOWN: Final = 4

# Medals: prices by epoch, as printed on the board and for the owner of the medal-price card

MOST_SILVER: Final = SILVER.most
MOST_GOLD: Final = GOLD.most
SILVER_PRICE: Final[list[int]] = [SILVER.prices[epoch] for epoch in EPOCHS]
GOLD_PRICE: Final[list[int]] = [GOLD.prices[epoch] for epoch in EPOCHS]
SILVER_CARD_PRICE: Final[list[int]] = SILVER_PRICE[:]
GOLD_CARD_PRICE: Final[list[int]] = GOLD_PRICE[:]
for _card in CARDS:
    if isinstance(_card.effect, MedalPrices):
        for _epoch, _price in _card.effect.prices.items():
            SILVER_CARD_PRICE[EPOCHS.index(_epoch)] = _price.silver
            GOLD_CARD_PRICE[EPOCHS.index(_epoch)] = _price.gold

#: The rows of the score sheet.
ROWS: Final[list[str]] = list(SCORE_ROWS)

# Actions: the id of the first one of each verb, followed by those of the same verb in the order of what they name

SIDE: Final = CATALOGUE.ids(Side).start
WHEEL: Final = CATALOGUE.ids(Wheel).start
BUY: Final = CATALOGUE.ids(Buy).start
SELL: Final = CATALOGUE.ids(Sell).start
TILE: Final = CATALOGUE.ids(Tile).start
PLUNDER: Final = CATALOGUE.ids(Plunder).start
ANNEX: Final = CATALOGUE.ids(Annex).start
BUILD: Final = CATALOGUE.ids(Build).start  # by statue, then by tile face up, then by tile face down
REMOVE: Final = CATALOGUE.ids(Remove).start
PAY: Final = CATALOGUE.ids(Pay).start
SILVER_MEDAL: Final = CATALOGUE.ids(Silver).start
GOLD_MEDAL: Final = CATALOGUE.ids(Gold).start
PASS: Final = CATALOGUE.ids(Pass).start
#: Every id as an object that is there once and for all: the compiled rules make no new number to list an action.
ID: Final[list[Any]] = list(range(len(CATALOGUE)))
#: Tiles of a statue: each track face up, then each face down.
TILE_FACES: Final = 2 * 4
