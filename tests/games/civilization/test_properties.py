"""Random games of both rule sets, watched by a referee who knows only the rulebook and the view."""

from __future__ import annotations

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
    told = 0
    while not state.over:
        state.apply(*random_move(state, rng))
        assert state.journal is not None
        for event in state.journal.events[told:]:
            if event.kind == "round":
                check_round(state, event.player, dict(event.facts))
        told = len(state.journal.events)
        if seldom(state, rng):
            check_position(state)
    check_position(state)


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


def check_round(state: Civilization, seat: int, facts: dict[str, object]) -> None:
    """Both totals lie within what the dice and the tables allow."""
    view = seen(state, 0)
    rival = facts["rival"].seat  # type: ignore[attr-defined]
    area, unit, other = str(facts["area"]), str(facts["unit"]), str(facts["other"])
    if view.rules == "standard":
        return  # science counts what was owned when the turn began; it has tests of its own
    least, most = referee.battle_range(view, seat, unit, other, area, defends=False, aircraft=bool(facts["aircraft"]))
    assert least <= int(str(facts["own"])) <= most
    helped = bool(facts["rival_aircraft"])
    least, most = referee.battle_range(view, rival, other, unit, area, defends=True, aircraft=helped)
    assert least - 2 <= int(str(facts["theirs"])) <= most + 2  # the settlement may have fallen with this very round


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
