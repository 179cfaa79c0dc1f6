# Compiled by mypyc where a C compiler is present.
"""Two players: the third city belongs to nobody, and the players take turns in playing for it."""

from __future__ import annotations

from bisect import insort

from ecumene.games.seven_wonders.building import ways_to_build, would_save
from ecumene.games.seven_wonders.numbers import ACTION_KIND, AGE_CARDS, CARD, DISCARD
from ecumene.games.seven_wonders.state import Position
from ecumene.games.seven_wonders.trade import NO_WAY


def draw(state: Position) -> None:
    """Whoever controls the Free City in a turn draws the top card of its pile."""
    drawn = state.pile.pop()
    state.drawn.append(drawn)
    insort(state.hands[state.controller()], drawn)
    state.tell("free-city-control", state.controller())


def must_build_if_it_can(actions: list[int]) -> list[int]:
    """The Free City sells a card only if nothing can be built for it."""
    return [action for action in actions if ACTION_KIND[action] != DISCARD] or actions


def remember_sale(state: Position, action: int, seventh: bool) -> None:
    """When the Free City sells a card, everybody knows that it could play none; remember which it could have."""
    if ACTION_KIND[action] != DISCARD:
        return
    index = state.players
    city, left, right = state.cities[index], state.cities[state.left(index)], state.cities[state.right(index)]
    playable = []
    for card in AGE_CARDS[state.age]:
        ways = ways_to_build(city, left, right, CARD[card])
        if ways != NO_WAY or (city.free_ready and would_save(city, CARD[card], ways)):
            playable.append(card)
    state.forced.append([state.moment(), seventh, *playable])
