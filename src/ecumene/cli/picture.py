"""The table in the terminal: a game's own picture of it, or a plain one made from any view."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

import msgspec
from rich.console import Console
from rich.text import Text

from ecumene.cli.words import Voice
from ecumene.kernel import Game, Seat


class Age(NamedTuple):
    """The number of an age, to be told as it is printed."""

    number: int


Render = Callable[[Any, Game, str, Console], None]


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
    plain: list[tuple[str, Any]] = []
    for name, value in _fields(view):
        if not _is_list_of_things(value):
            plain.append((name, value))
            continue
        voice.out.print(Text(voice.label(game, name), style="bold"))
        for i, thing in enumerate(value, start=1):
            rest = _fields(thing)
            title = next((_value(game, owner, voice) for _, owner in rest if isinstance(owner, Seat)), str(i))
            facts = [(key, entry) for key, entry in rest if not isinstance(entry, Seat)]
            voice.out.print(Text(f"  {title}  ", style="bold") + _facts(game, facts, voice))
    voice.out.print(_facts(game, plain, voice))


def _fields(thing: msgspec.Struct) -> list[tuple[str, Any]]:
    """The fields of a view; what is marked as the number of a seat or of an age comes as such."""
    fields = []
    for field in msgspec.structs.fields(thing):
        value = getattr(thing, field.name)
        kind = marked(msgspec.inspect.type_info(field.type))
        if isinstance(value, int) and kind in _NUMBERS:
            value = _NUMBERS[kind](value)
        fields.append((field.name, value))
    return fields


_NUMBERS: dict[str, Callable[[int], Seat | Age]] = {"seat": Seat, "age": Age}


def marked(kind: msgspec.inspect.Type) -> str:
    """What a number or text of a view stands for, if its schema says so: a seat, an age, a component."""
    if isinstance(kind, msgspec.inspect.UnionType):
        return next((mark for part in kind.types if (mark := marked(part))), "")
    if isinstance(kind, msgspec.inspect.Metadata):
        return str((kind.extra_json_schema or {}).get("x-type", ""))
    return ""


def _is_list_of_things(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(entry, msgspec.Struct) for entry in value)


def _facts(game: Game, fields: list[tuple[str, Any]], voice: Voice) -> Text:
    told = Text()
    for name, value in fields:
        words = _value(game, value, voice)
        if words:
            told.append(" · " if told else "")
            told.append(f"{voice.label(game, name)}: ", style="dim")
            told.append(words)
    return told


def _value(game: Game, value: Any, voice: Voice) -> str:
    """A value in words; nothing for what is empty or not known to the seat."""
    if isinstance(value, Seat):
        return voice.seat_name(value.seat)
    if isinstance(value, Age):
        return voice.age_of(game, value.number)
    if isinstance(value, msgspec.Struct):
        return _value(game, dict(_fields(value)), voice)
    if value is None or value is False or value in ("", [], {}):
        return ""
    if value is True:
        return voice.words("cli-yes")
    if isinstance(value, str):
        return voice.name_of(game, value)
    if isinstance(value, dict):
        told = ((voice.name_of(game, str(key)), _value(game, entry, voice)) for key, entry in value.items())
        return ", ".join(f"{key} {words}" for key, words in told if words)
    if isinstance(value, list | tuple):
        inner = [_value(game, entry, voice) for entry in value]
        return ", ".join(f"({words})" if "," in words else words or "–" for words in inner)
    return str(value)
