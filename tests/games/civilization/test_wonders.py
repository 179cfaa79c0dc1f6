"""Every wonder of the advanced rules at work, and what becomes of it when its era is over."""

from __future__ import annotations

import pytest

from ecumene.games.civilization.announcements import bomb_targets, endings
from ecumene.games.civilization.goods import in_range
from ecumene.games.civilization.happiness import best_assignment
from ecumene.games.civilization.numbers import (
    GREAT_WALL,
    KIND_INDEX,
    NO_MARKER,
    TECHNOLOGY_ERA,
    TECHNOLOGY_ID,
    TECHNOLOGY_INDEX,
    WONDER_ERA,
    WONDER_ID,
    WONDER_INDEX,
)
from ecumene.games.civilization.production import WONDERS_PART, income
from ecumene.games.civilization.rules import Civilization
from ecumene.games.civilization.scoring import score
from ecumene.games.civilization.strength import defence
from ecumene.games.civilization.technology import gain, price
from ecumene.games.civilization.wonders import WONDERS
from ecumene.kernel import Illegal
from tests.games.civilization.kit import (
    ANGELA,
    BRAD,
    CHRIS,
    all_pieces,
    buying,
    city,
    held,
    know,
    moving,
    notations,
    pieces,
    settlement,
    trading,
    units,
    wonders,
    world,
)

ERAS = ("ancient", "medieval", "gunpowder", "modern")


def at_home(era: str = "ancient") -> Civilization:
    state = world("advanced", era=era)
    for seat, name in enumerate(("gaul", "nile", "andes")):
        city(state, seat, name)
    return state


def era_of(wonder: str) -> str:
    return ERAS[WONDER_ERA[WONDER_INDEX[wonder]]]


def test_there_are_25() -> None:
    assert [sum(era == WONDER_ERA[i] for i in range(len(WONDERS))) for era in range(4)] == [7, 5, 5, 8]


@pytest.mark.parametrize("wonder", WONDER_ID)
def test_each_counts_two_points_for_ever(wonder: str) -> None:
    state = at_home()
    wonders(state, ANGELA, wonder)
    state.era = 3
    assert score(state, ANGELA)[2] == 2


@pytest.mark.parametrize(
    ("technology", "given"),
    [
        ("masonry", ["settler", "settler"]),
        ("ceremonial_burial", ["horseman", "horseman"]),
        ("feudalism", ["pikeman", "pikeman"]),
        ("astronomy", ["caravel"]),
    ],
)
@pytest.mark.parametrize("later", [False, True])
def test_wonders_that_bring_pieces(technology: str, given: list[str], later: bool) -> None:
    """Hanging Gardens, Pyramids, Sun Tzu, Copernicus: the pieces come even if the era is over."""
    state = at_home(ERAS[TECHNOLOGY_ERA[TECHNOLOGY_INDEX[technology]] + later])
    gain(state, ANGELA, TECHNOLOGY_INDEX[technology])
    while state.stack and state.stack[-1].kind == "place":
        state.play(ANGELA, notations(state, ANGELA)[0])
    assert all_pieces(state, ANGELA) == given


@pytest.mark.parametrize(("wonder", "gold"), [("colossus", 5), ("great_lighthouse", 5), ("smiths_trading_company", 10)])
def test_wonders_that_pay_every_turn(wonder: str, gold: int) -> None:
    state = at_home(era_of(wonder))
    wonders(state, ANGELA, wonder)
    assert income(state, ANGELA, NO_MARKER)[WONDERS_PART] == gold
    state.era += 1
    assert income(state, ANGELA, NO_MARKER)[WONDERS_PART] == 0


@pytest.mark.parametrize(
    ("wonder", "less"),
    [("great_library", 5), ("leonardos_workshop", 10), ("newtons_university", 15), ("edisons_lab", 20)],
)
def test_wonders_that_make_technologies_cheaper(wonder: str, less: int) -> None:
    """Those of their own era only, and only at full price."""
    state = at_home(era_of(wonder))
    wonders(state, ANGELA, wonder)
    for technology in range(len(TECHNOLOGY_ID)):
        era = TECHNOLOGY_ERA[technology]
        without = price(state, BRAD, technology)
        assert without - price(state, ANGELA, technology) == (less if era == state.era else 0)
    if state.era < 3:
        state.era += 1
        assert all(price(state, ANGELA, i) == price(state, BRAD, i) for i in range(len(TECHNOLOGY_ID)))


@pytest.mark.parametrize("oracle", [ANGELA, BRAD])
def test_the_oracle_sees_the_enemy_s_unit_first(oracle: int) -> None:
    state = at_home()
    units(state, ANGELA, "gobi", "swordsman horseman")
    units(state, BRAD, "gobi", "swordsman horseman")
    wonders(state, oracle, "oracle")
    moving(state, ANGELA)
    state.play(ANGELA, "done")
    state.play(ANGELA, "attack gobi 2")
    other = BRAD if oracle == ANGELA else ANGELA
    assert state.to_move() == [other]
    state.play(other, f"pick horseman {other + 1}")
    assert state.to_move() == [oracle]
    battle = state.view(oracle).battle
    assert battle is not None
    assert "horseman" in (battle.attack, battle.defence)


