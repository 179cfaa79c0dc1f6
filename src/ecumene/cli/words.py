"""The voice of the command line: one language, chosen once, for texts, tables and errors."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence

from rich.console import Console

from ecumene.kernel import Game, Message, Seat
from ecumene.locale import LANGUAGES, has, text

_ROMAN = {1: "I", 2: "II", 3: "III", 4: "IV"}

Args = dict[str, int | str | Message | Seat]


class Screen(Console):
    """A console that leaves a closed pipe to ``main``."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Voice:
    """Says things in one language, on standard output or standard error."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.out = Screen(highlight=False, emoji=False, markup=False)
        self.err = Screen(highlight=False, emoji=False, markup=False, stderr=True)
        self.you: int | None = None

    def text(self, message: Message) -> str:
        return text(message, self.language, self.seat_name)

    def words(self, id: str, **args: int | str | Message | Seat) -> str:
        return self.text(Message(id, args))

    def say(self, id: str, style: str = "", **args: int | str | Message | Seat) -> None:
        self.out.print(self.words(id, **args), style=style or None, soft_wrap=True)

    def complain(self, reason: Message) -> None:
        """One line to standard error, however the reason was written."""
        self.err.print(f"ecumene: {' '.join(self.text(reason).split())}", soft_wrap=True)

    def seat_name(self, seat: int) -> str:
        id = "cli-seat-you" if seat == self.you else "seat"
        return text(Message(id, {"n": seat + 1}), self.language)

    def name_of(self, game: Game, component: str) -> str:
        """The name of a component or of a part of its record, or its id where it has none."""
        id = f"{game.slug}-{component}"
        return text(Message(id), self.language) if has(id, self.language) else self.label(game, component)

    def age_of(self, game: Game, age: int) -> str:
        """An age as it is printed: what the game calls it, or its Roman number."""
        id = f"{game.slug}-age-{age}"
        return text(Message(id), self.language) if has(id, self.language) else _ROMAN.get(age, str(age))

    def label(self, game: Game, field: str) -> str:
        """What a field of a view or a component is called."""
        id = f"{game.slug}-field-{field}"
        return text(Message(id), self.language) if has(id, self.language) else field.replace("_", " ")


def choose_language(arguments: Sequence[str], environment: Mapping[str, str] | None = None) -> str:
    """The language asked for with ``--lang``, or that of the locale, or English."""
    asked = ""
    for i, argument in enumerate(arguments):
        if argument == "--lang" and i + 1 < len(arguments):
            asked = arguments[i + 1]
        elif argument.startswith("--lang="):
            asked = argument.partition("=")[2]
    if asked in LANGUAGES:
        return asked
    environment = os.environ if environment is None else environment
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environment.get(variable, "")
        if locale:
            return next((language for language in LANGUAGES if locale.lower().startswith(language)), "en")
    return "en"


def write(data: bytes) -> None:
    """Data for other programs, as it is."""
    sys.stdout.write(data.decode())
    sys.stdout.write("\n")
