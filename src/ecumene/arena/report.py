"""The results as one HTML page that needs nothing else: tables, plots, and how to repeat it all."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Sequence
from html import escape
from importlib.resources import files

from ecumene.arena.figures import COLUMNS, Figures, Words
from ecumene.arena.matches import Block, plain
from ecumene.arena.plots import Share, curves, intervals, times
from ecumene.arena.statistics import LineUp, Row, Summary, share_of, summarize
from ecumene.arena.tournament import Plan
from ecumene.kernel import Message
from ecumene.locale import text


def write_report(plan: Plan, blocks: Sequence[Block], language: str) -> str:
    """The whole page."""

    def words(id: str) -> str:
        return text(Message(id), language)

    summary = summarize(blocks)
    title = f"{words('arena-report')}: {words(plan.game)}"
    sections = [
        section(words("arena-wins"), words("arena-about-wins"), _wins(summary, words)),
        section(words("arena-standings"), "", _standings(summary.standings, words)),
        section(words("arena-line-ups"), words("arena-about-line-ups"), _line_ups(summary, words)),
        section(words("arena-course"), words("arena-about-course"), _course(blocks, summary, words)),
        section(words("arena-pace"), words("arena-about-pace"), _pace(summary, words)),
        section(words("arena-faults"), words("arena-about-faults"), _faults(summary, language)),
        section(words("arena-repeat"), "", _repeat(plan, summary)),
    ]
    return page(title, _facts(plan, summary, words), sections, words("arena-note"), language)


def page(title: str, head: str, sections: Sequence[str], note: str, language: str) -> str:
    """A page that needs nothing else."""
    style = (files(__package__) / "report.css").read_text(encoding="utf-8")
    title = escape(title)
    return (
        f"<!doctype html>\n<html lang='{language}'><head><meta charset='utf-8'>"
        "<meta name='viewport' content='width=device-width'><meta name='color-scheme' content='light dark'>"
        f"<title>{title}</title><style>{style}</style></head>\n<body><main><h1>{title}</h1>"
        f"{head}{''.join(sections)}<footer>{escape(note)}</footer></main></body></html>\n"
    )


def section(title: str, about: str, content: str) -> str:
    if not content:
        return ""
    note = f"<p class='about'>{escape(about)}</p>" if about else ""
    return f"\n<section><h2>{escape(title)}</h2>{note}{content}</section>"


def _facts(plan: Plan, summary: Summary, words: Words) -> str:
    deals = max((line.games // len(line.line_up) for line in summary.line_ups), default=0)
    parity = Figures(words).parity(summary.standings)
    tables = len(plan.line_ups)
    facts = {"games": summary.games, "blocks": deals, "line-ups": tables, "parity": parity, "seed": plan.seed}
    return facts_of({words(f"arena-{id}"): str(fact) for id, fact in facts.items()})


def facts_of(facts: dict[str, str]) -> str:
    """What a page is about, in a few figures."""
    pairs = (f"<div><dt>{escape(name)}</dt><dd>{escape(fact)}</dd></div>" for name, fact in facts.items())
    return f"<dl>{''.join(pairs)}</dl>"


def _wins(summary: Summary, words: Words) -> str:
    rows = enumerate(summary.standings)
    return intervals([Share(number, row.bot, row.win_share, row.parity) for number, row in rows], words)


def _standings(rows: Sequence[Row], words: Words) -> str:
    figures = Figures(words)
    return table_of([words(f"arena-{column}") for column in COLUMNS], [figures.row(row) for row in rows])


def table_of(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table whose rows begin with a name."""
    heads = "".join(f"<th scope='col'>{escape(column)}</th>" for column in columns)
    lines = []
    for name, *cells in rows:
        values = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        lines.append(f"<tr><th scope='row'>{escape(name)}</th>{values}</tr>")
    table = f"<table><thead><tr>{heads}</tr></thead><tbody>{''.join(lines)}</tbody></table>"
    return f"<div class='wide' tabindex='0'>{table}</div>"


def _line_ups(summary: Summary, words: Words) -> str:
    places = {row.bot: number for number, row in enumerate(summary.standings)}
    return "".join(_line_up(line, places, words) for line in summary.line_ups)


def _line_up(line: LineUp, places: dict[str, int], words: Words) -> str:
    seats = " + ".join(name if count == 1 else f"{count} × {name}" for name, count in Counter(line.line_up).items())
    shares = [Share(places[name], name, share, line.parity[name]) for name, share in line.shares.items()]
    shares.sort()
    mirror = f" <em>{escape(words('arena-mirror'))}</em>" if is_mirror(line) else ""
    games = f"{escape(words('arena-games'))}: {line.games}"
    return f"<h3>{escape(seats)}{mirror} <small>{games}</small></h3>{intervals(shares, words)}"


def is_mirror(line: LineUp) -> bool:
    """Whether one bot plays against itself: every share should then hold parity."""
    return len({plain(name) for name in line.line_up}) == 1


def _course(blocks: Sequence[Block], summary: Summary, words: Words) -> str:
    series = []
    for row in summary.standings:
        deals: dict[int, list[float]] = {}
        for block in blocks:
            if row.bot in block.line_up:
                per_seat = share_of(block, row.bot) / block.line_up.count(row.bot)
                deals.setdefault(block.deal, []).append(per_seat)
        series.append((row.bot, [sum(shares) / len(shares) for shares in deals.values()]))
    long = [(name, shares) for name, shares in series if len(shares) > 1]
    parity = sum(row.parity for row in summary.standings) / max(1, len(series))
    return curves(long, parity, words) if long else ""


def _pace(summary: Summary, words: Words) -> str:
    return times([(row.bot, row.p50_ms, row.p95_ms) for row in summary.standings], words)


def _faults(summary: Summary, language: str) -> str:
    told = []
    for row in summary.standings:
        if row.faults:
            reasons = "; ".join(text(reason, language) for reason in row.complaints)
            told.append(f"<li><b>{escape(row.bot)}</b> ({row.faults}): {escape(reasons)}</li>")
    return f"<ul>{''.join(told)}</ul>" if told else ""


def _repeat(plan: Plan, summary: Summary) -> str:
    """The command that plays the same games again."""
    lines = [part for line in plan.line_ups for part in ("--line-up", "+".join(line))]
    command = ["ecumene", "arena", plan.game, *lines, "--seed", plan.seed, "--games", str(summary.games)]
    return f"<pre>{escape(shlex.join(command))}</pre>"
