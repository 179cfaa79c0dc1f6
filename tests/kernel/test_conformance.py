"""The conformance kit passes a sound game and notices each way of breaking one."""

from __future__ import annotations

import msgspec
import pytest

from ecumene.conformance import PROMISES, Proofreader, Report, battery, check, examine, random_game, random_options
from ecumene.kernel import Match, Rng
from tests.kernel.mutants import MUTANTS
from tests.kernel.test_locale import entries
from tests.kernel.toy import Heralds


@pytest.fixture(autouse=True)
def _short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of heralds takes about twenty actions; one that takes three times as many will never end."""
    monkeypatch.setattr(battery, "LIMIT", 60)


def test_a_sound_game_keeps_every_promise() -> None:
    report = check(Heralds(), range(2, 4), 40, seed=1, deep=1.0)
    assert report.failures == []
    assert report.ok
    assert report.games == 40
    assert all(report.checked[promise] > 0 for promise in PROMISES)
    assert report.rules == {"choosing", "contest"}


@pytest.mark.parametrize(("message", "game"), MUTANTS, ids=[type(game).__name__ for _, game in MUTANTS])
def test_a_broken_game_is_noticed(message: str, game: Heralds) -> None:
    report = Report(game.slug)
    for seed, games in enumerate((1, 2, *[12] * 6)):  # most of them give themselves away at once
        report.add(check(game, 3, games, seed, deep=1.0))
        if message in {failure.what.id for failure in report.failures}:
            break
    assert message in {failure.what.id for failure in report.failures}
    reader = Proofreader()
    assert [problem for failure in report.failures for problem in reader.problems(failure.what)] == []


def test_every_finding_of_the_kit_has_a_mutant() -> None:
    unproved = {"conformance-record"}  # the kernel's own: no game can break it
    known = {id for id in entries("en", "conformance.ftl") if "-promise-" not in id}
    assert known - {message for message, _ in MUTANTS} == unproved


def test_several_processes_report_the_same() -> None:
    alone = check(Heralds(), (2, 3), 120, seed="x")
    together = check(Heralds(), (2, 3), 120, seed="x", jobs=2)
    assert together == alone


def test_progress_counts_every_game() -> None:
    done: list[int] = []
    check(Heralds(), 2, 7, progress=done.append)
    assert sum(done) == 7


def test_a_failure_can_be_found_again_by_its_seed() -> None:
    game = next(game for message, game in MUTANTS if message == "conformance-clone-differs")
    failure = check(game, (2, 3), 30, seed=5).failures[0]
    assert failure in examine(game, failure.players, failure.seed).failures


def test_the_report_is_json_and_back() -> None:
    report = check(Heralds(), 2, 3)
    assert msgspec.json.decode(msgspec.json.encode(report), type=Report) == report


def test_random_games_depend_on_the_seed_alone() -> None:
    one, two, other = (random_game(Heralds(), 3, seed) for seed in ("s", "s", "t"))
    assert isinstance(one, Match)
    assert one.record() == two.record()
    assert one.record().actions != other.record().actions


def test_an_endless_random_game_is_broken_off() -> None:
    game = next(game for message, game in MUTANTS if message == "conformance-endless")
    with pytest.raises(RuntimeError, match="no end after 50 actions"):
        random_game(game, 2, 1, limit=50)


def test_random_options_vary_what_the_types_list() -> None:
    rng = Rng(3)
    drawn = [random_options(Heralds(), 2, rng) for _ in range(40)]
    assert {options.start for options in drawn} == {"high", "low"}
    assert {options.open for options in drawn} == {True, False}
    assert {options.heralds for options in drawn} == {20}
