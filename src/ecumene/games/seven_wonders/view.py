"""What a seat (or a spectator) may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, cast

import msgspec

from ecumene.games.seven_wonders.building import chain_source
from ecumene.games.seven_wonders.cards import CARDS
from ecumene.games.seven_wonders.components import ANY, DEFEAT_POINTS, DISCOUNT_PRICE, PRICE, SYMBOLS, TURNS_PER_AGE
from ecumene.games.seven_wonders.digging import Digging
from ecumene.games.seven_wonders.last_cards import Seventh
from ecumene.games.seven_wonders.memory import Recollection
from ecumene.games.seven_wonders.numbers import (
    CARD,
    GOODS_BOTH,
    OPTIONS,
    RAW_LEFT,
    RAW_RIGHT,
    unpack_resources,
)
from ecumene.games.seven_wonders.state import City, names_of
from ecumene.games.seven_wonders.turn import Choose
from ecumene.games.seven_wonders.wonders import WONDERS
from ecumene.kernel.messages import SPECTATOR, AgeNumber, ComponentId, SeatIndex

if TYPE_CHECKING:
    from ecumene.games.seven_wonders.rules import SevenWonders

Resource = Literal["wood", "stone", "clay", "ore", "glass", "cloth", "papyrus"]
Symbol = Literal["compass", "gear", "tablet", "any"]
BoardSide = Literal["A", "B"]
Direction = Literal["left", "right"]
#: The number of a city: a seat's, or that of the Free City, which has no seat.
CityIndex = Annotated[int, msgspec.Meta(extra_json_schema={"x-of": "cities"})]


class Production(msgspec.Struct, frozen=True):
    """What a city makes each turn: certain units, and choices of one among several."""

    fixed: dict[Resource, int]
    choices: list[list[Resource]]


class Prices(msgspec.Struct, frozen=True):
    """Coins per unit that the city pays its neighbours."""

    raw_left: int
    raw_right: int
    goods: int


class CityView(msgspec.Struct, frozen=True):
    """A city, all of it public but for the cards under the wonder."""

    seat: SeatIndex | None  # None: the Free City
    wonder: ComponentId
    side: BoardSide
    stages: int
    coins: int
    shields: int
    victory_points: int  # of conflict tokens
    defeats: int
    defeat_points: int  # lost by them
    cards: list[ComponentId]
    production: Production
    sells: Production
    prices: Prices
    science: dict[Symbol, int]
    free_building: bool  # may still build one for free in this age
    last_card: bool
    copied_guild: ComponentId | None
    hand_size: int
    chosen: bool
    tucked: list[ComponentId] | None  # for the owner's eyes


class SeenHand(msgspec.Struct, frozen=True):
    """What a seat remembers of a hand it has held and passed on."""

    seat: SeatIndex  # who holds it now
    cards: list[ComponentId]  # seen in it, and not seen to leave it
    gone: int  # so many cards have left it face down since: some of these may be among them


class View(msgspec.Struct, frozen=True):
    """The whole game from one chair."""

    age: AgeNumber
    turn: int
    turns: int  # of an age
    direction: Direction  # where hands go
    cities: list[CityView]  # clockwise
    hand: list[ComponentId] | None  # None for a spectator
    chosen_for: list[CityIndex]  # the cities one has chosen for in this turn, in order
    playing_for: CityIndex | None  # the city one chooses for now, if a choice is owed
    chains: dict[ComponentId, ComponentId]  # cards of the hand that are free in that city, and thanks to what
    discard_size: int
    discard_pile: list[ComponentId] | None  # for whoever digs in it now
    controller: SeatIndex | None  # who plays the Free City in this turn
    free_city_pile: int
    seen_hands: list[SeenHand]  # of others, in this age


def look(state: SevenWonders, seat: int) -> View:
    playing_for = state.asked_for(seat) if state.asked(seat) else None
    digs = playing_for is not None and state.stack[-1].kind == Digging.kind
    hand = None if seat == SPECTATOR else _hand(state, seat)
    return View(
        age=state.age,
        turn=state.turn,
        turns=TURNS_PER_AGE,
        direction="left" if state.passes_left() else "right",
        cities=[_city(state, index, seat) for index in range(len(state.cities))],
        hand=None if hand is None else names_of(hand),
        chosen_for=[seat, state.players][: len(state.committed(seat))],
        playing_for=playing_for,
        chains={} if playing_for is None else _chains(state.cities[playing_for], hand or []),
        discard_size=len(state.discard),
        discard_pile=names_of(sorted(state.discard)) if digs else None,
        controller=state.controller() if state.players == 2 and state.stack else None,
        free_city_pile=len(state.pile),
        seen_hands=[] if seat == SPECTATOR else _seen_hands(state, seat),
    )


def _seen_hands(state: SevenWonders, seat: int) -> list[SeenHand]:
    if state.over:
        return []
    held = Recollection(state, seat, state.age).held
    return [
        SeenHand(other, names_of(held[other].seen), len(held[other].slots) - len(state.hands[other]))
        for other in sorted(held)
        if held[other].seen and state.hands[other]
    ]


def _hand(state: SevenWonders, seat: int) -> list[int]:
    """What a seat holds: for the Free City's seventh card, that card too."""
    if state.asked(seat) and state.stack[-1].kind == Seventh.kind and state.asked_for(seat) >= state.players:
        return sorted(state.hands[seat] + state.pile)
    return state.hands[seat]


def _chains(city: City, hand: list[int]) -> dict[str, str]:
    return {CARDS[card].id: chain_source(city, card) for card in hand if city.standing & CARD[card].chain}


def _production(fixed: int, options: int) -> Production:
    choices = [choice for bit, choice in enumerate(OPTIONS * 2) if options >> bit & 1]
    return Production(
        cast(dict[Resource, int], unpack_resources(fixed)), [cast(list[Resource], list(choice)) for choice in choices]
    )


def _prices(city: City) -> Prices:
    return Prices(
        raw_left=DISCOUNT_PRICE if city.prices & RAW_LEFT else PRICE,
        raw_right=DISCOUNT_PRICE if city.prices & RAW_RIGHT else PRICE,
        goods=DISCOUNT_PRICE if city.prices & GOODS_BOTH else PRICE,
    )


def _science(packed: int) -> dict[Symbol, int]:
    counts = {name: packed >> 8 * place & 255 for place, name in enumerate((*SYMBOLS, ANY))}
    return cast(dict[Symbol, int], {name: n for name, n in counts.items() if n})


def _city(state: SevenWonders, index: int, seat: int) -> CityView:
    city = state.cities[index]
    wonder = WONDERS[city.wonder]
    choosing = state.stack[-1].seats if state.stack and state.stack[-1].kind == Choose.kind else None
    return CityView(
        seat=index if index < state.players else None,
        wonder=wonder.id,
        side=cast(BoardSide, wonder.side),
        stages=city.stages,
        coins=city.coins,
        shields=city.shields,
        victory_points=city.victories,
        defeats=city.defeats,
        defeat_points=DEFEAT_POINTS * city.defeats,
        cards=names_of(city.cards),
        production=_production(int(city.fixed), int(city.options)),
        sells=_production(int(city.sold), int(city.sold_options)),
        prices=_prices(city),
        science=_science(int(city.science)),
        free_building=city.free_ready,
        last_card=city.last_card,
        copied_guild=CARDS[city.copy].id if city.copy >= 0 else None,
        hand_size=len(state.hands[index]) if index < state.players else 0,
        chosen=choosing is not None and index < state.players and index not in choosing,
        tucked=names_of(city.tucked) if index == seat else None,
    )
