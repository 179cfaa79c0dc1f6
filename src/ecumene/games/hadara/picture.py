"""A position as a picture: every people with its four tracks, cards by colour, colonies, statues and medals."""

from __future__ import annotations

from typing import Final

from ecumene.games.hadara.cards import CARDS
from ecumene.games.hadara.components import COLORS, TRACKS
from ecumene.games.hadara.view import CivilizationView, View
from ecumene.kernel.canvas import Area, Canvas

#: How the tracks look: icon and colour.
_LOOKS: Final = {
    "income": ("income", "family-yellow"),
    "military": ("strength", "family-red"),
    "culture": ("culture", "family-blue"),
    "food": ("food", "family-green"),
}
_COLOR: Final = {card.id: card.color for card in CARDS}
_COLUMNS: Final = (1, 1, 2, 3, 2, 3)
#: Drawings so high leave room for a figure.
_ROOMY = 40


def draw(canvas: Canvas, view: View, area: Area) -> None:
    area = canvas.hand([(f"family-{_COLOR[card]}", "", f"family-{_COLOR[card]}") for card in view.hand or []], area)
    longest = max(20, *(value for own in view.civilizations for value in own.tracks.values()))
    places = area.grid(len(view.civilizations), _COLUMNS[len(view.civilizations)])
    for own, place in zip(view.civilizations, places, strict=True):
        _people(canvas, own, canvas.panel(own.seat, place), longest)


def _people(canvas: Canvas, own: CivilizationView, area: Area, longest: int) -> None:
    high = min(40.0, (area.height - 78) / 4)
    for n, track in enumerate(TRACKS):
        icon, family = _LOOKS[track]
        row = Area(area.x, area.y + n * high, area.width, high - 5)
        canvas.icon(icon, row.x, row.y, row.height)
        bar = Area(row.x + high + 4, row.y + 3, row.width - high - 48, row.height - 6)
        canvas.box(bar, "sunk", radius=4)
        canvas.box(bar._replace(width=max(4.0, bar.width * own.tracks[track] / longest)), family, radius=4)
        letters = min(26.0, row.height * 0.85)
        canvas.words(row.x + row.width, row.y + row.height * 0.8, letters, str(own.tracks[track]), anchor="end")
    area = area.below(len(TRACKS) * high + 4)
    _cards(canvas, own, area.top(26))
    _monuments(canvas, own, area.below(34))


def _cards(canvas: Canvas, own: CivilizationView, area: Area) -> None:
    """Coins, and cards by colour."""
    x = canvas.figures(area.x, area.y, 24, [("coin", own.coins)])
    room = (area.x + area.width - x) / len(COLORS)
    for n, color in enumerate(COLORS):
        count = sum(_COLOR[card] == color for card in own.cards)
        place = Area(x + n * room, area.y, 20, 26)
        canvas.box(place, f"family-{color}", "surface", 4, 1 if count else 0.25)
        canvas.words(place.x + 24, place.y + 21, 19, str(count))


def _monuments(canvas: Canvas, own: CivilizationView, area: Area) -> None:
    """Colonies, statues that stand, medals: as large as there is room for them."""
    marks = [(colony.stack, 1.6, str(colony.vp), "family-red") for colony in own.colonies]
    marks += [(statue.statue, 0.75, str(statue.vp), "family-blue") for statue in own.statues if statue.tile]
    marks += [("medal-silver", 0.8, "", "")] * len(own.silver) + [("medal-gold", 0.8, "", "")] * own.gold
    rows = 2 if area.height > 2 * _ROOMY else 1
    high = min(56.0, area.height / rows - 4)
    wanted = sum(share * high + 6 for _, share, _, _ in marks)
    high *= min(1.0, 0.9 * rows * area.width / max(1.0, wanted))
    x, y = area.x, area.y
    for name, share, points, colour in marks:
        width = share * high
        if x + width > area.x + area.width:
            x, y = area.x, y + high + 4
        _mark(canvas, name, Area(x, y, width, high), points, colour)
        x += width + 6


def _mark(canvas: Canvas, name: str, area: Area, points: str, colour: str) -> None:
    if not colour:
        return canvas.icon(name, area.x, area.y, area.width)
    canvas.box(area, colour, radius=4, opacity=0.16)
    canvas.sketch(name, area.x, area.y, area.width, colour)
    if area.height > _ROOMY:
        canvas.words(area.x + area.width - 3, area.y + 14, 15, points, colour, "end")
    return None
