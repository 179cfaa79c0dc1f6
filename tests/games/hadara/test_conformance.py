"""Hadara passes the battery that every game passes."""

from __future__ import annotations

import pytest

from ecumene.conformance import check
from ecumene.games.hadara import GAME


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_conformance(players: int) -> None:
    report = check(GAME, players, games=8, seed="hadara", deep=0.1)
    assert report.failures == []


@pytest.mark.slow
def test_conformance_at_length() -> None:
    report = check(GAME, [2, 3, 4, 5], games=400, seed="hadara at length", deep=0.1)
    assert report.failures == []
