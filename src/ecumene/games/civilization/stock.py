# Compiled by mypyc where a C compiler is present.
"""What a player could put into an offer. It is seen once, and good until something changes hands."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ecumene.games.civilization.action_numbers import (
    ACTIONS,
    ASK,
    GIVE,
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
    SEND,
)
from ecumene.games.civilization.numbers import ERA_COUNT
from ecumene.games.civilization.pieces import AREA_BIT, HOLD_MASK, KIND_BIT, KIND_MASK, first_from, hold_of, make
from ecumene.games.civilization.state import Position

MOST_TERMS: Final = 3  # on each side of an offer; gold is one, whatever the sum
#: By number of amounts: the actions that give (or ask for) the smallest amounts of gold.
GIVE_GOLD: Final[list[list[int]]] = [[GIVE + i for i in range(number)] for number in range(ITEM_RESOURCE + 1)]
ASK_GOLD: Final[list[list[int]]] = [[ASK + i for i in range(number)] for number in range(ITEM_RESOURCE + 1)]


NOTHING: Final[list[int]] = []


class Stock:
    """Gold, resource cards, settlements, cards and loose pieces of a seat at one moment. Never changed."""

    def __init__(self, state: Position, seat: int) -> None:
        self.seat = seat
        self.gold = state.gold[seat]
        self.regions = state.settlements(seat)[:]
        self.held = state.resource_cards(seat, self.regions)
        self.resources = [state.resource_of(region) for region in self.regions]  # of these regions
        self.kept = 1 if state.advanced else 0  # settlements that nobody may trade away
        self.gives = NOTHING  # what can be put on an empty side of an offer, as actions in order; made when needed
        self.asks = NOTHING  # the same, asked for by somebody else

    def terms(self, state: Position, side: int, listed: list[int]) -> list[int]:
        """The actions that put something more on a side of an offer (``GIVE`` or ``ASK``) with these items on it.

        A list that is not to be changed.
        """
        if side == GIVE:
            if not self.gives:
                self.gives = self.actions(state, GIVE)
            found = self.gives
        else:
            if not self.asks:
                self.asks = self.actions(state, ASK)
            found = self.asks
        if listed:
            found = found[:]
            for number in range(1, len(listed) + 1):
                self.strike(state, side, listed[:number], found)
        return found

    def actions(self, state: Position, side: int) -> list[int]:
        """Everything, once each, in order: gold, resource cards, technologies and wonders, settlements, pieces."""
        amounts = GIVE_GOLD if side == GIVE else ASK_GOLD
        found: list[Any] = amounts[affordable(self.gold, ITEM_RESOURCE)][:]
        for resource, number in enumerate(self.held):
            if number > 0:
                found.append(ACTIONS[side + ITEM_RESOURCE + resource])
        list_cards(state, self.seat, side, found)
        if len(self.regions) > self.kept:
            for i, resource in enumerate(self.resources):
                if resource < 0 or self.held[resource] > 0:
                    found.append(ACTIONS[side + ITEM_REGION + self.regions[i]])
        list_pieces(state.pieces[self.seat], side + ITEM_PIECE, found)
        return found

    def strike(self, state: Position, side: int, listed: list[int], found: list[int]) -> None:
        """The last of these items has been put on a side: strike out of its terms what cannot be added any more."""
        gold = self.gold
        golds = 0
        for other in listed:
            if other < ITEM_RESOURCE:
                golds += 1
                gold -= GOLD_AMOUNT[other]
        item = listed[-1]
        end = ASK if side == GIVE else SEND
        full = len(listed) - (golds - 1 if golds else 0) >= MOST_TERMS
        if item < ITEM_RESOURCE:
            cut(found, side + affordable(gold, item), end if full else side + ITEM_RESOURCE)
        elif full:
            cut(found, side + ITEM_RESOURCE if golds else side, end)
        elif item < ITEM_ERA:
            self.strike_resource(side, item - ITEM_RESOURCE, listed, found)
        elif ITEM_REGION <= item < ITEM_PIECE:
            self.strike_settlement(side, item - ITEM_REGION, listed, found)
        elif times(listed, item) >= number_of(state, self.seat, item):
            drop(found, side + item)

    def strike_settlement(self, side: int, region: int, listed: list[int], found: list[int]) -> None:
        """It cannot be added again, nor can others if as many are listed as may be traded away."""
        settlements = 0
        for item in listed:
            if ITEM_REGION <= item < ITEM_PIECE:
                settlements += 1
        if settlements + self.kept >= len(self.regions):
            cut(found, side + ITEM_REGION, side + ITEM_PIECE)
        else:
            drop(found, side + ITEM_REGION + region)
        self.strike_resource(side, self.resource_of(region), listed, found)

    def strike_resource(self, side: int, resource: int, listed: list[int], found: list[int]) -> None:
        """Once all cards of a resource are promised, neither they nor settlements that bring one can be added."""
        if resource >= 0 and self.promised(resource, listed) >= self.held[resource]:
            drop(found, side + ITEM_RESOURCE + resource)
            for i, other in enumerate(self.resources):
                if other == resource:
                    drop(found, side + ITEM_REGION + self.regions[i])

    def resource_of(self, region: int) -> int:
        for i, other in enumerate(self.regions):
            if other == region:
                return self.resources[i]
        return -1

    def promised(self, resource: int, listed: list[int]) -> int:
        """How many cards of a resource go over, those of settlements included."""
        number = times(listed, ITEM_RESOURCE + resource)
        for item in listed:
            if ITEM_REGION <= item < ITEM_PIECE and self.resource_of(item - ITEM_REGION) == resource:
                number += 1
        return number

    def holds(self, state: Position, listed: list[int]) -> bool:
        """Whether all of it is there. Advanced rules: nobody trades away the last settlement."""
        total = 0
        settlements = 0
        for item in listed:
            if item < ITEM_RESOURCE:
                total += GOLD_AMOUNT[item]
            elif item < ITEM_ERA:
                if self.promised(item - ITEM_RESOURCE, listed) > self.held[item - ITEM_RESOURCE]:
                    return False
            elif ITEM_REGION <= item < ITEM_PIECE:
                settlements += 1
                if item - ITEM_REGION not in self.regions:
                    return False
                resource = self.resource_of(item - ITEM_REGION)
                if resource >= 0 and self.promised(resource, listed) > self.held[resource]:
                    return False
            elif times(listed, item) > number_of(state, self.seat, item):
                return False
        return total <= self.gold and (not settlements or settlements + self.kept <= len(self.regions))


def times(listed: list[int], item: i64) -> int:
    """How often an item is on a side of an offer."""
    found = 0
    for number in listed:
        if number == item:
            found += 1
    return found


def affordable(gold: int, below: int) -> int:
    """How many of the amounts of gold, from the smallest, can be added: the next one is always a smaller one."""
    number = 0
    while number < below and GOLD_AMOUNT[number] <= gold:
        number += 1
    return number


def drop(found: list[int], action: i64) -> None:
    """Strike an action out of an ordered list, if it is there."""
    place = first_from(found, action)
    if place < len(found) and found[place] == action:
        found.pop(int(place))


def cut(found: list[int], first: i64, end: i64) -> None:
    """Strike the actions from one to another out of an ordered list."""
    del found[int(first_from(found, first)) : int(first_from(found, end))]


def number_of(state: Position, seat: int, item: int) -> int:
    """How many of a card or a loose piece a seat has."""
    if item >= ITEM_PIECE:
        return loose(state.pieces[seat], PIECE_KIND[item - ITEM_PIECE], PIECE_AREA[item - ITEM_PIECE])
    if item < ITEM_TECHNOLOGY:
        return state.cards[seat * ERA_COUNT + item - ITEM_ERA]
    if item < ITEM_MOMENT:
        return int(state.technologies[item - ITEM_TECHNOLOGY] == seat)
    if item < ITEM_WONDER:
        return int(state.moments[item - ITEM_MOMENT] == seat)
    return int(state.wonders[item - ITEM_WONDER] == seat)


def loose(pieces: list[int], kind: i64, area: i64) -> int:
    """How many pieces of a kind in an area carry nothing."""
    number = 0
    first = make(kind, area, 0)
    place = first_from(pieces, first)
    total: i64 = len(pieces)
    while place < total:
        piece: i64 = pieces[place]
        if piece >> KIND_BIT != first >> KIND_BIT:
            break
        if not hold_of(piece):
            number += 1
        place += 1
    return number


def list_cards(state: Position, seat: int, side: int, found: list[Any]) -> None:
    """Technologies and wonders."""
    if not state.advanced:
        for era in range(ERA_COUNT):
            if state.cards[seat * ERA_COUNT + era]:
                found.append(ACTIONS[side + ITEM_ERA + era])
        for moment, owner in enumerate(state.moments):
            if owner == seat:
                found.append(ACTIONS[side + ITEM_MOMENT + moment])
        return
    for technology, owner in enumerate(state.technologies):
        if owner == seat:
            found.append(ACTIONS[side + ITEM_TECHNOLOGY + technology])
    for wonder, owner in enumerate(state.wonders):
        if owner == seat:
            found.append(ACTIONS[side + ITEM_WONDER + wonder])


def list_pieces(pieces: list[int], first: i64, found: list[Any]) -> None:
    """Pieces that are neither aboard nor carry anything, kind by kind; ``first``: the action with the first of all."""
    kinds: i64 = 0  # as a mask
    for number in pieces:
        piece: i64 = number
        if not piece & HOLD_MASK:
            kinds |= 1 << (piece >> KIND_BIT & KIND_MASK)
    kind: i64 = 0
    while kinds >> kind:
        if kinds >> kind & 1:
            list_kind(pieces, kind, first, found)
        kind += 1


def list_kind(pieces: list[int], kind: i64, first: i64, found: list[Any]) -> None:
    """Loose pieces of one kind, area by area."""
    places = PIECE_PLACE[kind]
    last: i64 = -1
    for number in pieces:
        piece: i64 = number
        if piece >> KIND_BIT & KIND_MASK == kind and not piece & HOLD_MASK:
            area = piece >> AREA_BIT
            if area != last:
                last = area
                found.append(ACTIONS[first + places[area]])
