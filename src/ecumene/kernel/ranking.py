# Compiled by mypyc where a C compiler is present.
"""Who won: standings from score sheets."""

from __future__ import annotations

from ecumene.kernel.standings import Result, Standing


def rank(breakdowns: list[dict[str, int]], tie_breaks: list[int]) -> Result:
    """Standings by total, then by tie-break; who is equal in both shares the rank."""
    totals: list[int] = []
    for points in breakdowns:
        total = 0
        for n in points.values():
            total += n
        totals.append(total)
    standings: list[Standing] = []
    for seat in range(len(totals)):
        place = 1
        for other in range(len(totals)):
            ahead = totals[other] - totals[seat]
            if ahead > 0 or (ahead == 0 and tie_breaks[other] > tie_breaks[seat]):
                place += 1
        standings.append(Standing(seat, place, totals[seat], breakdowns[seat], tie_breaks[seat]))
    return Result(standings)
