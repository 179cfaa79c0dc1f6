"""The learned value: how good what an action leads to is for its seat, from 0 (lost) to 1 (won).

Weights are learned per number of players by ``ecumene train`` and lie in ``bots/weights/<game>.npz``. Where turns are
planned they are in points, as those made by hand are, and lie in ``bots/weights/<game>_turns.npz``.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from typing import Any, NamedTuple, Protocol

from ecumene.bots.judging import ByScore, Fused, Heuristics, heuristics, lead, lead_value, totals
from ecumene.kernel import Game, State
from ecumene.kernel.linear import DOMINATED as DOMINATED
from ecumene.kernel.linear import weighted


class Value(Protocol):
    """Judges actions by what they lead to."""

    def judge(self, state: State, seat: int, actions: list[int]) -> list[float]:
        """A value for every action; ``DOMINATED`` for those not worth a thought."""


class Layers(NamedTuple):
    """One hidden layer: from features to units, the units' offsets in each phase, from units to the value."""

    inner: Any  # features x units
    offsets: Any  # phases x units
    outer: Any  # units


def hidden_sums(layers: Layers, rows: Any, phase: Any) -> Any:
    """What the hidden layer says of rows of features; ``phase`` is one for all, or one for each."""
    import numpy as np

    units = np.asarray(rows, dtype=np.float32) @ layers.inner + layers.offsets[phase]
    return np.maximum(units, 0.0) @ layers.outer


class LinearValue:
    """A weighted sum of features, with weights of its own for each phase of the game."""

    def __init__(self, game: Game, weights: Any, bias: Any, choice: Any = None) -> None:
        self.heuristics: Heuristics = heuristics(game)
        self.weights: list[list[float]] = weights.tolist()  # phases x features
        self.bias: list[float] = bias.tolist()  # phases
        #: Weights for choosing among the actions of one decision.
        self.choice: list[list[float]] = self.weights if choice is None else choice.tolist()
        #: The quicker way to the same sums, where the game has one.
        self.fused: Fused | None = self.heuristics if isinstance(self.heuristics, Fused) else None

    def prefer(self, state: State, seat: int, actions: list[int]) -> list[float]:
        """How good every action is beside the others of the same decision: another question than how good it is."""
        if self.choice is self.weights:
            return self.judge(state, seat, actions)
        if self.fused is not None:
            return self.fused.judged(state, seat, actions, self.choice, self.bias)
        places, rows = self.heuristics.outlooks(state, seat, actions)
        phase = self.heuristics.phase(state)
        sums = weighted(rows, self.choice[phase], self.bias[phase])
        return [sums[place] if place >= 0 else DOMINATED for place in places]

    def judge(self, state: State, seat: int, actions: list[int]) -> list[float]:
        if self.fused is not None:
            return self.fused.judged(state, seat, actions, self.weights, self.bias)
        places, rows = self.heuristics.outlooks(state, seat, actions)
        return self.values(places, rows, self.heuristics.phase(state))

    def values(self, places: list[int], rows: list[list[float]], phase: int) -> list[float]:
        """The value of every action by the row of features it leads to, as ``Heuristics.outlooks`` gives them."""
        sums = weighted(rows, self.weights[phase], self.bias[phase])
        return [sums[place] if place >= 0 else DOMINATED for place in places]


class NetworkValue(LinearValue):
    """The weighted sum, and what one hidden layer of rectified units adds to it."""

    def __init__(self, game: Game, weights: Any, bias: Any, layers: Layers, choice: Any = None) -> None:
        super().__init__(game, weights, bias, choice)
        self.layers = layers
        self.fused = None  # the hidden layer needs rows

    def judge(self, state: State, seat: int, actions: list[int]) -> list[float]:
        """By rows: the hidden layer needs them."""
        places, rows = self.heuristics.outlooks(state, seat, actions)
        return self.values(places, rows, self.heuristics.phase(state))

    def values(self, places: list[int], rows: list[list[float]], phase: int) -> list[float]:
        sums = weighted(rows, self.weights[phase], self.bias[phase])
        more = hidden_sums(self.layers, rows, phase).tolist()
        return [sums[place] + more[place] if place >= 0 else DOMINATED for place in places]


