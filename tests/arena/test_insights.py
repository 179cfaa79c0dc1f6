"""Networks by policy gradients: slopes are right, a course is reproducible, and it learns."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ecumene import games
from ecumene.arena.executors import Here
from ecumene.arena.gradients import Aim, Chances, Networks, Rows, Steps, Weights
from ecumene.arena.insights import InsightCourse, InsightProgress, learn_insight, new_weights, write_insight
from ecumene.arena.lockstep import Lesson, play
from ecumene.bots.insight import Insight, Situated
from ecumene.bots.judging import heuristics
from ecumene.bots.value import LinearValue, learned
from ecumene.games.seven_wonders import GAME
from ecumene.kernel import EcumeneError

TINY = InsightCourse(
    "seven_wonders", 3, seed="tiny", games=16, lesson=4, lessons=(2, 2), batch=(64, 64), gate=6, measurements=2,
    choosing=(12, 6), judging=(10, 5),
)  # fmt: skip


def kit() -> Situated:
    found = heuristics(GAME)
    assert isinstance(found, Situated)
    return found


class _Small:
    """A game with five statements, two about others and four families of actions."""

    def insight_sizes(self, players: int) -> tuple[int, int, int]:
        return 5, 2, 4


def small() -> tuple[Networks, Any, Any, Rows, Any]:
    """Networks of random weights in double precision, three positions and their actions."""
    course = InsightCourse("seven_wonders", 3, choosing=(6, 4), judging=(5, 3))
    rng = np.random.default_rng(3)
    weights = new_weights(course, _Small())  # type: ignore[arg-type]
    shaken = {name: np.asarray(weight + rng.normal(0.0, 0.5, weight.shape)) for name, weight in weights.items()}
    told = Rows.of([[0, 2], [1, 2, 4], [3]]).matrix(5).astype(np.float64)
    hands = Rows.of([[0], [], [0, 1]]).matrix(2).astype(np.float64)
    families = Rows.of([[0, 1, 1], [3, 2], [0, 1, 2, 3]])
    return Networks(shaken), told, hands, families, rng.normal(0.0, 1.0, 9)


def check_slopes(weights: Weights, slopes: Weights, loss: Any) -> None:
    """Every slope is what a small change of the weight brings."""
    for name, slope in slopes.items():
        array = weights[name]
        for place in np.ndindex(array.shape):
            found = []
            for change in (1e-6, -1e-6):
                weights[name] = array.copy()
                weights[name][place] += change
                found.append(loss())
            weights[name] = array
            assert (found[0] - found[1]) / 2e-6 == pytest.approx(float(np.asarray(slope)[place]), abs=2e-6), name


def clipped_loss(aim: Aim, chances: Chances) -> float:
    """What proximal policy optimisation makes small, as it is written in the literature."""
    ratio = np.exp(np.log(chances.shares[aim.chosen]) - aim.likelihood)
    bounded = np.clip(ratio, 1.0 - aim.clip, 1.0 + aim.clip)
    gained = np.minimum(ratio * aim.advantage, bounded * aim.advantage)
    entropy = -np.add.reduceat(chances.shares * np.log(chances.shares), chances.starts)
    return float(-(gained + aim.curiosity * entropy).mean())


@pytest.mark.parametrize("advantage", [(1.5, -0.7, 0.4), (-1.0, 0.3, -0.2)])
def test_slopes_of_choosing(advantage: tuple[float, ...]) -> None:
    networks, told, _, families, leanings = small()
    chances = Chances(leanings, families, networks.likings(told)[0])
    chosen = np.array([1, 4, 6])
    # one decision is as likely as before, one was much likelier, one much less likely
    before = np.log(chances.shares[chosen]) + np.array([0.01, 0.5, -0.5])
    aim = Aim(chosen, before, np.array(advantage), 0.2, 0.05)

    def loss() -> float:
        return clipped_loss(aim, Chances(leanings, families, networks.likings(told)[0]))

    likings, first, second = networks.likings(told)
    slopes = aim.slopes(Chances(leanings, families, likings), families, 4).astype(np.float64)
    check_slopes(networks.weights, networks.choosing_slopes(told, (first, second), slopes), loss)


def test_slopes_of_judging() -> None:
    networks, told, hands, _, _ = small()
    networks.weights["judging_outer"] = np.array([0.4, -0.3, 0.8])
    goal = np.array([0.2, 0.9, 0.5])

    def loss() -> float:
        return float(((networks.worths(told, hands)[0] - goal) ** 2).mean())

    worths, first, second = networks.worths(told, hands)
    slopes = networks.judging_slopes(told, hands, (first, second), 2.0 * (worths - goal) / 3)
    check_slopes(networks.weights, slopes, loss)


def test_chances_and_draws() -> None:
    families = Rows.of([[0, 1, 2], [1, 1]])
    likings = np.array([[0.0, 1.0, 2.0], [0.0, 5.0, 0.0]])
    chances = Chances(np.array([0.0, 0.0, 0.0, 1.0, 0.0]), families, likings)
    assert chances.shares[:3] == pytest.approx(np.exp([0, 1, 2]) / np.exp([0, 1, 2]).sum())
    assert chances.shares[3:].sum() == pytest.approx(1.0)
    assert chances.likeliest().tolist() == [2, 3]
    draws = np.array([chances.drawn(np.array([luck, luck])) for luck in np.linspace(0.0, 0.9999, 2000)])
    assert (draws[:, 0] == 2).mean() == pytest.approx(chances.shares[2], abs=0.01)
    assert (draws[:, 1] == 4).mean() == pytest.approx(chances.shares[4], abs=0.01)
    assert set(draws[:, 1]) == {3, 4}


def test_steps_lead_down() -> None:
    steps = Steps({"hill": np.array([3.0, -2.0], dtype=np.float32)})
    for _ in range(2000):
        steps.take(
            "choosing", {"hill": 2.0 * (steps.weights["hill"] - np.array([1.0, 1.0], dtype=np.float32))}, 0.01, 0.99
        )
    assert steps.mean["hill"] == pytest.approx([1.0, 1.0], abs=0.05)


def test_new_networks_choose_as_the_value_does() -> None:
    """Nothing is added to what they go on from; and a decision's advantage is what its end was worth beyond it."""
    lesson = Lesson("seven_wonders", 3, "new", 6, 0.0, 1.0, new_weights(TINY, kit()))
    played = play(lesson)
    assert len(played.won) == 18
    assert sum(played.won) == pytest.approx(6.0)
    assert played.goal.min() >= 0.0
    assert played.goal.max() <= 1.0
    # with all trust in the end, and every position judged alike, the goals are the ends themselves
    assert len(set(np.round(played.goal, 5))) <= 18
    chances = Chances(played.leanings, played.families, np.zeros((len(played.goal), kit().insight_sizes(3)[2])))
    assert np.log(chances.shares[played.chosen]) == pytest.approx(played.likelihood, abs=1e-3)


