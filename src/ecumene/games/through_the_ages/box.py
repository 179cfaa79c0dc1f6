"""Everything in the box as plain data, with what each card gives and does in words."""

from __future__ import annotations

from dataclasses import asdict
from functools import reduce
from typing import Any

from ecumene.games.through_the_ages.action_cards import ACTION_CARDS
from ecumene.games.through_the_ages.card_types import Card
from ecumene.games.through_the_ages.colonization import TERRITORIES
from ecumene.games.through_the_ages.components import CARDS
from ecumene.games.through_the_ages.conflict import AGGRESSIONS
from ecumene.games.through_the_ages.effects import Effect
from ecumene.games.through_the_ages.events import EVENTS
from ecumene.games.through_the_ages.gives import Gives, Symbol
from ecumene.games.through_the_ages.scoring import IMPACTS, WONDERS
from ecumene.games.through_the_ages.state import say
from ecumene.games.through_the_ages.traits import *
from ecumene.games.through_the_ages.war import WARS
from ecumene.kernel.messages import Message
from ecumene.kernel.speech import kind_of


def components() -> dict[str, list[dict[str, Any]]]:
    """All cards, in the order of their numbers."""
    return {
        "civil": [_facts(card) for card in CARDS if card.family < TACTIC],
        "military": [_facts(card) for card in CARDS if card.family >= TACTIC],
    }


def effects(card: Card) -> tuple[Effect, ...]:
    """What a card does once, when it is played, revealed, colonized or completed."""
    one: dict[str, Effect] = {**WONDERS, **TERRITORIES, **AGGRESSIONS, **WARS, **IMPACTS}
    several: dict[str, tuple[Effect, ...]] = {**ACTION_CARDS, **EVENTS}
    return (one[card.id],) if card.id in one else several.get(card.id, ())


def words(card: Card) -> list[Message]:
    """What a card gives and does, one sentence for each; a pact's sides have their own."""
    by_workers = [given for given in card.gives if card.family <= AIR_FORCE and isinstance(given, Symbol)]
    others = [say.effect(given) for given in card.gives if given not in by_workers]
    return _of_each_worker(by_workers) + others + [say.effect(effect) for effect in effects(card)]


def _of_each_worker(gives: list[Symbol]) -> list[Message]:
    """One sentence for all that each worker of a card gives."""
    if not gives:
        return []
    told = [say.effect(given) for given in gives]
    return [say.text("each-worker", what=reduce(lambda one, other: say.text("and", first=one, second=other), told))]


def _facts(card: Card) -> dict[str, Any]:
    """A card as far as something is printed on it."""
    numbers = {
        "science_cost": card.science,
        "revolution_cost": card.revolution,
        "resource_cost": card.cost if card.family < TACTIC else 0,
        "military_actions": card.cost if card.family >= TACTIC else 0,
        "stages": card.stages,
    }
    facts: dict[str, Any] = {"id": card.id, "family": FAMILY_NAMES[card.family], "age": card.age}
    facts.update({name: value for name, value in numbers.items() if value}, copies=card.copies)
    facts["gives"] = [_data(given) for given in card.gives] + [_data(effect) for effect in effects(card)]
    facts["words"] = words(card)
    if card.sides:
        facts["sides"] = [_side(id, gives) for id, gives in zip(_ids(card), card.sides, strict=True)]
    return facts


def _ids(card: Card) -> tuple[str, ...]:
    return ("side-a", "side-b") if len(card.sides) > 1 else ("both_sides",)


def _side(id: str, gives: tuple[Gives, ...]) -> dict[str, Any]:
    return {"id": id, "gives": [_data(given) for given in gives], "words": [say.effect(given) for given in gives]}


def _data(given: Gives | Effect) -> dict[str, Any]:
    return {"type": kind_of(given), **asdict(given)}
