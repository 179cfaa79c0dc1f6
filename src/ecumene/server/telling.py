"""What a table tells of its game: lines of the log with their headings, and how the figures of the seats have moved."""

from __future__ import annotations

import msgspec

from ecumene.kernel import SPECTATOR, Change, Event, Game, State
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
