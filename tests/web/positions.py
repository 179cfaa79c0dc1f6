"""Positions to begin a test from, played at random from a fixed seed, and brought to the server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ecumene import games
from ecumene.kernel import Match, Record, Rng
from tests.web.visitor import Visitor

Until = Callable[[Any], bool]


def played(game: str, players: int, until: Until = lambda _: False, seed: str = "ecumene") -> Record:
    """A game that went on at random up to a moment, or to its end."""
    match, rng = Match(games.load(game), players, seed=seed), Rng(seed)
    while not match.state.over and not until(match.state):
        seat = match.state.to_move()[0]
        legal = match.state.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    return match.record()


def sit_down_at(visitor: Visitor, record: Record, name: str = "Ada", others: str = "bot") -> str:
    """Bring a record and take its first seat; bots that play at random have the others, or all share the screen."""
    visitor.open()
    visitor.post("/api/guest", {"name": name})
    level = {"level": "random"} if others == "bot" else {}
    seats = [{"kind": "me"}] + [{"kind": others, **level}] * (record.players - 1)
    table: str = visitor.post("/api/tables/import", {"record": msgspec.to_builtins(record), "seats": seats})["id"]
    visitor.open(f"/table/{table}")
    return table
