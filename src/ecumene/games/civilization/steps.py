# Compiled by mypyc where a C compiler is present.
"""What can be moved where: on foot, by ship, aboard and ashore, by air."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.civilization.action_numbers import BOARDS, EXPLORES, FIRST_MOVE, LANDS, TRAVELS
from ecumene.games.civilization.components import CARRIER_HOLD
from ecumene.games.civilization.exploration import can_explore
from ecumene.games.civilization.nouns import FLIES_TO
from ecumene.games.civilization.numbers import (
    AIR_DISTANCE,
    CARRIER,
    COAST,
    ERA_OF,
    FIGHTER,
    IS_FLEET,
    KIND_COUNT,
    MODERN,
    REGION_COUNT,
    SEA_BIT,
    SETTLER,
    WALKS,
)
from ecumene.games.civilization.pieces import (
    AREA_BIT,
    HOLD_MASK,
    KIND_BIT,
    PLACE_BITS,
    PLACE_MASK,
    has_room,
    kind_of,
    passenger_kind,
    passenger_points,
    points_of,
)
from ecumene.games.civilization.state import Position


def steps(state: Position, seat: int, actions: list[int]) -> None:
    """Every step of every piece, and every marker that a settler can look at. Ships come first: they take others in."""
    pieces = state.pieces[seat]
    room: i64 = 0  # seas with a ship that has room, as a mask
    landing: i64 = 0  # kinds aboard in the present sea that can go ashore, as a mask
    last: i64 = -1
    sea: i64 = -1
    for i in range(len(pieces) - 1, -1, -1):
        piece: i64 = pieces[i]
        area = piece >> AREA_BIT
        kind = (piece >> KIND_BIT) & 31
        points = points_of(piece)
        if not points and kind != SETTLER and sea < 0 and area < REGION_COUNT:
            continue
        if area >= REGION_COUNT:
            if area != sea:
                ashore(landing, sea, actions)
                landing, sea = 0, area
            if IS_FLEET[kind]:
                if has_room(piece):
                    room |= SEA_BIT[area - REGION_COUNT]
                landing |= can_land(piece)
        elif sea >= 0:
            ashore(landing, sea, actions)
            landing, sea = 0, -1
        if piece >> KIND_BIT == last:
            continue
        last = piece >> KIND_BIT
        if kind == SETTLER and can_explore(state, seat, int(area)):
            actions += EXPLORES[area]
        if not points:
            continue
        if kind == FIGHTER:
            fly(state, seat, int(area), int(points), FIRST_MOVE[kind][area], actions)
            continue
        actions += TRAVELS[kind][area]
        if room and WALKS[kind]:
            coast = COAST[area]
            for j in range(len(coast)):
                if room >> (coast[j] - REGION_COUNT) & 1:
                    actions += BOARDS[kind][area][j]
    if sea >= 0:
        ashore(landing, sea, actions)


def can_land(ship: i64) -> i64:
    """The kinds aboard that can still go ashore, as a mask."""
    kinds: i64 = 0
    hold = ship & HOLD_MASK
    while hold:
        one = hold & PLACE_MASK
        if passenger_points(one):
            kinds |= 1 << passenger_kind(one)
        hold >>= PLACE_BITS
    return kinds


def ashore(kinds: i64, sea: i64, actions: list[int]) -> None:
    """Landings from a sea."""
    if not kinds:
        return
    for kind in range(KIND_COUNT):
        if kinds >> kind & 1:
            actions += LANDS[kind][sea]


def fly(state: Position, seat: int, area: int, points: int, first: int, actions: list[int]) -> None:
    """Wherever there is a base within reach."""
    ends = FLIES_TO[area]
    for j in range(len(ends)):
        if AIR_DISTANCE[area][ends[j]] <= points and has_base(state, seat, ends[j], 1):
            actions.append(first + j)


def has_base(state: Position, seat: int, area: int, coming: int) -> bool:
    """Whether aircraft can stay: with a settlement or an army; at sea with a modern ship, or on a carrier."""
    if area < REGION_COUNT:
        return state.owner[area] == seat or bool(state.fighters[area] >> seat & 1)
    ships = 0
    aircraft = coming
    for piece in state.at(seat, area):
        kind = kind_of(piece)
        if kind == FIGHTER:
            aircraft += 1
        elif kind == CARRIER or (not state.advanced and ERA_OF[kind] == MODERN and IS_FLEET[kind]):
            ships += 1
    return ships > 0 if not state.advanced else aircraft <= CARRIER_HOLD * ships
