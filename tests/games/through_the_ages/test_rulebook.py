"""The sequence of play: set-up, the first round, the card row, ages, the end of the game, resigning."""

from __future__ import annotations

import pytest

from ecumene.games.through_the_ages import GAME
from ecumene.games.through_the_ages.card_row import end_age, refill
from ecumene.games.through_the_ages.components import NUMBER
from ecumene.games.through_the_ages.events import prepare
from ecumene.games.through_the_ages.numbers import FAMILY, LEVEL, deck
from ecumene.games.through_the_ages.rules import ThroughTheAges
from ecumene.games.through_the_ages.traits import PACT
from tests.games.through_the_ages.kit import (
    a_round,
    begin,
    card,
    choose,
    happen,
    hold,
    men,
    offered,
    pact,
    play_at_random,
    politics,
    put,
    stock,
)


def fresh(players: int, *, resignation: bool = False) -> ThroughTheAges:
    state = GAME.new(players, {"resignation": resignation}, seed="rulebook")
    assert isinstance(state, ThroughTheAges)
    return state


# Set-up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_set_up(players: int) -> None:
    state = fresh(players)
    assert len(state.row) == 13
    assert len(state.current) == players + 2
    assert [own.civil_left for own in state.civilizations] == list(range(1, players + 1))
    assert [own.military_left for own in state.civilizations] == [0] * players
    own = state.civilizations[0]
    assert (own.science, own.culture, own.strength, own.happiness) == (1, 0, 1, 0)
    assert (own.yellow_bank, own.blue_bank, own.unused, sum(own.workers)) == (18, 16, 1, 6)


@pytest.mark.parametrize(
    ("players", "civil", "military"), [(2, 44, (43, 46, 41)), (3, 50, (45, 50, 45)), (4, 53, (45, 50, 45))]
)
def test_decks(players: int, civil: int, military: tuple[int, int, int]) -> None:
    assert [len(deck(age, players, military=False)) for age in (1, 2, 3)] == [civil] * 3
    assert tuple(len(deck(age, players, military=True)) for age in (1, 2, 3)) == military


# The first round


def test_in_the_first_round_cards_are_only_taken() -> None:
    state = fresh(2)
    assert {line.split()[0] for line in offered(state)} == {"end", "take"}
    choose(state, "end")
    assert (state.civilizations[0].food, state.civilizations[0].resources) == (2, 2)
    assert state.civilizations[0].military_hand == []
    assert state.to_move() == [1]


def test_the_row_is_first_replenished_in_the_second_round_and_age_a_ends() -> None:
    state = fresh(3)
    row = state.row[:]
    choose(state, "end", "end")
    assert state.row == row
    assert state.age == 0
    choose(state, "end")
    assert state.age == 1
    assert state.row[:11] == row[2:]
    assert len(state.row) == 13
    assert -1 not in state.row
    assert len(state.military_deck) == 45


# The card row


@pytest.mark.parametrize(("players", "discarded"), [(2, 3), (3, 2), (4, 1)])
def test_replenishing(players: int, discarded: int) -> None:
    state = begin(players)
    row = state.row[:]
    choose(state, "end")
    assert state.row[: 13 - discarded] == row[discarded:]


def test_costs_of_places() -> None:
    state = begin()
    state.row = [NUMBER["irrigation"]] * 13
    costs = [place.civil_actions for place in state.view(0).row]
    assert costs == [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]


def test_a_technology_is_had_once() -> None:
    state = begin()
    put(state, 0, "iron")
    hold(state, 0, "coal")
    state.row[0], state.row[1], state.row[2] = card("iron"), card("coal"), card("oil")
    hold(state, 0)
    assert [line for line in offered(state) if line in ("take 1", "take 2", "take 3")] == ["take 3"]


# Building and upgrading


def test_the_urban_limit_counts_all_levels_of_a_type() -> None:
    state = begin()
    put(state, 0, "alchemy")
    men(state, 0, philosophy=1, alchemy=1)
    stock(state, 0, resources=20)
    lines = offered(state)
    assert "build alchemy" not in lines
    assert "upgrade philosophy alchemy" in lines
    assert "build religion" in lines


def test_upgrading_costs_the_difference() -> None:
    state = begin()
    own = put(state, 0, "iron")
    stock(state, 0, resources=3)
    choose(state, "upgrade bronze iron")
    assert (own.resources, own.civil_left) == (0, 3)


def test_upgrading_a_unit_takes_a_military_action() -> None:
    state = begin()
    own = put(state, 0, "swordsmen")
    stock(state, 0, resources=1)
    choose(state, "upgrade warriors swordsmen", "disband swordsmen")
    assert (own.military_left, own.civil_left, own.unused) == (0, 4, 2)


