# Compiled by mypyc where a C compiler is present.
"""What can be done with a card: build it, build a stage of the wonder with it, or sell it."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.seven_wonders import scoring
from ecumene.games.seven_wonders.cards import CARDS
from ecumene.games.seven_wonders.components import DISCARD_COINS
from ecumene.games.seven_wonders.numbers import (
    ACTION_CARD,
    ACTION_KIND,
    ACTION_PAY,
    BUILD,
    BUILD_FREE,
    CARD,
    CARD_IDS,
    DISCARD,
    PAY_LEFT,
    PAY_RIGHT,
    PAY_TOTAL,
    STAGE,
    WONDER_COSTS,
    CardNumbers,
    Gains,
)
from ecumene.games.seven_wonders.state import BUILT, DISCARDED, TUCKED, City, Position, named
from ecumene.games.seven_wonders.trade import FREE_OF_CHARGE, NO_WAY, every_payment, payments, ways_to_get
from ecumene.kernel.journal import Fact

# What may be done. Ways to pay are packed as in ``trade``.


def ways_to_play(state: Position, index: int, hand: list[int]) -> list[int]:
    """Everything a city may do with the cards of a hand: build, build a stage, discard.

    A player pays in no way that another one undercuts. The Free City may: whoever plays for it may be the seller.
    """
    actions: list[int] = []
    city = state.cities[index]
    left = state.cities[state.left(index)]
    right = state.cities[state.right(index)]
    free_city = index >= state.players
    stage_payments: list[int] = []
    stage_ways = ways_to_build_stage(city, left, right)
    if stage_ways != NO_WAY:
        cost = WONDER_COSTS[city.wonder][city.stages]
        stage_payments = every_payment(city, left, right, cost, city.coins) if free_city else payments(stage_ways)
    previous = -1
    for number in hand:
        if number == previous:
            continue
        previous = number
        card = CARD[number]
        ways = ways_to_build(city, left, right, card)
        if ways == FREE_OF_CHARGE:
            actions.append(card.build)
        elif ways != NO_WAY:
            coins = city.coins - card.coins
            for pay in every_payment(city, left, right, card.cost, coins) if free_city else payments(ways):
                actions.append(card.build + pay)
        if city.free_ready and would_save(city, card, ways):
            actions.append(card.build_free)
        for pay in stage_payments:
            actions.append(card.stage + pay)
        actions.append(card.discard)
    return actions


def ways_to_build(city: City, left: City, right: City, card: CardNumbers) -> i64:
    """The ways to pay with which a city can build a card now; none if it cannot."""
    if city.standing & card.building:
        return NO_WAY
    if city.standing & card.chain:
        return FREE_OF_CHARGE
    coins = city.coins - card.coins
    if coins < 0:
        return NO_WAY
    return ways_to_get(city, left, right, card.cost, coins) if card.cost else FREE_OF_CHARGE


def ways_to_build_stage(city: City, left: City, right: City) -> i64:
    """The ways to pay with which a city can build its next stage now."""
    costs = WONDER_COSTS[city.wonder]
    if city.stages == len(costs):
        return NO_WAY
    return ways_to_get(city, left, right, costs[city.stages], city.coins)


def would_save(city: City, card: CardNumbers, ways: i64) -> bool:
    """Olympia's free building is for a building that is not there yet and would cost something."""
    return not city.standing & card.building and (ways != FREE_OF_CHARGE or card.coins > 0)


# Doing it


def act(state: Position, index: int, action: int, hand: list[int]) -> None:
    """Carry out a chosen action for a city: build, build a stage, or discard."""
    kind = ACTION_KIND[action]
    card = ACTION_CARD[action]
    hand.remove(card)
    if kind == BUILD:
        state.moves.append(card | BUILT << 8)
        pay_and_build(state, index, card, ACTION_PAY[action])
    elif kind == STAGE:
        state.moves.append(card | TUCKED << 8)
        build_stage(state, index, card, ACTION_PAY[action])
    elif kind == DISCARD:
        state.moves.append(card | DISCARDED << 8)
        sell(state, index, card)
    else:
        state.moves.append(card | BUILT << 8)
        state.cities[index].free_ready = False
        build(state, index, card)
        state.tell("built-free", index, CARD_IDS[card])


