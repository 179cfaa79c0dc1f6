# Compiled by mypyc where a C compiler is present.
"""Setting up: which board lies before whom."""

from __future__ import annotations

from typing import Final

from ecumene.games.seven_wonders.numbers import WONDER_INDEX
from ecumene.games.seven_wonders.wonders import WONDERS
from ecumene.kernel.rng import Rng

SIDES: Final = ("A", "B")

#: The wonders by name, in the order of the box.
NAMES: Final[list[str]] = [wonder.id for wonder in WONDERS if wonder.side == SIDES[0]]
#: The boards of each wonder, side by side.
BOARDS: Final[list[list[int]]] = [[WONDER_INDEX[f"{name} {side}"] for side in SIDES] for name in NAMES]

ANY_WONDER: Final = -1
ANY_SIDE: Final = -1


def give_out(wonders: list[int], sides: list[int], rng: Rng) -> list[int]:
    """A board for every city: the wonders and sides wished for, and random ones of the rest."""
    rest = [wonder for wonder in range(len(BOARDS)) if wonder not in wonders]
    rng.shuffle(rest)
    boards: list[int] = []
    for city in range(len(wonders)):
        side = sides[city] if sides[city] != ANY_SIDE else int(rng.below(len(SIDES)))
        wonder = wonders[city] if wonders[city] != ANY_WONDER else rest.pop()
        boards.append(BOARDS[wonder][side])
    return boards
