"""Powers of a single wonder: Babylon's last card, Halicarnassus' digging, Olympia's free building and copied guild."""

from __future__ import annotations

import pytest

from ecumene.kernel import Illegal
from tests.games.seven_wonders.kit import (
    City,
    asked,
    can_build,
    city,
    coins,
    deal_hands,
    events,
    finish_age,
    look,
    names,
    notations,
    payments,
    position,
    score,
    turn,
)

PLAIN = (City("ephesus A", coins=0), City("rhodes A", coins=0))

# Babylon B, stage 2: the seventh card


def test_the_seventh_card_is_a_decision_of_its_own_after_the_sixth() -> None:
    """Everybody's sixth cards are on the table by then (D2)."""
    state = position(City("babylon B", stages=2, hand="altar theater"), City(hand="baths"), City(), turn=6)
    turn(state, "build altar", "build baths")
    assert asked(state, 0) == "seventh"
    assert state.to_move() == [0]
    assert "altar" in city(state, 0).cards
    assert "baths" in city(state, 1).cards
    assert notations(state, 0) == ["build theater", "discard theater"]
    assert state.age == 1
    state.play(0, "build theater")
    assert state.age == 2
    assert {"altar", "theater"} <= set(city(state, 0).cards)


def test_the_seventh_card_may_use_what_the_sixth_brought() -> None:
    """Coins and production of the sixth card are there (D2); resources serve both cards (F15)."""
    babylon = City("babylon B", "", coins=0, stages=2, hand="stone_pit baths")
    state = position(babylon, City("rhodes A"), City("rhodes B"), turn=6)
    assert not can_build(state, 0, "baths")
    turn(state, "build stone_pit")
    assert payments(state, 0, "baths") == [(0, 0)]
    babylon = City("babylon B", "", coins=0, stages=2, hand="tavern baths")
    state = position(babylon, City("giza A"), City("rhodes B"), turn=6)
    turn(state, "build tavern")
    assert payments(state, 0, "baths") == [(2, 0)]
    babylon = City("babylon B", "stone_pit", coins=0, stages=2, hand="baths aqueduct")
    state = position(babylon, City("rhodes A"), City("rhodes B"), turn=6)
    turn(state, "build baths")
    assert payments(state, 0, "aqueduct") == [(0, 0)]  # by the chain


def test_the_seventh_card_sold_brings_three_coins() -> None:
    state = position(City("babylon B", coins=0, stages=2, hand="altar theater"), *PLAIN, turn=6)
    turn(state, "build altar")
    state.play(0, "discard theater")
    assert coins(state, 0) == 3
    assert "theater" in names(state.discard)


def test_the_seventh_card_may_build_stage_three() -> None:
    babylon = City("babylon B", "brickyard press_i", coins=0, stages=2, hand="altar palace")
    state = position(babylon, *PLAIN, turn=6)
    turn(state, "build altar")
    state.play(0, "stage with palace")
    assert city(state, 0).stages == 3
    assert score(state, 0)["science"] == 1


def test_stage_two_built_with_the_sixth_card_works_at_once() -> None:
    babylon = City("babylon B", "sawmill glassworks_i", coins=0, stages=1, hand="altar palace")
    state = position(babylon, *PLAIN, turn=6)
    turn(state, "stage with palace")
    assert asked(state, 0) == "seventh"
    state.play(0, "build altar")
    assert "altar" in city(state, 0).cards


def test_the_seventh_card_in_every_age_from_then_on() -> None:
    state = position(City("babylon B", "sawmill glassworks_i", stages=1), *PLAIN)
    turn(state, "stage with pawnshop")
    for age in (1, 2, 3):
        while asked(state, 0) == "choose":
            turn(state)
        assert asked(state, 0) == "seventh"
        state.play(0, notations(state, 0)[-1])
        assert state.age == age + 1 or state.over
    assert len(events(state, "seventh")) == 3


def test_without_stage_two_the_seventh_card_is_left_over() -> None:
    state = position(City("babylon B", stages=1, hand="altar theater"), *PLAIN, turn=6)
    turn(state, "build altar")
    assert state.age == 2
    assert "theater" in names(state.discard)


