# Compiled by mypyc where a C compiler is present.
"""What a player could put into an offer. It is seen once, and good until something changes hands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.civilization.action_numbers import (
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
    PIECE_PLACE,
)
from ecumene.games.civilization.numbers import (
    ERA_COUNT,
    RESOURCE_COUNT,
    TECHNOLOGY_COUNT,
    WONDER_COUNT,
)
from ecumene.games.civilization.pieces import AREA_BIT, first_from, hold_of, kind_of
from ecumene.games.civilization.state import Position

MOST_TERMS: Final = 3  # on each side of an offer; gold is one, whatever the sum
#: By number of amounts: the actions that give (or ask for) the smallest amounts of gold.
GIVE_GOLD: Final[list[list[int]]] = [[GIVE + i for i in range(number)] for number in range(ITEM_RESOURCE + 1)]
ASK_GOLD: Final[list[list[int]]] = [[ASK + i for i in range(number)] for number in range(ITEM_RESOURCE + 1)]


NOTHING: Final[list[int]] = []


class Stock:
    """Gold, resource cards, settlements, cards and loose pieces of a seat at one moment. Never changed."""

    def __init__(self, state: Position, seat: int) -> None:
        self.gold = state.gold[seat]
        self.regions = state.settlements(seat)[:]
        self.held = state.resource_cards(seat, self.regions)
        self.resources = [state.resource_of(region) for region in self.regions]  # of these regions
        self.kept = 1 if state.advanced else 0  # settlements that nobody may trade away
        self.others: list[int] = []  # cards and loose pieces, each as often as there is one of it, in order
        list_cards(state, seat, self.others)
        list_pieces(state, seat, self.others)
        self.give = NOTHING  # whatever can be given besides gold, as actions in order; made when needed
        self.ask = NOTHING  # the same, asked for by somebody else
        self.gives = NOTHING  # the same with gold: what can be put on an empty side of an offer
        self.asks = NOTHING

    def actions(self, side: int) -> list[int]:
        """Everything but gold, once each, in order: resource cards, technologies and wonders, settlements, pieces."""
        found: list[int] = []
        for resource in range(RESOURCE_COUNT):
            if self.held[resource] > 0:
                found.append(side + ITEM_RESOURCE + resource)
        pieces = first_from(self.others, ITEM_PIECE)
        self.list_others(side, 0, pieces, found)
        if len(self.regions) > self.kept:
            for i in range(len(self.regions)):
                if self.resources[i] < 0 or self.held[self.resources[i]] > 0:
                    found.append(side + ITEM_REGION + self.regions[i])
        self.list_others(side, pieces, len(self.others), found)
        return found

    def list_others(self, side: i64, low: i64, high: i64, found: list[int]) -> None:
        """Cards or loose pieces, once each."""
        last: i64 = -1
        others = self.others
        i = low
        while i < high:
            item: i64 = others[i]
            if item != last:
                found.append(int(side + item))
                last = item
            i += 1

    def number_of(self, item: int) -> int:
        """How many of a card or a loose piece there are."""
        wanted: i64 = item
        first = first_from(self.others, wanted)
        end = first
        total: i64 = len(self.others)
        while end < total and self.others[end] == wanted:
            end += 1
        return int(end - first)

    def terms(self, side: int, listed: list[int]) -> list[int]:
        """The actions that put something more on a side of an offer (``GIVE`` or ``ASK``) with these items on it.

        A list that is not to be changed.
        """
        total = 0
        smallest = 0
        golds = 0
        for item in listed:
            if item < ITEM_RESOURCE:
                golds += 1
                total += GOLD_AMOUNT[item]
                smallest = item
        number = len(listed) - golds + (1 if golds else 0)
        if number >= MOST_TERMS and not golds:
            return []
        amounts = GIVE_GOLD if side == GIVE else ASK_GOLD
        gold = amounts[affordable(self.gold - total, smallest if golds else ITEM_RESOURCE)]
        if number >= MOST_TERMS:
            return gold
        if side == GIVE:
            if not self.give:
                self.give = self.actions(GIVE)
            found = gold + self.give
        else:
            if not self.ask:
                self.ask = self.actions(ASK)
            found = gold + self.ask
        if len(listed) > golds:
            self.strike(side, listed, found)
        return found

    def at_first(self, side: int) -> list[int]:
        """The same for an empty side."""
        if side == GIVE:
            if not self.gives:
                self.gives = self.terms(GIVE, [])
            return self.gives
        if not self.asks:
            self.asks = self.terms(ASK, [])
        return self.asks

    def strike(self, side: int, listed: list[int], found: list[int]) -> None:
        """Strike out what cannot be listed another time, and what hangs together with it."""
        settlements = 0
        for item in listed:
            resource = -1
            if ITEM_RESOURCE <= item < ITEM_ERA:
                resource = item - ITEM_RESOURCE
            elif ITEM_REGION <= item < ITEM_PIECE:
                settlements += 1
                drop(found, side + item)
                resource = self.resource_of(item - ITEM_REGION)
            elif item >= ITEM_ERA and times(listed, item) >= self.number_of(item):
                drop(found, side + item)
            if resource >= 0 and self.promised(resource, listed) >= self.held[resource]:
                drop(found, side + ITEM_RESOURCE + resource)
                for i in range(len(self.regions)):
                    if self.resources[i] == resource:
                        drop(found, side + ITEM_REGION + self.regions[i])
        if settlements and settlements + self.kept >= len(self.regions):
            for region in self.regions:
                drop(found, side + ITEM_REGION + region)

    def resource_of(self, region: int) -> int:
        return self.resources[self.regions.index(region)] if region in self.regions else -1

    def promised(self, resource: int, listed: list[int]) -> int:
        """How many cards of a resource go over, those of settlements included."""
        number = times(listed, ITEM_RESOURCE + resource)
        for item in listed:
            if ITEM_REGION <= item < ITEM_PIECE and self.resource_of(item - ITEM_REGION) == resource:
                number += 1
        return number

    def holds(self, listed: list[int]) -> bool:
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
            elif times(listed, item) > self.number_of(item):
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


def drop(found: list[int], action: int) -> None:
    """Strike an action out of an ordered list, if it is there."""
    place = first_from(found, action)
    if place < len(found) and found[place] == action:
        found.pop(int(place))


def list_cards(state: Position, seat: int, found: list[int]) -> None:
    """Technologies and wonders."""
    if not state.advanced:
        for era in range(ERA_COUNT):
            for _ in range(state.cards[seat * ERA_COUNT + era]):
                found.append(ITEM_ERA + era)
        for moment, owner in enumerate(state.moments):
            if owner == seat:
                found.append(ITEM_MOMENT + moment)
        return
    for technology in range(TECHNOLOGY_COUNT):
        if state.technologies[technology] == seat:
            found.append(ITEM_TECHNOLOGY + technology)
    for wonder in range(WONDER_COUNT):
        if state.wonders[wonder] == seat:
            found.append(ITEM_WONDER + wonder)


def list_pieces(state: Position, seat: int, found: list[int]) -> None:
    """Pieces that are neither aboard nor carry anything; all that is found is put in order."""
    for number in state.pieces[seat]:
        piece: i64 = number
        if not hold_of(piece):
            found.append(ITEM_PIECE + PIECE_PLACE[kind_of(piece)][piece >> AREA_BIT])
    found.sort()
