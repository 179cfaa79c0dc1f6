"""How many of each component there are, wherever they lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.games.altay.numbers import ACHIEVEMENT_ID, FACE_ID, PILE_COUNT, PILE_FACES, STARTING_DECKS, WONDER
from ecumene.games.altay.regions import MARKERS
from ecumene.games.altay.resources import RESOURCES
from ecumene.games.altay.supply import count

if TYPE_CHECKING:
    from ecumene.games.altay.rules import Altay


def count_all(state: Altay) -> dict[str, int]:
    """Cards of all peoples chosen or not, achievements, markers, settlements, and resources unless they are endless."""
    counts: dict[str, int] = {}

    def add(kind: str, n: int = 1) -> None:
        counts[kind] = counts.get(kind, 0) + n

    chosen = [realm.people for realm in state.realms]
    for people, deck in enumerate(STARTING_DECKS):
        if people not in chosen:
            for face in deck:
                add(FACE_ID[face])
    for pile in range(PILE_COUNT):
        for face in PILE_FACES[pile][state.sold[pile] :]:
            add(FACE_ID[face])
    for achievement, id in enumerate(ACHIEVEMENT_ID):
        add(id, state.open[achievement] + state.dropped[achievement])
    for level in range(1, WONDER + 1):
        for achievement in state.decks[level]:
            add(ACHIEVEMENT_ID[achievement])
    for kind in state.marker:
        if kind >= 0:
            add(MARKERS[kind].id)
    for kind, marker in enumerate(MARKERS):
        add(marker.id, state.box_markers[kind] + sum(realm.markers[kind] for realm in state.realms))
    add("coins", state.bank)
    for seat, realm in enumerate(state.realms):
        for face in realm.cards() + realm.trashed:
            add(FACE_ID[face])
        for achievement, id in enumerate(ACHIEVEMENT_ID):
            if realm.done >> achievement & 1 or realm.work == achievement:
                add(id)
        if realm.secret >= 0 and not realm.revealed:
            add(ACHIEVEMENT_ID[realm.secret])
        standing = sum(n for region, n in enumerate(state.houses) if state.owner[region] == seat)
        captured = sum(other.captives.count(seat) for other in state.realms)
        add(f"settlements {seat + 1}", realm.settlements + realm.lost + realm.work_piece + standing + captured)
        add("coins", realm.coins)
    if not state.endless:
        lying = state.supply
        for realm in state.realms:
            lying += realm.pool + realm.work_stock + sum(realm.stocks)
        for resource, name in enumerate(RESOURCES):
            add(name, count(lying, resource))
    return counts
