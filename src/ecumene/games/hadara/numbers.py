# Compiled by mypyc where a C compiler is present.
"""The box as numbers: cards, tiles, statues and actions by index, so that the rules need no look-ups by name."""

from __future__ import annotations

from typing import Final

from ecumene.games.hadara.cards import CARDS
from ecumene.games.hadara.components import (
    COLONIES,
    COLONY_STACKS,
    COLORS,
    DECKS_CLOCKWISE,
    EPOCHS,
    GOLD,
    SALE_PRICES,
    SILVER,
    START_CARDS,
    STATUES,
    TILES_PER_STACK,
    TRACKS,
    StartSide,
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

# Epoch cards

CARD_COUNT: Final = len(CARDS)
CARD_ID: Final[list[str]] = [card.id for card in CARDS]
CARD_INDEX: Final[dict[str, int]] = {card.id: i for i, card in enumerate(CARDS)}
COLOR: Final[list[int]] = [COLORS.index(card.color) for card in CARDS]
COST: Final[list[int]] = [card.cost for card in CARDS]
CARD_VP: Final[list[int]] = [card.vp for card in CARDS]
SALE_PRICE: Final[list[int]] = [SALE_PRICES[card.epoch] for card in CARDS]
#: Four numbers per card, by track.
CARD_BONUS: Final[list[int]] = [card.bonuses()[track] for card in CARDS for track in TRACKS]
#: What a card's effect adds to its owner's powers.
CARD_POWERS: Final[list[list[tuple[int, int]]]] = [
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

# Board

#: The colour of the deck at each place of the ring, clockwise, and the place of each colour.
RING: Final[list[int]] = [COLORS.index(color) for color in DECKS_CLOCKWISE]
PLACE: Final[list[int]] = [RING.index(color) for color in range(COLOR_COUNT)]

# Start cards: coins, then the four tracks, by card and side.


def _start(side: StartSide) -> list[int]:
    return [side.coins] + [side.tracks()[track] for track in TRACKS]


START: Final[list[list[list[int]]]] = [[_start(card.side_a), _start(card.side_b)] for card in START_CARDS]
INITIATIVE: Final[list[int]] = [card.initiative for card in START_CARDS]

# Colonies, by stack and by tile

STACK_COUNT: Final = len(COLONY_STACKS)
STACK_SIZE: Final = TILES_PER_STACK
REQUIRED_MILITARY: Final[list[int]] = [stack.required_military for stack in COLONY_STACKS]
PLUNDER_COINS: Final[list[int]] = [stack.plunder_coins for stack in COLONY_STACKS]
ANNEX_COST: Final[list[int]] = [stack.annex_cost for stack in COLONY_STACKS]
FRONT_VP: Final[list[int]] = [stack.vp_front for stack in COLONY_STACKS]
BACK_VP: Final[list[int]] = [colony.vp_back for colony in COLONIES]
COLONY_BONUS: Final[list[int]] = [colony.back_bonuses()[track] for colony in COLONIES for track in TRACKS]

# Statues

STATUE_COUNT: Final = len(STATUES)
REQUIRED_CULTURE: Final[list[int]] = [statue.required_culture for statue in STATUES]
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

# Actions: where each kind begins in the catalogue

SIDE: Final = 0
WHEEL: Final = SIDE + 2
BUY: Final = WHEEL + COLOR_COUNT
SELL: Final = BUY + CARD_COUNT
TILE: Final = SELL + CARD_COUNT
PLUNDER: Final = TILE + TRACK_COUNT
ANNEX: Final = PLUNDER + STACK_COUNT
BUILD: Final = ANNEX + STACK_COUNT  # by statue, then by tile face up, then by tile face down
REMOVE: Final = BUILD + 2 * TRACK_COUNT * STATUE_COUNT
PAY: Final = REMOVE + CARD_COUNT
SILVER_MEDAL: Final = PAY + 1
GOLD_MEDAL: Final = SILVER_MEDAL + TRACK_COUNT
PASS: Final = GOLD_MEDAL + 1
ACTION_COUNT: Final = PASS + 1
