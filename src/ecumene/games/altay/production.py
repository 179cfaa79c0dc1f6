# Compiled by mypyc where a C compiler is present.
"""Playing action cards: producing resources, using regions, drawing, converting markers, laying cards out."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.altay.choices import BLOCKED, CONVERTIBLE, DRAWABLE, FACE_WAYS, LACKING, bit_of
from ecumene.games.altay.deck import draw
from ecumene.games.altay.laid_cards import complete, lay
from ecumene.games.altay.land import unused_region
from ecumene.games.altay.numbers import (
    CONVERT,
    DRAW,
    FACE_ID,
    FARMLANDS,
    FILL,
    FORESTS,
    HOLDER_ID,
    LAY,
    MINES,
    MOUNTAINS,
    PLACES,
    PLENTY,
    PRODUCE,
    REGION_ID,
    TERRAIN_MASK,
    USE_REGION,
    WAY_CARDS,
    WAY_FACE,
    WAY_GAIN,
    WAY_KIND,
    WAY_SLOT,
    WAY_TERRAIN,
)
from ecumene.games.altay.state import Position, Realm
from ecumene.games.altay.supply import available, covers, produce, take, tell_each


def unconverted(realm: Realm) -> i64:
    """Conquest markers that can still be converted."""
    return realm.conquered - realm.converted


def can_play(state: Position, seat: int, way: int, used: int) -> bool:
    """Whether a card at hand can be played in this way; ``used``: the regions used this turn."""
    kind = WAY_KIND[way]
    if kind == PRODUCE:
        return available(state, WAY_GAIN[way]) != 0
    realm = state.realms[seat]
    if kind == LAY:
        return realm.slots[WAY_SLOT[way]] < 0
    if kind == USE_REGION:
        lands = realm.lands & TERRAIN_MASK[WAY_TERRAIN[way]] & ~used
        return lands != 0 and available(state, WAY_GAIN[way]) != 0
    if kind == FILL:
        lands = realm.lands & TERRAIN_MASK[WAY_TERRAIN[way]] & ~used
        needed = lack(realm, WAY_SLOT[way])
        return lands != 0 and realm.slots[WAY_SLOT[way]] >= 0 and available(state, needed) == needed
    if kind == DRAW:
        return bool(realm.deck or realm.discard)
    return unconverted(realm) > 0 and available(state, WAY_GAIN[way]) != 0


def lack(realm: Realm, slot: int) -> int:
    """What a laid-out collecting card still needs (it has no wild places)."""
    return PLACES[slot] - realm.stocks[slot]


def ways_at_hand(realm: Realm) -> i64:
    """All ways to play the cards at hand, as a set, whether they can be played now or not."""
    ways: i64 = 0
    for face in realm.usable():
        ways |= FACE_WAYS[face]
    return ways


def playable(state: Position, seat: int, ways: i64, used: i64) -> i64:
    """Those of the ways at hand in which a card can be played now; ``used``: the regions used this turn."""
    if not state.endless and not covers(state.supply, PLENTY):
        return playable_by_the_poor(state, seat, ways, int(used))
    realm = state.realms[seat]
    return ways & ~(LACKING[situation(realm, used)] | BLOCKED[realm.laid])


def situation(realm: Realm, used: i64) -> i64:
    """What decides which cards can be played, but for what lies on the table."""
    unused: i64 = realm.lands & ~used
    here: i64 = DRAWABLE if realm.deck or realm.discard else 0
    if unused & FARMLANDS:
        here |= 1
    if unused & FORESTS:
        here |= 2
    if unused & MINES:
        here |= 4
    if unused & MOUNTAINS:
        here |= 8
    return here | CONVERTIBLE if unconverted(realm) > 0 else here


def playable_by_the_poor(state: Position, seat: int, ways: i64, used: int) -> i64:
    """The same where the supply may lack something."""
    found: i64 = 0
    while ways:
        low = ways & -ways
        ways -= low
        if can_play(state, seat, int(bit_of(low)), used):
            found |= low
    return found


def play(state: Position, seat: int, way: int, used: int) -> int:
    """Play a card that has left the hand. Tells which regions are used afterwards."""
    realm = state.realms[seat]
    face = WAY_FACE[way]
    kind = WAY_KIND[way]
    if kind == LAY:
        lay(state, seat, face)
        return used
    realm.played.append(face)
    if kind == DRAW:
        if state.journal is not None:
            state.journal.tell("played", player=seat, card=FACE_ID[face])
        draw(state, seat, WAY_CARDS[way])
        return used
    region = -1
    if kind == USE_REGION or kind == FILL:
        region = unused_region(state, seat, WAY_TERRAIN[way], used)
        used |= 1 << region
    if kind == FILL:
        fill(state, seat, face, WAY_SLOT[way], region)
        return used
    if kind == CONVERT:
        realm.converted += 1
    gained = produce(state, realm, WAY_GAIN[way])
    if state.journal is not None:
        tell_each(state, "converted" if kind == CONVERT else "produced", seat, gained, FACE_ID[face])
        if region >= 0:
            state.journal.tell("used-region", player=seat, region=REGION_ID[region])
    return used


def fill(state: Position, seat: int, face: int, slot: int, region: int) -> None:
    """What a laid-out card needs comes from the supply, and it is carried out at once."""
    realm = state.realms[seat]
    if state.journal is not None:
        filled = HOLDER_ID[slot]
        state.journal.tell("filled", player=seat, card=FACE_ID[face], region=REGION_ID[region], filled=filled)
    filling = lack(realm, slot)
    take(state, filling)
    realm.stocks[slot] += filling
    complete(state, seat, slot)
