# Compiled by mypyc where a C compiler is present.
"""Movement: step by step over land and sea, aboard and ashore, and aircraft from base to base.

Whoever has units where somebody moves in may declare a battle at once; it is fought when all movement is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from mypy_extensions import i64

from ecumene.games.civilization.action_numbers import (
    BOMB,
    DECLARE,
    DONE,
    EXPLORE,
    FIGHT,
    FIRST_MOVE,
    MOST_CHOICES,
    MOVE,
    MOVE_END,
    MOVE_KIND,
    MOVE_START,
    MOVES_END,
    ORDER,
    REMOVE,
    SPARE,
    WHICH,
)
from ecumene.games.civilization.actions import FLIES_TO
from ecumene.games.civilization.announcements import announce_end, bomb, bomb_targets, endings, obey, open_orders
from ecumene.games.civilization.attack import declare_attacks
from ecumene.games.civilization.components import CARRIER_HOLD
from ecumene.games.civilization.exploration import can_explore, explore, take_away
from ecumene.games.civilization.moments import check_moments
from ecumene.games.civilization.numbers import (
    AIR_DISTANCE,
    AREA_ID,
    CARRIER,
    COAST,
    ERA_OF,
    FIGHTER,
    IS_FLEET,
    KIND_COUNT,
    KIND_ID,
    LAND,
    MODERN,
    MOVES,
    NO_EVENT,
    REGION_COUNT,
    SEA_COUNT,
    SEAWAYS,
    SETTLER,
    SHORE,
    WALKS,
)
from ecumene.games.civilization.pieces import (
    AREA_BIT,
    KIND_BIT,
    area_of,
    boarded,
    has_room,
    hold_of,
    kind_of,
    landed,
    make,
    moved_to,
    passenger,
    passenger_kind,
    passenger_points,
    passengers,
    points_of,
    stopped,
    with_hold,
)
from ecumene.games.civilization.state import ASK_ME, FIGHT_ALL, Position
from ecumene.kernel.decisions import UNDECIDED, Decision, Together
from ecumene.kernel.errors import Illegal
from ecumene.kernel.messages import Seat
from ecumene.kernel.offers import Prompt

if TYPE_CHECKING:
    from ecumene.games.civilization.rules import Civilization


class Moving(Decision[Position]):
    """A player moves pieces, lets settlers look at markers, and says when that is all."""

    kind: ClassVar[str] = "move"
    rule: ClassVar[str] = "movement"
    wording: ClassVar[dict[str, str]] = {"done": "done-moving"}

    def __init__(self, seat: int, battles: list[int], explored: list[int], ordered: bool) -> None:
        super().__init__([seat])
        self.battles = battles  # declared by those who were there: 64 × area + mask of seats
        self.explored = explored  # regions whose markers were looked at in this phase
        self.ordered = ordered  # a standing order has been changed

    def legal(self, state: Position, seat: int) -> list[int]:
        actions: list[int] = []
        steps(state, seat, actions)
        for region in self.explored:
            if state.marker[region] == NO_EVENT and not state.face_up[region]:
                actions.append(REMOVE + region)
        if not self.ordered:
            actions += open_orders(state, seat)
        if state.advanced:
            actions += endings(state, seat)
            actions += bomb_targets(state, seat)
        actions.append(DONE)
        return actions

    def answer(self, state: Position, seat: int, action: int) -> None:
        if MOVE <= action < MOVES_END:
            move(state, seat, action - MOVE)
        elif action == DONE:
            state.stack.pop()
            stop_moving(state, seat)
            declare_attacks(state, seat, self.battles)
        elif EXPLORE <= action < REMOVE:
            self.explored.append(action - EXPLORE)
            explore(state, seat, action - EXPLORE)
            check_moments(state, state.playing())
        elif REMOVE <= action < ORDER:
            self.remove_marker(state, seat, action - REMOVE)
        elif ORDER <= action < DONE:
            self.ordered = True
            obey(state, seat, action - ORDER)
        elif BOMB <= action < BOMB + REGION_COUNT:
            bomb(state, seat, action - BOMB)
        else:
            announce_end(state, seat, action - DECLARE)

    def remove_marker(self, state: Position, seat: int, region: int) -> None:
        state.reveals += 1
        self.explored.remove(region)
        take_away(state, region)
        if state.journal is not None:
            state.journal.tell("removed-marker", seat, region=AREA_ID[region])

    def battle_in(self, area: int) -> bool:
        return any(battle >> 6 == area for battle in self.battles)

    def refuse(self, state: Position, seat: int, action: int) -> Illegal:
        from ecumene.games.civilization.refusals import why_not_move

        return why_not_move(cast("Civilization", state), seat, state.game.catalogue[action])

    def clone(self) -> Decision[Position]:
        return Moving(self.seats[0], self.battles[:], self.explored[:], self.ordered)

    def facts(self) -> list[int]:
        return [*self.battles, -1, *self.explored, int(self.ordered)]


# What can be moved where

#: A bit for every sea. Compiled code would shift a plain 1 within 32 bits.
SEA_BIT: Final[list[int]] = [1 << sea for sea in range(SEA_COUNT)]


def steps(state: Position, seat: int, actions: list[int]) -> None:
    """Every step of every piece, and every marker that a settler can look at. Ships come first: they take others in."""
    pieces = state.pieces[seat]
    room: i64 = 0  # seas with a ship that has room, as a mask
    landing: i64 = 0  # kinds aboard in the present sea that can go ashore, as a mask
    last: i64 = -1
    sea: i64 = -1
    for i in range(len(pieces) - 1, -1, -1):
        piece: i64 = pieces[i]
        area = piece >> AREA_BIT
        kind = (piece >> KIND_BIT) & 31
        if area >= REGION_COUNT:
            if area != sea:
                ashore(landing, sea, actions)
                landing, sea = 0, area
            if IS_FLEET[kind]:
                if has_room(piece):
                    room |= SEA_BIT[area - REGION_COUNT]
                if hold_of(piece):
                    landing |= can_land(piece)
        elif sea >= 0:
            ashore(landing, sea, actions)
            landing, sea = 0, -1
        if piece >> KIND_BIT == last:
            continue
        last = piece >> KIND_BIT
        if kind == SETTLER and can_explore(state, seat, int(area)):
            actions.append(EXPLORE + int(area))
        points = points_of(piece)
        if not points:
            continue
        first = FIRST_MOVE[kind][area]
        if WALKS[kind]:
            for step in range(first, first + len(LAND[area])):
                actions.append(step)
            coast = COAST[area]
            if room:
                for j in range(len(coast)):
                    if room >> (coast[j] - REGION_COUNT) & 1:
                        actions.append(first + len(LAND[area]) + j)
        elif kind == FIGHTER:
            fly(state, seat, int(area), int(points), first, actions)
        else:
            for step in range(first, first + len(SEAWAYS[area])):
                actions.append(step)
    if sea >= 0:
        ashore(landing, sea, actions)


def can_land(ship: i64) -> i64:
    """The kinds aboard that can still go ashore, as a mask."""
    kinds: i64 = 0
    for one in passengers(ship):
        if passenger_points(one):
            kinds |= 1 << passenger_kind(one)
    return kinds


def ashore(kinds: i64, sea: i64, actions: list[int]) -> None:
    """Landings from a sea."""
    if not kinds:
        return
    for kind in range(KIND_COUNT):
        if kinds >> kind & 1:
            first = FIRST_MOVE[kind][sea]
            for step in range(first, first + len(SHORE[sea])):
                actions.append(step)


def fly(state: Position, seat: int, area: int, points: int, first: int, actions: list[int]) -> None:
    """Wherever there is a base within reach."""
    ends = FLIES_TO[area]
    for j in range(len(ends)):
        if AIR_DISTANCE[area][ends[j]] <= points and has_base(state, seat, ends[j], 1):
            actions.append(first + j)


def has_base(state: Position, seat: int, area: int, coming: int) -> bool:
    """Whether aircraft can stay: with a settlement or an army; at sea with a modern ship, or on a carrier."""
    if area < REGION_COUNT:
        return state.owner[area] == seat or bool(state.fighters[area] >> seat & 1)
    ships = 0
    aircraft = coming
    for piece in state.at(seat, area):
        kind = kind_of(piece)
        if kind == FIGHTER:
            aircraft += 1
        elif kind == CARRIER or (not state.advanced and ERA_OF[kind] == MODERN and IS_FLEET[kind]):
            ships += 1
    return ships > 0 if not state.advanced else aircraft <= CARRIER_HOLD * ships


# Moving a piece

Choice = tuple[
    i64, i64, i64
]  # the piece (or the ship it leaves), the passenger (0: none), the ship it boards (0: none)


def choices(state: Position, seat: int, kind: int, start: int, end: int) -> list[Choice]:
    """The different ways to make a move: which piece of the kind, and which ship takes it in."""
    ships: list[i64] = [0]
    if WALKS[kind] and end >= REGION_COUNT:
        ships = [ship for ship in distinct(state, seat, end) if IS_FLEET[kind_of(ship)] and has_room(ship)]
    distance = AIR_DISTANCE[start][end] if kind == FIGHTER else 1
    found: list[Choice] = []
    for piece in distinct(state, seat, start):
        if WALKS[kind] and start >= REGION_COUNT:
            seen: i64 = 0
            for one in passengers(piece):
                if one != seen and passenger_kind(one) == kind and passenger_points(one):
                    found.append((piece, one, 0))
                    seen = one
        elif kind_of(piece) == kind and points_of(piece) >= distance:
            for ship in ships:
                found.append((piece, 0, ship))
    return found


def distinct(state: Position, seat: int, area: int) -> list[i64]:
    """The different pieces of a seat in an area."""
    found: list[i64] = []
    last: i64 = -1
    for piece in state.at(seat, area):
        if piece != last:
            found.append(piece)
            last = piece
    return found


def move(state: Position, seat: int, number: int) -> None:
    """Make a move, or ask which piece is meant."""
    found = choices(state, seat, MOVE_KIND[number], MOVE_START[number], MOVE_END[number])
    if len(found) > 1:
        state.stack.append(ChoosingPiece(seat, number))
    else:
        carry_out(state, seat, number, found[0])


class ChoosingPiece(Decision[Position]):
    """Several pieces of a kind differ in how far they can go or in what they carry: which one is it?"""

    kind: ClassVar[str] = "which"
    rule: ClassVar[str] = "movement"

    def __init__(self, seat: int, number: int) -> None:
        super().__init__([seat])
        self.number = number

    def choices(self, state: Position, seat: int) -> list[Choice]:
        number = self.number
        return choices(state, seat, MOVE_KIND[number], MOVE_START[number], MOVE_END[number])

    def legal(self, state: Position, seat: int) -> list[int]:
        return [WHICH + i for i in range(min(len(self.choices(state, seat)), MOST_CHOICES))]

    def answer(self, state: Position, seat: int, action: int) -> None:
        state.stack.pop()
        carry_out(state, seat, self.number, self.choices(state, seat)[action - WHICH])

    def prompt(self, state: Position, seat: int) -> Prompt:
        return Prompt(self.kind, state.game.speech.text("ask-which", piece=KIND_ID[MOVE_KIND[self.number]]), self.rule)

    def clone(self) -> Decision[Position]:
        return ChoosingPiece(self.seats[0], self.number)

    def facts(self) -> list[int]:
        return [self.number]


def carry_out(state: Position, seat: int, number: int, choice: Choice) -> None:
    kind, start, end = MOVE_KIND[number], MOVE_START[number], MOVE_END[number]
    piece, one, ship = choice
    if state.journal is not None:
        state.journal.tell("moved", seat, piece=KIND_ID[kind], start=AREA_ID[start], end=AREA_ID[end])
    state.remove(seat, piece)
    if one:
        state.add(seat, landed(piece, one))
        state.add(seat, make(kind, end, passenger_points(one) - 1))
    elif ship:
        state.remove(seat, ship)
        state.add(seat, boarded(ship, passenger(kind, points_of(piece) - 1)))
    else:
        distance = AIR_DISTANCE[start][end] if kind == FIGHTER else 1
        state.add(seat, moved_to(piece, end, points_of(piece) - distance))
    enter(state, seat, end)


# Who is there already


def enter(state: Position, seat: int, area: int) -> None:
    """Whoever has units there may declare a battle; where one is declared, nobody goes any further."""
    others = state.fighters[area] & ~(1 << seat)
    if not others:
        return
    moving = cast(Moving, state.stack[-1])
    if moving.battle_in(area):
        hold_up(state, seat, area)
        return
    state.reveals += 1  # whether somebody is asked tells something about standing orders
    fighting = 0
    asked: list[int] = []
    for other in range(state.players):
        if others >> other & 1:
            if state.battle_order[other] == FIGHT_ALL:
                fighting |= 1 << other
            elif state.battle_order[other] == ASK_ME:
                asked.append(other)
    if asked:
        state.stack.append(Reacting(asked, [UNDECIDED] * state.players, seat, area, fighting))
    elif fighting:
        declare_battle(state, moving, seat, area, fighting)


class Reacting(Together[Position]):
    """Those with units in an area decide whether to fight whoever has just moved in."""

    kind: ClassVar[str] = "react"
    rule: ClassVar[str] = "declaring"

    def __init__(self, seats: list[int], chosen: list[int], mover: int, area: int, fighting: int) -> None:
        super().__init__(seats, chosen)
        self.mover = mover
        self.area = area
        self.fighting = fighting  # those whose standing order has answered already

    def legal(self, state: Position, seat: int) -> list[int]:
        return [FIGHT, SPARE]

    def reveal(self, state: Position) -> None:
        fighting = self.fighting
        for seat in range(state.players):
            if self.chosen[seat] == FIGHT:
                fighting |= 1 << seat
        if fighting:
            declare_battle(state, cast(Moving, state.stack[-1]), self.mover, self.area, fighting)

    def prompt(self, state: Position, seat: int) -> Prompt:
        return Prompt(
            self.kind, state.game.speech.text("ask-react", area=AREA_ID[self.area], player=Seat(self.mover)), self.rule
        )

    def clone(self) -> Decision[Position]:
        return Reacting(self.seats[:], self.chosen[:], self.mover, self.area, self.fighting)

    def facts(self) -> list[int]:
        return [*self.chosen, self.mover, self.area]


def declare_battle(state: Position, moving: Moving, seat: int, area: int, fighting: int) -> None:
    """What has moved in stops there."""
    moving.battles.append(area * 64 + fighting)
    hold_up(state, seat, area)
    if state.journal is not None:
        for other in range(state.players):
            if fighting >> other & 1:
                state.tell("declared", other, AREA_ID[area], rival=seat)


def hold_up(state: Position, seat: int, area: int) -> None:
    """Pieces that have moved in, and whatever they carry, go no further; others may still leave."""
    for piece in state.at(seat, area):
        held = stayed(piece)
        if held != piece:
            state.remove(seat, piece)
            state.add(seat, held)


def stayed(piece: i64) -> i64:
    """The piece as it is held up: all of it if it has moved, else what has come aboard."""
    if points_of(piece) < MOVES[kind_of(piece)]:
        return stopped(piece)
    if not hold_of(piece):
        return piece
    aboard: list[i64] = []
    for one in passengers(piece):
        kind = passenger_kind(one)
        aboard.append(one if passenger_points(one) == MOVES[kind] else passenger(kind, 0))
    return with_hold(piece, aboard)


# The end of movement


def stop_moving(state: Position, seat: int) -> None:
    """Nothing moves any more; aircraft without a base are lost."""
    state.halt(seat)
    for piece in state.pieces[seat][:]:
        if kind_of(piece) == FIGHTER and not has_base(state, seat, int(area_of(piece)), 0):
            state.remove(seat, piece)
            state.tell("crashed", seat, AREA_ID[area_of(piece)])
