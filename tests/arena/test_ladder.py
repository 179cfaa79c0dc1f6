"""The ladder: ratings that explain the games, the tables that tell most, and the same games again."""

from __future__ import annotations

import json
import shlex
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from ecumene.arena.ladder import begin, entrants, most_telling, stages, standings
from ecumene.arena.ladder_page import commands
from ecumene.arena.matches import Block, Played
from ecumene.arena.ratings import AVERAGE, Ratings, rated
from ecumene.bots.ratings import level_ratings, publish
from ecumene.bots.roster import LEVELS
from ecumene.cli.main import main

QUICK = ["--without", "hard", "--without", "expert", "--without", "medium"]


def played(*seats: str) -> Played:
    """A game that ended in this order."""
    some: list[Any] = [[] for _ in seats]
    ranks = list(range(1, len(seats) + 1))
    return Played(list(seats), [10 - rank for rank in ranks], ranks, [0] * len(seats), [0] * len(seats), some)


def test_ten_wins_to_one_are_400_points() -> None:
    games = [played("a", "b")] * 1000 + [played("b", "a")] * 100
    first, second = rated(["a", "b"], games).table()
    assert (first.bot, second.bot) == ("a", "b")
    assert first.rating - second.rating == pytest.approx(400, abs=5)
    assert first.rating + second.rating == pytest.approx(3000)
    assert first.half < 60
    assert rated(["a", "b"], reversed(games)).table() == [first, second]  # the order does not matter


def test_whoever_is_little_known_and_close_is_asked_to_play() -> None:
    games = [played("strong", "weak")] * 40 + [played("strong", "middle"), played("middle", "strong")] * 20
    ratings = rated(["strong", "middle", "weak", "new"], games)
    assert "new" in most_telling(ratings, ratings.bots, 2)
    assert most_telling(ratings, ["strong", "middle", "weak"], 2) == ("strong", "middle")
    assert most_telling(ratings, ["strong", "weak"], 3).count("strong") in (1, 2)  # too few: somebody sits twice
    worth = ratings.telling()[0, 3]
    ratings.expect(("strong", "new"), 10)
    assert ratings.telling()[0, 3] < worth


def test_nothing_is_known_without_games() -> None:
    assert {row.rating for row in Ratings(["a", "b", "c"]).table()} == {1500.0}


def test_whoever_was_left_out_makes_nobody_else_less_known() -> None:
    """They come last without a rating; the others are rated as if they alone were there."""
    blocks = [Block(0, ("a", "b"), [played("a", "b"), played("b", "a"), played("a", "b")])]
    told = standings(["left out", "a", "b"], blocks)
    assert [(row.rating.bot, row.games) for row in told] == [("a", 3), ("b", 3), ("left out", 0)]
    assert told[:2] == standings(["a", "b"], blocks)
    assert [row.games for row in standings(["a", "b"], [])] == [0, 0]


def ladder(folder: Path, games: int, *more: str) -> Any:
    store = ["--store", str(folder / "ladder.jsonl"), "--page", str(folder / "ladder.html")]
    given = ["ladder", "seven_wonders", "--games", str(games), "--seed", "x", "--json", *QUICK, *store, *more]
    assert main(given) == 0


def test_a_ladder_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    once, twice = tmp_path / "once", tmp_path / "twice"
    once.mkdir()
    twice.mkdir()
    ladder(once, 24)
    whole = json.loads(capsys.readouterr().out)
    ladder(twice, 15)  # ends within a round
    capsys.readouterr()
    ladder(twice, 24, "--ratings", str(tmp_path / "ratings.json"))
    assert json.loads(capsys.readouterr().out) == whole
    order = [row["rating"]["bot"] for row in whole["standings"] if row["games"]]
    assert order.index("easy") < order.index("random")
    assert {row["rating"]["bot"] for row in whole["standings"]} == set(LEVELS)
    page = (twice / "ladder.html").read_text(encoding="utf-8")
    assert "<polyline" in page
    assert "--seed x" in page
    assert json.loads((tmp_path / "ratings.json").read_text(encoding="utf-8"))["seven_wonders"].keys() == set(order)


