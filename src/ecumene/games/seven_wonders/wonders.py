"""All wonder boards of 7 Wonders, first edition, both sides."""

from __future__ import annotations

from typing import Final

from ecumene.games.seven_wonders.components import GOODS, RAW_MATERIALS, Cost, Stage, Wonder
from ecumene.games.seven_wonders.effects import (
    BuildFromDiscard,
    Coins,
    CopyGuild,
    Discount,
    FreeBuilding,
    PlayLastCard,
    Points,
    Produce,
    Science,
    Shields,
)

WONDERS: Final = (
    Wonder(
        "giza",
        "A",
        "stone",
        (
            Stage(Cost(stone=2), (Points(3),)),
            Stage(Cost(wood=3), (Points(5),)),
            Stage(Cost(stone=4), (Points(7),)),
        ),
    ),
    Wonder(
        "giza",
        "B",
        "stone",
        (
            Stage(Cost(wood=2), (Points(3),)),
            Stage(Cost(stone=3), (Points(5),)),
            Stage(Cost(clay=3), (Points(5),)),
            Stage(Cost(stone=4, papyrus=1), (Points(7),)),
        ),
    ),
    Wonder(
        "babylon",
        "A",
        "clay",
        (
            Stage(Cost(clay=2), (Points(3),)),
            Stage(Cost(wood=3), (Science("any"),)),
            Stage(Cost(clay=4), (Points(7),)),
        ),
    ),
    Wonder(
        "babylon",
        "B",
        "clay",
        (
            Stage(Cost(clay=1, cloth=1), (Points(3),)),
            Stage(Cost(wood=2, glass=1), (PlayLastCard(),)),
            Stage(Cost(clay=3, papyrus=1), (Science("any"),)),
        ),
    ),
    Wonder(
        "olympia",
        "A",
        "wood",
        (
            Stage(Cost(wood=2), (Points(3),)),
            Stage(Cost(stone=2), (FreeBuilding(),)),
            Stage(Cost(ore=2), (Points(7),)),
        ),
    ),
    Wonder(
        "olympia",
        "B",
        "wood",
        (
            Stage(Cost(wood=2), (Discount(RAW_MATERIALS, ("left", "right")),)),
            Stage(Cost(stone=2), (Points(5),)),
            Stage(Cost(ore=2, cloth=1), (CopyGuild(),)),
        ),
    ),
    Wonder(
        "rhodes",
        "A",
        "ore",
        (
            Stage(Cost(wood=2), (Points(3),)),
            Stage(Cost(clay=3), (Shields(2),)),
            Stage(Cost(ore=4), (Points(7),)),
        ),
    ),
    Wonder(
        "rhodes",
        "B",
        "ore",
        (
            Stage(Cost(stone=3), (Shields(1), Points(3), Coins(3))),
            Stage(Cost(ore=4), (Shields(1), Points(4), Coins(4))),
        ),
    ),
    Wonder(
        "ephesus",
        "A",
        "papyrus",
        (
            Stage(Cost(stone=2), (Points(3),)),
            Stage(Cost(wood=2), (Coins(9),)),
            Stage(Cost(papyrus=2), (Points(7),)),
        ),
    ),
    Wonder(
        "ephesus",
        "B",
        "papyrus",
        (
            Stage(Cost(stone=2), (Points(2), Coins(4))),
            Stage(Cost(wood=2), (Points(3), Coins(4))),
            Stage(Cost(glass=1, cloth=1, papyrus=1), (Points(5), Coins(4))),
        ),
    ),
    Wonder(
        "alexandria",
        "A",
        "glass",
        (
            Stage(Cost(stone=2), (Points(3),)),
            Stage(Cost(ore=2), (Produce(RAW_MATERIALS, sold=False),)),
            Stage(Cost(glass=2), (Points(7),)),
        ),
    ),
    Wonder(
        "alexandria",
        "B",
        "glass",
        (
            Stage(Cost(clay=2), (Produce(RAW_MATERIALS, sold=False),)),
            Stage(Cost(wood=2), (Produce(GOODS, sold=False),)),
            Stage(Cost(stone=3), (Points(7),)),
        ),
    ),
    Wonder(
        "halicarnassus",
        "A",
        "cloth",
        (
            Stage(Cost(clay=2), (Points(3),)),
            Stage(Cost(ore=3), (BuildFromDiscard(),)),
            Stage(Cost(cloth=2), (Points(7),)),
        ),
    ),
    Wonder(
        "halicarnassus",
        "B",
        "cloth",
        (
            Stage(Cost(ore=2), (Points(2), BuildFromDiscard())),
            Stage(Cost(clay=3), (Points(1), BuildFromDiscard())),
            Stage(Cost(glass=1, cloth=1, papyrus=1), (BuildFromDiscard(),)),
        ),
    ),
)