def test_the_seventh_card_counts_in_the_conflicts() -> None:
    """Conflicts come after all extra plays (F13)."""
    babylon = City("babylon B", "ore_vein", stages=2, hand="altar barracks")
    state = position(babylon, *PLAIN, turn=6)
    turn(state, "build altar")
    state.play(0, "build barracks")
    assert city(state, 0).victory_points == 2


def test_a_seventh_card_that_counts_cards_counts_the_sixth_ones() -> None:
    babylon = City("babylon B", coins=0, stages=2, hand="lumber_yard vineyard")
    state = position(babylon, City("rhodes A", hand="stone_pit"), City("giza A"), turn=6, age=2)
    turn(state, "build lumber_yard", "build stone_pit")
    state.play(0, "build vineyard")
    assert coins(state, 0) == 2


def test_a_seventh_card_is_not_taken_back() -> None:
    state = position(City("babylon B", stages=2, hand="altar theater"), *PLAIN, turn=6)
    turn(state, "build altar")
    assert not state.can_take_back(0)
    with pytest.raises(Illegal):
        state.take_back(0)


def test_halicarnassus_digs_after_babylons_seventh_card() -> None:
    """What Babylon sells then is in the pile, and so are the leftovers (D2)."""
    babylon = City("babylon B", stages=2, hand="altar theater")
    digger = City("halicarnassus A", "foundry ore_vein", stages=1, hand="palace senate")
    state = position(babylon, digger, City("giza A", hand="walls circus"), turn=6, age=3)
    turn(state, "build altar", "stage with palace", "discard walls")
    assert (asked(state, 0), state.to_move()) == ("seventh", [0])
    state.play(0, "discard theater")
    assert (asked(state, 1), state.to_move()) == ("dig", [1])
    assert look(state, 1).discard_pile is not None
    assert sorted(look(state, 1).discard_pile or []) == ["circus", "senate", "theater", "walls"]
    state.play(1, "dig circus")
    assert state.over
    assert city(state, 1).victory_points == 10


def test_babylon_keeps_its_seventh_card_out_of_the_pile() -> None:
    babylon = City("babylon B", stages=2, hand="altar theater")
    digger = City("halicarnassus A", "foundry ore_vein", stages=1, hand="palace senate")
    state = position(babylon, digger, City("giza A", hand="walls circus"), turn=6, age=3)
    turn(state, "build altar", "stage with palace", "discard walls")
    state.play(0, "build theater")
    assert sorted(look(state, 1).discard_pile or []) == ["circus", "senate", "walls"]


# Halicarnassus: digging in the discard pile

DIGGER = City("halicarnassus A", "foundry ore_vein", coins=0, stages=1)


def test_digging_costs_nothing_and_its_effects_apply() -> None:
    """Built without cost, with what it brings at once; the card leaves the pile (F14)."""
    state = position(DIGGER, *PLAIN, discard="tavern palace")
    turn(state, "stage with pawnshop", "build pawnshop", "build pawnshop")
    assert notations(state, 0) == ["dig tavern", "dig palace", "dig nothing"]
    state.play(0, "dig tavern")
    assert coins(state, 0) == 5
    assert names(state.discard) == ["palace"]
    assert "tavern" in city(state, 0).cards
    assert events(state, "dug") == [{"player": 0, "card": "tavern"}]


def test_a_dug_card_counts_what_was_built_in_the_turn() -> None:
    state = position(DIGGER, City("giza A", hand="lumber_yard"), City("rhodes A"), age=2, discard="vineyard")
    turn(state, "stage with pawnshop", "build lumber_yard")
    state.play(0, "dig vineyard")
    assert coins(state, 0) == 3


def test_a_vineyard_does_not_count_what_comes_later_in_the_turn() -> None:
    """The seventh card of Babylon and a dug card are placed after coins are counted (F4)."""
    own = City("giza A", coins=0, hand="vineyard")
    babylon = City("babylon B", coins=2, stages=2, hand="sawmill foundry")
    digger = City("halicarnassus A", "foundry ore_vein", coins=0, stages=1)
    state = position(own, babylon, digger, age=2, turn=6, discard="quarry")
    turn(state, "build vineyard", "build sawmill", "stage with pawnshop")
    state.play(1, "build foundry")
    state.play(2, "dig quarry")
    assert coins(state, 0) == 3  # sawmill, foundry and ore vein


