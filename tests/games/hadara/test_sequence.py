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
    new_state,
    notations,
    play_on,
    position,
    run_step,
)

# Setting up


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_cards_of_each_colour_and_a_colony_of_each_value_per_player(players: int) -> None:
    state = new_state(players)
    assert [deck.cards for deck in look(state).decks] == [2 * players] * 5
    assert [stack.tiles for stack in look(state).stacks] == [players] * 5
    assert [list(player.tiles.values()) for player in look(state).civilizations] == [[2, 2, 2, 2]] * players


@pytest.mark.parametrize("players", [0, 1, 6])
def test_for_two_to_five_players(players: int) -> None:
    with pytest.raises(BadOptions):
        GAME.new(players)


def test_unknown_options_are_refused() -> None:
    with pytest.raises(BadOptions):
        GAME.new(3, {"starred": True})


def test_a_first_game_has_no_starred_cards_and_side_a() -> None:
    for seed in range(5):
        state = new_state(5, seed, starred=False)
        assert asked(state) == "wheel"
        assert {player.side for player in look(state).civilizations} == {"A"}
        seen = set()
        while not state.over:
            for seat in state.to_move():
                seen.update(look(state, seat).hand or [])
                state.play(seat, anything(state, seat))
        purple = {card for card in seen if "purple" in card}
        assert len(purple) == 30
        assert all(int(card[-2:]) <= 10 for card in purple)


def test_everybody_chooses_a_side_and_none_is_shown_before_all_have() -> None:
    state = new_state(3, choose_sides=True)
    assert (asked(state), state.to_move()) == ("side", [0, 1, 2])
    state.play(1, "side B")
    state.play(0, "side A")
    assert [player.side for player in look(state).civilizations] == [None, None, None]
    assert [str(action) for action in state.chosen(1)] == ["side B"]
    state.play(2, "side B")
    assert [player.side for player in look(state).civilizations] == ["A", "B", "B"]
    assert asked(state) == "wheel"


def test_the_extra_coin_is_on_top_of_the_start_card() -> None:
    state = new_state(5)
    started = {"S1": 7, "S2": 8, "S3": 8, "S4": 9 + 1, "S5": 6 + 1}
    assert {player.start_card: player.coins for player in look(state).civilizations} == started


# Phase A


def test_five_draws_give_everybody_two_cards_of_every_colour() -> None:
    state = new_state(4)
    run_step(state)
    seen: list[list[str]] = [[] for _ in range(4)]
    while asked(state) == "keep":
        for seat in state.to_move():
            hand = look(state, seat).hand
            assert hand is not None
            seen[seat] += [card.split("-")[1] for card in hand]
            state.play(seat, anything(state, seat))
    assert all(sorted(set(colors)) == ["blue", "green", "purple", "red", "yellow"] for colors in seen)
    assert all(len(colors) == 10 for colors in seen)
    assert [deck.cards for deck in look(state).decks] == [0] * 5
    assert [deck.pile for deck in look(state).decks] == [4] * 5


def test_no_two_crests_ever_point_at_the_same_deck() -> None:
    state = new_state(5)
    run_step(state)
    while asked(state) == "keep":
        assert sorted(deck.crest for deck in look(state).decks if deck.crest is not None) == [0, 1, 2, 3, 4]
        state.play(state.to_move()[0], anything(state, state.to_move()[0]))


def test_nothing_happens_until_all_have_chosen() -> None:
    state = position(Civ(coins=9, income=0, hand="I-red-01 I-red-02"), Civ(hand="I-blue-01 I-blue-02"), step="keep")
    state.play(0, "buy I-red-02")
    assert coins(state) == 9
    assert civ(state).cards == []
    assert (civ(state).chosen, civ(state, 1).chosen) == (True, False)
    assert not any(deck.pile for deck in look(state).decks)
    state.play(1, "sell I-blue-01")
    assert coins(state) == 7
    assert civ(state).cards == ["I-red-02"]


def test_a_choice_can_be_taken_back_until_all_have_chosen() -> None:
    state = position(Civ(coins=9, hand="I-red-01 I-red-02"), Civ(hand="I-blue-01 I-blue-02"), step="keep")
    assert not state.can_take_back(0)
    state.play(0, "buy I-red-02")
    assert state.can_take_back(0)
    assert not state.can_take_back(1)
    state.take_back(0)
    assert state.to_move() == [0, 1]
    state.play(0, "sell I-red-01")
    state.play(1, "sell I-blue-01")
    assert civ(state).cards == []
    with pytest.raises(Illegal):
        state.take_back(0)


