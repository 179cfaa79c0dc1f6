# Compiled by mypyc where a C compiler is present.
"""A civilization as a row of numbers that bots learn from, and what buying or selling a card changes in it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.hadara.components import COINS_PER_VP, COLORS, SCORE_ROWS, TRACKS
from ecumene.games.hadara.effects import POWERS
from ecumene.games.hadara.income import income
from ecumene.games.hadara.numbers import (
    CARD_VP,
    CULTURE,
    FACE_DOWN,
    FOOD,
    INCOME,
    MILITARY,
    STACK_COUNT,
    STATUE_COUNT,
    TRACK_COUNT,
)
from ecumene.games.hadara.prospects import Laid, Tally, Targets, Time, outcome, tally_of
from ecumene.games.hadara.state import Civilization, Position

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

# Where in a row the numbers are that a card bought or sold may change, as in ``NAMES``.
POINTS_SILVER: Final = 2
POINTS_GOLD: Final = 3
POINTS_CARDS: Final = 4
POINTS_COINS: Final = 5
POINTS_HIDDEN: Final = 6
AT_COINS: Final = 7
AT_TRACKS: Final = 10
INCOME_TO_COME: Final = 14
AT_COLORS: Final = 15
AT_SETS: Final = 20
CAPTURED: Final = 25
NEAR_COLONIES: Final = 30
NEAR_STATUES: Final = 39
SILVER_TRACKS: Final = 45
GOLD_SETS: Final = 47
AT_PROSPECT: Final = 72
#: Tracks of no civilization, so that they count as changed.
_NO_TRACKS: Final[list[float]] = [-1e9] * TRACK_COUNT


class Outlook:
    """How a civilization stands at a moment of the game, and how it would stand with one card more or other coins."""

    def __init__(self, civilization: Civilization, hidden: float, time: Time, rivals: list[float]) -> None:
        self.civilization = civilization
        self.time = time
        self.tally = tally_of(civilization)
        self.row = self._row(hidden, rivals)

    def _row(self, hidden: float, rivals: list[float]) -> list[float]:
        """In the order of ``NAMES``."""
        civilization, tally = self.civilization, self.tally
        row: list[float] = [float(tally.laid.colonies), float(tally.laid.statues), 0.0, 0.0, 0.0, 0.0, hidden]
        row += [0.0, 0.0, 0.0]
        row += _NO_TRACKS
        row += [0.0] * (CAPTURED - INCOME_TO_COME)
        row += [float(colony >= 0) for colony in civilization.colonies]
        row += [0.0] * STACK_COUNT
        row += [float(tile >= 0) for tile in civilization.statues]
        row += [0.0] * STATUE_COUNT
        row.append(float(sum([0 <= tile < FACE_DOWN for tile in civilization.statues])))
        row += [float(len(civilization.silver)), 0.0, float(civilization.gold), 0.0]
        row += [float(min(power, 3)) for power in civilization.powers]
        row.append(0.0)
        row += rivals
        self._write_coins(row)
        self._write_cards(row, tally)
        row[AT_PROSPECT] = outcome(civilization, tally, self.time, hidden)
        return row

    def with_coins(self, coins: i64) -> list[float]:
        """The row with so many coins more."""
        row = self.row[:]
        self.civilization.coins += coins
        self._write_coins(row)
        row[AT_PROSPECT] = outcome(self.civilization, self.tally, self.time, row[POINTS_HIDDEN])
        self.civilization.coins -= coins
        return row

    def with_card(self, card: i64) -> list[float]:
        """The row when a card of the four colours with a track has been bought."""
        row = self.row[:]
        tally = Tally(self.civilization, self.tally.laid, self.tally.cards + CARD_VP[card])
        self._write_coins(row)
        self._write_cards(row, tally)
        row[AT_PROSPECT] = outcome(self.civilization, tally, self.time, row[POINTS_HIDDEN])
        return row

    def _write_coins(self, row: list[float]) -> None:
        coins = self.civilization.coins
        row[POINTS_COINS] = float(coins // COINS_PER_VP)
        row[AT_COINS] = float(coins)
        row[AT_COINS + 1] = float(min(coins, 6))
        row[AT_COINS + 2] = float(min(coins, 15))

    def _write_cards(self, row: list[float], tally: Tally) -> None:
        """Whatever cards and tracks change."""
        civilization, time = self.civilization, self.time
        row[POINTS_CARDS] = float(tally.cards)
        row[POINTS_GOLD] = float(tally.gold)
        row[GOLD_SETS] = float(civilization.gold * tally.gold_sets)
        if civilization.silver:
            row[POINTS_SILVER] = float(tally.silver)
            row[SILVER_TRACKS] = float(sum([civilization.tracks[track] for track in civilization.silver]))
        self._write_tracks(row, tally.laid)
        row[INCOME_TO_COME] = float(time.incomes * income(civilization))
        at: i64 = AT_COLORS
        for count in civilization.counts:
            row[at] = float(count)
            at += 1
        cards: i64 = len(civilization.cards)
        hungry = cards - civilization.tracks[FOOD]
        row[AT_SETS] = float(tally.sets)
        row[AT_SETS + 1] = float(tally.beyond)
        row[AT_SETS + 2] = float(cards)
        row[AT_SETS + 3] = float(max(hungry, 0))
        row[AT_SETS + 4] = float(max(-hungry, 0))

    def _write_tracks(self, row: list[float], laid: Laid) -> None:
        """The tracks, and what is near by those of them that have changed."""
        tracks, time = self.civilization.tracks, self.time
        if row[AT_TRACKS + MILITARY] != float(tracks[MILITARY]):
            _write_near(row, NEAR_COLONIES, time.colonies, tracks[MILITARY], laid.open_colonies)
        if row[AT_TRACKS + CULTURE] != float(tracks[CULTURE]):
            _write_near(row, NEAR_STATUES, time.statues, tracks[CULTURE], laid.open_statues)
        at: i64 = AT_TRACKS
        for track in tracks:
            row[at] = float(track)
            at += 1


def _write_near(row: list[float], at: i64, targets: Targets, track: i64, open_: i64) -> None:
    """How near those are that are still to be had."""
    if not targets.chances:
        return
    for near in targets.near(track):
        if open_ & 1:
            row[at] = near
        open_ >>= 1
        at += 1


def features(civilization: Civilization, hidden: float, time: Time, rivals: list[float]) -> list[float]:
    """A row in the order of ``NAMES``."""
    return Outlook(civilization, hidden, time, rivals).row


def rival_features(state: Position, seat: int, time: Time) -> list[float]:
    """What the others have and should end with, the best of it and the mean."""
    prospects: list[float] = []
    total: i64 = 0
    most: i64 = 0
    best: list[i64] = [0] * TRACK_COUNT
    for other in range(state.players):
        if other == seat:
            continue
        civilization = state.civilizations[other]
        tally = tally_of(civilization)
        points = tally.points(civilization)
        total += points
        most = max(most, points)
        prospects.append(outcome(civilization, tally, time, 0.0))
        for track in range(FOOD):
            best[track] = max(best[track], civilization.tracks[track])
    others = len(prospects)
    row = [float(most), float(total) / others, float(best[INCOME]), float(best[MILITARY]), float(best[CULTURE])]
    return [*row, max(prospects), sum(prospects) / others]
