"""Through the Ages passes the battery that every game passes."""

from __future__ import annotations

import pytest

from ecumene.conformance import check
from ecumene.games.through_the_ages import GAME


@pytest.mark.parametrize("players", [2, 3, 4])
def test_conformance(players: int) -> None:
    report = check(GAME, players, games=4, seed="ages", deep=0.03)
    assert report.failures == []


@pytest.mark.slow
def test_conformance_at_length() -> None:
    report = check(GAME, [2, 3, 4], games=120, seed="ages at length", deep=0.05)
    assert report.failures == []


def test_the_catalogue_is_stable() -> None:
    """The number of actions is published in docs/rules; records and learned policies depend on their order."""
    assert len(GAME.catalogue) == 838
    found = [str(GAME.catalogue[id]) for id in (0, 6, 20, 837)]
    assert found == ["pass", "take 1", "build agriculture", "seize engineering"]
