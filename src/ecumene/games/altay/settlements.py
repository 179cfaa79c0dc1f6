# Compiled by mypyc where a C compiler is present.
"""Building settlements: one after the other, where there is room; what finds none is lost."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.altay.choices import add_members, bit_of
from ecumene.games.altay.components import REGION_CAPACITY
from ecumene.games.altay.ids import PLACE
from ecumene.games.altay.land import places, put_settlement, regions_in
from ecumene.games.altay.numbers import REGION_COUNT, REGION_ID
from ecumene.games.altay.state import Position
from ecumene.games.altay.words import say
from ecumene.kernel.decisions import Decision
from ecumene.kernel.errors import Illegal, not_asked
from ecumene.kernel.offers import Prompt


def build(state: Position, seat: int, n: int) -> None:
    """Place settlements from the own supply; where there is only one way, nobody is asked."""
    realm = state.realms[seat]
    while n > 0 and realm.settlements > 0:
        open_places = places(state, seat)
        if open_places & (open_places - 1):
            state.stack.append(Placing(seat, min(n, realm.settlements)))
            return
        if open_places:
            settle(state, seat, int(bit_of(open_places)))
        else:
            lose(state, seat)
        n -= 1


def settle(state: Position, seat: int, region: int) -> None:
    state.realms[seat].settlements -= 1
    state.stir()
    put_settlement(state, seat, region)
    if state.journal is not None:
        state.journal.tell("settled", player=seat, region=REGION_ID[region])


def lose(state: Position, seat: int) -> None:
    """A settlement that was built but has no place leaves the game."""
    realm = state.realms[seat]
    realm.settlements -= 1
    realm.lost += 1
    state.stir()
    if state.journal is not None:
        state.journal.tell("lost", player=seat)


class Placing(Decision[Position]):
    """A player chooses where a settlement goes; several go one after the other."""

    kind: ClassVar[str] = "place"
    rule: ClassVar[str] = "settlements"

    def __init__(self, seat: int, n: int) -> None:
        super().__init__([seat])
        self.n = n  # settlements to place, this one included

    def legal(self, state: Position, seat: int) -> list[int]:
        actions: list[int] = []
        add_members(places(state, seat), PLACE, actions)
        return actions

    def answer(self, state: Position, seat: int, action: int) -> None:
        state.stack.pop()
        settle(state, seat, action - PLACE)
        build(state, seat, self.n - 1)

    def clone(self) -> Decision[Position]:
        return Placing(self.seats[0], self.n)

    def facts(self) -> list[int]:
        return [self.n]

    def prompt(self, state: Position, seat: int) -> Prompt:
        return Prompt(self.kind, say.text("ask-place", n=self.n), self.rule)

    def refuse(self, state: Position, seat: int, action: int) -> Illegal:
        if not PLACE <= action < PLACE + REGION_COUNT:
            return not_asked(self.rule)
        return why_not_there(state, seat, action - PLACE)

    def reach(self, state: Position, seat: int) -> list[int]:
        return [PLACE + region for region in regions_in(state.in_play)]


def why_not_there(state: Position, seat: int, region: int) -> Illegal:
    """Why a settlement cannot go into a region."""
    id = REGION_ID[region]
    if not state.in_play >> region & 1:
        return say.no("region-out", "map", region=id)
    if state.marker[region] >= 0:
        return say.no("place-marker", "settlements", region=id)
    if state.owner[region] >= 0 and state.owner[region] != seat:
        return say.no("place-rival", "settlements", region=id)
    if state.owner[region] == seat:
        return say.no("place-full", "settlements", region=id, most=REGION_CAPACITY)
    return say.no("place-far", "settlements", region=id)
