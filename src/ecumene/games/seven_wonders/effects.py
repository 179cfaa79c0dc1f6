"""What cards and wonder stages give, as typed values that can say themselves in words."""

from __future__ import annotations

from typing import Any

from ecumene.games.seven_wonders.components import ANY
from ecumene.kernel.messages import Message
from ecumene.kernel.values import Value

#: The end of a text's id (``seven_wonders-effect-…``) and what the text is filled with.
Words = tuple[str, dict[str, Any]]


class Produce(Value):
    """One of these resources each turn, for the owner and, if ``sold``, for each neighbour."""

    one_of: tuple[str, ...]
    amount: int = 1
    sold: bool = True

    def words(self) -> Words:
        if len(self.one_of) == 1:
            return "produce", {"resources": Message(f"seven_wonders-count-{self.one_of[0]}", {"n": self.amount})}
        return "produce_any" if self.sold else "produce_own", {"resources": self.one_of}


class Points(Value):
    n: int


class Shields(Value):
    n: int


class Science(Value):
    symbol: str

    def words(self) -> Words:
        return ("science_any", {}) if self.symbol == ANY else ("science", {"symbol": self.symbol})


class Coins(Value):
    """Once, from the bank."""

    n: int


class Discount(Value):
    """These resources cost one coin instead of two at these neighbours, from the next turn on."""

    resources: tuple[str, ...]
    sellers: tuple[str, ...]

    def words(self) -> Words:
        return f"discount_{'_'.join(self.sellers)}", {"resources": self.resources}


class Counting(Value):
    """So much for everything of a kind that stands in some cities."""

    n: int
    counted: tuple[str, ...]
    scope: tuple[str, ...]

    def parts(self) -> dict[str, Any]:
        return {"n": self.n, "counted": f"per-{'-'.join(self.counted)}", "scope": f"in-{'-'.join(self.scope)}"}


class CoinsPer(Counting):
    """Once, when built, after all cards of the turn are in place."""

    def words(self) -> Words:
        return "coins_per", self.parts()


class PointsPer(Counting):
    """At the end of the game."""

    def words(self) -> Words:
        return "points_per", self.parts()


class PlayLastCard(Value):
    """The seventh card of every age is played instead of being discarded."""


class FreeBuilding(Value):
    """Once in every age one building costs nothing."""


class BuildFromDiscard(Value):
    """Once, at the end of the turn: one card of the discard pile is built for nothing."""


class CopyGuild(Value):
    """At the end of the game one guild of a neighbour counts as one's own."""


Effect = (
    Produce | Points | Shields | Science | Coins | Discount | CoinsPer | PointsPer
    | PlayLastCard | FreeBuilding | BuildFromDiscard | CopyGuild
)  # fmt: skip
