"""What a card does once: small typed values. Whom a part of an event hits, and when, stands on it.

The chapters of the rules say what each of them does: `events`, `action_cards`, `conflict`, `scoring`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ecumene.kernel.speech import Speech, fields_of, kind_of
from ecumene.kernel.values import Value

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


class Effect(Value):
    """Something that happens once."""


class Happening(Effect, kw_only=True):
    """Something that happens to one civilization: of an event, an action card or a new colony."""

    who: str = YOU
    when: str = ALWAYS
    #: What the civilization does in words: ``through_the_ages-<verb>``, or ``…-you`` if it is the reader's own.
    verb: ClassVar[str] = "gains"

    def __init_subclass__(cls, verb: str = "", **options: Any) -> None:
        super().__init_subclass__(**options)
        cls.verb = verb or cls.verb

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


class Some(Happening):
    """So much of something."""

    n: int


# Gains


class GainFood(Some): ...


class GainResources(Some): ...


class GainScience(Some): ...


class GainCulture(Some): ...


class GainPopulation(Some):
    """From the yellow bank, without food."""


class DrawCards(Some, verb="draws"): ...


class GainFoodOrResources(Some):
    """All of it food, or all of it resources."""


class GainMix(Some):
    """Food and resources, divided at will."""


class ProduceFood(Happening, verb="produces"): ...


class ProduceResources(Happening, verb="produces"): ...


class RunEconomy(Happening, verb="produces"):
    """Corruption, food, consumption, resources, as in the production phase."""


class GainCultureByCulture(Happening):
    """As much as the culture rating."""


class GainScienceByScience(Happening):
    """As much as the science rating."""


class GainCultureByScience(Happening):
    """As much as the science rating."""


class GainFoodByHappiness(Happening):
    """One for each happy face."""

    most: int


# Losses


class LoseCulture(Some, verb="loses"): ...


class LosePopulation(Some, verb="loses"): ...


class LoseBlueTokens(Some, verb="loses"): ...


class LoseMix(Some, verb="loses"):
    """Food and resources, divided at will."""


class LoseAllFood(Happening, verb="loses"): ...


class LoseColony(Some, verb="loses"): ...


class DiscardCards(Some, verb="discards"): ...


class PerDiscontent(Some, verb="loses"):
    """By the number of discontent workers when the event is revealed."""


class LoseActionsPerDiscontent(PerDiscontent):
    """Civil actions for every discontent worker."""


class LoseCulturePerDiscontent(PerDiscontent): ...


class LosePopulationPerDiscontent(PerDiscontent):
    """One for so many discontent workers, rounded up."""


class LoseOldLeader(Happening, verb="loses"):
    """A leader who is not of the current age."""


class DestroyOwnBuilding(Some, verb="destroys"):
    """A farm, a mine or an urban building."""


class DestroyUrbanOfOthers(Some, verb="destroys"):
    """Of every other civilization."""


class RuinWonder(Happening, verb="ruins"):
    """A completed wonder of so early an age gives nothing but culture any more."""

    last_age: int
    culture: int


class TakeYellowFromWeakest(Some, verb="takes"): ...


# What is allowed


class BuildFree(Happening, verb="may"):
    """An unused worker goes to this card for nothing."""

    card: str


class CheaperAction(Happening, verb="may"):
    """Grow, build or develop for so much less, and for no action."""

    discount: int


class TakeFromRow(Some, verb="may"):
    """Cards of the row for so many civil actions that cost nothing, instead of the next political action."""


# Action cards


class Cheaper(Effect):
    """An action for so many resources less."""

    discount: int


class BuildOrUpgradeFarmOrMine(Cheaper): ...


class BuildOrUpgradeUrban(Cheaper): ...


class UpgradeBuilding(Cheaper):
    """A farm, a mine or an urban building."""


class BuildStage(Cheaper):
    """One stage of the wonder."""


class IncreasePopulation(Effect):
    """For the usual food."""


class Develop(Effect):
    """For the usual science."""


class UnitResourcesThisTurn(Effect):
    n: int


class MilitaryActionsThisTurn(Effect):
    n: int


class ByPlayers(Effect):
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


# Aggressions and wars: what the stronger side does


class TakeMix(Effect):
    """Food and resources, divided at the attacker's will."""

    n: int


class Raid(Effect):
    """Urban buildings, one for each of these last ages, are destroyed for half of their cost."""

    ages: tuple[int, ...]

    def words(self) -> tuple[str, dict[str, Any]]:
        one, *others = self.ages
        return ("raid-two", {"age": one, "other": others[0]}) if others else ("raid", {"age": one})


class Enslave(Effect):
    """The rival loses population, the attacker gains resources and food."""

    population: int
    resources: int
    food: int


class Annex(Effect):
    """A colony changes hands."""


class Infiltrate(Effect):
    """The rival's leader or unfinished wonder goes; each of its levels is worth culture."""

    culture: int


class TakeScience(Effect):
    n: int


class TakeCulture(Effect):
    n: int


class TakeYellowTokens(Effect):
    """So many, and one more for every so much advantage."""

    n: int
    advantage: int


class TakeCultureByAdvantage(Effect):
    """So much, and the advantage."""

    n: int


class TakeScienceOrTechnologies(Effect):
    """As much as the advantage; special technologies count as their cost."""


# Completed wonders of age III


class ScoreEach(Effect):
    """So much culture for each."""

    n: int


class ScoreTechnologyLevels(ScoreEach): ...


class ScoreWorkers(Effect):
    """For each farm and mine, and for each unit and urban building."""

    fields: int
    others: int


class ScoreUrbanOutput(ScoreEach):
    """Culture, science and strength of urban buildings."""


class ScoreTheatersAndLibraries(ScoreEach):
    """Their culture."""
