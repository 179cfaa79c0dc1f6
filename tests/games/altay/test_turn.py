"""What the rulebook says of a turn: cards, resources, purchases, settlements, technologies, wonders."""

from __future__ import annotations

from ecumene.games.altay.purchase import sell
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
    settled,
)

# The turn and its end


def test_hand_and_resources_are_gone_and_five_cards_are_drawn() -> None:
    state = position(Side("hunter:2 warrior", pool="food:3", deck="scholar:6", discard="town"))
    end_turns(play(state, "play hunter food"))
    own = realm(state)
    assert hand(state) == ["scholar"] * 5
    assert sorted(own.discard) == ["hunter", "hunter", "town", "warrior"]
    assert (pool(state), own.played, own.deck) == ({}, [], 1)
    assert look(state).supply["food"] == 16


def test_the_discard_pile_is_shuffled_only_when_a_card_is_needed() -> None:
    state = position(Side("hunter", deck="scholar:5", discard="town:3"))
    end_turns(state)
    own = realm(state)
    assert (own.deck, len(own.discard)) == (0, 4)
    assert events(state, "shuffled") == []
    end_turns(state, 2)
    assert len(events(state, "shuffled")) == 1
    assert len(hand(state)) == 5


def test_cards_played_this_turn_are_not_shuffled_in_but_bought_ones_are() -> None:
    state = position(Side("scholar hunter", pool="food:1"))
    play(state, "buy farmer", "play hunter food", "play scholar draw")
    assert hand(state) == ["farmer"]
    assert realm(state).played == ["hunter", "scholar"]


def test_with_too_few_cards_one_draws_what_there_is() -> None:
    state = end_turns(position(Side("hunter warrior")))
    assert hand(state) == ["hunter", "warrior"]
    state = position(Side("scholar"))
    refused(state, "play scholar draw", "cards-to-draw")


def test_turns_go_round_clockwise() -> None:
    state = position(Side(lands="F1"), Side(lands="F6"), Side(lands="F4"))
    assert [asked(end_turns(state)) for _ in range(4)] == [("turn", 1), ("turn", 2), ("turn", 0), ("turn", 1)]
    assert look(state).round == 2


# Resources


def test_a_supply_that_is_nearly_empty_gives_what_it_has() -> None:
    state = position(Side("farmer:2", "F1", pool="food:15"))
    assert pool(play(state, "play farmer farmland")) == {"food": 16}
    assert {"play farmer food", "play farmer farmland"} & set(offered(state)) == set()
    refused(state, "play farmer food", "supply")
    refused(state, "play hunter food", "card-in-hand")


def test_an_endless_supply_never_runs_out() -> None:
    state = position(Side("farmer:2", "F1 F2", pool="food:15"), endless=True)
    assert pool(play(state, "play farmer farmland", "play farmer farmland")) == {"food": 19}


# Laid-out cards


def test_never_two_cards_of_one_name() -> None:
    state = play(position(Side("merchant merchant_1")), "play merchant store")
    refused(state, "play merchant_1 store", "laid-twice")


def test_a_village_is_filled_over_several_turns() -> None:
    state = position(Side("village", pool="food:1", deck="hunter:5"))
    end_turns(play(state, "play village collect", "put village food"), 2)
    assert laid(state) == {"village": {"food": 1}}
    play(state, "play hunter food", "put village food", "place F1")
    assert laid(state) == {}
    assert settled(state) == {"F1": 2}
    assert realm(state).discard == ["village"]
    assert look(state).supply["food"] == 16


def test_one_click_puts_all_that_fits() -> None:
    state = play(position(Side("village", pool="food:3")), "play village collect")
    assert {"put village food", "put village all"} <= set(offered(state))
    play(state, "put village all")
    assert asked(state) == ("place", 0)
    assert pool(state) == {"food": 1}


def test_all_is_not_offered_where_one_fits_or_one_must_choose() -> None:
    state = play(position(Side("village", pool="food:1")), "play village collect")
    refused(state, "put village all", "all")
    state = play(position(Side("merchant", pool="food:1 wood:2")), "play merchant store")
    refused(state, "put merchant all", "all")
    play(state, "put merchant food")
    assert "put merchant all" not in offered(state)
    state = play(position(Side("merchant", pool="food:1 wood:1")), "play merchant store", "put merchant all")
    assert laid(state) == {"merchant": {"food": 1, "wood": 1}}


def test_what_is_stored_is_used_as_a_whole_in_a_later_turn() -> None:
    state = position(Side("merchant", pool="food:1 stone:1", deck="hunter:5"))
    play(state, "play merchant store", "put merchant stone")
    refused(state, "use merchant", "stored-today")
    end_turns(state, 2)
    play(state, "use merchant")
    assert pool(state) == {"stone": 1}
    assert laid(state) == {}
    assert realm(state).discard == ["merchant"]


def test_an_empty_store_cannot_be_used() -> None:
    state = play(position(Side("merchant")), "play merchant store")
    refused(state, "use merchant", "stored")
    refused(state, "use spellweaver", "laid")


