"""The commands of the arena, as they are typed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

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


def test_train_writes_weights(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "w.npz"
    given = ["train", "seven_wonders", "--players", "3", "--generations", "1", "--games", "8", "--gate", "3"]
    assert main([*given, "--out", str(file)]) == 0
    told = capsys.readouterr().out
    assert "generation 1" in told
    assert file.exists() == ("not kept" not in told)


def test_positions_go_to_parquet(tmp_path: Path) -> None:
    from pyarrow import parquet  # type: ignore[import-untyped]

    file = tmp_path / "positions.parquet"
    given = ["positions", "seven_wonders", "--players", "3", "--games", "3", "--bot", "easy", "--out", str(file)]
    assert main(given) == 0
    rows = parquet.read_table(file).to_pylist()
    assert len(rows) > 3 * 40
    assert all(row["action"] in row["legal"] for row in rows)
    assert {row["rank"] for row in rows} >= {1, 2, 3}
    assert json.loads(rows[0]["view"])["age"] == 1


@pytest.mark.parametrize(
    "given", [["arena", "seven_wonders"], ["arena", "go", "--bots", "greedy"], ["duel", "hadara", "x", "y"]]
)
def test_what_cannot_be_done_is_explained_in_one_line(given: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(given) == 2
    told = capsys.readouterr().err
    assert told.startswith("ecumene: ")
    assert told.count("\n") == 1
