"""The two networks of `bots/insight.py` as they are learned: what they say, which way is down, and steps that way.

Positions are lists of places, kept as sparse matrices: a first layer adds up the rows of weights of what holds.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any

import numpy as np

from ecumene.kernel import EcumeneError, Message

#: The weights of both networks by name, as they lie in the package.
Weights = dict[str, Any]


@dataclass
class Rows:
    """Lists of places, one after the other: what was told of positions."""

    places: Any
    lengths: Any

    @staticmethod
    def of(lists: list[list[int]]) -> Rows:
        flat = [place for row in lists for place in row]
        return Rows(np.array(flat, dtype=np.int32), np.array([len(row) for row in lists], dtype=np.int32))

    def matrix(self, columns: int, numbers: Any = None) -> Any:
        """A row for each list, with ones, or these numbers, at its places."""
        if numbers is None:
            numbers = np.ones(len(self.places), dtype=np.float32)
        ends = np.concatenate(([0], np.cumsum(self.lengths, dtype=np.int64)))
        return sparse().csr_matrix((numbers, self.places, ends), shape=(len(self.lengths), columns))


def sparse() -> Any:
    """What adds up rows of weights; it comes with what bot writers install."""
    try:
        return import_module("scipy.sparse")
    except ImportError:
        raise EcumeneError(Message("arena-no-scipy")) from None


class Chances:
    """How likely every action of every decision is: all actions one after the other, those of a decision together."""

    def __init__(self, leanings: Any, families: Rows, likings: Any) -> None:
        self.lengths = families.lengths
        self.starts = np.cumsum(self.lengths) - self.lengths
        self.rows = np.repeat(np.arange(len(self.lengths)), self.lengths)
        sums = leanings + likings[self.rows, families.places]
        raised = np.exp(sums - np.maximum.reduceat(sums, self.starts)[self.rows])
        self.shares = raised / np.add.reduceat(raised, self.starts)[self.rows] + 1e-30

    def likeliest(self) -> Any:
        """The first one of those that are as likely as any."""
        most = np.maximum.reduceat(self.shares, self.starts)[self.rows]
        places = np.where(self.shares >= most, np.arange(len(self.shares)), len(self.shares))
        return np.minimum.reduceat(places, self.starts)

    def drawn(self, luck: Any) -> Any:
        """By numbers between 0 and 1, one for each decision."""
        sums = np.cumsum(self.shares, dtype=np.float64)
        before = sums[self.starts] - self.shares[self.starts]
        within = sums[self.starts + self.lengths - 1] - before
        places = np.searchsorted(sums, before + luck * within, side="right")
        return np.clip(places, self.starts, self.starts + self.lengths - 1)


class Networks:
    """Both networks, with what is needed to change them."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.statements = len(weights["choosing_inner"])
        self.hands = len(weights["judging_hands"])

    def likings(self, told: Any) -> tuple[Any, Any, Any]:
        """Of every family of actions, and the units of both layers."""
        w = self.weights
        first = np.maximum(told @ w["choosing_inner"] + w["choosing_offsets"], 0.0)
        second = np.maximum(first @ w["choosing_middle"] + w["choosing_middle_offsets"], 0.0)
        return second @ w["families"].T + w["family_offsets"], first, second

    def worths(self, told: Any, hands: Any) -> tuple[Any, Any, Any]:
        """Of every position, and the units of both layers."""
        w = self.weights
        inner = told @ w["judging_inner"] + hands @ w["judging_hands"]
        first = np.maximum(inner + w["judging_offsets"], 0.0)
        second = np.maximum(first @ w["judging_middle"] + w["judging_middle_offsets"], 0.0)
        return second @ w["judging_outer"] + w["judging_offset"], first, second

    def choosing_slopes(self, told: Any, units: tuple[Any, Any], slopes: Any) -> Weights:
        """By weight, from those by the likings of families (a sparse matrix)."""
        w, (first, second) = self.weights, units
        of_second = (slopes @ w["families"]) * (second > 0.0)
        of_first = (of_second @ w["choosing_middle"].T) * (first > 0.0)
        return {
            "families": slopes.T @ second,
            "family_offsets": np.asarray(slopes.sum(0)).ravel(),
            "choosing_middle": first.T @ of_second,
            "choosing_middle_offsets": of_second.sum(0),
            "choosing_inner": told.T @ of_first,
            "choosing_offsets": of_first.sum(0),
        }

    def judging_slopes(self, told: Any, hands: Any, units: tuple[Any, Any], slopes: Any) -> Weights:
        """By weight, from those by the worth of positions."""
        w, (first, second) = self.weights, units
        of_second = np.outer(slopes, w["judging_outer"]) * (second > 0.0)
        of_first = (of_second @ w["judging_middle"].T) * (first > 0.0)
        return {
            "judging_outer": slopes @ second,
            "judging_offset": slopes.sum(),
            "judging_middle": first.T @ of_second,
            "judging_middle_offsets": of_second.sum(0),
            "judging_inner": told.T @ of_first,
            "judging_hands": hands.T @ of_first,
            "judging_offsets": of_first.sum(0),
        }


@dataclass(frozen=True)
class Aim:
    """What the choosing network is to do at decisions: more of what went well, but not at once."""

    chosen: Any
    likelihood: Any
    advantage: Any
    clip: float
    curiosity: float

    def slopes(self, chances: Chances, families: Rows, columns: int) -> Any:
        """By the likings of families: which way the clipped loss of proximal policy optimisation grows."""
        shares, rows = chances.shares, chances.rows
        logarithms = np.log(shares)
        ratio = np.exp(logarithms[self.chosen] - self.likelihood)
        kept = np.where(self.advantage > 0.0, ratio < 1.0 + self.clip, ratio > 1.0 - self.clip)
        pull = ratio * self.advantage * kept
        entropy = -np.add.reduceat(shares * logarithms, chances.starts)
        slopes = shares * (pull[rows] + self.curiosity * (logarithms + entropy[rows]))
        slopes[self.chosen] -= pull
        return families.matrix(columns, (slopes / len(pull)).astype(np.float32))


class Steps:
    """Steps down the slopes, each weight at a pace of its own (Adam), and the mean of where they lead."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.slopes = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self.squares = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self.mean = {name: np.array(weight) for name, weight in weights.items()}
        self.taken = {"choosing": 0, "judging": 0}

    def take(self, network: str, slopes: Weights, rate: float, memory: float) -> None:
        self.taken[network] += 1
        count = self.taken[network]
        length = float(np.sqrt(sum(float((slope * slope).sum()) for slope in slopes.values())))
        scale = min(1.0, _LONGEST / (length + 1e-12))
        pace = rate * float(np.sqrt(1.0 - 0.999**count)) / (1.0 - 0.9**count)
        kept = min(memory, (1.0 + count) / (10.0 + count))
        for name, slope in slopes.items():
            slope = slope * np.float32(scale)
            first, second = self.slopes[name], self.squares[name]
            first += np.float32(0.1) * (slope - first)
            second += np.float32(0.001) * (slope * slope - second)
            self.slopes[name], self.squares[name] = first, second
            weight = self.weights[name] - np.float32(pace) * first / (np.sqrt(second) + np.float32(1e-8))
            self.weights[name] = weight.astype(np.float32)
            self.mean[name] = self.mean[name] + np.float32(1.0 - kept) * (self.weights[name] - self.mean[name])


#: Slopes longer than this are shortened.
_LONGEST = 1.0
