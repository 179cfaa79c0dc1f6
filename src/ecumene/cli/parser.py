"""What can be asked of the command line, explained in the language of whoever asks."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import metadata
from math import inf
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from ecumene.cli.words import Voice
from ecumene.kernel import Game, Message
from ecumene.locale import LANGUAGES

#: The texts of argparse itself that can reach a person, by the ids of ours.
_ARGPARSE = {
    "usage: ": "cli-usage",
    "positional arguments": "cli-positionals",
    "options": "cli-options",
    "show this help message and exit": "cli-help-help",
    "argument %(argument_name)s: %(message)s": "cli-error-argument",
    "the following arguments are required: %s": "cli-error-required",
    "unrecognized arguments: %s": "cli-error-unrecognized",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-error-choice",
    "invalid %(type)s value: %(value)r": "cli-error-value",
    "expected one argument": "cli-error-one-argument",
    "expected at least one argument": "cli-error-one-argument",
    "ignored explicit argument %r": "cli-error-explicit",
    "ambiguous option: %(option)s could match %(matches)s": "cli-error-ambiguous",
}


#: More processes than this are a slip of the finger.
_MOST_PROCESSES = 1000
#: A review, for which somebody waits, is shared between so many processes by itself.
_CORES = 2


class BadUsage(Exception):
    """What was asked for cannot be understood."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.reason = Message("cli-error-usage", {"problem": problem})


class Parser(argparse.ArgumentParser):
    """Raises instead of exiting, so that errors are told in one place."""

    def error(self, message: str) -> NoReturn:
        raise BadUsage(message)


@contextmanager
def _in_words_of(voice: Voice) -> Iterator[None]:
    """Let argparse speak through our texts: it looks its words up in its module's ``_``."""
    names = vars(argparse)
    original = names["_"]
    names["_"] = lambda words: voice.words(_ARGPARSE[words]) if words in _ARGPARSE else words
    try:
        yield
    finally:
        names["_"] = original


def parse(arguments: list[str], voice: Voice) -> argparse.Namespace:
    with _in_words_of(voice):
        return _build(voice).parse_args(arguments)


def _build(voice: Voice) -> Parser:
    words = voice.words
    common = Parser(add_help=False)
    common.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=words("cli-help-lang"))
    parser = Parser(prog="ecumene", description=words("cli-about"), parents=[common])
    parser.add_argument("--version", action="version", version=f"ecumene {_version()}", help=words("cli-help-version"))
    commands = parser.add_subparsers(dest="command", metavar=words("cli-metavar-command"), required=True)
    for name, add in COMMANDS.items():
        about = words(f"cli-about-{name}")
        add(commands.add_parser(name, help=about, description=about, parents=[common]), voice)
    return parser


def _play(command: Parser, voice: Voice) -> None:
    _game(command, voice)
    _players(command, voice)
    command.add_argument("--seat", type=Number(voice, 1), default=1, metavar="N", help=voice.words("cli-help-seat"))
    level = voice.words("cli-metavar-level")
    command.add_argument("--bots", default="random", metavar=level, help=voice.words("cli-help-bots"))
    _options(command, voice)
    command.add_argument("--seed", metavar="S", help=voice.words("cli-help-seed"))
    file = voice.words("cli-metavar-file")
    command.add_argument("--save", type=Path, metavar=file, help=voice.words("cli-help-save"))
    command.add_argument("--load", type=Path, metavar=file, help=voice.words("cli-help-load"))


def _components(command: Parser, voice: Voice) -> None:
    _game(command, voice)
    _json(command, voice)


def _check(command: Parser, voice: Voice) -> None:
    _game(command, voice)
    _games(command, voice, 100)
    command.add_argument("--players", metavar="A-B", help=voice.words("cli-help-player-counts"))
    _seed(command, voice)
    share = Number(voice, 0, 1, whole=False)
    command.add_argument("--deep", type=share, default=0.05, metavar="P", help=voice.words("cli-help-deep"))
    _options(command, voice)
    _jobs(command, voice)
    _json(command, voice)


