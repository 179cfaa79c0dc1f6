"""Every technology: its price, what a worker on it gives, what it gives by itself."""

from __future__ import annotations

import pytest

from ecumene.games.through_the_ages.civilization import Civilization
from ecumene.games.through_the_ages.components import CARDS, NUMBER
from ecumene.games.through_the_ages.construction import building_cost
from ecumene.games.through_the_ages.production import food_production, resource_production
from ecumene.games.through_the_ages.traits import (
    ARENA,
    COLONIZATION,
    CONSTRUCTION,
    LAW,
    URBAN_LIMIT,
)
from tests.games.through_the_ages.kit import begin, choose, hold, men, offered, put, stock

#: id, science, resources, what each worker gives
WORKER_CARDS = [
    ("agriculture", 0, 2, {"food": 1}),
    ("irrigation", 3, 4, {"food": 2}),
    ("selective_breeding", 5, 6, {"food": 3}),
    ("mechanized_agriculture", 7, 8, {"food": 5}),
    ("bronze", 0, 2, {"resources": 1}),
    ("iron", 5, 5, {"resources": 2}),
    ("coal", 7, 8, {"resources": 3}),
    ("oil", 9, 11, {"resources": 5}),
    ("philosophy", 0, 3, {"science": 1}),
    ("alchemy", 4, 6, {"science": 2}),
    ("scientific_method", 6, 8, {"science": 3}),
    ("computers", 8, 11, {"science": 5}),
    ("religion", 0, 3, {"culture": 1, "happiness": 1}),
    ("theology", 2, 5, {"culture": 1, "happiness": 2}),
    ("organized_religion", 4, 7, {"culture": 1, "happiness": 3}),
    ("printing_press", 3, 3, {"culture": 1, "science": 1}),
    ("journalism", 6, 8, {"culture": 2, "science": 2}),
    ("multimedia", 9, 11, {"culture": 3, "science": 3}),
    ("drama", 3, 4, {"culture": 2, "happiness": 1}),
    ("opera", 7, 8, {"culture": 3, "happiness": 1}),
    ("movies", 10, 11, {"culture": 4, "happiness": 1}),
    ("bread_and_circuses", 3, 3, {"strength": 1, "happiness": 2}),
    ("team_sports", 5, 5, {"strength": 2, "happiness": 3}),
    ("professional_sports", 7, 8, {"strength": 3, "happiness": 4}),
    ("warriors", 0, 2, {"strength": 1}),
    ("swordsmen", 4, 3, {"strength": 2}),
    ("riflemen", 6, 5, {"strength": 3}),
    ("modern_infantry", 10, 7, {"strength": 5}),
    ("knights", 5, 3, {"strength": 2}),
    ("cavalrymen", 6, 5, {"strength": 3}),
    ("tanks", 9, 7, {"strength": 5}),
    ("cannon", 6, 5, {"strength": 3}),
    ("rockets", 8, 7, {"strength": 5}),
    ("air_forces", 12, 7, {"strength": 5}),
]

#: id, science, science by revolution, what it gives
GOVERNMENTS = [
    ("despotism", 0, 0, {"civil_actions": 4, "military_actions": 2, "urban_limit": 2}),
    ("monarchy", 8, 2, {"civil_actions": 5, "military_actions": 3, "urban_limit": 3}),
    (
        "theocracy",
        6,
        1,
        {"civil_actions": 4, "military_actions": 3, "urban_limit": 3, "culture": 1, "strength": 1, "happiness": 1},
    ),
    ("constitutional_monarchy", 12, 6, {"civil_actions": 6, "military_actions": 4, "urban_limit": 3}),
    ("republic", 13, 3, {"civil_actions": 7, "military_actions": 2, "urban_limit": 3}),
    ("communism", 19, 5, {"civil_actions": 7, "military_actions": 5, "urban_limit": 4, "happiness": -1}),
    (
        "fundamentalism",
        18,
        7,
        {"civil_actions": 6, "military_actions": 5, "urban_limit": 4, "strength": 5, "science": -2},
    ),
    ("democracy", 17, 9, {"civil_actions": 7, "military_actions": 3, "urban_limit": 4, "culture": 3}),
]

#: id, science, what it gives
SPECIALS = [
    ("code_of_laws", 6, {"civil_actions": 1}),
    ("justice_system", 7, {"civil_actions": 1, "blue_tokens": 3}),
    ("civil_service", 10, {"civil_actions": 2, "blue_tokens": 3}),
    ("warfare", 5, {"strength": 1, "military_actions": 1}),
    ("strategy", 8, {"strength": 3, "military_actions": 2}),
    ("military_theory", 11, {"strength": 5, "military_actions": 3}),
    ("cartography", 4, {"strength": 1, "colonization": 2}),
    ("navigation", 6, {"strength": 2, "colonization": 3}),
    ("satellites", 8, {"strength": 3, "colonization": 4}),
    ("masonry", 3, {}),
    ("architecture", 6, {}),
    ("engineering", 9, {}),
]


def statistics(civilization: Civilization) -> dict[str, int]:
    return {
        "food": food_production(civilization),
        "resources": resource_production(civilization),
        "science": civilization.science,
        "culture": civilization.culture,
        "strength": civilization.strength,
        "happiness": civilization.happiness,
        "civil_actions": civilization.civil_total,
        "military_actions": civilization.military_total,
        "colonization": civilization.traits[COLONIZATION],
        "blue_tokens": civilization.blue_bank,
        "urban_limit": civilization.traits[URBAN_LIMIT],
    }


