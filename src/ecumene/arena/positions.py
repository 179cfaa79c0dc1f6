"""Positions, actions and outcomes of many games as one Parquet file, for learning elsewhere."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from ecumene.bots.judging import heuristics
from ecumene.bots.knowledge import Knowledge
from ecumene.bots.roster import bot
from ecumene.kernel import EcumeneError, Game, Message, Rng

_COLUMNS = ("game", "decision", "seat", "phase", "view", "legal", "action", "features", "score", "rank", "lead")
_FLUSH = 20


def write_positions(game: Game, players: int, games: int, seed: str, player: str, path: Path) -> int:
    """Play games of one bot against itself; a row per decision. Returns the number of rows."""
    try:
        arrow: Any = import_module("pyarrow")
        parquet: Any = import_module("pyarrow.parquet")
    except ImportError:
        raise EcumeneError(Message("arena-no-pyarrow")) from None
    schema = arrow.schema(
        [
            ("game", arrow.int32()),
            ("decision", arrow.int32()),
            ("seat", arrow.int8()),
            ("phase", arrow.int16()),
            ("view", arrow.string()),
            ("legal", arrow.list_(arrow.int32())),
            ("action", arrow.int32()),
            ("features", arrow.list_(arrow.float32())),
            ("score", arrow.int32()),
            ("rank", arrow.int8()),
            ("lead", arrow.int32()),
        ]
    )
    written = 0
    with parquet.ParquetWriter(path, schema, compression="zstd") as writer:
        rows: list[dict[str, Any]] = []
        for number in range(games):
            rows += game_rows(game, players, number, f"{seed}-{number}", player)
            if len(rows) and (number % _FLUSH == _FLUSH - 1 or number == games - 1):
                writer.write_table(arrow.Table.from_pylist(rows, schema=schema))
                written += len(rows)
                rows = []
    return written


def game_rows(game: Game, players: int, number: int, seed: str, player: str) -> list[dict[str, Any]]:
    """A row for every real choice of a game: what the seat saw and could do, what it did, and how it ended.

    ``features`` are those of the position the chosen action leads to, in the order of the game's heuristics.
    """
    mind, rng, kit = bot(player), Rng(f"{seed} choices"), heuristics(game)
    state = game.new(players, None, seed)
    rows: list[dict[str, Any]] = []
    while not state.over:
        seat = state.to_move()[0]
        legal = state.legal(seat)
        action = legal[0] if len(legal) == 1 else mind.choose(Knowledge(state, seat), rng)
        if len(legal) > 1:
            outlook = kit.outlooks(state, seat, [action])[1]
            values = (
                number, len(rows), seat, kit.phase(state), msgspec.json.encode(state.view(seat)).decode(), legal,
                action, outlook[0] if outlook else [], 0, 0, 0,
            )  # fmt: skip
            rows.append(dict(zip(_COLUMNS, values, strict=True)))
        state.apply(seat, action)
    result = state.result()
    assert result is not None
    scores = [standing.score for standing in result.standings]
    for row in rows:
        seat = row["seat"]
        row["score"], row["rank"] = scores[seat], result.standings[seat].rank
        row["lead"] = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    return rows
