"""The golden records show enough of the game. That they replay is tested for all games together."""

from __future__ import annotations

from pathlib import Path

from ecumene.kernel import Record

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


def test_there_is_a_record_for_every_number_of_players_and_one_with_a_resignation() -> None:
    records = [Record.load(path) for path in RECORDS]
    assert {record.players for record in records} == {2, 3, 4}
    assert any(line.endswith(" resign") for record in records for line in record.actions)


def test_the_records_show_most_of_what_can_be_done() -> None:
    played = {line.split()[1] for path in RECORDS for line in Record.load(path).actions}
    assert {
        "attack",
        "war",
        "pact",
        "accept",
        "revolution",
        "tactic",
        "copy",
        "bid",
        "send",
        "bonus",
        "stage",
    } <= played
