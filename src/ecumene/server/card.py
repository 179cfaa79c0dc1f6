"""A moment of a finished game as a picture for those who get its link, with the crests of the web's kit."""

from __future__ import annotations

from html import escape
from importlib import import_module
from importlib.resources import as_file, files
from typing import Any

import msgspec

from ecumene.kernel import Message
from ecumene.locale import text

WIDTH, HEIGHT = 1200, 630
_SHIELD = "M3.5 2.5h17V11c0 6-3 9.3-8.5 11.5C6.5 20.3 3.5 17 3.5 11z"
#: By seat: the colour and the sign on it, as in web/src/kit.
_CRESTS = (
    ("#0f5f9c", "M5.5 14 12 7.5l6.5 6.5v3.5L12 11.5l-6.5 6z"),
    ("#c04a10", "M10.5 4.5h3v4.8H18v3h-4.5v6.4l-1.5.8-1.5-.8v-6.4H6v-3h4.5z"),
    ("#0a7d5c", "M12 5l1.9 4.3 4.6.4-3.5 3.1 1.1 4.6-4.1-2.4-4.1 2.4L9 12.8 5.5 9.7l4.6-.4z"),
    ("#a8538a", "M14.5 5a6.5 6.5 0 1 0 3.3 11 7 7 0 0 1-3.3-11z"),
    ("#e2a51e", "M7 18V8.5H5.8V5h2.3v1.5h1.7V5h4.4v1.5h1.7V5h2.3v3.5H17V18h-3.3v-3.5a1.7 1.7 0 0 0-3.4 0V18z"),
    ("#63b3e0", "M12 4.5c3.8 2.3 5 5 4 7.7-.6 1.6-1.7 2.3-3.2 2.4V19h-1.6"
     "v-4.4c-1.5-.1-2.6-.8-3.2-2.4-1-2.7.2-5.4 4-7.7z"),
    ("#4c4743", "M4.8 8.5c2.4-2.2 4.8-2.2 7.2 0s4.8 2.2 7.2 0v3c-2.4 2.2-4.8 2.2-7.2 0s-4.8-2.2-7.2 0z"),
)  # fmt: skip
_MOST_NAME, _MOST_MOVE = 24, 78
#: Rows of so many points have room for a bar of sources; the longest bar.
_ROOMY, _LONGEST_BAR = 84, 480


class Showing(msgspec.Struct, frozen=True):
    """What a picture shows: the game, who sits where with how many points, and when it is. Nothing hidden."""

    game: str
    names: list[str]
    scores: list[int]
    step: int
    steps: int
    chances: list[float]  # empty: not known
    winners: list[int]
    language: str
    #: What the points come from: a name, and of every seat how many.
    sources: list[tuple[str, list[int]]] = []
    #: What was done next, and what would have been better.
    move: str = ""

    def title(self) -> str:
        """In one line."""
        players = ", ".join(f"{name} {score}" for name, score in zip(self.names, self.scores, strict=True))
        return f"{self.game}: {players}"

    def moment(self) -> str:
        """When that is."""
        return text(Message("server-share-moment", {"step": self.step, "steps": self.steps}), self.language)


def svg(showing: Showing) -> str:
    """The picture: a row for every seat."""
    rows = len(showing.names)
    height = min(116, (HEIGHT - 270) // rows)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="Golos Text">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#f6f1e7"/><rect width="{WIDTH}" height="14" fill="#7a4a24"/>',
        _words(72, 112, 64, "#2b2622", showing.game),
        _words(72, 164, 30, "#6b625a", showing.moment()),
        _words(WIDTH - 72, 112, 34, "#7a4a24", "Ecumene", "end"),
    ]
    for seat in range(rows):
        parts.append(_row(showing, seat, 186 + seat * height, height))
    parts.append(_key(showing, 186 + rows * height + 26))
    if showing.move:
        parts.append(_words(72, HEIGHT - 24, 26, "#2b2622", _cut(showing.move, _MOST_MOVE)))
    return "".join([*parts, "</svg>"])


