# Compiled by mypyc where a C compiler is present.
"""Building statues with bonus tiles, face up for a track or face down for points."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ecumene.games.hadara.components import STATUES, TRACKS
from ecumene.games.hadara.effects import MORE_STATUES, STATUE_TRACK, STATUE_VP
from ecumene.games.hadara.numbers import (
    BUILD,
    CULTURE,
    FACE_DOWN,
    ID,
    NO_STATUE,
    PASS,
    REMOVE,
    REQUIRED_CULTURE,
    STATUE_BONUS,
    STATUE_COUNT,
    TILE_FACES,
    TRACK_COUNT,
)
from ecumene.games.hadara.purchase import any_tile, no_tile
from ecumene.games.hadara.requirements import OUT_OF_REACH, Winning, any_in_reach, coins_for
from ecumene.games.hadara.state import Civilization, Position
from ecumene.games.hadara.words import say
from ecumene.kernel.decisions import Decision
from ecumene.kernel.errors import Illegal


def coins_to_build(civilization: Civilization, slot: i64, paid: i64) -> i64:
    """What building takes, usually nothing; or ``OUT_OF_REACH``."""
    if civilization.statues[slot] != NO_STATUE:
        return OUT_OF_REACH
    return coins_for(civilization, CULTURE, REQUIRED_CULTURE[slot], paid)


def ask_to_build(state: Position, seat: int, won: i64, paid: i64) -> None:
    """Ask for another statue in this step, if there is one to build."""
    civilization = state.civilizations[seat]
    more = won <= civilization.powers[MORE_STATUES]
    if more and any_in_reach(civilization, CULTURE, civilization.statues, REQUIRED_CULTURE, paid):
        state.stack.append(Building([seat], won, paid))


class Building(Winning):
    """A player may build a statue in an empty slot."""

    kind: ClassVar[str] = "statue"
    rule: ClassVar[str] = "statues"
    wording: ClassVar[dict[str, str]] = {"pass": "pass-statue"}

    def legal(self, state: Position, seat: int) -> list[int]:
        civilization = state.civilizations[seat]
        tiles = civilization.tiles
        actions: list[int] = []
        for slot in range(STATUE_COUNT):
            if coins_to_build(civilization, slot, self.paid) != OUT_OF_REACH:
                first = BUILD + TILE_FACES * slot
                for tile in range(TILE_FACES):
                    if tiles[tile % TRACK_COUNT]:
                        actions.append(ID[first + tile])
        actions.append(ID[PASS])
        return actions

    def answer(self, state: Position, seat: int, action: int) -> None:
        state.stack.pop()
        if action == PASS:
            return
        coins = build(state, seat, slot_of(action), tile_of(action), self.paid)
        ask_to_build(state, seat, self.won + 1, self.paid + coins)

    def clone(self) -> Decision[Position]:
        return Building(self.seats[:], self.won, self.paid)

    def refuse(self, state: Position, seat: int, action: int) -> Illegal:
        if not BUILD <= action < REMOVE:
            return super().refuse(state, seat, action)
        civilization, slot = state.civilizations[seat], slot_of(action)
        target = STATUES[slot].id
        if civilization.statues[slot] != NO_STATUE:
            return say.no("statue-twice", self.rule, target=target)
        if coins_to_build(civilization, slot, self.paid) == OUT_OF_REACH:
            return self.too_weak(civilization, CULTURE, REQUIRED_CULTURE[slot], target)
        return no_tile(tile_of(action) % TRACK_COUNT)

    def reach(self, state: Position, seat: int) -> list[int]:
        first = BUILD + any_tile(state.civilizations[seat])
        return [first + TILE_FACES * slot for slot in range(STATUE_COUNT)]


def slot_of(action: i64) -> i64:
    """The slot of the statue that is built."""
    return (action - BUILD) // TILE_FACES


def tile_of(action: i64) -> i64:
    """The tile it is built with: its track, plus ``FACE_DOWN`` for a tile face down."""
    return (action - BUILD) % TILE_FACES


def build(state: Position, seat: i64, slot: i64, tile: i64, paid: i64) -> i64:
    """Lay the tile into the slot for good. Tells the coins it took to meet the requirement."""
    civilization = state.civilizations[seat]
    coins = coins_to_build(civilization, slot, paid)
    track = tile % TRACK_COUNT
    civilization.coins -= coins
    civilization.tiles[track] -= 1
    civilization.statues[slot] = tile
    bonus = STATUE_BONUS[slot] + civilization.powers[STATUE_TRACK]
    if tile < FACE_DOWN:
        civilization.tracks[track] += bonus
    if state.journal is not None:
        statue = STATUES[slot].id
        if coins:
            state.journal.tell("lobby", seat, coins=coins, target=statue)
        if tile < FACE_DOWN:
            state.journal.tell("built", seat, statue=statue, track=TRACKS[track], n=bonus)
        else:
            points = STATUE_BONUS[slot] + civilization.powers[STATUE_VP]
            state.journal.tell("built-points", seat, statue=statue, n=points)
    return coins
