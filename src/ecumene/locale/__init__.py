"""Every word a person reads: Fluent files shared by terminal, server and web."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message as FluentMessage

from ecumene.kernel import errors
from ecumene.kernel.messages import Message, Seat

LANGUAGES = ("en", "ru")
#: Texts may speak to their reader: ``$you`` names the argument that is the reader's own seat. Here nobody is spoken to.
NOT_YOU: dict[str, int | str] = {"you": ""}


#: Where a text of a Fluent file begins.
_ID = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)
#: Where a text mentions another one.
_MENTION = re.compile(r"{\s*([A-Za-z][\w-]*)")


class Texts(FluentBundle):
    """All texts of one language. Parsing is slow: a file is parsed when one of its texts is first asked for."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        #: By id, the whole file in which the text stands, as long as it is not parsed.
        self._unparsed: dict[str, str] = {}
        folder = files(__package__) / language
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            source = file.read_text(encoding="utf-8")
            self._unparsed.update(dict.fromkeys(_ID.findall(source), source))

    def has_message(self, message_id: str) -> bool:
        self._parse_file_of(message_id)
        return super().has_message(message_id)

    def get_message(self, message_id: str) -> FluentMessage:
        self._parse_file_of(message_id)
        return super().get_message(message_id)

    def _parse_file_of(self, id: str) -> None:
        source = self._unparsed.get(id)
        if source is not None:
            self.add_resource(FluentResource(source))
            for mentioned in _MENTION.findall(source):
                if self._unparsed.get(mentioned) is not source:
                    self._parse_file_of(mentioned)
            self._unparsed = {other: text for other, text in self._unparsed.items() if text is not source}


@cache
def bundle(language: str) -> Texts:
    """All texts of one language."""
    return Texts(language)


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
    filled = NOT_YOU | {key: _fill(value, language, name) for key, value in message.args.items()}
    return str(texts.format_pattern(pattern, filled)[0])


def _fill(value: int | str | Message | Seat, language: str, name: Callable[[int], str] | None) -> int | str:
    if isinstance(value, Message):
        return text(value, language, name)
    if isinstance(value, Seat):
        return name(value.seat) if name else text(Message("seat", {"n": value.seat + 1}), language)
    return value


errors.readers.append(text)
