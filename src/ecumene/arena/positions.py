"""Positions, actions and outcomes of many games as one Parquet file, for learning elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from ecumene.arena.executors import Executor
from ecumene.bots.external import ExternalBot
from ecumene.bots.judging import heuristics
from ecumene.bots.knowledge import Bot, Knowledge
from ecumene.bots.roster import bot
from ecumene.kernel import EcumeneError, Game, Message, Options, Rng

#: Every column and its type, as pyarrow names it. ``docs/bots.md`` tells what they mean.
COLUMNS = {
    "game": "int32", "decision": "int32", "seat": "int8", "phase": "int16", "view": "string", "legal": "[int32]",
    "action": "int32", "features": "[float32]", "score": "int32", "rank": "int8", "lead": "int32",
}  # fmt: skip

#: Games that are written together.
_CHUNK = 20

Row = dict[str, Any]


class Assignment(msgspec.Struct, frozen=True):
    """What is to be played: games of one bot against itself, and which of them."""

    game: Any  # a Game, which goes to other processes as it is
    players: int
    options: Options | None
    seed: str
    bot: str
    numbers: range


def write_positions(
    assignment: Assignment, path: Path, workers: Executor, progress: Callable[[int], None] | None = None
) -> int:
    """A row for every decision of all games. Returns the number of rows."""
    try:
        arrow: Any = import_module("pyarrow")
        parquet: Any = import_module("pyarrow.parquet")
    except ImportError:
        raise EcumeneError(Message("arena-no-pyarrow")) from None
    schema = arrow.schema([(name, _type(arrow, kind)) for name, kind in COLUMNS.items()])
    numbers = assignment.numbers
    chunks = (
        msgspec.structs.replace(assignment, numbers=numbers[first : first + _CHUNK])
        for first in range(0, len(numbers), _CHUNK)
    )
    written = 0
    with parquet.ParquetWriter(path, schema, compression="zstd") as writer:
        for count, rows in workers.map(_play_some, chunks):
            writer.write_table(arrow.Table.from_pylist(rows, schema=schema))
            written += len(rows)
            if progress is not None:
                progress(count)
    return written


def _type(arrow: Any, kind: str) -> Any:
    if kind.startswith("["):
        return arrow.list_(_type(arrow, kind[1:-1]))
    return getattr(arrow, kind)()


def _play_some(assignment: Assignment) -> tuple[int, list[Row]]:
    mind = bot(assignment.bot)
    try:
        return len(assignment.numbers), [
            row for number in assignment.numbers for row in game_rows(assignment, number, mind)
        ]
    finally:
        if isinstance(mind, ExternalBot):
            mind.close()


def game_rows(assignment: Assignment, number: int, mind: Bot) -> list[Row]:
    """A row for every real choice of a game: what the seat saw and could do, what it did, and how it ended.

    ``features`` are those of the position the chosen action leads to, in the order of the game's heuristics, in a
    world drawn from what the seat knows.
    """
    game: Game = assignment.game
    seed = f"{assignment.seed}-{number}"
    rng, worlds, kit = Rng(f"{seed} choices"), Rng(f"{seed} worlds"), heuristics(game)
    state = game.new(assignment.players, assignment.options, seed)
    rows: list[Row] = []
    while not state.over:
        seat = state.to_move()[0]
        legal = state.legal(seat)
        action = legal[0] if len(legal) == 1 else mind.choose(Knowledge(state, seat), rng)
        if len(legal) > 1:
            outlook = kit.outlooks(state.sample(seat, worlds), seat, [action])[1]
            values = (
                number, len(rows), seat, kit.phase(state), msgspec.json.encode(state.view(seat)).decode(), list(legal),
                action, outlook[0] if outlook else [], 0, 0, 0,
            )  # fmt: skip
            rows.append(dict(zip(COLUMNS, values, strict=True)))
        state.apply(seat, action)
    result = state.result()
    assert result is not None
    scores = [standing.score for standing in result.standings]
    for row in rows:
        seat = row["seat"]
        row["score"], row["rank"] = scores[seat], result.standings[seat].rank
        row["lead"] = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    return rows
