"""Plots of the report: intervals as rows of the page itself, which a phone can show too, and curves as SVG."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from itertools import accumulate
from math import ceil, floor, isnan, log10
from typing import NamedTuple

from ecumene.arena.figures import Figures, Words
from ecumene.arena.statistics import Estimate

#: Curves differ in colour (``--c0`` … of the style sheet) and in their dashes.
DASHES = ("", "7 4", "2 3", "9 3 2 3", "4 2", "12 4", "1 4")
_POINTS = 300


class Share(NamedTuple):
    """A bot's share of wins and what it would be if all were equal; ``number`` gives it its colour."""

    number: int
    name: str
    share: Estimate
    parity: float


#: Where parity lies seen from an interval, and what that says of the bot.
_VERDICTS = {"": ("", ""), "below": ("▲", "arena-above"), "within": ("=", "arena-even"), "above": ("▼", "arena-under")}


def intervals(rows: Sequence[Share], words: Words) -> str:
    """For each bot a line from the lower to the upper end of its interval, a dot at the mean, a tick at parity."""
    lines = []
    for number, name, share, parity in rows:
        low, high = (share.mean, share.mean) if isnan(share.low) else (max(0.0, share.low), min(1.0, share.high))
        verdict = share.against(parity)
        sign, id = _VERDICTS[verdict]
        track = (
            f"<i class='parity' style='left:{100 * parity:.1f}%'></i>{_span(100 * low, 100 * high, 100 * share.mean)}"
        )
        remark = f"<span class='verdict {verdict}'>{sign} {escape(words(id)) if id else ''}</span>"
        lines.append(_row(number, name, track, Figures(words).percent(share), remark))
    return _plot(lines, [(float(percent), f"{percent} %") for percent in (0, 25, 50, 75, 100)])


def times(rows: Sequence[tuple[str, float, float]], words: Words) -> str:
    """Time per move: from the median to the 95th percentile, each mark ten times as long as the one before."""
    figures = Figures(words)
    most = max(1, ceil(log10(max([1.0, *(slow for _, _, slow in rows)]))))
    lines = []
    for number, (name, usual, slow) in enumerate(rows):
        left, right = (100 * (log10(max(0.1, value)) + 1) / (most + 1) for value in (usual, slow))
        value = f"{figures.number(usual)} – {figures.number(slow)} {escape(words('arena-milliseconds'))}"
        lines.append(_row(number, name, _span(left, right, left), value, ""))
    marks = [(100 * place / (most + 1), figures.number(10.0 ** (place - 1), "g")) for place in range(most + 2)]
    return _plot(lines, marks)


def _span(low: float, high: float, dot: float) -> str:
    line = f"<i class='line' style='left:{low:.1f}%;width:{high - low:.1f}%'></i>"
    return f"{line}<i class='dot' style='left:{dot:.1f}%'></i>"


def _row(number: int, name: str, track: str, value: str, remark: str) -> str:
    return (
        f"<div class='row' style='--c:var(--c{number % len(DASHES)})'>"
        f"<span class='name' title='{escape(name)}'>{escape(name)}</span>"
        f"<span class='track' aria-hidden='true'>{track}</span><span class='value'>{value}</span>{remark}</div>"
    )


def _plot(rows: Sequence[str], marks: Sequence[tuple[float, str]]) -> str:
    scale = "".join(f"<span style='left:{left:.1f}%'>{mark}</span>" for left, mark in marks)
    step = f"--step:{100 / (len(marks) - 1):.3f}%"
    return f"<div class='plot' style='{step}'>{''.join(rows)}<div class='scale' aria-hidden='true'>{scale}</div></div>"


class Axis(NamedTuple):
    """The upright side of a chart: its ends, a level to compare with, and how a value is written."""

    low: float
    high: float
    level: float
    write: Callable[[float], str]

    def down(self, value: float) -> float:
        """How far below the top a value lies, in percent."""
        return 100 * (1 - (value - self.low) / (self.high - self.low))


def curves(series: Sequence[tuple[str, Sequence[float]]], parity: float, words: Words) -> str:
    """How the share of wins settled while deals were played."""
    running = [(name, [total / (i + 1) for i, total in enumerate(accumulate(shares))]) for name, shares in series]
    top = min(1.0, ceil(10 * max([2 * parity, *(1.2 * values[-1] for _, values in running)])) / 10)
    axis = Axis(0.0, top, parity, lambda share: f"{Figures(words).number(100 * share, '.0f')} %")
    deals = max(len(values) for _, values in running)
    exact = [f"{Figures(words).number(100 * values[-1])} %" for _, values in running]
    return chart(running, exact, axis, words("arena-course"), f"{words('arena-blocks')}: {deals}")


def climbs(series: Sequence[tuple[str, Sequence[float]]], games: int, words: Words) -> str:
    """How ratings settled."""
    every = [rating for _, values in series for rating in values]
    low, high = 100 * floor(min(every) / 100), 100 * ceil(max(every) / 100)
    axis = Axis(low, max(high, low + 100), (low + high) / 2, lambda rating: f"{rating:.0f}")
    last = [f"{values[-1]:.0f}" for _, values in series]
    return chart(series, last, axis, words("ladder-course"), f"{words('arena-games')}: {games}")


def chart(
    series: Sequence[tuple[str, Sequence[float]]], last: Sequence[str], axis: Axis, title: str, below: str
) -> str:
    """Curves over the same span, with what they came to in the legend."""
    lines, legend = [], []
    for number, ((name, values), value) in enumerate(zip(series, last, strict=True)):
        look = f"stroke='var(--c{number % len(DASHES)})' stroke-dasharray='{DASHES[number % len(DASHES)]}'"
        lines.append(f"<polyline points='{_points(values, axis)}' {look}/>")
        legend.append(
            f"<li><svg viewBox='0 0 40 10' aria-hidden='true'><line x1='0' y1='5' x2='40' y2='5' {look}/></svg>"
            f"{escape(name)} <b>{value}</b></li>"
        )
    even = axis.down(axis.level)
    return (
        "<div class='curves'><div class='axis' aria-hidden='true'>"
        f"<span>{axis.write(axis.high)}</span><span style='top:{even:.1f}%'>{axis.write(axis.level)}</span>"
        f"<span>{axis.write(axis.low) if axis.low else 0}</span></div>"
        f"<svg viewBox='0 0 100 100' preserveAspectRatio='none' role='img' aria-label='{escape(title)}'>"
        f"<line class='parity' x1='0' y1='{even:.1f}' x2='100' y2='{even:.1f}'/>{''.join(lines)}</svg>"
        f"<div class='deals' aria-hidden='true'><span>1</span><span>{escape(below)}</span></div>"
        f"<ul class='legend'>{''.join(legend)}</ul></div>"
    )


def _points(values: Sequence[float], axis: Axis) -> str:
    """Some hundred points along the curve, the last one among them."""
    step = max(1, len(values) // _POINTS)
    places = [*range(0, len(values) - 1, step), len(values) - 1]
    last = max(1, len(values) - 1)
    return " ".join(f"{100 * place / last:.2f},{axis.down(values[place]):.2f}" for place in places)
