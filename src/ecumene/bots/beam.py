"""Planning whole turns by a value of positions, where a turn is made of many decisions.

The best positions are kept step by step, and those that came about in several orders once. A plan ends where the turn
ends, or where what comes next hangs on luck or on others: there the value says what that is worth on average.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple, Protocol, runtime_checkable

from ecumene.bots.drawing import pick
from ecumene.bots.judging import Heuristics, heuristics
from ecumene.bots.knowledge import Budget, Knowledge
from ecumene.bots.value import DOMINATED, LinearValue, turn_weights
from ecumene.kernel import EcumeneError, Game, Message, Rng, State


@runtime_checkable
class Steps(Heuristics, Protocol):
    """What heuristics tell besides, where a turn is made of many decisions and ``outlooks`` judge positions."""

    #: Hand-made weights of the features, about in points: what is played by, or what learning begins with.
    weights: tuple[float, ...]

    def in_turn(self, state: State, seat: int) -> bool:
        """Whether what is asked now is a step of the seat's own turn."""

    def leaves(self, state: State, seat: int, action: int) -> bool:
        """Whether a plan cannot see beyond an action: it ends the turn, or luck or others decide what comes of it."""

    def ruins(self, state: State, seat: int, action: int) -> bool:
        """Whether an action must not be taken by chance: what it gives up does not come back."""


@dataclass(frozen=True)
class Settings:
    """What can be tuned. ``heat``: in points; plans nearly as good as the best are taken as well.

    ``by_hand``: whatever was learned, positions are judged by the weights made by hand.
    """

    width: int = 8
    steps: int = 24
    heat: float = 0.0
    by_hand: bool = False


class Plan(NamedTuple):
    """A way through one's turn, and what it leads to."""

    worth: float
    actions: tuple[int, ...]


class _Node(NamedTuple):
    state: State
    legal: list[int]
    actions: tuple[int, ...]


class Beam:
    """Plans turns of one game by one value."""

    def __init__(self, kit: Steps, value: LinearValue, settings: Settings) -> None:
        self.kit = kit
        self.value = value
        self.settings = settings

    def plans(self, state: State, seat: int) -> list[Plan]:
        """Ways to play the turn, best first. The whole turn is judged as one part of the game."""
        phase = self.kit.phase(state)
        layer = [_Node(state, state.legal(seat), ())]
        found: list[Plan] = []
        for _ in range(self.settings.steps):
            layer = self._step(layer, seat, phase, found)
            if not layer:
                break
        found.sort(key=lambda plan: -plan.worth)
        return found

    def answers(self, state: State, seat: int) -> list[Plan]:
        """What can be answered between turns, best first."""
        found: list[Plan] = []
        self._step([_Node(state, state.legal(seat), ())], seat, self.kit.phase(state), found, only=True)
        found.sort(key=lambda plan: -plan.worth)
        return found

    def best(self, state: State, seat: int) -> list[Plan]:
        """For every action worth a thought the best way on, best first."""
        found: dict[int, Plan] = {}
        for plan in (self.plans if self.kit.in_turn(state, seat) else self.answers)(state, seat):
            found.setdefault(plan.actions[0], plan)
        return list(found.values())

    def _step(self, layer: list[_Node], seat: int, phase: int, found: list[Plan], *, only: bool = False) -> list[_Node]:
        """The best positions one action on; plans that are finished (with ``only`` all of them) go to ``found``."""
        children: list[tuple[float, _Node, int]] = []
        for node in layer:
            places, rows = self.kit.outlooks(node.state, seat, node.legal)
            worths = self.value.values(places, rows, phase)
            for action, worth in zip(node.legal, worths, strict=True):
                if worth <= DOMINATED:
                    continue
                if only or self.kit.leaves(node.state, seat, action):
                    found.append(Plan(worth, (*node.actions, action)))
                else:
                    children.append((worth, node, action))
        children.sort(key=lambda child: -child[0])
        return self._different(children, seat)

    def _different(self, children: list[tuple[float, _Node, int]], seat: int) -> list[_Node]:
        """The best children, each position once."""
        best: list[_Node] = []
        seen: set[tuple[float, tuple[int, ...]]] = set()
        for worth, node, action in children:
            state = node.state.clone(Rng(0))
            state.apply(seat, action)
            legal = state.legal(seat)
            same = (worth, tuple(legal))
            if same not in seen:
                seen.add(same)
                best.append(_Node(state, legal, (*node.actions, action)))
                if len(best) == self.settings.width:
                    break
        return best


