"""The commands of the arena, as they are typed."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep
from typing import Any

import numpy as np
import pytest

import ecumene
from ecumene.arena.positions import COLUMNS
from ecumene.cli.main import main


def test_arena_tells_its_results_as_data(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    given = ["arena", "seven_wonders", "--bots", "greedy,random", "--players", "3", "--games", "6", "--json"]
    assert main([*given, "--report", str(report), "--store", str(tmp_path / "store.jsonl")]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["summary"]["games"] == 6
    assert {row["bot"] for row in told["summary"]["standings"]} == {"greedy", "random"}
    assert report.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_arena_shows_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "seven_wonders", "--line-up", "greedy+random+random", "--games", "3"]) == 0
    assert "greedy" in capsys.readouterr().out


def test_duel_stops_when_decided(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["duel", "seven_wonders", "greedy", "random", "--players", "3", "--games", "300", "--sprt"]) == 0
    out = capsys.readouterr().out
    assert "greedy is better than random" in out


def test_a_decided_duel_is_told_to_programs(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["duel", "hadara", "greedy", "random", "--players", "3", "--games", "300", "--sprt", "--json"]
    assert main(given) == 0
    results = json.loads(capsys.readouterr().out)
    assert results["sprt"]["verdict"] == "better"
    assert results["sprt"]["ratio"] > 2.9
    assert results["summary"]["games"] % 6 == 0  # whole deals: both line-ups in three rotations


@pytest.mark.parametrize("content", [b"", b"PK\3\4 nothing", b"\x93NUMPY nothing", b"words"])
def test_weights_go_only_into_a_file_of_weights(
    tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "w.npz"
    file.write_bytes(content)
    given = ["train", "seven_wonders", "--players", "3", "--generations", "1", "--games", "8", "--gate", "3"]
    assert main([*given, "--out", str(file)]) == 2
    assert "is no file of weights" in capsys.readouterr().err
    assert file.read_bytes() == content


def test_train_writes_weights(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "w.npz"
    given = ["train", "seven_wonders", "--players", "3", "--generations", "1", "--games", "8", "--gate", "3"]
    assert main([*given, "--out", str(file)]) == 0
    told = capsys.readouterr().out
    assert "generation 1" in told
    assert file.exists() == ("not kept" not in told)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_positions_go_to_parquet(tmp_path: Path, jobs: str) -> None:
    from pyarrow import parquet  # type: ignore[import-untyped]

    file = tmp_path / "positions.parquet"
    given = ["positions", "seven_wonders", "--players", "3", "--games", "3", "--bot", "easy", "--jobs", jobs]
    assert main([*given, "--options", "side=B", "--out", str(file)]) == 0
    table = parquet.read_table(file)
    assert table.column_names == list(COLUMNS)
    rows = table.to_pylist()
    assert len(rows) > 3 * 40
    assert [row["decision"] for row in rows if row["game"] == 1] == list(range(sum(row["game"] == 1 for row in rows)))
    assert all(row["action"] in row["legal"] for row in rows)
    assert {row["rank"] for row in rows} >= {1, 2, 3}
    views = [json.loads(row["view"]) for row in rows]
    assert views[0]["age"] == 1
    assert {city["side"] for city in views[0]["cities"]} == {"B"}
    assert len({len(row["features"]) for row in rows}) == 1
    assert [file.name for file in tmp_path.iterdir()] == ["positions.parquet"]


ARENA = ["arena", "seven_wonders", "--bots", "easy,random", "--players", "2", "--games", "2"]
DUEL = ["duel", "seven_wonders", "easy", "random", "--games", "2"]


def test_train_writes_networks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "networks.npz"
    given = ["train", "seven_wonders", "--insight", "40", "--gate", "3", "--out", str(out)]
    assert main([*given, "--checkpoints", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert "40 of 40 games" in told
    with np.load(out) as arrays:
        assert arrays["choosing_inner"].dtype == np.int8
    assert main([*given, "--checkpoints", str(tmp_path), "--seed", "other"]) != 0
    assert "another course" in capsys.readouterr().err


TRAIN = ["train", "seven_wonders", "--players", "2", "--generations", "1", "--games", "2", "--gate", "2"]
POSITIONS = ["positions", "seven_wonders", "--players", "2", "--games", "2", "--out", "p.parquet"]
SIMULATE = ["simulate", "seven_wonders", "--players", "2", "--games", "2", "--out", "games"]
NOT_A_NUMBER = "wanted is a whole number"
NOT_THERE = "cannot be written: "


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        (["arena", "seven_wonders"], "Name the bots with --bots or the tables with --line-up"),
        (["arena", "go", "--bots", "greedy"], "There is no game “go” here"),
        *(([*command, *bad], NOT_A_NUMBER) for command in (ARENA, DUEL, TRAIN, POSITIONS, SIMULATE) for bad in (
            ["--games", "0"], ["--games", "-3"], ["--games", "many"], ["--jobs", "0"], ["--jobs", "-1"],
        )),
        *(([*TRAIN, option, "0"], NOT_A_NUMBER) for option in ("--generations", "--gate")),
        *(([*command, "--players", "0"], NOT_A_NUMBER) for command in (ARENA, DUEL, POSITIONS, SIMULATE)),
        *(([*command, "--players", "9"], "7 Wonders is for 2 to 7 players, not 9") for command in (
            ARENA, DUEL, TRAIN, POSITIONS, SIMULATE,
        )),
        ([*ARENA, "--bots", "easy,god"], "There is no bot “god”"),
        ([*ARENA, "--bots", "easy,search:depth=3"], "“depth=3” is no setting of the bot"),
        ([*ARENA, "--bots", "easy,exec:./not-there"], "cannot be started"),
        *((["arena", game, "--bots", f"{name},easy"], problem) for game, name, problem in (
            ("hadara", "plan", "whole turns by how everybody stands"), ("seven_wonders", "beam", "turns step by step"),
            ("altay", "tries", "does not say how positions compare"), ("altay", "hard:sims=9", "in another way"),
        )),
        (["ladder", "altay", "--add", "plan"], "whole turns by how everybody stands"),
        ([*ARENA, "--line-up", "easy+easy+easy"], "takes 3 seats, but --players asks for 2"),
        (["duel", "seven_wonders", "easy", "god"], "There is no bot “god”"),
        ([*DUEL, "--low", "0.6", "--high", "0.5"], "0 < --low < --high < 1"),
        ([*DUEL, "--low", "2"], "wanted is a number from 0 to 1"),
        ([*POSITIONS, "--bot", "god"], "There is no bot “god”"),
        *(([*command, "--report", file], NOT_THERE) for command in (ARENA, DUEL) for file in (
            "nowhere/report.html", "folder", "/dev/null/report.html",
        )),
        *(([*ARENA, option, "/dev/null/x"], NOT_THERE) for option in ("--store", "--records")),
        *(([*TRAIN, option, "/dev/null/x"], NOT_THERE) for option in ("--out", "--checkpoints")),
        ([*POSITIONS, "--out", "nowhere/p.parquet"], NOT_THERE),
        ([*SIMULATE, "--out", "/dev/null/x"], NOT_THERE),
        ([*ARENA, "--store", "file"], "holds results of other bots, games or seeds. Name another file"),
        ([*TRAIN, "--out", "file"], "file is no file of weights"),
        ([*TRAIN, "--rules", "advanced"], "--rules means nothing to 7 Wonders"),
        (["train", "altay", "--rules", "advanced"], "--rules means nothing to Altay"),
        (["train", "hadara", "--insight", "9"], "Nothing is told to networks in Hadara: leave out --insight"),
        (["train", "seven_wonders", "--insight", "9", "--units", "3"], "--units means nothing to 7 Wonders"),
        (["train", "seven_wonders", "--insight", "9", "--players", "3-4"], "name one of 3, 4 with --players"),
        (["train", "seven_wonders", "--insight", "9", "--players", "5"], "name one of 3, 4 with --players"),
        (["train", "civilization", "--rules", "short"], "no rule set “short”; known are standard, advanced"),
        *((["train", "civilization", option, "1"], f"{option} means nothing to ") for option in (
            "--units", "--from", "--hindsight", "--drills", "--checkpoints",
        )),
        ([*ARENA, "--engine", "mars"], "--engine: 'mars' is none of 'local', 'ray'"),
    ],
)  # fmt: skip
def test_what_cannot_be_done_is_explained_before_anything_is_played_or_written(
    given: list[str],
    problem: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("something else\n")
    assert main(given) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("ecumene: ")
    assert told.err.count("\n") == 1
    assert problem in told.err
    assert sorted(file.name for file in tmp_path.iterdir()) == ["file", "folder"]
    assert (tmp_path / "file").read_text() == "something else\n"


def test_a_course_goes_on_from_its_own_checkpoint_only(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    given = [*TRAIN, "--out", str(tmp_path / "w.npz"), "--checkpoints", str(tmp_path / "course")]
    assert main(given) == 0
    assert main([*given, "--generations", "2"]) == 0
    assert "generation 2" in capsys.readouterr().out
    assert main([*given, "--seed", "other"]) == 2
    assert "checkpoint of another course" in capsys.readouterr().err


def test_a_killed_tournament_goes_on_where_it_stopped(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Killed without a goodbye in the midst of it; afterwards the results are those of an undisturbed run."""
    given = ["arena", "seven_wonders", "--bots", "easy,random", "--players", "3", "--json", "--seed", "kill"]
    file, games = tmp_path / "results.jsonl", ["--games", "60"]
    process = subprocess.Popen(
        [sys.executable, "-m", "ecumene.cli", *given, "--games", "100000", "--jobs", "2", "--store", str(file)],
        env={**os.environ, "PYTHONPATH": str(Path(ecumene.__file__).parents[1])},
        start_new_session=True,
    )
    try:
        while process.poll() is None and (not file.exists() or file.read_bytes().count(b"\n") < 3):
            sleep(0.02)
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    kept = file.read_bytes().count(b"\n") - 1
    assert kept >= 2
    assert main([*given, *games, "--store", str(file)]) == 0
    resumed = json.loads(capsys.readouterr().out)
    assert main([*given, *games]) == 0
    whole = json.loads(capsys.readouterr().out)
    if kept <= 20:
        assert without_times(resumed) == without_times(whole)
    else:  # so fast a machine has played more than was asked for
        assert resumed["summary"]["games"] == 3 * kept


