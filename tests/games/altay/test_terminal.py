"""The game in a terminal: everything a player needs for a decision, in both languages."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from ecumene.conformance import random_move
from ecumene.games.altay import GAME
from ecumene.games.altay.terminal import render
from ecumene.kernel import SPECTATOR, Rng, State
from ecumene.locale import LANGUAGES
from tests.games.altay.kit import Side, play, position


def picture(state: State, seat: int, language: str) -> str:
    page = StringIO()
    render(state.view(seat), GAME, language, Console(file=page, width=200))
    return page.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_drawn(language: str) -> None:
    state, rng = GAME.new(3, {"trade": True}, "terminal"), Rng("terminal")
    while not state.over:
        seat, action = random_move(state, rng)
        if rng.below(4) == 0:
            assert "altay-" not in picture(state, seat, language)
        state.apply(seat, action)
    assert "altay-" not in picture(state, SPECTATOR, language)


def test_what_is_shown() -> None:
    side = Side("warrior:2 farmer", "F1:2", laid="merchant wood:1", work="writing food:1", done="strategy", kept="town")
    state = position(side, markers="W1:c2_wood", open="masonry")
    page = picture(state, 0, "en")
    for words in (
        "F1 (farmland) × 2",
        "W1 (forest): difficulty 2 (wood)",
        "Merchant (1 wood)",
        "In work: Writing (1 food)",
        "Finished: Strategy (1 VP)",
        "Kept: Town",
        "Masonry [2 food, 2 stone]",
        "attack 1 or defense 1",
        "use farmland: produce 2 food",
    ):
        assert words in page
    play(state, "attack F1 W1 warrior")
    assert "Your hand" in picture(state, 0, "en")


def test_a_battle_is_shown_with_both_strengths() -> None:
    state = position(Side("warrior", "F1:2"), Side(lands="W1:1", people="earthfolk"))
    play(state, "attack F1 W1 warrior", "strike")
    assert "3 against 1" in picture(state, 1, "en")
