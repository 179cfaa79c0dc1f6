# Compiled by mypyc where a C compiler is present.
"""Setting up: markers on the map, two start regions each, start technologies, and who goes first."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from ecumene.games.civilization.action_numbers import SETTLE
from ecumene.games.civilization.components import REMOVED_PER_PLAYER, START_GOLD, START_REGIONS, TECHNOLOGY_CARDS
from ecumene.games.civilization.exploration import roll_off
from ecumene.games.civilization.numbers import (
    AREA_ID,
    FIRST_TECHNOLOGIES,
    MARKER_COUNT,
    NO_EVENT,
    REGION_COUNT,
    SETTLER,
    SWORDSMAN,
)
from ecumene.games.civilization.pieces import make
from ecumene.games.civilization.state import NOBODY, Position
from ecumene.games.civilization.technology import gain
from ecumene.kernel.decisions import Decision
from ecumene.kernel.errors import Illegal

if TYPE_CHECKING:
    from ecumene.games.civilization.rules import Civilization


def lay_markers(state: Position, fewer_empty: bool) -> None:
    """One face down on every region; the rest goes back to the box unseen."""
    markers: list[int] = []
    for marker in range(len(MARKER_COUNT)):
        count = MARKER_COUNT[marker]
        if fewer_empty and marker == NO_EVENT:
            count -= REMOVED_PER_PLAYER * state.players
        markers += [marker] * count
    state.rng.shuffle(markers)
    state.marker = markers[:REGION_COUNT]
    state.box = sorted(markers[REGION_COUNT:])


def deal_gold_and_cards(state: Position) -> None:
    state.gold = [START_GOLD] * state.players
    state.left = list(TECHNOLOGY_CARDS)


def roll_for_first(state: Position) -> None:
    """Two dice each; equals throw again."""
    state.first = roll_off(state, list(range(state.players)), [0] * state.players)
    state.tell("first", state.first)


def placing_order(state: Position, step: int) -> int:
    """From the first player round the table, then from the last one back."""
    if step >= state.players:
        step = START_REGIONS * state.players - 1 - step
    return state.in_turn(step)


class Placing(Decision[Position]):
    """A player chooses a region to begin in."""

    kind: ClassVar[str] = "settle"
    rule: ClassVar[str] = "start-regions"

    def __init__(self, seat: int) -> None:
        super().__init__([seat])

    def legal(self, state: Position, seat: int) -> list[int]:
        return [SETTLE + region for region in range(REGION_COUNT) if state.owner[region] == NOBODY]

    def answer(self, state: Position, seat: int, action: int) -> None:
        state.stack.pop()
        settle(state, seat, action - SETTLE)

    def refuse(self, state: Position, seat: int, action: int) -> Illegal:
        from ecumene.games.civilization.refusals import why_not_settle

        return why_not_settle(cast("Civilization", state), state.game.catalogue[action])

    def clone(self) -> Decision[Position]:
        return Placing(self.seats[0])


def settle(state: Position, seat: int, region: int) -> None:
    """A village, a swordsman and a settler."""
    state.pass_to(region, seat)
    state.size[region] = 1
    state.add(seat, make(SWORDSMAN, region, 0))
    state.add(seat, make(SETTLER, region, 0))
    if state.journal is not None:
        state.journal.tell("settled", seat, region=AREA_ID[region])


def deal_technologies(state: Position) -> None:
    """Advanced rules: everybody begins with one of the technologies that require nothing."""
    cards = FIRST_TECHNOLOGIES[:]
    state.rng.shuffle(cards)
    state.reveals += 1
    for step in range(state.players - 1, -1, -1):  # the last one dealt is asked first, if there is something to place
        gain(state, state.in_turn(step), cards[step])
