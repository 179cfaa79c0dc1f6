# Compiled by mypyc where a C compiler is present.
"""What a bot needs to judge a decision of Civilization: the worth of every action by hand, about in victory points.

Ending a phase is worth nothing, so whatever is worth less is left undone. Only what the seat may know is read: markers
it has not seen are all alike to it.
"""

from __future__ import annotations

from typing import Final, cast

from ecumene.games.civilization import barter
from ecumene.games.civilization.action_numbers import (
    ATTACK,
    BERTH,
    BOMB,
    BUILD,
    BUY,
    CLAIM,
    COLONIZE,
    DECLARE,
    DONE,
    EXPAND,
    EXPLORE,
    FIGHT,
    FOUND,
    HOLD,
    JOIN,
    LANDED_KIND,
    LAUNCH,
    LEARN,
    MOVE,
    MOVES_END,
    PICK,
    PLACE,
    RESEARCH,
    SEAT_COUNT,
    SELL,
    SETTLE,
)
from ecumene.games.civilization.battle import Picking, unit_of
from ecumene.games.civilization.campaign import (
    attack_worth,
    bomb_worth,
    need_of_defence,
    pick_worth,
    react_worth,
)
from ecumene.games.civilization.components import KEY_DISCOVERY_VP, WONDER_VP
from ecumene.games.civilization.happiness import settlement_income
from ecumene.games.civilization.journeys import Lands, home_worth
from ecumene.games.civilization.numbers import (
    EXPANSION_PRICE,
    FIGHTER,
    GIVEN_WONDERS,
    IMPROVEMENT_PRICE,
    KEY_DISCOVERY,
    LARGEST_SIZE,
    NO_MARKER,
    REGION_COUNT,
    SETTLER,
    TECHNOLOGY_COUNT,
    TECHNOLOGY_ERA,
    WONDER_ERA,
)
from ecumene.games.civilization.production import WONDER_GOLD, expected_income
from ecumene.games.civilization.purchase import research_price, sale_price, unit_price
from ecumene.games.civilization.reaction import Reacting
from ecumene.games.civilization.rules import Civilization
from ecumene.games.civilization.scoring import score
from ecumene.games.civilization.state import NOBODY
from ecumene.games.civilization.technology import BONUSES, PIECES, can_be_learned, price
from ecumene.kernel.state import State

_WONDER_VP: Final = WONDER_VP["advanced"]
#: Gold is worth less the fewer turns there are to spend it in.
_GOLD: Final = 0.045
_LATE_GOLD: Final = 0.012
_TURNS_PER_ERA: Final = 5
#: By length of the advanced game: how many eras it sees.
_ERAS: Final[list[int]] = [2, 3, 4]
#: How much of a technology's worth one is ready to wait for.
_PATIENCE: Final = 0.7


class CivilizationHeuristics:
    """Judges by hand; there is nothing learned yet."""

    def __init__(self) -> None:
        self.names: tuple[str, ...] = ("worth", "own score", "best rival", "gold", "income")
        self.phases = 4
        self.clear_lead = 12.0

    def phase(self, state: State) -> int:
        return cast(Civilization, state).era

    def worths(self, state: State, seat: int, actions: list[int]) -> list[float]:
        position = cast(Civilization, state)
        kind = position.stack[-1].kind if position.stack else ""
        if kind == "trade":
            return barter.worths(position, seat, actions)
        left, lands = turns_left(position), Lands(position, seat)
        money = gold_worth(left) if kind != "buy" else price_of_gold(position, seat, left)
        return [worth(position, seat, action, left, money, lands) for action in actions]

    def outlooks(self, state: State, seat: int, actions: list[int]) -> tuple[list[int], list[list[float]]]:
        position = cast(Civilization, state)
        totals = [float(sum(score(position, other))) for other in range(position.players)]
        rival = max([total for other, total in enumerate(totals) if other != seat])
        money, earnings = float(position.gold[seat]), float(expected_income(position, seat))
        rows = [[own, totals[seat], rival, money, earnings] for own in self.worths(state, seat, actions)]
        return list(range(len(actions))), rows


def turns_left(state: Civilization) -> int:
    """A guess at how many turns are to come."""
    eras = 4 if not state.advanced else _ERAS[state.length]
    return max(1, min(state.last_turn() - state.turn, _TURNS_PER_ERA * (eras - state.era)))


def gold_worth(left: int) -> float:
    return _GOLD if left > 3 else _LATE_GOLD


def price_of_gold(state: Civilization, seat: int, left: int) -> float:
    """What gold is worth to a buyer: not less than in a technology that two more incomes would pay for."""
    money = gold_worth(left)
    if not state.advanced or left < 3:
        return money
    means = state.gold[seat] + 2 * expected_income(state, seat)
    for technology in range(TECHNOLOGY_COUNT):
        if can_be_learned(state, technology):
            cost = price(state, seat, technology)
            if state.gold[seat] < cost <= means:
                money = max(money, _PATIENCE * technology_worth(state, technology, left) / cost)
    return money


