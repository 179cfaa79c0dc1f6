"""Golden records: a whole game for every number of players and choice of sides, so that a change of rules is noticed.

A record that no longer replays shows a change of the rules: raise ``SevenWondersGame.version`` if it was meant, and
write the records anew with

    python -m tests.games.seven_wonders.golden

which plays the same seeded random players again. Look at the difference before you keep it.
"""

from __future__ import annotations

from pathlib import Path

from ecumene.games.seven_wonders import GAME
from ecumene.games.seven_wonders.rules import SevenWonders
from ecumene.kernel import Match, Record, Rng
from tests.games.seven_wonders.kit import lively_move

SEED = 15  # with it the records contain every kind of action
FOLDER = Path(__file__).parent
GAMES = [(players, side) for players in GAME.players for side in ("A", "B", "random")]


def path(players: int, side: str) -> Path:
    return FOLDER / f"{players}_players_{side}.json"


def play(players: int, side: str) -> Record:
    """The game of a golden record, played by seeded random players."""
    match = Match(GAME, players, {"side": side}, f"golden {SEED} {players} {side}")
    rng = Rng(f"golden players {SEED} {players} {side}")
    while not match.state.over:
        assert isinstance(match.state, SevenWonders)
        match.play(*lively_move(match.state, rng))
    return match.record()
