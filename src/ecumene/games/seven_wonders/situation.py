# Compiled by mypyc where a C compiler is present.
"""What a network is told of a table of three or four: which of some thousand statements hold, for what a seat knows.

Every number is a statement for each of its sizes, every card one for each place where it may lie, so that whoever adds
up rows of weights reads only those that hold.
"""

from __future__ import annotations

from math import floor
from typing import Final

from mypy_extensions import i64

from ecumene.games.seven_wonders import scoring
from ecumene.games.seven_wonders.building import ways_to_build, ways_to_build_stage
from ecumene.games.seven_wonders.components import COLORS, LAST_AGE, RESOURCES, SYMBOLS, TURNS_PER_AGE
from ecumene.games.seven_wonders.judgement import receiver
from ecumene.games.seven_wonders.numbers import (
    CARD,
    CARD_COUNT,
    OPTION_KINDS,
    PAY_TOTAL,
    PURPLE_CARDS,
    WONDER_COSTS,
    WONDER_INDEX,
)
from ecumene.games.seven_wonders.state import BUILT, City, Position
from ecumene.games.seven_wonders.trade import NO_WAY, payments
from ecumene.kernel.linear import bounded

#: How many may sit at the table: with four, the city across comes after all else.
SEATS: Final = (3, 4)
KINDS: Final[list[str]] = ["choose", "seventh", "dig", "copy"]

# Of a city: where each group of statements begins, and how far a number is told.
_STAGES: Final = 5
_COINS: Final = len(WONDER_INDEX) * _STAGES
_MOST_COINS: Final = 20
_SHIELDS: Final = _COINS + _MOST_COINS + 1
_MOST_SHIELDS: Final = 10
_VICTORIES: Final = _SHIELDS + _MOST_SHIELDS + 1
_MOST_VICTORIES: Final = 18
_DEFEATS: Final = _VICTORIES + _MOST_VICTORIES + 1
_MOST_DEFEATS: Final = 6
_PRICES: Final = _DEFEATS + _MOST_DEFEATS + 1
_PRICE_KINDS: Final = 3
_FREE: Final = _PRICES + _PRICE_KINDS
_FIXED: Final = _FREE + 1
_MOST_FIXED: Final = 3
_OPTIONS: Final = _FIXED + _MOST_FIXED * len(RESOURCES)
_SCIENCE: Final = _OPTIONS + 2 * OPTION_KINDS
_MOST_SYMBOLS: Final = 4
_WILD: Final = _SCIENCE + _MOST_SYMBOLS * len(SYMBOLS)
_MOST_WILD: Final = 2
_COLORS: Final = _WILD + _MOST_WILD
_MOST_OF_A_COLOR: Final = 6
_CARDS: Final = _COLORS + _MOST_OF_A_COLOR * len(COLORS)
_POINTS: Final = _CARDS + CARD_COUNT
_MOST_POINTS: Final = 25
_CITY_SIZE: Final = _POINTS + _MOST_POINTS + 1

# Of the table.
_KIND: Final = LAST_AGE * TURNS_PER_AGE
_CITIES: Final = _KIND + len(KINDS)
_AROUND: Final = 3  # the own city and the neighbours'
_MORE_THAN_LEFT: Final = _CITIES + _AROUND * _CITY_SIZE
_MORE_SHIELDS: Final = 4
_MORE_THAN_RIGHT: Final = _MORE_THAN_LEFT + 2 * _MORE_SHIELDS + 1
_LEFT_THAN_RIGHT: Final = _MORE_THAN_RIGHT + 2 * _MORE_SHIELDS + 1
_LEAD: Final = _LEFT_THAN_RIGHT + 2 * _MORE_SHIELDS + 1
_MOST_LEAD: Final = 8
#: A card lies there, and what it costs: nothing, one or two coins, more, or it cannot be built.
_PRICED: Final = 4 * CARD_COUNT
_HAND: Final = _LEAD + 2 * _MOST_LEAD + 1
_NEXT_STAGE: Final = _HAND + _PRICED
_PILE: Final = _NEXT_STAGE + 5
_UNSEEN: Final = _PILE + CARD_COUNT
_COMING: Final = _UNSEEN + _PRICED
_GONE_ON: Final = _COMING + _PRICED
_PASSED: Final = _GONE_ON + _PRICED

_ACROSS: Final = _PASSED + 3 * CARD_COUNT
_HELD_ACROSS: Final = _ACROSS + _CITY_SIZE

