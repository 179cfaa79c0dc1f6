"""Food and resources, blue and yellow tokens, production, happiness."""

from __future__ import annotations

from itertools import product

from hypothesis import example, given, settings
from hypothesis import strategies as st

from ecumene.games.through_the_ages.civilization import Civilization
from ecumene.games.through_the_ages.components import CARDS, NUMBER
from ecumene.games.through_the_ages.economy import (
    gain_blue_tokens,
    gain_resources,
    gain_yellow_tokens,
    lose_population,
    lose_resources,
    spend_resources,
)
from ecumene.games.through_the_ages.production import consume_food, produce_food, produce_resources, suffer_corruption
from ecumene.games.through_the_ages.statistics import consumption, corruption, discontent, population_cost
from ecumene.games.through_the_ages.traits import RESOURCES
from tests.games.through_the_ages.kit import begin, choose, hold, men, offered, put, stock

MINES = ("bronze", "iron", "coal", "oil")
VALUE = {id: CARDS[NUMBER[id]].traits()[RESOURCES] for id in MINES}


def mines(tokens: dict[str, int], bank: int, owned: set[str]) -> Civilization:
    civilization = Civilization(0)
    civilization.set_up()
    for id in owned | set(tokens):
        civilization.owned[NUMBER[id]] = 1
    for id, number in tokens.items():
        civilization.blue[NUMBER[id]] = number
    civilization.blue_bank = bank
    civilization.count_anew()
    return civilization


