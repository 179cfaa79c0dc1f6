"""Bots written by others, in any language: a program that reads questions and writes answers, a JSON object per line.

Question: ``{"type": "decide", "id": 7, "game": …, "seat": …, "players": …, "view": …, "legal": [{"action": 12,
"notation": "build baths"}, …], "seconds": 2.0}``. Answer: ``{"id": 7, "action": 12}`` or with the notation instead of
the number. The program is greeted with ``{"type": "hello", "protocol": 1}`` and answers the same, with its name.
Whatever is not understood, not legal or too late is a fault: the bot's action is then drawn by chance, and counted.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import shlex
import subprocess
import time
from typing import Any

import msgspec

from ecumene.bots.knowledge import Budget, Knowledge
from ecumene.kernel import EcumeneError, Message, Rng

PROTOCOL = 1
_LONGEST_LINE = 1 << 20


class Choice(msgspec.Struct):
    """A legal action as an external bot sees it."""

    action: int
    notation: str


class Question(msgspec.Struct, tag="decide"):
    """What an external bot is asked: everything its seat sees, and what it may do."""

    id: int
    game: str
    seat: int
    players: int
    view: Any
    legal: list[Choice]
    seconds: float


class Answer(msgspec.Struct):
    """What it says: an action by its number or by its notation."""

    id: int
    action: int | str


class Hello(msgspec.Struct, tag="hello"):
    protocol: int = PROTOCOL
    name: str = ""


def question(knowledge: Knowledge, number: int, seconds: float) -> Question:
    """A decision in words for a program outside."""
    catalogue = knowledge.game.catalogue
    legal = [Choice(action, str(catalogue[action])) for action in knowledge.legal()]
    view = msgspec.to_builtins(knowledge.view())
    return Question(number, knowledge.game.slug, knowledge.seat, knowledge.players, view, legal, seconds)


def understood(answer: bytes, asked: Question) -> int | Message:
    """The action of an answer, or what is wrong with it."""
    try:
        given = msgspec.json.decode(answer, type=Answer)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        return Message("bots-answer-malformed", {"problem": str(error)[:120]})
    if given.id != asked.id:
        return Message("bots-answer-stale", {"given": given.id, "asked": asked.id})
    for choice in asked.legal:
        if given.action in (choice.action, choice.notation):
            return choice.action
    return Message("bots-answer-illegal", {"action": str(given.action)[:80]})


class ExternalBot:
    """A program of its own, started at the first decision and asked line by line."""

    instant = False

    def __init__(self, command: str, budget: Budget | None = None) -> None:
        if not command.strip():
            raise EcumeneError(Message("bots-no-command"))
        self.command = command
        self.budget = budget or Budget(seconds=5.0)
        #: What went wrong so far, newest last.
        self.faults: list[Message] = []
        self._line: _Line | None = None
        self._asked = 0

    def choose(self, knowledge: Knowledge, rng: Rng, budget: Budget | None = None) -> int:
        seconds = (budget or self.budget).seconds or 5.0
        self._asked += 1
        asked = question(knowledge, self._asked, seconds)
        answer = self._ask(asked, time.monotonic() + seconds)
        if isinstance(answer, int):
            return answer
        self.faults.append(answer)
        return asked.legal[rng.below(len(asked.legal))].action

    def close(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None

    def _ask(self, asked: Question, end: float) -> int | Message:
        try:
            if self._line is None:
                self._line = _Line(self.command)
                self._line.send(msgspec.json.encode(Hello()))
                self._line.receive(time.monotonic() + 10.0)
                end = time.monotonic() + asked.seconds
            self._line.send(msgspec.json.encode(asked))
            while True:
                answer = understood(self._line.receive(end), asked)
                # A late answer to an earlier question is skipped: the fault was counted when it was due.
                if not (isinstance(answer, Message) and answer.id == "bots-answer-stale"):
                    return answer
        except TimeoutError:
            return Message("bots-answer-late", {"seconds": str(asked.seconds)})
        except OSError as error:
            self.close()
            return Message("bots-gone", {"problem": str(error)[:120]})


class _Line:
    """The pipes to a program: whole lines out, whole lines in, with a deadline."""

    def __init__(self, command: str) -> None:
        self._process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in, self._out = self._process.stdin, self._process.stdout
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._out, selectors.EVENT_READ)
        self._buffer = b""

    def send(self, line: bytes) -> None:
        self._in.write(line + b"\n")

    def receive(self, end: float) -> bytes:
        while b"\n" not in self._buffer:
            if not self._selector.select(max(0.0, end - time.monotonic())):
                raise TimeoutError
            piece = os.read(self._out.fileno(), 65536)
            if not piece or len(self._buffer) > _LONGEST_LINE:
                raise BrokenPipeError("the program ended or wrote an endless line")
            self._buffer += piece
        line, _, self._buffer = self._buffer.partition(b"\n")
        return line

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self._in.close()
        try:
            self._process.wait(1.0)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._selector.close()
        self._out.close()
