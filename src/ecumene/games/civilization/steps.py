# Compiled by mypyc where a C compiler is present.
"""What can be moved where: on foot, by ship, aboard and ashore, by air."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.civilization.action_numbers import BOARDS, EXPLORES, FIRST_MOVE, LANDS, TRAVELS
from ecumene.games.civilization.components import CARRIER_HOLD
from ecumene.games.civilization.exploration import can_explore
from ecumene.games.civilization.nouns import FLIES_TO
from ecumene.games.civilization.numbers import (
    AIR_DISTANCE,
    CARRIER,
    COAST,
    COAST_SEAS,
    ERA_OF,
    FIGHTER,
    IS_FLEET,
    MODERN,
    REGION_COUNT,
    SEA_BIT,
    SETTLER,
)
from ecumene.games.civilization.pieces import (
    AREA_BIT,
    HOLD_MASK,
    PLACE_BITS,
    PLACE_MASK,
    area_start,
    first_from,
    has_room,
    is_ship,
    kind_of,
    passenger_kind,
    passenger_points,
    points_of,
)
from ecumene.games.civilization.state import Position

NO_STEPS: Final[list[int]] = []
#: In games begun under earlier rules, aircraft of the standard rules landed on modern ships only.
ANY_WARSHIP_RULES: Final = 4


class Paths:
    """Every step of a player's pieces, and every marker that a settler can look at: area by area, the seas first.

    They are found once; a move changes those of few areas.
    """

    def __init__(self, state: Position, seat: int) -> None:
        self.areas: list[int] = []  # where there are pieces, or were, from the last one
        self.parts: list[list[int]] = []  # the steps from each of these areas, as actions: lists not to be changed
        self.count: i64 = 0  # of all steps
        self.room: i64 = 0  # seas with a ship that has room, as a mask
        self.flying = False  # there are aircraft: what they can reach depends on everything else
        pieces = state.pieces[seat]
        high: i64 = len(pieces)
        while high:
            low = area_start(pieces, high)
            area: i64 = pieces[low] >> AREA_BIT
            if area >= REGION_COUNT:
                self.room |= room_in(pieces, low, high)
            part = self.from_area(state, seat, low, high)
            self.areas.append(int(area))
            self.parts.append(part)
            self.count += len(part)
            high = low

    def from_area(self, state: Position, seat: int, low: i64, high: i64) -> list[int]:
        """The steps of neighbouring pieces of the player's list, all in one area: a list that is not to be changed."""
        found = NO_STEPS
        pieces = state.pieces[seat]
        area: i64 = pieces[low] >> AREA_BIT
        landing: i64 = 0  # kinds aboard that can go ashore, as a mask
        last: i64 = -1
        while high > low:
            high -= 1
            piece: i64 = pieces[high]
            kind = kind_of(piece)
            if piece & HOLD_MASK:
                landing |= can_land(piece)
            if kind == last:
                continue
            last = kind
            if kind == SETTLER and can_explore(state, seat, int(area)):
                found = found + EXPLORES[area] if found else EXPLORES[area]
            points = points_of(piece)
            if not points:
                continue
            if kind == FIGHTER:
                self.flying = True
                found = found + fly(state, seat, int(area), int(points), FIRST_MOVE[kind][area])
                continue
            found = found + TRAVELS[kind][area] if found else TRAVELS[kind][area]
            if self.room and area < REGION_COUNT and COAST_SEAS[area] & self.room:
                found = found + self.aboard(kind, area)
        return found + ashore(landing, area) if landing else found

    def aboard(self, kind: i64, region: i64) -> list[int]:
        """Onto ships with room beside a region."""
        found = NO_STEPS
        boards = BOARDS[kind][region]
        for j, sea in enumerate(COAST[region]):
            if self.room & SEA_BIT[sea - REGION_COUNT]:
                found = found + boards[j] if found else boards[j]
        return found

    def follow(self, state: Position, seat: int, start: i64, end: i64) -> None:
        """Something has gone from one area to another: see what can be done there, and who can board where it was."""
        before = self.room
        self.look_again(state, seat, max(start, end))  # a sea first, for its ships let others come aboard
        if end != start:
            self.look_again(state, seat, min(start, end))
        changed = before ^ self.room
        if changed:
            for number in self.areas:
                area: i64 = number
                if area < REGION_COUNT and COAST_SEAS[area] & changed and area != start and area != end:
                    self.look_again(state, seat, area)

    def look_again(self, state: Position, seat: int, area: i64) -> None:
        """Find the steps from an area anew, and put them where the old ones are."""
        pieces = state.pieces[seat]
        low = first_from(pieces, area << AREA_BIT)
        high = low
        total: i64 = len(pieces)
        while high < total and pieces[high] >> AREA_BIT == area:
            high += 1
        if area >= REGION_COUNT:
            self.room = (self.room & ~SEA_BIT[area - REGION_COUNT]) | room_in(pieces, low, high)
        self.replace(area, self.from_area(state, seat, low, high) if low < high else NO_STEPS)

    def replace(self, area: i64, after: list[int]) -> None:
        """Put other steps in the place of those from an area."""
        parts = self.parts
        place: i64 = 0
        for other in self.areas:
            if other <= area:
                break
            place += 1
        self.count += len(after)
        if place < len(parts) and self.areas[place] == area:
            self.count -= len(parts[place])
            parts[place] = after
        elif after:
            self.areas.insert(int(place), int(area))
            parts.insert(int(place), after)


def room_in(pieces: list[int], low: i64, high: i64) -> i64:
    """The sea of these pieces, as a mask, if one of them is a ship that has room."""
    i = low
    while i < high:
        piece: i64 = pieces[i]
        if is_ship(piece) and has_room(piece):
            return SEA_BIT[(piece >> AREA_BIT) - REGION_COUNT]
        i += 1
    return 0


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


def ashore(kinds: i64, sea: i64) -> list[int]:
    """Landings from a sea."""
    found = NO_STEPS
    kind: i64 = 0
    while kinds:
        if kinds & 1:
            found = found + LANDS[kind][sea] if found else LANDS[kind][sea]
        kinds >>= 1
        kind += 1
    return found


def fly(state: Position, seat: int, area: int, points: int, first: int) -> list[int]:
    """Wherever there is a base within reach."""
    actions: list[int] = []
    ends = FLIES_TO[area]
    for j in range(len(ends)):
        if AIR_DISTANCE[area][ends[j]] <= points and has_base(state, seat, ends[j], 1):
            actions.append(first + j)
    return actions


def has_base(state: Position, seat: int, area: int, coming: int) -> bool:
    """Whether aircraft can stay: with a settlement or an army; at sea with any warship, or on a carrier (advanced)."""
    if area < REGION_COUNT:
        return state.owner[area] == seat or bool(state.fighters[area] >> seat & 1)
    ships = 0
    aircraft = coming
    for piece in state.at(seat, area):
        kind = kind_of(piece)
        if kind == FIGHTER:
            aircraft += 1
        elif kind == CARRIER or (not state.advanced and IS_FLEET[kind] and lands_planes(state, kind)):
            ships += 1
    return ships > 0 if not state.advanced else aircraft <= CARRIER_HOLD * ships


def lands_planes(state: Position, ship: i64) -> bool:
    """Standard rules: every warship, whatever its era."""
    return ERA_OF[ship] == MODERN or state.rules >= ANY_WARSHIP_RULES
