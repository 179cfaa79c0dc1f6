"""What a city's chance to win is read from: the numbers of its board, as the search sees them."""

from __future__ import annotations

from typing import Final, cast

from ecumene.games.seven_wonders.features import OWN, own_features
from ecumene.games.seven_wonders.scoring import score
from ecumene.games.seven_wonders.state import Position
from ecumene.kernel import State

NAMES: Final = ("score", *OWN, "shields of neighbours", "science to grow")
PARTS: Final = 6


def part(state: State) -> int:
    """Two parts an age."""
    position = cast(Position, state)
    return 2 * (position.age - 1) + (position.turn > 3)


def row(state: State, seat: int) -> list[float]:
    position = cast(Position, state)
    own = own_features(position, seat)[: len(OWN)]
    left, right = position.cities[position.left(seat)], position.cities[position.right(seat)]
    conflicts = 4 - position.age  # still to be fought
    return [
        float(sum(score(position, seat))),
        *own,
        float(left.shields + right.shields),
        conflicts * own[OWN.index("next symbol")],
    ]