def test_a_loremaster_stores_culture_only() -> None:
    state = play(position(Side("loremaster", pool="food:1 culture:2")), "play loremaster store")
    assert [line for line in offered(state) if line.startswith("put")] == ["put loremaster culture"]
    play(state, "put loremaster culture")
    refused(state, "put loremaster culture", "room")


# Purchase


def test_a_bought_card_goes_to_the_discard_pile() -> None:
    state = play(position(Side(pool="food:2")), "buy farmer")
    assert realm(state).discard == ["farmer"]
    assert pool(state) == {"food": 1}


def test_one_card_of_a_kind_in_a_turn() -> None:
    state = play(position(Side(pool="food:2", deck="hunter:5")), "buy farmer")
    refused(state, "buy farmer", "buy-twice")
    play(state, "buy miner")


def test_points_cost_culture() -> None:
    state = position(Side(pool="metal:4 culture:1"))
    assert refused(state, "buy chariot", "price")["missing"] == {"culture": 1}
    state = play(position(Side(pool="metal:2 culture:2")), "buy chariot")
    assert realm(state).discard == ["chariot_2"]
    assert look(state).piles[9].top == "chariot_1"


def test_a_pile_runs_out() -> None:
    state = position(Side(pool="food:1"))
    for _ in range(4):
        sell(state, 0)
    refused(state, "buy farmer", "pile")


def test_wild_materials_are_paid_with_any_raw_material() -> None:
    state = position(Side(pool="food:1 wood:1 stone:2"))
    sell(state, 8)
    assert [line for line in offered(state) if line.startswith("buy worker")] == [
        "buy worker wood+stone",
        "buy worker stone+stone",
    ]
    assert pool(play(state, "buy worker wood+stone")) == {"stone": 1}


def test_only_stored_resources_can_pay() -> None:
    """What lies on a collecting card or an achievement cannot; what is stored can, once it is used."""
    side = Side(laid="city food:1, merchant food:1", work="writing food:1")
    state = position(side)
    refused(state, "buy farmer", "price")
    play(state, "use merchant", "buy farmer")
    assert laid(state) == {"city": {"food": 1}}


# Settlements


def test_where_a_settlement_may_go() -> None:
    """Own regions with fewer than four, free ones next to them; no markers, no rivals, nothing far away."""
    state = position(
        Side("town", "F1:4 W1:1", pool="wood:1"), Side(lands="H1:1", people="earthfolk"), markers="M1:c3_wood"
    )
    play(state, "play town collect", "put town wood")
    assert offered(state) == ["place W1", "place H2"]
    refused(state, "place F1", "place-full")
    refused(state, "place H1", "place-rival")
    refused(state, "place M1", "place-marker")
    refused(state, "place F6", "place-far")


def test_settlements_are_placed_one_after_the_other() -> None:
    """The second may go on from the first."""
    state = play(position(Side("city", "F1:1", pool="food:1 wood:1")), "play city collect", "put city all")
    assert "place M1" not in offered(state)
    play(state, "place H1")
    assert "place M1" in offered(state)
    play(state, "place M1")
    assert settled(state) == {"F1": 1, "H1": 1, "M1": 1}


def test_a_settlement_without_a_place_is_lost() -> None:
    state = position(Side("town", "M2:4", pool="wood:1"), markers="H2:c1 H4:c1")
    play(state, "play town collect", "put town wood")
    assert asked(state) == ("turn", 0)
    assert (realm(state).settlements_lost, realm(state).settlements) == (1, 10)


def test_a_single_place_is_taken_without_asking() -> None:
    state = position(Side("town", "M2:4", pool="wood:1"), markers="H2:c1")
    play(state, "play town collect", "put town wood")
    assert settled(state) == {"H4": 1, "M2": 4}


def test_a_city_builds_only_what_is_left() -> None:
    state = position(Side("city", pool="food:1 wood:1", settlements=1))
    play(state, "play city collect", "put city all", "place F1")
    assert asked(state) == ("turn", 0)
    assert realm(state).settlements == 0


# Achievements


def test_an_achievement_needs_a_resource_at_once() -> None:
    state = position(Side(pool="metal:1"), open="writing strategy")
    refused(state, "start writing food", "resource")
    play(state, "start strategy metal")
    work = realm(state).work
    assert work is not None
    assert (work.achievement, work.resources, work.settlement) == ("strategy", {"metal": 1}, True)
    assert realm(state).settlements == 13


def test_a_technology_begun_without_settlements_has_none_on_it() -> None:
    state = play(position(Side(pool="metal:1", settlements=0), open="strategy"), "start strategy metal")
    work = realm(state).work
    assert work is not None
    assert not work.settlement


def test_a_finished_technology_places_its_settlement() -> None:
    state = play(position(Side(pool="food:2 wood:3"), open="writing"), "start writing all", "place W1")
    own = realm(state)
    assert [done.achievement for done in own.done] == ["writing"]
    assert (own.work, own.settlements, settled(state)) == (None, 13, {"F1": 1, "W1": 1})
    assert pool(state) == {"wood": 1}
    assert look(state).supply["food"] == 16


