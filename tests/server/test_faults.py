"""When storing fails: a group of writes is whole or nothing, everybody hears the truth, and it goes on by itself."""

from __future__ import annotations

import asyncio
import os
import secrets
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import httpx
import pytest
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError, DisconnectionError, IntegrityError

from ecumene.kernel import Result
from ecumene.kernel.standings import Standing
from ecumene.server.database import Database, Together
from ecumene.server.outages import AWAY, DAMAGED, DISK_FULL, READ_ONLY, Unstored, outage
from ecumene.server.profiles import rate
from ecumene.server.rows import SeatRow
from ecumene.server.schema import metadata
from ecumene.server.settings import with_driver
from tests.server.full_disk import SmallDisk, unwritable
from tests.server.serving import PATIENCE, Player, Server, new_key, reason

#: Numbers that writers of one group keep; the middle one breaks a rule of the database, by itself.
KEPT = (1, 2, 2, 3, 4)
#: BEGIN, and for each writer SAVEPOINT, INSERT, RELEASE (and a ROLLBACK TO for the one that fails), and COMMIT.
STATEMENTS = 1 + 3 * len(KEPT) + 1 + 1


class Faulty:
    """Counts the statements of an engine and lets one of them fail in a given way."""

    def __init__(self, engine: Engine, at: int, fail: Callable[[Any], None]) -> None:
        self.seen = 0
        self._at, self._fail = at, fail
        event.listen(engine, "before_cursor_execute", lambda *given: self._count(given[1].connection))
        event.listen(engine, "commit", lambda connection: self._count(connection.connection.dbapi_connection))

    def _count(self, connection: Any) -> None:
        self.seen += 1
        if self.seen == self._at:
            self._fail(connection)


def error(_: Any) -> None:
    raise sqlite3.OperationalError("disk I/O error")


def rolled_back(connection: Any) -> None:
    """As SQLite does by itself when the disk is full."""
    sqlite3.Connection.rollback(connection)
    failure = sqlite3.OperationalError("database or disk is full")
    failure.sqlite_errorcode = sqlite3.SQLITE_FULL
    raise failure


def read_only(connection: Any) -> None:
    """From here on SQLite refuses to write, as when the system has remounted a failing disk."""
    connection.execute("PRAGMA query_only = ON")


def crash(_: Any) -> None:
    os._exit(9)


@contextmanager
def writer(file: Path) -> Iterator[tuple[Together, Engine]]:
    database = Database(f"sqlite:///{file}")
    together = database._writer
    with together._engine.begin() as connection:
        connection.execute(text("create table if not exists numbers (n integer primary key)"))
    yield together, together._engine
    together._engine.dispose()


def keep(number: int) -> Callable[[Connection], str]:
    def work(connection: Connection) -> str:
        connection.execute(text("insert into numbers values (:n)"), {"n": number})
        return f"kept {number}"

    return work


def numbers(file: Path) -> list[int]:
    with sqlite3.connect(file) as connection:
        return [row[0] for row in connection.execute("select n from numbers order by n")]


def test_a_group_without_a_fault_has_the_statements_we_count(tmp_path: Path) -> None:
    with writer(tmp_path / "db") as (together, engine):
        faulty = Faulty(engine, 0, error)
        outcomes = together._transaction([keep(n) for n in KEPT])
    assert faulty.seen == STATEMENTS
    assert [result for result, _ in outcomes] == ["kept 1", "kept 2", None, "kept 3", "kept 4"]
    assert numbers(tmp_path / "db") == [1, 2, 3, 4]


@pytest.mark.parametrize("fail", [error, rolled_back])
@pytest.mark.parametrize("at", range(1, STATEMENTS + 1))
def test_a_fault_at_any_statement_loses_nothing_that_was_acknowledged(
    tmp_path: Path, at: int, fail: Callable[[Any], None]
) -> None:
    """Who is told "kept" finds it kept, each gets their own answer, and the next group is stored."""
    file = tmp_path / "db"
    with writer(file) as (together, engine):
        faulty = Faulty(engine, at, fail)
        outcomes = together._transaction([keep(n) for n in KEPT])
        assert faulty.seen >= at
        assert len(outcomes) == len(KEPT)
        told = [n for n, (result, failure) in zip(KEPT, outcomes, strict=True) if failure is None]
        for n, (result, failure) in zip(KEPT, outcomes, strict=True):
            assert result == f"kept {n}" if failure is None else result is None
        assert numbers(file) == told
        if fail is rolled_back and at < STATEMENTS:  # and everybody hears what the matter is
            reasons = {outage(failure) for _, failure in outcomes if isinstance(failure, Unstored)}
            assert reasons == {DISK_FULL}
        again = together._transaction([keep(n) for n in KEPT if n not in told] + [keep(9)])
        assert [failure for _, failure in again if isinstance(failure, Unstored)] == []
    assert numbers(file) == [1, 2, 3, 4, 9]


