"""Purple effects beyond the rulebook's examples: timing, limits, how they meet each other, and our rulings."""

from __future__ import annotations

import pytest

from ecumene.kernel import Illegal
from tests.games.hadara.kit import (
    Civ,
    asked,
    changes,
    civ,
    coins,
    events,
    notations,
    position,
    prompt,
    score,
    scored,
    tracks,
)
from tests.games.hadara.test_rulebook import SET, THREE_SETS
from tests.games.hadara.test_rulebook_effects import TEN_MORE


def test_sell_bonus_is_for_its_owner_from_the_purchase_on() -> None:
    state = position(Civ(coins=2), Civ(food=9), step="take", piles="I-red-01 I-red-02 I-purple-09")
    state.play(0, "buy I-purple-09")
    state.play(1, "sell I-red-02")
    state.play(0, "sell I-red-01")
    assert (coins(state, 0), coins(state, 1)) == (3, 2)


@pytest.mark.parametrize(
    ("effect", "color", "track"),
    [
        ("I-purple-11", "yellow", "income"),
        ("I-purple-12", "red", "military"),
        ("I-purple-13", "blue", "culture"),
        ("I-purple-14", "green", "food"),
    ],
)
def test_each_track_per_card_counts_its_own_colour(effect: str, color: str, track: str) -> None:
    cards = " ".join(f"I-{other}-0{n}" for other in ("yellow", "red", "blue", "green") for n in (1, 2))
    plain = position(Civ(cards=cards), step="set_wheel")
    state = position(Civ(cards=f"{cards} {effect}"), step="set_wheel")
    assert changes(tracks(plain), tracks(state)) == {track: 2}
    later = position(Civ(coins=9, cards=f"{cards} {effect}"), step="take", piles=f"I-{color}-06")
    unboosted = position(Civ(coins=9, cards=cards), step="take", piles=f"I-{color}-06")
    later.play(0, f"buy I-{color}-06")
    unboosted.play(0, f"buy I-{color}-06")
    assert changes(tracks(unboosted), tracks(later)) == {track: 3}


def test_removing_the_green_counter_lowers_food_at_once() -> None:
    """Ruling: the points it counted go with it, so more cards may have to go."""
    state = position(Civ(cards="I-green-01 I-green-02 I-purple-14 I-red-01", food=3), step="feed")
    state.play(0, "remove I-purple-14")
    assert tracks(state)["food"] == 1
    assert civ(state).hungry == 2


def test_the_bonus_tile_is_compulsory_and_chosen_among_unused_ones() -> None:
    civilization = Civ(coins=3, culture=99, statues="1:food:up 2:food:down")
    state = position(civilization, step="take", piles="I-purple-10")
    state.play(0, "buy I-purple-10")
    assert notations(state, 0) == ["tile income", "tile military", "tile culture"]
    with pytest.raises(Illegal) as refusal:
        state.play(0, "tile food")
    assert refusal.value.rule == "bonus-tiles"


def test_in_phase_a_the_bonus_tile_is_asked_for_when_all_have_chosen() -> None:
    state = position(Civ(coins=3, hand="I-purple-10 I-purple-01"), Civ(hand="I-red-01 I-red-02"), step="keep")
    state.play(0, "buy I-purple-10")
    assert asked(state) == "keep"
    state.play(1, "sell I-red-01")
    assert (asked(state), state.to_move()) == ("tile", [0])
    state.play(0, "tile income")
    assert asked(state) != "tile"


def test_tribute_comes_with_annexing_too_and_once_per_colony() -> None:
    state = position(Civ(coins=1, military=9, cards="II-purple-09 III-purple-12"), step="capture", colonies="C09-1")
    state.play(0, "annex C09")
    state.play(0, "plunder C03")
    assert coins(state) == 1 + 4 - 1 + 4 + 3
    assert len(events(state, "tribute")) == 2


def test_relief_is_limited_to_six_cards_a_step() -> None:
    cards = f"{TEN_MORE} II-purple-11"
    state = position(Civ(coins=100, food=4, cards=cards), step="feed")
    for _ in range(6):
        state.play(0, "pay")
    assert coins(state) == 100 - 12
    assert "pay" not in notations(state, 0)
    with pytest.raises(Illegal) as refusal:
        state.play(0, "pay")
    assert refusal.value.rule == "effect-relief"
    state.play(0, "remove I-red-01")
    assert asked(state) != "feed"


