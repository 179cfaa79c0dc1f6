"""What a player of 7 Wonders can do: the finite catalogue of actions."""

from __future__ import annotations

from ecumene.games.seven_wonders import tables
from ecumene.games.seven_wonders.components import CARDS, PURPLE
from ecumene.kernel import Action


def _paying(left: int, right: int) -> str:
    parts = [f"{side}:{coins}" for side, coins in (("left", left), ("right", right)) if coins]
    return " pay " + " ".join(parts) if parts else ""


class Build(Action, frozen=True, tag="build"):
    """Build the card, paying the neighbours so much (its coins to the bank are fixed by the card)."""

    card: str
    left: int = 0
    right: int = 0

    def __str__(self) -> str:
        return f"build {self.card}{_paying(self.left, self.right)}"


class BuildFree(Action, frozen=True, tag="build-free"):
    """Build the card for nothing by the power of Olympia."""

    card: str

    def __str__(self) -> str:
        return f"build {self.card} free"


class Stage(Action, frozen=True, tag="stage"):
    """Build the next stage of the wonder; the card goes face down under the board."""

    card: str
    left: int = 0
    right: int = 0

    def __str__(self) -> str:
        return f"stage with {self.card}{_paying(self.left, self.right)}"


class Discard(Action, frozen=True, tag="discard"):
    """Sell the card to the bank."""

    card: str


class Dig(Action, frozen=True, tag="dig"):
    """Build a card of the discard pile for nothing by the power of Halicarnassus."""

    card: str


class DigNothing(Action, frozen=True, tag="dig-nothing"):
    """Leave the discard pile as it is."""

    def __str__(self) -> str:
        return "dig nothing"


class Copy(Action, frozen=True, tag="copy"):
    """Count a neighbour's guild as one's own by the power of Olympia."""

    card: str


def all_actions() -> list[Action]:
    """In the order of ``tables``: by kind, then by card, then by payment."""
    actions: list[Action] = []
    for card in CARDS:
        actions += [Build(card.id, left, right) for left, right in tables.payments_for(card.cost.units())]
    actions += [BuildFree(card.id) for card in CARDS]
    for card in CARDS:
        actions += [Stage(card.id, left, right) for left, right in tables.payments_for(tables.MOST_STAGE_UNITS)]
    actions += [Discard(card.id) for card in CARDS]
    actions += [Dig(card.id) for card in CARDS]
    actions.append(DigNothing())
    actions += [Copy(card.id) for card in CARDS if card.color == PURPLE]
    return actions
