"""The rule docs: the same paragraphs in both languages, every rule that is pointed at, and the figures in the box."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ecumene.games.through_the_ages import GAME
from ecumene.games.through_the_ages.components import CONSUMPTION, CORRUPTION, HAPPINESS_REQUIRED, POPULATION_COST
from ecumene.games.through_the_ages.explain import RULE_OF_ASK
from ecumene.games.through_the_ages.refusals import RULE_OF_VERB
from ecumene.locale import LANGUAGES

DOCS = Path(__file__).parents[3] / "docs" / "rules"

in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


def text(language: str) -> str:
    return (DOCS / f"through_the_ages.{language}.md").read_text(encoding="utf-8")


def anchors(language: str) -> list[str]:
    return re.findall(r'<a id="([a-z-]+)"></a>', text(language))


def rows(language: str, anchor: str) -> list[list[int]]:
    """The numbers in the rows of the table that follows an anchor."""
    after = text(language).split(f'<a id="{anchor}"></a>')[1]
    table = after[after.index("|---") :].split("\n\n")[0].splitlines()[1:]
    return [[int(number) for number in re.findall(r"\d+", row)] for row in table]


def test_the_same_paragraphs() -> None:
    assert anchors("en") == anchors("ru")


@in_both_languages
def test_every_rule_that_is_pointed_at_is_there(language: str) -> None:
    assert {*RULE_OF_VERB.values(), *RULE_OF_ASK.values(), "first-turn"} <= set(anchors(language))


@in_both_languages
def test_every_link_leads_somewhere(language: str) -> None:
    assert set(re.findall(r"\]\(#([a-z-]+)\)", text(language))) <= set(anchors(language))


@in_both_languages
def test_the_yellow_bank(language: str) -> None:
    for row in rows(language, "population"):
        *tokens, cost, eaten, required = row if len(row) > 3 else [*row[:1], 0, *row[1:]]
        for number in range(tokens[0], tokens[-1] + 1):
            assert (POPULATION_COST[number], CONSUMPTION[number], HAPPINESS_REQUIRED[number]) == (cost, eaten, required)


@in_both_languages
def test_the_blue_bank(language: str) -> None:
    for *tokens, corruption in rows(language, "production"):
        for number in range(tokens[0], tokens[-1] + 1):
            assert CORRUPTION[number] == corruption


@in_both_languages
def test_the_size_of_the_catalogue(language: str) -> None:
    assert f" {len(GAME.catalogue)} " in text(language).split('<a id="catalogue"></a>')[1]