def test_relief_ends_when_its_card_is_removed_but_paid_cards_stay_paid() -> None:
    cards = f"{TEN_MORE} II-purple-11"
    state = position(Civ(coins=100, food=8, cards=cards), step="feed")
    state.play(0, "pay")
    state.play(0, "remove II-purple-11")
    assert "pay" not in notations(state, 0)
    state.play(0, "remove I-red-01")
    assert asked(state) != "feed"
    assert len(civ(state).cards) == 9


def test_cards_paid_for_need_not_go_any_more_while_feeding() -> None:
    state = position(Civ(coins=2, food=9, cards=f"{TEN_MORE} II-purple-11"), step="feed")
    assert civ(state).hungry == prompt(state, 0).text.args["excess"] == 2
    state.play(0, "pay")
    assert civ(state).hungry == prompt(state, 0).text.args["excess"] == 1


def test_cards_kept_by_paying_are_counted_anew_at_the_next_feeding() -> None:
    cards = f"{TEN_MORE} II-purple-11"
    state = position(Civ(coins=100, food=10, cards=cards), step="feed", epoch=2)
    state.play(0, "pay")
    assert asked(state) == "medal"
    assert civ(state).hungry == 1


def test_food_that_is_just_enough_is_no_surplus() -> None:
    state = position(Civ(food=2, cards="II-purple-12 I-red-01"), step="feed")
    assert coins(state) == 0
    assert events(state, "surplus") == []


@pytest.mark.parametrize(("income", "gained"), [(0, 0 + 6), (5, 5 + 4), (9, 9 + 0), (7, 7 + 2)])
def test_catch_up_counts_only_higher_tracks(income: int, gained: int) -> None:
    state = position(Civ(income=income, military=6, culture=9, food=5, cards="II-purple-13"), step="take_income")
    assert coins(state) == gained


def test_statue_boost_helps_statues_built_later() -> None:
    """A tile face up moves its track by the bonus and 2 more; one face down is worth 2 points more."""
    state = position(Civ(culture=12, military=0, food=0, cards="II-purple-14"), step="build")
    state.play(0, "build statue_2 food up")
    assert tracks(state)["food"] == 3 + 2
    down = position(Civ(culture=12, military=0, cards="II-purple-14"), step="build")
    down.play(0, "build statue_2 food down")
    assert score(down)["statues"] == 8 + 3 + 2


def test_statue_boost_takes_its_own_points_with_it_and_leaves_the_statues_theirs() -> None:
    """Ruling: what the card gave is lost with it; the bonus of the statues themselves stays."""
    state = position(Civ(cards="II-purple-14 I-red-01", statues="1:food:up 2:food:up", food=1), step="feed")
    before = tracks(state)
    before["food"] = state.civilizations[0].tracks[3] = 20
    state.play(0, "remove II-purple-14")
    assert changes(before, tracks(state)) == {"food": -4}


def test_the_whole_silver_medal_is_the_one_that_gains_most() -> None:
    for silver in ("military income", "income military"):
        assert scored(Civ(military=9, income=12, silver=silver, cards="III-purple-09"))["silver_medals"] == 12 + 5
    assert scored(Civ(military=9, silver="military military", cards="III-purple-09"))["silver_medals"] == 9 + 5
    assert scored(Civ(military=9, cards="III-purple-09"))["silver_medals"] == 0


def test_both_silver_medals_may_have_the_same_track() -> None:
    state = position(Civ(coins=8, military=7), step="buy_medals")
    state.play(0, "silver military")
    state.play(0, "silver military")
    assert score(state)["silver_medals"] == 4 + 4


def test_the_wild_card_is_purple_for_the_points_per_set() -> None:
    """Ruling: it fills a gap for gold medals only."""
    cards = THREE_SETS.replace("I-green-03 ", "").replace("I-purple-03", "III-purple-10") + " III-purple-11"
    assert scored(Civ(cards=cards, gold=1))["gold_medals"] == 3 * 7 + 2 * 4


def test_the_wild_card_may_stay_purple() -> None:
    cards = SET.replace("I-purple-01", "III-purple-11")
    assert scored(Civ(cards=cards, gold=1))["gold_medals"] == 7
    assert scored(Civ(cards="I-red-01 I-blue-01 I-green-01 III-purple-11", gold=2))["gold_medals"] == 0


