"""Prices before paying, reasons of refusals, and what a seat may know."""

from __future__ import annotations

import pytest

from ecumene.games.through_the_ages.rules import ThroughTheAges
from ecumene.kernel import SPECTATOR, Illegal, Rng
from ecumene.locale import text
from tests.games.through_the_ages.kit import begin, card, happen, hold, men, pact, politics, put, stock


def price(state: ThroughTheAges, notation: str) -> tuple[dict[str, int], list[str]]:
    """The price of an offer, and what changes it, in English."""
    seat = state.to_move()[0]
    offer = next(offer for offer in state.offers(seat) if offer.notation == notation)
    return offer.price, [text(note) for note in offer.notes]


def test_prices_and_what_changes_them() -> None:
    state = begin()
    put(state, 0, "masonry", "drama", "william_shakespeare", "colossus")
    men(state, 0, printing_press=1)
    state.row[5] = card("taj_mahal")
    stock(state, 0, resources=9)
    assert price(state, "build drama") == (
        {"civil_actions": 1, "resources": 2},
        ["Masonry: 1 less", "William Shakespeare: 1 less"],
    )
    assert price(state, "take 6") == ({"civil_actions": 3}, ["Colossus: 1 more"])


def test_the_price_is_told_with_the_action() -> None:
    state = begin()
    stock(state, 0, food=2, resources=3)
    offers = {offer.notation: offer.text for offer in state.offers(0)}
    assert text(offers["build religion"]) == "Build Religion: 1 civil action, 3 resources"
    assert text(offers["population"], "ru") == "Увеличить население — 1 гражданское действие, 2 еды"


def test_points_are_told_where_they_are_certain() -> None:
    state = begin(age=3)
    own = put(state, 0, "albert_einstein")
    own.wonder, own.stages = card("fast_food_chains"), 3
    hold(state, 0, "iron", "cultural_heritage_i", "endowment_for_the_arts")
    state.civilizations[1].culture_points = 3
    stock(state, 0, resources=9, science=9)
    points = {offer.notation: offer.points for offer in state.offers(0) if offer.points is not None}
    assert points == {
        "develop iron": 3,
        "stage 1": 10,
        "play cultural_heritage_i": 2,
        "play endowment_for_the_arts": 6,
    }


def test_price_of_a_unit_uses_lent_resources_first() -> None:
    state = begin()
    own = stock(state, 0, resources=2)
    own.unit_resources = 1
    assert price(state, "build warriors")[0] == {"military_actions": 1, "unit_resources": 1, "resources": 1}


def test_price_of_an_action_cards_order() -> None:
    state = begin()
    hold(state, 0, "rich_land_a")
    stock(state, 0, resources=2)
    state.play(0, "play rich_land_a")
    assert price(state, "build bronze") == ({"resources": 1}, ["Rich Land (A): 1 less"])


def test_price_of_technologies() -> None:
    state = begin(3)
    put(state, 0, "js_bach")
    hold(state, 0, "opera", "monarchy")
    stock(state, 1, science=3)
    pact(state, "scientific_cooperation", 1, 0)
    stock(state, 0, science=9)
    assert price(state, "develop opera") == (
        {"civil_actions": 1, "science": 3},
        ["Scientific Cooperation: 2 less", "J. S. Bach: 2 less"],
    )
    assert price(state, "revolution monarchy")[0] == {"civil_actions": 4, "science": 0}


def test_price_of_an_attack_on_gandhi() -> None:
    state = begin()
    men(state, 0, warriors=5)
    put(state, 1, "mahatma_gandhi")
    hold(state, 0, "spy")
    politics(state)
    assert price(state, "attack spy 2") == ({"military_actions": 2}, ["Mahatma Gandhi: 1 more"])


