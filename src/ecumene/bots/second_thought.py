"""How much worse a move is than the best one, in expected outcome: each game's own way of looking ahead, for two moves.

What is compared is always the same world with the same luck; where that leaves doubt, nothing is said to be worse.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

import msgspec

from ecumene.bots.beam import Beam, Steps, positions_of
from ecumene.bots.beam import Settings as Turn
from ecumene.bots.judging import Rounds, Turns, heuristics, lead_value
from ecumene.bots.knowledge import Budget, Knowledge
from ecumene.bots.planner import Judge, judge, plans
from ecumene.bots.search import Candidate
from ecumene.bots.tries import Settings as Trials
from ecumene.bots.tries import Tries
from ecumene.bots.value import DOMINATED
from ecumene.kernel import Rng, State

_TURN = Turn(width=8)
_WIDTH, _NODES = 6, 900
_WORLDS = 12
#: Moves are compared after one round and after two, and the mean counts: who plays on well soon catches up.
_TRIALS = (Trials(rounds=1), Trials(rounds=2))
#: A difference is believed if it is so many standard errors from none.
SURE = 2.5


def looks_ahead(state: State) -> bool:
    """Whether this is how moves of the game are compared: turns are planned, or moves tried some rounds ahead."""
    return isinstance(heuristics(state.game), Steps | Turns | Rounds)


def loss(state: State, seat: int, action: int, best: int) -> float:
    """By how much the expected outcome falls with a move instead of the best one; 0 if that is not sure."""
    kit, knowledge = heuristics(state.game), Knowledge(state, seat)
    seed = f"{msgspec.json.encode(knowledge.view(), order='deterministic').decode()} {action}"
    if isinstance(kit, Rounds):
        after = [_tried(knowledge, action, best, trials, Rng(seed)) for trials in _TRIALS]
        return sure_mean([sum(each) / len(each) for each in zip(*after, strict=True)])
    rng = Rng(seed)
    world = knowledge.sample(rng)
    if isinstance(kit, Turns):
        mind = judge(state.game, players=state.players)
        if not mind.turns.in_turn(world, seat):
            return _answered(mind, knowledge, action, best, rng)
        worse = _turn_after(mind, world, seat, best) - _turn_after(mind, world, seat, action)
        return _outcome(worse, mind.turns.clear_lead)
    assert isinstance(kit, Steps)
    beam = Beam(kit, positions_of(state.game, state.players), _TURN)
    worse = _way_after(beam, world, seat, best) - _way_after(beam, world, seat, action)
    return _outcome(worse, kit.clear_lead)


def sure_mean(differences: list[float]) -> float:
    """The mean of differences, or 0 if they leave doubt."""
    count, mean = len(differences), sum(differences) / len(differences)
    error = sqrt(sum((each - mean) ** 2 for each in differences) / (count - 1) / count)
    return mean if mean >= SURE * error else 0.0


def _outcome(points: float, clear_lead: float) -> float:
    """What points are worth where nobody is ahead."""
    return lead_value(points, clear_lead) - 0.5


def _tried(knowledge: Knowledge, action: int, best: int, trials: Trials, rng: Rng) -> list[float]:
    """How much better the best move is some rounds ahead, world by world."""
    tries = Tries(knowledge, trials, rng, Budget().watch())
    return gaps(Candidate(best, 0.0), Candidate(action, 0.0), tries.try_world, _WORLDS)


def gaps(
    ours: Candidate, theirs: Candidate, try_world: Callable[[list[Candidate]], object], worlds: int
) -> list[float]:
    """How much better one move is than another, world by world, when both are tried in so many more."""
    found = []
    for _ in range(worlds):
        before = ours.total - theirs.total
        try_world([ours, theirs])
        found.append(ours.total - theirs.total - before)
    return found


def _answered(mind: Judge, knowledge: Knowledge, action: int, best: int, rng: Rng) -> float:
    """Between turns: how things stand when everybody has answered."""
    seat, better = knowledge.seat, list[float]()
    for _ in range(_WORLDS):
        world, luck = knowledge.sample(rng.fork()), f"{rng.word()}"
        ours, theirs = (mind.balance(then, seat) for then in mind.answered(world, seat, (best, action), luck))
        better.append(ours - theirs)
    return _outcome(sure_mean(better), mind.turns.clear_lead)


def _turn_after(mind: Judge, state: State, seat: int, action: int) -> float:
    """What a turn can still become after one of its steps."""
    if mind.turns.ends_turn(action):
        return mind.standing(state, seat)
    then = state.clone(Rng(0))
    then.apply(seat, action)
    if then.over or not mind.turns.in_turn(then, seat):
        return mind.standing(then, seat)
    return max(plan.worth for plan in plans(mind, then, seat, _WIDTH, _NODES))


def _way_after(beam: Beam, state: State, seat: int, action: int) -> float:
    """The same where positions are judged one by one."""
    kit = beam.kit
    if kit.leaves(state, seat, action) or not kit.in_turn(state, seat):
        places, rows = kit.outlooks(state, seat, [action])
        worth = beam.value.values(places, rows, kit.phase(state))[0]
        return worth if worth > DOMINATED else min(plan.worth for plan in beam.best(state, seat))
    then = state.clone(Rng(0))
    then.apply(seat, action)
    return max((plan.worth for plan in beam.best(then, seat)), default=0.0)
