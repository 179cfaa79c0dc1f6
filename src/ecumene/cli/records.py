"""``ecumene replay``, ``ecumene simulate`` and ``ecumene positions``: games on file."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec

from ecumene import games
from ecumene.cli.files import check_file, draft_of, make_folder
from ecumene.cli.parser import read_options
from ecumene.cli.progress import Bar
from ecumene.cli.standings import standings_table
from ecumene.cli.words import Voice, write
from ecumene.conformance import random_game
from ecumene.kernel import SPECTATOR, Game, Match, Record, Result
from ecumene.kernel import replay as play_again
from ecumene.kernel.workers import spread

_CHUNK = 20


class Outcome(msgspec.Struct, frozen=True):
    """What a verified record leads to, for other programs."""

    game: str
    rules: int
    players: int
    actions: int
    digest: str
    over: bool
    to_move: list[int]
    result: Result | None


def replay(arguments: argparse.Namespace, voice: Voice) -> int:
    record = Record.load(arguments.file)
    game = games.load(record.game)
    match = play_again(record, game)
    state = match.state
    if arguments.json:
        actions = len(match.actions)
        outcome = Outcome(
            game.slug, record.rules, state.players, actions, state.digest(), state.over, state.to_move(), state.result()
        )
        write(msgspec.json.encode(outcome))
        return 0
    if arguments.log:
        _tell(match, voice)
    voice.say("cli-replay-ok", game=game.name_of(), players=state.players, actions=len(match.actions))
    result = state.result()
    if result is not None:
        voice.out.print(standings_table(game, result, voice))
    else:
        waiting = ", ".join(voice.seat_name(seat) for seat in state.to_move())
        voice.say("cli-replay-unfinished", seats=waiting)
    return 0


def _tell(match: Match, voice: Voice) -> None:
    """The story of the game as everybody may know it."""
    for event in match.state.journal.seen_by(SPECTATOR) if match.state.journal is not None else []:
        voice.out.print(voice.text(match.state.narrate(event)), soft_wrap=True)


def simulate(arguments: argparse.Namespace, voice: Voice) -> int:
    game = games.load(arguments.game)
    players = arguments.players if arguments.players is not None else default_players(game)
    options = read_options(arguments.options, game)
    game.new(players, options)
    make_folder(arguments.out)
    if arguments.format == "parquet":
        file = arguments.out / f"{game.slug}-{players}-{_file_name(arguments.seed)}.parquet"
        return _write_table(arguments, game, players, "random", file, voice)
    numbers = (range(n, min(n + _CHUNK, arguments.games)) for n in range(0, arguments.games, _CHUNK))
    chunks = ((game.slug, players, options, arguments.seed, chunk, arguments.out) for chunk in numbers)
    with Bar(voice, "cli-simulate-progress", arguments.games) as bar:
        jobs = arguments.jobs
        for written in map(_write_games, chunks) if jobs == 1 else spread(_write_games, chunks, jobs):
            bar.advance(written)
    voice.say("cli-simulate-done", games=arguments.games, folder=str(arguments.out))
    return 0


def positions(arguments: argparse.Namespace, voice: Voice) -> int:
    """``ecumene positions``: like ``simulate --format parquet``, of games of any bot."""
    game = games.load(arguments.game)
    players = arguments.players if arguments.players is not None else default_players(game)
    game.new(players, read_options(arguments.options, game))
    check_file(arguments.out)
    return _write_table(arguments, game, players, arguments.bot, arguments.out, voice)


def _write_table(arguments: argparse.Namespace, game: Game, players: int, bot: str, file: Path, voice: Voice) -> int:
    from ecumene.arena.executors import executor  # all this needs more than records do
    from ecumene.arena.positions import Assignment, write_positions
    from ecumene.arena.tournament import Plan, checked

    checked(Plan(game.slug, ((bot,) * players,), ""))
    options = game.read_options(read_options(arguments.options, game))
    assignment = Assignment(game, players, options, arguments.seed, bot, range(arguments.games))
    workers = executor(getattr(arguments, "engine", "local"), arguments.jobs)
    with Bar(voice, "cli-simulate-progress", arguments.games) as bar, draft_of(file) as draft:
        rows = write_positions(assignment, draft, workers, bar.advance)
    voice.say("arena-positions", n=rows, file=str(file))
    return 0


_Chunk = tuple[str, int, dict[str, Any], str, range, Path]


def _write_games(chunk: _Chunk) -> int:
    slug, players, options, seed, numbers, folder = chunk
    game = games.load(slug)
    for number in numbers:
        match = random_game(game, players, f"{seed}-{number}", options, journal=False)
        match.record().save(folder / f"{slug}-{players}-{_file_name(seed)}-{number}.json")
    return len(numbers)


def _file_name(seed: str) -> str:
    """A seed as part of a file name, whatever signs it has."""
    return "".join(sign if sign.isalnum() or sign in "-." else "_" for sign in seed)[:60]


def default_players(game: Game) -> int:
    """Four at the table, or as near to it as the game allows."""
    return min(max(4, game.players[0]), game.players[-1])
