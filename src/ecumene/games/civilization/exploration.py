# Compiled by mypyc where a C compiler is present.
"""Exploration markers: what a settler finds, what a foundation turns up, and what the set-up ignores."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from ecumene.games.civilization.action_numbers import LANDED_KIND, LANDED_PLACE, LEARN, PLACE
from ecumene.games.civilization.components import PLAGUE_RADIUS, ROLL, TREASURE_GOLD
from ecumene.games.civilization.numbers import (
    AREA_ID,
    DESERT,
    ERA_COUNT,
    FERTILE,
    FREE_TECHNOLOGY,
    IS_AIRCRAFT,
    IS_ARMY,
    JUNGLE,
    KIND_ID,
    LAND_DISTANCE,
    MARKER_ID,
    MOUNTAINS,
    NATIVE_TRIBE,
    NO_EVENT,
    NO_MARKER,
    OF_ERA,
    PLAGUE,
    REGION_COUNT,
    RESOURCE_COUNT,
    SETTLER,
    TECHNOLOGY_COUNT,
    TECHNOLOGY_ERA,
    TREASURE,
)
from ecumene.games.civilization.pieces import kind_of, make, stopped
from ecumene.games.civilization.placing import modernized
from ecumene.games.civilization.state import Position
from ecumene.games.civilization.technology import can_be_learned, gain
from ecumene.kernel.decisions import Decision
from ecumene.kernel.errors import Illegal
from ecumene.kernel.messages import Seat

if TYPE_CHECKING:
    from ecumene.games.civilization.rules import Civilization


IGNORED_AT_SET_UP: Final[list[int]] = [NATIVE_TRIBE, DESERT, PLAGUE]
TERRAIN: Final[list[int]] = [DESERT, MOUNTAINS, JUNGLE, FERTILE]


def can_explore(state: Position, seat: int, region: int) -> bool:
    """A marker face down that the seat has not seen yet; a settler must stand there."""
    return state.marker[region] != NO_MARKER and not state.face_up[region] and not state.seen[region] >> seat & 1


def explorer(state: Position, seat: int, region: int) -> int:
    """The settler who looks: the one that can go least far. -1 if there is none."""
    for piece in state.at(seat, region):
        if kind_of(piece) == SETTLER:
            return piece
    return -1


def explore(state: Position, seat: int, region: int) -> None:
    """A settler looks at the marker and goes no further."""
    settler = explorer(state, seat, region)
    state.remove(seat, settler)
    state.add(seat, stopped(settler))
    if can_be_kept(state, region):
        look(state, seat, region)
    else:
        turn_up(state, seat, region)


def can_be_kept(state: Position, region: int) -> bool:
    """Whether a marker goes back face down when a settler has looked at it."""
    marker = state.marker[region]
    return marker < RESOURCE_COUNT or marker == NO_EVENT


def look(state: Position, seat: int, region: int) -> None:
    """Resources, and markers without event that are left there, go back face down: only the finder knows."""
    state.reveals += 1
    state.seen[region] |= 1 << seat
    if state.journal is not None:
        secret: dict[str, int | str | Seat] = {"marker": MARKER_ID[state.marker[region]]}
        state.journal.tell_some(1 << seat, "explored", secret, seat, region=AREA_ID[region])


def turn_up(state: Position, seat: int, region: int) -> None:
    """The marker is shown to all and does what it does."""
    marker = state.marker[region]
    state.reveals += 1
    if state.journal is not None:
        state.journal.tell("found", seat, region=AREA_ID[region], marker=MARKER_ID[marker])
    if marker < RESOURCE_COUNT or marker in TERRAIN:
        state.face_up[region] = True
        return
    take_away(state, region)
    if marker == TREASURE:
        state.gold[seat] += TREASURE_GOLD
    elif marker == FREE_TECHNOLOGY:
        find_technology(state, seat)
    elif marker == NATIVE_TRIBE:
        meet_tribe(state, region)
    elif marker == PLAGUE:
        spread_plague(state, region)


def turn_up_at_start(state: Position, seat: int, region: int) -> None:
    """At set-up tribes, deserts and plagues are taken away without effect."""
    if state.marker[region] not in IGNORED_AT_SET_UP:
        turn_up(state, seat, region)
        return
    if state.journal is not None:
        state.journal.tell("ignored", seat, region=AREA_ID[region], marker=MARKER_ID[state.marker[region]])
    take_away(state, region)


def take_away(state: Position, region: int) -> None:
    state.gone.append(state.marker[region])
    state.marker[region] = NO_MARKER
    state.face_up[region] = False
    state.seen[region] = 0


# A free technology


def find_technology(state: Position, seat: int) -> None:
    """One of the present era for nothing; in the advanced rules the finder chooses."""
    if not state.advanced:
        if state.left[state.era]:
            state.left[state.era] -= 1
            state.cards[seat * ERA_COUNT + state.era] += 1
            state.tell("free-technology", seat)
        return
    choices = free_technologies(state)
    if len(choices) == 1:
        gain(state, seat, choices[0] - LEARN)
    elif choices:
        state.stack.append(ChoosingTechnology(seat))


def free_technologies(state: Position) -> list[int]:
    return [
        LEARN + technology
        for technology in range(TECHNOLOGY_COUNT)
        if TECHNOLOGY_ERA[technology] == state.era and can_be_learned(state, technology)
    ]


class ChoosingTechnology(Decision[Position]):
    """The finder takes a technology of the present era."""

    kind: ClassVar[str] = "free-technology"
    rule: ClassVar[str] = "free-technology"
    wording: ClassVar[dict[str, str]] = {"learn": "learn-free"}

    def __init__(self, seat: int) -> None:
        super().__init__([seat])

    def legal(self, state: Position, seat: int) -> list[int]:
        return free_technologies(state)

    def answer(self, state: Position, seat: int, action: int) -> None:
        state.stack.pop()
        gain(state, seat, action - LEARN)

    def refuse(self, state: Position, seat: int, action: int) -> Illegal:
        from ecumene.games.civilization.refusals import why_not_take

        return why_not_take(cast("Civilization", state), state.game.catalogue[action])

    def clone(self) -> Decision[Position]:
        return ChoosingTechnology(self.seats[0])


# A native tribe


def roll_off(state: Position, seats: list[int], added: list[int]) -> int:
    """Two dice each and what is added by seat; whoever has most wins, equals throw again."""
    while True:
        state.reveals += 1
        totals = [state.dice(ROLL) + added[seat] for seat in seats]
        if state.journal is not None:
            for i in range(len(seats)):
                state.journal.tell("rolled", seats[i], n=totals[i])
        most = max(totals)
        seats = [seat for i, seat in enumerate(seats) if totals[i] == most]
        if len(seats) == 1:
            return seats[0]


def meet_tribe(state: Position, region: int) -> None:
    """All throw two dice and add their settlements; the tribe joins whoever has most."""
    winner = roll_off(state, state.playing(), [len(state.settlements(seat)) for seat in range(state.players)])
    state.pass_to(region, winner)
    state.size[region] = 1
    state.grown[region] = state.advanced  # the standard rules let a new village grow at once
    if state.journal is not None:
        state.journal.tell("tribe", winner, region=AREA_ID[region])
    choices = tribe_units(state, region)
    if len(choices) == 1:
        tribe_arms(state, winner, choices[0], region)
    elif choices:
        state.stack.append(ArmingTribe(winner, region))


def tribe_units(state: Position, region: int) -> list[int]:
    """What can be bought at present and stand on land."""
    return [
        PLACE + LANDED_PLACE[kind] * REGION_COUNT + region
        for kind in OF_ERA[state.era]
        if (IS_ARMY[kind] or IS_AIRCRAFT[kind]) and (not state.advanced or state.level(kind) >= 0)
    ]


def tribe_arms(state: Position, seat: int, action: int, region: int) -> None:
    kind = LANDED_KIND[(action - PLACE) // REGION_COUNT]
    state.add(seat, make(modernized(state, kind), region, 0))
    if state.journal is not None:
        state.journal.tell("tribe-unit", seat, region=AREA_ID[region], unit=KIND_ID[kind])


class ArmingTribe(Decision[Position]):
    """Whom the tribe has joined chooses its unit."""

    kind: ClassVar[str] = "tribe"
    rule: ClassVar[str] = "native-tribe"

    def __init__(self, seat: int, region: int) -> None:
        super().__init__([seat])
        self.region = region

    def legal(self, state: Position, seat: int) -> list[int]:
        return tribe_units(state, self.region)

    def answer(self, state: Position, seat: int, action: int) -> None:
        state.stack.pop()
        tribe_arms(state, seat, action, self.region)

    def about(self, state: Position) -> dict[str, Any]:
        return {"region": AREA_ID[self.region]}

    def clone(self) -> Decision[Position]:
        return ArmingTribe(self.seats[0], self.region)

    def facts(self) -> list[int]:
        return [self.region]


# Plague


def struck(state: Position, region: int) -> list[int]:
    """The regions that a plague reaches over land in the present era."""
    steps = LAND_DISTANCE[region]
    return [other for other in range(REGION_COUNT) if steps[other] <= PLAGUE_RADIUS[state.era]]


def spread_plague(state: Position, region: int) -> None:
    """All units and settlers go, settlements shrink, but no village dies."""
    for other in struck(state, region):
        lost = 0
        for seat in range(state.players):
            lost += state.clear(seat, other)
        shrinks = state.size[other] > 1
        if shrinks:
            state.size[other] -= 1
        if state.journal is not None and (lost or shrinks):
            state.journal.tell("plague", state.owner[other], region=AREA_ID[other], n=lost, size=state.size[other])
