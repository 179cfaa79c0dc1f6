"""Planning whole turns, where a turn is made of many decisions.

A plan is found by a beam over the own decisions of the turn: the best positions are kept step by step, and those that
came about in several orders once. What is asked between turns (an attack, a bid, a defence) is judged in worlds that
agree with what the seat knows, by how things stand when everybody has answered.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ecumene.bots.judging import Turns, heuristics
from ecumene.bots.knowledge import Budget, Knowledge
from ecumene.bots.search import utility
from ecumene.kernel import EcumeneError, Game, Message, Rng, State

_LONGEST_TURN = 40
_LONGEST_TALK = 400
#: What a point of the best rival counts against a point of one's own.
_RIVAL = 0.5
#: What winning is worth, in points.
_WON = 1000.0


@dataclass(frozen=True)
class Settings:
    """What can be tuned. ``nodes``: after so many positions the turn is thought to its end by the best of them only."""

    width: int = 16
    nodes: int = 1000
    worlds: int = 6  # for what is asked between turns


class Plan(NamedTuple):
    """A way through one's turn, and how one stands at its end."""

    worth: float
    actions: tuple[int, ...]


class _Node(NamedTuple):
    worth: float
    state: State
    actions: tuple[int, ...]


def plans(turns: Turns, state: State, seat: int, width: int, nodes: int) -> list[Plan]:
    """Ways to play the turn, best first."""
    layer = [_Node(turns.standing(state, seat), state, ())]
    found: list[Plan] = []
    seen: set[tuple[float, tuple[int, ...]]] = set()
    for _ in range(_LONGEST_TURN):
        then: list[_Node] = []
        for node in layer:
            for action in node.state.legal(seat):
                if turns.ends_turn(action):
                    found.append(Plan(node.worth, (*node.actions, action)))
                    continue
                state = node.state.clone(Rng(0))
                state.apply(seat, action)
                nodes -= 1
                worth = turns.standing(state, seat)
                if not turns.in_turn(state, seat):
                    found.append(Plan(worth, (*node.actions, action)))
                    continue
                same = (worth, tuple(state.legal(seat)))
                if same not in seen:
                    seen.add(same)
                    then.append(_Node(worth, state, (*node.actions, action)))
        then.sort(key=lambda node: -node.worth)
        layer = then[: width if nodes > 0 else 1]
        if not layer:
            break
    found.extend(Plan(node.worth, node.actions) for node in layer)
    found.sort(key=lambda plan: -plan.worth)
    return found


class PlannerBot:
    """Plans its turns; for games whose heuristics are `Turns`. The settings are its budget, not the clock."""

    budget = Budget()
    instant = False

    def __init__(self, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()

    def choose(self, knowledge: Knowledge, rng: Rng, budget: Budget | None = None) -> int:
        legal = [action for action in knowledge.legal() if action != knowledge.game.catalogue.resigning]
        if len(legal) == 1:
            return legal[0]
        world = knowledge.sample(rng.fork())
        turns = turns_of(knowledge.game)
        if turns.in_turn(world, knowledge.seat):
            best = plans(turns, world, knowledge.seat, self.settings.width, self.settings.nodes)[0]
            return best.actions[0]
        return self._answer(knowledge, legal, turns, rng)

    def _answer(self, knowledge: Knowledge, legal: list[int], turns: Turns, rng: Rng) -> int:
        """What is asked between turns."""
        seat = knowledge.seat
        sums = [0.0] * len(legal)
        for _ in range(self.settings.worlds):
            world = knowledge.sample(rng.fork())
            luck = f"{rng.word()}"
            for place, action in enumerate(legal):
                state = world.clone(Rng(luck))
                state.apply(seat, action)
                settle(turns, state)
                sums[place] += balance(turns, state, seat)
        return legal[sums.index(max(sums))]


def turns_of(game: Game) -> Turns:
    judgement = heuristics(game)
    if not isinstance(judgement, Turns):
        raise EcumeneError(Message("bots-no-turns", {"game": game.slug}))
    return judgement


def settle(turns: Turns, state: State) -> None:
    """Answer by the game's own judgement what is asked between turns, whoever is asked."""
    for _ in range(_LONGEST_TALK):
        if state.over:
            return
        seat = state.to_move()[0]
        if turns.in_turn(state, seat):
            return
        actions = [action for action in state.legal(seat) if action != state.game.catalogue.resigning]
        worths = turns.worths(state, seat, actions) if len(actions) > 1 else [0.0]
        state.apply(seat, actions[worths.index(max(worths))])


def balance(turns: Turns, state: State, seat: int) -> float:
    """How the seat stands beside its best rival."""
    if state.over:
        return _WON * (utility(state, seat) - 0.5)
    rivals = [turns.appearance(state, other) for other in range(state.players) if other != seat]
    return turns.standing(state, seat) - _RIVAL * max(rivals)
