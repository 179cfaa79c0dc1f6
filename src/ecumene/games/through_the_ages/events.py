# Compiled by mypyc where a C compiler is present.
"""Events: prepared, revealed, and carried out for everybody they concern."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.action_cards import can_grow
from ecumene.games.through_the_ages.card_row import may_take, price
from ecumene.games.through_the_ages.codes import A_BUILD, A_DECLINE, A_DESTROY, A_POPULATION, A_RUIN, A_TAKE
from ecumene.games.through_the_ages.colonization import begin_auction
from ecumene.games.through_the_ages.components import LAST_AGE, TWO_PLAYER_TABLE
from ecumene.games.through_the_ages.construction import add_builds, budget, has_room
from ecumene.games.through_the_ages.economy import (
    IN_EVENTS,
    food,
    gain_blue_tokens,
    gain_culture,
    gain_food,
    gain_science,
    gain_yellow_tokens,
    lose_food,
    lose_population,
    produce_food,
    produce_resources,
    resources,
    run_economy,
)
from ecumene.games.through_the_ages.effects import gain
from ecumene.games.through_the_ages.leaders import remove_leader
from ecumene.games.through_the_ages.numbers import (
    EFFECT_NUMBERS,
    EFFECT_WHAT,
    EFFECT_WHEN,
    EFFECT_WHO,
    FAMILY,
    FAMILY_FIRST,
    FIRST_UNIT,
    FIRST_URBAN,
    IDS,
    LAST_RUINED_AGE,
    LEVEL,
    NONE,
)
from ecumene.games.through_the_ages.scoring import by_culture, by_strength, is_impact, score_impact
from ecumene.games.through_the_ages.state import (
    AGREEMENT,
    COLONY_LOSS,
    DESTROY_OWN,
    DESTROY_RIVAL,
    DEVELOPMENT,
    DISCARDS,
    EVENT_EFFECT,
    FREE_BUILDING,
    GAIN_SPLIT,
    LOSE_SPLIT,
    REFILL,
    RUIN_CHOICE,
    Ask,
    Civilization,
    Position,
)
from ecumene.games.through_the_ages.statistics import discontent
from ecumene.games.through_the_ages.technologies import add_developments, add_revolutions
from ecumene.games.through_the_ages.traits import (
    ALL,
    ALL_HAPPIEST,
    ALL_MOST_DISCONTENT,
    BEFORE_AGE_IV,
    BUILD_FREE,
    CULTURE_BY_CULTURE,
    CULTURE_BY_SCIENCE,
    DESTROY_OWN_BUILDING,
    DESTROY_URBAN_OF_OTHERS,
    DEVELOP_CHEAPER,
    DISCARD_CARDS,
    FOOD_BY_HAPPINESS,
    GAIN_MIX,
    IN_AGE_IV,
    LEAST_CULTURE,
    LOSE_ALL_FOOD,
    LOSE_BLUE_TOKENS,
    LOSE_COLONY,
    LOSE_CULTURE,
    LOSE_CULTURE_PER_DISCONTENT,
    LOSE_MIX,
    LOSE_POPULATION,
    LOSE_POPULATION_BY_DISCONTENT,
    MOST_CULTURE,
    MOST_CULTURE_AMONG_TWO_WEAKEST,
    PRODUCE_FOOD,
    PRODUCE_RESOURCES,
    REMOVE_OLD_LEADER,
    RUIN_WONDER,
    RUN_ECONOMY,
    SCIENCE_BY_SCIENCE,
    SPEND_CIVIL_PER_DISCONTENT,
    STRONGEST,
    TAKE_CARDS,
    TAKE_YELLOW_FROM_WEAKEST,
    TERRITORY,
    TWO_STRONGEST,
    WEAKEST,
)

#: Effects whose size is the number of discontent workers when the event is revealed.
_BY_DISCONTENT: Final = (SPEND_CIVIL_PER_DISCONTENT, LOSE_CULTURE_PER_DISCONTENT, LOSE_POPULATION_BY_DISCONTENT)


def prepare(state: Position, civilization: Civilization, card: int) -> None:
    """The card goes face down on the future events; its level is scored; the next current event happens."""
    civilization.military_hand.remove(card)
    if card in civilization.shown:
        civilization.shown.remove(card)
    state.future.append(card)
    state.future_by.append(civilization.seat)
    gain_culture(civilization, LEVEL[card], IN_EVENTS)
    if state.journal is not None:
        seat = civilization.seat
        state.journal.tell_some(1 << seat, "prepares", {"card": IDS[card]}, player=seat, n=LEVEL[card])
    reveal_event(state)


def reveal_event(state: Position) -> None:
    """The top current event; when it was the last one, the future events become the current ones."""
    state.reveals += 1
    state.top_known = 0
    card = state.current.pop()
    for civilization in state.civilizations:
        if card in civilization.prepared:
            civilization.prepared.remove(card)
    if not state.current:
        _renew(state)
    state.tell("event", state.turn, IDS[card])
    if FAMILY[card] == TERRITORY:
        begin_auction(state, card)
        return
    state.past.append(card)
    if is_impact(card):
        score_impact(state, card, state.turn)
    else:
        _schedule(state, card)


def _renew(state: Position) -> None:
    """Shuffle the future events and sort them by age, earlier ages on top; who prepared a card knows it is there."""
    for place in range(len(state.future)):
        state.civilizations[state.future_by[place]].prepared.append(state.future[place])
    for civilization in state.civilizations:
        civilization.prepared.sort()
    state.current = sorted(state.future)
    state.rng.shuffle(state.current)
    state.current.sort(key=lambda card: -LEVEL[card])
    state.future = []
    state.future_by = []


# Whom it concerns


def _schedule(state: Position, card: int) -> None:
    """Find all who are concerned before anything changes; then each part happens in turn order."""
    steps: list[Ask] = []
    for part in range(len(EFFECT_WHAT[card])):
        when = EFFECT_WHEN[card][part]
        if (when == BEFORE_AGE_IV and state.age == LAST_AGE) or (when == IN_AGE_IV and state.age < LAST_AGE):
            continue
        what = EFFECT_WHAT[card][part]
        for seat in concerned(state, EFFECT_WHO[card][part]):
            number = discontent(state.civilizations[seat]) if what in _BY_DISCONTENT else 0
            other = concerned(state, WEAKEST)[0] if what == TAKE_YELLOW_FROM_WEAKEST else NONE
            steps.append(Ask(EVENT_EFFECT, seat, card, part, other, [number]))
    steps.reverse()
    state.stack.extend(steps)


def concerned(state: Position, who: int) -> list[int]:
    """The seats a part of an event hits, in turn order from the player whose turn it is."""
    first = state.turn
    if who == ALL:
        return state.in_turn_order(first)
    if who == ALL_HAPPIEST:
        return _all_with_most(state, [civilization.happiness for civilization in state.civilizations])
    if who == ALL_MOST_DISCONTENT:
        counts = [discontent(civilization) for civilization in state.civilizations]
        return [seat for seat in _all_with_most(state, counts) if counts[seat]]
    if who == MOST_CULTURE:
        return by_culture(state, first)[:1]
    if who == LEAST_CULTURE:
        return by_culture(state, first)[-1:]
    if who == MOST_CULTURE_AMONG_TWO_WEAKEST:
        leading = by_culture(state, first)[0]
        return [leading] if leading in by_strength(state, first)[-two(state) :] else []
    return _by_strength(state, who, first)


def _by_strength(state: Position, who: int, first: int) -> list[int]:
    order = by_strength(state, first)
    if who == STRONGEST:
        return order[:1]
    if who == WEAKEST:
        return order[-1:]
    chosen = order[: two(state)] if who == TWO_STRONGEST else order[-two(state) :]
    return [seat for seat in state.in_turn_order(first) if seat in chosen]


def two(state: Position) -> int:
    """With two players "the two strongest" means the strongest one."""
    return 1 if state.remaining == TWO_PLAYER_TABLE else 2


def among_two_strongest(state: Position, seat: int) -> bool:
    """Ties in favour of the seat."""
    strength = state.civilizations[seat].strength
    above = sum(1 for other in state.civilizations if other.active and other.strength > strength)
    return above < two(state)


def _all_with_most(state: Position, values: list[int]) -> list[int]:
    seats = state.in_turn_order(state.turn)
    most = max(values[seat] for seat in seats)
    return [seat for seat in seats if values[seat] == most]


# What happens


def carry_out(state: Position, ask: Ask) -> None:
    """One part of an event for one civilization."""
    civilization = state.civilizations[ask.seat]
    what = EFFECT_WHAT[ask.card][ask.number]
    numbers = EFFECT_NUMBERS[ask.card][ask.number]
    amount = numbers[0] if numbers else 0
    if EFFECT_WHO[ask.card][ask.number] != ALL:
        state.tell("concerned", ask.seat, IDS[ask.card])
    if gain(state, civilization, what, amount, IN_EVENTS) or _by_ratings(civilization, what, amount):
        return
    if not _losses(state, civilization, what, amount, ask):
        _decisions(state, civilization, what, amount, ask)


def _by_ratings(civilization: Civilization, what: int, amount: int) -> bool:
    """Effects that produce, or give as much as a rating says."""
    if what == PRODUCE_FOOD:
        produce_food(civilization)
    elif what == PRODUCE_RESOURCES:
        produce_resources(civilization)
    elif what == RUN_ECONOMY:
        run_economy(civilization)
    elif what == CULTURE_BY_CULTURE:
        gain_culture(civilization, civilization.culture, IN_EVENTS)
    elif what == SCIENCE_BY_SCIENCE:
        gain_science(civilization, civilization.science)
    elif what == CULTURE_BY_SCIENCE:
        gain_culture(civilization, civilization.science, IN_EVENTS)
    elif what == FOOD_BY_HAPPINESS:
        gain_food(civilization, min(amount, civilization.happiness))
    else:
        return False
    return True


def _losses(state: Position, civilization: Civilization, what: int, amount: int, ask: Ask) -> bool:
    """Effects that take something away, without a choice or with one about tokens and workers only."""
    unhappy = ask.more[0]
    if what == LOSE_CULTURE:
        gain_culture(civilization, -amount, IN_EVENTS)
    elif what == LOSE_POPULATION:
        lose_population(state, civilization, amount)
    elif what == LOSE_BLUE_TOKENS:
        gain_blue_tokens(state, civilization, -amount)
    elif what == LOSE_ALL_FOOD:
        lose_food(civilization, food(civilization) + civilization.extra_food)
    elif what == SPEND_CIVIL_PER_DISCONTENT:
        civilization.civil_left = max(0, civilization.civil_left - amount * unhappy)
    elif what == LOSE_CULTURE_PER_DISCONTENT:
        gain_culture(civilization, -amount * unhappy, IN_EVENTS)
    elif what == LOSE_POPULATION_BY_DISCONTENT:
        lose_population(state, civilization, (unhappy + amount - 1) // amount)
    elif what == REMOVE_OLD_LEADER:
        if civilization.leader != NONE and LEVEL[civilization.leader] != state.age:
            remove_leader(state, civilization)
    elif what == TAKE_YELLOW_FROM_WEAKEST:
        taken = -gain_yellow_tokens(state, state.civilizations[ask.other], -amount)
        gain_yellow_tokens(state, civilization, taken)
    else:
        return False
    return True


def _decisions(state: Position, civilization: Civilization, what: int, amount: int, ask: Ask) -> None:
    """Effects that leave somebody a choice."""
    seat = civilization.seat
    if what == GAIN_MIX:
        state.push(Ask(GAIN_SPLIT, seat, ask.card, amount))
    elif what == LOSE_MIX:
        state.push(Ask(LOSE_SPLIT, seat, ask.card, min(amount, food(civilization) + resources(civilization))))
    elif what == DISCARD_CARDS:
        state.push(Ask(DISCARDS, seat, ask.card, min(amount, len(civilization.military_hand))))
    elif what == BUILD_FREE:
        state.push(Ask(FREE_BUILDING, seat, FAMILY_FIRST[amount]))
    elif what == DEVELOP_CHEAPER:
        state.push(Ask(DEVELOPMENT, seat, ask.card, amount))
    elif what == LOSE_COLONY:
        state.push(Ask(COLONY_LOSS, seat, ask.card))
    elif what == DESTROY_OWN_BUILDING:
        state.push(Ask(DESTROY_OWN, seat, ask.card))
    elif what == RUIN_WONDER:
        state.push(Ask(RUIN_CHOICE, seat, ask.card))
    elif what == DESTROY_URBAN_OF_OTHERS:
        others = [other for other in state.in_turn_order(seat) if other != seat]
        for other in reversed(others):
            state.push(Ask(DESTROY_RIVAL, seat, ask.card, 0, other))
    elif what == TAKE_CARDS:
        state.push(Ask(REFILL, seat))
        state.push(Ask(AGREEMENT, seat, ask.card, amount))


# Choices in events


def add_free_building(choices: list[int], civilization: Civilization, card: int) -> None:
    choices.append(A_DECLINE)
    if civilization.unused and has_room(civilization, card):
        choices.append(A_BUILD[card])


def add_development(choices: list[int], state: Position, civilization: Civilization, discount: int) -> None:
    """One of the cheaper actions of Development of Civilization, or none."""
    choices.append(A_DECLINE)
    if can_grow(civilization, discount):
        choices.append(A_POPULATION)
    add_builds(choices, civilization, 0, FIRST_UNIT, budget(civilization), discount)
    add_developments(choices, state, civilization, discount)
    add_revolutions(choices, state, civilization, discount)


def add_own_buildings(choices: list[int], civilization: Civilization, first: int) -> None:
    """Farms, mines and urban buildings (or only the latter) of a civilization that can be destroyed."""
    for card in range(first, FIRST_UNIT):
        if civilization.workers[card]:
            choices.append(A_DESTROY[card])


def add_urban_buildings(choices: list[int], civilization: Civilization) -> None:
    add_own_buildings(choices, civilization, FIRST_URBAN)


def add_ruinable(choices: list[int], civilization: Civilization) -> None:
    for wonder in sorted(civilization.wonders):
        if LEVEL[wonder] <= LAST_RUINED_AGE and wonder not in civilization.ruins:
            choices.append(A_RUIN[wonder])


def add_agreement(choices: list[int], state: Position, ask: Ask) -> None:
    """Cards of the row that the rest of the allowance pays for."""
    civilization = state.civilizations[ask.seat]
    for place in range(len(state.row)):
        card = state.row[place]
        if card != NONE and price(civilization, place, card) <= ask.number and may_take(civilization, card):
            choices.append(A_TAKE[place])
