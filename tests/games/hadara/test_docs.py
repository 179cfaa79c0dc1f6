"""The tables of the rule docs show the figures in the box."""

from __future__ import annotations

import pytest

from ecumene.games.hadara.components import COLONY_STACKS, EPOCHS, GOLD, SILVER, STATUES
from ecumene.locale import LANGUAGES
from tests.games.pages import rows

in_both_languages = pytest.mark.parametrize("language", LANGUAGES)


@in_both_languages
def test_colonies(language: str) -> None:
    printed = [[s.required_military, s.plunder_coins, s.annex_cost, s.vp_front] for s in COLONY_STACKS]
    assert rows("hadara", language, "annexing") == printed


@in_both_languages
def test_statues(language: str) -> None:
    printed = [[i, s.required_culture, s.vp, s.bonus] for i, s in enumerate(STATUES, start=1)]
    assert rows("hadara", language, "statues") == printed


@in_both_languages
def test_medals(language: str) -> None:
    assert rows("hadara", language, "medals") == [[medal.prices[epoch] for epoch in EPOCHS] for medal in (SILVER, GOLD)]
