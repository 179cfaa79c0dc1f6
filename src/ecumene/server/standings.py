"""How a cup stands: points by places, and what decides between equals."""

from __future__ import annotations

from typing import NamedTuple

from ecumene.kernel import Result
from ecumene.server.api_friends import CupStanding

#: Who sits out a round gets as much as the middle of a table.
SITTING_OUT = 0.5


class Outcome(NamedTuple):
    """A table that is over: its entrants by seat, their places and victory points."""

    seated: list[int]
    ranks: list[int]
    scores: list[int]

    def points(self) -> dict[int, float]:
        """The first gets 1, the last 0, the others lie evenly between; equals share."""
        others = max(1, len(self.seated) - 1)
        return {
            one: sum((theirs > mine) + (theirs == mine) / 2 for theirs in self._without(place)) / others
            for place, (one, mine) in enumerate(zip(self.seated, self.ranks, strict=True))
        }

    def _without(self, place: int) -> list[int]:
        return self.ranks[:place] + self.ranks[place + 1 :]

    def share(self, one: int) -> float:
        """Of all victory points of the table, this entrant's part."""
        total = sum(max(0, score) for score in self.scores)
        return max(0, self.scores[self.seated.index(one)]) / total if total else 1 / len(self.seated)


def outcome(seated: list[int], resigned: list[bool], result: Result | None) -> Outcome:
    """Who has resigned is last; a game that was ended has no places but this."""
    places = {standing.seat: standing for standing in result.standings} if result else {}
    last = max((standing.rank for standing in places.values()), default=1) + 1
    ranks = [last if resigned[seat] else places[seat].rank if seat in places else 1 for seat in range(len(seated))]
    scores = [places[seat].score if seat in places else 0 for seat in range(len(seated))]
    return Outcome(seated, ranks, scores)


def standings(entrants: int, outcomes: list[Outcome], sat_out: dict[int, int]) -> list[CupStanding]:
    """Everybody, best first."""
    points = {one: SITTING_OUT * sat_out.get(one, 0) for one in range(entrants)}
    for table in outcomes:
        for one, more in table.points().items():
            points[one] += more
    told = [_standing(one, points, [table for table in outcomes if one in table.seated]) for one in range(entrants)]
    told.sort(key=_order)
    ranks = {_order(standing): rank for rank, standing in reversed(list(enumerate(told, start=1)))}
    return [CupStanding(s.entrant, ranks[_order(s)], s.points, s.wins, s.opponents, s.share, s.played) for s in told]


def _order(standing: CupStanding) -> tuple[float, ...]:
    return (-standing.points, -standing.wins, -standing.opponents, -standing.share)


def _standing(one: int, points: dict[int, float], tables: list[Outcome]) -> CupStanding:
    opponents = [other for table in tables for other in table.seated if other != one]
    strength = sum(points[other] for other in opponents) / len(opponents) if opponents else 0.0
    wins = sum(table.ranks[table.seated.index(one)] == min(table.ranks) for table in tables)
    share = sum(table.share(one) for table in tables) / len(tables) if tables else 0.0
    return CupStanding(one, 0, round(points[one], 4), wins, round(strength, 4), round(share, 4), len(tables))
