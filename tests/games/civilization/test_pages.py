"""The tables of the rule docs show the figures of the box; the terminal draws whole games; components have words."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from ecumene.conformance import random_move
from ecumene.games.civilization import GAME
from ecumene.games.civilization.components import (
    ADVANCED_PRICES,
    CITY_CARDS,
    FIGURES,
    KEY_MOMENTS,
    STANDARD_PRICES,
    TRADE_RANGES,
)
from ecumene.games.civilization.terminal import render
from ecumene.kernel import Rng
from ecumene.locale import LANGUAGES, has, text
from tests.games.pages import paragraph, rows

in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


@in_both_languages
def test_prices(language: str) -> None:
    standard, advanced = STANDARD_PRICES, ADVANCED_PRICES
    printed = [list(row) for row in (standard.army, standard.fleet, standard.settler, standard.village)]
    assert rows("civilization", language, "purchase") == printed
    expected = [advanced.army, advanced.fleet, advanced.settler, advanced.village, (20, 20, 20, 20)]
    expected += [advanced.improvement, advanced.owner_share]
    assert rows("civilization", language, "purchase-advanced") == [list(row) for row in expected]


@in_both_languages
def test_city_cards_and_trade_range(language: str) -> None:
    printed = [list(row) for cards in CITY_CARDS for row in (cards.unhappy, cards.happy)]
    assert rows("civilization", language, "happiness") == printed
    ranges = [[row.regions, row.seas] for row in TRADE_RANGES[:-1]]
    assert rows("civilization", language, "trade-range") == ranges


@in_both_languages
def test_each_doubtful_point_has_its_ruling(language: str) -> None:
    """The twenty questions that the printed rules leave open, one after the other."""
    numbered = [line.split(".")[0] for line in paragraph("civilization", language, "rulings").splitlines()]
    assert [number for number in numbered if number.isdigit()] == [str(number) for number in range(1, 21)]


@in_both_languages
def test_key_moments(language: str) -> None:
    numbers = [number for row in rows("civilization", language, "key-moments") for number in row]
    assert numbers == [moment.least for moment in KEY_MOMENTS]


@in_both_languages
def test_levels(language: str) -> None:
    """Every plus of the table, in the order of the figures."""
    table = paragraph("civilization", language, "unit-levels").split("\n\n")[1]
    printed = [int(word) for word in table.replace(";", " ").split() if word.startswith("+")]
    assert printed == [level.modifier for figure in FIGURES for level in figure.levels if level.modifier]


@in_both_languages
def test_every_component_has_a_name_and_effects_have_words(language: str) -> None:
    for kind, records in GAME.components().items():
        for record in records:
            if kind not in ("city_cards", "prices", "trade_ranges"):
                assert has(f"civilization-{record['id']}", language), record["id"]
            for message in record.get("words", []):
                assert "civilization-" not in text(message, language)


@in_both_languages
@pytest.mark.parametrize("rules", ["standard", "advanced"])
def test_a_game_can_be_drawn(language: str, rules: str) -> None:
    state = GAME.new(3, {"rules": rules, "length": "short"}, seed="picture")
    rng = Rng("picture")
    for step in range(1200):
        if state.over:
            break
        if step % 75 == 0:
            page = StringIO()
            render(state.view(state.to_move()[0]), GAME, language, Console(file=page, width=200))
            assert "civilization-" not in page.getvalue()
        state.apply(*random_move(state, rng))
