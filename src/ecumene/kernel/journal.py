"""What happened, told event by event, each with who may know it. Feeds log, animation and statistics."""

from __future__ import annotations

import msgspec

Fact = int | str
EVERYONE = -1

#: Facts with these names hold a seat; every other text fact is the id of a component or a word of the game.
SEAT_FACTS = frozenset({"player", "rival", "owner"})


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened. ``secret`` facts are for the seats in ``knows`` (a bit mask) alone.

    An event that is not ``public`` does not exist for anybody outside ``knows``.
    """

    kind: str
    facts: dict[str, Fact]
    secret: dict[str, Fact] = {}
    knows: int = EVERYONE
    public: bool = True

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as a seat (or a spectator) sees it, with nothing left in it that is not theirs."""
        if self.knows == EVERYONE or (seat is not None and self.knows >> seat & 1):
            return Event(self.kind, {**self.facts, **self.secret})
        return Event(self.kind, self.facts) if self.public else None


class Journal:
    """The events of a game in order."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, kind: str, **facts: Fact) -> None:
        self.events.append(Event(kind, facts))

    def tell_secret(self, knows: int, kind: str, secret: dict[str, Fact], public: bool = True, **facts: Fact) -> None:
        self.events.append(Event(kind, facts, secret, knows, public))

    def seen_by(self, seat: int | None, since: int = 0) -> list[Event]:
        seen = (event.seen_by(seat) for event in self.events[since:])
        return [event for event in seen if event is not None]
