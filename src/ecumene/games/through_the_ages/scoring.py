# Compiled by mypyc where a C compiler is present.
"""Culture that is counted once: completed wonders of age III, the impacts of age III events, the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ecumene.games.through_the_ages import economy, effects, impacts, production, statistics
from ecumene.games.through_the_ages.components import CATEGORIES
from ecumene.games.through_the_ages.state import *
from ecumene.kernel.ranking import rank
from ecumene.kernel.standings import Result

# Completed wonders of age III


def completion_points(civilization: Civilization, wonder: int) -> int:
    """Culture scored once when a wonder is completed."""
    return sum([_POINTS[type(effect)](civilization, effect) for effect in EFFECTS[wonder]])


def technologies(civilization: Civilization) -> list[int]:
    """All technology cards in play: worker cards, government, special technologies."""
    known = [card for card in range(WORKER_CARDS) if civilization.owned[card]]
    return [*known, civilization.government, *_specials(civilization)]


def _urban_output(civilization: Civilization) -> int:
    """Culture, science and strength of urban buildings, as leaders change them."""
    total = statistics.stage_culture_of_leader(civilization) + statistics.urban_science_of_leader(civilization)
    total += statistics.per_lab_level(civilization, CULTURE_PER_LAB_LEVEL)
    for card in range(FIRST_URBAN, FIRST_UNIT):
        total += civilization.workers[card] * (WORKER_CULTURE[card] + WORKER_SCIENCE[card] + WORKER_STRENGTH[card])
    return total


def _stage_and_press(civilization: Civilization) -> int:
    """Culture of theaters and libraries, as leaders change it."""
    culture = statistics.stage_culture_of_leader(civilization)
    for card in range(FIRST_URBAN, FIRST_UNIT):
        if FAMILY[card] in (THEATER, LIBRARY):
            culture += civilization.workers[card] * WORKER_CULTURE[card]
    return culture


def _score_workers(civilization: Civilization, effect: effects.ScoreWorkers) -> int:
    fields = sum(civilization.workers[:FIRST_URBAN])
    return effect.fields * fields + effect.others * (economy.workers_on_cards(civilization) - fields)


# Impacts


def ranking(state: Position, values: list[int], first: int) -> list[int]:
    """Seats from the highest value to the lowest; ties go to who is nearest to ``first`` in turn order."""
    return sorted(state.in_turn_order(first), key=lambda seat: -values[seat])


def by_strength(state: Position, first: int) -> list[int]:
    return ranking(state, [civilization.strength for civilization in state.civilizations], first)


def by_science(state: Position, first: int) -> list[int]:
    return ranking(state, [civilization.science for civilization in state.civilizations], first)


def by_culture(state: Position, first: int) -> list[int]:
    return ranking(state, [civilization.culture_points for civilization in state.civilizations], first)


def _lowest_production(civilization: Civilization) -> int:
    goods = min(production.food_production(civilization), production.resource_production(civilization))
    return min(goods, civilization.science, civilization.culture)


def _happiness_points(civilization: Civilization, effect: impacts.ImpactOfHappiness) -> int:
    gained = min(effect.most, effect.n * civilization.happiness)
    return gained - effect.discontent * statistics.discontent(civilization)


def _population_points(civilization: Civilization, effect: impacts.ImpactOfPopulation) -> int:
    content = economy.workers_on_cards(civilization) + civilization.unused - statistics.discontent(civilization)
    return effect.n * max(0, content - effect.beyond)


def _food_points(civilization: Civilization, effect: impacts.ImpactOfFood) -> int:
    produced = production.food_production(civilization)
    return produced + (effect.surplus if produced > statistics.consumption(civilization) else 0)


def _of_level(civilization: Civilization, level: int) -> int:
    return len([card for card in technologies(civilization) if LEVEL[card] == level])


def _specials(civilization: Civilization) -> list[int]:
    return [card for card in civilization.specials if card != NONE]


def _kinds(civilization: Civilization) -> int:
    """Types of urban buildings and units, and special technologies."""
    types = sum(1 for family in range(LAB, len(FAMILY_FIRST)) if civilization.built[family])
    return types + len(_specials(civilization))


def _wonder_points(civilization: Civilization, effect: impacts.ImpactOfWonders) -> int:
    by_age = (effect.age_a, effect.age_i, effect.age_ii, effect.age_iii)
    return sum([by_age[LEVEL[wonder]] for wonder in civilization.wonders])


#: What each kind of effect is worth to a civilization by itself.
_POINTS: Final[dict[type[effects.Effect], Callable[[Civilization, Any], int]]] = {
    effects.ScoreTechnologyLevels: lambda own, effect: effect.n * sum([LEVEL[card] for card in technologies(own)]),
    effects.ScoreWorkers: _score_workers,
    effects.ScoreUrbanOutput: lambda own, effect: effect.n * _urban_output(own),
    effects.ScoreTheatersAndLibraries: lambda own, effect: effect.n * _stage_and_press(own),
    impacts.ImpactOfFood: _food_points,
    impacts.ImpactOfUrbanLevels: lambda own, effect: effect.n * statistics.levels(own, FIRST_URBAN, FIRST_UNIT),
    impacts.ImpactOfBalance: lambda own, effect: effect.n * _lowest_production(own),
    impacts.ImpactOfColonies: lambda own, effect: effect.n * len(own.colonies),
    impacts.ImpactOfUnitAndArenaLevels: lambda own, effect: (
        effect.n * statistics.levels(own, FAMILY_FIRST[ARENA], WORKER_CARDS)
    ),
    impacts.ImpactOfActions: lambda own, effect: effect.civil * own.civil_total + effect.military * own.military_total,
    impacts.ImpactOfHappiness: _happiness_points,
    impacts.ImpactOfMines: lambda own, effect: effect.n * production.mine_production(own),
    impacts.ImpactOfPopulation: _population_points,
    impacts.ImpactOfGovernmentAndSpecialLevels: lambda own, effect: (
        effect.n * (LEVEL[own.government] + sum([LEVEL[card] for card in _specials(own)]))
    ),
    impacts.ImpactOfVariety: lambda own, effect: effect.n * _kinds(own),
    impacts.ImpactOfWonders: _wonder_points,
}


def impact_points(state: Position, impact: effects.Effect, order: list[int], first: int) -> list[int]:
    """What an impact is worth to the civilizations of some seats."""
    if isinstance(impact, impacts.ImpactOfRank):
        ranks = by_strength(state, first) if isinstance(impact, impacts.ImpactOfStrength) else by_science(state, first)
        points = impact.by_rank(state.remaining)
        return [points[ranks.index(seat)] for seat in order]
    if isinstance(impact, impacts.ImpactOfTechnologies):
        level = impact.level if state.last_deck >= impact.level else impact.short_level
        return [impact.n * _of_level(state.civilizations[seat], level) for seat in order]
    return [_POINTS[type(impact)](state.civilizations[seat], impact) for seat in order]


def score_impact(state: Position, card: int, first: int) -> None:
    """An age III event: every civilization scores, all by the same position."""
    order = state.in_turn_order(first)
    points = impact_points(state, EFFECTS[card][0], order, first)
    for i in range(len(order)):
        economy.score(state, state.civilizations[order[i]], points[i], economy.IN_IMPACTS, card)


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
        economy.score(state, civilization, points, economy.IN_LEADERS, civilization.leader)
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
