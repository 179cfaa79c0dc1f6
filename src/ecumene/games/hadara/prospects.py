# Compiled by mypyc where a C compiler is present.
"""The points a civilization should end with: what it has, and what the rest of the game should bring.

A search asks for this a hundred thousand times in a game. So whatever depends on the time alone is worked out once for
every moment of the game, and what colonies and statues promise once for every value of their track.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from ecumene.games.hadara import scoring
from ecumene.games.hadara.components import COINS_PER_VP
from ecumene.games.hadara.income import income
from ecumene.games.hadara.numbers import (
    BACK_VP,
    COLOR_COUNT,
    CULTURE,
    EPOCH_COUNT,
    FACE_DOWN,
    FOOD,
    MILITARY,
    REQUIRED_CULTURE,
    REQUIRED_MILITARY,
    STACK_COUNT,
    STACK_SIZE,
    STATUE_BONUS,
    STATUE_COUNT,
    STATUE_VP,
    TRACK_COUNT,
)
from ecumene.games.hadara.state import DRAW, PHASE_B, STEPS, Civilization, Position

AFTER_DRAWING: Final = 2
#: What the back of a colony brings on average, by stack: points.
MEAN_VP: Final[list[float]] = [
    sum(BACK_VP[STACK_SIZE * stack : STACK_SIZE * (stack + 1)]) / STACK_SIZE for stack in range(STACK_COUNT)
]
#: What a colony or a statue is worth to those who do not have it yet.
_COLONY_WORTH: Final[list[float]] = [points + 1.5 for points in MEAN_VP]
_STATUE_WORTH: Final[list[float]] = [float(STATUE_VP[slot] + STATUE_BONUS[slot]) for slot in range(STATUE_COUNT)]
#: Points that a coin is worth while there is still much to buy, by epochs to come.
_COIN: Final = [0.25, 0.5, 0.65, 0.7]
_BEFORE_INCOME: Final = (2, 6)
_BEFORE_CAPTURE: Final = (3, 7)
_BEFORE_BUILDING: Final = (4, 8)
_FEEDING: Final = 9


#: Tracks stay below this, as a rule; what lies beyond is worked out every time.
_USUAL_TRACK: Final = 64
_UNKNOWN: Final = -1.0


def reach(lead: float, spread: float) -> float:
    """How likely it is to get there, from 0 to 1."""
    return 1.0 / (1.0 + exp(-lead / spread))


class Targets:
    """Colonies or statues at a moment of the game. What was worked out for a value of their track is kept."""

    def __init__(self, required: list[i64], worths: list[float], chances: int, picks: int) -> None:
        self.required = required
        self.worths = worths
        self.chances = chances  # the steps left in which one of them can be won
        self.picks = picks
        #: By those that are open, then by track.
        self._hopes: list[list[float]] = [[] for _ in range(1 << len(required))]
        self._near: list[list[float]] = [[] for _ in range(_USUAL_TRACK)]

    def hope(self, track: i64, open_: i64) -> float:
        """What those that are open promise as the track may grow, one for every chance. ``open_``: a bit for each."""
        if not 0 <= track < _USUAL_TRACK:
            return self._hope(track, open_)
        hopes = self._hopes[open_]
        if not hopes:
            hopes = [_UNKNOWN] * _USUAL_TRACK
            self._hopes[open_] = hopes
        hope = hopes[track]
        if hope == _UNKNOWN:
            hope = self._hope(track, open_)
            hopes[track] = hope
        return hope

    def _hope(self, track: i64, open_: i64) -> float:
        growth = 0.75 * self.picks
        best: list[float] = []
        for target in range(len(self.required)):
            if open_ >> target & 1:
                lead = float(track - self.required[target]) + 0.3 * growth
                best.append(self.worths[target] * reach(lead, 0.6 + 0.12 * growth))
        best.sort(reverse=True)
        return float(sum(best[: self.chances]))

    def near(self, track: i64) -> list[float]:
        """How near each of them is."""
        usual = 0 <= track < _USUAL_TRACK
        near = self._near[track] if usual else []
        if not near:
            growth, spread = 0.2 * self.picks, 0.6 + 0.1 * self.picks
            near = [reach(float(track) + growth - float(required), spread) for required in self.required]
            if usual:
                self._near[track] = near
        return near


class Time:
    """How much of the game is still to come, and what that makes things worth."""

    def __init__(self, state: Position) -> None:
        epochs = EPOCH_COUNT - max(1, state.epoch)
        step = state.step if state.epoch else 0
        self.epochs = epochs
        self.incomes = 2 * epochs + (step < _BEFORE_INCOME[0]) + (step < _BEFORE_INCOME[1])
        self.captures = 2 * epochs + (step < _BEFORE_CAPTURE[0]) + (step < _BEFORE_CAPTURE[1])
        self.buildings = 2 * epochs + (step < _BEFORE_BUILDING[0]) + (step < _BEFORE_BUILDING[1])
        self.feedings = epochs + (step < _FEEDING)
        picks = 0
        if step < AFTER_DRAWING:
            picks = COLOR_COUNT + COLOR_COUNT - (state.turn if STEPS[step] == DRAW else 0)
        elif step < PHASE_B:
            picks = COLOR_COUNT
        elif step == PHASE_B:
            picks = COLOR_COUNT - (state.turn + state.players - 1) // state.players
        self.picks_now = picks
        self.picks = picks + 2 * COLOR_COUNT * epochs
        self.colonies = Targets(REQUIRED_MILITARY, _COLONY_WORTH, self.captures, self.picks)
        self.statues = Targets(REQUIRED_CULTURE, _STATUE_WORTH, self.buildings, self.picks)
        self._value_things()

    def _value_things(self) -> None:
        self.coin: float = _COIN[min(3, self.epochs + (self.picks_now > 0))]
        if not self.picks and not self.captures:
            self.coin = 1.0 / COINS_PER_VP
        self.income: float = self.coin * self.incomes
        self.card: float = 0.12 * self.coin  # for each pick to come
        self.medal: float = 0.12 * self.picks
        self.power: float = 0.8 * self.epochs + 0.3
        self.share: float = min(1.0, self.picks / 10.0)
        self.cards_to_come: float = 0.45 * self.picks_now
        self.later_hunger: float = 0.15 * self.epochs


#: Every moment of the game that was looked at: there are few, and they are looked at again and again.
_TIMES: Final[dict[i64, Time]] = {}


def time_of(state: Position) -> Time:
    """How much is still to come; the same object for the same moment."""
    key = ((state.epoch * 16 + state.step) * 64 + state.turn) * 8 + state.players
    time = _TIMES.get(key)
    if time is None:
        time = Time(state)
        _TIMES[key] = time
    return time


def open_slots(slots: list[int]) -> i64:
    """A bit for every colony or statue that is still to be had."""
    open_: i64 = 0
    bit: i64 = 1
    for slot in slots:
        if slot < 0:
            open_ |= bit
        bit <<= 1
    return open_


class Laid:
    """What no card of the four colours with a track changes."""

    def __init__(self, civilization: Civilization) -> None:
        self.open_colonies = open_slots(civilization.colonies)
        self.open_statues = open_slots(civilization.statues)
        self.colonies: i64 = scoring.colonies_vp(civilization)
        self.statues: i64 = scoring.statues_vp(civilization)
        self.powers = _strong_powers(civilization.powers)
        tiles_up: i64 = 0
        for tile in civilization.statues:
            if 0 <= tile < FACE_DOWN:
                tiles_up += 1
        self.tiles_up = tiles_up


def _strong_powers(powers: list[i64]) -> i64:
    """How many there are that are no mere bonus to a track."""
    strong: i64 = 0
    for place, power in enumerate(powers):
        if power and place >= TRACK_COUNT:
            strong += 1
    return strong


class Tally:
    """What both the score sheet and the prospect go by, counted once."""

    def __init__(self, civilization: Civilization, laid: Laid, cards: i64) -> None:
        self.laid = laid
        self.cards = cards
        self.silver: i64 = scoring.silver_vp(civilization) if civilization.silver else 0
        self.gold: i64 = scoring.gold_vp(civilization)
        self.gold_sets: i64 = scoring.sets_for_gold(civilization)
        sets: i64 = scoring.sets(civilization.counts)
        beyond: i64 = 0
        for count in civilization.counts:
            if count > sets:
                beyond += 1
        self.sets = sets
        self.beyond = beyond

    def points(self, civilization: Civilization) -> i64:
        """The score as it stands."""
        laid = self.laid.colonies + self.laid.statues
        return laid + self.silver + self.gold + self.cards + civilization.coins // COINS_PER_VP


def tally_of(civilization: Civilization) -> Tally:
    return Tally(civilization, Laid(civilization), scoring.cards_vp(civilization))


def prospect(civilization: Civilization, time: Time, hidden_vp: float) -> float:
    """The points a civilization should end with. ``hidden_vp``: expected points of a colony not turned yet."""
    return outcome(civilization, tally_of(civilization), time, hidden_vp)


def outcome(civilization: Civilization, tally: Tally, time: Time, hidden_vp: float) -> float:
    """The same for what has been counted already."""
    tracks, laid = civilization.tracks, tally.laid
    worth = hidden_vp + float(laid.colonies) + float(laid.statues) + float(tally.cards)
    worth += time.coin * float(civilization.coins)
    worth += time.income * float(income(civilization))
    worth += float(tally.silver) + time.medal * len(civilization.silver)
    worth += _sets_worth(civilization, tally, time)
    colonies = time.colonies.hope(tracks[MILITARY], laid.open_colonies)
    worth += colonies + time.statues.hope(tracks[CULTURE], laid.open_statues)
    worth -= _hunger(civilization, time)
    for count in civilization.counts:
        worth += time.card * float(count) * time.picks / 4.0
    for _ in range(laid.powers):
        worth += time.power
    return worth


def _sets_worth(civilization: Civilization, tally: Tally, time: Time) -> float:
    """Gold medals by the sets there are and those begun; sets without a medal promise a little."""
    begun = float(tally.beyond) / COLOR_COUNT
    sets = float(tally.gold_sets) + begun * time.share * 0.7
    return 7.0 * civilization.gold * sets + (2 - civilization.gold) * 1.0 * sets * time.share


def _hunger(civilization: Civilization, time: Time) -> float:
    """What too little food will cost at the next feedings."""
    if not time.feedings:
        return 0.0
    short = len(civilization.cards) + time.cards_to_come - float(civilization.tracks[FOOD])
    cost = 3.0 * max(0.0, short) + 0.35 * max(0.0, short + 3.0)
    return cost + time.later_hunger * max(0.0, short + 6.0)
