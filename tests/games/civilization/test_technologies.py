"""Every technology in play: its price, what it requires, what its buyer gets, what everybody may then have."""

from __future__ import annotations

import pytest

from ecumene.games.civilization.components import ERAS
from ecumene.games.civilization.improvements import IMPROVEMENTS
from ecumene.games.civilization.numbers import (
    IMPROVEMENT_ID,
    KIND_INDEX,
    TECHNOLOGY_COUNT,
    TECHNOLOGY_ID,
    WONDER_ID,
)
from ecumene.games.civilization.placing import can_grow
from ecumene.games.civilization.rules import Civilization
from ecumene.games.civilization.technology import price
from ecumene.kernel import Illegal
from tests.games.civilization.facts import TECHNOLOGIES, rows
from tests.games.civilization.kit import (
    ANGELA,
    BRAD,
    CHRIS,
    FIGURE_OF,
    all_pieces,
    buying,
    city,
    know,
    notations,
    seen,
    world,
)

ROWS = rows(TECHNOLOGIES)
every_technology = pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])


def about_to_learn(row: list[str]) -> Civilization:
    """Angela has settlements by the sea and enough gold; Brad knows what the card requires."""
    state = world("advanced", era=row[1])
    for name in ("gaul", "iberia", "britannia"):
        city(state, ANGELA, name, 2)
    city(state, BRAD, "nile")
    city(state, CHRIS, "andes")
    know(state, BRAD, row[3])
    buying(state, ANGELA, 1000)
    return state


def settle_everything(state: Civilization) -> None:
    while state.stack[-1].kind in ("place", "free-expansion"):
        state.play(ANGELA, notations(state, ANGELA)[0])


def test_the_deck() -> None:
    assert [row[0] for row in ROWS] == TECHNOLOGY_ID
    assert [sum(row[1] == era for row in ROWS) for era in ERAS] == [15, 10, 10, 18]


@every_technology
def test_price_and_card(row: list[str]) -> None:
    state = about_to_learn(row)
    state.play(ANGELA, f"learn {row[0]}")
    settle_everything(state)
    assert state.gold[ANGELA] == 1000 - int(row[2])
    assert row[0] in [card.id for card in seen(state, ANGELA).technologies if card.owner == ANGELA]
    with pytest.raises(Illegal, match="in play already"):
        state.play(ANGELA, f"learn {row[0]}")


@every_technology
def test_prerequisites(row: list[str]) -> None:
    for needed in row[3].split():
        state = about_to_learn(row)
        state.technologies[TECHNOLOGY_ID.index(needed)] = -2
        with pytest.raises(Illegal, match="requires"):
            state.play(ANGELA, f"learn {row[0]}")


@every_technology
def test_the_owner_s_bonus(row: list[str]) -> None:
    state = about_to_learn(row)
    state.play(ANGELA, f"learn {row[0]}")
    settle_everything(state)
    me = seen(state, ANGELA).players[ANGELA]
    expected = row[4].split()
    assert [word for word in expected if word in WONDER_ID] == me.wonders
    assert [word for word in expected if word in IMPROVEMENT_ID] == me.improvements
    units = [FIGURE_OF[word.split("x")[1]] for word in expected if word.startswith("1x")]
    by_wonder = {"hanging_gardens": 2 * ["settler"], "pyramids": 2 * ["horseman"], "sun_tzu": 2 * ["pikeman"]}
    by_wonder["copernicus_observatory"] = ["caravel"]
    for wonder in me.wonders:
        units += by_wonder.get(wonder, [])
    assert all_pieces(state, ANGELA) == units
    assert sum(state.size) == 8 + ("growth" in expected)


@every_technology
def test_what_everybody_may_then_have(row: list[str]) -> None:
    """Brad, who has not bought the card, can buy its units and improvements and let settlements grow."""
    state = about_to_learn(row)
    state.technologies = [-2] * TECHNOLOGY_COUNT
    before = sellable(state)
    know(state, ANGELA, row[0])
    enabled = {FIGURE_OF.get(word, word) for word in row[5].split()}
    assert sellable(state) - before == enabled


def sellable(state: Civilization) -> set[str]:
    """Figures and improvements of the era that can be had, and sizes settlements can grow to."""
    found = {name for name, kind in KIND_INDEX.items() if name != "settler" and state.level(kind) >= 0}
    for card in IMPROVEMENTS:
        if state.technologies[TECHNOLOGY_ID.index(card.technology)] != -2:
            found.add(card.id)
    place = city(state, CHRIS, "pampas")
    for size in (2, 3, 4):
        state.size[place] = size - 1
        if can_grow(state, place):
            found.add(f"size{size}")
    return found


@every_technology
def test_half_price_once_the_era_is_over(row: list[str]) -> None:
    state = about_to_learn(row)
    if row[1] == "modern":
        return
    state.era += 1
    cost = int(row[2])
    assert price(state, ANGELA, TECHNOLOGY_ID.index(row[0])) == (cost + 1) // 2


def test_key_discoveries_are_worth_four_points() -> None:
    state = world("advanced")
    city(state, ANGELA, "gaul")
    for row in ROWS:
        state.technologies = [-2] * TECHNOLOGY_COUNT
        know(state, ANGELA, row[0])
        assert state.scores()[ANGELA]["key_discoveries"] == (4 if row[6] == "key" else 0)


def test_not_more_than_one_era_ahead() -> None:
    state = world("advanced")
    city(state, ANGELA, "gaul")
    know(state, BRAD, "banking printing_press")
    buying(state, ANGELA, 1000)
    with pytest.raises(Illegal, match="one era ahead"):
        state.play(ANGELA, "learn nationalism")


def test_a_technology_of_the_next_era_ends_the_era_with_the_turn() -> None:
    state = world("advanced", trade_offers=0)
    for seat, name in enumerate(("gaul", "nile", "andes")):
        city(state, seat, name)
    know(state, BRAD, "currency")
    state.improvements[CHRIS] = 1
    buying(state, CHRIS, 50)
    state.play(CHRIS, "learn banking")
    assert state.era == 0
    assert seen(state, CHRIS).players[CHRIS].improvements == ["ziggurat", "bank"]
    state.play(CHRIS, "done")
    assert state.era == 1
    assert state.turn == 2
    assert seen(state, CHRIS).players[CHRIS].improvements == ["bank"]
