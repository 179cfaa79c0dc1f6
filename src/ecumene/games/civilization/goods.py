# Compiled by mypyc where a C compiler is present.
"""What changes hands in trade: who may trade with whom, what a player can give, and how it goes over."""

from __future__ import annotations

from typing import Final

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
    PIECE_PLACE,
)
from ecumene.games.civilization.actions import ITEMS
from ecumene.games.civilization.numbers import (
    AREA_ID,
    ERA_COUNT,
    KIND_ID,
    LAND_DISTANCE,
    MOMENT_COUNT,
    RANGE_REGIONS,
    RANGE_SEAS,
    RANGE_TECHNOLOGY,
    RESOURCE_COUNT,
    SEA_DISTANCE,
    TECHNOLOGY_COUNT,
    WONDER_COUNT,
)
from ecumene.games.civilization.pieces import area_of, hold_of, kind_of
from ecumene.games.civilization.state import NOT_IN_PLAY, Position
from ecumene.kernel.messages import Seat

MOST_TERMS: Final = 3  # on each side of an offer


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


# What can be given


def givable(state: Position, seat: int, listed: list[int]) -> list[int]:
    """The items a seat can still give when these have been listed already."""
    if len(listed) >= MOST_TERMS:
        return []
    gold = state.gold[seat] if not any(item < ITEM_RESOURCE for item in listed) else 0
    held = state.resources(seat)
    own = state.settlements(seat)
    for item in listed:
        if ITEM_RESOURCE <= item < ITEM_ERA:
            held[item - ITEM_RESOURCE] -= 1
        elif ITEM_REGION <= item < ITEM_PIECE:
            region = item - ITEM_REGION
            if region in own:
                own.remove(region)
            if state.resource_of(region) >= 0:
                held[state.resource_of(region)] -= 1
    found = [amount for amount in range(len(GOLD_AMOUNT)) if GOLD_AMOUNT[amount] <= gold]
    for resource in range(RESOURCE_COUNT):
        if held[resource] > 0:
            found.append(ITEM_RESOURCE + resource)
    cards(state, seat, listed, found)
    if not state.advanced or len(own) > 1:
        for region in own:
            resource = state.resource_of(region)
            if resource < 0 or held[resource] > 0:
                found.append(ITEM_REGION + region)
    loose_pieces(state, seat, listed, found)
    return found


def cards(state: Position, seat: int, listed: list[int], found: list[int]) -> None:
    """Technologies and wonders."""
    if not state.advanced:
        for era in range(ERA_COUNT):
            if state.cards[seat * ERA_COUNT + era] > listed.count(ITEM_ERA + era):
                found.append(ITEM_ERA + era)
        for moment in range(MOMENT_COUNT):
            if state.moments[moment] == seat and ITEM_MOMENT + moment not in listed:
                found.append(ITEM_MOMENT + moment)
        return
    for technology in range(TECHNOLOGY_COUNT):
        if state.technologies[technology] == seat and ITEM_TECHNOLOGY + technology not in listed:
            found.append(ITEM_TECHNOLOGY + technology)
    for wonder in range(WONDER_COUNT):
        if state.wonders[wonder] == seat and ITEM_WONDER + wonder not in listed:
            found.append(ITEM_WONDER + wonder)


def loose_pieces(state: Position, seat: int, listed: list[int], found: list[int]) -> None:
    """Pieces that are neither aboard nor carry anything."""
    last = -1
    count = 0
    for piece in state.pieces[seat]:
        if hold_of(piece):
            continue
        item = ITEM_PIECE + PIECE_PLACE[kind_of(piece)][area_of(piece)]
        if item != last:
            last = item
            count = listed.count(item)
        if count == 0:
            found.append(item)
        count -= 1


def can_give(state: Position, seat: int, items: list[int]) -> bool:
    """Whether a seat still has all of it."""
    gold = 0
    cards: list[int] = []
    for item in items:
        if item < ITEM_RESOURCE:
            gold += GOLD_AMOUNT[item]
        elif item < ITEM_ERA:
            cards.append(item - ITEM_RESOURCE)
        elif ITEM_REGION <= item < ITEM_PIECE and state.owner[item - ITEM_REGION] == seat:
            cards.append(state.resource_of(item - ITEM_REGION))
        elif not has(state, seat, item, items.count(item)):
            return False
    if gold > state.gold[seat] or not keeps_a_settlement(state, seat, items):
        return False
    held = state.resources(seat)
    return all(resource < 0 or cards.count(resource) <= held[resource] for resource in cards)


def has(state: Position, seat: int, item: int, number: int) -> bool:
    """Whether a seat has so many technologies, wonders or loose pieces of a kind; settlements have been seen to."""
    if item < ITEM_TECHNOLOGY:
        return state.cards[seat * ERA_COUNT + item - ITEM_ERA] >= number
    if item < ITEM_MOMENT:
        return state.technologies[item - ITEM_TECHNOLOGY] == seat
    if item < ITEM_WONDER:
        return state.moments[item - ITEM_MOMENT] == seat
    if item < ITEM_REGION:
        return state.wonders[item - ITEM_WONDER] == seat
    if item < ITEM_PIECE:
        return False
    kind, area = PIECE_KIND[item - ITEM_PIECE], PIECE_AREA[item - ITEM_PIECE]
    pieces = state.at(seat, area)
    return sum([1 for piece in pieces if kind_of(piece) == kind and not hold_of(piece)]) >= number


def keeps_a_settlement(state: Position, seat: int, items: list[int]) -> bool:
    """Advanced rules: nobody trades away the last settlement."""
    given = sum([1 for item in items if ITEM_REGION <= item < ITEM_PIECE])
    return not given or not state.advanced or state.owner.count(seat) > given


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
            state.owner[item - ITEM_REGION] = taker
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
