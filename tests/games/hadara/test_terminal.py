"""The game in a terminal: everything a player needs for a decision, in both languages."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from ecumene.games.hadara import GAME
from ecumene.games.hadara.rules import Hadara
from ecumene.games.hadara.terminal import render
from ecumene.kernel.messages import SPECTATOR
from ecumene.locale import LANGUAGES, text
from tests.games.hadara.kit import Civ, anything, look, new_state, position


def picture(state: Hadara, seat: int, language: str) -> str:
    page = StringIO()
    render(state.view(seat), GAME, language, Console(file=page, width=200))
    return page.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_drawn(language: str) -> None:
    state = new_state(3, choose_sides=True)
    while not state.over:
        seat = state.to_move()[0]
        assert "hadara-" not in picture(state, seat, language)
        state.play(seat, anything(state, seat))
    assert "hadara-" not in picture(state, SPECTATOR, language)


def test_what_is_shown() -> None:
    state = position(
        Civ(
            coins=7,
            military=9,
            cards="I-red-01 I-blue-03",
            colonies="C03 C09-1",
            statues="1:food:up 2:income:down",
            silver="military",
            gold=1,
            hand="I-purple-09 I-red-02",
        ),
        Civ(hand="I-blue-01 I-blue-02"),
        step="keep",
    )
    shown = picture(state, 0, "en")
    crest = text(GAME.name_of(look(state).civilizations[0].crest), "en")
    for words in (
        "Epoch I, phase A: Drawing two cards",
        "Decks, clockwise:",
        "Seat 1 (you), {crest} · 7 coins",
        "✖ Slinger",
        "● Shaman",
        "Colony 3, plundered, Eagle Pass",
        "Statue 1 (food), Statue 2 for points",
        "silver medal (military), gold medal",
        "Unused tiles: income 1, military 1, culture 2, food 1",
        "cost 2  military +3",
        "Whenever you sell a card: 1 coin more; 1 point",
    ):
        assert words.format(crest=crest) in shown, words


@pytest.mark.parametrize("seed", range(3))
def test_decks_are_shown_as_they_lie_round_the_wheel(seed: int) -> None:
    state = new_state(5, seed)
    shown = picture(state, 0, "en")
    places = [shown.index(f"{deck.color}  ") for deck in look(state).decks]
    assert places == sorted(places)


def test_a_spectator_sees_no_hand() -> None:
    state = position(Civ(hand="I-red-01 I-red-02"), Civ(hand="I-blue-01 I-blue-02"), step="keep")
    assert "Slinger" in picture(state, 0, "en")
    assert "Slinger" not in picture(state, SPECTATOR, "en")
    assert "Slinger" not in picture(state, 1, "en")
