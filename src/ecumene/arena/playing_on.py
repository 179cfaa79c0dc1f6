"""Learning to choose by playing on: what tells the actions of one decision apart is seen at the end of the game.

How a game ends depends mostly on what lay on the table before a decision, so that outcomes say little about the
decision itself. Here every action worth a thought is carried out and played on to the end by everybody's present
policy, with the same luck. Only the differences between the actions of one decision are learned from, starting from
the weights there are: one step of policy improvement, which can be repeated.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ecumene import games
from ecumene.arena.selfplay import Brain, Floats, Sums, mind_of, outcome
from ecumene.bots.judging import heuristics
from ecumene.bots.knowledge import fraction
from ecumene.bots.simple import LearnedBot
from ecumene.bots.value import DOMINATED
from ecumene.kernel import Rng, State

#: The heat of those who play on: the same as in a search.
_HEAT = 0.01
#: Of the game that is looked at: it should see more than the best of everything.
_STRAYING = 0.02
_SLIPS = 0.04
#: Actions that are compared, the best ones at first sight.
_COMPARED = 8


@dataclass(frozen=True)
class Drill:
    """A batch of games at which some decisions are played on from."""

    slug: str
    players: int
    seed: str
    games: int
    brain: Brain
    share: float  # of the decisions
    tries: int  # for every action of such a decision


def drill(lesson: Drill) -> Sums:
    """What a fit needs of all differences that were seen, by phase."""
    game = games.load(lesson.slug)
    kit = heuristics(game)
    sums = Sums.empty(kit.phases, len(kit.names))
    player, walker = mind_of(game, lesson.brain, _HEAT), mind_of(game, lesson.brain, _STRAYING)
    assert isinstance(player, LearnedBot)
    for number in range(lesson.games):
        rng = Rng(f"{lesson.seed}-{number} choices")
        state = game.new(lesson.players, None, f"{lesson.seed}-{number}")
        while state.stack:
            seat = state.stack[-1].seats[0]
            actions = state.legal(seat)
            if len(actions) == 1:
                state.apply(seat, actions[0])
                continue
            if fraction(rng) < lesson.share:
                _compare(state, seat, actions, player, lesson.tries, rng, sums)
            slip = fraction(rng) < _SLIPS
            state.apply(seat, actions[rng.below(len(actions))] if slip else walker.decide(state, seat, rng))
    return sums


def _compare(state: State, seat: int, actions: list[int], player: LearnedBot, tries: int, rng: Rng, sums: Sums) -> None:
    """Play on after every action; add what differs between them. The state itself is one that may well be so."""
    kit = heuristics(state.game)
    places, rows = kit.outlooks(state, seat, actions)
    worths = player.judge(state, seat, actions)
    order = [i for i in sorted(range(len(actions)), key=lambda i: -worths[i]) if worths[i] > DOMINATED][:_COMPARED]
    if len(order) < 2:
        return
    ends = np.zeros(len(order))
    for _ in range(tries):
        luck = f"{rng.word()}.{rng.word()}"
        for number, i in enumerate(order):
            then = state.clone(Rng(luck))
            then.apply(seat, actions[i])
            ends[number] += _play_on(then, seat, player, Rng(f"{luck} choices"), kit.clear_lead) / tries
    seen = np.array([rows[places[i]] for i in order])
    sums.take(kit.phase(state), seen - seen.mean(axis=0), ends - ends.mean())


def _play_on(state: State, seat: int, player: LearnedBot, rng: Rng, scale: float) -> float:
    while state.stack:
        other = state.stack[-1].seats[0]
        state.apply(other, player.decide(state, other, rng))
    return outcome(state, seat, scale)


def improve(brain: Brain, sums: Sums, ridge: float, blur: float) -> tuple[Brain, float]:
    """The brain with better weights for choosing, and the share of the differences they explain beyond the old ones.

    ``ridge`` holds the weights where they were; ``blur``: how much what is seen in other phases counts in a phase.
    """
    old = np.asarray(brain.weights if brain.choice is None else brain.choice, dtype=float)
    phases = range(len(old))
    squares = [sums.squares[phase][:-1, :-1] for phase in phases]
    left = [sums.products[phase][:-1] - squares[phase] @ old[phase] for phase in phases]
    counts = sums.outcomes[:, 0]
    others = sum(squares), sum(left), counts.sum()
    changes = [
        _step(
            squares[phase] + blur * others[0], left[phase] + blur * others[1], counts[phase] + blur * others[2], ridge
        )
        for phase in phases
    ]
    better = Brain(brain.weights, brain.bias, brain.layers, (old + changes).astype(np.float32))
    return better, explained(better, sums) - explained(brain, sums)


def explained(brain: Brain, sums: Sums) -> float:
    """The share of the differences between ends that the weights for choosing foretell."""
    weights = np.asarray(brain.weights if brain.choice is None else brain.choice, dtype=float)
    told = 0.0
    for row, squares, products in zip(weights, sums.squares, sums.products, strict=True):
        told += float(2 * row @ products[:-1] - row @ squares[:-1, :-1] @ row)
    return told / max(1e-12, float(sums.outcomes[:, 2].sum()))


def _step(squares: Floats, left: Floats, count: float, ridge: float) -> Any:
    """Ridge regression of what is left, in features of equal spread; those that never differ stay."""
    spread = np.sqrt(np.diag(squares) / max(1.0, count))
    scale = np.where(spread > 1e-6, spread, 1.0)
    shrink = np.where(spread > 1e-6, ridge, 1e12)
    return np.linalg.solve(squares / np.outer(scale, scale) + np.diag(shrink), left / scale) / scale
