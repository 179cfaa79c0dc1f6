"""Declaring, joining, holding up, capturing, standing orders: what the examples do not show."""

from __future__ import annotations

import pytest

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
    know,
    moving,
    notations,
    pieces,
    seen,
    settlement,
    units,
    wonders,
    world,
)


@pytest.fixture
def frontier() -> Civilization:
    """Angela stands in Gobi with two pieces, next to Manchuria where Brad and Chris have armies."""
    state = world()
    units(state, ANGELA, "gobi", "swordsman settler")
    units(state, BRAD, "manchuria", "swordsman horseman")
    units(state, CHRIS, "manchuria", "catapult")
    moving(state, ANGELA)
    return state


def test_whoever_is_there_is_asked_and_answers_unseen(frontier: Civilization) -> None:
    frontier.play(ANGELA, "move swordsman gobi manchuria")
    assert frontier.to_move() == [BRAD, CHRIS]
    frontier.play(BRAD, "fight")
    assert frontier.to_move() == [CHRIS]
    frontier.take_back(BRAD)
    frontier.play(BRAD, "spare")
    frontier.play(CHRIS, "spare")
    assert frontier.to_move() == [ANGELA]
    assert seen(frontier, ANGELA).declared == []


def test_what_has_moved_in_stops_but_the_rest_may_go(frontier: Civilization) -> None:
    frontier.play(ANGELA, "move settler gobi manchuria")
    frontier.play(BRAD, "fight")
    frontier.play(CHRIS, "spare")
    assert not [line for line in notations(frontier, ANGELA) if line.startswith("move settler manchuria")]
    frontier.play(ANGELA, "move swordsman gobi manchuria")  # nobody is asked again
    assert frontier.to_move() == [ANGELA]
    assert [battle.defenders for battle in seen(frontier, ANGELA).declared] == [[BRAD]]


@pytest.mark.parametrize(("rules", "sails"), [(4, True), (5, False)])
def test_a_ship_that_was_boarded_stays_for_the_battle(rules: int, sails: bool) -> None:
    """Who has moved in stops; under our fourth version the ship sailed off with them. Who was aboard may still land."""
    state = world(era="medieval")
    state.rules = rules
    units(state, ANGELA, "mekong", "knight")
    units(state, ANGELA, "south_china_sea", "caravel:pikeman")
    units(state, BRAD, "south_china_sea", "caravel")
    moving(state, ANGELA)
    state.play(ANGELA, "move knight mekong south_china_sea")
    state.play(BRAD, "fight")
    assert "move knight south_china_sea mekong" not in notations(state, ANGELA)
    state.play(ANGELA, "move pikeman south_china_sea mekong")
    assert ("move caravel south_china_sea coral_sea" in notations(state, ANGELA)) == sails


def test_a_third_player_may_join_either_side(frontier: Civilization) -> None:
    frontier.play(ANGELA, "move swordsman gobi manchuria")
    frontier.play(BRAD, "fight")
    frontier.play(CHRIS, "spare")
    frontier.play(ANGELA, "done")
    assert frontier.to_move() == [ANGELA]  # she may attack Chris besides
    frontier.play(ANGELA, "done")
    assert frontier.to_move() == [CHRIS]
    frontier.rng = dice((1, 1), (1, 6))
    frontier.play(CHRIS, "join defenders")
    assert frontier.to_move() == [BRAD]
    assert "pick catapult 3" in notations(frontier, BRAD)
    frontier.play(BRAD, "pick catapult 3")
    assert pieces(frontier, ANGELA, "manchuria") == []


def test_several_defenders_are_led_by_the_largest_force(frontier: Civilization) -> None:
    frontier.play(ANGELA, "move swordsman gobi manchuria")
    frontier.play(CHRIS, "fight")
    frontier.play(BRAD, "fight")
    frontier.play(ANGELA, "done")
    assert frontier.to_move() == [BRAD]
    assert [event["rival"].seat for event in events(frontier, "battle")] == [BRAD]


def test_standing_orders_answer_and_nobody_else_knows(frontier: Civilization) -> None:
    frontier.battle_order = [0, 1, 2]  # Brad always fights, Chris never
    assert seen(frontier, BRAD).battle_order == "fight"
    frontier.play(ANGELA, "move swordsman gobi manchuria")
    assert frontier.to_move() == [ANGELA]
    assert [battle.defenders for battle in seen(frontier, ANGELA).declared] == [[BRAD]]
    frontier.play(ANGELA, "order spare")
    assert seen(frontier, ANGELA).battle_order == "spare"
    with pytest.raises(Illegal, match="changed a standing order"):
        frontier.play(ANGELA, "order fight")


