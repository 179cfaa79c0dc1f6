# Compiled by mypyc where a C compiler is present.
"""What a turn offers most often, as sets: looked up whole, counted without being written down.

A set is a number with a bit for each of its members. Sets of actions count from the first action of their verb. Tables
of machine integers are read faster, the more so if their numbers are small.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.altay.numbers import (
    ACHIEVEMENT_COUNT,
    ALL,
    ANY_PLACES,
    BITS,
    BUY_COUNT,
    BUY_PILE,
    BUY_RAW,
    CONVERT,
    CULTURE,
    DRAW,
    FILL,
    HIGH,
    HOLDER_COUNT,
    LAY,
    PILE_FACES,
    PLACES,
    PRICE,
    PURCHASES_OF,
    PUT_RESOURCE,
    PUTS_OF,
    RAW_KINDS,
    RAW_PLACES,
    RESOURCE_COUNT,
    SLOT_COUNT,
    STORES,
    TERRAIN_COUNT,
    UNIT,
    WAY_COUNT,
    WAY_KIND,
    WAY_SLOT,
    WAY_TERRAIN,
    WAYS_OF,
)

# Sets of a few things as bits

_PRIME: Final = 53  # no two of 1, 2, 4 … 2 ** 51 leave the same rest
#: Which bit is set in a number with only one: by its rest.
BIT_OF: Final[list[i64]] = [0] * _PRIME
for _bit in range(_PRIME - 1):
    BIT_OF[(1 << _bit) % _PRIME] = _bit


def bit_of(low: i64) -> i64:
    """The place of the only bit that is set, among the first 52."""
    return BIT_OF[low % _PRIME]


def how_many(members: i64) -> i64:
    """How many members a set has: bits are added up by twos, fours and eights, and these by casting out 255s."""
    members -= members >> 1 & 0x5555555555555
    members = (members & 0x3333333333333) + (members >> 2 & 0x3333333333333)
    return (members + (members >> 4) & 0xF0F0F0F0F0F0F) % 255


def member(members: i64, number: i64) -> i64:
    """The member of a set with so many others before it."""
    while number:
        members &= members - 1
        number -= 1
    return bit_of(members & -members)


def add_members(members: i64, first: i64, found: list[int]) -> None:
    """Add all actions of a set, which counts from this one."""
    while members:
        low = members & -members
        members -= low
        found.append(int(first + bit_of(low)))


# Resources

KIND_SETS: Final = 1 << RESOURCE_COUNT
WEALTHS: Final = KIND_SETS * KIND_SETS
_LOW: Final = 0x7F7F7F7F7F  # added to a bundle, it sets the high bit of every resource that is there
_LOWER: Final = 0x7E7E7E7E7E  # ... of which there are two or more


def kinds_in(bundle: i64) -> i64:
    """The kinds of resources in a bundle, as a set."""
    return squeezed(bundle + _LOW)


def squeezed(high: i64) -> i64:
    """The high bits of a bundle, side by side."""
    bits = (high & HIGH) >> BITS - 1
    return (bits | bits >> 7 | bits >> 14 | bits >> 21 | bits >> 28) & KIND_SETS - 1


def wealth(pool: i64) -> i64:
    """The kinds of resources in a pool, and beside them those of which there are two or more."""
    return kinds_in(pool) | squeezed(pool + _LOWER) << RESOURCE_COUNT


def _kinds(bundle: int) -> int:
    return sum(1 << resource for resource in range(RESOURCE_COUNT) if bundle >> BITS * resource & 127)


def _pool_of(wealth: int) -> int:
    """The smallest pool with such a wealth."""
    once, twice = wealth % KIND_SETS, wealth // KIND_SETS
    return sum(UNIT[kind] * ((once >> kind & 1) + (twice >> kind & 1)) for kind in range(RESOURCE_COUNT))


def _kinds_for(holder: int) -> int:
    """The kinds that a card has places for."""
    if ANY_PLACES[holder]:
        return KIND_SETS - 1
    return _kinds(PLACES[holder]) | (sum(1 << kind for kind in RAW_KINDS) if RAW_PLACES[holder] else 0)


# Playing cards where the supply has enough. What counts besides the card: the terrains of unused regions, ...

DRAWABLE: Final = 1 << TERRAIN_COUNT  # ... whether a card can be drawn,
CONVERTIBLE: Final = 2 << TERRAIN_COUNT  # ... whether a marker can be converted,
SITUATIONS: Final = 4 << TERRAIN_COUNT  # ... and what lies on the table.

#: The ways to play each face.
FACE_WAYS: Final[list[i64]] = [sum(1 << way for way in ways) for ways in WAYS_OF]


def _lacks(way: int, situation: int) -> bool:
    kind = WAY_KIND[way]
    if kind == DRAW:
        return not situation & DRAWABLE
    if kind == CONVERT:
        return not situation & CONVERTIBLE
    return WAY_TERRAIN[way] >= 0 and not situation >> WAY_TERRAIN[way] & 1


def _is_blocked(way: int, laid: int) -> bool:
    """A card is laid onto an empty place, and fills a card that lies there."""
    occupied = WAY_SLOT[way] >= 0 and laid >> WAY_SLOT[way] & 1 == 1
    return occupied if WAY_KIND[way] == LAY else WAY_KIND[way] == FILL and not occupied


#: The ways in which cards cannot be played, by situation.
LACKING: Final[list[i64]] = [
    sum(1 << way for way in range(WAY_COUNT) if _lacks(way, situation)) for situation in range(SITUATIONS)
]
#: The same by the set of laid-out cards.
BLOCKED: Final[list[i64]] = [
    sum(1 << way for way in range(WAY_COUNT) if _is_blocked(way, laid)) for laid in range(1 << SLOT_COUNT)
]

# Putting resources onto cards. Sets count from the first put of each card.

FIRST_PUT: Final[list[i64]] = [puts[0] for puts in PUTS_OF]
#: One resource at a time, by card and kinds.
PUTS: Final[list[i64]] = [
    sum(1 << put - puts[0] for put in puts if PUT_RESOURCE[put] != ALL and kinds >> PUT_RESOURCE[put] & 1)
    for puts in PUTS_OF
    for kinds in range(KIND_SETS)
]
#: Of each card the put of whatever fits, if it has one.
PUT_ALL: Final[list[i64]] = [sum(1 << put - puts[0] for put in puts if PUT_RESOURCE[put] == ALL) for puts in PUTS_OF]
TAKES_WILD: Final[list[bool]] = [bool(ANY_PLACES[holder] or RAW_PLACES[holder]) for holder in range(HOLDER_COUNT)]
#: The achievements that have a place for one of these kinds.
TAKERS: Final[list[i64]] = [
    sum(1 << number for number in range(ACHIEVEMENT_COUNT) if _kinds_for(SLOT_COUNT + number) & kinds)
    for kinds in range(KIND_SETS)
]
STORE_SLOTS: Final = sum(1 << slot for slot in STORES)

# Purchases

#: Those from each pile.
PILE_PURCHASES: Final[list[i64]] = [sum(1 << purchase for purchase in purchases) for purchases in PURCHASES_OF]
#: What each costs but for culture, which depends on the card on top of the pile.
_MATERIALS: Final[list[int]] = [
    PRICE[PILE_FACES[BUY_PILE[purchase]][0]] % UNIT[CULTURE] + BUY_RAW[purchase] for purchase in range(BUY_COUNT)
]
assert all(price >> BITS * kind & 127 <= 2 for price in _MATERIALS for kind in range(RESOURCE_COUNT))
#: Those that a pool pays for but for culture, by its wealth: nothing costs more than two of a resource.
AFFORDABLE: Final[list[i64]] = [
    sum(
        1 << purchase
        for purchase in range(BUY_COUNT)
        if not (_pool_of(wealth) | HIGH) - _MATERIALS[purchase] & HIGH ^ HIGH
    )
    for wealth in range(WEALTHS)
]
#: No card costs more culture than this.
MOST_CULTURE: Final = 2
assert max(price // UNIT[CULTURE] for price in PRICE) == MOST_CULTURE
