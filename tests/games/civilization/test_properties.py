"""Random games of both rule sets, watched by a referee who knows only the rulebook and the view."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.conformance import random_move
from ecumene.games.civilization import GAME
from ecumene.games.civilization.components import RESOURCES
from ecumene.games.civilization.happiness import settlement_income
from ecumene.games.civilization.numbers import AREA_COUNT, IMPROVEMENT_COUNT, REGION_COUNT, WONDER_COUNT
from ecumene.games.civilization.pieces import area_of, hold_of, kind_of, passengers
from ecumene.games.civilization.production import income
from ecumene.games.civilization.rules import Civilization
from ecumene.kernel import Rng
from ecumene.kernel.journal import Event
from tests.games.civilization import referee
from tests.games.civilization.kit import seen, world

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
            field.owners[facts["region"]] = event.player
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


def test_the_best_assignment_is_best() -> None:
    """Random civilizations with up to six settlements, against all assignments there are."""
    rng = Rng("assignments")
    for _ in range(60):
        state = world("advanced")
        state.era = int(rng.below(4))
        for _ in range(1 + int(rng.below(6))):
            region = int(rng.below(REGION_COUNT))
            state.owner[region], state.size[region] = 0, 1 + int(rng.below(4))
            state.marker[region] = int(rng.below(8)) if rng.below(2) else 15 if rng.below(3) == 0 else -1
            state.face_up[region] = state.marker[region] >= 0
        for improvement in range(IMPROVEMENT_COUNT):
            if not rng.below(4):
                state.improvements[0] |= 1 << improvement
        for wonder in range(WONDER_COUNT):
            if not rng.below(4):
                state.wonders[wonder] = 0
        assert settlement_income(state, 0) == referee.best_settlements(seen(state, 0), 0)


@pytest.mark.parametrize("options", KINDS, ids=lambda options: options.get("length", "standard"))
def test_every_game_ends_with_its_last_turn_at_the_latest(options: dict[str, str]) -> None:
    """Nobody has to buy technologies: even if nobody ever does anything, the game is counted out."""
    state = GAME.new(2, options, seed="idle")
    assert isinstance(state, Civilization)
    while not state.over:
        seat = state.to_move()[0]
        state.apply(seat, state.legal(seat)[-1])
    assert state.turn == state.last_turn()
