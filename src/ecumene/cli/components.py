"""``ecumene components``: everything in the box, for people or as data."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec
from rich.padding import Padding
from rich.text import Text

from ecumene import games
from ecumene.cli.words import Voice, write
from ecumene.kernel import Game, Message


def components(arguments: argparse.Namespace, voice: Voice) -> int:
    game = games.load(arguments.game)
    box = game.components()
    if arguments.json:
        write(msgspec.json.format(msgspec.json.encode(box), indent=2))
        return 0
    for kind, things in box.items():
        voice.out.print(Text(f"{voice.label(game, kind)} ({len(things)})", style="bold underline"))
        for thing in things:
            _show(game, thing, voice)
        voice.out.print()
    return 0


def _show(game: Game, thing: dict[str, Any], voice: Voice) -> None:
    """A component as its name, its id, what else there is to say of it, and what it gives in words."""
    id = str(thing.get("id", ""))
    line = Text(voice.name_of(game, id) if id else "", style="bold")
    line.append(f" {id}" if id else "", style="not bold dim")
    for name, value in thing.items():
        words = _words(game, value, voice, name) if name not in ("id", "gives", *game.drawn) else ""
        if words:
            line.append(" · " if name == "words" else f" · {voice.label(game, name)}: ", style="not bold dim")
            line.append(words, style="not bold")
    voice.out.print(Padding(line, (0, 0, 0, 2)))


def _words(game: Game, value: Any, voice: Voice, field: str = "") -> str:
    """A value in words; nothing for what is empty, zero or not so. What ``gives`` says, ``words`` say for people."""
    if field == "age":
        return voice.age_of(game, value)
    if isinstance(value, Message):
        return voice.text(value)
    if isinstance(value, dict):
        return _record(game, value, voice)
    if isinstance(value, list | tuple):
        inner = [_words(game, entry, voice) or str(entry) for entry in value]
        return ("; " if any(" " in words for words in inner) else ", ").join(inner)
    if isinstance(value, str):
        return voice.name_of(game, value) if value else ""
    return voice.words("cli-yes") if value is True else str(value or "")


def _record(game: Game, record: dict[str, Any], voice: Voice) -> str:
    """A part of a component in one line: its name or kind, its facts, what it gives."""
    untold = ("gives", *game.drawn)
    told = [(key, _words(game, entry, voice, key)) for key, entry in record.items() if key not in untold]
    head = [words for key, words in told if key in ("id", "type")]
    rest = [
        words if key == "words" else f"{voice.name_of(game, key)} {words}"
        for key, words in told
        if key not in ("id", "type") and words
    ]
    return " ".join([*head, ", ".join(rest)]).strip()
