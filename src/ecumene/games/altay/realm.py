# Compiled by mypyc where a C compiler is present.
"""A realm in numbers: what bots judge it by, and hand-made weights for that, about in points.

Only what the seat may know is read: open facts of all realms and the own hand.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.altay.achievements import SECRET_VP
from ecumene.games.altay.choices import how_many
from ecumene.games.altay.components import CARDS, SETTLEMENTS
from ecumene.games.altay.holders import common, rooms
from ecumene.games.altay.land import adjacent_to, regions_in
from ecumene.games.altay.numbers import (
    ACHIEVEMENT_ID,
    ATTACKS,
    CULTURE,
    DIFFICULTY,
    EXCHANGES,
    FACE_CARD,
    FACE_COUNT,
    FOOD,
    LEVEL,
    LEVEL_MASK,
    NEIGHBOURS,
    PLACE_COUNT,
    PLACES,
    RESOURCE_COUNT,
    SLOT_COUNT,
    TECHNOLOGY_GAIN,
    TERRAIN_COUNT,
    TERRAIN_MASK,
    USE_REGION,
    WAY_GAIN,
    WAY_KIND,
    WAY_TERRAIN,
    WAYS_OF,
    WONDER,
)
from ecumene.games.altay.scoring import conquest, points_of, score
from ecumene.games.altay.settlements import Placing
from ecumene.games.altay.state import Position, Realm
from ecumene.games.altay.supply import count, total

#: What a card brings: resources, settlements.
_YIELD: Final[dict[str, float]] = {
    "hunter": 1.0, "colonist": 1.3, "digger": 1.2, "loremaster": 1.3, "shaman": 1.4, "craftsman_wood": 1.1,
    "craftsman_stone": 1.1, "spellweaver": 1.4, "farmer": 1.5, "lumberjack": 1.6, "miner": 1.5, "stonecutter": 1.5,
    "scholar": 1.5, "merchant": 0.6, "worker": 1.4,
}  # fmt: skip
_BUILDS: Final[dict[str, float]] = {"village": 0.75, "town": 1.25, "city": 2.25}
PRODUCTION: Final[list[float]] = [_YIELD.get(CARDS[card].id, 0.0) for card in FACE_CARD]
BUILDING: Final[list[float]] = [_BUILDS.get(CARDS[card].id, 0.0) for card in FACE_CARD]

#: Kinds of cards that are counted by themselves. The other starting cards, each of one people only, count together.
_COUNTED: Final = (
    "hunter", "warrior", "village", "farmer", "lumberjack", "miner", "stonecutter", "scholar", "merchant", "cavalry",
    "town", "worker", "chariot", "city", "own kind",
)  # fmt: skip
_KIND: Final[list[int]] = [
    _COUNTED.index(CARDS[card].id) if CARDS[card].id in _COUNTED else len(_COUNTED) - 1 for card in FACE_CARD
]
_KIND_WORTH: Final[dict[str, float]] = {
    id: 1.5 * _YIELD.get(id, 0.0) + 1.5 * _BUILDS.get(id, 0.0) for id in _COUNTED
} | {"own kind": 1.9, "scholar": 3.5, "warrior": 1.0, "cavalry": 2.5, "chariot": 3.5}
#: The terrain that a card uses, or -1.
_USES: Final[list[int]] = [
    max([WAY_TERRAIN[way] for way in WAYS_OF[face] if WAY_KIND[way] == USE_REGION], default=-1)
    for face in range(FACE_COUNT)
]
#: All that a card may bring, in whatever way it is played.
_BRINGS: Final[list[int]] = [0] * FACE_COUNT
for _face in range(FACE_COUNT):
    for _way in WAYS_OF[_face]:
        _BRINGS[_face] |= WAY_GAIN[_way]
_TECHNOLOGIES: Final[list[int]] = [number for number, level in enumerate(LEVEL) if level != WONDER]

#: Name and hand-made weight of every feature, in the order of a row.
_FEATURES: Final[list[tuple[str, float]]] = [
    ("score", 1.0),
    ("markers to a point", 1.0),
    ("settlements placed", 0.3),
    ("settlements crowded", -0.1),
    ("regions open", 0.15),
    ("regions to conquer", 0.1),
    ("regions in danger", -0.3),
    ("pool", 0.12),
    ("pool wanted", 0.3),
    ("pool food", 0.05),
    ("pool culture", 0.1),
    ("coins", 0.03),
    ("hand producers", 0.05),
    ("hand fighters", 0.06),
    ("hand builders", 0.05),
    ("laid builders", 0.2),
    ("laid resources", 0.7),
    ("stored resources", 0.2),
    ("work", 0.5),
    ("work begun", 0.3),
    ("wonder in reach", 0.5),
    ("deck", -0.02),
    ("terrains", 0.15),
    ("terrains used", 0.3),
    ("kept card", 0.2),
    ("end near", 0.0),
    ("lead when the end is near", 0.15),
    ("ahead at the end", 4.0),
    ("behind at the end", -4.0),
    ("to place", 2.2),
    *[(f"{id} a hand", weight) for id, weight in _KIND_WORTH.items()],
    *[(ACHIEVEMENT_ID[number], 1.0 if LEVEL[number] == 1 else 1.2) for number in _TECHNOLOGIES],
]  # fmt: skip
NAMES: Final[tuple[str, ...]] = tuple(name for name, _ in _FEATURES)
WEIGHTS: Final[list[float]] = [weight for _, weight in _FEATURES]

_HAND: Final[int] = NAMES.index("hand producers")
_POOL: Final[int] = NAMES.index("pool")
KEPT: Final[int] = NAMES.index("kept card")
_NEAR: Final = 6  # settlements left when the end is near
_MUCH_FOOD: Final = 4
THIN: Final = 10  # with fewer cards a hand gets no better


def features(state: Position, seat: int, rival_points: float) -> list[float]:
    """A realm in numbers, in the order of ``NAMES``; ``rival_points``: what the best rival has."""
    own = state.realms[seat]
    points = float(sum(score(state, seat)))
    near = float(max(0, _NEAR - fewest_settlements(state)))
    crowded = 0
    for region in regions_in(own.lands):
        crowded += state.houses[region] - 1
    around = adjacent_to(own.lands)
    laid, laid_resources, stored = _laid(own)
    work = 0.0
    hopeful = own.work >= 0 and can_finish(own)
    if hopeful:
        there = total(own.work_stock)
        work = there * (1.0 + there / PLACE_COUNT[SLOT_COUNT + own.work]) / 2.0
    row = [
        points,
        conquest(own) % 3 / 3.0,
        float(SETTLEMENTS - own.settlements - own.lost - int(own.work_piece)),
        float(crowded),
        float(how_many(around & state.free)),
        _to_conquer(state, around),
        _danger(state, seat),
        float(total(own.pool)),
        _wanted(own),
        float(min(count(own.pool, FOOD), _MUCH_FOOD)),
        float(count(own.pool, CULTURE)),
        float(own.coins),
        0.0,
        0.0,
        0.0,
        laid,
        laid_resources,
        stored,
        work,
        1.0 if hopeful else 0.0,
        _wonder_hope(state, seat),
    ]
    for face in own.hand:
        add_to_hand(row, face, 1.0)
    if own.kept >= 0:
        add_to_hand(row, own.kept, 1.0)
    _add_cards(row, own)
    row.append(1.0 if own.kept >= 0 else 0.0)
    row.append(near)
    row.append(near * (points - rival_points) / _NEAR)
    last = state.round > 0 and state.ending()
    row.append(1.0 if last and points > rival_points else 0.0)
    row.append(1.0 if last and points <= rival_points else 0.0)
    row.append(_to_place(state, seat))
    row += _kinds(own)
    for number in _TECHNOLOGIES:
        row.append(1.0 if own.done >> number & 1 else 0.0)
    return row


def can_finish(own: Realm) -> bool:
    """Whether the cards and technologies of a player bring every resource that the achievement in work still needs."""
    if own.done & EXCHANGES:
        return True
    needed = PLACES[SLOT_COUNT + own.work]
    brought = sum([TECHNOLOGY_GAIN[number] for number in _TECHNOLOGIES if own.done >> number & 1])
    for face in own.cards():
        brought |= _BRINGS[face]
    for resource in range(RESOURCE_COUNT):
        if count(needed, resource) > count(own.work_stock, resource) and not count(brought, resource):
            return False
    return True


def _to_conquer(state: Position, around: int) -> float:
    """Neutral regions next to one's own; difficult ones count less."""
    found = 0.0
    for region in regions_in(around & state.in_play & ~state.free):
        if state.marker[region] >= 0:
            found += 1.0 / DIFFICULTY[state.marker[region]]
    return found