#: BEGIN, INSERT and COMMIT.
ALONE = 3


@pytest.mark.parametrize("fail", [error, rolled_back])
@pytest.mark.parametrize("at", range(1, ALONE + 1))
def test_a_fault_at_any_statement_of_a_writer_that_is_alone(
    tmp_path: Path, at: int, fail: Callable[[Any], None]
) -> None:
    file = tmp_path / "db"
    with writer(file) as (together, engine):
        faulty = Faulty(engine, at, fail)
        [(result, failure)] = together._transaction([keep(1)])
        assert faulty.seen >= at
        assert result is None
        assert failure is not None
        assert numbers(file) == []
        assert together._transaction([keep(1)]) == [("kept 1", None)]
        assert faulty.seen >= at + ALONE
    assert numbers(file) == [1]


def test_a_writer_that_fails_alone_leaves_nothing_of_what_it_did(tmp_path: Path) -> None:
    def twice(connection: Connection) -> None:
        keep(1)(connection)
        keep(1)(connection)

    with writer(tmp_path / "db") as (together, _):
        [(_, failure)] = together._transaction([twice])
        assert isinstance(failure, IntegrityError)
    assert numbers(tmp_path / "db") == []


def test_a_group_that_was_lost_leaves_nothing_behind_in_the_connection(tmp_path: Path) -> None:
    """Whatever state the failure left it in, the next group begins with another one."""

    def spoil(connection: Any) -> None:
        read_only(connection)
        rolled_back(connection)

    file = tmp_path / "db"
    with writer(file) as (together, engine):
        Faulty(engine, 3, spoil)
        lost = together._transaction([keep(1), keep(2)])
        assert [type(failure) for _, failure in lost] == [Unstored] * 2
        assert together._transaction([keep(3), keep(4)]) == [("kept 3", None), ("kept 4", None)]
    assert numbers(file) == [3, 4]


def test_a_writer_that_keeps_a_lost_transaction_to_itself_fools_nobody(tmp_path: Path) -> None:
    def swallow(connection: Connection) -> None:
        sqlite3.Connection.rollback(connection.connection.dbapi_connection)  # type: ignore[arg-type]

    with writer(tmp_path / "db") as (together, _):
        outcomes = together._transaction([keep(1), swallow, keep(2)])
    assert [type(failure) for _, failure in outcomes] == [Unstored] * 3
    assert numbers(tmp_path / "db") == []


@pytest.mark.parametrize("at", range(1, STATEMENTS + 1))
def test_a_disk_that_turns_read_only_is_named_and_loses_nothing(tmp_path: Path, at: int) -> None:
    file = tmp_path / "db"
    with writer(file) as (together, engine):
        Faulty(engine, at, read_only)
        outcomes = together._transaction([keep(n) for n in KEPT])
        assert numbers(file) == [n for n, (_, failure) in zip(KEPT, outcomes, strict=True) if failure is None]
        failures = [failure for _, failure in outcomes if failure and not isinstance(failure, IntegrityError)]
        assert {outage(failure) for failure in failures} <= {READ_ONLY}
        assert failures or at > STATEMENTS - 3  # when all that was to be written had been
        engine.dispose()  # the disk is well again
        assert together._transaction([keep(9)]) == [("kept 9", None)]


def test_a_writer_that_is_stopped_leaves_nobody_waiting(tmp_path: Path) -> None:
    """Neither who is being stored, nor who waits for the next group, nor who comes when all is over."""

    async def scenario() -> list[object]:
        with writer(tmp_path / "db") as (together, _):
            under_way, go_on = threading.Event(), threading.Event()

            def slow(connection: Connection) -> None:
                under_way.set()
                go_on.wait(PATIENCE)

            first = asyncio.create_task(together.write(slow))
            await asyncio.to_thread(under_way.wait, PATIENCE)
            second = asyncio.create_task(together.write(keep(1)))
            await asyncio.sleep(0)
            assert together._storing is not None
            together._storing.cancel()
            async with asyncio.timeout(PATIENCE):
                told: list[object] = [*await asyncio.gather(first, second, return_exceptions=True)]
                go_on.set()
                await together.close()
                told += await asyncio.gather(together.write(keep(2)), return_exceptions=True)
            return [type(one) for one in told]

    assert asyncio.run(scenario()) == [Unstored] * 3


