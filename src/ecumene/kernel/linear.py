# Compiled by mypyc where a C compiler is present.
"""Weighted sums of features: the innermost loop of every bot that learned, here because it is compiled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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


class Ledger:
    """Where features are told, place by place in ascending order: added up by weight, or kept as a row."""

    def __init__(self, weights: list[float], bias: float, row: list[float] | None = None) -> None:
        self.weights = weights
        self.total = bias
        self.row = row

    def tell(self, place: i64, amount: float) -> None:
        """Most features are 0 and cost nothing."""
        if amount != 0.0:
            if self.row is None:
                self.total += amount * self.weights[place]
            else:
                self.row[place] = amount

    def tell_all(self, place: i64, amounts: list[float]) -> None:
        for amount in amounts:
            self.tell(place, amount)
            place += 1

    def tell_numbers(self, place: i64, numbers: list[i64], most: i64) -> None:
        """Whole numbers, none of them counted beyond ``most``."""
        for number in numbers:
            self.tell(place, float(min(number, most)))
            place += 1


def bounded(number: int, least: int, most: int) -> int:
    return max(least, min(most, number))
