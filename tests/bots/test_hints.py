"""Hint and why: legal moves with reasons that can be read in every language."""

from __future__ import annotations

import pytest

from ecumene import bots, games
from ecumene.bots.hints import _reasons
from ecumene.bots.search import Candidate
from ecumene.conformance import Proofreader
from ecumene.kernel import Rng
from ecumene.locale import text
from tests.bots.kit import deciding, judged_games


@pytest.mark.parametrize("slug", judged_games())
@pytest.mark.parametrize("moment", [0, 17, 41])
def test_a_hint_can_be_followed_and_read(slug: str, moment: int) -> None:
    game = games.load(slug)
    state, seat = deciding(game, game.players[1], f"hint {moment}", moment)
    given = bots.hint(state, seat, Rng(1), bots.Budget(simulations=24))
    legal = state.legal(seat)
    assert 1 <= len(given.moves) <= 3
    assert [move.chance for move in given.moves] == sorted((move.chance for move in given.moves), reverse=True)
    reader = Proofreader()
    for move in given.moves:
        assert move.action in legal
        assert 0.0 <= move.chance <= 1.0
        assert move.text == state.offer(seat, move.action).text
        assert move.reasons
        for message in [move.text, *(reason.text for reason in move.reasons)]:
            assert list(reader.problems(message)) == []


def test_at_first_sight_no_move_is_better_than_the_best() -> None:
    """Through the Ages has no learned value: moves are compared by rule of thumb, in the world they were ranked in."""
    game = games.load("through_the_ages")
    compared = set()
    for moment in range(0, 240, 4):
        state, seat = deciding(game, 3, f"first sight {moment % 12}", moment)
        given = bots.hint(state, seat)
        for place, move in enumerate(given.moves if len(given.moves) > 1 else []):
            compared.add((place > 0, move.reasons[0].text.id))
    assert compared <= {
        (False, "bots-reason-judged-better"),
        (False, "bots-reason-close"),
        (True, "bots-reason-judged-worse"),
        (True, "bots-reason-close"),
    }
    assert (True, "bots-reason-judged-worse") in compared


def test_a_hint_is_discreet() -> None:
    state, seat = deciding(games.load("seven_wonders"), 4, "discreet hint", 20)
    budget = bots.Budget(simulations=24)
    other = state.sample(seat, Rng("another world"))
    assert bots.hint(state, seat, Rng(1), budget) == bots.hint(other, seat, Rng(1), budget)


def test_without_luck_of_its_own_a_hint_is_the_same_every_time() -> None:
    """And the same in every world the seat cannot tell from the true one."""
    state, seat = deciding(games.load("hadara"), 3, "steady hint", 15)
    budget = bots.Budget(simulations=24)
    given = bots.hint(state, seat, budget=budget)
    assert len(given.moves) > 1
    assert given == bots.hint(state, seat, budget=budget)
    assert given == bots.hint(state.sample(seat, Rng("another world")), seat, budget=budget)


def _tried(action: int, value: float, own: float, rival: float) -> Candidate:
    points = [{"military": 0.0, "science": 10 * own}, {"military": 10 * rival, "science": 0.0}, {"military": 0.0}]
    return Candidate(action, value, tries=10, total=10 * value, squares=10 * value * value, points=points)


def _ids(move: Candidate, moves: list[Candidate]) -> list[str]:
    state = games.load("seven_wonders").new(3)
    return [reason.text.id for reason in _reasons(state, 0, move, moves)]


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


def test_every_move_but_the_best_is_compared_with_the_best() -> None:
    moves = [_tried(1, 0.7, own=5, rival=0), _tried(2, 0.6, own=3, rival=0), _tried(3, 0.5, own=3, rival=0)]
    state = games.load("seven_wonders").new(3)
    reasons = [_reasons(state, 0, move, moves)[0].text for move in moves]
    assert [reason.args["than"] for reason in reasons] == ["next", "best", "best"]
    assert text(reasons[1]) == "Scientific structures: about 2.0 points less than with the best move"
    assert text(reasons[1], "ru") == "Научные здания: примерно на 2,0 очка меньше, чем при лучшем ходе"


def test_a_worse_move_that_scores_as_much_leaves_a_weaker_position() -> None:
    better, worse = _tried(1, 0.7, own=2, rival=0), _tried(2, 0.6, own=2, rival=0)
    assert _ids(worse, [better, worse]) == ["bots-reason-weaker"]


def test_a_move_without_alternative_says_so() -> None:
    move = _tried(1, 0.7, own=2, rival=0)
    assert _ids(move, [move]) == ["bots-reason-alone"]


def test_points_spread_over_many_categories_are_summed_up() -> None:
    better, worse = (_spread(value, points) for value, points in ((0.7, 0.3), (0.6, 0.0)))
    assert _ids(better, [better, worse]) == ["bots-reason-more"]
    state = games.load("seven_wonders").new(3)
    assert text(_reasons(state, 0, better, [better, worse])[0].text).startswith("all in all: about 0.6 points more")


def _spread(value: float, points: float) -> Candidate:
    own = {"military": 10 * points, "science": 10 * points}
    return Candidate(
        1, value, tries=10, total=10 * value, squares=10 * value * value, points=[own, dict.fromkeys(own, 0)]
    )


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
                assert [reason.text.id for reason in given.moves[0].reasons] == ["bots-hint-only"]
                return
            state.apply(seat, legal[rng.below(len(legal))])
    pytest.fail("no forced move found")
