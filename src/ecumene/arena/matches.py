"""One block of the arena: the same deal played once with the line-up in every rotation around the table."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec

from ecumene import games
from ecumene.bots.external import ExternalBot
from ecumene.bots.knowledge import Bot, Knowledge
from ecumene.bots.roster import bot
from ecumene.kernel import Match, Rng


class Pairing(msgspec.Struct, frozen=True):
    """A block to be played. ``line_up`` holds names with a mark after ``#`` where a bot plays against itself."""

    game: str
    seed: str
    deal: int
    line_up: tuple[str, ...]
    records: str = ""  # a folder for the records, if they are to be kept


class Played(msgspec.Struct):
    """How one game ended."""

    seats: list[str]
    scores: list[int]
    ranks: list[int]
    moves: list[int]
    faults: list[int]  # answers that were illegal, late or not understood
    micros: list[list[int]]  # time of every move that was a choice, by seat


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
    bots = {name: bot(name.partition("#")[0]) for name in table}
    try:
        rotations = [table[-turn:] + table[:-turn] if turn else table for turn in range(len(table))]
        played = [_play(pairing, turn, seats, bots) for turn, seats in enumerate(rotations)]
    finally:
        for player in bots.values():
            if isinstance(player, ExternalBot):
                player.close()
    return Block(pairing.deal, pairing.line_up, played)


def _play(pairing: Pairing, turn: int, seats: list[str], bots: dict[str, Bot]) -> Played:
    match = Match(games.load(pairing.game), len(seats), None, f"{pairing.seed} {pairing.deal}", journal=False)
    state = match.state
    streams = [Rng(f"{pairing.seed} {pairing.deal} {turn} {seat}") for seat in range(len(seats))]
    played = Played(seats, [], [], [0] * len(seats), [0] * len(seats), [[] for _ in seats])
    while not state.over:
        seat = state.to_move()[0]
        legal = state.legal(seat)
        if len(legal) == 1:
            match.play(seat, legal[0])
            continue
        player = bots[seats[seat]]
        faults = _faults(player)
        start = time.perf_counter()
        action = player.choose(Knowledge(state, seat), streams[seat])
        played.micros[seat].append(int(1e6 * (time.perf_counter() - start)))
        played.moves[seat] += 1
        played.faults[seat] += _faults(player) - faults
        if action not in legal:
            played.faults[seat] += 1
            action = legal[streams[seat].below(len(legal))]
        match.play(seat, action)
    result = state.result()
    assert result is not None
    played.scores = [standing.score for standing in result.standings]
    played.ranks = [standing.rank for standing in result.standings]
    if pairing.records:
        match.record().save(Path(pairing.records) / f"{pairing.deal}-{turn}-{'+'.join(_plain(seats))}.json")
    return played


def _faults(player: Bot) -> int:
    return len(player.faults) if isinstance(player, ExternalBot) else 0


def _plain(names: list[str]) -> list[str]:
    return ["".join(letter if letter.isalnum() else "_" for letter in name)[:24] for name in names]