def gained(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def test_every_technology_has_a_row() -> None:
    listed = [row[0] for row in WORKER_CARDS + GOVERNMENTS + SPECIALS]
    assert sorted(listed) == sorted(card.id for card in CARDS if card.family <= CONSTRUCTION)


@pytest.mark.parametrize(("id", "science", "cost", "gives"), WORKER_CARDS, ids=[row[0] for row in WORKER_CARDS])
def test_worker_card(id: str, science: int, cost: int, gives: dict[str, int]) -> None:
    state = begin()
    own = state.civilizations[0]
    if science:
        hold(state, 0, id)
        stock(state, 0, resources=cost, science=science - 1)
        assert f"develop {id}" not in offered(state)
        stock(state, 0, resources=cost, science=science)
        choose(state, f"develop {id}")
        assert own.science_points == 0
        assert own.civil_left == 3
    stock(state, 0, resources=cost - 1)
    assert f"build {id}" not in offered(state)
    stock(state, 0, resources=cost)
    before = statistics(own)
    civil, military = own.civil_left, own.military_left
    choose(state, f"build {id}")
    change = gained(before, statistics(own))
    change.pop("blue_tokens")
    assert change == gives
    assert own.unused == 0
    is_unit = CARDS[NUMBER[id]].family > ARENA
    assert (civil - own.civil_left, military - own.military_left) == ((0, 1) if is_unit else (1, 0))


@pytest.mark.parametrize(("id", "science", "less", "gives"), GOVERNMENTS[1:], ids=[row[0] for row in GOVERNMENTS[1:]])
def test_government(id: str, science: int, less: int, gives: dict[str, int]) -> None:
    start = {"civil_actions": 4, "military_actions": 2, "urban_limit": 2}
    state = begin()
    own = put(state, 0, "hanging_gardens")
    men(state, 0, philosophy=3)
    hold(state, 0, id)
    stock(state, 0, science=science)
    before = statistics(own)
    choose(state, f"develop {id}")
    expected = {name: number - start.get(name, 0) for name, number in gives.items()}
    assert gained(before, statistics(own)) == {name: number for name, number in expected.items() if number}
    assert own.civil_left == own.civil_total - 1
    assert own.military_left == own.military_total


@pytest.mark.parametrize(("id", "science", "less", "gives"), GOVERNMENTS[1:], ids=[row[0] for row in GOVERNMENTS[1:]])
def test_government_by_revolution(id: str, science: int, less: int, gives: dict[str, int]) -> None:
    state = begin()
    own = hold(state, 0, id)
    stock(state, 0, science=less)
    assert f"develop {id}" not in offered(state)
    choose(state, f"revolution {id}")
    assert own.science_points == 0
    assert own.government == NUMBER[id]
    assert own.civil_left == 0
    assert own.military_left == own.military_total == gives["military_actions"]


def test_despotism() -> None:
    own = begin().civilizations[0]
    assert own.government == NUMBER["despotism"]
    gives = GOVERNMENTS[0][3]
    assert (own.civil_total, own.military_total) == (gives["civil_actions"], gives["military_actions"])
    assert own.traits[URBAN_LIMIT] == gives["urban_limit"]


@pytest.mark.parametrize(("id", "science", "gives"), SPECIALS, ids=[row[0] for row in SPECIALS])
def test_special_technology(id: str, science: int, gives: dict[str, int]) -> None:
    state = begin()
    own = hold(state, 0, id)
    stock(state, 0, science=science)
    before = statistics(own)
    choose(state, f"develop {id}")
    assert gained(before, statistics(own)) == gives
    assert own.specials[CARDS[NUMBER[id]].family - LAW] == NUMBER[id]


def test_a_better_special_technology_replaces_the_other() -> None:
    """Three blue tokens of both law technologies: nothing changes hands."""
    state = begin()
    own = put(state, 0, "justice_system")
    hold(state, 0, "civil_service")
    stock(state, 0, science=10)
    before = statistics(own)
    choose(state, "develop civil_service")
    assert gained(before, statistics(own)) == {"civil_actions": 1}


def test_a_worse_special_technology_is_developed_and_removed_at_once() -> None:
    state = begin()
    own = put(state, 0, "strategy")
    hold(state, 0, "warfare")
    stock(state, 0, science=5)
    choose(state, "develop warfare")
    assert own.specials[1] == NUMBER["strategy"]
    assert own.strength == 1 + 3


@pytest.mark.parametrize(
    ("id", "discounts", "stages"),
    [("masonry", (0, 1, 1, 1), 2), ("architecture", (0, 1, 2, 2), 3), ("engineering", (0, 1, 2, 3), 4)],
)
def test_construction_technologies(id: str, discounts: tuple[int, ...], stages: int) -> None:
    """Urban buildings by level A to III, and wonder stages in one action; mines cost as ever."""
    state = begin()
    own = put(state, 0, id)
    cards = ("philosophy", "drama", "organized_religion", "computers")
    printed = (3, 4, 7, 11)
    found = tuple(building_cost(own, NUMBER[card]) for card in cards)
    assert found == tuple(price - less for price, less in zip(printed, discounts, strict=True))
    assert building_cost(own, NUMBER["coal"]) == 8
    own.wonder = NUMBER["internet"]
    stock(state, 0, resources=16)
    assert [line for line in offered(state) if line.startswith("stage")] == [f"stage {n}" for n in range(1, stages + 1)]
    choose(state, f"stage {stages}")
    assert own.stages == stages
    assert own.civil_left == 3
