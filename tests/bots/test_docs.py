"""The examples of docs/bots.md run as they are printed."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import ecumene
from ecumene.arena.positions import COLUMNS
from ecumene.cli.main import main
from ecumene.cli.parser import parse
from ecumene.cli.words import Voice
from tests.server.serving import Server

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
EXAMPLES = [code for code in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL) if "from ecumene" in code]
COMMANDS = re.findall(r"^(ecumene .*)$", PAGE, re.MULTILINE)
HERE = [code for code in EXAMPLES if "sys.argv" not in code and ("pyspiel" not in code or find_spec("pyspiel"))]
SOURCES = str(Path(ecumene.__file__).parents[1])


def example(name: str) -> str:
    found: list[str] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    return next(code for code in found if code.startswith(f"# {name}"))


@pytest.mark.parametrize("code", HERE, ids=[str(i) for i in range(len(HERE))])
def test_an_example_runs(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, "docs/bots.md", "exec"), {"__name__": "docs"})
    assert "print" not in code or capsys.readouterr().out


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, with ``python`` the one of the project, as the page tells to arrange it."""
    (tmp_path / "bin").mkdir()
    python = tmp_path / "bin" / "python"
    python.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} "$@"\n')
    python.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("PYTHONPATH", SOURCES)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_bot_of_the_page_is_written_and_run_as_told(desk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (desk / "my_bot.py").write_text(example("my_bot.py"), encoding="utf-8")
    printed = next(command for command in COMMANDS if "my_bot.py+easy" in command)
    words = shlex.split(printed)[1:]
    words[words.index("--games") + 1] = "3"  # the rest as it is
    assert main(words) == 0
    row = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("exec:"))
    assert row.split()[-1] == "0"  # no faults
    assert "my_bot.py" in (desk / "report.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("file", ["play.py", "at_a_table.py"])
def test_a_program_of_the_page_plays_at_a_real_server(desk: Path, file: str) -> None:
    (desk / file).write_text(example(file), encoding="utf-8")
    server = Server(f"sqlite:///{desk / 'tables.sqlite3'}", desk / "log").start()
    try:
        done = subprocess.run(
            [sys.executable, file, server.url, "seven_wonders"], capture_output=True, text=True, check=False
        )
    finally:
        server.stop()
    assert done.returncode == 0, done.stderr
    assert sorted(re.findall(r"seat (\d): rank \d, -?\d+ points", done.stdout)) == ["1", "2", "3"]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_page_can_be_given(command: str) -> None:
    assert parse(shlex.split(command)[1:], Voice("en")).command == command.split()[1]


def test_the_columns_of_positions_are_those_that_are_written() -> None:
    told = re.findall(r"^\| `(\w+)` \| (\[?\w+\]?) \|", PAGE, re.MULTILINE)
    assert dict(told) == COLUMNS
