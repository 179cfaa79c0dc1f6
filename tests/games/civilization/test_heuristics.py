"""What the bots are told: sensible answers to plain questions, and a clear win over chance."""

from __future__ import annotations

from ecumene.games.civilization import GAME
from ecumene.games.civilization.heuristics import HEURISTICS
from ecumene.games.civilization.opinions import BY_HAND, OF_HAND
from ecumene.games.civilization.prospects import turns_left
from ecumene.games.civilization.rules import Civilization
from ecumene.kernel import Rng
from tests.games.civilization.kit import (
    ANGELA,
    BRAD,
    CHRIS,
    buying,
    cards,
    city,
    held,
    moving,
    settled,
    trading,
    units,
    world,
)


def choice(state: Civilization, seat: int) -> str:
    legal = state.legal(seat)
    worths = HEURISTICS.worths(state, seat, legal)
    return str(GAME.catalogue[legal[worths.index(max(worths))]])


def test_a_settler_founds_a_village() -> None:
    state = world()
    units(state, ANGELA, "gobi", "settler")
    buying(state, ANGELA, 5)
    assert choice(state, ANGELA) == "found gobi"


def test_an_army_takes_an_undefended_city() -> None:
    state = world()
    city(state, BRAD, "manchuria", 3)
    units(state, ANGELA, "gobi", "swordsman")
    moving(state, ANGELA)
    assert choice(state, ANGELA) == "move swordsman gobi manchuria"
    state.play(ANGELA, "move swordsman gobi manchuria")
    state.play(ANGELA, "done")
    assert choice(state, ANGELA) == "attack manchuria 2"


def test_an_exchange_that_serves_both_is_offered_and_accepted() -> None:
    """Two wines and two irons: each has twice what the other lacks."""
    state = world()
    for name in ("gaul", "iberia"):
        city(state, ANGELA, name, 2, "wine")
    for name in ("nile", "sudan"):
        city(state, BRAD, name, 2, "iron")
    city(state, CHRIS, "andes")
    state.cards[0] = state.cards[4] = 3
    for region in range(20, 30):  # enough settlements to be above the least income
        if state.owner[region] < 0:
            settled(state, region % 2, region, 4)
    state.gold = [20, 20, 20]
    trading(state)
    lines = [""]
    while lines[-1] != "send":
        lines.append(choice(state, ANGELA))
        state.play(ANGELA, lines[-1])
    assert {"offer 2", "give wine", "ask iron"} <= set(lines)
    assert choice(state, BRAD) == "accept 1"
    state.play(BRAD, "accept 1")
    assert held(state, ANGELA) == held(state, BRAD) == {"wine": 1, "iron": 1}


def test_a_gift_is_welcome_and_a_robbery_is_not() -> None:
    for terms, answer in (("give gold_10", "accept 1"), ("ask gold_10", "refuse 1")):
        state = world()
        state.gold = [50, 50, 50]
        trading(state)
        for line in ("offer 2", terms, "send"):
            state.play(ANGELA, line)
        assert choice(state, BRAD) == answer


def offered(state: Civilization, *terms: str) -> str:
    """What Brad answers to an offer of Angela's."""
    trading(state)
    for line in ("offer 2", *terms, "send"):
        state.play(ANGELA, line)
    return choice(state, BRAD)


def rich() -> Civilization:
    """Everybody has some settlements, far above the least income, and money."""
    state = world()
    for seat, names in ((ANGELA, "gaul iberia italia"), (BRAD, "nile sudan sahara"), (CHRIS, "andes pampas bahia")):
        for name in names.split():
            city(state, seat, name, 4)
    state.gold = [200, 200, 200]
    return state


def test_a_technology_is_paid_no_more_than_it_costs_at_the_bank() -> None:
    """Angela could buy one for ten gold again and again, and sell it to whoever pays more."""
    for gold, answer in (("gold_50", "refuse 1"), ("gold_20", "refuse 1"), ("gold_5", "accept 1")):
        state = rich()
        cards(state, ANGELA, 1)
        assert offered(state, "give ancient", f"ask {gold}") == answer, gold


def test_a_village_is_not_sold_to_a_bot_for_a_fortune() -> None:
    state = rich()
    city(state, ANGELA, "germania", 1)
    assert offered(state, "give germania", "ask gold_50") == "refuse 1"


def test_a_monopoly_is_not_given_away_for_a_trifle() -> None:
    """Brad's only wine would be Angela's third: twenty gold to her."""
    for gold, answer in (("gold_3", "refuse 1"), ("gold_15", "accept 1")):
        state = rich()
        city(state, ANGELA, "gaul", 4, "wine")
        city(state, ANGELA, "iberia", 4, "wine")
        city(state, BRAD, "nile", 4, "wine")
        assert offered(state, "ask wine", f"give {gold}") == answer, gold


def test_a_card_that_makes_a_monopoly_is_offered_for_gold_and_bought() -> None:
    state = rich()
    for name in ("gaul", "iberia"):
        city(state, ANGELA, name, 4, "wine")
    city(state, BRAD, "nile", 4, "wine")
    trading(state)
    lines = []
    for _ in range(4):
        lines.append(choice(state, BRAD))
        state.play(BRAD, lines[-1])
    assert lines[:2] + lines[3:] == ["offer 1", "give wine", "send"]
    assert lines[2] in ("ask gold_10", "ask gold_15")
    assert choice(state, ANGELA) == "accept 2"


def test_in_a_duel_nobody_trades() -> None:
    """What one gains the other loses."""
    state = world(players=2)
    city(state, ANGELA, "gaul", 4, "wine")
    city(state, BRAD, "nile", 4, "iron")
    trading(state)
    assert choice(state, ANGELA) == choice(state, BRAD) == "ready"


def test_greedy_is_far_ahead_of_chance_after_fifteen_turns() -> None:
    state = GAME.new(2, {"trade_offers": 0}, seed="greedy")
    assert isinstance(state, Civilization)
    rng = Rng("chance")
    while state.turn < 15:
        seat = state.to_move()[0]
        legal = state.legal(seat)
        if seat == 0:
            worths = HEURISTICS.worths(state, seat, legal)
            state.apply(seat, legal[worths.index(max(worths))])
        else:
            state.apply(seat, legal[int(rng.below(len(legal)))])
    own, other = (sum(points.values()) for points in state.scores())
    assert own > 2 * other


def test_an_advanced_game_is_nearer_its_end_the_more_technologies_are_in_play() -> None:
    """Up to the end of a short game some thirteen are bought; after that it may end with any turn."""
    state = world("advanced", length="short")
    guesses = []
    for technology in range(20):
        guesses.append(turns_left(state))
        state.technologies[technology] = ANGELA
    assert guesses == sorted(guesses, reverse=True)
    assert guesses[0] > 10 > 3 > guesses[12] >= guesses[-1] == 1
    longer = world("advanced", length="medium")
    assert turns_left(longer) > guesses[0]


def test_opinions_of_the_other_rule_set_count_nothing() -> None:
    """And every opinion that one of them has is known to both: a misspelt one would be forgotten without a word."""
    for rules, thought in zip(BY_HAND, OF_HAND, strict=True):
        for opinions in BY_HAND.values():
            for name in opinions.keys() - {"fading"}:
                assert getattr(thought, name) == BY_HAND[rules].get(name, 0.0)
