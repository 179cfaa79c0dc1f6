"""Who meets whom in a cup: entrants are numbers, a round is a list of tables, a table a list of entrants by seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations

from ecumene.kernel import Rng

Table = list[int]
Round = list[Table]
Meetings = Counter[tuple[int, int]]
Cost = Callable[[Table], float]

#: A round is arranged from so many beginnings, and the best is taken.
_TRIES = 6
#: Meeting again is worse than any difference of points.
_AGAIN = 1000.0


def table_sizes(entrants: int, most: int, least: int) -> list[int]:
    """As many entrants as possible at as few tables as possible, all nearly alike; who does not fit sits out."""
    for playing in range(entrants, 0, -1):
        tables = -(-playing // most)
        small, larger = divmod(playing, tables)
        if small >= least:
            return [small + 1] * larger + [small] * (tables - larger)
    return []


def met(rounds: list[Round]) -> Meetings:
    """How often any two have met."""
    return Counter(pair for tables in rounds for table in tables for pair in _pairs(table))


def _pairs(table: Table) -> Iterator[tuple[int, int]]:
    return combinations(sorted(table), 2)


def round_robin(entrants: int, most: int, least: int, times: int, seed: str) -> list[Round]:
    """All rounds until everybody has met everybody so many times."""
    if most == 2:
        return _circle(entrants) * times
    everybody = list(combinations(range(entrants), 2))
    rng = Rng(seed)
    rounds: list[Round] = []
    meetings: Meetings = Counter()
    longest = times * 3 * -(-(entrants - 1) // max(1, min(most, entrants) - 1)) + 3
    while len(rounds) < longest and any(meetings[pair] < times for pair in everybody):
        order = _shuffled(range(entrants), rng)
        outs = sitting_out(rounds, entrants)
        order.sort(key=lambda one: -outs[one])  # who has sat out before plays: the last of them sit out
        rounds.append(_arranged(order, most, least, rounds, _no_repeats(meetings), rng))
        meetings = met(rounds)
    return rounds


def _circle(entrants: int) -> list[Round]:
    """Everybody against everybody, two at a table: one stays, the others go round."""
    ring: list[int | None] = list(range(entrants))
    if entrants % 2:
        ring.append(None)
    rounds: list[Round] = []
    for number in range(len(ring) - 1):
        couples = zip(ring[: len(ring) // 2], reversed(ring[len(ring) // 2 :]), strict=True)
        tables = [[a, b] for a, b in couples if a is not None and b is not None]
        rounds.append([table[::-1] if number % 2 else table for table in tables])
        ring[1:] = [ring[-1], *ring[1:-1]]
    return rounds


def swiss(ranked: list[int], points: dict[int, float], most: int, least: int, rounds: list[Round], seed: str) -> Round:
    """The next round: neighbours in the standings sit together, if they have not met before."""
    meetings = met(rounds)
    outs = sitting_out(rounds, len(ranked))
    room = sum(table_sizes(len(ranked), most, least))
    # The last of those who have sat out least sit out now.
    resting = set(sorted(ranked, key=lambda one: (outs[one], -ranked.index(one)))[: len(ranked) - room])
    order = [one for one in ranked if one not in resting] + sorted(resting)

    def cost(table: Table) -> float:
        apart = sum((points.get(a, 0.0) - points.get(b, 0.0)) ** 2 for a, b in _pairs(table))
        return _repeats(table, meetings) * _AGAIN + apart

    return _arranged(order, most, least, rounds, cost, Rng(seed), tries=1)


def sitting_out(rounds: list[Round], entrants: int) -> Counter[int]:
    """How often everybody has sat out."""
    outs: Counter[int] = Counter(dict.fromkeys(range(entrants), 0))
    for tables in rounds:
        outs.update(set(range(entrants)) - {one for table in tables for one in table})
    return outs


def _no_repeats(meetings: Meetings) -> Cost:
    return lambda table: _repeats(table, meetings)


def _repeats(table: Table, meetings: Meetings) -> float:
    return float(sum(meetings[pair] ** 2 for pair in _pairs(table)))


def _arranged(
    order: list[int], most: int, least: int, rounds: list[Round], cost: Cost, rng: Rng, tries: int = _TRIES
) -> Round:
    """The first of the order at tables, exchanged until no exchange of two is better."""
    sizes = table_sizes(len(order), most, least)
    playing = order[: sum(sizes)]
    best: Round = []
    for number in range(tries):
        found = _improved(_cut(_shuffled(playing, rng) if number else playing, sizes), cost)
        if not best or sum(map(cost, found)) < sum(map(cost, best)):
            best = found
        if not sum(map(cost, best)):
            break
    return [_seated(table, rounds, rng) for table in best]


def _cut(order: list[int], sizes: list[int]) -> Round:
    ends = [sum(sizes[: number + 1]) for number in range(len(sizes))]
    return [order[end - size : end] for end, size in zip(ends, sizes, strict=True)]


def _improved(tables: Round, cost: Cost) -> Round:
    better = True
    while better:
        better = False
        for one, other in combinations(tables, 2):
            for i in range(len(one)):
                for j in range(len(other)):
                    before = cost(one) + cost(other)
                    one[i], other[j] = other[j], one[i]
                    if cost(one) + cost(other) < before - 1e-9:
                        better = True
                    else:
                        one[i], other[j] = other[j], one[i]
    return tables


def _seated(table: Table, rounds: list[Round], rng: Rng) -> Table:
    """Who sat late before sits early now."""
    places: Counter[int] = Counter()
    for earlier in (seated for tables in rounds for seated in tables):
        places.update({one: place for place, one in enumerate(earlier)})
    return sorted(_shuffled(table, rng), key=lambda one: -places[one])


def _shuffled(items: Iterable[int], rng: Rng) -> list[int]:
    mixed = list(items)
    rng.shuffle(mixed)
    return mixed
