"""Trade: what a city lacks for a cost, and every sensible way to buy it from its neighbours.

Bundles of resources are packed as in ``tables``: four bits per resource.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from ecumene.games.seven_wonders.components import DISCOUNT_PRICE, PRICE, RAW_MATERIALS, RESOURCES
from ecumene.games.seven_wonders.tables import (
    GOODS_BOTH,
    OPTION_UNITS,
    PAY_RANK,
    PAY_TOTAL,
    RAW_LEFT,
    RAW_RIGHT,
)

_HIGH: Final = 0x8888888  # the highest bit of every four
_LOW: Final = 0x7777777
_RAW_COUNT: Final = len(RAW_MATERIALS)
_CACHED_MARKETS: Final = 1 << 16


def lacking(cost: i64, production: i64) -> i64:
    """What is missing for a cost, resource by resource (never below zero; no count exceeds seven)."""
    difference = (cost | _HIGH) - production
    not_negative = difference & _HIGH
    return difference & ((not_negative >> 3) * 7)


def wanted(missing: i64) -> i64:
    """All bits of the resources that are missing: a mask for what a seller may have to offer."""
    return (((missing + _LOW) & _HIGH) >> 3) * 15


@lru_cache(maxsize=_CACHED_MARKETS)
def ways_to_pay(
    missing: int, own: int, left: int, left_options: int, right: int, right_options: int, prices: int
) -> list[int]:
    """Ranks of all payments for what is missing that no other way undercuts, cheapest first.

    ``own``: the city's either-or production. ``left`` and ``right``: what the neighbours sell for certain and by
    choice. ``prices``: the city's discounts.
    """
    pairs: set[tuple[int, int]] = set()
    for bundle in after_options(missing, own):
        _split(bundle, 0, 0, 0, left, left_options, right, right_options, prices, pairs)
    best = [pair for pair in pairs if not any(_undercuts(other, pair) for other in pairs)]
    best.sort(key=lambda pair: (pair[0] + pair[1], pair[0]))
    return [PAY_RANK[pair] for pair in best]


def after_options(missing: int, options: int) -> set[int]:
    """What may still be missing after using every either-or production, for each way of using them."""
    bundles = {missing}
    for bit, units in enumerate(OPTION_UNITS):
        if options >> bit & 1:
            used = {bundle - unit for bundle in bundles for unit in units if bundle & (unit * 15)}
            bundles = used | {bundle for bundle in bundles if not any(bundle & (unit * 15) for unit in units)}
    return bundles


def can_sell(bundle: int, fixed: int, options: int) -> bool:
    """Whether a neighbour can deliver the whole bundle in one turn."""
    return 0 in after_options(lacking(bundle, fixed), options)


def unit_price(resource: int, side: int, prices: int) -> int:
    """Coins for one unit of a resource (by index) at a neighbour (``RAW_LEFT`` or ``RAW_RIGHT``)."""
    discount = side if resource < _RAW_COUNT else GOODS_BOTH
    return DISCOUNT_PRICE if prices & discount else PRICE


def _undercuts(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return one != other and one[0] <= other[0] and one[1] <= other[1]


def _split(
    bundle: int,
    resource: int,
    from_left: int,
    from_right: int,
    left: int,
    left_options: int,
    right: int,
    right_options: int,
    prices: int,
    pairs: set[tuple[int, int]],
) -> None:
    """Divide a bundle between the neighbours in every possible way, resource by resource."""
    if resource == len(RESOURCES):
        if can_sell(from_left, left, left_options) and can_sell(from_right, right, right_options):
            pairs.add((_price(from_left, RAW_LEFT, prices), _price(from_right, RAW_RIGHT, prices)))
        return
    unit = 1 << 4 * resource
    units = bundle >> 4 * resource & 15
    for n in range(units + 1):
        _split(
            bundle,
            resource + 1,
            from_left + n * unit,
            from_right + (units - n) * unit,
            left,
            left_options,
            right,
            right_options,
            prices,
            pairs,
        )


def _price(bundle: int, side: int, prices: int) -> int:
    return sum((bundle >> 4 * i & 15) * unit_price(i, side, prices) for i in range(len(RESOURCES)))


def cheapest(ways: list[int]) -> int:
    """The least total of some ways to pay."""
    return PAY_TOTAL[ways[0]]
