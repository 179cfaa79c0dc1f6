# Compiled by mypyc where a C compiler is present.
"""Settlements that change hands, and civilizations that fall with their last one (advanced rules)."""

from __future__ import annotations

from ecumene.games.civilization.components import ENDS
from ecumene.games.civilization.numbers import AREA_COUNT, AREA_ID, RESOURCE_COUNT, TECHNOLOGY_COUNT, WONDER_COUNT
from ecumene.games.civilization.state import BANK, NO_END, NOBODY, Position
from ecumene.kernel.messages import Seat

CONQUEST = ENDS.index("conquest")


def capture(state: Position, region: int, conqueror: int) -> None:
    """The settlement keeps its size and takes the conqueror's colour."""
    loser = state.owner[region]
    state.pass_to(region, conqueror)
    if state.journal is not None:
        state.journal.tell("captured", conqueror, region=AREA_ID[region], rival=Seat(loser), size=state.size[region])
    fall_without_settlements(state, loser, conqueror)


def fall_without_settlements(state: Position, seat: int, conqueror: int) -> None:
    """Advanced rules: who has no settlement left is out of the game."""
    if state.advanced and not state.out[seat] and not state.settlements(seat):
        fall(state, seat, conqueror)


def fall(state: Position, seat: int, conqueror: int) -> None:
    """Gold and wonders go to the conqueror, technologies to the bank, pieces back to the box."""
    state.out[seat] = True
    if conqueror != NOBODY and conqueror != seat:
        state.gold[conqueror] += state.gold[seat]
    heir = NOBODY if conqueror == seat else conqueror
    state.gold[seat] = 0
    for wonder in range(WONDER_COUNT):
        if state.wonders[wonder] == seat:
            state.wonders[wonder] = heir
    for technology in range(TECHNOLOGY_COUNT):
        if state.technologies[technology] == seat:
            state.technologies[technology] = BANK
    state.improvements[seat] = 0
    state.pieces[seat] = []
    for area in range(AREA_COUNT):
        state.fighters[area] &= ~(1 << seat)
    for resource in range(RESOURCE_COUNT):
        state.lent[seat * RESOURCE_COUNT + resource] = 0
    state.tell("fallen", seat)
    if len(state.playing()) == 1 and state.ending == NO_END:
        state.ending = CONQUEST
