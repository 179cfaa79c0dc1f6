"""The yardstick: information-set UCT as the research frameworks tune it, frozen so that progress can be told.

One tree over the seat's own actions, the others and the rest of the game played by move-average sampling (MAST), the
lead as utility. It knows nothing of the game but its rules and its score.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp, log, sqrt

from ecumene.bots.drawing import fraction
from ecumene.bots.judging import heuristics, lead, lead_value, totals
from ecumene.bots.knowledge import Budget, Knowledge
from ecumene.kernel import Rng

_EXPLORE = 0.7
_DEPTH = 6
_LONGEST = 4000
_HEAT = 0.15  # of the move averages
_TRUST = 0.85  # share of choices by move averages, the rest by chance


@dataclass
class _Node:
    visits: int = 0
    total: float = 0.0
    children: dict[int, _Node] = field(default_factory=dict)


class AnchorBot:
    """Information-set UCT with MAST."""

    instant = False

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def choose(self, knowledge: Knowledge, rng: Rng, budget: Budget | None = None) -> int:
        legal = knowledge.legal()
        if len(legal) == 1:
            return legal[0]
        watch = (budget or self.budget).watch()
        tree, averages = _Node(), _Averages()
        while not watch.over():
            _simulate(tree, averages, knowledge, rng)
            watch.spend(1)
        return max(legal, key=lambda action: tree.children[action].visits if action in tree.children else 0)


class _Averages:
    """How well games went in which a seat took an action, whenever it took it."""

    def __init__(self) -> None:
        self._seen: dict[tuple[int, int], list[float]] = {}

    def of(self, seat: int, action: int) -> float:
        seen = self._seen.get((seat, action))
        return seen[1] / seen[0] if seen else 0.5

    def note(self, seat: int, action: int, value: float) -> None:
        seen = self._seen.setdefault((seat, action), [0.0, 0.0])
        seen[0] += 1
        seen[1] += value


def _simulate(tree: _Node, averages: _Averages, knowledge: Knowledge, rng: Rng) -> None:
    state = knowledge.sample(rng)
    me = knowledge.seat
    scale = heuristics(knowledge.game).clear_lead
    path = [tree]
    taken: list[tuple[int, int]] = []
    growing = True
    for _ in range(_LONGEST):
        if not state.stack:
            break
        seats = state.stack[-1].seats
        seat = me if me in seats and growing else seats[0]
        actions = state.legal(seat)
        if seat == me and growing:
            action = _select(path[-1], actions, rng)
            fresh = action not in path[-1].children
            path.append(path[-1].children.setdefault(action, _Node()))
            growing = not fresh and len(path) <= _DEPTH
        else:
            action = _by_average(averages, seat, actions, rng)
        taken.append((seat, action))
        state.apply(seat, action)
    scores = totals(state)
    values = [lead_value(lead(scores, seat), scale) for seat in range(state.players)]
    for node in path:
        node.visits += 1
        node.total += values[me]
    for seat, action in taken:
        averages.note(seat, action, values[seat])


def _select(node: _Node, actions: list[int], rng: Rng) -> int:
    new = [action for action in actions if action not in node.children]
    if new:
        return new[rng.below(len(new))]
    spread = log(max(2, node.visits))

    def bound(action: int) -> float:
        child = node.children[action]
        return child.total / child.visits + _EXPLORE * sqrt(spread / child.visits)

    return max(actions, key=bound)


def _by_average(averages: _Averages, seat: int, actions: list[int], rng: Rng) -> int:
    if len(actions) == 1:
        return actions[0]
    if fraction(rng) > _TRUST:
        return actions[rng.below(len(actions))]
    weights = [exp(averages.of(seat, action) / _HEAT) for action in actions]
    point = fraction(rng) * sum(weights)
    for action, weight in zip(actions, weights, strict=True):
        point -= weight
        if point <= 0:
            return action
    return actions[-1]
