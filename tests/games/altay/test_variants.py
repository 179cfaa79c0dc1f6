"""The battery of all games, under every option of the table by name: elsewhere options are drawn by chance."""

from __future__ import annotations

import pytest

from ecumene.conformance import check
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