def test_only_the_digger_sees_the_pile() -> None:
    state = position(DIGGER, *PLAIN, discard="tavern palace")
    assert look(state, 0).discard_pile is None
    turn(state, "stage with pawnshop", "build pawnshop", "build pawnshop")
    assert look(state, 0).discard_pile == ["tavern", "palace"]
    assert look(state, 1).discard_pile is look(state).discard_pile is None
    assert look(state).discard_size == 2


@pytest.mark.parametrize("seat", [-2, 3, 10**20])
def test_nobody_looks_from_a_seat_that_is_not_there(seat: int) -> None:
    """A negative index would be the hand of another seat; -1 is a spectator, who sees none."""
    state = position(City(), City(), City(hand="altar"))
    assert look(state, -1).hand is None
    with pytest.raises(Illegal) as refusal:
        state.view(seat)
    assert refusal.value.reason.id == "no-such-seat"


def test_digging_takes_cards_discarded_in_the_same_turn() -> None:
    state = position(DIGGER, City(hand="altar"), City())
    turn(state, "stage with pawnshop", "discard altar")
    assert notations(state, 0) == ["dig pawnshop", "dig altar", "dig nothing"]


def test_cards_under_a_wonder_are_not_in_the_pile() -> None:
    state = position(DIGGER, City("giza A", "quarry", hand="palace"), City(), discard="altar")
    turn(state, "stage with pawnshop", "stage with palace", "build pawnshop")
    assert notations(state, 0) == ["dig altar", "dig nothing"]


def test_digging_nothing_is_allowed() -> None:
    state = position(DIGGER, *PLAIN, discard="tavern")
    turn(state, "stage with pawnshop", "build pawnshop", "build pawnshop")
    state.play(0, "dig nothing")
    assert names(state.discard) == ["tavern"]
    assert state.turn == 2


def test_no_duplicate_by_digging() -> None:
    digger = City("halicarnassus A", "foundry ore_vein loom_i altar", coins=0, stages=1)
    state = position(digger, *PLAIN, discard="altar loom_ii foundry theater")
    turn(state, "stage with pawnshop", "build pawnshop", "build pawnshop")
    assert notations(state, 0) == ["dig theater", "dig nothing"]
    refused = [(refusal.verb, refusal.touches, refusal.rule) for refusal in state.refusals(0)]
    assert refused == [("dig", (card,), "no-duplicates") for card in ("altar", "foundry", "loom_ii")]
    assert state.refusals(1) == []
    with pytest.raises(Illegal) as refusal:
        state.play(0, "dig loom_ii")
    assert refusal.value.rule == "no-duplicates"
    with pytest.raises(Illegal) as refusal:
        state.play(0, "dig palace")
    assert refusal.value.rule == "dig"


@pytest.mark.parametrize("discard", ["", "foundry ore_vein"])
def test_with_nothing_to_dig_the_power_is_lost(discard: str) -> None:
    state = position(DIGGER, *PLAIN, discard=discard)
    turn(state, "stage with pawnshop", "build pawnshop", "build pawnshop")
    assert (asked(state, 0), state.turn) == ("choose", 2)
    turn(state)
    assert (asked(state, 0), state.turn) == ("choose", 3)


def test_digging_is_for_the_turn_of_the_stage_only() -> None:
    state = position(DIGGER, *PLAIN, discard="tavern altar")
    turn(state, "stage with pawnshop")
    state.play(0, "dig altar")
    turn(state)
    assert asked(state, 0) == "choose"


def test_digging_in_the_last_turn_of_the_game() -> None:
    """Leftovers included, and before the last conflicts (F13)."""
    digger = City("halicarnassus A", "foundry ore_vein", 0, 1, hand="altar arsenal")
    state = position(digger, City("rhodes A", "walls"), City("ephesus A"), age=3, turn=6)
    turn(state, "stage with altar")
    state.play(0, "dig arsenal")
    assert state.over
    assert city(state, 0).victory_points == 10


