"""Positions to begin a test from, played at random from a fixed seed, and brought to the server."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from ecumene import games
from ecumene.kernel import Match, Record, Rng
from tests.web.visitor import Visitor

Until = Callable[[Any], bool]
GOLDEN = Path(__file__).parents[1] / "games"


def played(game: str, players: int, until: Until = lambda _: False, seed: str = "ecumene", eager: str = "") -> Record:
    """A game that went on at random up to a moment, or to its end; an eager verb is taken whenever it can be."""
    match, rng = Match(games.load(game), players, seed=seed), Rng(seed)
    while not match.state.over and not until(match.state):
        seat = match.state.to_move()[0]
        legal = match.state.legal(seat)
        wanted = [action for action in legal if match.game.catalogue[action].verb == eager] or legal
        match.play(seat, wanted[rng.below(len(wanted))])
    return match.record()


def cut(record: Record, steps: int | None) -> Record:
    """The first steps of a game."""
    return msgspec.structs.replace(record, actions=record.actions[:steps], checks="", digest="", result=None)


def on_file(game: str, name: str, steps: int) -> Record:
    """The beginning of a golden record."""
    return cut(Record.load(GOLDEN / game / "golden" / f"{name}.json"), steps)


def sit_down_at(
    visitor: Visitor, record: Record, name: str = "Ada", others: str = "bot", kinds: tuple[str, ...] = (), seat: int = 0
) -> str:
    """Bring a record and take one of its seats; bots that play at random have the others, or all share the screen."""
    visitor.post("/api/guest", {"name": name})
    return go_to(visitor, record, others, kinds, seat)


def go_to(visitor: Visitor, record: Record, others: str = "bot", kinds: tuple[str, ...] = (), seat: int = 0) -> str:
    """The same for somebody who has a name already."""
    table = bring(visitor, record, others, kinds, seat)
    visitor.open(f"/table/{table}")
    return table


def bring(visitor: Visitor, record: Record, others: str = "bot", kinds: tuple[str, ...] = (), seat: int = 0) -> str:
    """The same without looking at it."""
    levels = {"bot": {"level": "random"}}
    wanted = kinds or (others,) * (record.players - 1)
    seats = [{"kind": kind, **levels.get(kind, {})} for kind in wanted]
    seats.insert(seat, {"kind": "me"})
    table: str = visitor.post("/api/tables/import", {"record": msgspec.to_builtins(record), "seats": seats})["id"]
    return table


def act(visitor: Visitor, table: str, seat: int, notation: str) -> None:
    """Decide for a seat of one's own without the board."""
    version = visitor.fetch(f"/api/tables/{table}/state?seat={seat}")["body"]["version"]
    body = {"seat": seat, "version": version, "action": notation, "key": f"seat-{seat}-at-{version}"}
    visitor.post(f"/api/tables/{table}/actions", body)
