# Compiled by mypyc where a C compiler is present.
"""What a bot needs to judge a position: features of a civilization, and hand-made weights for them.

Only what the seat may know is read: public facts of all civilizations and the own hand.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages import standing, styles
from ecumene.games.through_the_ages.action_cards import Breakthrough, Order
from ecumene.games.through_the_ages.action_phase import ActionPhase
from ecumene.games.through_the_ages.civilization import Civilization
from ecumene.games.through_the_ages.colonization import Auction, Force
from ecumene.games.through_the_ages.components import LAST_AGE
from ecumene.games.through_the_ages.conflict import AGGRESSIONS, Defence, Raid, TakeCulture, TakeMix, TakeScience
from ecumene.games.through_the_ages.economy import FoodOrResources, GainSplit, workers_on_cards
from ecumene.games.through_the_ages.leaders import TuckLeader
from ecumene.games.through_the_ages.numbers import (
    CARD,
    COST,
    COUNT,
    DEFENSE,
    DO_DECLINE,
    DO_DONE,
    DO_END,
    DO_PASS,
    DO_RESIGN,
    DO_SEND,
    FAMILY,
    IDS,
    LEVEL,
    NONE,
    STAGES,
    WORKER_CARDS,
)
from ecumene.games.through_the_ages.production import food_production, lab_production, resource_production
from ecumene.games.through_the_ages.rules import ThroughTheAges
from ecumene.games.through_the_ages.state import Position
from ecumene.games.through_the_ages.statistics import consumption, corruption, discontent
from ecumene.games.through_the_ages.traits import ACTION, AGGRESSION, BONUS, GOVERNMENT, LEADER, PACT, TACTIC, WAR
from ecumene.kernel.messages import Message
from ecumene.kernel.rng import Rng
from ecumene.kernel.state import State

NAMES: Final = (
    "culture points", "culture to come", "science to come", "science points", "food to come", "resources to come",
    "food", "resources", "strength", "strength short", "discontent", "uprising", "civil actions", "military actions",
    "technologies", "workers", "unused workers", "wonder stages", "leader", "civil hand", "military hand", "colonies",
    "corruption",
)  # fmt: skip

#: About in points of culture.
WEIGHTS: Final[list[float]] = [
    1.0, 1.0, 0.6, 0.35, 0.25, 0.45,
    0.3, 0.4, 0.5, -0.6, -1.5, -12.0, 5.0, 2.0,
    1.5, 0.8, 1.6, 3.0, 4.0, 1.0, 0.3, 2.0,
    -0.4,
]  # fmt: skip

_MANY: Final = 6.0
_PLENTY: Final = 12
_HUNGER: Final = 6.0
_DRAW: Final = 0.4
_MOST_DRAWN: Final = 3
_FORCE_COST: Final = 1.3
#: What an action that is not yet spent may still bring.
_HOPE_CIVIL: Final = 2.0
_HOPE_MILITARY: Final = 0.5
_COLONY: Final[list[float]] = [5.0, 9.0, 12.0]


def features(state: Position, seat: int) -> list[float]:
    """A civilization in numbers, in the order of `NAMES`."""
    own = state.civilizations[seat]
    turns = standing.turns_left(state)
    rivals = [other.strength for other in state.civilizations if other.active and other.seat != seat]
    unhappy = discontent(own)
    return [
        float(own.culture_points + lab_production(own)),
        float(own.culture) * turns,
        float(own.science) * turns,
        float(min(own.science_points, 20)),
        _food_to_come(own, turns),
        float(min(resource_production(own), _PLENTY)) * turns,
        min(float(own.food), _MANY),
        min(float(own.resources), 2 * _MANY),
        float(own.strength),
        float(max(0, max(rivals, default=0) - own.strength)),
        float(unhappy),
        float(unhappy > own.unused),
        float(own.civil_total),
        float(own.military_total),
        _technologies(own),
        float(workers_on_cards(own)),
        float(own.unused),
        _stages(own),
        0.0 if own.leader == NONE else 1.0 + 0.3 * LEVEL[own.leader],
        _civil_hand(own),
        _hand(own),
        float(len(own.colonies)),
        float(corruption(own)) * min(turns, _MANY),
    ]


def _technologies(own: Civilization) -> float:
    """Levels of technologies in play; a government counts double."""
    total = 2.0 * LEVEL[own.government] if own.government != NONE else 0.0
    for card in range(WORKER_CARDS):
        if own.owned[card]:
            total += LEVEL[card]
    for card in own.specials:
        if card != NONE:
            total += 1.5 * LEVEL[card]
    return total


def _stages(own: Civilization) -> float:
    """Progress of the wonder under construction, and some joy in every finished one."""
    total = 3.0 * len(own.wonders)
    if own.wonder != NONE:
        total += 0.7 + 2.3 * float(own.stages) / len(STAGES[own.wonder])
    return total


def _food_to_come(own: Civilization, turns: float) -> float:
    """A surplus helps up to a point; hunger costs culture turn by turn once the stores are empty."""
    net = float(food_production(own) - consumption(own))
    if net >= 0:
        return min(net, 3.0) * turns
    return _HUNGER * min(0.0, net * turns + float(own.food))


def _civil_hand(own: Civilization) -> float:
    """Civil cards by what they promise; a leader most while there is none."""
    total = 0.0
    for card in own.civil_hand:
        family = FAMILY[card]
        if family == LEADER:
            total += 2.0 if own.leader == NONE else 1.0
        elif family == ACTION:
            total += 1.2
        elif family == GOVERNMENT:
            total += 2.0
        else:
            total += 1.0 + 0.3 * LEVEL[card]
    return total


def _hand(own: Civilization) -> float:
    """Military cards by what they are good for."""
    total = 0.0
    for card in own.military_hand:
        family = FAMILY[card]
        total += 1.5 if family in (BONUS, TACTIC) else 1.0 if family in (AGGRESSION, WAR, PACT) else 0.7
    return total


def value(state: Position, seat: int) -> float:
    """The hand-made judgement of a civilization, about in points."""
    row = features(state, seat)
    return sum(weight * feature for weight, feature in zip(WEIGHTS, row, strict=True))


def _cards_to_draw(own: Civilization) -> int:
    return min(_MOST_DRAWN, own.military_left + own.extra_military)


class TableHeuristics:
    """What the bots ask a game for."""

    names: tuple[str, ...] = (*NAMES, *(f"best rival's {name}" for name in NAMES))
    phases: int = LAST_AGE + 1
    clear_lead: float = 45.0
    position_names: tuple[str, ...] = standing.NAMES
    styles: dict[str, list[float]] = styles.STYLES

    def phase(self, state: State) -> int:
        assert isinstance(state, ThroughTheAges)
        return state.age

    def worths(self, state: State, seat: int, actions: list[int]) -> list[float]:
        assert isinstance(state, ThroughTheAges)
        now = value(state, seat)
        return [now + self._special(state, seat, action, now) for action in actions]

    def _special(self, state: ThroughTheAges, seat: int, action: int, now: float) -> float:
        """What an action changes; ends and bids are judged without looking at what others make of them."""
        decision = state.top()
        own = state.civilizations[seat]
        if action == DO_RESIGN:
            return -1000.0
        if action in (DO_PASS, DO_END):
            return 0.0
        if isinstance(decision, Auction):
            territory = _COLONY[LEVEL[decision.card]]
            return territory - _FORCE_COST * COUNT[action]
        if isinstance(decision, Force) and action == DO_DONE:
            return 1.0
        then = state.clone(Rng(0))
        then.apply(seat, action)
        change = value(then, seat) - now
        if isinstance(decision, ActionPhase):
            change += _DRAW * (_cards_to_draw(then.civilizations[seat]) - _cards_to_draw(own))
        return change

    def in_turn(self, state: State, seat: int) -> bool:
        """The action phase and what its actions ask for; politics before it depends on others and on what is hidden."""
        assert isinstance(state, ThroughTheAges)
        if state.over or state.turn != seat or state.top().seat != seat:
            return False
        top = state.top()
        if isinstance(top, (ActionPhase, Order, Breakthrough)):
            return True
        return isinstance(top, (TuckLeader, FoodOrResources, GainSplit))

    def ends_turn(self, action: int) -> bool:
        return action == DO_END

    def position(self, state: State, seat: int, open_hand: bool) -> list[float]:
        assert isinstance(state, ThroughTheAges)
        return standing.standing(state, seat, open_hand)

    def hope(self, state: State, seat: int) -> float:
        assert isinstance(state, ThroughTheAges)
        own = state.civilizations[seat]
        return _HOPE_CIVIL * float(own.civil_actions()) + _HOPE_MILITARY * float(own.military_actions())

    def replies(self, state: State, seat: int, actions: list[int], weights: list[float]) -> list[float]:
        assert isinstance(state, ThroughTheAges)
        return [_reply(state, seat, action, weights) for action in actions]

    def reasons(self, state: State, seat: int, action: int) -> list[tuple[str, Message]]:
        from ecumene.games.through_the_ages.reasons import reasons  # words are made only for those who ask

        assert isinstance(state, ThroughTheAges)
        return [(tone, text) for tone, text in reasons(state, seat, action)]

    def outlooks(self, state: State, seat: int, actions: list[int]) -> tuple[list[int], list[list[float]]]:
        assert isinstance(state, ThroughTheAges)
        rows = []
        for action in actions:
            then = state
            if action not in (DO_END, DO_PASS) and not isinstance(state.top(), Auction):
                then = state.clone(Rng(0))
                then.apply(seat, action)
            rows.append(features(then, seat) + self._best_rival(then, seat))
        return list(range(len(actions))), rows

    def _best_rival(self, state: ThroughTheAges, seat: int) -> list[float]:
        rivals = [other.seat for other in state.civilizations if other.active and other.seat != seat]
        if not rivals:
            return [0.0] * len(NAMES)
        best = rivals[0]
        for rival in rivals:
            if value_in_public(state, rival) > value_in_public(state, best):
                best = rival
        return public(features(state, best), state.civilizations[best])


def _reply(state: ThroughTheAges, seat: int, action: int, weights: list[float]) -> float:
    """What an answer is worth at first sight; where it shows only later, by a rule of thumb."""
    decision = state.top()
    if isinstance(decision, Auction):
        return 0.0 if action == DO_PASS else _COLONY[LEVEL[decision.card]] - _FORCE_COST * COUNT[action]
    if isinstance(decision, Force):
        return _price_of_force(action)
    if isinstance(decision, Defence):
        return -_loss(decision.card) if action == DO_DECLINE else -_price_of_card(CARD[action])
    then = state
    if action != DO_PASS:
        then = state.clone(Rng(0))
        then.apply(seat, action)
    row = standing.standing(then, seat, True)
    total = 0.0
    for place in range(len(row)):
        total += row[place] * weights[place]
    return total


def _price_of_force(action: int) -> float:
    """Cards go before units, cheap units before dear ones, and nothing once it is enough."""
    if action == DO_DONE:
        return 1.0
    card = CARD[action]
    return -1.5 - 0.6 * float(COST[card]) if action == DO_SEND[card] else -_price_of_card(card)


def _price_of_card(card: int) -> float:
    """What a military card that is given away would have been good for."""
    if DEFENSE[card]:
        return 0.4 * float(DEFENSE[card])
    return 1.0 if FAMILY[card] in (TACTIC, AGGRESSION, WAR) else 0.5


def _loss(card: int) -> float:
    """What an aggression that succeeds costs the rival, about in points."""
    effect = AGGRESSIONS[IDS[card]]
    if isinstance(effect, TakeMix):
        return 0.8 * effect.n
    if isinstance(effect, Raid):
        return 6.0 * len(effect.ages)
    if isinstance(effect, TakeScience):
        return 0.8 * effect.n
    return 1.5 * effect.n if isinstance(effect, TakeCulture) else 9.0


def public(row: list[float], civilization: Civilization) -> list[float]:
    """Features of a rival, whose hand is only counted."""
    row[NAMES.index("military hand")] = float(len(civilization.military_hand))
    return row


def value_in_public(state: Position, seat: int) -> float:
    row = public(features(state, seat), state.civilizations[seat])
    return sum(weight * feature for weight, feature in zip(WEIGHTS, row, strict=True))


HEURISTICS: Final = TableHeuristics()