def test_settlers_alone_are_lost_without_a_fight(frontier: Civilization) -> None:
    frontier.play(ANGELA, "move settler gobi manchuria")
    frontier.play(BRAD, "fight")
    frontier.play(CHRIS, "spare")
    frontier.play(ANGELA, "done")
    frontier.play(CHRIS, "join nobody")
    assert pieces(frontier, ANGELA, "manchuria") == []
    assert events(frontier, "round") == []


def test_an_undefended_settlement_is_taken_at_its_size() -> None:
    state = world()
    city(state, BRAD, "nile", 3)
    units(state, BRAD, "nile", "settler")
    units(state, ANGELA, "nile", "swordsman")
    moving(state, ANGELA)
    state.play(ANGELA, "done")
    state.play(ANGELA, "attack nile 2")
    assert settlement(state, "nile") == (ANGELA, 3)
    assert pieces(state, BRAD, "nile") == []
    assert not state.out[BRAD]  # the standard rules know no fall


def test_a_settlement_of_somebody_who_stays_out_is_not_taken() -> None:
    state = world()
    city(state, CHRIS, "nile", 3)
    units(state, BRAD, "nile", "settler")
    units(state, ANGELA, "nile", "swordsman")
    moving(state, ANGELA)
    state.play(ANGELA, "done")
    state.play(ANGELA, "attack nile 2")
    state.play(ANGELA, "done")
    assert settlement(state, "nile") == (CHRIS, 3)


def test_the_fall_of_a_civilization() -> None:
    state = world("advanced")
    city(state, ANGELA, "gaul")
    city(state, BRAD, "nile", 2)
    city(state, CHRIS, "andes")
    units(state, BRAD, "coral_sea", "galley")
    units(state, ANGELA, "nile", "swordsman")
    know(state, BRAD, "the_wheel")
    wonders(state, BRAD, "colossus")
    state.gold = [1, 40, 0]
    moving(state, ANGELA)
    state.play(ANGELA, "done")
    state.play(ANGELA, "attack nile 2")
    assert state.out[BRAD]
    assert state.gold == [41, 0, 0]
    assert seen(state, ANGELA).players[ANGELA].wonders == ["colossus"]
    wheel = next(card for card in seen(state, ANGELA).technologies if card.id == "the_wheel")
    assert wheel.in_play
    assert wheel.owner is None
    assert pieces(state, BRAD, "coral_sea") == []
    assert state.scores()[BRAD]["settlements"] == 0
    assert state.to_move() == [CHRIS]  # Brad is passed over


def test_a_draw_leaves_the_settlement_to_its_owner() -> None:
    state = world()
    city(state, BRAD, "nile", 2)
    units(state, BRAD, "nile", "swordsman settler")
    units(state, ANGELA, "nile", "swordsman")
    moving(state, ANGELA)
    state.rng = dice((1, 3), (1, 3))
    state.play(ANGELA, "done")
    state.play(ANGELA, "attack nile 2")
    assert settlement(state, "nile") == (BRAD, 2)
    assert pieces(state, BRAD, "nile") == ["settler"]
    assert pieces(state, ANGELA, "nile") == []


@pytest.mark.parametrize(("rules", "leader"), [(3, BRAD), (4, CHRIS)])
def test_aircraft_count_when_the_one_with_most_units_leads(rules: int, leader: int) -> None:
    """Aircraft are military units; under our third version only armies and fleets were counted."""
    state = world(era="modern")
    state.rules = rules
    units(state, ANGELA, "gobi", "tank tank")
    units(state, BRAD, "manchuria", "tank howitzer")
    units(state, CHRIS, "manchuria", "tank fighter fighter")
    moving(state, ANGELA)
    state.play(ANGELA, "move tank gobi manchuria")
    state.play(BRAD, "fight")
    state.play(CHRIS, "fight")
    state.play(ANGELA, "done")
    battle = seen(state, ANGELA).battle
    assert battle is not None
    assert (battle.defender, battle.defenders) == (leader, [BRAD, CHRIS])


@pytest.mark.parametrize(("rules", "asked"), [(4, ANGELA), (5, CHRIS)])
def test_who_has_only_aircraft_there_may_support_a_side(rules: int, asked: int) -> None:
    """Aircraft are military units; under our fourth version their owner needed an army there to join."""
    state = world(era="modern")
    state.rules = rules
    city(state, CHRIS, "nile", 2)
    units(state, CHRIS, "nile", "fighter")
    units(state, BRAD, "nile", "tank")
    units(state, ANGELA, "nile", "tank howitzer")
    moving(state, ANGELA)
    for line in ("done", "attack nile 2", "done"):
        state.play(ANGELA, line)
    assert state.to_move()[0] == asked
    if asked == CHRIS:
        state.play(CHRIS, "join defenders")
        assert notations(state, BRAD) == ["pick tank 2", "support tank 2"]
        state.rng = dice((4, 20), (5, 14))
        state.play(ANGELA, "pick tank 1")
        state.play(BRAD, "support tank 2")
        assert (pieces(state, CHRIS, "nile"), settlement(state, "nile")) == ([], (ANGELA, 2))


