"""Two players and the Free City between them."""

from __future__ import annotations

import pytest

from ecumene.games.seven_wonders.rules import SevenWonders
from ecumene.kernel import Illegal, Message
from ecumene.locale import text
from tests.games.seven_wonders.kit import (
    City,
    anything,
    asked,
    can_build,
    city,
    coins,
    events,
    finish_age,
    look,
    names,
    new_state,
    notations,
    payments,
    position,
    question,
    score,
    turn,
)

LEFT, RIGHT, FREE = 0, 1, 2  # clockwise: the Free City, the player to its left, the player to its right (D5)


def two(
    left: City | None = None, right: City | None = None, free: City | None = None, **more: int | str
) -> SevenWonders:
    """A two-player position; plain cities where none is given."""
    cities = left or City("giza A"), right or City("rhodes A"), free or City("ephesus A", coins=0)
    age, at = int(more.get("age", 1)), int(more.get("turn", 1))
    discard, pile = str(more.get("discard", "")), str(more.get("pile", ""))
    return position(*cities, age=age, turn=at, discard=discard, pile=pile, players=2)


# Control and hands


def test_control_alternates_and_changes_hands_with_the_ages() -> None:
    """The left player begins ages I and III, the right player age II; then they take turns."""
    state = new_state(2, ["giza A", "rhodes A", "ephesus A"])
    for age, first in ((1, LEFT), (2, RIGHT), (3, LEFT)):
        for number in range(1, 7):
            controller = (first + number - 1) % 2
            view = look(state)
            assert (view.age, view.turn, view.controller) == (age, number, controller)
            assert len(state.hands[controller]) == 9 - number
            assert len(state.hands[1 - controller]) == 8 - number
            assert view.free_city_pile == 7 - number
            turn(state)
    assert state.over


def test_the_controller_draws_the_top_card() -> None:
    state = two(pile="walls altar")
    assert "altar" in names(state.hands[LEFT])
    assert "altar" not in names(state.pile)
    assert "walls" in names(state.pile)
    assert [event["player"] for event in events(state, "free-city-control")][-1] == LEFT


def test_the_own_card_comes_first_and_then_the_free_citys() -> None:
    """The Free City's card is chosen from the rest of the hand."""
    state = two(City("giza A", hand="altar theater baths"))
    assert asked(state, LEFT) == "choose"
    state.play(LEFT, "build altar")
    assert (asked(state, LEFT), look(state, LEFT).playing_for) == ("choose", FREE)
    assert look(state, LEFT).chosen_for == [LEFT]
    assert "build altar" not in notations(state, LEFT)
    assert "build theater" in notations(state, LEFT)
    state.play(LEFT, "build theater")
    assert state.to_move() == [RIGHT]
    state.play(RIGHT, "build pawnshop")
    assert city(state, LEFT).cards == ["altar"]
    assert city(state, FREE).cards == ["theater"]


def test_two_equal_cards_may_go_to_both_cities() -> None:
    state = two(City("giza A", hand="altar altar"))
    state.play(LEFT, "build altar")
    state.play(LEFT, "build altar")
    state.play(RIGHT, "build pawnshop")
    assert city(state, LEFT).cards == city(state, FREE).cards == ["altar"]


def test_hands_are_swapped_in_every_age() -> None:
    for age in (1, 2, 3):
        state = two(City(hand="theater altar"), City(hand="baths walls"), age=age)
        turn(state, "discard altar", "discard walls", free_city="build pawnshop")
        assert "baths" in names(state.hands[LEFT])
        assert "theater" in names(state.hands[RIGHT])


def test_taking_back_gives_both_cards_back() -> None:
    state = two(City("giza A", hand="altar theater"))
    before = state.digest()
    state.play(LEFT, "build altar")
    assert state.can_take_back(LEFT)
    state.take_back(LEFT)
    assert state.digest() == before
    state.play(LEFT, "build altar")
    state.play(LEFT, "build theater")
    state.take_back(LEFT)
    assert state.digest() == before
    assert asked(state, LEFT) == "choose"


def test_the_choice_is_hidden_until_both_have_chosen() -> None:
    state = two(City("giza A", hand="altar theater"))
    before = look(state, RIGHT)
    state.play(LEFT, "build altar")
    assert look(state, RIGHT) == before
    state.play(LEFT, "build theater")
    after = look(state, RIGHT)
    assert after.cities[LEFT].chosen
    assert after.cities[FREE] == before.cities[FREE]


