"""One block of the arena: the same deal played once with the line-up in every rotation around the table."""

from __future__ import annotations

import time
import zlib
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

import msgspec

from ecumene import games
from ecumene.bots.external import ExternalBot
from ecumene.bots.knowledge import Bot, Knowledge
from ecumene.bots.protocol import Fault, Start
from ecumene.bots.roster import bot
from ecumene.kernel import Match, Message, Rng

_COMPLAINTS = 3


class Pairing(msgspec.Struct, frozen=True):
    """A block to be played. ``line_up`` holds names with a mark after ``#`` where a bot plays against itself."""

    game: str
    seed: str
    deal: int
    line_up: tuple[str, ...]
    records: str = ""  # a folder for the records, if they are to be kept
    options: dict[str, str] = {}


class Played(msgspec.Struct):
    """How one game ended."""

    seats: list[str]
    scores: list[int]
    ranks: list[int]
    moves: list[int]
    faults: list[int]  # answers that were illegal, late or not understood
    micros: list[list[int]]  # time of every move that was a choice, by seat
    complaints: list[list[Message]] = []  # why there were faults, by seat: the first few of each game


class Block(msgspec.Struct):
    """A deal played in all rotations."""

    deal: int
    line_up: tuple[str, ...]
    games: list[Played]


def play_block(pairing: Pairing) -> Block:
    """Play a deal in every rotation; the order around the table changes from deal to deal."""
    order = list(range(len(pairing.line_up)))
    Rng(f"{pairing.seed} order {pairing.deal}").shuffle(order)
    table = [pairing.line_up[i] for i in order]
    bots = {name: bot(plain(name)) for name in table}
    try:
        _wake(bots.values())
        rotations = [table[-turn:] + table[:-turn] if turn else table for turn in range(len(table))]
        played = [_play(pairing, turn, seats, bots) for turn, seats in enumerate(rotations)]
    finally:
        for player in bots.values():
            if isinstance(player, ExternalBot):
                player.close()
    return Block(pairing.deal, pairing.line_up, played)


def plain(name: str) -> str:
    """The bot behind a name: without the mark that tells a bot from itself in a mirror match."""
    bare, sign, mark = name.rpartition("#")
    return bare if sign and mark.isdecimal() else name


def _wake(bots: Iterable[Bot]) -> None:
    """Start the programs among the bots, so that their first move takes no longer than the others."""
    for player in bots:
        if isinstance(player, ExternalBot):
            with suppress(Fault):  # it will be tried again, and counted, at the first decision
                player.start()


def _play(pairing: Pairing, turn: int, seats: list[str], bots: dict[str, Bot]) -> Played:
    game, options = games.load(pairing.game), pairing.options or None
    programs = {seat: player for seat, name in enumerate(seats) if isinstance(player := bots[name], ExternalBot)}
    journal = any(program.wants_journal for program in programs.values())
    match = Match(game, len(seats), options, f"{pairing.seed} {pairing.deal}", journal=journal)
    state = match.state
    _announce(pairing, turn, seats, programs)
    streams = [Rng(f"{pairing.seed} {pairing.deal} {turn} {seat}") for seat in range(len(seats))]
    played = Played(seats, [], [], [0] * len(seats), [0] * len(seats), [[] for _ in seats], [[] for _ in seats])
    while not state.over:
        seat = state.to_move()[0]
        legal = state.legal(seat)
        if len(legal) == 1 and not (seat in programs and programs[seat].wants_forced):
            match.play(seat, legal[0])
            continue
        player = bots[seats[seat]]
        known = len(_faults(player))
        start = time.perf_counter()
        action = player.choose(Knowledge(state, seat), streams[seat])
        if len(legal) > 1:
            played.micros[seat].append(int(1e6 * (time.perf_counter() - start)))
            played.moves[seat] += 1
        faults = _faults(player)[known:]
        if action not in legal:
            faults = [Message("bots-answer-illegal", {"action": str(action)[:80]})]
            action = legal[streams[seat].below(len(legal))]
        played.faults[seat] += len(faults)
        played.complaints[seat] += faults[: _COMPLAINTS - len(played.complaints[seat])]
        match.play(seat, action)
    result = state.result()
    assert result is not None
    for seat, program in programs.items():
        program.end(Knowledge(state, seat), result)
    played.scores = [standing.score for standing in result.standings]
    played.ranks = [standing.rank for standing in result.standings]
    if pairing.records:
        match.record().save(Path(pairing.records) / record_name(pairing, turn, seats))
    return played


def _announce(pairing: Pairing, turn: int, seats: list[str], programs: dict[int, ExternalBot]) -> None:
    """Tell the programs that a game begins. Its id says nothing about the seed, from which all cards follow."""
    game = games.load(pairing.game)
    options = msgspec.to_builtins(game.read_options(pairing.options or None))
    id = f"{pairing.game}-{pairing.deal}-{turn}-{zlib.crc32('+'.join(pairing.line_up).encode()):08x}"
    for seat, program in programs.items():
        program.begin(Start(id, pairing.game, seat, len(seats), list(seats), options))


def record_name(pairing: Pairing, turn: int, seats: list[str]) -> str:
    """Deal, rotation and who sat where, readable; a check sum keeps names apart that are cut to the same letters."""
    check = zlib.crc32("+".join([pairing.seed, *seats]).encode())
    return f"{pairing.game}-{pairing.deal}-{turn}-{'+'.join(_letters(name) for name in seats)}-{check:08x}.json"


def _faults(player: Bot) -> list[Message]:
    return player.faults if isinstance(player, ExternalBot) else []


def _letters(name: str) -> str:
    return "".join(letter if letter.isalnum() else "_" for letter in name)[:20]
