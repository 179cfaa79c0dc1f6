"""Every kind of exploration marker: found by a settler, turned up by a foundation, met at set-up."""

from __future__ import annotations

import pytest

from ecumene.games.civilization.components import MARKERS, RESOURCES
from ecumene.games.civilization.exploration import turn_up_at_start
from ecumene.games.civilization.numbers import MARKER_ID, NO_MARKER
from ecumene.games.civilization.placing import can_grow
from ecumene.games.civilization.rules import Civilization
from ecumene.kernel import Illegal
from tests.games.civilization.kit import (
    ANGELA,
    BRAD,
    CHRIS,
    buying,
    city,
    dice,
    events,
    held,
    know,
    marker,
    moving,
    notations,
    pieces,
    region,
    seen,
    settlement,
    units,
    world,
)


def explored(kind: str, rules: str = "standard", era: str = "ancient", known: str = "") -> Civilization:
    """Angela's settler looks at a marker in Gobi; Brad has bought technologies before."""
    state = world(rules, era=era)
    know(state, BRAD, known)
    for seat, name in enumerate(("gaul", "nile", "andes")):
        city(state, seat, name)
    units(state, ANGELA, "gobi", "settler")
    marker(state, "gobi", kind)
    moving(state, ANGELA)
    state.rng = dice((2, 8), (2, 5), (2, 4))
    state.play(ANGELA, "explore gobi")
    return state


def test_the_mix_covers_the_map_with_every_number_of_players() -> None:
    assert sum(marker.count for marker in MARKERS) == 90
    assert all(marker.sure == "reconstructed" for marker in MARKERS)
    assert 90 - 2 * 6 >= 75


@pytest.mark.parametrize("resource", RESOURCES)
def test_a_resource_is_the_finder_s_secret_until_somebody_settles(resource: str) -> None:
    state = explored(resource)
    assert seen(state, ANGELA).regions[region("gobi")].marker == resource
    assert seen(state, BRAD).regions[region("gobi")].marker is None
    assert seen(state, BRAD).regions[region("gobi")].seen_by == [ANGELA]
    assert held(state, ANGELA) == {}
    state.stack.clear()
    buying(state, ANGELA, 5)
    state.play(ANGELA, "found gobi")
    assert seen(state, BRAD).regions[region("gobi")].marker == resource
    assert held(state, ANGELA) == {resource: 1}


def test_treasure_is_ten_gold() -> None:
    state = explored("treasure")
    assert state.gold == [10, 0, 0]
    assert state.marker[region("gobi")] == NO_MARKER


def test_a_free_technology_of_the_standard_rules() -> None:
    state = explored("free_technology")
    assert state.technology_count(ANGELA) == 1
    assert state.left[0] == 14


def test_a_free_technology_of_the_advanced_rules_is_chosen_among_those_whose_prerequisites_are_in_play() -> None:
    state = explored("free_technology", "advanced")
    assert state.stack[-1].kind == "free-technology"
    offered = {line.split()[1] for line in notations(state, ANGELA)}
    assert len(offered) == 6
    with pytest.raises(Illegal, match="requires"):
        state.play(ANGELA, "learn mathematics")
    state.play(ANGELA, "learn alphabet_writing")
    assert state.technology_count(ANGELA) == 1
    assert state.gold[ANGELA] == 0


def test_a_free_technology_is_of_the_present_era() -> None:
    """Neither the ancient ones that nobody has bought nor those of the era to come."""
    state = explored("free_technology", "advanced", "medieval", "currency printing_press education banking chemistry")
    assert state.stack[-1].kind == "move", "none is left"
    state = explored("free_technology", "advanced", "medieval", "currency printing_press education")
    assert [line.split()[1] for line in notations(state, ANGELA)] == ["banking", "chemistry"]
    with pytest.raises(Illegal, match="not of the present era"):
        state.play(ANGELA, "learn masonry")


@pytest.mark.parametrize("rules", ["standard", "advanced"])
def test_there_may_be_no_technology_left_to_find(rules: str) -> None:
    state = world(rules, era="gunpowder")
    state.left[2] = 0
    units(state, ANGELA, "gobi", "settler")
    marker(state, "gobi", "free_technology")
    moving(state, ANGELA)
    state.play(ANGELA, "explore gobi")
    assert (state.technology_count(ANGELA), state.left[2], state.stack[-1].kind) == (0, 0, "move")


def test_the_settler_who_looks_is_the_one_who_can_go_least_far() -> None:
    state = world()
    units(state, ANGELA, "gobi", "settler")
    units(state, ANGELA, "manchuria", "settler")
    marker(state, "gobi", "wine")
    moving(state, ANGELA)
    state.play(ANGELA, "move settler manchuria gobi")
    state.play(ANGELA, "explore gobi")
    for line in ("move settler gobi steppe", "move settler steppe persia"):
        state.play(ANGELA, line)
    assert not [line for line in notations(state, ANGELA) if line.startswith("move settler")]


def test_the_native_tribe_joins_the_highest_roll_with_settlements() -> None:
    """Angela throws 8 and adds 1; she may choose any army of the era."""
    state = explored("native_tribe")
    assert [event["n"] for event in events(state, "rolled")][-3:] == [9, 6, 5]
    assert settlement(state, "gobi") == (ANGELA, 1)
    assert notations(state, ANGELA) == ["place swordsman gobi", "place horseman gobi", "place catapult gobi"]
    state.play(ANGELA, "place catapult gobi")
    assert pieces(state, ANGELA, "gobi") == ["catapult", "settler"]


