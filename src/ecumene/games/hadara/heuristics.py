# Compiled by mypyc where a C compiler is present.
"""What a bot needs to judge a position of Hadara: the points a civilization should end with, and features for learning.

Only what the seat may know is read: a colony that is annexed is taken at the average of its stack.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ecumene.games.hadara import scoring
from ecumene.games.hadara.colonies import Capturing, coins_to_capture, stack_of
from ecumene.games.hadara.components import COINS_PER_VP, COLORS, SCORE_ROWS, TRACKS
from ecumene.games.hadara.effects import COLONY_COINS, POWERS, RELIEF_COINS
from ecumene.games.hadara.income import income
from ecumene.games.hadara.medals import buy_gold, buy_silver
from ecumene.games.hadara.numbers import (
    ANNEX,
    ANNEX_COST,
    BACK_VP,
    BUILD,
    BUY,
    COLONY_BONUS,
    COLOR_COUNT,
    CULTURE,
    EPOCH_COUNT,
    FOOD,
    FRONT_VP,
    GOLD_MEDAL,
    INCOME,
    MILITARY,
    NO_STATUE,
    PAY,
    PLUNDER,
    PLUNDER_COINS,
    REMOVE,
    REQUIRED_CULTURE,
    REQUIRED_MILITARY,
    SELL,
    SILVER_MEDAL,
    STACK,
    STACK_COUNT,
    STACK_SIZE,
    STATUE_BONUS,
    STATUE_COUNT,
    STATUE_VP,
    TILE,
    TRACK_COUNT,
    WHEEL,
)
from ecumene.games.hadara.purchase import buy, lay_tile, remove, sell
from ecumene.games.hadara.rules import Hadara
from ecumene.games.hadara.set_up import take_side
from ecumene.games.hadara.state import DRAW, PHASE_B, STEPS, Civilization
from ecumene.games.hadara.statues import Building, build, slot_of, tile_of
from ecumene.kernel.state import State

_PHASES_PER_EPOCH: Final = 6
#: What the back of a colony brings on average, by stack: points, then by stack and track.
_MEAN_VP: Final[list[float]] = [
    sum(BACK_VP[STACK_SIZE * stack : STACK_SIZE * (stack + 1)]) / STACK_SIZE for stack in range(STACK_COUNT)
]
_MEAN_BONUS: Final[list[list[float]]] = [
    [
        sum(n for tile in range(len(STACK)) if STACK[tile] == stack for on, n in COLONY_BONUS[tile] if on == track)
        / STACK_SIZE
        for track in range(TRACK_COUNT)
    ]
    for stack in range(STACK_COUNT)
]
#: Points that a coin is worth while there is still much to buy, by epochs to come.
_COIN: Final = [0.25, 0.5, 0.65, 0.7]
_AFTER_DRAWING: Final = 2
_BEFORE_INCOME: Final = (2, 6)
_BEFORE_CAPTURE: Final = (3, 7)
_BEFORE_BUILDING: Final = (4, 8)
_FEEDING: Final = 9


class Time:
    """How much of the game is still to come."""

    def __init__(self, state: Hadara) -> None:
        epochs = EPOCH_COUNT - max(1, state.epoch)
        step = state.step if state.epoch else 0
        self.epochs = epochs
        self.incomes = 2 * epochs + (step < _BEFORE_INCOME[0]) + (step < _BEFORE_INCOME[1])
        self.captures = 2 * epochs + (step < _BEFORE_CAPTURE[0]) + (step < _BEFORE_CAPTURE[1])
        self.buildings = 2 * epochs + (step < _BEFORE_BUILDING[0]) + (step < _BEFORE_BUILDING[1])
        self.feedings = epochs + (step < _FEEDING)
        picks = 0
        if step < _AFTER_DRAWING:
            picks = COLOR_COUNT + COLOR_COUNT - (state.turn if STEPS[step] == DRAW else 0)
        elif step < PHASE_B:
            picks = COLOR_COUNT
        elif step == PHASE_B:
            picks = COLOR_COUNT - (state.turn + state.players - 1) // state.players
        self.picks_now = picks
        self.picks = picks + 2 * COLOR_COUNT * epochs


def reach(lead: float, spread: float) -> float:
    """How likely it is to get there, from 0 to 1."""
    return 1.0 / (1.0 + exp(-lead / spread))


def prospect(civilization: Civilization, time: Time, hidden_vp: float) -> float:
    """The points a civilization should end with. ``hidden_vp``: expected points of a colony not turned yet."""
    sheet = scoring.score(civilization)
    coin = _COIN[min(3, time.epochs + (time.picks_now > 0))]
    if not time.picks and not time.captures:
        coin = 1.0 / COINS_PER_VP
    worth = hidden_vp + sheet[0] + sheet[1] + sheet[4] + coin * float(civilization.coins)
    worth += coin * time.incomes * float(income(civilization))
    worth += sheet[2] + 0.12 * time.picks * len(civilization.silver)
    worth += _sets_worth(civilization, time)
    worth += _targets_worth(civilization, time)
    worth -= _hunger(civilization, time)
    for color in range(COLOR_COUNT):
        worth += 0.12 * coin * float(civilization.counts[color]) * time.picks / 4.0
    for power in range(TRACK_COUNT, POWERS):
        if civilization.powers[power]:
            worth += 0.8 * time.epochs + 0.3
    return worth


def _sets_worth(civilization: Civilization, time: Time) -> float:
    """Gold medals by the sets there are and those begun; sets without a medal promise a little."""
    counts = civilization.counts
    whole = scoring.sets(counts)
    begun = sum(count > whole for count in counts) / COLOR_COUNT
    share = min(1.0, time.picks / 10.0)
    sets = scoring.sets_for_gold(civilization) + begun * share * 0.7
    return 7.0 * civilization.gold * sets + (2 - civilization.gold) * 1.0 * sets * share


def _targets_worth(civilization: Civilization, time: Time) -> float:
    """Colonies and statues within reach of the tracks as they may grow, one per step that is left."""
    worth = 0.0
    growth = 0.75 * time.picks
    military = civilization.tracks[MILITARY]
    if time.captures:
        best: list[float] = []
        for stack in range(STACK_COUNT):
            if civilization.colonies[stack] < 0:
                lead = float(military - REQUIRED_MILITARY[stack]) + 0.3 * growth
                best.append((_MEAN_VP[stack] + 1.5) * reach(lead, 0.6 + 0.12 * growth))
        best.sort(reverse=True)
        worth += sum(best[: time.captures])
    culture = civilization.tracks[CULTURE]
    if time.buildings:
        best = []
        for slot in range(STATUE_COUNT):
            if civilization.statues[slot] == NO_STATUE:
                lead = float(culture - REQUIRED_CULTURE[slot]) + 0.3 * growth
                best.append((STATUE_VP[slot] + STATUE_BONUS[slot]) * reach(lead, 0.6 + 0.12 * growth))
        best.sort(reverse=True)
        worth += sum(best[: time.buildings])
    return worth


def _hunger(civilization: Civilization, time: Time) -> float:
    """What too little food will cost at the next feedings."""
    if not time.feedings:
        return 0.0
    short = len(civilization.cards) + 0.45 * time.picks_now - float(civilization.tracks[FOOD])
    cost = 3.0 * max(0.0, short) + 0.35 * max(0.0, short + 3.0)
    return cost + 0.15 * time.epochs * max(0.0, short + 6.0)


# What an action changes in a civilization, as far as the seat can know


def after(state: Hadara, seat: int, action: int) -> tuple[Civilization, float]:
    """The civilization with an action carried out, and the expected points of a colony whose back is unknown yet."""
    before = state.civilizations[seat]
    civilization = before.clone()
    hidden = 0.0
    asked = len(state.stack)
    state.civilizations[seat] = civilization
    if action < WHEEL:
        take_side(state, seat, action)
    elif BUY <= action < SELL:
        buy(state, seat, action - BUY)
    elif SELL <= action < TILE:
        sell(state, seat, action - SELL)
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
    del state.stack[asked:]
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
    worth = _MEAN_VP[stack] - FRONT_VP[stack]
    for track in range(TRACK_COUNT):
        civilization.tracks[track] += int(_MEAN_BONUS[stack][track] + 0.5)
        worth += 0.4 * (_MEAN_BONUS[stack][track] - int(_MEAN_BONUS[stack][track] + 0.5))
    return worth


# Features

NAMES: Final[tuple[str, ...]] = (
    *(f"points {row}" for row in SCORE_ROWS), "points hidden", "coins", "coins to 6", "coins to 15",
    *TRACKS, "income to come", *(f"cards {color}" for color in COLORS), "sets", "colours beyond", "cards",
    "hunger", "food left", *(f"colony {stack} captured" for stack in range(STACK_COUNT)),
    *(f"colony {stack} within reach" for stack in range(STACK_COUNT)),
    *(f"statue {slot} built" for slot in range(STATUE_COUNT)),
    *(f"statue {slot} within reach" for slot in range(STATUE_COUNT)), "statue tiles up", "silver", "silver tracks",
    "gold", "gold sets", *(f"power {power}" for power in range(POWERS)), "prospect", "best points",
    "mean points", "best income", "best military", "best culture", "best prospect", "mean prospect",
)  # fmt: skip


def features(state: Hadara, civilization: Civilization, hidden: float, time: Time, rivals: list[float]) -> list[float]:
    """A row in the order of ``NAMES``."""
    sheet = scoring.score(civilization)
    tracks = civilization.tracks
    counts = civilization.counts
    whole = scoring.sets(counts)
    coins: int = civilization.coins
    hungry: int = len(civilization.cards) - tracks[FOOD]
    row: list[float] = [float(points) for points in sheet]
    row += [hidden, coins, min(6, coins), min(15, coins)]
    row += [float(track) for track in tracks]
    row.append(float(time.incomes * income(civilization)))
    row += [float(count) for count in counts]
    row += [whole, sum([count > whole for count in counts]), len(civilization.cards), max(0, hungry), max(0, -hungry)]
    growth, spread = 0.2 * time.picks, 0.6 + 0.1 * time.picks
    row += [float(colony >= 0) for colony in civilization.colonies]
    for stack in range(STACK_COUNT):
        open_ = civilization.colonies[stack] < 0 and time.captures > 0
        row.append(reach(float(tracks[MILITARY]) + growth - float(REQUIRED_MILITARY[stack]), spread) if open_ else 0.0)
    row += [float(tile != NO_STATUE) for tile in civilization.statues]
    for slot in range(STATUE_COUNT):
        open_ = civilization.statues[slot] == NO_STATUE and time.buildings > 0
        row.append(reach(float(tracks[CULTURE]) + growth - float(REQUIRED_CULTURE[slot]), spread) if open_ else 0.0)
    row.append(sum([0 <= tile < TRACK_COUNT for tile in civilization.statues]))
    row.append(len(civilization.silver))
    row.append(sum([int(tracks[track]) for track in civilization.silver]))
    row += [civilization.gold, civilization.gold * scoring.sets_for_gold(civilization)]
    row += [float(min(power, 3)) for power in civilization.powers]
    row.append(prospect(civilization, time, hidden))
    return row + rivals


def rival_features(state: Hadara, seat: int, time: Time) -> list[float]:
    others = [civilization for other, civilization in enumerate(state.civilizations) if other != seat]
    totals = [float(sum(scoring.score(civilization))) for civilization in others]
    prospects = [prospect(civilization, time, 0.0) for civilization in others]
    return [
        max(totals),
        sum(totals) / len(totals),
        max([float(civilization.tracks[INCOME]) for civilization in others]),
        max([float(civilization.tracks[MILITARY]) for civilization in others]),
        max([float(civilization.tracks[CULTURE]) for civilization in others]),
        max(prospects),
        sum(prospects) / len(prospects),
    ]


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
        if state.step < _AFTER_DRAWING:
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
        time = Time(state)
        now = prospect(state.civilizations[seat], time, 0.0)
        worths: list[float] = []
        for action in actions:
            civilization, hidden = after(state, seat, action)
            worths.append(prospect(civilization, time, hidden) - now)
        return worths

    def outlooks(self, state: State, seat: int, actions: list[int]) -> tuple[list[int], list[list[float]]]:
        """A row of features for every action; none dominates another for sure."""
        assert isinstance(state, Hadara)
        time = Time(state)
        rivals = rival_features(state, seat, time)
        rows: list[list[float]] = []
        for action in actions:
            civilization, hidden = after(state, seat, action)
            rows.append(features(state, civilization, hidden, time, rivals))
        return list(range(len(actions))), rows


HEURISTICS: Final = HadaraHeuristics()
