"""Figures as people read them, the same in the terminal and on the page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import isnan

from ecumene.arena.statistics import Estimate, Row

Words = Callable[[str], str]

#: The columns of the table of results.
COLUMNS = ("bot", "games", "wins", "rank", "score", "lead", "rating", "times", "faults")


class Figures:
    """Numbers with the decimal mark of a language; what is not known is a dash."""

    def __init__(self, words: Words) -> None:
        self._mark = words("arena-decimal-mark")

    def number(self, value: float, form: str = ".1f") -> str:
        return "–" if isnan(value) else format(value, form).replace("-", "−").replace(".", self._mark)

    def with_interval(self, value: Estimate, form: str = ".1f", half: str = ".1f") -> str:
        return f"{self.number(value.mean, form)} ± {self.number(value.half(), half)}"

    def percent(self, value: Estimate) -> str:
        return f"{self.with_interval(Estimate(100 * value.mean, 100 * value.low, 100 * value.high))} %"

    def row(self, row: Row) -> tuple[str, ...]:
        """A bot's results in the order of ``COLUMNS``."""
        times = f"{self.number(row.p50_ms, _digits(row.p50_ms))} / {self.number(row.p95_ms, _digits(row.p95_ms))}"
        rank, lead = self.with_interval(row.mean_rank, ".2f", ".2f"), self.with_interval(row.mean_lead, "+.1f")
        return (
            row.bot, str(row.games), self.percent(row.win_share), rank, self.number(row.mean_score), lead,
            self.number(row.rating), times, str(row.faults),
        )  # fmt: skip

    def parity(self, rows: Sequence[Row]) -> str:
        """The share of wins per seat if all were equal; several where tables differ in size."""
        shares = sorted({round(100 * row.parity, 1) for row in rows})
        return ", ".join(f"{self.number(share, 'g')} %" for share in shares)


def _digits(milliseconds: float) -> str:
    return ".1f" if milliseconds < 10 else ".0f"
