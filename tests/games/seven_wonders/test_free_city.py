"""Two players and the Free City between them."""

from __future__ import annotations

import pytest

from ecumene.games.seven_wonders.rules import SevenWonders
from ecumene.kernel import Illegal
from ecumene.locale import text
from tests.games.seven_wonders.kit import (
    City,
    anything,
    can_build,
    city,
    coins,
    events,
    finish_age,
    look,
    names,
    new_table,
    notations,
    payments,
    position,
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
    table = new_table(2, ["giza A", "rhodes A", "ephesus A"])
    for age, first in ((1, LEFT), (2, RIGHT), (3, LEFT)):
        for number in range(1, 7):
            controller = (first + number - 1) % 2
            view = look(table)
            assert (view.age, view.turn, view.controller) == (age, number, controller)
            assert len(table.hands[controller]) == 9 - number
            assert len(table.hands[1 - controller]) == 8 - number
            assert view.free_city_pile == 7 - number
            turn(table)
    assert table.over


def test_the_controller_draws_the_top_card() -> None:
    table = two(pile="walls altar")
    assert "altar" in names(table.hands[LEFT])
    assert "altar" not in names(table.pile)
    assert "walls" in names(table.pile)
    assert [event["player"] for event in events(table, "free-city-control")][-1] == LEFT


def test_the_own_card_comes_first_and_then_the_free_citys() -> None:
    """The Free City's card is chosen from the rest of the hand."""
    table = two(City("giza A", hand="altar theater baths"))
    assert table.prompt(LEFT).kind == "choose"
    table.play(LEFT, "build altar")
    assert table.prompt(LEFT).kind == "choose-free-city"
    assert look(table, LEFT).playing_for == FREE
    assert "build altar" not in notations(table, LEFT)
    assert "build theater" in notations(table, LEFT)
    table.play(LEFT, "build theater")
    assert table.to_move() == [RIGHT]
    table.play(RIGHT, "build pawnshop")
    assert city(table, LEFT).cards == ["altar"]
    assert city(table, FREE).cards == ["theater"]


def test_two_equal_cards_may_go_to_both_cities() -> None:
    table = two(City("giza A", hand="altar altar"))
    table.play(LEFT, "build altar")
    table.play(LEFT, "build altar")
    table.play(RIGHT, "build pawnshop")
    assert city(table, LEFT).cards == city(table, FREE).cards == ["altar"]


def test_hands_are_swapped_in_every_age() -> None:
    for age in (1, 2, 3):
        table = two(City(hand="theater altar"), City(hand="baths walls"), age=age)
        turn(table, "discard altar", "discard walls", free_city="build pawnshop")
        assert "baths" in names(table.hands[LEFT])
        assert "theater" in names(table.hands[RIGHT])


def test_taking_back_gives_both_cards_back() -> None:
    table = two(City("giza A", hand="altar theater"))
    before = table.digest()
    table.play(LEFT, "build altar")
    assert table.can_take_back(LEFT)
    table.take_back(LEFT)
    assert table.digest() == before
    table.play(LEFT, "build altar")
    table.play(LEFT, "build theater")
    table.take_back(LEFT)
    assert table.digest() == before
    assert table.prompt(LEFT).kind == "choose"


def test_the_choice_is_hidden_until_both_have_chosen() -> None:
    table = two(City("giza A", hand="altar theater"))
    before = look(table, RIGHT)
    table.play(LEFT, "build altar")
    assert look(table, RIGHT) == before
    table.play(LEFT, "build theater")
    after = look(table, RIGHT)
    assert after.cities[LEFT].chosen
    assert after.cities[FREE] == before.cities[FREE]


# Seats and trade


def test_seats() -> None:
    """The left player's right neighbour is the Free City; its left neighbour is the other player (D5)."""
    table = two(City("giza A", coins=9, hand="scriptorium barracks"))
    assert payments(table, LEFT, "scriptorium") == [(0, 2)]  # papyrus of Ephesus
    assert payments(table, LEFT, "barracks") == [(2, 0)]  # ore of Rhodes
    table = two(right=City("rhodes A", coins=9, hand="scriptorium baths"))
    assert payments(table, RIGHT, "scriptorium") == [(2, 0)]
    assert payments(table, RIGHT, "baths") == [(0, 2)]


def test_the_free_city_pays_with_its_own_coins_whomever_the_controller_likes() -> None:
    """Both sellers are offered, also the dearer one (D7)."""
    free = City("ephesus A", "east_trading_post", coins=2)
    table = two(City("giza A", "lumber_yard", hand="stockade"), City("rhodes A", "lumber_yard"), free)
    table.play(LEFT, "build pawnshop")
    builds = [line for line in notations(table, LEFT) if line.startswith("build stockade")]
    assert builds == ["build stockade pay right:1", "build stockade pay left:2"]
    table.play(LEFT, "build stockade pay left:2")
    table.play(RIGHT, "build pawnshop")
    assert [coins(table, i) for i in (LEFT, RIGHT, FREE)] == [5, 3, 0]


def test_the_free_city_sells_to_both() -> None:
    table = two(City(coins=2, hand="scriptorium"), City(coins=2, hand="scriptorium"))
    turn(table, "build scriptorium pay right:2", "build scriptorium pay left:2", free_city="build pawnshop")
    assert coins(table, FREE) == 4


def test_income_of_the_free_city_comes_too_late_for_this_turn() -> None:
    """Prices are judged on the state at the start of the turn (F1)."""
    left = City("giza A", "lumber_yard", coins=2, hand="scriptorium stockade")
    table = two(left)
    table.play(LEFT, "build scriptorium pay right:2")
    assert not any("stockade" in line for line in notations(table, LEFT))


def test_same_turn_cards_count_for_the_free_city() -> None:
    left = City("giza A", coins=1, hand="sawmill vineyard")
    table = two(left, City("rhodes A", hand="lumber_yard"), age=1)
    turn(table, "build sawmill", "build lumber_yard", free_city="build vineyard")
    assert coins(table, FREE) == 2


# What the Free City must and must not do


def test_it_sells_a_card_only_if_nothing_can_be_played() -> None:
    """The controller keeps no way out: a card that can be played must be chosen."""
    table = two(City(hand="palace pantheon altar"), turn=5, pile="senate")
    table.play(LEFT, "build altar")
    assert notations(table, LEFT) == ["discard pantheon", "discard palace", "discard senate"]
    assert refused_sales(table) == []
    table.take_back(LEFT)
    assert (table.prompt(LEFT).rule, refused_sales(table)) == ("turn", [])
    table.play(LEFT, "discard palace")
    assert notations(table, LEFT) == ["build altar"]
    assert table.prompt(LEFT).rule == "free-city-control"
    assert refused_sales(table) == [("altar", "pantheon", "senate")]
    for line in ("discard altar", "discard senate"):
        with pytest.raises(Illegal) as refusal:
            table.play(LEFT, line)
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
        table = two(right=City("rhodes A", hand=hand), free=free, turn=6, pile="walls senate")
        table.play(RIGHT, "build altar")
        assert table.prompt(RIGHT).text.args["can"] == can
    words = text(table.prompt(RIGHT).text)
    assert words.endswith("to build or to tuck under its wonder.")


def refused_sales(table: SevenWonders) -> list[tuple[str, ...]]:
    return [refusal.touches for refusal in table.refusals(LEFT) if refusal.rule == "free-city-discard"]


def test_a_forced_sale_brings_three_coins() -> None:
    table = two(right=City("rhodes A", hand="altar palace"), turn=6, pile="walls senate")
    turn(table, "", "build altar", free_city="discard senate")
    assert coins(table, FREE) == 3
    assert "senate" in names(table.discard)


def test_a_stage_counts_as_playable() -> None:
    free = City("ephesus A", "quarry", coins=0)
    table = two(right=City("rhodes A", hand="altar palace"), free=free, turn=6, pile="walls senate")
    table.play(RIGHT, "build altar")
    assert notations(table, RIGHT) == ["stage with palace", "stage with senate"]
    table.play(RIGHT, "stage with senate")
    table.play(LEFT, "build pawnshop")
    assert city(table, FREE).stages == 1
    assert look(table, RIGHT).cities[FREE].tucked is None


def test_players_may_sell_what_they_like() -> None:
    table = two(City(hand="altar"))
    assert "discard altar" in notations(table, LEFT)


def test_the_chain_must_be_used() -> None:
    free = City("ephesus A", "baths quarry stone_pit", coins=9)
    table = two(City(hand="aqueduct"), free=free, age=3)
    table.play(LEFT, "build pawnshop")
    assert [line for line in notations(table, LEFT) if line.startswith("build aqueduct")] == ["build aqueduct"]


def test_it_is_no_contestant_but_its_score_is_not_even_counted() -> None:
    table = two(free=City("ephesus A", "palace senate", coins=30), age=3, turn=6)
    turn(table, "build pawnshop", "", free_city="")
    result = table.result()
    assert result is not None
    assert len(result.standings) == len(table.scores()) == 2


# The end of an age


def test_leftovers() -> None:
    """Both seventh cards and the last card of the pile, without coins."""
    table = two(City(hand="altar walls"), City(hand="theater palace"), turn=6, pile="forum tavern")
    turn(table, "build altar", "build theater", free_city="build tavern")
    assert sorted(names(table.discard)) == ["forum", "palace", "walls"]
    assert table.age == 2
    assert [coins(table, i) for i in range(3)] == [3, 3, 5]


# Powers of the Free City's board, used by the controller (D6)


def test_babylon_plays_the_last_card_of_the_pile() -> None:
    free = City("babylon B", coins=0, stages=2)
    right = City("rhodes A", hand="theater palace")
    table = two(City(hand="altar walls"), right, free, turn=6, pile="baths tavern")
    turn(table, "build altar", "build theater", free_city="build tavern")
    assert table.to_move() == [RIGHT]
    assert table.prompt(RIGHT).kind == "seventh-free-city"
    assert notations(table, RIGHT) == ["build baths pay left:2"]  # it must be played if it can
    assert "baths" in (look(table, RIGHT).hand or [])
    assert "baths" not in (look(table, LEFT).hand or [])
    table.play(RIGHT, "build baths pay left:2")
    assert "baths" in city(table, FREE).cards
    assert sorted(names(table.discard)) == ["palace", "walls"]
    assert table.age == 2


def test_babylon_sells_the_last_card_if_it_cannot_play_it() -> None:
    free = City("babylon B", coins=0, stages=2)
    table = two(right=City(hand="theater altar"), free=free, turn=6, pile="palace pawnshop")
    turn(table, "build pawnshop", "build altar", free_city="build pawnshop")
    assert notations(table, RIGHT) == ["discard palace"]
    assert text(table.prompt(RIGHT).text).endswith("sell it, as it can build nothing.")
    table.play(RIGHT, "discard palace")
    assert coins(table, FREE) == 3


def test_halicarnassus_digs_by_the_controllers_hand() -> None:
    free = City("halicarnassus A", "foundry ore_vein", coins=0, stages=1)
    table = two(free=free, discard="tavern altar")
    turn(table, "build pawnshop", "build pawnshop", free_city="stage with pawnshop")
    assert table.to_move() == [LEFT]
    assert table.prompt(LEFT).kind == "dig-free-city"
    assert look(table, LEFT).discard_pile == ["altar", "tavern"]
    assert look(table, RIGHT).discard_pile is None
    table.play(LEFT, "dig tavern")
    assert "tavern" in city(table, FREE).cards
    assert coins(table, FREE) == 5
    assert look(table).controller == RIGHT


def test_a_player_may_dig_beside_the_free_city() -> None:
    left = City("halicarnassus A", "foundry ore_vein", coins=0, stages=1)
    table = two(left, discard="tavern")
    turn(table, "stage with pawnshop", "build pawnshop", free_city="build pawnshop")
    assert (table.prompt(LEFT).kind, table.to_move()) == ("dig", [LEFT])
    table.play(LEFT, "dig tavern")
    assert "tavern" in city(table, LEFT).cards


def test_olympia_builds_free_by_the_controllers_hand() -> None:
    free = City("olympia A", coins=0, stages=2)
    table = two(City(hand="palace senate"), free=free)
    table.play(LEFT, "build pawnshop")
    assert "build palace free" in notations(table, LEFT)
    table.play(LEFT, "build palace free")
    table.play(RIGHT, "build pawnshop")
    assert "palace" in city(table, FREE).cards
    table.play(RIGHT, anything(table, RIGHT))
    assert not any(line.endswith("free") for line in notations(table, RIGHT))


def test_a_free_building_must_be_used_before_a_card_is_sold() -> None:
    """Building free is a way of playing a card."""
    free = City("olympia A", coins=0, stages=2)
    table = two(right=City(hand="altar palace"), free=free, turn=6, pile="walls senate")
    table.play(RIGHT, "build altar")
    assert notations(table, RIGHT) == ["build palace free", "build senate free"]


def test_olympia_b_copies_nothing_for_the_free_city() -> None:
    free = City("olympia B", coins=0, stages=3)
    table = two(City("giza A", "spies_guild builders_guild"), free=free, age=3, turn=6)
    turn(table)
    finish_age(table)
    assert table.over
    assert city(table, FREE).copied_guild is None


def test_guilds_and_taverns_of_players_see_the_free_city_as_a_neighbour() -> None:
    free = City("ephesus A", "lumber_yard quarry", stages=1)
    table = two(City("giza A", "workers_guild builders_guild"), City("rhodes A", "mine"), free)
    assert score(table, LEFT)["guilds"] == 3 + 1
    assert can_build(table, LEFT, "pawnshop")
