"""Every improvement in play: what it costs, who gets a share, and what it does for a settlement."""

from __future__ import annotations

import pytest

from ecumene.games.civilization.components import RESOURCES
from ecumene.games.civilization.happiness import best_assignment
from ecumene.games.civilization.numbers import IMPROVEMENT_ID
from ecumene.games.civilization.state import PRODUCTION
from ecumene.kernel import Illegal
from tests.games.civilization.facts import IMPROVEMENTS, rows
from tests.games.civilization.kit import ANGELA, BRAD, CHRIS, buying, city, improve, know, notations, world

ROWS = rows(IMPROVEMENTS)
every_improvement = pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])


def test_there_are_28() -> None:
    assert [row[0] for row in ROWS] == IMPROVEMENT_ID


@every_improvement
def test_price_and_share(row: list[str]) -> None:
    state = world("advanced", era=row[1])
    city(state, ANGELA, "gaul")
    city(state, BRAD, "nile")
    know(state, BRAD, row[4])
    buying(state, ANGELA, 100)
    state.play(ANGELA, f"build {row[0]}")
    assert state.gold == [100 - int(row[5]), int(row[6]), 0]


@every_improvement
def test_owners_pay_all_to_the_bank(row: list[str]) -> None:
    state = world("advanced", era=row[1])
    city(state, ANGELA, "gaul")
    know(state, ANGELA, row[4])
    buying(state, ANGELA, 100)
    state.play(ANGELA, f"build {row[0]}")
    assert state.gold == [100 - int(row[5]), 0, 0]


@every_improvement
def test_what_it_does(row: list[str]) -> None:
    """Of four plain towns one is happy for free: faces add 2 gold each, gears double the happy one first."""
    state = world("advanced", era=row[1])
    for name in ("gaul", "iberia", "britannia", "italia"):
        city(state, ANGELA, name, 2)
    city(state, CHRIS, "andes")
    assert sum(best_assignment(state, ANGELA, []).gold) == 3 + 1 + 1 + 1
    improve(state, ANGELA, row[0])
    icons = int(row[3])
    gained = 2 * icons if row[2] == "happy" else (3, 4)[icons - 1]
    assert sum(best_assignment(state, ANGELA, []).gold) == 6 + gained
    assert sum(best_assignment(state, ANGELA, []).happy) == 1 + (icons if row[2] == "happy" else 0)


@every_improvement
def test_it_is_void_in_the_next_era(row: list[str]) -> None:
    if row[1] == "modern":
        return
    state = world("advanced", era=row[1])
    city(state, ANGELA, "gaul", 2)
    improve(state, ANGELA, row[0])
    state.era += 1
    assert sum(best_assignment(state, ANGELA, []).gold) == 3


def test_players_may_assign_by_hand() -> None:
    """What is fixed stays where it is, the rest goes where it yields most; next turn all is assigned anew."""
    state = world("advanced", players=2, assign_by_hand=True, trade_offers=0)
    city(state, ANGELA, "gaul", 1, "wine")
    city(state, ANGELA, "iberia", 2, "oil")
    city(state, ANGELA, "italia", 2)
    city(state, ANGELA, "atlas", 1, "fertile")
    improve(state, ANGELA, "granary")
    city(state, BRAD, "andes", 1, "gems")
    state.begin_phase(PRODUCTION)
    state.proceed()
    assert state.to_move() == [ANGELA], "Brad has nothing to assign"
    lines = notations(state, ANGELA)
    assert "assign free_happy gaul" not in lines, "wine is happy by itself"
    assert "assign granary atlas" not in lines, "fertile land is productive by itself"
    state.play(ANGELA, "assign granary italia")
    with pytest.raises(Illegal, match="does not serve"):
        state.play(ANGELA, "assign granary iberia")
    state.play(ANGELA, "done")
    settlements = 4 + 4 + 6 + 0  # the free face adds two to the oil town, but four where the granary doubles it
    assert state.gold[ANGELA] == settlements + 2 * 3 + 15 * (RESOURCES[state.critical] in ("wine", "oil"))
    assert state.fixed == [[], []]
