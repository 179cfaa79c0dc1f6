"""What a table tells of its game: lines of the log with their headings, and how the figures of the seats have moved."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ecumene.kernel import SPECTATOR, Change, Event, Game, Journal, State
from ecumene.server.api import Entry


def entries_of(state: State, events: list[Event], start: int, steps: list[int] | None = None) -> list[Entry]:
    """Events as lines of a log, numbered from ``start``, each with the step of a replay after which it had happened."""
    headings = state.game.headings
    return [
        Entry(
            n=start + i,
            kind=event.kind,
            player=event.player,
            facts=event.facts,
            known=event.known,
            text=state.narrate(event),
            step=steps[i] if steps else 0,
            heading=headings.get(event.kind, ""),
        )
        for i, event in enumerate(events)
    ]


class Lines:
    """The lines of a long log as they are sent, each put into words once: everybody who comes is sent all of them."""

    def __init__(self) -> None:
        #: For each pair of eyes how many events were looked at, and the lines they gave.
        self._made: dict[int, tuple[int, list[msgspec.Raw]]] = {}
        self._bytes = 0

    def __len__(self) -> int:
        return self._bytes

    def told(self, eyes: int, journal: Journal, entries: Callable[[int], list[Entry]]) -> list[msgspec.Raw]:
        """All lines for these eyes; ``entries`` gives those from an event on."""
        looked_at, lines = self._made.get(eyes, (0, []))
        new = [msgspec.Raw(msgspec.json.encode(entry)) for entry in entries(looked_at)]
        self._bytes += sum(len(bytes(line)) for line in new)
        lines = lines + new
        self._made[eyes] = len(journal.events), lines
        return lines

    def cut(self, journal: Journal) -> None:
        """Something was undone: what is beyond the end of the journal did not happen."""
        for eyes, (looked_at, lines) in self._made.items():
            if looked_at > len(journal.events):
                kept = lines[: journal.lines(eyes, len(journal.events))]
                self._bytes -= sum(len(bytes(line)) for line in lines[len(kept) :])
                self._made[eyes] = len(journal.events), kept

    def clear(self) -> None:
        self._made.clear()
        self._bytes = 0


Figures = list[dict[str, int]]


def figures(game: Game, state: State) -> Figures:
    """For every seat its score and the game's ratings, as everybody sees them."""
    found: Figures = [{"score": sum(score.values())} if score else {} for score in state.scores()]
    found = found or [{} for _ in range(state.players)]
    view = msgspec.structs.asdict(state.view(SPECTATOR))
    for part in (part for parts in view.values() if isinstance(parts, list) for part in parts):
        seat = getattr(part, "seat", None)
        if isinstance(seat, int) and seat >= 0:
            for rating in game.ratings:
                value = getattr(part, rating, None)
                found[seat] |= value if isinstance(value, dict) else {rating: value} if value is not None else {}
    return found


def moved(before: Figures, after: Figures) -> list[Change]:
    """What has changed from one moment to a later one."""
    return [
        Change(what, before[seat][what], figure, seat)
        for seat, now in enumerate(after)
        for what, figure in now.items()
        if before[seat].get(what, figure) != figure
    ]
