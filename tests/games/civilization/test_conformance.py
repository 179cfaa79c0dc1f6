"""Both rule sets and all lengths keep the promises every game keeps, for every number of players."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.conformance import check, examine
from ecumene.games.civilization import GAME

KINDS: dict[str, dict[str, Any]] = {
    "standard": {"rules": "standard"},
    "short": {"rules": "advanced", "length": "short", "assign_by_hand": True},
    "medium": {"rules": "advanced", "length": "medium", "fewer_empty_markers": True},
    "long": {"rules": "advanced", "length": "long"},
}
every_kind = pytest.mark.parametrize("kind", KINDS)


@every_kind
def test_two_players(kind: str) -> None:
    report = check(GAME, 2, games=1, seed=f"civilization {kind}", deep=0.01, options=KINDS[kind])
    assert report.failures == []


@pytest.mark.once
def test_who_is_ready_and_claims_a_wonder_can_take_back_being_ready() -> None:
    """The kit once took that for taking back the claim, which everybody has seen."""
    assert examine(GAME, 5, "soak-16-33", deep=0.002).failures == []


@pytest.mark.slow
@every_kind
@pytest.mark.parametrize("players", GAME.players)
def test_all_numbers_of_players(kind: str, players: int) -> None:
    report = check(GAME, players, games=2, seed=f"civilization {kind} {players}", deep=0.02, options=KINDS[kind])
    assert report.failures == []
