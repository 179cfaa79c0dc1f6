"""How the command line is called in tests: in this process, with what it says in hand."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import NamedTuple

import pytest

from ecumene import games
from ecumene.cli import main
from ecumene.kernel import Game
from tests.kernel.toy import Heralds


class Said(NamedTuple):
    code: int
    out: str
    err: str


Cli = Callable[..., Said]


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cli:
    """Run a command with some typed lines; the language is English unless asked otherwise."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")

    def run(*arguments: object, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        return Said(code, *capsys.readouterr())

    return run


@pytest.fixture
def heralds(monkeypatch: pytest.MonkeyPatch) -> Heralds:
    """The toy game, as if it lay in a folder of its own."""
    toy, load = Heralds(), games.load

    def load_with_toy(slug: str) -> Game:
        return toy if slug == "heralds" else load(slug)

    monkeypatch.setattr(games, "load", load_with_toy)
    return toy