def _row(showing: Showing, seat: int, top: int, height: int) -> str:
    colour, sign = _CRESTS[seat % len(_CRESTS)]
    won = seat in showing.winners
    size = min(62, height - 22)
    middle = top + height // 2 + (10 if height < _ROOMY or not showing.sources else 0)
    parts = [f'<rect x="56" y="{top + 3}" width="{WIDTH - 112}" height="{height - 8}" rx="10" fill="#e3efdd"/>'] * won
    scale = size / 24
    place = f"translate(76 {top + (height - size) // 2 - 2}) scale({scale:.3f})"
    drawn = f'<path d="{_SHIELD}" fill="{colour}" stroke="#2b2622"/><path d="{sign}" fill="#fff"/>'
    parts.append(f'<g transform="{place}">{drawn}</g>')
    name = showing.names[seat]
    parts.append(_words(90 + size, middle, 36, "#2b2622", _cut(name, _MOST_NAME)))
    if height >= _ROOMY:
        parts.append(_sources(showing, seat, 90 + size, middle + 14))
    if showing.chances:
        chance = showing.chances[seat]
        for width, fill in ((240, "#e5dccb"), (max(4, round(240 * chance)), colour)):
            parts.append(f'<rect x="690" y="{middle - 24}" width="{width}" height="24" rx="6" fill="{fill}"/>')
        parts.append(_words(1020, middle, 28, "#6b625a", f"{round(100 * chance)} %", "end"))
    parts.append(_words(WIDTH - 80, middle, 40, "#2b2622", str(showing.scores[seat]).replace("-", "−"), "end"))
    return "".join(parts)


def _sources(showing: Showing, seat: int, left: int, top: int) -> str:
    """What a seat's points come from, as a bar; all bars by one measure."""
    won = [[max(0, of[other]) for _, of in showing.sources] for other in range(len(showing.names))]
    most = max(1, *(sum(each) for each in won))
    parts = []
    for place, points in enumerate(won[seat]):
        width = round(_LONGEST_BAR * points / most)
        colour = _CRESTS[place % len(_CRESTS)][0]
        parts.append(f'<rect x="{left}" y="{top}" width="{width}" height="14" fill="{colour}"/>')
        left += width
    return "".join(parts)


def _key(showing: Showing, top: int) -> str:
    """What the colours of the bars mean: those that are there."""
    parts, left = [], 76
    for place, (name, points) in enumerate(showing.sources):
        if max(points) <= 0 or left > WIDTH - 220:
            continue
        parts.append(
            f'<rect x="{left}" y="{top - 15}" width="16" height="16" fill="{_CRESTS[place % len(_CRESTS)][0]}"/>'
        )
        parts.append(_words(left + 24, top, 20, "#6b625a", name))
        left += 56 + 11 * len(name)
    return "".join(parts)


def _cut(words: str, most: int) -> str:
    return words if len(words) <= most else f"{words[: most - 1]}…"


def _words(x: int, y: int, size: int, colour: str, words: str, anchor: str = "start") -> str:
    return f'<text x="{x}" y="{y}" font-size="{size}" fill="{colour}" text-anchor="{anchor}">{escape(words)}</text>'


def picture(showing: Showing) -> bytes:
    """The same as PNG, which is what chats show."""
    return as_png(svg(showing))


def as_png(drawing: str, width: int | None = None) -> bytes:
    """A drawing as it is printed, in letters of our own where it has words."""
    resvg: Any = import_module("resvg_py")
    with as_file(files("ecumene.server") / "static" / "fonts" / "golos.ttf") as font:
        letters = {"font_files": [str(font)], "font_family": "Golos Text", "skip_system_fonts": True}
        return bytes(resvg.svg_to_bytes(svg_string=drawing, width=width, **letters))