def _laid(own: Realm) -> tuple[float, float, float]:
    """Laid-out cards that build, what lies on them, and what is stored."""
    cards = 0.0
    resources = 0.0
    stored = 0.0
    for slot in range(SLOT_COUNT):
        face = own.slots[slot]
        if face >= 0:
            if BUILDING[face] > 0.0:
                cards += BUILDING[face]
                resources += total(own.stocks[slot])
            else:
                stored += total(own.stocks[slot])
    return cards, resources, stored


def _wanted(own: Realm) -> float:
    """Resources of the pool that a laid-out card or the achievement in work has a place for."""
    if not own.pool:
        return 0.0
    wanted = 0
    for slot in range(SLOT_COUNT):
        if own.slots[slot] >= 0:
            wanted += total(int(common(rooms(slot, own.stocks[slot]), own.pool)))
    if own.work >= 0:
        wanted += total(int(common(rooms(SLOT_COUNT + own.work, own.work_stock), own.pool)))
    return float(min(wanted, total(own.pool)))


def add_to_hand(row: list[float], face: int, copies: float) -> None:
    """So many copies of a card more at hand."""
    row[_HAND] += copies * PRODUCTION[face]
    row[_HAND + 1] += copies * ATTACKS[face]
    row[_HAND + 2] += copies * BUILDING[face]


