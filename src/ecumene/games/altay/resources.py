"""Resources and terrains, the words of which everything else in the box is made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ecumene.kernel.messages import Message, listing

FOOD: Final = "food"
WOOD: Final = "wood"
METAL: Final = "metal"
STONE: Final = "stone"
CULTURE: Final = "culture"
RESOURCES: Final = (FOOD, WOOD, METAL, STONE, CULTURE)

FARMLAND: Final = "farmland"
FOREST: Final = "forest"
MINE: Final = "mine"
MOUNTAIN: Final = "mountain"
TERRAINS: Final = (FARMLAND, FOREST, MINE, MOUNTAIN)
#: What each terrain is known for.
TERRAIN_RESOURCE: Final = {FARMLAND: FOOD, FOREST: WOOD, MINE: METAL, MOUNTAIN: STONE}


@dataclass(frozen=True, slots=True)
class Resources:
    """So much of each resource; ``raw`` is wood, metal or stone, ``any`` is whatever you like."""

    food: int = 0
    wood: int = 0
    metal: int = 0
    stone: int = 0
    culture: int = 0
    raw: int = 0
    any: int = 0

    def amounts(self) -> dict[str, int]:
        """What it consists of, wild ones by their own names."""
        return {name: getattr(self, name) for name in (*RESOURCES, "raw", "any") if getattr(self, name)}

    def words(self) -> Message:
        """In words, as in ``2 food, 1 wood``."""
        return listing([Message(f"altay-count-{name}", {"n": n}) for name, n in self.amounts().items()])
