"""The box of 7 Wonders once more, typed from the printed cards and boards and not from the engine's components.

Tests expect these figures, so that a wrong number in ``components.py`` fails.
"""

from __future__ import annotations

from typing import NamedTuple

RAW = ("wood", "stone", "clay", "ore")
GOODS = ("glass", "cloth", "papyrus")
RESOURCES = RAW + GOODS
COLORS = ("brown", "grey", "blue", "yellow", "red", "green", "purple")
SYMBOLS = ("compass", "gear", "tablet")


class Effect(NamedTuple):
    """What a card or stage does."""

    points: int = 0
    shields: int = 0
    coins: int = 0
    symbol: str = ""
    makes: str = ""  # "wood wood": two units; "wood/clay": one of them
    sold: bool = True
    cheaper: str = ""  # "raw left right": what costs 1 coin, at which neighbours
    coins_per: tuple[int, str, str] = (0, "", "")  # how many, for what, in whose cities
    points_per: tuple[int, str, str] = (0, "", "")
    power: str = ""


class Fact(NamedTuple):
    """A kind of card."""

    id: str
    age: int
    color: str
    marks: str  # one number for each copy
    cost: str  # "1 coin" or "2 wood, 1 ore"
    does: Effect
    free_with: str = ""
    allows: str = ""
    building: str = ""  # where it is not the id

    def stands_as(self) -> str:
        return self.building or self.id


class StageFact(NamedTuple):
    """A stage of one side of a wonder."""

    board: str
    start: str
    number: int
    cost: str
    does: Effect


def resources(cost: str) -> dict[str, int]:
    """The resources of a cost."""
    parts = [part.split() for part in cost.split(", ")] if cost else []
    return {what: int(n) for n, what in parts if what != "coin"}


def units(cost: str) -> list[str]:
    """The resources of a cost, one by one."""
    return [resource for resource, n in resources(cost).items() for _ in range(n)]


def coins(cost: str) -> int:
    return int(cost.split()[0]) if cost.endswith("coin") else 0


