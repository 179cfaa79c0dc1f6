# Compiled by mypyc where a C compiler is present.
"""What a seat cannot know, dealt anew: a position that agrees with everything it has seen."""

from __future__ import annotations

from ecumene.games.hadara.numbers import (
    CARD_COUNT,
    COLOR_COUNT,
    GROUP,
    GROUP_COUNT,
    STACK_COUNT,
    STACK_SIZE,
)
from ecumene.games.hadara.state import AskTogether, Position
from ecumene.kernel.rng import Rng


def reshuffle(state: Position, seat: int, rng: Rng) -> None:
    """Replace everything hidden from the seat; what it has seen, its own sales included, stays."""
    _reshuffle_cards(state, seat, rng)
    _reshuffle_colonies(state, rng)
    _rechoose(state, seat, rng)


def _seen(state: Position, seat: int) -> list[bool]:
    """The cards whose place the seat knows."""
    seen = [False] * CARD_COUNT
    own = state.civilizations[seat]
    places = [state.gone, own.hand, own.sold, *state.piles]
    places += [civilization.cards for civilization in state.civilizations]
    for place in places:
        for card in place:
            seen[card] = True
    return seen


def _reshuffle_cards(state: Position, seat: int, rng: Rng) -> None:
    """Decks, the hands of others and what they sold unseen: any cards of the same epoch and colour not seen."""
    seen = _seen(state, seat)
    pools: list[list[int]] = [[] for _ in range(GROUP_COUNT)]
    for group in range(GROUP_COUNT):
        pools[group] = [card for card in state.cards_of(group) if not seen[card]]
    places = list(state.decks)
    for other in range(state.players):
        if other != seat:
            places.append(state.civilizations[other].hand)
            places.append(state.civilizations[other].sold)
    for place in places:
        for i in range(len(place)):
            pool = pools[GROUP[place[i]]]
            place[i] = pool.pop(int(rng.below(len(pool))))
    for other in range(state.players):
        if other != seat:
            state.civilizations[other].hand.sort()
    state.box = [card for pool in pools[: state.epoch * COLOR_COUNT] for card in pool]


def _reshuffle_colonies(state: Position, rng: Rng) -> None:
    """The back of a colony is known once it is annexed; until then not even its owner has seen it."""
    for stack in range(STACK_COUNT):
        pool = list(range(stack * STACK_SIZE, (stack + 1) * STACK_SIZE))
        plundered = []
        for civilization in state.civilizations:
            tile = civilization.colonies[stack]
            if civilization.annexed >> stack & 1:
                pool.remove(tile)
            elif tile >= 0:
                plundered.append(civilization)
        rng.shuffle(pool)
        for civilization in plundered:
            civilization.colonies[stack] = pool.pop()
        state.stacks[stack] = [pool.pop() for _ in state.stacks[stack]]


def _rechoose(state: Position, seat: int, rng: Rng) -> None:
    """That others have chosen is known, what they chose is not."""
    decision = state.stack[-1] if state.stack else None
    if not isinstance(decision, AskTogether):
        return
    for other in range(state.players):
        if other != seat and decision.chosen[other] >= 0:
            choices = decision.legal(state, other)
            decision.chosen[other] = choices[int(rng.below(len(choices)))]
