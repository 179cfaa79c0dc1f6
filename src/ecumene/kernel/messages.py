"""Texts by name: the engine says *what* is to be said, the locale files say it in a language."""

from __future__ import annotations

import re
from typing import Annotated

import msgspec

#: The eyes of somebody who only watches.
SPECTATOR = -1

#: The number of a seat in a view: plain in JSON, marked in the schema, so that a front end can show who sits there.
SeatIndex = Annotated[int, msgspec.Meta(extra_json_schema={"x-type": "seat"})]
#: The id of a component in a view, marked likewise.
ComponentId = Annotated[str, msgspec.Meta(extra_json_schema={"x-type": "component"})]

#: The number of an age in a view, marked likewise: people read another figure there than in a count.
AgeNumber = Annotated[int, msgspec.Meta(extra_json_schema={"x-type": "age"})]
#: Lists in a view that have one item for every seat, in their order.
NumberOfEachSeat = Annotated[list[int], msgspec.Meta(extra_json_schema={"x-per": "seat"})]
FlagOfEachSeat = Annotated[list[bool], msgspec.Meta(extra_json_schema={"x-per": "seat"})]
#: A number in a view that is not worth a word where it is 0.
NumberIfAny = Annotated[int, msgspec.Meta(extra_json_schema={"x-none": 0})]


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


_HUMP = re.compile(r"(?<!^)(?=[A-Z])")


def snake(name: str) -> str:
    """The name of a class as it stands in ids of texts: CoinsPer -> coins_per."""
    return _HUMP.sub("_", name).lower()


def listing(items: list[Message]) -> Message:
    """Several messages as one, with commas between them."""
    if len(items) == 1:
        return items[0]
    return Message("listing", {"first": items[0], "rest": listing(items[1:])})
