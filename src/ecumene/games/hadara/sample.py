# Compiled by mypyc where a C compiler is present.
"""What a seat cannot know, dealt anew: a position that agrees with everything it has seen."""

from __future__ import annotations

from ecumene.games.hadara.state import AskTogether, Table
from ecumene.games.hadara.tables import (
    CARD_COUNT,
    COLOR_COUNT,
    GROUP,
    GROUP_COUNT,
    STACK_COUNT,
    STACK_SIZE,
)
from ecumene.kernel.rng import Rng


def reshuffle(table: Table, seat: int, rng: Rng) -> None:
    """Replace everything hidden from the seat; what it has seen, its own sales included, stays."""
    _reshuffle_cards(table, seat, rng)
    _reshuffle_colonies(table, rng)
    _rechoose(table, seat, rng)


def _seen(table: Table, seat: int) -> list[bool]:
    """The cards whose place the seat knows."""
    seen = [False] * CARD_COUNT
    own = table.civilizations[seat]
    places = [table.gone, own.hand, own.sold, *table.piles]
    places += [civilization.cards for civilization in table.civilizations]
    for place in places:
        for card in place:
            seen[card] = True
    return seen


def _reshuffle_cards(table: Table, seat: int, rng: Rng) -> None:
    """Decks, the hands of others and what they sold unseen: any cards of the same epoch and colour not seen."""
    seen = _seen(table, seat)
    pools: list[list[int]] = [[] for _ in range(GROUP_COUNT)]
    for group in range(GROUP_COUNT):
        pools[group] = [card for card in table.cards_of(group) if not seen[card]]
    places = list(table.decks)
    for other in range(table.players):
        if other != seat:
            places.append(table.civilizations[other].hand)
            places.append(table.civilizations[other].sold)
    for place in places:
        for i in range(len(place)):
            pool = pools[GROUP[place[i]]]
            place[i] = pool.pop(int(rng.below(len(pool))))
    for other in range(table.players):
        if other != seat:
            table.civilizations[other].hand.sort()
    table.box = [card for pool in pools[: table.epoch * COLOR_COUNT] for card in pool]


def _reshuffle_colonies(table: Table, rng: Rng) -> None:
    """The back of a colony is known once it is annexed; until then not even its owner has seen it."""
    for stack in range(STACK_COUNT):
        pool = list(range(stack * STACK_SIZE, (stack + 1) * STACK_SIZE))
        plundered = []
        for civilization in table.civilizations:
            tile = civilization.colonies[stack]
            if civilization.annexed >> stack & 1:
                pool.remove(tile)
            elif tile >= 0:
                plundered.append(civilization)
        rng.shuffle(pool)
        for civilization in plundered:
            civilization.colonies[stack] = pool.pop()
        table.stacks[stack] = [pool.pop() for _ in table.stacks[stack]]


def _rechoose(table: Table, seat: int, rng: Rng) -> None:
    """That others have chosen is known, what they chose is not."""
    decision = table.stack[-1] if table.stack else None
    if not isinstance(decision, AskTogether):
        return
    for other in range(table.players):
        if other != seat and decision.chosen[other] >= 0:
            choices = decision.legal(table, other)
            decision.chosen[other] = choices[int(rng.below(len(choices)))]
