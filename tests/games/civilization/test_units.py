"""Every unit of both rule sets in play: prices, dice, what it adds, how far it goes, what it sells for."""

from __future__ import annotations

import pytest

from ecumene.games.civilization.market import unit_price
from ecumene.games.civilization.numbers import (
    AREA_COUNT,
    ERA_COUNT,
    FIGHTER,
    KIND_COUNT,
    KIND_INDEX,
    MOVES,
    SETTLER,
    SETTLER_PRICE,
    WALKS,
)
from ecumene.games.civilization.pieces import (
    area_of,
    boarded,
    has_room,
    kind_of,
    make,
    passenger,
    passenger_kind,
    passenger_points,
    passengers,
    points_of,
)
from ecumene.games.civilization.purchase import sale_price
from ecumene.games.civilization.strength import dice, plus, superiority, training
from tests.games.civilization.facts import STANDARD_UNITS, UNITS, rows
from tests.games.civilization.kit import ANGELA, BRAD, FIGURE_OF, buying, city, know, notations, seen, units, world

ROWS = rows(UNITS)
STANDARD = rows(STANDARD_UNITS)
every_level = pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
every_figure = pytest.mark.parametrize("row", STANDARD, ids=[row[0] for row in STANDARD])


@every_level
def test_a_level_in_battle(row: list[str]) -> None:
    """Once its technology is in play the figure has its name, its dice and its plus."""
    state = world("advanced", era=row[1])
    kind = KIND_INDEX[FIGURE_OF[row[0]]]
    know(state, BRAD, row[3])
    if row[2] == "aircraft":
        infantry = KIND_INDEX["machine_gunner"]
        assert dice(state, infantry, True) - dice(state, infantry, False) == int(row[6])
    else:
        assert dice(state, kind, False) == int(row[4])
        assert training(state, kind) == int(row[5])
    units(state, ANGELA, "gaul" if row[2] != "fleet" else "coral_sea", FIGURE_OF[row[0]])
    assert [piece.name for piece in seen(state, ANGELA).pieces] == [row[0]]
    assert MOVES[kind] == int(row[7])


@every_level
def test_a_level_in_the_shop(row: list[str]) -> None:
    state = world("advanced", era=row[1])
    city(state, ANGELA, "gaul")
    city(state, BRAD, "nile")
    know(state, BRAD, row[3])
    buying(state, ANGELA, 100)
    figure = FIGURE_OF[row[0]]
    verb, place = ("launch", "gaul bay_of_biscay") if row[2] == "fleet" else ("buy", "gaul")
    state.play(ANGELA, f"{verb} {figure} {place}")
    assert state.gold == [100 - int(row[8]), int(row[9]), 0]
    if row[10] != "None":
        assert sale_price(KIND_INDEX[figure]) == int(row[10])


@every_figure
def test_a_figure_of_the_standard_rules(row: list[str]) -> None:
    state = world("standard", era=row[1])
    kind = KIND_INDEX[row[0]]
    assert unit_price(state, kind) == int(row[5])
    assert MOVES[kind] == int(row[4])
    assert training(state, kind) == 0
    if kind == FIGHTER:
        assert dice(state, KIND_INDEX["tank"], True) == 5
    else:
        assert dice(state, kind, False) == int(row[3])
    city(state, ANGELA, "gaul")
    buying(state, ANGELA, 100)
    assert row[0] in {line.split()[1] for line in notations(state, ANGELA) if line.split()[0] in ("buy", "launch")}


def test_settlers_cost_more_in_later_eras_of_the_standard_rules_only() -> None:
    assert SETTLER_PRICE == [[5, 10, 15, 20], [10, 10, 10, 10]]
    assert MOVES[SETTLER] == 2


@pytest.mark.parametrize("era", range(ERA_COUNT))
def test_superiority_is_a_circle(era: int) -> None:
    state = world()
    state.era = era
    kinds = [KIND_INDEX[name] for name in ("knight", "pikeman", "trebuchet")]
    beats = [[superiority(state, one, other) for other in kinds] for one in kinds]
    bonus = era + 1
    assert beats == [[0, bonus, 0], [0, 0, bonus], [bonus, 0, 0]]


def test_science_adds_one_for_every_two_technologies() -> None:
    state = world()
    kind = KIND_INDEX["swordsman"]
    for owned, added in ((0, 0), (1, 0), (2, 1), (5, 2)):
        state.science[ANGELA] = owned
        assert plus(state, ANGELA, kind, kind, 0, False) == added


def test_without_a_technology_start_infantry_adds_nothing() -> None:
    state = world("advanced")
    assert state.level(KIND_INDEX["swordsman"]) == -1
    assert training(state, KIND_INDEX["swordsman"]) == 0


def test_every_piece_with_anything_aboard_fits_into_thirty_bits() -> None:
    """Python handles such numbers best; what is aboard is told apart all the same."""
    last = KIND_INDEX["carrier"]
    for kind in range(KIND_COUNT):
        for points in range(MOVES[kind] + 1 if WALKS[kind] else 0):
            ship = make(last, AREA_COUNT - 1, MOVES[last])
            for _ in range(3):
                assert has_room(ship)
                ship = boarded(ship, passenger(kind, points))
            assert ship < 2**30
            assert not has_room(ship)
            assert [(passenger_kind(one), passenger_points(one)) for one in passengers(ship)] == [(kind, points)] * 3
            assert (area_of(ship), kind_of(ship), points_of(ship)) == (AREA_COUNT - 1, last, MOVES[last])
