# Compiled by mypyc where a C compiler is present.
"""Setting up: map, markers, market, peoples and the regions where they begin."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.altay.components import HAND_SIZE, PEOPLES
from ecumene.games.altay.deck import draw
from ecumene.games.altay.ids import PEOPLE, PLACE
from ecumene.games.altay.land import regions_in
from ecumene.games.altay.numbers import (
    ACHIEVEMENT_ID,
    FARMLAND,
    MOUNTAIN,
    MOUNTAIN_MARKERS,
    OF_LEVEL,
    OTHER_MARKERS,
    PEOPLE_COUNT,
    PILE_COUNT,
    REDUCED_MAP,
    REGION_COUNT,
    REGION_ID,
    STARTING_DECKS,
    SUGGESTED,
    TERRAIN,
    TERRAIN_MASK,
    TOKEN_REGIONS,
    WHOLE_MAP,
    WONDER,
)
from ecumene.games.altay.purchase import show_top
from ecumene.games.altay.settlements import settle
from ecumene.games.altay.state import Position, Realm
from ecumene.games.altay.words import say
from ecumene.games.altay.work import open_market
from ecumene.kernel.decisions import Decision
from ecumene.kernel.errors import Illegal, not_asked


def lay_out(state: Position, whole_map: bool, suggested_starts: bool) -> None:
    """Everything before the players choose their peoples."""
    layout = len(REDUCED_MAP) + 1 if whole_map else state.players
    state.in_play = WHOLE_MAP if whole_map else REDUCED_MAP[state.players]
    state.tokens = TOKEN_REGIONS[layout]
    state.starts = SUGGESTED[state.players] if suggested_starts else TERRAIN_MASK[FARMLAND] & state.in_play
    state.realms = [Realm() for _ in range(state.players)]
    lay_markers(state)
    for level in range(1, WONDER + 1):
        copies = 1 if level == WONDER else state.players
        state.decks[level] = [kind for kind in OF_LEVEL[level] for _ in range(copies)]
        state.rng.shuffle(state.decks[level])
        open_market(state, level)
    for pile in range(PILE_COUNT):
        show_top(state, pile)
    state.first = int(state.rng.below(state.players))
    if state.journal is not None:
        state.journal.tell("first", player=state.first)


def lay_markers(state: Position) -> None:
    """Difficult ones into the mountains, the others by chance into all other regions in play."""
    mountains, others = MOUNTAIN_MARKERS[:], OTHER_MARKERS[:]
    state.rng.shuffle(mountains)
    state.rng.shuffle(others)
    for region in regions_in(state.in_play):
        state.marker[region] = (mountains if TERRAIN[region] == MOUNTAIN else others).pop()
    for kind in mountains + others:
        state.box_markers[kind] += 1


class ChoosingPeople(Decision[Position]):
    """Clockwise from the first player, everybody chooses a people."""

    kind: ClassVar[str] = "people"
    rule: ClassVar[str] = "peoples"

    def __init__(self, seat: int) -> None:
        super().__init__([seat])

    def legal(self, state: Position, seat: int) -> list[int]:
        taken = [realm.people for realm in state.realms]
        return [PEOPLE + people for people in range(PEOPLE_COUNT) if people not in taken]

    def answer(self, state: Position, seat: int, action: int) -> None:
        state.stack.pop()
        realm = state.realms[seat]
        realm.people = action - PEOPLE
        realm.deck = STARTING_DECKS[realm.people][:]
        if state.journal is not None:
            state.journal.tell("people", player=seat, people=PEOPLES[realm.people].id)

    def clone(self) -> Decision[Position]:
        return ChoosingPeople(self.seats[0])

    def refuse(self, state: Position, seat: int, action: int) -> Illegal:
        if PEOPLE <= action < PEOPLE + PEOPLE_COUNT:
            return say.no("people", self.rule, people=PEOPLES[action - PEOPLE].id)
        return not_asked(self.rule)

    def reach(self, state: Position, seat: int) -> list[int]:
        return [PEOPLE + people for people in range(PEOPLE_COUNT)]


class ChoosingStart(Decision[Position]):
    """Counter-clockwise from the last player, everybody chooses farmland to begin in."""

    kind: ClassVar[str] = "start"
    rule: ClassVar[str] = "start-regions"
    wording: ClassVar[dict[str, str]] = {"place": "place-start"}

    def __init__(self, seat: int) -> None:
        super().__init__([seat])

    def legal(self, state: Position, seat: int) -> list[int]:
        return [PLACE + region for region in regions_in(state.starts) if state.owner[region] < 0]

    def answer(self, state: Position, seat: int, action: int) -> None:
        """The marker leaves the game; nobody gets it or what it shows."""
        state.stack.pop()
        region = action - PLACE
        state.box_markers[state.marker[region]] += 1
        state.marker[region] = -1
        settle(state, seat, region)

    def clone(self) -> Decision[Position]:
        return ChoosingStart(self.seats[0])

    def refuse(self, state: Position, seat: int, action: int) -> Illegal:
        if not PLACE <= action < PLACE + REGION_COUNT:
            return not_asked(self.rule)
        region = action - PLACE
        if not state.in_play >> region & 1:
            return say.no("region-out", "map", region=REGION_ID[region])
        if TERRAIN[region] != FARMLAND:
            return say.no("start-terrain", self.rule, region=REGION_ID[region])
        if state.owner[region] >= 0:
            return say.no("start-taken", self.rule, region=REGION_ID[region])
        return say.no("start-suggested", self.rule, region=REGION_ID[region])

    def reach(self, state: Position, seat: int) -> list[int]:
        return [PLACE + region for region in regions_in(state.in_play)]


def deal(state: Position) -> None:
    """A first hand and a secret wonder for everybody."""
    for seat in range(state.players):
        realm = state.realms[seat]
        realm.secret = state.decks[WONDER].pop()
        if state.journal is not None:
            state.journal.tell_only(1 << seat, "secret", player=seat, achievement=ACHIEVEMENT_ID[realm.secret])
        state.rng.shuffle(realm.deck)
        draw(state, seat, HAND_SIZE)
