# Compiled by mypyc where a C compiler is present.
"""Resources: bundles of them, the supply they come from, and the trade with coins."""

from __future__ import annotations

from ecumene.games.altay.components import COINS_PER_RESOURCE, COINS_PER_UNUSED, RESOURCES
from ecumene.games.altay.state import Realm, Table
from ecumene.games.altay.tables import BITS, HIGH, RESOURCE_COUNT, UNIT


def count(bundle: int, resource: int) -> int:
    return bundle >> BITS * resource & 127


def total(bundle: int) -> int:
    """How many resources a bundle holds (casting out 255s)."""
    return bundle % 255


def covers(bundle: int, wanted: int) -> bool:
    """Whether a bundle holds all that is wanted."""
    return ((bundle | HIGH) - wanted) & HIGH == HIGH


def available(table: Table, wanted: int) -> int:
    """What of it the supply still has."""
    if table.endless or covers(table.supply, wanted):
        return wanted
    there = 0
    for resource in range(RESOURCE_COUNT):
        there += min(count(wanted, resource), count(table.supply, resource)) * UNIT[resource]
    return there


def take(table: Table, bundle: int) -> None:
    """Out of the supply. An endless one stays as it is."""
    if not table.endless:
        table.supply -= bundle


def give_back(table: Table, bundle: int) -> None:
    if not table.endless:
        table.supply += bundle


def produce(table: Table, realm: Realm, wanted: int) -> int:
    """Take resources into the pool, as far as there are any. Tells what was taken."""
    gained = available(table, wanted)
    take(table, gained)
    realm.pool += gained
    return gained


def spend(table: Table, realm: Realm, bundle: int) -> None:
    realm.pool -= bundle
    give_back(table, bundle)


def tell_each(table: Table, kind: str, seat: int, bundle: int, card: str = "") -> None:
    """One event for every resource of a bundle."""
    if table.journal is None:
        return
    for resource, name in enumerate(RESOURCES):
        n = count(bundle, resource)
        if n and card:
            table.journal.tell(kind, player=seat, card=card, resource=name, n=n)
        elif n:
            table.journal.tell(kind, player=seat, resource=name, n=n)


# The variant with trade


def can_trade(table: Table, realm: Realm, resource: int) -> bool:
    return table.trade and realm.coins >= COINS_PER_RESOURCE and available(table, UNIT[resource]) != 0


def trade(table: Table, seat: int, resource: int) -> None:
    """A resource for coins."""
    realm = table.realms[seat]
    realm.coins -= COINS_PER_RESOURCE
    table.bank += COINS_PER_RESOURCE
    produce(table, realm, UNIT[resource])
    if table.journal is not None:
        table.journal.tell("traded", player=seat, resource=RESOURCES[resource], coins=COINS_PER_RESOURCE)


def clear_pool(table: Table, seat: int) -> None:
    """At the end of the turn: what was not used goes back, for coins if the table trades."""
    realm = table.realms[seat]
    unused = total(realm.pool)
    if not unused:
        return
    spend(table, realm, realm.pool)
    coins = 0
    if table.trade:
        coins = min(COINS_PER_UNUSED * unused, table.bank)
        table.bank -= coins
        realm.coins += coins
    if table.journal is not None:
        if coins:
            table.journal.tell("sold", player=seat, n=unused, coins=coins)
        else:
            table.journal.tell("wasted", player=seat, n=unused)
