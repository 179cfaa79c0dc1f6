"""Every seat's chance to win a position: what a game reads from it, weighed by what self-play has shown.

A game's ``chances.py`` tells a seat in numbers (``NAMES``, ``row``) and which part of the game it is (``PARTS``,
``part``). For every number of players there is a row of weights to each part; who has the greatest weighted sum is the
likeliest to win, and the chances are a softmax of the sums. `fitting.py` finds the weights, which lie in ``weights/``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from math import exp

import msgspec

from ecumene.kernel import Game, State
from ecumene.kernel.linear import weighted


class Reading(msgspec.Struct, frozen=True):
    """How the seats of a game are read: names of the numbers, how many parts the game has, and both for a state."""

    names: tuple[str, ...]
    parts: int
    part: Callable[[State], int]
    row: Callable[[State, int], list[float]]


class Weights(msgspec.Struct, frozen=True):
    """Of one game and number of players. ``order``: what sitting first, second, … is worth when the game begins."""

    names: list[str]
    parts: list[list[float]]  # parts x names
    order: list[list[float]]  # parts x seats
    games: int = 0


@cache
def reading(game: Game) -> Reading:
    """The game's own reading, or by the score alone."""
    name = f"ecumene.games.{game.slug}.chances"
    if type(game).__module__.startswith("ecumene.games.") and find_spec(name) is not None:
        own = import_module(name)
        return Reading(own.NAMES, own.PARTS, own.part, own.row)
    return Reading(("score",), 1, lambda _: 0, lambda state, seat: [float(sum(state.scores()[seat].values()))])


@cache
def weights(game: Game, players: int) -> Weights:
    """What was learned for this number of players or the nearest; else a tenth for every point."""
    read = reading(game)
    file = files(__package__) / "weights" / f"{game.slug}.json"
    known = msgspec.json.decode(file.read_bytes(), type=dict[str, Weights]) if file.is_file() else {}
    fitting = {int(count): of for count, of in known.items() if tuple(of.names) == read.names}
    if not fitting:
        by_score = [0.1 if name == "score" else 0.0 for name in read.names]
        return Weights(list(read.names), [by_score] * read.parts, [[0.0] * players] * read.parts)
    nearest = min(fitting, key=lambda count: (abs(count - players), count))
    found = fitting[nearest]
    if nearest == players:
        return found
    return Weights(found.names, found.parts, [[0.0] * players] * read.parts, found.games)


def chances(state: State) -> list[float]:
    """The chance of every seat to win, all that lies there open; together they are 1."""
    result = state.result()
    if result is not None:
        return [1.0 / len(result.winners) if seat in result.winners else 0.0 for seat in range(state.players)]
    read, learned = reading(state.game), weights(state.game, state.players)
    part = read.part(state)
    rows = [read.row(state, seat) for seat in range(state.players)]
    sums = weighted(rows, learned.parts[part], 0.0)
    return softmax([total + learned.order[part][seat] for seat, total in enumerate(sums)])


def softmax(sums: list[float]) -> list[float]:
    top = max(sums)
    powers = [exp(total - top) for total in sums]
    return [power / sum(powers) for power in powers]
