"""Learning what the end of a turn is worth."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from ecumene import games
from ecumene.arena.executors import Here
from ecumene.arena.turns import Lesson, TurnCourse, fit, learn_turns, watch_game, write_turn_weights
from ecumene.bots.planner import judge

SHORT = TurnCourse("through_the_ages", 2, "test", generations=1, games=1, gate=2, width=1, nodes=4)


def test_a_lesson_tells_what_a_seat_still_gained() -> None:
    """With what it had, that is what it ended with: one score for each of the two seats."""
    weights = np.array(judge(games.load(SHORT.slug)).weights)
    lesson = watch_game(SHORT, "lesson", weights)
    assert len(lesson.rows) == len(lesson.gains) == len(lesson.phases) > 20
    assert len({gain + row[0] for gain, row in zip(lesson.gains, lesson.rows, strict=True)}) <= 2
    assert watch_game(SHORT, "lesson", weights) == lesson


def test_weights_move_to_what_explains_the_gains_and_stay_where_nothing_is_known() -> None:
    mind = judge(games.load(SHORT.slug))
    start = np.array(mind.weights)
    luck = np.random.default_rng(1)
    rows = luck.standard_normal((4000, start.shape[1]))
    gains = rows[:, 1:] @ start[1, 1:] + 0.5 * rows[:, 4]
    seen = [Lesson([1] * 4000, rows.tolist(), gains.tolist())]
    fitted, explained = fit(mind.turns, seen, start)
    assert abs(fitted[1, 4] - start[1, 4] - 0.5) < 0.05
    assert np.abs(np.delete(fitted[1] - start[1], 4)).max() < 0.05
    assert (fitted[0] == start[0]).all()
    assert explained[1] > 0.95
    assert explained[0] == 0.0


def test_a_course_ends_with_weights_that_planners_can_read(tmp_path: Path) -> None:
    best = learn_turns(SHORT, Here(), lambda progress: None)
    file = tmp_path / "weights.npz"
    write_turn_weights(file, 2, best)
    write_turn_weights(file, 3, best)
    with np.load(file) as arrays:
        assert sorted(arrays) == ["turns2", "turns3"]
        assert arrays["turns2"].shape == (5, len(judge(games.load(SHORT.slug)).turns.position_names))
