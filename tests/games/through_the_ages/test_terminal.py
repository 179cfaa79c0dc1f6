"""The table in the terminal tells what a player must know."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from ecumene.games.through_the_ages import GAME, terminal
from ecumene.kernel import SPECTATOR
from ecumene.locale import LANGUAGES
from tests.games.through_the_ages.kit import begin, card, hold, men, pact, play_at_random, put


def drawn(players: int, language: str) -> str:
    state = begin(players)
    put(state, 0, "joan_of_arc", "colossus", "vast_territory_i", "warfare", "legion")
    men(state, 0, warriors=3)
    state.civilizations[0].wonder = card("pyramids")
    hold(state, 0, "rats", "iron")
    hold(state, 1, "spy")
    if players > 2:
        pact(state, "peace_treaty", 0, 1)
    console = Console(width=140, record=True, file=StringIO())
    terminal.render(state.view(0), GAME, language, console)
    return console.export_text()


def test_in_english() -> None:
    picture = drawn(3, "en")
    for words in ("Age I", "Seat 2", "Joan of Arc", "Legion", "Pyramids 3 2 1", "Rats", "Peace Treaty", "Iron"):
        assert words in picture
    assert "Spy" not in picture


def test_in_russian() -> None:
    picture = drawn(2, "ru")
    for words in ("Эпоха I", "Жанна д’Арк", "Очки культуры", "Крысы"):
        assert words in picture


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_table_can_be_drawn(language: str) -> None:
    for moves in (0, 100, 300, None):
        state = play_at_random(3, 5, resignation=True, moves=moves)
        console = Console(width=100, record=True, file=StringIO())
        terminal.render(state.view(SPECTATOR), GAME, language, console)
        assert console.export_text()
