# Compiled by mypyc where a C compiler is present.
"""What a seat cannot know, dealt anew: a position that agrees with everything it has seen."""

from __future__ import annotations

from ecumene.games.hadara.numbers import GROUP, STACK, STACK_COUNT
from ecumene.games.hadara.state import Position
from ecumene.kernel.rng import Rng
from ecumene.kernel.zones import Hidden


def forget(state: Position, seat: int, rng: Rng) -> None:
    """Replace everything hidden from the seat; what it has seen, its own sales included, stays."""
    _deal_cards(state, seat, rng)
    _stack_colonies(state, rng)


def _deal_cards(state: Position, seat: int, rng: Rng) -> None:
    """Decks, the box, the hands of others and what they sold unseen; an epoch and a colour share their back."""
    hidden = Hidden(GROUP)
    for deck in state.decks:
        hidden.add(deck)
    hidden.add(state.box)
    for other in range(state.players):
        if other != seat:
            hidden.add(state.civilizations[other].hand)
            hidden.add(state.civilizations[other].sold)
    hidden.deal(rng)
    for civilization in state.civilizations:
        civilization.hand.sort()


def _stack_colonies(state: Position, rng: Rng) -> None:
    """The back of a colony is known once it is annexed; until then not even its owner has seen it."""
    hidden = Hidden(STACK)
    unused = [True] * len(STACK)
    for tiles in state.stacks:
        hidden.add(tiles)
        for tile in tiles:
            unused[tile] = False
    for civilization in state.civilizations:
        for stack in range(STACK_COUNT):
            tile = civilization.colonies[stack]
            if tile >= 0:
                unused[tile] = False
                if not civilization.annexed >> stack & 1:
                    hidden.add_slot(civilization.colonies, stack)
    hidden.add([tile for tile in range(len(STACK)) if unused[tile]])
    hidden.deal(rng)
