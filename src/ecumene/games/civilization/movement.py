# Compiled by mypyc where a C compiler is present.
"""Movement: a player's pieces go step by step, and settlers look at markers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from mypy_extensions import i64

from ecumene.games.civilization.action_numbers import (
    BOMB,
    DECLARE,
    DONE,
    EXPLORE,
    MOVE,
    MOVE_END,
    MOVE_KIND,
    MOVE_START,
    MOVES_END,
    ORDER,
    REMOVE,
    WHICH,
)
from ecumene.games.civilization.announcements import announce_end, bomb, last_choices, obey
from ecumene.games.civilization.attack import declare_attacks
from ecumene.games.civilization.exploration import can_be_kept, explore, take_away
from ecumene.games.civilization.moments import AT_ONCE_RULES, await_moments, check_moments
from ecumene.games.civilization.nouns import MOST_CHOICES
from ecumene.games.civilization.numbers import (
    AIR_DISTANCE,
    AREA_ID,
    FIGHTER,
    IS_ARMY,
    KIND_ID,
    NO_EVENT,
    REGION_COUNT,
    WALKS,
)
from ecumene.games.civilization.pieces import (
    AREA_BIT,
    KIND_BIT,
    PLACE_BITS,
    PLACE_MASK,
    area_of,
    boarded,
    first_from,
    has_room,
    hold_of,
    is_ship,
    kind_of,
    landed,
    make,
    moved_to,
    passenger,
    passenger_kind,
    passenger_points,
    passengers,
    points_of,
)
from ecumene.games.civilization.reaction import enter
from ecumene.games.civilization.state import Position
from ecumene.games.civilization.steps import Paths, has_base
from ecumene.kernel.decisions import Decision, joined, nth
from ecumene.kernel.errors import Illegal
from ecumene.kernel.rng import Rng

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
        self.paths: Paths | None = None  # the steps, as they were before the last move
        self.start = -1  # what the last move has changed: where it began and where it ended
        self.end = -1
        self.last: list[int] | None = None  # what else may be done, if nothing but moves has been made since

    def legal(self, state: Position, seat: int) -> list[int]:
        found = joined(self.ways(state, seat).parts)
        found += self.others(state, seat)
        return found

    def draw(self, state: Position, seat: int, resigning: int, rng: Rng) -> int:
        """The same by chance, without putting all steps into one list."""
        paths, others = self.ways(state, seat), self.others(state, seat)
        number = rng.below(paths.count + len(others))
        return nth(paths.parts, number) if number < paths.count else others[number - paths.count]

    def ways(self, state: Position, seat: int) -> Paths:
        """The steps as they are now."""
        paths = self.paths
        if paths is None or paths.flying:
            paths = Paths(state, seat)
            self.paths = paths
        elif self.start >= 0:
            paths.follow(state, seat, self.start, self.end)
        self.start = -1
        return paths

    def others(self, state: Position, seat: int) -> list[int]:
        """What else may be done: a list that is not to be changed."""
        last = self.last
        if last is None:
            last = last_choices(state, seat, self.ordered)
            if self.explored:
                last = self.removable(state) + last
            self.last = last
        return last

    def removable(self, state: Position) -> list[int]:
        """Markers without event that were looked at and still lie there."""
        return [
            REMOVE + region
            for region in self.explored
            if state.marker[region] == NO_EVENT and not state.face_up[region]
        ]

    def answer(self, state: Position, seat: int, action: int) -> None:
        if MOVE <= action < MOVES_END:
            number = action - MOVE
            kind, start, end = MOVE_KIND[number], MOVE_START[number], MOVE_END[number]
            rests = IS_ARMY[kind] and end < REGION_COUNT  # can do nothing more where it comes
            self.touch(start, start if rests else end)
            if move(state, seat, kind, start, end):
                enter(state, seat, end)
            else:
                choose_piece(state, seat, number)
            return
        self.last = None
        if EXPLORE <= action < REMOVE and can_be_kept(state, action - EXPLORE):
            self.touch(action - EXPLORE, action - EXPLORE)
        elif not ORDER <= action < DONE:
            self.paths = None
        if action == DONE:
            state.stack.pop()
            stop_moving(state, seat)
            declare_attacks(state, seat, self.battles)
        elif EXPLORE <= action < REMOVE:
            self.explored.append(action - EXPLORE)
            await_moments(state)
            explore(state, seat, action - EXPLORE)
            if state.rules < AT_ONCE_RULES:
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

    def touch(self, start: int, end: int) -> None:
        """Pieces of these areas may do something else afterwards, whatever is asked in between; others may not."""
        if self.start >= 0:
            self.paths = None  # nobody has looked since the move before
        self.start = start
        self.end = end

    def hold_up(self, area: int) -> None:
        """A battle is declared where the last move ended: what can still go is to be seen anew."""
        self.end = area

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


# Moving a piece

#: The piece (or the ship it leaves), the passenger (0: none), the ship it boards (0: none).
Choice = tuple[i64, i64, i64]


def choices(state: Position, seat: int, kind: int, start: int, end: int) -> list[Choice]:
    """The different ways to make a move: which piece of the kind, and which ship takes it in."""
    ships: list[i64] = [0]
    if WALKS[kind] and end >= REGION_COUNT:
        ships = [ship for ship in distinct(state, seat, end) if is_ship(ship) and has_room(ship)]
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


def move(state: Position, seat: int, kind: int, start: int, end: int) -> bool:
    """Make a move if it is plain which piece is meant, and which ship; aircraft are left to ``choose_piece``."""
    if kind == FIGHTER:
        return False
    pieces = state.pieces[seat]
    walks = WALKS[kind]
    if walks and start >= REGION_COUNT:
        place = only_ship_with(pieces, kind, start)
        if place < 0:
            return False
        ship: i64 = pieces[place]
        one = who_lands(ship, kind)
        state.exchange(seat, place, landed(ship, one))
        state.add(seat, make(kind, end, passenger_points(one) - 1))
    else:
        place = only_place(pieces, kind, start)
        if place < 0:
            return False
        points = points_of(pieces[place]) - 1
        if walks and end >= REGION_COUNT:
            berth = only_ship_with_room(pieces, end)
            if berth < 0:
                return False
            state.exchange(seat, berth, boarded(pieces[berth], passenger(kind, points)))  # ships come after the others
            state.take(seat, place)
        else:
            state.add(seat, moved_to(state.take(seat, place), end, points))
    tell_move(state, seat, kind, start, end)
    return True


def choose_piece(state: Position, seat: int, number: int) -> None:
    """Ask which piece is meant, unless it makes no difference."""
    found = choices(state, seat, MOVE_KIND[number], MOVE_START[number], MOVE_END[number])
    if len(found) > 1:
        state.stack.append(ChoosingPiece(seat, number))
    else:
        carry_out(state, seat, number, found[0])


def only_place(pieces: list[int], kind: i64, area: i64) -> i64:
    """Where in the list a piece of a kind is that can still leave an area, if all such pieces are alike; else -1."""
    place = first_from(pieces, make(kind, area, 1))
    first: i64 = pieces[place]
    next = place + 1
    total: i64 = len(pieces)
    while next < total:
        piece: i64 = pieces[next]
        if piece != first:
            return -1 if piece >> KIND_BIT == first >> KIND_BIT else place
        next += 1
    return place


def only_ship_with_room(pieces: list[int], sea: i64) -> i64:
    """Where in the list a ship is that has room, if all such ships of a sea are alike; else -1."""
    found: i64 = -1
    place = first_from(pieces, sea << AREA_BIT)
    total: i64 = len(pieces)
    while place < total:
        ship: i64 = pieces[place]
        if ship >> AREA_BIT != sea:
            break
        if is_ship(ship) and has_room(ship):
            if found >= 0 and pieces[found] != ship:
                return -1
            found = place
        place += 1
    return found


def only_ship_with(pieces: list[int], kind: i64, sea: i64) -> i64:
    """Where in the list a ship is from which one of a kind can land, if there is no choice in a sea; else -1."""
    found: i64 = -1
    place = first_from(pieces, sea << AREA_BIT)
    total: i64 = len(pieces)
    while place < total:
        ship: i64 = pieces[place]
        if ship >> AREA_BIT != sea:
            break
        one = who_lands(ship, kind)
        if one:
            if one < 0 or (found >= 0 and pieces[found] != ship):
                return -1
            found = place
        place += 1
    return found


def who_lands(ship: i64, kind: i64) -> i64:
    """The passenger of a kind that can go ashore: 0 if there is none, -1 if several are not alike."""
    found: i64 = 0
    hold = hold_of(ship)
    while hold:
        one = hold & PLACE_MASK
        if one != found and passenger_kind(one) == kind and passenger_points(one):
            if found:
                return -1
            found = one
        hold >>= PLACE_BITS
    return found


def tell_move(state: Position, seat: int, kind: int, start: int, end: int) -> None:
    if state.journal is not None:
        state.journal.tell("moved", seat, piece=KIND_ID[kind], start=AREA_ID[start], end=AREA_ID[end])


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

    def about(self, state: Position) -> dict[str, Any]:
        return {"piece": KIND_ID[MOVE_KIND[self.number]]}

    def clone(self) -> Decision[Position]:
        return ChoosingPiece(self.seats[0], self.number)

    def facts(self) -> list[int]:
        return [self.number]


def carry_out(state: Position, seat: int, number: int, choice: Choice) -> None:
    kind, start, end = MOVE_KIND[number], MOVE_START[number], MOVE_END[number]
    piece, one, ship = choice
    tell_move(state, seat, kind, start, end)
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


# The end of movement


def stop_moving(state: Position, seat: int) -> None:
    """Nothing moves any more; aircraft without a base are lost."""
    state.halt(seat)
    for piece in state.aircraft(seat):
        if not has_base(state, seat, int(area_of(piece)), 0):
            state.remove(seat, piece)
            state.tell("crashed", seat, AREA_ID[area_of(piece)])
