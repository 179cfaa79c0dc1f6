"""A misclick against bots: for a moment it may be taken back though they have answered, if nothing hidden was shown."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ecumene.server.live import LiveTable

#: So long after it was made.
MOMENT_SECONDS = 30.0


def steps_back(live: LiveTable, seat: int) -> int:
    """How many actions go if the seat takes its last one back; 0: it may not. In a cup what is played is played."""
    match = live.playing
    step = match.decided(seat)
    if step is None or match.state.over or live.row.cup_id is not None:
        return 0
    if any(place.kind != "bot" for place in live.seats if place.seat != seat):
        return 0
    if match.shown_since(step) or time.time() - live.times[step] > MOMENT_SECONDS:
        return 0
    return len(match.actions) - step