def _add_cards(row: list[float], own: Realm) -> None:
    """How many cards there are, and how the regions serve those that use them."""
    size = size_of(own)
    row.append(float(size))
    uses = [0] * TERRAIN_COUNT
    for pile in (own.deck, own.hand, own.discard, own.played):
        for face in pile:
            if _USES[face] >= 0:
                uses[_USES[face]] += 1
    held = 0
    used = 0.0
    for terrain in range(TERRAIN_COUNT):
        regions = how_many(own.lands & TERRAIN_MASK[terrain])
        if regions:
            held += 1
            used += min(float(regions), 5.0 * uses[terrain] / size if size else 0.0)
    row.append(float(held))
    row.append(used)


def size_of(own: Realm) -> int:
    """How many action cards that are, wherever they lie."""
    laid = sum([1 for face in own.slots if face >= 0])
    piles = len(own.deck) + len(own.hand) + len(own.discard) + len(own.played)
    return piles + laid + (1 if own.kept >= 0 else 0)


def _kinds(own: Realm) -> list[float]:
    """How many of each kind of card are in a hand of five, on average."""
    copies = [0.0] * len(_COUNTED)
    size = size_of(own)
    if not size:
        return copies
    share = 5.0 / max(size, THIN)
    for pile in (own.deck, own.hand, own.discard, own.played, own.slots):
        for face in pile:
            if face >= 0:
                copies[_KIND[face]] += share
    if own.kept >= 0:
        copies[_KIND[own.kept]] += share
    return copies


def _to_place(state: Position, seat: int) -> float:
    """Settlements the player is about to place."""
    decision = state.stack[-1] if state.stack else None
    return float(decision.n) if isinstance(decision, Placing) and decision.seats[0] == seat else 0.0


def _danger(state: Position, seat: int) -> float:
    """Own regions next to a rival's that is stronger."""
    danger = 0.0
    for region in regions_in(state.realms[seat].lands):
        strongest = 0
        for other in NEIGHBOURS[region]:
            if state.owner[other] >= 0 and state.owner[other] != seat:
                strongest = max(strongest, state.houses[other])
        if strongest:
            danger += max(0, strongest - state.houses[region] + 1) * 0.5
    return danger


def _wonder_hope(state: Position, seat: int) -> float:
    """What the wonder in work, or else the secret one, would bring now, if the way to it is open."""
    own = state.realms[seat]
    if own.work >= 0 and LEVEL[own.work] == WONDER:
        done = total(own.work_stock) / PLACE_COUNT[SLOT_COUNT + own.work]
        return done * (points_of(state, seat, own.work) + (SECRET_VP if own.work == own.secret else 0))
    if own.secret < 0 or own.done >> own.secret & 1 or not own.done & LEVEL_MASK[WONDER - 1]:
        return 0.0
    return 0.2 * (points_of(state, seat, own.secret) + SECRET_VP)


def without_pool(row: list[float]) -> list[float]:
    """What is left when the turn ends: no resources, and the hand is gone."""
    for place in range(_POOL, _POOL + 4):
        row[place] = 0.0
    for place in range(_HAND, _HAND + 3):
        row[place] = 0.0
    return row


def value(row: list[float]) -> float:
    """The hand-made judgement of a row, about in points."""
    worth = 0.0
    for place in range(len(WEIGHTS)):
        worth += WEIGHTS[place] * row[place]
    return worth


def fewest_settlements(state: Position) -> int:
    """How far the end is: the fewest settlements anybody has to place, or none if somebody is off the map."""
    if state.round and any(not realm.lands for realm in state.realms):
        return 0
    return min([realm.settlements + int(realm.work_piece) for realm in state.realms])


# Rivals, as everybody sees them

RIVAL_NAMES: Final = ("score", "settlements placed", "regions", "technologies", "cards", "fighting", "building")


def rival_features(state: Position, seat: int) -> list[float]:
    """The rival who stands best, in the order of ``RIVAL_NAMES``."""
    best: list[float] = []
    for other in range(state.players):
        if other != seat:
            row = _seen(state, other)
            if not best or row[0] + 0.5 * row[1] > best[0] + 0.5 * best[1]:
                best = row
    return best


def _seen(state: Position, seat: int) -> list[float]:
    own = state.realms[seat]
    fighting = 0.0
    building = 0.0
    cards = own.cards()
    for face in cards:
        fighting += ATTACKS[face]
        building += BUILDING[face]
    share = 5.0 / len(cards) if cards else 0.0
    return [
        float(sum(score(state, seat))),
        float(SETTLEMENTS - own.settlements - own.lost - int(own.work_piece)),
        float(how_many(own.lands)),
        float(how_many(own.done & ~LEVEL_MASK[WONDER])),
        float(len(cards)),
        fighting * share,
        building * share,
    ]