def test_aircraft_alone_are_lost_when_attacked() -> None:
    state = world(era="modern")
    city(state, BRAD, "nile", 2)
    units(state, BRAD, "nile", "fighter fighter")
    units(state, ANGELA, "nile", "tank")
    moving(state, ANGELA)
    state.play(ANGELA, "done")
    state.play(ANGELA, "attack nile 2")
    assert pieces(state, BRAD, "nile") == []


def test_of_ships_of_a_kind_the_emptiest_fights() -> None:
    state = world(era="modern")
    units(state, BRAD, "coral_sea", "caravel:tank caravel")
    units(state, ANGELA, "coral_sea", "frigate caravel")
    moving(state, ANGELA)
    state.play(ANGELA, "done")
    state.play(ANGELA, "attack coral_sea 2")
    state.rng = dice((3, 11), (2, 7))
    state.play(ANGELA, "pick frigate 1")
    assert pieces(state, BRAD, "coral_sea") == ["caravel", "tank"]


def test_aircraft_fly_from_base_to_base() -> None:
    state = world(era="modern")
    city(state, ANGELA, "gaul")
    city(state, ANGELA, "balkans")
    units(state, ANGELA, "gaul", "fighter")
    units(state, ANGELA, "north_sea", "battleship")
    moving(state, ANGELA)
    flights = [line.split()[3] for line in notations(state, ANGELA) if line.startswith("move fighter")]
    assert sorted(flights) == ["balkans", "north_sea"]
    with pytest.raises(Illegal, match="cannot land"):
        state.play(ANGELA, "move fighter gaul germania")


@pytest.mark.parametrize(("rules", "lands"), [(3, False), (4, True)])
def test_aircraft_land_on_any_warship_in_the_standard_rules(rules: int, lands: bool) -> None:
    """Aircraft stay at sea with one of your warships, whatever its era; under our third version it had to be modern."""
    state = world(era="modern")
    state.rules = rules
    city(state, ANGELA, "gaul")
    units(state, ANGELA, "gaul", "fighter")
    units(state, ANGELA, "north_sea", "galley")
    moving(state, ANGELA)
    assert ("move fighter gaul north_sea" in notations(state, ANGELA)) == lands


def test_an_aircraft_without_a_base_is_lost() -> None:
    state = world(era="modern")
    units(state, ANGELA, "north_sea", "battleship fighter")
    moving(state, ANGELA)
    state.play(ANGELA, "move battleship north_sea norwegian_sea")
    state.play(ANGELA, "done")
    assert pieces(state, ANGELA, "north_sea") == []


def test_carriers_base_two_aircraft_each_and_battleships_none_in_the_advanced_rules() -> None:
    state = world("advanced", era="modern")
    city(state, ANGELA, "gaul")
    know(state, ANGELA, "flight combustion advanced_flight")
    units(state, ANGELA, "gaul", "fighter fighter fighter")
    units(state, ANGELA, "north_sea", "battleship")
    units(state, ANGELA, "bay_of_biscay", "carrier")
    moving(state, ANGELA)
    for _ in range(2):
        state.play(ANGELA, "move fighter gaul bay_of_biscay")
    assert not [line for line in notations(state, ANGELA) if line.startswith("move fighter gaul")]


def test_pieces_that_differ_are_told_apart() -> None:
    """One settler has moved already, another has not: which one goes on?"""
    state = world()
    units(state, ANGELA, "gobi", "settler")
    units(state, ANGELA, "manchuria", "settler")
    moving(state, ANGELA)
    state.play(ANGELA, "move settler gobi manchuria")
    state.play(ANGELA, "move settler manchuria huang_he")
    assert state.stack[-1].kind == "which"
    assert notations(state, ANGELA) == ["which 1", "which 2"]
    state.play(ANGELA, "which 2")
    state.play(ANGELA, "move settler huang_he gobi")


def test_a_loaded_ship_is_told_from_an_empty_one() -> None:
    state = world(era="medieval")
    units(state, ANGELA, "coral_sea", "caravel:knight caravel")
    moving(state, ANGELA)
    state.play(ANGELA, "move caravel coral_sea tasman_sea")
    state.play(ANGELA, "which 2")
    assert pieces(state, ANGELA, "tasman_sea") == ["caravel", "knight"]


def test_bought_pieces_do_not_move_in_the_same_turn() -> None:
    state = world()
    city(state, ANGELA, "gaul")
    buying(state, ANGELA, 100)
    state.play(ANGELA, "buy swordsman gaul")
    assert all(piece.points == 0 for piece in seen(state, ANGELA).pieces)
