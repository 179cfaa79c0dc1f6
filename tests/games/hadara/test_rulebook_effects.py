"""The purple effects as the last page of the rulebook tells them, with its examples."""

from __future__ import annotations

import pytest

from ecumene.kernel import Illegal
from tests.games.hadara.kit import (
    Civ,
    asked,
    changes,
    civ,
    coins,
    notations,
    position,
    score,
    scored,
    tile_count,
    tracks,
)
from tests.games.hadara.test_rulebook import THREE_SETS

TEN_MORE = "I-red-01 I-red-02 I-red-03 I-red-04 I-red-05 I-blue-01 I-blue-02 I-blue-04 I-blue-05 I-yellow-01"


def test_ex35_track_per_card() -> None:
    """Two green cards: food +2 at once, +1 with the next green card, -1 when a green card is removed."""
    state = position(Civ(coins=9, cards="I-green-01 I-green-02"), step="take", piles="I-purple-14 I-green-03")
    before = tracks(state)
    state.play(0, "buy I-purple-14")
    assert changes(before, tracks(state)) == {"food": 2}
    owner = position(Civ(coins=9, cards="I-green-01 I-green-02 I-purple-14"), step="take", piles="I-green-03")
    before = tracks(owner)
    owner.play(0, "buy I-green-03")
    assert changes(before, tracks(owner)) == {"food": 3 + 1}  # the card itself brings 3
    hungry = position(Civ(cards="I-green-01 I-green-02 I-purple-14", food=2), step="feed")
    before = tracks(hungry)
    hungry.play(0, "remove I-green-01")
    assert changes(before, tracks(hungry)) == {"food": -2 - 1}  # the card itself brought 2


def test_ex36_pay_instead_of_removing() -> None:
    """Food 9, eleven cards: remove two, or pay 2 coins and remove one, or pay 4 coins."""
    eleven = Civ(coins=4, food=9, cards=f"{TEN_MORE} II-purple-11")
    outcomes = []
    for answers in (["remove I-red-01", "remove I-red-02"], ["pay", "remove I-red-01"], ["pay", "pay"]):
        state = position(eleven, step="feed")
        for answer in answers:
            assert asked(state) == "feed"
            state.play(0, answer)
        assert asked(state) != "feed"
        outcomes.append((4 - coins(state), 11 - len(civ(state).cards)))
    assert outcomes == [(0, 2), (2, 1), (4, 0)]


def test_ex37_pay_for_requirement() -> None:
    """Military 14, requirement 15: 3 coins make up for the missing point."""
    state = position(Civ(coins=3, military=14, cards="III-purple-14"), step="capture")
    state.play(0, "plunder C15")
    assert coins(state) == 5  # 3 paid, 5 plundered


def test_ex38_sell_bonus() -> None:
    """A card of epoch II sells for 4 instead of 3."""
    state = position(Civ(cards="I-purple-09"), step="take", piles="II-red-01")
    state.play(0, "sell II-red-01")
    assert coins(state) == 4


def test_ex39_bonus_tile_on_card() -> None:
    """A culture tile on the card: culture +2 and a tile less; both are undone when the card is removed."""
    state = position(Civ(coins=3), step="take", piles="I-purple-10")
    before = tracks(state)
    state.play(0, "buy I-purple-10")
    assert asked(state) == "tile"
    state.play(0, "tile culture")
    assert changes(before, tracks(state)) == {"culture": 2}
    assert tile_count(state) == 7
    hungry = position(Civ(cards="I-purple-10 I-red-01", tile="culture", food=1), step="feed")
    before = tracks(hungry)
    hungry.play(0, "remove I-purple-10")
    assert changes(before, tracks(hungry)) == {"culture": -2}
    assert tile_count(hungry) == 8
    assert civ(hungry).card_tile is None


def test_ex40_coins_on_colony() -> None:
    """4 coins for capturing and 5 for plundering; the 4 coins may also pay for annexing."""
    state = position(Civ(military=15, cards="II-purple-09"), step="capture")
    state.play(0, "plunder C15")
    assert coins(state) == 9
    poor = position(Civ(coins=0, military=15, cards="II-purple-09"), step="capture")
    poor.play(0, "annex C15")
    assert coins(poor) == 4 - 2


