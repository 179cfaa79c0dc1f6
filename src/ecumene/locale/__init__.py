"""Every word a person reads: Fluent files shared by terminal, server and web."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from ecumene.kernel.messages import Message, SeatName

LANGUAGES = ("en", "ru")


@cache
def bundle(language: str) -> FluentBundle:
    """All texts of one language."""
    texts = FluentBundle([language], use_isolating=False)
    folder = files(__package__) / language
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        texts.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return texts


def has(id: str, language: str = "en") -> bool:
    """Whether there is such a text."""
    return bundle(language).has_message(id)


def text(message: Message, language: str = "en", name: Callable[[int], str] | None = None) -> str:
    """A message in words. ``name`` gives the name of whoever sits at a seat."""
    texts = bundle(language)
    id, _, attribute = message.id.partition(".")
    if not texts.has_message(id):
        return message.id
    entry = texts.get_message(id)
    pattern = entry.attributes.get(attribute) if attribute else entry.value
    if pattern is None:
        return message.id
    filled = {key: _fill(value, language, name) for key, value in message.args.items()}
    return str(texts.format_pattern(pattern, filled)[0])


def _fill(value: int | str | Message | SeatName, language: str, name: Callable[[int], str] | None) -> int | str:
    if isinstance(value, Message):
        return text(value, language, name)
    if isinstance(value, SeatName):
        return name(value.seat) if name else text(Message("seat", {"n": value.seat + 1}), language)
    return value
