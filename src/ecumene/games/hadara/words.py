"""How Hadara speaks: what is printed on its pieces in words. Questions and refusals stand with their decisions."""

from __future__ import annotations

from typing import Final

from ecumene.games.hadara.cards import Card
from ecumene.games.hadara.effects import Points, Printed, bonuses
from ecumene.kernel.messages import Message
from ecumene.kernel.speech import Speech

say: Final = Speech("hadara")


def told(*printed: Printed) -> list[Message]:
    """What is printed on a piece, one thing after the other."""
    return [say.effect(thing) for thing in printed]


def told_of_card(card: Card) -> list[Message]:
    """Bonuses, effect and points of a card."""
    effect = [card.effect] if card.effect is not None else []
    points = [Points(card.vp)] if card.vp else []
    return told(*bonuses(card.bonuses()), *effect, *points)