REFUSALS = [
    ("take 13", "This costs 3 civil actions; you have 1. [card-row]"),
    ("build iron", "You have not developed Iron. [building]"),
    ("build religion", "This costs 3 resources; you have 2. [building]"),
    ("upgrade bronze iron", "You have not developed Iron. [upgrading]"),
    ("destroy religion", "You have no worker on Religion. [destroying]"),
    ("stage 1", "You have no unfinished wonder. [wonders]"),
    ("develop coal", "You do not hold Coal. [technologies]"),
    ("develop iron", "This costs 5 science; you have 0. [technologies]"),
    ("revolution monarchy", "You do not hold Monarchy. [revolution]"),
    ("play reserves_i", "Reserves (I) was taken in this turn and can be played from your next turn on. [action-cards]"),
    ("play frugality_a", "You do not hold Frugality (A). [action-cards]"),
    ("leader homer", "You do not hold Homer. [leaders]"),
    ("tactic legion", "You do not hold Legion. [tactics]"),
    ("copy legion", "Legion is not among the common tactics. [tactics]"),
    ("convert", "Only Hammurabi makes this possible. [leaders]"),
    ("exchange", "You need the Trade Routes Agreement and something to exchange. [pacts]"),
    ("prepare rats", "This cannot be done now. To be decided: the action phase. [action-phase]"),
]


@pytest.mark.parametrize(("notation", "reason"), REFUSALS)
def test_refusals(notation: str, reason: str) -> None:
    state = begin()
    hold(state, 0, "iron", "reserves_i")
    own = stock(state, 0, resources=2)
    own.fresh = [card("reserves_i")]
    own.civil_left = 1
    state.row[12] = card("irrigation")
    hold(state, 0)
    with pytest.raises(Illegal) as refused:
        state.play(0, notation)
    assert str(refused.value) == reason


def test_political_refusals() -> None:
    state = begin(3)
    men(state, 1, warriors=3)
    hold(state, 0, "spy", "annex", "rats")
    pact(state, "peace_treaty", 0, 2)
    politics(state)
    for notation, reason in (
        ("attack spy 2", "Seat 2 is not weaker than you. [aggression]"),
        ("attack annex 2", "Seat 2 has nothing that this card could take. [aggression]"),
        ("attack spy 3", "A pact forbids attacks between you and Seat 3. [aggression]"),
        ("attack spy 1", "You cannot choose yourself. [aggression]"),
        ("attack spy 4", "There is no such player in the game. [aggression]"),
        ("cancel 2", "You are not a party to such a pact. [pacts]"),
        ("resign", "This table plays without resigning. [resigning]"),
    ):
        with pytest.raises(Illegal) as refused:
            state.play(0, notation)
        assert str(refused.value) == reason


def test_refusals_within_reach_name_the_cards() -> None:
    state = begin()
    hold(state, 0, "coal")
    stock(state, 0)
    reasons = {refusal.touches[0]: text(refusal.reason) for refusal in state.refusals(0)}
    assert reasons["coal"] == "This costs 7 science; you have 0."
    assert reasons["warriors"] == "This costs 2 resources; you have 0."


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    state = begin(3)
    hold(state, 0, "rats", "cold_war")
    assert state.view(0).hand == ["rats", "cold_war"]
    assert state.view(1).hand == []
    assert state.view(SPECTATOR).hand is None
    assert state.view(1).civilizations[0].military_hand_ages == [1, 2]


def test_a_sample_keeps_what_is_known_and_changes_what_is_not() -> None:
    state = begin(3)
    own = hold(state, 0, "rats", "cold_war")
    hold(state, 1, "spy", "legion", "phalanx")
    for seat in (0, 1):
        state.civilizations[seat].prepared = []
    state.future, state.future_by = [card("crusades"), card("raiders")], [0, 1]
    hands, events = set(), set()
    for seed in range(30):
        drawn = state.sample(0, Rng(seed))
        assert isinstance(drawn, ThroughTheAges)
        assert drawn.civilizations[0].military_hand == own.military_hand
        assert drawn.future[0] == card("crusades")
        assert drawn.inventory() == state.inventory()
        hands.add(tuple(drawn.civilizations[1].military_hand))
        events.add(drawn.future[1])
    assert len(hands) > 20
    assert len(events) > 5


def test_a_sampled_bidder_can_always_pay_the_bid() -> None:
    state = begin(3)
    men(state, 1, warriors=1)
    hold(state, 1, "military_bonus_i", "military_bonus_i")
    men(state, 0, warriors=5)
    happen(state, "historic_territory_i", turn=1)
    state.play(1, "bid 3")
    assert state.to_move() == [0]
    for seed in range(20):
        drawn = state.sample(0, Rng(seed))
        drawn.play(0, "pass")
        assert drawn.legal(drawn.to_move()[0])
