"""What an action is, what it costs, and what it would bring, before it is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ecumene.games.seven_wonders import scoring
from ecumene.games.seven_wonders.building import act, build, chain_source, count_coins, count_coins_of
from ecumene.games.seven_wonders.components import ANY, LAST_AGE, SYMBOLS
from ecumene.games.seven_wonders.numbers import (
    ACTION_CARD,
    ACTION_KIND,
    ACTION_PAY,
    BUILD,
    CARD,
    COPY,
    DIG,
    PAY_LEFT,
    PAY_RIGHT,
    STAGE,
)
from ecumene.games.seven_wonders.state import City
from ecumene.games.seven_wonders.wonders import WONDERS
from ecumene.games.seven_wonders.words import say
from ecumene.kernel.messages import Message
from ecumene.kernel.offers import Change, Offer
from ecumene.kernel.rng import Rng

if TYPE_CHECKING:
    from ecumene.games.seven_wonders.rules import SevenWonders


def touches(state: SevenWonders, seat: int, action: int) -> tuple[str, ...]:
    """A board offers an action at its card, a stage of the wonder at the wonder, too."""
    named = state.game.catalogue[action].touches()
    if ACTION_KIND[action] == STAGE:
        return *named, WONDERS[state.cities[state.asked_for(seat)].wonder].id
    return named


def describe(state: SevenWonders, seat: int, action: int) -> Message:
    value = state.game.catalogue[action]
    more: dict[str, Any] = {}
    if ACTION_KIND[action] == BUILD:
        more["bank"] = price_of(state, state.asked_for(seat), action).get("bank", 0)
    elif ACTION_KIND[action] == STAGE:
        more["stage"] = state.cities[state.asked_for(seat)].stages + 1
    return say.text(f"do-{value.verb}", **value.fields(), **more)


def offer(state: SevenWonders, seat: int, action: int) -> Offer:
    city = state.asked_for(seat)
    value = state.game.catalogue[action]
    before, after = state, carried_out(state, city, action)
    notes: tuple[Message, ...] = ()
    if ACTION_KIND[action] == BUILD and state.cities[city].standing & CARD[ACTION_CARD[action]].chain:
        notes = (say.text("note-chain", by=chain_source(state.cities[city], ACTION_CARD[action])),)
    return Offer(
        action,
        str(value),
        value.verb,
        value,
        touches(state, seat, action),
        describe(state, seat, action),
        price_of(state, city, action),
        worth(after, city) - worth(before, city),
        changes(before.cities[city], after.cities[city]),
        notes,
    )


def worth(state: SevenWonders, city: int) -> int:
    """The score as far as it says something: coins are spent again before the last age, and their points with them."""
    points = dict(zip(scoring.CATEGORIES, scoring.score(state, city), strict=True))
    return sum(points.values()) - (points["treasury"] if state.age < LAST_AGE else 0)


def price_of(state: SevenWonders, city: int, action: int) -> dict[str, int]:
    """The coins an action costs, by who gets them."""
    if ACTION_KIND[action] not in (BUILD, STAGE):
        return {}
    card, pay = ACTION_CARD[action], ACTION_PAY[action]
    chained = state.cities[city].standing & CARD[card].chain
    bank = CARD[card].coins if ACTION_KIND[action] == BUILD and not chained else 0
    parts = {"bank": bank, "left": PAY_LEFT[pay], "right": PAY_RIGHT[pay]}
    return {who: coins for who, coins in parts.items() if coins}


def carried_out(state: SevenWonders, city: int, action: int) -> SevenWonders:
    """How things would stand if an action alone were carried out."""
    after = state.clone(Rng(0))
    kind, card = ACTION_KIND[action], ACTION_CARD[action]
    if kind == COPY:
        after.cities[city].copy = card
    elif kind == DIG:
        build(after, city, card)
        count_coins_of(after, city, card)
    elif card >= 0:
        act(after, city, action, [card])
        count_coins(after, city, action)
    return after


def changes(before: City, after: City) -> tuple[Change, ...]:
    """The figures of a city that would move at once."""
    old, new = _figures(before), _figures(after)
    return tuple(Change(what, old[what], new[what]) for what in old if old[what] != new[what])


def _figures(city: City) -> dict[str, int]:
    packed = int(city.science)
    symbols = {name: packed >> 8 * place & 255 for place, name in enumerate((*SYMBOLS, ANY))}
    return {"coins": city.coins, "shields": city.shields, **symbols, "stages": city.stages}
