"""Bots outside: the line protocol, and what happens to answers that are illegal, late or not understood."""

from __future__ import annotations

import io
import json
import re
import shlex
import socket
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.utils import accept_key

from ecumene import games
from ecumene.arena.matches import Pairing, play_block
from ecumene.bots.external import ExternalBot
from ecumene.bots.knowledge import Budget, Knowledge
from ecumene.bots.lines import Wire
from ecumene.bots.online import listening
from ecumene.bots.protocol import Fault, question, understood
from ecumene.bots.roster import bot
from ecumene.bots.sdk import Player
from ecumene.kernel import EcumeneError, Message, Rng
from ecumene.locale import text

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
        (b'{"id": 9, "action": 0}', "bots-answer-unasked"),
        (b'{"id": 0, "action": 0}', "bots-answer-stale"),
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


GREETING = "import json, sys, time\nprint(sys.stdin.readline().strip(), flush=True)\n"


@pytest.mark.parametrize(
    ("source", "fault", "told"),
    [
        (GREETING + "sys.exit(3)\n", "bots-gone", "the program has ended (exit code 3): it wrote nothing"),
        (GREETING + "sys.stdin.readline()\n1 / 0\n", "bots-gone", "(exit code 1): ZeroDivisionError: division by zero"),
        (GREETING + "time.sleep(600)\n", "bots-answer-late", "no answer within 1 s"),
        (
            GREETING + "for line in sys.stdin: print('nonsense', flush=True)\n",
            "bots-answer-malformed",
            "not understood",
        ),
        (GREETING + "for line in sys.stdin: sys.stdout.write('x' * 3000000)\n", "bots-endless", "an endless line"),
        (
            GREETING
            + "for line in sys.stdin: print(json.dumps({'id': json.loads(line)['id'], 'action': 'win'}), flush=True)\n",
            "bots-answer-illegal",
            "“win” is not one of the legal actions",
        ),
    ],
)
def test_a_broken_bot_plays_by_chance_and_is_told_why(
    knowledge: Knowledge, tmp_path: Path, source: str, fault: str, told: str
) -> None:
    bot = ExternalBot(program(tmp_path, source), Budget(seconds=1.0 if fault == "bots-answer-late" else 60.0))
    try:
        action = bot.choose(knowledge, Rng(0))
    finally:
        bot.close()
    assert action in knowledge.legal()
    assert [message.id for message in bot.faults] == [fault]
    assert told in text(bot.faults[0])


def test_nobody_resigns_by_a_fault() -> None:
    state, easy, rng = games.load("through_the_ages").new(2, None, "faults"), bot("easy"), Rng(0)
    while state.game.catalogue.resigning not in state.legal(state.to_move()[0]):
        state.apply(state.to_move()[0], easy.choose(Knowledge(state, state.to_move()[0]), rng))
    broken, known = ExternalBot("false"), Knowledge(state, state.to_move()[0])
    assert len(known.legal()) < 10
    assert state.game.catalogue.resigning not in {broken.choose(known, rng) for _ in range(60)}
    assert len(broken.faults) == 60


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("/nowhere/at/all", "it cannot be started: [Errno 2] No such file or directory"),
        ("python 'unfinished", "it cannot be started: No closing quotation"),
        ("false", "the program has ended (exit code 1)"),
        ("echo hello", "instead of a greeting it said “hello”"),
        ("""echo '{"type": "hello", "protocol": 7}'""", "it speaks protocol 7, we speak 1"),
    ],
)
def test_a_program_that_cannot_play_is_refused_before_the_first_game(command: str, told: str) -> None:
    with pytest.raises(EcumeneError) as caught:
        ExternalBot(command).try_out()
    assert told in str(caught.value)
    assert "cannot play" in str(caught.value)


def test_a_program_that_ended_is_started_anew(knowledge: Knowledge, tmp_path: Path) -> None:
    once = GREETING + (
        "asked = json.loads(sys.stdin.readline())\n"
        "print(json.dumps({'id': asked['id'], 'action': asked['legal'][-1]['action']}), flush=True)\n"
    )
    bot = ExternalBot(program(tmp_path, once), Budget(seconds=60.0))
    try:
        answers = [bot.choose(knowledge, Rng(0)) for _ in range(3)]
    finally:
        bot.close()
    assert [message.id for message in bot.faults] == ["bots-gone"]
    assert answers[0] == answers[2] == knowledge.legal()[-1]


def test_a_late_answer_is_skipped_when_it_comes(knowledge: Knowledge, tmp_path: Path) -> None:
    slow = GREETING + (
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    time.sleep(2 if asked['id'] == 1 else 0)\n"
        "    print(json.dumps({'id': asked['id'], 'action': asked['legal'][asked['id']]['action']}), flush=True)\n"
    )
    bot = ExternalBot(program(tmp_path, slow), Budget(seconds=60.0))
    try:
        bot.start()
        bot.choose(knowledge, Rng(0), Budget(seconds=0.5))
        second = bot.choose(knowledge, Rng(0))
    finally:
        bot.close()
    assert [message.id for message in bot.faults] == ["bots-answer-late"]
    assert second == knowledge.legal()[2]


