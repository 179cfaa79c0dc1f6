"""Texts by name: the engine says *what* is to be said, the locale files say it in a language."""

from __future__ import annotations

from typing import Annotated

import msgspec

#: The eyes of somebody who only watches.
SPECTATOR = -1

#: The number of a seat in a view: plain in JSON, marked in the schema, so that a front end can show who sits there.
SeatIndex = Annotated[int, msgspec.Meta(extra_json_schema={"x-type": "seat"})]
#: The id of a component in a view, marked likewise.
ComponentId = Annotated[str, msgspec.Meta(extra_json_schema={"x-type": "component"})]


class Seat(msgspec.Struct, frozen=True, tag="seat", tag_field="type"):
    """A place at the table, in actions, events and texts; each front end knows the name of whoever sits there."""

    seat: int

    def __str__(self) -> str:
        """As in notation: counted from 1."""
        return str(self.seat + 1)


class Message(msgspec.Struct, frozen=True, tag="message", tag_field="type", omit_defaults=True):
    """A text of ``locale/<language>/*.ftl`` by its id, with the values it is filled with."""

    id: str
    args: dict[str, int | str | Message | Seat] = {}


#: What a message is filled with.
Args = dict[str, int | str | Message | Seat]


def listing(items: list[Message]) -> Message:
    """Several messages as one, with commas between them."""
    if len(items) == 1:
        return items[0]
    return Message("listing", {"first": items[0], "rest": listing(items[1:])})
