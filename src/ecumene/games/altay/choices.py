# Compiled by mypyc where a C compiler is present.
"""What a turn offers most often, listed beforehand: whole lists of actions, looked up by small sets of bits.

A list that is there already costs less than one that is put together action by action at every step of a turn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.altay.ids import PLAY, PUT, START
from ecumene.games.altay.numbers import (
    ACHIEVEMENT_COUNT,
    ALL,
    ANY_PLACES,
    BITS,
    CONVERT,
    DRAW,
    FACE_COUNT,
    FILL,
    FIRST_ACHIEVEMENT_PUT,
    HIGH,
    HOLDER_COUNT,
    LAY,
    PILE_COUNT,
    PILE_FACES,
    PLACES,
    PRICE,
    PRODUCE,
    PUT_RESOURCE,
    PUTS_OF,
    RAW_KINDS,
    RAW_PLACES,
    RESOURCE_COUNT,
    SLOT_COUNT,
    STORES,
    TERRAIN_COUNT,
    WAY_KIND,
    WAY_SLOT,
    WAY_TERRAIN,
    WAYS_OF,
)

# Sets of a few things as bits

_PRIME: Final = 29  # no two of 1, 2, 4 … 2 ** 27 leave the same rest
#: Which bit is set in a number with only one: by its rest.
BIT_OF: Final[list[int]] = [0] * _PRIME
for _bit in range(_PRIME - 1):
    BIT_OF[(1 << _bit) % _PRIME] = _bit


def bit_of(low: i64) -> i64:
    """The place of the only bit that is set, among the first 28."""
    return BIT_OF[low % _PRIME]


# Resources

KIND_SETS: Final = 1 << RESOURCE_COUNT
_LOW: Final = 0x7F7F7F7F7F  # added to a bundle, it sets the high bit of every resource that is there


def kinds_in(bundle: i64) -> i64:
    """The kinds of resources in a bundle, as a set."""
    return squeezed(bundle + _LOW)


def squeezed(high: i64) -> i64:
    """The high bits of a bundle, side by side."""
    bits = (high & HIGH) >> BITS - 1
    return (bits | bits >> 7 | bits >> 14 | bits >> 21 | bits >> 28) & KIND_SETS - 1


def _kinds(bundle: int) -> int:
    return sum(1 << resource for resource in range(RESOURCE_COUNT) if bundle >> BITS * resource & 127)


def _kinds_for(holder: int) -> int:
    """The kinds that a card has places for."""
    if ANY_PLACES[holder]:
        return KIND_SETS - 1
    return _kinds(PLACES[holder]) | (sum(1 << kind for kind in RAW_KINDS) if RAW_PLACES[holder] else 0)


# Playing cards where the supply has enough. What counts besides the card: the terrains of unused regions, ...

DRAWABLE: Final = 1 << TERRAIN_COUNT  # ... whether a card can be drawn,
CONVERTIBLE: Final = 2 << TERRAIN_COUNT  # ... whether a marker can be converted,
OCCUPIED: Final = 4 << TERRAIN_COUNT  # ... and whether something lies on the place on the table that the card names.
SITUATIONS: Final = 8 << TERRAIN_COUNT
#: The place on the table that a card is laid on or fills; the last one is always empty.
NO_SLOT: Final = SLOT_COUNT
NAMED_SLOT: Final[list[int]] = [
    max([WAY_SLOT[way] for way in WAYS_OF[face] if WAY_SLOT[way] >= 0], default=NO_SLOT) for face in range(FACE_COUNT)
]


def _playable(way: int, situation: int) -> bool:
    kind = WAY_KIND[way]
    terrain = WAY_TERRAIN[way] < 0 or situation >> WAY_TERRAIN[way] & 1 == 1
    if kind == LAY:
        return not situation & OCCUPIED
    if kind == FILL:
        return terrain and situation & OCCUPIED != 0
    if kind == DRAW:
        return situation & DRAWABLE != 0
    if kind == CONVERT:
        return situation & CONVERTIBLE != 0
    return kind == PRODUCE or terrain


#: By face and situation.
PLAYS: Final[list[list[int]]] = [
    [PLAY + way for way in WAYS_OF[face] if _playable(way, situation)]
    for face in range(FACE_COUNT)
    for situation in range(SITUATIONS)
]

# Putting resources onto cards, one by one; by card and kinds

PUTS: Final[list[list[int]]] = [
    [PUT + put for put in PUTS_OF[holder] if PUT_RESOURCE[put] != ALL and kinds >> PUT_RESOURCE[put] & 1]
    for holder in range(HOLDER_COUNT)
    for kinds in range(KIND_SETS)
]
#: The same puts as beginnings of achievements; the other cards have none.
STARTS: Final[list[list[int]]] = [
    [action - PUT - FIRST_ACHIEVEMENT_PUT + START for action in puts] if number >= SLOT_COUNT * KIND_SETS else []
    for number, puts in enumerate(PUTS)
]
#: Of each card the put of whatever fits, or -1.
PUT_ALL: Final[list[int]] = [max([put for put in puts if PUT_RESOURCE[put] == ALL], default=-1) for puts in PUTS_OF]
TAKES_WILD: Final[list[bool]] = [bool(ANY_PLACES[holder] or RAW_PLACES[holder]) for holder in range(HOLDER_COUNT)]
#: The achievements that have a place for one of these kinds.
TAKERS: Final[list[int]] = [
    sum(1 << number for number in range(ACHIEVEMENT_COUNT) if _kinds_for(SLOT_COUNT + number) & kinds)
    for kinds in range(KIND_SETS)
]
STORE_SLOTS: Final = sum(1 << slot for slot in STORES)

#: The piles whose cheapest card these kinds may pay for: its wild part is paid with raw materials.
PILES_FOR: Final[list[list[int]]] = [
    [pile for pile in range(PILE_COUNT) if not _kinds(min(PRICE[face] for face in PILE_FACES[pile])) & ~kinds]
    for kinds in range(KIND_SETS)
]
