# Compiled by mypyc where a C compiler is present.
"""Culture that is counted once: completed wonders of age III, the impacts of age III events, the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ecumene.games.through_the_ages.civilization import Civilization
from ecumene.games.through_the_ages.components import CATEGORIES
from ecumene.games.through_the_ages.economy import IN_IMPACTS, IN_LEADERS, gain_culture, workers_on_cards
from ecumene.games.through_the_ages.effects import Effect
from ecumene.games.through_the_ages.effects_scoring import (
    ImpactOfActions,
    ImpactOfBalance,
    ImpactOfColonies,
    ImpactOfFood,
    ImpactOfGovernmentAndSpecialLevels,
    ImpactOfHappiness,
    ImpactOfMines,
    ImpactOfPopulation,
    ImpactOfRank,
    ImpactOfStrength,
    ImpactOfTechnologies,
    ImpactOfUnitAndArenaLevels,
    ImpactOfUrbanLevels,
    ImpactOfVariety,
    ImpactOfWonders,
    ScoreTechnologyLevels,
    ScoreTheatersAndLibraries,
    ScoreUrbanOutput,
    ScoreWorkers,
)
from ecumene.games.through_the_ages.numbers import (
    EFFECTS,
    FAMILY,
    FAMILY_FIRST,
    FIRST_UNIT,
    FIRST_URBAN,
    IDS,
    IS_IMPACT,
    LEVEL,
    NONE,
    WORKER_CARDS,
    WORKER_CULTURE,
    WORKER_SCIENCE,
    WORKER_STRENGTH,
)
from ecumene.games.through_the_ages.production import (
    food_production,
    lab_production,
    mine_production,
    resource_production,
)
from ecumene.games.through_the_ages.state import Position
from ecumene.games.through_the_ages.statistics import (
    consumption,
    discontent,
    lab_culture_of_leader,
    stage_culture_of_leader,
    urban_science_of_leader,
)
from ecumene.games.through_the_ages.traits import ARENA, LAB, LIBRARY, THEATER
from ecumene.kernel.ranking import rank
from ecumene.kernel.standings import Result

# Completed wonders of age III


def completion_points(civilization: Civilization, wonder: int) -> int:
    """Culture scored once when a wonder is completed."""
    return sum([_POINTS[type(effect)](civilization, effect) for effect in EFFECTS[wonder]])


def technologies(civilization: Civilization) -> list[int]:
    """All technology cards in play: worker cards, government, special technologies."""
    cards = [card for card in range(WORKER_CARDS) if civilization.owned[card]]
    cards.append(civilization.government)
    cards.extend(card for card in civilization.specials if card != NONE)
    return cards


def _urban_output(civilization: Civilization) -> int:
    """Culture, science and strength of urban buildings, as leaders change them."""
    total = stage_culture_of_leader(civilization) + lab_culture_of_leader(civilization)
    total += urban_science_of_leader(civilization)
    for card in range(FIRST_URBAN, FIRST_UNIT):
        total += civilization.workers[card] * (WORKER_CULTURE[card] + WORKER_SCIENCE[card] + WORKER_STRENGTH[card])
    return total


def _stage_and_press(civilization: Civilization) -> int:
    """Culture of theaters and libraries, as leaders change it."""
    culture = stage_culture_of_leader(civilization)
    for card in range(FIRST_URBAN, FIRST_UNIT):
        if FAMILY[card] in (THEATER, LIBRARY):
            culture += civilization.workers[card] * WORKER_CULTURE[card]
    return culture


def _score_workers(civilization: Civilization, effect: ScoreWorkers) -> int:
    fields = sum(civilization.workers[:FIRST_URBAN])
    return effect.fields * fields + effect.others * (workers_on_cards(civilization) - fields)


# Impacts


def ranking(state: Position, values: list[int], first: int) -> list[int]:
    """Seats from the highest value to the lowest; ties go to who is nearest to ``first`` in turn order."""
    order: list[int] = []
    for seat in state.in_turn_order(first):
        place = len(order)
        while place and values[order[place - 1]] < values[seat]:
            place -= 1
        order.insert(place, seat)
    return order


def by_strength(state: Position, first: int) -> list[int]:
    return ranking(state, [civilization.strength for civilization in state.civilizations], first)


def by_science(state: Position, first: int) -> list[int]:
    return ranking(state, [civilization.science for civilization in state.civilizations], first)


def by_culture(state: Position, first: int) -> list[int]:
    return ranking(state, [civilization.culture_points for civilization in state.civilizations], first)


def _levels(civilization: Civilization, first: int, end: int) -> int:
    total = 0
    for card in range(first, end):
        total += civilization.workers[card] * LEVEL[card]
    return total


def _lowest_production(civilization: Civilization) -> int:
    goods = min(food_production(civilization), resource_production(civilization))
    return min(goods, civilization.science, civilization.culture)


def _happiness_points(civilization: Civilization, effect: ImpactOfHappiness) -> int:
    gained = min(effect.most, effect.n * civilization.happiness)
    return gained - effect.discontent * discontent(civilization)


def _population_points(civilization: Civilization, effect: ImpactOfPopulation) -> int:
    content = workers_on_cards(civilization) + civilization.unused - discontent(civilization)
    return effect.n * max(0, content - effect.beyond)


def _food_points(civilization: Civilization, effect: ImpactOfFood) -> int:
    produced = food_production(civilization)
    return produced + (effect.surplus if produced > consumption(civilization) else 0)


def _of_level(civilization: Civilization, level: int) -> int:
    return len([card for card in technologies(civilization) if LEVEL[card] == level])


def _specials(civilization: Civilization) -> list[int]:
    return [card for card in civilization.specials if card != NONE]


def _kinds(civilization: Civilization) -> int:
    """Types of urban buildings and units, and special technologies."""
    types = sum(1 for family in range(LAB, len(FAMILY_FIRST)) if civilization.built[family])
    return types + len(_specials(civilization))


def _wonder_points(civilization: Civilization, effect: ImpactOfWonders) -> int:
    by_age = (effect.age_a, effect.age_i, effect.age_ii, effect.age_iii)
    return sum([by_age[LEVEL[wonder]] for wonder in civilization.wonders])


#: What each kind of effect is worth to a civilization by itself.
_POINTS: Final[dict[type[Effect], Callable[[Civilization, Any], int]]] = {
    ScoreTechnologyLevels: lambda own, effect: effect.n * sum([LEVEL[card] for card in technologies(own)]),
    ScoreWorkers: _score_workers,
    ScoreUrbanOutput: lambda own, effect: effect.n * _urban_output(own),
    ScoreTheatersAndLibraries: lambda own, effect: effect.n * _stage_and_press(own),
    ImpactOfFood: _food_points,
    ImpactOfUrbanLevels: lambda own, effect: effect.n * _levels(own, FIRST_URBAN, FIRST_UNIT),
    ImpactOfBalance: lambda own, effect: effect.n * _lowest_production(own),
    ImpactOfColonies: lambda own, effect: effect.n * len(own.colonies),
    ImpactOfUnitAndArenaLevels: lambda own, effect: effect.n * _levels(own, FAMILY_FIRST[ARENA], WORKER_CARDS),
    ImpactOfActions: lambda own, effect: effect.civil * own.civil_total + effect.military * own.military_total,
    ImpactOfHappiness: _happiness_points,
    ImpactOfMines: lambda own, effect: effect.n * mine_production(own),
    ImpactOfPopulation: _population_points,
    ImpactOfGovernmentAndSpecialLevels: lambda own, effect: (
        effect.n * (LEVEL[own.government] + sum([LEVEL[card] for card in _specials(own)]))
    ),
    ImpactOfVariety: lambda own, effect: effect.n * _kinds(own),
    ImpactOfWonders: _wonder_points,
}


def impact_points(state: Position, impact: Effect, order: list[int], first: int) -> list[int]:
    """What an impact is worth to the civilizations of some seats."""
    if isinstance(impact, ImpactOfRank):
        ranks = by_strength(state, first) if isinstance(impact, ImpactOfStrength) else by_science(state, first)
        points = impact.by_rank(state.remaining)
        return [points[ranks.index(seat)] for seat in order]
    if isinstance(impact, ImpactOfTechnologies):
        level = impact.level if state.last_deck >= impact.level else impact.short_level
        return [impact.n * _of_level(state.civilizations[seat], level) for seat in order]
    return [_POINTS[type(impact)](state.civilizations[seat], impact) for seat in order]


def score_impact(state: Position, card: int, first: int) -> None:
    """An age III event: every civilization scores, all by the same position."""
    order = state.in_turn_order(first)
    points = impact_points(state, EFFECTS[card][0], order, first)
    for i in range(len(order)):
        change = gain_culture(state.civilizations[order[i]], points[i], IN_IMPACTS)
        if change:
            state.tell("scores", order[i], IDS[card], change)


# The end of the game


def final_scoring(state: Position) -> None:
    """All age III events still in the event decks or laid open for a short game, then Bill Gates."""
    first = state.first_player()
    for cards in (state.current, state.future, state.final):
        for card in sorted(cards):
            if IS_IMPACT[card]:
                if state.journal is not None:
                    state.journal.tell("final_event", card=IDS[card])
                score_impact(state, card, first)
    for seat in state.in_turn_order(first):
        civilization = state.civilizations[seat]
        points = lab_production(civilization)
        if points:
            gain_culture(civilization, points, IN_LEADERS)
            state.tell("scores", seat, IDS[civilization.leader], points)
    state.reveals += 1


def breakdown(civilization: Civilization, ended: bool) -> dict[str, int]:
    """Culture by source; before the end with what Bill Gates would add."""
    points = {category: civilization.ledger[i] for i, category in enumerate(CATEGORIES)}
    if not ended and civilization.active:
        points["leaders"] += lab_production(civilization)
    return points


def result(state: Position) -> Result:
    """Most culture wins; whoever resigned stands behind all others."""
    points = [breakdown(civilization, ended=True) for civilization in state.civilizations]
    return rank(points, [0 if civilization.active else -1 for civilization in state.civilizations])