def test_who_cannot_pay_must_sell() -> None:
    state = position(Civ(coins=1, hand="I-red-01 I-red-02"), Civ(hand="I-blue-01 I-blue-02"), step="keep")
    assert notations(state, 0) == ["sell I-red-01", "sell I-red-02"]


# The steps of both phases


def test_steps_come_in_the_order_of_the_player_aid() -> None:
    state = new_state(3)
    told: list[tuple[str | None, str]] = []
    while not state.over and look(state).epoch == 1:
        if not told or told[-1] != (look(state).phase, look(state).step):
            told.append((look(state).phase, look(state).step))
        seat = state.to_move()[0]
        state.play(seat, notations(state, seat)[0])
    order = [("A", "set_wheel"), ("A", "draw"), ("A", "capture"), ("A", "build")]
    order += [("B", "take"), ("B", "capture"), ("B", "build"), ("B", "feed"), ("B", "buy_medals")]
    assert told == [step for step in order if step in told]
    assert {("A", "draw"), ("B", "take"), ("B", "buy_medals")} <= set(told)
    assert [event["player"] for event in events(state, "income")[:6]] == [
        (state.order[0] + i) % 3 for i in (0, 1, 2, 0, 1, 2)
    ]


def test_the_first_player_begins_every_step_and_the_others_follow_clockwise() -> None:
    rich = Civ(coins=99, military=30, culture=30)
    state = position(rich, rich, rich, step="capture", first=2)
    movers = []
    while asked(state) in ("colony", "statue"):
        movers.append((asked(state), state.to_move()[0]))
        state.play(state.to_move()[0], "pass")
    assert movers == [(kind, seat) for kind in ("colony", "statue") for seat in (2, 0, 1)]


def test_one_colony_and_one_statue_per_step() -> None:
    state = position(Civ(coins=9, military=30, culture=30), step="capture")
    state.play(0, "plunder C30")
    assert asked(state) == "statue"
    state.play(0, "build statue_4 food up")
    assert asked(state) != "statue"


def test_higher_values_may_come_first() -> None:
    state = position(Civ(military=30, colonies="C30", culture=0), step="capture")
    state.play(0, "plunder C03")
    assert [colony.stack for colony in civ(state).colonies] == ["C03", "C30"]


def test_tracks_are_not_spent_and_colonies_are_never_lost() -> None:
    cards = "I-red-01 I-red-02"
    state = position(Civ(cards=cards, food=1, military=9, colonies="C09", statues="1:food:down"), step="feed")
    state.play(0, "remove I-red-02")
    assert civ(state).tracks["military"] == 6
    assert len(civ(state).colonies) == 1
    assert civ(state).statues[0].tile == "food"


def test_who_can_do_nothing_is_not_asked() -> None:
    state = position(Civ(military=2, culture=5), step="capture")
    assert asked(state) == "take"
    poor = position(Civ(coins=3, food=9), step="feed")
    assert asked(poor) != "medal"


def test_any_number_of_medals_up_to_two_of_each() -> None:
    state = position(Civ(coins=20), step="buy_medals")
    for line in ("gold", "silver food", "gold", "silver income"):
        state.play(0, line)
    assert coins(state) == 0
    assert (civ(state).silver, civ(state).gold) == (["food", "income"], 2)
    assert asked(state) != "medal"


def test_medals_may_be_declined() -> None:
    state = position(Civ(coins=20), step="buy_medals")
    state.play(0, "pass")
    assert asked(state) == "wheel"
    assert coins(state) == 20


# New epochs and the end


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_three_epochs_with_a_first_player_each(players: int) -> None:
    state = new_state(players)
    firsts = []
    while not state.over:
        firsts.append(state.to_move()[0])
        run_step(state)
        play_on(state, "wheel")
    assert firsts == look(state).first_players
    assert [event["epoch"] for event in events(state, "epoch")] == [1, 2, 3]
    assert look(state).step == "over"


def test_the_game_ends_with_a_score_sheet() -> None:
    state = play_on(new_state(3), "nothing more")
    result = state.result()
    assert result is not None
    assert [standing.breakdown for standing in result.standings] == state.scores()
    assert [event["points"] for event in events(state, "final")] == [standing.score for standing in result.standings]
    assert state.legal(0) == []
