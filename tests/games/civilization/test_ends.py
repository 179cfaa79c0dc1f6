"""Eras and games end when the rulebook says so: by technologies, by a die, by conquest, or with the last turn."""

from __future__ import annotations

import pytest

from ecumene.games.civilization import GAME
from ecumene.games.civilization.components import ENDS
from ecumene.games.civilization.rules import Civilization
from ecumene.games.civilization.state import NO_END
from ecumene.kernel import Match
from tests.games.civilization.kit import (
    ANGELA,
    BRAD,
    CHRIS,
    all_pieces,
    buying,
    cards,
    city,
    dice,
    events,
    know,
    marker,
    moving,
    next_turn,
    notations,
    pieces,
    trading,
    units,
    world,
)


def three(rules: str = "standard", **options: str) -> Civilization:
    state = world(rules, **options)  # type: ignore[arg-type]
    for seat, name in enumerate(("gaul", "nile", "andes")):
        city(state, seat, name)
    return state


# Eras of the standard rules


def test_the_third_technology_of_an_era_ends_it_with_the_turn() -> None:
    state = three()
    cards(state, ANGELA, 2)
    cards(state, CHRIS, 1)
    buying(state, ANGELA, 30)
    state.play(ANGELA, "research")
    state.play(ANGELA, "done")
    state.gold[CHRIS] = 20
    state.play(BRAD, "done")
    assert state.era == 0, "the others still buy as before"
    state.play(CHRIS, "research")
    assert state.cards[CHRIS * 4] == 2
    next_turn(state)
    assert (state.era, state.turn) == (1, 2)


def test_the_last_technology_of_an_era_ends_it_too() -> None:
    state = three()
    state.left[0] = 1
    buying(state, CHRIS, 10)
    state.play(CHRIS, "research")
    next_turn(state)
    assert state.era == 1


def test_two_technologies_end_nothing() -> None:
    state = three()
    cards(state, ANGELA, 2)
    cards(state, BRAD, 2)
    buying(state, CHRIS, 0)
    next_turn(state)
    assert state.era == 0


def test_with_the_middle_ages_catapults_become_trebuchets() -> None:
    state = three()
    units(state, ANGELA, "gaul", "catapult swordsman")
    units(state, ANGELA, "north_sea", "galley:catapult")
    cards(state, ANGELA, 3)
    buying(state, CHRIS, 0)
    next_turn(state)
    assert all_pieces(state, ANGELA) == ["swordsman", "trebuchet", "galley"]
    assert pieces(state, ANGELA, "north_sea") == ["galley", "trebuchet"]


def test_three_modern_technologies_end_the_game_when_all_have_bought() -> None:
    state = three(era="modern")
    cards(state, BRAD, 0, 0, 0, 2)
    buying(state, BRAD, 30)
    state.play(BRAD, "research")
    state.play(BRAD, "done")
    assert state.to_move() == [CHRIS]
    state.gold[CHRIS] = 5
    state.play(CHRIS, "expand andes")
    next_turn(state)
    assert (state.over, ENDS[state.ending]) == (True, "technologies")
    assert state.scores()[CHRIS]["settlements"] == 2


# Short and medium games

MEDIEVAL = "currency construction philosophy_literature trade_mapmaking mysticism code_of_laws horseback_riding"
BEFORE = {
    "short": ("medieval", "education", "banking", MEDIEVAL),
    "medium": ("gunpowder", "nationalism", "physics", "banking printing_press astronomy chemistry"),
}


@pytest.mark.parametrize("length", BEFORE)
@pytest.mark.parametrize(("roll", "ends"), [(1, True), (2, True), (3, False)])
def test_a_die_ends_shorter_games(length: str, roll: int, ends: bool) -> None:
    """No more than the technologies of the era in all hands: this is the second."""
    era, bought, known, needed = BEFORE[length]
    state = three("advanced", era=era, length=length)
    know(state, ANGELA, needed)
    know(state, CHRIS, known)
    buying(state, BRAD, 100)
    state.rng = dice((1, roll))
    state.play(BRAD, f"learn {bought}")
    assert (state.ending != NO_END) == ends
    assert not state.over, "it ends with the turn"
    while state.stack[-1].kind in ("place", "free-expansion"):
        state.apply(BRAD, state.legal(BRAD)[0])
    next_turn(state)
    assert state.over == ends


