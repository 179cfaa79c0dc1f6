"""A real Ray cluster on this machine gives the same results as this process."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import ray

from ecumene.arena.executors import Here, OnRay, executor
from ecumene.arena.matches import Pairing, play_block
from ecumene.arena.training import Course, Progress, train


@pytest.fixture(scope="module")
def cluster() -> Iterator[OnRay]:
    workers = executor("ray", 1)
    assert isinstance(workers, OnRay)
    yield workers
    ray.shutdown()


@pytest.mark.slow
def test_blocks_are_the_same_on_a_cluster(cluster: OnRay) -> None:
    pairings = [Pairing("seven_wonders", "ray", deal, ("greedy", "learned", "random")) for deal in range(3)]
    here, there = (list(workers.map(play_block, pairings)) for workers in (Here(), cluster))
    for block in here + there:
        for game in block.games:
            game.micros = []
    assert here == there


@pytest.mark.slow
def test_a_course_is_the_same_on_a_cluster(cluster: OnRay) -> None:
    course = Course("seven_wonders", 3, seed="ray", generations=1, games=6, gate=3)
    told: list[Progress] = []
    for workers in (Here(), cluster):
        train(course, workers, told.append)
    assert told[0] == told[1]
