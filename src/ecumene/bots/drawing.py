# Compiled by mypyc where a C compiler is present.
"""Choosing by judgement with some chance in it: what every bot does at every step of every try."""

from __future__ import annotations

from math import exp

from ecumene.kernel.linear import DOMINATED
from ecumene.kernel.rng import Rng


def fraction(rng: Rng) -> float:
    """A random number from 0 up to 1."""
    return int(rng.word()) / 4294967296.0


def pick(values: list[float], heat: float, slips: float, rng: Rng) -> int:
    """The place of the best value, or near it: softmax with a heat, and now and then a slip."""
    if slips and fraction(rng) < slips:
        fair = [i for i, value in enumerate(values) if value > DOMINATED]
        better = sorted(fair, key=lambda i: -values[i])[: max(1, (len(fair) + 1) // 2)]
        return better[int(rng.below(len(better)))]
    top = max(values)
    if not heat:
        return values.index(top)
    return drawn([exp((value - top) / heat) for value in values], rng)


def drawn(weights: list[float], rng: Rng) -> int:
    """A place drawn by weight."""
    point = fraction(rng) * sum(weights)
    for place, weight in enumerate(weights):
        point -= weight
        if point <= 0:
            return place
    return weights.index(max(weights))
