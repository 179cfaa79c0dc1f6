"""How much worse a move is than the best one, in expected outcome: each game's own way of looking ahead, for two moves.

What is compared is always the same world with the same luck; where that leaves doubt, nothing is said to be worse.
"""

from __future__ import annotations

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
        return sure_mean([sum(gaps) / len(gaps) for gaps in zip(*after, strict=True)])
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


def sure_mean(gaps: list[float]) -> float:
    """The mean of differences, or 0 if they leave doubt."""
    mean = sum(gaps) / len(gaps)
    error = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps))
    return mean if mean >= SURE * error else 0.0


def _outcome(points: float, clear_lead: float) -> float:
    """What points are worth where nobody is ahead."""
    return lead_value(points, clear_lead) - 0.5


def _tried(knowledge: Knowledge, action: int, best: int, trials: Trials, rng: Rng) -> list[float]:
    """How much better the best move is some rounds ahead, world by world."""
    tries = Tries(knowledge, trials, rng, Budget().watch())
    ours, theirs = Candidate(best, 0.0), Candidate(action, 0.0)
    gaps = []
    for _ in range(_WORLDS):
        before = ours.total - theirs.total
        tries.try_world([ours, theirs])
        gaps.append(ours.total - theirs.total - before)
    return gaps


def _answered(mind: Judge, knowledge: Knowledge, action: int, best: int, rng: Rng) -> float:
    """Between turns: how things stand when everybody has answered."""
    gaps = []
    for _ in range(_WORLDS):
        world, luck, stands = knowledge.sample(rng.fork()), f"{rng.word()}", list[float]()
        for move in (best, action):
            then = world.clone(Rng(luck))
            then.apply(knowledge.seat, move)
            mind.settle(then)
            stands.append(mind.balance(then, knowledge.seat))
        gaps.append(stands[0] - stands[1])
    return _outcome(sure_mean(gaps), mind.turns.clear_lead)


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
