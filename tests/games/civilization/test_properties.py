"""Random games of both rule sets, watched by a referee who knows only the rulebook and the view."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.conformance import random_move
from ecumene.games.civilization import GAME
from ecumene.games.civilization.action_numbers import MOVE, MOVE_END, MOVE_KIND, MOVE_START, MOVES_END
from ecumene.games.civilization.components import ENDS, RESOURCES
from ecumene.games.civilization.movement import carry_out, choices, move
from ecumene.games.civilization.numbers import (
    AREA_COUNT,
    AREA_INDEX,
    DESERT,
    FERTILE,
    FIGHTER,
    IMPROVEMENT_COUNT,
    KIND_COUNT,
    NO_MARKER,
    REGION_COUNT,
    SETTLER,
    SWORDSMAN,
    TECHNOLOGY_COUNT,
    WALKS,
    WONDER_COUNT,
)
from ecumene.games.civilization.pieces import area_of, boarded, hold_of, kind_of, make, passenger, passengers
from ecumene.games.civilization.production import income
from ecumene.games.civilization.reaction import enter
from ecumene.games.civilization.rules import Civilization
from ecumene.games.civilization.state import NO_END
from ecumene.kernel import Rng
from ecumene.kernel.journal import Event
from tests.games.civilization import referee
from tests.games.civilization.kit import moving, seen, settled, world

KINDS = [
    {"rules": "standard"},
    {"rules": "advanced", "length": "short", "assign_by_hand": True},
    {"rules": "advanced", "length": "medium"},
    {"rules": "advanced", "length": "long"},
]


def seldom(state: Civilization, rng: Rng) -> bool:
    return not rng.below(40)


@pytest.mark.parametrize("options", KINDS, ids=lambda options: options.get("length", "standard"))
@pytest.mark.parametrize("players", [2, 4])
def test_the_referee_agrees_all_game_long(options: dict[str, str], players: int) -> None:
    state = GAME.new(players, {**options, "trade_offers": 1}, seed=f"referee {players}", journal=True)
    assert isinstance(state, Civilization)
    rng = Rng("referee")
    rounds = 0
    science = [0] * players
    while not state.over:
        seat, action = random_move(state, rng)
        fights = state.stack[-1].kind in ("attack", "join", "pick")
        before, dice = (seen(state, 0), state.rng.copy()) if fights else (None, None)
        told = len(state.journal.events) if state.journal is not None else 0
        state.apply(seat, action)
        assert state.journal is not None
        if before is not None and dice is not None:
            rounds += watch(state, referee.Battlefield(before, dice, science), state.journal.events[told:])
        if any(event.kind == "turn" for event in state.journal.events[told:]):
            science = [state.technology_count(seat) for seat in range(players)]
        if seldom(state, rng):
            check_position(state)
    check_position(state)
    assert rounds > 3


@pytest.mark.parametrize("rules", ["standard", "advanced"])
def test_what_is_kept_between_actions_is_what_would_be_found_anew(rules: str) -> None:
    """Steps, offers and purchases are remembered; a copy remembers nothing."""
    state = GAME.new(3, {"rules": rules}, seed="kept")
    assert isinstance(state, Civilization)
    rng = Rng("kept")
    while not state.over and state.turn < 15:
        for seat in state.to_move():
            assert state.legal(seat) == state.clone(Rng("copy")).legal(seat)
        for seat in range(3):
            assert state.settlements(seat) == [place for place, owner in enumerate(state.owner) if owner == seat]
        state.apply(*random_move(state, rng))


def watch(state: Civilization, field: referee.Battlefield, events: list[Event]) -> int:
    """Everything that was told in a row, as far as it is only about battles; tells how many rounds there were."""
    for event in events:
        facts: dict[str, Any] = dict(event.facts)
        if event.kind == "joined-attackers":
            field.sides[1].add(event.player)
        elif event.kind == "joined-defenders":
            field.sides[2].add(event.player)
        elif event.kind == "battle":
            field.begin(facts["area"], [event.player], [facts["rival"].seat])
        elif event.kind == "rolled":
            field.throw(2)
        elif event.kind == "round":
            field.round(event.player, facts)
        elif event.kind == "battle-won":
            field.won(event.player, facts["rival"].seat)
        elif event.kind == "captured":
            field.captured(facts["region"], event.player, facts["rival"].seat)
        elif event.kind not in ("battle-draw", "declared"):
            return field.rounds  # the next player's movement, or a people that falls: seen elsewhere
    if field.rounds:
        field.compare(seen(state, 0))
    return field.rounds


def check_position(state: Civilization) -> None:
    view = seen(state, 0)
    for seat in range(state.players):
        assert sum(state.scores()[seat].values()) == referee.points(view, seat)
        if not state.out[seat]:
            for critical in (0, 5):
                if state.owner.count(seat) <= 7 and not state.fixed[seat]:
                    assert sum(income(state, seat, critical)) == referee.income(view, seat, RESOURCES[critical])
        fighters = [0] * AREA_COUNT
        for piece in state.pieces[seat]:
            fighters[area_of(piece)] |= 1
            assert len(passengers(piece)) <= 3
            assert not hold_of(piece) or area_of(piece) >= REGION_COUNT
            assert kind_of(piece) <= 18
        assert state.pieces[seat] == sorted(state.pieces[seat])
        for area in range(AREA_COUNT):
            assert not state.fighters[area] >> seat & 1 or fighters[area]
        assert state.gold[seat] >= 0


# Positions that random games seldom reach

PLACES = [AREA_INDEX[name] for name in ("gaul", "nile", "andes", "gobi", "indus", "north_sea", "coral_sea")]


def made_up(rules: str, rng: Rng, *, fighting: bool = False) -> Civilization:
    """Three civilizations with settlements, cards and pieces of all kinds, many of them in the same places."""
    state = world(rules)
    state.era = int(rng.below(4))
    for _ in range(18):
        region = int(rng.below(REGION_COUNT))
        seat = int(rng.below(3))
        if state.owner.count(seat) < 7:
            settled(state, seat, region, 1 + int(rng.below(4)))
            state.marker[region] = int(rng.below(3)) if rng.below(3) else [FERTILE, DESERT, NO_MARKER][rng.below(3)]
            state.face_up[region] = state.marker[region] >= 0
    for card in range(TECHNOLOGY_COUNT):
        state.technologies[card] = int(rng.below(6)) - 2
    for wonder in range(WONDER_COUNT):
        state.wonders[wonder] = int(rng.below(4)) - 1
    for seat in range(3):
        state.science[seat] = int(rng.below(9))
        for era in range(4):
            state.cards[seat * 4 + era] = int(rng.below(3))
        for improvement in range(IMPROVEMENT_COUNT):
            if not rng.below(4):
                state.improvements[seat] |= 1 << improvement
        for _ in range(12):
            put_somewhere(state, seat, PLACES[int(rng.below(len(PLACES)))], rng)
    if fighting:
        for place in PLACES[:3]:
            settled(state, int(rng.below(3)), place, 2)
    return state


def put_somewhere(state: Civilization, seat: int, area: int, rng: Rng) -> None:
    """An army, a settler or an aircraft; at sea a ship, with something aboard perhaps, or an aircraft."""
    at_sea = area >= REGION_COUNT
    fits = [kind for kind in range(KIND_COUNT) if kind == FIGHTER or WALKS[kind] != at_sea]
    piece = make(fits[int(rng.below(len(fits)))], area, 0)
    if at_sea and kind_of(piece) != FIGHTER:
        for _ in range(int(rng.below(4))):
            piece = boarded(piece, passenger([SETTLER, SWORDSMAN][int(rng.below(2))], 0))
    state.add(seat, piece)


@pytest.mark.parametrize("rules", ["standard", "advanced"])
def test_the_referee_counts_incomes_of_made_up_worlds(rules: str) -> None:
    """All assignments of faces and gears are tried; many equal resources, fertile land, wonders of all eras."""
    rng = Rng("incomes")
    for _ in range(25):
        state = made_up(rules, rng)
        view = seen(state, 0)
        for seat in range(3):
            for critical in range(len(RESOURCES)):
                assert sum(income(state, seat, critical)) == referee.income(view, seat, RESOURCES[critical])


def test_monopolies_of_any_size() -> None:
    for number in range(9):
        for rules in ("standard", "advanced"):
            state = world(rules)
            state.lent[3] = number
            assert sum(income(state, 0, -1)) == referee.income(seen(state, 0), 0, "wine"), number


@pytest.mark.parametrize("rules", ["standard", "advanced"])
def test_the_referee_adds_up_the_points_of_made_up_worlds(rules: str) -> None:
    rng = Rng("points")
    for _ in range(12):
        state = made_up(rules, rng)
        for ending in range(len(ENDS)) if rules == "advanced" else [NO_END, 0]:
            state.ending = ending
            view = seen(state, 0)
            for seat in range(3):
                assert sum(state.scores()[seat].values()) == referee.points(view, seat)


@pytest.mark.parametrize("rules", ["standard", "advanced"])
def test_the_referee_watches_made_up_battles(rules: str) -> None:
    """Everybody is attacked wherever that can be, allies join, aircraft support, ships carry, walls stand."""
    rng = Rng("battles")
    rounds = 0
    for _ in range(25):
        state = made_up(rules, rng, fighting=True)
        seat = int(rng.below(3))
        moving(state, seat)
        state.play(seat, "done")
        while state.stack and state.stack[-1].kind in ("attack", "join", "pick"):
            assert state.journal is not None
            told = len(state.journal.events)
            field = referee.Battlefield(seen(state, 0), state.rng.copy(), state.science[:])
            state.apply(*random_move(state, rng))
            rounds += watch(state, field, state.journal.events[told:])
    assert rounds > 150


@pytest.mark.parametrize("rules", ["standard", "advanced"])
def test_a_move_without_a_question_is_the_only_choice(rules: str) -> None:
    """Pieces of a kind that have gone differently far, ships with different passengers: who is meant may be asked."""
    rng = Rng("moves")
    asked = plain = 0
    for _ in range(12):
        state = made_up(rules, rng)
        seat = int(rng.below(3))
        moving(state, seat)
        while state.stack[-1].kind == "move" and (moves := moves_of(state, seat)):
            for number in moves:
                kind, start, end = MOVE_KIND[number], MOVE_START[number], MOVE_END[number]
                found = choices(state, seat, kind, start, end)
                one, other = state.clone(Rng("one")), state.clone(Rng("one"))
                if move(one, seat, kind, start, end):
                    enter(one, seat, end)
                    carry_out(other, seat, number, found[0])
                    assert one.digest() == other.digest()
                    assert len(found) == 1
                    plain += 1
                else:
                    assert kind == FIGHTER or len(found) > 1
                    asked += len(found) > 1
            state.apply(seat, MOVE + moves[int(rng.below(len(moves)))])
    assert plain > 500
    assert asked > 50


def moves_of(state: Civilization, seat: int) -> list[int]:
    """Some of the moves that can be made now, counted from the first."""
    return [action - MOVE for action in state.legal(seat) if MOVE <= action < MOVES_END][::3]


@pytest.mark.parametrize("options", KINDS, ids=lambda options: options.get("length", "standard"))
def test_every_game_ends_with_its_last_turn_at_the_latest(options: dict[str, str]) -> None:
    """Nobody has to buy technologies: even if nobody ever does anything, the game is counted out."""
    state = GAME.new(2, options, seed="idle")
    assert isinstance(state, Civilization)
    while not state.over:
        seat = state.to_move()[0]
        state.apply(seat, state.legal(seat)[-1])
    assert state.turn == state.last_turn()
