"""Learning which way the weights of planned turns should go."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from ecumene import games
from ecumene.arena import shaking
from ecumene.arena.courses import shaken_course_for
from ecumene.arena.executors import Here
from ecumene.arena.shaking import (
    ShakenCourse,
    ShakenProgress,
    by_hand,
    learn_by_shaking,
    shown,
    watch_game,
    write_turn_weights,
)
from ecumene.bots import beam, value
from ecumene.bots.beam import BeamBot, InPoints, positions_of, steps_of
from ecumene.bots.planner import PlannerBot
from ecumene.bots.planner import Settings as Breadth
from ecumene.cli import main
from ecumene.games.through_the_ages.styles import STYLES
from ecumene.kernel import Game

ALTAY, AGES, CIVILIZATION = (games.load(slug) for slug in ("altay", "through_the_ages", "civilization"))
NAMES = steps_of(ALTAY).names
SHORT = ShakenCourse("altay", 2, "test", generations=1, games=3, gate=2)


@pytest.fixture(autouse=True)
def short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shaking, "_LONGEST", 60)


def lessons(count: int, worth: list[float]) -> shaking.Floats:
    """Games whose outcome hangs on some of the weights, and on luck."""
    luck = np.random.default_rng(5)
    shakings = luck.standard_normal((count, len(worth)))
    outcomes = shakings @ worth + 0.3 * luck.standard_normal(count)
    return np.asarray(shakings * outcomes[:, np.newaxis])


def test_weights_go_where_winners_had_them() -> None:
    way, sure = shown(lessons(3000, [0.1, -0.1, 0.0, 0.0]))
    assert sure > 0.9
    assert way[0] > 0.5
    assert way[1] < -0.5
    assert np.abs(way[2:]).max() < 0.2


def test_of_many_weights_only_those_that_matter_go_far() -> None:
    way = shaking.clear(lessons(3000, [0.1, -0.1, *[0.0] * 30]))
    assert list(way[:2]) == [2.5, -2.5]  # farther than that nothing was seen
    assert np.abs(way[2:]).mean() < 0.2
    assert not shaking.clear(np.zeros((10, 4))).any()


def test_where_nothing_is_shown_weights_stay() -> None:
    """Half of such lessons show no way at all; a way that is chance is a short one."""
    found = [shown(np.random.default_rng(seed).standard_normal((50, 40)))[1] for seed in range(20)]
    assert found.count(0.0) > 5
    assert max(found) < 0.5
    way, sure = shown(np.zeros((10, 4)))
    assert (list(way), sure) == ([0.0] * 4, 0.0)


@pytest.mark.parametrize("game", [ALTAY, AGES, CIVILIZATION], ids=lambda game: game.slug)
def test_a_game_says_the_same_every_time_and_nothing_of_what_has_no_weight(game: Game) -> None:
    start, course = by_hand(game), replace(SHORT, slug=game.slug)
    start[:, 4] = 0.0
    lesson = watch_game(course, "lesson", start)
    assert np.array_equal(watch_game(course, "lesson", start), lesson)
    assert not np.array_equal(watch_game(course, "another", start), lesson)
    assert (lesson[~start.any(axis=0)] == 0.0).all()
    assert lesson.any()


def test_each_rule_set_has_lessons_of_its_own() -> None:
    start, course = by_hand(CIVILIZATION, "advanced"), replace(SHORT, slug="civilization", rules="advanced")
    lesson = watch_game(course, "lesson", start)
    assert lesson.shape == start.shape[1:] != by_hand(CIVILIZATION).shape[1:]
    assert lesson.any()


def test_guests_go_by_what_was_made_by_hand_and_say_nothing_themselves() -> None:
    start, course = by_hand(CIVILIZATION), replace(SHORT, slug="civilization")
    assert not watch_game(replace(course, guests=1.0), "lesson", start).any()


def test_a_course_is_for_a_rule_set() -> None:
    assert shaken_course_for("civilization", 2, "0") == ShakenCourse("civilization", 2)
    advanced = shaken_course_for("civilization", 3, "0", games=7)
    assert (advanced.rules, advanced.games) == ("advanced", 7)
    assert advanced.guests > 0


def test_the_rule_set_of_a_course_can_be_said() -> None:
    """For any number of players, with the settings of that rule set; what two, three and more learn goes by itself."""
    usual = [shaken_course_for("civilization", players, "0").rules for players in CIVILIZATION.players]
    assert usual == ["", "advanced", "", "", ""]
    four, three = (shaken_course_for("civilization", players, "0", "advanced") for players in (4, 3))
    assert four == replace(three, players=4)
    assert three == shaken_course_for("civilization", 3, "0")
    assert shaken_course_for("civilization", 3, "0", "") == ShakenCourse("civilization", 3)


@pytest.mark.parametrize(("players", "rules", "key"), [("3", "standard", "turns3"), ("2", "advanced", "advanced2")])
def test_the_command_learns_the_rule_set_that_is_said(
    players: str, rules: str, key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And puts its weights where those of this rule set are looked for."""
    learned: list[ShakenCourse] = []

    def learn(course: ShakenCourse, *_: object) -> list[list[float]]:
        learned.append(course)
        return [[1.0]]

    monkeypatch.setattr(shaking, "learn_by_shaking", learn)
    out = tmp_path / "weights.npz"
    assert main(["train", "civilization", "--players", players, "--rules", rules, "--out", str(out)]) == 0
    assert [course.players for course in learned] == [int(players)]
    with np.load(out) as arrays:
        assert list(arrays) == [key]


