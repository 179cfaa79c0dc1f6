"""7 Wonders in words: naming things, and why a card cannot be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ecumene.games.seven_wonders.cards import CARDS
from ecumene.games.seven_wonders.numbers import (
    ACTION_CARD,
    ACTION_KIND,
    BUILD,
    BUILD_FREE,
    CARD,
    DISCARD,
    STAGE,
    WONDER_COSTS,
    unpack_resources,
)
from ecumene.games.seven_wonders.trade import ANY_PRICE, cheapest, lacking, left_open
from ecumene.kernel.errors import Illegal, not_asked
from ecumene.kernel.messages import Message, listing
from ecumene.kernel.speech import Speech

if TYPE_CHECKING:
    from ecumene.games.seven_wonders.state import Position

say = Speech("seven_wonders")


def amounts(resources: dict[str, int]) -> Message:
    """A bundle of resources in words."""
    return listing([say.text(f"count-{kind}", n=n) for kind, n in resources.items()])


def possible(actions: list[int]) -> str:
    """What may be done for the Free City, which sells a card only if it can build nothing."""
    kinds = {ACTION_KIND[action] for action in actions}
    if DISCARD in kinds:
        return "sell"
    if STAGE not in kinds:
        return "build"
    return "tuck" if len(kinds) == 1 else "both"


def thinkable(hand: list[int]) -> list[int]:
    """What a player may think of: building each card, building a stage, selling."""
    cards = list(dict.fromkeys(hand))
    building, selling = [CARD[card].build for card in cards], [CARD[card].discard for card in cards]
    return [*building, *(CARD[card].stage for card in cards[:1]), *selling]


# Why not


def why_not_play(state: Position, city: int, hand: list[int], action: int) -> Illegal:
    """The first reason against an action that is not legal, for a city that plays a card of a hand."""
    kind, card = ACTION_KIND[action], ACTION_CARD[action]
    if kind not in (BUILD, BUILD_FREE, STAGE, DISCARD):
        return not_asked("turn")
    name = CARDS[card].id
    if card not in hand:
        return say.no("card-in-hand", rule="turn", card=name)
    if kind == BUILD:
        return why_no_building(state, city, card) or say.no("payment", rule="trade", card=name)
    if kind == BUILD_FREE:
        return why_no_free_building(state, city, card)
    if kind == STAGE:
        return why_no_stage(state, city) or say.no("payment", rule="trade", card=name)
    return say.no("free-city-discard", rule="free-city-discard")


def why_no_building(state: Position, index: int, card: int) -> Illegal | None:
    """Why a city cannot build a card by paying for it; None if it can."""
    city = state.cities[index]
    name = CARDS[card].id
    if city.standing & CARD[card].building:
        return say.no("duplicate", rule="no-duplicates", card=name)
    if city.standing & CARD[card].chain:
        return None
    price = CARD[card].coins
    if city.coins < price:
        short = {"coins": price - city.coins}
        return say.no("coins", rule="cost", missing=short, card=name, price=price, have=city.coins)
    return _why_no_resources(state, index, CARD[card].cost, ("resources", "trade-coins"), card=name)


def why_no_stage(state: Position, index: int) -> Illegal | None:
    """Why a city cannot build its next stage; None if it can."""
    city = state.cities[index]
    costs = WONDER_COSTS[city.wonder]
    if city.stages == len(costs):
        return say.no("stage-left", rule="wonder")
    reasons = "stage-resources", "stage-coins"
    return _why_no_resources(state, index, costs[city.stages], reasons, stage=city.stages + 1)


def why_no_free_building(state: Position, index: int, card: int) -> Illegal:
    city = state.cities[index]
    name = CARDS[card].id
    if not city.free_building:
        return say.no("free-building-power", rule="free-building")
    if not city.free_ready:
        return say.no("free-building-used", rule="free-building")
    if city.standing & CARD[card].building:
        return say.no("duplicate", rule="no-duplicates", card=name)
    return say.no("free-building-needless", rule="free-building", card=name)


def _why_no_resources(state: Position, index: int, cost: int, reasons: tuple[str, str], **what: Any) -> Illegal | None:
    """Either something is not for sale, or it is too dear."""
    not_sold, too_dear = reasons
    city = state.cities[index]
    price = cheapest(city, state.cities[state.left(index)], state.cities[state.right(index)], cost)
    if price == ANY_PRICE:
        short = unpack_resources(min(left_open(lacking(cost, city.fixed), city.options)))
        return say.no(not_sold, rule="trade", missing=short, **what, lack=amounts(short))
    if price > city.coins:
        short = {"coins": price - city.coins}
        return say.no(too_dear, rule="trade", missing=short, **what, price=price, have=city.coins)
    return None
