"""Going back by way of checkpoints leads where replaying everything leads, in every game and for every pair of eyes."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from ecumene import games
from ecumene.conformance import random_move
from ecumene.kernel import SPECTATOR, Game, Match, Rng, State
from tests.games.golden import once

GAMES = [games.load(slug) for slug in games.slugs()]
#: Of a long game the beginning is enough, with several checkpoints in it.
MOST = 400
#: Every number of players under the newest rules, and the fewest under older ones.
CASES = [(game, players, game.version) for game in GAMES for players in game.players] + [
    (game, game.players[0], rules) for game in GAMES for rules in range(game.oldest, game.version)
]
every_case = pytest.mark.parametrize(
    ("game", "players", "rules"),
    [
        pytest.param(game, players, rules, id=f"{game.slug}-{players}-v{rules}", marks=once(game, players))
        for game, players, rules in CASES
    ],
)


def restless(game: Game, players: int, rules: int, rng: Rng) -> Iterator[Match]:
    """A random game of people who often change their minds, shown after every action, withdrawal and undo."""
    match = Match(game, players, seed=f"restless {players}", rules=rules)
    while not match.state.over and len(match.actions) < MOST:
        yield match
        seat = int(rng.below(players))
        if match.can_undo(seat) and rng.below(3) == 0:
            match.undo()
        elif match.state.can_take_back(seat) and rng.below(2) == 0:
            match.take_back(seat)
        else:
            match.play(*random_move(match.state, rng))
    yield match


def replayed(match: Match, steps: int) -> State:
    """The first actions of a match, played from the deal."""
    again = Match(match.game, match.state.players, match.options, match.seed, rules=match.state.rules)
    for line in match.actions[:steps]:
        again.enter(line)
    return again.state


def everything(state: State) -> list[object]:
    """All there is to say about a state: what lies there, what comes next, what was told, what everybody sees."""
    assert state.journal is not None
    seats = range(state.players)
    return [
        state.digest(),
        state.rules,
        state.reveals,
        state.rng.copy().word(),
        state.journal.events,
        state.to_move(),
        [state.legal(seat) for seat in seats],
        [state.can_take_back(seat) for seat in seats],
        [msgspec.json.encode(state.view(seat)) for seat in (SPECTATOR, *seats)],
        [msgspec.json.encode(state.offers(seat)) for seat in seats],
        [state.narrate(event) for event in state.journal.seen_by(0)],
        state.scores(),
        state.result(),
    ]


@every_case
def test_every_moment_comes_back_as_it_was(game: Game, players: int, rules: int) -> None:
    rng = Rng(f"looking back {game.slug} {players}")
    for match in restless(game, players, rules, rng):
        if match.state.over or rng.below(40) == 0:
            now = len(match.actions)
            assert everything(match.state) == everything(replayed(match, now))
            for steps in {0, now, int(rng.below(now + 1))}:
                assert everything(match.at(steps)) == everything(replayed(match, steps))


@every_case
def test_after_an_undo_everything_is_as_before_the_action(game: Game, players: int, rules: int) -> None:
    rng = Rng(f"regretting {game.slug} {players}")
    match = Match(game, players, seed=f"regret {players}", rules=rules)
    regretted = 0
    while not match.state.over and regretted < 12:
        seat, action = random_move(match.state, rng)
        before = everything(match.at(len(match.actions)))
        match.play(seat, action)
        if match.can_undo(seat) and rng.below(4) == 0:
            match.undo()
            assert everything(match.state) == before
            regretted += 1
    assert regretted


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_who_plays_on_in_the_past_changes_nothing_today(game: Game) -> None:
    rng = Rng(f"another past {game.slug}")
    match = Match(game, game.players[0], seed="another past")
    for _ in range(40):
        match.play(*random_move(match.state, rng))
    today, past = everything(match.state), everything(match.at(20))
    other = match.at(20)
    while not other.over:
        other.play(*random_move(other, rng))
    assert everything(match.state) == today
    assert everything(match.at(20)) == past
