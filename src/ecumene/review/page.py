"""A review as one page that needs nothing else: chart, luck and choice, points by source, turning points."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable
from html import escape

from ecumene.kernel import Message
from ecumene.locale import text
from ecumene.review.reviewer import Review, Turning
from ecumene.review.words import categories, category_name, grown, percent, sentences, struck

_WIDTH, _HEIGHT = 900, 300
_COLOURS = ("#0f5f9c", "#c04a10", "#0a7d5c", "#a8538a", "#b07c00", "#2f86b8", "#4c4743")
#: Colour is never the only sign.
_DASHES = ("", "9 4", "3 3", "12 4 3 4", "6 2", "1 4", "14 6")
_STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:960px;padding:16px}"
    "body{color:#2b2622;background:#faf7f1}svg{width:100%;height:auto}table{border-collapse:collapse}"
    "th,td{padding:4px 12px;text-align:right;border-bottom:1px solid #ccc}"
    "th:first-child{text-align:left}.wide{overflow-x:auto}img{width:100%;margin:8px 0 16px;border-radius:8px}"
    "@media(prefers-color-scheme:dark){body{color:#eee;background:#1d1a17}}"
)


def page(review: Review, language: str, draw: Callable[[Turning], str]) -> str:
    """The page; ``draw`` gives the position of a turning point as SVG."""

    def say(id: str, **args: int | str) -> str:
        return escape(text(Message(id, dict(args)), language))

    title = f"{say(review.game)}: {say('review-title')}"
    seats = [say("seat", n=seat + 1) for seat in range(review.players)]
    parts = [
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>',
        f'<meta name="viewport" content="width=device-width"><style>{_STYLE}</style></head><body><h1>{title}</h1>',
        f"<h2>{say('review-chances')}</h2>{_chart(review, seats, say('review-chances'))}",
        f"<h2>{say('review-turnings' if review.turnings else 'review-no-turnings')}</h2><ul>",
    ]
    for turning in review.turnings:
        told = escape(sentences(turning, language))
        step = say("review-step", step=turning.step + 1)
        parts.append(f"<li><b>{step}.</b> {told}{_picture(draw(turning), step)}</li>")
    head = "".join(f"<th scope='col'>{say(id)}</th>" for id in ("review-choices", "review-by-luck", "review-mistakes"))
    parts.append(f"</ul><h2>{say('review-luck')}</h2><table><tr><th></th>{head}</tr>")
    for seat, name in enumerate(seats):
        balance = review.balance(seat)
        cells = "".join(
            f"<td>{cell}</td>" for cell in (*map(_signed, (balance.choices, balance.luck)), balance.mistakes)
        )
        parts.append(f"<tr><th scope='row'>{name}</th>{cells}</tr>")
    parts.append("</table>")
    if strokes := review.strokes():
        parts.append(f"<h2>{say('review-strokes')}</h2><ul>")
        for stroke in strokes:
            step = say("review-step", step=stroke.step + 1)
            parts.append(f"<li><b>{step}.</b> {escape(text(struck(stroke), language))}</li>")
        parts.append("</ul>")
    parts.append(f"<h2>{say('review-points')}</h2>{_points(review, seats, language)}</body></html>")
    return "".join(parts)


def _picture(drawing: str, told: str) -> str:
    """A drawing by itself: its icons have the same ids as those of the next one."""
    return f'<img alt="{told}" src="data:image/svg+xml;base64,{b64encode(drawing.encode()).decode()}">'


def _signed(share: float) -> str:
    return f"{percent(share):+d} %".replace("+0 ", "0 ").replace("-", "−")


def _chart(review: Review, seats: list[str], label: str) -> str:
    last = max(1, len(review.chances) - 1)
    lines = []
    for seat, name in enumerate(seats):
        points = " ".join(
            f"{60 + (_WIDTH - 220) * step / last:.1f},{20 + (_HEIGHT - 50) * (1 - chances[seat]):.1f}"
            for step, chances in enumerate(review.chances)
        )
        look = f'stroke="{_COLOURS[seat % 7]}" stroke-dasharray="{_DASHES[seat % 7]}"'
        lines.append(f'<polyline points="{points}" fill="none" stroke-width="2.5" {look}/>')
        y = 40.0 + 26 * seat
        lines.append(f'<line x1="{_WIDTH - 145}" x2="{_WIDTH - 105}" y1="{y}" y2="{y}" stroke-width="3" {look}/>')
        lines.append(f'<text x="{_WIDTH - 98}" y="{y + 5}" fill="currentColor" font-size="15">{name}</text>')
    for share in (0, 50, 100):
        y = 20 + (_HEIGHT - 50) * (1 - share / 100)
        lines.append(f'<line x1="60" x2="{_WIDTH - 160}" y1="{y}" y2="{y}" stroke="currentColor" opacity=".2"/>')
        lines.append(f'<text x="52" y="{y + 5}" text-anchor="end" fill="currentColor" font-size="14">{share} %</text>')
    for turning in review.turnings:
        x = 60 + (_WIDTH - 220) * turning.step / last
        y = 20 + (_HEIGHT - 50) * (1 - review.chances[turning.step][turning.seat])
        lines.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" fill="{_COLOURS[turning.seat % 7]}" stroke="currentColor"/>'
        )
    return f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{label}">{"".join(lines)}</svg>'


def _points(review: Review, seats: list[str], language: str) -> str:
    """The sheet by quarters of the game."""
    heads = "".join(f"<th scope='col'>{name}</th>" for name in seats)
    rows = []
    for category in categories(review):
        name = escape(category_name(review, category, language))
        cells = [f"<td>{grown(review, seat, category)}</td>" for seat in range(review.players)]
        rows.append(f"<tr><th scope='row'>{name}</th>{''.join(cells)}</tr>")
    return f"<div class='wide'><table><tr><th></th>{heads}</tr>{''.join(rows)}</table></div>"
