"""A position as a picture: the world with settlements and pieces in colours of seats, and how everybody stands."""

from __future__ import annotations

from typing import Final

from ecumene.games.civilization.atlas import REGIONS, SEAS
from ecumene.games.civilization.components import FIGURES
from ecumene.games.civilization.game import outlines
from ecumene.games.civilization.view import PieceView, PlayerView, RegionView, View
from ecumene.kernel.canvas import Area, Canvas, outline

_WORLD: Final = (1600, 900)
_SEA: Final = "#b4ced6"
#: The ground of the continents.
_GROUND: Final = {
    "north_america": "#dccfa0",
    "south_america": "#c9d2a0",
    "europe": "#d9c3ad",
    "africa": "#e3cf96",
    "asia": "#d3cba8",
    "oceania": "#d8bf95",
}
#: A village has one roof, a metropolis four.
_ROOFS: Final = (
    "M-8 7V0l8-7 8 7v7z",
    "M-11 7V-1l6-6 6 6V7zM1 7V-6h9V7z",
    "M-13 7V-1l5-5 5 5V7zM-3 7V-9h7V7zM4 7V-3h9V7z",
    "M-14 7V-3h6V7zM-8 7V-8l4-4 4 4V7zM0 7V-11h6V7zM6 7V-5h8V7z",
)
_CATEGORY: Final = {figure.id: "ship" if figure.category == "fleet" else figure.category for figure in FIGURES}
_MARKERS: Final = {
    "free_technology": "technology",
    "native_tribe": "tribe",
    "mountains": "mountain",
    "jungle_forest": "forest",
    "fertile": "farmland",
    "no_event": "blank",
}
#: So high, there is room for all that is told of a player.
_TWO_LINES = 56
#: Taller, a panel would be empty at its foot.
_TALLEST = 128


def draw(canvas: Canvas, view: View, area: Area) -> None:
    scale = area.height / _WORLD[1]
    world = area._replace(width=_WORLD[0] * scale)
    _map(canvas, view, world, scale)
    rest = area.beside(world.width + 12)
    count = len(view.players)
    column = rest.top(min(rest.height, count * (_TALLEST + 8) - 8))
    for player, place in zip(view.players, column.grid(count, 1, 8), strict=True):
        _player(canvas, player, place)


def _map(canvas: Canvas, view: View, area: Area, scale: float) -> None:
    canvas.box(area, _SEA, radius=8)
    place = f"translate({area.x:.1f} {area.y:.1f}) scale({scale:.3f})"
    for sea in SEAS:
        canvas.path(_outline(sea.id), place, line="#9dbcc6")
    seen = {region.id: region for region in view.regions}
    for land in REGIONS:
        settlement = seen[land.id].settlement
        canvas.path(_outline(land.id), place, fill=_GROUND[land.continent], line="#6d5c43")
        if settlement is not None:
            canvas.path(_outline(land.id), place, fill=canvas.seat_colour(settlement.owner), opacity=0.46)
    pieces: dict[str, dict[int, list[PieceView]]] = {}
    for piece in view.pieces:
        pieces.setdefault(piece.area, {}).setdefault(piece.owner, []).append(piece)
    for id, (across, down) in [(id, drawn["center"]) for id, drawn in outlines().items() if "center" in drawn]:
        x, y = area.x + across * scale, area.y + down * scale
        if id in seen:
            _settled(canvas, seen[id], x, y)
        top = y + 5 if id in seen and seen[id].settlement else y - 8
        for n, (owner, stack) in enumerate(pieces.get(id, {}).items()):
            _banner(canvas, owner, stack, min(max(x, area.x + 20), area.x + area.width - 20), top + 16 * n)


def _outline(id: str) -> str:
    drawn = outlines()[id]
    return "".join(outline(polygon) for polygon in [*drawn["polygons"], *drawn.get("holes", [])])


def _settled(canvas: Canvas, region: RegionView, x: float, y: float) -> None:
    """The marker of a region, face up or down, and its settlement."""
    settlement = region.settlement
    aside = (x + 14, y - 12) if settlement else (x, y)
    if region.marker and not region.face_down:
        canvas.icon(_MARKERS.get(region.marker, region.marker), aside[0] - 7, aside[1] - 7, 14)
    elif region.face_down:
        canvas.path("M0-5 5 0 0 5-5 0z", f"translate({aside[0]:.1f} {aside[1]:.1f})", fill="#e9dfc9", line="#6d5c43")
    if settlement:
        roof = _ROOFS[settlement.size - 1]
        canvas.path(
            roof,
            f"translate({x:.1f} {y - 4:.1f})",
            fill=canvas.seat_colour(settlement.owner),
            line="surface",
            width=1.4,
        )
        canvas.words(x, y + 2, 10, str(settlement.size), canvas.seat_ink(settlement.owner), "middle")


def _banner(canvas: Canvas, owner: int, stack: list[PieceView], x: float, y: float) -> None:
    """Everything somebody has in an area: what leads it, and how many there are."""
    count = str(sum(piece.count + len(piece.aboard) for piece in stack))
    wide = 34.0 + 7 * (len(count) - 1)
    canvas.box(Area(x - wide / 2, y, wide, 15), canvas.seat_colour(owner), "surface", 3)
    canvas.box(Area(x - wide / 2 + 2, y + 1.5, 15, 12), "card-paper", radius=2)
    canvas.icon(_CATEGORY.get(stack[0].kind, stack[0].kind), x - wide / 2 + 3, y + 1, 13)
    canvas.words(x + 8.5, y + 12, 12, count, canvas.seat_ink(owner), "middle")


def _player(canvas: Canvas, player: PlayerView, area: Area) -> None:
    inner = canvas.panel(player.seat, area, 28)
    told: list[tuple[str, int | str]] = [("coin", player.gold), ("settlement", player.settlements)]
    told += [("technology", player.technologies), ("wonder", len(player.wonders))]
    if inner.height > _TWO_LINES:
        canvas.figures(inner.x, inner.y, 24, told[:2])
        canvas.figures(inner.x, inner.y + 32, 24, told[2:])
    else:
        canvas.figures(inner.x, inner.y - 2, 18, told[:3])
