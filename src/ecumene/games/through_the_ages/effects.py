"""What a card does once: small typed values. Whom a part of an event hits, and when, stands on it.

The chapters of the rules say what each of them does: `events`, `action_cards`, `conflict`, `scoring`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from ecumene.kernel.speech import Speech, fields_of, kind_of

_say: Final = Speech("through_the_ages")

# Whom it hits.
YOU: Final = "you"
ALL: Final = "all"
STRONGEST: Final = "strongest"
WEAKEST: Final = "weakest"
TWO_STRONGEST: Final = "two_strongest"
TWO_WEAKEST: Final = "two_weakest"
MOST_CULTURE: Final = "most_culture"
LEAST_CULTURE: Final = "least_culture"
ALL_HAPPIEST: Final = "all_happiest"
ALL_MOST_DISCONTENT: Final = "all_most_discontent"
MOST_CULTURE_AMONG_TWO_WEAKEST: Final = "most_culture_among_two_weakest"

# When it happens.
ALWAYS: Final = "always"
BEFORE_AGE_IV: Final = "before_age_iv"
IN_AGE_IV: Final = "in_age_iv"


@dataclass(frozen=True)
class Effect:
    """Something that happens once."""


@dataclass(frozen=True, kw_only=True)
class Happening(Effect):
    """Something that happens to one civilization: of an event, an action card or a new colony."""

    who: str = YOU
    when: str = ALWAYS
    #: What the civilization does in words: ``through_the_ages-<verb>``, or ``…-you`` if it is the reader's own.
    verb: ClassVar[str] = "gains"

    def words(self) -> tuple[str, dict[str, Any]]:
        """The text begins with who does something; when it is not always, that is said in brackets."""
        told: dict[str, Any] = fields_of(self)
        if self.who == YOU:
            told["head"] = _say.text(f"{self.verb}-you")
        else:
            told["head"] = _say.text(self.verb, who=f"who-{self.who}")
        if self.when == ALWAYS:
            return kind_of(self), told
        return self.when, {"what": _say.text(f"effect-{kind_of(self)}", **told)}


@dataclass(frozen=True)
class Some(Happening):
    """So much of something."""

    n: int


# Gains


class GainFood(Some):
    pass


class GainResources(Some):
    pass


class GainScience(Some):
    pass


class GainCulture(Some):
    pass


class GainPopulation(Some):
    """From the yellow bank, without food."""


class DrawCards(Some):
    verb = "draws"


class GainFoodOrResources(Some):
    """All of it food, or all of it resources."""


class GainMix(Some):
    """Food and resources, divided at will."""


class ProduceFood(Happening):
    verb = "produces"


class ProduceResources(Happening):
    verb = "produces"


class RunEconomy(Happening):
    """Corruption, food, consumption, resources, as in the production phase."""

    verb = "produces"


class GainCultureByCulture(Happening):
    """As much as the culture rating."""


class GainScienceByScience(Happening):
    """As much as the science rating."""


class GainCultureByScience(Happening):
    """As much as the science rating."""


@dataclass(frozen=True)
class GainFoodByHappiness(Happening):
    """One for each happy face."""

    most: int


# Losses


class LoseCulture(Some):
    verb = "loses"


class LosePopulation(Some):
    verb = "loses"


class LoseBlueTokens(Some):
    verb = "loses"


class LoseMix(Some):
    """Food and resources, divided at will."""

    verb = "loses"


class LoseAllFood(Happening):
    verb = "loses"


class LoseColony(Some):
    verb = "loses"


class DiscardCards(Some):
    verb = "discards"


class PerDiscontent(Some):
    """By the number of discontent workers when the event is revealed."""

    verb = "loses"


class LoseActionsPerDiscontent(PerDiscontent):
    """Civil actions for every discontent worker."""


class LoseCulturePerDiscontent(PerDiscontent):
    pass


class LosePopulationPerDiscontent(PerDiscontent):
    """One for so many discontent workers, rounded up."""


class LoseOldLeader(Happening):
    """A leader who is not of the current age."""

    verb = "loses"


class DestroyOwnBuilding(Some):
    """A farm, a mine or an urban building."""

    verb = "destroys"


class DestroyUrbanOfOthers(Some):
    """Of every other civilization."""

    verb = "destroys"


@dataclass(frozen=True)
class RuinWonder(Happening):
    """A completed wonder of so early an age gives nothing but culture any more."""

    last_age: int
    culture: int
    verb: ClassVar[str] = "ruins"


class TakeYellowFromWeakest(Some):
    verb = "takes"


# What is allowed


@dataclass(frozen=True)
class BuildFree(Happening):
    """An unused worker goes to this card for nothing."""

    card: str
    verb: ClassVar[str] = "may"


@dataclass(frozen=True)
class CheaperAction(Happening):
    """Grow, build or develop for so much less, and for no action."""

    discount: int
    verb: ClassVar[str] = "may"


class TakeFromRow(Some):
    """Cards of the row for so many civil actions that cost nothing, instead of the next political action."""

    verb = "may"


# Action cards


class Played(Effect):
    """What an action card tells its player to do, or gives for the turn."""


@dataclass(frozen=True)
class Cheaper(Played):
    """An action for so many resources less."""

    discount: int


class BuildOrUpgradeFarmOrMine(Cheaper):
    pass


class BuildOrUpgradeUrban(Cheaper):
    pass


class UpgradeBuilding(Cheaper):
    """A farm, a mine or an urban building."""


class BuildStage(Cheaper):
    """One stage of the wonder."""


class IncreasePopulation(Played):
    """For the usual food."""


class Develop(Played):
    """For the usual science."""


@dataclass(frozen=True)
class UnitResourcesThisTurn(Played):
    n: int


@dataclass(frozen=True)
class MilitaryActionsThisTurn(Played):
    n: int


@dataclass(frozen=True)
class ByPlayers(Played):
    """So much with two, three and four players."""

    two: int
    three: int
    four: int

    def among(self, players: int) -> int:
        return (self.two, self.three, self.four)[players - 2]


class UnitResourcesPerStronger(ByPlayers):
    """For every stronger civilization, for this turn."""


class GainCulturePerAhead(ByPlayers):
    """For every civilization with more culture points."""


# Aggressions and wars


class Attack(Effect):
    """What the stronger side does."""


@dataclass(frozen=True)
class TakeMix(Attack):
    """Food and resources, divided at the attacker's will."""

    n: int


@dataclass(frozen=True)
class Raid(Attack):
    """Urban buildings, one for each of these last ages, are destroyed for half of their cost."""

    ages: tuple[int, ...]

    def words(self) -> tuple[str, dict[str, Any]]:
        one, *others = self.ages
        return ("raid-two", {"age": one, "other": others[0]}) if others else ("raid", {"age": one})


@dataclass(frozen=True)
class Enslave(Attack):
    """The rival loses population, the attacker gains resources and food."""

    population: int
    resources: int
    food: int


class Annex(Attack):
    """A colony changes hands."""


@dataclass(frozen=True)
class Infiltrate(Attack):
    """The rival's leader or unfinished wonder goes; each of its levels is worth culture."""

    culture: int


@dataclass(frozen=True)
class TakeScience(Attack):
    n: int


@dataclass(frozen=True)
class TakeCulture(Attack):
    n: int


@dataclass(frozen=True)
class TakeYellowTokens(Attack):
    """So many, and one more for every so much advantage."""

    n: int
    advantage: int


@dataclass(frozen=True)
class TakeCultureByAdvantage(Attack):
    """So much, and the advantage."""

    n: int


class TakeScienceOrTechnologies(Attack):
    """As much as the advantage; special technologies count as their cost."""
