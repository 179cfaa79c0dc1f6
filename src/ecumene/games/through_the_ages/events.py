# Compiled by mypyc where a C compiler is present.
"""Events: prepared, revealed, and carried out for everybody they concern."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from ecumene.games.through_the_ages import economy, effects
from ecumene.games.through_the_ages.action_cards import carry_out_order, stronger
from ecumene.games.through_the_ages.card_row import Refill, add_takes, price, take
from ecumene.games.through_the_ages.colonization import abandon_colony, begin_auction
from ecumene.games.through_the_ages.components import LAST_AGE, NUMBER, TWO_PLAYERS
from ecumene.games.through_the_ages.construction import add_builds, can_grow, destroy, has_room, place_worker
from ecumene.games.through_the_ages.gains import gain
from ecumene.games.through_the_ages.leaders import remove_leader
from ecumene.games.through_the_ages.military_cards import Discards
from ecumene.games.through_the_ages.pacts import can_exchange, exchange
from ecumene.games.through_the_ages.production import produce_food, produce_resources, run_economy
from ecumene.games.through_the_ages.scoring import by_culture, by_strength, score_impact
from ecumene.games.through_the_ages.state import *
from ecumene.games.through_the_ages.statistics import discontent
from ecumene.games.through_the_ages.technologies import add_developments, add_revolutions
from ecumene.games.through_the_ages.wonders import ruin_wonder


class EventChoice(Choice):
    """Something that an event asks."""

    rule: ClassVar[str] = "events"


class FreeBuilding(EventChoice):
    """An unused worker may become a building (the card) for nothing."""

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        choices = [DO_DECLINE]
        if civilization.unused and has_room(civilization, self.card):
            choices.append(DO_BUILD[self.card])
        return choices

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        if action != DO_DECLINE:
            civilization.unused -= 1
            place_worker(state, civilization, self.card)

    def reduction(self) -> int:
        return COST[self.card]


class Development(EventChoice):
    """One of the actions of Development of Civilization, ``n`` cheaper, or none."""

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        choices = [DO_DECLINE]
        if can_grow(civilization, self.n):
            choices.append(DO_POPULATION)
        add_builds(choices, civilization, economy.budget(civilization) + self.n)
        add_developments(choices, state, civilization, self.n)
        add_revolutions(choices, state, civilization, self.n)
        if self.seat == state.turn and can_exchange(civilization):
            choices.append(DO_EXCHANGE)
        return choices

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        if action == DO_EXCHANGE:
            exchange(civilization)
            state.push(self)
        elif action != DO_DECLINE:
            carry_out_order(state, civilization, action, self.n)

    def reduction(self) -> int:
        return self.n


class DestroyOwn(EventChoice):
    """A farm, mine or urban building of one's own is destroyed."""

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        return civilization.destructions[:]

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        destroy(state, civilization, CARD[action])


class DestroyRival(EventChoice):
    """An urban building of the rival is destroyed."""

    wording: ClassVar[dict[str, str]] = {"destroy": "destroy-rival"}

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        return [action for action in state.civilizations[self.rival].destructions if IS_URBAN[CARD[action]]]

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        destroy(state, state.civilizations[self.rival], CARD[action])


class Ruin(EventChoice):
    """A completed wonder of an early age falls into ruin."""

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        standing = [wonder for wonder in sorted(civilization.wonders) if wonder not in civilization.ruins]
        return [DO_RUIN[wonder] for wonder in standing if LEVEL[wonder] <= LAST_RUINED_AGE]

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        ruin_wonder(state, civilization, CARD[action])


class ColonyLoss(EventChoice):
    """A colony of one's own leaves the game."""

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        return [DO_ABANDON[colony] for colony in sorted(civilization.colonies)]

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        abandon_colony(state, civilization, CARD[action])


class Agreement(EventChoice):
    """Cards of the row that ``n`` civil actions pay for; the next political action is given up for them."""

    wording: ClassVar[dict[str, str]] = {"done": "done-agreement"}

    def answers(self, state: Position, civilization: Civilization) -> list[int]:
        choices = [DO_DONE]
        add_takes(choices, state.row, civilization, self.n)
        return choices

    def decide(self, state: Position, civilization: Civilization, action: int) -> None:
        if action == DO_DONE:
            return
        place = PLACE[action]
        state.push(Agreement(self.seat, self.card, n=self.n - price(civilization, place, state.row[place])))
        civilization.skips_politics = True
        take(state, civilization, place, False)


