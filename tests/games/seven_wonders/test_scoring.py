"""The score sheet, the winner, and ties."""

from __future__ import annotations

from itertools import product

import pytest

from ecumene.games.seven_wonders.scoring import CATEGORIES, science_points
from ecumene.kernel import Result
from tests.games.seven_wonders.kit import City, finish_age, position, score, turn

PLAIN = (City("ephesus A", coins=0), City("ephesus B", coins=0))


def final(*cities: City, players: int = 0) -> Result:
    """The result if everybody builds something worthless in the very last turn."""
    state = position(*cities, age=3, turn=6, players=players)
    turn(state, *(["build pawnshop"] * state.players), free_city="build pawnshop")
    result = state.result()
    assert result is not None
    return result


def test_categories_in_the_order_of_the_sheet() -> None:
    assert CATEGORIES == ("military", "treasury", "wonder", "civilian", "science", "commercial", "guilds")
    assert tuple(score(position(City(), *PLAIN), 0)) == CATEGORIES


def test_a_whole_sheet() -> None:
    """Every category once, each from its own source."""
    cards = "palace altar apothecary workshop school lighthouse arena spies_guild lumber_yard"
    own = City("giza A", cards, 11, 2, victories=8, defeats=3)
    state = position(own, City("rhodes A", "walls circus"), City("ephesus A", "barracks"), age=3)
    assert score(state, 0) == {
        "military": 5,
        "treasury": 3,
        "wonder": 8,
        "civilian": 10,
        "science": 10,
        "commercial": 2 + 2,
        "guilds": 3,
    }


def test_the_result_adds_up() -> None:
    result = final(City("giza A", "palace", 10), City("rhodes A", "school"), City("ephesus A", "altar"))
    for standing in result.standings:
        assert standing.score == sum(standing.breakdown.values())
    assert [standing.seat for standing in result.standings] == [0, 1, 2]
    assert result.winners == [0]


def test_military_may_be_negative() -> None:
    state = position(City(defeats=6), *PLAIN)
    assert score(state, 0)["military"] == -6


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (99, 33)])
def test_treasury(coins: int, points: int) -> None:
    assert score(position(City(coins=coins), *PLAIN), 0)["treasury"] == points


def test_science_is_the_best_of_all_choices() -> None:
    """Against a plain enumeration of the free symbols."""
    for compass, gear, tablet, wild in product(range(5), range(5), range(5), range(4)):
        best = 0
        for chosen in product(range(3), repeat=wild):
            total = [n + chosen.count(i) for i, n in enumerate((compass, gear, tablet))]
            best = max(best, sum(n * n for n in total) + 7 * min(total))
        assert science_points(compass, gear, tablet, wild) == best


def test_two_free_symbols_are_chosen_together() -> None:
    """One symbol and two free ones: a set (10) beats three equal ones (9)."""
    state = position(City("babylon A", "school scientists_guild", stages=2), *PLAIN)
    assert score(state, 0)["science"] == 10


def test_strategists_count_tokens_of_all_ages_and_not_their_owners() -> None:
    """Defeats of both neighbours, one point each."""
    state = position(City("giza A", "strategists_guild", defeats=6), City(defeats=4), City(defeats=1, victories=9))
    assert score(state, 0)["guilds"] == 5


def test_strategists_count_the_last_conflicts() -> None:
    """The defeats of age III are there when points are counted."""
    cities = City("giza A", "strategists_guild circus"), City("rhodes A"), City("ephesus A")
    assert final(*cities).standings[0].breakdown["guilds"] == 2


@pytest.mark.parametrize(
    ("coins", "ranks"),
    [
        ((5, 4, 3), [1, 2, 3]),
        ((4, 5, 3), [2, 1, 3]),
        ((5, 5, 4), [1, 1, 3]),
        ((5, 4, 4), [1, 2, 2]),
        ((5, 5, 5), [1, 1, 1]),
    ],
)
def test_ties_go_by_coins_then_are_shared(coins: tuple[int, int, int], ranks: list[int]) -> None:
    """Three to five coins are one point each time; the purse decides."""
    result = final(City("giza A", coins=coins[0]), City("rhodes A", coins=coins[1]), City("ephesus A", coins=coins[2]))
    assert len({standing.score for standing in result.standings}) == 1
    assert [standing.rank for standing in result.standings] == ranks
    assert [standing.tie_break for standing in result.standings] == list(coins)
    assert result.winners == [seat for seat, rank in enumerate(ranks) if rank == 1]


def test_more_points_beat_more_coins() -> None:
    result = final(City("giza A", "altar", coins=0), City("rhodes A", coins=4), City("ephesus A", coins=0))
    assert [standing.rank for standing in result.standings] == [1, 2, 3]


def test_the_free_city_is_no_contestant() -> None:
    """Two players: it may have the most points and wins nothing."""
    rich = City("ephesus A", "palace town_hall senate circus arsenal", coins=50)
    result = final(City("giza A", "altar"), City("rhodes A"), rich, players=2)
    assert [standing.seat for standing in result.standings] == [0, 1]
    assert result.winners == [0]


def test_two_players_may_share_the_victory() -> None:
    result = final(City("giza A"), City("rhodes A"), City("ephesus A"), players=2)
    assert result.winners == [0, 1]


def test_no_result_before_the_end() -> None:
    state = position(City(), *PLAIN, age=3)
    while not state.over:
        assert state.result() is None
        turn(state)
    assert state.result() is not None
    assert state.to_move() == []
    state = finish_age(position(City(), *PLAIN, age=2))
    assert (state.age, state.result()) == (3, None)
