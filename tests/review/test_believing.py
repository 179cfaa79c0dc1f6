"""What a move is believed to have cost, by glances, narrow plans and broad ones."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ecumene.kernel import Rng
from ecumene.review.believing import UNSEEN, Belief, believed, glanced
from ecumene.review.playing_on import End, Way
from ecumene.review.proving import Proof


def test_what_is_seen_often_is_believed_more() -> None:
    seldom, often = UNSEEN.seen([0.1, 0.3] * 4, 0.0), UNSEEN.seen([0.1, 0.3] * 32, 0.0)
    assert UNSEEN.worth < seldom.worth < often.worth < 0.2
    assert UNSEEN.variance > seldom.variance > often.variance
    assert UNSEEN.more_than(0.1) < seldom.more_than(0.1) < often.more_than(0.1)


def test_however_much_is_seen_it_may_be_off() -> None:
    assert UNSEEN.seen([0.2] * 10_000, 0.05).variance > UNSEEN.seen([0.2] * 100, 0.0).variance


def test_nothing_seen_changes_nothing() -> None:
    assert UNSEEN.seen([], 0.05) is UNSEEN
    assert glanced(None, 0) is UNSEEN


def test_glances_say_a_little() -> None:
    assert UNSEEN.worth < glanced(0.3, 5).worth < glanced(0.3, 17).worth < 0.25


def test_it_is_more_or_less_as_likely_as_not() -> None:
    assert Belief(0.1, 0.01).more_than(0.1) == pytest.approx(0.5)


class Worlds:
    """Plays nothing: says how every world stands after each move, with some luck."""

    worlds = 40

    def __init__(self, worths: dict[Way, float], luck: float = 0.2) -> None:
        self.worths, self.luck, self.seen = worths, luck, 0

    def far(self, state: object, seat: int, moves: Sequence[Way], rng: object) -> list[End]:
        self.seen += 1
        luck = self.luck * (self.seen % 2 - 0.5)
        worths = [self.worths[move] + luck * (place % 2) for place, move in enumerate(moves)]
        return [End(worth, [], worth) for worth in worths]

    def can_follow(self, state: object, seat: int, move: int, other: int) -> bool:
        return (move, other) in self.worths


def found(far: Worlds, *others: int, glance: float | None = 0.2, then: Sequence[int] = ()) -> Proof | None:
    known = {other: glanced(glance, 5) for other in others}
    return believed(far, None, 0, 0, known, then, Rng("believed"))  # type: ignore[arg-type]


@pytest.mark.parametrize(("worth", "reported"), [(0.5, False), (0.58, False), (0.7, True), (0.9, True)])
def test_what_cost_much_is_reported(worth: float, reported: bool) -> None:
    proof = found(Worlds({0: 0.5, 1: worth}), 1)
    assert (proof is not None) is reported
    assert proof is None or 0.1 <= proof.loss <= worth - 0.5


def test_the_best_of_the_others_is_told() -> None:
    proof = found(Worlds({0: 0.3, 1: 0.5, 2: 0.6, 3: 0.2}), 1, 2, 3)
    assert proof is not None
    assert proof.better == 2


@pytest.mark.parametrize(("worth", "luck", "worlds"), [(0.45, 0.2, 8), (0.9, 0.2, 24), (0.65, 1.0, 40)])
def test_what_is_plain_is_played_on_no_more(worth: float, luck: float, worlds: int) -> None:
    """Neither what costs nothing nor what costs much; what may do either is."""
    far = Worlds({0: 0.5, 1: worth}, luck)
    found(far, 1)
    assert far.seen == worlds


def test_glances_have_not_the_last_word() -> None:
    """What short tries call a blunder may be made up for later, and the other way round."""
    assert found(Worlds({0: 0.5, 1: 0.45}), 1, glance=0.4) is None
    assert found(Worlds({0: 0.5, 1: 0.9}), 1, glance=0.0) is not None


@pytest.mark.parametrize(
    ("together", "then", "reported"), [(0.8, [3, 1], False), (0.4, [3, 1], True), (0.8, [3], True), (0.8, [], True)]
)
def test_what_was_made_up_for_in_the_same_turn_was_no_mistake(together: float, then: list[int], reported: bool) -> None:
    """Who plays on may forget it; but whoever did not do it then has left it out."""
    proof = found(Worlds({0: 0.5, 1: 0.8, (0, 1): together}), 1, then=then)
    assert (proof is not None) is reported
    assert proof is None or proof.way == 0
    assert proof is None or len(proof.ends) == len(proof.played)
