"""What a card gives while it is in play: small typed values, turned once into sums of traits for the rules."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ecumene.games.through_the_ages import traits
from ecumene.kernel.messages import Message, listing
from ecumene.kernel.speech import fields_of, kind_of
from ecumene.kernel.values import Value


class Gives(Value):
    """Something printed on a card that holds as long as the card is in play.

    The head of a class says which trait of the owner each of its fields adds to; none, if the rules ask for the card.
    """

    adds: ClassVar[dict[str, tuple[int, ...]]] = {}

    def __init_subclass__(cls, **adds: int | tuple[int, ...]) -> None:
        super().__init_subclass__()
        cls.adds = {field: (trait,) if isinstance(trait, int) else trait for field, trait in adds.items()} or cls.adds

    def traits(self) -> dict[int, int]:
        """What it adds to its owner's traits."""
        return {trait: getattr(self, field) for field, all in self.adds.items() for trait in all}


class Flag(Gives):
    """An ability that one has or has not."""

    n: ClassVar[int] = 1


class Amount(Gives):
    """So much of one trait; words for less of it are texts of their own."""

    n: int

    def words(self) -> tuple[str, dict[str, Any]]:
        return (kind_of(self), fields_of(self)) if self.n > 0 else (f"{kind_of(self)}-less", {"n": -self.n})


class Symbol(Amount):
    """A symbol at the foot of a card; on a worker card each worker gives it."""


class Culture(Symbol, n=traits.CULTURE): ...


class Science(Symbol, n=traits.SCIENCE): ...


class Strength(Symbol, n=traits.STRENGTH): ...


class Happiness(Symbol, n=traits.HAPPINESS): ...


class Food(Symbol, n=traits.FOOD):
    """What a blue token on the farm is worth."""


class Resources(Symbol, n=traits.RESOURCES):
    """What a blue token on the mine is worth."""


class CivilActions(Symbol, n=traits.CIVIL_ACTIONS): ...


class MilitaryActions(Symbol, n=traits.MILITARY_ACTIONS): ...


class Colonization(Symbol, n=traits.COLONIZATION):
    """Strength of every colonization force."""


class BlueTokens(Symbol, n=traits.BLUE_TOKENS): ...


class YellowTokens(Symbol, n=traits.YELLOW_TOKENS): ...


class UrbanLimit(Symbol, n=traits.URBAN_LIMIT):
    """The most urban buildings of one type."""


# Technologies


class DoublesArmy(Gives):
    """Air forces: a unit doubles the tactical strength of one army."""


class UrbanDiscount(
    Gives, level_1=traits.DISCOUNT_LEVEL_1, level_2=traits.DISCOUNT_LEVEL_2, level_3=traits.DISCOUNT_LEVEL_3
):
    """Resources less for an urban building of level I, II and III."""

    level_1: int
    level_2: int
    level_3: int


class StagesAtOnce(Gives):
    """The most stages of a wonder for one civil action."""

    n: int

    def traits(self) -> dict[int, int]:
        return {traits.WONDER_STAGES: self.n - 1}


# Wonders


class HandSize(Amount, n=(traits.CIVIL_HAND, traits.MILITARY_HAND)):
    """More cards in the civil and in the military hand."""


class StrengthPerInfantryAndArtillery(Amount, n=(traits.INFANTRY_STRENGTH, traits.ARTILLERY_STRENGTH)): ...


class MoreHappiness(Amount, n=traits.EXTRA_HAPPINESS):
    """Whatever gives a happy face gives more."""


class CheaperAfterLeader(Gives):
    """In the row: fewer civil actions in a turn in which the leader was replaced."""

    n: int


class BestMineAgain(Flag, n=traits.BEST_MINE_DOUBLED):
    """One worker on the best mine produces twice."""


class FreePopulation(Amount, n=traits.FREE_POPULATION):
    """Once a turn population for neither an action nor food."""


# Leaders


class StrengthPerUnit(Amount, n=traits.UNIT_STRENGTH): ...


class RetireForYellow(Amount, n=traits.RETIRE_FOR_YELLOW):
    """A political action: the leader leaves and yellow tokens come."""


class ScienceForTechnology(Amount, n=traits.SCIENCE_FOR_TECHNOLOGY):
    """For every technology taken from the row."""


class MilitaryAsCivil(Amount, n=traits.MILITARY_AS_CIVIL):
    """Once a turn."""


class LeaderDiscount(Amount, n=traits.LEADER_DISCOUNT):
    """Civil actions less for a leader in the row."""


class UnitResources(Amount, n=traits.UNIT_RESOURCES):
    """Resources for units in every turn."""


class HappinessUnderWonder(Amount, n=traits.TUCKED_HAPPINESS):
    """The leader who is replaced may lie under a wonder and give happy faces there."""


class SecondPoliticalAction(Flag, n=traits.SECOND_POLITICAL_ACTION):
    """Once in the game."""


class PopulationDiscount(Amount, n=traits.POPULATION_DISCOUNT):
    """Food less for one more population."""


class ColonizeFromHand(Flag, n=traits.COLONIZE_FROM_HAND):
    """A political action: the leader leaves, a territory in hand becomes a colony."""


