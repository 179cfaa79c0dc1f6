# Compiled by mypyc where a C compiler is present.
"""For the bots: what offers are worth, and which exchanges of resources do both sides good.

Everything is counted in gold. A bot proposes the exchange that serves it best among those that serve the other too.
"""

from __future__ import annotations

from typing import cast

from ecumene.games.civilization.action_numbers import (
    ACCEPT,
    ASK,
    COUNTER,
    EXCHANGE,
    GIVE,
    GOLD_AMOUNT,
    ITEM_ERA,
    ITEM_MOMENT,
    ITEM_PIECE,
    ITEM_REGION,
    ITEM_RESOURCE,
    ITEM_TECHNOLOGY,
    OFFER,
    PIECE_KIND,
    READY,
    REFUSE,
    SCRAP,
    SEAT_COUNT,
    SEND,
)
from ecumene.games.civilization.components import CRITICAL_GOLD
from ecumene.games.civilization.goods import lend
from ecumene.games.civilization.numbers import CRITICAL, NO_MARKER, RESOURCE_COUNT
from ecumene.games.civilization.production import income, settlement_gold
from ecumene.games.civilization.purchase import unit_price
from ecumene.games.civilization.state import NOBODY, Position
from ecumene.games.civilization.stock import can_give
from ecumene.games.civilization.trade import Draft, Trading

#: Chances of the sums of two dice, out of 36.
_CHANCES = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]


def chance(era: int, resource: int) -> float:
    """How likely a resource is to be the critical one."""
    return sum([_CHANCES[roll] for roll in range(2, 13) if CRITICAL[era][roll] == resource]) / 36.0


def prospects(state: Position, seat: int) -> float:
    """The income a seat can expect from the coming production."""
    held = state.resources(seat)
    bonus = CRITICAL_GOLD if state.advanced else settlement_gold(state, seat)
    expected = float(sum(income(state, seat, NO_MARKER)))
    for resource in range(RESOURCE_COUNT):
        if held[resource] > 0:
            expected += bonus * chance(state.era, resource)
    return expected


def worth_of(state: Position, item: int) -> float:
    """Anything but resource cards, roughly in gold."""
    if item < ITEM_RESOURCE:
        return float(GOLD_AMOUNT[item])
    if ITEM_ERA <= item < ITEM_TECHNOLOGY:
        return 60.0
    if item < ITEM_MOMENT:
        return 70.0
    if item < ITEM_REGION:
        return 80.0
    if item < ITEM_PIECE:
        return 30.0 + 30.0 * state.size[item - ITEM_REGION]
    return 0.8 * unit_price(state, PIECE_KIND[item - ITEM_PIECE])


def balance(state: Position, seat: int, partner: int, get: list[int], lose: list[int]) -> float:
    """What a seat gains by a deal, the resource cards counted by what they do for its income."""
    gained = 0.0
    for item in get:
        if not is_resource(item):
            gained += worth_of(state, item)
    for item in lose:
        if not is_resource(item):
            gained -= worth_of(state, item)
    before = prospects(state, seat)
    pass_on(state, partner, seat, get, lose)
    after = prospects(state, seat)
    pass_on(state, partner, seat, lose, get)
    return gained + after - before


def is_resource(item: int) -> bool:
    return ITEM_RESOURCE <= item < ITEM_ERA


def pass_on(state: Position, partner: int, seat: int, get: list[int], lose: list[int]) -> None:
    for item in get:
        if is_resource(item):
            lend(state, partner, seat, item - ITEM_RESOURCE)
    for item in lose:
        if is_resource(item):
            lend(state, seat, partner, item - ITEM_RESOURCE)


def best_swap(state: Position, seat: int, partner: int) -> tuple[int, int, float]:
    """Own card, the other's card and one's gain by the best exchange that serves both; (-1, -1, 0): there is none."""
    own, theirs = state.resources(seat), state.resources(partner)
    best = (-1, -1, 0.0)
    for mine in range(RESOURCE_COUNT):
        for wanted in range(RESOURCE_COUNT):
            if mine == wanted or own[mine] <= 0 or theirs[wanted] <= 0:
                continue
            give, ask = [ITEM_RESOURCE + mine], [ITEM_RESOURCE + wanted]
            gain = balance(state, seat, partner, ask, give)
            if gain > best[2] + 0.5 and balance(state, partner, seat, give, ask) > 0.5:
                best = (mine, wanted, gain)
    return best


def worths(state: Position, seat: int, actions: list[int]) -> list[float]:
    trading = cast(Trading, state.stack[-1])
    draft = trading.drafts[seat]
    if draft.partner != NOBODY:
        return [term_worth(state, seat, draft, action) for action in actions]
    return [answer_worth(state, seat, trading, action) for action in actions]


def term_worth(state: Position, seat: int, draft: Draft, action: int) -> float:
    """Write down the exchange that was meant, and send it; throw away anything else."""
    if action == SCRAP:
        return 0.0
    fits = bool(draft.give or draft.ask) and can_give(state, seat, draft.give)
    if action == SEND:
        return balance(state, seat, draft.partner, draft.ask, draft.give) if fits and draft.give else -1.0
    if draft.give and draft.ask:
        return -1.0
    mine, wanted, gain = best_swap(state, seat, draft.partner)
    if mine < 0:
        return -1.0
    if action == GIVE + ITEM_RESOURCE + mine and not draft.give:
        return gain
    if action == ASK + ITEM_RESOURCE + wanted and not draft.ask and draft.give == [ITEM_RESOURCE + mine]:
        return gain
    return -1.0


def answer_worth(state: Position, seat: int, trading: Trading, action: int) -> float:
    if action == READY:
        return 0.0
    if OFFER <= action < OFFER + SEAT_COUNT:
        return -0.2 if trading.awaited(seat) else best_swap(state, seat, action - OFFER)[2] - 0.3
    if ACCEPT <= action < REFUSE:
        deal = trading.deal(action - ACCEPT, seat)
        return balance(state, seat, deal.seat, deal.give, deal.ask) - 1.0 if deal is not None else -1.0
    if REFUSE <= action < COUNTER:
        return 0.0
    if action >= EXCHANGE:
        rest, wanted = divmod(action - EXCHANGE, RESOURCE_COUNT)
        mine, other = divmod(rest, SEAT_COUNT)
        return balance(state, seat, other, [ITEM_RESOURCE + wanted], [ITEM_RESOURCE + mine]) - 0.5
    return -0.5
