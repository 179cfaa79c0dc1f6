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
    """Plays nothing: says how every world stands after each move, by narrow plans and by broad ones, with some luck."""

    narrow = 32

    def __init__(
        self, narrowly: dict[Way, float], broadly: dict[Way, float] | None = None, broad: int = 48, luck: float = 0.2
    ) -> None:
        self.worths = {False: narrowly, True: broadly or narrowly}
        self.broad, self.luck = broad, luck
        self.seen = {False: 0, True: 0}

    def far(self, state: object, seat: int, moves: Sequence[Way], rng: object, broadly: bool) -> list[End]:
        self.seen[broadly] += 1
        worlds, worths = self.seen[broadly], self.worths[broadly]
        return [End(worths[move] + self.luck * (worlds % 2 - 0.5) * (place % 2), [], worths[move])
                for place, move in enumerate(moves)]  # fmt: skip

    def can_follow(self, state: object, seat: int, move: int, other: int) -> bool:
        return (move, other) in self.worths[False]


def found(far: Worlds, *others: int, glance: float | None = 0.2) -> Proof | None:
    known = {other: glanced(glance, 5) for other in others}
    return believed(far, None, 0, 0, known, Rng("believed"))  # type: ignore[arg-type]


@pytest.mark.parametrize(("worth", "reported"), [(0.5, False), (0.55, False), (0.65, True), (0.9, True)])
def test_what_cost_much_is_reported(worth: float, reported: bool) -> None:
    proof = found(Worlds({0: 0.5, 1: worth}), 1)
    assert (proof is not None) is reported
    assert proof is None or 0.08 <= proof.loss <= worth - 0.5


def test_the_best_of_the_others_is_told() -> None:
    proof = found(Worlds({0: 0.3, 1: 0.5, 2: 0.6, 3: 0.2}), 1, 2, 3)
    assert proof is not None
    assert proof.better == 2


def test_what_costs_nothing_is_soon_given_up_and_what_is_plain_soon_believed() -> None:
    harmless, plain, open_ = Worlds({0: 0.5, 1: 0.45}), Worlds({0: 0.2, 1: 0.8}), Worlds({0: 0.5, 1: 0.6}, luck=1.0)
    assert [found(far, 1) is not None for far in (harmless, plain, open_)][:2] == [False, True]
    assert harmless.seen == {False: 8, True: 0}
    assert plain.seen == {False: 32, True: 16}
    assert open_.seen == {False: 32, True: 48}


@pytest.mark.parametrize(("broad", "reported"), [(48, False), (0, True)])
def test_broad_plans_have_the_last_word(broad: int, reported: bool) -> None:
    """What narrow plans forget to do after one move looks like the fault of that move."""
    far = Worlds({0: 0.5, 1: 0.7}, {0: 0.5, 1: 0.45}, broad=broad)
    assert (found(far, 1) is not None) is reported
    assert far.seen[True] <= broad * 2 / 3, "and need not have it to the end"


@pytest.mark.parametrize(("together", "reported"), [(0.8, False), (0.4, True)])
def test_what_could_be_made_up_for_in_the_same_turn_was_no_mistake(together: float, reported: bool) -> None:
    proof = found(Worlds({0: 0.5, 1: 0.8, (0, 1): together}), 1)
    assert (proof is not None) is reported
    assert proof is None or proof.way == 0
