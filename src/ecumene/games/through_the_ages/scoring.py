# Compiled by mypyc where a C compiler is present.
"""Culture that is counted once: completed wonders of age III, the impacts of age III events, the end of the game."""

from __future__ import annotations

from ecumene.games.through_the_ages.civilization import Civilization
from ecumene.games.through_the_ages.components import CATEGORIES
from ecumene.games.through_the_ages.economy import IN_IMPACTS, IN_LEADERS, gain_culture, workers_on_cards
from ecumene.games.through_the_ages.numbers import (
    EFFECT_NUMBERS,
    EFFECT_WHAT,
    FAMILY,
    FAMILY_FIRST,
    FIRST_UNIT,
    FIRST_URBAN,
    IDS,
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
    count,
    discontent,
    lab_culture_of_leader,
    stage_culture_of_leader,
    urban_science_of_leader,
)
from ecumene.games.through_the_ages.traits import (
    ARENA,
    LAB,
    LIBRARY,
    SCORE_ACTIONS,
    SCORE_BALANCE,
    SCORE_COLONIES,
    SCORE_FOOD,
    SCORE_HAPPINESS,
    SCORE_LEVELS_GOVERNMENT_SPECIAL,
    SCORE_LEVELS_UNITS_ARENAS,
    SCORE_LEVELS_URBAN,
    SCORE_MINES,
    SCORE_POPULATION,
    SCORE_SCIENCE_RANK,
    SCORE_STAGE_AND_PRESS,
    SCORE_STRENGTH_RANK,
    SCORE_TECHNOLOGIES_OF_LEVEL,
    SCORE_TECHNOLOGY_LEVELS,
    SCORE_URBAN_OUTPUT,
    SCORE_VARIETY,
    SCORE_WONDERS,
    SCORE_WORKERS,
    THEATER,
)
from ecumene.kernel.ranking import rank
from ecumene.kernel.standings import Result

# Completed wonders of age III


def completion_points(civilization: Civilization, wonder: int) -> int:
    """Culture scored once when a wonder is completed."""
    if not EFFECT_WHAT[wonder]:
        return 0
    what = EFFECT_WHAT[wonder][0]
    numbers = EFFECT_NUMBERS[wonder][0]
    if what == SCORE_TECHNOLOGY_LEVELS:
        return numbers[0] * sum(LEVEL[card] for card in technologies(civilization))
    if what == SCORE_WORKERS:
        workers = civilization.workers
        fields = sum(workers[:FIRST_URBAN])
        return numbers[0] * fields + numbers[1] * (workers_on_cards(civilization) - fields)
    if what == SCORE_URBAN_OUTPUT:
        return _urban_output(civilization, numbers)
    if what == SCORE_STAGE_AND_PRESS:
        return numbers[0] * _stage_and_press(civilization)
    raise ValueError(what)


def technologies(civilization: Civilization) -> list[int]:
    """All technology cards in play: worker cards, government, special technologies."""
    cards = [card for card in range(WORKER_CARDS) if civilization.owned[card]]
    cards.append(civilization.government)
    cards.extend(card for card in civilization.specials if card != NONE)
    return cards


def _urban_output(civilization: Civilization, numbers: list[int]) -> int:
    """Culture, science and strength of urban buildings, as leaders change them."""
    culture = stage_culture_of_leader(civilization) + lab_culture_of_leader(civilization)
    science = urban_science_of_leader(civilization)
    strength = 0
    for card in range(FIRST_URBAN, FIRST_UNIT):
        n = civilization.workers[card]
        culture += n * WORKER_CULTURE[card]
        science += n * WORKER_SCIENCE[card]
        strength += n * WORKER_STRENGTH[card]
    return numbers[0] * culture + numbers[1] * science + numbers[2] * strength


def _stage_and_press(civilization: Civilization) -> int:
    """Culture of theaters and libraries, as leaders change it."""
    culture = stage_culture_of_leader(civilization)
    for card in range(FIRST_URBAN, FIRST_UNIT):
        if FAMILY[card] in (THEATER, LIBRARY):
            culture += civilization.workers[card] * WORKER_CULTURE[card]
    return culture


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


def by_culture(state: Position, first: int) -> list[int]:
    return ranking(state, [civilization.culture_points for civilization in state.civilizations], first)


