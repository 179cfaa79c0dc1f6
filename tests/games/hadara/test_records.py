"""The golden records show enough of the game. That they replay is tested for all games together."""

from __future__ import annotations

from pathlib import Path

from ecumene.kernel import Record

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


def test_there_is_a_record_for_every_number_of_players_and_for_a_first_game() -> None:
    records = [Record.load(path) for path in RECORDS]
    assert {record.players for record in records} == {2, 3, 4, 5}
    assert {"starred_cards": False, "choose_sides": False} in [record.options for record in records]
