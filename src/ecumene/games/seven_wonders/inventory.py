"""Conservation: nothing appears or vanishes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.games.seven_wonders.components import CARDS_PER_PLAYER, GUILDS_BEYOND_PLAYERS
from ecumene.games.seven_wonders.memory import minus
from ecumene.games.seven_wonders.numbers import DECKS, PURPLE_CARDS

if TYPE_CHECKING:
    from ecumene.games.seven_wonders.rules import SevenWonders


def take(state: SevenWonders) -> dict[str, int]:
    """Cards beyond those dealt, and buildings that stand twice: always none."""
    cards = sum(len(city.cards) + len(city.tucked) for city in state.cities)
    cards += sum(len(hand) for hand in state.hands) + len(state.pile) + len(state.discard)
    dealt = CARDS_PER_PLAYER * len(state.cities) * state.age
    return {"cards beyond the deal": cards - dealt, "deck": _deck_difference(state)}


def _deck_difference(state: SevenWonders) -> int:
    """How far the cards on the table are from the decks dealt so far (guilds: only their number)."""
    cards = [card for city in state.cities for card in city.cards + city.tucked]
    cards += [card for hand in state.hands for card in hand] + state.pile + state.discard
    decks = [card for age in range(1, state.age + 1) for card in DECKS[age][len(state.cities)]]
    guilds = [card for card in cards if card in PURPLE_CARDS]
    expected = len(state.cities) + GUILDS_BEYOND_PLAYERS if state.age == 3 else 0
    plain = [card for card in cards if card not in PURPLE_CARDS]
    difference = len(minus(plain, decks)) + len(minus(decks, plain)) + abs(len(guilds) - expected)
    return difference + len(guilds) - len(set(guilds))
