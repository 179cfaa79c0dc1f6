"""Civilization as a game on our table: sizes, options, set-up, components."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar, Literal

import msgspec

from ecumene.games.civilization import actions, atlas
from ecumene.games.civilization.components import (
    CITY_CARDS,
    FIGURES,
    KEY_MOMENTS,
    LENGTHS,
    MARKERS,
    PLAYERS,
    PRICES,
    SCORE_ROWS,
    TRADE_RANGES,
)
from ecumene.games.civilization.improvements import IMPROVEMENTS
from ecumene.games.civilization.nouns import SUMS
from ecumene.games.civilization.rules import Civilization
from ecumene.games.civilization.technologies import TECHNOLOGIES
from ecumene.games.civilization.view import View
from ecumene.games.civilization.wonders import WONDERS
from ecumene.games.civilization.words import say
from ecumene.kernel import Catalogue, Game, Options, Rng
from ecumene.kernel.game import Headings
from ecumene.kernel.speech import fields_of, kind_of


class CivilizationOptions(Options, frozen=True, forbid_unknown_fields=True):
    """``length`` and ``assign_by_hand`` count in the advanced rules only. ``trade_offers``: sent by each a turn."""

    rules: Literal["standard", "advanced"] = "standard"
    length: Literal["short", "medium", "long"] = "short"
    fewer_empty_markers: bool = False
    trade_offers: Literal[0, 1, 2, 4] = 1
    assign_by_hand: bool = False


class CivilizationGame(Game):
    slug: ClassVar[str] = "civilization"
    version: ClassVar[int] = 5
    players: ClassVar[range] = PLAYERS
    options: ClassVar[type[Options]] = CivilizationOptions
    categories: ClassVar[tuple[str, ...]] = SCORE_ROWS
    catalogue: ClassVar[Catalogue] = actions.CATALOGUE
    view: ClassVar[type[msgspec.Struct]] = View
    headings: ClassVar[Headings] = {"era": "age", "turn": "turn"}
    ratings: ClassVar[tuple[str, ...]] = ("gold", "settlements", "technologies")
    drawn: ClassVar[tuple[str, ...]] = ("center", "radius", "polygons", "holes", "crosses_edge")
    hidden: ClassVar[tuple[str, ...] | None] = ("markers", "box", "orders", "chosen")

    def blank(self, players: int, rng: Rng) -> Civilization:
        return Civilization(players, rng)

    def set_up(self, state: Civilization, options: CivilizationOptions) -> None:
        state.advanced = options.rules == "advanced"
        state.length = LENGTHS.index(options.length)
        state.offers_each = options.trade_offers
        state.by_hand = options.assign_by_hand
        state.set_out(options.fewer_empty_markers)

    def components(self) -> dict[str, list[dict[str, Any]]]:
        """Every record tells how sure its figures are; ``reconstructed`` ones are ours."""
        return {
            "regions": [_area(region) for region in atlas.REGIONS],
            "seas": [_area(sea) for sea in atlas.SEAS],
            "markers": [asdict(marker) for marker in MARKERS],
            "figures": [{**asdict(figure), "dice": figure.dice} for figure in FIGURES],
            "technologies": [_with_words(card, list(card.bonus)) for card in TECHNOLOGIES],
            "wonders": [_with_words(wonder, [wonder.effect]) for wonder in WONDERS],
            "improvements": [asdict(improvement) for improvement in IMPROVEMENTS],
            "city_cards": [asdict(cards) for cards in CITY_CARDS],
            "key_moments": [asdict(moment) for moment in KEY_MOMENTS],
            "sums": [{"id": name, "gold": gold} for name, gold in SUMS.items()],
            "prices": [{"id": rules, **asdict(prices)} for rules, prices in PRICES.items()],
            "trade_ranges": [{**asdict(row), "id": row.technology or "start"} for row in TRADE_RANGES],
        }


@cache
def outlines() -> dict[str, dict[str, Any]]:
    """What is needed to draw the map, by area."""
    text = (files(__package__) / "outlines.json").read_bytes()
    drawn: dict[str, dict[str, Any]] = msgspec.json.decode(text)
    return drawn


def _area(area: atlas.Region | atlas.Sea) -> dict[str, Any]:
    record: dict[str, Any] = asdict(area)
    record["seas"] = area.seas.split()
    if isinstance(area, atlas.Region):
        record["land"] = area.land.split()
    return {**record, **outlines()[area.id]}


def _with_words(card: Any, effects: list[Any]) -> dict[str, Any]:
    """A card with its effects as data under ``gives`` and in words."""
    record: dict[str, Any] = asdict(card)
    record.pop("bonus", None)
    record.pop("effect", None)
    record["gives"] = [{"type": kind_of(effect), **fields_of(effect)} for effect in effects]
    record["words"] = [say.effect(effect) for effect in effects]
    return record
