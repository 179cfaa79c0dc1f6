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
from ecumene.games.civilization.components import CRITICAL_GOLD, GOLD_PER_RESOURCE, LEAST_INCOME
from ecumene.games.civilization.founding import village_price
from ecumene.games.civilization.market import unit_price
from ecumene.games.civilization.numbers import CRITICAL, KEY_DISCOVERY, MONOPOLY_GOLD, RESOURCE_COUNT, SETTLER
from ecumene.games.civilization.production import settlement_gold, wonder_gold
from ecumene.games.civilization.state import NOBODY, Position
from ecumene.games.civilization.trade import Draft, Trading

#: Chances of the sums of two dice, out of 36.
_CHANCES = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]


#: By era and resource: how likely it is to be the critical one.
CHANCE: Final[list[list[float]]] = [
    [sum(_CHANCES[roll] for roll in range(2, 13) if row[roll] == resource) / 36 for resource in range(RESOURCE_COUNT)]
    for row in CRITICAL
]


class Ledger:
    """What a seat holds before the coming production, and what resource cards do for its income."""

    def __init__(self, state: Position, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.held = state.resources(seat)
        settlements = settlement_gold(state, seat)
        self.bonus = CRITICAL_GOLD if state.advanced else settlements
        self.by_kind = GOLD_PER_RESOURCE if state.advanced else state.technology_count(seat)
        self.surely = settlements + (wonder_gold(state, seat) if state.advanced else 0)

    def income(self, held: list[int]) -> float:
        """What can be expected with these cards."""
        total = self.surely
        lucky = 0.0
        for resource in range(RESOURCE_COUNT):
            number = held[resource]
            if number > 0:
                total += self.by_kind + MONOPOLY_GOLD[min(number, len(MONOPOLY_GOLD) - 1)]
                lucky += self.bonus * CHANCE[self.state.era][resource]
        return max(total, LEAST_INCOME) + lucky


#: A point in gold, as far as it can still be spent. Giving away costs more than getting: what is sold may be missed.
_POINT: Final = 18.0
_MISSED: Final = 1.3
#: What a deal must bring at least to be worth the trouble.
_WORTH_WHILE: Final = 1.0
#: Weaker levels err in many ways, but nobody can talk them out of what they have, however hot they play.
_NOT_EVEN_BY_MISTAKE: Final = 1e6
#: Nor do they write down what they do not mean: of dozens of terms a little noise would choose one most of the time.
#: So low that bots do not think of it at all.
_NOT_MEANT: Final = -1e9


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


def balance(ledger: Ledger, get: list[int], lose: list[int]) -> float:
    """What a seat gains by a deal, the resource cards counted by what they do for its income."""
    gained = 0.0
    held = ledger.held[:]
    for item in get:
        if is_resource(item):
            held[item - ITEM_RESOURCE] += 1
        else:
            gained += worth_of(ledger.state, ledger.seat, item)
    for item in lose:
        if is_resource(item):
            held[item - ITEM_RESOURCE] -= 1
        else:
            gained -= worth_of(ledger.state, ledger.seat, item) * (1.0 if item < ITEM_RESOURCE else _MISSED)
    return gained + ledger.income(held) - ledger.income(ledger.held)


def is_resource(item: int) -> bool:
    return ITEM_RESOURCE <= item < ITEM_ERA


def fair(state: Position, own: float, theirs: float) -> float:
    """One's own gain less what a rival's gain hurts: all of it in a duel, a part of it at a larger table."""
    rivals = len(state.playing()) - 1
    return own - max(theirs, 0.0) / max(rivals, 1)


def verdict(state: Position, seat: int, partner: int, get: list[int], lose: list[int]) -> float:
    """What a deal is worth to a seat, all in all. Nobody is helped to a fortune for a trifle."""
    theirs = balance(Ledger(state, partner), lose, get)
    return fair(state, balance(Ledger(state, seat), get, lose), theirs) - _WORTH_WHILE


class Proposal:
    """What a seat would give and ask for, and what that is worth to it. Nothing: there is no such deal."""

    def __init__(self, give: list[int], ask: list[int], worth: float) -> None:
        self.give = give
        self.ask = ask
        self.worth = worth


def best_proposal(state: Position, seat: int, partner: int) -> Proposal:
    """The deal that serves oneself best of those the other should agree to: a card for a card or gold, or for both."""
    own, theirs = Ledger(state, seat), Ledger(state, partner)
    best = Proposal([], [], 0.0)
    for mine in range(RESOURCE_COUNT):
        if own.held[mine] > 0:
            give = [ITEM_RESOURCE + mine]
            for wanted in range(RESOURCE_COUNT):
                if mine != wanted and theirs.held[wanted] > 0:
                    best = better(own, theirs, give, [ITEM_RESOURCE + wanted], best)
            best = better(own, theirs, give, [], best)
    for wanted in range(RESOURCE_COUNT):
        if theirs.held[wanted] > 0:
            best = better(own, theirs, [], [ITEM_RESOURCE + wanted], best)
    return best


def better(one: Ledger, other: Ledger, give: list[int], ask: list[int], best: Proposal) -> Proposal:
    """These cards, and gold from one side or the other, if that is better and the other should agree to it."""
    state = one.state
    own, theirs = balance(one, ask, give), balance(other, give, ask)
    if own + theirs <= 2 * _WORTH_WHILE:
        return best
    if give and ask and suits(state, own, theirs, best):
        best = Proposal(give, ask, fair(state, own, theirs) - _WORTH_WHILE)
    for amount in range(len(GOLD_AMOUNT)):
        gold = GOLD_AMOUNT[amount]
        if give and gold <= state.gold[other.seat] and suits(state, own + gold, theirs - gold, best):
            best = Proposal(give, [*ask, amount], fair(state, own + gold, theirs - gold) - _WORTH_WHILE)
        if ask and gold <= state.gold[one.seat] and suits(state, own - gold, theirs + gold, best):
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
        return [1.0 if action == wanted else 0.0 if action == SCRAP else _NOT_MEANT for action in actions]
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
        worth = verdict(state, seat, deal.seat, deal.give, deal.ask) if deal is not None else -1.0
        return worth if worth > 0 else worth - _NOT_EVEN_BY_MISTAKE
    if REFUSE <= action < COUNTER:
        return 0.0
    if action >= EXCHANGE:
        rest, wanted = divmod(action - EXCHANGE, RESOURCE_COUNT)
        mine, other = divmod(rest, SEAT_COUNT)
        return verdict(state, seat, other, [ITEM_RESOURCE + wanted], [ITEM_RESOURCE + mine]) + 0.5
    return -0.5
