"""Blocks, rotations, statistics, resuming, reports."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from ecumene.arena.executors import Here, Processes
from ecumene.arena.matches import Block, Pairing, Played, play_block
from ecumene.arena.report import write_report
from ecumene.arena.statistics import Sprt, estimate, rate, share_of, summarize, wins
from ecumene.arena.tournament import Plan, Store, all_line_ups, duel_line_ups, plan, run
from ecumene.kernel import EcumeneError, Message, Record, replay
from ecumene.locale import text

LINE = ("greedy", "random", "random")


def without_times(blocks: list[Block]) -> list[Block]:
    """Blocks as they can be compared: how long moves took is never the same."""
    for block in blocks:
        for game in block.games:
            game.micros = []
    return blocks


def played(seats: list[str], scores: list[int]) -> Played:
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    return Played(seats, scores, ranks, [1] * len(seats), [0] * len(seats), [[1000]] * len(seats))


def test_a_block_plays_one_deal_in_every_rotation() -> None:
    block = play_block(Pairing("seven_wonders", "s", 0, LINE))
    assert len(block.games) == 3
    assert [game.seats.index("greedy") for game in block.games] in ([0, 1, 2], [1, 2, 0], [2, 0, 1])
    assert all(Counter(game.seats) == Counter(LINE) for game in block.games)
    assert all(game.faults == [0, 0, 0] for game in block.games)


def test_a_block_is_the_same_every_time_and_everywhere() -> None:
    pairings = [Pairing("seven_wonders", "same", deal, LINE) for deal in range(3)]
    here = without_times(list(Here().map(play_block, pairings)))
    there = without_times(list(Processes(2).map(play_block, pairings)))
    assert here == there


def test_greedy_beats_random() -> None:
    """A sanity match; real measurements are in bench/strength.py."""
    table = Plan("seven_wonders", (LINE,), "sanity")
    blocks = list(run(table, 30, Here(), Store(None, table)))
    assert sum(share_of(block, "greedy") for block in blocks) / len(blocks) > 0.8


def test_line_ups() -> None:
    assert all_line_ups(["a", "b", "c"], 3) == [("a", "b", "c")]
    assert all_line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert all_line_ups(["a", "b"], 3) == [("a", "a", "b"), ("a", "b", "b")]
    assert all_line_ups(["a", "a"], 2) == [("a", "a#2")]
    assert duel_line_ups("a", "b", 4) == [("a", "a", "b", "b")]
    assert duel_line_ups("a", "b", 3) == [("a", "b", "b"), ("a", "a", "b")]
    assert duel_line_ups("a", "a", 2) == [("a", "a#2")]


def test_a_plan_that_cannot_be_is_explained() -> None:
    for bots, players, line_ups in ((["god"], 3, []), (["random"], 9, []), ([], None, ["random"])):
        with pytest.raises(EcumeneError):
            plan("seven_wonders", bots, players, "0", line_ups)


def test_an_interrupted_tournament_goes_on(tmp_path: Path) -> None:
    table = plan("seven_wonders", [], None, "resume", ["greedy+random+random"])
    whole = list(run(table, 9, Here(), Store(None, table)))
    file = tmp_path / "results.jsonl"
    first = run(table, 9, Here(), Store(file, table))
    next(first)
    del first
    with file.open("ab") as open_file:
        open_file.write(b'{"deal": 1, "line_')  # cut off in the middle of a line
    store = Store(file, table)
    assert len(store.blocks) == 1
    assert len(list(run(table, 9, Here(), store))) == 2
    assert without_times(Store(file, table).blocks) == without_times(whole)
    with pytest.raises(EcumeneError):
        Store(file, msgspec.structs.replace(table, seed="other"))


def test_records_are_kept_and_replay(tmp_path: Path) -> None:
    from ecumene import games

    play_block(Pairing("seven_wonders", "kept", 0, LINE, str(tmp_path)))
    files = sorted(tmp_path.iterdir())
    assert len(files) == 3
    for file in files:
        record = Record.load(file)
        assert replay(record, games.load(record.game)).state.over


def test_shared_wins_count_in_part() -> None:
    assert wins(played(["a", "b", "c"], [5, 5, 1])) == [0.5, 0.5, 0.0]


def test_estimates_are_over_blocks() -> None:
    assert estimate([0.5] * 10).low == 0.5
    value = estimate([0.0, 1.0] * 50)
    assert value.mean == 0.5
    assert value.high - value.mean == pytest.approx(1.96 * 0.5 / 100**0.5, rel=0.02)


def test_a_summary_counts_by_seat_and_by_line_up() -> None:
    line = ("a", "b", "b")
    blocks = [Block(i, line, [played(list(line), [9, 1, 2]), played(["b", "a", "b"], [3, 1, 0])]) for i in range(2)]
    summary = summarize(blocks)
    assert [row.bot for row in summary.standings] == ["a", "b"]
    first, second = summary.standings
    assert (first.win_share.mean, second.win_share.mean) == (0.5, 0.25)
    assert first.mean_lead.mean == (7 - 2) / 2
    assert summary.line_ups[0].shares["b"].mean == 0.5
    assert summary.line_ups[0].parity == {"a": pytest.approx(1 / 3), "b": pytest.approx(2 / 3)}
    assert first.p50_ms == 1.0


def test_ratings_follow_the_results() -> None:
    ratings = rate(played(["a", "b", "c"], [9, 5, 1]) for _ in range(30))
    assert ratings["a"][0] > ratings["b"][0] > ratings["c"][0]


def test_the_sequential_test_decides_and_does_not_decide_early() -> None:
    test = Sprt()
    assert test.verdict([0.5]) == ""
    assert test.verdict([0.75, 0.5, 0.75, 1.0] * 20) == "better"
    assert test.verdict([0.5, 0.25, 0.5, 0.75] * 60) == "not better"
    assert test.verdict([0.5, 0.75, 0.25, 0.6]) == ""


def test_the_report_is_a_page_of_its_own() -> None:
    from html.parser import HTMLParser

    table = Plan("seven_wonders", (LINE,), "<seed>")
    blocks = list(run(table, 6, Here(), Store(None, table)))
    page = write_report(table, blocks, lambda name: text(Message(name), "ru"))
    assert "&lt;seed&gt;" in page
    assert "greedy" in page
    assert "http" not in page
    seen: Counter[str] = Counter()

    class Tags(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            seen[tag] += 1

    Tags().feed(page)
    assert seen["svg"] == 3
    assert seen["tr"] == 3
