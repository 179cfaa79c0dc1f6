"""What a player of 7 Wonders can do: the finite catalogue of actions."""

from __future__ import annotations

from typing import Annotated, Final, Self

from ecumene.games.seven_wonders.cards import CARDS
from ecumene.games.seven_wonders.components import PURPLE
from ecumene.games.seven_wonders.wonders import WONDERS
from ecumene.kernel.actions import Action, Catalogue

Card = Annotated[str, tuple(card.id for card in CARDS)]
Guild = Annotated[str, tuple(card.id for card in CARDS if card.color == PURPLE)]

# Payments: so many coins to the left and to the right neighbour, ranked so that what can be paid for n units comes
# before anything that needs n + 1.

MOST_UNITS: Final = max(card.cost.units() for card in CARDS)
MOST_STAGE_UNITS: Final = max(stage.cost.units() for wonder in WONDERS for stage in wonder.stages)
_SIDE: Final = 2 * MOST_UNITS + 1


def _units(left: int, right: int) -> int:
    return (left + 1) // 2 + (right + 1) // 2


def payments_for(units: int) -> list[tuple[int, int]]:
    """All payments that can arise from buying up to so many units at one or two coins each."""
    pairs = [(left, right) for left in range(_SIDE) for right in range(_SIDE) if _units(left, right) <= units]
    return sorted(pairs, key=lambda pair: (_units(*pair), pair))


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

    @classmethod
    def every(cls) -> list[Self]:
        return [cls(card.id, left, right) for card in CARDS for left, right in payments_for(card.cost.units())]


class BuildFree(Action, frozen=True, tag="build-free"):
    """Build the card for nothing by the power of Olympia."""

    card: Card

    def __str__(self) -> str:
        return f"build {self.card} free"


class BuildStage(Action, frozen=True, tag="stage"):
    """Build the next stage of the wonder; the card goes face down under the board."""

    card: str
    left: int = 0
    right: int = 0

    def __str__(self) -> str:
        return f"stage with {self.card}{_paying(self.left, self.right)}"

    @classmethod
    def every(cls) -> list[Self]:
        return [cls(card.id, left, right) for card in CARDS for left, right in payments_for(MOST_STAGE_UNITS)]


class Discard(Action, frozen=True, tag="discard"):
    """Sell the card to the bank."""

    card: Card


class Dig(Action, frozen=True, tag="dig"):
    """Build a card of the discard pile for nothing by the power of Halicarnassus."""

    card: Card


class DigNothing(Action, frozen=True, tag="dig-nothing"):
    """Leave the discard pile as it is."""

    def __str__(self) -> str:
        return "dig nothing"


class Copy(Action, frozen=True, tag="copy"):
    """Count a neighbour's guild as one's own by the power of Olympia."""

    card: Guild


CATALOGUE: Final = Catalogue(Build, BuildFree, BuildStage, Discard, Dig, DigNothing, Copy)
