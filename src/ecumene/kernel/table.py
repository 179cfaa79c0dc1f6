"""What a front end shows besides the game's own view: prompts, offers, refusals and results."""

from __future__ import annotations

import msgspec

from ecumene.kernel.messages import Message


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is asked of a seat now, in one sentence, and the rule behind it."""

    kind: str
    text: Message
    rule: str = ""


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal action with its price and what it would bring, known before it is taken."""

    action: int
    notation: str
    verb: str
    touches: tuple[str, ...]
    text: Message
    price: dict[str, int] = {}
    points: int | None = None  # what it would add to the score now, where that can be said
    notes: tuple[Message, ...] = ()  # what else it would do, or why it costs what it costs


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something within reach that cannot be done now, and why."""

    verb: str
    touches: tuple[str, ...]
    reason: Message
    rule: str = ""


class Standing(msgspec.Struct, frozen=True):
    """Where a seat finished: rank 1 is a win, equal ranks share it."""

    seat: int
    rank: int
    score: int
    breakdown: dict[str, int]
    tie_break: int = 0


class Result(msgspec.Struct, frozen=True):
    """The final standings, by seat."""

    standings: list[Standing]

    @property
    def winners(self) -> list[int]:
        return [standing.seat for standing in self.standings if standing.rank == 1]


def rank(breakdowns: list[dict[str, int]], tie_breaks: list[int]) -> Result:
    """Standings by total, then by tie-break; who is equal in both shares the rank."""
    keys = [(sum(points.values()), tie) for points, tie in zip(breakdowns, tie_breaks, strict=True)]
    return Result(
        [
            Standing(seat, 1 + sum(other > key for other in keys), key[0], breakdowns[seat], key[1])
            for seat, key in enumerate(keys)
        ]
    )
