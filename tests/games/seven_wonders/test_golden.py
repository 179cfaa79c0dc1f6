"""The golden records show the whole game. That they replay is tested for all games together."""

from __future__ import annotations

import pytest

from ecumene.games.seven_wonders import GAME
from ecumene.kernel import Record
from tests.games.seven_wonders.golden import FOLDER, GAMES, path


@pytest.mark.parametrize(("players", "side"), GAMES)
def test_a_record_is_what_its_name_says(players: int, side: str) -> None:
    record = Record.load(path(players, side))
    assert (record.players, record.options["side"]) == (players, side)


def test_there_are_no_other_records() -> None:
    assert sorted(FOLDER.glob("*.json")) == sorted(path(*game) for game in GAMES)


def test_the_records_show_everything_one_can_do() -> None:
    """Otherwise they would guard only a part of the rules."""
    lines = [line for game in GAMES for line in Record.load(path(*game)).actions]
    done = {GAME.catalogue[GAME.catalogue.id(line.partition(" ")[2])].verb for line in lines}
    assert done == {action.verb for action in GAME.catalogue}
    assert any(" left:" in line and " right:" in line for line in lines)
