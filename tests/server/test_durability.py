"""kill -9 in the middle of play: what was acknowledged is there, once, and every game can be finished."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections import Counter
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select

from ecumene import games
from ecumene.kernel import Record, replay
from ecumene.server.database import Database
from ecumene.server.schema import log
from ecumene.server.settings import with_driver
from tests.server.serving import PATIENCE, Player, Server, new_key

KILLS = 3


class Stubborn:
    """Somebody who plays table after table and repeats every request, with the same key, until it is answered."""

    def __init__(self, player: Player, partner: Player) -> None:
        self.player = player
        self.partner = partner
        self.tables: list[str] = []
        self.acknowledged: list[tuple[str, str, int, str]] = []
        self.unanswered = 0

    def play(self, enough: threading.Event) -> None:
        while not enough.is_set():
            self._play_one("seven_wonders" if len(self.tables) % 2 == 0 else "toy")

    def _play_one(self, game: str) -> None:
        wish = {"game": game, "players": 3, "open": True, "key": new_key()}
        table = str(self._insist(self.player, "POST", "/api/tables", wish).json()["id"])
        assert table not in self.tables
        self.tables.append(table)
        assert self._insist(self.partner, "POST", f"/api/tables/{table}/join", {}).status_code == 200
        assert self._insist(self.player, "POST", f"/api/tables/{table}/start", {}).status_code == 200
        deadline = time.monotonic() + 3 * PATIENCE
        while not self._turn(table):
            assert time.monotonic() < deadline

    def _turn(self, table: str) -> bool:
        over = False
        for player in (self.player, self.partner):
            state = self._insist(player, "GET", f"/api/tables/{table}/state", None).json()
            over = over or state["over"]
            if state["offers"]:
                self._act(player, table, state)
        time.sleep(0.003)
        return over

    def _act(self, player: Player, table: str, state: dict[str, object]) -> None:
        offers = state["offers"]
        assert isinstance(offers, list)
        action = str(random.choice(offers)["notation"])
        key = new_key()
        body = {"seat": state["seat"], "version": state["version"], "action": action, "key": key}
        answer = self._insist(player, "POST", f"/api/tables/{table}/actions", body)
        assert answer.status_code in (200, 409), answer.text
        if answer.status_code == 200:
            self.acknowledged.append((table, key, int(str(state["seat"])), action))

    def _insist(self, player: Player, method: str, path: str, body: object) -> httpx.Response:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                answer = player.http.request(method, path, json=body)
            except httpx.TransportError:
                self.unanswered += 1
                time.sleep(0.02)
            else:
                return answer
        raise TimeoutError(path)


def test_sqlite_survives_kill_9(tmp_path: Path) -> None:
    _play_through_kills(Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path / "log"))


def test_postgresql_survives_kill_9(postgres_url: str, tmp_path: Path) -> None:
    _play_through_kills(Server(postgres_url, tmp_path / "log"))


def _play_through_kills(server: Server) -> None:
    server.start()
    people = [Stubborn(Player(server, f"p{n}"), Player(server, f"q{n}")) for n in range(3)]
    enough = threading.Event()
    failures: list[BaseException] = []
    threads = [threading.Thread(target=_noting, args=(person, enough, failures)) for person in people]
    for thread in threads:
        thread.start()
    for _ in range(KILLS):
        time.sleep(random.uniform(0.4, 1.0))
        server.kill()
        server.start()
    enough.set()
    for thread in threads:
        thread.join(3 * PATIENCE)
    assert not failures, failures
    assert sum(person.unanswered for person in people) > 0  # the kills did hit somebody
    _check(server, people)
    server.stop()


def _noting(person: Stubborn, enough: threading.Event, failures: list[BaseException]) -> None:
    try:
        person.play(enough)
    except (AssertionError, TimeoutError, KeyError) as failure:
        failures.append(failure)


def _check(server: Server, people: list[Stubborn]) -> None:
    rows = asyncio.run(_rows(server.database_url))
    stored = Counter((table, key, seat, action) for table, _, seat, action, key in rows if key)
    acknowledged = Counter(entry for person in people for entry in person.acknowledged)
    assert len(acknowledged) > 50
    assert acknowledged - stored == Counter()  # none lost
    assert max(stored.values()) == 1  # none doubled
    for person in people:
        for table in person.tables:
            record = Record.read(person.player.http.get(f"/api/tables/{table}/record").content)
            assert record.result is not None
            numbers = [row[1] for row in rows if row[0] == table]
            assert numbers == list(range(1, len(record.actions) + 1))
            if record.game in games.slugs():
                replay(record, games.load(record.game))


async def _rows(url: str) -> list[tuple[str, int, int, str, str | None]]:
    database = Database(with_driver(url))
    found = select(log.c.table_id, log.c.seq, log.c.seat, log.c.action, log.c.key).order_by(log.c.table_id, log.c.seq)
    rows = await database.read(lambda connection: [tuple(row) for row in connection.execute(found)])
    await database.close()
    return rows


def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path / "log", ECUMENE_BOT_PACE_LEAST="600",
                    ECUMENE_BOT_PACE_MOST="600").start()  # fmt: skip
    ann = Player(server)
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
