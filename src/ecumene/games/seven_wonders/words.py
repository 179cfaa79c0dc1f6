"""7 Wonders in words: what is asked, what an action costs and brings, why something cannot be done, what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.games.seven_wonders import scoring
from ecumene.games.seven_wonders.components import CARDS, WONDERS
from ecumene.games.seven_wonders.numbers import (
    ACTION_CARD,
    ACTION_KIND,
    ACTION_PAY,
    BUILD,
    BUILD_FREE,
    CARD_BUILDING,
    CARD_CHAIN,
    CARD_COINS,
    CARD_COST,
    COPY,
    DIG,
    DIG_NOTHING,
    DISCARD,
    PAY_LEFT,
    PAY_RIGHT,
    PAY_TOTAL,
    STAGE,
    WONDER_COSTS,
    Gains,
    unpack_resources,
)
from ecumene.games.seven_wonders.state import Choose, Digging, Seventh
from ecumene.games.seven_wonders.trade import after_options, lacking, market
from ecumene.kernel.errors import Illegal
from ecumene.kernel.journal import NOBODY, Event
from ecumene.kernel.messages import Message, Seat, listing
from ecumene.kernel.offers import Offer, Prompt, Refusal
from ecumene.kernel.rng import Rng

if TYPE_CHECKING:
    from ecumene.games.seven_wonders.rules import SevenWonders

Args = dict[str, int | str | Message | Seat]
_SLUG = "seven_wonders"
_COMPONENT_FACTS = frozenset({"card", "by"})


def name(component: str) -> Message:
    return Message(f"{_SLUG}-{component}")


def card_name(card: int) -> Message:
    return name(CARDS[card].id)


def amounts(packed: int) -> Message:
    """A bundle of resources in words."""
    return listing([Message(f"{_SLUG}-count-{kind}", {"n": n}) for kind, n in unpack_resources(packed).items()])


# What is asked


def prompt(state: SevenWonders, seat: int) -> Prompt:
    decision = state.stack[-1]
    args: Args = {}
    rule = {"choose": "turn", "seventh": "seventh-card", "dig": "dig", "copy": "copy-guild"}[decision.kind]
    city = playing_for(state, seat)
    if isinstance(decision, Choose):
        args = {"age": state.age, "turn": state.turn}
        rule = rule if city < state.players else "free-city-control"
    kind = decision.kind if city < state.players else f"{decision.kind}-free-city"
    if city >= state.players and not isinstance(decision, Digging):
        args["can"] = _can_do(state, seat)
    return Prompt(kind, Message(f"{_SLUG}-ask-{kind}", args), rule)


def _can_do(state: SevenWonders, seat: int) -> str:
    """What is possible for the Free City, which sells a card only if it can build nothing."""
    kinds = {ACTION_KIND[action] for action in state.legal(seat)}
    if DISCARD in kinds:
        return "sell"
    if STAGE not in kinds:
        return "build"
    return "tuck" if len(kinds) == 1 else "both"


def playing_for(state: SevenWonders, seat: int) -> int:
    """The city for which a seat decides now."""
    decision = state.stack[-1]
    if isinstance(decision, Choose):
        return state.choosing_for(decision, seat)
    if isinstance(decision, Seventh | Digging):
        return decision.city
    return seat


def cards_at_hand(state: SevenWonders, seat: int) -> list[int]:
    """The cards a seat may now choose from."""
    decision = state.stack[-1]
    if isinstance(decision, Seventh):
        return state.last_hand(decision.city)
    if isinstance(decision, Choose):
        own = state.choosing_for(decision, seat) == seat
        return state.hands[seat] if own else state.kept_hand(decision, seat)
    return []


# What an action is, costs and brings


def describe(state: SevenWonders, seat: int, action: int) -> Message:
    kind = ACTION_KIND[action]
    if kind == DIG_NOTHING:
        return Message(f"{_SLUG}-do-dig-nothing")
    card = ACTION_CARD[action]
    pay = ACTION_PAY[action]
    args: Args = {"card": card_name(card)}
    city = state.cities[playing_for(state, seat)]
    if kind == BUILD and (pay or CARD_COINS[card]):
        args |= {"left": PAY_LEFT[pay], "right": PAY_RIGHT[pay], "bank": CARD_COINS[card]}
        return Message(f"{_SLUG}-do-build-paying", args)
    if kind == STAGE:
        args |= {"stage": city.stages + 1, "left": PAY_LEFT[pay], "right": PAY_RIGHT[pay]}
    return Message(f"{_SLUG}-do-{state.game.catalogue[action].verb}", args)


def offer(state: SevenWonders, seat: int, action: int) -> Offer:
    kind = ACTION_KIND[action]
    card = ACTION_CARD[action]
    pay = ACTION_PAY[action]
    city = playing_for(state, seat)
    value = state.game.catalogue[action]
    notes: list[Message] = []
    price: dict[str, int] = {}
    if kind == BUILD and state.cities[city].standing & CARD_CHAIN[card]:
        notes.append(Message(f"{_SLUG}-note-chain", {"by": name(_chain_source(state, city, card))}))
    if kind in (BUILD, STAGE):
        parts = {"bank": CARD_COINS[card] if kind == BUILD else 0, "left": PAY_LEFT[pay], "right": PAY_RIGHT[pay]}
        price = {who: coins for who, coins in parts.items() if coins}
    words, points = describe(state, seat, action), points_now(state, city, action)
    return Offer(action, str(value), value.verb, value, value.touches(), words, price, points, notes=tuple(notes))


def points_now(state: SevenWonders, city: int, action: int) -> int:
    """What an action alone would change in the city's score, if the game ended after it."""
    kind = ACTION_KIND[action]
    if kind == DIG_NOTHING:
        return 0
    card = ACTION_CARD[action]
    if kind == COPY:
        return scoring.copy_worth(state, city, card)
    after = state.clone(Rng(0))
    before = sum(scoring.score(state, city))
    if kind == DIG:
        after.build(city, card)
        after.count_coins_of(city, card)
    else:
        after.act(city, action, [card])
        after.count_coins(city, action)
    return sum(scoring.score(after, city)) - before


