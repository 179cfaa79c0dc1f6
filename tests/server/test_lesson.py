"""Guided first games on the server: partners keep to the script, and the coach speaks only where hints are allowed."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene import games
from ecumene.kernel import LEARNER
from tests.server.serving import Player, reason, until


def learn(player: Player, game: str) -> str:
    table: str = player.post("/api/tables/lesson", game=game, key=f"lesson-{game}-1")["id"]
    return table


def asked(player: Player, table: str) -> Any:
    """The table when the learner is asked again."""
    until(lambda: player.state(table)["prompt"] is not None)
    return player.state(table)


@pytest.mark.parametrize("game", ["seven_wonders", "hadara"])
def test_a_learner_who_does_as_told_meets_the_script(ann: Player, game: str) -> None:
    lesson = games.lesson(game)
    assert lesson is not None
    tips = ann.get(f"/api/lessons/{game}")
    assert [tip["text"] for tip in tips] == [tip.text for tip in lesson.tips if tip.text]
    table = learn(ann, game)
    for answer in lesson.answers(LEARNER):
        state = asked(ann, table)
        due = [tip for tip in tips if tip["moment"] <= state["steps"] <= tip["until"]]
        assert all(tip["asked"] == state["prompt"]["kind"] for tip in due)
        assert ann.act(table, state, answer).status_code == 200
    asked(ann, table)
    played = ann.get(f"/api/tables/{table}/record")["actions"]
    for seat in range(1, lesson.players):
        own = [line for line in played if line.startswith(f"{seat + 1} ")]
        assert own[: len(lesson.answers(seat))] == [f"{seat + 1} {answer}" for answer in lesson.answers(seat)]


def test_there_is_no_lesson_where_none_was_written(ann: Player) -> None:
    answer = ann.ask("POST", "/api/tables/lesson", game="toy", key="lesson-toy-1")
    assert (answer.status_code, reason(answer)) == (404, "server-no-lesson")


def test_the_coach_says_one_line_or_nothing(ann: Player) -> None:
    table = learn(ann, "seven_wonders")
    line = ann.get(f"/api/tables/{table}/coach?seat=0")["text"]
    assert line is None or line["id"] == "bots-coach-line"
    about = ann.get(f"/api/tables/{table}/coach?seat=0&action=discard+stone_pit")["text"]
    assert about is None or about["id"] == "bots-coach-warning"
    wrong = ann.ask("GET", f"/api/tables/{table}/coach?seat=0&action=discard+pawnshop")
    assert wrong.status_code in (409, 422)


def test_the_coach_is_silent_where_hints_are_not_allowed(ann: Player) -> None:
    table = ann.table("seven_wonders", 3, hints=False, seats=[{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}])
    answer = ann.ask("GET", f"/api/tables/{table}/coach?seat=0")
    assert (answer.status_code, reason(answer)) == (403, "server-no-hints")
