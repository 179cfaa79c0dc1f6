"""The table in view: figures that effects have changed, and prompts that name only what can still be had."""

from __future__ import annotations

import pytest

from ecumene.locale import text
from tests.games.hadara.kit import Civ, civ, position, prompt
from tests.games.hadara.test_rulebook import SET


def test_requirements_are_shown_as_reduced() -> None:
    plain, reduced = civ(position(Civ(), step="capture")), civ(position(Civ(cards="III-purple-13"), step="capture"))
    assert plain.required_military == {"C03": 3, "C09": 9, "C15": 15, "C21": 21, "C30": 30}
    assert reduced.required_military == {"C03": 0, "C09": 5, "C15": 11, "C21": 17, "C30": 26}


def test_statues_are_shown_with_their_boost() -> None:
    plain, boosted = civ(position(Civ(), step="capture")), civ(position(Civ(cards="II-purple-14"), step="capture"))
    assert [(statue.bonus, statue.bonus_vp) for statue in plain.statues] == [(2, 2), (3, 3), (4, 4), (6, 6)]
    assert [(statue.bonus, statue.bonus_vp) for statue in boosted.statues] == [(4, 4), (5, 5), (6, 6), (8, 8)]


def test_sets_for_gold_count_the_wild_card() -> None:
    without_green = " ".join(card for card in SET.split() if "green" not in card)
    assert civ(position(Civ(cards=SET), step="set_wheel")).gold_sets == 1
    assert civ(position(Civ(cards=without_green), step="set_wheel")).gold_sets == 0
    assert civ(position(Civ(cards=without_green + " III-purple-11"), step="set_wheel")).gold_sets == 1


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (Civ(coins=20), "You may buy medals: silver for 4, gold for 6."),
        (Civ(coins=20, silver="food income"), "You may buy a gold medal for 6."),
        (Civ(coins=20, gold=2), "You may buy a silver medal for 4."),
    ],
)
def test_the_prompt_names_medals_that_are_left(given: Civ, words: str) -> None:
    assert text(prompt(position(given, step="buy_medals"), 0).text, "en") == words
