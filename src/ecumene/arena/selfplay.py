"""Self-play: games of the current bots against each other, boiled down to what a linear fit needs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from ecumene import games
from ecumene.bots.drawing import fraction
from ecumene.bots.judging import heuristics, lead, lead_value
from ecumene.bots.simple import GreedyBot, LearnedBot
from ecumene.bots.value import Layers, make_value
from ecumene.kernel import Game, Rng, State

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Brain:
    """A player of self-play: weights per phase, or (None) the hand-made judgement."""

    weights: Any = None  # phases x features
    bias: Any = None
    layers: Layers | None = None
    choice: Any = None  # phases x features: for choosing among the actions of one decision, if that was learned


@dataclass(frozen=True)
class Lesson:
    """A batch of games to play: who may sit at the table, and how freely they try things."""

    slug: str
    players: int
    seed: str
    games: int
    brains: tuple[Brain, ...]  # the last one is the current one; it takes about half of the seats
    heat: float
    noise: float  # share of decisions taken by chance


class Mind(Protocol):
    """Whoever decides in self-play."""

    def decide(self, state: State, seat: int, rng: Rng) -> int: ...


#: The hand-made judgement is in points, the learned one between 0 and 1.
_HAND_HEAT = 25.0


@dataclass
class Sums:
    """What a ridge regression needs to know of many positions: sums per phase, and no position itself."""

    squares: Floats  # phases x (features + 1) x (features + 1)
    products: Floats  # phases x (features + 1)
    outcomes: Floats  # phases x (count, sum, sum of squares)

    @staticmethod
    def empty(phases: int, features: int) -> Sums:
        return Sums(
            np.zeros((phases, features + 1, features + 1)), np.zeros((phases, features + 1)), np.zeros((phases, 3))
        )

    def add(self, other: Sums, weight: float = 1.0) -> None:
        self.squares += weight * other.squares
        self.products += weight * other.products
        self.outcomes += weight * other.outcomes

    def take(self, phase: int, rows: Floats, targets: Floats) -> None:
        table = np.hstack([rows, np.ones((len(rows), 1))])
        self.squares[phase] += table.T @ table
        self.products[phase] += table.T @ targets
        self.outcomes[phase] += [len(rows), targets.sum(), (targets**2).sum()]


def outcome(state: State, seat: int, scale: float) -> float:
    """How a game ended for a seat: the lead over its best rival, squeezed between 0 and 1."""
    result = state.result()
    assert result is not None
    return lead_value(lead([standing.score for standing in result.standings], seat), scale)


@dataclass(frozen=True)
class Seen:
    """What a batch of games showed after decisions of one phase: features, and how the games ended for the seat."""

    rows: Floats
    targets: Floats


def watch(lesson: Lesson) -> dict[int, Seen]:
    """Play a batch of games; what was seen after every decision, by phase."""
    game = games.load(lesson.slug)
    kit = heuristics(game)
    seen: list[list[list[float]]] = [[] for _ in range(kit.phases)]
    ends: list[list[float]] = [[] for _ in range(kit.phases)]
    minds = [mind_of(game, brain, lesson.heat) for brain in lesson.brains]
    for number in range(lesson.games):
        _play(game, lesson, f"{lesson.seed}-{number}", minds, seen, ends)
    return {phase: Seen(np.array(rows), np.array(ends[phase])) for phase, rows in enumerate(seen) if rows}


def learn(lesson: Lesson) -> Sums:
    """Play a batch of games and sum up what a linear fit needs of them."""
    kit = heuristics(games.load(lesson.slug))
    sums = Sums.empty(kit.phases, len(kit.names))
    for phase, seen in watch(lesson).items():
        sums.take(phase, seen.rows, seen.targets)
    return sums


def mind_of(game: Game, brain: Brain, heat: float = 0.0) -> Mind:
    """A player with this brain, that looks one action ahead."""
    value = None if brain.weights is None else make_value(game, brain.weights, brain.bias, brain.layers, brain.choice)
    return GreedyBot(_HAND_HEAT * heat) if value is None else LearnedBot(value, heat)


def _play(
    game: Game,
    lesson: Lesson,
    seed: str,
    minds: list[Mind],
    seen: list[list[list[float]]],
    ends: list[list[float]],
) -> None:
    rng = Rng(f"{seed} choices")
    state = game.new(lesson.players, None, seed)
    seats = [minds[-1] if rng.below(2) else minds[rng.below(len(minds))] for _ in range(lesson.players)]
    kit = heuristics(game)
    told: list[tuple[int, int, list[float]]] = []
    while state.stack:
        seat = state.stack[-1].seats[0]
        actions = state.legal(seat)
        if len(actions) == 1:
            state.apply(seat, actions[0])
            continue
        phase = kit.phase(state)
        action = _choose(seats[seat], state, seat, actions, lesson, rng)
        _, rows = kit.outlooks(state, seat, [action])
        if rows:
            told.append((phase, seat, rows[0]))
        state.apply(seat, action)
    utilities = [outcome(state, seat, kit.clear_lead) for seat in range(lesson.players)]
    for phase, seat, row in told:
        seen[phase].append(row)
        ends[phase].append(utilities[seat])


def _choose(mind: Mind, state: State, seat: int, actions: list[int], lesson: Lesson, rng: Rng) -> int:
    """What a mind does, or now and then anything that is not plainly bad."""
    if fraction(rng) >= lesson.noise:
        return mind.decide(state, seat, rng)
    places, _ = heuristics(state.game).outlooks(state, seat, actions)
    fair = [action for action, place in zip(actions, places, strict=True) if place >= 0]
    return fair[rng.below(len(fair))]


def fit(sums: Sums, ridge: float) -> tuple[Brain, list[float]]:
    """Weights that foretell the outcome best, and the share of its variance they explain, per phase."""
    phases, size = sums.products.shape
    weights = np.zeros((phases, size - 1))
    bias = np.zeros(phases)
    explained = []
    for phase in range(phases):
        count, total, squares = sums.outcomes[phase]
        if count < 2:
            explained.append(0.0)
            bias[phase] = 0.5
            continue
        solution = _solve(sums.squares[phase], sums.products[phase], ridge)
        weights[phase], bias[phase] = solution[:-1], solution[-1]
        error = (squares - 2 * solution @ sums.products[phase] + solution @ sums.squares[phase] @ solution) / count
        explained.append(float(1 - error / max(1e-12, squares / count - (total / count) ** 2)))
    return Brain(weights.astype(np.float32), bias.astype(np.float32)), explained


def _solve(squares: Floats, products: Floats, ridge: float) -> Floats:
    """Ridge regression in standardized features; the last column is the constant and is not shrunk."""
    count = squares[-1, -1]
    means = squares[-1] / count
    spread = np.sqrt(np.maximum(np.diag(squares) / count - means**2, 0.0))
    scale = np.where(spread > 1e-6, spread, 1.0)
    scale[-1] = 1.0
    shrink = np.full(len(products), ridge)
    shrink[spread <= 1e-6] = 1e12
    shrink[-1] = 1e-9
    system = squares / np.outer(scale, scale) + np.diag(shrink)
    return np.asarray(np.linalg.solve(system, products / scale) / scale)
