"""Golden records replay to the same end."""

from __future__ import annotations

import pytest

from ecumene.games.seven_wonders import GAME
from ecumene.kernel import Record, replay
from tests.games.seven_wonders.golden import FOLDER, GAMES, path


@pytest.mark.parametrize(("players", "side"), GAMES)
def test_golden_record(players: int, side: str) -> None:
    """The same actions lead to the same table and the same result, category by category."""
    record = Record.load(path(players, side))
    assert (record.game, record.rules, record.players) == (GAME.slug, GAME.version, players)
    assert record.options["side"] == side
    match = replay(record, GAME)
    assert match.state.over
    assert match.state.digest() == record.digest
    assert match.state.result() == record.result
    assert record.result is not None
    assert len(record.result.standings) == players


def test_there_are_no_other_records() -> None:
    assert sorted(FOLDER.glob("*.json")) == sorted(path(*game) for game in GAMES)


def test_the_records_show_everything_one_can_do() -> None:
    """Otherwise they would guard only a part of the rules."""
    lines = [line for game in GAMES for line in Record.load(path(*game)).actions]
    done = {GAME.catalogue[GAME.catalogue.id(line.partition(" ")[2])].verb for line in lines}
    assert done == {action.verb for action in GAME.catalogue}
    assert any(" left:" in line and " right:" in line for line in lines)
