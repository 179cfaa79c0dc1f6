"""Bots outside: the line protocol, and what happens to answers that are illegal, late or not understood."""

from __future__ import annotations

import io
import json
import shlex
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from ecumene import games
from ecumene.bots.external import ExternalBot, question, understood
from ecumene.bots.knowledge import Budget, Knowledge
from ecumene.bots.sdk import Player
from ecumene.kernel import Message, Rng

ROOT = Path(__file__).parents[2]


@pytest.fixture
def knowledge() -> Knowledge:
    return Knowledge(games.load("seven_wonders").new(3, None, 4), 1)


def program(tmp_path: Path, source: str) -> str:
    file = tmp_path / "bot.py"
    file.write_text(f"import sys; sys.path[:0] = {sys.path!r}\n{source}", encoding="utf-8")
    return shlex.join([sys.executable, str(file)])


def test_the_example_plays(knowledge: Knowledge, tmp_path: Path) -> None:
    source = "from ecumene.bots.examples.builder import Builder\nBuilder().run()\n"
    bot = ExternalBot(program(tmp_path, source), Budget(seconds=30))
    try:
        action = bot.choose(knowledge, Rng(0))
    finally:
        bot.close()
    assert bot.faults == []
    assert str(knowledge.game.catalogue[action]).startswith("build")


def test_a_question_says_everything_and_nothing_hidden(knowledge: Knowledge) -> None:
    asked = question(knowledge, 3, 1.5)
    assert (asked.game, asked.seat, asked.players, asked.id) == ("seven_wonders", 1, 3, 3)
    assert [choice.action for choice in asked.legal] == knowledge.legal()
    assert asked.view["hand"] is not None
    assert "seed" not in json.dumps(asked.view)


@pytest.mark.parametrize(
    ("answer", "problem"),
    [
        (b"build", "bots-answer-malformed"),
        (b'{"id": 1}', "bots-answer-malformed"),
        (b'{"id": 9, "action": 0}', "bots-answer-stale"),
        (b'{"id": 1, "action": -5}', "bots-answer-illegal"),
        (b'{"id": 1, "action": "win the game"}', "bots-answer-illegal"),
        (b"\xff\xfe", "bots-answer-malformed"),
    ],
)
def test_a_bad_answer_is_named(knowledge: Knowledge, answer: bytes, problem: str) -> None:
    said = understood(answer, question(knowledge, 1, 1.0))
    assert isinstance(said, Message)
    assert said.id == problem


def test_an_answer_may_be_a_number_or_a_notation(knowledge: Knowledge) -> None:
    asked = question(knowledge, 1, 1.0)
    choice = asked.legal[2]
    for given in (choice.action, choice.notation):
        assert understood(json.dumps({"id": 1, "action": given}).encode(), asked) == choice.action


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("import sys\nsys.exit(0)\n", "bots-gone"),
        ("import time\nprint('{}', flush=True)\ntime.sleep(60)\n", "bots-answer-late"),
        ("import sys\nfor line in sys.stdin: print('nonsense', flush=True)\n", "bots-answer-malformed"),
    ],
)
def test_a_broken_bot_plays_by_chance_and_is_counted(
    knowledge: Knowledge, tmp_path: Path, source: str, fault: str
) -> None:
    bot = ExternalBot(program(tmp_path, source), Budget(seconds=2.0))
    start = time.monotonic()
    try:
        action = bot.choose(knowledge, Rng(0))
    finally:
        bot.close()
    assert action in knowledge.legal()
    assert [message.id for message in bot.faults] == [fault]
    assert time.monotonic() - start < 60


class First(Player):
    name = "first"

    def decide(self, view: dict[str, Any], legal: list[dict[str, Any]], question: dict[str, Any]) -> int | str:
        return int(legal[0]["action"])


def test_the_sdk_answers_line_by_line() -> None:
    lines = [
        '{"type": "hello", "protocol": 1}',
        '{"type": "decide", "id": 4, "view": {}, "legal": [{"action": 12, "notation": "x"}]}',
        '{"type": "something new"}',
    ]
    out = io.StringIO()
    First().run(io.StringIO("\n".join(lines) + "\n"), out)
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    assert answers == [{"type": "hello", "protocol": 1, "name": "first"}, {"id": 4, "action": 12}]
