"""A position as a picture: the card row above, below it every civilization with its ratings and cards in play."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.components import CARDS
from ecumene.games.through_the_ages.traits import AGE_NAMES, FAMILY_NAMES
from ecumene.games.through_the_ages.view import CivilizationView, PlaceView, View
from ecumene.kernel.canvas import Area, Canvas

_FAMILY: Final = {card.id: FAMILY_NAMES[card.family] for card in CARDS}
_AGE: Final = {card.id: AGE_NAMES[card.age].upper() for card in CARDS}
_ROW = 86
#: How large cards in play are: the largest at which all of them find room.
_EDGES: Final = (60.0, 44.0, 34.0, 26.0)
_GAP = 5.0
#: A civilization that has so little room tells its figures in one line.
_LOW = 140


def draw(canvas: Canvas, view: View, area: Area) -> None:
    area = canvas.hand([_face(canvas, card) for card in view.hand or []], area)
    if any(place.card for place in view.row):
        _row(canvas, view.row, area.top(_ROW))
        area = area.below(_ROW + 10)
    count = len(view.civilizations)
    for own, place in zip(view.civilizations, area.grid(count, 2 if count == 4 else count), strict=True):
        _civilization(canvas, own, canvas.panel(own.seat, place))


def _face(canvas: Canvas, card: str) -> tuple[str, str, str]:
    """The kind of a card, and its drawing or that of its kind."""
    family = _FAMILY[card]
    return family, card if card in canvas.own.sketches else family, ""


def _row(canvas: Canvas, row: list[PlaceView], area: Area) -> None:
    """What lies open, under what it costs."""
    for place, spot in zip(row, area.grid(len(row), len(row), 6), strict=True):
        if place.card is None:
            canvas.box(spot.below(20), "sunk", "line", 4, 0.5)
            continue
        canvas.card(spot.below(20), *_face(canvas, place.card))
        canvas.words(spot.x + 5, spot.y + 35, 13, _AGE[place.card], "#ffffff")
        for n in range(place.civil_actions):
            canvas.icon("civil_actions", spot.x + n * 18, spot.y, 17)


def _civilization(canvas: Canvas, own: CivilizationView, area: Area) -> None:
    economy = own.economy
    told: list[tuple[str, int | str]] = [("culture", f"{own.culture_points}+{own.culture}")]
    told += [("science", f"{own.science_points}+{own.science}"), ("strength", own.strength)]
    told += [("happiness", own.happiness), ("food", economy.food), ("ore", economy.resources)]
    told += [("population", economy.unused_workers)]
    lines = [told] if area.height < _LOW else [told[:3], told[3:]]
    for n, line in enumerate(lines):
        canvas.figures(area.x, area.y + 32 * n, 26 if len(lines) > 1 else 22, line)
    area = area.below(32 * len(lines) + 8)
    crowns = [own.government, own.leader, *own.wonders, own.wonder.card if own.wonder else None]
    cards = [(card, 0) for card in [*crowns, *own.specials, own.tactic, *own.colonies] if card]
    _in_rows(canvas, cards + [(one.card, one.workers) for one in own.technologies if one.workers], area)


def _in_rows(canvas: Canvas, cards: list[tuple[str, int]], area: Area) -> None:
    """Cards with the workers on them, as many beside each other as there is room for."""
    edge = next((edge for edge in _EDGES if len(_places(area, edge)) >= len(cards)), _EDGES[-1])
    for (card, workers), place in zip(cards, _places(area, edge), strict=False):
        canvas.card(place, *_face(canvas, card))
        if workers:
            size = edge * 0.42
            badge = Area(place.x + edge - size - 1, place.y + edge - size - 1, size, size)
            canvas.box(badge, "card-paper", "edge", size / 2)
            canvas.words(badge.x + size / 2, badge.y + size * 0.8, size * 0.84, str(workers), anchor="middle")


def _places(area: Area, edge: float) -> list[Area]:
    """Row by row."""
    rows = int((area.height + _GAP) / (edge + _GAP))
    return [place for row in range(rows) for place in area.below(row * (edge + _GAP)).row(edge, _GAP)]
