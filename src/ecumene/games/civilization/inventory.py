"""What must neither appear nor vanish: markers, and technology cards of the standard rules. Pieces are unlimited."""

from __future__ import annotations

from ecumene.games.civilization.components import ERAS
from ecumene.games.civilization.numbers import ERA_COUNT, MARKER_ID, NO_MARKER
from ecumene.games.civilization.state import Position
from ecumene.kernel import zones


def count(state: Position) -> dict[str, int]:
    """Markers on the map, taken away and in the box; cards with players and in the bank."""
    counts: dict[str, int] = {}
    markers = [*state.marker, *state.gone, *state.box]
    zones.count(counts, [MARKER_ID[marker] for marker in markers if marker != NO_MARKER])
    for era in range(ERA_COUNT):
        cards = sum(state.cards[seat * ERA_COUNT + era] for seat in range(state.players))
        counts[f"technology_{ERAS[era]}"] = state.left[era] + cards
    return counts