def test_whoever_is_added_sits_where_they_would_have_sat_from_the_start(tmp_path: Path) -> None:
    """The order in which bots are named, and a stop in between, change nothing."""
    once, twice = tmp_path / "once", tmp_path / "twice"
    once.mkdir()
    twice.mkdir()
    ladder(once, 30, "--add", "greedy:heat=9", "--add", "greedy")
    ladder(twice, 12, "--add", "greedy", "--add", "greedy:heat=9")
    ladder(twice, 30)
    games = [(each / "ladder.jsonl").read_text().splitlines() for each in (once, twice)]
    seats = [[game["seats"] for line in lines[1:] for game in json.loads(line)["games"]] for lines in games]
    assert seats[0] == seats[1]


def test_a_page_tells_the_commands_that_play_the_same_games_again() -> None:
    """Stage by stage: who came later was not there before. Bots of ours that are no levels have to be added, too."""
    early = [Block(deal, ("easy", "greedy", "random"), [played("easy", "greedy", "random")] * 3) for deal in range(8)]
    late = [Block(deal, ("easy", "exec:mine"), [played("easy", "exec:mine", "random")] * 3) for deal in range(8, 12)]
    names = entrants(early + late, [])
    others = ["novice", "medium", "hard", "expert"]
    assert stages(names, early + late) == [
        (24, ["greedy"], others),
        (36, ["exec:mine"], ["random", *others, "greedy"]),
    ]
    first, second = commands(begin("seven_wonders", 3, "x"), names, early + late)
    start = "ecumene ladder seven_wonders --players 3 --seed x"
    spared = "--without novice --without medium --without hard --without expert"
    assert first == f"{start} --add greedy {spared} --games 24"
    assert second == f"{start} --add exec:mine --without random {spared} --without greedy --games 36"
    assert stages(list(LEVELS), []) == [(0, [], [])]


def test_the_command_of_a_page_plays_the_same_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever was left out is named in it."""
    ladder(tmp_path, 24)
    page = unescape((tmp_path / "ladder.html").read_text(encoding="utf-8"))
    command = next(line for line in page.splitlines() if "ecumene ladder" in line).split("<pre>")[-1].split("</pre>")[0]
    again = tmp_path / "again"
    again.mkdir()
    monkeypatch.chdir(again)
    assert main([*shlex.split(command)[1:], "--json"]) == 0
    games = [
        file.read_text().splitlines() for file in (tmp_path / "ladder.jsonl", again / "ladder-seven_wonders-3.jsonl")
    ]
    scores = [[game["scores"] for line in lines[1:] for game in json.loads(line)["games"]] for lines in games]
    assert scores[0] == scores[1]


def test_ratings_are_published_beside_those_of_other_games(tmp_path: Path) -> None:
    file = tmp_path / "ratings.json"
    publish(file, "hadara", {"easy": 1400.4, "exec:mine": 2000.0})
    publish(file, "altay", {"hard": 1600.0})
    known = json.loads(file.read_text(encoding="utf-8"))
    assert known == {"altay": {"hard": 1600}, "hadara": {"easy": 1400}}


@pytest.mark.parametrize("slug", ["altay", "civilization", "hadara", "through_the_ages"])
def test_published_ratings_are_of_all_levels_weakest_first(slug: str) -> None:
    ratings = level_ratings(slug)
    assert tuple(ratings) == tuple(LEVELS)
    assert list(ratings.values()) == sorted(ratings.values())
    assert sum(ratings.values()) == pytest.approx(6 * AVERAGE, abs=3)


def test_where_no_ladder_was_published_there_are_no_ratings() -> None:
    assert level_ratings("seven_wonders") == level_ratings("heralds") == {}