@pytest.mark.parametrize(("food", "gained"), [(12, 6), (10, 0), (14, 12), (20, 12)])
def test_ex41_food_surplus(food: int, gained: int) -> None:
    """Ten cards: 3 coins for each point of food above that, 12 at most."""
    cards = TEN_MORE.rsplit(" ", 1)[0] + " II-purple-12"
    state = position(Civ(food=food, cards=cards), step="feed")
    assert coins(state) == gained


def test_ex42_income_catch_up() -> None:
    """Income 10, two of the other tracks strictly higher: 10 + 2 x 2 coins."""
    state = position(Civ(income=10, military=11, culture=10, food=15, cards="II-purple-13"), step="take_income")
    assert coins(state) == 14


def test_ex43_statue_boost() -> None:
    """A food tile face up and a military tile face down: food +2 at once, 2 more points at the end."""
    statues = "1:food:up 2:military:down"
    state = position(Civ(coins=8, statues=statues), step="take", piles="II-purple-14")
    before, points = tracks(state), score(state)["statues"]
    state.play(0, "buy II-purple-14")
    assert changes(before, tracks(state)) == {"food": 2}
    assert score(state)["statues"] == points + 2


def test_ex44_silver_full_value() -> None:
    """Military 27 counts whole, income 18 counts half: 36."""
    civilization = Civ(military=27, income=18, silver="military income", cards="III-purple-09")
    assert scored(civilization)["silver_medals"] == 36


def test_ex45_vp_per_set() -> None:
    """Three sets: 3 x 7 for the gold medal and 3 x 4 for the card, in the gold row."""
    cards = THREE_SETS.replace("I-purple-03", "III-purple-10")
    assert scored(Civ(cards=cards, gold=1))["gold_medals"] == 33


def test_ex46_wild_in_set() -> None:
    """Three of each colour but two green, and the wild card: three sets, 21 points for a gold medal."""
    cards = THREE_SETS.replace("I-green-03 ", "") + " III-purple-11"
    assert scored(Civ(cards=cards, gold=1))["gold_medals"] == 21
    without = THREE_SETS.replace("I-green-03 ", "") + " III-purple-12"
    assert scored(Civ(cards=without, gold=1))["gold_medals"] == 14


def test_ex47_double_capture() -> None:
    """Military 22 and culture 13: two colonies of different values, two statues, and no third."""
    owner = Civ(military=22, culture=13, cards="III-purple-12")
    state = position(owner, step="capture")
    state.play(0, "plunder C21")
    with pytest.raises(Illegal):
        state.play(0, "plunder C21")
    state.play(0, "plunder C03")
    assert asked(state) == "statue"
    state.play(0, "build statue_1 food down")
    state.play(0, "build statue_2 food down")
    assert asked(state) != "statue"
    assert len(civ(state).colonies) == 2
    assert [statue.tile for statue in civ(state).statues] == ["food", "food", None, None]


def test_ex48_requirement_reduction() -> None:
    """Military 26 is enough for 30, culture 16 for 20; one point less is not."""
    state = position(Civ(military=26, culture=16, cards="III-purple-13"), step="capture")
    assert "plunder C30" in notations(state, 0)
    state.play(0, "pass")
    assert "build statue_3 food up" in notations(state, 0)
    short = position(Civ(military=25, culture=15, cards="III-purple-13"), step="capture")
    assert "plunder C30" not in notations(short, 0)
    short.play(0, "pass")
    assert "build statue_3 food up" not in notations(short, 0)


def test_ex49_medal_prices() -> None:
    """In epochs II and III the owner pays what the card says; medals bought before are not refunded."""
    paid = {}
    for epoch in (2, 3):
        state = position(Civ(coins=50, cards="II-purple-10"), step="buy_medals", epoch=epoch)
        state.play(0, "silver food")
        silver = 50 - coins(state)
        state.play(0, "gold")
        paid[epoch] = (silver, 50 - silver - coins(state))
    assert paid == {2: (4, 6), 3: (9, 12)}
