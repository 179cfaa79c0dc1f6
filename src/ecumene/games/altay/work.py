# Compiled by mypyc where a C compiler is present.
"""Work on achievements: starting, filling, finishing, dropping, and the market they come from."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.altay.achievements import OPEN_KINDS
from ecumene.games.altay.choices import FIRST_PUT, TAKERS, add_members, bit_of, how_many
from ecumene.games.altay.holders import missing, puts_onto
from ecumene.games.altay.ids import START
from ecumene.games.altay.numbers import (
    ACHIEVEMENT_ID,
    FIRST_ACHIEVEMENT_PUT,
    LEVEL,
    LEVEL_MASK,
    MORE_SETTLEMENTS,
    SLOT_COUNT,
    WONDER,
)
from ecumene.games.altay.settlements import build
from ecumene.games.altay.state import Position, Realm
from ecumene.games.altay.supply import give_back, tell_each


def done_of_level(realm: Realm, level: int) -> int:
    return how_many(realm.done & LEVEL_MASK[level])


def level_allowed(realm: Realm, level: int) -> bool:
    """Never more achievements of a level than of the level below."""
    if level == 1 or not realm.done:
        return level == 1
    return done_of_level(realm, level) < done_of_level(realm, level - 1)


def lies_open(state: Position, realm: Realm, achievement: int) -> bool:
    """Whether the card lies on the market, or is the own secret wonder."""
    return state.open[achievement] > 0 or (achievement == realm.secret and not realm.revealed)


def add_starts(state: Position, realm: Realm, kinds: i64, found: list[int]) -> None:
    """Add every way to begin an achievement with what is in the pool, of these kinds, while none is in work."""
    there: i64 = state.open_kinds
    if realm.secret >= 0 and not realm.revealed:
        there |= 1 << realm.secret
    left: i64 = there & levels_allowed(realm) & ~realm.done & TAKERS[kinds]
    while left:
        low = left & -left
        left -= low
        holder = SLOT_COUNT + bit_of(low)
        first: i64 = FIRST_PUT[holder]
        add_members(puts_onto(holder, 0, realm.pool), first - FIRST_ACHIEVEMENT_PUT + START, found)


def levels_allowed(realm: Realm) -> i64:
    """All achievements of the levels at which work may begin."""
    allowed: i64 = LEVEL_MASK[1]
    if realm.done:
        for level in range(2, WONDER + 1):
            if level_allowed(realm, level):
                allowed |= LEVEL_MASK[level]
    return allowed


def start(state: Position, seat: int, achievement: int, bundle: int) -> None:
    """Take the card, put resources and, for a technology, a settlement on it."""
    realm = state.realms[seat]
    from_market = state.open[achievement] > 0
    realm.work = achievement
    realm.work_stock = 0
    if LEVEL[achievement] != WONDER and realm.settlements > 0:
        realm.settlements -= 1
        realm.work_piece = True
    if state.journal is not None:
        kind = "started" if from_market else "revealed"
        state.journal.tell(kind, player=seat, achievement=ACHIEVEMENT_ID[achievement])
    if from_market:
        state.open[achievement] -= 1
        if not state.open[achievement]:
            state.open_kinds &= ~(1 << achievement)
        open_market(state, LEVEL[achievement])
    else:
        realm.revealed = True
        state.reveals += 1
    put_on_work(state, seat, bundle)


def open_market(state: Position, level: int) -> None:
    """Turn cards over until three kinds of the level lie open; a kind that is there already is stacked."""
    deck = state.decks[level]
    opened: list[int] = []
    while deck and how_many(state.open_kinds & LEVEL_MASK[level]) < OPEN_KINDS:
        kind = deck.pop()
        state.open[kind] += 1
        state.open_kinds |= 1 << kind
        opened.append(kind)
    if opened:
        state.reveals += 1
        if state.journal is not None:
            for kind in sorted(opened):
                state.journal.tell("opened", achievement=ACHIEVEMENT_ID[kind])


def put_on_work(state: Position, seat: int, bundle: int) -> None:
    realm = state.realms[seat]
    realm.pool -= bundle
    realm.work_stock += bundle
    tell_each(state, "put", seat, bundle, ACHIEVEMENT_ID[realm.work])
    if not missing(SLOT_COUNT + realm.work, realm.work_stock):
        finish(state, seat)


def finish(state: Position, seat: int) -> None:
    """The resources go back; the settlement on the card, and any that the technology adds, are placed."""
    realm = state.realms[seat]
    achievement = realm.work
    give_back(state, realm.work_stock)
    realm.done |= 1 << achievement
    state.stir()
    if state.journal is not None:
        state.journal.tell("finished", player=seat, achievement=ACHIEVEMENT_ID[achievement])
    pieces = MORE_SETTLEMENTS[achievement] + take_piece_back(realm)
    realm.work = -1
    realm.work_stock = 0
    build(state, seat, pieces)


def take_piece_back(realm: Realm) -> int:
    """The settlement on the card in work returns to the supply. Tells whether there was one."""
    if not realm.work_piece:
        return 0
    realm.work_piece = False
    realm.settlements += 1
    return 1


def drop(state: Position, seat: int) -> None:
    """A technology in work is given up: the card leaves the game, its resources are lost."""
    realm = state.realms[seat]
    give_back(state, realm.work_stock)
    take_piece_back(realm)
    state.dropped[realm.work] += 1
    if state.journal is not None:
        state.journal.tell("dropped", player=seat, achievement=ACHIEVEMENT_ID[realm.work])
    realm.work = -1
    realm.work_stock = 0