def test_population_needs_food_and_a_token() -> None:
    state = begin()
    own = stock(state, 0, food=2)
    assert "population" in offered(state)
    own.yellow_bank = 0
    stock(state, 0, food=20)
    assert "population" not in offered(state)


def test_a_revolution_needs_all_actions() -> None:
    state = begin()
    hold(state, 0, "monarchy")
    stock(state, 0, science=2)
    assert "revolution monarchy" in offered(state)
    choose(state, "destroy philosophy")
    assert "revolution monarchy" not in offered(state)


def test_fewer_actions_take_spent_ones_first() -> None:
    state = begin()
    own = put(state, 0, "communism")
    own.military_left = 4
    put(state, 0, "republic")
    assert (own.military_total, own.military_left) == (2, 2)
    assert own.civil_total == 7


# Events


def test_preparing_an_event_scores_its_level_and_reveals_the_next() -> None:
    state = begin()
    own = hold(state, 0, "cold_war")
    state.current = [card("rats"), card("development_of_science")]
    politics(state)
    choose(state, "prepare cold_war")
    assert own.culture_points == 2
    assert own.science_points == 2
    assert state.past == [card("development_of_science")]
    assert state.future == [card("cold_war")]


def test_when_the_last_current_event_is_revealed_the_future_ones_follow_by_age() -> None:
    state = begin()
    own = hold(state, 0, "cold_war")
    state.current = [card("development_of_science")]
    state.future = [card("impact_of_science"), card("rats")]
    state.future_by = [1, 1]
    prepare(state, own, card("cold_war"))
    state.proceed()
    assert [LEVEL[event] for event in state.current] == [3, 2, 1]
    assert own.prepared == [card("cold_war")]
    assert state.view(0).current_events == [1, 2, 3]
    assert state.view(0).prepared == ["cold_war"]


def test_colonization_by_auction() -> None:
    state = begin(3)
    men(state, 0, warriors=3)
    men(state, 1, warriors=2)
    men(state, 2, warriors=1)
    happen(state, "historic_territory_i", turn=1)
    assert state.to_move() == [1]
    choose(state, "bid 1")
    assert state.to_move() == [0]
    assert offered(state) == ["pass", "bid 2", "bid 3"]
    choose(state, "bid 2")
    assert state.top().kind == "force"
    choose(state, "done")  # with one kind of unit the force grows by itself up to the bid
    assert state.civilizations[0].colonies == [card("historic_territory_i")]
    assert state.civilizations[0].strength == 1


def test_an_unwanted_territory_becomes_a_past_event() -> None:
    state = begin()
    happen(state, "historic_territory_i")
    choose(state, "pass", "pass")
    assert state.past == [card("historic_territory_i")]


def test_strength_of_leaders_and_technologies_does_not_colonize_but_armies_do() -> None:
    state = begin()
    put(state, 0, "alexander_the_great", "warfare", "cartography", "fighting_band")
    men(state, 0, warriors=2)
    happen(state, "historic_territory_i")
    most = 2 + 1 + 2  # two units, their army, two ships
    assert offered(state) == ["pass", *(f"bid {n}" for n in range(1, most + 1))]


# Ages


def test_the_end_of_an_age() -> None:
    """Antiquated cards leave hands and play areas; technologies, finished wonders and colonies stay."""
    state = begin(3, age=2)
    own = put(state, 0, "christopher_columbus", "iron", "taj_mahal", "vast_territory_i")
    own.wonder, own.stages, own.blue_bank = card("great_wall"), 2, 10
    hold(state, 0, "knights", "tanks", "rats", "spy")
    pact(state, "open_borders_agreement", 1, 0)
    bank = own.yellow_bank
    end_age(state)
    assert state.age == 3
    assert own.leader == -1
    assert own.civil_hand == [card("tanks")]
    assert own.military_hand == [card("spy")]
    assert (own.wonder, own.blue_bank) == (-1, 12)
    assert state.civilizations[1].pact == -1
    assert own.owned[card("iron")]
    assert own.colonies == [card("vast_territory_i")]
    assert own.wonders == [card("taj_mahal")]
    assert own.yellow_bank == bank - 2


def test_an_age_ends_with_its_last_card_and_the_row_goes_on_with_the_next() -> None:
    state = begin()
    state.civil_deck = [card("iron")]
    state.row = [card("coal")] * 11 + [-1, -1]
    refill(state)
    assert state.age == 2
    assert state.row[11] == card("iron")
    assert LEVEL[state.row[12]] == 2


@pytest.mark.parametrize(("turn", "later"), [(0, 0), (1, 1)])
def test_the_last_round(turn: int, later: int) -> None:
    state = begin(age=3)
    state.turn = turn
    end_age(state)
    assert state.last_round == state.round + later
    assert state.civil_deck == state.military_deck == []


