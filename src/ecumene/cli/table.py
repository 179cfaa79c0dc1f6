"""The table in the terminal: a game's own picture of it, or a plain one made from any view."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from ecumene.cli.words import Voice
from ecumene.kernel import Game

Render = Callable[[Any, Game, str, Console], None]

#: Fields of a view that hold a seat.
_SEATS = frozenset({"seat", "player", "rival", "owner", "controller"})


def show(view: Any, game: Game, voice: Voice) -> None:
    """Draw a view, as the game itself would have it or else plainly."""
    render = own_picture(game)
    if render is not None:
        render(view, game, voice.language, voice.out)
    else:
        plain_picture(view, game, voice)


def own_picture(game: Game) -> Render | None:
    """A game package may bring ``terminal.render(view, game, language, console)``."""
    package = type(game).__module__.rpartition(".")[0]
    if not package.startswith("ecumene.games.") or find_spec(f"{package}.terminal") is None:
        return None
    render: Render = import_module(f"{package}.terminal").render
    return render


def plain_picture(view: Any, game: Game, voice: Voice) -> None:
    """Any view, field by field: short facts in a line, lists of things as a paragraph for each."""
    fields: dict[str, Any] = msgspec.to_builtins(view)
    things = {name: value for name, value in fields.items() if _is_list_of_things(value)}
    for name, value in things.items():
        voice.out.print(Text(voice.label(game, name), style="bold"))
        for i, thing in enumerate(value):
            title = _value(game, "seat", thing["seat"], voice) if thing.get("seat") is not None else str(i + 1)
            rest = {key: entry for key, entry in thing.items() if key != "seat"}
            voice.out.print(Text(f"  {title}  ", style="bold") + _facts(game, rest, voice))
    voice.out.print(_facts(game, {name: value for name, value in fields.items() if name not in things}, voice))


def _is_list_of_things(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(entry, dict) for entry in value)


def _facts(game: Game, fields: dict[str, Any], voice: Voice) -> Text:
    told = Text()
    for name, value in fields.items():
        words = _value(game, name, value, voice)
        if words:
            told.append(" · " if told else "")
            told.append(f"{voice.label(game, name)}: ", style="dim")
            told.append(words)
    return told


def _value(game: Game, name: str, value: Any, voice: Voice) -> str:
    """A value in words; nothing for what is empty or not known to the seat."""
    if value is None or value is False or value in ("", [], {}):
        return ""
    if value is True:
        return voice.words("cli-yes")
    if name in _SEATS and isinstance(value, int):
        return voice.seat_name(value)
    if isinstance(value, str):
        return voice.name_of(game, value)
    if isinstance(value, dict):
        told = ((voice.name_of(game, key), _value(game, key, entry, voice)) for key, entry in value.items())
        return ", ".join(f"{key} {words}" for key, words in told if words)
    if isinstance(value, list):
        inner = [_value(game, "", entry, voice) for entry in value]
        return ", ".join(f"({words})" if "," in words else words or "–" for words in inner)
    return str(value)
