"""kill -9 in the middle of play: what was acknowledged is there, once, and every game can be finished."""

from __future__ import annotations

import random
import threading
import time
from pathlib import Path

import pytest

from tests.server.serving import PATIENCE, Person, Player, Server
from tests.server.stubborn import Stubborn, settle

KILLS = 3


def test_sqlite_survives_kill_9(tmp_path: Path) -> None:
    _play_through_kills(Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path / "log"))


def test_postgresql_survives_kill_9(postgres_url: str, tmp_path: Path) -> None:
    _play_through_kills(Server(postgres_url, tmp_path / "log"))


def _play_through_kills(server: Server) -> None:
    server.start()
    enough = threading.Event()
    people = [Stubborn(Player(server, f"p{n}"), Player(server, f"q{n}"), enough) for n in range(3)]
    for person in people:
        person.start()
    for _ in range(KILLS):
        time.sleep(random.uniform(0.4, 1.0))
        server.kill()
        server.start()
    enough.set()
    for person in people:
        person.join(5 * PATIENCE)
    assert [person.failure for person in people if person.failure] == []
    assert sum(person.unanswered for person in people) > 0  # the kills did hit somebody
    accounts = settle(server.database_url, people)
    assert accounts.acknowledged > 50
    assert accounts[1:] == (0, 0, 0, 0)
    server.stop()


def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path / "log", ECUMENE_BOT_PACE_LEAST="600",
                    ECUMENE_BOT_PACE_MOST="600").start()  # fmt: skip
    ann = Person(server)
    table = ann.quick("toy", 3)
    ann.act(table, ann.state(table))
    server.kill()
    quick = Server(server.database_url, tmp_path / "log").start()
    with ann.on(quick).live(table, since=1) as live:
        assert live.until(3)["view"]["shown"]
    quick.stop()


def test_idle_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path / "log", ECUMENE_IDLE_SECONDS="0.2").start()
    ann = Player(server)
    tables = [ann.quick("toy", 2) for _ in range(3)]
    states = [ann.act(table, ann.state(table)).json() for table in tables]
    deadline = time.monotonic() + PATIENCE
    while "ecumene_tables_in_memory 0" not in ann.http.get("/api/metrics").text:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    for table, state in zip(tables, states, strict=True):
        again = ann.state(table, since=state["version"])
        assert again["version"] >= state["version"]
        assert ann.finish(table)["result"]
    server.stop()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_is_a_whole_database(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    from ecumene.server.main import backup

    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}" if kind == "sqlite" else request.getfixturevalue("postgres_url")
    server = Server(url, tmp_path / "log").start()
    ann = Player(server)
    table = ann.quick("toy", 2)
    state = ann.act(table, ann.state(table)).json()
    backup(tmp_path / "copy.sqlite3", url)
    server.stop()
    restored = Server(f"sqlite:///{tmp_path / 'copy.sqlite3'}", tmp_path / "log").start()
    assert ann.on(restored).state(table)["version"] >= state["version"]
    assert ann.on(restored).finish(table)["result"]
    restored.stop()
