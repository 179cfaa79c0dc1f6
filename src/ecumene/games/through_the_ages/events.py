# Compiled by mypyc where a C compiler is present.
"""Events: prepared, revealed, and carried out for everybody they concern."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.through_the_ages.card_row import Refill
from ecumene.games.through_the_ages.civilization import Civilization
from ecumene.games.through_the_ages.colonization import begin_auction
from ecumene.games.through_the_ages.components import LAST_AGE, TWO_PLAYER_TABLE
from ecumene.games.through_the_ages.economy import (
    IN_EVENTS,
    GainSplit,
    LoseSplit,
    food,
    gain_blue_tokens,
    gain_culture,
    gain_food,
    gain_science,
    gain_yellow_tokens,
    lose_food,
    lose_population,
    resources,
)
from ecumene.games.through_the_ages.effects import gain
from ecumene.games.through_the_ages.event_choices import (
    Agreement,
    ColonyLoss,
    DestroyOwn,
    DestroyRival,
    Development,
    FreeBuilding,
    Ruin,
)
from ecumene.games.through_the_ages.leaders import remove_leader
from ecumene.games.through_the_ages.military_cards import Discards
from ecumene.games.through_the_ages.numbers import (
    EFFECT_NUMBERS,
    EFFECT_WHAT,
    EFFECT_WHEN,
    EFFECT_WHO,
    FAMILY,
    FAMILY_FIRST,
    IDS,
    LEVEL,
    NONE,
)
from ecumene.games.through_the_ages.production import produce_food, produce_resources, run_economy
from ecumene.games.through_the_ages.scoring import by_culture, by_strength, is_impact, score_impact
from ecumene.games.through_the_ages.state import Position, Task
from ecumene.games.through_the_ages.statistics import discontent
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
    steps: list[EventPart] = []
    for part in range(len(EFFECT_WHAT[card])):
        when = EFFECT_WHEN[card][part]
        if (when == BEFORE_AGE_IV and state.age == LAST_AGE) or (when == IN_AGE_IV and state.age < LAST_AGE):
            continue
        what = EFFECT_WHAT[card][part]
        for seat in concerned(state, EFFECT_WHO[card][part]):
            unhappy = discontent(state.civilizations[seat]) if what in _BY_DISCONTENT else 0
            weakest = concerned(state, WEAKEST)[0] if what == TAKE_YELLOW_FROM_WEAKEST else NONE
            steps.append(EventPart(seat, card, part, unhappy, weakest))
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
    above = 0
    for other in state.civilizations:
        if other.active and other.strength > strength:
            above += 1
    return above < two(state)


def _all_with_most(state: Position, values: list[int]) -> list[int]:
    seats = state.in_turn_order(state.turn)
    most = max(values[seat] for seat in seats)
    return [seat for seat in seats if values[seat] == most]


# What happens


class EventPart(Task):
    """One part of an event for one civilization; what it looks at was found when the event was revealed."""

    kind: ClassVar[str] = "event_part"

    def __init__(self, seat: int, card: int, part: int, unhappy: int, weakest: int) -> None:
        super().__init__(seat, card)
        self.part = part
        self.unhappy = unhappy  # discontent workers
        self.weakest = weakest  # the weakest civilization

    def take(self, state: Position) -> None:
        civilization = state.civilizations[self.seat]
        what = EFFECT_WHAT[self.card][self.part]
        numbers = EFFECT_NUMBERS[self.card][self.part]
        amount = numbers[0] if numbers else 0
        if EFFECT_WHO[self.card][self.part] != ALL:
            state.tell("concerned", self.seat, IDS[self.card])
        if gain(state, civilization, what, amount, IN_EVENTS) or _by_ratings(state, civilization, what, amount):
            return
        if not _losses(state, civilization, what, amount, self):
            _decisions(state, civilization, what, amount, self.card)

    def facts(self) -> list[int]:
        return [self.seat, self.card, self.part, self.unhappy, self.weakest]


def _by_ratings(state: Position, civilization: Civilization, what: int, amount: int) -> bool:
    """Effects that produce, or give as much as a rating says."""
    if what == PRODUCE_FOOD:
        produce_food(civilization)
    elif what == PRODUCE_RESOURCES:
        produce_resources(state, civilization)
    elif what == RUN_ECONOMY:
        run_economy(state, civilization)
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


def _losses(state: Position, civilization: Civilization, what: int, amount: int, event: EventPart) -> bool:
    """Effects that take something away, without a choice or with one about tokens and workers only."""
    unhappy = event.unhappy
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
        taken = -gain_yellow_tokens(state, state.civilizations[event.weakest], -amount)
        gain_yellow_tokens(state, civilization, taken)
    else:
        return False
    return True


def _decisions(state: Position, civilization: Civilization, what: int, amount: int, card: int) -> None:
    """Effects that leave somebody a choice."""
    seat = civilization.seat
    if what == GAIN_MIX:
        state.push(GainSplit(seat, card, amount))
    elif what == LOSE_MIX:
        state.push(LoseSplit(seat, card, min(amount, food(civilization) + resources(civilization))))
    elif what == DISCARD_CARDS:
        state.push(Discards(seat, card, min(amount, len(civilization.military_hand))))
    elif what == BUILD_FREE:
        state.push(FreeBuilding(seat, FAMILY_FIRST[amount]))
    elif what == DEVELOP_CHEAPER:
        state.push(Development(seat, card, amount))
    elif what == LOSE_COLONY:
        state.push(ColonyLoss(seat, card))
    elif what == DESTROY_OWN_BUILDING:
        state.push(DestroyOwn(seat, card))
    elif what == RUIN_WONDER:
        state.push(Ruin(seat, card))
    elif what == DESTROY_URBAN_OF_OTHERS:
        others = [other for other in state.in_turn_order(seat) if other != seat]
        for other in reversed(others):
            state.push(DestroyRival(seat, card, other))
    elif what == TAKE_CARDS:
        state.push(Refill(seat))
        state.push(Agreement(seat, card, amount))
