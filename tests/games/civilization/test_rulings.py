"""What the printed rules leave open, as the page of the rules answers it; and what each new turn forgets."""

from __future__ import annotations

import pytest

from ecumene.games.civilization import GAME
from ecumene.games.civilization.components import ENDS
from ecumene.games.civilization.goods import in_range
from ecumene.games.civilization.numbers import NO_EVENT, TECHNOLOGY_INDEX
from ecumene.games.civilization.placing import can_grow, room
from ecumene.games.civilization.rules import Civilization
from ecumene.games.civilization.state import NO_END
from ecumene.games.civilization.technology import gain
from ecumene.kernel import Illegal
from tests.games.civilization.kit import (
    ANGELA,
    BRAD,
    CHRIS,
    all_pieces,
    buying,
    city,
    dice,
    events,
    know,
    moving,
    next_turn,
    notations,
    pieces,
    region,
    seen,
    trading,
    units,
    wonders,
    world,
)


def three(rules: str = "advanced", **options: object) -> Civilization:
    state = world(rules, **options)  # type: ignore[arg-type]
    for seat, name in enumerate(("gaul", "nile", "andes")):
        city(state, seat, name)
    return state


def shop(state: Civilization, seat: int) -> set[str]:
    """What the seat could buy, by name."""
    return {line.split()[1] for line in notations(state, seat) if line.split()[0] in ("buy", "launch")}


# Setting up


def begun(rules: str, **options: object) -> Civilization:
    """A game whose start regions have been chosen: the first free one every time."""
    state = GAME.new(3, {"rules": rules, **options}, seed="begun", journal=True)
    assert isinstance(state, Civilization)
    while state.stack[-1].kind == "settle":
        seat = state.to_move()[0]
        state.play(seat, notations(state, seat)[0])
    return state


def test_everybody_begins_with_twenty_gold_and_dice_are_thrown_twice_for_the_first_player() -> None:
    state = begun("standard")
    treasures = [event for event in events(state, "found") if event["marker"] == "treasure"]
    assert sum(state.gold) == 3 * 20 + 10 * len(treasures)
    assert len(events(state, "first")) == 2


def test_two_markers_without_event_per_player_may_be_taken_out() -> None:
    for fewer, left in ((False, 17), (True, 17 - 2 * 3)):
        state = GAME.new(3, {"fewer_empty_markers": fewer}, seed="fewer")
        assert isinstance(state, Civilization)
        assert [*state.marker, *state.box].count(NO_EVENT) == left


def test_a_dealt_technology_brings_its_bonus() -> None:
    """Ruling 4: a wonder, a unit, a granary, whatever the card gives its buyer."""
    state = begun("advanced")
    while state.stack[-1].kind == "place":
        state.apply(state.to_move()[0], state.legal(state.to_move()[0])[0])
    cards = {event["card"] for event in events(state, "technology")}
    given = {
        "masonry": "hanging_gardens",
        "bronze_working": "colossus",
        "ceremonial_burial": "pyramids",
        "pottery_specialization": "granary",
    }
    owned = [card for player in seen(state, 0).players for card in (*player.wonders, *player.improvements)]
    assert sorted(owned) == sorted(given[card] for card in cards if card in given)
    assert owned


# Technologies and wonders


def test_an_improvement_of_an_era_that_is_over_is_not_given() -> None:
    """Ruling 3, at half price."""
    for era, owned in (("ancient", ["courthouse"]), ("medieval", [])):
        state = three(era=era)
        gain(state, ANGELA, TECHNOLOGY_INDEX["code_of_laws"])
        assert seen(state, ANGELA).players[ANGELA].improvements == owned


def test_battleships_and_carriers_are_both_for_sale_and_stay_what_they_are() -> None:
    """Ruling 5. The standard rules know no carriers."""
    state = three(era="modern")
    units(state, ANGELA, "north_sea", "battleship")
    know(state, BRAD, "combustion advanced_flight")
    buying(state, ANGELA, 500)
    assert {"battleship", "carrier"} <= shop(state, ANGELA)
    assert all_pieces(state, ANGELA) == ["battleship"]
    plain = three("standard", era="modern")
    buying(plain, ANGELA, 500)
    assert shop(plain, ANGELA) == {"settler", "machine_gunner", "tank", "howitzer", "battleship", "fighter"}


def test_a_traded_technology_gives_no_bonus_but_shares_and_points() -> None:
    """Ruling 14."""
    state = three()
    city(state, BRAD, "iberia")
    know(state, ANGELA, "alphabet_writing pottery_specialization")
    trading(state)
    for line in ("offer 2", "give pottery_specialization", "give alphabet_writing", "send"):
        state.play(ANGELA, line)
    state.play(BRAD, "accept 1")
    assert seen(state, BRAD).players[BRAD].improvements == []
    assert [row["key_discoveries"] for row in state.scores()] == [0, 4, 0]
    state.stack.clear()
    buying(state, ANGELA, 10)
    state.play(ANGELA, "build granary")
    assert state.gold == [0, 5, 0]


