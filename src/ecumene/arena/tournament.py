"""A tournament: all line-ups on the same deals, block by block, resumable."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any

import msgspec

from ecumene import games
from ecumene.arena.executors import Executor
from ecumene.arena.matches import Block, Pairing, play_block
from ecumene.bots.roster import bot
from ecumene.kernel import BadOptions, EcumeneError, Message


class Plan(msgspec.Struct, frozen=True):
    """What is to be played. The number of games is not part of its identity: more can be added later."""

    game: str
    line_ups: tuple[tuple[str, ...], ...]
    seed: str

    def pairings(self, wanted: int, records: str = "") -> Iterator[Pairing]:
        """Blocks for at least so many games, deal by deal."""
        per_deal = sum(len(line) for line in self.line_ups)
        for deal in range(-(-wanted // per_deal)):
            for line in self.line_ups:
                yield Pairing(self.game, self.seed, deal, line, records)


def plan(game: str, bots: list[str], players: int | None, seed: str, line_ups: list[str] | None = None) -> Plan:
    """A plan from the words of the command line; raises an explained error for what cannot be."""
    sizes = games.load(game).players
    lines = [tuple(name.strip() for name in line.split("+")) for line in line_ups or []]
    if not lines:
        names = [name.strip() for name in bots]
        size = players or min(max(len(names), sizes[0]), sizes[-1])
        lines = all_line_ups(names, size)
    for line in lines:
        if len(line) not in sizes:
            args: dict[str, Any] = {"game": games.load(game).name_of(), "given": len(line)}
            raise BadOptions(Message("bad-players", {**args, "least": sizes[0], "most": sizes[-1]}))
    for name in {name for line in lines for name in line}:
        bot(name.partition("#")[0])
    return Plan(game, tuple(lines), seed)


def all_line_ups(names: list[str], players: int) -> list[tuple[str, ...]]:
    """Every choice of so many bots; with fewer bots than seats every mixture of at least two."""
    if len(names) != len(set(names)):
        names = [
            f"{name}#{names[:i].count(name) + 1}" if names[:i].count(name) else name for i, name in enumerate(names)
        ]
    if len(names) >= players:
        return list(combinations(names, players))
    if len(names) == 1:
        return [(names[0],) * players]
    return [line for line in combinations_with_replacement(names, players) if len(set(line)) > 1]


def duel_line_ups(one: str, two: str, players: int) -> list[tuple[str, ...]]:
    """Two bots share a table as evenly as it goes; with an odd number of seats each has the majority once."""
    two = f"{two}#2" if one == two else two
    halves = sorted({players // 2, players - players // 2})
    return [(one,) * half + (two,) * (players - half) for half in halves]


class Store:
    """Blocks on file, a line each, after a first line with the plan: what was played is not played again."""

    def __init__(self, path: Path | None, plan: Plan) -> None:
        self.path = path
        self.blocks: list[Block] = []
        if path is None:
            return
        first = msgspec.json.encode(plan)
        if path.exists() and path.stat().st_size:
            self._read(path, first)
        else:
            path.write_bytes(first + b"\n")

    def _read(self, path: Path, first: bytes) -> None:
        data = path.read_bytes()
        lines = data.split(b"\n")
        if lines[0] != first:
            raise EcumeneError(Message("arena-other-plan", {"file": str(path)}))
        whole = lines[1:-1]  # what follows the last line break was cut off while it was written
        self.blocks = [msgspec.json.decode(line, type=Block) for line in whole]
        if lines[-1]:
            path.write_bytes(data[: len(data) - len(lines[-1])])

    def has(self) -> set[tuple[int, tuple[str, ...]]]:
        return {(block.deal, block.line_up) for block in self.blocks}

    def add(self, block: Block) -> None:
        self.blocks.append(block)
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(block) + b"\n")


def run(plan: Plan, games_wanted: int, workers: Executor, store: Store, records: str = "") -> Iterator[Block]:
    """Play what is missing; each block as it is done, in order."""
    done = store.has()
    missing = (
        pairing for pairing in plan.pairings(games_wanted, records) if (pairing.deal, pairing.line_up) not in done
    )
    for block in workers.map(play_block, missing):
        store.add(block)
        yield block