def _bench(command: Parser, voice: Voice) -> None:
    command.add_argument("game", nargs="?", metavar=voice.words("cli-metavar-game"), help=voice.words("cli-help-bench"))
    command.add_argument("--players", metavar="N", help=voice.words("cli-help-player-counts"))
    seconds = Number(voice, 0.01, 86_400, whole=False)
    command.add_argument("--seconds", type=seconds, default=3.0, metavar="S", help=voice.words("cli-help-seconds"))
    _json(command, voice)


def _replay(command: Parser, voice: Voice) -> None:
    file = voice.words("cli-metavar-file")
    command.add_argument("file", type=Path, metavar=file, help=voice.words("cli-help-record"))
    command.add_argument("--log", action="store_true", help=voice.words("cli-help-log"))
    _json(command, voice)


def _review(command: Parser, voice: Voice) -> None:
    file = voice.words("cli-metavar-file")
    command.add_argument("file", type=Path, metavar=file, help=voice.words("cli-review-file-help"))
    command.add_argument("--report", type=Path, metavar=file, help=voice.words("cli-review-report-help"))
    command.add_argument("--annotate", type=Path, metavar=file, help=voice.words("cli-review-annotate-help"))
    _jobs(command, voice, min(_CORES, os.cpu_count() or 1))
    _json(command, voice)


def _simulate(command: Parser, voice: Voice) -> None:
    _game(command, voice)
    _players(command, voice)
    _games(command, voice, 100)
    folder = voice.words("cli-metavar-folder")
    command.add_argument("--out", type=Path, required=True, metavar=folder, help=voice.words("cli-help-out"))
    formats = ("records", "parquet")
    command.add_argument("--format", choices=formats, default=formats[0], help=voice.words("cli-help-format"))
    _seed(command, voice)
    _options(command, voice)
    _jobs(command, voice)


def _arena(command: Parser, voice: Voice) -> None:
    words = voice.words
    _game(command, voice)
    command.add_argument("--bots", default="", metavar="A,B,…", help=words("arena-help-bots"))
    command.add_argument("--line-up", action="append", default=[], metavar="A+B+…", help=words("arena-help-line-up"))
    _tournament(command, voice)


def _duel(command: Parser, voice: Voice) -> None:
    _game(command, voice)
    command.add_argument("one", metavar="A", help=voice.words("arena-help-one"))
    command.add_argument("two", metavar="B", help=voice.words("arena-help-two"))
    _tournament(command, voice)
    share = Number(voice, 0, 1, whole=False)
    command.add_argument("--sprt", action="store_true", help=voice.words("arena-help-sprt"))
    command.add_argument("--low", type=share, default=0.5, metavar="P", help=voice.words("arena-help-low"))
    command.add_argument("--high", type=share, default=0.55, metavar="P", help=voice.words("arena-help-high"))


def _tournament(command: Parser, voice: Voice) -> None:
    """What all matches between bots have in common."""
    words = voice.words
    _players(command, voice)
    _games(command, voice, 400)
    _seed(command, voice)
    command.add_argument("--store", type=Path, metavar="JSONL", help=words("arena-help-store"))
    command.add_argument("--records", type=Path, metavar=words("cli-metavar-folder"), help=words("arena-help-records"))
    command.add_argument("--report", type=Path, metavar="HTML", help=words("arena-help-report"))
    _json(command, voice)
    _engine(command, voice)


def _ladder(command: Parser, voice: Voice) -> None:
    words = voice.words
    _game(command, voice)
    command.add_argument("--add", action="append", default=[], metavar="BOT", help=words("ladder-help-add"))
    command.add_argument("--without", action="append", default=[], metavar="BOT", help=words("ladder-help-without"))
    _players(command, voice)
    _games(command, voice, 400)
    _seed(command, voice)
    command.add_argument("--store", type=Path, metavar="JSONL", help=words("ladder-help-store"))
    command.add_argument("--page", type=Path, metavar="HTML", help=words("ladder-help-page"))
    command.add_argument("--ratings", type=Path, metavar="JSON", help=words("ladder-help-ratings"))
    _json(command, voice)
    _jobs(command, voice)
    command.add_argument("--engine", choices=("local", "ray"), default="", help=words("ladder-help-engine"))


