"""Hadara as a game: sizes, options, set-up, components."""

from __future__ import annotations

from dataclasses import asdict
from itertools import zip_longest
from typing import Any, ClassVar

from msgspec import Struct

from ecumene.games.hadara import actions
from ecumene.games.hadara.cards import CARDS, Card
from ecumene.games.hadara.components import (
    COLONIES,
    COLONY_STACKS,
    COLORS,
    CULTURE,
    GOLD,
    GOLD_VP_PER_SET,
    MILITARY,
    PLAYERS,
    SCORE_ROWS,
    SIDES,
    SILVER,
    START_CARDS,
    STATUES,
    TRACKS,
    Colony,
    ColonyStack,
    Medal,
    StartCard,
    StartSide,
    Statue,
)
from ecumene.games.hadara.effects import (
    Annex,
    Effect,
    GoldMedal,
    MedalPrices,
    Plunder,
    Points,
    Printed,
    Requirement,
    SilverMedal,
    Start,
    TileBonus,
    bonuses,
)
from ecumene.games.hadara.rules import Hadara
from ecumene.games.hadara.view import View
from ecumene.games.hadara.words import told, told_of_card
from ecumene.kernel import Catalogue, Game, Options, Rng
from ecumene.kernel.game import Headings
from ecumene.kernel.speech import kind_of


class HadaraOptions(Options, frozen=True, forbid_unknown_fields=True):
    """A first game leaves the starred purple cards in the box and uses side A of the start cards."""

    starred_cards: bool = True
    choose_sides: bool = True


class HadaraGame(Game):
    slug: ClassVar[str] = "hadara"
    version: ClassVar[int] = 2
    players: ClassVar[range] = PLAYERS
    options: ClassVar[type[Options]] = HadaraOptions
    categories: ClassVar[tuple[str, ...]] = SCORE_ROWS
    catalogue: ClassVar[Catalogue] = actions.CATALOGUE
    view: ClassVar[type[Struct]] = View
    headings: ClassVar[Headings] = {"epoch": "age", "phase-b": "turn"}
    ratings: ClassVar[tuple[str, ...]] = ("coins", "tracks")
    hidden: ClassVar[tuple[str, ...] | None] = ("hands", "sold", "decks", "box", "stacks", "plundered", "chosen")

    def blank(self, players: int, rng: Rng) -> Hadara:
        return Hadara(players, rng)

    def set_up(self, state: Hadara, options: HadaraOptions) -> None:
        state.starred = options.starred_cards
        state.set_out(options.choose_sides)

    def components(self) -> dict[str, list[dict[str, Any]]]:
        """Every record of a printed piece tells how sure its figures are; ``reconstructed`` ones are ours."""
        return {
            "cards": [_card(card) for card in CARDS],
            "start_cards": [_start_card(card) for card in START_CARDS],
            "colony_stacks": [_stack(stack) for stack in COLONY_STACKS],
            "colonies": [_colony(colony) for colony in COLONIES],
            "statues": [_statue(statue) for statue in STATUES],
            "medals": [_medal(SILVER, SilverMedal()), _medal(GOLD, GoldMedal(GOLD_VP_PER_SET))],
            "colors": [{"id": color, "track": track} for color, track in zip_longest(COLORS, TRACKS)],
        }


def _card(card: Card) -> dict[str, Any]:
    sure, effects = card.sure, [card.effect] if card.effect is not None else []
    record: dict[str, Any] = {
        "id": card.id,
        "epoch": card.epoch,
        "color": card.color,
        "cost": card.cost,
        "bonuses": card.bonuses(),
        "vp": card.vp,
        "star": card.star,
        "gives": [_typed(effect) for effect in effects],
        "words": told_of_card(card),
        "sure": _sure(cost=sure.cost, bonuses=sure.bonuses, vp=sure.vp),
    }
    for effect in effects:
        prices = effect.prices_sure if isinstance(effect, MedalPrices) else sure.effect
        record["effect_sure"] = _sure(effect=sure.effect, prices=prices)
    return record


def _typed(effect: Effect) -> dict[str, Any]:
    """An effect as plain data."""
    fields = asdict(effect)
    fields.pop("prices_sure", None)
    return {"type": kind_of(effect), **fields}


def _start_card(card: StartCard) -> dict[str, Any]:
    return {
        "id": card.id,
        "initiative": card.initiative,
        **{f"side_{letter}": _start_side(side) for letter, side in zip(SIDES, card.sides(), strict=True)},
        "sure": _sure(initiative=card.initiative_sure, side_A=card.side_a.sure, side_B=card.side_b.sure),
    }


def _start_side(side: StartSide) -> dict[str, Any]:
    words = told(Start(side.coins), *bonuses(side.tracks()))
    return {"coins": side.coins, "tracks": side.tracks(), "words": words}


def _stack(stack: ColonyStack) -> dict[str, Any]:
    return {
        "id": stack.id,
        "required_military": stack.required_military,
        "plunder_coins": stack.plunder_coins,
        "annex_cost": stack.annex_cost,
        "vp": stack.vp_front,
        "words": told(
            Requirement(MILITARY, stack.required_military),
            Plunder(stack.plunder_coins),
            Annex(stack.annex_cost),
            Points(stack.vp_front),
        ),
        "sure": _sure(
            required_military=stack.required_sure,
            plunder_coins=stack.plunder_sure,
            annex_cost=stack.annex_sure,
            vp=stack.vp_sure,
        ),
    }


def _colony(colony: Colony) -> dict[str, Any]:
    return {
        "id": colony.id,
        "stack": colony.stack,
        "vp_back": colony.vp_back,
        "back_bonuses": colony.back_bonuses(),
        "words": told(*bonuses(colony.back_bonuses()), Points(colony.vp_back)),
        "sure": _sure(vp_back=colony.vp_sure, back_bonuses=colony.bonuses_sure),
    }


def _statue(statue: Statue) -> dict[str, Any]:
    return {
        "id": statue.id,
        "required_culture": statue.required_culture,
        "vp": statue.vp,
        "bonus": statue.bonus,
        "words": told(Requirement(CULTURE, statue.required_culture), Points(statue.vp), TileBonus(statue.bonus)),
        "sure": _sure(required_culture=statue.required_sure, vp=statue.vp_sure, bonus=statue.bonus_sure),
    }


def _medal(medal: Medal, worth: Printed) -> dict[str, Any]:
    return {**asdict(medal), "words": told(worth)}


def _sure(**fields: str) -> str | dict[str, str]:
    """How sure a record is: one word if it is the same for all of its figures."""
    return fields if len(set(fields.values())) > 1 else next(iter(fields.values()))
