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
BUILT: Final = 35
NEAR_STATUES: Final = 39
TILES_UP: Final = 43
AT_SILVER: Final = 44
SILVER_TRACKS: Final = 45
AT_GOLD: Final = 46
GOLD_SETS: Final = 47
AT_POWERS: Final = 48
AT_PROSPECT: Final = 72
#: All but the rivals.
_NOTHING: Final[list[float]] = [0.0] * (AT_PROSPECT + 1)


class Outlook:
    """How a civilization stands at a moment of the game, and what of it an action changes."""

    def __init__(self, civilization: Civilization, hidden: float, time: Time, rivals: list[float]) -> None:
        self.civilization = civilization
        self.time = time
        self.tally = tally_of(civilization)
        self.row = _NOTHING + rivals
        _write_powers(self.row, civilization.powers)
        _write_board(self.row, civilization, self.tally, time, hidden)

    def with_coins(self, coins: i64) -> list[float]:
        """The row with so many coins more."""
        row = self.row[:]
        civilization = self.civilization
        civilization.coins += coins
        _write_coins(row, civilization)
        row[AT_PROSPECT] = outcome(civilization, self.tally, self.time, 0.0)
        civilization.coins -= coins
        return row

    def with_card(self, card: i64) -> list[float]:
        """The row when a card of a colour with a track has just been bought."""
        row = self.row[:]
        civilization = self.civilization
        tally = Tally(civilization, self.tally.laid, self.tally.cards + CARD_VP[card])
        _write_coins(row, civilization)
        _write_tracks(row, civilization.tracks, tally.laid, self.time, False)
        _write_cards(row, civilization, tally, self.time)
        row[AT_PROSPECT] = outcome(civilization, tally, self.time, 0.0)
        return row

    def with_board(self, civilization: Civilization, hidden: float, powers: bool) -> list[float]:
        """The row of what has become of the civilization, its powers too."""
        row = self.row[:]
        if powers:
            _write_powers(row, civilization.powers)
        _write_board(row, civilization, tally_of(civilization), self.time, hidden)
        return row


def _write_board(row: list[float], civilization: Civilization, tally: Tally, time: Time, hidden: float) -> None:
    """Everything but powers and rivals."""
    row[0] = float(tally.laid.colonies)
    row[1] = float(tally.laid.statues)
    row[POINTS_HIDDEN] = hidden
    _write_taken(row, CAPTURED, tally.laid.open_colonies, STACK_COUNT)
    _write_taken(row, BUILT, tally.laid.open_statues, STATUE_COUNT)
    row[TILES_UP] = float(sum([0 <= tile < FACE_DOWN for tile in civilization.statues]))
    row[AT_SILVER] = float(len(civilization.silver))
    row[AT_GOLD] = float(civilization.gold)
    _write_coins(row, civilization)
    _write_tracks(row, civilization.tracks, tally.laid, time, True)
    _write_cards(row, civilization, tally, time)
    row[AT_PROSPECT] = outcome(civilization, tally, time, hidden)


def _write_powers(row: list[float], powers: list[i64]) -> None:
    at: i64 = AT_POWERS
    for power in powers:
        row[at] = float(min(power, 3))
        at += 1


def _write_taken(row: list[float], at: i64, open_: i64, count: i64) -> None:
    """1 for every colony or statue that is not to be had any more."""
    for _ in range(count):
        row[at] = 0.0 if open_ & 1 else 1.0
        open_ >>= 1
        at += 1


def _write_coins(row: list[float], civilization: Civilization) -> None:
    coins = civilization.coins
    row[POINTS_COINS] = float(coins // COINS_PER_VP)
    row[AT_COINS] = float(coins)
    row[AT_COINS + 1] = float(min(coins, 6))
    row[AT_COINS + 2] = float(min(coins, 15))


def _write_tracks(row: list[float], tracks: list[i64], laid: Laid, time: Time, anew: bool) -> None:
    """The tracks, and what is near by them: all of it anew, or where they have changed."""
    if anew or row[AT_TRACKS + MILITARY] != float(tracks[MILITARY]):
        _write_near(row, NEAR_COLONIES, time.colonies, tracks[MILITARY], laid.open_colonies)
    if anew or row[AT_TRACKS + CULTURE] != float(tracks[CULTURE]):
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
        row[at] = near if open_ & 1 else 0.0
        open_ >>= 1
        at += 1


def _write_cards(row: list[float], civilization: Civilization, tally: Tally, time: Time) -> None:
    """What cards of any colour change besides."""
    tracks = civilization.tracks
    row[POINTS_SILVER] = float(tally.silver)
    row[POINTS_GOLD] = float(tally.gold)
    row[POINTS_CARDS] = float(tally.cards)
    row[INCOME_TO_COME] = float(time.incomes * income(civilization))
    at: i64 = AT_COLORS
    for count in civilization.counts:
        row[at] = float(count)
        at += 1
    cards: i64 = len(civilization.cards)
    hungry = cards - tracks[FOOD]
    row[AT_SETS] = float(tally.sets)
    row[AT_SETS + 1] = float(tally.beyond)
    row[AT_SETS + 2] = float(cards)
    row[AT_SETS + 3] = float(max(hungry, 0))
    row[AT_SETS + 4] = float(max(-hungry, 0))
    if civilization.silver:
        row[SILVER_TRACKS] = float(sum([tracks[track] for track in civilization.silver]))
    row[GOLD_SETS] = float(civilization.gold * tally.gold_sets)


def weigh(row: list[float], weights: list[float], bias: float) -> float:
    """The bias and the sum of the features by weight, in their order."""
    total = bias
    for place, amount in enumerate(row):
        if amount != 0.0:
            total += amount * weights[place]
    return total


def features(civilization: Civilization, hidden: float, time: Time, rivals: list[float]) -> list[float]:
    """A row in the order of ``NAMES``."""
    return Outlook(civilization, hidden, time, rivals).row


def rival_features(state: Position, seat: int, time: Time) -> list[float]:
    """What the others have and should end with, the best of it and the mean."""
    prospects: list[float] = []
    total: i64 = 0
    most: i64 = 0
    money: i64 = 0
    military: i64 = 0
    culture: i64 = 0
    for other in range(state.players):
        if other == seat:
            continue
        civilization = state.civilizations[other]
        tally = tally_of(civilization)
        points = tally.points(civilization)
        total += points
        most = max(most, points)
        prospects.append(outcome(civilization, tally, time, 0.0))
        money = max(money, civilization.tracks[INCOME])
        military = max(military, civilization.tracks[MILITARY])
        culture = max(culture, civilization.tracks[CULTURE])
    others = len(prospects)
    row = [float(most), float(total) / others, float(money), float(military), float(culture)]
    return [*row, max(prospects), sum(prospects) / others]
