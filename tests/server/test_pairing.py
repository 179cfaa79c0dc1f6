"""Who meets whom in a cup, and how it stands."""

from __future__ import annotations

from itertools import combinations

import pytest

from ecumene.kernel import Result, Standing
from ecumene.server.pairing import Round, met, round_robin, sitting_out, swiss, table_sizes
from ecumene.server.standings import Outcome, outcome, standings


@pytest.mark.parametrize(
    ("entrants", "most", "least", "sizes"),
    [
        (8, 4, 2, [4, 4]),
        (7, 4, 2, [4, 3]),
        (5, 2, 2, [2, 2]),
        (5, 4, 3, [4]),
        (3, 4, 2, [3]),
        (1, 4, 2, []),
        (9, 4, 3, [3, 3, 3]),
    ],
)
def test_as_many_as_possible_play(entrants: int, most: int, least: int, sizes: list[int]) -> None:
    assert table_sizes(entrants, most, least) == sizes


@pytest.mark.parametrize(
    ("entrants", "seats", "times"), [(6, 2, 1), (5, 2, 2), (7, 4, 1), (9, 3, 1), (4, 4, 3), (12, 4, 1)]
)
def test_in_a_round_robin_everybody_meets_everybody(entrants: int, seats: int, times: int) -> None:
    rounds = round_robin(entrants, seats, 2, times, "a seed")
    meetings = met(rounds)
    assert min(meetings[pair] for pair in combinations(range(entrants), 2)) >= times
    if seats == 2:
        assert set(meetings.values()) == {times}
    for tables in rounds:
        playing = [one for table in tables for one in table]
        assert len(set(playing)) == len(playing)
    outs = sitting_out(rounds, entrants)
    assert max(outs.values()) - min(outs.values()) <= 1
    assert rounds == round_robin(entrants, seats, 2, times, "a seed")


def test_in_a_swiss_cup_equals_meet_and_nobody_meets_twice() -> None:
    rounds: list[Round] = []
    points = dict.fromkeys(range(8), 0.0)
    for number in range(3):
        ranked = sorted(points, key=lambda one: (-points[one], one))
        tables = swiss(ranked, points, 2, 2, rounds, str(number))
        rounds.append(tables)
        for table in tables:
            points[min(table)] += 1  # the smaller number always wins
    assert set(met(rounds).values()) == {1}
    assert points[0] == 3
    second = {one for table in rounds[1] for one in table if {min(other) for other in rounds[0]} >= set(table)}
    assert second == {min(table) for table in rounds[0]}  # those who won meet each other


def test_nobody_sits_out_twice_before_everybody_has_once() -> None:
    rounds: list[Round] = []
    for number in range(5):
        rounds.append(swiss(list(range(5)), {}, 2, 2, rounds, str(number)))
    assert set(sitting_out(rounds, 5).values()) == {1}


def test_points_lie_evenly_between_first_and_last() -> None:
    assert Outcome([4, 7, 2], [1, 3, 2], [50, 30, 40]).points() == {4: 1.0, 7: 0.0, 2: 0.5}
    assert Outcome([0, 1, 2], [1, 1, 3], [50, 50, 40]).points() == {0: 0.75, 1: 0.75, 2: 0.0}


def test_who_resigned_is_last_and_an_ended_game_has_no_places() -> None:
    told = Result([Standing(0, 1, 50, {}), Standing(1, 2, 40, {})])
    assert outcome([5, 6], [True, False], told).points() == {5: 0.0, 6: 1.0}
    assert outcome([5, 6], [False, False], None).points() == {5: 0.5, 6: 0.5}


def test_equal_points_are_decided_by_wins_opponents_and_shares() -> None:
    tables = [Outcome([0, 1], [1, 2], [60, 20]), Outcome([2, 3], [1, 2], [41, 40]), Outcome([0, 2], [1, 1], [30, 30])]
    told = standings(4, tables, {1: 1, 3: 1})
    assert [one.entrant for one in told] == [0, 2, 3, 1]
    assert (told[0].points, told[1].points, told[0].opponents, told[1].opponents) == (1.5, 1.5, 1.0, 1.0)
    assert told[0].share > told[1].share
    assert [one.rank for one in told] == [1, 2, 3, 4]
