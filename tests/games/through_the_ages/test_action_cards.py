"""Every action card: what it does when it is played."""

from __future__ import annotations

import pytest

from ecumene.games.through_the_ages.components import CARDS
from ecumene.games.through_the_ages.traits import ACTION
from tests.games.through_the_ages.kit import begin, card, choose, hold, men, offered, put, stock

RICH_LAND = [("rich_land_a", 1), ("rich_land_i", 2), ("rich_land_ii", 3)]
URBAN_GROWTH = [("urban_growth_a", 1), ("urban_growth_i", 2), ("urban_growth_ii", 3), ("urban_growth_iii", 4)]
EFFICIENT_UPGRADE = [("efficient_upgrade_ii", 3), ("efficient_upgrade_iii", 4)]
ENGINEERING_GENIUS = [
    ("engineering_genius_a", 2),
    ("engineering_genius_i", 3),
    ("engineering_genius_ii", 4),
    ("engineering_genius_iii", 5),
]
FRUGALITY = [("frugality_a", 1), ("frugality_i", 2), ("frugality_ii", 3)]
BREAKTHROUGH = [("breakthrough_i", 2), ("breakthrough_ii", 3)]
#: science, culture, food, resources
GAINS = [
    ("revolutionary_idea_ii", (4, 0, 0, 0)),
    ("revolutionary_idea_iii", (6, 0, 0, 0)),
    ("cultural_heritage_a", (1, 4, 0, 0)),
    ("cultural_heritage_i", (2, 2, 0, 0)),
    ("stockpile", (0, 0, 1, 1)),
]
RESERVES = [("reserves_i", 2), ("reserves_ii", 3), ("reserves_iii", 4)]
PATRIOTISM = [("patriotism_a", 1), ("patriotism_i", 2), ("patriotism_ii", 3), ("patriotism_iii", 4)]
#: with 2, 3 and 4 players
PER_STRONGER = [("wave_of_nationalism", (6, 3, 2)), ("military_build_up", (8, 5, 3))]
ENDOWMENT = [("endowment_for_the_arts", (6, 3, 2))]


def test_every_action_card_has_a_row() -> None:
    lists = (
        RICH_LAND, URBAN_GROWTH, EFFICIENT_UPGRADE, ENGINEERING_GENIUS, FRUGALITY, BREAKTHROUGH, GAINS, RESERVES,
        PATRIOTISM, PER_STRONGER, ENDOWMENT,
    )  # fmt: skip
    rows = [row[0] for rows in lists for row in rows]
    assert sorted(rows) == sorted(card.id for card in CARDS if card.family == ACTION)


@pytest.mark.parametrize(("id", "discount"), RICH_LAND)
def test_rich_land(id: str, discount: int) -> None:
    state = begin()
    own = put(state, 0, "iron", "selective_breeding")
    hold(state, 0, id)
    stock(state, 0, resources=5 - discount)
    choose(state, f"play {id}")
    assert "build philosophy" not in offered(state)
    choose(state, "build iron")
    assert (own.resources, own.workers[card("iron")], own.civil_left) == (0, 1, 3)


@pytest.mark.parametrize(("id", "discount"), URBAN_GROWTH)
def test_urban_growth(id: str, discount: int) -> None:
    state = begin()
    own = put(state, 0, "organized_religion", "theology")
    hold(state, 0, id)
    stock(state, 0, resources=7 - discount)
    choose(state, f"play {id}")
    assert "build bronze" not in offered(state)
    choose(state, "build organized_religion")
    assert (own.resources, own.happiness, own.civil_left) == (0, 3, 3)


@pytest.mark.parametrize(("id", "discount"), EFFICIENT_UPGRADE)
def test_efficient_upgrade(id: str, discount: int) -> None:
    state = begin()
    own = put(state, 0, "coal", "alchemy")
    hold(state, 0, id)
    stock(state, 0, resources=6 - discount)
    choose(state, f"play {id}")
    assert not [line for line in offered(state) if line.startswith("build")]
    choose(state, "upgrade bronze coal")
    assert (own.resources, own.workers[card("coal")], own.civil_left) == (0, 1, 3)


@pytest.mark.parametrize(("id", "discount"), ENGINEERING_GENIUS)
def test_engineering_genius(id: str, discount: int) -> None:
    state = begin()
    own = hold(state, 0, id)
    stock(state, 0, resources=7 - discount)
    assert f"play {id}" not in offered(state)
    own.wonder, own.stages, own.blue_bank = card("eiffel_tower"), 1, 11
    stock(state, 0, resources=7 - discount)
    choose(state, f"play {id}")
    assert (own.resources, own.stages) == (0, 2)


