"""The line protocol over a WebSocket: a program in any language sits at a table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.serving import Server, visitor

HELLO = {"type": "hello", "protocol": 1, "name": "by hand"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("questions")
    running = Server(f"sqlite:///{folder / 'tables.sqlite3'}", folder / "log").start()
    yield running
    running.stop()


def somebody(server: Server) -> httpx.Client:
    http = visitor(server.url)
    token = http.post("/api/tokens", json={"name": "Program"}).raise_for_status().json()["token"]
    http.headers["Authorization"] = f"Bearer {token}"
    return http


def sit_down(http: httpx.Client) -> str:
    wish = {"game": "seven_wonders", "players": 3, "level": "random"}
    return str(http.post("/api/tables/quick", json=wish).raise_for_status().json()["id"])


@contextmanager
def asked(server: Server, http: httpx.Client, table: str, seat: str = "") -> Iterator[ClientConnection]:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/questions{seat}"
    headers = {"Authorization": http.headers["Authorization"]} if "Authorization" in http.headers else {}
    with connect(address, additional_headers=headers, max_size=None) as socket:
        yield socket


def tell(socket: ClientConnection, line: Any) -> dict[str, Any]:
    """Say something and hear what comes next."""
    socket.send(line if isinstance(line, str) else json.dumps(line))
    return hear(socket)


def hear(socket: ClientConnection) -> dict[str, Any]:
    said: dict[str, Any] = json.loads(socket.recv(90))
    return said


def test_a_whole_game_line_by_line(server: Server) -> None:
    http = somebody(server)
    table = sit_down(http)
    questions = 0
    with asked(server, http, table) as socket:
        assert hear(socket)["type"] == "hello"
        said = tell(socket, HELLO)
        while said["type"] == "decide":
            questions += 1
            assert said["players"] == 3
            assert said["seconds"] == 0
            assert said["view"]["hand"]
            choice = said["legal"][0]
            said = tell(socket, {"id": said["id"], "action": choice["action"] if questions % 2 else choice["notation"]})
        assert said["type"] == "over"
        assert len(said["result"]["standings"]) == 3
        assert closed(socket) == (1000, "")
    assert questions >= 18


def test_what_cannot_be_played_is_refused_and_the_question_stands(server: Server) -> None:
    http = somebody(server)
    table = sit_down(http)
    with asked(server, http, table) as socket:
        hear(socket)
        question = tell(socket, HELLO)
        for line, reason in (
            ("no json", "bots-answer-malformed"),
            ({"id": question["id"], "action": "conquer the moon"}, "bots-answer-illegal"),
            ({"id": question["id"] + 99, "action": question["legal"][0]["action"]}, "bots-answer-unasked"),
        ):
            fault = tell(socket, line)
            assert (fault["type"], fault["id"], fault["reason"]["id"]) == ("fault", question["id"], reason)
        before = http.get(f"/api/tables/{table}/state").json()
        assert before["asked"] == question["id"]
        following = tell(socket, {"id": question["id"], "action": question["legal"][0]["action"]})
        assert following["type"] == "decide"
        assert following["id"] > question["id"]


def test_answers_that_play_nothing_are_limited_as_requests_are(tmp_path: Path) -> None:
    """Each connection of one place may answer a hundred times a second: nonsense on all of them would keep all busy."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    server = Server(url, tmp_path / "log", ECUMENE_REQUESTS_PER_MINUTE="60").start()
    http = somebody(server)
    refused = 0
    with asked(server, http, sit_down(http)) as socket:
        tell(socket, HELLO)
        hear(socket)
        with suppress(ConnectionClosed):
            while refused < 300:
                refused += tell(socket, "nonsense")["type"] == "fault"
    server.stop()
    assert 30 < refused < 200


def test_whoever_comes_back_is_asked_again(server: Server) -> None:
    http = somebody(server)
    table = sit_down(http)
    with asked(server, http, table) as socket:
        hear(socket)
        first = tell(socket, HELLO)
    with asked(server, http, table) as socket:
        hear(socket)
        assert tell(socket, HELLO) == first


@pytest.mark.parametrize(
    ("line", "code", "reason"),
    [
        ("good morning", 4400, "bots-bad-greeting"),
        (json.dumps({"type": "hello", "protocol": 99}), 4400, "bots-other-protocol"),
    ],
)
def test_a_greeting_that_is_not_understood(server: Server, line: str, code: int, reason: str) -> None:
    http = somebody(server)
    table = sit_down(http)
    with asked(server, http, table) as socket:
        hear(socket)
        socket.send(line)
        assert closed(socket) == (code, reason)


def test_only_my_own_seat_is_asked(server: Server) -> None:
    http = somebody(server)
    table = sit_down(http)
    mine = http.get(f"/api/tables/{table}").json()["my_seats"][0]
    other = somebody(server)
    for person, seat, code in (
        (other, "", 4403),
        (http, f"?seat={mine + 1}", 4403),
        (http, "?seat=first", 4403),
        (visitor(""), "", 4401),
    ):
        with asked(server, person, table, seat) as socket:
            assert closed(socket)[0] == code
    with asked(server, http, "nosuchtable") as socket:
        assert closed(socket)[0] == 4404


def closed(socket: ClientConnection) -> tuple[int, str]:
    with suppress(ConnectionClosed):
        for _ in socket:
            pass
    assert socket.close_code is not None
    return socket.close_code, socket.close_reason or ""
