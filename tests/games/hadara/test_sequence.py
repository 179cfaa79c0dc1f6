"""The course of the game: who is asked what, in which order, and what ends a step."""

from __future__ import annotations

import pytest

from ecumene.games.hadara import GAME
from ecumene.kernel import BadOptions, Illegal
from tests.games.hadara.kit import (
    Civ,
    anything,
    asked,
    civ,
    coins,
    events,
    look,
    new_table,
    notations,
    play_on,
    position,
    run_step,
)

# Setting up


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_cards_of_each_colour_and_a_colony_of_each_value_per_player(players: int) -> None:
    table = new_table(players)
    assert [deck.cards for deck in look(table).decks] == [2 * players] * 5
    assert [stack.tiles for stack in look(table).stacks] == [players] * 5
    assert [list(player.tiles.values()) for player in look(table).civilizations] == [[2, 2, 2, 2]] * players


@pytest.mark.parametrize("players", [0, 1, 6])
def test_for_two_to_five_players(players: int) -> None:
    with pytest.raises(BadOptions):
        GAME.new(players)


def test_unknown_options_are_refused() -> None:
    with pytest.raises(BadOptions):
        GAME.new(3, {"starred": True})


def test_a_first_game_has_no_starred_cards_and_side_a() -> None:
    for seed in range(5):
        table = new_table(5, seed, starred=False)
        assert asked(table) == "wheel"
        assert {player.side for player in look(table).civilizations} == {"A"}
        seen = set()
        while not table.over:
            for seat in table.to_move():
                seen.update(look(table, seat).hand or [])
                table.play(seat, anything(table, seat))
        purple = {card for card in seen if "purple" in card}
        assert len(purple) == 30
        assert all(int(card[-2:]) <= 10 for card in purple)


def test_everybody_chooses_a_side_and_none_is_shown_before_all_have() -> None:
    table = new_table(3, choose_sides=True)
    assert (asked(table), table.to_move()) == ("side", [0, 1, 2])
    table.play(1, "side B")
    table.play(0, "side A")
    assert [player.side for player in look(table).civilizations] == [None, None, None]
    assert look(table, 1).chosen == "side B"
    table.play(2, "side B")
    assert [player.side for player in look(table).civilizations] == ["A", "B", "B"]
    assert asked(table) == "wheel"


def test_the_extra_coin_is_on_top_of_the_start_card() -> None:
    table = new_table(5)
    started = {"S1": 7, "S2": 8, "S3": 8, "S4": 9 + 1, "S5": 6 + 1}
    assert {player.start_card: player.coins for player in look(table).civilizations} == started


# Phase A


def test_five_draws_give_everybody_two_cards_of_every_colour() -> None:
    table = new_table(4)
    run_step(table)
    seen: list[list[str]] = [[] for _ in range(4)]
    while asked(table) == "keep":
        for seat in table.to_move():
            hand = look(table, seat).hand
            assert hand is not None
            seen[seat] += [card.split("-")[1] for card in hand]
            table.play(seat, anything(table, seat))
    assert all(sorted(set(colors)) == ["blue", "green", "purple", "red", "yellow"] for colors in seen)
    assert all(len(colors) == 10 for colors in seen)
    assert [deck.cards for deck in look(table).decks] == [0] * 5
    assert [deck.pile for deck in look(table).decks] == [4] * 5


def test_no_two_crests_ever_point_at_the_same_deck() -> None:
    table = new_table(5)
    run_step(table)
    while asked(table) == "keep":
        assert sorted(deck.crest for deck in look(table).decks if deck.crest is not None) == [0, 1, 2, 3, 4]
        table.play(table.to_move()[0], anything(table, table.to_move()[0]))


def test_nothing_happens_until_all_have_chosen() -> None:
    table = position(Civ(coins=9, income=0, hand="I-red-01 I-red-02"), Civ(hand="I-blue-01 I-blue-02"), step="keep")
    table.play(0, "buy I-red-02")
    assert coins(table) == 9
    assert civ(table).cards == []
    assert (civ(table).chosen, civ(table, 1).chosen) == (True, False)
    assert not any(deck.pile for deck in look(table).decks)
    table.play(1, "sell I-blue-01")
    assert coins(table) == 7
    assert civ(table).cards == ["I-red-02"]