def test_a_tribe_brings_only_what_technologies_allow() -> None:
    state = explored("native_tribe", "advanced")
    assert pieces(state, ANGELA, "gobi") == ["settler"]
    assert settlement(state, "gobi") == (ANGELA, 1)


def test_the_unit_of_a_tribe_is_any_that_can_be_bought_and_stands_on_land() -> None:
    state = explored("native_tribe", era="modern")
    assert [line.split()[1] for line in notations(state, ANGELA)] == ["machine_gunner", "tank", "howitzer", "fighter"]
    late = explored("native_tribe", "advanced", known="mathematics engineering")
    assert pieces(late, ANGELA, "gobi") == ["trebuchet", "settler"]


@pytest.mark.parametrize(("rules", "grows"), [("standard", True), ("advanced", False)])
def test_a_new_village_grows_in_the_same_turn_by_the_standard_rules_only(rules: str, grows: bool) -> None:
    """Be it founded or a tribe's."""
    state = explored("native_tribe", rules, known="construction")
    units(state, ANGELA, "nippon", "settler")
    state.stack.clear()
    buying(state, ANGELA, 10)
    state.play(ANGELA, "found nippon")
    assert (can_grow(state, region("gobi")), can_grow(state, region("nippon"))) == (grows, grows)


def test_plague_in_the_ancient_era_strikes_its_own_region() -> None:
    state = explored("plague")
    assert pieces(state, ANGELA, "gobi") == []


def test_a_desert_carries_no_settlement() -> None:
    state = explored("desert")
    assert seen(state, BRAD).regions[region("gobi")].marker == "desert"
    state.stack.clear()
    buying(state, ANGELA, 100)
    with pytest.raises(Illegal, match="desert"):
        state.play(ANGELA, "found gobi")


@pytest.mark.parametrize(("kind", "largest"), [("mountains", 1), ("jungle_forest", 2), ("fertile", 4)])
def test_terrain_limits_growth(kind: str, largest: int) -> None:
    state = explored(kind)
    place = city(state, ANGELA, "gobi")
    for size in range(1, 5):
        state.size[place] = size
        assert can_grow(state, place) == (size < largest)


@pytest.mark.parametrize("remove", [True, False])
def test_a_marker_without_event_may_be_left_to_puzzle_the_others(remove: bool) -> None:
    assert "remove gobi" not in notations(explored("wine"), ANGELA)
    state = explored("no_event")
    assert seen(state, BRAD).regions[region("gobi")].face_down
    if remove:
        state.play(ANGELA, "remove gobi")
    assert seen(state, BRAD).regions[region("gobi")].face_down != remove


@pytest.mark.parametrize("kind", MARKER_ID)
def test_at_set_up_tribes_deserts_and_plagues_are_ignored(kind: str) -> None:
    state = world()
    city(state, ANGELA, "gaul", 1)
    city(state, BRAD, "nile")
    units(state, ANGELA, "gaul", "swordsman settler")
    marker(state, "gaul", kind)
    turn_up_at_start(state, ANGELA, region("gaul"))
    assert pieces(state, ANGELA, "gaul") == ["swordsman", "settler"]
    assert settlement(state, "gaul") == (ANGELA, 1)
    stays = kind in RESOURCES or kind in ("mountains", "jungle_forest", "fertile")
    assert (state.marker[region("gaul")] != NO_MARKER) == stays
    assert state.gold[ANGELA] == (10 if kind == "treasure" else 0)


@pytest.mark.parametrize("kind", ["desert", "plague", "native_tribe"])
def test_a_foundation_that_the_marker_prevents_costs_nothing(kind: str) -> None:
    state = world()
    for seat, name in enumerate(("gaul", "nile", "andes")):
        city(state, seat, name)
    units(state, ANGELA, "gobi", "settler")
    marker(state, "gobi", kind)
    buying(state, ANGELA, 20)
    state.rng = dice((2, 2), (2, 12), (2, 3))
    state.play(ANGELA, "found gobi")
    assert state.gold[ANGELA] == 20
    assert settlement(state, "gobi")[0] == (BRAD if kind == "native_tribe" else -1)
    assert pieces(state, ANGELA, "gobi") == ([] if kind == "plague" else ["settler"])


def test_one_settlement_in_a_region() -> None:
    """Neither where somebody lives already nor where a tribe has just joined somebody."""
    state = world()
    for seat, name in enumerate(("gaul", "nile", "andes")):
        city(state, seat, name)
    units(state, ANGELA, "nile", "settler")
    units(state, ANGELA, "gobi", "settler")
    marker(state, "gobi", "native_tribe")
    buying(state, ANGELA, 20)
    with pytest.raises(Illegal, match="a settlement already"):
        state.play(ANGELA, "found nile")
    state.rng = dice((2, 2), (2, 12), (2, 3))
    state.play(ANGELA, "found gobi")
    state.play(BRAD, "place swordsman gobi")
    assert (settlement(state, "gobi"), state.gold[ANGELA]) == ((BRAD, 1), 20)


def test_know_what_chris_does_not() -> None:
    state = explored("wine")
    know(state, CHRIS, "masonry")
    assert seen(state, CHRIS).regions[region("gobi")].marker is None
