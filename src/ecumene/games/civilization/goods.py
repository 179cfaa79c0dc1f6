# Compiled by mypyc where a C compiler is present.
"""Who may trade with whom, and how what they agree on changes hands."""

from __future__ import annotations

from ecumene.games.civilization.action_numbers import (
    GOLD_AMOUNT,
    ITEM_ERA,
    ITEM_MOMENT,
    ITEM_PIECE,
    ITEM_REGION,
    ITEM_RESOURCE,
    ITEM_TECHNOLOGY,
    ITEM_WONDER,
    PIECE_AREA,
    PIECE_KIND,
)
from ecumene.games.civilization.nouns import ITEMS
from ecumene.games.civilization.numbers import (
    AREA_ID,
    ERA_COUNT,
    KIND_ID,
    LAND_DISTANCE,
    RANGE_REGIONS,
    RANGE_SEAS,
    RANGE_TECHNOLOGY,
    RESOURCE_COUNT,
    SEA_DISTANCE,
)
from ecumene.games.civilization.pieces import hold_of, kind_of
from ecumene.games.civilization.state import NOT_IN_PLAY, Position
from ecumene.kernel.messages import Seat

# Range (advanced rules)


def trade_range(state: Position) -> tuple[int, int]:
    """How many regions and how many seas may lie between two settlements, by the technologies in play."""
    row = 0
    for i in range(1, len(RANGE_TECHNOLOGY)):
        if state.technologies[RANGE_TECHNOLOGY[i]] != NOT_IN_PLAY:
            row = i
    return RANGE_REGIONS[row], RANGE_SEAS[row]


def in_range(state: Position, one: int, other: int) -> bool:
    """Whether two players may trade: some settlements of theirs must be near enough, over land or by sea."""
    if not state.advanced:
        return True
    regions, seas = trade_range(state)
    theirs = state.settlements(other)
    for start in state.settlements(one):
        by_land, by_sea = LAND_DISTANCE[start], SEA_DISTANCE[start]
        for end in theirs:
            if by_land[end] <= regions or by_sea[end] <= seas:
                return True
    return False


# How it goes over


def hand_over(state: Position, giver: int, taker: int, items: list[int]) -> None:
    for item in items:
        tell_gift(state, giver, taker, item)
        if item < ITEM_RESOURCE:
            state.gold[giver] -= GOLD_AMOUNT[item]
            state.gold[taker] += GOLD_AMOUNT[item]
        elif item < ITEM_ERA:
            lend(state, giver, taker, item - ITEM_RESOURCE)
        elif item < ITEM_TECHNOLOGY:
            state.cards[giver * ERA_COUNT + item - ITEM_ERA] -= 1
            state.cards[taker * ERA_COUNT + item - ITEM_ERA] += 1
        elif item < ITEM_MOMENT:
            state.technologies[item - ITEM_TECHNOLOGY] = taker
        elif item < ITEM_WONDER:
            state.moments[item - ITEM_MOMENT] = taker
        elif item < ITEM_REGION:
            state.wonders[item - ITEM_WONDER] = taker
        elif item < ITEM_PIECE:
            state.pass_to(item - ITEM_REGION, taker)
        else:
            hand_over_piece(state, giver, taker, item - ITEM_PIECE)


def tell_gift(state: Position, giver: int, taker: int, item: int) -> None:
    if state.journal is None:
        return
    if item >= ITEM_PIECE:
        piece, area = KIND_ID[PIECE_KIND[item - ITEM_PIECE]], AREA_ID[PIECE_AREA[item - ITEM_PIECE]]
        state.journal.tell("gave-piece", giver, rival=Seat(taker), piece=piece, area=area)
    elif item >= ITEM_REGION:
        state.journal.tell("gave-settlement", giver, rival=Seat(taker), region=AREA_ID[item - ITEM_REGION])
    elif ITEM_ERA <= item < ITEM_TECHNOLOGY:
        state.journal.tell("gave-technology", giver, rival=Seat(taker), era=ITEMS[item])
    else:
        state.journal.tell("gave", giver, rival=Seat(taker), item=ITEMS[item])


def lend(state: Position, giver: int, taker: int, resource: int) -> None:
    """A resource card goes back to its owner after production."""
    state.lent[giver * RESOURCE_COUNT + resource] -= 1
    state.lent[taker * RESOURCE_COUNT + resource] += 1


def hand_over_piece(state: Position, giver: int, taker: int, place: int) -> None:
    for piece in state.at(giver, PIECE_AREA[place]):
        if kind_of(piece) == PIECE_KIND[place] and not hold_of(piece):
            state.remove(giver, piece)
            state.add(taker, piece)
            return
