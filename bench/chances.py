"""Fits every seat's chance to win on self-play: ``python bench/chances.py GAME PLAYERS GAMES``.

Prints the Brier score and the reliability curve of a quarter of the games, held back, beside a logistic fit on the
score alone. Games are kept as what was done in them, so that a game can be read anew without being played again. With
``--keep`` the weights (then of all games) are written into the package.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

import msgspec

from ecumene import games
from ecumene.review import fitting
from ecumene.review.chances import Weights, reading

MINDS = {
    "seven_wonders": ["learned:heat=0.01", "learned:heat=0.03"],
    "hadara": ["learned:heat=0.01", "learned:heat=0.03"],
    "altay": ["beam:width=1:heat=0.3", "beam:width=1:heat=1.0"],
    "civilization": ["greedy:heat=0.0", "greedy:heat=1.0"],
    "through_the_ages": ["plan:width=1:nodes=60:worlds=1", "plan:width=2:nodes=120:worlds=1"],
}
HELD_BACK = 0.25


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("players", type=int)
    parser.add_argument("games", type=int)
    parser.add_argument("--seconds", type=float, default=1e9, help="stop playing after so long")
    parser.add_argument("--played", type=Path, help="games of earlier runs are read from here, and new ones added")
    parser.add_argument("--keep", action="store_true")
    args = parser.parse_args()
    game, read = games.load(args.game), reading(games.load(args.game))
    began = time.monotonic()
    played = earlier(args.played)[: args.games]
    while len(played) < args.games and time.monotonic() - began < args.seconds:
        played.append(fitting.play(game, args.players, MINDS[args.game], len(played)))
        if args.played:
            with args.played.open("ab") as file:
                file.write(msgspec.json.encode(played[-1]) + b"\n")
    samples = fitting.samples_of(game, args.players, played)
    back = samples.games >= (1 - HELD_BACK) * len(played)
    learn, test = fitting.chosen(samples, ~back), fitting.chosen(samples, back)
    held = fitting.best_held(learn, read.names, read.parts)
    full = judged(learn, test, read.names, read.parts, held)
    score = read.names.index("score")
    learn, test = (it._replace(rows=it.rows[:, :, [score]]) for it in (learn, test))
    plain = judged(learn, test, ("score",), read.parts, held)
    print(f"{args.game}, {args.players} players: {len(played)} games, {len(samples.parts)} positions, held by {held:g}")
    print(f"  Brier {full.brier:.4f}, by the score alone {plain.brier:.4f}; off by {full.gap:.3f} on average")
    print("  said -> came true (positions x seats):", end=" ")
    print(", ".join(f"{said:.2f} -> {true:.2f} ({count})" for said, true, count in full.curve), flush=True)
    if args.keep:
        keep(args.game, args.players, fitting.fit(samples, read.names, read.parts, held))


def judged(
    learn: fitting.Samples, test: fitting.Samples, names: tuple[str, ...], parts: int, held: float
) -> fitting.Reliability:
    """How well what was learned from some games foretells others."""
    return fitting.reliability(fitting.predict(fitting.fit(learn, names, parts, held), test), test.won)


def earlier(path: Path | None) -> list[fitting.Played]:
    """What was played before; the last line of a run that was ended may be torn."""
    if path is None or not path.is_file():
        return []
    lines = path.read_bytes().splitlines(keepends=True)
    return [msgspec.json.decode(line, type=fitting.Played) for line in lines if line.endswith(b"\n")]


def keep(slug: str, players: int, fitted: Weights) -> None:
    path = Path(fitting.__file__).parent / "weights" / f"{slug}.json"
    known = json.loads(path.read_text()) if path.is_file() else {}
    known[str(players)] = msgspec.to_builtins(fitted)
    path.write_text(json.dumps(dict(sorted(known.items())), separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
