"""What crosses the wire after the end of a game."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ecumene.review.reviewer import Balance, Gain, Review, Stroke
from ecumene.server.api import OptionalKey


class ReviewInfo(Struct, frozen=True):
    """The review of a finished game as far as it has come. ``wanted``: somebody has asked for it.

    ``balances``: by seat, where its chance came from and went, once the whole game was walked through; ``strokes``: the
    greatest strokes of luck in it.
    """

    table: str
    wanted: bool
    done: bool
    progress: float
    review: Review | None
    balances: list[Balance]
    strokes: list[Stroke] = []


class Sources(Struct, frozen=True):
    """Which steps of a finished game brought which points: every cell of its score sheet, taken apart.

    What was there at the start has the step −1.
    """

    table: str
    gains: list[Gain]


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a finished game to play on from, at a seat, against bots of a level."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=15)]
    level: Annotated[str, Meta(max_length=32)] = ""
    key: OptionalKey = ""
