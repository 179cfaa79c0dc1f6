"""All a Python bot needs to play over the line protocol: subclass ``Player``, answer ``decide``, call ``run``.

    class Mine(Player):
        def decide(self, view, legal, question):
            return legal[0]["action"]

    Mine().run()

This file depends on nothing but the standard library, so that it can be copied into a project of its own.
"""

from __future__ import annotations

import json
import sys
from contextlib import redirect_stdout
from typing import IO, Any

PROTOCOL = 1


class Player:
    """A bot that answers questions, a JSON object per line.

    It may also hear more: with ``"games"`` in ``wants`` of the beginning and the end of games, with ``"journal"`` what
    has happened since it was last asked (``question["since"]``); with ``"forced"`` it is asked even without a choice.
    """

    name = "a bot"
    wants: tuple[str, ...] = ()

    def decide(self, view: dict[str, Any], legal: list[dict[str, Any]], question: dict[str, Any]) -> int | str:
        """The number (or the notation) of one of the legal actions."""
        raise NotImplementedError

    def begin(self, start: dict[str, Any]) -> None:
        """A game begins: ``match`` (its id), ``game``, ``seat``, ``players``, ``seats`` (names), ``options``."""

    def end(self, over: dict[str, Any]) -> None:
        """A game is over: ``match``, ``seat``, ``result`` with the standings."""

    def answer(self, line: str) -> str | None:
        """The answer to one line, or None where none is expected."""
        asked = json.loads(line)
        if asked.get("type") == "hello":
            hello = {"type": "hello", "protocol": PROTOCOL, "name": self.name}
            return json.dumps({**hello, "wants": list(self.wants)} if self.wants else hello)
        if asked.get("type") == "decide":
            return json.dumps({"id": asked["id"], "action": self.decide(asked["view"], asked["legal"], asked)})
        if asked.get("type") == "start":
            self.begin(asked)
        if asked.get("type") == "over":
            self.end(asked)
        return None

    def run(self, questions: IO[str] | None = None, answers: IO[str] | None = None) -> None:
        """Answer until there are no more questions."""
        out = answers or sys.stdout
        with redirect_stdout(sys.stderr):  # a print while thinking must not be taken for an answer
            for line in questions or sys.stdin:
                answer = self.answer(line)
                if answer is not None:
                    out.write(answer + "\n")
                    out.flush()
