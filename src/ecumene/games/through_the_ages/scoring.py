# Compiled by mypyc where a C compiler is present.
"""Culture that is counted once: completed wonders of age III, the impacts of age III events, the end of the game."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.through_the_ages import production
from ecumene.games.through_the_ages.economy import *
from ecumene.games.through_the_ages.effects import Effect
from ecumene.kernel.ranking import rank
from ecumene.kernel.speech import kind_of
from ecumene.kernel.standings import Result


class Tally(Effect):
    """Culture for what a civilization has."""

    def worth(self, own: Civilization) -> int:
        raise NotImplementedError

    def points(self, state: Position, seats: list[int], first: int) -> list[int]:
        """What it is worth to some seats, all by the same position; the player whose turn it is comes first."""
        return [self.worth(state.civilizations[seat]) for seat in seats]


class Each(Tally):
    """So much for each."""

    n: int


def _specials(civilization: Civilization) -> list[int]:
    return [card for card in civilization.specials if card != NONE]


def technologies(civilization: Civilization) -> list[int]:
    """All technology cards in play: worker cards, government, special technologies."""
    known = [card for card in range(WORKER_CARDS) if civilization.owned[card]]
    return [*known, civilization.government, *_specials(civilization)]


def _levels(cards: list[int]) -> int:
    return sum([LEVEL[card] for card in cards])


# Completed wonders of age III


class ScoreTechnologyLevels(Each):
    def worth(self, own: Civilization) -> int:
        return self.n * _levels(technologies(own))


class ScoreWorkers(Tally):
    """For each farm and mine, and for each unit and urban building."""

    fields: int
    others: int

    def worth(self, own: Civilization) -> int:
        fields = sum(own.workers[:FIRST_URBAN])
        return self.fields * fields + self.others * (workers_on_cards(own) - fields)


class ScoreUrbanOutput(Each):
    """Culture, science and strength of urban buildings, as leaders change them."""

    def worth(self, own: Civilization) -> int:
        total = stage_culture_of_leader(own) + urban_science_of_leader(own)
        total += per_lab_level(own, CULTURE_PER_LAB_LEVEL)
        for card in range(FIRST_URBAN, FIRST_UNIT):
            total += own.workers[card] * (WORKER_CULTURE[card] + WORKER_SCIENCE[card] + WORKER_STRENGTH[card])
        return self.n * total


class ScoreTheatersAndLibraries(Each):
    """Their culture, as leaders change it."""

    def worth(self, own: Civilization) -> int:
        cards = [card for card in range(FIRST_URBAN, FIRST_UNIT) if FAMILY[card] in (THEATER, LIBRARY)]
        culture = sum([own.workers[card] * WORKER_CULTURE[card] for card in cards])
        return self.n * (culture + stage_culture_of_leader(own))


WONDERS: Final[dict[str, Tally]] = {
    "first_space_flight": ScoreTechnologyLevels(1),
    "fast_food_chains": ScoreWorkers(fields=2, others=1),
    "internet": ScoreUrbanOutput(1),
    "hollywood": ScoreTheatersAndLibraries(2),
}


def completion_points(civilization: Civilization, wonder: int) -> int:
    """Culture scored once when a wonder is completed."""
    tally = WONDERS.get(IDS[wonder])
    return tally.worth(civilization) if tally is not None else 0


# Impacts


def ranking(state: Position, values: list[int], first: int) -> list[int]:
    """Seats from the highest value to the lowest; ties go to who is nearest to ``first`` in turn order."""
    return sorted(state.in_turn_order(first), key=lambda seat: -values[seat])


def by_strength(state: Position, first: int) -> list[int]:
    return ranking(state, [civilization.strength for civilization in state.civilizations], first)


def by_culture(state: Position, first: int) -> list[int]:
    return ranking(state, [civilization.culture_points for civilization in state.civilizations], first)


class ImpactOfFood(Tally):
    """The food produced, and so much more if it exceeds the consumption."""

    surplus: int

    def worth(self, own: Civilization) -> int:
        produced = production.food_production(own)
        return produced + (self.surplus if produced > consumption(own) else 0)


class ImpactOfUrbanLevels(Each):
    def worth(self, own: Civilization) -> int:
        return self.n * levels(own, FIRST_URBAN, FIRST_UNIT)


class ImpactOfBalance(Each):
    """Times the lowest of four productions."""

    def worth(self, own: Civilization) -> int:
        goods = min(production.food_production(own), production.resource_production(own))
        return self.n * min(goods, own.science, own.culture)


class ImpactOfColonies(Each):
    def worth(self, own: Civilization) -> int:
        return self.n * len(own.colonies)


class ImpactOfUnitAndArenaLevels(Each):
    def worth(self, own: Civilization) -> int:
        return self.n * levels(own, FAMILY_FIRST[ARENA], WORKER_CARDS)


class ImpactOfActions(Tally):
    civil: int
    military: int

    def worth(self, own: Civilization) -> int:
        return self.civil * own.civil_total + self.military * own.military_total


class ImpactOfHappiness(Tally):
    """For each happy face up to so much culture, less for each discontent worker."""

    n: int
    most: int
    discontent: int

    def worth(self, own: Civilization) -> int:
        return min(self.most, self.n * own.happiness) - self.discontent * discontent(own)


class ImpactOfMines(Each):
    """For each resource that mines produce."""

    def worth(self, own: Civilization) -> int:
        return self.n * production.mine_production(own)


class ImpactOfPopulation(Tally):
    """For each content worker beyond so many."""

    n: int
    beyond: int

    def worth(self, own: Civilization) -> int:
        content = workers_on_cards(own) + own.unused - discontent(own)
        return self.n * max(0, content - self.beyond)


class ImpactOfGovernmentAndSpecialLevels(Each):
    def worth(self, own: Civilization) -> int:
        return self.n * _levels([own.government, *_specials(own)])


class ImpactOfRank(Tally):
    """By rank, with two, three and four players."""

    two: tuple[int, ...]
    three: tuple[int, ...]
    four: tuple[int, ...]

    def by_rank(self, players: int) -> tuple[int, ...]:
        return (self.two, self.three, self.four)[players - 2]

    def rating(self, own: Civilization) -> int:
        raise NotImplementedError

    def points(self, state: Position, seats: list[int], first: int) -> list[int]:
        ranks = ranking(state, [self.rating(civilization) for civilization in state.civilizations], first)
        return [self.by_rank(state.remaining)[ranks.index(seat)] for seat in seats]

    def words(self) -> tuple[str, dict[str, Any]]:
        ranks = [(f"p{players}_{i}", n) for players in (2, 3, 4) for i, n in enumerate(self.by_rank(players), 1)]
        return kind_of(self), dict(ranks)


class ImpactOfScience(ImpactOfRank):
    def rating(self, own: Civilization) -> int:
        return own.science


class ImpactOfStrength(ImpactOfRank):
    def rating(self, own: Civilization) -> int:
        return own.strength


class ImpactOfTechnologies(Tally):
    """For each technology of this level; a short game has a lower one."""

    n: int
    level: int
    short_level: int

    def points(self, state: Position, seats: list[int], first: int) -> list[int]:
        level = self.level if state.last_deck >= self.level else self.short_level
        known = [[LEVEL[card] for card in technologies(state.civilizations[seat])] for seat in seats]
        return [self.n * levels.count(level) for levels in known]


class ImpactOfVariety(Each):
    """For each type of unit and urban building, and for each special technology."""

    def worth(self, own: Civilization) -> int:
        types = sum(1 for family in range(LAB, len(FAMILY_FIRST)) if own.built[family])
        return self.n * (types + len(_specials(own)))


class ImpactOfWonders(Tally):
    """For each completed wonder, by age."""

    age_a: int
    age_i: int
    age_ii: int
    age_iii: int

    def worth(self, own: Civilization) -> int:
        by_age = (self.age_a, self.age_i, self.age_ii, self.age_iii)
        return sum([by_age[LEVEL[wonder]] for wonder in own.wonders])


IMPACTS: Final[dict[str, Tally]] = {
    "impact_of_agriculture": ImpactOfFood(surplus=4),
    "impact_of_architecture": ImpactOfUrbanLevels(1),
    "impact_of_balance": ImpactOfBalance(2),
    "impact_of_colonies": ImpactOfColonies(3),
    "impact_of_competition": ImpactOfUnitAndArenaLevels(1),
    "impact_of_government": ImpactOfActions(civil=2, military=1),
    "impact_of_happiness": ImpactOfHappiness(2, most=16, discontent=2),
    "impact_of_industry": ImpactOfMines(1),
    "impact_of_population": ImpactOfPopulation(2, beyond=10),
    "impact_of_progress": ImpactOfGovernmentAndSpecialLevels(2),
    "impact_of_science": ImpactOfScience(two=(10, 0), three=(14, 7, 0), four=(15, 10, 5, 0)),
    "impact_of_strength": ImpactOfStrength(two=(10, 0), three=(14, 7, 0), four=(15, 10, 5, 0)),
    "impact_of_technology": ImpactOfTechnologies(4, level=3, short_level=2),
    "impact_of_variety": ImpactOfVariety(2),
    "impact_of_wonders": ImpactOfWonders(age_a=5, age_i=4, age_ii=3, age_iii=2),
}


def impact_points(state: Position, card: int, seats: list[int], first: int) -> list[int]:
    """What an impact is worth to the civilizations of some seats."""
    return IMPACTS[IDS[card]].points(state, seats, first)


def score_impact(state: Position, card: int, first: int) -> None:
    order = state.in_turn_order(first)
    points = impact_points(state, card, order, first)
    for i in range(len(order)):
        score(state, state.civilizations[order[i]], points[i], IN_IMPACTS, card)


# The end of the game


def final_scoring(state: Position) -> None:
    """All age III events still in the event decks or laid open for a short game, then Bill Gates."""
    first = state.first_player()
    for cards in (state.current, state.future, state.final):
        for card in sorted(cards):
            if IS_IMPACT[card]:
                state.tell("final_event", card=IDS[card])
                score_impact(state, card, first)
    for seat in state.in_turn_order(first):
        civilization = state.civilizations[seat]
        points = production.lab_production(civilization)
        score(state, civilization, points, IN_LEADERS, civilization.leader)
    state.reveals += 1


def breakdown(civilization: Civilization, ended: bool) -> dict[str, int]:
    """Culture by source; before the end with what Bill Gates would add."""
    points = {category: civilization.ledger[i] for i, category in enumerate(CATEGORIES)}
    if not ended and civilization.active:
        points["leaders"] += production.lab_production(civilization)
    return points


def result(state: Position) -> Result:
    """Most culture wins; whoever resigned stands behind all others."""
    points = [breakdown(civilization, ended=True) for civilization in state.civilizations]
    return rank(points, [0 if civilization.active else -1 for civilization in state.civilizations])
