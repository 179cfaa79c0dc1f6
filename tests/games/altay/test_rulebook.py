"""The worked examples of the rulebook, in its order."""

from __future__ import annotations

import pytest

from ecumene.games.altay import GAME
from ecumene.games.altay.numbers import UNIT
from ecumene.games.altay.purchase import sell
from ecumene.games.altay.resources import RESOURCES
from ecumene.games.altay.rules import Altay
from ecumene.kernel import Rng
from tests.games.altay.kit import (
    Side,
    asked,
    end_turns,
    events,
    hand,
    laid,
    look,
    offered,
    play,
    pool,
    position,
    realm,
    refused,
    score,
    scored,
    settled,
)

# Set-up


def new(players: int, seed: int = 0, **options: bool) -> Altay:
    state = GAME.new(players, options, seed, journal=True)
    assert isinstance(state, Altay)
    return state


def test_cards_worth_points_lie_on_top() -> None:
    """Step 4: on the chariots the copy with 2 VP lies on top, then the one with 1 VP, then the others."""
    tops = []
    state = new(4)
    pile = [pile.pile for pile in look(state).piles].index("chariot")
    while look(state).piles[pile].top is not None:
        tops.append(look(state).piles[pile].top)
        sell(state, pile)
    assert tops == ["chariot_2", "chariot_1", *["chariot"] * 6]


@pytest.mark.parametrize(("players", "cards"), [(2, 4), (3, 6), (4, 8)])
def test_two_cards_of_each_kind_for_each_player(players: int, cards: int) -> None:
    """Step 4. The printed 6 for two players contradicts the same sentence."""
    assert [pile.cards for pile in look(new(players)).piles] == [cards] * 11


@pytest.mark.parametrize("seed", range(6))
def test_three_kinds_of_each_level_lie_open_and_duplicates_are_stacked(seed: int) -> None:
    """Steps 5 and 6."""
    state = new(4, seed)
    sizes = {1: 20, 2: 20, 3: 10}
    for level in look(state).levels:
        assert len(level.open) == 3
        assert sum(kind.copies for kind in level.open) + level.deck == sizes[level.level]


def test_markers_and_tokens() -> None:
    """Steps 7 and 8."""
    for region in look(new(4)).regions:
        assert (region.difficulty == 3) == (region.terrain == "mountain")
        assert region.vp_token == (region.region in ("M1", "M2", "M4"))


@pytest.mark.parametrize(("players", "regions"), [(2, 15), (3, 18), (4, 23)])
def test_smaller_maps(players: int, regions: int) -> None:
    state = new(players)
    assert len(look(state).regions) == regions
    whole = look(new(players, whole_map=True)).regions
    assert len(whole) == 23
    assert [region.region for region in whole if region.vp_token] == ["M1", "M2", "M4"], "as for four players"
    assert all(region.marker for region in look(state).regions)


def test_peoples_clockwise_regions_counter_clockwise() -> None:
    """Steps 10 and 11: the last to choose a people is the first to choose a region."""
    state = new(3)
    first = state.first
    seats = [first, (first + 1) % 3, (first + 2) % 3]
    for people, seat in zip(("firefolk", "earthfolk", "smallfolk"), seats, strict=True):
        assert asked(state) == ("people", seat)
        play(state, f"people {people}")
    for region, seat in zip(("F1", "F4", "F6"), reversed(seats), strict=True):
        assert asked(state) == ("start", seat)
        play(state, f"place {region}")
    assert asked(state) == ("turn", first)


def test_the_marker_of_a_start_region_leaves_the_game() -> None:
    """Step 11: nobody gets it or the resource on it."""
    state = play(new(2), "people firefolk", "people earthfolk", "place F3", "place F6")
    taken = {region.region: region for region in look(state).regions}
    assert taken["F3"].marker is taken["F6"].marker is None
    for seat in range(2):
        assert realm(state, seat).markers == []
        assert pool(state, seat) == {}
        assert realm(state, seat).settlements == 14


def test_five_cards_and_a_secret_wonder_each() -> None:
    """Steps 12 and 13."""
    state = play(new(2), "people firefolk", "people earthfolk", "place F3", "place F6")
    for seat in range(2):
        own = realm(state, seat)
        assert (len(hand(state, seat)), own.deck, own.secret is not None) == (5, 5, True)
        assert look(state, 1 - seat).realms[seat].secret is None
        assert look(state, 1 - seat).realms[seat].hand is None


def test_suggested_starts_and_a_forced_last_choice() -> None:
    state = play(new(2, suggested_starts=True), "people firefolk", "people earthfolk")
    assert offered(state) == ["place F3", "place F6"]
    refused(state, "place F2", "start-suggested")
    play(state, "place F6")
    assert asked(state)[0] == "turn"