# Seats and trade


def test_seats() -> None:
    """The left player's right neighbour is the Free City; its left neighbour is the other player (D5)."""
    state = two(City("giza A", coins=9, hand="scriptorium barracks"))
    assert payments(state, LEFT, "scriptorium") == [(0, 2)]  # papyrus of Ephesus
    assert payments(state, LEFT, "barracks") == [(2, 0)]  # ore of Rhodes
    state = two(right=City("rhodes A", coins=9, hand="scriptorium baths"))
    assert payments(state, RIGHT, "scriptorium") == [(2, 0)]
    assert payments(state, RIGHT, "baths") == [(0, 2)]


def test_the_free_city_pays_with_its_own_coins_whomever_the_controller_likes() -> None:
    """Both sellers are offered, also the dearer one (D7)."""
    free = City("ephesus A", "east_trading_post", coins=2)
    state = two(City("giza A", "lumber_yard", hand="stockade"), City("rhodes A", "lumber_yard"), free)
    state.play(LEFT, "build pawnshop")
    builds = [line for line in notations(state, LEFT) if line.startswith("build stockade")]
    assert builds == ["build stockade pay right:1", "build stockade pay left:2"]
    state.play(LEFT, "build stockade pay left:2")
    state.play(RIGHT, "build pawnshop")
    assert [coins(state, i) for i in (LEFT, RIGHT, FREE)] == [5, 3, 0]


def test_the_free_city_may_pay_in_any_allowed_way() -> None:
    """Its controller is a seller: glass from the left and ore from the right may be dearer than the other way round."""
    free = City("halicarnassus A", "west_trading_post ore_vein", coins=9)
    left, right = City("alexandria A", "ore_vein", hand="observatory"), City("rhodes A", "glassworks_i")
    state = two(left, right, free, age=3)
    state.play(LEFT, "build pawnshop")
    builds = [line.removeprefix("build observatory pay ") for line in notations(state, LEFT) if "observatory" in line]
    assert builds == ["left:1 right:2", "left:3", "right:4", "left:2 right:2"]
    state.play(LEFT, "build observatory pay left:2 right:2")
    state.play(RIGHT, "build pawnshop")
    assert [coins(state, i) for i in (LEFT, RIGHT, FREE)] == [5, 5, 5]


def test_the_free_city_buys_nothing_it_can_make() -> None:
    """Any way to pay, but only for what is needed (F25): its own either-or production is used as far as it helps."""
    free = City("ephesus A", "clay_pit", coins=9)
    left, right = City("giza A", "ore_vein clay_pool", hand="barracks dispensary"), City("rhodes A")
    state = two(left, right, free)
    state.play(LEFT, "build pawnshop")
    assert payments(state, LEFT, "barracks") == [(0, 0)]
    assert payments(state, LEFT, "dispensary") == []


def test_a_player_pays_in_no_way_that_another_one_undercuts() -> None:
    """The same city as a player's: paying more on one side and nothing less on the other makes no sense."""
    mine = City("halicarnassus A", "west_trading_post ore_vein", coins=9, hand="observatory")
    state = position(mine, City("alexandria A", "ore_vein"), City("rhodes A", "glassworks_i"), age=3)
    assert payments(state, 0, "observatory") == [(1, 2), (3, 0), (0, 4)]


def test_the_free_city_sells_to_both() -> None:
    state = two(City(coins=2, hand="scriptorium"), City(coins=2, hand="scriptorium"))
    turn(state, "build scriptorium pay right:2", "build scriptorium pay left:2", free_city="build pawnshop")
    assert coins(state, FREE) == 4


def test_income_of_the_free_city_comes_too_late_for_this_turn() -> None:
    """Prices are judged on the state at the start of the turn (F1)."""
    left = City("giza A", "lumber_yard", coins=2, hand="scriptorium stockade")
    state = two(left)
    state.play(LEFT, "build scriptorium pay right:2")
    assert not any("stockade" in line for line in notations(state, LEFT))


def test_same_turn_cards_count_for_the_free_city() -> None:
    left = City("giza A", coins=1, hand="sawmill vineyard")
    state = two(left, City("rhodes A", hand="lumber_yard"), age=1)
    turn(state, "build sawmill", "build lumber_yard", free_city="build vineyard")
    assert coins(state, FREE) == 2


# What the Free City must and must not do


