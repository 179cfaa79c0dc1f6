"""Every component that is in the game, wherever it lies: none may be lost or doubled."""

from __future__ import annotations

from ecumene.games.hadara.components import COLONIES, TRACKS
from ecumene.games.hadara.numbers import CARD_ID, COLOR_COUNT, GROUP_COUNT, TRACK_COUNT
from ecumene.games.hadara.state import Position


def count(state: Position) -> dict[str, int]:
    """Cards by name, colony tiles by stack and bonus tiles by track, wherever they lie."""
    counts: dict[str, int] = {}
    for civilization in state.civilizations:
        for place in (civilization.cards, civilization.hand, civilization.sold):
            _add(counts, [CARD_ID[card] for card in place])
        _add(counts, [COLONIES[tile].stack for tile in civilization.colonies if tile >= 0])
        used = [tile % TRACK_COUNT for tile in (*civilization.statues, civilization.card_tile) if tile >= 0]
        _add(counts, [TRACKS[track] for track in used + civilization.silver])
        for track in range(TRACK_COUNT):
            _add(counts, [TRACKS[track]] * civilization.tiles[track])
    for place in (*state.decks, *state.piles, state.gone, state.box):
        _add(counts, [CARD_ID[card] for card in place])
    for group in range(state.epoch * COLOR_COUNT, GROUP_COUNT):
        _add(counts, [CARD_ID[card] for card in state.cards_of(group)])
    for stack in state.stacks:
        _add(counts, [COLONIES[tile].stack for tile in stack])
    return counts


def _add(counts: dict[str, int], names: list[str]) -> None:
    for name in names:
        counts[name] = counts.get(name, 0) + 1
