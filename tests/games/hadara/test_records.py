"""Golden records: games that must replay to the same position and result for as long as the rules version stays."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecumene.games.hadara import GAME
from ecumene.kernel import Record, replay

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


def test_there_is_a_record_for_every_number_of_players_and_for_a_first_game() -> None:
    records = [Record.load(path) for path in RECORDS]
    assert {record.players for record in records} == {2, 3, 4, 5}
    assert {"starred_cards": False, "choose_sides": False} in [record.options for record in records]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_record(path: Path) -> None:
    record = Record.load(path)
    match = replay(record, GAME)
    assert match.state.over
    assert match.record() == record
