"""What technologies and wonders give: small typed values. Their words are made from these very values."""

from __future__ import annotations

from ecumene.kernel.values import Value


class GivesWonder(Value):
    """The buyer takes this wonder."""

    wonder: str


class GivesPieces(Value):
    """Pieces at once, placed as if they had been bought."""

    piece: str
    count: int


class GivesImprovement(Value):
    """The buyer takes this improvement, if its era is not over."""

    improvement: str


class GivesExpansion(Value):
    """Settlements that grow by one size at once."""

    count: int


class GoldPerTurn(Value):
    """Gold in every production phase, until the wonder's era is over."""

    gold: int


class TechnologyDiscount(Value):
    """Technologies of the wonder's era cost so much less, until the era is over."""

    gold: int


class SeesPick(Value):
    """In battle the owner sees the enemy's unit before choosing one."""


class SettlementDefence(Value):
    """Armies that defend an own settlement add this instead of the usual 1."""

    bonus: int


class HappyFaces(Value):
    """So many settlements become happy."""

    count: int


class Gears(Value):
    """So many settlements become productive."""

    count: int


class ForcedExchange(Value):
    """Once in every trade phase: one resource card against one of another player, who is not asked."""


class DestroysRegion(Value):
    """Once: all units and the settlement of any region are removed."""


class DeclaresEnd(Value):
    """The owner may declare the end of the game, which comes with the end of the turn."""

    ending: str


class BoughtByAnyone(Value):
    """Not given to the owner of the technology: anybody may buy it, and it ends the game."""

    price: int
    ending: str


OwnerBonus = GivesWonder | GivesPieces | GivesImprovement | GivesExpansion
WonderEffect = (
    GivesPieces | GoldPerTurn | TechnologyDiscount | SeesPick | SettlementDefence | HappyFaces | Gears
    | ForcedExchange | DestroysRegion | DeclaresEnd | BoughtByAnyone
)  # fmt: skip
