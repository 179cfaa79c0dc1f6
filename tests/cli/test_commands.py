"""What the commands print, for people and for programs."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from time import sleep
from urllib.request import urlopen

import msgspec
import pytest

from ecumene import games
from ecumene.cli.bench import Figures, is_compiled, yardstick
from ecumene.conformance import random_game
from ecumene.kernel import Match, Record
from ecumene.review.reviewer import Review
from tests.cli.conftest import Cli
from tests.kernel.mutants import MUTANTS
from tests.kernel.toy import Heralds

ROOT = Path(__file__).parents[2]


def ecumene(*arguments: object) -> list[str]:
    return [sys.executable, "-m", "ecumene.cli", *(str(argument) for argument in arguments)]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    random_game(Heralds(), 2, "cli").record().save(file)
    return file


def spoil(file: Path, old: str, new: str) -> None:
    content = file.read_text()
    assert old in content
    file.write_text(content.replace(old, new, 1))


# check


def test_a_sound_game_passes(cli: Cli, heralds: Heralds) -> None:
    said = cli("check", "heralds", "--games", 6, "--players", "2-3", "--seed", 1, "--deep", 1)
    assert said.code == 0
    assert "Every promise is kept." in said.out
    assert "Games: 6" in said.out


def test_a_broken_game_fails_and_says_where(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = next(game for message, game in MUTANTS if message == "conformance-clone-differs")
    monkeypatch.setattr(games, "load", lambda slug: broken)
    said = cli("check", "heralds", "--games", 9, "--seed", "s", "--deep", 1)
    assert said.code == 1
    assert "Independent clones (players: " in said.out
    assert "A clone differs from its original." in said.out
    russian = cli("check", "heralds", "--games", 9, "--seed", "s", "--deep", 1, "--lang", "ru")
    assert "Копия отличается от оригинала." in russian.out


def test_the_report_as_data(cli: Cli, heralds: Heralds) -> None:
    report = json.loads(cli("check", "heralds", "--games", 3, "--json", "--options", "open=true").out)
    assert (report["game"], report["games"], report["failed"]) == ("heralds", 3, 0)
    assert report["checked"]["replay"] == 3


# bench


def test_bench_reports_exactly_the_agreed_fields(cli: Cli, heralds: Heralds) -> None:
    said = cli("bench", "heralds", "--players", "2,3", "--seconds", "0.05", "--json")
    lines = [json.loads(line) for line in said.out.splitlines()]
    assert [line["players"] for line in lines] == [2, 3]
    assert list(lines[0]) == [
        "game",
        "players",
        "compiled",
        "games_per_second",
        "decisions_per_second",
        "clone_us",
        "loop_ns",
        "loops_per_game",
        "loops_per_clone",
    ]
    figures = msgspec.convert(lines[0], Figures)
    assert figures.loops_per_game == pytest.approx(1e9 / figures.games_per_second / figures.loop_ns, rel=0.02)
    assert figures.loops_per_clone == pytest.approx(1e3 * figures.clone_us / figures.loop_ns, abs=1)
    assert figures.compiled is False


def test_bench_as_a_table(cli: Cli, heralds: Heralds) -> None:
    said = cli("bench", "heralds", "--players", 2, "--seconds", "0.05", "--lang", "ru")
    assert "Игроков" in said.out
    assert "heralds" in said.out


def test_the_yardstick_is_the_agreed_loop() -> None:
    x = 0
    for i in range(70_000):
        x = (x + i) & 65535
    assert yardstick(70_000) == x


def test_whether_the_rules_are_compiled_is_read_from_their_file() -> None:
    state = games.load("seven_wonders").new(3)
    file = sys.modules[type(state).__module__].__file__ or ""
    assert is_compiled(state) == (not file.endswith(".py"))


# replay and simulate


def test_a_sound_record_shows_the_outcome(cli: Cli, heralds: Heralds, record: Path) -> None:
    said = cli("replay", record, "--log")
    assert said.code == 0
    assert "Heralds: the record is sound. Players: 2" in said.out
    assert "wins the round with" in said.out
    assert "Contests" in said.out


def test_the_outcome_as_data(cli: Cli, heralds: Heralds, record: Path) -> None:
    outcome = json.loads(cli("replay", record, "--json").out)
    stored = Record.load(record)
    assert outcome["digest"] == stored.digest
    assert outcome["actions"] == len(stored.actions)
    assert outcome["over"] is True
    assert outcome["result"] == msgspec.to_builtins(stored.result)


def test_an_unfinished_record_says_who_is_to_decide(cli: Cli, heralds: Heralds, tmp_path: Path) -> None:
    match = Match(heralds, 2, seed=1)
    match.play(0, match.state.legal(0)[0])
    match.record().save(tmp_path / "open.json")
    assert "The game goes on. To decide: Seat 2." in cli("replay", tmp_path / "open.json").out


def test_a_tampered_record_fails_and_names_the_action(cli: Cli, heralds: Heralds, record: Path) -> None:
    line = Record.load(record).actions[2]
    spoil(record, f'"{line}"', '"1 choose h0"')
    said = cli("replay", record)
    assert (said.code, said.out) == (1, "")
    assert said.err == "ecumene: Action 3 (“1 choose h0”) was altered: it does not match the record's check.\n"
    assert "Действие 3" in cli("replay", record, "--lang", "ru").err


@pytest.mark.parametrize(("content", "code"), [("", 1), ("{}", 1), ('{"ecumene": 7}', 1), ("\x00\x01", 1)])
def test_a_broken_file_fails(cli: Cli, tmp_path: Path, content: str, code: int) -> None:
    (tmp_path / "broken.json").write_text(content)
    said = cli("replay", tmp_path / "broken.json", "--json")
    assert (said.code, said.out) == (code, "")
    assert said.err.startswith("ecumene: ")
    assert said.err.count("\n") == 1


def test_a_record_of_an_unknown_game(cli: Cli, record: Path) -> None:
    assert "There is no game “heralds” here" in cli("replay", record).err


# review


def test_a_finished_game_is_looked_over(cli: Cli, heralds: Heralds, record: Path, tmp_path: Path) -> None:
    """In the terminal, as data, as one page, and as notes in the record."""
    told, data = cli("review", record, "--jobs", 1), cli("review", record, "--json", "--jobs", 1)
    assert (told.code, data.code) == (0, 0)
    for part in ("Chance to win", "everybody's choices", "Points by source"):
        assert part in told.out
    review = msgspec.json.decode(data.out, type=Review)
    assert (review.stage, len(review.chances)) == ("done", review.steps + 1)
    again = cli("review", record, "--report", tmp_path / "report.html", "--json", "--lang", "ru", "--jobs", 1)
    assert again.out == data.out, "data stay data when a page is written, too"
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert page.count("</html>") == 1
    assert not re.search(r"(src|href)=.(?!data:)", page), "the page needs something else"
    assert cli("review", record, "--annotate", tmp_path / "notes.json", "--jobs", 1).code == 0
    assert set(Record.load(tmp_path / "notes.json").notes) == {str(each.step + 1) for each in review.turnings}


def test_a_running_game_is_not_looked_over(cli: Cli, heralds: Heralds, tmp_path: Path) -> None:
    Match(heralds, 2, seed=1).record().save(tmp_path / "open.json")
    said = cli("review", tmp_path / "open.json")
    assert (said.code, said.out) == (2, "")
    assert said.err == "ecumene: This game is not over. Only finished games are looked over.\n"


@pytest.mark.parametrize("jobs", [1, 2])
def test_simulated_records_replay(cli: Cli, tmp_path: Path, jobs: int) -> None:
    folder = tmp_path / "some" / "games"
    arguments = ["--players", 3, "--games", 21, "--out", folder, "--seed", "a/b", "--jobs", jobs]
    assert cli("simulate", "seven_wonders", *arguments).code == 0
    files = sorted(folder.iterdir())
    assert len(files) == 21
    assert files[0].name == "seven_wonders-3-a_b-0.json"
    assert cli("replay", files[-1]).code == 0
    assert len({Record.load(file).digest for file in files}) == 21


def test_positions_of_simulated_games_make_one_table(cli: Cli, tmp_path: Path) -> None:
    from pyarrow import parquet  # type: ignore[import-untyped]

    arguments = ["--players", 3, "--games", 2, "--out", tmp_path, "--seed", "s", "--format", "parquet"]
    said = cli("simulate", "seven_wonders", *arguments)
    table = parquet.read_table(tmp_path / "seven_wonders-3-s.parquet")
    assert said.code == 0
    assert str(len(table)) in said.out
    assert set(table.column("game").to_pylist()) == {0, 1}


# components


def test_components_as_data_are_the_box(cli: Cli, heralds: Heralds) -> None:
    assert json.loads(cli("components", "heralds", "--json").out) == heralds.components()


@pytest.mark.parametrize(("language", "name"), [("en", "Lumber Yard"), ("ru", "Склад пиломатериалов")])
def test_components_have_their_names(cli: Cli, language: str, name: str) -> None:
    out = cli("components", "seven_wonders", "--lang", language).out
    assert name in out
    assert "lumber_yard" in out


# Interruptions


def test_a_closed_pipe_is_no_error() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = f"{' '.join(ecumene('components', 'seven_wonders', '--json'))} | head -n 1; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, env=environment, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "{\n", "")


def test_the_server_says_its_address_when_it_answers_there(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "LC_ALL": "C.UTF-8"}
    database = f"sqlite:///{tmp_path / 'house.sqlite3'}"
    process = subprocess.Popen(
        ecumene("serve", "--port", 0, "--database-url", database),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment,
        text=True,
    )
    try:
        assert process.stdout is not None
        found = re.match(r"Open (http://127\.0\.0\.1:\d+) in a browser", process.stdout.readline())
        assert found is not None
        with urlopen(f"{found[1]}/api/health") as answer:
            assert answer.status == 200
    finally:
        process.terminate()
        process.wait(timeout=60)


def _hear_interrupts() -> None:
    """Tests that run in the background of a shell are deaf to Ctrl-C, and so would be whatever they start."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_an_interrupt_ends_the_program_and_its_workers_quietly(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    process = subprocess.Popen(
        ecumene("simulate", "seven_wonders", "--out", ".", "--games", 1_000_000, "--jobs", 2),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        cwd=tmp_path,
        text=True,
        start_new_session=True,
        preexec_fn=_hear_interrupts,
    )
    try:
        while process.poll() is None and not list(tmp_path.glob("*.json")):
            sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=180)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    assert (process.returncode, out) == (130, "")
    assert "Traceback" not in err
