"""What a seat (or a spectator) may see of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ecumene.games.seven_wonders.components import CARDS, SYMBOLS, WONDERS
from ecumene.games.seven_wonders.numbers import (
    GOODS_BOTH,
    OPTION_UNITS,
    RAW_LEFT,
    RAW_RIGHT,
    unpack_resources,
)
from ecumene.games.seven_wonders.state import Choose, City, Digging, Seventh
from ecumene.kernel.errors import Illegal
from ecumene.kernel.messages import Message

if TYPE_CHECKING:
    from ecumene.games.seven_wonders.rules import SevenWonders

__all__ = ["CityView", "Production", "View", "look"]


class Production(msgspec.Struct, frozen=True):
    """What a city makes each turn: certain units, and choices of one among several."""

    fixed: dict[str, int]
    choices: list[list[str]]


class Prices(msgspec.Struct, frozen=True):
    """Coins per unit that the city pays its neighbours."""

    raw_left: int
    raw_right: int
    goods: int


class CityView(msgspec.Struct, frozen=True):
    """A city, all of it public but for the cards under the wonder."""

    seat: int | None  # None: the Free City
    wonder: str
    side: str
    stages: int
    coins: int
    shields: int
    victory_points: int  # of conflict tokens
    defeats: int
    cards: list[str]
    production: Production
    sells: Production
    prices: Prices
    science: dict[str, int]
    free_building: bool  # may still build one for free in this age
    last_card: bool
    copied_guild: str | None
    hand_size: int
    chosen: bool
    tucked: list[str] | None  # for the owner's eyes


class View(msgspec.Struct, frozen=True):
    """The whole table from one chair."""

    age: int
    turn: int
    direction: str  # where hands go: left or right
    cities: list[CityView]  # clockwise
    hand: list[str] | None  # None for a spectator
    chosen: list[str]  # one's own commitments of this turn
    playing_for: int | None  # the city one chooses for now, if a choice is owed
    discard_size: int
    discard_pile: list[str] | None  # for whoever digs in it now
    controller: int | None  # who plays the Free City in this turn
    free_city_pile: int


def look(state: SevenWonders, seat: int | None) -> View:
    if seat is not None and not 0 <= seat < state.players:  # -1 would be the last seat's hand
        raise Illegal(Message("no-such-seat", {"seat": seat + 1, "players": state.players}))
    decision = state.stack[-1] if state.stack else None
    owes = decision is not None and seat is not None and seat in decision.seats
    chosen: list[str] = []
    playing_for: int | None = None
    if isinstance(decision, Choose) and seat is not None:
        mine = [seat, state.players] if state.players == 2 and seat == state.controller() else [seat]
        chosen = [str(state.game.catalogue[decision.chosen[i]]) for i in mine if decision.chosen[i] >= 0]
        playing_for = state.choosing_for(decision, seat) if owes else None
    elif isinstance(decision, Seventh | Digging) and owes:
        playing_for = decision.city
    elif owes:
        playing_for = seat
    return View(
        age=state.age,
        turn=state.turn,
        direction="left" if state.passes_left() else "right",
        cities=[_city(state, index, seat) for index in range(len(state.cities))],
        hand=None if seat is None else _names(_hand(state, seat)),
        chosen=chosen,
        playing_for=playing_for,
        discard_size=len(state.discard),
        discard_pile=_names(sorted(state.discard)) if isinstance(decision, Digging) and owes else None,
        controller=state.controller() if state.players == 2 and state.stack else None,
        free_city_pile=len(state.pile),
    )


def _hand(state: SevenWonders, seat: int) -> list[int]:
    """What a seat holds: for the Free City's seventh card, that card too."""
    decision = state.stack[-1] if state.stack else None
    if isinstance(decision, Seventh) and decision.city >= state.players and seat in decision.seats:
        return sorted(state.hands[seat] + state.pile)
    return state.hands[seat]


def _names(cards: list[int]) -> list[str]:
    return [CARDS[card].id for card in cards]


def _production(fixed: int, options: int) -> Production:
    choices = [units for bit, units in enumerate(OPTION_UNITS) if options >> bit & 1]
    return Production(
        unpack_resources(fixed), [[name for unit in units for name in unpack_resources(unit)] for units in choices]
    )


def _prices(city: City) -> Prices:
    return Prices(
        raw_left=1 if city.prices & RAW_LEFT else 2,
        raw_right=1 if city.prices & RAW_RIGHT else 2,
        goods=1 if city.prices & GOODS_BOTH else 2,
    )


def _city(state: SevenWonders, index: int, seat: int | None) -> CityView:
    city = state.cities[index]
    wonder = WONDERS[city.wonder]
    decision = state.stack[-1] if state.stack else None
    science = int(city.science)
    symbols = [*SYMBOLS, "any"]
    return CityView(
        seat=index if index < state.players else None,
        wonder=wonder.id,
        side=wonder.side,
        stages=city.stages,
        coins=city.coins,
        shields=city.shields,
        victory_points=city.victories,
        defeats=city.defeats,
        cards=_names(city.cards),
        production=_production(int(city.fixed), int(city.options)),
        sells=_production(int(city.sold), int(city.sold_options)),
        prices=_prices(city),
        science={name: science >> 8 * i & 255 for i, name in enumerate(symbols) if science >> 8 * i & 255},
        free_building=city.free_ready,
        last_card=city.last_card,
        copied_guild=CARDS[city.copy].id if city.copy >= 0 else None,
        hand_size=len(state.hands[index]) if index < state.players else 0,
        chosen=isinstance(decision, Choose) and index < state.players and index not in decision.seats,
        tucked=_names(city.tucked) if index == seat else None,
    )
