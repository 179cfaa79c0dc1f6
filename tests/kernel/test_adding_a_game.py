"""docs/adding-a-game.md can be followed: its pieces, put together, are a game that keeps every promise."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest
from fluent.runtime import FluentResource

from ecumene.conformance import check
from ecumene.kernel import Game
from ecumene.locale import LANGUAGES, bundle

PAGE = (Path(__file__).parents[2] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")


def pieces(kind: str) -> str:
    return "\n\n".join(re.findall(rf"```{kind}\n(.*?)```", PAGE, flags=re.DOTALL))


@pytest.fixture(scope="module")
def pebbles() -> Game:
    module = ModuleType("pebbles_of_the_page")
    sys.modules[module.__name__] = module  # where the game's classes look for their names
    exec(compile(pieces("python"), "docs/adding-a-game.md", "exec"), vars(module))
    for language in LANGUAGES:
        bundle(language).add_resource(FluentResource(pieces("ftl")))
    game: Game = module.GAME
    return game


def test_the_game_of_the_page_keeps_every_promise(pebbles: Game) -> None:
    report = check(pebbles, pebbles.players, 30, seed=1, deep=1.0)
    assert report.failures == []
    assert report.games == 30
    assert report.inventory == 2
    assert report.rules == {"the-bag"}


def test_its_hidden_facts_were_seen_to_vary(pebbles: Game) -> None:
    variation = check(pebbles, 3, 20, seed=2, deep=1.0).variation
    assert {fact.split(" ", 2)[2] for fact in variation} == {"bag", "hands 1", "hands 2", "hands 3"}
    assert all(varied for _, varied in variation.values())
