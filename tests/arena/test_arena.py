"""Blocks, rotations, statistics, resuming, reports."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from ecumene.arena.executors import Here, Processes
from ecumene.arena.matches import Block, Pairing, Played, play_block, record_name
from ecumene.arena.statistics import Sprt, estimate, rate, share_of, summarize, wins
from ecumene.arena.tournament import Plan, Store, all_line_ups, duel_line_ups, plan, run
from ecumene.kernel import EcumeneError, Message, Record, replay

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


def test_all_rotations_and_all_line_ups_play_the_same_deal(tmp_path: Path) -> None:
    for line in (LINE, ("random", "greedy", "greedy")):
        play_block(Pairing("seven_wonders", "s", 4, line, str(tmp_path)))
    records = [Record.load(file) for file in tmp_path.iterdir()]
    assert len(records) == 6
    assert {record.seed for record in records} == {"s 4"}


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
    assert all_line_ups(["a"], 3) == [("a", "a#2", "a#3")]


@pytest.mark.parametrize(
    ("bots", "players", "line_ups", "problem"),
    [
        (["god"], 3, [], "bots-unknown"),
        (["random"], 9, [], "bad-players"),
        ([], None, ["random"], "bad-players"),
        ([], 4, ["random+random+easy"], "arena-line-up-size"),
        (["exec:/nowhere/at/all", "easy"], 2, [], "bots-unusable"),
        (["exec:false", "easy"], 2, [], "bots-unusable"),
    ],
)
def test_a_plan_that_cannot_be_is_explained(
    bots: list[str], players: int | None, line_ups: list[str], problem: str
) -> None:
    with pytest.raises(EcumeneError) as caught:
        plan("seven_wonders", bots, players, "0", line_ups)
    assert caught.value.reason.id == problem


def test_exact_tables_are_added_to_those_of_the_bots_and_none_is_played_twice() -> None:
    made = plan("seven_wonders", ["easy", "random"], 2, "0", ["easy+easy", "easy+random", "easy+easy"])
    assert made.line_ups == (("easy", "easy"), ("easy", "random"))
    assert (made.deals(9), made.games(9)) == (3, 12)


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


def test_results_of_other_weights_or_levels_are_not_mixed_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = plan("seven_wonders", [], None, "marks", ["random+easy+easy"])
    assert table.made_with
    assert plan("seven_wonders", [], None, "marks", ["random+easy+easy"]) == table
    file = tmp_path / "results.jsonl"
    for _ in run(table, 3, Here(), Store(file, table)):
        pass
    monkeypatch.setattr("ecumene.arena.tournament.LEVELS", {"easy": ("greedy", {"heat": 9.0})})
    with pytest.raises(EcumeneError) as caught:
        Store(file, plan("seven_wonders", [], None, "marks", ["random+easy+easy"]))
    assert caught.value.reason.id == "arena-other-plan"


@pytest.mark.parametrize(("game", "weights"), [("seven_wonders", "seven_wonders.npz"), ("altay", "altay_turns.npz")])
def test_a_plan_knows_the_weights_of_its_game(
    game: str, weights: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = plan(game, [], None, "marks", ["random+easy"]).made_with
    (tmp_path / "weights").mkdir()
    (tmp_path / "weights" / weights).write_bytes(b"others")
    monkeypatch.setattr("ecumene.arena.tournament.files", lambda _: tmp_path)
    assert plan(game, [], None, "marks", ["random+easy"]).made_with != before


def test_a_store_that_cannot_be_gone_on_with_is_refused_and_left_alone(tmp_path: Path) -> None:
    table = Plan("seven_wonders", (LINE,), "store")
    file = tmp_path / "results.jsonl"
    for _ in run(table, 3, Here(), Store(file, table)):
        pass
    data = file.read_bytes()
    with pytest.raises(EcumeneError) as caught:
        Store(file, msgspec.structs.replace(table, seed="other"))
    assert caught.value.reason.id == "arena-other-plan"
    assert file.read_bytes() == data
    file.write_bytes(data + b"{}\n" + data.splitlines()[1] + b"\n")
    with pytest.raises(EcumeneError) as caught:
        Store(file, table)
    assert caught.value.reason == Message("arena-damaged", {"file": str(file), "line": 3})


def test_a_store_is_begun_with_its_first_block_and_never_before(tmp_path: Path) -> None:
    table = Plan("seven_wonders", (LINE,), "store")
    file = tmp_path / "results.jsonl"
    Store(file, table)
    assert not file.exists()
    file.write_bytes(msgspec.json.encode(table)[:20])  # ended while the first line was written
    for _ in run(table, 3, Here(), Store(file, table)):
        pass
    assert len(Store(file, table).blocks) == 1


def test_records_are_kept_and_replay(tmp_path: Path) -> None:
    from ecumene import games

    play_block(Pairing("seven_wonders", "kept", 0, LINE, str(tmp_path)))
    files = sorted(tmp_path.iterdir())
    assert len(files) == 3
    for file in files:
        record = Record.load(file)
        assert replay(record, games.load(record.game)).state.over


def test_records_of_bots_with_long_names_do_not_replace_each_other() -> None:
    names = ["search:sims=100:rounds=0:candidates=3", "search:sims=100:rounds=0:candidates=4"]
    pairing = Pairing("seven_wonders", "s", 0, tuple(names))
    assert len({record_name(pairing, 0, [name, "easy"]) for name in names}) == 2


def test_shared_wins_count_in_part() -> None:
    assert wins(played(["a", "b", "c"], [5, 5, 1])) == [0.5, 0.5, 0.0]


def test_estimates_have_intervals_of_student() -> None:
    assert estimate([0.5] * 10).low == 0.5
    many = estimate([0.0, 1.0] * 5000)
    assert many.half() == pytest.approx(1.96 * 0.5 / 100, rel=0.001)
    for count, quantile in ((5, 2.776), (6, 2.571), (10, 2.262), (30, 2.045)):  # from the tables
        values = [float(i) for i in range(count)]
        error = (sum((value - (count - 1) / 2) ** 2 for value in values) / (count - 1) / count) ** 0.5
        assert estimate(values).half() == pytest.approx(quantile * error, rel=0.01)
    for count in (1, 4):  # a handful, however alike
        few = estimate([0.25] * count)
        assert (few.mean, few.against(0.5)) == (0.25, "")


def test_parity_lies_below_within_or_above_an_interval() -> None:
    value = estimate([0.4, 0.5, 0.6, 0.5, 0.5])
    assert [value.against(parity) for parity in (0.1, 0.5, 0.9)] == ["below", "within", "above"]


def test_line_ups_that_play_the_same_deal_make_no_result_surer() -> None:
    deals = [Block(deal, ("a", "b"), [played(["a", "b"], [9, 1] if deal % 2 else [1, 9])]) for deal in range(8)]
    twice = [*deals, *(Block(block.deal, ("b", "a"), block.games) for block in deals)]
    assert summarize(twice).standings[0].win_share == summarize(deals).standings[0].win_share


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