# Why not


def refuse(state: SevenWonders, seat: int, action: int) -> Illegal:
    """The first reason against an action that is not legal."""
    decision = state.stack[-1]
    kind = ACTION_KIND[action]
    card = ACTION_CARD[action]
    if isinstance(decision, Digging) and kind == DIG:
        return _refuse_dig(state, decision, card)
    if decision.kind == "copy" and kind == COPY:
        return Illegal(_no("copy-absent", card=card_name(card)), "copy-guild")
    if kind > DISCARD or not isinstance(decision, Choose | Seventh):
        return Illegal(Message("not-asked"), "turn")
    if card not in cards_at_hand(state, seat):
        return Illegal(_no("card-in-hand", card=card_name(card)), "turn")
    city = playing_for(state, seat)
    if kind == BUILD:
        return why_no_building(state, city, card) or Illegal(_no("payment", card=card_name(card)), "trade")
    if kind == BUILD_FREE:
        return why_no_free_building(state, city, card)
    if kind == STAGE:
        return why_no_stage(state, city) or Illegal(_no("payment", card=card_name(card)), "trade")
    return Illegal(_no("free-city-discard"), "free-city-discard")


def refusals(state: SevenWonders, seat: int) -> list[Refusal]:
    """For every card within reach: why it cannot be built; why the next stage cannot; why nothing can be sold."""
    if state.over or seat not in state.to_move():
        return []
    decision = state.stack[-1]
    if isinstance(decision, Digging):
        return _refusals_to_dig(state, decision)
    city = playing_for(state, seat)
    found = []
    hand = cards_at_hand(state, seat)
    for card in dict.fromkeys(hand):
        reason = why_no_building(state, city, card)
        if reason is not None:
            found.append(Refusal("build", (CARDS[card].id,), reason.reason, reason.rule))
    if hand:
        reason = why_no_stage(state, city)
        if reason is not None:
            found.append(Refusal("stage", (WONDERS[state.cities[city].wonder].id,), reason.reason, reason.rule))
    if hand and not any(ACTION_KIND[action] == DISCARD for action in state.legal(seat)):
        cards = tuple(CARDS[card].id for card in dict.fromkeys(hand))
        found.append(Refusal("discard", cards, _no("free-city-discard"), "free-city-discard"))
    return found


def _refusals_to_dig(state: SevenWonders, decision: Digging) -> list[Refusal]:
    """The cards of the discard pile that the city has already."""
    found = []
    for card in sorted(set(state.discard) - set(state.diggable(decision.city))):
        reason = _refuse_dig(state, decision, card)
        found.append(Refusal("dig", (CARDS[card].id,), reason.reason, reason.rule))
    return found


