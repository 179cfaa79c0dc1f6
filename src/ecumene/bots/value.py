"""The learned value: how good what an action leads to is for its seat, from 0 (lost) to 1 (won).

Weights are learned per number of players by ``ecumene train`` and lie in ``bots/weights/<game>.npz``.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from typing import Any, Protocol

from ecumene.bots.judging import ByScore, Heuristics, heuristics, lead, lead_value, totals
from ecumene.kernel import Game, State

DOMINATED = -1e9


class Value(Protocol):
    """Judges actions by what they lead to."""

    def judge(self, state: State, seat: int, actions: list[int]) -> list[float]:
        """A value for every action; ``DOMINATED`` for those not worth a thought."""


class LinearValue:
    """A weighted sum of features, with weights of its own for each phase of the game."""

    def __init__(self, game: Game, weights: Any, bias: Any) -> None:
        self.heuristics: Heuristics = heuristics(game)
        self.weights = weights  # phases x features
        self.bias = bias  # phases

    def judge(self, state: State, seat: int, actions: list[int]) -> list[float]:
        import numpy as np

        places, rows = self.heuristics.outlooks(state, seat, actions)
        phase = self.heuristics.phase(state)
        values = (np.array(rows, dtype=np.float32) @ self.weights[phase] + self.bias[phase]).tolist()
        return [values[place] if place >= 0 else DOMINATED for place in places]


class HandValue:
    """The hand-made judgement in the same range, where nothing was learned: the best action keeps the lead there is."""

    def __init__(self, game: Game) -> None:
        self.heuristics: Heuristics = heuristics(game)

    def judge(self, state: State, seat: int, actions: list[int]) -> list[float]:
        worths = self.heuristics.worths(state, seat, actions)
        ahead = lead(totals(state), seat) - max(worths)
        return [lead_value(ahead + worth, self.heuristics.clear_lead) for worth in worths]


@cache
def learned(game: Game, players: int) -> Value | None:
    """The value that comes with the package, if there is one: for the number of players, or else the nearest number."""
    file = files(__package__) / "weights" / f"{game.slug}.npz"
    if not file.is_file():
        return None
    try:
        import numpy as np
    except ImportError:
        return None  # the hand-made judgement needs nothing
    with as_file(file) as path, np.load(path) as arrays:
        counts = [int(name.removeprefix("weights")) for name in arrays if name.startswith("weights")]
        nearest = min(counts, key=lambda count: (abs(count - players), count))
        weights = arrays[f"weights{nearest}"].astype(np.float32)
        if weights.shape[1] != len(heuristics(game).names):
            return None
        return LinearValue(game, weights, arrays[f"bias{nearest}"].astype(np.float32))


def value_for(game: Game, players: int) -> Value:
    """The learned value, or the hand-made one."""
    return learned(game, players) or HandValue(game)


def worth_searching(value: Value) -> bool:
    """Whether a search can trust what it finds at the end of a try: a learned value, or at least the bare score.

    A hand-made judgement of actions says which one is best, but not how good positions are that lie apart.
    """
    return not isinstance(value, HandValue) or isinstance(value.heuristics, ByScore)
