"""Tables stored by an earlier release open, show what they showed, and can be played to the end."""

from __future__ import annotations

import math
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ecumene import games
from ecumene.kernel import Record, replay
from tests.server.fixtures.make import PASSWORDS, shown, sign_in
from tests.server.serving import PATIENCE, Player, Server

STORED = sorted((Path(__file__).parent / "fixtures").glob("*.sqlite3"))
EXPECTED: dict[str, dict[str, Any]] = {
    f"{file.stem} {table}": facts
    for file in STORED
    for table, facts in msgspec.json.decode(file.with_suffix(".json").read_bytes()).items()
}
#: How many moves people make themselves before bots play on for them.
MOVES = 12
#: Games of a thousand actions: bots play on for a while, and that must do.
LONG, FOR_A_WHILE = ("altay", "civilization"), 40


class Reopened:
    """A copy of a stored database with a server of today on it."""

    def __init__(self, file: Path, folder: Path) -> None:
        self.database = folder / file.name
        shutil.copy(file, self.database)
        self.server = Server(f"sqlite:///{self.database}", folder / f"{file.stem}.log").start()
        self.people = [sign_in(self.server, name) for name in PASSWORDS]


@pytest.fixture(scope="module")
def reopened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Reopened]]:
    """The house of a stored database, opened when the first of its tables is asked for."""
    houses: dict[str, Reopened] = {}

    def of(stem: str) -> Reopened:
        if stem not in houses:
            [file] = [file for file in STORED if file.stem == stem]
            houses[stem] = Reopened(file, tmp_path_factory.mktemp("stored"))
        return houses[stem]

    yield of
    for house in houses.values():
        house.server.stop()


@pytest.mark.parametrize("name", EXPECTED)
def test_a_stored_table_shows_what_it_showed_and_goes_on(reopened: Callable[[str], Reopened], name: str) -> None:
    """One test for both: a table that was played on shows something else."""
    stem, _, table = name.partition(" ")
    house = reopened(stem)
    assert shown(house.people, table, house.database) == EXPECTED[name]
    if EXPECTED[name]["status"] == "finished":
        _replays(house, table, EXPECTED[name])
    elif EXPECTED[name]["status"] in ("playing", "waiting"):
        _is_played_on(house, table, EXPECTED[name])


def test_there_are_stored_tables_of_every_kind() -> None:
    assert {facts["status"] for facts in EXPECTED.values()} >= {"finished", "playing", "waiting"}


def _replays(house: Reopened, table: str, expected: dict[str, Any]) -> None:
    record = Record.read(house.people[0].http.get(f"/api/tables/{table}/record").content)
    assert record.rules == expected["rules"]
    again = replay(record, games.load(record.game))
    assert msgspec.to_builtins(again.state.result()) == expected["result"]
    frame = house.people[1].get(f"/api/tables/{table}/replay?step={len(record.actions) // 2}")
    assert frame["view"]


def _is_played_on(house: Reopened, table: str, expected: dict[str, Any]) -> None:
    host = next(player for player in house.people if player.info(table)["hosting"])
    if expected["status"] == "waiting":
        host.post(f"/api/tables/{table}/start")
    seats = [(player, seat) for player in house.people for seat in player.info(table)["my_seats"]]
    for move in range(MOVES):
        for player, seat in seats:
            _move(player, table, seat, move)
    for player, seat in seats:
        player.ask("POST", f"/api/tables/{table}/seats/{seat}/bot", level="random")  # the game may be over by now
    deadline = time.monotonic() + PATIENCE
    enough = host.state(table)["version"] + FOR_A_WHILE if expected["game"] in LONG else math.inf
    while not (end := host.state(table))["over"] and end["version"] < enough:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    assert end["result"]["standings"] if end["over"] else end["scores"]


def _move(player: Player, table: str, seat: int, move: int) -> None:
    """Withdraw a commitment or undo the last action now and then, play otherwise."""
    state = player.state(table, seat)
    offers = [offer["notation"] for offer in state["offers"] if offer["notation"] != "resign"]
    if state["can_take_back"] and move % 3 == 0:
        answer = player.withdraw("take-back", table, state)
    elif state["can_undo"] and move % 3 == 1:
        answer = player.withdraw("undo", table, state)
    elif offers:
        answer = player.act(table, state, offers[-1 - move % len(offers)])
    else:
        return
    assert answer.status_code in (200, 409, 422), answer.text  # a bot may have been faster
