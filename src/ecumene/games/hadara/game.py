"""Hadara as a game on our table: sizes, options, set-up, components."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, ClassVar

from msgspec import Struct

from ecumene.games.hadara import actions
from ecumene.games.hadara.cards import CARDS, Card
from ecumene.games.hadara.components import (
    COLONIES,
    COLONY_STACKS,
    GOLD,
    PLAYERS,
    SCORE_ROWS,
    SILVER,
    START_CARDS,
    STATUES,
    Colony,
    ColonyStack,
    StartCard,
    Statue,
)
from ecumene.games.hadara.effects import EFFECT_TYPES
from ecumene.games.hadara.rules import Hadara
from ecumene.games.hadara.view import View
from ecumene.kernel import Catalogue, Game, Options, Rng


class HadaraOptions(Options, frozen=True, forbid_unknown_fields=True):
    """A first game leaves the starred purple cards in the box and uses side A of the start cards."""

    starred_cards: bool = True
    choose_sides: bool = True


class HadaraGame(Game):
    slug: ClassVar[str] = "hadara"
    version: ClassVar[int] = 1
    players: ClassVar[range] = PLAYERS
    options: ClassVar[type[Options]] = HadaraOptions
    categories: ClassVar[tuple[str, ...]] = SCORE_ROWS
    catalogue: ClassVar[Catalogue] = actions.CATALOGUE
    view: ClassVar[type[Struct]] = View
    hidden: ClassVar[tuple[str, ...] | None] = ("hands", "sold", "decks", "box", "stacks", "plundered", "chosen")

    def blank(self, players: int, rng: Rng) -> Hadara:
        return Hadara(players, rng)

    def set_up(self, state: Hadara, options: HadaraOptions) -> None:
        state.starred = options.starred_cards
        state.set_out(options.choose_sides)

    def components(self) -> dict[str, list[dict[str, Any]]]:
        """Every record tells how sure its figures are; ``reconstructed`` ones are ours."""
        return {
            "cards": [_card(card) for card in CARDS],
            "start_cards": [_start_card(card) for card in START_CARDS],
            "colony_stacks": [_stack(stack) for stack in COLONY_STACKS],
            "colonies": [_colony(colony) for colony in COLONIES],
            "statues": [_statue(statue) for statue in STATUES],
            "medals": [asdict(medal) for medal in (SILVER, GOLD)],
        }


def _card(card: Card) -> dict[str, Any]:
    sure = card.sure
    record: dict[str, Any] = {
        "id": card.id,
        "epoch": card.epoch,
        "color": card.color,
        "cost": card.cost,
        "bonuses": card.bonuses(),
        "vp": card.vp,
        "star": card.star,
        "effect": None,
        "sure": _sure(cost=sure.cost, bonuses=sure.bonuses, vp=sure.vp),
    }
    if card.effect is not None:
        effect = asdict(card.effect)
        prices = effect.pop("prices_sure", sure.effect)
        record["effect"] = {"type": EFFECT_TYPES[type(card.effect)], **effect}
        record["effect_sure"] = _sure(effect=sure.effect, prices=prices)
    return record


def _start_card(card: StartCard) -> dict[str, Any]:
    return {
        "id": card.id,
        "initiative": card.initiative,
        "side_A": {"coins": card.side_a.coins, "tracks": card.side_a.tracks()},
        "side_B": {"coins": card.side_b.coins, "tracks": card.side_b.tracks()},
        "sure": _sure(initiative=card.initiative_sure, side_A=card.side_a.sure, side_B=card.side_b.sure),
    }


def _stack(stack: ColonyStack) -> dict[str, Any]:
    return {
        "id": stack.id,
        "required_military": stack.required_military,
        "plunder_coins": stack.plunder_coins,
        "annex_cost": stack.annex_cost,
        "vp": stack.vp_front,
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
        "sure": _sure(vp_back=colony.vp_sure, back_bonuses=colony.bonuses_sure),
    }


def _statue(statue: Statue) -> dict[str, Any]:
    return {
        "id": statue.id,
        "required_culture": statue.required_culture,
        "vp": statue.vp,
        "bonus": statue.bonus,
        "sure": _sure(required_culture=statue.required_sure, vp=statue.vp_sure, bonus=statue.bonus_sure),
    }


def _sure(**fields: str) -> str | dict[str, str]:
    """How sure a record is: one word if it is the same for all of its figures."""
    return fields if len(set(fields.values())) > 1 else next(iter(fields.values()))
