# Compiled by mypyc where a C compiler is present.
"""What a seat cannot know, dealt anew: markers face down and the standing orders of others."""

from __future__ import annotations

from typing import Final

from ecumene.games.civilization.announcements import BATTLE_ORDERS
from ecumene.games.civilization.numbers import MARKER_ID, NO_EVENT, NO_MARKER, REGION_COUNT, RESOURCE_COUNT
from ecumene.games.civilization.state import Position
from ecumene.kernel.rng import Rng
from ecumene.kernel.zones import Hidden

#: Markers all have the same back.
_BACKS: Final[list[int]] = [0] * len(MARKER_ID)
#: What a marker can be that somebody has looked at and put back: the others were shown everything else.
_PUT_BACK: Final[list[bool]] = [marker < RESOURCE_COUNT or marker == NO_EVENT for marker in range(len(MARKER_ID))]


def forget(state: Position, seat: int, rng: Rng) -> None:
    """Replace what the seat has not seen; what it has looked at stays."""
    unseen = Hidden(_BACKS)
    for region in range(REGION_COUNT):
        if state.marker[region] == NO_MARKER or state.face_up[region] or state.seen[region] >> seat & 1:
            continue
        unseen.add_slot(state.marker, region, _PUT_BACK if state.seen[region] else None)
    unseen.add(state.box)
    unseen.deal(rng)
    state.box.sort()
    for other in range(state.players):
        if other != seat:
            state.battle_order[other] = int(rng.below(BATTLE_ORDERS))
            state.wonder_order[other] = int(rng.below(2))
