"""Planning whole turns, where a turn is made of many decisions.

A plan is found by a beam over the own decisions of the turn: the best positions are kept step by step, and those that
came about in several orders once. What is asked between turns (an attack, a bid, a defence) is judged in worlds that
agree with what the seat knows, by how things stand when everybody has answered.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from ecumene.bots.drawing import pick
from ecumene.bots.judging import Turns, heuristics, utility
from ecumene.bots.knowledge import Budget, Knowledge
from ecumene.bots.value import turn_weights
from ecumene.kernel import EcumeneError, Game, Message, Rng, State
from ecumene.kernel.linear import weighted

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
    turns: int = 1  # the best turns that are judged by how things stand when the rivals have played theirs,
    replies: int = 0  # in so many worlds
    heat: float = 0.0  # in points; turns and answers nearly as good as the best are taken as well


class Judge:
    """A game's turns, seen with certain weights for how a seat stands; one row of them for every phase of the game."""

    def __init__(self, turns: Turns, weights: Sequence[list[float]]) -> None:
        self.turns = turns
        self.weights = weights

    def standing(self, state: State, seat: int, open_hand: bool = True) -> float:
        row = self.turns.position(state, seat, open_hand)
        return weighted([row], self.weights[self.turns.phase(state)], 0.0)[0]

    def balance(self, state: State, seat: int) -> float:
        """How the seat stands beside its best rival."""
        if state.over:
            return _WON * (utility(state, seat) - 0.5)
        rivals = [self.standing(state, other, open_hand=False) for other in range(state.players) if other != seat]
        return self.standing(state, seat) - _RIVAL * max(rivals)

    def settle(self, state: State) -> None:
        """Answer at first sight what is asked between turns, whoever is asked."""
        for _ in range(_LONGEST_TALK):
            if state.over:
                return
            seat = state.to_move()[0]
            if self.turns.in_turn(state, seat):
                return
            actions = [action for action in state.legal(seat) if action != state.game.catalogue.resigning]
            worths = [0.0]
            if len(actions) > 1:
                worths = self.turns.replies(state, seat, actions, self.weights[self.turns.phase(state)])
            state.apply(seat, actions[worths.index(max(worths))])

    def answered(self, world: State, seat: int, moves: Sequence[int], luck: str) -> Iterator[State]:
        """What becomes of a world after each of these moves, with the same luck, when everybody has answered."""
        for move in moves:
            then = world.clone(Rng(luck))
            then.apply(seat, move)
            self.settle(then)
            yield then


@cache
def judge(game: Game, style: str = "balanced", players: int = 2) -> Judge:
    """The judgement of a style; raises an explained error for a game that has no turns to plan."""
    turns = heuristics(game)
    if not isinstance(turns, Turns):
        bot = "plan" if style == "balanced" else style
        raise EcumeneError(Message("bots-no-turns", {"bot": bot, "game": game.name_of()}))
    learned = turn_weights(game, players) if style == "balanced" else None
    if learned is not None and len(learned[0]) == len(turns.position_names):
        return Judge(turns, learned)
    return Judge(turns, [turns.styles[style]] * turns.phases)


class Plan(NamedTuple):
    """A way through one's turn, and how one stands at its end."""

    worth: float
    actions: tuple[int, ...]


class _Node(NamedTuple):
    worth: float
    hope: float  # what it is compared by on the way
    state: State
    actions: tuple[int, ...]


