"""The box of Hadara but for the epoch cards: tracks, start cards, statues, colonies, medals, as typed data.

Every figure carries how sure we are of it: ``rulebook``, ``two_sources``, ``one_source``, ``memory`` or
``reconstructed`` (ours, until somebody reads the real value off the printed piece).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

RULEBOOK: Final = "rulebook"
TWO_SOURCES: Final = "two_sources"
ONE_SOURCE: Final = "one_source"
MEMORY: Final = "memory"
RECONSTRUCTED: Final = "reconstructed"

I: Final = "I"  # noqa: E741  (the numerals of the epochs, as printed)
II: Final = "II"
III: Final = "III"
EPOCHS: Final = (I, II, III)

INCOME: Final = "income"
MILITARY: Final = "military"
CULTURE: Final = "culture"
FOOD: Final = "food"
Track = Literal["income", "military", "culture", "food"]
TRACKS: Final[tuple[Track, ...]] = (INCOME, MILITARY, CULTURE, FOOD)

YELLOW: Final = "yellow"
RED: Final = "red"
BLUE: Final = "blue"
GREEN: Final = "green"
PURPLE: Final = "purple"
Color = Literal["yellow", "red", "blue", "green", "purple"]
#: The first four are the colours of the tracks, in their order.
COLORS: Final[tuple[Color, ...]] = (YELLOW, RED, BLUE, GREEN, PURPLE)

#: Under the first rules the decks always lay like this, clockwise; the five parts of the board fit in any order.
FIRST_DECKS: Final = (RED, YELLOW, GREEN, BLUE, PURPLE)
#: The crests on the wheel, clockwise. Their order is reconstructed.
CRESTS: Final = ("monkey", "dragon", "lion", "pegasus", "scarab")

SideLetter = Literal["A", "B"]
SIDES: Final[tuple[SideLetter, ...]] = ("A", "B")
Face = Literal["up", "down"]
FACES: Final[tuple[Face, ...]] = ("up", "down")

PLAYERS: Final = range(2, 6)
CARDS_DRAWN: Final = 2
EXTRA_COINS: Final = 1  # for whoever is first player less often than others
DISCOUNT_PER_CARD: Final = 1
SALE_PRICES: Final = {I: 2, II: 3, III: 4}
BONUS_TILES_PER_TRACK: Final = 2
COINS_PER_VP: Final = 5
GOLD_VP_PER_SET: Final = 7


@dataclass(frozen=True, slots=True)
class StartSide:
    """One side of a start card."""

    coins: int
    income: int
    military: int
    culture: int
    food: int
    sure: str = RECONSTRUCTED

    def tracks(self) -> dict[Track, int]:
        return {INCOME: self.income, MILITARY: self.military, CULTURE: self.culture, FOOD: self.food}


@dataclass(frozen=True, slots=True)
class StartCard:
    id: str
    initiative: int
    side_a: StartSide
    side_b: StartSide
    initiative_sure: str = ONE_SOURCE

    def sides(self) -> tuple[StartSide, StartSide]:
        return self.side_a, self.side_b


START_CARDS: Final = (
    StartCard("S1", 1, StartSide(7, 3, 2, 1, 4), StartSide(6, 4, 1, 1, 4)),
    StartCard("S2", 2, StartSide(8, 2, 1, 3, 4, RULEBOOK), StartSide(9, 1, 1, 4, 4), RULEBOOK),
    StartCard("S3", 3, StartSide(8, 2, 3, 2, 3), StartSide(9, 2, 4, 1, 3)),
    StartCard("S4", 4, StartSide(9, 1, 2, 3, 4), StartSide(10, 1, 1, 2, 4)),
    StartCard("S5", 5, StartSide(6, 3, 2, 2, 3), StartSide(7, 2, 2, 2, 5)),
)


@dataclass(frozen=True, slots=True)
class Statue:
    """A statue slot of the player board."""

    id: str
    required_culture: int
    vp: int
    bonus: int
    required_sure: str = RULEBOOK
    vp_sure: str = RULEBOOK
    bonus_sure: str = TWO_SOURCES


STATUES: Final = (
    Statue("statue_1", required_culture=6, vp=4, bonus=2, bonus_sure=ONE_SOURCE),
    Statue("statue_2", required_culture=12, vp=8, bonus=3),
    Statue("statue_3", required_culture=20, vp=14, bonus=4, required_sure=MEMORY),
    Statue(
        "statue_4", required_culture=30, vp=22, bonus=6,
        required_sure=MEMORY, vp_sure=RECONSTRUCTED, bonus_sure=ONE_SOURCE,
    ),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class ColonyStack:
    """Five colonies with the same front."""

    id: str
    required_military: int
    plunder_coins: int
    annex_cost: int
    vp_front: int
    plunder_sure: str = RECONSTRUCTED
    annex_sure: str = RECONSTRUCTED
    vp_sure: str = RECONSTRUCTED
    required_sure: str = TWO_SOURCES


COLONY_STACKS: Final = (
    ColonyStack("C03", 3, 3, 1, 2, plunder_sure=RULEBOOK, annex_sure=RULEBOOK, vp_sure=RULEBOOK),
    ColonyStack("C09", 9, 4, 1, 5, annex_sure=RULEBOOK),
    ColonyStack("C15", 15, 5, 2, 8, plunder_sure=RULEBOOK, vp_sure=RULEBOOK),
    ColonyStack("C21", 21, 6, 2, 11, vp_sure=RULEBOOK),
    ColonyStack("C30", 30, 7, 2, 15),
)


@dataclass(frozen=True, slots=True)
class Colony:
    """The hidden back of a colony tile."""

    id: str
    stack: str
    vp_back: int
    income: int = 0
    military: int = 0
    culture: int = 0
    food: int = 0
    vp_sure: str = RECONSTRUCTED
    bonuses_sure: str = RECONSTRUCTED

    def back_bonuses(self) -> dict[Track, int]:
        return {INCOME: self.income, MILITARY: self.military, CULTURE: self.culture, FOOD: self.food}


COLONIES: Final = (
    Colony("C03-1", "C03", 2, income=1, military=1, bonuses_sure=RULEBOOK),
    Colony("C03-2", "C03", 3, military=1, culture=1),
    Colony("C03-3", "C03", 2, income=1, food=1),
    Colony("C03-4", "C03", 3, culture=1, food=1),
    Colony("C03-5", "C03", 3, military=1, food=1),
    Colony("C09-1", "C09", 5, military=2, culture=1, vp_sure=RULEBOOK, bonuses_sure=RULEBOOK),
    Colony("C09-2", "C09", 5, income=2, food=1),
    Colony("C09-3", "C09", 5, income=1, culture=2),
    Colony("C09-4", "C09", 6, military=1, food=2),
    Colony("C09-5", "C09", 5, income=1, culture=1, food=1),
    Colony("C15-1", "C15", 8, income=2, military=2),
    Colony("C15-2", "C15", 8, culture=3, food=1),
    Colony("C15-3", "C15", 9, income=1, military=3),
    Colony("C15-4", "C15", 9, culture=2, food=2),
    Colony("C15-5", "C15", 10, military=2, food=1),
    Colony("C21-1", "C21", 11, income=1, military=4),
    Colony("C21-2", "C21", 11, military=1, culture=4),
    Colony("C21-3", "C21", 12, income=3, food=1),
    Colony("C21-4", "C21", 12, culture=2, food=3),
    Colony("C21-5", "C21", 13, military=2, culture=2),
    Colony("C30-1", "C30", 15, income=3, military=3),
    Colony("C30-2", "C30", 16, culture=4, food=2),
    Colony("C30-3", "C30", 17, military=5),
    Colony("C30-4", "C30", 18, income=1, culture=3),
    Colony("C30-5", "C30", 18, food=4),
)
TILES_PER_STACK: Final = 5


@dataclass(frozen=True, slots=True)
class Medal:
    """A kind of medal: its price by epoch and how many a player may have."""

    id: str
    prices: dict[str, int]
    most: int
    sure: str = RULEBOOK


SILVER: Final = Medal("silver", {I: 4, II: 9, III: 20}, most=2)
GOLD: Final = Medal("gold", {I: 6, II: 12, III: 30}, most=2)

SCORE_ROWS: Final[tuple[str, ...]] = ("colonies", "statues", "silver_medals", "gold_medals", "cards", "coins")