def test_the_first_medieval_technology_may_end_a_short_game() -> None:
    """Bought one era ahead, it ends the era with the turn, and the die is thrown for it."""
    state = three("advanced", length="short")
    know(state, ANGELA, MEDIEVAL)
    buying(state, BRAD, 100)
    state.rng = dice((1, 1))
    state.play(BRAD, "learn education")
    assert ENDS[state.ending] == "short"


def test_a_long_game_knows_no_such_die() -> None:
    state = three("advanced", era="medieval", length="long")
    know(state, ANGELA, MEDIEVAL)
    buying(state, BRAD, 100)
    state.rng = dice((1, 1))
    state.play(BRAD, "learn education")
    assert state.ending == NO_END


# Conquest, and the last turn


def test_who_takes_the_last_foreign_settlement_has_won() -> None:
    state = world("advanced", players=2)
    city(state, ANGELA, "gaul")
    city(state, BRAD, "iberia", 3)
    state.gold = [1, 44]
    state.wonders[2] = BRAD
    units(state, ANGELA, "iberia", "swordsman")
    moving(state, ANGELA)
    state.play(ANGELA, "done")
    state.play(ANGELA, "attack iberia 2")
    assert (state.out, ENDS[state.ending]) == ([False, True], "conquest")
    assert [event["rival"].seat for event in events(state, "captured")] == [BRAD]
    assert (state.wonders[2], state.gold[BRAD]) == (ANGELA, 0)
    next_turn(state)
    result = state.result()
    assert result is not None
    assert result.winners == [ANGELA]


def test_a_standard_player_without_settlements_plays_on() -> None:
    state = world(players=2)
    city(state, ANGELA, "gaul")
    city(state, BRAD, "iberia")
    units(state, ANGELA, "iberia", "swordsman")
    units(state, BRAD, "andes", "settler")
    moving(state, ANGELA)
    state.play(ANGELA, "done")
    state.play(ANGELA, "attack iberia 2")
    assert state.out == [False, False]
    buying(state, BRAD, 5)
    assert "found andes" in notations(state, BRAD)


# Undoing


@pytest.fixture
def match() -> Match:
    """A game at the beginning of its first movement."""
    match = Match(GAME, 2, {"trade_offers": 1}, "undo")
    while match.state.stack[-1].kind != "move":
        seat = match.state.to_move()[0]
        match.play(seat, match.state.legal(seat)[0])
    return match


def play_first(match: Match, beginning: str) -> str:
    """The first legal action that begins like this."""
    seat = match.state.to_move()[0]
    line = next(str(action) for action in match.state.actions(seat) if str(action).startswith(beginning))
    match.play(seat, line)
    return line


def test_steps_can_be_undone_until_a_marker_is_looked_at(match: Match) -> None:
    seat = match.state.to_move()[0]
    before = match.state.digest()
    line = play_first(match, "move settler")
    assert match.can_undo(seat)
    match.undo()
    assert match.state.digest() == before
    match.play(seat, line)
    play_first(match, f"explore {line.split()[-1]}")
    assert not match.can_undo(seat)


def test_a_step_to_where_others_have_units_stands() -> None:
    """Whether they react tells something about their standing orders."""
    for order in ("ask", "fight", "spare"):
        state = world()
        units(state, ANGELA, "gobi", "swordsman settler")
        units(state, BRAD, "manchuria", "swordsman")
        state.battle_order[BRAD] = ("ask", "fight", "spare").index(order)
        moving(state, ANGELA)
        known = state.reveals
        state.play(ANGELA, "move settler gobi huang_he")
        assert state.reveals == known
        state.play(ANGELA, "move swordsman gobi manchuria")
        assert state.reveals > known, order


def test_purchases_can_be_undone_but_not_what_a_foundation_turns_up() -> None:
    state = three()
    marker(state, "gobi", "wine")
    units(state, ANGELA, "gobi", "settler")
    units(state, ANGELA, "steppe", "settler")
    buying(state, ANGELA, 40)
    known = state.reveals
    for line in ("buy swordsman gaul", "found steppe", "expand gaul"):
        state.play(ANGELA, line)
    assert state.reveals == known
    state.play(ANGELA, "found gobi")
    assert state.reveals > known


def test_an_agreement_stands() -> None:
    state = three()
    state.gold = [10, 10, 10]
    trading(state)
    for line in ("offer 2", "give gold_5", "send"):
        state.play(ANGELA, line)
    known = state.reveals
    state.play(BRAD, "accept 1")
    assert state.reveals > known
