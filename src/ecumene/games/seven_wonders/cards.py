"""All cards of 7 Wonders, first edition, as printed."""

from __future__ import annotations

from typing import Final

from ecumene.games.seven_wonders.components import (
    ALL,
    BLUE,
    BROWN,
    DEFEATS,
    FREE,
    GOODS,
    GREEN,
    GREY,
    NEIGHBOURS,
    OWN,
    PURPLE,
    RAW_MATERIALS,
    RED,
    STAGES,
    YELLOW,
    Card,
    Cost,
)
from ecumene.games.seven_wonders.effects import Coins, CoinsPer, Discount, Points, PointsPer, Produce, Science, Shields

CARDS: Final = (
    # Age I, brown
    Card("lumber_yard", 1, BROWN, (3, 4), FREE, (Produce(("wood",)),)),
    Card("stone_pit", 1, BROWN, (3, 5), FREE, (Produce(("stone",)),)),
    Card("clay_pool", 1, BROWN, (3, 5), FREE, (Produce(("clay",)),)),
    Card("ore_vein", 1, BROWN, (3, 4), FREE, (Produce(("ore",)),)),
    Card("tree_farm", 1, BROWN, (6,), Cost(coins=1), (Produce(("wood", "clay")),)),
    Card("excavation", 1, BROWN, (4,), Cost(coins=1), (Produce(("stone", "clay")),)),
    Card("clay_pit", 1, BROWN, (3,), Cost(coins=1), (Produce(("clay", "ore")),)),
    Card("timber_yard", 1, BROWN, (3,), Cost(coins=1), (Produce(("wood", "stone")),)),
    Card("forest_cave", 1, BROWN, (5,), Cost(coins=1), (Produce(("wood", "ore")),)),
    Card("mine", 1, BROWN, (6,), Cost(coins=1), (Produce(("stone", "ore")),)),
    # Age I, grey
    Card("loom_i", 1, GREY, (3, 6), FREE, (Produce(("cloth",)),), building="loom"),
    Card("glassworks_i", 1, GREY, (3, 6), FREE, (Produce(("glass",)),), building="glassworks"),
    Card("press_i", 1, GREY, (3, 6), FREE, (Produce(("papyrus",)),), building="press"),
    # Age I, blue
    Card("pawnshop", 1, BLUE, (4, 7), FREE, (Points(3),)),
    Card("baths", 1, BLUE, (3, 7), Cost(stone=1), (Points(3),)),
    Card("altar", 1, BLUE, (3, 5), FREE, (Points(2),)),
    Card("theater", 1, BLUE, (3, 6), FREE, (Points(2),)),
    # Age I, yellow
    Card("tavern", 1, YELLOW, (4, 5, 7), FREE, (Coins(5),)),
    Card("east_trading_post", 1, YELLOW, (3, 7), FREE, (Discount(RAW_MATERIALS, ("right",)),)),
    Card("west_trading_post", 1, YELLOW, (3, 7), FREE, (Discount(RAW_MATERIALS, ("left",)),)),
    Card("marketplace", 1, YELLOW, (3, 6), FREE, (Discount(GOODS, ("left", "right")),)),
    # Age I, red
    Card("stockade", 1, RED, (3, 7), Cost(wood=1), (Shields(1),)),
    Card("barracks", 1, RED, (3, 5), Cost(ore=1), (Shields(1),)),
    Card("guard_tower", 1, RED, (3, 4), Cost(clay=1), (Shields(1),)),
    # Age I, green
    Card("apothecary", 1, GREEN, (3, 5), Cost(cloth=1), (Science("compass"),)),
    Card("workshop", 1, GREEN, (3, 7), Cost(glass=1), (Science("gear"),)),
    Card("scriptorium", 1, GREEN, (3, 4), Cost(papyrus=1), (Science("tablet"),)),
    # Age II, brown
    Card("sawmill", 2, BROWN, (3, 4), Cost(coins=1), (Produce(("wood",), amount=2),)),
    Card("quarry", 2, BROWN, (3, 4), Cost(coins=1), (Produce(("stone",), amount=2),)),
    Card("brickyard", 2, BROWN, (3, 4), Cost(coins=1), (Produce(("clay",), amount=2),)),
    Card("foundry", 2, BROWN, (3, 4), Cost(coins=1), (Produce(("ore",), amount=2),)),
    # Age II, grey
    Card("loom_ii", 2, GREY, (3, 5), FREE, (Produce(("cloth",)),), building="loom"),
    Card("glassworks_ii", 2, GREY, (3, 5), FREE, (Produce(("glass",)),), building="glassworks"),
    Card("press_ii", 2, GREY, (3, 5), FREE, (Produce(("papyrus",)),), building="press"),
    # Age II, blue
    Card("aqueduct", 2, BLUE, (3, 7), Cost(stone=3), (Points(5),), chain=("baths",)),
    Card("temple", 2, BLUE, (3, 6), Cost(wood=1, clay=1, glass=1), (Points(3),), chain=("altar",)),
    Card("statue", 2, BLUE, (3, 7), Cost(wood=1, ore=2), (Points(4),), chain=("theater",)),
    Card("courthouse", 2, BLUE, (3, 5), Cost(clay=2, cloth=1), (Points(4),), chain=("scriptorium",)),
    # Age II, yellow
    Card(
        "forum",
        2,
        YELLOW,
        (3, 6, 7),
        Cost(clay=2),
        (Produce(GOODS, sold=False),),
        chain=("east_trading_post", "west_trading_post"),
    ),
    Card(
        "caravansery", 2, YELLOW, (3, 5, 6), Cost(wood=2), (Produce(RAW_MATERIALS, sold=False),), chain=("marketplace",)
    ),
    Card("vineyard", 2, YELLOW, (3, 6), FREE, (CoinsPer(1, (BROWN,), ALL),)),
    Card("bazar", 2, YELLOW, (4, 7), FREE, (CoinsPer(2, (GREY,), ALL),)),
    # Age II, red
    Card("walls", 2, RED, (3, 7), Cost(stone=3), (Shields(2),)),
    Card("training_ground", 2, RED, (4, 6, 7), Cost(wood=1, ore=2), (Shields(2),)),
    Card("stables", 2, RED, (3, 5), Cost(wood=1, clay=1, ore=1), (Shields(2),), chain=("apothecary",)),
    Card("archery_range", 2, RED, (3, 6), Cost(wood=2, ore=1), (Shields(2),), chain=("workshop",)),
    # Age II, green
    Card("dispensary", 2, GREEN, (3, 4), Cost(ore=2, glass=1), (Science("compass"),), chain=("apothecary",)),
    Card("laboratory", 2, GREEN, (3, 5), Cost(clay=2, papyrus=1), (Science("gear"),), chain=("workshop",)),
    Card("library", 2, GREEN, (3, 6), Cost(stone=2, cloth=1), (Science("tablet"),), chain=("scriptorium",)),
    Card("school", 2, GREEN, (3, 7), Cost(wood=1, papyrus=1), (Science("tablet"),)),
    # Age III, blue
    Card(
        "pantheon", 3, BLUE, (3, 6), Cost(clay=2, ore=1, glass=1, cloth=1, papyrus=1), (Points(7),), chain=("temple",)
    ),
    Card("gardens", 3, BLUE, (3, 4), Cost(wood=1, clay=2), (Points(5),), chain=("statue",)),
    Card("town_hall", 3, BLUE, (3, 5, 6), Cost(stone=2, ore=1, glass=1), (Points(6),)),
    Card("palace", 3, BLUE, (3, 7), Cost(wood=1, stone=1, clay=1, ore=1, glass=1, cloth=1, papyrus=1), (Points(8),)),
    Card("senate", 3, BLUE, (3, 5), Cost(wood=2, stone=1, ore=1), (Points(6),), chain=("library",)),
    # Age III, yellow
    Card(
        "haven",
        3,
        YELLOW,
        (3, 4),
        Cost(wood=1, ore=1, cloth=1),
        (CoinsPer(1, (BROWN,), OWN), PointsPer(1, (BROWN,), OWN)),
        chain=("forum",),
    ),
    Card(
        "lighthouse",
        3,
        YELLOW,
        (3, 6),
        Cost(stone=1, glass=1),
        (CoinsPer(1, (YELLOW,), OWN), PointsPer(1, (YELLOW,), OWN)),
        chain=("caravansery",),
    ),
    Card(
        "chamber_of_commerce",
        3,
        YELLOW,
        (4, 6),
        Cost(clay=2, papyrus=1),
        (CoinsPer(2, (GREY,), OWN), PointsPer(2, (GREY,), OWN)),
    ),
    Card(
        "arena",
        3,
        YELLOW,
        (3, 5, 7),
        Cost(stone=2, ore=1),
        (CoinsPer(3, STAGES, OWN), PointsPer(1, STAGES, OWN)),
        chain=("dispensary",),
    ),
    # Age III, red
    Card("fortifications", 3, RED, (3, 7), Cost(stone=1, ore=3), (Shields(3),), chain=("walls",)),
    Card("circus", 3, RED, (4, 5, 6), Cost(stone=3, ore=1), (Shields(3),), chain=("training_ground",)),
    Card("arsenal", 3, RED, (3, 4, 7), Cost(wood=2, ore=1, cloth=1), (Shields(3),)),
    Card("siege_workshop", 3, RED, (3, 5), Cost(wood=1, clay=3), (Shields(3),), chain=("laboratory",)),
    # Age III, green
    Card("lodge", 3, GREEN, (3, 6), Cost(clay=2, cloth=1, papyrus=1), (Science("compass"),), chain=("dispensary",)),
    Card("observatory", 3, GREEN, (3, 7), Cost(ore=2, glass=1, cloth=1), (Science("gear"),), chain=("laboratory",)),
    Card("university", 3, GREEN, (3, 4), Cost(wood=2, glass=1, papyrus=1), (Science("tablet"),), chain=("library",)),
    Card("academy", 3, GREEN, (3, 7), Cost(stone=3, glass=1), (Science("compass"),), chain=("school",)),
    Card("study", 3, GREEN, (3, 5), Cost(wood=1, cloth=1, papyrus=1), (Science("gear"),), chain=("school",)),
    # Age III, purple
    Card("workers_guild", 3, PURPLE, (), Cost(wood=1, stone=1, clay=1, ore=2), (PointsPer(1, (BROWN,), NEIGHBOURS),)),
    Card("craftsmens_guild", 3, PURPLE, (), Cost(stone=2, ore=2), (PointsPer(2, (GREY,), NEIGHBOURS),)),
    Card("traders_guild", 3, PURPLE, (), Cost(glass=1, cloth=1, papyrus=1), (PointsPer(1, (YELLOW,), NEIGHBOURS),)),
    Card("philosophers_guild", 3, PURPLE, (), Cost(clay=3, cloth=1, papyrus=1), (PointsPer(1, (GREEN,), NEIGHBOURS),)),
    Card("spies_guild", 3, PURPLE, (), Cost(clay=3, glass=1), (PointsPer(1, (RED,), NEIGHBOURS),)),
    Card("strategists_guild", 3, PURPLE, (), Cost(stone=1, ore=2, cloth=1), (PointsPer(1, DEFEATS, NEIGHBOURS),)),
    Card(
        "shipowners_guild", 3, PURPLE, (), Cost(wood=3, glass=1, papyrus=1), (PointsPer(1, (BROWN, GREY, PURPLE), OWN),)
    ),
    Card("scientists_guild", 3, PURPLE, (), Cost(wood=2, ore=2, papyrus=1), (Science("any"),)),
    Card("magistrates_guild", 3, PURPLE, (), Cost(wood=3, stone=1, cloth=1), (PointsPer(1, (BLUE,), NEIGHBOURS),)),
    Card("builders_guild", 3, PURPLE, (), Cost(stone=2, clay=2, glass=1), (PointsPer(1, STAGES, ALL),)),
)
