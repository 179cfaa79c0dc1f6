"""Trade: offers built term by term, answered, countered, withdrawn; range; what is lent comes back."""

from __future__ import annotations

import pytest

from ecumene.games.civilization.goods import in_range, trade_range
from ecumene.games.civilization.rules import Civilization
from ecumene.games.civilization.state import CONSIDER, TRADE
from ecumene.kernel import Illegal
from tests.games.civilization.kit import (
    ANGELA,
    BRAD,
    CHRIS,
    cards,
    city,
    events,
    held,
    know,
    notations,
    pieces,
    seen,
    settlement,
    trading,
    units,
    world,
)


@pytest.fixture
def market() -> Civilization:
    state = world(trade_offers=2)
    city(state, ANGELA, "gaul", 2, "wine")
    city(state, ANGELA, "iberia", 1, "wine")
    city(state, BRAD, "nile", 1, "iron")
    city(state, CHRIS, "andes")
    units(state, BRAD, "nile", "swordsman settler")
    state.gold = [30, 12, 0]
    cards(state, BRAD, 1)
    trading(state)
    return state


def play(state: Civilization, seat: int, *lines: str) -> None:
    for line in lines:
        state.play(seat, line)


def test_a_resource_for_a_resource_until_the_end_of_production(market: Civilization) -> None:
    play(market, ANGELA, "offer 2", "give wine", "ask iron", "send")
    play(market, BRAD, "accept 1")
    assert (held(market, ANGELA), held(market, BRAD)) == ({"wine": 1, "iron": 1}, {"wine": 1})
    for seat in (ANGELA, BRAD, CHRIS):
        market.play(seat, "ready")
    assert market.stack[-1].kind == "buy"
    assert (held(market, ANGELA), held(market, BRAD)) == ({"wine": 2}, {"iron": 1})


def test_everything_else_changes_hands_for_good(market: Civilization) -> None:
    play(market, ANGELA, "offer 2", "give gold_30", "give iberia", "ask ancient", "demand settler nile", "send")
    play(market, BRAD, "accept 1")
    assert market.gold[:2] == [0, 42]
    assert settlement(market, "iberia") == (BRAD, 1)
    assert (market.technology_count(ANGELA), market.technology_count(BRAD)) == (1, 0)
    assert pieces(market, ANGELA, "nile") == ["settler"]
    assert len(events(market, "gave")) + len(events(market, "gave-piece")) == 2


def test_refused_countered_withdrawn(market: Civilization) -> None:
    play(market, ANGELA, "offer 2", "give wine", "send")
    play(market, BRAD, "counter 1")
    drafts = seen(market, BRAD).trade
    assert drafts is not None
    assert [(draft.gives, draft.asks) for draft in drafts.drafts] == [([], [["wine"]])]
    play(market, BRAD, "give gold_5", "send")
    play(market, ANGELA, "refuse 2")
    play(market, ANGELA, "offer 3", "give gold_1", "send", "withdraw 3")
    assert seen(market, CHRIS).trade is not None
    assert "accept 1" not in notations(market, CHRIS)


def test_two_players_have_one_open_offer_each_way(market: Civilization) -> None:
    play(market, ANGELA, "offer 2", "give gold_1", "send")
    play(market, BRAD, "offer 1", "give gold_1", "send")
    assert "counter 1" not in notations(market, BRAD)
    assert notations(market, BRAD).count("withdraw 1") == 1


def test_any_sum_of_gold_can_be_named_amount_by_amount(market: Civilization) -> None:
    play(market, ANGELA, "offer 2", "give gold_20", "give gold_5")
    assert [line for line in notations(market, ANGELA) if "give gold" in line] == [
        "give gold_1",
        "give gold_2",
        "give gold_3",
    ], "the next amount is a smaller one, and 30 are all there is"
    play(market, ANGELA, "give gold_2", "ask iron", "send")
    play(market, BRAD, "accept 1")
    assert market.gold[:2] == [3, 39]


def test_gold_is_one_of_three_terms_whatever_the_sum(market: Civilization) -> None:
    play(market, ANGELA, "offer 2", "give gold_20", "give wine", "give gold_5", "give gaul")
    assert [line for line in notations(market, ANGELA) if line.startswith(("give", "cede"))] == [
        "give gold_1",
        "give gold_2",
        "give gold_3",
    ]


