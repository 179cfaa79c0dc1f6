"""The box as a list for people: words in every language, ages as they are printed, no drawings."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ecumene import games
from ecumene.cli.words import Voice
from ecumene.kernel import Game
from ecumene.locale import LANGUAGES, has
from tests.cli.conftest import Cli

#: Marks that are printed on the components themselves: sides, epochs, regions and borders of the map.
PRINTED = re.compile(r"[A-Z][A-Z0-9]*(-[A-Z0-9]+)?")


def words_of(value: Any, game: Game) -> list[str]:
    """The names of the facts and the words that a listing would tell."""
    if isinstance(value, dict):
        told = {key: inner for key, inner in value.items() if key not in ("gives", "words", *game.drawn)}
        keys = [key for key in told if key not in ("id", "type")]
        return keys + [word for inner in told.values() for word in words_of(inner, game)]
    if isinstance(value, list | tuple):
        return [word for inner in value for word in words_of(inner, game)]
    return [value] if isinstance(value, str) and value else []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", games.slugs())
def test_everything_in_the_box_is_told_in_words(slug: str, language: str) -> None:
    game = games.load(slug)
    told = set(words_of(game.components(), game))
    codes = {word for word in told if not has(f"{slug}-{word}", language) and not has(f"{slug}-field-{word}", language)}
    assert {word for word in codes if not PRINTED.fullmatch(word)} == set()


@pytest.mark.parametrize("slug", games.slugs())
def test_the_list_draws_no_map(slug: str, cli: Cli) -> None:
    """Points of an outline come as pairs of numbers, many of them."""
    assert not re.search(r"(\d+, \d+; ){3}", " ".join(cli("components", slug).out.split()))


def test_ages_are_told_as_they_are_printed(cli: Cli) -> None:
    said = " ".join(cli("components", "through_the_ages").out.split())
    assert "Agriculture agriculture · Family: Farm · Age: A ·" in said
    assert "Coal coal · Family: Mine · Age: II ·" in said
    assert Voice("ru").age_of(games.load("seven_wonders"), 2) == "II"
