"""The sequence of play: set-up, the first round, the card row, ages, the end of the game, resigning."""

from __future__ import annotations

import pytest

from ecumene.games.through_the_ages import GAME, rules
from ecumene.games.through_the_ages.card_row import refill
from ecumene.games.through_the_ages.components import NUMBER
from ecumene.games.through_the_ages.economy import food, resources
from ecumene.games.through_the_ages.end_of_age import end_age
from ecumene.games.through_the_ages.events import prepare
from ecumene.games.through_the_ages.position import Position
from ecumene.games.through_the_ages.state import NEXT_TURN, Ask
from ecumene.games.through_the_ages.tables import FAMILY, LEVEL, deck
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


def fresh(players: int, *, resignation: bool = False) -> Position:
    table = GAME.new(players, {"resignation": resignation}, seed="rulebook")
    assert isinstance(table, Position)
    return table


# Set-up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_set_up(players: int) -> None:
    table = fresh(players)
    assert len(table.row) == 13
    assert len(table.current) == players + 2
    assert [own.civil_left for own in table.civilizations] == list(range(1, players + 1))
    assert [own.military_left for own in table.civilizations] == [0] * players
    own = table.civilizations[0]
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
    table = fresh(2)
    assert {line.split()[0] for line in offered(table)} == {"end", "take"}
    choose(table, "end")
    assert (food(table.civilizations[0]), resources(table.civilizations[0])) == (2, 2)
    assert table.civilizations[0].military_hand == []
    assert table.to_move() == [1]


def test_the_row_is_first_replenished_in_the_second_round_and_age_a_ends() -> None:
    table = fresh(3)
    row = table.row[:]
    choose(table, "end", "end")
    assert table.row == row
    assert table.age == 0
    choose(table, "end")
    assert table.age == 1
    assert table.row[:11] == row[2:]
    assert len(table.row) == 13
    assert -1 not in table.row
    assert len(table.military_deck) == 45


# The card row


@pytest.mark.parametrize(("players", "discarded"), [(2, 3), (3, 2), (4, 1)])
def test_replenishing(players: int, discarded: int) -> None:
    table = begin(players)
    row = table.row[:]
    choose(table, "end")
    assert table.row[: 13 - discarded] == row[discarded:]


def test_costs_of_places() -> None:
    table = begin()
    table.row = [NUMBER["irrigation"]] * 13
    costs = [place.civil_actions for place in table.view(0).row]
    assert costs == [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]


def test_a_technology_is_had_once() -> None:
    table = begin()
    put(table, 0, "iron")
    hold(table, 0, "coal")
    table.row[0], table.row[1], table.row[2] = card("iron"), card("coal"), card("oil")
    hold(table, 0)
    assert [line for line in offered(table) if line in ("take 1", "take 2", "take 3")] == ["take 3"]


# Building and upgrading


def test_the_urban_limit_counts_all_levels_of_a_type() -> None:
    table = begin()
    put(table, 0, "alchemy")
    men(table, 0, philosophy=1, alchemy=1)
    stock(table, 0, resources=20)
    lines = offered(table)
    assert "build alchemy" not in lines
    assert "upgrade philosophy alchemy" in lines
    assert "build religion" in lines


def test_upgrading_costs_the_difference() -> None:
    table = begin()
    own = put(table, 0, "iron")
    stock(table, 0, resources=3)
    choose(table, "upgrade bronze iron")
    assert (resources(own), own.civil_left) == (0, 3)


def test_upgrading_a_unit_takes_a_military_action() -> None:
    table = begin()
    own = put(table, 0, "swordsmen")
    stock(table, 0, resources=1)
    choose(table, "upgrade warriors swordsmen", "disband swordsmen")
    assert (own.military_left, own.civil_left, own.unused) == (0, 4, 2)


def test_population_needs_food_and_a_token() -> None:
    table = begin()
    own = stock(table, 0, food=2)
    assert "population" in offered(table)
    own.yellow_bank = 0
    stock(table, 0, food=20)
    assert "population" not in offered(table)


def test_a_revolution_needs_all_actions() -> None:
    table = begin()
    hold(table, 0, "monarchy")
    stock(table, 0, science=2)
    assert "revolution monarchy" in offered(table)
    choose(table, "destroy philosophy")
    assert "revolution monarchy" not in offered(table)


def test_fewer_actions_take_spent_ones_first() -> None:
    table = begin()
    own = put(table, 0, "communism")
    own.military_left = 4
    put(table, 0, "republic")
    assert (own.military_total, own.military_left) == (2, 2)
    assert own.civil_total == 7


