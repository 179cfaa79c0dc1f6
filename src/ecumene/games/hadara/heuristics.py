# Compiled by mypyc where a C compiler is present.
"""What a bot needs to judge a position of Hadara: what every action leads to, in points and as a row of features.

Only what the seat may know is read: a colony that is annexed is taken at the average of its stack.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.hadara.colonies import Capturing, coins_to_capture, stack_of
from ecumene.games.hadara.effects import COLONY_COINS, RELIEF_COINS
from ecumene.games.hadara.features import NAMES, rival_features, tell, tell_rivals
from ecumene.games.hadara.medals import buy_gold, buy_silver
from ecumene.games.hadara.numbers import (
    ANNEX,
    ANNEX_COST,
    BUILD,
    BUY,
    CARD_VP,
    COLONY_BONUS,
    COLOR,
    EPOCH_COUNT,
    FRONT_VP,
    GOLD_MEDAL,
    PASS,
    PAY,
    PLUNDER,
    PLUNDER_COINS,
    PURPLE,
    REMOVE,
    SELL,
    SILVER_MEDAL,
    STACK,
    STACK_COUNT,
    STACK_SIZE,
    TILE,
    TRACK_COUNT,
    WHEEL,
)
from ecumene.games.hadara.prospects import AFTER_DRAWING, MEAN_VP, Laid, Tally, prospect, tally_of, time_of
from ecumene.games.hadara.purchase import lay_tile, remove, sale_price, take_in, undo
from ecumene.games.hadara.rules import Hadara
from ecumene.games.hadara.set_up import take_side
from ecumene.games.hadara.state import PHASE_B, Civilization
from ecumene.games.hadara.statues import Building, build, slot_of, tile_of
from ecumene.kernel.linear import Ledger
from ecumene.kernel.state import State

_PHASES_PER_EPOCH: Final = 6
_NO_SALE: Final = -1
#: What the back of a colony adds on average, by stack and track.
_MEAN_BONUS: Final[list[list[float]]] = [
    [
        sum(n for tile in range(len(STACK)) if STACK[tile] == stack for on, n in COLONY_BONUS[tile] if on == track)
        / STACK_SIZE
        for track in range(TRACK_COUNT)
    ]
    for stack in range(STACK_COUNT)
]


# What an action changes in a civilization, as far as the seat can know


def after(state: Hadara, seat: int, action: int) -> tuple[Civilization, float]:
    """The civilization with an action carried out, and the expected points of a colony whose back is unknown yet."""
    before = state.civilizations[seat]
    civilization = before.clone()
    hidden = 0.0
    state.civilizations[seat] = civilization
    if action < WHEEL:
        take_side(state, seat, action)
    elif BUY <= action < SELL:
        take_in(civilization, action - BUY)
    elif SELL <= action < TILE:
        civilization.coins += sale_price(civilization, action - SELL)
    elif TILE <= action < PLUNDER:
        lay_tile(state, seat, action - TILE)
    elif PLUNDER <= action < BUILD:
        hidden = _capture(state, civilization, action)
    elif BUILD <= action < REMOVE:
        decision = state.stack[-1]
        assert isinstance(decision, Building)
        build(state, seat, slot_of(action), tile_of(action), decision.paid)
    elif REMOVE <= action < PAY:
        remove(state, seat, action - REMOVE)
        state.gone.pop()
    elif action == PAY:
        civilization.coins -= civilization.powers[RELIEF_COINS]
    elif SILVER_MEDAL <= action < GOLD_MEDAL:
        buy_silver(state, seat, action - SILVER_MEDAL)
    elif action == GOLD_MEDAL:
        buy_gold(state, seat)
    state.civilizations[seat] = before
    return civilization, hidden


def _capture(state: Hadara, civilization: Civilization, action: int) -> float:
    """Plunder or annex with what is printed on the stack; the back at its average."""
    decision = state.stack[-1]
    assert isinstance(decision, Capturing)
    stack = stack_of(action)
    civilization.coins += civilization.powers[COLONY_COINS] - coins_to_capture(civilization, stack, decision.paid)
    if action < ANNEX:
        civilization.coins += PLUNDER_COINS[stack]
        civilization.colonies[stack] = STACK_SIZE * stack
        return 0.0
    civilization.coins -= ANNEX_COST[stack]
    # The slot counts its front, the rest of the average is told apart: no tile of the stack is like the average.
    civilization.colonies[stack] = STACK_SIZE * stack
    worth = MEAN_VP[stack] - FRONT_VP[stack]
    for track in range(TRACK_COUNT):
        civilization.tracks[track] += int(_MEAN_BONUS[stack][track] + 0.5)
        worth += 0.4 * (_MEAN_BONUS[stack][track] - int(_MEAN_BONUS[stack][track] + 0.5))
    return worth


class Outlook:
    """What the actions of one decision lead to: what none of them changes is worked out once."""

    def __init__(self, state: Hadara, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.civilization = state.civilizations[seat]
        self.time = time_of(state)
        self.rivals = rival_features(state, seat, self.time)
        self.now = tally_of(self.civilization)

    def sale(self, action: i64) -> i64:
        """The coins an action brings by nothing but a sale."""
        return sale_price(self.civilization, action - SELL) if SELL <= action < TILE else _NO_SALE

    def tell(self, action: int, ledger: Ledger) -> None:
        """The features of what an action leads to."""
        if BUY <= action < SELL:
            self._tell_bought(action - BUY, ledger)
        elif SELL <= action < TILE:
            self._tell_sold(self.sale(action), ledger)
        elif WHEEL <= action < BUY or action >= PASS:
            tell(ledger, self.civilization, self.now, self.time, 0.0)
        else:
            civilization, hidden = after(self.state, self.seat, action)
            tell(ledger, civilization, tally_of(civilization), self.time, hidden)
        tell_rivals(ledger, self.rivals)

    def _tell_bought(self, card: i64, ledger: Ledger) -> None:
        """A purple card may change what lies there already."""
        civilization = self.civilization
        paid = take_in(civilization, card)
        laid = self.now.laid if COLOR[card] != PURPLE else Laid(civilization)
        tally = Tally(civilization, laid, self.now.cards + CARD_VP[card])
        tell(ledger, civilization, tally, self.time, 0.0)
        undo(civilization, card, paid)

    def _tell_sold(self, coins: i64, ledger: Ledger) -> None:
        self.civilization.coins += coins
        tell(ledger, self.civilization, self.now, self.time, 0.0)
        self.civilization.coins -= coins


class HadaraHeuristics:
    """The judgement of Hadara, as the bots ask for it."""

    def __init__(self) -> None:
        self.names = NAMES
        self.phases = EPOCH_COUNT * _PHASES_PER_EPOCH
        self.clear_lead = 20.0

    def phase(self, state: State) -> int:
        """Early and late drawing, what follows it, early and late taking, what follows that; epoch by epoch."""
        assert isinstance(state, Hadara)
        if not state.epoch:
            return 0
        base = (state.epoch - 1) * _PHASES_PER_EPOCH
        if state.step < AFTER_DRAWING:
            return base + (state.turn > 2)
        if state.step < PHASE_B:
            return base + 2
        if state.step == PHASE_B:
            return base + 3 + (state.turn > 2 * state.players)
        return base + 5

    def milestone(self, state: State) -> int:
        """An epoch is over once everybody is fed and has bought medals."""
        assert isinstance(state, Hadara)
        return state.epoch

    def worths(self, state: State, seat: int, actions: list[int]) -> list[float]:
        """The points the civilization should gain or lose by every action."""
        assert isinstance(state, Hadara)
        time = time_of(state)
        now = prospect(state.civilizations[seat], time, 0.0)
        worths: list[float] = []
        for action in actions:
            civilization, hidden = after(state, seat, action)
            worths.append(prospect(civilization, time, hidden) - now)
        return worths

    def outlooks(self, state: State, seat: int, actions: list[int]) -> tuple[list[int], list[list[float]]]:
        """A row of features for every action; none dominates another for sure."""
        assert isinstance(state, Hadara)
        outlook = Outlook(state, seat)
        rows: list[list[float]] = []
        for action in actions:
            row = [0.0] * len(NAMES)
            outlook.tell(action, Ledger([], 0.0, row))
            rows.append(row)
        return list(range(len(actions))), rows

    def judged(
        self, state: State, seat: int, actions: list[int], weights: list[list[float]], bias: list[float]
    ) -> list[float]:
        """The weighted sums of those rows, without making them."""
        assert isinstance(state, Hadara)
        outlook = Outlook(state, seat)
        phase = self.phase(state)
        offset = bias[phase]
        ledger = Ledger(weights[phase], offset)
        sums: list[float] = []
        sold_for: i64 = _NO_SALE
        for action in actions:
            price = outlook.sale(action)
            if price == _NO_SALE or price != sold_for:  # else it is the same as the sale before
                ledger.total = offset
                outlook.tell(action, ledger)
            sold_for = price
            sums.append(ledger.total)
        return sums


HEURISTICS: Final = HadaraHeuristics()