def test_a_resource_goes_over_once(market: Civilization) -> None:
    """The settlement in Gaul takes its wine along: with the other card promised it can no longer be promised too."""
    play(market, ANGELA, "offer 2", "give wine", "give wine")
    assert not {"give wine", "give gaul", "give iberia"} & set(notations(market, ANGELA))


def test_an_offer_wakes_whoever_was_ready_and_must_be_answered(market: Civilization) -> None:
    market.play(BRAD, "ready")
    assert market.to_move() == [ANGELA, CHRIS]
    play(market, ANGELA, "offer 2", "ask gold_10", "send")
    assert market.to_move() == [ANGELA, BRAD, CHRIS]
    with pytest.raises(Illegal, match="waiting for your answer"):
        market.play(BRAD, "ready")


def test_ready_can_be_taken_back_while_somebody_talks(market: Civilization) -> None:
    market.play(BRAD, "ready")
    market.take_back(BRAD)
    assert market.to_move() == [ANGELA, BRAD, CHRIS]


def test_nobody_gives_what_is_gone(market: Civilization) -> None:
    play(market, BRAD, "offer 1", "give iron", "send")
    play(market, BRAD, "offer 3", "give iron", "send")
    market.play(ANGELA, "accept 2")
    with pytest.raises(Illegal, match="no longer has"):
        market.play(CHRIS, "accept 2")


def test_people_are_told_that_they_trade() -> None:
    """Not that they produce, which comes next; nor while a key moment is announced in between."""
    state = world(era="medieval", players=2)
    for seat, name in ((ANGELA, "gaul"), (BRAD, "nile")):
        city(state, seat, name)
    state.gold = [50, 10]
    state.wonder_order[ANGELA] = CONSIDER
    state.phase = TRADE
    state.proceed()
    for seat, line in ((BRAD, "offer 1"), (BRAD, "give gold_10"), (BRAD, "send"), (ANGELA, "accept 2")):
        assert seen(state, ANGELA).phase == "trade"
        state.play(seat, line)
    assert (state.stack[-1].kind, seen(state, ANGELA).phase) == ("announce", "trade")


def test_a_trade_phase_ends(market: Civilization) -> None:
    for _ in range(2):
        play(market, ANGELA, "offer 2", "give gold_1", "send", "withdraw 2")
    with pytest.raises(Illegal, match="as many offers"):
        market.play(ANGELA, "offer 2")


def test_a_wonder_and_a_technology_by_name() -> None:
    state = world("advanced")
    city(state, ANGELA, "gaul")
    city(state, BRAD, "iberia")
    city(state, CHRIS, "andes")
    know(state, ANGELA, "bronze_working")
    state.wonders[1] = ANGELA
    trading(state)
    play(state, ANGELA, "offer 2", "give bronze_working", "give colossus", "send")
    play(state, BRAD, "accept 1")
    me = seen(state, BRAD).players[BRAD]
    assert (me.technologies, me.wonders) == (1, ["colossus"])


@pytest.mark.parametrize(
    ("technologies", "regions", "seas"),
    [
        ("", 1, 0),
        ("trade_mapmaking", 1, 1),
        ("astronomy trade_mapmaking", 1, 2),
        ("navigation", 1, 3),
        ("steam_power", 4, 3),
        ("flight", 99, 99),
    ],
)
def test_the_range_grows_with_technologies(technologies: str, regions: int, seas: int) -> None:
    state = world("advanced")
    know(state, CHRIS, technologies)
    assert trade_range(state) == (regions, seas)


@pytest.mark.parametrize(
    ("one", "other", "technologies", "reaches"),
    [
        ("gaul", "iberia", "", True),
        ("gaul", "italia", "", True),
        ("gaul", "balkans", "", False),
        ("gaul", "britannia", "", False),
        ("gaul", "britannia", "trade_mapmaking", True),
        ("gaul", "gobi", "steam_power", False),
        ("gaul", "gobi", "flight", True),
    ],
)
def test_who_may_trade_with_whom(one: str, other: str, technologies: str, reaches: bool) -> None:
    state = world("advanced")
    city(state, ANGELA, one)
    city(state, BRAD, other)
    know(state, CHRIS, technologies)
    assert in_range(state, ANGELA, BRAD) == reaches