def test_without_an_oracle_both_choose_at_once() -> None:
    state = at_home("medieval")
    units(state, ANGELA, "gobi", "swordsman horseman")
    units(state, BRAD, "gobi", "swordsman horseman")
    wonders(state, ANGELA, "oracle")  # its era is over
    moving(state, ANGELA)
    state.play(ANGELA, "done")
    state.play(ANGELA, "attack gobi 2")
    assert state.to_move() == [ANGELA, BRAD]


def test_the_great_wall_adds_two() -> None:
    state = at_home()
    wonders(state, ANGELA, "great_wall")
    place = city(state, ANGELA, "gaul")
    assert defence(state, ANGELA, KIND_INDEX["swordsman"], place) == 2
    assert state.wonders[GREAT_WALL] == ANGELA


@pytest.mark.parametrize(
    ("wonder", "count"),
    [
        ("bachs_cathedral", 1),
        ("sistine_chapel", 1),
        ("shakespeares_theatre", 1),
        ("universal_suffrage", 1),
        ("cure_for_cancer", 2),
    ],
)
def test_wonders_that_make_happy(wonder: str, count: int) -> None:
    state = at_home(era_of(wonder))
    for name in ("iberia", "italia", "britannia"):
        city(state, ANGELA, name)
    assert sum(best_assignment(state, ANGELA, []).happy) == 1
    wonders(state, ANGELA, wonder)
    assert sum(best_assignment(state, ANGELA, []).happy) == 1 + count
    state.era = min(state.era + 1, 3)
    assert sum(best_assignment(state, ANGELA, []).happy) == 1 + (count if era_of(wonder) == "modern" else 0)


@pytest.mark.parametrize("wonder", ["transcontinental_railroad", "hoover_dam"])
def test_wonders_that_make_productive(wonder: str) -> None:
    state = at_home(era_of(wonder))
    city(state, ANGELA, "iberia", 3)
    assert sum(best_assignment(state, ANGELA, []).gold) == 0 + 4
    wonders(state, ANGELA, wonder)
    assert sum(best_assignment(state, ANGELA, []).gold) == 0 + 8


def test_magellan_forces_one_exchange_a_turn_at_any_distance() -> None:
    state = at_home("gunpowder")
    city(state, ANGELA, "gaul", 1, "wine")
    city(state, CHRIS, "andes", 1, "oil")
    wonders(state, ANGELA, "magellans_voyage")
    assert not in_range(state, ANGELA, CHRIS)
    trading(state)
    assert not [line for line in notations(state, BRAD) if line.startswith("exchange")]
    state.play(ANGELA, "exchange wine 3 oil")
    assert (held(state, ANGELA), held(state, CHRIS)) == ({"oil": 1}, {"wine": 1})
    with pytest.raises(Illegal, match="Magellan"):
        state.play(ANGELA, "exchange oil 3 wine")


def test_the_manhattan_project_destroys_a_region_once() -> None:
    state = at_home("modern")
    city(state, BRAD, "gobi", 4)
    units(state, BRAD, "gobi", "tank settler")
    units(state, CHRIS, "gobi", "tank")
    wonders(state, ANGELA, "manhattan_project")
    buying(state, ANGELA, 0)
    state.play(ANGELA, "bomb gobi")
    assert settlement(state, "gobi") == (-1, 0)
    assert pieces(state, BRAD, "gobi") == pieces(state, CHRIS, "gobi") == []
    assert bomb_targets(state, ANGELA) == []


def test_the_bomb_on_a_last_settlement_fells_a_civilization() -> None:
    state = at_home("modern")
    state.gold[BRAD] = 33
    wonders(state, BRAD, "oracle")
    wonders(state, ANGELA, "manhattan_project")
    know(state, BRAD, "masonry")
    buying(state, ANGELA, 0)
    with pytest.raises(Illegal, match="own last settlement"):
        state.play(ANGELA, "bomb gaul")
    state.play(ANGELA, "bomb nile")
    assert state.out == [False, True, False]
    assert state.gold == [33, 0, 0]
    assert state.wonders[WONDER_INDEX["oracle"]] == ANGELA
    assert state.technologies[TECHNOLOGY_INDEX["masonry"]] == -1  # in the bank, still in play


def test_only_a_long_game_can_be_declared_over() -> None:
    for length, choices in (("short", 0), ("medium", 0), ("long", 2)):
        state = world("advanced", era="modern", length=length)
        wonders(state, ANGELA, "united_nations apollo_program")
        assert len(endings(state, ANGELA)) == choices
        buying(state, ANGELA, 200)
        if not choices:
            with pytest.raises(Illegal, match="Only a long game"):
                state.play(ANGELA, "declare united_nations")
            know(state, BRAD, "fusion")
            with pytest.raises(Illegal, match="in a long game"):
                state.play(ANGELA, "colonize")


def test_the_end_is_declared_once() -> None:
    state = at_home("modern")
    wonders(state, ANGELA, "united_nations")
    wonders(state, BRAD, "apollo_program")
    buying(state, ANGELA, 0)
    state.play(ANGELA, "declare united_nations")
    state.play(ANGELA, "done")
    with pytest.raises(Illegal, match="only once"):
        state.play(BRAD, "declare apollo_program")