def impact_points(state: Position, civilization: Civilization, what: int, numbers: list[int], first: int) -> int:
    """What an impact is worth to one civilization."""
    if what == SCORE_FOOD:
        produced = food_production(civilization)
        return produced + (numbers[0] if produced > consumption(civilization) else 0)
    if what == SCORE_LEVELS_URBAN:
        return numbers[0] * _levels(civilization, FIRST_URBAN, FIRST_UNIT)
    if what == SCORE_BALANCE:
        return numbers[0] * _lowest_production(civilization)
    if what == SCORE_COLONIES:
        return numbers[0] * len(civilization.colonies)
    if what == SCORE_LEVELS_UNITS_ARENAS:
        return numbers[0] * _levels(civilization, FAMILY_FIRST[ARENA], WORKER_CARDS)
    if what == SCORE_ACTIONS:
        return numbers[0] * civilization.civil_total + numbers[1] * civilization.military_total
    if what == SCORE_HAPPINESS:
        gained = min(numbers[1], numbers[0] * civilization.happiness)
        return gained - numbers[2] * discontent(civilization)
    if what == SCORE_MINES:
        return numbers[0] * mine_production(civilization)
    if what == SCORE_POPULATION:
        content = workers_on_cards(civilization) + civilization.unused - discontent(civilization)
        return numbers[1] * max(0, content - numbers[0])
    if what == SCORE_SCIENCE_RANK:
        return _rank_points(state, [other.science for other in state.civilizations], civilization, numbers, first)
    if what == SCORE_STRENGTH_RANK:
        return _rank_points(state, [other.strength for other in state.civilizations], civilization, numbers, first)
    return _card_points(civilization, what, numbers)


def _card_points(civilization: Civilization, what: int, numbers: list[int]) -> int:
    """Impacts that count cards in play."""
    if what == SCORE_LEVELS_GOVERNMENT_SPECIAL:
        specials = sum(LEVEL[card] for card in civilization.specials if card != NONE)
        return numbers[0] * (LEVEL[civilization.government] + specials)
    if what == SCORE_TECHNOLOGIES_OF_LEVEL:
        return numbers[1] * sum(1 for card in technologies(civilization) if LEVEL[card] == numbers[0])
    if what == SCORE_VARIETY:
        kinds = sum(1 for family in range(LAB, len(FAMILY_FIRST)) if count(civilization, family))
        return numbers[0] * (kinds + sum(1 for card in civilization.specials if card != NONE))
    if what == SCORE_WONDERS:
        return sum(numbers[LEVEL[wonder]] for wonder in civilization.wonders)
    raise ValueError(what)


def is_impact(card: int) -> bool:
    return bool(EFFECT_WHAT[card]) and SCORE_FOOD <= EFFECT_WHAT[card][0] <= SCORE_WONDERS


def _levels(civilization: Civilization, first: int, end: int) -> int:
    total = 0
    for card in range(first, end):
        total += civilization.workers[card] * LEVEL[card]
    return total


def _lowest_production(civilization: Civilization) -> int:
    goods = min(food_production(civilization), resource_production(civilization))
    return min(goods, civilization.science, civilization.culture)


def _rank_points(state: Position, values: list[int], civilization: Civilization, numbers: list[int], first: int) -> int:
    """Points by rank; the numbers list the ranks for 2 players, then for 3, then for 4."""
    place = ranking(state, values, first).index(civilization.seat)
    players = state.remaining
    start = sum(range(2, players))
    return numbers[start + place]


def score_impact(state: Position, card: int, first: int) -> None:
    """An age III event: every civilization scores, all by the same position."""
    what = EFFECT_WHAT[card][0]
    numbers = EFFECT_NUMBERS[card][0]
    order = state.in_turn_order(first)
    points = [impact_points(state, state.civilizations[seat], what, numbers, first) for seat in order]
    for i in range(len(order)):
        change = gain_culture(state.civilizations[order[i]], points[i], IN_IMPACTS)
        if change:
            state.tell("scores", order[i], IDS[card], change)


# The end of the game


def final_scoring(state: Position) -> None:
    """All age III events still in the event decks, then Bill Gates."""
    first = state.first_player()
    for cards in (state.current, state.future):
        for card in sorted(cards):
            if is_impact(card):
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
