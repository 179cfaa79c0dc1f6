"""People who play on whatever happens to the server, and what must be true of the database afterwards."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections import Counter
from typing import Any, NamedTuple

import httpx
from sqlalchemy import select

from ecumene import games
from ecumene.kernel import Record, replay
from ecumene.server.database import Database
from ecumene.server.schema import log
from ecumene.server.settings import with_driver
from tests.server.serving import PATIENCE, Player, new_key


class Stubborn(threading.Thread):
    """Two people who play table after table and repeat every request, with the same key, until it is answered."""

    def __init__(self, player: Player, partner: Player, enough: threading.Event) -> None:
        super().__init__(daemon=True)
        self.player, self.partner = player, partner
        self.enough = enough
        self.tables: list[str] = []
        self.acknowledged: list[tuple[str, str, int, str]] = []
        self.unanswered = 0  # by a server that was not there
        self.refused: Counter[str] = Counter()  # by one that could not store, by reason
        self.went_back = 0  # versions that were older than one seen before
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.enough.is_set():
                self._play_one("seven_wonders" if len(self.tables) % 2 == 0 else "toy")
        except (AssertionError, TimeoutError, KeyError) as failure:
            self.failure = failure

    def _play_one(self, game: str) -> None:
        wish = {"game": game, "players": 3, "open": True, "key": new_key()}
        table = str(self._insist(self.player, "POST", "/api/tables", wish).json()["id"])
        assert table not in self.tables
        self.tables.append(table)
        assert self._insist(self.partner, "POST", f"/api/tables/{table}/join", {}).status_code == 200
        assert self._insist(self.player, "POST", f"/api/tables/{table}/start", {}).status_code == 200
        deadline = time.monotonic() + 4 * PATIENCE
        newest = 0
        while True:
            over, seen = self._turn(table, newest)
            if over:
                return
            if seen > newest:
                newest, deadline = seen, time.monotonic() + 4 * PATIENCE
            assert time.monotonic() < deadline, f"nothing happens at {table}"

    def _turn(self, table: str, newest: int) -> tuple[bool, int]:
        over = False
        for player in (self.player, self.partner):
            state = self._insist(player, "GET", f"/api/tables/{table}/state?since={newest}", None).json()
            over = over or state["over"]
            self.went_back += state["version"] < newest
            newest = max(newest, state["version"])
            if state["offers"]:
                self._act(player, table, state)
        time.sleep(0.003)
        return over, newest

    def _act(self, player: Player, table: str, state: dict[str, Any]) -> None:
        action = str(random.choice(state["offers"])["notation"])
        key = new_key()
        body = {"seat": state["seat"], "version": state["version"], "action": action, "key": key}
        answer = self._insist(player, "POST", f"/api/tables/{table}/actions", body)
        assert answer.status_code in (200, 409), answer.text
        if answer.status_code == 200:
            self.acknowledged.append((table, key, int(state["seat"]), action))

    def _insist(self, player: Player, method: str, path: str, body: object) -> httpx.Response:
        deadline = time.monotonic() + 2 * PATIENCE
        while time.monotonic() < deadline:
            try:
                answer = player.http.request(method, path, json=body)
            except httpx.TransportError:
                self.unanswered += 1
                time.sleep(0.3)  # whoever comes back needs the processor more than we do
            else:
                if answer.status_code != 503:
                    return answer
                self.refused[answer.json()["reason"]["id"]] += 1
            time.sleep(0.02)
        raise TimeoutError(path)


class Accounts(NamedTuple):
    """What became of the moves: all but the first must be 0."""

    acknowledged: int
    lost: int
    doubled: int
    went_back: int
    stuck: int


def settle(database_url: str, people: list[Stubborn]) -> Accounts:
    """Compare what people were told with what the database has, and replay every game."""
    rows = asyncio.run(_rows(database_url))
    stored = Counter((table, key, seat, action) for table, _, seat, action, key in rows if key)
    acknowledged = Counter(entry for person in people for entry in person.acknowledged)
    stuck = sum(person.failure is not None or person.is_alive() for person in people)
    for person in people:
        for table in person.tables if person.failure is None else []:
            record = Record.read(person.player.http.get(f"/api/tables/{table}/record").content)
            numbers = [row[1] for row in rows if row[0] == table]
            whole = record.result is not None and numbers == list(range(1, len(record.actions) + 1))
            stuck += not whole
            if record.game in games.slugs():
                replay(record, games.load(record.game))
    return Accounts(
        acknowledged=len(acknowledged),
        lost=sum((acknowledged - stored).values()),
        doubled=sum(count - 1 for count in stored.values()),
        went_back=sum(person.went_back for person in people),
        stuck=stuck,
    )


async def _rows(url: str) -> list[tuple[str, int, int, str, str | None]]:
    database = Database(with_driver(url))
    found = select(log.c.table_id, log.c.seq, log.c.seat, log.c.action, log.c.key).order_by(log.c.table_id, log.c.seq)
    rows = await database.read(lambda connection: [tuple(row) for row in connection.execute(found)])
    await database.close()
    return rows
