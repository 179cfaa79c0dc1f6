# Compiled by mypyc where a C compiler is present.
"""Trade: what a city lacks for a cost, and every sensible way to buy it from its neighbours.

Bundles of resources are packed as in ``numbers``: four bits per resource. A bundle that matters here never holds more
than seven units of one kind nor fifteen in all, so that bundles can be compared and counted without unpacking them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from ecumene.games.seven_wonders.components import DISCOUNT_PRICE, PRICE, RAW_MATERIALS
from ecumene.games.seven_wonders.numbers import (
    GOODS_BOTH,
    OPTION_BITS,
    OPTION_UNITS,
    PAY_RANK,
    PAY_TOTAL,
    RAW_LEFT,
    RAW_RIGHT,
    resource_unit,
)
from ecumene.games.seven_wonders.state import City

NO_WAY: Final[list[int]] = []
FREE_OF_CHARGE: Final = [0]  # the rank of paying nobody

_HIGH: Final = 0x8888888  # the highest bit of every four
_RAW: Final = sum(15 * resource_unit(name) for name in RAW_MATERIALS)
_CACHED_MARKETS: Final = 1 << 16


def lacking(wanted: i64, there: i64) -> i64:
    """What of a bundle is not there, resource by resource (never below zero)."""
    difference = (wanted | _HIGH) - there
    not_negative = difference & _HIGH
    return difference & ((not_negative >> 3) * 7)


def units(bundle: i64) -> i64:
    """How many units a bundle holds (casting out fifteens)."""
    return bundle % 15


def ways_to_get(city: City, left: City, right: City, cost: i64, coins: i64) -> list[int]:
    """Ranks of the payments with which a city can have some resources this turn, cheapest first."""
    missing = lacking(cost, city.fixed)
    if not missing:
        return FREE_OF_CHARGE
    ways = market(city, left, right, missing)
    if ways and PAY_TOTAL[ways[-1]] > coins:
        return [pay for pay in ways if PAY_TOTAL[pay] <= coins]
    return ways


def market(city: City, left: City, right: City, missing: i64) -> list[int]:
    """All sensible payments for what a city's certain production does not cover, whatever they cost."""
    left_short = lacking(missing, left.sold)
    right_short = lacking(missing, right.sold)
    options = city.options | left.sold_options | right.sold_options
    if not options and lacking(left_short, right.sold):
        return NO_WAY
    return ways_to_pay(
        missing,
        city.options,
        missing - left_short,
        left.sold_options,
        missing - right_short,
        right.sold_options,
        city.prices,
    )


@lru_cache(maxsize=_CACHED_MARKETS)
def ways_to_pay(
    missing: int, own: int, left: int, left_options: int, right: int, right_options: int, prices: int
) -> list[int]:
    """Ranks of all payments for what is missing that no other way undercuts, cheapest first.

    ``own``: the city's either-or production. ``left`` and ``right``: what of the missing resources the neighbours
    sell for certain, and their either-or production. ``prices``: the city's discounts.
    """
    pairs: set[tuple[int, int]] = set()
    for bundle in after_options(missing, own):
        for from_left in with_options(left, left_options, missing):
            for from_right in with_options(right, right_options, missing):
                if not lacking(lacking(bundle, from_left), from_right):
                    _share_out(bundle, from_left, from_right, prices, pairs)
    best = [pair for pair in pairs if not any(_undercuts(other, pair) for other in pairs)]
    best.sort(key=_by_total)
    return [PAY_RANK[pair] for pair in best]


def after_options(missing: int, options: int) -> set[int]:
    """What may still be missing after using every either-or production, for each way of using them."""
    bundles = {missing}
    for option, alternatives in enumerate(OPTION_UNITS):
        if options >> option & 1:
            rest: set[int] = set()
            for bundle in bundles:
                useful = [unit for unit in alternatives if bundle & (unit * 15)]
                rest.update([bundle - unit for unit in useful] or [bundle])
            bundles = rest
    return bundles


def with_options(fixed: int, options: int, missing: int) -> set[int]:
    """What a neighbour can deliver in one turn of what is missing, for each way of using its either-or production."""
    bundles = {fixed}
    for option, alternatives in enumerate(OPTION_UNITS):
        if options >> option & 1 and missing & OPTION_BITS[option]:
            useful = [unit for unit in alternatives if missing & (unit * 15)]
            bundles = {bundle + unit for bundle in bundles for unit in useful}
    return bundles


def _share_out(bundle: i64, from_left: i64, from_right: i64, prices: int, pairs: set[tuple[int, int]]) -> None:
    """Every division of a bundle between two neighbours who can deliver it together, as coins to each."""
    raw_left = DISCOUNT_PRICE if prices & RAW_LEFT else PRICE
    raw_right = DISCOUNT_PRICE if prices & RAW_RIGHT else PRICE
    goods_price = DISCOUNT_PRICE if prices & GOODS_BOTH else PRICE
    raw = bundle & _RAW
    goods = bundle - raw
    for raw_units in range(units(lacking(raw, from_right)), units(raw - lacking(raw, from_left)) + 1):
        for goods_units in range(units(lacking(goods, from_right)), units(goods - lacking(goods, from_left)) + 1):
            to_left = raw_left * raw_units + goods_price * goods_units
            to_right = raw_right * (units(raw) - raw_units) + goods_price * (units(goods) - goods_units)
            pairs.add((int(to_left), int(to_right)))


def _undercuts(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return one != other and one[0] <= other[0] and one[1] <= other[1]


def _by_total(pair: tuple[int, int]) -> tuple[int, int]:
    return pair[0] + pair[1], pair[0]
