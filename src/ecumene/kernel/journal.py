"""What happened, told event by event, each with who may know it. Feeds log, animation and statistics."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from ecumene.kernel.messages import SPECTATOR, Seat

#: A number, the id of a component, or a seat.
Fact = int | str | Seat
EVERYONE = -1
NOBODY = -1


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened, as a rule to somebody or by somebody: ``player`` (a seat).

    ``secret`` facts are for the seats in ``knows`` (a bit mask) alone. An event that is not ``public`` does not exist
    for anybody outside ``knows``. ``known``: its reader is among those who were told the secret facts.
    """

    kind: str
    player: int = NOBODY
    facts: dict[str, Fact] = {}
    secret: dict[str, Fact] = {}
    knows: int = EVERYONE
    public: bool = True
    known: bool = False

    def seen_by(self, seat: int) -> Event | None:
        """The event as a seat (or a spectator) sees it, with nothing left in it that is not theirs."""
        if self.told(seat):
            return Event(self.kind, self.player, {**self.facts, **self.secret}, known=bool(self.secret))
        return Event(self.kind, self.player, self.facts) if self.public else None

    def told(self, seat: int) -> bool:
        """Whether a seat (or a spectator) knows all of it."""
        return self.knows == EVERYONE or (seat != SPECTATOR and bool(self.knows >> seat & 1))


class Journal:
    """The events of a game in order."""

    __slots__ = ("events",)

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self.events: list[Event] = list(events)

    def tell(self, kind: str, player: int = NOBODY, **facts: Fact) -> None:
        """Something everybody sees."""
        self.events.append(Event(kind, player, facts))

    def tell_some(self, knows: int, kind: str, secret: Mapping[str, Fact], player: int = NOBODY, **facts: Fact) -> None:
        """Everybody sees that it happened; the seats of the mask are told the secret facts, too."""
        self.events.append(Event(kind, player, facts, dict(secret), knows))

    def tell_only(self, knows: int, kind: str, player: int = NOBODY, **facts: Fact) -> None:
        """Something that nobody but the seats of the mask sees."""
        self.events.append(Event(kind, player, facts, {}, knows, public=False))

    def seen_by(self, seat: int, since: int = 0) -> list[Event]:
        seen = (event.seen_by(seat) for event in self.events[since:])
        return [event for event in seen if event is not None]

    def last(self, seat: int, lines: int) -> int:
        """From which event on a seat (or a spectator) sees the last so many lines."""
        for place in range(len(self.events) - 1, -1, -1):
            lines -= self.events[place].public or self.events[place].told(seat)
            if not lines:
                return place
        return 0

    def lines(self, seat: int, until: int) -> int:
        """How many of the first events a seat (or a spectator) sees."""
        return sum(event.public or event.told(seat) for event in self.events[:until])
