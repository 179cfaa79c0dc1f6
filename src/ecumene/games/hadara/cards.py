"""The 162 epoch cards. Every figure is reconstructed unless its record says otherwise; effects are the rulebook's."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ecumene.games.hadara.components import (
    BLUE,
    CULTURE,
    FOOD,
    GREEN,
    II,
    III,
    INCOME,
    MILITARY,
    PURPLE,
    RECONSTRUCTED,
    RED,
    RULEBOOK,
    TWO_SOURCES,
    YELLOW,
    Color,
    I,
    Track,
)
from ecumene.games.hadara.effects import (
    BonusTileOnCard,
    CoinsOnColony,
    DoubleCapture,
    Effect,
    FoodSurplusCoins,
    IncomeCatchUp,
    MedalPrice,
    MedalPrices,
    PayForRequirement,
    PayInsteadOfRemoving,
    RequirementReduction,
    SellBonus,
    SilverFullValue,
    StatueBoost,
    TrackPerCard,
    VpPerSet,
    WildInSet,
)


@dataclass(frozen=True, slots=True)
class Sure:
    """How sure the figures of an epoch card are."""

    cost: str = RECONSTRUCTED
    bonuses: str = RECONSTRUCTED
    vp: str = RECONSTRUCTED
    effect: str = RULEBOOK


@dataclass(frozen=True, slots=True)
class Card:
    """An epoch card."""

    id: str
    epoch: str
    color: Color
    cost: int
    income: int = 0
    military: int = 0
    culture: int = 0
    food: int = 0
    vp: int = 0
    star: bool = False
    effect: Effect | None = None
    sure: Sure = field(default_factory=Sure)

    def bonuses(self) -> dict[Track, int]:
        return {INCOME: self.income, MILITARY: self.military, CULTURE: self.culture, FOOD: self.food}


CARDS: Final[tuple[Card, ...]] = (
    # Epoch I, yellow
    Card("I-yellow-01", I, YELLOW, cost=2, income=2),
    Card("I-yellow-02", I, YELLOW, cost=2, income=1, vp=3),
    Card("I-yellow-03", I, YELLOW, cost=3, income=2, military=1),
    Card("I-yellow-04", I, YELLOW, cost=3, income=2, culture=1),
    Card("I-yellow-05", I, YELLOW, cost=3, income=2, food=1, vp=1),
    Card("I-yellow-06", I, YELLOW, cost=3, income=3),
    Card("I-yellow-07", I, YELLOW, cost=4, income=3, vp=2),
    Card("I-yellow-08", I, YELLOW, cost=4, income=3, food=1),
    Card("I-yellow-09", I, YELLOW, cost=4, income=2, culture=1, food=1, vp=1),
    Card("I-yellow-10", I, YELLOW, cost=5, income=4, military=1, vp=1),
    # Epoch I, red
    Card("I-red-01", I, RED, cost=2, military=2, vp=1),
    Card("I-red-02", I, RED, cost=2, military=3),
    Card("I-red-03", I, RED, cost=3, military=3, vp=2),
    Card("I-red-04", I, RED, cost=3, income=1, military=2, vp=1),
    Card("I-red-05", I, RED, cost=3, military=2, culture=1, vp=2),
    Card("I-red-06", I, RED, cost=3, military=2, food=1, vp=2),
    Card("I-red-07", I, RED, cost=3, military=4, vp=1),
    Card("I-red-08", I, RED, cost=4, military=3, food=1, vp=2),
    Card("I-red-09", I, RED, cost=4, income=1, military=3, vp=2),
    Card("I-red-10", I, RED, cost=5, military=4, culture=1, vp=3),
    # Epoch I, blue
    Card("I-blue-01", I, BLUE, cost=2, culture=2, vp=1),
    Card("I-blue-02", I, BLUE, cost=2, culture=1, vp=3),
    Card(
        "I-blue-03",
        I,
        BLUE,
        cost=3,
        culture=2,
        food=1,
        vp=2,
        sure=Sure(cost=RULEBOOK, bonuses=TWO_SOURCES, vp=TWO_SOURCES),
    ),
    Card("I-blue-04", I, BLUE, cost=3, military=1, culture=2, vp=2),
    Card("I-blue-05", I, BLUE, cost=3, income=1, culture=2, vp=1),
    Card("I-blue-06", I, BLUE, cost=3, culture=3, vp=2),
    Card("I-blue-07", I, BLUE, cost=4, culture=3, vp=4),
    Card("I-blue-08", I, BLUE, cost=4, culture=3, food=1, vp=2),
    Card("I-blue-09", I, BLUE, cost=4, income=1, military=1, culture=2, vp=2),
    Card("I-blue-10", I, BLUE, cost=5, culture=4, food=1, vp=3),
    # Epoch I, green
    Card("I-green-01", I, GREEN, cost=2, food=2, vp=1),
    Card("I-green-02", I, GREEN, cost=2, food=3),
    Card("I-green-03", I, GREEN, cost=3, food=3, vp=2),
    Card("I-green-04", I, GREEN, cost=3, income=1, food=2, vp=1),
    Card("I-green-05", I, GREEN, cost=3, military=1, food=2, vp=2),
    Card("I-green-06", I, GREEN, cost=3, culture=1, food=2, vp=2),
    Card("I-green-07", I, GREEN, cost=3, food=4, vp=1),
    Card("I-green-08", I, GREEN, cost=4, income=2, food=2),
    Card("I-green-09", I, GREEN, cost=4, military=1, food=3, vp=3),
    Card("I-green-10", I, GREEN, cost=5, culture=1, food=4, vp=3),
    # Epoch I, purple
    Card("I-purple-01", I, PURPLE, cost=2, income=1, military=1, vp=1),
    Card("I-purple-02", I, PURPLE, cost=2, culture=1, food=1, vp=2),
    Card("I-purple-03", I, PURPLE, cost=2, military=1, culture=1, vp=2),
    Card("I-purple-04", I, PURPLE, cost=3, income=1, food=1, vp=3),
    Card("I-purple-05", I, PURPLE, cost=3, income=1, culture=2, vp=2),
    Card("I-purple-06", I, PURPLE, cost=3, culture=1, vp=5),
    Card("I-purple-07", I, PURPLE, cost=4, military=2, food=2, vp=2),
    Card("I-purple-08", I, PURPLE, cost=4, income=1, military=1, culture=1, food=1, vp=2),
    Card("I-purple-09", I, PURPLE, cost=2, vp=1, effect=SellBonus(coins=1)),
    Card("I-purple-10", I, PURPLE, cost=3, vp=2, effect=BonusTileOnCard(track_bonus=2)),
    Card("I-purple-11", I, PURPLE, cost=5, star=True, effect=TrackPerCard(YELLOW, INCOME, amount=1)),
    Card("I-purple-12", I, PURPLE, cost=3, star=True, effect=TrackPerCard(RED, MILITARY, amount=1)),
    Card("I-purple-13", I, PURPLE, cost=4, star=True, effect=TrackPerCard(BLUE, CULTURE, amount=1)),
    Card("I-purple-14", I, PURPLE, cost=3, star=True, effect=TrackPerCard(GREEN, FOOD, amount=1)),
    # Epoch II, yellow
    Card("II-yellow-01", II, YELLOW, cost=4, income=3),
    Card("II-yellow-02", II, YELLOW, cost=5, income=3, vp=1),
    Card("II-yellow-03", II, YELLOW, cost=6, income=3, military=1, vp=1),
    Card("II-yellow-04", II, YELLOW, cost=6, income=3, culture=1, vp=1),
    Card("II-yellow-05", II, YELLOW, cost=6, income=3, food=1, vp=1),
    Card("II-yellow-06", II, YELLOW, cost=6, income=4, vp=1),
    Card("II-yellow-07", II, YELLOW, cost=7, income=4, vp=3),
    Card("II-yellow-08", II, YELLOW, cost=7, income=3, military=2, vp=2),
    Card("II-yellow-09", II, YELLOW, cost=8, income=4, food=1, vp=2),
    Card("II-yellow-10", II, YELLOW, cost=8, income=5, culture=1, vp=1),
    # Epoch II, red
    Card("II-red-01", II, RED, cost=4, military=3, vp=1),
    Card("II-red-02", II, RED, cost=5, military=4, vp=1),
    Card("II-red-03", II, RED, cost=5, income=1, military=3, vp=1),
    Card("II-red-04", II, RED, cost=6, military=5, vp=1),
    Card("II-red-05", II, RED, cost=6, military=3, culture=1, vp=2),
    Card("II-red-06", II, RED, cost=6, military=4, food=1, vp=1),
    Card("II-red-07", II, RED, cost=7, military=5, vp=3),
    Card("II-red-08", II, RED, cost=7, military=4, culture=1, vp=3),
    Card("II-red-09", II, RED, cost=8, income=2, military=4, vp=1),
    Card("II-red-10", II, RED, cost=9, military=6, food=1, vp=3),
    # Epoch II, blue
    Card("II-blue-01", II, BLUE, cost=4, culture=3, vp=1),
    Card("II-blue-02", II, BLUE, cost=5, culture=2, vp=4),
    Card("II-blue-03", II, BLUE, cost=6, culture=3, food=1, vp=2),
    Card("II-blue-04", II, BLUE, cost=6, military=1, culture=3, vp=2),
    Card("II-blue-05", II, BLUE, cost=6, income=1, culture=3, vp=2),
    Card("II-blue-06", II, BLUE, cost=6, culture=4, vp=2),
    Card("II-blue-07", II, BLUE, cost=7, culture=4, vp=4),
    Card("II-blue-08", II, BLUE, cost=8, culture=3, food=2, vp=3),
    Card("II-blue-09", II, BLUE, cost=8, military=1, culture=2, vp=6),
    Card("II-blue-10", II, BLUE, cost=9, income=1, culture=5, vp=3),
    # Epoch II, green
    Card("II-green-01", II, GREEN, cost=4, food=3, vp=1),
    Card("II-green-02", II, GREEN, cost=5, food=4, vp=1),
    Card("II-green-03", II, GREEN, cost=6, food=5, vp=1),
    Card("II-green-04", II, GREEN, cost=6, income=2, food=2, vp=1),
    Card("II-green-05", II, GREEN, cost=6, military=1, food=3, vp=2),
    Card("II-green-06", II, GREEN, cost=6, culture=1, food=3, vp=2),
    Card("II-green-07", II, GREEN, cost=7, income=1, food=3, vp=3),
    Card("II-green-08", II, GREEN, cost=8, food=5, vp=3),
    Card("II-green-09", II, GREEN, cost=8, culture=2, food=4, vp=2),
    Card("II-green-10", II, GREEN, cost=9, military=1, food=5, vp=4),
    # Epoch II, purple
    Card("II-purple-01", II, PURPLE, cost=5, income=2, military=2, vp=1),
    Card("II-purple-02", II, PURPLE, cost=6, income=2, culture=2, vp=1),
    Card("II-purple-03", II, PURPLE, cost=6, income=2, food=2, vp=2),
    Card("II-purple-04", II, PURPLE, cost=6, military=2, culture=2, vp=2),
    Card("II-purple-05", II, PURPLE, cost=6, military=2, food=2, vp=2),
    Card("II-purple-06", II, PURPLE, cost=6, food=1, vp=7),
    Card("II-purple-07", II, PURPLE, cost=7, culture=2, food=2, vp=3),
    Card("II-purple-08", II, PURPLE, cost=7, income=1, military=1, culture=1, food=1, vp=4),
    Card("II-purple-09", II, PURPLE, cost=5, vp=3, effect=CoinsOnColony(coins=4)),
    Card(
        "II-purple-10",
        II,
        PURPLE,
        cost=5,
        vp=2,
        effect=MedalPrices(
            {II: MedalPrice(silver=4, gold=6), III: MedalPrice(silver=9, gold=12)}, prices_sure=RECONSTRUCTED
        ),
    ),
    Card(
        "II-purple-11",
        II,
        PURPLE,
        cost=4,
        vp=3,
        star=True,
        effect=PayInsteadOfRemoving(coins_per_card=2, max_cards_per_step=6),
    ),
    Card(
        "II-purple-12",
        II,
        PURPLE,
        cost=6,
        vp=2,
        star=True,
        effect=FoodSurplusCoins(coins_per_point=3, max_coins_per_step=12),
    ),
    Card(
        "II-purple-13",
        II,
        PURPLE,
        cost=6,
        vp=1,
        star=True,
        effect=IncomeCatchUp(coins_per_track=2, max_coins_per_step=6),
    ),
    Card(
        "II-purple-14",
        II,
        PURPLE,
        cost=8,
        vp=2,
        star=True,
        effect=StatueBoost(track_bonus=2, vp_if_tile_face_down=2),
    ),
    # Epoch III, yellow
    Card("III-yellow-01", III, YELLOW, cost=7, income=4, vp=3),
    Card("III-yellow-02", III, YELLOW, cost=7, income=5, vp=2),
    Card("III-yellow-03", III, YELLOW, cost=7, income=4, culture=1, vp=2),
    Card("III-yellow-04", III, YELLOW, cost=9, income=4, military=1, vp=4),
    Card("III-yellow-05", III, YELLOW, cost=9, income=5, food=1, vp=3),
    Card("III-yellow-06", III, YELLOW, cost=10, income=3, vp=8),
    Card("III-yellow-07", III, YELLOW, cost=10, income=5, military=2, vp=3),
    Card("III-yellow-08", III, YELLOW, cost=10, income=6, vp=5),
    Card("III-yellow-09", III, YELLOW, cost=12, income=5, culture=2, vp=5),
    Card("III-yellow-10", III, YELLOW, cost=12, income=7, food=1, vp=5),
    # Epoch III, red
    Card("III-red-01", III, RED, cost=7, military=5, vp=2),
    Card("III-red-02", III, RED, cost=8, military=6, vp=1),
    Card("III-red-03", III, RED, cost=8, military=5, food=1, vp=2),
    Card("III-red-04", III, RED, cost=9, income=1, military=5, vp=3),
    Card("III-red-05", III, RED, cost=9, military=4, vp=6),
    Card("III-red-06", III, RED, cost=10, military=6, culture=1, vp=2),
    Card("III-red-07", III, RED, cost=10, military=7, vp=3),
    Card("III-red-08", III, RED, cost=12, military=6, food=2, vp=3),
    Card("III-red-09", III, RED, cost=12, income=2, military=6, vp=4),
    Card("III-red-10", III, RED, cost=14, military=8, culture=1, vp=4),
    # Epoch III, blue
    Card("III-blue-01", III, BLUE, cost=7, culture=4, vp=3),
    Card("III-blue-02", III, BLUE, cost=8, culture=3, vp=5),
    Card("III-blue-03", III, BLUE, cost=9, culture=4, food=1, vp=3),
    Card("III-blue-04", III, BLUE, cost=9, military=1, culture=4, vp=4),
    Card("III-blue-05", III, BLUE, cost=10, income=1, culture=4, vp=5),
    Card("III-blue-06", III, BLUE, cost=10, culture=5, vp=5),
    Card("III-blue-07", III, BLUE, cost=12, culture=2, vp=12),
    Card("III-blue-08", III, BLUE, cost=12, culture=5, food=2, vp=4),
    Card("III-blue-09", III, BLUE, cost=12, culture=6, vp=6),
    Card("III-blue-10", III, BLUE, cost=14, military=1, culture=6, vp=7),
    # Epoch III, green
    Card("III-green-01", III, GREEN, cost=8, food=4, vp=4),
    Card("III-green-02", III, GREEN, cost=8, food=6, vp=2),
    Card("III-green-03", III, GREEN, cost=8, military=1, food=5, vp=2),
    Card("III-green-04", III, GREEN, cost=9, culture=1, food=5, vp=3),
    Card("III-green-05", III, GREEN, cost=9, income=2, food=4, vp=3),
    Card("III-green-06", III, GREEN, cost=10, food=3, vp=8),
    Card("III-green-07", III, GREEN, cost=11, food=7, vp=4),
    Card("III-green-08", III, GREEN, cost=11, military=2, food=5, vp=4),
    Card("III-green-09", III, GREEN, cost=12, culture=1, food=6, vp=5),
    Card("III-green-10", III, GREEN, cost=13, income=2, food=6, vp=5),
    # Epoch III, purple
    Card("III-purple-01", III, PURPLE, cost=9, income=3, military=3, vp=3),
    Card("III-purple-02", III, PURPLE, cost=9, income=3, culture=3, vp=3),
    Card("III-purple-03", III, PURPLE, cost=9, military=1, vp=10),
    Card("III-purple-04", III, PURPLE, cost=10, income=3, food=3, vp=4),
    Card("III-purple-05", III, PURPLE, cost=10, military=3, culture=3, vp=4),
    Card("III-purple-06", III, PURPLE, cost=10, military=3, food=3, vp=4),
    Card("III-purple-07", III, PURPLE, cost=11, culture=3, food=3, vp=5),
    Card("III-purple-08", III, PURPLE, cost=13, income=2, military=2, culture=2, food=2, vp=5),
    Card("III-purple-09", III, PURPLE, cost=11, effect=SilverFullValue(medals=1)),
    Card("III-purple-10", III, PURPLE, cost=10, effect=VpPerSet(vp=4)),
    Card("III-purple-11", III, PURPLE, cost=9, vp=2, star=True, effect=WildInSet(sets=1)),
    Card(
        "III-purple-12",
        III,
        PURPLE,
        cost=9,
        vp=4,
        star=True,
        effect=DoubleCapture(colonies_per_step=2, statues_per_step=2),
    ),
    Card("III-purple-13", III, PURPLE, cost=8, vp=4, star=True, effect=RequirementReduction(amount=4)),
    Card(
        "III-purple-14",
        III,
        PURPLE,
        cost=8,
        vp=5,
        star=True,
        effect=PayForRequirement(coins_per_point=3, max_coins_per_step=30),
    ),
)