def _best(nodes: list[_Node], width: int) -> list[_Node]:
    """The best half by what can still be made of them, the rest by what they are: neither finds all good turns."""
    nodes.sort(key=lambda node: -node.hope)
    kept = nodes[: (width + 1) // 2]
    rest = sorted(nodes[(width + 1) // 2 :], key=lambda node: -node.worth)
    return kept + rest[: width // 2]


#: A position as its seat knows it: how it stands, and what it may do.
_Place = tuple[int, tuple[float, ...], tuple[int, ...]]


def _place(mind: Judge, state: State, seat: int) -> _Place:
    return seat, tuple(mind.turns.position(state, seat, True)), tuple(state.legal(seat))


def plans(mind: Judge, state: State, seat: int, width: int, nodes: int) -> list[Plan]:
    """Ways to play the turn, best first."""
    turns = mind.turns
    layer = [_Node(mind.standing(state, seat), 0.0, state, ())]
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
                worth = mind.standing(state, seat)
                if not turns.in_turn(state, seat):
                    found.append(Plan(worth, (*node.actions, action)))
                    continue
                same = (worth, tuple(state.legal(seat)))
                if same not in seen:
                    seen.add(same)
                    hope = worth + turns.hope(state, seat)
                    then.append(_Node(worth, hope, state, (*node.actions, action)))
        layer = _best(then, width if nodes > 0 else 1)
        if not layer:
            break
    found.extend(Plan(node.worth, node.actions) for node in layer)
    found.sort(key=lambda plan: -plan.worth)
    return found


def _unlike(found: list[Plan]) -> list[Plan]:
    """The first of all plans that come to the same, up to the order of their steps."""
    kept: dict[tuple[int, ...], Plan] = {}
    for plan in found:
        kept.setdefault(tuple(sorted(plan.actions)), plan)
    return list(kept.values())


def _play(state: State, seat: int, plan: Plan) -> bool:
    """Carry a plan out; whether that was possible."""
    for action in plan.actions:
        if state.over or state.to_move() != [seat] or action not in state.legal(seat):
            return False
        state.apply(seat, action)
    return True


#: How broadly the turns of rivals are planned where they are only guessed.
_RIVAL_WIDTH, _RIVAL_NODES = 2, 60
#: Turns that are so many points worse than the best one are not worth guessing what the rivals make of them.
_WITHIN = 8.0


def foreseen(mind: Judge, knowledge: Knowledge, found: list[Plan], settings: Settings, rng: Rng) -> Plan:
    """The turn after which the seat stands best beside its rivals, when all of them have planned and played theirs.

    All turns are tried in the same worlds, with the same luck.
    """
    entered = [plan for plan in found if plan.worth >= found[0].worth - _WITHIN][: settings.turns]
    if len(entered) < 2:
        return found[0]
    sums = [0.0] * len(entered)
    for _ in range(settings.replies):
        world = knowledge.sample(rng.fork())
        luck = f"{rng.word()}"
        for place, plan in enumerate(entered):
            state = world.clone(Rng(luck))
            if _play(state, knowledge.seat, plan):
                _let_rivals_play(mind, state, knowledge.seat)
            sums[place] += mind.balance(state, knowledge.seat)
    return entered[sums.index(max(sums))]


def _let_rivals_play(mind: Judge, state: State, seat: int) -> None:
    """Up to the seat's own next turn."""
    for _ in range(state.players + 1):
        mind.settle(state)
        if state.over or state.to_move()[0] == seat:
            return
        rival = state.to_move()[0]
        _play(state, rival, plans(mind, state, rival, _RIVAL_WIDTH, _RIVAL_NODES)[0])


class PlannerBot:
    """Plans its turns; for games whose heuristics are `Turns`. The settings are its budget, not the clock."""

    budget = Budget()
    instant = False

    def __init__(self, settings: Settings | None = None, style: str = "balanced", mind: Judge | None = None) -> None:
        self.settings = settings or Settings()
        self.style = style
        self._mind = mind
        #: The last plan: what to do next in every position it leads through. A turn is planned once, not at every step.
        self._steps: dict[_Place, int] = {}

    def choose(self, knowledge: Knowledge, rng: Rng, budget: Budget | None = None) -> int:
        mind = self._mind or judge(knowledge.game, self.style, knowledge.players)
        legal = [action for action in knowledge.legal() if action != knowledge.game.catalogue.resigning]
        if len(legal) == 1:
            return legal[0]
        world = knowledge.sample(rng.fork())
        if mind.turns.in_turn(world, knowledge.seat):
            return self._step(world, knowledge, mind, rng)
        return self._answer(knowledge, legal, mind, rng)

    def _step(self, state: State, knowledge: Knowledge, mind: Judge, rng: Rng) -> int:
        """The next step of the plan; a new plan where there is none, or things went otherwise."""
        seat = knowledge.seat
        place = _place(mind, state, seat)
        if place not in self._steps:
            found = _unlike(plans(mind, state, seat, self.settings.width, self.settings.nodes))
            if self.settings.replies:
                best = foreseen(mind, knowledge, found, self.settings, rng)
            else:
                best = found[pick([plan.worth for plan in found], self.settings.heat, 0.0, rng)]
            self._steps = {}
            state = state.clone(Rng(0))
            for action in best.actions:
                self._steps[_place(mind, state, seat)] = action
                if mind.turns.ends_turn(action):
                    break
                state.apply(seat, action)
        return self._steps[place]

    def _answer(self, knowledge: Knowledge, legal: list[int], mind: Judge, rng: Rng) -> int:
        """What is asked between turns: after everybody has answered, in worlds that agree with what the seat knows."""
        seat = knowledge.seat
        sums = [0.0] * len(legal)
        for _ in range(self.settings.worlds):
            world = knowledge.sample(rng.fork())
            for place, then in enumerate(mind.answered(world, seat, legal, f"{rng.word()}")):
                sums[place] += mind.balance(then, seat)
        return legal[pick([total / self.settings.worlds for total in sums], self.settings.heat, 0.0, rng)]
