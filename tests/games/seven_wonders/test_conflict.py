"""Conflicts at the end of the ages."""

from __future__ import annotations

import pytest

from ecumene.kernel import Seat
from ecumene.locale import text
from tests.games.seven_wonders.kit import City, city, events, finish_age, position, score, turn

SHIELDS = {0: "", 1: "barracks", 2: "walls", 3: "circus", 4: "circus barracks", 5: "circus walls", 6: "circus arsenal"}


def fight(*shields: int, age: int = 1) -> list[tuple[int, int]]:
    """Victory points and defeats of each city after the age's conflicts."""
    state = position(*(City("giza A", SHIELDS[n]) for n in shields), age=age, turn=6)
    turn(state)
    return [(city(state, i).victory_points, city(state, i).defeats) for i in range(len(shields))]


@pytest.mark.parametrize(("age", "token"), [(1, 1), (2, 3), (3, 5)])
def test_tokens_of_the_age(age: int, token: int) -> None:
    """The winner of a border takes the age's token, the loser always a defeat."""
    assert fight(2, 1, 0, age=age) == [(2 * token, 0), (token, 1), (0, 2)]


def test_a_tie_gives_nothing_to_either() -> None:
    assert fight(2, 2, 2) == [(0, 0), (0, 0), (0, 0)]
    assert fight(0, 0, 0, 0) == [(0, 0)] * 4
    assert fight(2, 2, 1) == [(1, 0), (1, 0), (0, 2)]


def test_each_border_is_judged_by_itself() -> None:
    """Only neighbours fight: strength across the table does not matter."""
    assert fight(0, 1, 0, 6) == [(0, 2), (2, 0), (0, 2), (2, 0)]
    assert fight(6, 5, 4, 3, 2, 1, 0) == [(2, 0), (1, 1), (1, 1), (1, 1), (1, 1), (1, 1), (0, 2)]


def test_the_margin_does_not_matter() -> None:
    assert fight(6, 0, 0) == fight(1, 0, 0)


def test_shields_stay_for_the_next_ages() -> None:
    state = position(City("giza A", "barracks"), City("giza B"), City("rhodes A"), turn=6)
    for age, won in ((1, 2), (2, 8), (3, 18)):
        assert state.age == age
        finish_age(state)
        assert city(state, 0).victory_points == won
        assert (city(state, 1).defeats, city(state, 2).defeats) == (age, age)
        assert score(state, 1)["military"] == -age


def test_shields_of_stages_count() -> None:
    """Rhodes' stages have shields like red cards."""
    state = position(City("rhodes A", stages=2), City("giza A", "barracks"), City("rhodes B", stages=2), turn=6)
    turn(state)
    assert [(city(state, i).victory_points, city(state, i).defeats) for i in range(3)] == [(1, 0), (0, 2), (1, 0)]


def test_a_red_card_of_the_sixth_turn_counts() -> None:
    state = position(City("rhodes A", hand="barracks"), City("giza A"), City("giza B"), turn=6)
    turn(state, "build barracks")
    assert city(state, 0).victory_points == 2


def test_the_journal_tells_every_border() -> None:
    state = position(City("rhodes A", "barracks"), City("giza A"), City("giza B"), turn=6, age=2)
    turn(state)
    assert events(state, "conflict") == [
        {"player": 0, "age": 2, "rival": Seat(1), "own": 1, "theirs": 0, "points": 3, "penalty": 1},
        {"player": 1, "age": 2, "rival": Seat(2), "own": 0, "theirs": 0, "points": 0, "penalty": 0},
        {"player": 0, "age": 2, "rival": Seat(2), "own": 1, "theirs": 0, "points": 3, "penalty": 1},
    ]


def test_the_free_city_fights_like_any_other() -> None:
    """Two players: both have a border with it."""
    state = position(City("giza A", "barracks"), City("rhodes A", "walls"), City("ephesus A"), turn=6, players=2)
    finish_age(state)
    assert [(city(state, i).victory_points, city(state, i).defeats) for i in range(3)] == [(1, 1), (2, 0), (0, 2)]
    assert [event["rival"] for event in events(state, "conflict")] == [Seat(0), "free_city", "free_city"]
    assert state.journal is not None
    last = [state.narrate(event) for event in state.journal.events if event.kind == "conflict"][-1]
    assert text(last) == "Seat 1 beat Free City, shields 1 to 0: victory token +1, defeat token −1"
