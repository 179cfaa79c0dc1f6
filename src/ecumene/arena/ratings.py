"""Ratings from the ranks of many games, all at once: the order in which they were played does not matter.

Every game is taken as a comparison of each two bots at the table (Bradley and Terry), a tie as half a win each. Ratings
are on the scale of Elo: 400 points ahead is ten wins to one. A weak belief that all are alike keeps them finite.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log, sqrt

import msgspec
import numpy as np
from numpy.typing import NDArray

from ecumene.arena.matches import Played

Matrix = NDArray[np.float64]

_ELO = 400 / log(10)
#: The rating of whoever is as good as the average of all, and how far from it one may easily be.
AVERAGE = 1500.0
_SPREAD = 700.0 / _ELO


class Rating(msgspec.Struct, frozen=True):
    """How good a bot is, and half of the 95 % interval."""

    bot: str
    rating: float
    half: float


class Ratings:
    """The ratings of some bots and how sure each comparison is."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = list(bots)
        self.index = {name: i for i, name in enumerate(self.bots)}
        #: How often (in parts of games) one came before another.
        self.won: Matrix = np.zeros((len(bots), len(bots)))
        self.strength: Matrix = np.zeros(len(bots))
        self.covariance: Matrix = np.eye(len(bots)) * _SPREAD**2

    def add(self, game: Played) -> None:
        """Every two bots at the table are compared; those of a larger table count less each."""
        weight = 1 / (len(game.seats) - 1)
        for i, one in enumerate(game.seats):
            for j, two in enumerate(game.seats[:i]):
                if one == two:
                    continue
                ahead = 0.5 if game.ranks[i] == game.ranks[j] else float(game.ranks[i] < game.ranks[j])
                self.won[self.index[one], self.index[two]] += weight * ahead
                self.won[self.index[two], self.index[one]] += weight * (1 - ahead)

    def fit(self) -> None:
        """The strengths that explain the games best (Newton's method), and their covariance."""
        games = self.won + self.won.T
        prior = np.eye(len(self.bots)) / _SPREAD**2
        for _ in range(50):
            chance = self.chances()
            slope = (self.won - games * chance).sum(axis=1) - self.strength / _SPREAD**2
            curve = _information(games * chance * (1 - chance)) + prior
            step = np.linalg.solve(curve, slope)
            self.strength += np.clip(step, -2.0, 2.0)
            if np.abs(step).max() < 1e-9:
                break
        chance = self.chances()
        self.covariance = _inverse(_information(games * chance * (1 - chance)) + prior)

    def chances(self) -> Matrix:
        """How likely each bot comes before each other."""
        return 1 / (1 + np.exp(self.strength[None, :] - self.strength[:, None]))

    def telling(self) -> Matrix:
        """How much a game of each two would tell: most where nobody knows who is better, and both are little known."""
        chance = self.chances()
        spread = np.diag(self.covariance)
        return np.asarray(chance * (1 - chance) * (spread[:, None] + spread[None, :] - 2 * self.covariance))

    def expect(self, line_up: Sequence[str], games: int) -> None:
        """Some games of these bots are about to be played: the next ones should tell something else."""
        planned = np.zeros_like(self.won)
        chance = self.chances()
        seats = [self.index[name] for name in line_up]
        for i in seats:
            for j in seats:
                if i != j:
                    planned[i, j] += games / (len(seats) - 1) * chance[i, j] * (1 - chance[i, j])
        self.covariance = _inverse(_inverse(self.covariance) + _information(planned))

    def table(self) -> list[Rating]:
        """Best first. Only differences mean something: the average of all is 1500."""
        centre = np.eye(len(self.bots)) - 1 / len(self.bots)
        spread = np.diag(centre @ self.covariance @ centre.T)
        middle = float(self.strength.mean())
        rows = [
            Rating(name, AVERAGE + _ELO * float(self.strength[i] - middle), 1.96 * _ELO * sqrt(float(spread[i])))
            for i, name in enumerate(self.bots)
        ]
        return sorted(rows, key=lambda row: (-row.rating, row.bot))


def _information(pairs: Matrix) -> Matrix:
    """The curvature of the likelihood: what is known about each difference."""
    return np.asarray(np.diag(pairs.sum(axis=1)) - pairs)


def _inverse(matrix: Matrix) -> Matrix:
    return np.asarray(np.linalg.inv(matrix), np.float64)


def rated(bots: Sequence[str], games: Iterable[Played]) -> Ratings:
    ratings = Ratings(bots)
    for game in games:
        ratings.add(game)
    ratings.fit()
    return ratings
