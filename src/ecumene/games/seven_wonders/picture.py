"""A position as a picture: every city with its cards by colour, wonder, coins and shields; the hand of who looks."""

from __future__ import annotations

from typing import Final

from ecumene.games.seven_wonders.cards import CARDS
from ecumene.games.seven_wonders.components import BLUE, BROWN, GREEN, GREY, PURPLE, RED, YELLOW
from ecumene.games.seven_wonders.effects import Produce
from ecumene.games.seven_wonders.view import CityView, View
from ecumene.games.seven_wonders.wonders import WONDERS
from ecumene.kernel.canvas import Area, Canvas

_COLORS: Final = (BROWN, GREY, BLUE, YELLOW, RED, GREEN, PURPLE)
_CARD: Final = {card.id: card for card in CARDS}
_STAGES: Final = {(wonder.id, wonder.side): len(wonder.stages) for wonder in WONDERS}
#: What a raw material or a good is shown by.
_MAKES: Final = {
    card.id: effect.one_of[0] for card in CARDS for effect in card.gives if isinstance(effect, Produce)
}  # fmt: skip
#: Cities beside each other, by how many there are.
_COLUMNS: Final = (1, 1, 2, 3, 2, 3, 3, 4)


def draw(canvas: Canvas, view: View, area: Area) -> None:
    area = canvas.hand([_face(card) for card in view.hand or []], area)
    count = len(view.cities)
    for city, place in zip(view.cities, area.grid(count, _COLUMNS[count]), strict=True):
        _city(canvas, city, place)


def _face(card: str) -> tuple[str, str, str]:
    """The colour of a card, the drawing on it, or what it makes."""
    return f"family-{_CARD[card].color}", _CARD[card].stands_as(), _MAKES.get(card, "")


def _city(canvas: Canvas, city: CityView, area: Area) -> None:
    if city.seat is None:
        canvas.box(area, "surface", "line", 8)
        canvas.icon("city", area.x + 14, area.y + 8, 34)
        inner = Area(area.x + 14, area.y + 50, area.width - 24, area.height - 58)
    else:
        inner = canvas.panel(city.seat, area)
    told: list[tuple[str, int | str]] = [("coin", city.coins), ("shield", city.shields)]
    told += [("victory", city.victory_points)] if city.victory_points else []
    told += [("defeat", city.defeats)] if city.defeats else []
    canvas.figures(inner.x, inner.y, 26, told)
    inner = inner.below(34)
    low = min(92.0, inner.height * 0.3)
    _wonder(canvas, city, inner.below(inner.height - low))
    _cards(canvas, city.cards, inner.top(inner.height - low - 6))


def _wonder(canvas: Canvas, city: CityView, area: Area) -> None:
    """The wonder in ink, and its stages: those that stand are of stone."""
    sketch = area.height * 1.6
    canvas.sketch(f"wonder-{city.wonder}", area.x, area.y, sketch)
    stages = _STAGES[city.wonder, city.side]
    size = min(34.0, area.height - 8, (area.width - sketch - 10) / stages - 6)
    for n in range(stages):
        place = Area(area.x + sketch + 10 + n * (size + 6), area.y + area.height - size - 4, size, size)
        canvas.box(place, "family-yellow" if n < city.stages else "sunk", "edge", 4, 1 if n < city.stages else 0.5)
        if n < city.stages:
            canvas.icon("stage", place.x + 4, place.y + 4, size - 8)


def _cards(canvas: Canvas, cards: list[str], area: Area) -> None:
    """A column for every colour."""
    wide = (area.width - 6 * (len(_COLORS) - 1)) / len(_COLORS)
    for n, color in enumerate(_COLORS):
        own = [card for card in cards if _CARD[card].color == color]
        column = Area(area.x + n * (wide + 6), area.y, wide, area.height)
        for card, place in zip(own, canvas.pile(column, len(own), min(wide, 40.0)), strict=True):
            canvas.card(place, *_face(card))
