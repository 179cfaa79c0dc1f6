"""Learning to choose by looking back at what came of choices."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from ecumene import games
from ecumene.arena.executors import Here
from ecumene.arena.hindsight import Drill, Hindsight, drill, explained, hindsight, improve
from ecumene.arena.looking_back import improved, look_back
from ecumene.arena.selfplay import Brain, Sums
from ecumene.arena.training import Course, Progress, _Trial, read_brain, shipped_brain, train, write_weights
from ecumene.bots.judging import heuristics
from ecumene.bots.value import DOMINATED, LinearValue, make_value, preferences
from ecumene.kernel import EcumeneError

ANCHOR = Course("seven_wonders", 3, start="anchor-2026-11")


def decisions(count: int, weights: list[float], blind: int = -1) -> Sums:
    """Differences between the actions of decisions that hang on two features."""
    rng = np.random.default_rng(3)
    sums = Sums.empty(2, 2)
    for number in range(count):
        rows = rng.normal(size=(5, 2))
        rows -= rows.mean(axis=0)
        if number % 2 != blind:
            sums.take(number % 2, rows, rows @ weights + rng.normal(size=5) * 0.01)
    return sums


def test_differences_between_actions_teach_the_weights() -> None:
    brain = Brain(np.zeros((2, 2), np.float32), np.zeros(2, np.float32))
    sums = decisions(400, [0.3, -0.1])
    better, gained = improve(brain, sums, ridge=1.0, blur=0.0)
    assert better.choice == pytest.approx(np.array([[0.3, -0.1]] * 2), abs=0.01)
    assert gained > 0.9
    assert explained(better.choice, sums) == pytest.approx(gained)
    assert better.weights is brain.weights  # what a position is worth is another question


def test_a_phase_that_was_not_seen_learns_from_the_others_only_with_a_blur() -> None:
    brain = Brain(np.full((2, 2), 0.5, np.float32), np.zeros(2, np.float32))
    sums = decisions(400, [0.3, -0.1], blind=1)
    alone, _ = improve(brain, sums, ridge=1.0, blur=0.0)
    assert alone.choice[1, 0] == pytest.approx(alone.choice[1, 1])
    together, _ = improve(brain, sums, ridge=1.0, blur=0.5)
    assert together.choice[1, 0] > 1.5 * together.choice[1, 1]


def test_a_step_changes_what_is_liked_and_not_how_much() -> None:
    """However often weights are improved, actions are chosen among as warmly as before."""
    brain = Brain(np.full((2, 2), 0.5, np.float32), np.zeros(2, np.float32))
    sums = decisions(400, [0.3, -0.1])
    better, _ = improve(brain, sums, ridge=1.0, blur=0.0)
    spread = [
        sum(row @ squares[:-1, :-1] @ row for row, squares in zip(weights, sums.squares, strict=True))
        for weights in (brain.weights, better.choice)
    ]
    assert spread[1] == pytest.approx(spread[0], rel=1e-3)
    short, _ = improve(brain, sums, ridge=1.0, blur=0.0, stride=0.1)
    assert abs(short.choice - brain.weights).max() < abs(better.choice - brain.weights).max()


def test_only_what_was_not_expected_is_put_down_to_a_choice() -> None:
    assert hindsight([0.5, 0.5, 0.5], 0.5) == pytest.approx([0.0, 0.0, 0.0])
    first, second = hindsight([0.5, 0.8], 0.8)
    assert (first, second) == pytest.approx((0.3, 0.0))  # the first choice made the difference
    early, late = hindsight([0.5, 0.5], 1.0)
    assert late == pytest.approx(0.5)
    assert 0.0 < early < late  # what came later is put down to the earlier choice only in part


def test_looking_back_is_the_same_every_time_and_sees_what_differs_from_the_usual() -> None:
    lesson = Drill("seven_wonders", 3, "one", 2, shipped_brain(ANCHOR))
    one, two = drill(lesson).choices, drill(lesson).choices
    assert np.array_equal(one.squares, two.squares)
    assert np.array_equal(one.products, two.products)
    assert (one.outcomes[:, 0] > 0).all()
    rivals = [heuristics(games.load("seven_wonders")).names.index(name) for name in ("best points", "mean points")]
    assert np.abs(one.squares[:, rivals]).max() < 1e-3  # whatever is chosen, these are the same


@pytest.mark.parametrize("accept", [True, False])
def test_a_course_begins_with_an_edition_and_keeps_what_plays_better(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, accept: bool
) -> None:
    def share(trial: _Trial) -> float:
        return float(accept)

    monkeypatch.setattr("ecumene.arena.training._share_of_wins", share)
    told: list[tuple[int, int, bool]] = []
    courses = [Course("hadara", players, start="anchor-2026-11", rounds=2, drills=1, gate=2) for players in (2, 3)]
    starts = [train(course, Here(), lambda progress: None) for course in courses]

    def tell(course: Course, progress: Progress) -> None:
        assert progress.by_hindsight
        told.append((course.players, progress.generation, progress.accepted))

    best, _ = look_back(courses, starts, Here(), tell)
    assert told == [(2, 1, accept), (3, 1, accept), (2, 2, accept), (3, 2, accept)]
    assert (best.choice is not None) is accept
    assert (best.weights is starts[0].weights) is not accept  # what is to be expected is learned with it
    file = tmp_path / "weights.npz"
    write_weights(file, 2, best)
    with np.load(file) as arrays:
        read = read_brain(arrays, 2)
    assert (read.choice is not None) is accept
    write_weights(file, 2, starts[0])
    with np.load(file) as arrays:
        assert read_brain(arrays, 2).choice is None


def test_numbers_of_players_learn_from_each_other() -> None:
    """With games of three beside them those of two lead elsewhere, and the same course leads to the same place."""
    courses = [Course("hadara", players, start="anchor-2026-11", rounds=1, drills=2, gate=2) for players in (2, 3)]
    starts = [shipped_brain(course) for course in courses]
    seen = [Hindsight.empty(*brain.weights.shape) for brain in starts]
    for part, course, brain in zip(seen, courses, starts, strict=True):
        part.add(drill(Drill("hadara", course.players, "together", 2, brain)))
    together, again, alone = (improved(starts[0], part, 0, 30.0, 1.0)[0] for part in (seen, seen, seen[:1]))
    assert np.array_equal(together.choice, again.choice)
    assert not np.array_equal(together.choice, alone.choice)


def test_an_edition_that_is_not_there_is_named() -> None:
    with pytest.raises(EcumeneError) as refused:
        train(Course("altay", 2, start="anchor-2026-11"), Here(), lambda progress: None)
    assert refused.value.reason.id == "arena-no-edition"


def test_choosing_goes_by_its_own_weights_and_judging_by_the_value() -> None:
    game = games.load("seven_wonders")
    state = game.new(3, None, "choice")
    actions = state.legal(0)
    brain = shipped_brain(ANCHOR)
    plain = LinearValue(game, brain.weights, brain.bias)
    turned = make_value(game, brain.weights, brain.bias, None, -brain.weights)
    assert preferences(plain, state, 0, actions) == plain.judge(state, 0, actions)
    assert turned.judge(state, 0, actions) == plain.judge(state, 0, actions)
    bias = float(brain.bias[heuristics(game).phase(state)])
    for there, back in zip(plain.judge(state, 0, actions), preferences(turned, state, 0, actions), strict=True):
        assert there == back == DOMINATED or back - bias == pytest.approx(bias - there)