def test_three_of_through_the_ages_want_otherwise_what_two_learned() -> None:
    two, three, four = (shaken_course_for("through_the_ages", players, "0") for players in (2, 3, 4))
    assert replace(three, firm=two.firm) == two == four
    assert dict(three.firm)["people"] > (1.0,)


def test_a_tilted_shaking_turns_from_the_first_phase_to_the_last() -> None:
    course = replace(SHORT, tilted=True)
    shaken = shaking._shaken(course, np.ones((3, 2)), np.array([0.0, 1.0, 1.0, 0.0]))
    assert shaken[0, 0] * shaken[2, 0] == pytest.approx(1.0)
    assert shaken[0, 0] > shaken[1, 0] == 1.0
    assert (shaken[:, 1] == shaken[0, 1]).all()
    lesson = watch_game(replace(course, slug=AGES.slug), "lesson", by_hand(AGES))
    assert lesson.shape == (2 * by_hand(AGES).shape[1],)


def test_sparring_partners_sit_in_as_they_are_and_say_nothing_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    """At a table of none but partners nobody was shaken."""
    views: list[list[float]] = []

    def mind(game: Game, weights: shaking.Floats, rules: str) -> BeamBot | PlannerBot:
        views.extend(weights.tolist())
        return PlannerBot(Breadth(width=1, nodes=1, worlds=1))

    monkeypatch.setattr(shaking, "_mind", mind)
    monkeypatch.setattr(shaking, "_SPARRING", 1.0)
    assert not watch_game(replace(SHORT, slug=AGES.slug), "lesson", by_hand(AGES)).any()
    assert all(view in [STYLES[name] for name in ("raider", "builder", "scholar")] for view in views)


@pytest.mark.parametrize("better", [True, False])
def test_only_what_wins_more_is_kept(better: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shaking, "_watch", lambda lesson: np.random.default_rng(1).random(len(NAMES)))
    monkeypatch.setattr(shaking, "_share_of_wins", lambda trial: 0.55 if better else 0.5)
    told: list[ShakenProgress] = []
    learned = learn_by_shaking(SHORT, Here(), told.append)
    assert [progress.accepted for progress in told] == [better]
    assert (learned is not None) == better


def test_a_course_begins_with_the_weights_made_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same course gives the same weights, whatever was learned and shipped before."""
    tables: list[list[list[float]]] = []

    def share_of_wins(trial: shaking._Trial) -> float:
        tables.append(trial.table.tolist())
        return 0.5

    monkeypatch.setattr(shaking, "_share_of_wins", share_of_wins)
    learn_by_shaking(SHORT, Here(), lambda progress: None)
    made = InPoints(steps_of(ALTAY)).weights
    assert tables == [made]
    assert positions_of(ALTAY, 2).weights != made


def test_what_was_learned_is_what_turns_are_planned_by(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For the number of players it was learned for, or the nearest; not if the game is seen in other figures now."""
    folder = tmp_path / "weights"
    write_turn_weights(folder / "altay_turns.npz", 2, [[0.5] * len(NAMES)] * 3)
    write_turn_weights(folder / "altay_turns.npz", 4, [[0.25] * (len(NAMES) + 1)] * 3)
    monkeypatch.setattr(value, "files", lambda package: tmp_path)
    monkeypatch.setattr(beam, "turn_weights", value.turn_weights.__wrapped__)
    planned = positions_of.__wrapped__
    assert planned(ALTAY, 3).weights[0][0] == planned(ALTAY, 2).weights[0][0] == 0.5
    assert planned(ALTAY, 4).weights == InPoints(steps_of(ALTAY)).weights


@pytest.mark.parametrize("slug", ["altay", "through_the_ages", "civilization"])
def test_the_command_says_what_came_of_it(slug: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "weights.npz"
    line = ["train", slug, "--players", "2", "--generations", "1", "--games", "2", "--gate", "2", "--lang", "en"]
    assert main([*line, "--out", str(out), "--jobs", "1"]) == 0
    said = capsys.readouterr().out
    assert "2 players, generation 1: 2 games of shaken weights" in said
    assert out.exists() == ("Weights written" in said) != ("nothing is written" in said)
