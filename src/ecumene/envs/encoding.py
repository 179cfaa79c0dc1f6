"""What a seat sees as a vector of numbers of one length, for learners; its places are named by ``Encoder.names``.

A game may write it itself (``games/<slug>/observation.py``); for any other the places follow from the types of its view
(``listening.py``): cards and other words have a place each, seats are counted from the reader's, numbers are divided by
what is large for them. Lists of things that have names are tables by these names.
"""

from __future__ import annotations

from array import array
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from ecumene.envs.listening import Listener
from ecumene.kernel import Game, Options, State

Vector = NDArray[np.float32]


class Writer(Protocol):
    """Turns what a seat sees into a row of numbers."""

    names: tuple[str, ...]

    def encode(self, state: Any, seat: int) -> array[float]: ...


class Encoder:
    """The observations of a game for a number of players, as vectors."""

    def __init__(self, writer: Writer) -> None:
        self.names = writer.names
        self._row = writer.encode

    def __len__(self) -> int:
        return len(self.names)

    def encode(self, state: State, seat: int) -> Vector:
        """A vector of its own, for the caller to keep."""
        return np.frombuffer(self._row(state, seat), np.float32)


@cache
def encoder(game: Game, players: int, options: Options | None = None) -> Encoder:
    name = f"ecumene.games.{game.slug}.observation"
    if type(game).__module__.startswith("ecumene.games.") and find_spec(name) is not None:
        return Encoder(import_module(name).Observation(players))
    return Encoder(Listener(game, players, options or game.default_options).plan())
