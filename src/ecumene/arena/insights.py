"""``ecumene train GAME --insight GAMES``: the networks of `bots/insight.py`, by policy gradients from self-play.

Games are played in lock step, at most tables by the newest network at all seats, at some with guests: the value.
Every decision is noted with what was known, what was chosen and how likely that was; what a seat's later positions were
judged, and how it ended, tells how good the choice was (generalised advantages). After so many games both networks
take a few steps: the choosing one towards what did better than expected, never far from what it did (a clipped ratio),
the judging one, which sees all hands, towards what came. Rates and curiosity shrink to the end of the course, and the
mean of the latest weights is what is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ecumene import games
from ecumene.arena.executors import Executor
from ecumene.arena.gradients import Aim, Chances, Networks, Rows, Steps, Weights, sparse
from ecumene.arena.lockstep import Lesson, Played, ground, joined, play
from ecumene.bots.insight import Situated, packed
from ecumene.kernel import Rng


@dataclass(frozen=True)
class InsightCourse:
    """All that decides what is learned. The defaults are those of the weights in the package."""

    slug: str
    players: int
    seed: str = "0"
    games: int = 800_000
    choosing: tuple[int, int] = (256, 128)  # units of both layers
    judging: tuple[int, int] = (192, 64)
    lesson: int = 64  # games in lock step
    lessons: tuple[int, int] = (8, 24)  # between two updates: at first, and at the end
    batch: tuple[int, int] = (2048, 8192)  # decisions of a step
    passes: int = 2  # over what was played
    rate: float = 0.0006  # at first; less and less of it to the end, in equal steps
    judging_rate: float = 0.0015
    curiosity: tuple[float, float] = (0.004, 0.0003)  # what a natural unit of entropy is worth
    clip: float = 0.2
    trust: float = 0.9  # in later judgements, against the very next one
    guests: float = 0.15  # share of tables at which one or two seats are the learned value's
    memory: float = 0.998  # of the mean weights, from step to step
    gate: int = 600  # games of a measurement
    measurements: int = 25  # in a course

    def at(self, ends: tuple[float, float], share: float) -> float:
        """What lies between two ends, in equal ratios."""
        return float(ends[0] * (ends[1] / ends[0]) ** share)

    def pace(self, rate: float, share: float) -> float:
        return rate * max(_LEAST, 1.0 - share)


#: What is left of rates at the end.
_LEAST = 0.01


@dataclass(frozen=True)
class InsightProgress:
    """How one seat of the mean network does against the learned value, both one ply deep."""

    games: int
    won: float
    ahead: float  # points before the better of the others


def new_weights(course: InsightCourse, kit: Situated) -> Weights:
    """Networks that do not change the value's choices yet, and judge all positions alike."""
    rng = np.random.default_rng(Rng(f"{course.seed} new").word())
    statements, hands, families = kit.insight_sizes(course.players)

    def drawn(rows: int, columns: int, spread: float) -> Any:
        return rng.normal(0.0, spread, (rows, columns)).astype(np.float32)

    def none(*shape: int) -> Any:
        return np.zeros(shape, dtype=np.float32)

    weights: Weights = {}
    for name, (first, second) in (("choosing", course.choosing), ("judging", course.judging)):
        weights[f"{name}_inner"] = drawn(statements, first, 0.1)
        weights[f"{name}_offsets"] = none(first)
        weights[f"{name}_middle"] = drawn(first, second, (2.0 / first) ** 0.5)
        weights[f"{name}_middle_offsets"] = none(second)
    weights["judging_hands"] = drawn(hands, course.judging[0], 0.1)
    weights["judging_outer"] = none(course.judging[1])
    weights["judging_offset"] = np.float32(1.0 / course.players)
    weights["families"] = none(families, course.choosing[1])
    weights["family_offsets"] = none(families)
    return weights


def learn_insight(
    course: InsightCourse,
    workers: Executor,
    tell: Callable[[InsightProgress], None],
    checkpoint: Path | None = None,
) -> Weights:
    """The mean networks at the end of a course. A checkpoint lets an interrupted one go on where it stopped."""
    sparse()
    study = _Study(course, workers)
    if checkpoint is not None and checkpoint.exists():
        study.load(checkpoint)
    for share in study.go_on():
        if study.measured < int(share * course.measurements):
            study.measured = int(share * course.measurements)
            tell(study.measure())
            if checkpoint is not None:
                study.save(checkpoint)
    return study.learned()


