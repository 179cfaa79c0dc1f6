"""Learning by self-play: reproducible, resumable, and it learns."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from ecumene import games
from ecumene.arena.courses import course_for
from ecumene.arena.executors import Here
from ecumene.arena.selfplay import Brain, Sums, fit
from ecumene.arena.training import Course, Progress, train, write_weights
from ecumene.bots import value

TINY = Course("seven_wonders", 3, seed="tiny", generations=2, games=6, gate=3)


def test_a_fit_finds_the_weights() -> None:
    rng = np.random.default_rng(1)
    rows = rng.normal(size=(4000, 5)) * [1, 10, 0.1, 1, 0]
    targets = rows @ [0.3, 0.02, 1.5, 0.0, 0.0] + 0.4 + rng.normal(size=4000) * 0.01
    sums = Sums.empty(2, 5)
    sums.take(1, rows[:2000], targets[:2000])
    other = Sums.empty(2, 5)
    other.take(1, rows[2000:], targets[2000:])
    sums.add(other)
    brain, explained = fit(sums, ridge=1.0)
    assert brain.weights[1] == pytest.approx([0.3, 0.02, 1.5, 0.0, 0.0], abs=0.01)
    assert brain.bias[1] == pytest.approx(0.4, abs=0.01)
    assert explained[1] > 0.99
    assert brain.bias[0] == 0.5


def test_the_same_course_gives_the_same_weights() -> None:
    told: list[Progress] = []
    one = train(TINY, Here(), told.append)
    two = train(TINY, Here(), lambda progress: None)
    assert [progress.generation for progress in told] == [1, 2]
    if one.weights is None:
        assert two.weights is None
    else:
        assert np.array_equal(one.weights, two.weights)


def test_an_interrupted_course_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    class Enough(Exception):
        pass

    def stop(progress: Progress) -> None:
        if progress.generation == 2:
            raise Enough

    whole: list[Progress] = []
    train(TINY, Here(), whole.append)
    file = tmp_path / "course.npz"
    with pytest.raises(Enough):
        train(TINY, Here(), stop, file)
    rest: list[Progress] = []
    train(TINY, Here(), rest.append, file)
    assert rest == whole[1:]


def test_weights_for_several_numbers_of_players_share_a_file(tmp_path: Path) -> None:
    file = tmp_path / "weights.npz"
    for players in (3, 4):
        write_weights(file, players, Brain(np.full((2, 5), players / 10), np.zeros(2)))
    with np.load(file) as arrays:
        assert arrays["weights3"].max() == pytest.approx(0.3, abs=1e-3)
        assert arrays["weights4"].max() == pytest.approx(0.4, abs=1e-3)


@pytest.mark.parametrize("slug", ["seven_wonders", "hadara"])
def test_the_package_has_weights_for_every_number_of_players(slug: str) -> None:
    """Its own, or those of the nearest number."""
    game = games.load(slug)
    for players in game.players:
        mind = value.learned(game, players)
        assert isinstance(mind, value.LinearValue)
        assert [len(row) for row in mind.weights] == [len(mind.heuristics.names)] * mind.heuristics.phases


@pytest.mark.parametrize(("slug", "lessons"), [("seven_wonders", 4000), ("hadara", 3000)])
def test_a_course_is_the_shipped_one_but_for_what_is_wished(slug: str, lessons: int) -> None:
    shipped = course_for(slug, 3, "0", generations=None, gate=None)
    assert shipped == Course(slug, 3, games=lessons)
    assert course_for(slug, 3, "0", generations=1, games=5) == replace(shipped, generations=1, games=5)
