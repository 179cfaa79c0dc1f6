"""The rule docs: the same paragraphs in both languages, and tables that show the figures in the box."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ecumene.games.hadara.components import COLONY_STACKS, EPOCHS, GOLD, SILVER, STATUES
from ecumene.locale import LANGUAGES

DOCS = Path(__file__).parents[3] / "docs" / "rules"

in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


def rows(language: str, anchor: str) -> list[list[int]]:
    """The numbers in the rows of the table that follows an anchor."""
    text = (DOCS / f"hadara.{language}.md").read_text(encoding="utf-8").split(f'<a id="{anchor}"></a>')[1]
    table = text[text.index("|---") :].split("\n\n")[0].splitlines()[1:]
    return [[int(number) for number in re.findall(r"\d+", row)] for row in table]


@in_both_languages
def test_colonies(language: str) -> None:
    printed = [[s.required_military, s.plunder_coins, s.annex_cost, s.vp_front] for s in COLONY_STACKS]
    assert rows(language, "annexing") == printed


@in_both_languages
def test_statues(language: str) -> None:
    printed = [[i, s.required_culture, s.vp, s.bonus] for i, s in enumerate(STATUES, start=1)]
    assert rows(language, "statues") == printed


@in_both_languages
def test_medals(language: str) -> None:
    assert rows(language, "medals") == [[medal.prices[epoch] for epoch in EPOCHS] for medal in (SILVER, GOLD)]


@in_both_languages
def test_every_link_leads_somewhere(language: str) -> None:
    text = (DOCS / f"hadara.{language}.md").read_text(encoding="utf-8")
    links = re.findall(r"\]\(#([a-z-]+)\)", text)
    assert links
    assert all(f'<a id="{link}"></a>' in text for link in links)