def _train(command: Parser, voice: Voice) -> None:
    words, count = voice.words, Number(voice, 1)
    _game(command, voice)
    command.add_argument("--players", metavar="A-B", help=words("cli-help-player-counts"))
    command.add_argument("--rules", metavar="RULES", help=words("arena-help-rules"))
    command.add_argument("--generations", type=count, metavar="N", help=words("arena-help-generations"))
    command.add_argument("--games", type=count, metavar="N", help=words("arena-help-lessons"))
    command.add_argument("--gate", type=count, metavar="N", help=words("arena-help-gate"))
    command.add_argument("--units", type=count, metavar="N", help=words("arena-help-units"))
    command.add_argument("--from", dest="start", metavar="EDITION", help=words("arena-help-edition"))
    command.add_argument("--hindsight", dest="rounds", type=count, metavar="N", help=words("arena-help-hindsight"))
    command.add_argument("--drills", type=count, metavar="N", help=words("arena-help-drills"))
    command.add_argument("--insight", type=count, metavar="N", help=words("arena-help-insight"))
    _seed(command, voice)
    command.add_argument("--out", type=Path, metavar="NPZ", help=words("arena-help-weights"))
    folder = words("cli-metavar-folder")
    command.add_argument("--checkpoints", type=Path, metavar=folder, help=words("arena-help-checkpoints"))
    _engine(command, voice)


def _positions(command: Parser, voice: Voice) -> None:
    words = voice.words
    _game(command, voice)
    command.add_argument("--out", type=Path, required=True, metavar="PARQUET", help=words("arena-help-parquet"))
    command.add_argument("--bot", default="random", metavar="A", help=words("arena-help-bot"))
    _players(command, voice)
    _games(command, voice, 100)
    _seed(command, voice)
    _options(command, voice)
    _engine(command, voice)


def _serve(command: Parser, voice: Voice) -> None:
    command.add_argument("--host", default="127.0.0.1", help=voice.words("cli-help-host"))
    command.add_argument("--port", type=Number(voice, 0, 65_535), default=8000, help=voice.words("cli-help-port"))
    workers = Number(voice, 1, _MOST_PROCESSES)
    command.add_argument("--workers", type=workers, default=1, metavar="N", help=voice.words("cli-help-workers"))
    _database(command, voice)


def _backup(command: Parser, voice: Voice) -> None:
    file = voice.words("cli-metavar-file")
    command.add_argument("file", type=Path, metavar=file, help=voice.words("cli-help-backup"))
    _database(command, voice)


def _tables(command: Parser, voice: Voice) -> None:
    command.add_argument("what", choices=("list", "close", "export", "delete"), help=voice.words("cli-help-tables"))
    command.add_argument("id", nargs="?", default="", metavar="ID", help=voice.words("cli-help-table-id"))
    command.add_argument("--status", choices=("waiting", "playing", "finished"), help=voice.words("cli-help-status"))
    command.add_argument(
        "--file", type=Path, metavar=voice.words("cli-metavar-file"), help=voice.words("cli-help-export")
    )
    _database(command, voice)


def _accounts(command: Parser, voice: Voice) -> None:
    command.add_argument("what", choices=("list", "password", "delete"), help=voice.words("cli-help-accounts"))
    command.add_argument("name", nargs="?", default="", metavar="NAME", help=voice.words("cli-help-account"))
    _database(command, voice)


def _announce(command: Parser, voice: Voice) -> None:
    command.add_argument("text", nargs="+", metavar="TEXT", help=voice.words("cli-help-announce"))
    _database(command, voice)


def _check_tables(command: Parser, voice: Voice) -> None:
    _database(command, voice)


COMMANDS = {
    "play": _play,
    "components": _components,
    "check": _check,
    "bench": _bench,
    "replay": _replay,
    "review": _review,
    "simulate": _simulate,
    "arena": _arena,
    "duel": _duel,
    "ladder": _ladder,
    "train": _train,
    "positions": _positions,
    "serve": _serve,
    "backup": _backup,
    "check-tables": _check_tables,
    "tables": _tables,
    "accounts": _accounts,
    "announce": _announce,
}


