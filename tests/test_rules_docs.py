"""The rules in our own words: every paragraph that a game points at is there, in both languages, and findable."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ecumene import conformance, games
from ecumene.locale import LANGUAGES
from tests.games.golden import length
from tests.games.pages import rules

ROOT = Path(__file__).parents[1]

#: Where the anchor stands among the arguments of what points at the rules.
POINTERS = {"Illegal": 1, "Prompt": 2, "Refusal": 3, "no": 1}

every_game = pytest.mark.parametrize("slug", games.slugs())
in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


def anchors(slug: str, language: str) -> list[str]:
    return re.findall(r'<a id="([^"]*)"></a>', rules(slug, language))


def written_pointers(slug: str) -> set[str]:
    """The anchors that stand in the sources of a game, whether or not a few random games come across them."""
    found: set[str] = set()
    for file in sorted((ROOT / "src" / "ecumene" / "games" / slug).glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            found.update(text for place in _places(node) for text in _texts(place))
    return found


def _places(node: ast.AST) -> Iterator[ast.AST]:
    """Where an anchor may be written: the rule of a decision, a refusal or a prompt, the values of a table of rules."""
    if isinstance(node, ast.Call):
        called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        yield from node.args[POINTERS[called] :][:1] if called in POINTERS else []
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == "rule":
        yield from [node.value] if node.value is not None else []
    if isinstance(node, ast.keyword) and node.arg == "rule":
        yield node.value
    if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Dict):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if any(isinstance(target, ast.Name) and "RULE" in target.id for target in targets):
            yield from node.value.values


def _texts(place: ast.AST) -> Iterator[str]:
    """The anchor itself, or both where it depends on something."""
    if isinstance(place, ast.IfExp):
        yield from (*_texts(place.body), *_texts(place.orelse))
    elif isinstance(place, ast.Constant) and isinstance(place.value, str) and place.value:
        yield place.value


@every_game
def test_every_rule_that_is_pointed_at_is_there(slug: str) -> None:
    game = games.load(slug)
    met = conformance.check(
        game, [game.players[0], game.players[-1]], 2, "rules", deep=min(0.2, 30 / length(slug))
    ).rules
    written = written_pointers(slug)
    assert met
    assert written
    for language in LANGUAGES:
        assert met | written <= set(anchors(slug, language)), language


@every_game
def test_both_languages_have_the_same_paragraphs(slug: str) -> None:
    english, russian = anchors(slug, "en"), anchors(slug, "ru")
    assert english == russian
    assert len(english) == len(set(english))


def shapes(slug: str, language: str) -> dict[str, list[int]]:
    """Of every paragraph how many points, numbered steps, rows of tables and blocks of text it has."""
    bodies = re.split(r'<a id="[^"]*"></a>', rules(slug, language))[1:]
    marks = [r"^\s*- ", r"^\d+\. ", r"^\|", r"\n\n"]
    counts = [[len(re.findall(mark, body, re.MULTILINE)) for mark in marks] for body in bodies]
    return dict(zip(anchors(slug, language), counts, strict=True))


@every_game
def test_no_language_leaves_a_sentence_out_of_a_list(slug: str) -> None:
    assert shapes(slug, "ru") == shapes(slug, "en")


@every_game
@in_both_languages
def test_every_link_leads_somewhere(slug: str, language: str) -> None:
    links = re.findall(r"\]\(#([^)]+)\)", rules(slug, language))
    assert links
    assert set(links) <= set(anchors(slug, language))


@every_game
@in_both_languages
def test_the_first_lines_say_whose_work_it_is(slug: str, language: str) -> None:
    beginning = rules(slug, language)[:600].lower()
    assert {"en": "unofficial", "ru": "неофициальн"}[language] in beginning