def prepare(state: Position, civilization: Civilization, card: int) -> None:
    """The card goes face down on the future events; its level is scored; the next current event happens."""
    civilization.leave_military_hand(card)
    state.future.append(card)
    state.future_by.append(civilization.seat)
    _score(civilization, LEVEL[card])
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
    over = effects.BEFORE_AGE_IV if state.age == LAST_AGE else effects.IN_AGE_IV
    for number, part in enumerate(_PARTS[card]):
        if part.when == over:
            continue
        for seat in _CONCERNED[part.who](state):
            unhappy = discontent(state.civilizations[seat]) if isinstance(part, effects.PerDiscontent) else 0
            weakest = by_strength(state, state.turn)[-1] if isinstance(part, effects.TakeYellowFromWeakest) else NONE
            steps.append(EventPart(seat, card, number, unhappy, weakest))
    steps.reverse()
    state.stack.extend(steps)


def _in_turn_order(state: Position, chosen: list[int]) -> list[int]:
    return [seat for seat in state.in_turn_order(state.turn) if seat in chosen]


def _happiest(state: Position) -> list[int]:
    return _all_with_most(state, [civilization.happiness for civilization in state.civilizations])


def _most_discontent(state: Position) -> list[int]:
    counts = [discontent(civilization) for civilization in state.civilizations]
    return [seat for seat in _all_with_most(state, counts) if counts[seat]]


def _cultured_but_weak(state: Position) -> list[int]:
    leading = by_culture(state, state.turn)[0]
    return [leading] if leading in by_strength(state, state.turn)[-two(state) :] else []


