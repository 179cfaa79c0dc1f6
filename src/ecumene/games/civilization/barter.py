# Compiled by mypyc where a C compiler is present.
"""For the bots: what offers are worth, and which deals do both sides good.

Everything is counted in gold. A bot proposes the deal that serves it best among those that serve the other too, and
takes no offer by which the other gains far more.
"""

from __future__ import annotations

from typing import Final, cast

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
    ITEM_WONDER,
    OFFER,
    PIECE_KIND,
    READY,
    REFUSE,
    SCRAP,
    SEAT_COUNT,
    SEND,
)
from ecumene.games.civilization.components import CRITICAL_GOLD
from ecumene.games.civilization.founding import village_price
from ecumene.games.civilization.goods import lend
from ecumene.games.civilization.numbers import CRITICAL, KEY_DISCOVERY, NO_MARKER, RESOURCE_COUNT, SETTLER
from ecumene.games.civilization.production import income, settlement_gold
from ecumene.games.civilization.purchase import unit_price
from ecumene.games.civilization.state import NOBODY, Position
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


#: A point in gold, as far as it can still be spent. Giving away costs more than getting: what is sold may be missed.
_POINT: Final = 18.0
_MISSED: Final = 1.3
#: What a deal must bring at least to be worth the trouble.
_WORTH_WHILE: Final = 1.0


def worth_of(state: Position, seat: int, item: int) -> float:
    """Anything but resource cards to a seat, in gold: its points, but no more than it costs to have another one."""
    if item < ITEM_RESOURCE:
        return float(GOLD_AMOUNT[item])
    if item < ITEM_TECHNOLOGY:
        era = item - ITEM_ERA
        points = 2 * _POINT
        return min(points, 10.0 * (1 + state.technology_count(seat))) if era == state.era else points
    if item < ITEM_MOMENT:
        return 10.0 + (4 * _POINT if KEY_DISCOVERY[item - ITEM_TECHNOLOGY] else 0.0)
    if item < ITEM_REGION:
        return (3 if item < ITEM_WONDER else 2) * _POINT + 10.0
    if item < ITEM_PIECE:
        return village_price(state) + unit_price(state, SETTLER) + 14.0 * state.size[item - ITEM_REGION]
    return 0.7 * unit_price(state, PIECE_KIND[item - ITEM_PIECE])


def balance(state: Position, seat: int, partner: int, get: list[int], lose: list[int]) -> float:
    """What a seat gains by a deal, the resource cards counted by what they do for its income."""
    gained = 0.0
    resources = False
    for item in get:
        resources = resources or is_resource(item)
        if not is_resource(item):
            gained += worth_of(state, seat, item)
    for item in lose:
        resources = resources or is_resource(item)
        if not is_resource(item):
            gained -= worth_of(state, seat, item) * (1.0 if item < ITEM_RESOURCE else _MISSED)
    if not resources:
        return gained
    before = prospects(state, seat)
    pass_on(state, partner, seat, get, lose)
    after = prospects(state, seat)
    pass_on(state, partner, seat, lose, get)
    return gained + after - before


def fair(state: Position, own: float, theirs: float) -> float:
    """One's own gain less what a rival's gain hurts: all of it in a duel, a part of it at a larger table."""
    rivals = len(state.playing()) - 1
    return own - max(theirs, 0.0) / max(rivals, 1)


def verdict(state: Position, seat: int, partner: int, get: list[int], lose: list[int]) -> float:
    """What a deal is worth to a seat, all in all. Nobody is helped to a fortune for a trifle."""
    own = balance(state, seat, partner, get, lose)
    return fair(state, own, balance(state, partner, seat, lose, get)) - _WORTH_WHILE


def is_resource(item: int) -> bool:
    return ITEM_RESOURCE <= item < ITEM_ERA


def pass_on(state: Position, partner: int, seat: int, get: list[int], lose: list[int]) -> None:
    for item in get:
        if is_resource(item):
            lend(state, partner, seat, item - ITEM_RESOURCE)
    for item in lose:
        if is_resource(item):
            lend(state, seat, partner, item - ITEM_RESOURCE)


