"""Every game passes the same battery, for every number of players and under all rules it can be played by."""

from __future__ import annotations

import pytest

from ecumene.conformance import check
from ecumene.games import load, slugs
from ecumene.kernel import Game
from tests.games.golden import length, once

GAMES = [load(slug) for slug in slugs()]
SIZES = [
    pytest.param(game, players, id=f"{game.slug}-{players}", marks=once(game, players))
    for game in GAMES
    for players in game.players
]
OLD = [
    pytest.param(game, rules, id=f"{game.slug}-v{rules}")
    for game in GAMES
    for rules in range(game.oldest, game.version)
]


def by_old_rules(game: Game, rules: int) -> Game:
    """The same game, where new games begin under older rules."""
    old: Game = type("Old", (type(game),), {"version": rules})()
    return old


def deep(game: Game) -> float:
    """The share of decisions to look at closely: a dozen in a long game, more in a short one."""
    return min(0.04, 12 / length(game.slug))


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_a_game_keeps_its_promises(game: Game, players: int) -> None:
    report = check(
        game, players, games=3 if length(game.slug) < 1_000 else 1, seed=f"{game.slug} {players}", deep=deep(game)
    )
    assert report.failures == []
    assert report.inventory


@pytest.mark.once
@pytest.mark.parametrize(("game", "rules"), OLD)
def test_a_game_under_older_rules_keeps_its_promises(game: Game, rules: int) -> None:
    """One game for each number of players: records of games that were played by these rules are replayed elsewhere."""
    report = check(by_old_rules(game, rules), list(game.players), games=len(game.players), seed="old", deep=deep(game))
    assert report.failures == []


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_game_keeps_its_promises_at_length(game: Game) -> None:
    report = check(game, list(game.players), games=120, seed=f"{game.slug} at length", deep=0.1)
    assert report.failures == []
