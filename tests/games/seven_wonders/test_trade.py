"""Trade: every sensible way to pay and no other, against a brute-force referee, and the traps one falls into."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecumene.games.seven_wonders.actions import Build, BuildStage
from ecumene.games.seven_wonders.rules import SevenWonders
from ecumene.kernel import Illegal, Rng
from tests.games.seven_wonders import facts, referee
from tests.games.seven_wonders.kit import (
    City,
    asked,
    can_build,
    city,
    coins,
    deal_hands,
    look,
    names,
    new_state,
    notations,
    payments,
    position,
    stage_payments,
    turn,
)

MAKERS = [fact.id for fact in facts.CARDS if fact.does.makes]
SELLERS = [card for card in MAKERS if facts.CARD[card].does.sold]
TRADERS = [fact.id for fact in facts.CARDS if fact.does.cheaper]
DEAR = [fact.id for fact in facts.CARDS if facts.resources(fact.cost)]

# The engine and the referee agree


@st.composite
def cities(draw: st.DrawFn, cards: list[str], most: int) -> City:
    """A city with some producers, of any board and with any stages."""
    board = draw(st.sampled_from(facts.BOARDS))
    standing: dict[str, str] = {}
    for card in draw(st.lists(st.sampled_from(cards), max_size=most)):
        standing[facts.CARD[card].stands_as()] = card
    stages = draw(st.integers(0, len(facts.stages_of(board)) - 1))
    return City(board, " ".join(standing.values()), draw(st.integers(0, 16)), stages)


def agree_on_payments(state: SevenWonders, seat: int) -> None:
    """Complete, sound, free of duplicates, cheapest first, and nothing the purse cannot pay."""
    view, purse = look(state), city(state, seat).coins
    for card in set(look(state, seat).hand or []):
        listed = payments(state, seat, card)
        assert set(listed) == referee.ways_to_build(view, seat, card), card
        check_order(listed, purse - facts.coins(facts.CARD[card].cost))
    listed = stage_payments(state, seat)
    assert set(listed) == referee.ways_to_build_stage(view, seat)
    check_order(listed, purse)


def check_order(listed: list[tuple[int, int]], purse: int) -> None:
    totals = [left + right for left, right in listed]
    assert totals == sorted(totals)
    assert len(set(listed)) == len(listed)
    assert all(total <= purse for total in totals)


@settings(max_examples=250, deadline=None, derandomize=True)
@given(
    buyer=cities(MAKERS + TRADERS, 9),
    left=cities(SELLERS, 9),
    right=cities(SELLERS, 9),
    hand=st.lists(st.sampled_from(DEAR), min_size=6, max_size=6, unique=True),
)
def test_all_payments_of_any_market(buyer: City, left: City, right: City, hand: list[str]) -> None:
    """Whatever the three cities make and however much the buyer has."""
    chosen = City(buyer.board, buyer.cards, buyer.coins, buyer.stages, " ".join(["palace", *hand][:7]))
    agree_on_payments(position(chosen, left, right, age=3), 0)


@pytest.mark.parametrize("players", range(3, 8))
def test_all_payments_in_random_games(players: int) -> None:
    """As the markets grow in play."""
    boards = [board for board in facts.BOARDS if board.endswith("AB"[players % 2])]
    state = new_state(players, boards[:players], seed=players)
    rng = Rng(f"markets {players}")
    while not state.over:
        seats = state.to_move()
        for seat in seats:
            if asked(state, seat) == "choose":
                agree_on_payments(state, seat)
        for seat in seats:
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])


def test_the_stage_is_listed_for_every_card_at_the_same_price() -> None:
    state = position(City("giza B", "", 9, hand="altar baths walls"), City(cards="sawmill"), City(cards="sawmill"))
    stages = [action for action in state.actions(0) if isinstance(action, BuildStage)]
    ways = {card: [(a.left, a.right) for a in stages if a.card == card] for card in names(state.hands[0])}
    assert set(map(str, ways.values())) == {"[(0, 4), (2, 2), (4, 0)]"}
    assert set(ways) == {"altar", "baths", "walls", "pawnshop"}


# Either-or


def test_own_choices_are_combined() -> None:
    """Two either-or cards pay for two resources, if they can be told apart to fit."""
    own = City("alexandria A", "timber_yard tree_farm", 0, hand="temple gardens caravansery")
    state = position(own, City("alexandria A"), City("alexandria A"), age=2)
    assert can_build(state, 0, "temple")  # wood and clay; glass is the board's
    assert can_build(state, 0, "caravansery")  # wood from both
    assert not can_build(state, 0, "gardens")  # wood and two clay


def test_the_only_fitting_choice_is_found() -> None:
    """The flexible card must take what the others cannot make."""
    own = City("alexandria A", "clay_pit forest_cave timber_yard", 0, hand="stables")
    assert can_build(position(own, City("giza A"), City("giza A"), age=2), 0, "stables")
    own = City("giza A", "caravansery timber_yard excavation", 9, hand="workers_guild")
    state = position(own, City("rhodes A", "foundry"), City("giza A"), age=3)
    assert payments(state, 0, "workers_guild") == [(2, 0)]  # all but one of five units are made at home


def test_a_neighbours_choice_sells_one_unit_in_a_turn() -> None:
    """Two woods from one either-or card are not to be had, one wood and one of the other neighbour are."""
    buyer = City("giza A", "", 9, hand="caravansery")
    state = position(buyer, City("giza A", "timber_yard"), City("giza A"), age=2)
    assert not can_build(state, 0, "caravansery")
    state = position(buyer, City("giza A", "timber_yard"), City("giza A", "tree_farm"), age=2)
    assert payments(state, 0, "caravansery") == [(2, 2)]


def test_both_neighbours_choices_with_an_own_one() -> None:
    """Wood, clay and ore from three either-or cards: each pays a different one, in every possible way."""
    buyer = City("giza A", "tree_farm", 9, hand="stables")
    state = position(buyer, City("giza A", "clay_pit"), City("giza A", "forest_cave"), age=2)
    assert payments(state, 0, "stables") == [(2, 2)]
    state = position(buyer, City("giza A", "clay_pit foundry"), City("giza A", "forest_cave"), age=2)
    assert payments(state, 0, "stables") == [(2, 2), (4, 0)]


def test_owner_and_both_neighbours_choose_for_themselves() -> None:
    """The same either-or card serves three cities with three choices in one turn."""
    owner = City("alexandria A", "timber_yard", 0, hand="baths")
    left = City("ephesus A", coins=2, hand="stockade")
    right = City("ephesus B", coins=2, hand="baths")
    state = position(owner, left, right)
    turn(state, "build baths", "build stockade pay right:2", "build baths pay left:2")
    assert coins(state, 0) == 4
    assert all(len(city(state, i).cards) == (2 if i == 0 else 1) for i in range(3))


def test_the_same_unit_is_sold_to_both_neighbours() -> None:
    """And its owner still uses it."""
    owner = City("giza A", coins=0, hand="baths")
    buyers = City("ephesus A", coins=2, hand="baths"), City("ephesus B", coins=2, hand="baths")
    state = position(owner, *buyers)
    turn(state, "build baths", "build baths pay right:2", "build baths pay left:2")
    assert [coins(state, i) for i in range(3)] == [4, 0, 0]


# Which payments are offered


def test_cheapest_first_and_no_way_that_another_undercuts() -> None:
    """Two stones: both from either side or one from each, all for four coins; with a trading post they differ."""
    hand = "walls"
    stones = City("ephesus A", "quarry stone_pit"), City("ephesus B", "quarry stone_pit")
    state = position(City("giza A", "", 9, hand=hand), *stones, age=2)
    assert payments(state, 0, "walls") == [(0, 4), (2, 2), (4, 0)]
    state = position(City("giza A", "east_trading_post", 9, hand=hand), *stones, age=2)
    assert payments(state, 0, "walls") == [(0, 2), (2, 1), (4, 0)]
    state = position(City("giza A", "east_trading_post", 3, hand=hand), *stones, age=2)
    assert payments(state, 0, "walls") == [(0, 2), (2, 1)]


def test_nothing_is_bought_that_the_city_makes() -> None:
    """Own production comes first, also an own choice (F25)."""
    state = position(City("giza A", "caravansery", 9, hand="baths stockade"), City(cards="sawmill"), City(), age=2)
    assert payments(state, 0, "baths") == payments(state, 0, "stockade") == [(0, 0)]
    with pytest.raises(Illegal) as refusal:
        state.play(0, "build baths pay left:2")
    assert refusal.value.rule == "trade"


def test_a_dearer_seller_may_be_chosen() -> None:
    """One coin to the right, or two to the left: the buyer decides (F5)."""
    state = position(City("rhodes A", "east_trading_post", 3, hand="baths"), City("giza A"), City("giza A"))
    turn(state, "build baths pay left:2")
    assert [coins(state, i) for i in range(3)] == [1, 8, 6]  # the others sold a card


def test_what_neither_neighbour_has_cannot_be_bought() -> None:
    """Nor from a city further away."""
    cities = City("rhodes A", "", 9, hand="baths"), City("ephesus A"), City("giza A"), City("ephesus B")
    state = position(*cities)
    assert not can_build(state, 0, "baths")
    with pytest.raises(Illegal) as refusal:
        state.play(0, "build baths")
    assert refusal.value.rule == "trade"


# Discounts


def test_trading_posts_are_for_raw_materials_and_the_marketplace_for_goods() -> None:
    """All three cards together: one coin for everything."""
    buyer = City("rhodes A", "east_trading_post west_trading_post marketplace", 9, hand="baths workshop")
    state = position(buyer, City("giza A", "glassworks_i"), City("giza A", "glassworks_i"))
    assert payments(state, 0, "baths") == payments(state, 0, "workshop") == [(0, 1), (1, 0)]
    assert city(state, 0).prices.raw_left == city(state, 0).prices.raw_right == city(state, 0).prices.goods == 1


def test_a_mixed_purchase_has_mixed_prices() -> None:
    """Raw materials for one coin at the right, glass for two."""
    buyer = City("rhodes A", "east_trading_post", 9, hand="town_hall")
    seller = City("giza A", "stone_pit glassworks_i")
    assert payments(position(buyer, City("rhodes A"), seller, age=3), 0, "town_hall") == [(0, 1 + 1 + 2)]
    assert payments(position(buyer, seller, City("rhodes A"), age=3), 0, "town_hall") == [(6, 0)]


def test_a_discount_is_the_buyers_own() -> None:
    """The seller's trading post changes nothing for the buyer."""
    seller = City("giza A", "east_trading_post west_trading_post marketplace")
    assert payments(position(City("rhodes A", "", 9, hand="baths"), seller, City("rhodes A")), 0, "baths") == [(2, 0)]