#: The seats a part of an event hits, in turn order from the player whose turn it is.
_CONCERNED: Final[dict[str, Callable[[Position], list[int]]]] = {
    effects.ALL: lambda state: state.in_turn_order(state.turn),
    effects.STRONGEST: lambda state: by_strength(state, state.turn)[:1],
    effects.WEAKEST: lambda state: by_strength(state, state.turn)[-1:],
    effects.TWO_STRONGEST: lambda state: _in_turn_order(state, by_strength(state, state.turn)[: two(state)]),
    effects.TWO_WEAKEST: lambda state: _in_turn_order(state, by_strength(state, state.turn)[-two(state) :]),
    effects.MOST_CULTURE: lambda state: by_culture(state, state.turn)[:1],
    effects.LEAST_CULTURE: lambda state: by_culture(state, state.turn)[-1:],
    effects.ALL_HAPPIEST: _happiest,
    effects.ALL_MOST_DISCONTENT: _most_discontent,
    effects.MOST_CULTURE_AMONG_TWO_WEAKEST: _cultured_but_weak,
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


class EventPart(Task):
    """One part of an event for one civilization; what it looks at was found when the event was revealed."""

    def __init__(self, seat: int, card: int, part: int, unhappy: int, weakest: int) -> None:
        super().__init__(seat, card)
        self.part = part
        self.unhappy = unhappy  # discontent workers
        self.weakest = weakest  # the weakest civilization

    def take(self, state: Position) -> None:
        civilization = state.civilizations[self.seat]
        part = _PARTS[self.card][self.part]
        if part.who != effects.ALL:
            state.tell("concerned", self.seat, IDS[self.card])
        if not gain(state, civilization, part, economy.IN_EVENTS):
            _HAPPENS[type(part)](state, civilization, part, self)

    def facts(self) -> list[int]:
        return [self.seat, self.card, self.part, self.unhappy, self.weakest]


def _score(own: Civilization, points: i64) -> None:
    economy.gain_culture(own, points, economy.IN_EVENTS)


def _lose_actions(
    state: Position, own: Civilization, effect: effects.LoseActionsPerDiscontent, event: EventPart
) -> None:
    own.civil_left = max(0, own.civil_left - effect.n * event.unhappy)


def _lose_old_leader(state: Position, own: Civilization, effect: effects.LoseOldLeader, event: EventPart) -> None:
    if own.leader != NONE and LEVEL[own.leader] != state.age:
        remove_leader(state, own)


def _take_yellow(state: Position, own: Civilization, effect: effects.TakeYellowFromWeakest, event: EventPart) -> None:
    taken = -economy.gain_yellow_tokens(state, state.civilizations[event.weakest], -effect.n)
    economy.gain_yellow_tokens(state, own, taken)


def _lose_mix(state: Position, own: Civilization, effect: effects.LoseMix, event: EventPart) -> None:
    state.push(economy.LoseSplit(own.seat, event.card, n=min(effect.n, own.food + own.resources)))


def _discard(state: Position, own: Civilization, effect: effects.DiscardCards, event: EventPart) -> None:
    state.push(Discards(own.seat, event.card, n=min(effect.n, len(own.military_hand))))


def _destroy_others(state: Position, own: Civilization, effect: effects.DestroyUrbanOfOthers, event: EventPart) -> None:
    others = [other for other in state.in_turn_order(own.seat) if other != own.seat]
    for other in reversed(others):
        state.push(DestroyRival(own.seat, event.card, other))


def _take_from_row(state: Position, own: Civilization, effect: effects.TakeFromRow, event: EventPart) -> None:
    state.push(Refill(own.seat))
    state.push(Agreement(own.seat, event.card, n=effect.n))


#: What each kind of effect does besides plain gains.
_HAPPENS: Final[dict[type[effects.Happening], Callable[[Position, Civilization, Any, EventPart], object]]] = {
    effects.ProduceFood: lambda state, own, effect, event: produce_food(own),
    effects.ProduceResources: lambda state, own, effect, event: produce_resources(state, own),
    effects.RunEconomy: lambda state, own, effect, event: run_economy(state, own),
    effects.GainCultureByCulture: lambda state, own, effect, event: _score(own, own.culture),
    effects.GainScienceByScience: lambda state, own, effect, event: economy.gain_science(own, own.science),
    effects.GainCultureByScience: lambda state, own, effect, event: _score(own, own.science),
    effects.GainFoodByHappiness: lambda state, own, effect, event: economy.gain_food(
        own, min(effect.most, own.happiness)
    ),
    effects.GainMix: lambda state, own, effect, event: state.push(economy.GainSplit(own.seat, event.card, n=effect.n)),
    effects.LoseCulture: lambda state, own, effect, event: _score(own, -effect.n),
    effects.LosePopulation: lambda state, own, effect, event: economy.lose_population(state, own, effect.n),
    effects.LoseBlueTokens: lambda state, own, effect, event: economy.gain_blue_tokens(state, own, -effect.n),
    effects.LoseAllFood: lambda state, own, effect, event: economy.lose_food(own, own.food + own.extra_food),
    effects.LoseMix: _lose_mix,
    effects.LoseActionsPerDiscontent: _lose_actions,
    effects.LoseCulturePerDiscontent: lambda state, own, effect, event: _score(own, -effect.n * event.unhappy),
    effects.LosePopulationPerDiscontent: lambda state, own, effect, event: economy.lose_population(
        state, own, (event.unhappy + effect.n - 1) // effect.n
    ),
    effects.LoseOldLeader: _lose_old_leader,
    effects.LoseColony: lambda state, own, effect, event: state.push(ColonyLoss(own.seat, event.card)),
    effects.TakeYellowFromWeakest: _take_yellow,
    effects.DiscardCards: _discard,
    effects.BuildFree: lambda state, own, effect, event: state.push(FreeBuilding(own.seat, NUMBER[effect.card])),
    effects.CheaperAction: lambda state, own, effect, event: state.push(
        Development(own.seat, event.card, n=effect.discount)
    ),
    effects.DestroyOwnBuilding: lambda state, own, effect, event: state.push(DestroyOwn(own.seat, event.card)),
    effects.DestroyUrbanOfOthers: _destroy_others,
    effects.RuinWonder: lambda state, own, effect, event: state.push(Ruin(own.seat, event.card)),
    effects.TakeFromRow: _take_from_row,
}


#: The parts of each event.
_PARTS: Final[list[list[effects.Happening]]] = [
    [effect for effect in printed if isinstance(effect, effects.Happening)] for printed in EFFECTS
]
