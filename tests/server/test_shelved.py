"""Tables that today's rules do not play: finished ones can still be seen, the others are closed and say why."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection

from ecumene import games
from ecumene.cli.main import main
from ecumene.server import shelved, store
from ecumene.server.database import Database
from ecumene.server.live import LiveTable
from ecumene.server.rows import SeatRow
from ecumene.server.seating import log_of
from ecumene.server.shelved import Archive, ShelvedTable, archive_of, without_names
from ecumene.server.store import Stored
from tests.server.fixtures.make import PASSWORDS, sign_in
from tests.server.serving import PATIENCE, Server, reason
from tests.server.test_house import _live

STORED = Path(__file__).parent / "fixtures" / "release-0.1.sqlite3"
#: Rules nobody plays by any more.
ANCIENT = 0


def ask(file: Path, statement: str, *values: Any) -> list[Any]:
    with sqlite3.connect(file, timeout=PATIENCE) as connection:
        return connection.execute(statement, values).fetchall()


class Upgraded:
    """A stored database on which a server has run; then a release came that knows none of its rules."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "tables.sqlite3"
        shutil.copy(STORED, self.file)
        self.server = Server(f"sqlite:///{self.file}", folder / "log").start()
        self.people = [sign_in(self.server, name) for name in PASSWORDS]
        self.finished = [row[0] for row in ask(self.file, "select id from tables where status = 'finished'")]
        self.before = {table: self.seen(table) for table in self.finished}
        self.running = [row[0] for row in ask(self.file, "select id from tables where status = 'playing'")]
        self.waiting = [row[0] for row in ask(self.file, "select id from tables where status = 'waiting'")]
        deadline = time.monotonic() + 2 * PATIENCE
        while len(ask(self.file, "select table_id from archives")) < len(self.finished):
            assert time.monotonic() < deadline, self.server.log.read_text()[-3000:]
            time.sleep(0.1)
        self.server.stop()
        scores = msgspec.json.encode([{"victory": 7}, {"victory": 9}]).decode()
        ask(self.file, "update tables set rules = ?, scores = ?", ANCIENT, scores)
        self.server.start()

    def seen(self, table: str) -> dict[str, Any]:
        """The end of a game, its middle and its record."""
        ann = self.people[0]
        state = ann.state(table, 0)
        step = state["steps"] // 2
        frame = ann.get(f"/api/tables/{table}/replay?step={step}&seat=1")
        record = ann.get(f"/api/tables/{table}/record")
        shown = {name: state[name] for name in ("view", "scores", "result", "journal", "steps", "over")}
        return shown | {"frame": frame, "actions": record["actions"]}


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Upgraded]:
    house = Upgraded(tmp_path_factory.mktemp("upgraded"))
    yield house
    house.server.stop()


def test_finished_games_are_shown_as_they_were(upgraded: Upgraded) -> None:
    assert len(upgraded.finished) >= 4
    for table in upgraded.finished:
        assert upgraded.seen(table) == upgraded.before[table]
        with upgraded.people[0].live(table) as live:
            assert live.next()["result"] == upgraded.before[table]["result"]


def test_running_games_are_closed_with_their_score_and_the_reason(upgraded: Upgraded) -> None:
    ann = upgraded.people[0]
    for table in upgraded.running:
        info = ann.info(table)
        assert (info["status"], info["closed"]) == ("finished", "server-rules-gone")
        assert info["scores"] == [{"victory": 7}, {"victory": 9}]
        answer = ann.ask("GET", f"/api/tables/{table}/state")
        assert (answer.status_code, reason(answer)) == (409, "server-rules-gone")
        with ann.live(table) as live:
            assert live.next("table")["closed"] == "server-rules-gone"


def test_waiting_tables_are_offered_again_under_todays_rules(upgraded: Upgraded) -> None:
    for table in upgraded.waiting:
        host = next(player for player in upgraded.people if player.info(table)["hosting"])
        assert host.info(table)["status"] == "waiting"
        host.post(f"/api/tables/{table}/start")
        assert host.state(table)["offers"] or host.state(table)["to_move"]
        game, rules = ask(upgraded.file, "select game, rules from tables where id = ?", table)[0]
        assert rules == games.load(game).version


def test_a_rematch_of_a_closed_game_is_played_by_todays_rules(upgraded: Upgraded) -> None:
    ann = upgraded.people[0]
    again = ann.post(f"/api/tables/{upgraded.running[0]}/rematch")
    assert again["status"] in ("waiting", "playing")


