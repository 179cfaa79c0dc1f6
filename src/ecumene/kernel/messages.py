"""Texts by name: the engine says *what* is to be said, the locale files say it in a language."""

from __future__ import annotations

import msgspec


class SeatName(msgspec.Struct, frozen=True, tag="seat", tag_field="type"):
    """Stands in a text for the name of whoever sits there; each front end knows the names."""

    seat: int


class Message(msgspec.Struct, frozen=True, tag="message", tag_field="type", omit_defaults=True):
    """A text of ``locale/<language>/*.ftl`` by its id, with the values it is filled with."""

    id: str
    args: dict[str, int | str | Message | SeatName] = {}


def listing(items: list[Message]) -> Message:
    """Several messages as one, with commas between them."""
    if len(items) == 1:
        return items[0]
    return Message("listing", {"first": items[0], "rest": listing(items[1:])})
