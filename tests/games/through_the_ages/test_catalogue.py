"""The catalogue of Through the Ages."""

from __future__ import annotations

from ecumene.games.through_the_ages import GAME


def test_the_catalogue_is_stable() -> None:
    """The number of actions is published in docs/rules; records and learned policies depend on their order."""
    assert len(GAME.catalogue) == 838
    found = [str(GAME.catalogue[id]) for id in (0, 6, 20, 837)]
    assert found == ["pass", "take 1", "build agriculture", "seize engineering"]
