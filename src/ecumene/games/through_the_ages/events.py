# Compiled by mypyc where a C compiler is present.
"""Events: prepared, revealed, and carried out for everybody they concern."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from ecumene.games.through_the_ages.action_cards import stronger
from ecumene.games.through_the_ages.colonization import begin_auction
from ecumene.games.through_the_ages.effects import Part, Who
from ecumene.games.through_the_ages.happenings import *
from ecumene.games.through_the_ages.military_cards import *
from ecumene.games.through_the_ages.scoring import by_culture, by_strength, score_impact


def prepare(state: Position, civilization: Civilization, card: int) -> None:
    """The card goes face down on the future events; its level is scored; the next current event happens."""
    civilization.leave_military_hand(card)
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
    if IS_IMPACT[card]:
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
    over = "before_age_iv" if state.age == LAST_AGE else "in_age_iv"
    for number, part in enumerate(EVENTS[IDS[card]]):
        if part.when == over:
            continue
        for seat in _CONCERNED[part.who](state):
            steps.append(EventPart(seat, card, number))
            if part.looks:
                part.look(state, steps[-1])
    steps.reverse()
    state.stack.extend(steps)


def _in_turn_order(state: Position, chosen: list[int]) -> list[int]:
    return [seat for seat in state.in_turn_order(state.turn) if seat in chosen]


def _most_discontent(state: Position) -> list[int]:
    counts = [discontent(civilization) for civilization in state.civilizations]
    return [seat for seat in _all_with_most(state, counts) if counts[seat]]


def _cultured_but_weak(state: Position) -> list[int]:
    leading = by_culture(state, state.turn)[0]
    return [leading] if leading in by_strength(state, state.turn)[-two(state) :] else []


#: The seats a part of an event hits, in turn order from the player whose turn it is.
_CONCERNED: Final[dict[Who, Callable[[Position], list[int]]]] = {
    "all": lambda state: state.in_turn_order(state.turn),
    "strongest": lambda state: by_strength(state, state.turn)[:1],
    "weakest": lambda state: by_strength(state, state.turn)[-1:],
    "two_strongest": lambda state: _in_turn_order(state, by_strength(state, state.turn)[: two(state)]),
    "two_weakest": lambda state: _in_turn_order(state, by_strength(state, state.turn)[-two(state) :]),
    "most_culture": lambda state: by_culture(state, state.turn)[:1],
    "least_culture": lambda state: by_culture(state, state.turn)[-1:],
    "all_happiest": lambda state: _all_with_most(state, [own.happiness for own in state.civilizations]),
    "all_most_discontent": _most_discontent,
    "most_culture_among_two_weakest": _cultured_but_weak,
}


def two(state: Position) -> int:
    """With two players "the two strongest" means the strongest one."""
    return 1 if state.remaining == TWO_PLAYERS else 2


def among_two_strongest(state: Position, seat: int) -> bool:
    """Ties in favour of the seat."""
    return stronger(state, state.civilizations[seat]) < two(state)


def _all_with_most(state: Position, values: list[int]) -> list[int]:
    seats = state.in_turn_order(state.turn)
    most = max(values[seat] for seat in seats)
    return [seat for seat in seats if values[seat] == most]


# What happens


class EventPart(Cause):
    """One part of an event for one civilization."""

    category: ClassVar[int] = IN_EVENTS

    def take(self, state: Position) -> None:
        part = EVENTS[IDS[self.card]][self.part]
        if part.who != "all":
            state.tell("concerned", self.seat, IDS[self.card])
        part.happen(state, state.civilizations[self.seat], self)

    def facts(self) -> list[int]:
        return [self.seat, self.card, self.part, self.unhappy, self.weakest]


EVENTS: Final[dict[str, tuple[Part, ...]]] = {
    "development_of_agriculture": (GainFood(2, who="all"),),
    "development_of_crafts": (GainResources(2, who="all"),),
    "development_of_markets": (GainFoodOrResources(2, who="all"),),
    "development_of_politics": (DrawCards(3, who="all"),),
    "development_of_religion": (BuildFree("religion", who="all"),),
    "development_of_science": (GainScience(2, who="all"),),
    "development_of_settlement": (GainPopulation(1, who="all"),),
    "development_of_trade_routes": (GainScience(1, who="all"), GainFood(1, who="all"), GainResources(1, who="all")),
    "development_of_warfare": (BuildFree("warriors", who="all"),),
    "development_of_civilization": (CheaperAction(1, who="all"),),
    "barbarians": (LosePopulation(1, who="most_culture_among_two_weakest"),),
    "border_conflict": (DestroyOwnBuilding(1, who="weakest"), GainResources(3, who="strongest")),
    "crusades": (GainCulture(4, who="strongest"), LoseCulture(4, who="weakest")),
    "cultural_influence": (GainCultureByCulture(who="all"),),
    "foray": (GainMix(3, who="two_strongest"),),
    "good_harvest": (ProduceFood(who="all"),),
    "immigration": (GainPopulation(1, who="all_happiest"),),
    "new_deposits": (ProduceResources(who="all"),),
    "pestilence": (LosePopulation(1, who="all"),),
    "raiders": (LoseMix(2, who="two_weakest"),),
    "rats": (LoseAllFood(who="all"),),
    "rebellion": (LoseActionsPerDiscontent(2, who="all"),),
    "reign_of_terror": (LosePopulation(1, who="weakest"),),
    "scientific_breakthrough": (GainScienceByScience(who="all"),),
    "uncertain_borders": (TakeYellowFromWeakest(1, who="strongest"),),
    "civil_unrest": (LoseCulturePerDiscontent(4, who="all"), LoseBlueTokens(1, who="all_most_discontent")),
    "cold_war": (GainScience(6, who="two_strongest"),),
    "crime_wave": (LoseCulture(3, who="two_weakest"), LoseBlueTokens(1, who="two_weakest")),
    "economic_progress": (RunEconomy(who="all"),),
    "emigration": (LosePopulationPerDiscontent(2, who="all"),),
    "iconoclasm": (LoseOldLeader(who="all"),),
    "independence_declaration": (LoseColony(1, who="weakest"),),
    "international_agreement": (TakeFromRow(5, who="strongest"),),
    "national_pride": (GainCulture(5, who="most_culture"),),
    "politics_of_strength": (
        DrawCards(5, who="strongest", when="before_age_iv"),
        DiscardCards(3, who="weakest", when="before_age_iv"),
        GainCulture(5, who="strongest", when="in_age_iv"),
        LoseCulture(3, who="weakest", when="in_age_iv"),
    ),
    "popularization_of_science": (GainCultureByScience(who="all"),),
    "prosperity": (GainFoodByHappiness(most=8, who="all"),),
    "ravages_of_time": (RuinWonder(last_age=LAST_RUINED_AGE, culture=RUIN_CULTURE, who="all"),),
    "refugees": (
        GainCulture(3, who="strongest"),
        GainPopulation(1, who="strongest"),
        LoseCulture(3, who="weakest"),
        LosePopulation(1, who="weakest"),
    ),
    "terrorism": (DestroyUrbanOfOthers(1, who="least_culture"),),
}
