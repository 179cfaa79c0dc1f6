"""``ecumene train`` where turns are planned, or actions judged by opinions: which way weights made by hand should go.

Every player of a lesson sees the game a little otherwise: each weight is shaken by a factor of its own, in some games
also tilted: more of it early and less late, or the other way round. How the shakings went with winning says where each
weight should go, and all go that way together. Where a game has sparring partners of one mind, now and then one of them
sits in: what falls to them is not learned. Games are all that weights are judged by: weights that explain best how
games end choose badly, since what is found beside success need not lead to it. The new weights are kept if they win
more games against the old ones than they lose.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ecumene import games
from ecumene.arena.executors import Executor
from ecumene.bots.beam import BeamBot, InPoints, hand_made, steps_of
from ecumene.bots.beam import Settings as Steps
from ecumene.bots.judging import Turns, heuristics, lead, lead_value, totals
from ecumene.bots.knowledge import Knowledge
from ecumene.bots.planner import Judge, PlannerBot
from ecumene.bots.planner import Settings as Breadth
from ecumene.bots.weighed import Weighed, WeighedBot
from ecumene.kernel import Game, Rng, State

Floats = NDArray[np.float64]
Mind = BeamBot | PlannerBot | WeighedBot

#: How far the weights go, in usual shakings: farther than that nothing was seen.
_STRIDE = 0.6
_FARTHEST = 2.5
#: How broadly turns are planned in lessons: by as little as plays sensibly, so that there are many of them.
_STEPS, _BREADTH = Steps(width=1), Breadth(width=2, nodes=60, worlds=1)
#: How often a seat is a sparring partner's, where there are any.
_SPARRING = 0.15
#: Shaken weights may want nothing that ends a game. After so many decisions it counts as it stands.
_LONGEST = 3000


@dataclass(frozen=True)
class ShakenCourse:
    """All that decides what is learned."""

    slug: str
    players: int
    seed: str = "0"
    rules: str = ""  # the rule set, where each is judged by opinions of its own; nothing: the usual one
    generations: int = 3
    games: int = 800
    gate: int = 200
    shake: float = 0.4
    tilted: bool = False  # what is worth much early may be worth little late
    guests: float = 0.0  # how often a seat goes by weights made by hand: the shaken ones learn to meet others, too
    clear_lead: float = 0.0  # a lead of so many points is a clear one; nothing: what the game says
    #: What is wanted beside winning: what was learned counts so many times more, in every phase.
    firm: tuple[tuple[str, tuple[float, ...]], ...] = ()


@dataclass(frozen=True)
class ShakenProgress:
    generation: int
    games: int
    sure: float  # the share of the way shown that is more than chance
    won: float  # by one newcomer at a table of the best so far; parity is 1 / players
    accepted: bool


@dataclass(frozen=True)
class _Lesson:
    course: ShakenCourse
    seed: str
    weights: Any  # phases x features


@dataclass(frozen=True)
class _Trial:
    course: ShakenCourse
    seed: str
    newcomer: Any
    table: Any


def learn_by_shaking(
    course: ShakenCourse, workers: Executor, tell: Callable[[ShakenProgress], None]
) -> list[list[float]] | None:
    """The best weights of all generations, a row for every phase of the game; nothing if none was better.

    It begins with the weights made by hand, not with those that were learned before: the same course, the same weights.
    """
    start = by_hand(games.load(course.slug), course.rules)
    best = start
    for generation in range(course.generations):
        lessons = [_Lesson(course, f"{course.seed} shaken {generation} {i}", best) for i in range(course.games)]
        seen = np.array(list(workers.map(_watch, lessons)))
        way, sure = shown(seen)
        if course.tilted:
            way = clear(seen)
        shifted = _shaken(course, best, way)
        deals = [f"{course.seed} shaken gate {generation} {i}" for i in range(max(1, course.gate // course.players))]
        won = sum(workers.map(_share_of_wins, [_Trial(course, deal, shifted, best) for deal in deals])) / len(deals)
        accepted = won > 1 / course.players
        if accepted:
            best = shifted
        tell(ShakenProgress(generation + 1, course.games, sure, won, accepted))
    return None if best is start else _firm(course, best).tolist()


def _firm(course: ShakenCourse, weights: Floats) -> Floats:
    """Weights with what is wanted beside winning."""
    kit = heuristics(games.load(course.slug))
    if not isinstance(kit, Turns):
        return weights
    factors = np.ones_like(weights)
    for name, by_phase in course.firm:
        factors[:, kit.position_names.index(name)] = by_phase
    return np.asarray(weights * factors)


def shown(lessons: Floats) -> tuple[Floats, float]:
    """The way that lessons show, in shakings, and how much of it is more than chance."""
    way = lessons.mean(axis=0)
    length = float(way @ way)
    chance = float(lessons.var(axis=0, ddof=1).sum()) / len(lessons)
    sure = max(0.0, 1.0 - chance / length) if length else 0.0
    moved = int((way != 0.0).sum())
    return way * (_STRIDE * sqrt(moved * sure / length) if sure else 0.0), sure


def clear(lessons: Floats) -> Floats:
    """What each weight shows beyond the usual error, in shakings: of many weights few matter, and the rest stay."""
    way = lessons.mean(axis=0)
    error = lessons.std(axis=0, ddof=1) / sqrt(len(lessons))
    errors = np.divide(way, error, out=np.zeros_like(way), where=error > 0.0)
    return np.asarray(np.sign(errors) * np.clip(_STRIDE * (np.abs(errors) - 1.0), 0.0, _FARTHEST))


def _watch(lesson: _Lesson) -> Floats:
    return watch_game(lesson.course, lesson.seed, lesson.weights)


def watch_game(course: ShakenCourse, seed: str, weights: Floats) -> Floats:
    """What one game of shaken players says of every weight: how its shakings went with the outcome."""
    game = games.load(course.slug)
    luck = np.random.default_rng(list(seed.encode()))
    ways = 2 if course.tilted else 1
    shakings = luck.standard_normal((course.players, ways * weights.shape[1])) * np.tile(weights.any(axis=0), ways)
    views = [_shaken(course, weights, shaking) for shaking in shakings]
    for seat, view in _partners(game, course, luck):
        shakings[seat], views[seat] = 0.0, view
    scores = totals(_played(game, course, seed, [_mind(game, view, course.rules) for view in views]))
    scale = course.clear_lead or heuristics(game).clear_lead
    outcomes = np.array([lead_value(lead(scores, seat), scale) for seat in range(course.players)])
    return np.asarray((shakings * (outcomes - outcomes.mean())[:, np.newaxis]).mean(axis=0))


def _shaken(course: ShakenCourse, weights: Floats, shaking: Floats) -> Floats:
    """The weights with every factor of a shaking: one for all phases, and one that turns from the first to the last."""
    if not course.tilted:
        return np.asarray(weights * np.exp(course.shake * shaking))
    alike, tilt = np.split(shaking, 2)
    phases = np.linspace(1.0, -1.0, len(weights))[:, np.newaxis]
    return np.asarray(weights * np.exp(course.shake * (alike + phases * tilt)))


def by_hand(game: Game, rules: str = "") -> Floats:
    """The weights that learning begins with, a row for every phase."""
    kit = heuristics(game)
    if isinstance(kit, Weighed):
        return np.array([kit.weights[_number(kit, rules)]])
    return np.array([kit.styles["balanced"]] * kit.phases if isinstance(kit, Turns) else hand_made(game).weights)


def _partners(game: Game, course: ShakenCourse, luck: np.random.Generator) -> list[tuple[int, Floats]]:
    """Seats that sparring partners take in a lesson, and how these see the game."""
    kit, players = heuristics(game), course.players
    if course.guests:
        return [(seat, by_hand(game, course.rules)) for seat in range(players) if luck.random() < course.guests]
    if not isinstance(kit, Turns):
        return []
    styles = [style for name, style in sorted(kit.styles.items()) if name != "balanced"]
    seats = [seat for seat in range(players) if luck.random() < _SPARRING]
    return [(seat, np.array([styles[luck.integers(len(styles))]] * kit.phases)) for seat in seats]


def _number(kit: Weighed, rules: str) -> int:
    return kit.rule_sets.index(rules) if rules else 0


def _mind(game: Game, weights: Floats, rules: str = "") -> Mind:
    kit = heuristics(game)
    if isinstance(kit, Weighed):
        rows = [list(row) for row in kit.weights]
        rows[_number(kit, rules)] = weights[0].tolist()
        return WeighedBot(kit=kit.weighed(rows))
    if isinstance(kit, Turns):
        return PlannerBot(_BREADTH, mind=Judge(kit, weights.tolist()))
    return BeamBot(_STEPS, InPoints(steps_of(game), weights.tolist()))


def _played(game: Game, course: ShakenCourse, seed: str, minds: list[Mind]) -> State:
    options = {"rules": course.rules} if course.rules else None
    state, rng = game.new(course.players, options, seed), Rng(f"{seed} choices")
    for _ in range(_LONGEST):
        if state.over:
            break
        seat = state.to_move()[0]
        mind = minds[seat]
        if isinstance(mind, PlannerBot):
            state.apply(seat, mind.choose(Knowledge(state, seat), rng))
        else:
            state.apply(seat, mind.decide(state, seat, rng))
    return state


def _share_of_wins(trial: _Trial) -> float:
    """One newcomer at a table of others, once in every seat of the same deal; nobody wins a game without end."""
    course, game = trial.course, games.load(trial.course.slug)
    won = 0.0
    for place in range(course.players):
        views = [trial.newcomer if seat == place else trial.table for seat in range(course.players)]
        result = _played(game, course, trial.seed, [_mind(game, view, course.rules) for view in views]).result()
        if result is not None:
            won += (place in result.winners) / len(result.winners)
    return won / course.players


def write_turn_weights(path: Path, players: int, weights: Any, rules: str = "") -> None:
    """Put the weights for a number of players (and a rule set) into a game's file, beside those for others."""
    arrays: dict[str, Any] = {}
    if path.exists():
        with np.load(path) as old:
            arrays.update({name: old[name] for name in old})
    arrays[f"{rules or 'turns'}{players}"] = np.asarray(weights, dtype=np.float32)
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".part.npz")
    np.savez_compressed(draft, **arrays)
    draft.replace(path)
