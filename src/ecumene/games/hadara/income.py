# Compiled by mypyc where a C compiler is present.
"""Income: coins by the income track, which is not spent."""

from __future__ import annotations

from mypy_extensions import i64

from ecumene.games.hadara.effects import CATCH_UP_COINS, CATCH_UP_MOST
from ecumene.games.hadara.numbers import INCOME
from ecumene.games.hadara.state import Civilization, Position


def income(civilization: Civilization) -> i64:
    """What the income step brings as things stand."""
    tracks = civilization.tracks
    own = tracks[INCOME]
    if not civilization.powers[CATCH_UP_COINS]:
        return own
    higher = 0
    for track in tracks:
        if track > own:
            higher += 1
    return own + min(higher * civilization.powers[CATCH_UP_COINS], civilization.powers[CATCH_UP_MOST])


def take_income(state: Position, seat: int) -> None:
    civilization = state.civilizations[seat]
    coins = income(civilization)
    civilization.coins += coins
    if state.journal is not None:
        state.journal.tell("income", seat, coins=coins)