@pytest.mark.parametrize(("id", "gain"), FRUGALITY)
def test_frugality(id: str, gain: int) -> None:
    """The food comes afterwards: it cannot pay for the population."""
    state = begin()
    own = hold(state, 0, id)
    stock(state, 0, food=1)
    assert f"play {id}" not in offered(state)
    stock(state, 0, food=2)
    choose(state, f"play {id}")
    assert (own.food, own.unused, own.civil_left) == (gain, 2, 3)


@pytest.mark.parametrize(("id", "gain"), BREAKTHROUGH)
def test_breakthrough(id: str, gain: int) -> None:
    state = begin()
    own = hold(state, 0, id, "iron")
    stock(state, 0, science=4)
    assert f"play {id}" not in offered(state)
    stock(state, 0, science=5)
    choose(state, f"play {id}")
    assert (own.science_points, own.owned[card("iron")], own.civil_left) == (gain, 1, 3)


@pytest.mark.parametrize(("id", "gain"), BREAKTHROUGH)
def test_breakthrough_for_a_revolution_spends_all_civil_actions(id: str, gain: int) -> None:
    state = begin()
    own = hold(state, 0, id, "monarchy")
    stock(state, 0, science=2)
    choose(state, f"play {id}")
    assert (own.science_points, own.government, own.civil_left) == (gain, card("monarchy"), 0)


@pytest.mark.parametrize(("id", "gains"), GAINS)
def test_gains(id: str, gains: tuple[int, int, int, int]) -> None:
    state = begin()
    own = hold(state, 0, id)
    stock(state, 0)
    choose(state, f"play {id}")
    assert (own.science_points, own.culture_points, own.food, own.resources) == gains


def test_stockpile_gives_the_resource_first() -> None:
    state = begin()
    own = hold(state, 0, "stockpile")
    stock(state, 0)
    own.blue_bank = 1
    choose(state, "play stockpile")
    assert (own.food, own.resources) == (0, 1)


@pytest.mark.parametrize(("id", "amount"), RESERVES)
def test_reserves(id: str, amount: int) -> None:
    for choice, expected in (("gain food", (amount, 0)), ("gain resources", (0, amount))):
        state = begin()
        own = hold(state, 0, id)
        stock(state, 0)
        choose(state, f"play {id}", choice)
        assert (own.food, own.resources) == expected


@pytest.mark.parametrize(("id", "amount"), PATRIOTISM)
def test_patriotism(id: str, amount: int) -> None:
    """A pool of resources for units, spent first, and a military action; both gone at the end of the turn."""
    state = begin()
    own = hold(state, 0, id)
    stock(state, 0, resources=3)
    own.unused = 2
    choose(state, f"play {id}", "build warriors")
    assert own.resources == 3 - max(0, 2 - amount)
    assert (own.military_left, own.extra_military) == (2, 0)
    assert own.unit_resources == max(0, amount - 2)
    assert own.military_total == 2
    choose(state, "end")
    assert own.unit_resources == 0


@pytest.mark.parametrize(("id", "amounts"), PER_STRONGER)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_resources_per_stronger_civilization(id: str, amounts: tuple[int, int, int], players: int) -> None:
    state = begin(players)
    own = hold(state, 0, id)
    for seat in range(1, players):
        men(state, seat, warriors=2)
    choose(state, f"play {id}")
    assert own.unit_resources == amounts[players - 2] * (players - 1)


@pytest.mark.parametrize(("id", "amounts"), ENDOWMENT)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_endowment_for_the_arts(id: str, amounts: tuple[int, int, int], players: int) -> None:
    state = begin(players)
    own = hold(state, 0, id)
    state.civilizations[1].culture_points = 5
    choose(state, f"play {id}")
    assert own.culture_points == amounts[players - 2]


def test_an_action_card_taken_in_this_turn_must_wait() -> None:
    state = begin()
    state.row[0] = card("reserves_i")
    choose(state, "take 1")
    assert "play reserves_i" not in offered(state)
    hold(state, 0, "reserves_i")
    assert "play reserves_i" in offered(state)


def test_a_price_never_falls_below_zero() -> None:
    state = begin()
    own = hold(state, 0, "urban_growth_iii")
    stock(state, 0, resources=1)
    choose(state, "play urban_growth_iii", "build philosophy")
    assert own.resources == 1
