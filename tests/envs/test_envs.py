"""The environments pass the tests of their own libraries, and say nothing a seat may not know."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test  # type: ignore[import-untyped]

from ecumene import games
from ecumene.envs.encoding import encoder
from ecumene.envs.gym import AgainstBots
from ecumene.envs.openspiel import SIMULTANEOUS, TERMINAL, load_game
from ecumene.envs.pettingzoo import AecEnv, ParallelGame
from ecumene.kernel import Illegal, Rng
from tests.bots.kit import position

GAMES = games.slugs()


@pytest.fixture(autouse=True)
def quiet() -> None:
    """Warnings about naming and rendering are matters of taste; errors fail."""
    warnings.simplefilter("ignore")


@pytest.mark.parametrize("slug", GAMES)
def test_pettingzoo_one_after_the_other(slug: str) -> None:
    api_test(AecEnv(slug, games.load(slug).players[1]), num_cycles=150)


def test_pettingzoo_seeds() -> None:
    seed_test(lambda: AecEnv("seven_wonders", 3), num_cycles=60)


@pytest.mark.parametrize("slug", GAMES)
def test_pettingzoo_all_at_once(slug: str) -> None:
    parallel_api_test(ParallelGame(slug, games.load(slug).players[1]), num_cycles=60)


@pytest.mark.parametrize("slug", GAMES)
def test_gymnasium(slug: str) -> None:
    check_env(AgainstBots(slug, bots="random"), skip_render_check=True)


@pytest.mark.parametrize("reward", ["lead", "win", "score"])
def test_a_game_against_bots_ends_with_a_reward(reward: str) -> None:
    env = AgainstBots("seven_wonders", 3, seat=1, bots=["easy", "random"], reward=reward)
    observation, _ = env.reset(seed=3)
    over, total, steps = False, 0.0, 0
    while not over:
        action = int(np.flatnonzero(observation["action_mask"])[0])
        observation, value, over, _, info = env.step(action)
        assert "illegal" not in info
        total += value
        steps += 1
    result = env.state_now.result()
    assert result is not None
    assert steps >= 18
    if reward == "score":
        assert total == result.standings[1].score
    else:
        assert -1.0 <= total <= 1.0
        assert (total > 0) == (result.winners == [1])


def test_an_illegal_action_loses_and_says_why() -> None:
    env = AgainstBots("seven_wonders", 3)
    observation, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over) == (-1.0, True)
    assert info["illegal"]
    zoo = AecEnv("seven_wonders", 3)
    zoo.reset(seed=1)
    with pytest.raises(Illegal):
        zoo.step(illegal)


@pytest.mark.parametrize("slug", GAMES)
def test_observations_are_discreet_and_say_something(slug: str) -> None:
    game = games.load(slug)
    code = encoder(game)
    seen = set()
    for moment in (3, 20, 45):
        state = position(game, game.players[1], f"seen {moment}", moment)
        for seat in range(state.players):
            vector = code.encode(state, seat)
            drawn = state.sample(seat, Rng("another world"))
            assert np.array_equal(vector, code.encode(drawn, seat))
            assert np.count_nonzero(vector) > 10
            seen.add(vector.tobytes())
    assert len(seen) == 3 * game.players[1]
    assert len(set(code.names)) == len(code.names) == len(code)


@pytest.mark.parametrize("slug", GAMES)
def test_a_random_rollout_in_the_manner_of_openspiel(slug: str) -> None:
    game = load_game(slug)
    rng = Rng("rollout")
    state = game.new_initial_state(7)
    twin = None
    while not state.is_terminal():
        if state.current_player() == SIMULTANEOUS:
            choices = [state.legal_actions(player) for player in range(state.num_players())]
            state.apply_actions([legal[rng.below(len(legal))] if legal else 0 for legal in choices])
        else:
            legal = state.legal_actions()
            assert legal == sorted(legal)
            action = legal[rng.below(len(legal))]
            player = state.current_player()
            assert state.string_to_action(player, state.action_to_string(player, action)) == action
            state.apply_action(action)
        if twin is None:
            twin, before = state.clone(), str(state)
    assert state.current_player() == TERMINAL
    assert state.legal_actions(0) == []
    assert all(-1.0 <= value <= 1.0 for value in state.returns())
    assert twin is not None
    assert str(twin) == before
    assert len(state.observation_tensor(0)) == game.observation_tensor_shape()[0]