#: By the number of players: how many statements there are, and how many more of the hands of the others.
STATEMENTS: Final = {3: _ACROSS, 4: _HELD_ACROSS + _PRICED}
HANDS: Final = {3: 2 * CARD_COUNT, 4: 3 * CARD_COUNT}

FREE: Final = 0
CHEAP: Final = 1
DEAR: Final = 2
IMPOSSIBLE: Final = 3


def statements(state: Position, seat: int) -> list[int]:
    """The places of all statements that hold, by what a seat knows."""
    told = [state.moment()]
    kind = KINDS.index(state.stack[-1].kind)
    told.append(_KIND + kind)
    around = _around(state, seat)
    points = [scoring.total(state, index) for index in around]
    for place in range(_AROUND):
        _tell_city(told, _CITIES + place * _CITY_SIZE, state.cities[around[place]], points[place])
    if state.players > _AROUND:
        _tell_city(told, _ACROSS, state.cities[around[3]], points[3])
    own = state.cities[seat]
    left = state.cities[around[1]]
    right = state.cities[around[2]]
    told.append(_MORE_THAN_LEFT + _more(own.shields - left.shields))
    told.append(_MORE_THAN_RIGHT + _more(own.shields - right.shields))
    told.append(_LEFT_THAN_RIGHT + _more(left.shields - right.shields))
    lead = floor((points[0] - max(points[1:])) / 3.0 + 0.5)
    told.append(_LEAD + _MOST_LEAD + bounded(lead, -_MOST_LEAD, _MOST_LEAD))
    if kind < 2:
        for card in state.hands[seat]:
            told.append(_HAND + 4 * card + _price(own, left, right, card))
        told.append(_NEXT_STAGE + _price_of_stage(own, left, right))
    elif kind == 2:
        for card in state.discard:
            told.append(_PILE + card)
    if kind == 0 and state.turn < TURNS_PER_AGE:
        _tell_hands(told, state, seat)
    return told


def others_hands(state: Position, seat: int) -> list[int]:
    """What the hands of the others hold, in a world in which they are known."""
    told: list[int] = []
    first = 0
    for other in _around(state, seat)[1:]:
        for card in state.hands[other]:
            told.append(first + card)
        first += CARD_COUNT
    return told


def _around(state: Position, seat: int) -> list[int]:
    """The seat itself, its neighbours, and who sits across."""
    left = state.left(seat)
    around = [seat, left, state.right(seat)]
    if state.players > _AROUND:
        around.append(state.left(left))
    return around


def _more(shields: int) -> int:
    return _MORE_SHIELDS + bounded(shields, -_MORE_SHIELDS, _MORE_SHIELDS)


