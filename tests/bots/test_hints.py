"""Hint and why: legal moves with reasons that can be read in every language."""

from __future__ import annotations

import pytest

from ecumene import bots, games
from ecumene.bots.hints import _reasons
from ecumene.bots.search import Candidate
from ecumene.kernel import Rng
from ecumene.kernel.texts import Proofreader
from tests.bots.kit import deciding, judged_games


@pytest.mark.parametrize("slug", judged_games())
@pytest.mark.parametrize("moment", [0, 17, 41])
def test_a_hint_can_be_followed_and_read(slug: str, moment: int) -> None:
    game = games.load(slug)
    state, seat = deciding(game, game.players[1], f"hint {moment}", moment)
    given = bots.hint(state, seat, Rng(1), bots.Budget(simulations=24))
    legal = state.legal(seat)
    assert 1 <= len(given.moves) <= 3
    reader = Proofreader()
    for move in given.moves:
        assert move.action in legal
        assert 0.0 <= move.chance <= 1.0
        for message in [move.text, *move.reasons]:
            assert list(reader.problems(message)) == []


def test_a_hint_is_discreet() -> None:
    state, seat = deciding(games.load("seven_wonders"), 4, "discreet hint", 20)
    budget = bots.Budget(simulations=24)
    other = state.sample(seat, Rng("another world"))
    assert bots.hint(state, seat, Rng(1), budget) == bots.hint(other, seat, Rng(1), budget)


def _tried(action: int, value: float, own: float, rival: float) -> Candidate:
    points = [{"military": 0.0, "science": 10 * own}, {"military": 10 * rival, "science": 0.0}, {"military": 0.0}]
    return Candidate(action, value, tries=10, total=10 * value, squares=10 * value * value, points=points)


def _ids(move: Candidate, moves: list[Candidate]) -> list[str]:
    state = games.load("seven_wonders").new(3)
    return [reason.id for reason in _reasons(state, 0, move, moves)]


def test_reasons_name_the_category_that_differs_most() -> None:
    better, worse = _tried(1, 0.7, own=5, rival=0), _tried(2, 0.6, own=2, rival=0)
    assert _ids(better, [better, worse]) == ["bots-reason-more"]
    assert _ids(worse, [better, worse]) == ["bots-reason-less"]


def test_reasons_name_whom_a_move_harms() -> None:
    better, worse = _tried(1, 0.7, own=5, rival=1), _tried(2, 0.6, own=2, rival=4)
    assert "bots-reason-denial" in _ids(better, [better, worse])
    assert "bots-reason-gift" in _ids(worse, [better, worse])


def test_a_move_that_scores_nothing_now_pays_off_later() -> None:
    better, worse = _tried(1, 0.7, own=2, rival=0), _tried(2, 0.6, own=2, rival=0)
    assert _ids(better, [better, worse]) == ["bots-reason-later"]


def test_a_close_call_is_called_close() -> None:
    better, worse = _tried(1, 0.605, own=2, rival=0), _tried(2, 0.6, own=2, rival=0)
    assert _ids(better, [better, worse]) == ["bots-reason-close"]


def test_the_only_move_needs_no_thought() -> None:
    game = games.load("seven_wonders")
    for seed in range(200):
        state = game.new(3, None, seed)
        rng = Rng(seed)
        while not state.over:
            seat = state.to_move()[0]
            legal = state.legal(seat)
            if len(legal) == 1:
                given = bots.hint(state, seat, rng, bots.Budget(simulations=1))
                assert [reason.id for reason in given.moves[0].reasons] == ["bots-hint-only"]
                return
            state.apply(seat, legal[rng.below(len(legal))])
    pytest.fail("no forced move found")