# Events


def test_preparing_an_event_scores_its_level_and_reveals_the_next() -> None:
    table = begin()
    own = hold(table, 0, "cold_war")
    table.current = [card("rats"), card("development_of_science")]
    politics(table)
    choose(table, "prepare cold_war")
    assert own.culture_points == 2
    assert own.science_points == 2
    assert table.past == [card("development_of_science")]
    assert table.future == [card("cold_war")]


def test_when_the_last_current_event_is_revealed_the_future_ones_follow_by_age() -> None:
    table = begin()
    own = hold(table, 0, "cold_war")
    table.current = [card("development_of_science")]
    table.future = [card("impact_of_science"), card("rats")]
    table.future_by = [1, 1]
    prepare(table, own, card("cold_war"))
    assert [LEVEL[event] for event in table.current] == [3, 2, 1]
    assert own.prepared == [card("cold_war")]
    assert table.view(0).current_events == [1, 2, 3]
    assert table.view(0).prepared == ["cold_war"]


def test_colonization_by_auction() -> None:
    table = begin(3)
    men(table, 0, warriors=3)
    men(table, 1, warriors=2)
    men(table, 2, warriors=1)
    happen(table, "historic_territory_i", turn=1)
    assert table.to_move() == [1]
    choose(table, "bid 1")
    assert table.to_move() == [0]
    assert offered(table) == ["pass", "bid 2", "bid 3"]
    choose(table, "bid 2")
    assert table.top().kind == "force"
    choose(table, "done")  # with one kind of unit the force grows by itself up to the bid
    assert table.civilizations[0].colonies == [card("historic_territory_i")]
    assert table.civilizations[0].strength == 1


def test_an_unwanted_territory_becomes_a_past_event() -> None:
    table = begin()
    happen(table, "historic_territory_i")
    choose(table, "pass", "pass")
    assert table.past == [card("historic_territory_i")]


def test_strength_of_leaders_and_technologies_does_not_colonize_but_armies_do() -> None:
    table = begin()
    put(table, 0, "alexander_the_great", "warfare", "cartography", "fighting_band")
    men(table, 0, warriors=2)
    happen(table, "historic_territory_i")
    most = 2 + 1 + 2  # two units, their army, two ships
    assert offered(table) == ["pass", *(f"bid {n}" for n in range(1, most + 1))]


# Ages


def test_the_end_of_an_age() -> None:
    """Antiquated cards leave hands and play areas; technologies, finished wonders and colonies stay."""
    table = begin(3, age=2)
    own = put(table, 0, "christopher_columbus", "iron", "taj_mahal", "vast_territory_i")
    own.wonder, own.stages, own.blue_bank = card("great_wall"), 2, 10
    hold(table, 0, "knights", "tanks", "rats", "spy")
    pact(table, "open_borders_agreement", 1, 0)
    bank = own.yellow_bank
    end_age(table)
    assert table.age == 3
    assert own.leader == -1
    assert own.civil_hand == [card("tanks")]
    assert own.military_hand == [card("spy")]
    assert (own.wonder, own.blue_bank) == (-1, 12)
    assert table.civilizations[1].pact == -1
    assert own.owned[card("iron")]
    assert own.colonies == [card("vast_territory_i")]
    assert own.wonders == [card("taj_mahal")]
    assert own.yellow_bank == bank - 2


def test_an_age_ends_with_its_last_card_and_the_row_goes_on_with_the_next() -> None:
    table = begin()
    table.civil_deck = [card("iron")]
    table.row = [card("coal")] * 11 + [-1, -1]
    refill(table)
    assert table.age == 2
    assert table.row[11] == card("iron")
    assert LEVEL[table.row[12]] == 2


@pytest.mark.parametrize(("turn", "later"), [(0, 0), (1, 1)])
def test_the_last_round(turn: int, later: int) -> None:
    table = begin(age=3)
    table.turn = turn
    end_age(table)
    assert table.last_round == table.round + later
    assert table.civil_deck == table.military_deck == []


def test_all_play_equally_many_turns_and_then_age_iii_events_count() -> None:
    table = begin(age=3)
    table.current = [card("impact_of_strength"), card("rats")]
    table.future = [card("impact_of_colonies")]
    table.future_by = [0]
    put(table, 1, "historic_territory_i")
    end_age(table)
    choose(table, "end")
    assert table.to_move() == [1]
    choose(table, "end")
    assert table.over
    result = table.result()
    assert result is not None
    assert [standing.breakdown["impacts"] for standing in result.standings] == [10, 3]


