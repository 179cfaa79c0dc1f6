"""``ecumene bench``: how fast the engine plays, in seconds and in turns of a plain Python loop.

The yardstick loop is timed in the same run, in short turns with games and copies, by the processor time of this
process, and all figures are medians: what else the machine is doing hardly matters, and slows down all three alike.
"""

from __future__ import annotations

import argparse
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from statistics import median
from time import perf_counter, process_time

import msgspec
from rich.table import Table

from ecumene import games
from ecumene.cli.parser import read_counts
from ecumene.cli.words import Voice, write
from ecumene.kernel import Game, Rng, State
from ecumene.kernel.decisions import any_of
from ecumene.kernel.playout import play_out

_LOOPS = 40_000
_COPIES = 400
_POSITIONS = 20
_SLICE = 0.01
_WARM_UP = 1.0


class Figures(msgspec.Struct, frozen=True):
    """One line of the benchmark. ``loops`` are turns of the yardstick loop."""

    game: str
    players: int
    compiled: bool
    games_per_second: float
    decisions_per_second: float
    clone_us: float
    loop_ns: float
    loops_per_game: int
    loops_per_clone: int


def bench(arguments: argparse.Namespace, voice: Voice) -> int:
    slugs = [arguments.game] if arguments.game else list(games.slugs())
    plan = [(game, players) for game in map(games.load, slugs) for players in _counts(arguments.players, game)]
    figures = []
    for game, players in plan:
        figures.append(measure(game, players, arguments.seconds))
        if arguments.json:
            write(msgspec.json.encode(figures[-1]))
    if not arguments.json:
        voice.out.print(_table(figures, voice))
    return 0


def _counts(given: str | None, game: Game) -> list[int]:
    usual = sorted({game.players[0], *(players for players in (3, 4, 7) if players in game.players)})
    return read_counts(given, game, usual)


def yardstick(turns: int) -> int:
    """The loop everything is measured by. It must stay plain Python: this file is never compiled."""
    x = 0
    for i in range(turns):
        x = (x + i) & 65535
    return x


def measure(game: Game, players: int, seconds: float) -> Figures:
    """Warm up, then play, copy and loop in turns until the time is up."""
    rng = Rng("bench")
    warm = process_time() + min(seconds, _WARM_UP)
    while process_time() < warm:  # tables that are filled as games come across them are there after some games
        play_out(game.new(players, seed=str(rng.word())), rng)
    positions = _positions(game, players, rng)
    loop, playing, copying = [_time_loop()], [_time_games(game, players, rng)], [_time_clones(positions, rng)]
    end = perf_counter() + seconds
    while perf_counter() < end:
        loop.append(_time_loop())
        playing.append(_time_games(game, players, rng))
        copying.append(_time_clones(positions, rng))
    per_loop, per_copy = median(loop), median(copying)
    per_game = median(spent for spent, _ in playing)
    decisions = median(made for _, made in playing)
    return Figures(
        game=game.slug,
        players=players,
        compiled=is_compiled(positions[0]),
        games_per_second=round(1 / per_game, 1),
        decisions_per_second=round(decisions / per_game, 1),
        clone_us=round(per_copy * 1e6, 3),
        loop_ns=round(per_loop * 1e9, 2),
        loops_per_game=round(per_game / per_loop),
        loops_per_clone=round(per_copy / per_loop),
    )


def is_compiled(state: State) -> bool:
    """Whether the rules the state follows are a compiled extension."""
    file = sys.modules[type(state).__module__].__file__ or ""
    return file.endswith(tuple(EXTENSION_SUFFIXES))


def _positions(game: Game, players: int, rng: Rng) -> list[State]:
    """Positions from all over random games, for copying."""
    positions: list[State] = []
    while len(positions) < _POSITIONS:
        state = game.new(players, seed=str(rng.word()))
        wait = 0
        while not state.over:
            if wait == 0:
                positions.append(state.clone(rng))
                wait = 1 + int(rng.below(40))
            wait -= 1
            seat = state.to_move()[0]
            state.apply(seat, any_of(state.legal(seat), game.catalogue.resigning, rng))
    return positions


def _time_loop() -> float:
    start = process_time()
    yardstick(_LOOPS)
    return (process_time() - start) / _LOOPS


def _time_games(game: Game, players: int, rng: Rng) -> tuple[float, float]:
    """Seconds and decisions per random game, from the deal to the result, without a journal."""
    played = decisions = 0
    start = process_time()
    while played == 0 or process_time() - start < _SLICE:
        state = game.new(players, seed=str(rng.word()))
        decisions += play_out(state, rng)
        state.result()
        played += 1
    return (process_time() - start) / played, decisions / played


def _time_clones(positions: list[State], rng: Rng) -> float:
    start = process_time()
    for i in range(_COPIES):
        positions[i % len(positions)].clone(rng)
    return (process_time() - start) / _COPIES


def _table(figures: list[Figures], voice: Voice) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    for column in Figures.__struct_fields__:
        first = column == "game"
        title = voice.words(f"cli-bench-{column}").replace(" ", "\n")
        table.add_column(title, justify="left" if first else "right")
    for line in figures:
        table.add_row(*(_cell(value, voice) for value in msgspec.structs.astuple(line)))
    return table


def _cell(value: object, voice: Voice) -> str:
    if isinstance(value, bool):
        return voice.words("cli-yes" if value else "cli-no")
    return f"{value:.0f}" if isinstance(value, float) and value >= 100 else str(value)