def test_it_sells_a_card_only_if_nothing_can_be_played() -> None:
    """The controller keeps no way out: a card that can be played must be chosen."""
    state = two(City(hand="palace pantheon altar"), turn=5, pile="senate")
    state.play(LEFT, "build altar")
    assert notations(state, LEFT) == ["discard pantheon", "discard palace", "discard senate"]
    assert refused_sales(state) == []
    state.take_back(LEFT)
    assert (question(state, LEFT).rule, refused_sales(state)) == ("turn", [])
    state.play(LEFT, "discard palace")
    assert notations(state, LEFT) == ["build altar"]
    assert question(state, LEFT).rule == "free-city-control"
    assert refused_sales(state) == ["altar", "pantheon", "senate"]
    for line in ("discard altar", "discard senate"):
        with pytest.raises(Illegal) as refusal:
            state.play(LEFT, line)
        assert refusal.value.rule == "free-city-discard"


def test_the_prompt_says_what_is_possible() -> None:
    """Of a card that cannot be built nobody says that it may be."""
    poor, rich = City("ephesus A", coins=0), City("ephesus A", "quarry", coins=0)
    for free, hand, can in (
        (poor, "altar palace walls", "sell"),
        (rich, "altar palace walls", "tuck"),
        (poor, "altar theater walls", "build"),
        (rich, "altar theater walls", "both"),
    ):
        state = two(right=City("rhodes A", hand=hand), free=free, turn=6, pile="walls senate")
        state.play(RIGHT, "build altar")
        assert question(state, RIGHT).text.args["may"] == Message(f"seven_wonders-free-city-may-{can}")
    words = text(question(state, RIGHT).text)
    assert words.endswith("to build or to tuck under its wonder.")


def refused_sales(state: SevenWonders) -> list[str]:
    return [card for refusal in state.refusals(LEFT) if refusal.verb == "discard" for card in refusal.touches]


def test_a_forced_sale_brings_three_coins() -> None:
    state = two(right=City("rhodes A", hand="altar palace"), turn=6, pile="walls senate")
    turn(state, "", "build altar", free_city="discard senate")
    assert coins(state, FREE) == 3
    assert "senate" in names(state.discard)


def test_a_stage_counts_as_playable() -> None:
    free = City("ephesus A", "quarry", coins=0)
    state = two(right=City("rhodes A", hand="altar palace"), free=free, turn=6, pile="walls senate")
    state.play(RIGHT, "build altar")
    assert notations(state, RIGHT) == ["stage with palace", "stage with senate"]
    state.play(RIGHT, "stage with senate")
    state.play(LEFT, "build pawnshop")
    assert city(state, FREE).stages == 1
    assert look(state, RIGHT).cities[FREE].tucked is None


def test_players_may_sell_what_they_like() -> None:
    state = two(City(hand="altar"))
    assert "discard altar" in notations(state, LEFT)


def test_the_chain_must_be_used() -> None:
    free = City("ephesus A", "baths quarry stone_pit", coins=9)
    state = two(City(hand="aqueduct"), free=free, age=3)
    state.play(LEFT, "build pawnshop")
    assert [line for line in notations(state, LEFT) if line.startswith("build aqueduct")] == ["build aqueduct"]


def test_a_card_that_a_chain_makes_free_may_still_go_under_the_wonder() -> None:
    """The chain is for the building; nobody is forced to build."""
    free = City("ephesus A", "baths quarry stone_pit", coins=9)
    state = two(City(hand="aqueduct"), free=free, age=3)
    state.play(LEFT, "build pawnshop")
    assert "stage with aqueduct" in notations(state, LEFT)
    state.play(LEFT, "stage with aqueduct")
    state.play(RIGHT, "build pawnshop")
    assert (city(state, FREE).stages, city(state, FREE).cards) == (1, ["baths", "quarry", "stone_pit"])


def test_it_is_no_contestant_but_its_score_is_not_even_counted() -> None:
    state = two(free=City("ephesus A", "palace senate", coins=30), age=3, turn=6)
    turn(state, "build pawnshop", "", free_city="")
    result = state.result()
    assert result is not None
    assert len(result.standings) == len(state.scores()) == 2


# The end of an age


def test_leftovers() -> None:
    """Both seventh cards and the last card of the pile, without coins."""
    state = two(City(hand="altar walls"), City(hand="theater palace"), turn=6, pile="forum tavern")
    turn(state, "build altar", "build theater", free_city="build tavern")
    assert sorted(names(state.discard)) == ["forum", "palace", "walls"]
    assert state.age == 2
    assert [coins(state, i) for i in range(3)] == [3, 3, 5]