def test_a_dug_building_makes_others_free() -> None:
    """Also in the same age: what counts is that it stands (D1)."""
    state = position(DIGGER, *PLAIN, age=3, discard="school")
    turn(state, "stage with pawnshop", "build pawnshop", "build pawnshop")
    state.play(0, "dig school")
    deal_hands(state, "study academy")
    assert can_build(state, 0, "study")
    assert can_build(state, 0, "academy")


def test_all_stages_of_side_b_dig() -> None:
    own = "foundry brickyard clay_pool glassworks_i press_i"
    state = position(City("halicarnassus B", own, 0), *PLAIN, discard="altar theater baths")
    for card in ("altar", "theater", "baths"):
        turn(state, "stage with pawnshop", "build pawnshop" if card == "altar" else "", "")
        state.play(0, f"dig {card}")
    assert city(state, 0).stages == 3


# Olympia A, stage 2: a free building in every age

OLYMPIA = City("olympia A", coins=0, stages=2, hand="palace senate altar")


def test_a_free_building_needs_neither_resources_nor_coins() -> None:
    state = position(OLYMPIA, *PLAIN, age=3)
    turn(state, "build palace free")
    assert "palace" in city(state, 0).cards
    assert coins(state, 0) == 0
    state = position(City("olympia A", coins=0, stages=2, hand="sawmill"), *PLAIN, age=2)
    turn(state, "build sawmill free")
    assert "sawmill" in city(state, 0).cards


def test_a_free_building_once_in_an_age() -> None:
    state = position(OLYMPIA, *PLAIN, age=1)
    turn(state, "build palace free")
    deal_hands(state, "senate")
    assert "build senate free" not in notations(state, 0)
    with pytest.raises(Illegal) as refusal:
        state.play(0, "build senate free")
    assert refusal.value.rule == "free-building"
    finish_age(state)
    deal_hands(state, "senate")
    assert "build senate free" in notations(state, 0)


def test_an_unused_free_building_lapses() -> None:
    """Two ages later there is still only one (F16)."""
    state = position(OLYMPIA, *PLAIN, age=1)
    finish_age(finish_age(state))
    deal_hands(state, "palace senate")
    turn(state, "build palace free")
    deal_hands(state, "senate")
    assert "build senate free" not in notations(state, 0)


def test_a_free_building_is_no_free_stage() -> None:
    state = position(OLYMPIA, *PLAIN)
    assert not any(line.startswith("stage") for line in notations(state, 0))


def test_no_free_building_where_nothing_would_be_saved() -> None:
    """What costs the city nothing is simply built; the power is kept."""
    olympia = City("olympia A", "theater ore_vein", coins=0, stages=2, hand="altar statue barracks stockade")
    state = position(olympia, *PLAIN, age=2)
    assert not any(line.endswith("free") for line in notations(state, 0))
    with pytest.raises(Illegal) as refusal:
        state.play(0, "build altar free")
    assert refusal.value.rule == "free-building"


def test_paying_or_building_free_is_a_choice() -> None:
    olympia = City("olympia A", coins=9, stages=2, hand="baths sawmill")
    state = position(olympia, City("giza A"), City("giza B"), age=2)
    offered = notations(state, 0)
    assert [line for line in offered if "baths" in line and line.startswith("build")] == [
        "build baths pay right:2",
        "build baths pay left:2",
        "build baths free",
    ]
    assert [line for line in offered if line.startswith("build sawmill")] == ["build sawmill", "build sawmill free"]


def test_no_second_building_of_a_name_for_free() -> None:
    olympia = City("olympia A", "palace", coins=0, stages=2, hand="palace")
    state = position(olympia, *PLAIN, age=3)
    assert "build palace free" not in notations(state, 0)
    with pytest.raises(Illegal) as refusal:
        state.play(0, "build palace free")
    assert refusal.value.rule == "no-duplicates"


def test_the_power_works_from_the_turn_after_the_stage() -> None:
    """Also in the rest of the age in which the stage is built (F16)."""
    state = position(City("olympia A", "quarry", 0, 1, hand="palace"), *PLAIN)
    assert "build palace free" not in notations(state, 0)
    with pytest.raises(Illegal) as refusal:
        state.play(0, "build palace free")
    assert refusal.value.rule == "free-building"
    turn(state, "stage with pawnshop")
    deal_hands(state, "palace")
    assert "build palace free" in notations(state, 0)


