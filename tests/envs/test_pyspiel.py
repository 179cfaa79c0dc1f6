"""The games inside OpenSpiel itself, where it is installed."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

from ecumene import games

pyspiel = pytest.importorskip("pyspiel")

GAMES = games.slugs()


@pytest.fixture(autouse=True)
def registered() -> None:
    from ecumene.envs.pyspiel_games import register

    assert register() == [f"ecumene_{slug}" for slug in GAMES]


@pytest.mark.parametrize("slug", GAMES)
def test_openspiels_own_simulation_test(slug: str) -> None:
    """It compares every state with its clone one action later: dice, too, have to fall the same way."""
    game = pyspiel.load_game(f"ecumene_{slug}(exact_clones=True)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_clones_throw_the_same_dice_only_if_that_is_asked_for() -> None:
    def futures(exact: bool) -> set[str]:
        state = pyspiel.load_game(f"ecumene_civilization(players=2,exact_clones={exact})").new_initial_state()
        state.apply_action(0)
        found = set()
        for twin in [state.clone() for _ in range(8)]:
            while '"turn":1' not in twin.observation_string(0):
                twin.apply_action(twin.legal_actions()[0])
            found.add(twin.observation_string(0))  # regions are chosen; dice have fallen for the first turn
        return found

    assert len(futures(True)) == 1
    assert len(futures(False)) > 1


@pytest.mark.parametrize("slug", GAMES)
def test_a_random_rollout(slug: str) -> None:
    game = pyspiel.load_game(f"ecumene_{slug}(players=3,seed=7)")
    assert game.num_players() == 3
    state, rng = game.new_initial_state(), random.Random(7)
    assert state.is_chance_node()
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert len(state.returns()) == 3
    assert all(-1.0 <= value <= 1.0 for value in state.returns())
    assert len(state.observation_tensor(0)) == game.observation_tensor_shape()[0]


def test_a_seed_gives_the_same_deals_and_a_clone_goes_its_own_way() -> None:
    def first(seed: int) -> str:
        state = pyspiel.load_game(f"ecumene_seven_wonders(players=3,seed={seed})").new_initial_state()
        state.apply_action(0)
        return str(state.observation_string(1))

    assert first(1) == first(1) != first(2)
    state = pyspiel.load_game("ecumene_seven_wonders(players=3)").new_initial_state()
    state.apply_action(0)
    twin = state.clone()
    assert twin.observation_string(0) == state.observation_string(0)
    twin.apply_action(twin.legal_actions()[0])
    assert (state.current_player(), twin.current_player()) == (0, 1)


def test_registering_games_does_not_spoil_the_end_of_a_program() -> None:
    """OpenSpiel drops what was registered after Python has ended: that must not abort the program."""
    done = subprocess.run(
        [sys.executable, "-c", "from ecumene.envs.pyspiel_games import register; register()"], check=False
    )
    assert done.returncode == 0
