"""Whether what a game says can be read: every message in every language, with nothing left unfilled."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import msgspec

from ecumene.kernel.messages import Message, Seat
from ecumene.locale import LANGUAGES, NOT_YOU, bundle, text

#: Whoever sits there, the text is the same but for the name, and that is not ours to read.
_SEAT = re.compile(rb'"seat":\d+')


class Proofreader:
    """Reads messages in all languages. What was found good once is not read again."""

    def __init__(self) -> None:
        self._good: set[bytes] = set()

    def problems(self, message: Message) -> Iterator[Message]:
        """What is wrong with a message, for the report."""
        key = _SEAT.sub(b'"seat":0', msgspec.json.encode(message))
        if key in self._good:
            return
        found = False
        for language in LANGUAGES:
            for problem in _problems(message, language):
                found = True
                yield Message("conformance-text", {"id": message.id, "language": language, "problem": problem})
        if not found:
            self._good.add(key)


@cache
def proofreader() -> Proofreader:
    """One for the whole process: in a long run nearly everything has been read before."""
    return Proofreader()


def _problems(message: Message, language: str) -> Iterator[str]:
    texts = bundle(language)
    id, _, attribute = message.id.partition(".")
    if not texts.has_message(id):
        yield "missing"
        return
    entry = texts.get_message(id)
    pattern = entry.attributes.get(attribute) if attribute else entry.value
    if pattern is None:
        yield "empty"
        return
    args: dict[str, int | str] = dict(NOT_YOU)
    for name, value in message.args.items():
        if isinstance(value, Message):
            yield from (f"{value.id}: {problem}" for problem in _problems(value, language))
            args[name] = text(value, language)
        else:
            args[name] = "?" if isinstance(value, Seat) else value
    _, errors = texts.format_pattern(pattern, args)
    yield from (str(error) or type(error).__name__ for error in errors)