@pytest.mark.parametrize(("technology", "reaches"), [("trade_mapmaking", 1), ("astronomy", 2), ("navigation", 3)])
def test_the_range_at_sea_counts_the_seas_of_the_voyage(technology: str, reaches: int) -> None:
    """Ruling 16: the first lies beside one settlement, the last beside the other."""
    for seas, name in ((1, "tasmania"), (2, "aotearoa"), (3, "persia"), (4, "andes")):
        state = world("advanced")
        city(state, ANGELA, "java")
        city(state, BRAD, name)
        know(state, CHRIS, technology)
        assert in_range(state, ANGELA, BRAD) == (seas <= reaches), name


def test_found_technologies_and_those_of_the_fallen_end_no_short_game() -> None:
    """Ruling 17: no die is thrown for what is found, and only what players own counts."""
    state = three(era="medieval", length="short")
    gain(state, ANGELA, TECHNOLOGY_INDEX["education"])
    assert state.ending == NO_END
    state.technologies[TECHNOLOGY_INDEX["education"]] = -1  # in the bank
    know(state, BRAD, "currency")
    buying(state, CHRIS, 100)
    state.rng = dice((1, 2))
    state.play(CHRIS, "learn banking")
    assert [event["n"] for event in events(state, "end-roll")] == [2]
    assert state.ending == NO_END


def test_nobody_gets_a_share_for_technologies_of_the_fallen() -> None:
    state = three()
    state.technologies[TECHNOLOGY_INDEX["bronze_working"]] = -1
    buying(state, ANGELA, 10)
    state.play(ANGELA, "buy swordsman gaul")
    assert state.gold == [0, 0, 0]
    with pytest.raises(Illegal, match="in play already"):
        state.play(ANGELA, "learn bronze_working")


# Pieces


def test_free_pieces_keep_to_the_limits_as_long_as_there_is_room() -> None:
    state = three(era="medieval")
    city(state, ANGELA, "iberia", 2)
    know(state, BRAD, "code_of_laws construction")
    buying(state, ANGELA, 100)
    state.play(ANGELA, "buy settler gaul")
    state.play(ANGELA, "learn feudalism")
    assert pieces(state, ANGELA, "iberia") == ["pikeman", "pikeman"], "Gaul is full"


def test_units_of_the_present_era_and_what_is_aboard_cannot_be_sold() -> None:
    state = three(era="medieval")
    units(state, ANGELA, "gaul", "pikeman")
    units(state, ANGELA, "north_sea", "galley:swordsman")
    units(state, ANGELA, "bay_of_biscay", "galley")
    buying(state, ANGELA, 0)
    assert [line for line in notations(state, ANGELA) if line.startswith("sell")] == ["sell galley bay_of_biscay"]


def test_loaded_ships_and_what_is_aboard_cannot_be_traded() -> None:
    state = three("standard")
    units(state, ANGELA, "north_sea", "galley:swordsman")
    units(state, ANGELA, "bay_of_biscay", "galley")
    trading(state)
    state.play(ANGELA, "offer 2")
    assert [line for line in notations(state, ANGELA) if line.startswith("cede")] == ["cede galley bay_of_biscay"]


# Trade


def test_nobody_trades_away_the_last_settlement_of_the_advanced_rules() -> None:
    for rules, given in (("standard", True), ("advanced", False)):
        state = three(rules)
        city(state, BRAD, "iberia")
        trading(state)
        state.play(ANGELA, "offer 2")
        assert ("give gaul" in notations(state, ANGELA)) == given


def test_offers_go_to_those_in_range_only() -> None:
    state = three()
    city(state, BRAD, "iberia")
    trading(state)
    assert [line for line in notations(state, ANGELA) if line.startswith("offer")] == ["offer 2"]
    with pytest.raises(Illegal, match="out of range"):
        state.play(ANGELA, "offer 3")


def test_offers_that_are_torn_up_come_to_an_end_too() -> None:
    """Nobody keeps the others waiting by writing for ever: twice as many may be begun as sent."""
    state = three("standard", trade_offers=1)
    trading(state)
    for _ in range(2):
        state.play(ANGELA, "offer 2")
        state.play(ANGELA, "scrap")
    assert notations(state, ANGELA) == ["ready"]


@pytest.mark.parametrize(("wonder", "kind"), [("magellans_voyage", "trade"), ("newtons_university", "")])
def test_magellan_sails_where_nobody_else_trades(wonder: str, kind: str) -> None:
    state = three(era="gunpowder", trade_offers=0)
    wonders(state, ANGELA, wonder)
    trading(state)
    assert (state.stack[-1].kind if state.stack else "") == kind


# The end