class Proposal:
    """What a seat would give and ask for, and what that is worth to it. Nothing: there is no such deal."""

    def __init__(self, give: list[int], ask: list[int], worth: float) -> None:
        self.give = give
        self.ask = ask
        self.worth = worth


def best_proposal(state: Position, seat: int, partner: int) -> Proposal:
    """The deal that serves oneself best of those the other should agree to: a card for a card or gold, or for both."""
    own, theirs = state.resources(seat), state.resources(partner)
    best = Proposal([], [], 0.0)
    for mine in range(RESOURCE_COUNT):
        if own[mine] > 0:
            give = [ITEM_RESOURCE + mine]
            for wanted in range(RESOURCE_COUNT):
                if mine != wanted and theirs[wanted] > 0:
                    best = better(state, seat, partner, give, [ITEM_RESOURCE + wanted], best)
            best = better(state, seat, partner, give, [], best)
    for wanted in range(RESOURCE_COUNT):
        if theirs[wanted] > 0:
            best = better(state, seat, partner, [], [ITEM_RESOURCE + wanted], best)
    return best


def better(state: Position, seat: int, partner: int, give: list[int], ask: list[int], best: Proposal) -> Proposal:
    """These cards, and gold from one side or the other, if that is better and the other should agree to it."""
    own, theirs = balance(state, seat, partner, ask, give), balance(state, partner, seat, give, ask)
    if own + theirs <= 2 * _WORTH_WHILE:
        return best
    if give and ask and suits(state, own, theirs, best):
        best = Proposal(give, ask, fair(state, own, theirs) - _WORTH_WHILE)
    for amount in range(len(GOLD_AMOUNT)):
        gold = GOLD_AMOUNT[amount]
        if give and gold <= state.gold[partner] and suits(state, own + gold, theirs - gold, best):
            best = Proposal(give, [*ask, amount], fair(state, own + gold, theirs - gold) - _WORTH_WHILE)
        if ask and gold <= state.gold[seat] and suits(state, own - gold, theirs + gold, best):
            best = Proposal([*give, amount], ask, fair(state, own - gold, theirs + gold) - _WORTH_WHILE)
    return best


def suits(state: Position, own: float, theirs: float, best: Proposal) -> bool:
    """Whether the other should agree, and it is the best deal so far."""
    return fair(state, own, theirs) - _WORTH_WHILE > best.worth and fair(state, theirs, own) > _WORTH_WHILE


def worths(state: Position, seat: int, actions: list[int]) -> list[float]:
    trading = cast(Trading, state.stack[-1])
    draft = trading.drafts[seat]
    if draft.partner != NOBODY:
        wanted = next_step(state, seat, draft)
        return [1.0 if action == wanted else 0.0 if action == SCRAP else -1.0 for action in actions]
    return [answer_worth(state, seat, trading, action) for action in actions]


def next_step(state: Position, seat: int, draft: Draft) -> int:
    """Write down the deal that was meant, and send it; throw away anything else."""
    meant = best_proposal(state, seat, draft.partner)
    if all(item in meant.give for item in draft.give) and all(item in meant.ask for item in draft.ask):
        for item in meant.give:
            if item not in draft.give:
                return GIVE + item
        for item in meant.ask:
            if item not in draft.ask:
                return ASK + item
        return SEND
    return SCRAP


def answer_worth(state: Position, seat: int, trading: Trading, action: int) -> float:
    if action == READY:
        return 0.0
    if OFFER <= action < OFFER + SEAT_COUNT:
        return -0.2 if trading.awaited(seat) else best_proposal(state, seat, action - OFFER).worth - 0.1
    if ACCEPT <= action < REFUSE:
        deal = trading.deal(action - ACCEPT, seat)
        return verdict(state, seat, deal.seat, deal.give, deal.ask) if deal is not None else -1.0
    if REFUSE <= action < COUNTER:
        return 0.0
    if action >= EXCHANGE:
        rest, wanted = divmod(action - EXCHANGE, RESOURCE_COUNT)
        mine, other = divmod(rest, SEAT_COUNT)
        return balance(state, seat, other, [ITEM_RESOURCE + wanted], [ITEM_RESOURCE + mine]) - 0.5
    return -0.5
