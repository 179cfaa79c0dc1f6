"""What tactics, bonus cards and pacts give."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ecumene.games.through_the_ages import traits
from ecumene.games.through_the_ages.gives import Amount, Flag, Gives
from ecumene.kernel.messages import Message, listing

#: The units of an army, as the texts name them.
UNITS: Final = ("infantry", "cavalry", "artillery")


@dataclass(frozen=True)
class Army(Gives):
    """A tactic: the units of an army, its strength, and its strength with a unit two levels behind."""

    infantry: int = 0
    cavalry: int = 0
    artillery: int = 0
    strength: int = 0
    obsolete: int = 0

    def words(self) -> tuple[str, dict[str, Any]]:
        units = [Message(f"through_the_ages-army-{unit}", {"n": n}) for unit in UNITS if (n := getattr(self, unit))]
        kind = "army" if self.obsolete == self.strength else "army-aging"
        return kind, {"units": listing(units), "strength": self.strength, "obsolete": self.obsolete}


@dataclass(frozen=True)
class Defense(Gives):
    """Strength of a card that is played in defence."""

    n: int


@dataclass(frozen=True)
class ForceBonus(Gives):
    """Strength of a card that is added to a colonization force."""

    n: int


# Pacts


class NoAttacksBetween(Gives):
    """The parties cannot attack each other."""


class EndsOnAttack(Gives):
    """The pact ends when one party attacks the other."""


class AttackerStrength(Amount, trait=traits.ATTACKER_STRENGTH):
    """Of the party that attacks the other."""


class FoodAsResource(Amount, trait=traits.FOOD_AS_RESOURCE):
    """Once a turn."""


class ResourceAsFood(Amount, trait=traits.RESOURCE_AS_FOOD):
    """Once a turn."""


class FoodProduction(Amount, trait=traits.FOOD_PRODUCTION): ...


class ResourceProduction(Amount, trait=traits.RESOURCE_PRODUCTION): ...


@dataclass(frozen=True)
class JointResearch(Gives):
    """Technologies cost so much science less, and the partner pays so much of it."""

    discount: int
    partner: int

    def traits(self) -> dict[int, int]:
        return {traits.TECHNOLOGY_DISCOUNT: self.discount, traits.PARTNER_PAYS: self.partner}


class Tourism(Amount, trait=traits.TOURISM):
    """Culture for every completed wonder of the partner."""


class SafeFromWar(Flag, trait=traits.SAFE_FROM_WAR): ...
