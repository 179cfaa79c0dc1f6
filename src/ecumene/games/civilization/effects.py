"""What technologies and wonders give: small typed values. Their words are made from these very values."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class GivesWonder:
    """The buyer takes this wonder."""

    wonder: str


@dataclass(frozen=True, slots=True)
class GivesPieces:
    """Pieces at once, placed as if they had been bought."""

    piece: str
    count: int


@dataclass(frozen=True, slots=True)
class GivesImprovement:
    """The buyer takes this improvement, if its era is not over."""

    improvement: str


@dataclass(frozen=True, slots=True)
class GivesExpansion:
    """Settlements that grow by one size at once."""

    count: int


@dataclass(frozen=True, slots=True)
class GoldPerTurn:
    """Gold in every production phase, until the wonder's era is over."""

    gold: int


@dataclass(frozen=True, slots=True)
class TechnologyDiscount:
    """Technologies of the wonder's era cost so much less, until the era is over."""

    gold: int


@dataclass(frozen=True, slots=True)
class SeesPick:
    """In battle the owner sees the enemy's unit before choosing one."""


@dataclass(frozen=True, slots=True)
class SettlementDefence:
    """Armies that defend an own settlement add this instead of the usual 1."""

    bonus: int


@dataclass(frozen=True, slots=True)
class HappyFaces:
    """So many settlements become happy."""

    count: int


@dataclass(frozen=True, slots=True)
class Gears:
    """So many settlements become productive."""

    count: int


@dataclass(frozen=True, slots=True)
class ForcedExchange:
    """Once in every trade phase: one resource card against one of another player, who is not asked."""


@dataclass(frozen=True, slots=True)
class DestroysRegion:
    """Once: all units and the settlement of any region are removed."""


@dataclass(frozen=True, slots=True)
class DeclaresEnd:
    """The owner may declare the end of the game, which comes with the end of the turn."""

    ending: str


@dataclass(frozen=True, slots=True)
class BoughtByAnyone:
    """Not given to the owner of the technology: anybody may buy it, and it ends the game."""

    price: int
    ending: str


OwnerBonus = GivesWonder | GivesPieces | GivesImprovement | GivesExpansion
WonderEffect = (
    GivesPieces | GoldPerTurn | TechnologyDiscount | SeesPick | SettlementDefence | HappyFaces | Gears
    | ForcedExchange | DestroysRegion | DeclaresEnd | BoughtByAnyone
)  # fmt: skip