def why_no_building(state: SevenWonders, index: int, card: int) -> Illegal | None:
    """Why a city cannot build a card by paying for it; None if it can."""
    city = state.cities[index]
    named: Args = {"card": card_name(card)}
    if city.standing & CARD_BUILDING[card]:
        return Illegal(_no("duplicate", **named), "no-duplicates")
    if city.standing & CARD_CHAIN[card]:
        return None
    if city.coins < CARD_COINS[card]:
        return Illegal(_no("coins", **named, price=CARD_COINS[card], have=city.coins), "cost")
    return _why_no_resources(state, index, CARD_COST[card], "resources", "trade-coins", named)


def why_no_stage(state: SevenWonders, index: int) -> Illegal | None:
    """Why a city cannot build its next stage; None if it can."""
    city = state.cities[index]
    costs = WONDER_COSTS[city.wonder]
    if city.stages == len(costs):
        return Illegal(_no("stage-left"), "wonder")
    named: Args = {"stage": city.stages + 1}
    return _why_no_resources(state, index, costs[city.stages], "stage-resources", "stage-coins", named)


def why_no_free_building(state: SevenWonders, index: int, card: int) -> Illegal:
    city = state.cities[index]
    if not city.free_building:
        return Illegal(_no("free-building-power"), "free-building")
    if not city.free_ready:
        return Illegal(_no("free-building-used"), "free-building")
    if city.standing & CARD_BUILDING[card]:
        return Illegal(_no("duplicate", card=card_name(card)), "no-duplicates")
    return Illegal(_no("free-building-needless", card=card_name(card)), "free-building")


def _why_no_resources(
    state: SevenWonders, index: int, cost: int, lack: str, too_dear: str, named: Args
) -> Illegal | None:
    city = state.cities[index]
    missing = int(lacking(cost, city.fixed))
    if not missing:
        return None
    ways = market(city, state.cities[state.left(index)], state.cities[state.right(index)], missing)
    if not ways:
        return Illegal(_no(lack, **named, missing=amounts(_least(missing, int(city.options)))), "trade")
    price = PAY_TOTAL[ways[0]]
    if price > city.coins:
        return Illegal(_no(too_dear, **named, price=price, have=city.coins), "trade")
    return None


def _least(missing: int, options: int) -> int:
    """What is missing at best after the city's own either-or production."""
    return min(after_options(missing, options), key=lambda bundle: (sum(unpack_resources(bundle).values()), bundle))


def _refuse_dig(state: SevenWonders, decision: Digging, card: int) -> Illegal:
    reason = "dig-duplicate" if card in state.discard else "dig-absent"
    return Illegal(_no(reason, card=card_name(card)), "no-duplicates" if card in state.discard else "dig")


def _no(reason: str, **args: int | str | Message | Seat) -> Message:
    return Message(f"{_SLUG}-no-{reason}", args)


# What happened


def tell_built(state: SevenWonders, index: int, card: int, pay: int, chain: int) -> None:
    assert state.journal is not None
    if chain:
        by = _chain_source(state, index, card)
        state.journal.tell("built-chain", player=index, card=CARDS[card].id, by=by)
    else:
        state.journal.tell(
            "built",
            player=index,
            card=CARDS[card].id,
            left=PAY_LEFT[pay],
            right=PAY_RIGHT[pay],
            bank=CARD_COINS[card],
        )


def tell_stage(state: SevenWonders, index: int, card: int, pay: int, stage: Gains) -> None:
    assert state.journal is not None
    number = state.cities[index].stages
    secret: dict[str, int | str] = {"tucked": CARDS[card].id}
    owner = 1 << state.seat_of(index)
    left, right = PAY_LEFT[pay], PAY_RIGHT[pay]
    state.journal.tell_some(owner, "stage", secret, player=index, stage=number, left=left, right=right)
    if stage.coins:
        state.journal.tell("income-stage", player=index, n=stage.coins, stage=number)


def _chain_source(state: SevenWonders, index: int, card: int) -> str:
    """The building that makes a card free in a city."""
    standing = [CARDS[other].stands_as() for other in state.cities[index].cards]
    return next(building for building in CARDS[card].chain if building in standing)


def narrate(state: SevenWonders, event: Event) -> Message:
    """An event in words; the Free City has a name of its own."""
    args: Args = {}
    if event.player != NOBODY:
        args["player"] = state.who(event.player)
    for key, fact in event.facts.items():
        if isinstance(fact, str):
            args[key] = name(fact) if key in _COMPONENT_FACTS else fact
        else:
            args[key] = state.who(fact.seat) if isinstance(fact, Seat) else fact
    kind = "discarded-known" if event.kind == "discarded" and "card" in event.facts else event.kind
    return Message(f"{_SLUG}-event-{kind}", args)
