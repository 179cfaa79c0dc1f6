# Compiled by mypyc where a C compiler is present.
"""Resources: bundles of them, the supply they come from, and the trade with coins."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.altay.components import COINS_PER_RESOURCE, COINS_PER_UNUSED
from ecumene.games.altay.numbers import BITS, HIGH, RESOURCE_COUNT, UNIT
from ecumene.games.altay.resources import RESOURCES
from ecumene.games.altay.state import Position, Realm


def count(bundle: int, resource: int) -> int:
    return bundle >> BITS * resource & 127


def total(bundle: int) -> int:
    """How many resources a bundle holds (casting out 255s)."""
    return bundle % 255


def covers(bundle: i64, wanted: i64) -> bool:
    """Whether a bundle holds all that is wanted."""
    return ((bundle | HIGH) - wanted) & HIGH == HIGH


def available(state: Position, wanted: int) -> int:
    """What of it the supply still has."""
    if state.endless or covers(state.supply, wanted):
        return wanted
    there = 0
    for resource in range(RESOURCE_COUNT):
        there += min(count(wanted, resource), count(state.supply, resource)) * UNIT[resource]
    return there


def take(state: Position, bundle: int) -> None:
    """Out of the supply. An endless one stays as it is."""
    if not state.endless:
        state.supply -= bundle


def give_back(state: Position, bundle: int) -> None:
    if not state.endless:
        state.supply += bundle


def produce(state: Position, realm: Realm, wanted: int) -> int:
    """Take resources into the pool, as far as there are any. Tells what was taken."""
    gained = available(state, wanted)
    take(state, gained)
    realm.pool += gained
    return gained


def spend(state: Position, realm: Realm, bundle: int) -> None:
    realm.pool -= bundle
    give_back(state, bundle)


def tell_each(state: Position, kind: str, seat: int, bundle: int, card: str = "") -> None:
    """One event for every resource of a bundle."""
    if state.journal is None:
        return
    for resource, name in enumerate(RESOURCES):
        n = count(bundle, resource)
        if n and card:
            state.journal.tell(kind, player=seat, card=card, resource=name, n=n)
        elif n:
            state.journal.tell(kind, player=seat, resource=name, n=n)


# The variant with trade


def can_trade(state: Position, realm: Realm, resource: int) -> bool:
    return state.trade and realm.coins >= COINS_PER_RESOURCE and available(state, UNIT[resource]) != 0


def trade(state: Position, seat: int, resource: int) -> None:
    """A resource for coins."""
    realm = state.realms[seat]
    realm.coins -= COINS_PER_RESOURCE
    state.bank += COINS_PER_RESOURCE
    produce(state, realm, UNIT[resource])
    if state.journal is not None:
        state.journal.tell("traded", player=seat, resource=RESOURCES[resource], coins=COINS_PER_RESOURCE)


def clear_pool(state: Position, seat: int) -> None:
    """At the end of the turn: what was not used goes back, for coins if there is trade."""
    realm = state.realms[seat]
    unused = total(realm.pool)
    if not unused:
        return
    spend(state, realm, realm.pool)
    coins = 0
    if state.trade:
        coins = min(COINS_PER_UNUSED * unused, state.bank)
        state.bank -= coins
        realm.coins += coins
    if state.journal is not None:
        if coins:
            state.journal.tell("sold", player=seat, n=unused, coins=coins)
        else:
            state.journal.tell("wasted", player=seat, n=unused)
