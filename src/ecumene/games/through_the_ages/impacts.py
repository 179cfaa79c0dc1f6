"""Impacts: culture that an event of age III counts once for every civilization."""

from __future__ import annotations

from typing import Any

from ecumene.games.through_the_ages.effects import Effect
from ecumene.kernel.speech import kind_of


class Impact(Effect):
    """An event of age III: every civilization scores."""


class ImpactOfEach(Impact):
    """So much culture for each."""

    n: int


class ImpactOfFood(Impact):
    """The food produced, and so much more if it exceeds the consumption."""

    surplus: int


class ImpactOfUrbanLevels(ImpactOfEach): ...


class ImpactOfBalance(ImpactOfEach):
    """Times the lowest of four productions."""


class ImpactOfColonies(ImpactOfEach): ...


class ImpactOfUnitAndArenaLevels(ImpactOfEach): ...


class ImpactOfActions(Impact):
    civil: int
    military: int


class ImpactOfHappiness(Impact):
    """For each happy face up to so much culture, less for each discontent worker."""

    n: int
    most: int
    discontent: int


class ImpactOfMines(ImpactOfEach):
    """For each resource that mines produce."""


class ImpactOfPopulation(Impact):
    """For each content worker beyond so many."""

    n: int
    beyond: int


class ImpactOfGovernmentAndSpecialLevels(ImpactOfEach): ...


class ImpactOfRank(Impact):
    """By rank, with two, three and four players."""

    two: tuple[int, ...]
    three: tuple[int, ...]
    four: tuple[int, ...]

    def by_rank(self, players: int) -> tuple[int, ...]:
        return (self.two, self.three, self.four)[players - 2]

    def words(self) -> tuple[str, dict[str, Any]]:
        ranks = [(f"p{players}_{i}", n) for players in (2, 3, 4) for i, n in enumerate(self.by_rank(players), 1)]
        return kind_of(self), dict(ranks)


class ImpactOfScience(ImpactOfRank): ...


class ImpactOfStrength(ImpactOfRank): ...


class ImpactOfTechnologies(Impact):
    """For each technology of this level; a short game has a lower one."""

    n: int
    level: int
    short_level: int


class ImpactOfVariety(ImpactOfEach):
    """For each type of unit and urban building, and for each special technology."""


class ImpactOfWonders(Impact):
    """For each completed wonder, by age."""

    age_a: int
    age_i: int
    age_ii: int
    age_iii: int