def pay_and_build(state: Position, index: int, card: int, payment: int) -> None:
    city = state.cities[index]
    chained = city.standing & CARD[card].chain
    if not chained:
        city.coins -= CARD[card].coins
        pay(state, index, payment)
    if state.journal is not None:
        name = CARD_IDS[card]
        if chained:
            state.journal.tell("built-chain", index, card=name, by=chain_source(city, card))
        else:
            paid = _paid(state, index, payment)
            state.journal.tell("built", index, card=name, bank=CARD[card].coins, **paid)
    build(state, index, card)


def pay(state: Position, index: int, payment: int) -> None:
    """Coins to the neighbours; they have them from the next turn on, as prices are judged before anybody acts."""
    if payment:
        state.cities[index].coins -= PAY_TOTAL[payment]
        state.cities[state.left(index)].coins += PAY_LEFT[payment]
        state.cities[state.right(index)].coins += PAY_RIGHT[payment]


def _paid(state: Position, index: int, payment: int) -> dict[str, Fact]:
    """What a payment brings to whom, for the journal."""
    paid: dict[str, Fact] = {"left": PAY_LEFT[payment], "right": PAY_RIGHT[payment]}
    if PAY_LEFT[payment]:
        paid["left_neighbour"] = named(state, state.left(index))
    if PAY_RIGHT[payment]:
        paid["right_neighbour"] = named(state, state.right(index))
    return paid


def build(state: Position, index: int, card: int) -> None:
    """Put a building into a city."""
    city = state.cities[index]
    gains = CARD[card].gains
    city.gain(gains)
    city.points += gains.points
    city.standing |= CARD[card].building
    city.cards.append(card)


def build_stage(state: Position, index: int, card: int, payment: int) -> None:
    city = state.cities[index]
    stage = city.next_stage()
    assert stage is not None
    pay(state, index, payment)
    city.stages += 1
    city.tucked.append(card)
    city.gain_stage(stage)
    if stage.digs:
        state.digger = index
    if state.journal is not None:
        secret = {"card": CARD_IDS[card]}
        owner = 1 << state.seat_of(index)
        paid = _paid(state, index, payment)
        state.journal.tell_some(owner, "stage", secret, index, stage=city.stages, **paid)
        if stage.coins:
            state.journal.tell("income-stage", index, n=stage.coins, stage=city.stages)


def sell(state: Position, index: int, card: int) -> None:
    """Sell a card: everybody sees that it goes to the discard pile, not which one it is."""
    state.discard.append(card)
    state.cities[index].coins += DISCARD_COINS
    if state.journal is not None:
        secret = {"card": CARD_IDS[card]}
        state.journal.tell_some(1 << state.seat_of(index), "discarded", secret, index, n=DISCARD_COINS)


def count_coins(state: Position, index: int, action: int) -> None:
    """Coins of a card that counts other cards, once all cards of the turn are in place."""
    kind = ACTION_KIND[action]
    if kind == BUILD or kind == BUILD_FREE:
        count_coins_of(state, index, ACTION_CARD[action])


def count_coins_of(state: Position, index: int, card: int) -> None:
    gains = CARD[card].gains
    if gains.counts:
        income = counted_coins(state, index, gains)
        state.cities[index].coins += income
        if income:
            state.tell("income", index, CARD_IDS[card], income)


def counted_coins(state: Position, index: int, gains: Gains) -> int:
    """The coins that a card brings by counting others, as things stand."""
    income = 0
    for n, counted, scope in gains.coins_per:
        income += n * scoring.count(state, index, counted, scope)
    return income


def chain_source(city: City, card: int) -> str:
    """The building of a city that makes a card free; empty if there is none."""
    standing = [CARDS[other].stands_as() for other in city.cards]
    return next((building for building in CARDS[card].chain if building in standing), "")
