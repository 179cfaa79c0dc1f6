"""Two server processes on one PostgreSQL: a write is accepted once, and everybody hears of it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tests.server.serving import Player, Server, new_key, reason


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


def test_another_process_takes_over_when_one_dies(two: tuple[Server, Server], tmp_path: Path) -> None:
    doomed = Server(two[0].database_url, tmp_path / "log", ECUMENE_BOT_PACE_LEAST="600", ECUMENE_BOT_PACE_MOST="600")
    doomed.start()
    ann = Player(doomed)
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
