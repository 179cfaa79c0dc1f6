# Compiled by mypyc where a C compiler is present.
"""The score sheet: five rows, and what each wonder counts."""

from __future__ import annotations

from ecumene.games.altay.achievements import MOST_VP, SECRET_VP, TECHNOLOGY_VP
from ecumene.games.altay.choices import how_many
from ecumene.games.altay.components import DIFFICULTY_PER_VP, VP_PER_CAPTURED, VP_PER_REGION
from ecumene.games.altay.effects import (
    ACTION_CARDS,
    BORDER_REGIONS,
    CAPTURED,
    CARDS_WITH_POINTS,
    CROWDED_REGIONS,
    LONE_REGIONS,
    MARKERS,
    SAME_TERRAIN,
    STARTING_CARDS_LEFT,
    TECHNOLOGIES_DONE,
)
from ecumene.games.altay.land import adjacent_to, regions_in
from ecumene.games.altay.numbers import (
    ACHIEVEMENT_COUNT,
    BASE_VP,
    COUNTED,
    DIFFICULTY,
    EVERY,
    FACE_VP,
    LEVEL,
    LEVEL_MASK,
    MARKER_COUNT,
    STARTING,
    TERRAIN_MASK,
    TOKEN_VP,
    WONDER,
)
from ecumene.games.altay.state import Position, Realm


def score(state: Position, seat: int) -> list[int]:
    """The rows of the score sheet as they stand now."""
    realm = state.realms[seat]
    return [
        achievement_points(state, seat),
        sum(FACE_VP[face] for face in realm.cards()),
        region_points(state, realm),
        VP_PER_CAPTURED * len(realm.captives),
        conquest(realm) // DIFFICULTY_PER_VP,
    ]


def achievement_points(state: Position, seat: int) -> int:
    """Each at most seven; three more for one's own secret wonder."""
    realm = state.realms[seat]
    points = 0
    for achievement in range(ACHIEVEMENT_COUNT):
        if realm.done >> achievement & 1:
            points += points_of(state, seat, achievement)
            if achievement == realm.secret:
                points += SECRET_VP
    return points


def points_of(state: Position, seat: int, achievement: int) -> int:
    """What a finished achievement is worth by itself."""
    if LEVEL[achievement] != WONDER:
        return TECHNOLOGY_VP
    counted = count_for(state, seat, COUNTED[achievement])
    return min(MOST_VP, BASE_VP[achievement] + counted // EVERY[achievement])


def count_for(state: Position, seat: int, counted: str) -> int:
    """How many a player has of what a wonder counts."""
    realm = state.realms[seat]
    if counted == TECHNOLOGIES_DONE:
        return how_many(realm.done & ~LEVEL_MASK[WONDER])
    if counted == ACTION_CARDS:
        return len(realm.cards())
    if counted == CARDS_WITH_POINTS:
        return sum(1 for face in realm.cards() if FACE_VP[face])
    if counted == STARTING_CARDS_LEFT:
        return sum(1 for face in realm.cards() if STARTING[face])
    if counted == CROWDED_REGIONS:
        return sum(1 for region in regions_in(realm.lands) if state.houses[region] > 1)
    if counted == LONE_REGIONS:
        return sum(1 for region in regions_in(realm.lands) if state.houses[region] == 1)
    if counted == BORDER_REGIONS:
        rivals = 0
        for other, rival in enumerate(state.realms):
            if other != seat:
                rivals |= rival.lands
        return how_many(adjacent_to(rivals) & realm.lands)
    if counted == SAME_TERRAIN:
        return max([how_many(realm.lands & mask) for mask in TERRAIN_MASK])
    if counted == CAPTURED:
        return len(realm.captives)
    assert counted == MARKERS
    return sum(realm.markers)


def region_points(state: Position, realm: Realm) -> int:
    """A point for every region held, and the tokens that lie there."""
    return VP_PER_REGION * how_many(realm.lands) + TOKEN_VP * how_many(realm.lands & state.tokens)


def conquest(realm: Realm) -> int:
    """The difficulties of all own markers, converted or not."""
    return sum(DIFFICULTY[kind] * realm.markers[kind] for kind in range(MARKER_COUNT))


def tie_breaks(rows: list[list[int]]) -> list[int]:
    """Ties are broken row by row from the top: how many players each one beats in that order."""
    return [sum(1 for other in rows if other < row) for row in rows]
