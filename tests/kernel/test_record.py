"""Records: replayed to the same position, and honest about what is wrong with a bad one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from ecumene.conformance import random_game
from ecumene.kernel import BadOptions, BadRecord, Illegal, Match, Record, replay
from ecumene.locale import LANGUAGES, text
from tests.kernel.toy import Heralds

GAME = Heralds()


@pytest.fixture
def record() -> Record:
    return random_game(GAME, 3, "fixture").record()


def altered(record: Record, **changes: Any) -> Record:
    return msgspec.structs.replace(record, **changes)


def complaint(record: Record) -> BadRecord:
    """Why a record is rejected; the reason reads well in every language."""
    with pytest.raises(BadRecord) as error:
        replay(record, GAME)
    for language in LANGUAGES:
        assert text(error.value.reason, language) != error.value.reason.id
    return error.value


def test_a_record_replays_to_the_same_position_and_result(record: Record) -> None:
    match = replay(record, GAME)
    assert match.state.digest() == record.digest
    assert match.state.result() == record.result
    assert match.record() == record


def test_a_record_survives_a_file(record: Record, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    record.save(file)
    assert Record.load(file) == record
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.json"]


def test_the_first_steps_alone(record: Record) -> None:
    match = replay(record, GAME, steps=2)
    assert match.actions == record.actions[:2]
    assert not match.state.over


def test_an_altered_action_is_named(record: Record) -> None:
    actions = list(record.actions)
    actions[4] = "1 choose h19" if actions[4] != "1 choose h19" else "1 choose h18"
    error = complaint(altered(record, actions=actions))
    assert error.reason.id == "record-altered"
    assert str(error).startswith(f"Action 5 (“{actions[4]}”) was altered")


def test_an_impossible_action_is_named_with_the_rule_of_the_game(record: Record) -> None:
    actions = [*record.actions[:2], "1 choose h99", *record.actions[3:]]
    error = complaint(altered(record, actions=actions, checks=""))
    assert str(error) == "Action 3 (“1 choose h99”) cannot be played: There is no action “choose h99” in this game."


@pytest.mark.parametrize("line", ["choose h1", "", "x choose h1", "-1 choose h1", "² choose h1"])
def test_a_line_without_a_seat_is_no_action(record: Record, line: str) -> None:
    error = complaint(altered(record, actions=[line], checks=""))
    assert error.reason.id == "record-action"
    assert error.reason.args["number"] == 1


@pytest.mark.parametrize("seat", ["0", "4", "99999999999999999999"])
@pytest.mark.parametrize("notation", ["choose h1", "take back"])
def test_a_seat_that_is_not_there(record: Record, seat: str, notation: str) -> None:
    actions = ["3 " + record.actions[0].partition(" ")[2], f"{seat} {notation}"]
    assert complaint(altered(record, actions=actions, checks="")).reason.id == "record-action"


def test_a_lost_action_is_noticed(record: Record) -> None:
    assert complaint(altered(record, actions=record.actions[:-1])).reason.id == "record-length"
    assert complaint(altered(record, actions=record.actions[:-1], checks="")).reason.id == "record-digest"


def test_another_seed_does_not_pass(record: Record) -> None:
    assert complaint(altered(record, seed="another")).reason.id == "record-altered"


def test_a_claimed_position_is_compared(record: Record) -> None:
    error = complaint(altered(record, digest="0" * 16))
    assert error.reason.args == {"given": "0" * 16, "found": record.digest}


def test_a_claimed_result_is_compared(record: Record) -> None:
    assert record.result is not None
    first = msgspec.structs.replace(record.result.standings[0], score=99)
    result = msgspec.structs.replace(record.result, standings=[first, *record.result.standings[1:]])
    assert complaint(altered(record, result=result)).reason.id == "record-result"


def test_other_rules_are_not_guessed_at(record: Record) -> None:
    assert str(complaint(altered(record, rules=7))) == (
        "The record follows rules version 7; this program plays version 1."
    )


@pytest.mark.parametrize("players", [0, 1, 4, -3])
def test_a_wrong_number_of_players(record: Record, players: int) -> None:
    with pytest.raises(BadOptions, match="Heralds is for 2 to 3 players"):
        replay(altered(record, players=players), GAME)


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"ecumene": 1}', b'{"ecumene": "one"}', "снова не запись".encode()],
)
def test_what_is_not_a_record(data: bytes) -> None:
    with pytest.raises(BadRecord) as error:
        Record.read(data)
    assert error.value.reason.id == "record-malformed"


def test_a_truncated_file(record: Record) -> None:
    data = msgspec.json.encode(record)
    for size in range(0, len(data), 37):
        with pytest.raises(BadRecord):
            Record.read(data[:size])


def test_unknown_fields_are_not_ignored(record: Record) -> None:
    fields = {**msgspec.to_builtins(record), "extra": 1}
    with pytest.raises(BadRecord, match="extra"):
        Record.read(msgspec.json.encode(fields))


def test_another_format(record: Record) -> None:
    with pytest.raises(BadRecord, match="format 9; this program reads format 1"):
        Record.read(msgspec.json.encode(altered(record, ecumene=9)))


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be read: No such file"):
        Record.load(tmp_path / "none.json")
    with pytest.raises(BadRecord, match="cannot be read: Is a directory"):
        Record.load(tmp_path)


# A match in progress


def test_a_commitment_can_be_taken_back_until_the_reveal() -> None:
    match = Match(GAME, 2, seed=3)
    start = match.state.digest()
    match.play(0, match.state.legal(0)[0])
    match.take_back(0)
    assert match.state.digest() == start
    assert match.actions[-1] == "1 take back"
    assert not match.can_undo(0), "undoing it would choose again"
    match.play(0, match.state.legal(0)[0])
    match.play(1, match.state.legal(1)[0])
    with pytest.raises(Illegal, match="nothing to take back"):
        match.take_back(0)
    assert replay(match.record(), GAME).state.digest() == match.state.digest()


def test_undo_ends_where_something_was_revealed() -> None:
    match = Match(GAME, 2, seed=3)
    assert not match.can_undo(0)
    before = match.state.digest()
    match.play(0, match.state.legal(0)[1])
    assert match.can_undo(0)
    assert not match.can_undo(1)
    assert match.at(0).digest() == before
    match.play(1, match.state.legal(1)[0])
    assert not match.can_undo(1), "the heralds have been shown"


def test_what_ended_the_game_cannot_be_undone() -> None:
    for seed in range(12):
        match = random_game(GAME, 2, seed)
        assert not any(match.can_undo(seat) for seat in range(2))


def test_an_illegal_action_leaves_a_match_as_it_was() -> None:
    match = Match(GAME, 2, seed=3)
    before = match.state.digest()
    with pytest.raises(Illegal):
        match.play(0, "contest")
    assert match.state.digest() == before
    assert match.actions == []


def test_a_match_in_progress_can_be_saved_and_resumed() -> None:
    match = Match(GAME, 3, seed=8)
    match.play(1, match.state.legal(1)[0])
    resumed = replay(Record.read(msgspec.json.encode(match.record())), GAME)
    assert resumed.state.to_move() == [0, 2]
    assert resumed.state.digest() == match.state.digest()


# Options


@pytest.mark.parametrize("options", [{"start": "middle"}, {"open": "yes"}, {"heralds": "many"}, {"unknown": 1}, 5])
def test_bad_options_are_explained(options: Any) -> None:
    with pytest.raises(BadOptions) as error:
        GAME.new(2, options)
    assert error.value.reason.id == "bad-options"
    assert "Heralds cannot be set up like this: " in str(error.value)


def test_options_are_part_of_the_record() -> None:
    assert Match(GAME, 2, {"open": True}).record().options == {"start": "high", "open": True, "heralds": 20}
    assert GAME.read_options(GAME.read_options({"open": True})).open  # type: ignore[attr-defined]