def test_a_choice_can_be_taken_back_until_all_have_chosen() -> None:
    table = position(Civ(coins=9, hand="I-red-01 I-red-02"), Civ(hand="I-blue-01 I-blue-02"), step="keep")
    assert not table.can_take_back(0)
    table.play(0, "buy I-red-02")
    assert table.can_take_back(0)
    assert not table.can_take_back(1)
    table.take_back(0)
    assert table.to_move() == [0, 1]
    table.play(0, "sell I-red-01")
    table.play(1, "sell I-blue-01")
    assert civ(table).cards == []
    with pytest.raises(Illegal):
        table.take_back(0)


def test_who_cannot_pay_must_sell() -> None:
    table = position(Civ(coins=1, hand="I-red-01 I-red-02"), Civ(hand="I-blue-01 I-blue-02"), step="keep")
    assert notations(table, 0) == ["sell I-red-01", "sell I-red-02"]


# The steps of both phases


def test_steps_come_in_the_order_of_the_player_aid() -> None:
    table = new_table(3)
    told: list[tuple[str | None, str]] = []
    while not table.over and look(table).epoch == 1:
        if not told or told[-1] != (look(table).phase, look(table).step):
            told.append((look(table).phase, look(table).step))
        seat = table.to_move()[0]
        table.play(seat, notations(table, seat)[0])
    order = [("A", "set_wheel"), ("A", "draw"), ("A", "capture"), ("A", "build")]
    order += [("B", "take"), ("B", "capture"), ("B", "build"), ("B", "feed"), ("B", "buy_medals")]
    assert told == [step for step in order if step in told]
    assert {("A", "draw"), ("B", "take"), ("B", "buy_medals")} <= set(told)
    assert [event["player"] for event in events(table, "income")[:6]] == [
        (table.order[0] + i) % 3 for i in (0, 1, 2, 0, 1, 2)
    ]


def test_the_first_player_begins_every_step_and_the_others_follow_clockwise() -> None:
    rich = Civ(coins=99, military=30, culture=30)
    table = position(rich, rich, rich, step="capture", first=2)
    movers = []
    while asked(table) in ("colony", "statue"):
        movers.append((asked(table), table.to_move()[0]))
        table.play(table.to_move()[0], "pass")
    assert movers == [(kind, seat) for kind in ("colony", "statue") for seat in (2, 0, 1)]


def test_one_colony_and_one_statue_per_step() -> None:
    table = position(Civ(coins=9, military=30, culture=30), step="capture")
    table.play(0, "plunder C30")
    assert asked(table) == "statue"
    table.play(0, "build statue_4 food up")
    assert asked(table) != "statue"


def test_higher_values_may_come_first() -> None:
    table = position(Civ(military=30, colonies="C30", culture=0), step="capture")
    table.play(0, "plunder C03")
    assert [colony.stack for colony in civ(table).colonies] == ["C03", "C30"]


def test_tracks_are_not_spent_and_colonies_are_never_lost() -> None:
    cards = "I-red-01 I-red-02"
    table = position(Civ(cards=cards, food=1, military=9, colonies="C09", statues="1:food:down"), step="feed")
    table.play(0, "remove I-red-02")
    assert civ(table).tracks["military"] == 6
    assert len(civ(table).colonies) == 1
    assert civ(table).statues[0].tile == "food"


def test_who_can_do_nothing_is_not_asked() -> None:
    table = position(Civ(military=2, culture=5), step="capture")
    assert asked(table) == "take"
    poor = position(Civ(coins=3, food=9), step="feed")
    assert asked(poor) != "medal"


def test_any_number_of_medals_up_to_two_of_each() -> None:
    table = position(Civ(coins=20), step="buy_medals")
    for line in ("gold", "silver food", "gold", "silver income"):
        table.play(0, line)
    assert coins(table) == 0
    assert (civ(table).silver, civ(table).gold) == (["food", "income"], 2)
    assert asked(table) != "medal"


def test_medals_may_be_declined() -> None:
    table = position(Civ(coins=20), step="buy_medals")
    table.play(0, "pass")
    assert asked(table) == "wheel"
    assert coins(table) == 20


# New epochs and the end


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_three_epochs_with_a_first_player_each(players: int) -> None:
    table = new_table(players)
    firsts = []
    while not table.over:
        firsts.append(table.to_move()[0])
        run_step(table)
        play_on(table, "wheel")
    assert firsts == look(table).first_players
    assert [event["epoch"] for event in events(table, "epoch")] == [1, 2, 3]
    assert look(table).step == "over"


def test_the_game_ends_with_a_score_sheet() -> None:
    table = play_on(new_table(3), "nothing more")
    result = table.result()
    assert result is not None
    assert [standing.breakdown for standing in result.standings] == table.scores()
    assert [event["points"] for event in events(table, "final")] == [standing.score for standing in result.standings]
    assert table.legal(0) == []
