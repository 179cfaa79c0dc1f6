# Compiled by mypyc where a C compiler is present.
"""What finished technologies allow once in a turn, and at its end."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.altay.choices import bit_of
from ecumene.games.altay.components import HAND_SIZE, REGION_CAPACITY
from ecumene.games.altay.deck import discard, draw, trash
from ecumene.games.altay.ids import EXCHANGE, MOVE, PONDER, SWAP, TRASH
from ecumene.games.altay.land import put_settlement, regions_in, remove_settlement
from ecumene.games.altay.numbers import (
    ACHIEVEMENT_COUNT,
    ACHIEVEMENT_ID,
    EXCHANGE_GIVEN,
    EXCHANGE_TAKEN,
    EXCHANGES,
    MORE_CARDS,
    MOVES,
    NEIGHBOURS,
    PAIR_FROM,
    PAIR_TO,
    PAIRS_OF,
    PRODUCES,
    REGION_ID,
    RESOURCE_COUNT,
    SWAPS,
    TECHNOLOGY_GAIN,
    TRASHES,
    UNIT,
)
from ecumene.games.altay.resources import RESOURCES
from ecumene.games.altay.state import Position, Realm
from ecumene.games.altay.supply import available, count, produce, spend, tell_each


def add_technologies(state: Position, seat: int, once: int, found: list[int]) -> None:
    """Add all that technologies allow now; ``once``: those used this turn."""
    realm = state.realms[seat]
    ready = realm.done & ~once
    if not ready:
        return
    if ready & TRASHES:
        found += [TRASH + face for face in different(realm)]
    if ready & SWAPS:
        found += [SWAP + face for face in different(realm)]
    if ready & EXCHANGES and realm.pool:
        for number in range(RESOURCE_COUNT * (RESOURCE_COUNT - 1)):
            taken = UNIT[EXCHANGE_TAKEN[number]]
            if count(realm.pool, EXCHANGE_GIVEN[number]) and available(state, taken):
                found.append(EXCHANGE + number)
    if ready & PRODUCES and available(state, gain_of(ready & PRODUCES)):
        found.append(PONDER)
    if ready & MOVES:
        found += [MOVE + pair for pair in moves(state, seat)]


def different(realm: Realm) -> list[int]:
    """The different cards at hand."""
    found: list[int] = []
    for face in realm.usable():
        if not found or found[-1] != face:
            found.append(face)
    return found


def moves(state: Position, seat: int) -> list[int]:
    """The borders over which a settlement can move: to a region that is free, or one's own with room."""
    found: list[int] = []
    for origin in regions_in(state.realms[seat].lands):
        pair = PAIRS_OF[origin]
        for target in NEIGHBOURS[origin]:
            if may_enter(state, seat, target):
                found.append(pair)
            pair += 1
    return found


def may_enter(state: Position, seat: int, region: int) -> bool:
    if state.free >> region & 1:
        return True
    return state.owner[region] == seat and state.houses[region] < REGION_CAPACITY


def gain_of(technologies: int) -> int:
    """What technologies produce."""
    return sum([TECHNOLOGY_GAIN[number] for number in range(ACHIEVEMENT_COUNT) if technologies >> number & 1])


def use_technology(state: Position, seat: int, action: int) -> int:
    """Carry out what a technology allows. Tells which technologies that used up for this turn."""
    realm = state.realms[seat]
    if TRASH <= action < SWAP:
        trash(state, seat, action - TRASH)
        draw(state, seat, 1)
        return TRASHES
    if SWAP <= action < EXCHANGE:
        discard(state, seat, action - SWAP)
        draw(state, seat, 1)
        return SWAPS
    if EXCHANGE <= action < PONDER:
        given, taken = EXCHANGE_GIVEN[action - EXCHANGE], EXCHANGE_TAKEN[action - EXCHANGE]
        spend(state, realm, UNIT[given])
        produce(state, realm, UNIT[taken])
        if state.journal is not None:
            state.journal.tell("exchanged", player=seat, given=RESOURCES[given], taken=RESOURCES[taken])
        return EXCHANGES
    if action == PONDER:
        technologies = realm.done & PRODUCES
        gained = produce(state, realm, gain_of(technologies))
        tell_each(state, "produced", seat, gained, first_of(technologies))
        return PRODUCES
    move(state, seat, action - MOVE)
    return MOVES


def first_of(technologies: int) -> str:
    """The name of the first of a set: no two of ours do the same."""
    return ACHIEVEMENT_ID[(technologies & -technologies).bit_length() - 1]


def move(state: Position, seat: int, pair: int) -> None:
    """A settlement leaves one region for the next."""
    remove_settlement(state, PAIR_FROM[pair])
    put_settlement(state, seat, PAIR_TO[pair])
    if state.journal is not None:
        origin, target = REGION_ID[PAIR_FROM[pair]], REGION_ID[PAIR_TO[pair]]
        state.journal.tell("moved", player=seat, origin=origin, target=target)


def hand_size(realm: Realm) -> int:
    """Cards drawn at the end of the turn."""
    size = HAND_SIZE
    left: i64 = realm.done
    while left:
        low = left & -left
        left -= low
        size += MORE_CARDS[bit_of(low)]
    return size
