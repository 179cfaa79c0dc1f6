"""All cards of the game, wherever they lie: none appears or vanishes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.games.seven_wonders.components import GUILDS_BEYOND_PLAYERS, LAST_AGE
from ecumene.games.seven_wonders.numbers import DECKS, PURPLE_CARDS
from ecumene.games.seven_wonders.state import names_of
from ecumene.kernel.zones import count

if TYPE_CHECKING:
    from ecumene.games.seven_wonders.state import Position


def take(state: Position) -> dict[str, int]:
    """The cards dealt so far and those of the ages to come. Which guilds are in the game nobody knows: so many."""
    places = [state.pile, state.discard, *state.hands]
    places += [cards for city in state.cities for cards in (city.cards, city.tucked)]
    places += [DECKS[age][len(state.cities)] for age in range(state.age + 1, LAST_AGE + 1)]
    counts: dict[str, int] = {}
    for place in places:
        count(counts, names_of(place))
    guilds = [counts.pop(guild, 0) for guild in names_of(PURPLE_CARDS)]
    undealt = len(state.cities) + GUILDS_BEYOND_PLAYERS if state.age < LAST_AGE else 0
    return {**counts, "guilds": sum(guilds) + undealt, "guilds that are there twice": sum(n > 1 for n in guilds)}
