"""Positions built by hand, whole turns by notation, and what the players then see.

A position is made of cities clockwise, so that the left neighbour of the first city is the second:

    state = position(City("giza A", "lumber_yard", hand="stockade"), City("rhodes B"), City("ephesus A"), age=1)
    turn(state, "build stockade")
    assert shields(state, 0) == 1

Seats for which no action is given sell their first card. With two players the third city is the Free City.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from ecumene.conformance import random_move
from ecumene.games.seven_wonders.actions import Build, BuildStage
from ecumene.games.seven_wonders.building import build
from ecumene.games.seven_wonders.numbers import CARD_INDEX, WONDER_INDEX, WONDER_STAGES
from ecumene.games.seven_wonders.rules import CHOICE, SevenWonders
from ecumene.games.seven_wonders.state import names_of
from ecumene.games.seven_wonders.view import CityView, View
from ecumene.kernel import SPECTATOR, Journal, Prompt, Rng

CARDS_DEALT = 7
FREE_CITY = 2  # its number, with two players
FILLER = "pawnshop"  # costs nothing, makes nothing, sells nothing


@dataclass(frozen=True)
class City:
    """A city to be put there. ``cards`` and ``hand``: ids in one string."""

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
    """The beginning of a turn. Hands (and the Free City's ``pile``, top card last) are filled up."""
    players = players or len(cities)
    state = new_state(players, [city.board for city in cities])
    state.stack.clear()
    state.age = age
    state.turn = turn - 1
    state.discard = _ids(discard)
    held = CARDS_DEALT + 1 - turn
    state.hands = [sorted(_filled(_ids(city.hand), held)) for city in cities[:players]]
    state.pile = list(reversed(_filled(list(reversed(_ids(pile))), held))) if players == 2 else []
    for index, city in enumerate(cities):
        _furnish(state, index, city)
    state.step = CHOICE
    state.proceed()
    return state


def new_state(players: int, boards: list[str], seed: int | str = 0) -> SevenWonders:
    """A fresh game with given boards (the same one may lie there twice), and a journal."""
    state = SevenWonders(players, Rng(seed))
    state.journal = Journal()
    state.set_out([WONDER_INDEX[board] for board in boards])
    return state


def _furnish(state: SevenWonders, index: int, given: City) -> None:
    city = state.cities[index]
    for _ in range(given.stages):
        city.gain_stage(WONDER_STAGES[city.wonder][city.stages])
        city.stages += 1
        city.tucked.append(CARD_INDEX[FILLER])
    for card in _ids(given.cards):
        build(state, index, card)
    city.coins = given.coins
    city.victories = given.victories
    city.defeats = given.defeats


def _ids(cards: str) -> list[int]:
    return [CARD_INDEX[card] for card in cards.split()]


def _filled(cards: list[int], size: int) -> list[int]:
    return cards + [CARD_INDEX[FILLER]] * (size - len(cards))


# Playing


def turn(state: SevenWonders, *actions: str, free_city: str = "") -> SevenWonders:
    """Everybody chooses, by notation; the last choice reveals all."""
    for seat in range(state.players):
        state.play(seat, actions[seat] if seat < len(actions) and actions[seat] else anything(state, seat))
        if state.players == 2 and look(state, seat).playing_for == FREE_CITY:
            state.play(seat, free_city or anything(state, seat))
    return state


def anything(state: SevenWonders, seat: int) -> str:
    """The least eventful action: selling a card, or whatever else there is."""
    offered = notations(state, seat)
    return next((line for line in offered if line.startswith("discard")), offered[-1])


def finish_age(state: SevenWonders) -> SevenWonders:
    """Play as uneventfully as possible until the age is over."""
    age = state.age
    while not state.over and state.age == age:
        seat = state.to_move()[0]
        state.play(seat, anything(state, seat))
    return state


def deal_hands(state: SevenWonders, *hands: str) -> None:
    """Replace hands in the middle of a game."""
    for seat, hand in enumerate(hands):
        state.hands[seat] = sorted(_filled(_ids(hand), len(state.hands[seat])))


def deck(players: int, age: int) -> Counter[str]:
    """All cards of an age, from the hands of a game at its beginning (three players and more)."""
    state = new_state(players, list(WONDER_INDEX)[: 2 * players : 2])
    while state.age < age:
        finish_age(state)
    return Counter(card for hand in state.hands for card in names(hand))


def lively_move(state: SevenWonders, rng: Rng) -> tuple[int, int]:
    """A random move, every other time a stage if one can be built: powers come into play that way."""
    seat, action = random_move(state, rng)
    stages = [id for id in state.legal(seat) if isinstance(state.game.catalogue[id], BuildStage)]
    return seat, stages[rng.below(len(stages))] if stages and rng.below(2) else action


# Looking


def notations(state: SevenWonders, seat: int) -> list[str]:
    return [str(action) for action in state.actions(seat)]


def payments(state: SevenWonders, seat: int, card: str) -> list[tuple[int, int]]:
    """The ways to pay (left, right) for building a card, as listed; none: it cannot be built."""
    return [(a.left, a.right) for a in state.actions(seat) if isinstance(a, Build) and a.card == card]


def stage_payments(state: SevenWonders, seat: int) -> list[tuple[int, int]]:
    """The ways to pay (left, right) for the next stage, as listed for the first card at hand."""
    stages = [action for action in state.actions(seat) if isinstance(action, BuildStage)]
    return [(a.left, a.right) for a in stages if a.card == stages[0].card]


def can_build(state: SevenWonders, seat: int, card: str) -> bool:
    return bool(payments(state, seat, card))


def asked(state: SevenWonders, seat: int) -> str:
    """The kind of what is asked of a seat; nothing if it owes nothing."""
    prompt = state.prompt(seat)
    return prompt.kind if prompt is not None else ""


def question(state: SevenWonders, seat: int) -> Prompt:
    """What is asked of a seat."""
    prompt = state.prompt(seat)
    assert prompt is not None
    return prompt


def draw(state: SevenWonders, seat: int, rng: Rng) -> SevenWonders:
    """A state drawn from what a seat knows."""
    drawn = state.sample(seat, rng)
    assert isinstance(drawn, SevenWonders)
    return drawn


def look(state: SevenWonders, seat: int = SPECTATOR) -> View:
    view = state.view(seat)
    assert isinstance(view, View)
    return view


def city(state: SevenWonders, index: int) -> CityView:
    """A city as everybody sees it."""
    return look(state).cities[index]


def coins(state: SevenWonders, index: int) -> int:
    return city(state, index).coins


def shields(state: SevenWonders, index: int) -> int:
    return city(state, index).shields


def score(state: SevenWonders, seat: int) -> dict[str, int]:
    """The score sheet of a seat as things stand."""
    return state.scores()[seat]


def events(state: SevenWonders, kind: str) -> list[dict[str, Any]]:
    """Who did it and the public facts, of all events of a kind so far."""
    assert state.journal is not None
    told = [event for event in state.journal.seen_by(SPECTATOR) if event.kind == kind]
    return [{"player": event.player, **event.facts} for event in told]


def names(cards: list[int]) -> list[str]:
    """Ids of cards given by number."""
    return names_of(cards)
