# Compiled by mypyc where a C compiler is present.
"""What a player may announce at any time: standing orders, the end of the game, the bomb."""

from __future__ import annotations

from typing import Final

from ecumene.games.civilization.action_numbers import BOMB, DECLARE, DONE, ORDER
from ecumene.games.civilization.components import ENDS, LENGTHS, LONG
from ecumene.games.civilization.fall import fall_without_settlements
from ecumene.games.civilization.nouns import ORDERS
from ecumene.games.civilization.numbers import APOLLO, AREA_ID, MANHATTAN, REGION_COUNT, UNITED_NATIONS
from ecumene.games.civilization.state import NO_END, NOBODY, Position

# Standing orders: three for battles, two for wonders

BATTLE_ORDERS: Final = 3
CLAIM_ORDER: Final = ORDERS.index("claim")


#: By the order for battles: those that would change something.
_BATTLES: Final[list[list[int]]] = [
    [ORDER + order for order in range(BATTLE_ORDERS) if order != given] for given in range(BATTLE_ORDERS)
]
ONLY_DONE: Final[list[int]] = [DONE]
_BATTLES_AND_DONE: Final[list[list[int]]] = [[*battles, DONE] for battles in _BATTLES]
#: The same, then by the order for wonders, which are announced in the standard rules only; and the end of movement.
_ORDERS_AND_DONE: Final[list[list[list[int]]]] = [
    [[*battles, ORDER + CLAIM_ORDER + 1 - given, DONE] for given in range(2)] for battles in _BATTLES
]


def last_choices(state: Position, seat: int, ordered: bool) -> list[int]:
    """What comes last in a movement: an order if none was given yet, what may be declared or dropped, the end of it."""
    given = state.battle_order[seat]
    if not state.advanced:
        return ONLY_DONE if ordered else _ORDERS_AND_DONE[given][state.wonder_order[seat]]
    if not owns_last_word(state, seat):
        return ONLY_DONE if ordered else _BATTLES_AND_DONE[given]
    orders = [] if ordered else _BATTLES[given]
    return orders + endings(state, seat) + bomb_targets(state, seat) + ONLY_DONE


def owns_last_word(state: Position, seat: int) -> bool:
    """Whether the seat has one of the wonders that allow to end the game or to drop the bomb."""
    wonders = state.wonders
    return wonders[MANHATTAN] == seat or wonders[UNITED_NATIONS] == seat or wonders[APOLLO] == seat


def obey(state: Position, seat: int, order: int) -> None:
    """From now on; nobody else is told."""
    if order < BATTLE_ORDERS:
        state.battle_order[seat] = order
    else:
        state.wonder_order[seat] = order - CLAIM_ORDER
    if state.journal is not None:
        state.journal.tell_only(1 << seat, "ordered", seat, order=ORDERS[order])


# The end of a long game

DIPLOMATIC: Final = ENDS.index("diplomatic")
MILITARY: Final = ENDS.index("military")
LONG_GAME: Final = LENGTHS.index(LONG)


def endings(state: Position, seat: int) -> list[int]:
    """What the owner of the United Nations or of the Apollo Program may declare."""
    if state.length != LONG_GAME or state.ending != NO_END:
        return []
    found = []
    if state.wonders[UNITED_NATIONS] == seat:
        found.append(DECLARE)
    if state.wonders[APOLLO] == seat:
        found.append(DECLARE + 1)
    return found


def announce_end(state: Position, seat: int, which: int) -> None:
    """The game ends with this turn."""
    state.ending = MILITARY if which else DIPLOMATIC
    state.ender = seat
    state.tell("declared-military" if which else "declared-diplomatic", seat)


# The Manhattan Project


def bomb_targets(state: Position, seat: int) -> list[int]:
    """Any region but that of one's own last settlement."""
    if state.bomb_used or state.wonders[MANHATTAN] != seat:
        return []
    own = state.settlements(seat)
    last = own[0] if len(own) == 1 else -1
    return [BOMB + region for region in range(REGION_COUNT) if region != last]


def bomb(state: Position, seat: int, region: int) -> None:
    """All pieces and the settlement of the region are gone."""
    state.bomb_used = True
    if state.journal is not None:
        state.journal.tell("bombed", seat, region=AREA_ID[region])
    for other in range(state.players):
        state.clear(other, region)
    victim = state.owner[region]
    state.pass_to(region, NOBODY)
    state.size[region] = 0
    state.grown[region] = False
    if victim != NOBODY:
        fall_without_settlements(state, victim, seat)
