"""A position as a picture: shapes, figures and the kit's drawings; each game draws itself in its ``picture.py``.

What is drawn with (icons, sketches, colours) is data made by the pages, so that a picture looks like the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

import msgspec

#: A letter is about so wide, measured in its height.
_LETTER = 0.56
_TINTED, _PLAIN = 1.2, 1.7
_SEAT_COLOURS = 7
#: How high the cards of a hand are.
_HAND = 60


class Layer(msgspec.Struct, frozen=True):
    """An outline of an icon, filled or not, with a line around it or without."""

    d: str
    fill: str = ""
    line: bool = True


class Sketch(msgspec.Struct, frozen=True):
    """A line drawing on a field, with a wash below it and finer lines."""

    d: str
    wide: float = 24
    high: float = 24
    wash: str = ""
    fine: str = ""


class Drawn(msgspec.Struct, frozen=True):
    """What a game draws itself: sketches by the ids of its components, colours by names of its own."""

    sketches: dict[str, Sketch] = {}
    colours: dict[str, str] = {}


class Kit(msgspec.Struct, frozen=True):
    """All drawings there are."""

    icons: dict[str, list[Layer]] = {}
    colours: dict[str, str] = {}
    games: dict[str, Drawn] = {}


class Sitting(msgspec.Struct, frozen=True):
    """Who sits at a seat, with how many points, and how likely to win, if that is known."""

    name: str
    score: int
    chance: float | None = None
    won: bool = False


class Area(NamedTuple):
    """A part of the canvas."""

    x: float
    y: float
    width: float
    height: float

    def inside(self, margin: float) -> Area:
        return Area(self.x + margin, self.y + margin, self.width - 2 * margin, self.height - 2 * margin)

    def top(self, height: float) -> Area:
        return self._replace(height=height)

    def below(self, height: float) -> Area:
        """What is left under its top."""
        return self._replace(y=self.y + height, height=self.height - height)

    def beside(self, width: float) -> Area:
        """What is left to the right of its first part."""
        return self._replace(x=self.x + width, width=self.width - width)

    def grid(self, count: int, columns: int, gap: float = 10) -> list[Area]:
        """Equal parts, row by row."""
        rows = -(-count // columns)
        width = (self.width - gap * (columns - 1)) / columns
        height = (self.height - gap * (rows - 1)) / rows
        return [
            Area(self.x + n % columns * (width + gap), self.y + n // columns * (height + gap), width, height)
            for n in range(count)
        ]

    def row(self, size: float, gap: float = 5) -> list[Area]:
        """Squares beside each other, as many as there is room for."""
        return [
            Area(self.x + n * (size + gap), self.y, size, size) for n in range(int((self.width + gap) / (size + gap)))
        ]


def outline(points: Sequence[Sequence[float]]) -> str:
    """A polygon as a path."""
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in points) + "z"


class Canvas:
    """A picture in the making. Colours are the kit's by name (``family-blue``) or written out."""

    def __init__(self, kit: Kit, game: str, people: list[Sitting]) -> None:
        self.kit = kit
        self.own = kit.games.get(game, Drawn())
        self.people = people
        self._parts: list[str] = []
        self._icons: dict[str, str] = {}

    def svg(self, width: int, height: int) -> str:
        letters = 'font-family="Golos Text, sans-serif"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {letters}>'
        return "".join([head, "<defs>", *self._icons.values(), "</defs>", *self._parts, "</svg>"])

    def colour(self, name: str) -> str:
        """A colour by its name; a game's own come first."""
        name = name.removeprefix("var(--").removesuffix(")")
        own = self.own.colours.get(name, name)
        found = self.kit.colours.get(own) or self.kit.colours.get(f"family-{own}")
        return found or (own if own.startswith("#") else self.kit.colours.get("ink", "#2a241c"))

    def seat_colour(self, seat: int) -> str:
        return self.colour(f"seat-{seat % _SEAT_COLOURS + 1}")

    def seat_ink(self, seat: int) -> str:
        """What is read on the colour of a seat."""
        return self.colour(f"seat-{seat % _SEAT_COLOURS + 1}-ink")

    # Shapes

    def box(self, area: Area, fill: str, line: str = "", radius: float = 6, opacity: float = 1) -> None:
        x, y, width, height = area
        edge = f' stroke="{self.colour(line)}"' if line else ""
        self._parts.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(0, width):.1f}" height="{max(0, height):.1f}" rx="{radius}" '
            f'fill="{self.colour(fill)}" fill-opacity="{opacity}"{edge}/>'
        )

    def path(self, d: str, place: str, fill: str = "", line: str = "", width: float = 1, opacity: float = 1) -> None:
        """An outline where ``place`` (a transform) puts it; its line is as wide as it is told, wherever that is."""
        inside = f'fill="{self.colour(fill)}" fill-opacity="{opacity}"' if fill else 'fill="none"'
        edge = f' stroke="{self.colour(line)}" stroke-width="{width:g}" stroke-linejoin="round"' if line else ""
        self._parts.append(f'<path transform="{place}" d="{d}" {inside} fill-rule="evenodd"{edge}/>')

    def words(
        self, x: float, y: float, size: float, words: str, colour: str = "ink", anchor: str = "start", room: float = 0
    ) -> None:
        """A line of text, cut where there is no more room for it."""
        most = int(room / (size * _LETTER)) if room else 0
        if most and len(words) > most:
            words = f"{words[: max(1, most - 1)]}…"
        self._parts.append(
            f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:g}" fill="{self.colour(colour)}" '
            f'text-anchor="{anchor}">{escape(words)}</text>'
        )

    # Drawings

    def icon(self, name: str, x: float, y: float, size: float, figure: str = "") -> None:
        """A drawing of the kit with its upper left corner here, and a figure printed on it."""
        if name not in self.kit.icons:
            return
        if name not in self._icons:
            self._icons[name] = self._drawn(name)
        self._parts.append(f'<use href="#{name}" transform="translate({x:.1f} {y:.1f}) scale({size / 24:.3f})"/>')
        if figure:
            letters = size * (0.52 if len(figure) == 1 else 0.44 if len(figure) < 3 else 0.34)
            self.words(x + size / 2, y + size / 2 + letters * 0.36, letters, figure, "#2a1d0c", "middle")

    def _drawn(self, name: str) -> str:
        layers = self.kit.icons[name]
        tinted = any(layer.fill not in ("", "currentColor") for layer in layers)
        ink, width = (self.colour("icon-ink"), _TINTED) if tinted else (self.colour("ink"), _PLAIN)
        paths = []
        for layer in layers:
            fill = "none" if not layer.fill else ink if layer.fill == "currentColor" else self.colour(layer.fill)
            edge = f' stroke="{ink}"' if layer.line else ""
            paths.append(f'<path d="{layer.d}" fill="{fill}"{edge}/>')
        look = f'stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"'
        return f'<g id="{name}" {look}>{"".join(paths)}</g>'

    def sketch(self, name: str, x: float, y: float, width: float, colour: str = "ink") -> bool:
        """A line drawing of the game's own; False: there is none of that name."""
        drawn = self.own.sketches.get(name)
        if drawn is None:
            return False
        place = f"translate({x:.1f} {y:.1f}) scale({width / drawn.wide:.3f})"
        if drawn.wash:
            self.path(drawn.wash, place, fill=colour, opacity=0.25)
        self.path(drawn.d, place, line=colour, width=1.6)
        if drawn.fine:
            self.path(drawn.fine, place, line=colour, width=0.6)
        return True

    def figures(self, x: float, y: float, size: float, told: list[tuple[str, int | str]]) -> float:
        """Icons, each with its number beside it; returns where the line ends."""
        for icon, number in told:
            said = str(number).replace("-", "−")
            self.icon(icon, x, y, size)
            self.words(x + size * 1.14, y + size * 0.8, size * 0.84, said)
            x += size * (1.6 + 0.52 * len(said))
        return x

    # Seats

    def crest(self, seat: int, x: float, y: float, size: float) -> None:
        self.icon(f"crest-{seat % _SEAT_COLOURS + 1}", x, y, size)

    def heading(self, seat: int, area: Area) -> None:
        """Who sits there: crest, name, chance to win and points."""
        who, size = self.people[seat], area.height
        if who.won:
            self.box(area, "good-soft")
        self.crest(seat, area.x + 2, area.y + 2, size - 4)
        right = area.x + area.width
        self.icon("point", right - size, area.y, size, str(who.score).replace("-", "−"))
        letters = size * 0.56
        right -= size + 8
        if who.chance is not None:
            self.words(right, area.y + size * 0.7, size * 0.46, f"{round(100 * who.chance)} %", "muted", "end")
            right -= size * 1.4
        left = area.x + size + 6
        self.words(left, area.y + size * 0.7, letters, who.name, room=right - left)

    def panel(self, seat: int, area: Area, head: float = 36) -> Area:
        """A sheet for what belongs to a seat, with its heading; returns what is left of it."""
        self.box(area, "surface", "line", 8)
        self.box(Area(area.x, area.y, 6, area.height), self.seat_colour(seat), radius=3)
        inner = Area(area.x + 14, area.y + 8, area.width - 24, area.height - 16)
        self.heading(seat, inner.top(head))
        return inner.below(head + 6)

    def card(self, area: Area, family: str, sketch: str, icon: str = "") -> None:
        """A card as small as it must be: its colour, and the drawing that is on it."""
        self.box(area, family, "surface", min(5.0, area.height / 6))
        size = min(area.width, area.height) - 4
        x, y = area.x + (area.width - size) / 2, area.y + (area.height - size) / 2
        if not self.sketch(sketch, x, y, size, "#ffffff") and icon:
            self.box(Area(x, y, size, size), "card-paper", radius=size / 2, opacity=0.92)
            self.icon(icon, x + size * 0.12, y + size * 0.12, size * 0.76)

    def hand(self, cards: Sequence[tuple[str, str, str]], area: Area) -> Area:
        """What somebody holds, as families, sketches and icons, at the foot of an area; returns what is left above."""
        if not cards:
            return area
        foot = area.below(area.height - _HAND)
        self.icon("hand", foot.x, foot.y + 14, 34)
        wide = min(84.0, (foot.width - 48) / len(cards) - 8)
        for n, card in enumerate(cards):
            self.card(Area(foot.x + 48 + n * (wide + 8), foot.y, wide, _HAND), *card)
        return area.top(area.height - _HAND - 10)

    def pile(self, area: Area, count: int, high: float) -> list[Area]:
        """Places for so many cards one below the other, closer where there is no room."""
        step = min(high + 3, (area.height - high) / (count - 1)) if count > 1 else 0
        return [Area(area.x, area.y + n * step, area.width, high) for n in range(count)]
