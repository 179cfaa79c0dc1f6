"""How a game ended."""

from __future__ import annotations

import msgspec


class Standing(msgspec.Struct, frozen=True):
    """Where a seat finished: rank 1 is a win, equal ranks share it."""

    seat: int
    rank: int
    score: int
    breakdown: dict[str, int]
    tie_break: int = 0


class Result(msgspec.Struct, frozen=True):
    """The final standings, by seat."""

    standings: list[Standing]

    @property
    def winners(self) -> list[int]:
        return [standing.seat for standing in self.standings if standing.rank == 1]
