"""Two server processes on one PostgreSQL: a write is accepted once, and everybody hears of it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import Connection, text

from ecumene.kernel import Game
from ecumene.server import store
from ecumene.server.house import House
from ecumene.server.hub import Watcher
from ecumene.server.notices import Notice
from tests.server.serving import Person, Player, Server, new_key, reason
from tests.server.test_time import house_on, seated, toy_row, write


@pytest.fixture(scope="module")
def two(postgres_module_url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    folder = tmp_path_factory.mktemp("two")
    servers = [Server(postgres_module_url, folder / name) for name in ("one", "other")]
    for server in servers:
        server.start(wait=False)  # both migrate the empty database at the same moment
    for server in servers:
        server.wait()
    yield servers[0], servers[1]
    for server in servers:
        server.stop()


@pytest.fixture
def pair(two: tuple[Server, Server]) -> tuple[Player, Player, str]:
    """Ann on one process, Bob on the other, at the same table."""
    ann, bob = Player(two[0], "Ann"), Player(two[1], "Bob")
    table = ann.table(open=True)
    bob.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/start")
    return ann, bob, table


def test_racing_writes_of_one_seat_exactly_one_wins(
    two: tuple[Server, Server], pair: tuple[Player, Player, str]
) -> None:
    ann, bob, table = pair
    elsewhere = ann.on(two[1])
    for _ in range(4):
        state = ann.state(table)
        actions = [offer["notation"] for offer in state["offers"]]
        answers = _at_once(
            lambda state=state, actions=actions: ann.act(table, state, actions[0]),
            lambda state=state, actions=actions: elsewhere.act(table, state, actions[1]),
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        loser = next(answer for answer in answers if answer.status_code == 409)
        assert reason(loser) == "server-moved-on"
        assert loser.json()["version"] == state["version"] + 1
        bob.act(table, bob.state(table, since=state["version"] + 1))
        shown = ann.state(table, since=state["version"] + 2)
        ann.act(table, shown, "pass")
    assert ann.state(table)["over"]


def test_racing_writes_of_two_seats_both_count(pair: tuple[Player, Player, str]) -> None:
    ann, bob, table = pair
    for _ in range(4):
        mine, theirs = ann.state(table), bob.state(table, since=ann.state(table)["version"])
        answers = _at_once(lambda mine=mine: ann.act(table, mine), lambda theirs=theirs: bob.act(table, theirs))
        assert [answer.status_code for answer in answers] == [200, 200]
        shown = ann.state(table, since=mine["version"] + 2)
        assert len(shown["view"]["shown"][-1]) == 2
        ann.act(table, shown, "pass")


def test_the_same_request_at_both_processes_plays_once(
    two: tuple[Server, Server], pair: tuple[Player, Player, str]
) -> None:
    ann, _, table = pair
    elsewhere, state, key = ann.on(two[1]), ann.state(table), new_key()
    answers = _at_once(lambda: ann.act(table, state, key=key), lambda: elsewhere.act(table, state, key=key))
    assert [answer.status_code for answer in answers] == [200, 200]
    assert {answer.json()["version"] for answer in answers} == {state["version"] + 1}


def test_live_updates_cross_processes(pair: tuple[Player, Player, str]) -> None:
    ann, bob, table = pair
    with bob.live(table) as live:
        state = live.next()
        ann.act(table, ann.state(table))
        assert live.until(state["version"] + 1)["view"]["chosen"] == [True, False]
        ann.post(f"/api/tables/{table}/chat", text="hello", key=new_key())
        assert live.next("chat")["text"] == "hello"
        ann.post(f"/api/tables/{table}/seats/0/bot", level="")
        while not live.next("table")["seats"][0]["stands_in"]:
            pass


def test_a_move_of_another_process_is_taken_over_without_asking_the_database(postgres_url: str, toy: Game) -> None:
    """The notice brings all that is needed; a table that has missed something looks for itself."""

    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            one, other = [await house_on(stack, postgres_url) for _ in range(2)]
            table, people = await seated(one)
            async with other.holding(table) as there:
                assert there.version == 0
            told: list[Notice] = []
            one.notices._tell_all = lambda: _overhear(one, told)  # type: ignore[method-assign]
            reads: list[object] = []
            read = other.database.read

            async def counted(work: Any) -> Any:
                reads.append(work)
                return await read(work)

            other.database.read = counted  # type: ignore[method-assign]
            for seat in (0, 1):
                await write(one, table, people[seat], seat, seat)
                await asyncio.sleep(0)
                await other.chores.heard(told[-1])
                async with one.holding(table) as here:
                    assert [there.snapshot(eyes) for eyes in (-1, 0, 1)] == [here.snapshot(eyes) for eyes in (-1, 0, 1)]
                    assert there.keys == here.keys
                    assert there.row == msgspec.structs.replace(here.row, moved_at=there.row.moved_at)
            assert reads == []
            await write(one, table, people[0], 0, 2)
            await write(one, table, people[0], 0, 3, kind="undo")
            await asyncio.sleep(0)
            await other.chores.heard(told[-1])  # and nothing was heard of the move before it
            assert reads != []
            assert there.version == 4

    asyncio.run(scenario())


def test_two_processes_that_note_for_the_first_time_that_they_are_awake(postgres_url: str) -> None:
    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            one, other = [await house_on(stack, postgres_url) for _ in range(2)]
            # Both have found nothing when the first writes.
            async with one.database._engine.begin() as first:
                await first.run_sync(lambda it: store.beat(it, 1.0))
                second = asyncio.create_task(other.database.write(lambda it: store.beat(it, 2.0)))
                while not await one.database.read(_somebody_waits):
                    await asyncio.sleep(0.01)
            assert await second == 2.0

    asyncio.run(scenario())


async def _overhear(house: House, told: list[Notice]) -> None:
    told += [msgspec.json.decode(words, type=Notice) for words in house.notices._untold]
    house.notices._untold = []


def _somebody_waits(connection: Connection) -> bool:
    found = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
    return bool(connection.execute(text(found)).scalar_one())


def test_watchers_of_all_processes_are_counted(postgres_url: str, toy: Game) -> None:
    """Each of them tells the others how many look at it."""

    async def scenario() -> None:
        async with AsyncExitStack() as stack:
            one, other = [await house_on(stack, postgres_url) for _ in range(2)]
            row = toy_row(toy)
            here, there = Watcher(row.id, None), Watcher(row.id, None)
            one.hub.add(here)
            other.hub.add(there)
            other.hub.add(Watcher(row.id, None, seat=0))  # who plays does not watch
            for house in (one, other, one):
                await house.watching.share()
            assert [house.info(row, [], None).watchers for house in (one, other)] == [2, 2]
            other.hub.remove(there)
            await other.watching.share()
            await one.watching.share()
            assert one.info(row, [], None).watchers == 1

    asyncio.run(scenario())


def test_another_process_takes_over_when_one_dies(two: tuple[Server, Server], tmp_path: Path) -> None:
    doomed = Server(two[0].database_url, tmp_path / "log", ECUMENE_BOT_PACE_LEAST="600", ECUMENE_BOT_PACE_MOST="600")
    doomed.start()
    ann = Person(doomed)
    table = ann.quick("toy", 3)
    state = ann.act(table, ann.state(table)).json()
    assert state["view"]["chosen"] == [True, False, False]
    doomed.kill()
    with ann.on(two[1]).live(table) as live:
        assert live.until(3)["view"]["shown"]


def _at_once(*requests: object) -> list[httpx.Response]:
    barrier = threading.Barrier(len(requests))

    def send(request: object) -> httpx.Response:
        assert callable(request)
        barrier.wait()
        answer = request()
        assert isinstance(answer, httpx.Response)
        return answer

    with ThreadPoolExecutor() as pool:
        return list(pool.map(send, requests))
