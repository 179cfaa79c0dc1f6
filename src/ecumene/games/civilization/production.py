# Compiled by mypyc where a C compiler is present.
"""Production: settlements, the critical resource, technologies or resources, monopolies, and the least there is."""

from __future__ import annotations

from typing import Final

from ecumene.games.civilization.components import CRITICAL_GOLD, GOLD_PER_RESOURCE, LEAST_INCOME, RESOURCES, ROLL
from ecumene.games.civilization.effects import GoldPerTurn
from ecumene.games.civilization.happiness import settlement_income
from ecumene.games.civilization.numbers import CRITICAL, MONOPOLY_GOLD, NO_MARKER, WONDER_COUNT
from ecumene.games.civilization.state import Position
from ecumene.games.civilization.strength import works
from ecumene.games.civilization.wonders import WONDERS

#: The parts of an income, in the order of the rulebook.
SETTLEMENTS: Final = 0
CRITICAL_PART: Final = 1
RESOURCES_PART: Final = 2  # standard: technologies × different resources; advanced: by different resource
MONOPOLIES: Final = 3
WONDERS_PART: Final = 4
TO_LEAST: Final = 5
PARTS: Final = ("settlements", "critical", "resources", "monopolies", "wonders", "to_least")

WONDER_GOLD: Final[list[int]] = [
    wonder.effect.gold if isinstance(wonder.effect, GoldPerTurn) else 0 for wonder in WONDERS
]


def settlement_gold(state: Position, seat: int) -> int:
    return settlement_income(state, seat) if state.advanced else standard_gold(state, state.settlements(seat))


def standard_gold(state: Position, regions: list[int]) -> int:
    gold = 0
    for region in regions:
        gold += state.size[region]
        if state.is_fertile(region):
            gold += 1
    return gold


def wonder_gold(state: Position, seat: int) -> int:
    """Wonders that pay every turn, until their era is over."""
    gold = 0
    for wonder in range(WONDER_COUNT):
        if WONDER_GOLD[wonder] and works(state, wonder, seat):
            gold += WONDER_GOLD[wonder]
    return gold


def income(state: Position, seat: int, critical: int) -> list[int]:
    """The parts of a seat's income if this resource is the critical one (-1: none is yet)."""
    regions = state.settlements(seat)
    held = state.resource_cards(seat, regions)
    settlements = settlement_income(state, seat) if state.advanced else standard_gold(state, regions)
    kinds = monopolies = 0
    for number in held:
        if number > 0:
            kinds += 1
            monopolies += MONOPOLY_GOLD[min(number, len(MONOPOLY_GOLD) - 1)]
    has_critical = critical >= 0 and held[critical] > 0
    if state.advanced:
        bonus = CRITICAL_GOLD if has_critical else 0
        by_resource = kinds * GOLD_PER_RESOURCE
        by_wonder = wonder_gold(state, seat)
    else:
        bonus = settlements if has_critical else 0
        by_resource = kinds * state.technology_count(seat)
        by_wonder = 0
    total = settlements + bonus + by_resource + monopolies + by_wonder
    return [settlements, bonus, by_resource, monopolies, by_wonder, max(LEAST_INCOME - total, 0)]


def produce(state: Position) -> None:
    """The first player throws for the critical resource, and everybody takes gold from the bank."""
    state.reveals += 1
    roll = state.dice(ROLL)
    state.critical = CRITICAL[state.era][roll]
    if state.journal is not None:
        state.journal.tell("critical", state.first, resource=RESOURCES[state.critical], n=roll)
    for seat in state.playing():
        gold = 0
        for part in income(state, seat, state.critical):
            gold += part
        state.gold[seat] += gold
        state.tell("income", seat, n=gold)
    state.lent = [0] * len(state.lent)
    state.fixed = [[] for _ in range(state.players)]


def expected_income(state: Position, seat: int) -> int:
    """What a seat would get if it held no critical resource."""
    return sum(income(state, seat, NO_MARKER))
