"""Bots written by others, asked line by line (``protocol``) over pipes or a WebSocket (``lines``).

Whatever is not understood, not legal or too late is a fault: the action is then drawn by chance, and the fault is
counted and explained.
"""

from __future__ import annotations

import time

import msgspec

from ecumene.bots.knowledge import Budget, Knowledge
from ecumene.bots.lines import Line, line_to
from ecumene.bots.protocol import (
    FORCED,
    GAMES,
    GREETING_SECONDS,
    JOURNAL,
    Fault,
    Happened,
    Over,
    Question,
    Start,
    check_greeting,
    greeting,
    question,
    told,
    understood,
)
from ecumene.kernel import EcumeneError, Message, Result, Rng
from ecumene.kernel.decisions import any_of

#: How many seconds a program has to read a line that needs no answer.
_TELLING_SECONDS = 2.0


class ExternalBot:
    """A program of its own, started (or called) at the first decision; started anew if it ends."""

    instant = False

    def __init__(self, address: str, budget: Budget | None = None) -> None:
        if not address.strip():
            raise EcumeneError(Message("bots-no-command"))
        self.address = address
        self.budget = budget or Budget(seconds=5.0)
        #: What went wrong so far, newest last.
        self.faults: list[Message] = []
        self.wants: frozenset[str] = frozenset()
        self._line: Line | None = None
        self._asked = 0
        self._match = ""
        self._told: dict[int, int] = {}  # how much of the journal each seat has heard

    def try_out(self) -> None:
        """Start the program and greet it; raises an explained error if that does not work."""
        try:
            self.start()
        except Fault as fault:
            reason = Message("bots-unusable", {"command": self.address[:80], "reason": fault.reason})
            raise EcumeneError(reason) from None
        finally:
            self.close()

    def start(self) -> None:
        """Start the program and greet it, unless it is running; raises ``Fault``."""
        if self._line is None:
            self._line = line_to(self.address)
            try:
                self._line.send(greeting(), time.monotonic() + GREETING_SECONDS)
                self.wants = check_greeting(self._line.receive(time.monotonic() + GREETING_SECONDS))
            except TimeoutError:
                self.close()
                raise Fault(Message("bots-no-greeting", {"seconds": f"{GREETING_SECONDS:g}"}), final=True) from None
            except Fault:
                self.close()
                raise

    @property
    def wants_journal(self) -> bool:
        return JOURNAL in self.wants

    @property
    def wants_forced(self) -> bool:
        """Whether it is asked even where there is no choice."""
        return FORCED in self.wants

    def begin(self, start: Start) -> None:
        """A game begins for one of its seats."""
        self._match = start.match
        self._told[start.seat] = 0
        if GAMES in self.wants:
            self._tell(msgspec.json.encode(start))

    def end(self, knowledge: Knowledge, result: Result) -> None:
        """A game is over for one of its seats."""
        if GAMES in self.wants:
            since = self._since(knowledge) if self.wants_journal else None
            self._tell(msgspec.json.encode(Over(result, self._match, knowledge.seat, since)))

    def choose(self, knowledge: Knowledge, rng: Rng, budget: Budget | None = None) -> int:
        seconds = (budget or self.budget).seconds or 5.0
        self._asked += 1
        asked = question(knowledge, self._asked, seconds, self._match)
        try:
            return self._ask(asked, knowledge)
        except Fault as fault:
            self._note(fault)
        return any_of([choice.action for choice in asked.legal], knowledge.game.catalogue.resigning, rng)

    def close(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None

    def _note(self, fault: Fault) -> None:
        if fault.final:
            self.close()
        self.faults.append(fault.reason)

    def _tell(self, line: bytes) -> None:
        """Say something that needs no answer; a program that has ended is started anew when it is asked."""
        if self._line is not None:
            try:
                self._line.send(line, time.monotonic() + _TELLING_SECONDS)
            except Fault as fault:
                self._note(fault)

    def _since(self, knowledge: Knowledge) -> list[Happened]:
        events, self._told[knowledge.seat] = knowledge.happened(self._told.get(knowledge.seat, 0))
        return told(events)

    def _ask(self, asked: Question, knowledge: Knowledge) -> int:
        self.start()
        assert self._line is not None
        if self.wants_journal:
            asked.since = self._since(knowledge)
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
