"""What bots are told: features and a judgement that plays far better than chance."""

from __future__ import annotations

import pytest

from ecumene.games.through_the_ages import GAME, standing
from ecumene.games.through_the_ages.heuristics import HEURISTICS, NAMES, WEIGHTS, features
from ecumene.games.through_the_ages.state import Position
from ecumene.games.through_the_ages.styles import BALANCED
from ecumene.kernel import Rng
from tests.games.through_the_ages.kit import begin, hold, men, politics, put, stock


def test_every_feature_has_a_name_and_a_weight() -> None:
    state = begin(3)
    assert len(features(state, 0)) == len(NAMES) == len(WEIGHTS)
    numbers, rows = HEURISTICS.outlooks(state, 0, state.legal(0))
    assert len(numbers) == len(state.legal(0))
    assert {len(row) for row in rows} == {len(HEURISTICS.names)}


def test_a_rivals_hand_is_only_counted() -> None:
    first, second = begin(), begin()
    hold(first, 1, "military_bonus_i")
    hold(second, 1, "rats")
    for state in (first, second):
        put(state, 0, "moses")
    assert HEURISTICS.outlooks(first, 0, first.legal(0)) == HEURISTICS.outlooks(second, 0, second.legal(0))


def test_nobody_resigns_by_judgement() -> None:
    state = begin()
    state.resignation = True
    hold(state, 0, "rats")
    politics(state)
    worths = HEURISTICS.worths(state, 0, state.legal(0))
    assert str(state.actions(0)[worths.index(min(worths))]) == "resign"


@pytest.mark.parametrize("seed", [1, 2])
def test_judgement_beats_chance(seed: int) -> None:
    state = GAME.new(2, {"resignation": False}, seed=seed)
    rng = Rng(seed)
    while not state.over:
        seat = state.to_move()[0]
        legal = state.legal(seat)
        choice = legal[rng.below(len(legal))]
        if seat == seed % 2:
            worths = HEURISTICS.worths(state.sample(seat, rng.fork()), seat, legal)
            choice = legal[worths.index(max(worths))]
        state.apply(seat, choice)
    result = state.result()
    assert result is not None
    assert result.winners == [seed % 2]
    assert result.standings[seed % 2].score > 60


def test_a_standing_has_a_name_and_every_style_a_weight_for_each_figure() -> None:
    state = begin(3)
    assert len(HEURISTICS.position(state, 0, True)) == len(standing.NAMES) == len(set(standing.NAMES))
    assert set(BALANCED) == set(standing.NAMES)
    assert {len(weights) for weights in HEURISTICS.styles.values()} == {len(standing.NAMES)}


def test_how_a_seat_looks_to_others_does_not_depend_on_what_it_holds() -> None:
    first, second = begin(), begin()
    hold(first, 1, "military_bonus_i")
    hold(second, 1, "rats")
    assert HEURISTICS.position(first, 1, False) == HEURISTICS.position(second, 1, False)
    assert HEURISTICS.position(first, 1, True) != HEURISTICS.position(second, 1, True)


def _figure(state: Position, name: str) -> float:
    return HEURISTICS.position(state, 0, True)[standing.NAMES.index(name)]


def test_a_tactic_in_hand_counts_by_the_armies_it_would_form() -> None:
    state = begin()
    hold(state, 0, "fighting_band")
    before = _figure(state, "tactic in hand")
    men(state, 0, warriors=2)
    assert _figure(state, "tactic in hand") > before


def test_a_war_counts_by_the_strength_there_is() -> None:
    state = begin()
    hold(state, 0, "war_over_culture")
    own = state.civilizations[0]
    own.wars, own.war_rivals = own.military_hand[:1], [1]
    state.civilizations[1].strength = 30
    assert _figure(state, "wars declared") < 0
    state.civilizations[1].strength = 0
    own.strength = 30
    assert _figure(state, "wars declared") > 0


def test_food_counts_by_the_people_it_will_bring() -> None:
    state = begin()
    men(state, 0, agriculture=2)
    before = _figure(state, "people to come")
    men(state, 0, agriculture=4)
    assert _figure(state, "people to come") > before


def test_a_technology_counts_by_the_workers_who_can_move_to_it() -> None:
    """Developing alone brings nothing yet: what it promises shows, and is gone once it is built."""
    state = begin()
    men(state, 0, bronze=4)
    stock(state, 0, resources=9, science=5)
    hold(state, 0, "iron")
    promised = _figure(state, "upgrades in hand")
    assert promised > 0
    put(state, 0, "iron")
    known = _figure(state, "upgrades known")
    assert known > 0
    men(state, 0, bronze=0, iron=4)
    assert _figure(state, "upgrades known") < known


def test_a_technology_that_nobody_could_pay_for_promises_nothing() -> None:
    state = begin()
    men(state, 0, bronze=0)
    put(state, 0, "alchemy")
    assert _figure(state, "upgrades known") == 0


def test_the_weak_are_prey_the_more_the_later_it_is() -> None:
    early, late = begin(), begin(age=3)
    for state in (early, late):
        state.civilizations[1].strength = 20
    assert 0 < _figure(early, "prey") < _figure(late, "prey")
