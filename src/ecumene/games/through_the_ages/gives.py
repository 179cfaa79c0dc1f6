"""What a card gives while it is in play: small typed values, turned once into sums of traits for the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from ecumene.games.through_the_ages import traits
from ecumene.kernel.speech import fields_of, kind_of


@dataclass(frozen=True)
class Gives:
    """Something printed on a card that holds as long as the card is in play."""

    def traits(self) -> dict[int, int]:
        """What it adds to its owner's traits. Nothing if the rules ask for the card itself."""
        return {}


@dataclass(frozen=True)
class OfOneTrait(Gives):
    """What a class of them adds to is said in its head."""

    trait: ClassVar[int]

    def __init_subclass__(cls, trait: int | None = None) -> None:
        if trait is not None:
            cls.trait = trait


class Flag(OfOneTrait):
    """An ability that one has or has not."""

    def traits(self) -> dict[int, int]:
        return {self.trait: 1}


@dataclass(frozen=True)
class Amount(OfOneTrait):
    """So much of one trait; words for less of it are texts of their own."""

    n: int

    def traits(self) -> dict[int, int]:
        return {self.trait: self.n}

    def words(self) -> tuple[str, dict[str, Any]]:
        return (kind_of(self), fields_of(self)) if self.n > 0 else (f"{kind_of(self)}-less", {"n": -self.n})


class Symbol(Amount):
    """A symbol at the foot of a card; on a worker card each worker gives it."""


class Culture(Symbol, trait=traits.CULTURE): ...


class Science(Symbol, trait=traits.SCIENCE): ...


class Strength(Symbol, trait=traits.STRENGTH): ...


class Happiness(Symbol, trait=traits.HAPPINESS): ...


class Food(Symbol, trait=traits.FOOD):
    """What a blue token on the farm is worth."""


class Resources(Symbol, trait=traits.RESOURCES):
    """What a blue token on the mine is worth."""


class CivilActions(Symbol, trait=traits.CIVIL_ACTIONS): ...


class MilitaryActions(Symbol, trait=traits.MILITARY_ACTIONS): ...


class Colonization(Symbol, trait=traits.COLONIZATION):
    """Strength of every colonization force."""


class BlueTokens(Symbol, trait=traits.BLUE_TOKENS): ...


class YellowTokens(Symbol, trait=traits.YELLOW_TOKENS): ...


class UrbanLimit(Symbol, trait=traits.URBAN_LIMIT):
    """The most urban buildings of one type."""


# Technologies


class DoublesArmy(Gives):
    """Air forces: a unit doubles the tactical strength of one army."""


@dataclass(frozen=True)
class UrbanDiscount(Gives):
    """Resources less for an urban building of level I, II and III."""

    level_1: int
    level_2: int
    level_3: int

    def traits(self) -> dict[int, int]:
        return {
            traits.DISCOUNT_LEVEL_1: self.level_1,
            traits.DISCOUNT_LEVEL_2: self.level_2,
            traits.DISCOUNT_LEVEL_3: self.level_3,
        }


@dataclass(frozen=True)
class StagesAtOnce(Gives):
    """The most stages of a wonder for one civil action."""

    n: int

    def traits(self) -> dict[int, int]:
        return {traits.WONDER_STAGES: self.n - 1}


# Wonders


@dataclass(frozen=True)
class HandSize(Gives):
    """More cards in the civil and in the military hand."""

    n: int

    def traits(self) -> dict[int, int]:
        return {traits.CIVIL_HAND: self.n, traits.MILITARY_HAND: self.n}


@dataclass(frozen=True)
class StrengthPerInfantryAndArtillery(Gives):
    n: int

    def traits(self) -> dict[int, int]:
        return {traits.INFANTRY_STRENGTH: self.n, traits.ARTILLERY_STRENGTH: self.n}


class MoreHappiness(Amount, trait=traits.EXTRA_HAPPINESS):
    """Whatever gives a happy face gives more."""


@dataclass(frozen=True)
class CheaperAfterLeader(Gives):
    """In the row: fewer civil actions in a turn in which the leader was replaced."""

    n: int


class BestMineAgain(Flag, trait=traits.BEST_MINE_DOUBLED):
    """One worker on the best mine produces twice."""


class FreePopulation(Amount, trait=traits.FREE_POPULATION):
    """Once a turn population for neither an action nor food."""


# Leaders


class StrengthPerUnit(Amount, trait=traits.UNIT_STRENGTH): ...


class RetireForYellow(Amount, trait=traits.RETIRE_FOR_YELLOW):
    """A political action: the leader leaves and yellow tokens come."""


class ScienceForTechnology(Amount, trait=traits.SCIENCE_FOR_TECHNOLOGY):
    """For every technology taken from the row."""


class MilitaryAsCivil(Amount, trait=traits.MILITARY_AS_CIVIL):
    """Once a turn."""


class LeaderDiscount(Amount, trait=traits.LEADER_DISCOUNT):
    """Civil actions less for a leader in the row."""