def test_points_of_the_first_capture_count_for_the_second() -> None:
    """Ruling: the second colony may use what the first has brought."""
    state = position(Civ(coins=2, military=13, cards="III-purple-12"), step="capture", colonies="C09-1")
    assert "plunder C15" not in notations(state, 0)
    state.play(0, "annex C09")
    assert "plunder C15" in notations(state, 0)


def test_points_of_the_first_statue_count_for_the_second() -> None:
    state = position(Civ(culture=10, military=0, cards="III-purple-12"), step="build")
    state.play(0, "build statue_1 culture up")
    state.play(0, "build statue_2 food up")
    assert asked(state) != "statue"


def test_the_second_capture_may_be_declined() -> None:
    state = position(Civ(military=9, culture=0, cards="III-purple-12"), step="capture")
    state.play(0, "plunder C09")
    assert asked(state) == "colony"
    state.play(0, "pass")
    assert asked(state) != "colony"


def test_reduction_and_paying_add_up() -> None:
    state = position(Civ(coins=3, military=10, cards="III-purple-13 III-purple-14"), step="capture")
    state.play(0, "plunder C15")
    assert coins(state) == 3 - 3 + 5


def test_paying_for_a_statue() -> None:
    state = position(Civ(coins=7, culture=10, military=0, cards="III-purple-14"), step="build")
    state.play(0, "build statue_2 food down")
    assert coins(state) == 7 - 2 * 3
    assert events(state, "lobby") == [{"player": 0, "coins": 6, "target": "statue_2"}]


def test_the_limit_of_thirty_coins_is_per_step_not_per_capture() -> None:
    """Ruling: 24 coins for the first colony leave 6 for the second."""
    rich = Civ(coins=100, military=7, cards="III-purple-12 III-purple-14")
    state = position(rich, step="capture")
    assert "plunder C21" not in notations(state, 0)  # 14 points are 42 coins
    state.play(0, "plunder C15")
    assert coins(state) == 100 - 24 + 5
    assert notations(state, 0) == ["plunder C03", "annex C03", "plunder C09", "annex C09", "pass"]
    state.play(0, "plunder C09")
    assert coins(state) == 100 - 24 + 5 - 6 + 4


def test_what_the_first_capture_cost_is_missing_for_the_second() -> None:
    """27 of the 30 coins are spent, so three more points (9 coins) are out of reach."""
    rich = Civ(coins=100, military=6, cards="III-purple-12 III-purple-14")
    state = position(rich, step="capture")
    assert "plunder C09" in notations(state, 0)
    state.play(0, "plunder C15")
    assert notations(state, 0) == ["plunder C03", "annex C03", "pass"]
    builder = position(Civ(coins=100, military=0, culture=3, cards="III-purple-12 III-purple-14"), step="build")
    builder.play(0, "build statue_2 food down")
    assert coins(builder) == 100 - 27
    assert asked(builder) != "statue"  # the first statue would take another 9


def test_each_of_the_two_steps_has_its_own_limit() -> None:
    state = position(Civ(coins=100, military=5, culture=2, cards="III-purple-14"), step="capture")
    state.play(0, "plunder C15")
    state.play(0, "build statue_2 food down")
    assert coins(state) == 100 - 30 + 5 - 30


def test_coins_of_the_capture_cannot_pay_for_its_requirement() -> None:
    """The tribute comes with the capture, so it is too late for the requirement, but in time for annexing."""
    state = position(Civ(coins=2, military=14, cards="II-purple-09 III-purple-14"), step="capture")
    assert "plunder C15" not in notations(state, 0)
    enough = position(Civ(coins=3, military=14, cards="II-purple-09 III-purple-14"), step="capture")
    enough.play(0, "annex C15")
    assert coins(enough) == 3 - 3 + 4 - 2


def test_medal_prices_do_not_help_in_epoch_one() -> None:
    state = position(Civ(coins=50, cards="II-purple-10"), step="buy_medals", epoch=1)
    state.play(0, "gold")
    assert coins(state) == 44


def test_medal_prices_end_with_their_card() -> None:
    state = position(Civ(coins=50, cards="II-purple-10 I-red-01", food=1), step="feed", epoch=2)
    state.play(0, "remove II-purple-10")
    state.play(0, "silver food")
    assert coins(state) == 50 - 9