class RecruitDiscount(Amount, n=traits.RECRUIT_DISCOUNT):
    """Population and a unit for one military action, so much food and so many resources less."""


class InfantryAsCavalry(Flag, n=traits.INFANTRY_AS_CAVALRY): ...


class CultureIfStrong(Amount, n=traits.CULTURE_IF_STRONG):
    """At the end of the turn, for one of the two strongest civilizations."""


class StrengthPerHappiness(Amount, n=traits.STRENGTH_PER_HAPPINESS):
    """Of temples and the government."""


class LookAtEvent(Flag, n=traits.LOOK_AT_EVENT): ...


class ScienceOfBest(Flag, n=traits.BEST_SCIENCE):
    """Science as high as the level of the best lab or library."""


class ResourcesForDeveloping(Amount, n=traits.RESOURCES_FOR_DEVELOPING): ...


class ActionsForDeveloping(Amount, n=traits.ACTIONS_FOR_DEVELOPING): ...


class CultureForDeveloping(Amount, n=traits.CULTURE_FOR_DEVELOPING): ...


class CulturePerHappiness(Amount, n=traits.CULTURE_PER_HAPPINESS):
    """Of temples, theaters and completed wonders."""


class NoWonderSurcharge(Flag, n=traits.NO_WONDER_SURCHARGE): ...


class ColonizeByDiscards(Gives, cards=traits.COLONIZE_DISCARDS, each=traits.COLONIZE_PER_DISCARD):
    """So many military cards can be discarded for a colonization force, each for so much strength."""

    cards: int
    each: int


class CulturePerColony(Gives, first=traits.CULTURE_FIRST_COLONY, others=traits.CULTURE_NEXT_COLONY):
    """For the first colony, and for each other one."""

    first: int
    others: int


class CulturePerTheater(Amount, n=traits.CULTURE_PER_THEATER): ...


class TheaterDiscount(Amount, n=traits.THEATER_SCIENCE_DISCOUNT):
    """Science less for technologies of theaters."""


class TurnIntoTheater(Amount, n=traits.TRANSFORMATIONS):
    """So many times a turn an urban building becomes a theater."""


class MilitaryRevolution(Flag, n=traits.MILITARY_REVOLUTION):
    """A revolution takes all military actions instead of the civil ones."""


class CultureForRevolution(Amount, n=traits.CULTURE_FOR_REVOLUTION): ...


class StrengthPerUnitType(Amount, n=traits.STRENGTH_PER_UNIT_TYPE): ...


class LibraryAndTheaterDiscount(Gives, resources=traits.PAIR_RESOURCE_DISCOUNT, science=traits.PAIR_SCIENCE_DISCOUNT):
    """With a library theaters and their technologies are cheaper, and the other way round."""

    resources: int
    science: int


class CulturePerLibraryAndTheater(Amount, n=traits.CULTURE_PER_PAIR): ...


class ResourcesPerLabLevel(Amount, n=traits.RESOURCES_PER_LAB_LEVEL):
    """Labs produce resources; in the end they are worth culture."""


class BestTheaterAgain(Flag, n=traits.BEST_THEATER_AGAIN):
    """The best theater gives its culture twice."""


class NoAttacks(Flag, n=traits.NO_ATTACKS):
    """Neither aggressions nor wars."""


class RivalsPayTimes(Amount, n=traits.RIVALS_PAY_TIMES):
    """Rivals pay so many times the military actions for attacks."""


class CulturePerLabLevel(Amount, n=traits.CULTURE_PER_LAB_LEVEL): ...


class SciencePerLab(Amount, n=traits.SCIENCE_PER_LAB): ...


class CultureOrArms(
    Gives, culture=traits.INSPIRE_CULTURE, science=traits.INSPIRE_SCIENCE, resources=traits.INSPIRE_RESOURCES
):
    """Every turn either culture, or science for military technologies and resources for units."""

    culture: int
    science: int
    resources: int


#: The units of an army, as the texts name them.
UNITS: Final = ("infantry", "cavalry", "artillery")


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


class Defense(Gives):
    """Strength of a card that is played in defence."""

    n: int


class ForceBonus(Gives):
    """Strength of a card that is added to a colonization force."""

    n: int


# Pacts


class NoAttacksBetween(Gives):
    """The parties cannot attack each other."""


class EndsOnAttack(Gives):
    """The pact ends when one party attacks the other."""


class AttackerStrength(Amount, n=traits.ATTACKER_STRENGTH):
    """Of the party that attacks the other."""


class FoodAsResource(Amount, n=traits.FOOD_AS_RESOURCE):
    """Once a turn."""


class ResourceAsFood(Amount, n=traits.RESOURCE_AS_FOOD):
    """Once a turn."""


class FoodProduction(Amount, n=traits.FOOD_PRODUCTION): ...


class ResourceProduction(Amount, n=traits.RESOURCE_PRODUCTION): ...


class JointResearch(Gives, discount=traits.TECHNOLOGY_DISCOUNT, partner=traits.PARTNER_PAYS):
    """Technologies cost so much science less, and the partner pays so much of it."""

    discount: int
    partner: int


class Tourism(Amount, n=traits.TOURISM):
    """Culture for every completed wonder of the partner."""


class SafeFromWar(Flag, n=traits.SAFE_FROM_WAR): ...