def test_equal_culture_shares_the_victory() -> None:
    table = begin(age=3)
    end_age(table)
    table.current = []
    choose(table, "end", "end")
    result = table.result()
    assert result is not None
    assert result.winners == [0, 1]


def test_nothing_is_drawn_in_age_iv() -> None:
    table = begin(age=3)
    end_age(table)
    table.last_round += 1
    own = table.civilizations[0]
    choose(table, "end")
    assert own.military_hand == []


def test_the_discard_pile_becomes_the_military_deck() -> None:
    table = begin()
    table.military_deck = [card("rats")]
    table.discard = [card("legion"), card("phalanx"), card("spy")]
    table.discard_masks = [3, 1, 2]
    own = table.civilizations[0]
    own.military_hand.clear()
    choose(table, "end")
    assert len(own.military_hand) == 2
    assert card("rats") in own.military_hand
    assert len(table.military_deck) == 2
    assert table.discard == []


# Hands


def test_excess_military_cards_are_discarded_before_new_ones_are_drawn() -> None:
    table = begin()
    own = hold(table, 0, "rats", "legion", "phalanx")
    own.military_left = 1
    choose(table, "end")
    assert offered(table) == ["discard legion", "discard phalanx", "discard rats"]
    choose(table, "discard rats")
    assert len(own.military_hand) == 3
    assert card("rats") not in own.military_hand


# Resigning


def test_resigning_is_an_option_of_the_table() -> None:
    table = begin()
    hold(table, 0, "rats")
    politics(table)
    assert "resign" not in offered(table)
    table.resignation = True
    politics(table)
    assert "resign" in offered(table)
    table.age = 4
    politics(table)
    assert "resign" not in offered(table)


def test_the_others_go_on_after_somebody_resigned() -> None:
    table = begin(3, age=2)
    table.resignation = True
    put(table, 1, "communism")
    rival = hold(table, 1, "war_over_technology")
    politics(table, 1)
    choose(table, "war war_over_technology 1", "end")
    pact(table, "peace_treaty", 2, 0)
    put(table, 0, "colossus", "vast_territory_i")
    politics(table, 0)
    inventory = table.inventory()
    choose(table, "resign")
    assert table.inventory() == inventory
    assert rival.culture_points == 7
    assert rival.wars == []
    assert table.civilizations[2].pact == -1
    assert table.remaining == 2
    assert table.to_move() == [1]
    a_round(table)
    assert table.turn == 1
    table.civil_gone += table.civil_deck
    end_age(table)
    assert sorted(table.civil_deck) == deck(3, 2, military=False)
    assert table.inventory() == inventory


def test_two_who_are_left_play_the_pacts_they_have_and_find_no_more_in_later_decks() -> None:
    """Resigning: the current decks stay as they are; of the rules for two only those for events begin to hold."""
    table = begin(3, age=1)
    table.resignation = True
    hold(table, 1, "trade_routes_agreement")
    politics(table, 0)
    choose(table, "resign")
    assert table.remaining == 2
    politics(table, 1)
    assert "pact trade_routes_agreement 3 a" in offered(table)
    choose(table, "pact trade_routes_agreement 3 a", "accept")
    assert table.civilizations[1].partner == 2
    table.civil_gone += table.civil_deck
    end_age(table)
    assert table.age == 2
    assert not [card for card in table.military_deck if FAMILY[card] == PACT]


def test_the_last_one_left_wins_at_once() -> None:
    table = begin()
    table.resignation = True
    table.civilizations[0].culture_points = table.civilizations[0].ledger[0] = 50
    politics(table)
    choose(table, "resign")
    assert table.over
    result = table.result()
    assert result is not None
    assert result.winners == [1]


def test_the_first_player_who_resigned_is_followed_by_the_next_in_order() -> None:
    table = begin(3, age=3)
    table.resignation = True
    politics(table)
    choose(table, "resign")
    assert table.first_player() == 1
    table.stack.clear()
    table.turn = 2
    round = table.round
    table.push(Ask(NEXT_TURN, 2))
    rules.settle_down(table)
    assert (table.turn, table.round) == (1, round + 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_come_to_an_end(players: int) -> None:
    for seed in range(3):
        table = play_at_random(players, seed)
        assert table.over
        assert table.age == 4
        assert table.result() is not None
