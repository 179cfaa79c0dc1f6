# Compiled by mypyc where a C compiler is present.
"""Weighted sums of features: the innermost loop of every bot that learned, here because it is compiled."""

from __future__ import annotations

from typing import Final

#: The value of an action that another one dominates: not worth a thought.
DOMINATED: Final = -1e9


def weighted(rows: list[list[float]], weights: list[float], bias: float) -> list[float]:
    """For every row the bias and the sum of its features by weight. Most features are 0 and cost nothing."""
    sums: list[float] = []
    for row in rows:
        total = bias
        for place in range(len(row)):
            amount = row[place]
            if amount != 0.0:
                total += amount * weights[place]
        sums.append(total)
    return sums