def worth(state: Civilization, seat: int, action: int, left: int, money: float, lands: Lands) -> float:
    """About how many points an action is worth more than doing nothing."""
    if MOVE <= action < MOVES_END:
        return lands.move_worth(action - MOVE)
    if action < MOVE:
        return home_worth(state, seat, action - SETTLE)
    if EXPLORE <= action < EXPLORE + REGION_COUNT:
        return 0.4 if state.owner[action - EXPLORE] == NOBODY else 0.2
    if BUY <= action < FOUND:
        return piece_worth(state, seat, action, left, money, lands)
    if FOUND <= action < COLONIZE:
        return purchase_worth(state, seat, action, left, money)
    if PICK <= action < PLACE:
        decision = cast(Picking, state.stack[-1])
        return pick_worth(state, decision.battle, seat, *unit_of(action))
    if ATTACK <= action < FIGHT:
        return attack_worth(state, seat, (action - ATTACK) // SEAT_COUNT, (action - ATTACK) % SEAT_COUNT)
    if action == FIGHT:
        reacting = cast(Reacting, state.stack[-1])
        return react_worth(state, seat, reacting.mover, reacting.area)
    if PLACE <= action < BERTH:
        return need_of_defence(state, seat, (action - PLACE) % REGION_COUNT)
    if BOMB <= action < BOMB + REGION_COUNT:
        return bomb_worth(state, seat, action - BOMB)
    return announcement_worth(state, seat, action)


def announcement_worth(state: Civilization, seat: int, action: int) -> float:
    """Ending the game is good for whoever leads."""
    if action in (DECLARE, DECLARE + 1, COLONIZE):
        totals = [sum(score(state, other)) for other in range(state.players)]
        lead = totals[seat] - max([total for other, total in enumerate(totals) if other != seat])
        return float(lead)
    if action == CLAIM:
        return 3.0
    if action in (DONE, HOLD, JOIN + 2):
        return 0.0
    return -0.5  # standing orders, removing markers, joining others' battles


# Purchases


def piece_worth(state: Civilization, seat: int, action: int, left: int, money: float, lands: Lands) -> float:
    """Settlers as long as there is land to settle; armies where they are needed; ships hardly ever."""
    if action >= LAUNCH:
        return -0.2
    place, region = divmod(action - BUY, REGION_COUNT)
    kind = LANDED_KIND[place]
    cost = money * unit_price(state, kind)
    if kind == SETTLER:
        if left < 3 or sum(lands.settlers) >= 2 + state.owner.count(seat) // 4:
            return -1.0
        return 0.9 * lands.site_worth(region) - cost
    if kind == FIGHTER:
        return -1.0
    return need_of_defence(state, seat, region) - gold_worth(left) * unit_price(state, kind)


def purchase_worth(state: Civilization, seat: int, action: int, left: int, money: float) -> float:
    gain = gold_worth(left) * left
    if action < EXPAND:
        return 2.0 + 0.05 * left
    if action < RESEARCH:
        region = action - EXPAND
        return 1.0 + growth(state, region) * gain - money * EXPANSION_PRICE[state.prices()][state.size[region]]
    if action == RESEARCH:
        kinds = sum([1 for number in state.resources(seat) if number > 0])
        return 2.2 + 0.7 * kinds * gain - money * research_price(state, seat)
    if action < BUILD:
        return technology_worth(state, action - LEARN, left) - money * price(state, seat, action - LEARN)
    if action < SELL:
        return improvement_worth(state, seat, action - BUILD, left) - money * IMPROVEMENT_PRICE[state.era]
    return -0.3 + money * sale_price(0)


def growth(state: Civilization, region: int) -> float:
    """Gold a turn that a larger settlement yields."""
    if not state.advanced:
        return 1.0
    marker = state.marker[region]
    return 2.0 if state.face_up[region] and marker != NO_MARKER and LARGEST_SIZE[marker] and marker < 8 else 1.0


def technology_worth(state: Civilization, technology: int, left: int) -> float:
    """Points it brings, pieces, the gold of its wonders, and something for what it opens."""
    points = 1.2 + 0.3 * (TECHNOLOGY_ERA[technology] >= state.era)
    if KEY_DISCOVERY[technology]:
        points += KEY_DISCOVERY_VP
    for wonder in GIVEN_WONDERS[technology]:
        points += _WONDER_VP
        if WONDER_ERA[wonder] >= state.era:
            points += gold_worth(left) * WONDER_GOLD[wonder] * min(left, _TURNS_PER_ERA)
    for bonus, _, count in BONUSES[technology]:
        points += 0.8 * count if bonus == PIECES else 0.5
    return points


def improvement_worth(state: Civilization, seat: int, improvement: int, left: int) -> float:
    """The gold it adds until its era is over."""
    before = settlement_income(state, seat)
    state.improvements[seat] |= 1 << improvement
    gained = settlement_income(state, seat) - before
    state.improvements[seat] &= ~(1 << improvement)
    return gold_worth(left) * gained * min(left, _TURNS_PER_ERA)


HEURISTICS = CivilizationHeuristics()
