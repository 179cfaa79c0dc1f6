"""A small network on top of the linear value: one hidden layer that learns what the weighted sum misses.

Fitted by Adam to the errors of the linear value, and stopped when games it has not learned from say so.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ecumene.arena.selfplay import Brain, Lesson, watch
from ecumene.bots.value import Layers, hidden_sums

Floats = NDArray[np.float32]

_BATCH = 512
_ROUNDS = 12
_RATE = 2e-3
_DECAY = 1e-5
_HELD_OUT = 8  # every eighth batch of games only judges


@dataclass(frozen=True)
class Harvest:
    """Positions of self-play: their phase, features and how they ended."""

    phases: NDArray[np.int16]
    rows: NDArray[np.float16]
    targets: Floats


def harvest(lesson: Lesson) -> Harvest:
    """Play a batch of games and keep every position."""
    seen = watch(lesson)
    phases = np.concatenate([np.full(len(part.rows), phase, dtype=np.int16) for phase, part in seen.items()])
    rows = np.concatenate([part.rows.astype(np.float16) for part in seen.values()])
    return Harvest(phases, rows, np.concatenate([part.targets.astype(np.float32) for part in seen.values()]))


def add_network(brain: Brain, lessons: list[Harvest], units: int, seed: int = 0) -> tuple[Brain, float]:
    """The brain with a hidden layer, and how much more of the outcome it explains in games held out (below 0: less)."""
    judging = _join(lessons[::_HELD_OUT])
    teaching = _join([part for number, part in enumerate(lessons) if number % _HELD_OUT])
    errors = [part.targets - _linear(brain, part) for part in (teaching, judging)]
    fitting = _Fitting(teaching.rows, len(brain.bias), units, seed)
    best, least = fitting.layers(), float((errors[1] ** 2).mean())
    start = least
    for number in range(_ROUNDS):
        fitting.round(teaching, errors[0], _RATE * 0.5 * (1 + np.cos(np.pi * number / _ROUNDS)))
        layers = fitting.layers()
        left = float(((errors[1] - hidden_sums(layers, judging.rows, judging.phases)) ** 2).mean())
        if left < least:
            best, least = layers, left
    return Brain(brain.weights, brain.bias, best), (start - least) / float(judging.targets.var())


def _join(parts: list[Harvest]) -> Harvest:
    return Harvest(
        np.concatenate([part.phases for part in parts]),
        np.concatenate([part.rows for part in parts]),
        np.concatenate([part.targets for part in parts]),
    )


def _linear(brain: Brain, part: Harvest) -> Floats:
    values = np.empty(len(part.targets), dtype=np.float32)
    for phase in range(len(brain.bias)):
        here = part.phases == phase
        values[here] = part.rows[here].astype(np.float32) @ brain.weights[phase] + brain.bias[phase]
    return values


class _Fitting:
    """Adam on one hidden layer over standardized features."""

    def __init__(self, rows: NDArray[np.float16], phases: int, units: int, seed: int) -> None:
        sample = rows[:: max(1, len(rows) // 200_000)].astype(np.float32)
        spread = sample.std(axis=0)
        self.means: Floats = sample.mean(axis=0)
        self.scale: Floats = np.where(spread > 1e-3, spread, 1.0).astype(np.float32)
        self.rng = np.random.default_rng(seed)
        size = rows.shape[1]
        inner = self.rng.normal(0.0, np.sqrt(1.0 / size), (size, units)).astype(np.float32)
        self.weights: list[Any] = [inner, np.zeros((phases, units), np.float32), np.zeros(units, np.float32)]
        self.means_of_slopes = [np.zeros_like(weight) for weight in self.weights]
        self.means_of_squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def round(self, part: Harvest, errors: Floats, rate: float) -> None:
        """Once through all positions, in random order."""
        order = self.rng.permutation(len(errors))
        for first in range(0, len(order) - _BATCH + 1, _BATCH):
            chosen = order[first : first + _BATCH]
            rows = (part.rows[chosen].astype(np.float32) - self.means) / self.scale
            self._step(rows, part.phases[chosen], errors[chosen], rate)

    def _step(self, rows: Floats, phases: NDArray[np.int16], errors: Floats, rate: float) -> None:
        inner, offsets, outer = self.weights
        before = rows @ inner + offsets[phases]
        units = np.maximum(before, 0.0)
        wrong = (units @ outer - errors) / len(rows)
        back = np.outer(wrong, outer) * (before > 0.0)
        slope_of_offsets = np.zeros_like(offsets)
        np.add.at(slope_of_offsets, phases, back)
        slopes = [rows.T @ back + _DECAY * inner, slope_of_offsets, units.T @ wrong + _DECAY * outer]
        self.steps += 1
        for weight, slope, mean, square in zip(
            self.weights, slopes, self.means_of_slopes, self.means_of_squares, strict=True
        ):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            usual = mean / (1 - 0.9**self.steps)
            weight -= rate * usual / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)

    def layers(self) -> Layers:
        """The layer as it stands, for features as they are, not standardized."""
        inner, offsets, outer = self.weights
        plain = inner / self.scale[:, None]
        return Layers(plain, offsets - self.means @ plain, outer.copy())
