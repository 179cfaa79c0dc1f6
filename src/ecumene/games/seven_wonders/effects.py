"""What cards and wonder stages give, as typed values that can say themselves in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ecumene.games.seven_wonders.components import ANY
from ecumene.kernel.messages import Message

#: The end of a text's id (``seven_wonders-effect-…``) and what the text is filled with.
Words = tuple[str, dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Produce:
    """One of these resources each turn, for the owner and, if ``sold``, for each neighbour."""

    one_of: tuple[str, ...]
    amount: int = 1
    sold: bool = True

    def words(self) -> Words:
        if len(self.one_of) == 1:
            return "produce", {"resources": Message(f"seven_wonders-count-{self.one_of[0]}", {"n": self.amount})}
        return "produce_any" if self.sold else "produce_own", {"resources": self.one_of}


@dataclass(frozen=True, slots=True)
class Points:
    n: int


@dataclass(frozen=True, slots=True)
class Shields:
    n: int


@dataclass(frozen=True, slots=True)
class Science:
    symbol: str

    def words(self) -> Words:
        return ("science_any", {}) if self.symbol == ANY else ("science", {"symbol": self.symbol})


@dataclass(frozen=True, slots=True)
class Coins:
    """Once, from the bank."""

    n: int


@dataclass(frozen=True, slots=True)
class Discount:
    """These resources cost one coin instead of two at these neighbours, from the next turn on."""

    resources: tuple[str, ...]
    sellers: tuple[str, ...]

    def words(self) -> Words:
        return f"discount_{'_'.join(self.sellers)}", {"resources": self.resources}


@dataclass(frozen=True, slots=True)
class Counting:
    """So much for everything of a kind that stands in some cities."""

    n: int
    counted: tuple[str, ...]
    scope: tuple[str, ...]

    def parts(self) -> dict[str, Any]:
        return {"n": self.n, "counted": f"per-{'-'.join(self.counted)}", "scope": f"in-{'-'.join(self.scope)}"}


@dataclass(frozen=True, slots=True)
class CoinsPer(Counting):
    """Once, when built, after all cards of the turn are in place."""

    def words(self) -> Words:
        return "coins_per", self.parts()


@dataclass(frozen=True, slots=True)
class PointsPer(Counting):
    """At the end of the game."""

    def words(self) -> Words:
        return "points_per", self.parts()


@dataclass(frozen=True, slots=True)
class PlayLastCard:
    """The seventh card of every age is played instead of being discarded."""


@dataclass(frozen=True, slots=True)
class FreeBuilding:
    """Once in every age one building costs nothing."""


@dataclass(frozen=True, slots=True)
class BuildFromDiscard:
    """Once, at the end of the turn: one card of the discard pile is built for nothing."""


@dataclass(frozen=True, slots=True)
class CopyGuild:
    """At the end of the game one guild of a neighbour counts as one's own."""


Effect = (
    Produce | Points | Shields | Science | Coins | Discount | CoinsPer | PointsPer
    | PlayLastCard | FreeBuilding | BuildFromDiscard | CopyGuild
)  # fmt: skip
