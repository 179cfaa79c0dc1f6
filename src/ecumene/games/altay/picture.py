"""A position as a picture: the map with settlements in the colours of the seats, and what every realm has."""

from __future__ import annotations

from typing import Final

from ecumene.games.altay.regions import CANVAS, MARKERS, REGIONS, WATERS
from ecumene.games.altay.view import RealmView, RegionView, View
from ecumene.kernel.canvas import Area, Canvas, outline

_REGION: Final = {region.id: region for region in REGIONS}
_RESOURCE: Final = {marker.id: marker.resource for marker in MARKERS}
_HOUSE: Final = "M-5.5 6V-.5L0-6l5.5 5.5V6z"
_MARKER: Final = "M0-12 11-6V6L0 12-11 6V-6z"
_REALM = 160.0


def draw(canvas: Canvas, view: View, area: Area) -> None:
    scale = area.height / CANVAS[1]
    world = area._replace(width=CANVAS[0] * scale)
    _map(canvas, view, world, scale)
    rest = area.beside(world.width + 14)
    for realm, place in zip(view.realms, rest.grid(len(view.realms), 1), strict=True):
        _realm(canvas, realm, place.top(min(place.height, _REALM)))


def _map(canvas: Canvas, view: View, area: Area, scale: float) -> None:
    canvas.box(area, "#93b9c4", radius=8)
    place = f"translate({area.x:.1f} {area.y:.1f}) scale({scale:.3f})"
    for water in WATERS:
        canvas.path(outline(water.outline), place, fill="#93b9c4" if water.kind == "sea" else "#cbb98d")
    here = {region.region: region for region in view.regions}
    for region in REGIONS:
        ground = region.terrain if region.id in here else "#d9cfb9"
        canvas.path(outline(region.outline), place, fill=ground, line="#5d4d37", width=1.5)
    for id, seen in here.items():
        x, y = _REGION[id].label
        _tokens(canvas, seen, area.x + x * scale, area.y + y * scale)


def _tokens(canvas: Canvas, seen: RegionView, x: float, y: float) -> None:
    canvas.icon(seen.terrain, x - 8, y + 12, 15)
    if seen.owner is not None:
        canvas.crest(seen.owner, x - 24, y - 10, 20)
        for n in range(seen.settlements):
            spot = f"translate({x + 6 + n % 2 * 15:.1f} {y - 6 + n // 2 * 15:.1f}) scale(1.25)"
            canvas.path(_HOUSE, spot, fill=canvas.seat_colour(seen.owner), line="surface", width=1.4)
    elif seen.marker is not None:
        resource = _RESOURCE[seen.marker]
        canvas.path(_MARKER, f"translate({x - 9 * bool(resource):.1f} {y:.1f})", fill="card-paper", line="#33271a")
        canvas.words(x - 9 * bool(resource), y + 5.5, 16, str(seen.difficulty), anchor="middle")
        if resource:
            canvas.icon(resource, x + 3, y - 9, 18)
    if seen.vp_token:
        canvas.icon("point", x - 11, y - 34, 22, "1")


def _realm(canvas: Canvas, realm: RealmView, area: Area) -> None:
    inner = canvas.panel(realm.seat, area)
    told: list[tuple[str, int | str]] = [("settlement", realm.settlements_on_board), ("hand", realm.hand_size)]
    told += [("deck", realm.deck)] + [("captured", len(realm.captured))] * bool(realm.captured)
    told += [(name, n) for name, n in realm.resources.items() if n]
    canvas.figures(inner.x, inner.y, 24, told)
    size = min(44.0, inner.height - 32)
    shown = [("family-purple", done.achievement) for done in realm.done]
    shown += [("family-brown", card) for card in realm.hand or []]
    for (family, card), place in zip(shown, inner.below(32).row(size), strict=False):
        canvas.card(place, family, card)
