"""What rules version 2 decides otherwise than version 1; games that began under version 1 go on as they began."""

from __future__ import annotations

import pytest

from ecumene.games.through_the_ages import GAME
from ecumene.games.through_the_ages.components import NUMBER
from ecumene.games.through_the_ages.production import produce_resources
from ecumene.games.through_the_ages.rules import ThroughTheAges
from tests.games.through_the_ages.kit import a_round, begin, choose, happen, hold, men, pact, politics, put, stock


def by_rules(rules: int, players: int = 2) -> ThroughTheAges:
    state = begin(players)
    state.rules = rules
    return state


@pytest.mark.parametrize(("rules", "left"), [(1, 1), (2, 0)])
def test_homers_resource_ends_with_homer(rules: int, left: int) -> None:
    """It is there while he leads: what is unspent when he is replaced goes with him."""
    state = by_rules(rules)
    own = put(state, 0, "homer")
    a_round(state)
    assert own.unit_resources == 1
    hold(state, 0, "moses")
    choose(state, "leader moses")
    assert own.unit_resources == left


@pytest.mark.parametrize(("rules", "left"), [(1, 1), (2, 0)])
def test_homers_resource_ends_with_homer_when_an_event_removes_him(rules: int, left: int) -> None:
    state = by_rules(rules)
    own = put(state, 0, "homer")
    a_round(state)
    happen(state, "iconoclasm")
    assert own.leader == -1
    assert own.unit_resources == left


@pytest.mark.parametrize("rules", [1, 2])
def test_homers_resource_is_the_first_to_be_spent(rules: int) -> None:
    """What Patriotism lends is left, and stays when Homer goes."""
    state = by_rules(rules)
    own = put(state, 0, "homer")
    a_round(state)
    stock(state, 0, resources=1)
    hold(state, 0, "moses", "patriotism_a")
    own.unused = 1
    choose(state, "play patriotism_a", "build warriors", "leader moses")
    assert (own.unit_resources, own.resources) == (0, 1)
    own.unit_resources, own.leader_resources = 2, 0
    happen(state, "iconoclasm")
    assert own.unit_resources == 2


@pytest.mark.parametrize(("rules", "left"), [(1, 1), (2, 2)])
def test_acceptance_of_supremacy_takes_from_what_was_really_produced(rules: int, left: int) -> None:
    """With an empty blue bank the mines produce nothing, and nothing is taken from the stores."""
    state = by_rules(rules, 3)
    pact(state, "acceptance_of_supremacy", 0, 1)
    rival = stock(state, 1, resources=2)
    rival.blue_bank = 0
    produce_resources(state, rival)
    assert rival.resources == left


@pytest.mark.parametrize(("rules", "left"), [(1, 2), (2, 1)])
def test_acceptance_of_supremacy_is_not_paid_with_what_is_lent(rules: int, left: int) -> None:
    """A resource of the trade routes that was not used is no resource that was produced."""
    state = by_rules(rules, 3)
    pact(state, "acceptance_of_supremacy", 0, 1)
    rival = stock(state, 1)
    rival.extra_resources = 1
    produce_resources(state, rival)
    assert rival.resources == left


@pytest.mark.parametrize(("rules", "gained"), [(1, 3), (2, 5)])
def test_who_plunders_gains_what_the_rival_lost(rules: int, gained: int) -> None:
    """One token worth 5 and no token to give change with: the rival loses 5, and 5 is the booty."""
    state = by_rules(rules)
    men(state, 0, warriors=9)
    hold(state, 0, "plunder_i")
    own, rival = stock(state, 0), stock(state, 1)
    rival.learn(NUMBER["oil"])
    rival.owned[NUMBER["bronze"]] = rival.owned[NUMBER["agriculture"]] = 0
    rival.store(NUMBER["oil"], 1)
    rival.blue_bank = 0
    own.blue_bank = 10
    politics(state)
    choose(state, "attack plunder_i 2")
    assert (rival.food, rival.resources) == (0, 0)
    assert (own.food, own.resources) == (0, gained)


def test_resigning_is_on_by_default() -> None:
    state = GAME.new(2)
    assert isinstance(state, ThroughTheAges)
    assert state.resignation
    without = GAME.new(2, {"resignation": False})
    assert isinstance(without, ThroughTheAges)
    assert not without.resignation
