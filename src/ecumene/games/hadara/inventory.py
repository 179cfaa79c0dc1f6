"""Every component that is in the game, wherever it lies: none may be lost or doubled."""

from __future__ import annotations

from ecumene.games.hadara.components import COLONIES, TRACKS
from ecumene.games.hadara.numbers import COLOR_COUNT, GROUP_COUNT, TRACK_COUNT
from ecumene.games.hadara.state import Position, names
from ecumene.kernel.zones import count


def take_stock(state: Position) -> dict[str, int]:
    """Cards by name, colony tiles by stack and bonus tiles by track, wherever they lie."""
    counts: dict[str, int] = {}
    for civilization in state.civilizations:
        for place in (civilization.cards, civilization.hand, civilization.sold):
            count(counts, names(place))
        count(counts, [COLONIES[tile].stack for tile in civilization.colonies if tile >= 0])
        used = [tile % TRACK_COUNT for tile in (*civilization.statues, civilization.card_tile) if tile >= 0]
        count(counts, [TRACKS[track] for track in used + civilization.silver])
        for track in range(TRACK_COUNT):
            count(counts, [TRACKS[track]] * civilization.tiles[track])
    for place in (*state.decks, *state.piles, state.gone, state.box):
        count(counts, names(place))
    for group in range(state.epoch * COLOR_COUNT, GROUP_COUNT):
        count(counts, names(state.cards_of(group)))
    for stack in state.stacks:
        count(counts, [COLONIES[tile].stack for tile in stack])
    return counts
