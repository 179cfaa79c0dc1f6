"""The rule docs show the figures in the box."""

from __future__ import annotations

import pytest

from ecumene.games.through_the_ages import GAME
from ecumene.games.through_the_ages.components import CONSUMPTION, CORRUPTION, HAPPINESS_REQUIRED, POPULATION_COST
from ecumene.locale import LANGUAGES
from tests.games.pages import paragraph, rows

in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


@in_both_languages
def test_the_yellow_bank(language: str) -> None:
    for row in rows(GAME.slug, language, "population"):
        *tokens, cost, eaten, required = row if len(row) > 3 else [*row[:1], 0, *row[1:]]
        for number in range(tokens[0], tokens[-1] + 1):
            assert (POPULATION_COST[number], CONSUMPTION[number], HAPPINESS_REQUIRED[number]) == (cost, eaten, required)


@in_both_languages
def test_the_blue_bank(language: str) -> None:
    for *tokens, corruption in rows(GAME.slug, language, "production"):
        for number in range(tokens[0], tokens[-1] + 1):
            assert CORRUPTION[number] == corruption


@in_both_languages
def test_the_size_of_the_catalogue(language: str) -> None:
    assert f" {len(GAME.catalogue)} " in paragraph(GAME.slug, language, "catalogue")
