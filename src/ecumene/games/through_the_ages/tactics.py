# Compiled by mypyc where a C compiler is present.
"""Tactics: how units form armies, always so that the civilization is as strong as possible."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.components import OBSOLETE_LEVELS
from ecumene.games.through_the_ages.numbers import (
    ARMY_ARTILLERY,
    ARMY_CAVALRY,
    ARMY_INFANTRY,
    ARMY_OBSOLETE,
    ARMY_STRENGTH,
    FAMILY_END,
    FAMILY_FIRST,
    LEVEL,
)
from ecumene.games.through_the_ages.traits import AIR_FORCE, ARTILLERY, CAVALRY, INFANTRY

_PLENTY: Final = 99


def armies(workers: list[int], built: list[int], tactic: int, khan: bool) -> int:
    """The greatest tactical strength of armies of these units (by card, and by family).

    With Genghis Khan infantry may ride as cavalry.
    """
    oldest = LEVEL[tactic] - OBSOLETE_LEVELS
    infantry = built[INFANTRY]
    cavalry = built[CAVALRY]
    artillery = built[ARTILLERY]
    total = _formed(infantry, cavalry, artillery, tactic, khan)
    if total == 0:
        return 0
    air = built[AIR_FORCE]
    if oldest < 0:
        return _worth(total, 0, air, tactic)
    new_infantry = _units(workers, INFANTRY, oldest)
    new_cavalry = _units(workers, CAVALRY, oldest)
    modern = _formed(new_infantry, new_cavalry, _units(workers, ARTILLERY, oldest), tactic, khan)
    if not khan:
        return _worth(modern, total - modern, air, tactic)
    most = _worth(0, total, air, tactic)
    for count in range(1, modern + 1):
        riding = max(0, count * ARMY_CAVALRY[tactic] - new_cavalry)
        left_infantry = infantry - count * ARMY_INFANTRY[tactic] - riding
        left_cavalry = cavalry - count * ARMY_CAVALRY[tactic] + riding
        left_artillery = artillery - count * ARMY_ARTILLERY[tactic]
        others = _formed(left_infantry, left_cavalry, left_artillery, tactic, khan)
        most = max(most, _worth(count, others, air, tactic))
    return most


def _units(workers: list[int], family: int, oldest: int) -> int:
    """Units of a family that are newer than a level."""
    total = 0
    for card in range(FAMILY_FIRST[family], FAMILY_END[family]):
        if LEVEL[card] > oldest:
            total += workers[card]
    return total


def _formed(infantry: int, cavalry: int, artillery: int, tactic: int, khan: bool) -> int:
    """How many armies these units can form."""
    foot = ARMY_INFANTRY[tactic]
    horse = ARMY_CAVALRY[tactic]
    guns = ARMY_ARTILLERY[tactic]
    count = _PLENTY
    if guns:
        count = artillery // guns
    if foot:
        count = min(count, infantry // foot)
    if not horse:
        return count
    if not khan:
        return min(count, cavalry // horse)
    count = min(count, (infantry + cavalry) // (foot + horse))
    return count


def _worth(modern: int, obsolete: int, air: int, tactic: int) -> int:
    """Strength of armies; each air force doubles one army, modern ones first."""
    doubled = min(air, modern)
    doubled_obsolete = min(air - doubled, obsolete)
    return (modern + doubled) * ARMY_STRENGTH[tactic] + (obsolete + doubled_obsolete) * ARMY_OBSOLETE[tactic]
