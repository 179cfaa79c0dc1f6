"""What a civilization's chance to win is read from: points, and how the tries of the bots say it stands."""

from __future__ import annotations

from typing import Final, cast

from ecumene.games.civilization.barter import Ledger
from ecumene.games.civilization.numbers import DICE, SETTLER
from ecumene.games.civilization.pieces import kind_of
from ecumene.games.civilization.prospects import turns_left
from ecumene.games.civilization.rules import Civilization
from ecumene.games.civilization.scoring import score
from ecumene.games.civilization.standing import standing
from ecumene.kernel import State

NAMES: Final = (
    "score", "standing", "gold", "income", "income to come", "settlers", "dice", "settlements", "technologies", "out",
)  # fmt: skip
PARTS: Final = 5
_SOON: Final = (4, 9, 15, 22)


def part(state: State) -> int:
    """By how many turns are about still to come: the last part is the opening."""
    left = turns_left(cast(Civilization, state))
    return sum(left > bound for bound in _SOON)


def row(state: State, seat: int) -> list[float]:
    position = cast(Civilization, state)
    ledger = Ledger(position, seat)
    income = float(ledger.income(ledger.held))
    kinds = [int(kind_of(piece)) for piece in position.pieces[seat]]
    left = turns_left(position)
    return [
        float(sum(score(position, seat))),
        standing(position, seat),
        float(min(position.gold[seat], 100)),
        income,
        income * left,
        float(kinds.count(SETTLER)),
        float(sum(DICE[kind] for kind in kinds if kind != SETTLER)),
        float(sum(owner == seat for owner in position.owner)),
        float(sum(position.technologies_of_era(seat, era) for era in range(position.era + 1))),
        float(bool(position.out[seat])),
    ]
