"""The hidden layer on top of the linear value."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from ecumene import games
from ecumene.arena.executors import executor
from ecumene.arena.network import Harvest, add_network
from ecumene.arena.selfplay import Brain
from ecumene.arena.training import Course, Progress, _Trial, train, write_weights
from ecumene.bots.judging import heuristics
from ecumene.bots.value import LinearValue, NetworkValue, hidden_sums, make_value, read_layers


def lessons(bent: bool) -> list[Harvest]:
    """Positions with two features and two phases: the outcome is bent, or mere chance."""
    rng = np.random.default_rng(1)
    parts = []
    for _ in range(64):
        rows = rng.normal(2.0, 3.0, (1024, 2)).astype(np.float16)
        phases = rng.integers(0, 2, 1024).astype(np.int16)
        straight = 0.1 * rows[:, 0].astype(np.float32) + 0.2 * phases
        chance = rng.normal(0.0, 0.3, 1024).astype(np.float32)
        curve = np.abs(rows[:, 1].astype(np.float32) - 2.0) * np.where(phases == 0, 0.2, 0.1)
        parts.append(Harvest(phases, rows, (straight + (curve if bent else chance)).astype(np.float32)))
    return parts


LINEAR = Brain(np.array([[0.1, 0.0], [0.1, 0.0]], np.float32), np.array([0.0, 0.2], np.float32))


def test_a_hidden_layer_learns_what_a_weighted_sum_cannot() -> None:
    brain, gained = add_network(LINEAR, lessons(bent=True), 8)
    assert brain.layers is not None
    assert gained > 0.5
    far, near = hidden_sums(brain.layers, [[2.0, 8.0], [2.0, 2.0]], 0)
    assert far > near + 0.6


def test_a_hidden_layer_says_next_to_nothing_where_there_is_only_chance() -> None:
    brain, gained = add_network(LINEAR, lessons(bent=False), 8)
    assert brain.layers is not None
    assert 0.0 <= gained < 0.02
    assert np.abs(hidden_sums(brain.layers, [[2.0, 2.0], [5.0, -1.0]], 1)).max() < 0.15


def test_the_same_lessons_give_the_same_layer() -> None:
    one, _ = add_network(LINEAR, lessons(bent=True), 4, seed=3)
    two, _ = add_network(LINEAR, lessons(bent=True), 4, seed=3)
    assert one.layers is not None
    assert two.layers is not None
    assert all((a == b).all() for a, b in zip(one.layers, two.layers, strict=True))


@pytest.mark.parametrize("accept", [True, False])
def test_training_adds_a_layer_and_keeps_it_only_if_it_plays_better(
    monkeypatch: pytest.MonkeyPatch, accept: bool
) -> None:
    def share(trial: _Trial) -> float:
        return 1.0 if accept or trial.newcomer.layers is None else 0.0

    monkeypatch.setattr("ecumene.arena.training._share_of_wins", share)
    told: list[Progress] = []
    course = Course("hadara", 2, generations=1, games=24, gate=2, units=4)
    best = train(course, executor("local", 1), told.append)
    assert [(step.generation, step.accepted) for step in told] == [(1, True), (2, accept)]
    assert (best.layers is not None) is accept


def test_a_layer_travels_through_the_file_of_weights(tmp_path: Path) -> None:
    game = games.load("hadara")
    kit = heuristics(game)
    rng = np.random.default_rng(0)
    shape = (kit.phases, len(kit.names))
    brain = Brain(rng.normal(size=shape).astype(np.float16), rng.normal(size=kit.phases).astype(np.float32))
    bent, _ = add_network(LINEAR, lessons(bent=True), 4)
    assert bent.layers is not None
    layers = bent.layers._replace(
        inner=rng.normal(size=(len(kit.names), 4)).astype(np.float32),
        offsets=rng.normal(size=(kit.phases, 4)).astype(np.float32),
    )
    file = tmp_path / "weights.npz"
    write_weights(file, 3, Brain(brain.weights, brain.bias, layers))
    with np.load(file) as arrays:
        read = read_layers(arrays, 3)
        assert read_layers(arrays, 4) is None
    assert read is not None
    state = game.new(3, None, "layer")
    seat = state.to_move()[0]
    actions = state.legal(seat)
    network = make_value(game, brain.weights.astype(np.float32), brain.bias, read)
    linear = LinearValue(game, brain.weights.astype(np.float32), brain.bias)
    assert isinstance(network, NetworkValue)
    places, rows = kit.outlooks(state, seat, actions)
    more = hidden_sums(layers, rows, kit.phase(state))
    for place, plain, bent_value in zip(
        places, linear.judge(state, seat, actions), network.judge(state, seat, actions), strict=True
    ):
        if place >= 0:
            assert bent_value == pytest.approx(plain + more[place], abs=1e-3)
    write_weights(file, 3, brain)
    with np.load(file) as arrays:
        assert read_layers(arrays, 3) is None


def test_a_layer_can_be_learned_from_a_handful_of_games() -> None:
    told: list[Progress] = []
    train(Course("hadara", 2, generations=1, games=3, gate=2, units=2), executor("local", 1), told.append)
    assert len(told) in (1, 2)  # nothing to put a layer on, if three games taught nothing
