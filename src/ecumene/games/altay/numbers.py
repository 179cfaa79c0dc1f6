# Compiled by mypyc where a C compiler is present.
"""The box as numbers: cards, regions and achievements by index, so that the rules need no look-ups by name.

Resources travel in bundles: one integer with eight bits for each resource, never more than 127 of one kind.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.altay.achievements import ACHIEVEMENTS, WONDER_LEVEL
from ecumene.games.altay.components import CARDS, CULTURE_PER_VP, MARKET_CARDS, PEOPLES, STARTING_CARDS, face
from ecumene.games.altay.effects import (
    BuildMore,
    Collect,
    Combat,
    CombatBonus,
    ConvertMarker,
    DiscardAndDraw,
    DrawCards,
    Exchange,
    FillCard,
    KeepCard,
    LargerHand,
    MoveSettlement,
    PointsPer,
    Produce,
    ProduceOnce,
    Store,
    TrashAndDraw,
    UseRegion,
)
from ecumene.games.altay.regions import BORDERS, LAYOUTS, MARKERS, MOUNTAIN_DIFFICULTY, REGIONS, VP_TOKEN_VALUE
from ecumene.games.altay.resources import RESOURCES, TERRAINS, Resources

# Resources

RESOURCE_COUNT: Final = 5
FOOD: Final = 0
WOOD: Final = 1
METAL: Final = 2
STONE: Final = 3
CULTURE: Final = 4
ALL: Final = 5  # instead of a resource: whatever fits
BITS: Final = 8
HIGH: Final = 0x8080808080
UNIT: Final[list[int]] = [1 << BITS * resource for resource in range(RESOURCE_COUNT)]
RAW_KINDS: Final = (WOOD, METAL, STONE)


def bundle(resources: Resources) -> int:
    """The named resources of a record, its wild ones left out."""
    return sum(getattr(resources, name) * UNIT[i] for i, name in enumerate(RESOURCES))


# Action cards. A face is a kind of card with its points; copies of a face are alike.

FACE_ID: Final[list[str]] = []
FACE_CARD: Final[list[int]] = []
FACE_VP: Final[list[int]] = []
for _number, _card in enumerate(CARDS):
    for _points in sorted(set(_card.points)):
        FACE_ID.append(face(_card.id, _points))
        FACE_CARD.append(_number)
        FACE_VP.append(_points)
FACE_COUNT: Final = len(FACE_ID)
FACE_INDEX: Final[dict[str, int]] = {id: i for i, id in enumerate(FACE_ID)}
STARTING: Final[list[bool]] = [card < len(STARTING_CARDS) for card in FACE_CARD]
STARTING_DECKS: Final[list[list[int]]] = [
    sorted(FACE_INDEX[card] for card, copies in people.deck.items() for _ in range(copies)) for people in PEOPLES
]
PEOPLE_COUNT: Final = len(PEOPLES)

ATTACKS: Final[list[int]] = [0] * FACE_COUNT
DEFENDS: Final[list[int]] = [0] * FACE_COUNT
for _face in range(FACE_COUNT):
    for _option in CARDS[FACE_CARD[_face]].options:
        if isinstance(_option, Combat):
            ATTACKS[_face] = _option.attack
            DEFENDS[_face] = _option.defense
#: The faces one can fight with, in the order of the actions that commit them.
FIGHTERS: Final[list[int]] = [face for face in range(FACE_COUNT) if ATTACKS[face] or DEFENDS[face]]
FIGHTER_COUNT: Final = len(FIGHTERS)
FIGHTER_INDEX: Final[list[int]] = [FIGHTERS.index(face) if face in FIGHTERS else -1 for face in range(FACE_COUNT)]

# The market: what lies on each pile from the top down, and every way to pay the wild part of a price

PILE_COUNT: Final = len(MARKET_CARDS)
PILE_FACES: Final[list[list[int]]] = [
    [FACE_INDEX[face(card.id, points)] for points in card.points] for card in MARKET_CARDS
]
PRICE: Final[list[int]] = [0] * FACE_COUNT  # without its wild part
BUY_PILE: Final[list[int]] = []
BUY_RAW: Final[list[int]] = []
for _pile, _card in enumerate(MARKET_CARDS):
    assert _card.price is not None
    for _face in set(PILE_FACES[_pile]):
        PRICE[_face] = bundle(_card.price) + CULTURE_PER_VP * FACE_VP[_face] * UNIT[CULTURE]
    _ways = {0}
    for _ in range(_card.price.raw):
        _ways = {_way + UNIT[_kind] for _way in _ways for _kind in RAW_KINDS}
    for _way in sorted(_ways):
        BUY_PILE.append(_pile)
        BUY_RAW.append(_way)
BUY_COUNT: Final = len(BUY_PILE)
#: The purchases from each pile.
PURCHASES_OF: Final[list[list[int]]] = [
    [purchase for purchase in range(BUY_COUNT) if BUY_PILE[purchase] == pile] for pile in range(PILE_COUNT)
]

# Where resources are put: cards on the table, then achievements

LAID_CARDS: Final[list[int]] = [
    number for number, card in enumerate(CARDS) if any(isinstance(option, Collect | Store) for option in card.options)
]
SLOT_COUNT: Final = 6
assert len(LAID_CARDS) == SLOT_COUNT
SLOT: Final[list[int]] = [LAID_CARDS.index(card) if card in LAID_CARDS else -1 for card in FACE_CARD]
ACHIEVEMENT_COUNT: Final = len(ACHIEVEMENTS)
ACHIEVEMENT_ID: Final[list[str]] = [achievement.id for achievement in ACHIEVEMENTS]
HOLDER_COUNT: Final = SLOT_COUNT + ACHIEVEMENT_COUNT
HOLDER_ID: Final[list[str]] = [CARDS[card].id for card in LAID_CARDS] + ACHIEVEMENT_ID
BUILDS: Final[list[int]] = [0] * SLOT_COUNT  # settlements; none for cards that store
_places: list[Resources] = []
for _slot, _number in enumerate(LAID_CARDS):
    for _option in CARDS[_number].options:
        if isinstance(_option, Collect):
            BUILDS[_slot] = _option.settlements
        if isinstance(_option, Collect | Store):
            _places.append(_option.places)
_places += [achievement.places for achievement in ACHIEVEMENTS]
PLACES: Final[list[int]] = [bundle(places) for places in _places]
RAW_PLACES: Final[list[int]] = [places.raw for places in _places]
ANY_PLACES: Final[list[int]] = [places.any for places in _places]
PLACE_COUNT: Final[list[int]] = [sum(places.amounts().values()) for places in _places]
#: What can be put where, one resource at a time or (``ALL``) whatever fits.
PUT_HOLDER: Final[list[int]] = []
PUT_RESOURCE: Final[list[int]] = []
for _holder, _needs in enumerate(_places):
    for _resource, _name in enumerate(RESOURCES):
        if getattr(_needs, _name) or _needs.any or (_needs.raw and _resource in RAW_KINDS):
            PUT_HOLDER.append(_holder)
            PUT_RESOURCE.append(_resource)
    if PLACE_COUNT[_holder] > 1:
        PUT_HOLDER.append(_holder)
        PUT_RESOURCE.append(ALL)
PUT_COUNT: Final = len(PUT_HOLDER)
#: The puts of each holder.
PUTS_OF: Final[list[list[int]]] = [
    [put for put in range(PUT_COUNT) if PUT_HOLDER[put] == holder] for holder in range(HOLDER_COUNT)
]
FIRST_ACHIEVEMENT_PUT: Final = PUT_HOLDER.index(SLOT_COUNT)
STORES: Final[list[int]] = [slot for slot in range(SLOT_COUNT) if not BUILDS[slot]]

# Ways to play a card that is no fighter

PRODUCE: Final = 0
USE_REGION: Final = 1
FILL: Final = 2
DRAW: Final = 3
CONVERT: Final = 4
LAY: Final = 5  # onto the table
WAY_FACE: Final[list[int]] = []
WAY_KIND: Final[list[int]] = []
WAY_NAME: Final[list[str]] = []
WAY_GAIN: Final[list[int]] = []
WAY_TERRAIN: Final[list[int]] = []
WAY_SLOT: Final[list[int]] = []  # the place on the table of the card that is laid or filled
WAY_CARDS: Final[list[int]] = []  # drawn


def _add_way(face: int, kind: int, name: str, gain: int = 0, terrain: int = -1, slot: int = -1, cards: int = 0) -> None:
    WAY_FACE.append(face)
    WAY_KIND.append(kind)
    WAY_NAME.append(name)
    WAY_GAIN.append(gain)
    WAY_TERRAIN.append(terrain)
    WAY_SLOT.append(slot)
    WAY_CARDS.append(cards)


def _wild_gains(resources: Resources) -> list[tuple[str, int]]:
    """What a gain may come to, with a name for each choice of its wild part (one resource at most)."""
    fixed = bundle(resources)
    if not resources.any:
        return [("+".join(name for name in resources.amounts()), fixed)]
    return [(name, fixed + UNIT[i]) for i, name in enumerate(RESOURCES)]


for _face in range(FACE_COUNT):
    for _option in CARDS[FACE_CARD[_face]].options:
        if isinstance(_option, Produce):
            for _name, _gain in _wild_gains(_option.resources):
                _add_way(_face, PRODUCE, _name, gain=_gain)
        elif isinstance(_option, UseRegion):
            _add_way(
                _face,
                USE_REGION,
                _option.terrain,
                gain=bundle(_option.resources),
                terrain=TERRAINS.index(_option.terrain),
            )
        elif isinstance(_option, FillCard):
            _filled = [CARDS[card].id for card in LAID_CARDS].index(_option.card)
            _add_way(_face, FILL, "fill", terrain=TERRAINS.index(_option.terrain), slot=_filled)
        elif isinstance(_option, DrawCards):
            _add_way(_face, DRAW, "draw", cards=_option.n)
        elif isinstance(_option, ConvertMarker):
            for _name, _gain in _wild_gains(_option.resources):
                _add_way(_face, CONVERT, f"convert_{_name}", gain=_gain)
        elif isinstance(_option, Collect):
            _add_way(_face, LAY, "collect", slot=SLOT[_face])
        elif isinstance(_option, Store):
            _add_way(_face, LAY, "store", slot=SLOT[_face])
WAY_COUNT: Final = len(WAY_FACE)
#: A supply with which no card falls short: as many of each resource as any card brings.
PLENTY: Final = 0x0303030303
assert all(gain >> BITS * resource & 127 <= 3 for gain in WAY_GAIN for resource in range(RESOURCE_COUNT))
#: The ways of each face.
WAYS_OF: Final[list[list[int]]] = [
    [way for way in range(WAY_COUNT) if WAY_FACE[way] == face] for face in range(FACE_COUNT)
]

# The map; sets of regions are bit masks

REGION_COUNT: Final = len(REGIONS)
REGION_ID: Final[list[str]] = [region.id for region in REGIONS]
TERRAIN: Final[list[int]] = [TERRAINS.index(region.terrain) for region in REGIONS]
TERRAIN_COUNT: Final = 4
assert len(TERRAINS) == TERRAIN_COUNT
FARMLAND: Final = 0
MOUNTAIN: Final = 3
TERRAIN_MASK: Final[list[int]] = [
    sum(1 << region for region in range(REGION_COUNT) if TERRAIN[region] == terrain) for terrain in range(TERRAIN_COUNT)
]


#: The same by name, for where every look-up counts.
FARMLANDS: Final = 0x3F
FORESTS: Final = 0x3F << 6
MINES: Final = 0x3F << 12
MOUNTAINS: Final = 0x1F << 18
assert TERRAIN_MASK == [FARMLANDS, FORESTS, MINES, MOUNTAINS]


def region_mask(ids: tuple[str, ...]) -> int:
    return sum(1 << REGION_ID.index(id) for id in ids)


def _neighbours(id: str) -> list[int]:
    return sorted(REGION_ID.index(b.b if b.a == id else b.a) for b in BORDERS if id in (b.a, b.b))


NEIGHBOURS: Final[list[list[int]]] = [_neighbours(id) for id in REGION_ID]
NEIGHBOUR_MASK: Final[list[i64]] = [sum(1 << other for other in others) for others in NEIGHBOURS]
#: Every border both ways, ordered by the first region.
PAIR_FROM: Final[list[int]] = [region for region in range(REGION_COUNT) for _ in NEIGHBOURS[region]]
PAIR_TO: Final[list[int]] = [other for region in range(REGION_COUNT) for other in NEIGHBOURS[region]]
PAIRS_OF: Final[list[int]] = [PAIR_FROM.index(region) for region in range(REGION_COUNT)]
#: The border from one region to another, or -1.
PAIR_BETWEEN: Final[list[int]] = [-1] * (REGION_COUNT * REGION_COUNT)
for _pair, _origin in enumerate(PAIR_FROM):
    PAIR_BETWEEN[_origin * REGION_COUNT + PAIR_TO[_pair]] = _pair
WHOLE_MAP: Final = (1 << REGION_COUNT) - 1
REDUCED_MAP: Final[dict[int, int]] = {n: WHOLE_MAP & ~region_mask(layout.regions_out) for n, layout in LAYOUTS.items()}
TOKEN_REGIONS: Final[dict[int, int]] = {n: region_mask(layout.vp_tokens) for n, layout in LAYOUTS.items()}
SUGGESTED: Final[dict[int, int]] = {n: region_mask(layout.suggested_starts) for n, layout in LAYOUTS.items()}
TOKEN_VP: Final = VP_TOKEN_VALUE

MARKER_COUNT: Final = len(MARKERS)
DIFFICULTY: Final[list[int]] = [marker.difficulty for marker in MARKERS]
#: One of the resource on a marker, or nothing.
MARKER_GAIN: Final[list[int]] = [UNIT[RESOURCES.index(m.resource)] if m.resource else 0 for m in MARKERS]
_ALL_MARKERS: Final[list[int]] = [i for i, marker in enumerate(MARKERS) for _ in range(marker.copies)]
MOUNTAIN_MARKERS: Final[list[int]] = [i for i in _ALL_MARKERS if DIFFICULTY[i] == MOUNTAIN_DIFFICULTY]
OTHER_MARKERS: Final[list[int]] = [i for i in _ALL_MARKERS if DIFFICULTY[i] != MOUNTAIN_DIFFICULTY]

# Achievements; sets of them are bit masks

LEVEL: Final[list[int]] = [achievement.level for achievement in ACHIEVEMENTS]
WONDER: Final = WONDER_LEVEL
LEVEL_MASK: Final[list[i64]] = [
    sum(1 << i for i, achievement in enumerate(ACHIEVEMENTS) if achievement.level == level)
    for level in range(WONDER_LEVEL + 1)
]
OF_LEVEL: Final[list[list[int]]] = [
    [i for i in range(ACHIEVEMENT_COUNT) if LEVEL[i] == level] for level in range(WONDER_LEVEL + 1)
]


def _mask_of(effect: type[object]) -> int:
    """The achievements with an effect of this type."""
    return sum(1 << i for i, achievement in enumerate(ACHIEVEMENTS) if isinstance(achievement.effect, effect))


TRASHES: Final = _mask_of(TrashAndDraw)
SWAPS: Final = _mask_of(DiscardAndDraw)
EXCHANGES: Final = _mask_of(Exchange)
PRODUCES: Final = _mask_of(ProduceOnce)
MOVES: Final = _mask_of(MoveSettlement)
KEEPS: Final = _mask_of(KeepCard)
ATTACK_BONUS: Final[list[int]] = [0] * ACHIEVEMENT_COUNT
DEFENSE_BONUS: Final[list[int]] = [0] * ACHIEVEMENT_COUNT
MORE_SETTLEMENTS: Final[list[int]] = [0] * ACHIEVEMENT_COUNT
MORE_CARDS: Final[list[int]] = [0] * ACHIEVEMENT_COUNT
TECHNOLOGY_GAIN: Final[list[int]] = [0] * ACHIEVEMENT_COUNT
#: Of wonders: what is counted, for how many of it there is a point, and points without counting.
COUNTED: Final[list[str]] = [""] * ACHIEVEMENT_COUNT
EVERY: Final[list[int]] = [1] * ACHIEVEMENT_COUNT
BASE_VP: Final[list[int]] = [0] * ACHIEVEMENT_COUNT
for _number, _achievement in enumerate(ACHIEVEMENTS):
    _effect = _achievement.effect
    if isinstance(_effect, CombatBonus):
        ATTACK_BONUS[_number] = _effect.attack
        DEFENSE_BONUS[_number] = _effect.defense
    elif isinstance(_effect, BuildMore):
        MORE_SETTLEMENTS[_number] = _effect.settlements
    elif isinstance(_effect, LargerHand):
        MORE_CARDS[_number] = _effect.n
    elif isinstance(_effect, ProduceOnce):
        TECHNOLOGY_GAIN[_number] = bundle(_effect.resources)
    elif isinstance(_effect, PointsPer):
        COUNTED[_number] = _effect.counted
        EVERY[_number] = _effect.every
        BASE_VP[_number] = _effect.base

#: What can be given for what else.
EXCHANGE_GIVEN: Final[list[int]] = [a for a in range(RESOURCE_COUNT) for b in range(RESOURCE_COUNT) if a != b]
EXCHANGE_TAKEN: Final[list[int]] = [b for a in range(RESOURCE_COUNT) for b in range(RESOURCE_COUNT) if a != b]