def test_the_market_is_filled_up_to_three_kinds_and_duplicates_are_stacked() -> None:
    state = position(Side(pool="food:1"), open="writing strategy masonry")
    state.decks[1] = [0, 1, 3]  # engineering below masonry below strategy, which comes first
    play(state, "start writing food")
    level = look(state).levels[0]
    assert {kind.achievement: kind.copies for kind in level.open} == {"engineering": 1, "masonry": 2, "strategy": 2}
    assert level.deck == 0


def test_a_stack_of_two_still_counts_as_one_kind() -> None:
    state = position(Side(pool="food:1"), open="writing writing strategy masonry")
    deck = look(state).levels[0].deck
    play(state, "start writing food")
    assert look(state).levels[0].deck == deck


def test_one_achievement_at_a_time() -> None:
    state = position(Side(pool="food:1", work="strategy metal:1"), open="writing")
    refused(state, "start writing food", "two-works")


def test_a_technology_can_be_given_up() -> None:
    """Its resources are lost, its settlement returns, the card leaves the game."""
    state = position(Side(work="strategy metal:1", piece=True))
    before = realm(state).settlements
    play(state, "drop")
    assert (realm(state).work, realm(state).settlements) == (None, before + 1)
    assert look(state).supply["metal"] == 16
    assert state.dropped[3] == 1
    refused(state, "drop", "work")


def test_all_achievements_are_different() -> None:
    refused(position(Side(pool="food:1", done="writing"), open="writing"), "start writing food", "unique")
    refused(position(Side(pool="food:1")), "start writing food", "open")


# Wonders


def test_a_wonder_needs_a_technology_of_level_two() -> None:
    refused(position(Side(pool="culture:1", done="writing"), open="ark"), "start ark culture", "pyramid")
    side = Side(pool="culture:1", done="writing philosophy")
    state = play(position(side, open="ark"), "start ark culture")
    work = realm(state).work
    assert work is not None
    assert not work.settlement


def test_work_on_a_wonder_cannot_be_given_up() -> None:
    state = position(Side(done="writing philosophy", work="ark culture:1"))
    refused(state, "drop", "drop-wonder")
    assert "drop" not in offered(state)


def test_the_secret_wonder_is_revealed_when_begun() -> None:
    state = position(Side(pool="culture:1", done="writing philosophy", secret="ark"))
    assert look(state, 1).realms[0].secret is None
    before = state.reveals
    play(state, "start ark culture")
    assert look(state, 1).realms[0].secret == "ark"
    assert state.reveals > before


def test_a_finished_wonder_builds_nothing() -> None:
    side = Side(done="writing philosophy", work="ark wood:3 metal:2", pool="culture:1")
    state = play(position(side), "put ark culture")
    assert asked(state) == ("turn", 0)
    assert settled(state) == {"F1": 1}


def test_wild_places_of_the_mausoleum() -> None:
    side = Side(done="writing philosophy", pool="wood:2 stone:1 metal:1 culture:3")
    state = play(position(side, open="mausoleum"), "start mausoleum all")
    assert pool(state) == {"wood": 2, "stone": 1, "metal": 1}  # four for three places: one must choose
    play(state, "put mausoleum wood", "put mausoleum wood", "put mausoleum metal")
    assert realm(state).done[-1].achievement == "mausoleum"


# The end


def test_the_end_comes_with_the_last_settlement_and_the_round_is_finished() -> None:
    sides = Side("town", pool="wood:1", settlements=1), Side(lands="F6", people="earthfolk")
    state = play(position(*sides), "play town collect", "put town wood", "place F1")
    assert look(state).last_round
    end_turns(state)
    assert asked(state) == ("turn", 1)
    end_turns(state)
    assert state.over
    assert state.result() is not None


def test_a_settlement_on_a_technology_is_still_to_be_placed() -> None:
    state = position(Side(settlements=1, pool="metal:1"), open="strategy")
    end_turns(play(state, "start strategy metal"), 2)
    assert not state.over
    end_turns(play(state, "drop"), 2)
    assert not state.over


def test_the_end_comes_when_somebody_is_gone_from_the_map() -> None:
    state = position(Side("warrior", "F1:4"), Side("hunter", "W1", deck="hunter:2", people="earthfolk"))
    play(state, "attack F1 W1 warrior", "strike", "yield", "done", "end")
    assert not state.over
    end_turns(state)
    assert state.over


def test_ties_are_broken_row_by_row_from_the_top() -> None:
    """4 VP each: more in achievements wins over more regions."""
    one = Side(lands="F1 W1", done="writing strategy", settlements=0)
    other = Side(lands="F6 W6 H6 M5", people="earthfolk")
    result = end_turns(position(one, other), 2).result()
    assert result is not None
    assert [(standing.score, standing.rank) for standing in result.standings] == [(4, 1), (4, 2)]


def test_equal_rows_share_the_victory() -> None:
    sides = Side(lands="F1", settlements=0), Side(lands="F6", people="earthfolk")
    result = end_turns(position(*sides), 2).result()
    assert result is not None
    assert result.winners == [0, 1]