def test_check_tables_lists_what_differs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tables.sqlite3"
    shutil.copy(STORED, file)
    assert main(["check-tables", "--database-url", f"sqlite:///{file}"]) == 0
    tables = [row[0] for row in ask(file, "select id from tables where status = 'playing' order by id")]
    ask(file, "update tables set rules = ? where id = ?", ANCIENT, tables[0])
    ask(file, "update tables set waiting = '[3]' where id = ?", tables[1])
    first = ask(file, "select seq, action from log where table_id = ? and kind = 'play' order by seq", tables[2])[0]
    ask(file, "update log set action = 'no such action' where table_id = ? and seq = ?", tables[2], first[0])
    capsys.readouterr()
    assert main(["check-tables", "--database-url", f"sqlite:///{file}"]) == 1
    lines = capsys.readouterr().out.splitlines()
    told = {line.split()[0]: line for line in lines[:-1]}
    assert set(told) == set(tables[:3])
    assert "server-rules-gone" in told[tables[0]]
    assert "to move" in told[tables[1]]
    assert "server-cannot-continue" in told[tables[2]]


def test_a_table_that_cannot_be_continued_says_so_and_stays_as_it_is(tmp_path: Path) -> None:
    """Today's rules refuse what was played: nothing is closed, a better release may go on."""
    file = tmp_path / "tables.sqlite3"
    shutil.copy(STORED, file)
    table = ask(file, "select id from tables where status = 'playing' order by id")[0][0]
    ask(file, "update log set action = 'no such action' where table_id = ? and kind = 'play'", table)
    server = Server(f"sqlite:///{file}", tmp_path / "log").start()
    ann = sign_in(server, "Ann")
    assert ann.info(table)["closed"] == "server-cannot-continue"
    act = ann.ask("POST", f"/api/tables/{table}/actions", seat=0, version=1, action="x", key="12345678")
    assert act.status_code in (403, 409)
    server.stop()
    assert ask(file, "select status, closed from tables where id = ?", table) == [("playing", None)]


def _finished() -> Stored:
    live = _live("toy", 3)
    while live.match is not None and not live.state.over:
        seat = live.state.to_move()[0]
        live.match.play(seat, live.state.offers(seat)[-1].notation)
    entries = log_of(live.record())
    row = msgspec.structs.replace(live.row, status="finished", version=len(entries), result=live.state.result())
    return Stored(row, live.seats, entries, {})


def test_of_an_endless_game_not_every_moment_is_kept(toy: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """The end always is; and what was thinned out shows the next moment that was kept."""
    stored = _finished()
    steps = len(stored.log)
    monkeypatch.setattr(shelved, "MOST_FRAMES", 4 * (steps + 1) // 3)
    body = archive_of(stored)
    stride = msgspec.msgpack.decode(body, type=Archive).stride
    assert stride > 2
    real, kept = LiveTable(stored), ShelvedTable(stored, "server-rules-gone", body)
    for step in (0, 1, stride, stride + 1, steps - 1, steps, steps + 9):
        assert kept.frame(step, 2) == real.frame(min(steps, -(-step // stride) * stride), 2)


def test_an_archive_can_forget_who_sat_there(toy: object) -> None:
    stored = _finished()
    stored = stored._replace(seats=[SeatRow(seat, "human", f"p{seat}", f"Name {seat}") for seat in range(3)])
    body = archive_of(stored)
    kept = ShelvedTable(stored, "server-rules-gone", without_names(body, {1}))
    for seat in range(-1, 3):
        real = LiveTable(stored).snapshot(seat)
        assert kept.snapshot(seat) == real.replace(b'"Name 1"', b'""') != real
        assert kept.frame(3, seat) == LiveTable(stored).frame(3, seat)


def test_an_archive_holds_every_moment_for_every_eye(toy: object) -> None:
    stored = _finished()
    entries = stored.log
    real, kept = LiveTable(stored), ShelvedTable(stored, "server-rules-gone", archive_of(stored))
    assert kept.started
    for seat in range(-1, 3):
        assert kept.snapshot(seat) == real.snapshot(seat)
        for step in range(len(entries) + 1):
            assert kept.frame(step, seat) == real.frame(step, seat)
    assert kept.record().actions == real.record().actions
    assert msgspec.msgpack.decode(archive_of(stored), type=Archive).steps == len(entries)


def narrow(connection: Connection) -> Connection:
    """As SQLite is built by those who make it; distributions allow more."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    driver.setlimit(sqlite3.SQLITE_LIMIT_VARIABLE_NUMBER, 32_766)
    return connection


def test_more_tables_may_differ_than_a_statement_takes(tmp_path: Path) -> None:
    """What is asked of thousands of tables and people at once is asked in parts."""
    file = tmp_path / "tables.sqlite3"
    shutil.copy(STORED, file)
    many = {f"{n:016}" for n in range(40_000)}

    async def scenario() -> list[str]:
        database = Database(f"sqlite:///{file}")
        await database.migrate()
        await database.write(lambda it: store.mark_seen(narrow(it), dict.fromkeys(many, time.time())))
        assert not await database.read(lambda it: store.versions(narrow(it), many) or store.seen_at(it, many))
        assert not await database.read(lambda it: store.forgotten(narrow(it), many))
        all_ids = await database.read(lambda it: store.unseen(it, str, set()))
        left = await database.read(lambda it: store.unseen(narrow(it), str, {*many, *all_ids[2:]}, limit=5))
        await database.close()
        assert left == all_ids[:2]
        return all_ids

    assert len(asyncio.run(scenario())) > 2
