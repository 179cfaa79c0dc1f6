"""A tournament: all line-ups on the same deals, block by block, resumable."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from importlib.resources import files
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any

import msgspec

from ecumene import games
from ecumene.arena.executors import Executor
from ecumene.arena.matches import Block, Pairing, plain, play_block
from ecumene.bots.judging import Rounds, heuristics
from ecumene.bots.roster import BEAMED, JUDGED, LEVELS, PLANNED, bot, check_plays
from ecumene.kernel import BadOptions, EcumeneError, Game, Message


class Plan(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is to be played. The number of games is not part of its identity: more can be added later."""

    game: str
    line_ups: tuple[tuple[str, ...], ...]
    seed: str
    #: Which rules, levels and weights are behind the names: results of other ones must not be mixed in.
    made_with: str = ""
    options: dict[str, str] = {}

    def deals(self, wanted: int) -> int:
        """How many deals it takes for at least so many games."""
        return -(-wanted // sum(len(line) for line in self.line_ups))

    def games(self, wanted: int) -> int:
        """How many games are played when so many are wanted: every line-up plays every deal in every rotation."""
        return self.deals(wanted) * sum(len(line) for line in self.line_ups)

    def pairings(self, wanted: int, records: str = "") -> Iterator[Pairing]:
        """Blocks for at least so many games, deal by deal."""
        for deal in range(self.deals(wanted)):
            for line in self.line_ups:
                yield Pairing(self.game, self.seed, deal, line, records, self.options)


def plan(game: str, bots: list[str], players: int | None, seed: str, line_ups: list[str] | None = None) -> Plan:
    """A plan from the words of the command line; raises an explained error for what cannot be."""
    sizes = games.load(game).players
    lines = [tuple(name.strip() for name in line.split("+")) for line in line_ups or []]
    for line in lines:
        if players is not None and len(line) != players:
            args: dict[str, Any] = {"line": " + ".join(line), "seats": len(line), "players": players}
            raise BadOptions(Message("arena-line-up-size", args))
    if bots:
        names = [name.strip() for name in bots]
        lines += all_line_ups(names, players or min(max(len(names), sizes[0]), sizes[-1]))
    return checked(Plan(game, tuple(dict.fromkeys(lines)), seed))


def checked(plan: Plan) -> Plan:
    """The plan, if it can be played: as many seats as the game has, bots that play it, programs that answer.

    It is marked with what it will be played with.
    """
    game = games.load(plan.game)
    for line in plan.line_ups:
        game.check_players(len(line))
    for name in sorted({plain(name) for line in plan.line_ups for name in line}):
        check_plays(bot(name), game)
    return msgspec.structs.replace(plan, made_with=made_with(game))


def made_with(game: Game) -> str:
    """A check sum that changes with the rules, the levels and the weights."""
    folder = files("ecumene.bots") / "weights"
    weights = (folder / f"{game.slug}.npz", folder / f"{game.slug}_turns.npz")
    learned = b"".join(file.read_bytes() for file in weights if file.is_file())
    levels = f"{sorted(LEVELS.items())} {sorted(PLANNED.items())} {sorted(BEAMED.items())}"
    if isinstance(heuristics(game), Rounds):
        levels += f" {sorted(JUDGED.items())}"
    return f"{zlib.crc32(f'{game.version} {levels}'.encode() + learned):08x}"


def _marked(names: list[str]) -> list[str]:
    """Names that differ: the second of a kind is ``name#2``."""
    return [f"{name}#{names[:i].count(name) + 1}" if names[:i].count(name) else name for i, name in enumerate(names)]


def all_line_ups(names: list[str], players: int) -> list[tuple[str, ...]]:
    """Every choice of so many bots; with fewer bots than seats every mixture of at least two; one against itself."""
    if len(names) == 1:
        return [tuple(_marked(names * players))]
    names = _marked(names)
    if len(names) >= players:
        return list(combinations(names, players))
    return [line for line in combinations_with_replacement(names, players) if len(set(line)) > 1]


def duel_line_ups(one: str, two: str, players: int) -> list[tuple[str, ...]]:
    """Two bots share a table as evenly as it goes; with an odd number of seats each has the majority once."""
    two = f"{two}#2" if one == two else two
    halves = sorted({players // 2, players - players // 2})
    return [(one,) * half + (two,) * (players - half) for half in halves]


class Store:
    """Blocks on file, a line each, after a first line with the plan: what was played is not played again."""

    def __init__(self, path: Path | None, plan: msgspec.Struct) -> None:
        self.path = path
        self.blocks: list[Block] = []
        self._first = msgspec.json.encode(plan) + b"\n"
        self._begun = False
        if path is not None and path.exists():
            self._read(path)

    def _read(self, path: Path) -> None:
        data = path.read_bytes()
        if self._first.startswith(data):
            self._begun = data == self._first  # otherwise ended before the first line was written
            return
        if not data.startswith(self._first):
            raise EcumeneError(Message("arena-other-plan", {"file": str(path)}))
        self._begun = True
        *whole, rest = data[len(self._first) :].split(b"\n")
        for number, line in enumerate(whole, start=2):
            try:
                self.blocks.append(msgspec.json.decode(line, type=Block))
            except (msgspec.DecodeError, UnicodeDecodeError):
                raise EcumeneError(Message("arena-damaged", {"file": str(path), "line": number})) from None
        if rest:  # ended while this line was written
            with path.open("r+b") as file:
                file.truncate(len(data) - len(rest))

    def has(self) -> set[tuple[int, tuple[str, ...]]]:
        return {(block.deal, block.line_up) for block in self.blocks}

    def add(self, block: Block) -> None:
        self.blocks.append(block)
        if self.path is not None:
            with self.path.open("ab" if self._begun else "wb") as file:
                file.write((b"" if self._begun else self._first) + msgspec.json.encode(block) + b"\n")
            self._begun = True


def run(plan: Plan, games_wanted: int, workers: Executor, store: Store, records: str = "") -> Iterator[Block]:
    """Play what is missing; each block as it is done, in order."""
    done = store.has()
    missing = (
        pairing for pairing in plan.pairings(games_wanted, records) if (pairing.deal, pairing.line_up) not in done
    )
    for block in workers.map(play_block, missing):
        store.add(block)
        yield block