class _Study:
    def __init__(self, course: InsightCourse, workers: Executor) -> None:
        self.course = course
        self.workers = workers
        self.kit, _ = ground(games.load(course.slug), course.players)
        self.steps = Steps(new_weights(course, self.kit))
        self.played = 0
        self.measured = 0
        statements, hands, _ = self.kit.insight_sizes(course.players)
        self.seen = np.zeros(statements, dtype=np.int64)  # how often each statement held
        self.seen_hands = np.zeros(hands, dtype=np.int64)

    def go_on(self) -> Iterator[float]:
        """Update after update; how far the course is. Games are played ahead, with the newest weights there are."""
        course, waiting = self.course, list[Played]()
        for part in self.workers.map(play, self._lessons()):
            waiting.append(part)
            self.played += self._size(self.played)
            share = self.played / course.games
            if len(waiting) >= course.at(course.lessons, share) or self.played == course.games:
                self._update(waiting, share)
                waiting = []
                yield share

    def _lessons(self) -> Iterator[Lesson]:
        course = self.course
        for first in range(self.played, course.games, course.lesson):
            seed = f"{course.seed} insight {first}"
            size, weights = self._size(first), self.steps.weights.copy()
            yield Lesson(course.slug, course.players, seed, size, course.guests, course.trust, weights)

    def _size(self, first: int) -> int:
        """How many games a lesson has that begins with this one: the last one may be shorter."""
        return min(self.course.lesson, self.course.games - first)

    def _update(self, parts: list[Played], share: float) -> None:
        course = self.course
        shuffled = np.random.default_rng(Rng(f"{course.seed} update {self.played}").word())
        data = joined(parts)
        told, hands = data.told.matrix(len(self.seen)), data.hands.matrix(len(self.seen_hands))
        self.seen += np.bincount(data.told.places, minlength=len(self.seen))
        self.seen_hands += np.bincount(data.hands.places, minlength=len(self.seen_hands))
        advantage = (data.advantage - data.advantage.mean()) / (data.advantage.std() + 1e-8)
        starts = np.cumsum(data.families.lengths) - data.families.lengths
        batches = max(1, round(len(advantage) / course.at(course.batch, share)))
        for _ in range(course.passes):
            for rows in np.array_split(shuffled.permutation(len(advantage)), batches):
                some, some_hands = told[rows], hands[rows]
                lengths = data.families.lengths[rows]
                firsts = np.cumsum(lengths) - lengths
                actions = np.repeat(starts[rows] - firsts, lengths) + np.arange(lengths.sum())
                families = Rows(data.families.places[actions], lengths)
                chosen = data.chosen[rows] - starts[rows] + firsts
                curiosity = course.at(course.curiosity, share)
                aim = Aim(chosen, data.likelihood[rows], advantage[rows], course.clip, curiosity)
                self._step(some, some_hands, families, data.leanings[actions], aim, data.goal[rows], share)

    def _step(self, told: Any, hands: Any, families: Rows, leanings: Any, aim: Aim, goal: Any, share: float) -> None:
        course, networks = self.course, Networks(self.steps.weights)
        likings, *units = networks.likings(told)
        slopes = aim.slopes(Chances(leanings, families, likings), families, likings.shape[1])
        choosing = networks.choosing_slopes(told, (units[0], units[1]), slopes)
        worths, *units = networks.worths(told, hands)
        off = (2.0 * (worths - goal) / len(goal)).astype(np.float32)
        judging = networks.judging_slopes(told, hands, (units[0], units[1]), off)
        self.steps.take("choosing", choosing, course.pace(course.rate, share), course.memory)
        self.steps.take("judging", judging, course.pace(course.judging_rate, share), course.memory)

    def measure(self) -> InsightProgress:
        """The mean network at one seat of tables of the learned value, every deal once in each seat."""
        course = self.course
        seed, count = f"{course.seed} gate", course.gate - course.gate % course.players
        played = play(Lesson(course.slug, course.players, seed, count, 0.0, course.trust, self.steps.mean, True))
        return InsightProgress(self.played, float(np.mean(played.won)), float(np.mean(played.ahead)))

    def learned(self) -> Weights:
        """The mean weights; nothing for statements that never held."""
        weights = dict(self.steps.mean)
        for name, seen in (
            ("choosing_inner", self.seen),
            ("judging_inner", self.seen),
            ("judging_hands", self.seen_hands),
        ):
            weights[name] = np.where(seen[:, None] > 0, weights[name], np.float32(0.0))
        return weights

    def save(self, path: Path) -> None:
        arrays: Weights = {"played": np.array(self.played), "measured": np.array(self.measured)}
        arrays |= {"taken": np.array(list(self.steps.taken.values())), "seen": self.seen, "hands": self.seen_hands}
        for part in _PARTS:
            arrays |= {f"{part}.{name}": array for name, array in getattr(self.steps, part).items()}
        draft = path.with_name(path.name + ".part.npz")
        np.savez(draft, **arrays)
        draft.replace(path)

    def load(self, path: Path) -> None:
        with np.load(path) as arrays:
            self.played, self.measured = int(arrays["played"]), int(arrays["measured"])
            self.seen, self.seen_hands = arrays["seen"], arrays["hands"]
            self.steps.taken = dict(zip(self.steps.taken, arrays["taken"].tolist(), strict=True))
            for part in _PARTS:
                setattr(self.steps, part, {name: arrays[f"{part}.{name}"] for name in self.steps.weights})


_PARTS = ("weights", "slopes", "squares", "mean")

#: Weights as small whole numbers, the others in half precision.
_PACKED = (
    "choosing_inner",
    "choosing_middle",
    "families",
    "judging_inner",
    "judging_hands",
    "judging_middle",
)


def write_insight(path: Path, weights: Weights) -> None:
    """Networks as they lie in the package."""
    arrays: Weights = {}
    for name, weight in weights.items():
        arrays |= packed(name, weight) if name in _PACKED else {name: np.asarray(weight, dtype=np.float16)}
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".part.npz")
    np.savez_compressed(draft, **arrays)
    draft.replace(path)
