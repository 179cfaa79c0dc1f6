"""Bad usage: one clear line on standard error in the right language, exit code 2, never a traceback."""

from __future__ import annotations

import re
import socket
import sys
from pathlib import Path

import pytest

import ecumene.server
from ecumene.cli.parser import COMMANDS, Parser
from ecumene.cli.words import Voice, choose_language
from tests.cli.conftest import Cli
from tests.kernel.toy import Heralds


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ([], "missing: COMMAND"),
        (["conquer"], "COMMAND: 'conquer' is none of 'play', 'components'"),
        (["check"], "missing: GAME"),
        (["check", "chess"], "There is no game “chess” here. Known games: "),
        (["check", "heralds", "--games", "0"], "--games: '0' does not fit here"),
        (["check", "heralds", "--games"], "--games: a value is missing"),
        (["check", "heralds", "--deep", "2"], "--deep: '2' does not fit here"),
        (["check", "heralds", "--players", "9"], "Heralds is for 2 to 3 players, not 9"),
        (["check", "heralds", "--players", "2-99999999999"], "Heralds is for 2 to 3 players, not 99,999,999,999"),
        (["check", "heralds", "--players", "3-2"], "--players 3-2"),
        (["check", "heralds", "--players", "two"], "--players two"),
        (["check", "heralds", "--options", "open"], "--options open"),
        (["check", "heralds", "--options", "open=perhaps"], "Heralds cannot be set up like this: Expected `bool`"),
        (["check", "heralds", "--options", "wings=2"], "unknown field `wings`"),
        (["check", "heralds", "--wings"], "not understood: --wings"),
        (["bench", "chess"], "There is no game “chess” here"),
        (["bench", "heralds", "--seconds", "soon"], "--seconds: 'soon' does not fit here"),
        (["play", "heralds", "--players", "1"], "Heralds is for 2 to 3 players, not 1"),
        (["play", "heralds", "--players", "2", "--seat", "3"], "There is no seat 3: the table has 2 seats"),
        (["play", "heralds", "--lang", "eo"], "--lang: 'eo' is none of 'en', 'ru'"),
        (["play", "heralds", "--load", "nowhere.json"], "nowhere.json cannot be read: No such file or directory"),
        (["play", "heralds", "--bots", "perfect"], "There is no bot “perfect”. Bots: random, novice"),
        (["simulate", "heralds"], "missing: --out"),
        (["arena", "heralds"], "Name the bots with --bots"),
        (["arena", "chess", "--bots", "easy"], "There is no game “chess” here"),
        (["duel", "heralds", "easy", "perfect"], "There is no bot “perfect”"),
        (["simulate", "heralds", "--out", "/dev/null/x"], "/dev/null/x cannot be written: Not a directory"),
        (["replay", "nowhere.json"], "nowhere.json cannot be read: No such file or directory"),
        (["serve", "--port", "99999"], "--port: '99999' does not fit here"),
    ],
)
def test_bad_usage_is_one_line(cli: Cli, heralds: Heralds, arguments: list[str], complaint: str) -> None:
    said = cli(*arguments)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("ecumene: ")
    assert complaint in said.err
    assert said.err.count("\n") == 1


def test_errors_speak_russian(cli: Cli) -> None:
    assert cli("check", "--lang", "ru").err == "ecumene: не указано: ИГРА. Справка: ecumene --help.\n"
    assert "Игры «шашки» здесь нет" in cli("--lang", "ru", "check", "шашки").err


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_in_both_languages(cli: Cli, command: str) -> None:
    english, russian = cli(command, "--help", "--lang", "en"), cli(command, "--help", "--lang=ru")
    assert (english.code, russian.code) == (0, 0)
    assert f"usage: ecumene {command}" in english.out
    assert f"вызов: ecumene {command}" in russian.out
    assert not re.search(r"\b(cli|arena)-[a-z]", english.out + russian.out), "every text is there"
    assert "show this help" in english.out
    assert "показать эту справку" in russian.out


def test_the_page_tells_every_option_of_every_command() -> None:
    """docs/cli.md, a row for a command; those of ``duel`` are told by ``arena``."""
    page = (Path(__file__).parents[2] / "docs" / "cli.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `ecumene ([\w-]+)(.*?)` \|", page, re.MULTILINE))
    assert rows.keys() == COMMANDS.keys()
    for name, add in COMMANDS.items():
        command = Parser(add_help=False)
        add(command, Voice("en"))
        options = {option for action in command._actions for option in action.option_strings}
        told = set(re.findall(r"--[\w-]+", rows[name]))
        assert told == options or (told < options and "as for arena" in rows[name]), name


def test_the_program_lists_its_commands(cli: Cli) -> None:
    said = cli("--help")
    assert said.code == 0
    assert "Play in the terminal against bots" in said.out
    assert "show the version" in said.out


def test_the_version(cli: Cli) -> None:
    said = cli("--version")
    assert said.code == 0
    assert said.out.startswith("ecumene 0")


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "ru_RU.UTF-8"}, "ru"),
        ([], {"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ([], {"LC_MESSAGES": "ru_UA", "LANG": "de_DE"}, "ru"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        (["play", "--lang", "ru"], {"LANG": "en_GB"}, "ru"),
        (["--lang=en"], {"LANG": "ru_RU"}, "en"),
        (["--lang"], {"LANG": "ru_RU"}, "ru"),
        (["--lang", "eo"], {"LANG": "ru_RU"}, "ru"),
    ],
)
def test_the_language_is_asked_for_or_that_of_the_locale(
    arguments: list[str], environment: dict[str, str], language: str
) -> None:
    assert choose_language(arguments, environment) == language


def test_without_the_server_installed_its_commands_say_so(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    monkeypatch.delitem(sys.modules, "ecumene.server.main", raising=False)
    monkeypatch.delattr(ecumene.server, "main", raising=False)
    said = cli("backup", tmp_path / "copy.db")
    assert said.code == 2
    assert 'uvicorn is missing). Install it with: pip install "ecumene[server]"' in said.err


def test_a_port_that_is_taken_is_not_announced(cli: Cli) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        said = cli("serve", "--port", taken.getsockname()[1])
    assert (said.code, said.out) == (2, "")
    assert "cannot be served: Address already in use. Choose another port" in said.err


def test_a_mistake_of_ours_is_one_line_too(cli: Cli, heralds: Heralds, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise ZeroDivisionError("by nothing")

    monkeypatch.setattr(heralds, "components", fail)
    monkeypatch.delenv("ECUMENE_TRACE", raising=False)
    said = cli("components", "heralds")
    assert said.code == 1
    assert said.err.startswith("ecumene: This is our mistake: ZeroDivisionError: by nothing.")
    monkeypatch.setenv("ECUMENE_TRACE", "1")
    with pytest.raises(ZeroDivisionError):
        cli("components", "heralds")