class BeamBot:
    """Plans its turns; for games whose heuristics are `Steps`.

    What it has planned it remembers, and does not plan again in the positions it foresaw.
    """

    budget = Budget()
    instant = False

    def __init__(self, settings: Settings | None = None, value: LinearValue | None = None) -> None:
        self.settings = settings or Settings()
        self._value = value
        self._foreseen: dict[_Sight, int] = {}

    def choose(self, knowledge: Knowledge, rng: Rng, budget: Budget | None = None) -> int:
        return self.decide(knowledge.sample(rng.fork()), knowledge.seat, rng)

    def decide(self, state: State, seat: int, rng: Rng) -> int:
        """A decision in a state one may look at: a sampled one, or one of the arena's own making."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        kit = steps_of(state.game)
        planned = self._foreseen.pop(_sight(kit, state, seat, legal), None)
        if planned is not None:
            return planned
        found = Beam(kit, self._value or self._judgement(state), self.settings).best(state, seat)
        if self.settings.heat:
            found[1:] = [plan for plan in found[1:] if not kit.ruins(state, seat, plan.actions[0])]
        plan = found[pick([plan.worth for plan in found], self.settings.heat, 0.0, rng)]
        self._remember(kit, state, seat, plan)
        return plan.actions[0]

    def _judgement(self, state: State) -> InPoints:
        return hand_made(state.game) if self.settings.by_hand else positions_of(state.game, state.players)

    def _remember(self, kit: Steps, state: State, seat: int, plan: Plan) -> None:
        self._foreseen.clear()
        then = state.clone(Rng(0))
        for action, following in zip(plan.actions, plan.actions[1:], strict=False):
            then.apply(seat, action)
            self._foreseen[_sight(kit, then, seat, then.legal(seat))] = following


#: How a position looks to a seat: what can be done in it, and where the last of that leads.
_Sight = tuple[int, tuple[int, ...], tuple[float, ...]]


def _sight(kit: Steps, state: State, seat: int, legal: list[int]) -> _Sight:
    _, rows = kit.outlooks(state, seat, legal[-1:])
    return seat, tuple(legal), tuple(rows[0]) if rows else ()


@cache
def steps_of(game: Game) -> Steps:
    """Asked at every decision, and protocols are slow to ask."""
    kit = heuristics(game)
    if not isinstance(kit, Steps):
        raise EcumeneError(Message("bots-no-steps", {"game": game.name_of()}))
    return kit


@cache
def positions_of(game: Game, players: int) -> InPoints:
    """The learned value of positions, or the hand-made one."""
    kit = steps_of(game)
    weights = turn_weights(game, players)
    if weights is None or len(weights[0]) != len(kit.names):
        return hand_made(game)
    return InPoints(kit, weights)


@cache
def hand_made(game: Game) -> InPoints:
    """The value of positions by hand, the same for all numbers of players."""
    return InPoints(steps_of(game))


class InPoints(LinearValue):
    """A value of positions in points: by the hand-made weights, or by others of the same kind."""

    def __init__(self, kit: Steps, weights: list[list[float]] | None = None) -> None:
        self.heuristics = kit
        self.weights = weights or [list(kit.weights)] * kit.phases
        self.bias = [0.0] * kit.phases
        self.choice = self.weights
        self.fused = None  # turns are planned by rows
