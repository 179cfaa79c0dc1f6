"""``ecumene train … --hindsight N``: rounds of looking back at games of the policy as it is by then.

Every round plays games, takes a step towards better weights for choosing (``arena/hindsight.py``), and fits the value
anew to how the games ended: it says what is to be expected in the next round. The numbers of players of a game learn
side by side, each a little from the games of the others too.
"""

from __future__ import annotations

from collections.abc import Callable

from ecumene.arena.executors import Executor
from ecumene.arena.hindsight import Drill, Hindsight, drill, improve
from ecumene.arena.selfplay import Brain, fit
from ecumene.arena.training import CHUNK, FEWEST, Course, Progress, measure

#: How weights are held where they were, and how much what is seen in other phases counts: one game
#: shows little, so that all phases count alike. In play this has not been shown to be better, nor to be worse.
_HELD = 4000.0
_BLUR = 1.0
#: How much games of another number of players count, and those of the round before.
_SHARED = 1.0
_FADING = 0.5
#: Steps become shorter round by round, but not shorter than this.
_SHORTER = 0.15
_SHORTEST = 0.4


def look_back(
    courses: list[Course], starts: list[Brain], workers: Executor, tell: Callable[[Course, Progress], None]
) -> list[Brain]:
    """What each course learned in the end; what it began with where that plays better."""
    brains, kept = starts[:], starts[:]
    seen = [Hindsight.empty(*brain.weights.shape) for brain in brains]
    for number in range(courses[0].rounds):
        for place, course in enumerate(courses):
            seen[place] = _drilled(course, brains[place], number, seen[place], workers)
        stride = max(_SHORTEST, 1.0 - _SHORTER * number)
        for place, course in enumerate(courses):
            brains[place], gained = improved(brains[place], seen, place, course.ridge, stride)
            progress = _measured(course, brains[place], starts[place], number, gained, workers)
            kept[place] = brains[place] if progress.accepted else starts[place]
            tell(course, progress)
    return kept


def _measured(course: Course, brain: Brain, start: Brain, number: int, gained: float, workers: Executor) -> Progress:
    """What a round brought, measured against what the course began with, one ply deep."""
    against_start = measure(course, brain, start, f"drill {number}", workers)
    against_greedy = measure(course, brain, Brain(), f"drill greedy {number}", workers)
    accepted = against_start > 1 / course.players
    return Progress(number + 1, [gained], against_start, against_greedy, accepted, by_hindsight=True)


def _drilled(course: Course, brain: Brain, number: int, before: Hindsight, workers: Executor) -> Hindsight:
    """What a round of games showed, and, fading, what was seen before."""
    chunk = max(1, min(CHUNK, course.drills // FEWEST))
    seeds = [f"{course.seed} drill {number} {first}" for first in range(0, course.drills, chunk)]
    seen = Hindsight.empty(*brain.weights.shape)
    seen.add(before, _FADING)
    for part in workers.map(drill, (Drill(course.slug, course.players, seed, chunk, brain) for seed in seeds)):
        seen.add(part)
    return seen


def improved(brain: Brain, seen: list[Hindsight], place: int, ridge: float, stride: float) -> tuple[Brain, float]:
    """A brain that chooses better and whose value is that of the games it was seen in; what the step explains."""
    told = Hindsight.empty(*brain.weights.shape)
    for other, part in enumerate(seen):
        told.add(part, 1.0 if other == place else _SHARED)
    value, _ = fit(told.ends, ridge)
    better, gained = improve(brain, told.choices, _HELD, _BLUR, stride)
    return Brain(value.weights, value.bias, None, better.choice), gained
