"""Golden records: whole games of every kind, so that a change of rules is noticed.

    python -m tests.games.golden <slug>

plays the games that are missing in ``tests/games/<slug>/golden``: for every number of players one of random players
and one of bots who know what they want. Records that are there stay: one that no longer replays shows a change of the
rules. If it was meant, raise the game's ``version`` and keep the old behaviour for games that began before.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ecumene import games
from ecumene.bots import choose
from ecumene.conformance import random_move
from ecumene.kernel import Game, Match, Record, Rng

FOLDER = Path(__file__).parent


def paths(slug: str) -> list[Path]:
    return sorted((FOLDER / slug / "golden").glob("*.json"))


def once(game: Game, players: int) -> tuple[pytest.MarkDecorator, ...]:
    """Marks what the fewest players have already shown on the plain sources."""
    return () if players == game.players[0] else (pytest.mark.once,)


def length(slug: str) -> int:
    """How many actions a game takes, by its longest record."""
    return max(len(Record.load(path).actions) for path in paths(slug))


def play(game: Game, players: int, bots: str) -> Record:
    """A whole game by seeded players."""
    match = Match(game, players, None, f"golden {bots} {players}")
    rng = Rng(f"golden players {bots} {players}")
    while not match.state.over:
        if bots == "random":
            match.play(*random_move(match.state, rng))
        else:
            seat = match.state.to_move()[0]
            match.play(seat, choose(match.state, seat, bots, rng))
    return match.record()


def main(slug: str) -> None:
    game = games.load(slug)
    for bots in ("random", "easy"):
        for players in game.players:
            path = FOLDER / slug / "golden" / f"{players}_players_{bots}.json"
            if not path.exists():
                path.parent.mkdir(parents=True, exist_ok=True)
                play(game, players, bots).save(path)
                sys.stdout.write(f"{path.name}: written\n")


if __name__ == "__main__":
    main(sys.argv[1])
