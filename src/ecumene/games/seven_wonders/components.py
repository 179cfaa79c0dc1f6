"""What the box of 7 Wonders is made of: resources, colours, prices, and what a card and a board have on them.

The cards themselves are in ``cards``, the boards in ``wonders``, what they give in ``effects``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ecumene.games.seven_wonders.effects import Effect

RAW_MATERIALS: Final = ("wood", "stone", "clay", "ore")
GOODS: Final = ("glass", "cloth", "papyrus")
RESOURCES: Final = RAW_MATERIALS + GOODS

BROWN: Final = "brown"
GREY: Final = "grey"
BLUE: Final = "blue"
YELLOW: Final = "yellow"
RED: Final = "red"
GREEN: Final = "green"
PURPLE: Final = "purple"
COLORS: Final = (BROWN, GREY, BLUE, YELLOW, RED, GREEN, PURPLE)

SYMBOLS: Final = ("compass", "gear", "tablet")
ANY: Final = "any"

#: Whose cities an effect counts.
OWN: Final = ("own",)
NEIGHBOURS: Final = ("left", "right")
ALL: Final = ("own", "left", "right")

#: What an effect may count besides cards of some colours.
STAGES: Final = ("wonder_stage",)
DEFEATS: Final = ("defeat_token",)

START_COINS: Final = 3
DISCARD_COINS: Final = 3
PRICE: Final = 2
DISCOUNT_PRICE: Final = 1
CARDS_PER_PLAYER: Final = 7
TURNS_PER_AGE: Final = 6
VICTORY_TOKENS: Final = (1, 3, 5)  # by age
LAST_AGE: Final = 3
DEFEAT_POINTS: Final = 1  # lost by a defeat token
GUILDS_BEYOND_PLAYERS: Final = 2  # so many more guilds than players come into age III
POINTS_PER_SYMBOL_SET: Final = 7
COINS_PER_POINT: Final = 3

FREE_CITY: Final = "free_city"


@dataclass(frozen=True, slots=True)
class Cost:
    """What the bank gets, and what must be produced or bought."""

    coins: int = 0
    wood: int = 0
    stone: int = 0
    clay: int = 0
    ore: int = 0
    glass: int = 0
    cloth: int = 0
    papyrus: int = 0

    def resources(self) -> dict[str, int]:
        return {name: getattr(self, name) for name in RESOURCES if getattr(self, name)}

    def units(self) -> int:
        return sum(self.resources().values())


FREE: Final = Cost()


@dataclass(frozen=True, slots=True)
class Card:
    """A kind of card. ``marks``: for each copy, with how many players it comes into the game (guilds have none)."""

    id: str
    age: int
    color: str
    marks: tuple[int, ...]
    cost: Cost
    gives: tuple[Effect, ...]
    chain: tuple[str, ...] = ()  # owning any one of these makes it free
    building: str = ""  # what stands in the city, where it is not the card's own id

    def stands_as(self) -> str:
        return self.building or self.id


@dataclass(frozen=True, slots=True)
class Stage:
    cost: Cost
    gives: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Wonder:
    id: str
    side: str
    start: str  # the resource it produces from the beginning
    stages: tuple[Stage, ...]
