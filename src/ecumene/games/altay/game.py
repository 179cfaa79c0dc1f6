"""Altay as a game on our shelf: sizes, options, set-up, components."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, ClassVar

from msgspec import Struct

from ecumene.games.altay.achievements import ACHIEVEMENTS, TECHNOLOGY_COPIES, TECHNOLOGY_VP, WONDER_LEVEL, Achievement
from ecumene.games.altay.actions import CATALOGUE
from ecumene.games.altay.components import (
    CARDS,
    CUBES_PER_RESOURCE,
    CULTURE_PER_VP,
    PEOPLES,
    PLAYERS,
    SCORE_ROWS,
    Card,
    face,
)
from ecumene.games.altay.numbers import NEIGHBOURS, REGION_ID
from ecumene.games.altay.regions import BORDERS, LAYOUTS, MARKERS, REGIONS, WATERS, Region
from ecumene.games.altay.resources import RESOURCES, TERRAIN_RESOURCE
from ecumene.games.altay.rules import Altay
from ecumene.games.altay.view import View
from ecumene.games.altay.words import say
from ecumene.kernel import Catalogue, Game, Options, Rng
from ecumene.kernel.game import Headings
from ecumene.kernel.speech import kind_of


class AltayOptions(Options, frozen=True, forbid_unknown_fields=True):
    """Trade with coins; whether resources may run out; where one begins; the whole map for two or three."""

    trade: bool = False
    limited_supply: bool = True
    suggested_starts: bool = False
    whole_map: bool = False


class AltayGame(Game):
    slug: ClassVar[str] = "altay"
    version: ClassVar[int] = 2
    players: ClassVar[range] = PLAYERS
    options: ClassVar[type[Options]] = AltayOptions
    catalogue: ClassVar[Catalogue] = CATALOGUE
    view: ClassVar[type[Struct]] = View
    categories: ClassVar[tuple[str, ...]] = SCORE_ROWS
    headings: ClassVar[Headings] = {"turn": "turn"}
    ratings: ClassVar[tuple[str, ...]] = ("coins", "settlements_on_board")
    drawn: ClassVar[tuple[str, ...]] = ("label", "outline", "line")
    hidden: ClassVar[tuple[str, ...] | None] = ("hands", "decks", "secrets", "achievements")

    def blank(self, players: int, rng: Rng) -> Altay:
        return Altay(players, rng)

    def set_up(self, state: Altay, options: AltayOptions) -> None:
        state.trade = options.trade
        state.endless = not options.limited_supply
        state.set_out(options.whole_map, options.suggested_starts)

    def components(self) -> dict[str, list[dict[str, Any]]]:
        """Every record tells how sure its figures are; ``reconstructed`` ones are ours."""
        return {
            "cards": [_card(card, points) for card in CARDS for points in sorted(set(card.points))],
            "achievements": [_achievement(achievement) for achievement in ACHIEVEMENTS],
            "peoples": [asdict(people) for people in PEOPLES],
            "regions": [_region(region) for region in REGIONS],
            "waters": [asdict(water) for water in WATERS],
            "borders": [{"id": f"{border.a}-{border.b}", **asdict(border)} for border in BORDERS],
            "markers": [asdict(marker) for marker in MARKERS],
            "layouts": [{"id": f"players_{n}", **asdict(layout)} for n, layout in LAYOUTS.items()],
            "resources": [{"id": name, "number": CUBES_PER_RESOURCE} for name in RESOURCES],
            "terrains": [{"id": terrain, "resource": resource} for terrain, resource in TERRAIN_RESOURCE.items()],
        }


def _effect(effect: Any) -> dict[str, Any]:
    """A typed effect as plain data."""
    record: dict[str, Any] = {"type": kind_of(effect)}
    for name in effect.__match_args__:
        value = getattr(effect, name)
        record[name] = value.amounts() if hasattr(value, "amounts") else value
    return record


def _card(card: Card, points: int) -> dict[str, Any]:
    """A copy with so many points."""
    price = None
    if card.price is not None:
        price = card.price.amounts()
        if points:
            price["culture"] = price.get("culture", 0) + CULTURE_PER_VP * points
    return {
        "id": face(card.id, points),
        "kind": card.id,
        "starting": card.price is None,
        "vp": points,
        "price": price,
        "copies": _copies(card, points),
        "gives": [_effect(option) for option in card.options],
        "words": [say.effect(option) for option in card.options],
        "sure": asdict(card.sure),
    }


def _copies(card: Card, points: int) -> int:
    """In the whole box."""
    if card.price is None:
        return sum(people.deck.get(card.id, 0) for people in PEOPLES)
    return card.points.count(points)


def _achievement(achievement: Achievement) -> dict[str, Any]:
    wonder = achievement.level == WONDER_LEVEL
    return {
        "id": achievement.id,
        "level": achievement.level,
        "places": achievement.places.amounts(),
        "vp": None if wonder else TECHNOLOGY_VP,
        "copies": 1 if wonder else TECHNOLOGY_COPIES,
        "timing": achievement.effect.timing,
        "gives": [_effect(achievement.effect)],
        "words": [say.effect(achievement.effect)],
        "sure": {
            "effect": achievement.sure,
            "numbers": achievement.numbers_sure,
            "name_ru": achievement.name_ru_sure,
        },
    }


def _region(region: Region) -> dict[str, Any]:
    neighbours = [REGION_ID[other] for other in NEIGHBOURS[REGION_ID.index(region.id)]]
    return {**asdict(region), "neighbours": neighbours}
