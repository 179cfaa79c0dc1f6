"""The tables of the rule docs show what is in the box."""

from __future__ import annotations

import re

import pytest

from ecumene.games.altay.achievements import TECHNOLOGIES, WONDERS
from ecumene.games.altay.components import CARDS, PEOPLES
from ecumene.games.altay.regions import LAYOUTS
from ecumene.games.altay.words import say
from ecumene.locale import LANGUAGES, text
from tests.games.pages import paragraph, rows

in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


def cells(language: str, anchor: str) -> list[list[str]]:
    after = paragraph("altay", language, anchor)
    lines = after[after.index("|---") :].split("\n\n")[0].splitlines()[1:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def numbers(words: str) -> list[int]:
    return [int(n) for n in re.findall(r"\d+", words)]


@in_both_languages
def test_maps(language: str) -> None:
    for players, (line, row) in zip(LAYOUTS, enumerate(cells(language, "map")), strict=True):
        assert numbers(row[0]) == [players], line
        assert re.findall(r"[FWHM]\d", row[1]) == list(LAYOUTS[players].regions_out)
        assert re.findall(r"[FWHM]\d", row[2]) == list(LAYOUTS[players].vp_tokens)


def named(id: str, language: str) -> str:
    """A name without what tells two cards of it apart."""
    return text(say.name(id), language).partition(" (")[0]


@in_both_languages
def test_peoples(language: str) -> None:
    for people, row in zip(PEOPLES, cells(language, "peoples"), strict=True):
        assert row[0] == text(say.name(people.id), language)
        assert numbers(row[1]) == list(people.deck.values())
        for card, said in zip(people.deck, row[1].split(", "), strict=True):
            assert named(card, language).split()[0] in said


@in_both_languages
def test_cards(language: str) -> None:
    """Names, prices and what each can do, in the order of the box; the two Craftsmen share a line."""
    printed = {row[0]: row for row in cells(language, "playing")}
    for card in CARDS:
        name = named(card.id, language)
        price = card.price.amounts().values() if card.price is not None else []
        assert numbers(printed[name][1]) == list(price), name
        said = [figure for option in card.options for figure in numbers(text(say.effect(option), language))]
        together = 2 if card.id.startswith("craftsman") else 1
        assert numbers(printed[name][2]) == said * together, name


@in_both_languages
def test_achievements(language: str) -> None:
    for anchor, achievements, column in (("technologies", TECHNOLOGIES, 2), ("wonders", WONDERS, 1)):
        for achievement, row in zip(achievements, cells(language, anchor), strict=True):
            assert row[0] == text(say.name(achievement.id), language)
            amounts = list(achievement.places.amounts().values())
            if achievement.id not in ("commerce", "amphitheatre"):
                assert numbers(row[column]) == amounts, achievement.id
            if achievement in TECHNOLOGIES:
                assert numbers(row[1]) == [achievement.level]
                assert text(say.text(achievement.effect.timing), language) == row[3], achievement.id


@in_both_languages
def test_rows_can_be_read_as_numbers(language: str) -> None:
    assert rows("altay", language, "peoples")[0] == [3, 3, 2, 1, 1]