CARDS = (
    # Age I, brown
    Fact("lumber_yard", 1, "brown", "3 4", "", Effect(makes="wood")),
    Fact("stone_pit", 1, "brown", "3 5", "", Effect(makes="stone")),
    Fact("clay_pool", 1, "brown", "3 5", "", Effect(makes="clay")),
    Fact("ore_vein", 1, "brown", "3 4", "", Effect(makes="ore")),
    Fact("tree_farm", 1, "brown", "6", "1 coin", Effect(makes="wood/clay")),
    Fact("excavation", 1, "brown", "4", "1 coin", Effect(makes="stone/clay")),
    Fact("clay_pit", 1, "brown", "3", "1 coin", Effect(makes="clay/ore")),
    Fact("timber_yard", 1, "brown", "3", "1 coin", Effect(makes="wood/stone")),
    Fact("forest_cave", 1, "brown", "5", "1 coin", Effect(makes="wood/ore")),
    Fact("mine", 1, "brown", "6", "1 coin", Effect(makes="stone/ore")),
    # Age I, grey
    Fact("loom_i", 1, "grey", "3 6", "", Effect(makes="cloth"), building="loom"),
    Fact("glassworks_i", 1, "grey", "3 6", "", Effect(makes="glass"), building="glassworks"),
    Fact("press_i", 1, "grey", "3 6", "", Effect(makes="papyrus"), building="press"),
    # Age I, blue
    Fact("pawnshop", 1, "blue", "4 7", "", Effect(points=3)),
    Fact("baths", 1, "blue", "3 7", "1 stone", Effect(points=3), allows="aqueduct"),
    Fact("altar", 1, "blue", "3 5", "", Effect(points=2), allows="temple"),
    Fact("theater", 1, "blue", "3 6", "", Effect(points=2), allows="statue"),
    # Age I, yellow
    Fact("tavern", 1, "yellow", "4 5 7", "", Effect(coins=5)),
    Fact("east_trading_post", 1, "yellow", "3 7", "", Effect(cheaper="raw right"), allows="forum"),
    Fact("west_trading_post", 1, "yellow", "3 7", "", Effect(cheaper="raw left"), allows="forum"),
    Fact("marketplace", 1, "yellow", "3 6", "", Effect(cheaper="goods left right"), allows="caravansery"),
    # Age I, red
    Fact("stockade", 1, "red", "3 7", "1 wood", Effect(shields=1)),
    Fact("barracks", 1, "red", "3 5", "1 ore", Effect(shields=1)),
    Fact("guard_tower", 1, "red", "3 4", "1 clay", Effect(shields=1)),
    # Age I, green
    Fact("apothecary", 1, "green", "3 5", "1 cloth", Effect(symbol="compass"), allows="stables dispensary"),
    Fact("workshop", 1, "green", "3 7", "1 glass", Effect(symbol="gear"), allows="archery_range laboratory"),
    Fact("scriptorium", 1, "green", "3 4", "1 papyrus", Effect(symbol="tablet"), allows="courthouse library"),
    # Age II, brown
    Fact("sawmill", 2, "brown", "3 4", "1 coin", Effect(makes="wood wood")),
    Fact("quarry", 2, "brown", "3 4", "1 coin", Effect(makes="stone stone")),
    Fact("brickyard", 2, "brown", "3 4", "1 coin", Effect(makes="clay clay")),
    Fact("foundry", 2, "brown", "3 4", "1 coin", Effect(makes="ore ore")),
    # Age II, grey
    Fact("loom_ii", 2, "grey", "3 5", "", Effect(makes="cloth"), building="loom"),
    Fact("glassworks_ii", 2, "grey", "3 5", "", Effect(makes="glass"), building="glassworks"),
    Fact("press_ii", 2, "grey", "3 5", "", Effect(makes="papyrus"), building="press"),
    # Age II, blue
    Fact("aqueduct", 2, "blue", "3 7", "3 stone", Effect(points=5), free_with="baths"),
    Fact("temple", 2, "blue", "3 6", "1 wood, 1 clay, 1 glass", Effect(points=3), free_with="altar", allows="pantheon"),
    Fact("statue", 2, "blue", "3 7", "1 wood, 2 ore", Effect(points=4), free_with="theater", allows="gardens"),
    Fact("courthouse", 2, "blue", "3 5", "2 clay, 1 cloth", Effect(points=4), free_with="scriptorium"),
    # Age II, yellow
    Fact(
        "forum",
        2,
        "yellow",
        "3 6 7",
        "2 clay",
        Effect(makes="glass/cloth/papyrus", sold=False),
        free_with="east_trading_post west_trading_post",
        allows="haven",
    ),
    Fact(
        "caravansery",
        2,
        "yellow",
        "3 5 6",
        "2 wood",
        Effect(makes="wood/stone/clay/ore", sold=False),
        free_with="marketplace",
        allows="lighthouse",
    ),
    Fact("vineyard", 2, "yellow", "3 6", "", Effect(coins_per=(1, "brown", "own left right"))),
    Fact("bazar", 2, "yellow", "4 7", "", Effect(coins_per=(2, "grey", "own left right"))),
    # Age II, red
    Fact("walls", 2, "red", "3 7", "3 stone", Effect(shields=2), allows="fortifications"),
    Fact("training_ground", 2, "red", "4 6 7", "1 wood, 2 ore", Effect(shields=2), allows="circus"),
    Fact("stables", 2, "red", "3 5", "1 wood, 1 clay, 1 ore", Effect(shields=2), free_with="apothecary"),
    Fact("archery_range", 2, "red", "3 6", "2 wood, 1 ore", Effect(shields=2), free_with="workshop"),
    # Age II, green
    Fact(
        "dispensary",
        2,
        "green",
        "3 4",
        "2 ore, 1 glass",
        Effect(symbol="compass"),
        free_with="apothecary",
        allows="arena lodge",
    ),
    Fact(
        "laboratory",
        2,
        "green",
        "3 5",
        "2 clay, 1 papyrus",
        Effect(symbol="gear"),
        free_with="workshop",
        allows="siege_workshop observatory",
    ),
    Fact(
        "library",
        2,
        "green",
        "3 6",
        "2 stone, 1 cloth",
        Effect(symbol="tablet"),
        free_with="scriptorium",
        allows="senate university",
    ),
    Fact("school", 2, "green", "3 7", "1 wood, 1 papyrus", Effect(symbol="tablet"), allows="academy study"),
    # Age III, blue
    Fact(
        "pantheon", 3, "blue", "3 6", "2 clay, 1 ore, 1 glass, 1 cloth, 1 papyrus", Effect(points=7), free_with="temple"
    ),
    Fact("gardens", 3, "blue", "3 4", "1 wood, 2 clay", Effect(points=5), free_with="statue"),
    Fact("town_hall", 3, "blue", "3 5 6", "2 stone, 1 ore, 1 glass", Effect(points=6)),
    Fact("palace", 3, "blue", "3 7", "1 wood, 1 stone, 1 clay, 1 ore, 1 glass, 1 cloth, 1 papyrus", Effect(points=8)),
    Fact("senate", 3, "blue", "3 5", "2 wood, 1 stone, 1 ore", Effect(points=6), free_with="library"),
    # Age III, yellow
    Fact(
        "haven",
        3,
        "yellow",
        "3 4",
        "1 wood, 1 ore, 1 cloth",
        Effect(coins_per=(1, "brown", "own"), points_per=(1, "brown", "own")),
        free_with="forum",
    ),
    Fact(
        "lighthouse",
        3,
        "yellow",
        "3 6",
        "1 stone, 1 glass",
        Effect(coins_per=(1, "yellow", "own"), points_per=(1, "yellow", "own")),
        free_with="caravansery",
    ),
    Fact(
        "chamber_of_commerce",
        3,
        "yellow",
        "4 6",
        "2 clay, 1 papyrus",
        Effect(coins_per=(2, "grey", "own"), points_per=(2, "grey", "own")),
    ),
    Fact(
        "arena",
        3,
        "yellow",
        "3 5 7",
        "2 stone, 1 ore",
        Effect(coins_per=(3, "stage", "own"), points_per=(1, "stage", "own")),
        free_with="dispensary",
    ),
    # Age III, red
    Fact("fortifications", 3, "red", "3 7", "1 stone, 3 ore", Effect(shields=3), free_with="walls"),
    Fact("circus", 3, "red", "4 5 6", "3 stone, 1 ore", Effect(shields=3), free_with="training_ground"),
    Fact("arsenal", 3, "red", "3 4 7", "2 wood, 1 ore, 1 cloth", Effect(shields=3)),
    Fact("siege_workshop", 3, "red", "3 5", "1 wood, 3 clay", Effect(shields=3), free_with="laboratory"),
    # Age III, green
    Fact("lodge", 3, "green", "3 6", "2 clay, 1 cloth, 1 papyrus", Effect(symbol="compass"), free_with="dispensary"),
    Fact("observatory", 3, "green", "3 7", "2 ore, 1 glass, 1 cloth", Effect(symbol="gear"), free_with="laboratory"),
    Fact("university", 3, "green", "3 4", "2 wood, 1 glass, 1 papyrus", Effect(symbol="tablet"), free_with="library"),
    Fact("academy", 3, "green", "3 7", "3 stone, 1 glass", Effect(symbol="compass"), free_with="school"),
    Fact("study", 3, "green", "3 5", "1 wood, 1 cloth, 1 papyrus", Effect(symbol="gear"), free_with="school"),
    # Age III, purple
    Fact(
        "workers_guild",
        3,
        "purple",
        "",
        "1 wood, 1 stone, 1 clay, 2 ore",
        Effect(points_per=(1, "brown", "left right")),
    ),
    Fact("craftsmens_guild", 3, "purple", "", "2 stone, 2 ore", Effect(points_per=(2, "grey", "left right"))),
    Fact(
        "traders_guild", 3, "purple", "", "1 glass, 1 cloth, 1 papyrus", Effect(points_per=(1, "yellow", "left right"))
    ),
    Fact(
        "philosophers_guild",
        3,
        "purple",
        "",
        "3 clay, 1 cloth, 1 papyrus",
        Effect(points_per=(1, "green", "left right")),
    ),
    Fact("spies_guild", 3, "purple", "", "3 clay, 1 glass", Effect(points_per=(1, "red", "left right"))),
    Fact(
        "strategists_guild", 3, "purple", "", "1 stone, 2 ore, 1 cloth", Effect(points_per=(1, "defeat", "left right"))
    ),
    Fact(
        "shipowners_guild",
        3,
        "purple",
        "",
        "3 wood, 1 glass, 1 papyrus",
        Effect(points_per=(1, "brown grey purple", "own")),
    ),
    Fact("scientists_guild", 3, "purple", "", "2 wood, 2 ore, 1 papyrus", Effect(symbol="any")),
    Fact(
        "magistrates_guild", 3, "purple", "", "3 wood, 1 stone, 1 cloth", Effect(points_per=(1, "blue", "left right"))
    ),
    Fact(
        "builders_guild", 3, "purple", "", "2 stone, 2 clay, 1 glass", Effect(points_per=(1, "stage", "own left right"))
    ),
)
STAGES = (
    StageFact("giza A", "stone", 1, "2 stone", Effect(points=3)),
    StageFact("giza A", "stone", 2, "3 wood", Effect(points=5)),
    StageFact("giza A", "stone", 3, "4 stone", Effect(points=7)),
    StageFact("giza B", "stone", 1, "2 wood", Effect(points=3)),
    StageFact("giza B", "stone", 2, "3 stone", Effect(points=5)),
    StageFact("giza B", "stone", 3, "3 clay", Effect(points=5)),
    StageFact("giza B", "stone", 4, "4 stone, 1 papyrus", Effect(points=7)),
    StageFact("babylon A", "clay", 1, "2 clay", Effect(points=3)),
    StageFact("babylon A", "clay", 2, "3 wood", Effect(symbol="any")),
    StageFact("babylon A", "clay", 3, "4 clay", Effect(points=7)),
    StageFact("babylon B", "clay", 1, "1 clay, 1 cloth", Effect(points=3)),
    StageFact("babylon B", "clay", 2, "2 wood, 1 glass", Effect(power="play_last_card")),
    StageFact("babylon B", "clay", 3, "3 clay, 1 papyrus", Effect(symbol="any")),
    StageFact("olympia A", "wood", 1, "2 wood", Effect(points=3)),
    StageFact("olympia A", "wood", 2, "2 stone", Effect(power="free_building_per_age")),
    StageFact("olympia A", "wood", 3, "2 ore", Effect(points=7)),
    StageFact("olympia B", "wood", 1, "2 wood", Effect(cheaper="raw left right")),
    StageFact("olympia B", "wood", 2, "2 stone", Effect(points=5)),
    StageFact("olympia B", "wood", 3, "2 ore, 1 cloth", Effect(power="copy_guild")),
    StageFact("rhodes A", "ore", 1, "2 wood", Effect(points=3)),
    StageFact("rhodes A", "ore", 2, "3 clay", Effect(shields=2)),
    StageFact("rhodes A", "ore", 3, "4 ore", Effect(points=7)),
    StageFact("rhodes B", "ore", 1, "3 stone", Effect(shields=1, points=3, coins=3)),
    StageFact("rhodes B", "ore", 2, "4 ore", Effect(shields=1, points=4, coins=4)),
    StageFact("ephesus A", "papyrus", 1, "2 stone", Effect(points=3)),
    StageFact("ephesus A", "papyrus", 2, "2 wood", Effect(coins=9)),
    StageFact("ephesus A", "papyrus", 3, "2 papyrus", Effect(points=7)),
    StageFact("ephesus B", "papyrus", 1, "2 stone", Effect(points=2, coins=4)),
    StageFact("ephesus B", "papyrus", 2, "2 wood", Effect(points=3, coins=4)),
    StageFact("ephesus B", "papyrus", 3, "1 glass, 1 cloth, 1 papyrus", Effect(points=5, coins=4)),
    StageFact("alexandria A", "glass", 1, "2 stone", Effect(points=3)),
    StageFact("alexandria A", "glass", 2, "2 ore", Effect(makes="wood/stone/clay/ore", sold=False)),
    StageFact("alexandria A", "glass", 3, "2 glass", Effect(points=7)),
    StageFact("alexandria B", "glass", 1, "2 clay", Effect(makes="wood/stone/clay/ore", sold=False)),
    StageFact("alexandria B", "glass", 2, "2 wood", Effect(makes="glass/cloth/papyrus", sold=False)),
    StageFact("alexandria B", "glass", 3, "3 stone", Effect(points=7)),
    StageFact("halicarnassus A", "cloth", 1, "2 clay", Effect(points=3)),
    StageFact("halicarnassus A", "cloth", 2, "3 ore", Effect(power="build_from_discard")),
    StageFact("halicarnassus A", "cloth", 3, "2 cloth", Effect(points=7)),
    StageFact("halicarnassus B", "cloth", 1, "2 ore", Effect(points=2, power="build_from_discard")),
    StageFact("halicarnassus B", "cloth", 2, "3 clay", Effect(points=1, power="build_from_discard")),
    StageFact("halicarnassus B", "cloth", 3, "1 glass, 1 cloth, 1 papyrus", Effect(power="build_from_discard")),
)

CARD = {fact.id: fact for fact in CARDS}
BOARDS = tuple(dict.fromkeys(fact.board for fact in STAGES))
START = {fact.board: fact.start for fact in STAGES}


def stages_of(board: str) -> list[StageFact]:
    return [fact for fact in STAGES if fact.board == board]
