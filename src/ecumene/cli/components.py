"""``ecumene components``: everything in the box, for people or as data."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec
from rich.padding import Padding
from rich.text import Text

from ecumene import games
from ecumene.cli.words import Voice, write
from ecumene.kernel import Game


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
    """A component as its name, its id, and what else there is to say of it."""
    id = str(thing.get("id", ""))
    line = Text(voice.name_of(game, id) if id else "", style="bold")
    line.append(f" {id}" if id else "", style="not bold dim")
    for name, value in thing.items():
        words = _words(game, value, voice) if name != "id" else ""
        if words:
            line.append(f" · {voice.label(game, name)}: ", style="not bold dim")
            line.append(words, style="not bold")
    voice.out.print(Padding(line, (0, 0, 0, 2)))


def _words(game: Game, value: Any, voice: Voice) -> str:
    """A value in words; nothing for what is empty, zero or not so."""
    if isinstance(value, dict):
        told = [(key, _words(game, entry, voice)) for key, entry in value.items()]
        kind = [words for key, words in told if key == "type"]
        rest = [f"{voice.name_of(game, key)} {words}" for key, words in told if key != "type" and words]
        return " ".join([*kind, ", ".join(rest)]).strip()
    if isinstance(value, list | tuple):
        inner = [_words(game, entry, voice) for entry in value]
        return ("; " if any(" " in words for words in inner) else ", ").join(inner)
    if isinstance(value, str):
        return voice.name_of(game, value) if value else ""
    return voice.words("cli-yes") if value is True else str(value or "")
