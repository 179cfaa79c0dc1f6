"""What the results say, and how sure that is. The unit is the block, as its games share a deal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log, sqrt

import msgspec

from ecumene.arena.matches import Block, Played


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval over blocks."""

    mean: float
    low: float
    high: float


class Row(msgspec.Struct, frozen=True):
    """One bot in the table of results."""

    bot: str
    games: int  # in which it sat at the table
    win_share: Estimate  # wins per seat it held; shared wins count in part
    parity: float
    mean_rank: Estimate
    mean_lead: Estimate  # points ahead of the best rival
    mean_score: float
    rating: float  # openskill: mu - 3 sigma
    rating_mu: float
    rating_sigma: float
    moves: int
    faults: int
    p50_ms: float
    p95_ms: float


class LineUp(msgspec.Struct, frozen=True):
    """How the games of one line-up were shared out: by bot, the share of all its games."""

    line_up: tuple[str, ...]
    games: int
    shares: dict[str, Estimate]
    parity: dict[str, float]


class Summary(msgspec.Struct, frozen=True):
    """The results of a tournament."""

    games: int
    blocks: int
    standings: list[Row]
    line_ups: list[LineUp]


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values and its interval (normal approximation)."""
    count = len(values)
    if not count:
        return Estimate(0.0, 0.0, 0.0)
    mean = sum(values) / count
    if count == 1:
        return Estimate(mean, mean, mean)
    error = sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
    return Estimate(mean, mean - 1.96 * error, mean + 1.96 * error)


def wins(game: Played) -> list[float]:
    """Each seat's part of the win."""
    winners = game.ranks.count(1)
    return [1.0 / winners if rank == 1 else 0.0 for rank in game.ranks]


def lead(game: Played, seat: int) -> int:
    return game.scores[seat] - max(score for other, score in enumerate(game.scores) if other != seat)


def summarize(blocks: Sequence[Block]) -> Summary:
    names = sorted({name for block in blocks for name in block.line_up})
    ratings = rate(game for block in blocks for game in block.games)
    rows = [_row(name, blocks, ratings.get(name, (0.0, 0.0))) for name in names]
    rows.sort(key=lambda row: (-row.win_share.mean, row.bot))
    line_ups = sorted({block.line_up for block in blocks})
    return Summary(
        sum(len(block.games) for block in blocks), len(blocks), rows, [_line_up(line, blocks) for line in line_ups]
    )


def _row(name: str, blocks: Sequence[Block], rating: tuple[float, float]) -> Row:
    shares, ranks, leads, scores, parities = [], [], [], [], []
    moves = faults = games = 0
    micros: list[int] = []
    for block in blocks:
        held = [(game, seat) for game in block.games for seat, sitting in enumerate(game.seats) if sitting == name]
        if not held:
            continue
        games += sum(name in game.seats for game in block.games)
        shares.append(sum(wins(game)[seat] for game, seat in held) / len(held))
        ranks.append(sum(game.ranks[seat] for game, seat in held) / len(held))
        leads.append(sum(lead(game, seat) for game, seat in held) / len(held))
        scores.append(sum(game.scores[seat] for game, seat in held) / len(held))
        parities.append(1 / len(block.line_up))
        moves += sum(game.moves[seat] for game, seat in held)
        faults += sum(game.faults[seat] for game, seat in held)
        for game, seat in held:
            micros += game.micros[seat]
    mu, sigma = rating
    return Row(
        bot=name,
        games=games,
        win_share=estimate(shares),
        parity=sum(parities) / len(parities),
        mean_rank=estimate(ranks),
        mean_lead=estimate(leads),
        mean_score=sum(scores) / len(scores),
        rating=mu - 3 * sigma,
        rating_mu=mu,
        rating_sigma=sigma,
        moves=moves,
        faults=faults,
        p50_ms=percentile(micros, 0.5) / 1000,
        p95_ms=percentile(micros, 0.95) / 1000,
    )


def _line_up(line: tuple[str, ...], blocks: Sequence[Block]) -> LineUp:
    own = [block for block in blocks if block.line_up == line]
    shares = {name: estimate([share_of(block, name) for block in own]) for name in sorted(set(line))}
    parity = {name: line.count(name) / len(line) for name in shares}
    return LineUp(line, sum(len(block.games) for block in own), shares, parity)


def share_of(block: Block, name: str) -> float:
    """The share of a block's games that a bot won, whatever number of seats it held."""
    won = sum(
        part for game in block.games for sitting, part in zip(game.seats, wins(game), strict=True) if sitting == name
    )
    return won / len(block.games)


def percentile(values: Sequence[int], part: float) -> float:
    ordered = sorted(values)
    return float(ordered[min(len(ordered) - 1, int(part * len(ordered)))]) if ordered else 0.0


def rate(games: Iterable[Played]) -> dict[str, tuple[float, float]]:
    """Plackett-Luce ratings from the ranks of all games, as (mu, sigma). Nothing without openskill."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    model = PlackettLuce()
    ratings: dict[str, tuple[float, float]] = {}
    for game in games:
        teams = [[model.rating(*ratings.get(name, ()))] for name in game.seats]
        rated = model.rate(teams, ranks=[float(rank) for rank in game.ranks])
        for name in set(game.seats):
            new = [team[0] for team, sitting in zip(rated, game.seats, strict=True) if sitting == name]
            ratings[name] = sum(one.mu for one in new) / len(new), sum(one.sigma for one in new) / len(new)
    return ratings


class Sprt(msgspec.Struct, frozen=True):
    """A sequential test of a share: is it ``low`` (no better) or ``high`` (better)? Errors of 5 % either way."""

    low: float = 0.5
    high: float = 0.55
    error: float = 0.05

    def bound(self) -> float:
        return log((1 - self.error) / self.error)

    def ratio(self, shares: Sequence[float]) -> float:
        """The log-likelihood ratio of ``high`` against ``low`` (normal approximation over blocks)."""
        count = len(shares)
        if count < 4:
            return 0.0
        mean = sum(shares) / count
        variance = max(1e-4, sum((share - mean) ** 2 for share in shares) / (count - 1))
        return count * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * variance)

    def verdict(self, shares: Sequence[float]) -> str:
        """``better``, ``not better`` or nothing yet."""
        ratio = self.ratio(shares)
        if ratio >= self.bound():
            return "better"
        return "not better" if ratio <= -self.bound() else ""
