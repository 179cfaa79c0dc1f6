"""What actions have in common: the shapes of what they name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final, Self

from ecumene.games.through_the_ages.components import CARDS
from ecumene.games.through_the_ages.traits import AIR_FORCE, FARM, INFANTRY
from ecumene.kernel.actions import Action
from ecumene.kernel.messages import Seat


def ids(first: int, last: int = -1, ages: Iterable[int] = range(4)) -> list[str]:
    """The cards of a family, or of all families from one to another."""
    return [card.id for card in CARDS if first <= card.family <= max(first, last) and card.age in ages]


WORKERS: Final = ids(FARM, AIR_FORCE)
UNITS: Final = ids(INFANTRY, AIR_FORCE)
SEATS: Final = [Seat(seat) for seat in range(4)]


class Move(Action, frozen=True):
    """Base of all actions: the paragraph of the rules, and the words for it (``do-<phrase>``)."""

    rule: ClassVar[str] = ""

    @property
    def phrase(self) -> str:
        return self.verb


class CardMove(Move, frozen=True):
    """An action that names one card."""

    card: str
    cards: ClassVar[list[str]] = []

    @classmethod
    def every(cls) -> list[Self]:
        return [cls(card) for card in cls.cards]


class CountMove(Move, frozen=True):
    """An action that names a number."""

    n: int
    numbers: ClassVar[range] = range(0)

    @classmethod
    def every(cls) -> list[Self]:
        return [cls(n) for n in cls.numbers]


class WordMove(Move, frozen=True):
    """An action that names one of a few words; each of them has a text of its own."""

    words: ClassVar[tuple[str, ...]] = ()

    @classmethod
    def every(cls) -> list[Self]:
        return [cls(word) for word in cls.words]

    @property
    def phrase(self) -> str:
        return "-".join([self.verb, *self.fields().values()])

    def touches(self) -> tuple[str, ...]:
        return ()


class RivalMove(Move, frozen=True):
    """An action that names a card and whom it is played against."""

    card: str
    rival: Seat
    cards: ClassVar[list[str]] = []

    @classmethod
    def every(cls) -> list[Self]:
        return [cls(card, rival) for card in cls.cards for rival in SEATS]
