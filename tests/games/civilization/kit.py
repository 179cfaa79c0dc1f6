"""Positions built by hand, dice that fall as the rulebook says, and what the players then have.

A position is an empty map of an era; settlements, pieces and cards are put there, and a phase begins:

    state = world("standard", era="modern")
    city(state, BRAD, "orinoco", 4)
    units(state, CHRIS, "orinoco", "tank tank howitzer")
    moving(state, CHRIS)
    state.play(CHRIS, "done")
"""

from __future__ import annotations

from typing import Any

from ecumene.games.civilization import GAME
from ecumene.games.civilization.components import ERAS, RESOURCES
from ecumene.games.civilization.movement import Moving
from ecumene.games.civilization.numbers import (
    AREA_INDEX,
    ERA_COUNT,
    FIGURE_COUNT,
    IMPROVEMENT_INDEX,
    KIND_ID,
    KIND_INDEX,
    LEVEL_ID,
    MARKER_ID,
    NO_MARKER,
    REGION_COUNT,
    TECHNOLOGY_INDEX,
    WONDER_INDEX,
)
from ecumene.games.civilization.pieces import area_of, boarded, kind_of, make, passenger, passenger_kind, passengers
from ecumene.games.civilization.purchase import Buying
from ecumene.games.civilization.rules import Civilization
from ecumene.games.civilization.state import MOVEMENT, PURCHASE
from ecumene.games.civilization.trade import begin_trade
from ecumene.games.civilization.view import View
from ecumene.kernel import Journal, Rng

ANGELA, BRAD, CHRIS = 0, 1, 2

#: Names of levels, as the rulebook uses them, and the figures they are.
FIGURE_OF = {id: KIND_ID[kind] for kind in range(FIGURE_COUNT) for id in LEVEL_ID[kind]}


def world(
    rules: str = "standard", *, era: str = "ancient", players: int = 3, length: str = "long", **options: Any
) -> Civilization:
    """A map without markers, settlements and pieces, where nobody owns anything and nobody is asked."""
    state = GAME.new(players, {"rules": rules, "length": length, **options}, seed="kit")
    assert isinstance(state, Civilization)
    state.journal = Journal()
    state.stack.clear()
    state.marker = [NO_MARKER] * REGION_COUNT
    state.gold = [0] * players
    state.first = 0
    state.turn = 1
    state.era = ERAS.index(era)
    return state


# Putting things there


def region(name: str) -> int:
    return AREA_INDEX[name]


def marker(state: Civilization, name: str, kind: str, *, face_up: bool = False) -> None:
    state.marker[region(name)] = MARKER_ID.index(kind)
    state.face_up[region(name)] = face_up


def city(state: Civilization, seat: int, name: str, size: int = 1, what: str = "") -> int:
    """A settlement; ``what``: the marker that lies there face up."""
    place = region(name)
    settled(state, seat, place, size)
    if what:
        marker(state, name, what, face_up=True)
    return place


def settled(state: Civilization, seat: int, place: int, size: int) -> None:
    """A settlement of this size, whatever was there."""
    state.pass_to(place, seat)
    state.size[place] = size


def units(state: Civilization, seat: int, area: str, kinds: str) -> None:
    """Pieces in an area, by the names of figures or levels; ``caravel:settler+catapult`` carries those."""
    for word in kinds.split():
        kind, _, aboard = word.partition(":")
        piece = make(KIND_INDEX[FIGURE_OF.get(kind, kind)], AREA_INDEX[area], 0)
        for one in aboard.split("+") if aboard else []:
            piece = boarded(piece, passenger(KIND_INDEX[FIGURE_OF.get(one, one)], 0))
        state.add(seat, piece)


def know(state: Civilization, seat: int, names: str) -> None:
    """Technologies of the advanced rules, without their bonuses."""
    for name in names.split():
        state.technologies[TECHNOLOGY_INDEX[name]] = seat


def cards(state: Civilization, seat: int, *by_era: int) -> None:
    """Technologies of the standard rules by era; they count for science at once."""
    for era, number in enumerate(by_era):
        state.cards[seat * ERA_COUNT + era] = number
        state.left[era] -= number
    state.science[seat] = sum(by_era)


def wonders(state: Civilization, seat: int, names: str) -> None:
    for name in names.split():
        state.wonders[WONDER_INDEX[name]] = seat


def improve(state: Civilization, seat: int, names: str) -> None:
    for name in names.split():
        state.improvements[seat] |= 1 << IMPROVEMENT_INDEX[name]


# Beginning a phase


def moving(state: Civilization, seat: int) -> None:
    """The seat's movement begins; the others of the turn follow."""
    state.phase, state.step = MOVEMENT, (seat - state.first) % state.players + 1
    state.rest(seat)
    state.stack.append(Moving(seat, [], [], False))


def buying(state: Civilization, seat: int, gold: int | None = None) -> None:
    state.phase, state.step = PURCHASE, (seat - state.first) % state.players + 1
    if gold is not None:
        state.gold[seat] = gold
    state.stack.append(Buying(seat))


def trading(state: Civilization) -> None:
    state.phase = MOVEMENT + 2
    begin_trade(state)


def next_turn(state: Civilization) -> None:
    """Everybody who is asked to buy buys nothing, nobody declares anything, and the turn is over."""
    while state.stack and state.stack[-1].kind in ("buy", "close"):
        state.play(state.to_move()[0], "done")


# Dice


def dice(*throws: tuple[int, int], seed: int = 0) -> Rng:
    """Randomness with which the next throws come out so: pairs of number of dice and sum.

    Seeds are tried one after the other; for rare throws, begin with the seed that was found before.
    """
    for tried in range(seed, seed + 200_000):
        rng = Rng(f"dice {tried}")
        if all(sum(int(rng.below(6)) + 1 for _ in range(number)) == total for number, total in throws):
            return Rng(f"dice {tried}")
    raise AssertionError("no such dice")


# Looking


def seen(state: Civilization, seat: int) -> View:
    view = state.view(seat)
    assert isinstance(view, View)
    return view


def pieces(state: Civilization, seat: int, area: str) -> list[str]:
    """The seat's pieces in an area, passengers after their ship."""
    found = []
    for piece in state.at(seat, AREA_INDEX[area]):
        found.append(KIND_ID[kind_of(piece)])
        found += [KIND_ID[passenger_kind(one)] for one in passengers(piece)]
    return found


def all_pieces(state: Civilization, seat: int) -> list[str]:
    return [KIND_ID[kind_of(piece)] for piece in state.pieces[seat]]


def where(state: Civilization, seat: int, kind: str) -> list[int]:
    return [int(area_of(piece)) for piece in state.pieces[seat] if KIND_ID[kind_of(piece)] == kind]


def settlement(state: Civilization, name: str) -> tuple[int, int]:
    """Owner and size."""
    return state.owner[region(name)], state.size[region(name)]


def notations(state: Civilization, seat: int) -> list[str]:
    return [str(action) for action in state.actions(seat)]


def events(state: Civilization, kind: str) -> list[dict[str, Any]]:
    assert state.journal is not None
    return [dict(event.facts) for event in state.journal.events if event.kind == kind]


def held(state: Civilization, seat: int) -> dict[str, int]:
    return {RESOURCES[i]: number for i, number in enumerate(state.resources(seat)) if number}