def test_the_fourth_player_takes_the_people_that_is_left() -> None:
    state = play(new(4), "people firefolk", "people earthfolk", "people smallfolk")
    assert asked(state)[0] == "start"
    assert {realm(state, seat).people for seat in range(4)} == {"firefolk", "earthfolk", "smallfolk", "elvenfolk"}


# Using regions


def test_a_stonecutter_with_a_mountain_produces_two_stone() -> None:
    assert pool(play(position(Side("stonecutter", "M1")), "play stonecutter mountain")) == {"stone": 2}
    state = position(Side("stonecutter", "F1"))
    refused(state, "play stonecutter mountain", "region")
    assert pool(play(state, "play stonecutter stone")) == {"stone": 1}


def test_two_stonecutters_with_two_mountains() -> None:
    """Example A: 4 stone."""
    state = position(Side("stonecutter:2", "M1 M2"))
    assert pool(play(state, "play stonecutter mountain", "play stonecutter mountain")) == {"stone": 4}
    assert [region.region for region in look(state).regions if region.used] == ["M1", "M2"]


def test_two_stonecutters_with_one_mountain() -> None:
    """Example B: 3 stone, for each region is used once a turn."""
    state = position(Side("stonecutter:2", "M1"))
    play(state, "play stonecutter mountain")
    refused(state, "play stonecutter mountain", "region-left")
    assert pool(play(state, "play stonecutter stone")) == {"stone": 3}


@pytest.mark.parametrize(("lands", "used"), [("M1:1 M2:3", "M1"), ("M1:3 M2:1", "M2")])
def test_of_several_regions_the_one_with_the_fewest_settlements_is_used(lands: str, used: str) -> None:
    state = play(position(Side("stonecutter", lands)), "play stonecutter mountain")
    assert [region.region for region in look(state).regions if region.used] == [used]


def test_a_region_can_be_used_again_next_turn() -> None:
    state = position(Side("farmer", "F1", deck="farmer:5"))
    end_turns(play(state, "play farmer farmland"), 2)
    assert pool(play(state, "play farmer farmland")) == {"food": 2}


# Attacks on neutral regions


def firefolk() -> Altay:
    """The firefolk hold one region with one settlement and two Warriors."""
    return position(Side("warrior:2", "H2"), markers="W1:c2_wood F1:c1 F2:c1")


def test_two_warriors_together() -> None:
    """First way: strength 3 beats difficulty 2; the resource on the marker comes at once."""
    state = play(firefolk(), "attack H2 W1 warrior")
    assert asked(state) == ("attack", 0)
    play(state, "commit warrior")
    assert realm(state).markers == ["c2_wood"]
    assert pool(state) == {"wood": 1}
    assert events(state, "conquered")[0]["region"] == "W1"


def test_two_warriors_apart() -> None:
    """Second way: each makes 2 with the same settlement, enough for two regions of difficulty 1."""
    state = play(firefolk(), "attack H2 F1 warrior", "attack H2 F2 warrior")
    assert realm(state).markers == ["c1", "c1"]
    assert asked(state) == ("turn", 0)


def test_equal_strength_is_not_enough() -> None:
    state = position(Side("warrior", "H2"), markers="W1:c2_wood")
    assert refused(state, "attack H2 W1 warrior", "weak")["missing"] == {"attack": 1}
    assert not any(line.startswith("attack") for line in offered(state))


def test_a_conquered_region_is_free() -> None:
    """No settlement is placed by the attack itself; one may be built there afterwards."""
    state = play(position(Side("warrior town", "H2", pool="wood:1"), markers="W1:c1"), "attack H2 W1 warrior")
    assert settled(state) == {"H2": 1}
    play(state, "play town collect", "put town wood")
    assert "place W1" in offered(state)


# Attacks on rivals


def rivals() -> Altay:
    """The earthfolk attack out of two settlements with Warrior and Cavalry; three smallfolk settlements defend."""
    attacker = Side("warrior cavalry hunter", "F1:2", people="earthfolk")
    defender = Side("warrior craftsman_wood hunter:3", "W1:3", deck="scholar:2", people="smallfolk")
    return play(position(attacker, defender), "attack F1 W1 warrior", "commit cavalry")


def test_the_defender_yields_and_renews_two_cards() -> None:
    """The printed example: 5 against 4, so the smallfolk yield and discard Warrior and Craftsman."""
    state = play(rivals(), "strike")
    assert asked(state) == ("defend", 1)
    battle = look(state, 1).battle
    assert battle is not None
    assert (battle.attack, battle.defense) == (5, 3)
    play(state, "yield", "discard warrior", "discard craftsman_wood")
    assert sorted(hand(state, 1)) == ["hunter", "hunter", "hunter", "scholar", "scholar"]
    assert settled(state, 1) == {"W1": 2}
    assert realm(state).captured == [1]
    assert score(state)["captured"] == 1
    assert asked(state) == ("turn", 0)


