# Compiled by mypyc where a C compiler is present.
"""Trade: what a city lacks for a cost, and every sensible way to buy it from its neighbours.

Bundles of resources are packed as in ``numbers``: four bits per resource. A bundle that matters here never holds more
than seven units of one kind nor fifteen in all, so that bundles can be compared and counted without unpacking them.

The ways to pay for something are one number, four bits for each sum that the left neighbour may get: the least that
the right one gets then (15: there is no such way). Ways that another one undercuts fall out by themselves.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.seven_wonders.components import DISCOUNT_PRICE, GOODS, PRICE, RAW_MATERIALS
from ecumene.games.seven_wonders.numbers import (
    GOODS_BOTH,
    OPTION_BITS,
    OPTION_UNITS,
    PAY_LEFT,
    PAY_RANK,
    PAY_SIDE,
    PAY_TOTAL,
    RAW_LEFT,
    RAW_RIGHT,
    resource_unit,
)
from ecumene.games.seven_wonders.state import City

NO_WAY: Final = (1 << 60) - 1
FREE_OF_CHARGE: Final = (1 << 60) - 16

#: More than anything can cost.
ANY_PRICE: Final = 15

_HIGH: Final = 0x8888888  # the highest bit of every four
_RAW: Final[i64] = sum(15 * resource_unit(name) for name in RAW_MATERIALS)
_GOODS: Final[i64] = sum(15 * resource_unit(name) for name in GOODS)


def lacking(wanted: i64, there: i64) -> i64:
    """What of a bundle is not there, resource by resource (never below zero)."""
    difference = (wanted | _HIGH) - there
    not_negative = difference & _HIGH
    return difference & ((not_negative >> 3) * 7)


def units(bundle: i64) -> i64:
    """How many units a bundle holds (casting out fifteens)."""
    return bundle % 15


# What has to be bought


def ways_to_get(city: City, left: City, right: City, cost: i64, coins: i64) -> i64:
    """The ways to pay with which a city can have some resources this turn."""
    missing = lacking(cost, city.fixed)
    if not missing:
        return FREE_OF_CHARGE
    if not city.options:
        return ways_to_buy(NO_WAY, missing, city, left, right, coins)
    ways: i64 = NO_WAY
    for bundle in left_open(missing, city.options):
        if not bundle:
            return FREE_OF_CHARGE
        ways = ways_to_buy(ways, bundle, city, left, right, coins)
    return ways


def left_open(wanted: i64, options: i64) -> list[int]:
    """What is left of a bundle when either-or productions serve it as far as they can, for each way to use them."""
    bundles = [int(wanted)]
    option = 0
    while options:
        if options & 1:
            bundles = _served(bundles, option)
        options >>= 1
        option += 1
    if len(bundles) > 1:
        least = min([int(units(bundle)) for bundle in bundles])
        bundles = [bundle for bundle in bundles if units(bundle) == least]
    return bundles


def _served(bundles: list[int], option: int) -> list[int]:
    """Bundles without one unit of an either-or production, wherever any of its resources is wanted."""
    rest: list[int] = []
    for bundle in bundles:
        if not bundle & OPTION_BITS[option]:
            if bundle not in rest:
                rest.append(bundle)
            continue
        for unit in OPTION_UNITS[option]:
            if bundle & (unit * 15) and bundle - unit not in rest:
                rest.append(bundle - unit)
    return rest


# From whom, and for how much


def ways_to_buy(ways: i64, bundle: i64, city: City, left: City, right: City, coins: i64) -> i64:
    """Some ways to pay, joined by those for a bundle of which everything has to be bought."""
    if units(bundle) * (DISCOUNT_PRICE if city.prices else PRICE) > coins:
        return ways
    return ways_to_pay(ways, bundle, ways_to_split(bundle, left, right), city.prices, coins)


def ways_to_split(bundle: i64, left: City, right: City) -> i64:
    """How a bundle can be bought at two neighbours: a set of bits, ``4 * raw + goods`` units from the left one."""
    not_left = lacking(bundle, left.sold)
    not_right = lacking(bundle, right.sold)
    if not left.sold_options and not right.sold_options:
        return _splits(bundle, not_left, not_right)
    splits: i64 = 0
    for no_left in left_open(not_left, left.sold_options):
        for no_right in left_open(not_right, right.sold_options):
            splits |= _splits(bundle, no_left, no_right)
    return splits


def _splits(bundle: i64, not_left: i64, not_right: i64) -> i64:
    """The same if one thing is not to be had at the left, another not at the right."""
    from_left = bundle - not_left
    if lacking(not_right, from_left):
        return 0
    row: i64 = (2 << units(from_left & _GOODS)) - (1 << units(not_right & _GOODS))
    splits: i64 = 0
    for raw in range(units(not_right & _RAW), units(from_left & _RAW) + 1):
        splits |= row << 4 * raw
    return splits


def ways_to_pay(ways: i64, bundle: i64, splits: i64, prices: i64, coins: i64) -> i64:
    """Some ways to pay, joined by those for a bundle that is split between the neighbours."""
    if not splits:
        return ways
    raw_left: i64 = DISCOUNT_PRICE if prices & RAW_LEFT else PRICE
    raw_right: i64 = DISCOUNT_PRICE if prices & RAW_RIGHT else PRICE
    goods_price: i64 = DISCOUNT_PRICE if prices & GOODS_BOTH else PRICE
    raw_units = units(bundle & _RAW)
    goods_units = units(bundle & _GOODS)
    for raw in range(raw_units + 1):
        for goods in range(goods_units + 1):
            if splits >> 4 * raw + goods & 1:
                to_left = raw_left * raw + goods_price * goods
                to_right = raw_right * (raw_units - raw) + goods_price * (goods_units - goods)
                least = ways >> 4 * to_left & 15
                if to_right < least and to_left + to_right <= coins:
                    ways -= (least - to_right) << 4 * to_left
    return ways


def payments(ways: i64) -> list[int]:
    """The ranks of some ways to pay, cheapest first."""
    found: list[int] = []
    least: i64 = 15
    for to_left in range(PAY_SIDE):
        to_right = ways >> 4 * to_left & 15
        if to_right < least:
            least = to_right
            found.append(PAY_RANK[PAY_SIDE * to_left + to_right])
    if len(found) > 1:
        found.sort(key=_total)
    return found


def _total(pay: int) -> int:
    return PAY_TOTAL[pay]


def cheapest(city: City, left: City, right: City, cost: i64) -> int:
    """How many coins some resources cost a city at least; ``ANY_PRICE`` if they are not to be had."""
    ways = payments(ways_to_get(city, left, right, cost, ANY_PRICE))
    return PAY_TOTAL[ways[0]] if ways else ANY_PRICE


def every_payment(city: City, left: City, right: City, cost: i64, coins: i64) -> list[int]:
    """The ranks of all payments for some resources, also of those that another one undercuts; cheapest first."""
    found: list[int] = []
    for bundle in left_open(lacking(cost, city.fixed), city.options):
        splits = ways_to_split(bundle, left, right)
        while splits:
            split = splits & -splits
            splits -= split
            for pay in payments(ways_to_pay(NO_WAY, bundle, split, city.prices, coins)):
                if pay not in found:
                    found.append(pay)
    found.sort(key=_total_then_left)
    return found


def _total_then_left(pay: int) -> tuple[int, int]:
    return PAY_TOTAL[pay], PAY_LEFT[pay]