def _game(command: Parser, voice: Voice) -> None:
    command.add_argument("game", metavar=voice.words("cli-metavar-game"), help=voice.words("cli-help-game"))


def _players(command: Parser, voice: Voice) -> None:
    command.add_argument("--players", type=Number(voice, 1), metavar="N", help=voice.words("cli-help-players"))


def _games(command: Parser, voice: Voice, default: int) -> None:
    count = Number(voice, 1)
    command.add_argument("--games", type=count, default=default, metavar="N", help=voice.words("cli-help-games"))


def _seed(command: Parser, voice: Voice) -> None:
    command.add_argument("--seed", default="0", metavar="S", help=voice.words("cli-help-seed-check"))


def _engine(command: Parser, voice: Voice) -> None:
    _jobs(command, voice)
    command.add_argument("--engine", choices=("local", "ray"), default="local", help=voice.words("arena-help-engine"))


def _options(command: Parser, voice: Voice) -> None:
    command.add_argument(
        "--options", nargs="+", action="extend", default=[], metavar="K=V", help=voice.words("cli-help-options")
    )


def _jobs(command: Parser, voice: Voice, default: int = 1) -> None:
    jobs = Number(voice, 1, _MOST_PROCESSES)
    command.add_argument("--jobs", type=jobs, default=default, metavar="J", help=voice.words("cli-help-jobs"))


def _json(command: Parser, voice: Voice) -> None:
    command.add_argument("--json", action="store_true", help=voice.words("cli-help-json"))


def _database(command: Parser, voice: Voice) -> None:
    command.add_argument("--database-url", default="", metavar="URL", help=voice.words("cli-help-database"))


def _version() -> str:
    try:
        return metadata.version("ecumene")
    except metadata.PackageNotFoundError:
        return "0 (source)"


class Number:
    """Reads a number within limits; argparse names what was wanted by ``__name__``."""

    def __init__(self, voice: Voice, least: float, most: float = inf, *, whole: bool = True) -> None:
        if most == inf:
            self.__name__ = voice.words("cli-number-whole-up", least=f"{least:g}")
        else:
            kind = "cli-number-whole" if whole else "cli-number-any"
            self.__name__ = voice.words(kind, least=f"{least:g}", most=f"{most:g}")
        self._least, self._most, self._whole = least, most, whole

    def __call__(self, given: str) -> float:
        value = int(given) if self._whole else float(given)
        if not self._least <= value <= self._most:
            raise ValueError(value)
        return value


def read_counts(given: str | None, game: Game, default: range | list[int] | None = None) -> list[int]:
    """Numbers of players: ``4``, ``3-7`` or ``3,4,7``; each must fit the game."""
    if given is None:
        return list(game.players if default is None else default)
    counts: list[int] = []
    for part in given.split(","):
        first, dash, last = part.partition("-")
        if not (first.strip().isdecimal() and (last.strip().isdecimal() or not dash)):
            raise BadUsage(f"--players {given}")
        ends = int(first), int(last) if dash else int(first)
        for players in ends:
            game.check_players(players)
        counts.extend(range(ends[0], ends[1] + 1))
    if not counts:
        raise BadUsage(f"--players {given}")
    return counts


def read_options(given: list[str], game: Game) -> dict[str, Any]:
    """Options as ``key=value``, each value read as its type wants it: a list is separated by commas."""
    kinds = {field.name: msgspec.inspect.type_info(field.type) for field in msgspec.structs.fields(game.options)}
    options: dict[str, Any] = {}
    for entry in given:
        key, sign, value = entry.partition("=")
        if not sign:
            raise BadUsage(f"--options {entry}")
        kind = kinds.get(key)
        if isinstance(kind, msgspec.inspect.ListType | msgspec.inspect.VarTupleType):
            options[key] = [part.strip() for part in value.split(",") if part.strip()]
        elif isinstance(kind, msgspec.inspect.IntType) and value.lstrip("-").isdecimal():
            options[key] = int(value)
        elif isinstance(kind, msgspec.inspect.BoolType) and value.lower() in ("true", "false"):
            options[key] = value.lower() == "true"
        else:
            options[key] = value
    return options
