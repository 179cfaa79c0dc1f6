"""Whole games under the eyes of an independent referee."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ecumene.games.altay import GAME, choices, numbers
from ecumene.games.altay.heuristics import HEURISTICS
from ecumene.games.altay.rules import Altay
from ecumene.kernel import SPECTATOR, Rng
from tests.games.altay import referee

#: Something else for each wonder to count.
COUNTED = [kind for kind in numbers.COUNTED if kind]
OTHER = dict(zip(COUNTED, COUNTED[1:] + COUNTED[:1], strict=True))

Player = Callable[[Altay, int, Rng], int]


def by_chance(state: Altay, seat: int, rng: Rng) -> int:
    legal = state.legal(seat)
    return legal[rng.below(len(legal))]


def with_a_plan(state: Altay, seat: int, rng: Rng) -> int:
    """The best action by the hand-made judgement, now and then another."""
    legal = state.legal(seat)
    if rng.below(8) == 0:
        return legal[rng.below(len(legal))]
    worths = HEURISTICS.worths(state.sample(seat, rng), seat, legal)
    return legal[worths.index(max(worths))]


def whole_game(player: Player, players: int, seed: str, **options: bool) -> Altay:
    state = GAME.new(players, options, seed, journal=True)
    assert isinstance(state, Altay)
    rng = Rng(seed)
    judge = referee.Referee(state)
    while not state.over:
        seat = state.to_move()[0]
        state.apply(seat, player(state, seat, rng))
        judge.watch()
    return state


def assert_scored(state: Altay) -> None:
    view = state.view(SPECTATOR)
    for realm in view.realms:
        assert list(state.scores()[realm.seat].values()) == referee.score(view, realm)


@pytest.mark.parametrize("options", [{}, {"trade": True}, {"limited_supply": False}], ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games(players: int, options: dict[str, bool]) -> None:
    assert_scored(whole_game(by_chance, players, f"referee {players}", **options))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_with_a_plan(players: int, seed: int) -> None:
    assert_scored(whole_game(with_a_plan, players, f"plan {players} {seed}", trade=seed == 1))


#: A table of the rules, and a place where a wrong figure is written into it.
FAULTS: list[tuple[list[Any], int, Any]] = [
    *[(numbers.COUNTED, wonder, OTHER[numbers.COUNTED[wonder]]) for wonder in numbers.OF_LEVEL[numbers.WONDER]],
    (numbers.WAY_GAIN, 0, 2 * numbers.WAY_GAIN[0]),
    (numbers.ATTACKS, numbers.FACE_INDEX["warrior"], 2),
    (numbers.DEFENDS, numbers.FACE_INDEX["warrior"], 2),
    (choices.AFFORDABLE, 1 << numbers.FOOD, choices.PILE_PURCHASES[4]),  # Scholar: for a single food
    (numbers.PRICE, numbers.FACE_INDEX["farmer"], numbers.UNIT[numbers.WOOD]),
    (numbers.MARKER_GAIN, 1, 0),
    (numbers.DIFFICULTY, 0, numbers.DIFFICULTY[0] + 1),
]


def watch_games(n: int) -> None:
    for seed in range(n):
        whole_game(with_a_plan, 3, f"fault {seed}")


@pytest.mark.parametrize("fault", range(len(FAULTS)))
def test_the_referee_sees_faults(fault: int) -> None:
    table, place, wrong = FAULTS[fault]
    right = table[place]
    table[place] = wrong
    try:
        with pytest.raises(AssertionError):
            watch_games(20)
    finally:
        table[place] = right


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_many_games(players: int) -> None:
    for seed in range(60):
        assert_scored(whole_game(by_chance, players, f"many {seed}", trade=seed % 2 == 1))
    for seed in range(30):
        assert_scored(whole_game(with_a_plan, players, f"many plans {seed}", trade=seed % 2 == 1))