def test_a_program_that_never_reads_does_not_stop_the_game(knowledge: Knowledge, tmp_path: Path) -> None:
    """The pipe to it is full after some questions; writing to it must not wait for ever."""
    bot = ExternalBot(program(tmp_path, GREETING + "time.sleep(600)\n"), Budget(seconds=0.05))
    try:
        bot.start()
        while "bots-not-reading" not in [message.id for message in bot.faults]:
            assert bot.choose(knowledge, Rng(0)) in knowledge.legal()
            assert len(bot.faults) < 200
    finally:
        bot.close()


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


class Chatty(First):
    def decide(self, view: dict[str, Any], legal: list[dict[str, Any]], question: dict[str, Any]) -> int | str:
        print("let me think")  # noqa: T201
        return super().decide(view, legal, question)


def test_what_a_player_prints_is_not_taken_for_an_answer(capsys: pytest.CaptureFixture[str]) -> None:
    out = io.StringIO()
    Chatty().run(
        io.StringIO('{"type": "decide", "id": 1, "view": {}, "legal": [{"action": 5, "notation": "x"}]}\n'), out
    )
    assert json.loads(out.getvalue()) == {"id": 1, "action": 5}
    assert capsys.readouterr().err == "let me think\n"


#: A program as they were written for the first protocol: it greets with what it heard, and knows questions only.
OLD = GREETING + (
    "for line in sys.stdin:\n"
    "    asked = json.loads(line)\n"
    "    assert asked['type'] == 'decide'\n"
    "    print(json.dumps({'id': asked['id'], 'action': asked['legal'][0]['action']}), flush=True)\n"
)
#: One that wants to hear everything, and writes it down.
NEW = (
    "from ecumene.bots.sdk import Player\n"
    "import json, os\n"
    "class Curious(Player):\n"
    "    wants = ('games', 'journal', 'forced')\n"
    "    def note(self, line):\n"
    "        with open(os.environ['HEARD'], 'a') as file: file.write(json.dumps(line) + '\\n')\n"
    "    begin = end = note\n"
    "    def decide(self, view, legal, question):\n"
    "        self.note(question)\n"
    "        return legal[-1]['action']\n"
    "Curious().run()\n"
)


def test_old_programs_are_asked_as_ever_and_new_ones_hear_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = tmp_path / "heard.jsonl"
    monkeypatch.setenv("HEARD", str(heard))
    (tmp_path / "old").mkdir()
    old, new = f"exec:{program(tmp_path / 'old', OLD)}", f"exec:{program(tmp_path, NEW)}"
    block = play_block(Pairing("seven_wonders", "a secret seed", 4, (old, new)))
    assert [sum(game.faults) for game in block.games] == [0, 0]
    lines = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
    starts, ends = ([line for line in lines if line["type"] == kind] for kind in ("start", "over"))
    assert len(starts) == len(ends) == len({line["match"] for line in starts}) == 2
    assert {tuple(sorted(line["seats"])) for line in starts} == {tuple(sorted((old, new)))}
    assert starts[0]["options"]["side"]
    for start, end, game in zip(starts, ends, block.games, strict=True):
        assert lines.index(start) < lines.index(end)
        assert [row["score"] for row in end["result"]["standings"]] == game.scores
    questions = [line for line in lines if line["type"] == "decide"]
    assert {line["match"] for line in questions} == {line["match"] for line in starts}
    assert any(len(line["legal"]) == 1 for line in questions)  # forced moves
    assert any("price" in choice for line in questions for choice in line["legal"])
    assert any(choice.get("points") for line in questions for choice in line["legal"])
    told = [event["kind"] for line in (*questions, *ends) for event in line["since"]]
    assert told.count("age-left") == 2 * told.count("age-right") == 4  # two games of three ages, each told once
    assert "a secret seed" not in heard.read_text(encoding="utf-8")


def test_a_program_may_wait_at_an_address(knowledge: Knowledge) -> None:
    with listening(First()) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        bot = ExternalBot(f"ws://127.0.0.1:{server.socket.getsockname()[1]}", Budget(seconds=60))
        try:
            assert bot.choose(knowledge, Rng(0)) == knowledge.legal()[0]
        finally:
            bot.close()
            server.shutdown()
    assert bot.faults == []
    with pytest.raises(EcumeneError, match="cannot be reached"):
        ExternalBot(bot.address).try_out()


def test_an_address_that_never_reads_does_not_stop_the_game() -> None:
    """It shakes hands and is silent for ever: when nothing more fits on the way to it, the question is a fault."""
    over = threading.Event()

    def shake_hands(listener: socket.socket) -> None:
        with listener.accept()[0] as caller:
            asked = caller.recv(65536).decode()
            key = re.search(r"Sec-WebSocket-Key: (\S+)", asked, re.IGNORECASE)
            assert key is not None
            answer = ["HTTP/1.1 101 Switching", "Upgrade: websocket", "Connection: Upgrade"]
            answer.append(f"Sec-WebSocket-Accept: {accept_key(key[1])}")
            caller.sendall("\r\n".join([*answer, "", ""]).encode())
            over.wait(60)

    with socket.create_server(("127.0.0.1", 0)) as listener:
        threading.Thread(target=shake_hands, args=(listener,), daemon=True).start()
        line = Wire(f"ws://127.0.0.1:{listener.getsockname()[1]}")

        def ask_again_and_again() -> None:
            for _ in range(1000):
                line.send(b"?" * 100_000, time.monotonic() + 0.2)

        with pytest.raises(Fault) as fault:
            ask_again_and_again()
        over.set()
        line.close()
    assert (fault.value.reason.id, fault.value.final) == ("bots-not-reading", True)
