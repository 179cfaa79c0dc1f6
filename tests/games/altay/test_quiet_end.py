"""The end of a table that only draws and discards. This rule is ours: the printed ones know no such end."""

from __future__ import annotations

import pytest

from ecumene.games.altay.components import QUIET_ROUNDS
from ecumene.games.altay.rules import Altay
from tests.games.altay.kit import Side, end_turns, events, look, play, position


def quiet_table(side: Side | None = None, round: int = 1, rules: int = 2, markers: str = "") -> Altay:
    """Two players in a round before which nothing lasting has happened."""
    state = position(side or Side("hunter"), Side(lands="F6", people="earthfolk"), markers=markers)
    state.round = round
    state.rules = rules
    return state


def test_twenty_quiet_rounds_in_a_row_end_the_game() -> None:
    state = end_turns(quiet_table(), 2 * QUIET_ROUNDS - 1)
    assert (state.round, state.over, look(state).last_round) == (20, False, True)
    end_turns(state)
    assert state.over
    assert len(events(state, "final")) == 2


def test_the_last_five_of_them_are_told() -> None:
    state = end_turns(quiet_table(), 2 * QUIET_ROUNDS)
    assert [(event["n"], event["most"]) for event in events(state, "quiet")] == [(n, 20) for n in (5, 4, 3, 2, 1)]
    assert [look(quiet_table(round=round)).quiet_rounds_left for round in (15, 16, 20)] == [0, 5, 1]


@pytest.mark.parametrize(
    ("side", "markers", "deeds"),
    [
        (Side(pool="food:1"), "", "buy farmer"),
        (Side("town", pool="wood:1"), "", "play town collect; put town wood; place F1"),
        (Side("warrior"), "W1:c1", "attack F1 W1 warrior"),
        (Side(work="strategy food:2 metal:1", pool="metal:1", settlements=0), "", "put strategy metal"),
    ],
    ids=["bought", "settled", "conquered", "finished"],
)
def test_whatever_lasts_ends_the_quiet(side: Side, markers: str, deeds: str) -> None:
    state = quiet_table(side, QUIET_ROUNDS, markers=markers)
    assert look(state).quiet_rounds_left == 1
    play(state, *deeds.split("; "))
    assert look(state).quiet_rounds_left == 0
    assert state.stirred == QUIET_ROUNDS


def test_a_captured_settlement_ends_the_quiet() -> None:
    state = position(Side("warrior", lands="F1:3"), Side(lands="W1:2", people="earthfolk"))
    state.round = QUIET_ROUNDS
    play(state, "attack F1 W1 warrior", "strike", "stand")
    assert look(state).quiet_rounds_left == 0


@pytest.mark.parametrize(
    ("side", "deed"),
    [
        (Side(done="religion", lands="F1:2"), "move F1 W1"),
        (Side("hunter:2", done="engineering"), "trash hunter"),
        (Side(work="strategy food:1", piece=True), "drop"),
        (Side(work="strategy food:1", piece=True, pool="metal:1"), "put strategy metal"),
    ],
    ids=["moved", "trashed", "dropped", "put"],
)
def test_what_could_go_on_for_ever_does_not(side: Side, deed: str) -> None:
    state = play(quiet_table(side, QUIET_ROUNDS), deed)
    assert (look(state).last_round, look(state).quiet_rounds_left) == (True, 1)


def test_games_begun_by_the_first_rules_know_no_quiet_end() -> None:
    state = quiet_table(round=QUIET_ROUNDS, rules=1)
    assert not look(state).last_round
    end_turns(state, 2)
    assert (state.over, look(state).quiet_rounds_left, events(state, "quiet")) == (False, 0, [])
