"""Two builds of the engine play the same deals in turns: what a change cost or saved, whatever else the machine does.

``python -m bench.turns BEFORE AFTER [--game hadara --players 3 --deals 20 --rounds 40]``, where a build is a folder
with the package in it (``pip install --no-deps --target FOLDER WHEEL``). Each plays in a process of its own; the turns
are short, have new deals each and alternate, timed by processor time. Told are the lower quartiles of the turns, the
ratio of these, and the median of the ratios.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from statistics import median, quantiles

PLAYER = """
import sys, time
from ecumene import games
from ecumene.kernel import Rng
from ecumene.kernel.playout import play_out
slug, players, deals, warm = sys.argv[1], *map(int, sys.argv[2:])
game = games.load(slug)
def play(first, count):
    begun = time.process_time()
    for deal in range(first, first + count):
        play_out(game.new(players, seed=str(deal)), Rng(str(deal)))
    return time.process_time() - begun
play(0, warm)
for turn, _ in enumerate(sys.stdin):
    print(play(warm + turn * deals, deals), flush=True)
"""


class Build:
    """A process that plays some deals whenever it is asked to."""

    def __init__(self, folder: str, *wishes: object) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", PLAYER, *map(str, wishes)],
            env=os.environ | {"PYTHONPATH": folder},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def seconds(self) -> float:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        return float(self._process.stdout.readline())

    def end(self) -> None:
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("before")
    parser.add_argument("after")
    parser.add_argument("--game", default="hadara")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--deals", type=int, default=20, help="games in a turn")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--warm", type=int, default=100, help="games before the first turn")
    wishes = parser.parse_args()
    builds = [
        Build(folder, wishes.game, wishes.players, wishes.deals, wishes.warm)
        for folder in (wishes.before, wishes.after)
    ]
    turns = [[build.seconds() for build in builds] for _ in range(wishes.rounds)]
    for build in builds:
        build.end()
    before, after = (quantiles(times)[0] * 1e6 / wishes.deals for times in zip(*turns, strict=True))
    middle = median(later / earlier for earlier, later in turns)
    print(f"{wishes.game}, {wishes.players} players: {before:,.0f} → {after:,.0f} µs a game ", end="")
    print(f"({after / before:.2f}), median of the ratios {middle:.2f}")


if __name__ == "__main__":
    main()
