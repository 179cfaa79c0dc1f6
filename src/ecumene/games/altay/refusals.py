"""Why something cannot be done in a turn, and what a player might think of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.kernel.errors import Illegal
from ecumene.kernel.messages import Message

if TYPE_CHECKING:
    from ecumene.games.altay.state import Position
    from ecumene.games.altay.turn import Turn


def why_not(state: Position, seat: int, action: int, turn: Turn) -> Illegal:
    return Illegal(Message("not-asked"), "turn")


def within_reach(state: Position, seat: int) -> list[int]:
    return []