def test_all_play_equally_many_turns_and_then_age_iii_events_count() -> None:
    state = begin(age=3)
    state.current = [card("impact_of_strength"), card("rats")]
    state.future = [card("impact_of_colonies")]
    state.future_by = [0]
    put(state, 1, "historic_territory_i")
    end_age(state)
    choose(state, "end")
    assert state.to_move() == [1]
    choose(state, "end")
    assert state.over
    result = state.result()
    assert result is not None
    assert [standing.breakdown["impacts"] for standing in result.standings] == [10, 3]


def test_equal_culture_shares_the_victory() -> None:
    state = begin(age=3)
    end_age(state)
    state.current = []
    choose(state, "end", "end")
    result = state.result()
    assert result is not None
    assert result.winners == [0, 1]


def test_nothing_is_drawn_in_age_iv() -> None:
    state = begin(age=3)
    end_age(state)
    state.last_round += 1
    own = state.civilizations[0]
    choose(state, "end")
    assert own.military_hand == []


def test_the_discard_pile_becomes_the_military_deck() -> None:
    state = begin()
    state.military_deck = [card("rats")]
    state.discard = [card("legion"), card("phalanx"), card("spy")]
    state.discard_masks = [3, 1, 2]
    own = state.civilizations[0]
    own.military_hand.clear()
    choose(state, "end")
    assert len(own.military_hand) == 2
    assert card("rats") in own.military_hand
    assert len(state.military_deck) == 2
    assert state.discard == []


# Hands


def test_excess_military_cards_are_discarded_before_new_ones_are_drawn() -> None:
    state = begin()
    own = hold(state, 0, "rats", "legion", "phalanx")
    own.military_left = 1
    choose(state, "end")
    assert offered(state) == ["discard legion", "discard phalanx", "discard rats"]
    choose(state, "discard rats")
    assert len(own.military_hand) == 3
    assert card("rats") not in own.military_hand


# Resigning


def test_resigning_is_an_option_of_the_table() -> None:
    state = begin()
    hold(state, 0, "rats")
    politics(state)
    assert "resign" not in offered(state)
    state.resignation = True
    politics(state)
    assert "resign" in offered(state)
    state.age = 4
    politics(state)
    assert "resign" not in offered(state)


def test_the_others_go_on_after_somebody_resigned() -> None:
    state = begin(3, age=2)
    state.resignation = True
    put(state, 1, "communism")
    rival = hold(state, 1, "war_over_technology")
    politics(state, 1)
    choose(state, "war war_over_technology 1", "end")
    pact(state, "peace_treaty", 2, 0)
    put(state, 0, "colossus", "vast_territory_i")
    politics(state, 0)
    inventory = state.inventory()
    choose(state, "resign")
    assert state.inventory() == inventory
    assert rival.culture_points == 7
    assert rival.wars == []
    assert state.civilizations[2].pact == -1
    assert state.remaining == 2
    assert state.to_move() == [1]
    a_round(state)
    assert state.turn == 1
    state.civil_gone += state.civil_deck
    end_age(state)
    assert sorted(state.civil_deck) == deck(3, 2, military=False)
    assert state.inventory() == inventory


def test_two_who_are_left_play_the_pacts_they_have_and_find_no_more_in_later_decks() -> None:
    """Resigning: the current decks stay as they are; of the rules for two only those for events begin to hold."""
    state = begin(3, age=1)
    state.resignation = True
    hold(state, 1, "trade_routes_agreement")
    politics(state, 0)
    choose(state, "resign")
    assert state.remaining == 2
    politics(state, 1)
    assert "pact trade_routes_agreement 3 a" in offered(state)
    choose(state, "pact trade_routes_agreement 3 a", "accept")
    assert state.civilizations[1].partner == 2
    state.civil_gone += state.civil_deck
    end_age(state)
    assert state.age == 2
    assert not [card for card in state.military_deck if FAMILY[card] == PACT]


def test_the_last_one_left_wins_at_once() -> None:
    state = begin()
    state.resignation = True
    state.civilizations[0].culture_points = state.civilizations[0].ledger[0] = 50
    politics(state)
    choose(state, "resign")
    assert state.over
    result = state.result()
    assert result is not None
    assert result.winners == [1]


def test_the_first_player_who_resigned_is_followed_by_the_next_in_order() -> None:
    state = begin(3, age=3)
    state.resignation = True
    politics(state)
    choose(state, "resign")
    assert state.first_player() == 1
    state.stack.clear()
    state.turn = 2
    round = state.round
    state.proceed()
    assert (state.turn, state.round) == (1, round + 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_come_to_an_end(players: int) -> None:
    for seed in range(3):
        state = play_at_random(players, seed)
        assert state.over
        assert state.age == 4
        assert state.result() is not None
