"""What the results say, and how sure that is. The unit is the deal, as its games are not independent of each other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import isnan, log, nan, sqrt

import msgspec

from ecumene.arena.matches import Block, Played
from ecumene.kernel import Message


class Estimate(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval over deals."""

    mean: float
    low: float
    high: float

    def half(self) -> float:
        """What stands after the ±."""
        return (self.high - self.low) / 2

    def against(self, value: float) -> str:
        """Whether the value lies ``below``, ``within`` or ``above`` the interval; nothing if that is not known."""
        if isnan(self.low):
            return ""
        slack = 1e-9  # where every block ends the same the interval is a point, up to rounding
        if value < self.low - slack:
            return "below"
        return "above" if value > self.high + slack else "within"


class Row(msgspec.Struct, frozen=True):
    """One bot in the table of results."""

    bot: str
    games: int  # in which it sat at the table
    win_share: Estimate  # wins per seat it held; shared wins count in part
    parity: float
    mean_rank: Estimate
    mean_lead: Estimate  # points ahead of the best rival
    mean_score: float
    rating: float  # openskill: mu - 3 sigma; not a number where openskill is not installed
    rating_mu: float
    rating_sigma: float
    moves: int
    faults: int
    p50_ms: float
    p95_ms: float
    complaints: list[Message] = []  # why there were faults: one of every kind


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


#: Fewer deals tell no interval: they are often all alike, and would seem to be certain.
_HANDFUL = 5


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values and its interval; a handful of them says nothing about how sure it is."""
    count = len(values)
    mean = sum(values) / count if count else nan
    if count < _HANDFUL:
        return Estimate(mean, nan, nan)
    error = sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
    return Estimate(mean, mean - _quantile(count - 1) * error, mean + _quantile(count - 1) * error)


def _quantile(freedom: int) -> float:
    """The 97.5 % quantile of Student's t for three degrees of freedom and more, expanded around the normal one."""
    z = 1.959964
    first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def wins(game: Played) -> list[float]:
    """Each seat's part of the win."""
    winners = game.ranks.count(1)
    return [1.0 / winners if rank == 1 else 0.0 for rank in game.ranks]


def lead(game: Played, seat: int) -> int:
    return game.scores[seat] - max(score for other, score in enumerate(game.scores) if other != seat)


def summarize(blocks: Sequence[Block]) -> Summary:
    names = sorted({name for block in blocks for name in block.line_up})
    ratings = rate(game for block in blocks for game in block.games)
    rows = [_row(name, blocks, ratings.get(name, (nan, nan))) for name in names]
    rows.sort(key=lambda row: (-row.win_share.mean, row.bot))
    line_ups = sorted({block.line_up for block in blocks})
    return Summary(
        sum(len(block.games) for block in blocks), len(blocks), rows, [_line_up(line, blocks) for line in line_ups]
    )


def _row(name: str, blocks: Sequence[Block], rating: tuple[float, float]) -> Row:
    deals: dict[int, list[tuple[Played, int]]] = {}
    for block in blocks:
        for game in block.games:
            held = [(game, seat) for seat, sitting in enumerate(game.seats) if sitting == name]
            if held:
                deals.setdefault(block.deal, []).extend(held)
    seats = [one for held in deals.values() for one in held]
    micros = [time for game, seat in seats for time in game.micros[seat]]
    mu, sigma = rating
    return Row(
        bot=name,
        games=sum(name in game.seats for block in blocks for game in block.games),
        win_share=_by_deal(deals, lambda game, seat: wins(game)[seat]),
        parity=sum(1 / len(game.seats) for game, _ in seats) / len(seats),
        mean_rank=_by_deal(deals, lambda game, seat: game.ranks[seat]),
        mean_lead=_by_deal(deals, lead),
        mean_score=sum(game.scores[seat] for game, seat in seats) / len(seats),
        rating=mu - 3 * sigma,
        rating_mu=mu,
        rating_sigma=sigma,
        moves=sum(game.moves[seat] for game, seat in seats),
        faults=sum(game.faults[seat] for game, seat in seats),
        p50_ms=percentile(micros, 0.5) / 1000,
        p95_ms=percentile(micros, 0.95) / 1000,
        complaints=_complaints(seats),
    )


def _by_deal(deals: Mapping[int, list[tuple[Played, int]]], value: Callable[[Played, int], float]) -> Estimate:
    """Over deals, as all line-ups play the same ones."""
    return estimate([sum(value(game, seat) for game, seat in held) / len(held) for held in deals.values()])


def _complaints(seats: Iterable[tuple[Played, int]]) -> list[Message]:
    """One of every kind, in the order they came."""
    kinds: dict[str, Message] = {}
    for game, seat in seats:
        for message in game.complaints[seat] if game.complaints else []:
            kinds.setdefault(message.id, message)
    return list(kinds.values())


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


def shares_by_deal(blocks: Sequence[Block], name: str) -> list[float]:
    """The share a bot won of each deal that all line-ups have played: the unit of every test."""
    of_deals: dict[int, list[float]] = {}
    for block in blocks:
        of_deals.setdefault(block.deal, []).append(share_of(block, name))
    whole = max((len(shares) for shares in of_deals.values()), default=0)
    return [sum(shares) / whole for shares in of_deals.values() if len(shares) == whole]


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
        """The log-likelihood ratio of ``high`` against ``low`` (normal approximation over deals)."""
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
