"""Bots written by others, in any language: a program that reads questions and writes answers, a JSON object per line.

Question: ``{"type": "decide", "id": 7, "game": …, "seat": …, "players": …, "view": …, "legal": [{"action": 12,
"notation": "build baths"}, …], "seconds": 2.0}``. Answer: ``{"id": 7, "action": 12}`` or with the notation instead of
the number. The program is greeted with ``{"type": "hello", "protocol": 1, "name": ""}`` and answers the same, with its
name. Whatever is not understood, not legal or too late is a fault: the action is then drawn by chance, and the fault is
counted and explained.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import shlex
import signal
import subprocess
import tempfile
import time
from typing import Any

import msgspec

from ecumene.bots.knowledge import Budget, Knowledge
from ecumene.kernel import EcumeneError, Message, Rng

PROTOCOL = 1
_LONGEST_LINE = 1 << 20
_LAST_WORDS = 4096  # bytes of what a program complained about before it ended
#: How many seconds a program may take to start and answer the greeting.
GREETING_SECONDS = 10.0


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
        id = "bots-answer-stale" if given.id < asked.id else "bots-answer-unasked"
        return Message(id, {"given": given.id, "asked": asked.id})
    for choice in asked.legal:
        if given.action in (choice.action, choice.notation):
            return choice.action
    return Message("bots-answer-illegal", {"action": str(given.action)[:80]})


class Fault(Exception):
    """Why there is no action: told to whoever wrote the bot."""

    def __init__(self, reason: Message, *, final: bool = False) -> None:
        super().__init__(reason)
        self.reason = reason
        #: Whether the program is of no more use and has to be started anew.
        self.final = final


class ExternalBot:
    """A program of its own, started at the first decision and asked line by line; started anew if it ends."""

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

    def try_out(self) -> None:
        """Start the program and greet it; raises an explained error if that does not work."""
        try:
            self.start()
        except Fault as fault:
            reason = Message("bots-unusable", {"command": self.command[:80], "reason": fault.reason})
            raise EcumeneError(reason) from None
        finally:
            self.close()

    def start(self) -> None:
        """Start the program and greet it, unless it is running; raises ``Fault``."""
        if self._line is None:
            self._line = _Line(self.command)
            try:
                self._line.send(msgspec.json.encode(Hello()), time.monotonic() + GREETING_SECONDS)
                check_greeting(self._line.receive(time.monotonic() + GREETING_SECONDS))
            except TimeoutError:
                self.close()
                raise Fault(Message("bots-no-greeting", {"seconds": f"{GREETING_SECONDS:g}"}), final=True) from None
            except Fault:
                self.close()
                raise

    def choose(self, knowledge: Knowledge, rng: Rng, budget: Budget | None = None) -> int:
        seconds = (budget or self.budget).seconds or 5.0
        self._asked += 1
        asked = question(knowledge, self._asked, seconds)
        try:
            return self._ask(asked)
        except Fault as fault:
            if fault.final:
                self.close()
            self.faults.append(fault.reason)
        return asked.legal[rng.below(len(asked.legal))].action

    def close(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None

    def _ask(self, asked: Question) -> int:
        self.start()
        assert self._line is not None
        end = time.monotonic() + asked.seconds
        try:
            self._line.send(msgspec.json.encode(asked), end)
            while True:
                answer = understood(self._line.receive(end), asked)
                if isinstance(answer, int):
                    return answer
                # A late answer to an earlier question is skipped: the fault was counted when it was due.
                if answer.id != "bots-answer-stale":
                    raise Fault(answer)
        except TimeoutError:
            raise Fault(Message("bots-answer-late", {"seconds": f"{asked.seconds:g}"})) from None


def check_greeting(line: bytes) -> None:
    """Raises ``Fault`` for anything but a greeting in our protocol."""
    try:
        hello = msgspec.json.decode(line, type=Hello)
    except (msgspec.DecodeError, UnicodeDecodeError):
        said = line[:80].decode(errors="replace")
        raise Fault(Message("bots-bad-greeting", {"said": said}), final=True) from None
    if hello.protocol != PROTOCOL:
        known = {"given": hello.protocol, "known": PROTOCOL}
        raise Fault(Message("bots-other-protocol", {**known}), final=True)


class _Line:
    """The pipes to a program: whole lines out, whole lines in, with a deadline (``TimeoutError``)."""

    def __init__(self, command: str) -> None:
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115  (closed by close)
        try:
            # In a session of its own: Ctrl-C is for us, and all it started can be ended with it.
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            self._complaints.close()
            raise Fault(Message("bots-not-started", {"problem": str(error)[:160]}), final=True) from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._in, self._out = self._process.stdin, self._process.stdout
        os.set_blocking(self._in.fileno(), False)
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._out, selectors.EVENT_READ)
        self._buffer = b""

    def send(self, line: bytes, end: float) -> None:
        """Write a line; a program that does not read what it is asked must not make us wait for ever."""
        rest = line + b"\n"
        self._selector.register(self._in, selectors.EVENT_WRITE)
        try:
            while rest:
                ready = self._wait(end)
                if self._out in ready:
                    self._read()
                if self._in in ready:
                    rest = rest[os.write(self._in.fileno(), rest) :]
        except TimeoutError:
            raise Fault(Message("bots-not-reading"), final=True) from None  # half a question was written
        except BrokenPipeError:
            pass  # it has ended: whatever it said before is still to be read, and then its end is noticed
        finally:
            self._selector.unregister(self._in)

    def receive(self, end: float) -> bytes:
        while b"\n" not in self._buffer:
            self._wait(end)
            self._read()
        line, _, self._buffer = self._buffer.partition(b"\n")
        return line

    def _wait(self, end: float) -> set[Any]:
        ready = self._selector.select(max(0.0, end - time.monotonic()))
        if not ready:
            raise TimeoutError
        return {key.fileobj for key, _ in ready}

    def _read(self) -> None:
        piece = os.read(self._out.fileno(), 65536)
        if not piece:
            raise self._gone()
        self._buffer += piece
        if len(self._buffer) > _LONGEST_LINE and b"\n" not in self._buffer:
            raise Fault(Message("bots-endless"), final=True)

    def _gone(self) -> Fault:
        """What the program left behind: how it ended, and the last it said on standard error."""
        try:
            code = self._process.wait(1.0)
        except subprocess.TimeoutExpired:
            return Fault(Message("bots-hung-up"), final=True)
        self._complaints.seek(max(0, os.fstat(self._complaints.fileno()).st_size - _LAST_WORDS))
        said = [line.strip() for line in self._complaints.read().decode(errors="replace").splitlines() if line.strip()]
        last: str | Message = said[-1][:160] if said else Message("bots-silent")
        return Fault(Message("bots-gone", {"code": str(code), "problem": last}), final=True)

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self._in.close()
        try:
            self._process.wait(1.0)
        except subprocess.TimeoutExpired:
            with contextlib.suppress(OSError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        self._selector.close()
        self._out.close()
        self._complaints.close()
