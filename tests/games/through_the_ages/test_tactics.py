"""Every tactic: armies, obsolete armies, air forces; playing, sharing and copying."""

from __future__ import annotations

import pytest

from ecumene.games.through_the_ages import statistics
from ecumene.games.through_the_ages.components import CARDS, NUMBER
from ecumene.games.through_the_ages.numbers import FAMILIES, FAMILY, WORKER_CARDS
from ecumene.games.through_the_ages.traits import TACTIC
from tests.games.through_the_ages.kit import begin, choose, hold, men, offered, put

#: id, units of an army, strength, strength when obsolete
TACTICS = [
    ("fighting_band", (2, 0, 0), 1, None),
    ("medieval_army", (1, 1, 0), 2, None),
    ("legion", (3, 0, 0), 2, None),
    ("phalanx", (2, 1, 0), 3, None),
    ("heavy_cavalry", (0, 3, 0), 4, None),
    ("conquistadors", (1, 2, 0), 5, 3),
    ("fortifications", (0, 0, 2), 5, 3),
    ("mobile_artillery", (0, 1, 1), 5, 3),
    ("defensive_army", (2, 0, 1), 6, 3),
    ("napoleonic_army", (1, 1, 1), 7, 4),
    ("classic_army", (2, 2, 0), 8, 4),
    ("entrenchments", (1, 0, 2), 9, 5),
    ("mechanized_army", (0, 1, 2), 10, 5),
    ("shock_troops", (1, 3, 0), 11, 6),
    ("modern_army", (2, 1, 1), 13, 7),
]

MODERN = ("modern_infantry", "tanks", "rockets")
ANCIENT = ("warriors", "knights", "cannon")


def armies(workers: list[int], tactic: int, khan: bool) -> int:
    built = [0] * FAMILIES
    for number, workers_there in enumerate(workers):
        built[FAMILY[number]] += workers_there
    return statistics.armies(workers, built, tactic, khan)


def units(names: tuple[str, str, str], army: tuple[int, int, int], air: int = 0, times: int = 1) -> list[int]:
    workers = [0] * WORKER_CARDS
    for name, number in zip(names, army, strict=True):
        workers[NUMBER[name]] += number * times
    workers[NUMBER["air_forces"]] = air
    return workers


def test_every_tactic_has_a_row() -> None:
    assert sorted(row[0] for row in TACTICS) == sorted(card.id for card in CARDS if card.family == TACTIC)


@pytest.mark.parametrize(("id", "army", "strength", "obsolete"), TACTICS, ids=[row[0] for row in TACTICS])
def test_tactic(id: str, army: tuple[int, int, int], strength: int, obsolete: int | None) -> None:
    tactic = NUMBER[id]
    assert armies(units(MODERN, army), tactic, False) == strength
    assert armies(units(MODERN, army, times=2), tactic, False) == 2 * strength
    assert armies(units(MODERN, army, air=1), tactic, False) == 2 * strength
    assert armies(units(MODERN, army, air=3), tactic, False) == 2 * strength
    one_short = tuple(max(0, number - 1) if i == army.index(max(army)) else number for i, number in enumerate(army))
    assert armies(units(MODERN, (one_short[0], one_short[1], one_short[2])), tactic, False) == 0
    is_old = any(
        number and CARDS[NUMBER[name]].age <= CARDS[tactic].age - 2 for name, number in zip(ANCIENT, army, strict=True)
    )
    expected = obsolete if is_old and obsolete is not None else strength
    assert armies(units(ANCIENT, army), tactic, False) == expected
    assert armies(units(ANCIENT, army, air=1), tactic, False) == 2 * expected


def test_air_forces_double_modern_armies_first() -> None:
    """One modern and one obsolete Classic Army with one air force: 8 twice and 4."""
    workers = units(("riflemen", "cavalrymen", "cannon"), (2, 2, 0), air=1)
    for name in ("warriors", "cavalrymen"):
        workers[NUMBER[name]] += 2
    assert armies(workers, NUMBER["classic_army"], False) == 8 + 8 + 4


def test_genghis_khan_lets_infantry_ride() -> None:
    workers = units(("warriors", "knights", "cannon"), (3, 0, 0))
    assert armies(workers, NUMBER["heavy_cavalry"], False) == 0
    assert armies(workers, NUMBER["heavy_cavalry"], True) == 4


def test_genghis_khan_prefers_two_obsolete_armies_where_they_are_worth_more() -> None:
    """Three new infantry and four old cavalry under Shock Troops do not reach a modern army and an old one."""
    workers = [0] * WORKER_CARDS
    workers[NUMBER["modern_infantry"]] = 4
    workers[NUMBER["knights"]] = 4
    assert armies(workers, NUMBER["shock_troops"], True) == max(11, 2 * 6)


def test_a_tactic_is_played_once_a_turn_and_becomes_common_a_turn_later() -> None:
    state = begin()
    own = hold(state, 0, "legion", "fighting_band")
    men(state, 0, warriors=3)
    choose(state, "tactic legion")
    assert own.strength == 3 + 2
    assert own.military_left == 1
    assert not [line for line in offered(state) if line.startswith("tactic")]
    assert state.tactics == []
    choose(state, "end", "end")
    assert state.to_move() == [0]
    assert state.tactics == [NUMBER["legion"]]
    assert own.strength == 3 + 2


def test_copying_a_common_tactic_costs_two_military_actions() -> None:
    state = begin()
    state.tactics = [NUMBER["legion"]]
    own = men(state, 0, warriors=3)
    choose(state, "copy legion")
    assert own.military_left == 0
    assert own.strength == 3 + 2


def test_a_second_copy_of_a_common_tactic_leaves_the_game() -> None:
    state = begin()
    state.tactics = [NUMBER["legion"]]
    own = hold(state, 0, "legion")
    choose(state, "tactic legion", "end", "end")
    assert state.tactics == [NUMBER["legion"]]
    assert NUMBER["legion"] in state.removed
    assert NUMBER["legion"] not in state.discard
    assert own.tactic == NUMBER["legion"]


def test_the_best_formation_is_found_without_help() -> None:
    """Five infantry and two cavalry as Phalanx: two armies, and the fifth infantryman stands aside."""
    state = begin()
    put(state, 0, "phalanx")
    own = men(state, 0, warriors=5, knights=2)
    assert own.strength == 5 + 2 * 2 + 2 * 3