class UnitResources(Amount, trait=traits.UNIT_RESOURCES):
    """Resources for units in every turn."""


class HappinessUnderWonder(Amount, trait=traits.TUCKED_HAPPINESS):
    """The leader who is replaced may lie under a wonder and give happy faces there."""


class SecondPoliticalAction(Flag, trait=traits.SECOND_POLITICAL_ACTION):
    """Once in the game."""


class PopulationDiscount(Amount, trait=traits.POPULATION_DISCOUNT):
    """Food less for one more population."""


class ColonizeFromHand(Flag, trait=traits.COLONIZE_FROM_HAND):
    """A political action: the leader leaves, a territory in hand becomes a colony."""


class RecruitDiscount(Amount, trait=traits.RECRUIT_DISCOUNT):
    """Population and a unit for one military action, so much food and so many resources less."""


class InfantryAsCavalry(Flag, trait=traits.INFANTRY_AS_CAVALRY): ...


class CultureIfStrong(Amount, trait=traits.CULTURE_IF_STRONG):
    """At the end of the turn, for one of the two strongest civilizations."""


class StrengthPerHappiness(Amount, trait=traits.STRENGTH_PER_HAPPINESS):
    """Of temples and the government."""


class LookAtEvent(Flag, trait=traits.LOOK_AT_EVENT): ...


class ScienceOfBest(Flag, trait=traits.BEST_SCIENCE):
    """Science as high as the level of the best lab or library."""


class ResourcesForDeveloping(Amount, trait=traits.RESOURCES_FOR_DEVELOPING): ...


class ActionsForDeveloping(Amount, trait=traits.ACTIONS_FOR_DEVELOPING): ...


class CultureForDeveloping(Amount, trait=traits.CULTURE_FOR_DEVELOPING): ...


class CulturePerHappiness(Amount, trait=traits.CULTURE_PER_HAPPINESS):
    """Of temples, theaters and completed wonders."""


class NoWonderSurcharge(Flag, trait=traits.NO_WONDER_SURCHARGE): ...


@dataclass(frozen=True)
class ColonizeByDiscards(Gives):
    """So many military cards can be discarded for a colonization force, each for so much strength."""

    cards: int
    each: int

    def traits(self) -> dict[int, int]:
        return {traits.COLONIZE_DISCARDS: self.cards, traits.COLONIZE_PER_DISCARD: self.each}


@dataclass(frozen=True)
class CulturePerColony(Gives):
    """For the first colony, and for each other one."""

    first: int
    others: int

    def traits(self) -> dict[int, int]:
        return {traits.CULTURE_FIRST_COLONY: self.first, traits.CULTURE_NEXT_COLONY: self.others}


class CulturePerTheater(Amount, trait=traits.CULTURE_PER_THEATER): ...


class TheaterDiscount(Amount, trait=traits.THEATER_SCIENCE_DISCOUNT):
    """Science less for technologies of theaters."""


class TurnIntoTheater(Amount, trait=traits.TRANSFORMATIONS):
    """So many times a turn an urban building becomes a theater."""


class MilitaryRevolution(Flag, trait=traits.MILITARY_REVOLUTION):
    """A revolution takes all military actions instead of the civil ones."""


class CultureForRevolution(Amount, trait=traits.CULTURE_FOR_REVOLUTION): ...


class StrengthPerUnitType(Amount, trait=traits.STRENGTH_PER_UNIT_TYPE): ...


@dataclass(frozen=True)
class LibraryAndTheaterDiscount(Gives):
    """With a library theaters and their technologies are cheaper, and the other way round."""

    resources: int
    science: int

    def traits(self) -> dict[int, int]:
        return {traits.PAIR_RESOURCE_DISCOUNT: self.resources, traits.PAIR_SCIENCE_DISCOUNT: self.science}


class CulturePerLibraryAndTheater(Amount, trait=traits.CULTURE_PER_PAIR): ...


class ResourcesPerLabLevel(Amount, trait=traits.RESOURCES_PER_LAB_LEVEL):
    """Labs produce resources; in the end they are worth culture."""


class BestTheaterAgain(Flag, trait=traits.BEST_THEATER_AGAIN):
    """The best theater gives its culture twice."""


class NoAttacks(Flag, trait=traits.NO_ATTACKS):
    """Neither aggressions nor wars."""


class RivalsPayTimes(Amount, trait=traits.RIVALS_PAY_TIMES):
    """Rivals pay so many times the military actions for attacks."""


class CulturePerLabLevel(Amount, trait=traits.CULTURE_PER_LAB_LEVEL): ...


class SciencePerLab(Amount, trait=traits.SCIENCE_PER_LAB): ...


@dataclass(frozen=True)
class CultureOrArms(Gives):
    """Every turn either culture, or science for military technologies and resources for units."""

    culture: int
    science: int
    resources: int

    def traits(self) -> dict[int, int]:
        return {
            traits.INSPIRE_CULTURE: self.culture,
            traits.INSPIRE_SCIENCE: self.science,
            traits.INSPIRE_RESOURCES: self.resources,
        }
