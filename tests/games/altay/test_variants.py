"""The battery of all games, under every option of the table by name: elsewhere options are drawn by chance."""

from __future__ import annotations

import pytest

from ecumene.conformance import check, examine
from ecumene.games.altay import GAME

#: Both variants of the game, and what else a table can be set up with.
OPTIONS = [
    pytest.param({"trade": False}, id="usual"),
    pytest.param({"trade": True}, id="trade"),
    pytest.param(
        {"trade": True, "limited_supply": False, "whole_map": True, "suggested_starts": True}, id="trade-and-all"
    ),
]


@pytest.mark.once
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", GAME.players)
def test_a_variant_keeps_its_promises(players: int, options: dict[str, bool]) -> None:
    report = check(GAME, players, games=1, seed=f"variants {players}", deep=0.01, options=options)
    assert report.failures == []
    assert report.games == 1


@pytest.mark.once
def test_secret_wonders_are_shown_by_an_end_at_which_nobody_has_a_card_to_draw() -> None:
    """Cards that are drawn count as something seen; here the end of the game alone is what shows the secrets."""
    assert examine(GAME, 3, "soak-4-1759", deep=0.002).failures == []