def test_a_free_building_has_its_effects() -> None:
    state = position(City("olympia A", coins=0, stages=2, hand="lighthouse"), *PLAIN, age=3)
    turn(state, "build lighthouse free")
    assert coins(state, 0) == 1


# Olympia B, stage 3: a copied guild


def test_with_several_guilds_the_choice_is_asked_for_at_the_very_end() -> None:
    """After the last conflicts (F18)."""
    neighbours = City("giza A", "workers_guild quarry"), City("rhodes A", "spies_guild circus barracks")
    state = position(City("olympia B", "walls", stages=3), *neighbours, age=3, turn=6)
    turn(state)
    assert (asked(state, 0), state.to_move()) == ("copy", [0])
    assert notations(state, 0) == ["copy workers_guild", "copy spies_guild"]
    assert city(state, 0).defeats == 1
    assert state.result() is None
    offers = {offer.notation: offer.points for offer in state.offers(0)}
    assert offers == {"copy workers_guild": 1, "copy spies_guild": 2}
    with pytest.raises(Illegal) as refusal:
        state.play(0, "copy traders_guild")
    assert refusal.value.rule == "copy-guild"
    state.play(0, "copy spies_guild")
    assert state.over
    assert [sheet["guilds"] for sheet in state.scores()] == [2, 0, 1]
    assert city(state, 0).copied_guild == "spies_guild"


def test_a_single_guild_is_copied_without_asking() -> None:
    state = position(City("olympia B", stages=3), City("giza A", "builders_guild"), City("rhodes A"), age=3, turn=6)
    turn(state)
    assert state.over
    assert score(state, 0)["guilds"] == 3
    assert events(state, "copied") == [{"player": 0, "card": "builders_guild"}]


def test_without_a_guild_next_door_nothing_is_copied() -> None:
    """Guilds two cities away or one's own do not count."""
    state = position(
        City("olympia B", "shipowners_guild", stages=3), City("giza A"), City("rhodes A", "spies_guild"), City(),
        age=3, turn=6,
    )  # fmt: skip
    turn(state)
    assert state.over
    assert city(state, 0).copied_guild is None
    assert score(state, 0)["guilds"] == 1


def test_without_the_stage_nothing_is_copied() -> None:
    state = position(City("olympia B", stages=2), City("giza A", "builders_guild"), City("rhodes A"), age=3, turn=6)
    turn(state)
    assert state.over
    assert score(state, 0)["guilds"] == 0


def test_a_copied_scientists_guild_is_a_free_symbol() -> None:
    """As if it had been built (D3)."""
    neighbours = City("giza A", "scientists_guild"), City("rhodes A")
    state = position(City("olympia B", "apothecary workshop", stages=3), *neighbours, age=3, turn=6)
    turn(state)
    assert (score(state, 0)["science"], score(state, 0)["guilds"]) == (10, 0)
    assert score(state, 1)["science"] == 1


def test_a_copied_shipowners_guild_does_not_count_itself() -> None:
    """Only cards that really stand in the city count (D4)."""
    own = "lumber_yard loom_i spies_guild"
    state = position(City("olympia B", own, stages=3), City("giza A", "shipowners_guild"), City(), age=3, turn=6)
    turn(state)
    assert score(state, 0)["guilds"] == 3
    assert score(state, 1)["guilds"] == 1


def test_a_copied_guild_looks_at_the_neighbours_of_olympia() -> None:
    """Its owner may well be one of them."""
    left = City("giza A", "philosophers_guild school study")
    state = position(City("olympia B", "academy", stages=3), left, City("rhodes A", "lodge"), age=3, turn=6)
    turn(state)
    assert score(state, 0)["guilds"] == 3
    assert score(state, 1)["guilds"] == 2


def test_a_guild_built_in_the_last_turn_may_be_copied() -> None:
    left = City("giza A", "quarry sawmill lumber_yard loom_i", hand="magistrates_guild")
    right = City("rhodes A", "altar theater")
    state = position(City("olympia B", stages=3), left, right, age=3, turn=6)
    turn(state, "", "build magistrates_guild")
    assert score(state, 0)["guilds"] == 2
