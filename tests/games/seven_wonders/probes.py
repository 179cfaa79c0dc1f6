"""Cities that make exactly this or that, and cards that need it: to see what a card or stage is good for."""

from __future__ import annotations

from collections import Counter

from tests.games.seven_wonders import facts
from tests.games.seven_wonders.facts import BOARDS, START
from tests.games.seven_wonders.kit import City

#: Cards that make zero, one, two or three units of a resource.
MAKERS = {
    "wood": ("", "lumber_yard", "sawmill", "lumber_yard sawmill"),
    "stone": ("", "stone_pit", "quarry", "stone_pit quarry"),
    "clay": ("", "clay_pool", "brickyard", "clay_pool brickyard"),
    "ore": ("", "ore_vein", "foundry", "ore_vein foundry"),
    "glass": ("", "glassworks_i"),
    "cloth": ("", "loom_i"),
    "papyrus": ("", "press_i"),
}
EVERYTHING = " ".join(makers[-1] for makers in MAKERS.values())
ONE_OF_EVERYTHING = " ".join(makers[1] for makers in MAKERS.values())

#: A card that costs one unit of a resource and nothing else.
PROBES = {
    "wood": "stockade",
    "stone": "baths",
    "clay": "guard_tower",
    "ore": "barracks",
    "glass": "workshop",
    "cloth": "apothecary",
    "papyrus": "scriptorium",
}


def makers(units: list[str], board: str) -> str:
    """Cards that make exactly these units, together with the board's own resource."""
    need = Counter(units)
    if need[START[board]]:
        need[START[board]] -= 1
    return " ".join(MAKERS[resource][n] for resource, n in need.items() if n)


def board_without(cost: str) -> str:
    """A board whose own resource does not help with a cost, if there is one."""
    return next((board for board in BOARDS if START[board] not in facts.resources(cost)), "giza A")


def board_selling_none_of(resources: set[str]) -> str:
    return next(board for board in BOARDS if START[board] not in resources)


def bystanders(board: str, coins: int = 0) -> tuple[City, City]:
    """Two neighbours who have nothing to sell but what the city itself makes from the start."""
    return City(board, coins=coins), City(board, coins=coins)