def test_who_writes_when_the_house_is_closed_is_told_so(tmp_path: Path) -> None:
    """And no task is left behind that fails in the dark."""

    async def scenario() -> set[asyncio.Task[Any]]:
        writer = Together(create_engine(f"sqlite:///{tmp_path / 'closed.sqlite3'}"))
        await writer.close()
        with pytest.raises(Unstored):
            await writer.write(lambda connection: connection.execute(text("SELECT 1")).scalar())
        return asyncio.all_tasks() - {asyncio.current_task()}

    assert asyncio.run(scenario()) == set()


@pytest.mark.parametrize("at", range(1, STATEMENTS + 1))
def test_a_crash_at_any_statement_stores_all_or_nothing(tmp_path: Path, at: int) -> None:
    file = tmp_path / "db"
    child = os.fork()
    if child == 0:  # the process that dies
        with writer(file) as (together, engine):
            Faulty(engine, at, crash)
            together._transaction([keep(n) for n in KEPT])
            os._exit(0)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 9
    assert numbers(file) == []


def test_a_lost_group_is_told_to_everybody_and_health_knows_it_until_it_passes(tmp_path: Path) -> None:
    async def scenario() -> None:
        database = Database(f"sqlite:///{tmp_path / 'db'}")
        await database.migrate()
        broken = True

        def fail(_: Connection, cursor: Any, *given: Any) -> None:
            if broken and not str(given[0]).startswith("BEGIN"):
                rolled_back(cursor.connection)

        event.listen(database._writer._engine, "before_cursor_execute", fail)
        touched = await asyncio.gather(*(database.write(database._touch) for _ in range(3)), return_exceptions=True)
        assert [getattr(failure, "reason", None) for failure in touched] == ["server-disk-full"] * 3
        with pytest.raises(Unstored):
            await database.check()
        broken = False
        await database.check()
        assert not database.trouble
        await database.close()

    asyncio.run(scenario())


def test_a_disk_that_takes_nothing_for_a_while(tmp_path: Path) -> None:
    """The system refuses every write of a server that runs: it says so, and goes on by itself."""
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path / "log").start()
    ann = Player(server)
    table = ann.table("toy", 2, seats=[{"kind": "me"}, {"kind": "hotseat"}])
    state = ann.state(table)
    key, action = new_key(), state["offers"][0]["notation"]
    with unwritable(server.pid):
        refused = ann.act(table, state, action, key)
        health = httpx.get(f"{server.url}/api/health")
        assert (refused.status_code, health.status_code) == (503, 503)
        assert reason(refused) == reason(health)
        assert ann.state(table) == state
    server.wait()
    assert ann.act(table, state, action, key).json()["version"] == state["version"] + 1
    ann.finish(table, [0, 1])
    server.stop()


# A disk that is really full


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[SmallDisk]:
    try:
        small = SmallDisk(tmp_path / "disk")
    except OSError as why:
        pytest.skip(str(why))
    with small:
        yield small


def test_a_full_disk_loses_no_acknowledged_move_and_the_house_recovers(disk: SmallDisk, tmp_path: Path) -> None:
    server = Server(f"sqlite:///{disk.folder / 'tables.sqlite3'}", tmp_path / "log")
    server.enter = disk.enter
    server.start()
    players = [Player(server, f"p{n}") for n in range(6)]
    tables = [player.table("toy", 2, seats=[{"kind": "me"}, {"kind": "hotseat"}]) for player in players]
    acknowledged: dict[str, int] = dict.fromkeys(tables, 0)
    refused: list[str] = []

    def play(person: int) -> None:
        """Ten answered moves, whatever happens in between; the version never goes back."""
        player, table = players[person], tables[person]
        answered = 0
        while answered < 10:
            for seat in (0, 1):
                state = player.state(table, seat)
                assert state["version"] >= acknowledged[table]
                if not state["offers"]:
                    continue
                answer = player.act(table, state, state["offers"][0]["notation"])
                if answer.status_code == 200:
                    acknowledged[table] = answer.json()["version"]
                    answered += 1
                else:
                    assert answer.status_code == 503, answer.text
                    assert answer.headers["retry-after"]
                    refused.append(reason(answer))
                    full.discard(person)
                    if not full:
                        disk.room()

    full = set(range(len(players)))
    disk.fill()
    with ThreadPoolExecutor() as pool:
        list(pool.map(play, full.copy()))
    assert set(refused) == {"server-disk-full"}
    disk.fill()
    broken = players[0].ask("POST", "/api/tables", game="toy", players=2)
    health = httpx.get(f"{server.url}/api/health")
    assert (broken.status_code, health.status_code) == (503, 503)
    assert reason(health) == "server-disk-full"
    disk.room()
    server.wait()
    server.kill()
    server.start()
    for player, table in zip(players, tables, strict=True):
        assert player.state(table)["version"] >= acknowledged[table]
        player.finish(table, [0, 1])
    server.stop()