def test_guests_sit_at_some_tables_and_are_not_noted() -> None:
    weights = new_weights(TINY, kit())
    alone = play(Lesson("seven_wonders", 3, "guests", 4, 0.0, 0.9, weights))
    with_guests = play(Lesson("seven_wonders", 3, "guests", 4, 1.0, 0.9, weights))
    assert len(alone.won) == 12
    assert 4 <= len(with_guests.won) <= 8
    assert len(with_guests.goal) < len(alone.goal)


def test_measurements_are_of_one_seat_at_the_same_deal() -> None:
    played = play(Lesson("seven_wonders", 3, "measured", 6, 0.0, 0.9, new_weights(TINY, kit()), measured=True))
    # it is the value itself that plays at all seats, but for dominated actions, which it hardly takes
    assert len(played.won) == 6
    assert 0.0 <= sum(played.won) <= 4.0


def test_the_same_course_gives_the_same_weights_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    told: list[InsightProgress] = []
    one = learn_insight(TINY, Here(), told.append)
    assert [progress.games for progress in told] == [8, 16]
    assert 0.0 <= told[-1].won <= 1.0

    class Enough(Exception):
        pass

    def stop(progress: InsightProgress) -> None:
        if progress.games == 16:
            raise Enough

    file = tmp_path / "course.npz"
    with pytest.raises(Enough):
        learn_insight(TINY, Here(), stop, file)
    again: list[InsightProgress] = []
    two = learn_insight(TINY, Here(), again.append, file)
    assert again == told[1:]
    assert all(np.array_equal(one[name], two[name]) for name in one)


def test_what_was_learned_can_be_played_with(tmp_path: Path) -> None:
    weights = learn_insight(TINY, Here(), lambda progress: None)
    write_insight(tmp_path / "insight.npz", weights)
    value = learned(GAME, 3)
    assert isinstance(value, LinearValue)
    with np.load(tmp_path / "insight.npz") as arrays:
        insight = Insight(kit(), value, arrays)
    state = GAME.new(3, None, "played with")
    legal = state.legal(0)
    likings = insight.likings(state, 0, legal)
    networks = Networks(weights)
    told = Rows.of([kit().statements(state, 0)]).matrix(networks.statements)
    hands = Rows.of([kit().others_hands(state, 0)]).matrix(networks.hands)
    sums = kit().judged_all(state, 0, legal, value.weights, value.bias, 0.02)
    more = networks.likings(told)[0][0]
    expected = [worth / 0.02 + more[kit().family(state, action)] for worth, action in zip(sums, legal, strict=True)]
    assert likings == pytest.approx(expected, abs=0.02)
    assert insight.worth(state, 0) == pytest.approx(float(networks.worths(told, hands)[0][0]), abs=0.01)


def test_it_learns() -> None:
    """Judgements come nearer to what came, and what did well becomes likelier."""
    course = replace(TINY, games=192, lesson=16, lessons=(4, 4), batch=(512, 512), passes=4, measurements=1, gate=3)
    before, after = new_weights(course, kit()), learn_insight(course, Here(), lambda progress: None)
    errors = []
    for weights in (before, after):
        played = play(Lesson("seven_wonders", 3, "held out", 24, 0.0, 1.0, weights))
        networks = Networks(weights)
        told, hands = played.told.matrix(networks.statements), played.hands.matrix(networks.hands)
        errors.append(float(((networks.worths(told, hands)[0] - played.goal) ** 2).mean()))
    assert errors[1] < 0.95 * errors[0]


def test_other_games_are_refused() -> None:
    for slug in ("hadara", "civilization"):
        with pytest.raises(EcumeneError, match=r"insight|network"):
            learn_insight(replace(TINY, slug=slug), Here(), lambda progress: None)
    assert not isinstance(heuristics(games.load("hadara")), Situated)


def test_a_course_has_as_many_games_as_are_asked_for() -> None:
    told: list[InsightProgress] = []
    learn_insight(replace(TINY, games=6), Here(), told.append)
    assert told[-1].games == 6
