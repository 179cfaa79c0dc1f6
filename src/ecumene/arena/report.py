"""The results as one HTML page that needs nothing else: tables, intervals drawn as lines, and how to repeat it all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from itertools import accumulate

from ecumene.arena.matches import Block
from ecumene.arena.statistics import Estimate, LineUp, Row, estimate, share_of, summarize
from ecumene.arena.tournament import Plan

Words = Callable[[str], str]

_STYLE = """
body{font:16px/1.5 Georgia,serif;margin:2rem auto;max-width:60rem;padding:0 1rem;background:#f7f2e7;color:#2b2620}
table{border-collapse:collapse;margin:1rem 0;width:100%}th,td{padding:.3rem .6rem;text-align:right;
border-bottom:1px solid #d9cfbb;font-variant-numeric:tabular-nums}th:first-child,td:first-child{text-align:left}
svg{width:100%;height:auto}.low{color:#8a7f6d}
@media (prefers-color-scheme:dark){body{background:#211d18;color:#e8dfcf}th,td{border-color:#4a4238}}
"""
_COLORS = ("#7a3b2e", "#2f5d62", "#8a6d1f", "#4b4e7a", "#5b7a3b", "#7a3b66", "#3b6f7a")


def write_report(plan: Plan, blocks: Sequence[Block], words: Words) -> str:
    """The whole page."""
    summary = summarize(blocks)
    title = escape(f"{words('arena-report')}: {words(plan.game)}")
    parts = [
        "<!doctype html><html><head><meta charset='utf-8'>",
        f"<meta name='viewport' content='width=device-width'><title>{title}</title><style>{_STYLE}</style></head>",
        f"<body><h1>{title}</h1>",
        f"<p>{words('arena-games')}: {summary.games}; {words('arena-blocks')}: {summary.blocks}; "
        f"{words('arena-seed')}: <code>{escape(plan.seed)}</code></p>",
        _standings(summary.standings, words),
        f"<h2>{words('arena-wins')}</h2>",
        _intervals([(row.bot, row.win_share, row.parity) for row in summary.standings]),
        f"<h2>{words('arena-line-ups')}</h2>",
        *(_line_up(line) for line in summary.line_ups),
        f"<h2>{words('arena-course')}</h2>",
        _course(blocks, [row.bot for row in summary.standings]),
        f"<p class='low'>{words('arena-note')}</p></body></html>",
    ]
    return "\n".join(parts)


def _standings(rows: list[Row], words: Words) -> str:
    heads = ("bot", "games", "wins", "parity", "rank", "lead", "score", "rating", "p50", "p95", "faults")
    lines = ["<table><tr>", *(f"<th>{escape(words(f'arena-{head}'))}</th>" for head in heads), "</tr>"]
    for row in rows:
        cells = (
            escape(row.bot), str(row.games), _percent(row.win_share), f"{100 * row.parity:.0f} %",
            _plus_minus(row.mean_rank, "{:.2f}"), _plus_minus(row.mean_lead, "{:+.1f}"), f"{row.mean_score:.1f}",
            f"{row.rating:.1f}", f"{row.p50_ms:.1f}", f"{row.p95_ms:.1f}", str(row.faults),
        )  # fmt: skip
        lines += ["<tr>", *(f"<td>{cell}</td>" for cell in cells), "</tr>"]
    return "".join([*lines, "</table>"])


def _percent(value: Estimate) -> str:
    return f"{100 * value.mean:.1f} ± {50 * (value.high - value.low):.1f} %"


def _plus_minus(value: Estimate, form: str) -> str:
    return f"{form.format(value.mean)} ± {(value.high - value.low) / 2:.2f}"


def _line_up(line: LineUp) -> str:
    shares = [(name, share, line.parity[name]) for name, share in line.shares.items()]
    return f"<h3>{escape(' + '.join(line.line_up))} ({line.games})</h3>{_intervals(shares)}"


def _intervals(rows: list[tuple[str, Estimate, float]]) -> str:
    """A line from the lower to the upper end of each interval, a dot at the mean, a tick at parity."""
    left, width, step = 260, 560, 28
    lines = [f"<svg viewBox='0 0 {left + width + 110} {step * len(rows) + 24}' font-size='14' fill='currentColor'>"]
    for tenth in range(0, 11, 2):
        x = left + width * tenth / 10
        lines.append(f"<line x1='{x}' y1='0' x2='{x}' y2='{step * len(rows)}' stroke='#8884'/>")
        lines.append(f"<text x='{x}' y='{step * len(rows) + 18}' text-anchor='middle'>{10 * tenth} %</text>")
    for number, (name, share, parity) in enumerate(rows):
        y = step * number + step / 2
        low, mean, high, even = (
            left + width * max(0.0, min(1.0, x)) for x in (share.low, share.mean, share.high, parity)
        )
        color = _COLORS[number % len(_COLORS)]
        lines.append(f"<text x='{left - 10}' y='{y + 5}' text-anchor='end'>{escape(name[:34])}</text>")
        lines.append(f"<line x1='{even}' y1='{y - 10}' x2='{even}' y2='{y + 10}' stroke='currentColor'/>")
        lines.append(f"<line x1='{low}' y1='{y}' x2='{high}' y2='{y}' stroke='{color}' stroke-width='4'/>")
        lines.append(f"<circle cx='{mean}' cy='{y}' r='6' fill='{color}'/>")
        lines.append(f"<text x='{left + width + 12}' y='{y + 5}'>{_percent(share)}</text>")
    return "".join([*lines, "</svg>"])


def _course(blocks: Sequence[Block], names: list[str]) -> str:
    """How the share of wins settled while games were played."""
    width, height, left = 800, 220, 50
    lines = [f"<svg viewBox='0 0 {left + width + 160} {height + 20}' font-size='14' fill='currentColor'>"]
    for number, name in enumerate(names):
        shares = [share_of(block, name) / block.line_up.count(name) for block in blocks if name in block.line_up]
        if len(shares) < 2:
            continue
        running = [total / (i + 1) for i, total in enumerate(accumulate(shares))]
        points = " ".join(
            f"{left + width * i / (len(running) - 1):.1f},{height * (1 - value):.1f}" for i, value in enumerate(running)
        )
        color = _COLORS[number % len(_COLORS)]
        lines.append(f"<polyline points='{points}' fill='none' stroke='{color}' stroke-width='2'/>")
        y = height * (1 - estimate(shares).mean)
        lines.append(f"<text x='{left + width + 8}' y='{y:.0f}' fill='{color}'>{escape(name[:20])}</text>")
    lines.append(f"<text x='0' y='14'>100 %</text><text x='0' y='{height}'>0 %</text></svg>")
    return "".join(lines)