def _tell_city(told: list[int], first: int, city: City, points: int) -> None:
    """Everything public about a city."""
    told.append(first + city.wonder * _STAGES + min(city.stages, _STAGES - 1))
    told.append(first + _COINS + bounded(city.coins, 0, _MOST_COINS))
    told.append(first + _SHIELDS + min(city.shields, _MOST_SHIELDS))
    told.append(first + _VICTORIES + min(city.victories, _MOST_VICTORIES))
    told.append(first + _DEFEATS + min(city.defeats, _MOST_DEFEATS))
    _tell_bits(told, first + _PRICES, city.prices, _PRICE_KINDS)
    if city.free_ready:
        told.append(first + _FREE)
    _tell_amounts(told, first + _FIXED, city.fixed, 4, len(RESOURCES), _MOST_FIXED)
    _tell_bits(told, first + _OPTIONS, city.options, 2 * OPTION_KINDS)
    _tell_amounts(told, first + _SCIENCE, city.science, 8, len(SYMBOLS), _MOST_SYMBOLS)
    _tell_amounts(told, first + _WILD, city.science >> 8 * len(SYMBOLS), 8, 1, _MOST_WILD)
    _tell_amounts(told, first + _COLORS, city.colors, 8, len(COLORS), _MOST_OF_A_COLOR)
    for card in city.cards:
        told.append(first + _CARDS + card)
    told.append(first + _POINTS + bounded(points // 3, 0, _MOST_POINTS))


def _tell_bits(told: list[int], first: int, bits: i64, kinds: int) -> None:
    for kind in range(kinds):
        if bits >> kind & 1:
            told.append(first + kind)


def _tell_amounts(told: list[int], first: int, packed: i64, width: int, kinds: int, most: int) -> None:
    """Packed amounts, ``width`` bits each: a statement for each size of each but nothing."""
    for kind in range(kinds):
        amount = int(packed >> width * kind & (1 << width) - 1)
        if amount:
            told.append(first + most * kind + min(amount, most) - 1)


def _tell_hands(told: list[int], state: Position, seat: int) -> None:
    """What lies, or may lie, in the hands of the others, and what passing on each own card would mean."""
    own = state.cities[seat]
    left = state.cities[state.left(seat)]
    right = state.cities[state.right(seat)]
    to = receiver(state, seat)
    cards = OthersCards(state, seat)
    prices = [-1] * CARD_COUNT
    giver = state.left(seat) + state.right(seat) - to
    groups = [(_COMING, cards.of(giver)), (_GONE_ON, cards.of(to))]
    if state.players > _AROUND:
        groups.append((_HELD_ACROSS, cards.of(state.left(state.left(seat)))))
    if cards.some_unseen:
        groups.append((_UNSEEN, cards.unseen()))
    for first, group in groups:
        for card in group:
            if prices[card] < 0:
                prices[card] = _price(own, left, right, card)
            told.append(first + 4 * card + prices[card])
    city = state.cities[to]
    for card in state.hands[seat]:
        price = _price(city, state.cities[state.left(to)], state.cities[state.right(to)], card)
        told.append(_PASSED + 3 * card + (0 if price == FREE else 2 if price == IMPOSSIBLE else 1))


class OthersCards:
    """The cards that a seat knows to be in others' hands, or face down since it held them; and those never seen."""

    def __init__(self, state: Position, seat: int) -> None:
        self.state = state
        self.some_unseen = False
        self.seats = state.players
        self.first_move = len(state.moves) - (state.turn - 1) * self.seats
        self.held_first: list[int] = []  # by hand: in which turn the seat held it first, and last; 0: it never did
        self.held_last: list[int] = []
        for hand in range(self.seats):
            turns = [turn for turn in range(1, state.turn + 1) if self._holder(turn, hand) == seat]
            self.held_first.append(turns[0] if turns else 0)
            self.held_last.append(turns[-1] if turns else 0)

    def _holder(self, turn: int, hand: int) -> int:
        """Who holds, in a turn, the hand that was dealt to seat ``hand``."""
        step = turn - 1 if self.state.age != 2 else 1 - turn
        return (hand + step) % self.seats

    def of(self, other: int) -> list[int]:
        """What the seat knows of a hand it has held; nothing of others."""
        hand = 0
        while self._holder(self.state.turn, hand) != other:
            hand += 1
        if not self.held_last[hand]:
            self.some_unseen = True
            return []
        return self.state.hands[other] + self._face_down(hand, self.held_last[hand] + 1, self.state.turn)

    def unseen(self) -> list[int]:
        """All cards of this age that the seat has not seen, wherever they are."""
        found: list[int] = []
        dealt: list[int] = []
        for hand in range(self.seats):
            held = self.held_first[hand]
            cards = self.state.hands[self._holder(self.state.turn, hand)]
            if not held:
                found += cards
            found += self._face_down(hand, 1, held or self.state.turn)
            dealt += cards
        if self.state.age == LAST_AGE:
            dealt += [move & 255 for move in self.state.moves[self.first_move :]]
            found += [card for card in PURPLE_CARDS if card not in dealt]
        return found

    def _face_down(self, hand: int, turn: int, until: int) -> list[int]:
        """The cards that left a hand from one turn until before another, and were not built."""
        found: list[int] = []
        for then in range(turn, until):
            move = self.state.moves[self.first_move + (then - 1) * self.seats + self._holder(then, hand)]
            if move >> 8 != BUILT:
                found.append(move & 255)
        return found


def _price(city: City, left: City, right: City, number: int) -> int:
    """What it takes a city to build a card now."""
    card = CARD[number]
    ways = ways_to_build(city, left, right, card)
    if ways == NO_WAY:
        return IMPOSSIBLE
    if city.standing & card.chain:
        return FREE
    return _size(card.coins + PAY_TOTAL[payments(ways)[0]])


def _price_of_stage(city: City, left: City, right: City) -> int:
    ways = ways_to_build_stage(city, left, right)
    if city.stages == len(WONDER_COSTS[city.wonder]):
        return IMPOSSIBLE + 1
    return IMPOSSIBLE if ways == NO_WAY else _size(PAY_TOTAL[payments(ways)[0]])


def _size(coins: int) -> int:
    return FREE if not coins else CHEAP if coins <= 2 else DEAR