def test_prices_never_fall_below_one() -> None:
    """Olympia B's stage and both trading posts together (F17)."""
    buyer = City("olympia B", "east_trading_post west_trading_post", 9, 1, hand="baths")
    state = position(buyer, City("giza A"), City("giza A"))
    assert payments(state, 0, "baths") == [(0, 1), (1, 0)]


# Coins and cards of the same turn


def test_coins_of_the_same_turn_come_too_late() -> None:
    """A sale this turn pays for something in the next one (F1)."""
    state = position(City("rhodes A", "", 1, hand="baths"), City("giza A", coins=2, hand="barracks"), City("giza A"))
    state.play(1, "build barracks pay right:2")
    assert not can_build(state, 0, "baths")
    state.play(0, "discard pawnshop")
    state.play(2, "discard pawnshop")
    assert coins(state, 0) == 6
    deal_hands(state, "baths")
    assert can_build(state, 0, "baths")


def test_a_card_of_the_same_turn_is_not_sold_yet() -> None:
    """Chosen but not yet shown: nobody can buy from it before the next turn (F2)."""
    state = position(City("rhodes A", hand="stone_pit"), City("ephesus A", coins=9, hand="baths"), City("rhodes B"))
    before = notations(state, 1)
    state.play(0, "build stone_pit")
    assert notations(state, 1) == before
    assert not can_build(state, 1, "baths")
    state.play(1, "discard pawnshop")
    state.play(2, "discard pawnshop")
    deal_hands(state, "", "baths")
    assert payments(state, 1, "baths") == [(0, 2)]


def test_payments_are_made_in_any_order_of_seats() -> None:
    """Everybody pays everybody in one turn: what matters is only the start of the turn."""
    cards = {"stone": "baths", "ore": "barracks", "papyrus": "scriptorium"}
    hands = " ".join(cards.values())
    state = position(*(City(board, coins=2, hand=hands) for board in ("giza A", "rhodes A", "ephesus A")))
    turn(state, "build barracks pay left:2", "build scriptorium pay left:2", "build baths pay left:2")
    assert [coins(state, i) for i in range(3)] == [2, 2, 2]
    assert [len(city(state, i).cards) for i in range(3)] == [1, 1, 1]


def test_the_catalogue_has_every_payment_that_can_arise() -> None:
    """Seven resources at two coins each from either side."""
    state = position(
        City("giza A", "", 99, hand="palace"),
        City("giza A", "lumber_yard clay_pool ore_vein glassworks_i loom_i press_i"),
        City("giza A", "lumber_yard clay_pool ore_vein glassworks_i loom_i press_i"),
        age=3,
    )
    assert payments(state, 0, "palace") == [(2 * n, 12 - 2 * n) for n in range(7)]
    assert all(isinstance(action, Build) for action in state.actions(0) if str(action).startswith("build"))
