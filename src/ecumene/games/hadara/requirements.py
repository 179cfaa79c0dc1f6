# Compiled by mypyc where a C compiler is present.
"""What a colony or a statue requires of a track, and what may make up for a lack of it."""

from __future__ import annotations

from typing import Final

from ecumene.games.hadara.effects import LOBBY_COINS, LOBBY_MOST, REDUCTION
from ecumene.games.hadara.state import Civilization

OUT_OF_REACH: Final = -1


def lack(civilization: Civilization, track: int, required: int) -> int:
    """How many points the track is short of a requirement, which effects may have lowered; 0 or less is enough."""
    return required - civilization.powers[REDUCTION] - civilization.tracks[track]


def coins_for(civilization: Civilization, track: int, required: int, paid: int) -> int:
    """Coins that must make up for the lack, after so many already paid in this step; or ``OUT_OF_REACH``."""
    missing = lack(civilization, track, required)
    if missing <= 0:
        return 0
    coins = missing * civilization.powers[LOBBY_COINS]
    if coins == 0 or coins > civilization.coins or paid + coins > civilization.powers[LOBBY_MOST]:
        return OUT_OF_REACH
    return coins
