# Compiled by mypyc where a C compiler is present.
"""Trade: what a city lacks for a cost, and every sensible way to buy it from its neighbours.

Bundles of resources are packed as in ``numbers``: four bits per resource. A bundle that matters here never holds more
than seven units of one kind nor fifteen in all (two neighbours together: eight of one kind), so that bundles can be
compared and counted without unpacking them.

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
    OPTION_KINDS,
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
_ONES: Final = 0x11111111111111  # the lowest, in two bundles side by side
_RIGHT: Final = 28  # where the right neighbour's bundle begins beside the left one's
_SOLD_BITS: Final[list[int]] = OPTION_BITS[:OPTION_KINDS] + [bits << _RIGHT for bits in OPTION_BITS[:OPTION_KINDS]]
_RAW: Final[i64] = sum(15 * resource_unit(name) for name in RAW_MATERIALS)
_GOODS: Final[i64] = sum(15 * resource_unit(name) for name in GOODS)


def lacking(wanted: i64, there: i64) -> i64:
    """What of a bundle is not there, resource by resource (never below zero)."""
    difference = (wanted | _HIGH) - there
    not_negative = difference & _HIGH
    return difference & ((not_negative >> 3) * 7)


def units(bundle: i64) -> i64:
    """How many units a bundle holds: casting out fifteens adds up its digits. (Hot code below does so by itself.)"""
    return bundle % 15


def one_unit(bundle: i64) -> i64:
    """A unit of the first resource in a bundle."""
    bit = bundle & -bundle
    return (bit | bit >> 1 | bit >> 2 | bit >> 3) & _ONES


# What has to be bought


def ways_to_get(city: City, left: City, right: City, cost: i64, coins: i64) -> i64:
    """The ways to pay with which a city can have some resources this turn."""
    missing = lacking(cost, city.fixed)
    if not missing:
        return FREE_OF_CHARGE
    if lacking(missing, left.sold + right.sold) & ~(city.option_bits | left.sold_bits | right.sold_bits):
        return NO_WAY  # nobody here has it
    if city.options:
        return use_own(NO_WAY, missing, city.options, 0, city, left, right, coins)
    return buy(NO_WAY, missing, city, left, right, coins)


def use_own(ways: i64, missing: i64, options: i64, option: i64, city: City, left: City, right: City, coins: i64) -> i64:
    """Some ways to pay, joined by those for what is missing after each use of the city's own either-or production."""
    while options:
        useful = missing & OPTION_BITS[option] if options & 1 else 0
        options >>= 1
        option += 1
        if useful:
            while useful and ways != FREE_OF_CHARGE:
                unit = one_unit(useful)
                ways = use_own(ways, missing - unit, options, option, city, left, right, coins)
                useful &= ~(unit * 15)
            return ways
    return buy(ways, missing, city, left, right, coins) if missing else FREE_OF_CHARGE


def buy(ways: i64, missing: i64, city: City, left: City, right: City, coins: i64) -> i64:
    """Some ways to pay, joined by those for what is missing for good."""
    if missing % 15 * (DISCOUNT_PRICE if city.prices else PRICE) > coins:
        return ways
    splits = ways_to_split(missing, left, right)
    return ways_to_pay(ways, missing, splits, city.prices, coins) if splits else ways


# From whom


def ways_to_split(bundle: i64, left: City, right: City) -> i64:
    """How a bundle can be bought at two neighbours: a set of bits, ``4 * raw + goods`` units from the left one."""
    short = lacking(bundle, left.sold) | lacking(bundle, right.sold) << _RIGHT
    return ask_both(bundle, short, left.sold_options | right.sold_options << OPTION_KINDS, 0)


def ask_both(bundle: i64, short: i64, options: i64, option: i64) -> i64:
    """The same, where something is not to be had at each of them but by their either-or production, side by side."""
    splits: i64 = 0
    while options:
        useful = short & _SOLD_BITS[option] if options & 1 else 0
        options >>= 1
        option += 1
        if useful:
            while useful:
                unit = one_unit(useful)
                splits |= ask_both(bundle, short - unit, options, option)
                useful &= ~(unit * 15)
            return splits
    from_left = bundle - (short & (_RAW | _GOODS))
    not_right = short >> _RIGHT
    if lacking(not_right, from_left):
        return 0
    row: i64 = (2 << (from_left & _GOODS) % 15) - (1 << (not_right & _GOODS) % 15)
    for raw in range((not_right & _RAW) % 15, (from_left & _RAW) % 15 + 1):
        splits |= row << 4 * raw
    return splits


# For how much


def ways_to_pay(ways: i64, bundle: i64, splits: i64, prices: i64, coins: i64) -> i64:
    """Some ways to pay, joined by those for a bundle that is split between the neighbours."""
    raw_left: i64 = DISCOUNT_PRICE if prices & RAW_LEFT else PRICE
    raw_right: i64 = DISCOUNT_PRICE if prices & RAW_RIGHT else PRICE
    goods_price: i64 = DISCOUNT_PRICE if prices & GOODS_BOTH else PRICE
    raw_units = (bundle & _RAW) % 15
    goods_units = (bundle & _GOODS) % 15
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
    least: i64 = PAY_SIDE
    for to_left in range(PAY_SIDE):
        to_right = ways >> 4 * to_left & 15
        if to_right < least:
            least = to_right
            place = len(found)
            while place and PAY_TOTAL[found[place - 1]] > to_left + to_right:
                place -= 1
            found.insert(place, PAY_RANK[PAY_SIDE * to_left + to_right])
            if not to_right:
                break
    return found


def cheapest(city: City, left: City, right: City, cost: i64) -> int:
    """How many coins some resources cost a city at least; ``ANY_PRICE`` if they are not to be had."""
    ways = payments(ways_to_get(city, left, right, cost, ANY_PRICE))
    return PAY_TOTAL[ways[0]] if ways else ANY_PRICE


def left_open(missing: i64, options: i64) -> list[int]:
    """What is still missing after each way to use the city's either-or production as far as it helps."""
    bundles = {int(missing)}
    for option, alternatives in enumerate(OPTION_UNITS):
        if options >> option & 1:
            served = {bundle - unit for bundle in bundles for unit in alternatives if bundle & (unit * 15)}
            bundles = served | {bundle for bundle in bundles if not bundle & OPTION_BITS[option]}
    least = min(int(units(bundle)) for bundle in bundles)
    return sorted(bundle for bundle in bundles if units(bundle) == least)


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
