"""What the database keeps of a table, as typed values."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from ecumene.kernel import Result
from ecumene.server.api import Motion, Pace, SeatKind, TableStatus
from ecumene.server.clocks import Clock

LogKind = Literal["play", "take_back", "undo"]

#: Letters and digits that cannot be mistaken for each other.
_SIGNS = "23456789abcdefghjkmnpqrstuvwxyz"


def new_id(length: int = 12) -> str:
    """A name nobody can guess."""
    return "".join(secrets.choice(_SIGNS) for _ in range(length))


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    account: str | None
    seen_at: float = 0.0


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits there. ``stands_in``: a bot plays for the person."""

    seat: int
    kind: SeatKind
    person_id: str | None = None
    name: str = ""
    level: str = ""
    stands_in: bool = False
    resigned: bool = False
    late: bool = False

    @property
    def by_bot(self) -> bool:
        return self.kind == "bot" or self.stands_in


class LogRow(msgspec.Struct, frozen=True):
    """One accepted write. ``action`` is the notation of what was played."""

    seq: int
    kind: LogKind
    seat: int
    action: str = ""
    key: str | None = None
    at: float = 0.0  # when; 0: not stored yet


class TableRow(msgspec.Struct, frozen=True):
    """A table without its log. The seed never goes anywhere but into the engine and an allowed record."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    seed: str
    host_id: str
    code: str
    open: bool
    hints: bool
    imported: bool
    status: TableStatus
    version: int
    waiting: list[int]
    bots_due: bool
    result: Result | None
    created_at: float
    moved_at: float
    key: str | None = None
    next_id: str | None = None
    scores: list[dict[str, int]] | None = None
    closed: str | None = None
    checked: str | None = None
    pace: Pace | None = None
    clocks: list[Clock] | None = None
    due_at: float | None = None
    motion: Motion | None = None
    delay: float = 0.0
    cup_id: str | None = None

    def __repr__(self) -> str:
        return f"<table {self.id}, {self.game}, {self.status}, version {self.version}>"


_JSON: dict[str, Any] = {
    "options": dict[str, Any],
    "waiting": list[int],
    "result": Result,
    "scores": list[dict[str, int]],
    "pace": Pace,
    "clocks": list[Clock],
    "motion": Motion,
}


def to_columns(values: dict[str, Any]) -> dict[str, Any]:
    """Values of a ``TableRow`` as the database keeps them."""
    return {
        name: msgspec.json.encode(value).decode() if name in _JSON and value is not None else value
        for name, value in values.items()
    }


def table_row(columns: Mapping[Any, Any]) -> TableRow:
    values = dict(columns)
    for name, type in _JSON.items():
        if values[name] is not None:
            values[name] = msgspec.json.decode(values[name], type=type)
    return TableRow(**values)
