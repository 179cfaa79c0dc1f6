"""``ecumene train`` where turns are planned: what a position at the end of a turn is worth, learned from planned games.

Every player of a lesson sees the game a little otherwise (its weights are shaken), now and then as one of the sparring
partners does: so the games tell what more of this and less of that leads to. How much culture a seat still gained is
explained by how it stood, phase by phase, starting from the weights there were: what few games cannot tell stays as it
was. The new weights are kept if they win more games of planners against the old ones than they lose.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ecumene import games
from ecumene.arena.executors import Executor
from ecumene.bots.judging import Turns
from ecumene.bots.knowledge import Knowledge
from ecumene.bots.planner import Judge, PlannerBot, Settings, judge
from ecumene.kernel import Rng

Floats = NDArray[np.float64]

_SPARRING_SHARE = 0.2
#: Positions of one game are not independent: so many of them count as one.
_ALIKE = 5.0
#: How far a weight may be expected from where it started: a share of it, and a little at least.
_SHARE, _LEAST = 0.4, 0.08


@dataclass(frozen=True)
class TurnCourse:
    """All that decides what is learned."""

    slug: str
    players: int
    seed: str = "0"
    generations: int = 2
    games: int = 200
    gate: int = 60
    shake: float = 0.35
    width: int = 4
    nodes: int = 120


@dataclass(frozen=True)
class _Lesson:
    course: TurnCourse
    seed: str
    weights: Any  # phases x features


@dataclass(frozen=True)
class Lesson:
    """What was seen at the ends of turns: phase, how the seat stood, and what culture it still gained."""

    phases: list[int]
    rows: list[list[float]]
    gains: list[float]


@dataclass(frozen=True)
class TurnProgress:
    generation: int
    positions: int
    explained: list[float]
    won: float
    accepted: bool


def learn_turns(course: TurnCourse, workers: Executor, tell: Callable[[TurnProgress], None]) -> Any:
    """The best weights of all generations, a row for every phase of the game."""
    game = games.load(course.slug)
    turns = judge(game).turns
    best = np.array(judge(game, players=course.players).weights)
    seen: list[Lesson] = []
    for generation in range(course.generations):
        lessons = [_Lesson(course, f"{course.seed} turns {generation} {i}", best) for i in range(course.games)]
        seen.extend(workers.map(_watch, lessons))
        fitted, explained = fit(turns, seen, best)
        trials = [(course, f"{course.seed} gate {generation} {i}", fitted, best) for i in range(course.gate // 2)]
        won = sum(workers.map(_duel, trials)) / max(1, len(trials))
        if won > 0.5:
            best = fitted
        tell(TurnProgress(generation + 1, sum(len(lesson.rows) for lesson in seen), explained, won, won > 0.5))
    return best


def _watch(lesson: _Lesson) -> Lesson:
    return watch_game(lesson.course, lesson.seed, lesson.weights)


def watch_game(course: TurnCourse, seed: str, weights: Any) -> Lesson:
    """One game of players who each see things a little otherwise."""
    game = games.load(course.slug)
    turns = judge(game).turns
    luck = np.random.default_rng(list(seed.encode()))
    settings = Settings(width=course.width, nodes=course.nodes, worlds=2)
    seats = [PlannerBot(settings, mind=_shaken(turns, weights, course.shake, luck)) for _ in range(course.players)]
    told: list[tuple[int, int, list[float]]] = []
    state, rng = game.new(course.players, None, seed), Rng(seed)
    while not state.over:
        seat = state.to_move()[0]
        action = seats[seat].choose(Knowledge(state, seat), rng)
        if turns.ends_turn(action) and turns.in_turn(state, seat):
            told.append((seat, turns.phase(state), turns.position(state, seat, True)))
        state.apply(seat, action)
    result = state.result()
    assert result is not None
    final = [float(standing.score) for standing in result.standings]
    return Lesson(
        [phase for _, phase, _ in told], [row for _, _, row in told], [final[seat] - row[0] for seat, _, row in told]
    )


def _shaken(turns: Turns, weights: Floats, shake: float, luck: np.random.Generator) -> Judge:
    if luck.random() < _SPARRING_SHARE:
        partners = [style for style in sorted(turns.styles) if style != "balanced"]
        weights = np.array([turns.styles[partners[luck.integers(len(partners))]]] * turns.phases)
    factors = np.exp(shake * luck.standard_normal(weights.shape[1]))
    factors[0] = 1.0
    return Judge(turns, (weights * factors).tolist())


def fit(turns: Turns, seen: list[Lesson], start: Floats) -> tuple[Floats, list[float]]:
    """Weights for every phase, and the share of variance they explain. Points that are there count as they are."""
    phases = np.array([phase for lesson in seen for phase in lesson.phases])
    rows = np.array([row for lesson in seen for row in lesson.rows])
    gains = np.array([gain for lesson in seen for gain in lesson.gains])
    fitted, explained = start.copy(), []
    for phase in range(turns.phases):
        here = phases == phase
        if here.sum() < 2 * rows.shape[1]:
            explained.append(0.0)
            continue
        table, targets = rows[here][:, 1:], gains[here]
        mean = table.mean(axis=0)
        table = table - mean
        old = start[phase, 1:]
        rest = targets - targets.mean() - table @ old
        noise = rest.var() * _ALIKE
        expected = _SHARE * np.abs(old) + _LEAST
        system = table.T @ table / noise + np.diag(1.0 / expected**2)
        change = np.linalg.solve(system, table.T @ rest / noise)
        fitted[phase, 1:] = old + change
        left = rest - table @ change
        explained.append(float(1.0 - left.var() / max(1e-9, targets.var())))
    return fitted, explained


def _duel(trial: tuple[TurnCourse, str, Any, Any]) -> float:
    """The share of wins of the new weights against the old ones at one table, both in every seat."""
    course, seed, new, old = trial
    game = games.load(course.slug)
    turns = judge(game).turns
    settings = Settings(width=course.width, nodes=course.nodes, worlds=2)
    bots = [PlannerBot(settings, mind=Judge(turns, weights.tolist())) for weights in (new, old)]
    won = 0.0
    for turn in range(2):
        state, rng = game.new(course.players, None, seed), Rng(seed)
        while not state.over:
            seat = state.to_move()[0]
            state.apply(seat, bots[(seat + turn) % 2].choose(Knowledge(state, seat), rng))
        result = state.result()
        assert result is not None
        won += sum(1.0 for seat in result.winners if (seat + turn) % 2 == 0) / len(result.winners)
    return won / 2


def write_turn_weights(path: Path, players: int, weights: Any) -> None:
    """Put the weights for a number of players into a game's file, beside those for other numbers."""
    arrays: dict[str, Any] = {}
    if path.exists():
        with np.load(path) as old:
            arrays.update({name: old[name] for name in old})
    arrays[f"turns{players}"] = np.asarray(weights, dtype=np.float32)
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".part.npz")
    np.savez_compressed(draft, **arrays)
    draft.replace(path)