def test_fighting_would_have_been_four_against_five() -> None:
    state = play(rivals(), "strike", "defend warrior", "stand")
    assert events(state, "fought")[0]["attack"] == 5
    assert events(state, "fought")[0]["defense"] == 4
    assert settled(state, 1) == {"W1": 2}


def test_yielding_renews_a_hand_of_five() -> None:
    """The tip: who yields to two cards may replace two and holds five cards again."""
    state = play(rivals(), "strike", "yield")
    assert len(hand(state, 1)) == 5
    play(state, "discard hunter", "discard hunter")
    assert len(hand(state, 1)) == 5


# Achievements


def test_no_more_achievements_of_a_level_than_below() -> None:
    """One of level 1 and one of level 2: no second one of level 2, in work or finished."""
    side = Side(lands="F1", pool="culture:3 metal:2", done="writing philosophy")
    state = position(side, open="leadership strategy")
    assert refused(state, "start leadership culture", "pyramid")["below"].__class__ is int
    play(state, "start strategy metal")
    refused(state, "start leadership culture", "two-works")
    more = Side(lands="F1", pool="culture:3", done="writing strategy philosophy")
    assert "start leadership culture" in offered(position(more, open="leadership"))


def test_wonders_never_outnumber_technologies_of_level_two() -> None:
    side = Side(lands="F1", pool="culture:4", done="writing philosophy colossus")
    refused(position(side, open="ark"), "start ark culture", "pyramid")


# Scoring


def test_markers_are_added_up_and_divided_by_three() -> None:
    """1, 1, 2, 3 and 1 make 8: 2 VP."""
    assert scored(Side(markers="c1:3 c2_wood c3_wood"))["markers"] == 2


def test_no_wonder_is_worth_more_than_seven() -> None:
    side = Side(
        deck="chariot_2 chariot_1 city_2 city_1 town_1 worker_1 cavalry_1 merchant_1 chariot_1", done="colossus"
    )
    assert scored(side)["achievements"] == 7


def test_three_more_for_the_own_secret_wonder() -> None:
    side = Side(lands="F1 F2", done="ark", secret="ark")
    assert scored(side)["achievements"] == 2 + 3
    assert scored(Side(lands="F1 F2", done="ark", secret="colossus"))["achievements"] == 2


def test_regions_and_tokens() -> None:
    """Six regions, two of them with a token: 8 VP."""
    assert scored(Side(lands="M1 M2 H1 H2 W1 F1"))["regions"] == 8


def test_unused_resources_become_coins() -> None:
    """With trade: 3 resources and 4 coins make 7 coins at the end of the turn, and 5 of them buy a resource."""
    state = position(Side(pool="food:2 wood:1", coins=4, deck="hunter:5"), trade=True)
    refused(state, "trade food", "coins")
    end_turns(state)
    assert realm(state).coins == 7
    end_turns(state)
    play(state, "trade culture")
    assert (realm(state).coins, pool(state)) == (2, {"culture": 1})
    refused(state, "trade culture", "coins")


def test_the_bank_has_a_hundred_coins_and_the_supply_what_it_has() -> None:
    """An empty bank pays nothing until somebody buys, and what is not in the supply cannot be bought."""
    state = position(Side(pool="food:3", coins=98, deck="hunter:5"), Side(lands="F6", people="earthfolk"), trade=True)
    state.supply -= look(state).supply["wood"] * UNIT[RESOURCES.index("wood")]
    end_turns(state, 2)
    assert realm(state).coins == 100
    assert "trade wood" not in offered(state)
    play(state, "trade food", "trade stone", "end")
    assert realm(state).coins == 92


def test_without_trade_unused_resources_are_lost() -> None:
    state = position(Side(pool="food:2", coins=9, deck="hunter:5"))
    refused(state, "trade food", "trade")
    end_turns(state)
    assert (realm(state).coins, pool(state), look(state).supply["food"]) == (9, {}, 16)


def test_laid_cards_are_seen_by_all() -> None:
    state = play(position(Side("village", pool="food:1")), "play village collect", "put village food")
    assert laid(state) == {"village": {"food": 1}}
    assert look(state, 1).realms[0].laid == look(state, 0).realms[0].laid
    assert state.sample(1, Rng(0)).realms[0].slots == state.realms[0].slots  # type: ignore[attr-defined]