def without_times(told: dict[str, Any]) -> dict[str, Any]:
    for row in told["summary"]["standings"]:
        row["p50_ms"] = row["p95_ms"] = 0
    return told


def test_records_are_kept_and_can_be_replayed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main([*ARENA, "--records", str(tmp_path / "records")]) == 0
    files = sorted((tmp_path / "records").iterdir())
    assert len(files) == 2
    for file in files:
        assert main(["replay", str(file), "--json"]) == 0
    outcomes = [json.loads(line) for line in capsys.readouterr().out.splitlines() if line.startswith("{")]
    assert [outcome["over"] for outcome in outcomes] == [True, True]


def test_somebody_who_looks_sees_progress_and_live_standings(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("FORCE_COLOR", "1")  # rich then takes the screen for a terminal
    monkeypatch.setenv("TERM", "xterm")
    assert main([*ARENA, "--games", "8"]) == 0
    seen = capsys.readouterr().err
    assert re.search(r"Games .*\d/8", seen)
    assert "wins" in seen
    assert "easy" in seen
    assert main([*ARENA, "--json"]) == 0
    assert capsys.readouterr().err == ""


def test_the_table_of_results_fits_the_terminal_and_tells_names_in_full(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert main([*ARENA[:2], "--bots", "learned:heat=0.02:slips=0.1", "--players", "3", "--games", "6"]) == 0
    out = capsys.readouterr().out
    assert max(len(line) for line in out.splitlines()[:-1]) <= 80
    assert "…" not in out
    assert "Партий: 6. Поровну — это 33,3 % побед на место." in out


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_faults_of_a_program_are_told_in_words(lang: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    program = tmp_path / "bad.py"
    program.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    hello = asked['type'] == 'hello'\n"
        "    print(json.dumps(asked if hello else {'id': asked['id'], 'action': 'win'}), flush=True)\n"
    )
    bad = f"exec:{shlex.join([sys.executable, str(program)])}"
    assert main(["arena", "seven_wonders", "--line-up", f"{bad}+random", "--games", "2", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert ("“win” is not one of the legal actions" if lang == "en" else "«win» нет среди допустимых действий") in out


def test_ratings_without_openskill_are_a_dash(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert main(ARENA) == 0
    out = capsys.readouterr().out
    assert 'Ratings need openskill: pip install "ecumene[lab]"' in out
    assert "nan" not in out
