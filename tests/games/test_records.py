"""Golden records: games that must replay to the same position and result for as long as the rules version stays."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecumene import games
from ecumene.kernel import Record, replay

FOLDER = Path(__file__).parent
RECORDS = [path for path in sorted(FOLDER.glob("*/*/*.json")) if path.parts[-2] in ("records", "golden")]


def test_every_game_has_records() -> None:
    assert {path.parts[-3] for path in RECORDS} == set(games.slugs())


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_record_replays_to_the_same_end(path: Path) -> None:
    """The same actions lead to the same table and the same result, category by category."""
    record = Record.load(path)
    game = games.load(path.parts[-3])
    assert (record.game, record.rules) == (game.slug, game.version)
    match = replay(record, game)
    assert match.state.over
    assert match.record() == record
