"""Finds the weights of `chances.py` by self-play, and says how good they are: Brier score and reliability curve."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
import numpy as np

from ecumene.bots.knowledge import Knowledge
from ecumene.bots.roster import bot
from ecumene.kernel import Game, Rng
from ecumene.review.chances import Weights, reading

#: Positions that are taken of every game: about so many, evenly over it.
PER_GAME = 24
_ROUNDS = 60
_CURVE = 10
#: How strongly weights may be held back, in units of one position: what foretells unseen games best is taken. The score
#: itself is free.
HELD = (10.0, 50.0, 250.0, 1000.0)
_FOLDS = 4
_FREE = ("score", "standing", "worth", "prospect")


class Samples(NamedTuple):
    """Positions of many games: part, a row for every seat, each seat's share of the win, and which game it was."""

    parts: Any  # n
    rows: Any  # n x seats x names
    won: Any  # n x seats
    games: Any  # n


class Played(NamedTuple):
    """A game of self-play: who won, and what was done (seats and numbers of actions)."""

    number: int
    winners: list[int]
    actions: list[tuple[int, int]]


def seed(number: int) -> str:
    return f"chances {number}"


def play(game: Game, players: int, minds: list[str], number: int) -> Played:
    """One game of these bots, whoever sits where."""
    rng = Rng(f"{seed(number)} choices")
    seated = [bot(minds[int(rng.below(len(minds)))]) for _ in range(players)]
    state, actions = game.new(players, None, seed(number)), list[tuple[int, int]]()
    while not state.over:
        seat = state.to_move()[0]
        legal = state.legal(seat)
        action = legal[0] if len(legal) == 1 else seated[seat].choose(Knowledge(state, seat), rng)
        actions.append((seat, action))
        state.apply(seat, action)
    result = state.result()
    assert result is not None
    return Played(number, list(result.winners), actions)


def positions(game: Game, players: int, played: Played) -> tuple[list[int], list[list[list[float]]]]:
    """Parts and rows of a game, about `PER_GAME` of them, where there is something to decide."""
    read, state = reading(game), game.new(players, None, seed(played.number))
    every = max(1, len(played.actions) // PER_GAME)
    parts, rows = [], []
    for step, (seat, action) in enumerate(played.actions):
        if step % every == played.number % every:
            parts.append(read.part(state))
            rows.append([read.row(state, other) for other in range(players)])
        state.apply(seat, action)
    return parts, rows


def samples_of(game: Game, players: int, games: Iterable[Played]) -> Samples:
    """All that is learned from."""
    parts, rows, won, numbers = [], [], [], []
    for played in games:
        at, seen = positions(game, players, played)
        share = [float(seat in played.winners) / len(played.winners) for seat in range(players)]
        parts += at
        rows += seen
        won += [share] * len(at)
        numbers += [played.number] * len(at)
    return Samples(np.array(parts), np.array(rows), np.array(won), np.array(numbers))


def chosen(samples: Samples, mask: Any) -> Samples:
    return Samples(*(column[mask] for column in samples))


def best_held(samples: Samples, names: tuple[str, ...], parts: int) -> float:
    """How strongly weights are to be held back, so that games they were not fitted on are foretold best."""
    folds = samples.games % _FOLDS

    def missed(held: float) -> float:
        errors = []
        for fold in range(_FOLDS):
            test = chosen(samples, folds == fold)
            fitted = fit(chosen(samples, folds != fold), names, parts, held)
            errors.append(reliability(predict(fitted, test), test.won).brier)
        return sum(errors)

    return min(HELD, key=missed)


def fit(samples: Samples, names: tuple[str, ...], parts: int, holding: float) -> Weights:
    """Weights part by part: a conditional logit by Newton's steps, held back by a ridge in units of the spread."""
    seats = samples.rows.shape[1]
    spread = samples.rows.reshape(-1, len(names)).std(axis=0)
    spread[spread < 1e-9] = 1.0
    held = np.array([2.0 if name in _FREE else holding for name in names] + [holding] * seats)
    found, order = [], []
    before = np.zeros(len(names) + seats)
    for part in range(parts):
        chosen = samples.parts == part
        rows, won = samples.rows[chosen] / spread, samples.won[chosen]
        place = np.broadcast_to(np.eye(seats), (len(rows), seats, seats))
        theta = _newton(np.concatenate([rows, place], axis=2), won, held, before) if len(rows) else before
        before = theta
        found.append((theta[: len(names)] / spread).round(6).tolist())
        order.append(theta[len(names) :].round(4).tolist())
    return Weights(list(names), found, order, len(set(samples.games.tolist())))


def _newton(rows: Any, won: Any, held: Any, prior: Any) -> Any:
    """The weights that make what happened likeliest; those of the part before are where the ridge pulls to."""
    theta = prior.copy()
    for _ in range(_ROUNDS):
        p = shares(rows @ theta)
        mean = np.einsum("ns,nsf->nf", p, rows)
        slope = np.einsum("ns,nsf->f", won - p, rows) - held * (theta - prior)
        centred = rows - mean[:, None, :]
        bend = np.einsum("ns,nsf,nsg->fg", p, centred, centred, optimize=True) + np.diag(held)
        step = np.linalg.solve(bend, slope)
        theta = theta + step * min(1.0, 2.0 / max(1e-9, float(np.abs(step).max())))
        if float(np.abs(step).max()) < 1e-5:
            break
    return theta


def shares(sums: Any) -> Any:
    powers = np.exp(sums - sums.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def predict(weights: Weights, samples: Samples) -> Any:
    """The chances of every seat in every position."""
    table, order = np.array(weights.parts), np.array(weights.order)
    return shares(np.einsum("nsf,nf->ns", samples.rows, table[samples.parts]) + order[samples.parts])


class Reliability(msgspec.Struct, frozen=True):
    """How good chances are: mean squared error per seat, and by tenths what was said, what came true and how often."""

    brier: float
    curve: list[tuple[float, float, int]]

    @property
    def gap(self) -> float:
        """How far what was said lies from what came true, on average over all positions."""
        total = sum(count for _, _, count in self.curve)
        return sum(abs(said - true) * count for said, true, count in self.curve) / max(1, total)


def reliability(said: Any, won: Any) -> Reliability:
    said, won = np.asarray(said).ravel(), np.asarray(won).ravel()
    tenth = np.minimum((said * _CURVE).astype(int), _CURVE - 1)
    curve = [
        (float(said[tenth == t].mean()), float(won[tenth == t].mean()), int((tenth == t).sum()))
        for t in range(_CURVE)
        if (tenth == t).any()
    ]
    return Reliability(float(((said - won) ** 2).mean()), curve)
