"""Learning to choose by hindsight: did a game go better after a decision than was to be expected before it?

How a game ends depends mostly on what lay on the table before a decision, so that weights which foretell the outcome
choose no better for it. Here what is foretold before a decision is taken off what came after it. What is left says
something about the choice alone: by what differs between the row chosen and the rows the policy takes on average, and
over many games, better weights for choosing are fitted, starting from those there are. One step of policy improvement,
which can be repeated.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from itertools import chain
from math import exp, sqrt
from typing import Any, NamedTuple

import numpy as np

from ecumene import games
from ecumene.arena.selfplay import Brain, Floats, Sums
from ecumene.bots.drawing import drawn
from ecumene.bots.judging import heuristics, utility
from ecumene.kernel import Game, Rng
from ecumene.kernel.linear import weighted

#: Of those who play: warm enough to see what else might be good, and now and then anything at all.
_HEAT = 0.02
_SLIPS = 0.04
#: How much later decisions count beside the next one: the value is surer of what is near, but the end is the truth.
_FAR = 0.9


@dataclass(frozen=True)
class Drill:
    """A batch of games to look back at."""

    slug: str
    players: int
    seed: str
    games: int
    brain: Brain


class Choice(NamedTuple):
    """A decision of self-play."""

    seat: int
    phase: int
    taken: Any  # the row of features that was chosen
    usual: Any  # the mean of all rows, as often as the policy takes them


class Hindsight(NamedTuple):
    """What fits need of many choices, by phase."""

    choices: Sums  # how rows taken differ from the usual, and how much better than expected it went
    ends: Sums  # the rows taken, and how the games ended: what a value needs

    @staticmethod
    def empty(phases: int, features: int) -> Hindsight:
        return Hindsight(Sums.empty(phases, features), Sums.empty(phases, features))

    def add(self, other: Hindsight, weight: float = 1.0) -> None:
        self.choices.add(other.choices, weight)
        self.ends.add(other.ends, weight)


def drill(lesson: Drill) -> Hindsight:
    """Play a batch of games and look back at every choice."""
    game = games.load(lesson.slug)
    kit = heuristics(game)
    seen = Hindsight.empty(kit.phases, len(kit.names))
    told: dict[int, list[tuple[Choice, float, float]]] = {}
    for number in range(lesson.games):
        choices, ends = _play(game, lesson, f"{lesson.seed}-{number}")
        for seat, end in enumerate(ends):
            own = [choice for choice in choices if choice.seat == seat]
            expected = [_expected(lesson.brain, choice) for choice in own]
            for choice, better in zip(own, hindsight(expected, end), strict=True):
                told.setdefault(choice.phase, []).append((choice, better, end))
    for phase, looked in told.items():
        taken = np.array([choice.taken for choice, _, _ in looked])
        usual = np.array([choice.usual for choice, _, _ in looked])
        seen.choices.take(phase, taken - usual, np.array([better for _, better, _ in looked]))
        seen.ends.take(phase, taken, np.array([end for _, _, end in looked]))
    return seen


def _play(game: Game, lesson: Drill, seed: str) -> tuple[list[Choice], list[float]]:
    """One game by the policy, and how it ended for every seat."""
    kit, brain = heuristics(game), lesson.brain
    weights = np.asarray(brain.weights if brain.choice is None else brain.choice, dtype=float).tolist()
    state, rng = game.new(lesson.players, None, seed), Rng(f"{seed} choices")
    choices: list[Choice] = []
    while state.stack:
        seat = state.stack[-1].seats[0]
        actions = state.legal(seat)
        places, rows = kit.outlooks(state, seat, actions) if len(actions) > 1 else ([0], [])
        if len(rows) < 2:
            state.apply(seat, actions[places.index(0)])
            continue
        phase = kit.phase(state)
        chances = _chances(weighted(rows, weights[phase], 0.0))
        place = drawn(chances, rng)
        table = np.frombuffer(array("d", chain.from_iterable(rows))).reshape(len(rows), -1)
        choices.append(Choice(seat, phase, table[place].copy(), np.array(chances) @ table))
        state.apply(seat, actions[places.index(place)])
    return choices, [utility(state, seat) for seat in range(lesson.players)]


def _chances(values: list[float]) -> list[float]:
    top = max(values)
    odds = [exp((value - top) / _HEAT) for value in values]
    share, slip = (1 - _SLIPS) / sum(odds), _SLIPS / len(odds)
    return [share * odd + slip for odd in odds]


def _expected(brain: Brain, choice: Choice) -> float:
    """How the game should end for the seat, before it decides."""
    return float(choice.usual @ brain.weights[choice.phase] + brain.bias[choice.phase])


def hindsight(expected: list[float], end: float) -> list[float]:
    """How much better than expected a game went after each decision of a seat."""
    better, then = 0.0, end
    seen: list[float] = []
    for before in reversed(expected):
        better = then - before + _FAR * better
        then = before
        seen.append(better)
    return seen[::-1]


def improve(brain: Brain, sums: Sums, ridge: float, blur: float, stride: float = 1.0) -> tuple[Brain, float]:
    """The brain with better weights for choosing, and the share of what went better or worse that the step explains.

    A step of the natural gradient: what the weights add up to is chosen by as warmly as before, however often they are
    improved. ``ridge`` keeps the step small where little was seen; ``blur``: how much what is seen in other phases
    counts in a phase.
    """
    old = np.asarray(brain.weights if brain.choice is None else brain.choice, dtype=float)
    phases = range(len(old))
    squares = [sums.squares[phase][:-1, :-1] for phase in phases]
    seen = [sums.products[phase][:-1] for phase in phases]
    counts = sums.outcomes[:, 0]
    others = sum(squares), sum(seen), counts.sum()
    step = np.array(
        [
            _step(
                squares[phase] + blur * others[0],
                seen[phase] + blur * others[1],
                counts[phase] + blur * others[2],
                ridge,
            )
            for phase in phases
        ]
    )
    new = old + stride * step
    before, after = (sum(float(row @ square @ row) for row, square in zip(w, squares, strict=True)) for w in (old, new))
    if before > 0.0:
        new *= sqrt(before / after)
    better = Brain(brain.weights, brain.bias, brain.layers, new.astype(np.float32))
    return better, explained(step, sums)


def explained(weights: Any, sums: Sums) -> float:
    """The share of what went better or worse than expected that weights for choosing foretell."""
    told = 0.0
    for row, squares, products in zip(weights, sums.squares, sums.products, strict=True):
        told += float(2 * row @ products[:-1] - row @ squares[:-1, :-1] @ row)
    return told / max(1e-12, float(sums.outcomes[:, 2].sum()))


def _step(squares: Floats, seen: Floats, count: float, ridge: float) -> Any:
    """Ridge regression in features of equal spread; those that never differ stay."""
    spread = np.sqrt(np.diag(squares) / max(1.0, count))
    scale = np.where(spread > 1e-6, spread, 1.0)
    shrink = np.where(spread > 1e-6, ridge, 1e12)
    return np.linalg.solve(squares / np.outer(scale, scale) + np.diag(shrink), seen / scale) / scale