def test_a_read_only_disk_is_named_at_the_start(disk: SmallDisk, tmp_path: Path) -> None:
    server = Server(f"sqlite:///{disk.folder / 'tables.sqlite3'}", tmp_path / "log")
    server.enter = disk.enter
    server.start()
    server.stop()
    disk.remount("ro")
    assert server.start(wait=False).ended() != 0
    assert "read" in server.log.read_text().splitlines()[-1].lower()
    disk.remount("rw")
    server.start().stop()


def test_a_database_that_is_away_is_not_knocked_at_by_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that stops or starts would never be done with turning us away."""
    monkeypatch.setattr("ecumene.server.database.RESPITE_SECONDS", 60.0)
    knocks: list[object] = []

    def turn_away(_: asyncio.StreamReader, caller: asyncio.StreamWriter) -> None:
        knocks.append(caller)
        caller.close()

    async def scenario() -> None:
        door = await asyncio.start_server(turn_away, "127.0.0.1")
        port = door.sockets[0].getsockname()[1]
        database = Database(f"postgresql+asyncpg://nobody@127.0.0.1:{port}/away?ssl=disable")
        for _ in range(20):
            with pytest.raises((DBAPIError, OSError, Unstored)) as failure:
                await database.read(lambda connection: connection.execute(text("select 1")))
            assert outage(failure.value) == AWAY
        door.close()
        await database.close()

    asyncio.run(scenario())
    assert len(knocks) == 1


def test_connections_that_are_cut_one_after_the_other_are_an_outage(postgres_url: str) -> None:
    """SQLAlchemy gives up after two, and calls that a mistake of ours."""

    async def scenario() -> None:
        database = Database(with_driver(postgres_url))

        @event.listens_for(database._engine.sync_engine, "checkout")
        def cut(*_: object) -> None:
            raise DisconnectionError

        with pytest.raises(Unstored):
            await database.read(lambda connection: connection.execute(text("select 1")))
        with pytest.raises(Unstored):
            await database.write(lambda connection: connection.execute(text("select 1")))
        assert database.trouble == AWAY
        await database.close()

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("state", "why"),
    [("40P01", AWAY), ("40001", AWAY), ("XX000", AWAY), ("XX001", DAMAGED), ("53100", DISK_FULL), ("25006", READ_ONLY),
     ("42601", ""), ("22003", "")],
)  # fmt: skip
def test_what_postgresql_fails_with_may_be_sent_again_unless_it_was_our_mistake(state: str, why: str) -> None:
    cause = Exception()
    cause.sqlstate = state  # type: ignore[attr-defined]
    assert outage(DBAPIError("statement", None, cause)) == why


def test_games_that_end_at_once_do_not_wait_for_each_other() -> None:
    """If each began with another of those whom both rate, the database would undo one of them."""
    levels = [secrets.token_hex(4) for _ in range(8)]
    seated = [SeatRow(seat, "bot", level=level) for seat, level in enumerate(levels)]
    result = Result([Standing(seat, seat + 1, 0, {}) for seat in range(8)])
    row = Mock(game="toy", imported=False)
    engine, rated = create_engine("sqlite://"), list[str]()

    @event.listens_for(engine, "before_cursor_execute")
    def note(_: object, __: object, statement: str, values: tuple[str, ...], *___: object) -> None:
        if statement.startswith("DELETE"):
            rated.append(values[0])

    with engine.begin() as connection:
        metadata.create_all(connection)
        rate(connection, row, seated, result)
    assert rated == sorted(f"bot:{level}" for level in levels)