def test_the_colony_ship_comes_before_a_declaration_of_the_same_turn() -> None:
    state = three(era="modern")
    wonders(state, ANGELA, "united_nations")
    know(state, BRAD, "fusion")
    buying(state, ANGELA, 0)
    state.play(ANGELA, "declare united_nations")
    state.play(ANGELA, "done")
    state.gold[BRAD] = 200
    state.play(BRAD, "colonize")
    next_turn(state)
    assert (state.over, ENDS[state.ending]) == (True, "technological")


def test_the_next_player_to_the_left_who_is_still_there_goes_first() -> None:
    state = three()
    state.pass_to(region("nile"), CHRIS)
    state.out[BRAD] = True
    buying(state, CHRIS, 0)
    next_turn(state)
    assert (state.turn, state.first, state.to_move()) == (2, CHRIS, [CHRIS])


def test_a_new_turn_forgets_what_was_done_once_a_turn() -> None:
    """Growth, new pieces, Magellan's exchange, and the technologies that science counts."""
    state = three(era="gunpowder")
    know(state, ANGELA, "construction")
    state.exchanged = True
    buying(state, ANGELA, 30)
    state.play(ANGELA, "buy settler gaul")
    state.play(ANGELA, "expand gaul")
    gaul = region("gaul")
    assert (can_grow(state, gaul), state.placed[gaul]) == (False, 1)
    next_turn(state)
    state.technologies[TECHNOLOGY_INDEX["chemistry"]] = BRAD
    assert (can_grow(state, gaul), state.placed[gaul], room(state, gaul)) == (True, 0, True)
    assert not state.exchanged
    assert state.science == [1, 0, 0]


# Battles


def test_equal_forces_throw_dice_for_the_lead() -> None:
    state = world()
    units(state, ANGELA, "gobi", "swordsman")
    for seat in (BRAD, CHRIS):
        units(state, seat, "manchuria", "horseman catapult")
        state.battle_order[seat] = 1
    moving(state, ANGELA)
    state.play(ANGELA, "move swordsman gobi manchuria")
    state.rng = dice((2, 4), (2, 9))
    state.play(ANGELA, "done")
    assert [event["rival"].seat for event in events(state, "battle")] == [CHRIS]
    assert state.to_move() == [CHRIS]


def test_who_never_fights_joins_nobody() -> None:
    state = world()
    units(state, ANGELA, "gobi", "swordsman catapult")
    units(state, BRAD, "gobi", "swordsman")
    units(state, CHRIS, "gobi", "swordsman")
    state.battle_order[CHRIS] = 2
    moving(state, ANGELA)
    for line in ("done", "attack gobi 2"):
        state.play(ANGELA, line)
    assert notations(state, ANGELA) == ["attack gobi 3", "done"], "not Brad a second time"
    state.play(ANGELA, "done")
    assert (state.stack[-1].kind, state.to_move()) == ("pick", [ANGELA])


def test_without_units_nobody_attacks() -> None:
    state = world()
    city(state, BRAD, "nile")
    units(state, ANGELA, "nile", "settler")
    units(state, ANGELA, "gobi", "swordsman")
    units(state, CHRIS, "gobi", "settler")
    moving(state, ANGELA)
    state.play(ANGELA, "done")
    assert notations(state, ANGELA) == ["attack gobi 3", "done"]


def test_who_comes_where_a_battle_is_declared_stays_there() -> None:
    state = world()
    units(state, ANGELA, "gobi", "swordsman settler")
    units(state, BRAD, "manchuria", "swordsman")
    state.battle_order[BRAD] = 1
    moving(state, ANGELA)
    state.play(ANGELA, "move swordsman gobi manchuria")
    state.play(ANGELA, "move settler gobi manchuria")
    assert not [line for line in notations(state, ANGELA) if line.startswith("move")]
    assert len(events(state, "declared")) == 1


def test_a_leader_without_units_leaves_the_settlement_to_an_ally() -> None:
    state = world()
    city(state, BRAD, "nile", 3)
    units(state, BRAD, "nile", "swordsman")
    units(state, ANGELA, "nile", "swordsman")
    units(state, CHRIS, "nile", "horseman")
    moving(state, ANGELA)
    for line in ("done", "attack nile 2", "done"):
        state.play(ANGELA, line)
    state.play(CHRIS, "join attackers")
    state.rng = dice((1, 1), (1, 6), (1, 6), (1, 1))
    state.play(ANGELA, "pick swordsman 1")
    assert state.owner[region("nile")] == CHRIS


def test_the_fallen_are_asked_nothing_where_their_armies_stood() -> None:
    state = three()
    units(state, BRAD, "gobi", "swordsman")
    units(state, ANGELA, "nile", "swordsman")
    moving(state, ANGELA)
    for line in ("done", "attack nile 2"):
        state.play(ANGELA, line)
    assert state.out[BRAD]
    units(state, CHRIS, "manchuria", "swordsman")
    state.stack.clear()
    moving(state, CHRIS)
    state.play(CHRIS, "move swordsman manchuria gobi")
    assert state.to_move() == [CHRIS]