# Powers of the Free City's board, used by the controller (D6)


def test_babylon_plays_the_last_card_of_the_pile() -> None:
    free = City("babylon B", coins=0, stages=2)
    right = City("rhodes A", hand="theater palace")
    state = two(City(hand="altar walls"), right, free, turn=6, pile="baths tavern")
    turn(state, "build altar", "build theater", free_city="build tavern")
    assert state.to_move() == [RIGHT]
    assert (asked(state, RIGHT), look(state, RIGHT).playing_for) == ("seventh", FREE)
    assert notations(state, RIGHT) == ["build baths pay left:2"]  # it must be played if it can
    assert "baths" in (look(state, RIGHT).hand or [])
    assert "baths" not in (look(state, LEFT).hand or [])
    state.play(RIGHT, "build baths pay left:2")
    assert "baths" in city(state, FREE).cards
    assert sorted(names(state.discard)) == ["palace", "walls"]
    assert state.age == 2


def test_babylon_sells_the_last_card_if_it_cannot_play_it() -> None:
    free = City("babylon B", coins=0, stages=2)
    state = two(right=City(hand="theater altar"), free=free, turn=6, pile="palace pawnshop")
    turn(state, "build pawnshop", "build altar", free_city="build pawnshop")
    assert notations(state, RIGHT) == ["discard palace"]
    assert text(question(state, RIGHT).text).endswith("sell it, as it can build nothing.")
    state.play(RIGHT, "discard palace")
    assert coins(state, FREE) == 3


def test_halicarnassus_digs_by_the_controllers_hand() -> None:
    free = City("halicarnassus A", "foundry ore_vein", coins=0, stages=1)
    state = two(free=free, discard="tavern altar")
    turn(state, "build pawnshop", "build pawnshop", free_city="stage with pawnshop")
    assert state.to_move() == [LEFT]
    assert (asked(state, LEFT), look(state, LEFT).playing_for) == ("dig", FREE)
    assert look(state, LEFT).discard_pile == ["altar", "tavern"]
    assert look(state, RIGHT).discard_pile is None
    state.play(LEFT, "dig tavern")
    assert "tavern" in city(state, FREE).cards
    assert coins(state, FREE) == 5
    assert look(state).controller == RIGHT


def test_a_player_may_dig_beside_the_free_city() -> None:
    left = City("halicarnassus A", "foundry ore_vein", coins=0, stages=1)
    state = two(left, discard="tavern")
    turn(state, "stage with pawnshop", "build pawnshop", free_city="build pawnshop")
    assert (asked(state, LEFT), state.to_move()) == ("dig", [LEFT])
    state.play(LEFT, "dig tavern")
    assert "tavern" in city(state, LEFT).cards


def test_olympia_builds_free_by_the_controllers_hand() -> None:
    free = City("olympia A", coins=0, stages=2)
    state = two(City(hand="palace senate"), free=free)
    state.play(LEFT, "build pawnshop")
    assert "build palace free" in notations(state, LEFT)
    state.play(LEFT, "build palace free")
    state.play(RIGHT, "build pawnshop")
    assert "palace" in city(state, FREE).cards
    state.play(RIGHT, anything(state, RIGHT))
    assert not any(line.endswith("free") for line in notations(state, RIGHT))


def test_a_free_building_must_be_used_before_a_card_is_sold() -> None:
    """Building free is a way of playing a card."""
    free = City("olympia A", coins=0, stages=2)
    state = two(right=City(hand="altar palace"), free=free, turn=6, pile="walls senate")
    state.play(RIGHT, "build altar")
    assert notations(state, RIGHT) == ["build palace free", "build senate free"]


def test_olympia_b_copies_nothing_for_the_free_city() -> None:
    free = City("olympia B", coins=0, stages=3)
    state = two(City("giza A", "spies_guild builders_guild"), free=free, age=3, turn=6)
    turn(state)
    finish_age(state)
    assert state.over
    assert city(state, FREE).copied_guild is None


def test_guilds_and_taverns_of_players_see_the_free_city_as_a_neighbour() -> None:
    free = City("ephesus A", "lumber_yard quarry", stages=1)
    state = two(City("giza A", "workers_guild builders_guild"), City("rhodes A", "mine"), free)
    assert score(state, LEFT)["guilds"] == 3 + 1
    assert can_build(state, LEFT, "pawnshop")
