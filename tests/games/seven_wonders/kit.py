"""Positions built by hand, whole turns by notation, and what the players then see.

A position is made of cities clockwise, so that the left neighbour of the first city is the second:

    table = position(City("giza A", "lumber_yard", hand="stockade"), City("rhodes B"), City("ephesus A"), age=1)
    turn(table, "build stockade")
    assert shields(table, 0) == 1

Seats for which no action is given sell their first card. With two players the third city is the Free City.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from ecumene.games.seven_wonders.actions import Build, Stage
from ecumene.games.seven_wonders.components import CARDS
from ecumene.games.seven_wonders.rules import SevenWonders
from ecumene.games.seven_wonders.tables import CARD_INDEX, WONDER_INDEX, WONDER_STAGES
from ecumene.games.seven_wonders.view import CityView, TableView
from ecumene.kernel import Journal, Rng
from ecumene.kernel.promises import random_move

CARDS_DEALT = 7
FILLER = "pawnshop"  # costs nothing, makes nothing, sells nothing


@dataclass(frozen=True)
class City:
    """A city to be put on the table. ``cards`` and ``hand``: ids in one string."""

    board: str = "giza A"
    cards: str = ""
    coins: int = 3
    stages: int = 0
    hand: str = ""
    victories: int = 0
    defeats: int = 0


def position(
    *cities: City, age: int = 1, turn: int = 1, discard: str = "", pile: str = "", players: int = 0
) -> SevenWonders:
    """A table at the beginning of a turn. Hands (and the Free City's ``pile``, top card last) are filled up."""
    players = players or len(cities)
    table = new_table(players, [city.board for city in cities])
    table.stack.clear()
    table.age = age
    table.turn = turn - 1
    table.discard = _ids(discard)
    held = CARDS_DEALT + 1 - turn
    table.hands = [sorted(_filled(_ids(city.hand), held)) for city in cities[:players]]
    table.pile = list(reversed(_filled(list(reversed(_ids(pile))), held))) if players == 2 else []
    for index, city in enumerate(cities):
        _furnish(table, index, city)
    table.begin_turn()
    return table


def new_table(players: int, boards: list[str], seed: int | str = 0) -> SevenWonders:
    """A fresh game with given boards (the same one may lie there twice), and a journal."""
    table = SevenWonders(players, Rng(seed))
    table.set_out([WONDER_INDEX[board] for board in boards], Journal())
    return table


def _furnish(table: SevenWonders, index: int, given: City) -> None:
    city = table.cities[index]
    for _ in range(given.stages):
        city.gain_stage(WONDER_STAGES[city.wonder][city.stages])
        city.stages += 1
        city.tucked.append(CARD_INDEX[FILLER])
    for card in _ids(given.cards):
        table.build(index, card)
    city.coins = given.coins
    city.victories = given.victories
    city.defeats = given.defeats


def _ids(cards: str) -> list[int]:
    return [CARD_INDEX[card] for card in cards.split()]


def _filled(cards: list[int], size: int) -> list[int]:
    return cards + [CARD_INDEX[FILLER]] * (size - len(cards))


# Playing


def turn(table: SevenWonders, *actions: str, free_city: str = "") -> SevenWonders:
    """Everybody chooses, by notation; the last choice reveals all."""
    for seat in range(table.players):
        table.play(seat, actions[seat] if seat < len(actions) and actions[seat] else anything(table, seat))
        if seat in table.to_move() and table.prompt(seat).kind == "choose-free-city":
            table.play(seat, free_city or anything(table, seat))
    return table


def anything(table: SevenWonders, seat: int) -> str:
    """The least eventful action: selling a card, or whatever else there is."""
    offered = notations(table, seat)
    return next((line for line in offered if line.startswith("discard")), offered[-1])


def finish_age(table: SevenWonders) -> SevenWonders:
    """Play as uneventfully as possible until the age is over."""
    age = table.age
    while not table.over and table.age == age:
        seat = table.to_move()[0]
        table.play(seat, anything(table, seat))
    return table


def deal_hands(table: SevenWonders, *hands: str) -> None:
    """Replace hands in the middle of a game."""
    for seat, hand in enumerate(hands):
        table.hands[seat] = sorted(_filled(_ids(hand), len(table.hands[seat])))


def deck(players: int, age: int) -> Counter[str]:
    """All cards of an age, from the hands of a game at its beginning (three players and more)."""
    table = new_table(players, list(WONDER_INDEX)[: 2 * players : 2])
    while table.age < age:
        finish_age(table)
    return Counter(card for hand in table.hands for card in names(hand))


def lively_move(table: SevenWonders, rng: Rng) -> tuple[int, int]:
    """A random move, every other time a stage if one can be built: powers come into play that way."""
    seat, action = random_move(table, rng)
    stages = [id for id in table.legal(seat) if isinstance(table.game.catalogue[id], Stage)]
    return seat, stages[rng.below(len(stages))] if stages and rng.below(2) else action


# Looking


def notations(table: SevenWonders, seat: int) -> list[str]:
    return [str(action) for action in table.actions(seat)]


def payments(table: SevenWonders, seat: int, card: str) -> list[tuple[int, int]]:
    """The ways to pay (left, right) for building a card, as listed; none: it cannot be built."""
    return [(a.left, a.right) for a in table.actions(seat) if isinstance(a, Build) and a.card == card]


def stage_payments(table: SevenWonders, seat: int) -> list[tuple[int, int]]:
    """The ways to pay (left, right) for the next stage, as listed for the first card at hand."""
    stages = [action for action in table.actions(seat) if isinstance(action, Stage)]
    return [(a.left, a.right) for a in stages if a.card == stages[0].card]


def can_build(table: SevenWonders, seat: int, card: str) -> bool:
    return bool(payments(table, seat, card))


def look(table: SevenWonders, seat: int | None = None) -> TableView:
    view = table.view(seat)
    assert isinstance(view, TableView)
    return view


def city(table: SevenWonders, index: int) -> CityView:
    """A city as everybody sees it."""
    return look(table).cities[index]


def coins(table: SevenWonders, index: int) -> int:
    return city(table, index).coins


def shields(table: SevenWonders, index: int) -> int:
    return city(table, index).shields


def score(table: SevenWonders, seat: int) -> dict[str, int]:
    """The score sheet of a seat as things stand."""
    return table.scores()[seat]


def events(table: SevenWonders, kind: str) -> list[dict[str, Any]]:
    """The public facts of all events of a kind so far."""
    assert table.journal is not None
    return [event.facts for event in table.journal.seen_by(None) if event.kind == kind]


def names(cards: list[int]) -> list[str]:
    """Ids of cards given by number."""
    return [CARDS[card].id for card in cards]
