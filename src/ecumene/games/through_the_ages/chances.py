"""What a civilization's chance to win is read from: how it stands in numbers, as those who plan turns see it."""

from __future__ import annotations

from typing import Final, cast

from ecumene.games.through_the_ages import standing, styles
from ecumene.games.through_the_ages.components import LAST_AGE
from ecumene.games.through_the_ages.rules import ThroughTheAges
from ecumene.kernel import State

NAMES: Final = ("score", "standing", "culture this round", "turn this round", "resigned", *standing.NOW)
PARTS: Final = LAST_AGE + 1


def part(state: State) -> int:
    return cast(ThroughTheAges, state).age


def row(state: State, seat: int) -> list[float]:
    position = cast(ThroughTheAges, state)
    own = position.civilizations[seat]
    board = standing.standing(position, seat, True)[: len(standing.NOW)]
    weighed = sum(styles.PLAIN[name] * number for name, number in zip(standing.NOW, board, strict=True))
    to_come = float(seat >= position.turn)  # has yet to produce in this round
    points = float(sum(position.scores()[seat].values()))
    return [points, weighed, to_come * float(own.culture), to_come, float(not own.active), *board]
