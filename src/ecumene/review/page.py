"""A review as one page that needs nothing else: chart, luck and choice, points by source, turning points."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable
from html import escape

from ecumene.kernel import Message
from ecumene.locale import text
from ecumene.review.reviewer import Review, Turning
from ecumene.review.words import categories, category_name, grown, percent, signed, struck

_WIDTH, _HEIGHT = 640, 300
_LEFT = 64
_COLOURS = ("#0f5f9c", "#c04a10", "#0a7d5c", "#a8538a", "#b07c00", "#2f86b8", "#4c4743")
#: Colour is never the only sign.
_DASHES = ("", "9 4", "3 3", "12 4 3 4", "6 2", "1 4", "14 6")
_STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:960px;padding:16px}"
    "body{color:#2b2622;background:#faf7f1}svg{width:100%;max-width:640px;height:auto}table{border-collapse:collapse}"
    "ul{list-style:none;padding:0}.key li{display:inline-block;margin-right:18px}.key svg{width:40px;margin-right:6px}"
    "article{margin:0 0 20px;padding:8px 14px;border:1px solid #8886;border-left:5px solid var(--seat)}"
    "article{border-radius:6px}header{display:flex;gap:12px}header :last-child{margin-left:auto}"
    "dl{display:grid;grid-template-columns:auto 1fr;gap:2px 14px;margin:6px 0}dt,.about{opacity:.8}dd{margin:0}"
    "dd ul{margin:0}dd li::first-letter{text-transform:uppercase}.about{font-size:14px;max-width:640px}"
    "th,td{padding:4px 12px;text-align:right;border-bottom:1px solid #8886}"
    "th:first-child{text-align:left}.wide{overflow-x:auto}img{width:100%;margin:8px 0 4px;border-radius:8px}"
    ".wide td{white-space:nowrap}.all>*{font-weight:bold}"
    "@media screen and (prefers-color-scheme:dark){body{color:#eee;background:#1d1a17}"
    "polyline,circle,.key path{filter:brightness(1.6)}}"
    # On paper a turning point stays with its picture, two of them on a sheet; the paper is the ground.
    "@page{margin:14mm}@media print{body{background:none;padding:0;font-size:13px;line-height:1.4}h2{break-after:avoid}"
    "article,table,ul{break-inside:avoid}img{display:block;width:128mm;margin-inline:auto}.wide{overflow:visible}}"
)


def page(review: Review, language: str, draw: Callable[[Turning], str]) -> str:
    """The page; ``draw`` gives the position of a turning point as SVG."""

    def say(id: str, **args: int | str) -> str:
        return escape(text(Message(id, dict(args)), language))

    title = f"{say(review.game)} · {say('review-title')}"
    seats = [say("seat", n=seat + 1) for seat in range(review.players)]
    parts = [
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>',
        f'<meta name="viewport" content="width=device-width"><style>{_STYLE}</style></head><body><h1>{title}</h1>',
        f"<h2>{say('review-chances')}</h2>{_chart(review, seats, say('review-chances'))}",
        f"<h2>{say('review-turnings')}</h2>",
        f"<p class='about'>{say('web-review-turnings-about' if review.turnings else 'review-no-turnings')}</p>",
    ]
    parts += (_turning(turning, language, draw(turning)) for turning in review.turnings)
    head = "".join(f"<th scope='col'>{say(id)}</th>" for id in ("review-choices", "review-by-luck", "review-mistakes"))
    parts.append(f"<h2>{say('review-luck')}</h2><table><tr><th></th>{head}</tr>")
    for seat, name in enumerate(seats):
        balance = review.balance(seat)
        cells = "".join(
            f"<td>{cell}</td>" for cell in (*map(signed, (balance.choices, balance.luck)), balance.mistakes)
        )
        parts.append(f"<tr><th scope='row'>{name}</th>{cells}</tr>")
    parts.append(f"</table><p class='about'>{say('web-review-luck-about')}</p>")
    if strokes := review.strokes():
        parts.append(f"<h2>{say('review-strokes')}</h2><ul>")
        for stroke in strokes:
            step = say("review-step", step=stroke.step + 1)
            parts.append(f"<li><b>{step}.</b> {escape(text(struck(stroke), language))}</li>")
        parts.append(f"</ul><p class='about'>{say('web-review-strokes-about')}</p>")
    parts.append(f"<h2>{say('review-points')}</h2>{_points(review, seats, language)}</body></html>")
    return "".join(parts)


def _turning(turning: Turning, language: str, drawing: str) -> str:
    """Who did what and when, what would have been better and why, by how much, and how the table stood."""

    def say(message: Message) -> str:
        return escape(text(message, language))

    step = say(Message("review-step", {"step": turning.step + 1}))
    who, cost = Message("seat", {"n": turning.seat + 1}), Message("web-review-cost", {"loss": percent(turning.loss)})
    head = f"<header><b>{say(who)}</b><span>{step}</span><b>{say(cost)}</b></header>"
    done = [("played", say(turning.played_text)), ("better", f"<b>{say(turning.better_text)}</b>")]
    if turning.reasons:
        done.append(("why", f"<ul>{''.join(f'<li>{say(reason.text)}</li>' for reason in turning.reasons)}</ul>"))
    rows = "".join(f"<dt>{say(Message(f'web-review-{id}'))}</dt><dd>{words}</dd>" for id, words in done)
    look = f'style="--seat:{_COLOURS[turning.seat % 7]}"'
    return f"<article {look}>{head}<dl>{rows}</dl>{_picture(drawing, step)}</article>"


def _picture(drawing: str, told: str) -> str:
    """A drawing by itself: its icons have the same ids as those of the next one."""
    return f'<img alt="{told}" src="data:image/svg+xml;base64,{b64encode(drawing.encode()).decode()}">'


def _chart(review: Review, seats: list[str], label: str) -> str:
    last = max(1, len(review.chances) - 1)
    lines, key = [], []
    for seat, name in enumerate(seats):
        points = " ".join(
            f"{_across(step, last):.1f},{_down(chances[seat]):.1f}" for step, chances in enumerate(review.chances)
        )
        look = f'stroke="{_COLOURS[seat % 7]}" stroke-dasharray="{_DASHES[seat % 7]}"'
        lines.append(f'<polyline points="{points}" fill="none" stroke-width="2.5" {look}/>')
        sample = f'<svg viewBox="0 0 40 6" aria-hidden="true"><path d="M0 3H40" stroke-width="3" {look}/></svg>'
        key.append(f"<li>{sample}{name}</li>")
    for share in (0, 50, 100):
        y = _down(share / 100)
        lines.append(f'<path d="M{_LEFT} {y}H{_WIDTH}" stroke="currentColor" opacity=".2"/>')
        words = 'text-anchor="end" fill="currentColor" font-size="18"'
        lines.append(f'<text x="{_LEFT - 8}" y="{y + 6}" {words}>{share} %</text>')
    for turning in review.turnings:
        x, y = _across(turning.step, last), _down(review.chances[turning.step][turning.seat])
        colour = _COLOURS[turning.seat % 7]
        lines.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" fill="{colour}" stroke="currentColor"/>')
    drawn = f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{label}">{"".join(lines)}</svg>'
    return f'{drawn}<ul class="key">{"".join(key)}</ul>'


def _across(step: int, last: int) -> float:
    return _LEFT + (_WIDTH - _LEFT - 8) * step / last


def _down(chance: float) -> float:
    return 20 + (_HEIGHT - 40) * (1 - chance)


def _points(review: Review, seats: list[str], language: str) -> str:
    """The sheet by quarters of the game."""
    heads = "".join(f"<th scope='col'>{name}</th>" for name in seats)
    rows = []
    for category in categories(review):
        name = escape(category_name(review, category, language))
        cells = [f"<td>{grown(review, seat, category)}</td>" for seat in range(review.players)]
        rows.append(f"<tr><th scope='row'>{name}</th>{''.join(cells)}</tr>")
    total = escape(text(Message("web-total"), language))
    cells = [f"<td>{grown(review, seat)}</td>" for seat in range(review.players)]
    rows.append(f"<tr class='all'><th scope='row'>{total}</th>{''.join(cells)}</tr>")
    return f"<div class='wide'><table><tr><th></th>{heads}</tr>{''.join(rows)}</table></div>"