class HandValue:
    """The hand-made judgement in the same range, where nothing was learned: the best action keeps the lead there is."""

    def __init__(self, game: Game) -> None:
        self.heuristics: Heuristics = heuristics(game)

    def judge(self, state: State, seat: int, actions: list[int]) -> list[float]:
        worths = self.heuristics.worths(state, seat, actions)
        ahead = lead(totals(state), seat) - max(worths)
        return [lead_value(ahead + worth, self.heuristics.clear_lead) for worth in worths]


def preferences(value: Value, state: State, seat: int, actions: list[int]) -> list[float]:
    """What is best to choose by: what was learned about choosing, or else the value itself."""
    return (value.prefer if isinstance(value, LinearValue) else value.judge)(state, seat, actions)


@cache
def learned(game: Game, players: int, edition: str = "") -> Value | None:
    """The value that comes with the package, if there is one: for the number of players, or else the nearest number.

    An ``edition`` is one that was kept as a yardstick.
    """
    folder = files(__package__) / "weights"
    file = (folder / edition if edition else folder) / f"{game.slug}.npz"
    if not file.is_file():
        return None
    import numpy as np

    with as_file(file) as path, np.load(path) as arrays:
        counts = [int(name.removeprefix("weights")) for name in arrays if name.startswith("weights")]
        nearest = min(counts, key=lambda count: (abs(count - players), count))
        weights = arrays[f"weights{nearest}"].astype(np.float32)
        if weights.shape[1] != len(heuristics(game).names):
            return None
        choice = arrays[f"choice{nearest}"].astype(np.float32) if f"choice{nearest}" in arrays else None
        bias = arrays[f"bias{nearest}"].astype(np.float32)
        return make_value(game, weights, bias, read_layers(arrays, nearest), choice)


@cache
def turn_weights(game: Game, players: int, rules: str = "") -> list[list[float]] | None:
    """What was learned in place of the hand-made weights of turns, for the number of players or the nearest one.

    ``rules``: one of a game's rule sets that are judged apart, unless it is the usual one.
    """
    file = files(__package__) / "weights" / f"{game.slug}_turns.npz"
    if not file.is_file():
        return None
    import numpy as np

    with as_file(file) as path, np.load(path) as arrays:
        kind = rules or "turns"
        counts = [int(name.removeprefix(kind)) for name in arrays if name.startswith(kind)]
        if not counts:
            return None
        nearest = min(counts, key=lambda count: (abs(count - players), count))
        weights: list[list[float]] = arrays[f"{kind}{nearest}"].astype(float).tolist()
        return weights


def make_value(game: Game, weights: Any, bias: Any, layers: Layers | None, choice: Any = None) -> LinearValue:
    if layers is None:
        return LinearValue(game, weights, bias, choice)
    return NetworkValue(game, weights, bias, layers, choice)


def read_layers(arrays: Any, players: int) -> Layers | None:
    """The hidden layer in a file of weights, for those numbers of players that have one."""
    if f"inner{players}" not in arrays:
        return None
    return Layers(*(arrays[f"{name}{players}"].astype("float32") for name in Layers._fields))


def value_for(game: Game, players: int) -> Value:
    """The learned value, or the hand-made one."""
    return learned(game, players) or HandValue(game)


def worth_searching(value: Value) -> bool:
    """Whether a search can trust what it finds at the end of a try: a learned value, or at least the bare score.

    A hand-made judgement of actions says which one is best, but not how good positions are that lie apart.
    """
    return not isinstance(value, HandValue) or isinstance(value.heuristics, ByScore)
