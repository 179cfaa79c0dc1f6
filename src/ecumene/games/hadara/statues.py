# Compiled by mypyc where a C compiler is present.
"""Building statues with bonus tiles, face up for a track or face down for points."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.hadara.components import STATUES, TRACKS
from ecumene.games.hadara.effects import MORE_STATUES, STATUE_TRACK, STATUE_VP
from ecumene.games.hadara.numbers import (
    BUILD,
    CULTURE,
    FACE_DOWN,
    NO_STATUE,
    PASS,
    REQUIRED_CULTURE,
    STATUE_BONUS,
    STATUE_COUNT,
    TRACK_COUNT,
)
from ecumene.games.hadara.requirements import OUT_OF_REACH, coins_for
from ecumene.games.hadara.state import Ask, Civilization, Position
from ecumene.kernel.decisions import Decision


def coins_to_build(civilization: Civilization, slot: int, paid: int) -> int:
    """What building takes, usually nothing; or ``OUT_OF_REACH``."""
    if civilization.statues[slot] != NO_STATUE:
        return OUT_OF_REACH
    return coins_for(civilization, CULTURE, REQUIRED_CULTURE[slot], paid)


def ask_to_build(state: Position, seat: int, built: int, paid: int) -> None:
    """Ask, if there is anything the seat could build."""
    civilization = state.civilizations[seat]
    if built > civilization.powers[MORE_STATUES]:
        return
    for slot in range(STATUE_COUNT):
        if coins_to_build(civilization, slot, paid) != OUT_OF_REACH:
            state.stack.append(Building(seat, built, paid))
            return


class Building(Ask):
    """A player may build a statue in an empty slot."""

    kind: ClassVar[str] = "statue"

    def __init__(self, seat: int, built: int, paid: int) -> None:
        super().__init__([seat])
        self.built = built  # statues in this step so far
        self.paid = paid  # coins paid towards requirements in this step

    def legal(self, state: Position, seat: int) -> list[int]:
        civilization = state.civilizations[seat]
        tiles = civilization.tiles
        actions = []
        for slot in range(STATUE_COUNT):
            if coins_to_build(civilization, slot, self.paid) != OUT_OF_REACH:
                first = BUILD + 2 * TRACK_COUNT * slot
                for tile in range(2 * TRACK_COUNT):
                    if tiles[tile % TRACK_COUNT]:
                        actions.append(first + tile)
        actions.append(PASS)
        return actions

    def answer(self, state: Position, seat: int, action: int) -> None:
        state.stack.pop()
        if action == PASS:
            return
        slot, tile = divmod(action - BUILD, 2 * TRACK_COUNT)
        coins = build(state, seat, slot, tile, self.paid)
        ask_to_build(state, seat, self.built + 1, self.paid + coins)

    def clone(self) -> Decision[Position]:
        return Building(self.seats[0], self.built, self.paid)

    def facts(self) -> list[int]:
        return [self.built, self.paid]


def build(state: Position, seat: int, slot: int, tile: int, paid: int) -> int:
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
        if coins:
            state.journal.tell("lobby", player=seat, coins=coins, target=STATUES[slot].id)
        if tile < FACE_DOWN:
            state.journal.tell("built", player=seat, statue=STATUES[slot].id, track=TRACKS[track], n=bonus)
        else:
            points = STATUE_BONUS[slot] + civilization.powers[STATUE_VP]
            state.journal.tell("built-points", player=seat, statue=STATUES[slot].id, n=points)
    return coins