def reachable(tokens: dict[str, int], bank: int, owned: set[str], cost: int) -> list[tuple[int, int]]:
    """All ways to pay: how much too much, and how many tokens stay on cards. Value never moves to a dearer card."""
    values = sorted({VALUE[id] for id in owned | set(tokens)}, reverse=True)
    have = {value: sum(number for id, number in tokens.items() if VALUE[id] == value) for value in values}
    total = sum(value * number for value, number in have.items())
    limit = sum(have.values()) + bank
    ways = []
    for left in product(*(range((total - cost) // value + 1) for value in values)):
        rest = sum(value * number for value, number in zip(values, left, strict=True))
        above_before = above_after = 0
        upward = False
        for value, number in zip(values, left, strict=True):
            above_before += value * have[value]
            above_after += value * number
            upward = upward or above_after > above_before
        if not upward and rest <= total - cost and sum(left) <= limit:
            ways.append((total - cost - rest, sum(left)))
    return ways


stores = st.dictionaries(st.sampled_from(MINES), st.integers(0, 4), min_size=1)


@given(stores, st.integers(0, 3), st.sets(st.sampled_from(MINES)), st.integers(0, 20))
@example({"oil": 1}, 0, {"bronze", "coal"}, 1)
@settings(max_examples=200, deadline=None)
def test_payment_is_exact_where_possible_and_frees_most_tokens(
    tokens: dict[str, int], bank: int, owned: set[str], cost: int
) -> None:
    owned = owned | {"bronze"}
    civilization = mines(tokens, bank, owned)
    before = sum(civilization.blue) + bank
    have = civilization.resources
    cost = min(cost, have)
    best = min(reachable(tokens, bank, owned, cost))
    spend_resources(civilization, cost)
    assert sum(civilization.blue) + civilization.blue_bank == before
    assert civilization.blue_bank >= 0
    assert (have - cost - civilization.resources, sum(civilization.blue)) == best


def test_overpaying_when_there_is_no_token_for_change() -> None:
    """One token worth 5 and an empty bank: paying 1 leaves a token worth 3, one resource is lost."""
    civilization = mines({"oil": 1}, 0, {"bronze", "coal"})
    spend_resources(civilization, 1)
    assert civilization.resources == 3
    assert civilization.blue_bank == 0


@given(st.integers(0, 12), st.integers(0, 6), st.sets(st.sampled_from(MINES)))
@settings(deadline=None)
def test_gaining_puts_the_fewest_tokens_or_what_the_bank_allows(amount: int, bank: int, owned: set[str]) -> None:
    civilization = mines({}, bank, owned | {"bronze"})
    values = [VALUE[id] for id in owned | {"bronze"}]
    ways = [
        (amount - total, number)
        for number in range(bank + 1)
        for total in sums(values, number, amount)
        if total <= amount
    ]
    gained = gain_resources(civilization, amount)
    assert (amount - gained, sum(civilization.blue)) == min(ways)
    assert gained == civilization.resources


def sums(values: list[int], number: int, most: int) -> set[int]:
    totals = {0}
    for _ in range(number):
        totals = {total + value for total in totals for value in values if total + value <= most}
    return totals


def test_losing_more_than_there_is_loses_all() -> None:
    civilization = mines({"bronze": 2}, 3, set())
    assert lose_resources(civilization, 5) == 2
    assert civilization.resources == 0


def test_corruption_takes_resources_then_food() -> None:
    state = begin()
    own = stock(state, 0, food=3, resources=1)
    own.blue_bank = 10
    assert corruption(own) == 2
    suffer_corruption(own)
    assert (own.food, own.resources) == (2, 0)


def test_corruption_by_section_of_the_blue_bank() -> None:
    own = Civilization(0)
    found = []
    for own.blue_bank in (16, 11, 10, 6, 5, 1, 0):
        found.append(corruption(own))
    assert found == [0, 0, 2, 2, 4, 4, 6]


def test_consumption_population_cost_and_happiness_by_section_of_the_yellow_bank() -> None:
    own = Civilization(0)
    found = []
    for own.yellow_bank in (18, 17, 16, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1):
        found.append((consumption(own), population_cost(own), discontent(own)))
    assert found == [
        (0, 2, 0), (0, 2, 0), (1, 3, 1), (1, 3, 1), (2, 4, 2), (2, 4, 2), (2, 4, 3), (2, 4, 3),
        (3, 5, 4), (3, 5, 4), (3, 5, 5), (3, 5, 5), (4, 7, 6), (4, 7, 6), (4, 7, 7), (4, 7, 7),
    ]  # fmt: skip
    own.yellow_bank = 0
    assert (consumption(own), discontent(own)) == (6, 8)


def test_hunger_costs_four_culture_for_each_missing_food() -> None:
    state = begin()
    own = stock(state, 0, food=1)
    own.yellow_bank = 8
    own.culture_points = own.ledger[0] = 10
    consume_food(own)
    assert own.food == 0
    assert own.culture_points == 2
    consume_food(own)
    assert own.culture_points == 0


def test_production_stops_with_the_bank_and_begins_with_the_best_cards() -> None:
    state = begin()
    own = men(state, 0, agriculture=2, irrigation=1, bronze=2, coal=1)
    stock(state, 0)
    own.blue_bank = 2
    produce_food(own)
    assert (own.blue[NUMBER["irrigation"]], own.blue[NUMBER["agriculture"]]) == (1, 1)
    own.blue_bank = 1
    produce_resources(state, own)
    assert own.blue[NUMBER["coal"]] == 1
    assert own.blue_bank == 0


def test_blue_tokens_are_lost_from_the_bank_then_from_cards_of_choice() -> None:
    state = begin()
    own = stock(state, 0, food=2, resources=1)
    own.blue_bank = 1
    gain_blue_tokens(state, own, -2)
    state.proceed()
    assert own.blue_bank == 0
    assert offered(state) == ["repay agriculture", "repay bronze"]
    choose(state, "repay bronze")
    assert (own.food, own.resources) == (2, 0)


def test_yellow_tokens_are_lost_from_the_bank_only() -> None:
    state = begin()
    own = state.civilizations[0]
    own.yellow_bank = 1
    assert gain_yellow_tokens(state, own, -2) == -1
    assert own.unused == 1
    assert sum(own.workers) == 6


def test_population_is_lost_from_unused_workers_first() -> None:
    state = begin()
    own = state.civilizations[0]
    lose_population(state, own, 2)
    state.proceed()
    assert own.unused == 0
    assert offered(state) == ["remove agriculture", "remove bronze", "remove philosophy", "remove warriors"]
    choose(state, "remove philosophy")
    assert own.science == 0
    assert own.yellow_bank == 20


def test_uprising_when_discontent_workers_exceed_unused_ones() -> None:
    state = begin()
    own = stock(state, 0)
    own.yellow_bank = 12
    own.unused = 1
    assert discontent(own) == 2
    choose(state, "end")
    assert (own.science_points, own.resources) == (0, 0)


def test_no_uprising_when_unused_workers_cover_the_discontent() -> None:
    state = begin()
    own = stock(state, 0)
    own.yellow_bank = 12
    own.unused = 2
    choose(state, "end")
    assert own.science_points == 1
    assert own.resources == 2


def test_the_production_phase_in_its_order() -> None:
    """Points, corruption, food, consumption, resources: new resources do not suffer corruption."""
    state = begin()
    own = stock(state, 0, food=0, resources=1)
    own.blue_bank = 9
    own.yellow_bank = 16
    own.unused = 3
    choose(state, "end")
    # One resource and then (for want of another) no food is lost; 2 food come, 1 is eaten; 2 resources come.
    assert (own.food, own.resources) == (1, 2)


def test_temporary_military_action_draws_a_card() -> None:
    state = begin()
    own = hold(state, 0, "patriotism_a")
    own.military_left = 0
    choose(state, "play patriotism_a", "end")
    assert len(own.military_hand) == 1


def test_no_more_than_three_cards_are_drawn() -> None:
    state = begin()
    own = put(state, 0, "communism")
    choose(state, "end")
    assert len(own.military_hand) == 3


def test_a_stage_takes_a_token_from_a_card_when_the_bank_is_empty() -> None:
    state = begin()
    own = stock(state, 0, food=1, resources=1)
    own.wonder = NUMBER["colossus"]
    hold(state, 0, "engineering_genius_ii")
    own.blue_bank = 0
    choose(state, "play engineering_genius_ii")
    assert offered(state) == ["repay agriculture", "repay bronze"]
    choose(state, "repay agriculture")
    assert own.stages == 1
    assert (own.food, own.resources) == (0, 1)
