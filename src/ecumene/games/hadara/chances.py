"""What a civilization's chance to win is read from: its board in numbers, as the search sees it."""

from __future__ import annotations

from typing import Final, cast

from ecumene.games.hadara.features import NAMES as LEARNED
from ecumene.games.hadara.features import features
from ecumene.games.hadara.heuristics import HEURISTICS
from ecumene.games.hadara.numbers import EPOCH_COUNT
from ecumene.games.hadara.prospects import prospect, time_of
from ecumene.games.hadara.rules import Hadara
from ecumene.games.hadara.scoring import score
from ecumene.kernel import State

_OWN: Final = LEARNED.index("best points")
NAMES: Final = ("score", "prospect", *LEARNED[: _OWN - 1])
PARTS: Final = 2 * EPOCH_COUNT


def part(state: State) -> int:
    """Two parts an epoch."""
    return HEURISTICS.phase(state) // 3


def row(state: State, seat: int) -> list[float]:
    position = cast(Hadara, state)
    civilization, time = position.civilizations[seat], time_of(position)
    board = features(civilization, 0.0, time, [])
    return [float(sum(score(civilization))), prospect(civilization, time, 0.0), *board[: _OWN - 1]]
