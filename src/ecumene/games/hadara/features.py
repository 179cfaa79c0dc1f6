# Compiled by mypyc where a C compiler is present.
"""A civilization as a row of numbers that bots learn from, and what buying or selling a card changes in it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ecumene.games.hadara.components import COINS_PER_VP, COLORS, SCORE_ROWS, TRACKS
from ecumene.games.hadara.effects import POWERS
from ecumene.games.hadara.income import income
from ecumene.games.hadara.numbers import (
    CULTURE,
    FOOD,
    INCOME,
    MILITARY,
    STACK_COUNT,
    STATUE_COUNT,
)
from ecumene.games.hadara.prospects import Tally, Targets, Time, outcome, tally_of
from ecumene.games.hadara.state import Civilization, Position
from ecumene.kernel.linear import Ledger

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

# Where in a row each chapter of ``NAMES`` begins.
POINTS: Final = 0
HIDDEN: Final = 6
COINS: Final = 7
ON_TRACKS: Final = 10
INCOME_TO_COME: Final = 14
COLOURS: Final = 15
SETS: Final = 20
COLONIES: Final = 25
STATUES: Final = 35
TILES_UP: Final = 43
MEDALS: Final = 44
OF_POWERS: Final = 48
PROSPECT: Final = 72
RIVALS: Final = 73
_ANY: Final = 1000000


def tell(ledger: Ledger, civilization: Civilization, tally: Tally, time: Time, hidden: float) -> None:
    """All features of a civilization but those of its rivals, in the order of ``NAMES``."""
    _tell_points(ledger, civilization.coins, tally)
    ledger.tell(HIDDEN, hidden)
    _tell_coins(ledger, civilization.coins)
    ledger.tell_numbers(ON_TRACKS, civilization.tracks, _ANY)
    ledger.tell(INCOME_TO_COME, float(time.incomes * income(civilization)))
    ledger.tell_numbers(COLOURS, civilization.counts, _ANY)
    _tell_cards(ledger, civilization, tally)
    _tell_targets(ledger, COLONIES, time.colonies, civilization.tracks[MILITARY], tally.laid.open_colonies)
    _tell_targets(ledger, STATUES, time.statues, civilization.tracks[CULTURE], tally.laid.open_statues)
    _tell_medals(ledger, civilization, tally)
    ledger.tell_numbers(OF_POWERS, civilization.powers, 3)
    ledger.tell(PROSPECT, outcome(civilization, tally, time, hidden))


def _tell_points(ledger: Ledger, coins: i64, tally: Tally) -> None:
    ledger.tell(POINTS, float(tally.laid.colonies))
    ledger.tell(POINTS + 1, float(tally.laid.statues))
    ledger.tell(POINTS + 2, float(tally.silver))
    ledger.tell(POINTS + 3, float(tally.gold))
    ledger.tell(POINTS + 4, float(tally.cards))
    ledger.tell(POINTS + 5, float(coins // COINS_PER_VP))


def _tell_coins(ledger: Ledger, coins: i64) -> None:
    ledger.tell(COINS, float(coins))
    ledger.tell(COINS + 1, float(min(coins, 6)))
    ledger.tell(COINS + 2, float(min(coins, 15)))


def _tell_cards(ledger: Ledger, civilization: Civilization, tally: Tally) -> None:
    cards: i64 = len(civilization.cards)
    hungry = cards - civilization.tracks[FOOD]
    ledger.tell(SETS, float(tally.sets))
    ledger.tell(SETS + 1, float(tally.beyond))
    ledger.tell(SETS + 2, float(cards))
    ledger.tell(SETS + 3, float(max(hungry, 0)))
    ledger.tell(SETS + 4, float(max(-hungry, 0)))


def _tell_targets(ledger: Ledger, place: i64, targets: Targets, track: i64, open_: i64) -> None:
    """Those that are had, then how near the others are."""
    count: i64 = len(targets.required)
    target: i64
    for target in range(count):
        if not open_ >> target & 1:
            ledger.tell(place + target, 1.0)
    if targets.chances:
        near = targets.near(track)
        for target in range(count):
            if open_ >> target & 1:
                ledger.tell(place + count + target, near[target])


def _tell_medals(ledger: Ledger, civilization: Civilization, tally: Tally) -> None:
    ledger.tell(TILES_UP, float(tally.laid.tiles_up))
    if civilization.silver:
        ledger.tell(MEDALS, float(len(civilization.silver)))
        ledger.tell(MEDALS + 1, float(sum([civilization.tracks[track] for track in civilization.silver])))
    if civilization.gold:
        ledger.tell(MEDALS + 2, float(civilization.gold))
        ledger.tell(MEDALS + 3, float(civilization.gold * tally.gold_sets))


def tell_rivals(ledger: Ledger, rivals: list[float]) -> None:
    place: i64 = RIVALS
    for amount in rivals:
        ledger.tell(place, amount)
        place += 1


def features(civilization: Civilization, hidden: float, time: Time, rivals: list[float]) -> list[float]:
    """A row in the order of ``NAMES``."""
    row = [0.0] * RIVALS + rivals
    tell(Ledger([], 0.0, row), civilization, tally_of(civilization), time, hidden)
    return row


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
