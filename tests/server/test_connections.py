"""Connections of strangers: slow ones, deaf ones, too many, and those on which nothing is said without end."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from unittest.mock import Mock

import httpx
import pytest

from ecumene.server import connections
from tests.server.serving import PATIENCE, Player, Server, until


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("impatient")
    limits = {"ECUMENE_REQUEST_SECONDS": "2", "ECUMENE_STALLED_SECONDS": "1",
              "ECUMENE_TRUSTED_PROXIES": "10.9.8.7",
              "ECUMENE_SIGN_INS_PER_MINUTE": "30"}  # fmt: skip
    running = Server(f"sqlite:///{folder / 'tables.sqlite3'}", folder / "log", **limits)
    yield running.start()
    running.stop()


@pytest.mark.parametrize(
    "begun", [b"", b"GET /api/health HTT", b"POST /api/tokens HTTP/1.1\r\nContent-Length: 90\r\n\r\n{"]
)
def test_a_request_that_does_not_get_done_is_cut_off(impatient: Server, begun: bytes) -> None:
    with socket.create_connection(("127.0.0.1", impatient.port), timeout=PATIENCE) as slow:
        slow.sendall(begun)
        assert _closed(slow)


def _closed(connection: socket.socket) -> bool:
    try:
        while connection.recv(65_536):
            pass
    except ConnectionError:
        return True
    return True


def test_one_address_has_so_many_connections_and_others_are_served(tmp_path: Path) -> None:
    limits = {"ECUMENE_CONNECTIONS_PER_ADDRESS": "20", "ECUMENE_TRUSTED_PROXIES": "10.9.8.7"}
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path / "log", **limits).start()
    held = [socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) for _ in range(30)]
    for connection in held[20:]:
        with suppress(ConnectionError):
            connection.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
            assert not connection.recv(100)  # closed without an answer
    for connection in held:
        connection.close()
    server.wait()
    server.stop()


def test_who_goes_on_though_told_to_slow_down_is_cut_off(tmp_path: Path) -> None:
    """Even to say no to everything takes all of the processor if everything is a thousand times a second."""
    limits = {"ECUMENE_REQUESTS_PER_MINUTE": "20", "ECUMENE_TRUSTED_PROXIES": "10.9.8.7"}
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path / "log", **limits).start(wait=False)
    until(lambda: _answers(server.port, 1))
    answers = _answers(server.port, 500)
    assert 20 * connections.STUBBORN - 3 <= len(answers) <= 20 * connections.STUBBORN + 2
    assert {200, 429} == set(answers)
    assert not _answers(server.port, 1)  # nobody listens any more
    server.stop()


def _answers(port: int, asked: int) -> list[int]:
    """What so many requests are answered with, until nobody answers."""
    answers: list[int] = []
    with suppress(httpx.TransportError), httpx.Client(timeout=PATIENCE) as stubborn:
        for _ in range(asked):
            answers.append(stubborn.get(f"http://127.0.0.1:{port}/api/me").status_code)
    return answers


#: A WebSocket frame of a client without a word in it: a ping, a pong, a piece of a message that goes on.
UNSAID = {"pings": b"\x89\x80\0\0\0\0", "pongs": b"\x8a\x80\0\0\0\0", "pieces": b"\x00\x80\0\0\0\0"}


@pytest.mark.parametrize("kind", UNSAID)
@pytest.mark.parametrize("at_once", [100, 10_000])
def test_a_live_connection_on_which_nothing_is_said_without_end_is_cut_off(
    server: Server, ann: Player, kind: str, at_once: int
) -> None:
    """One of these alone kept everybody else waiting for ever."""
    with ann.live(ann.quick()) as live:
        raw = live.socket.socket
        raw.settimeout(PATIENCE)
        if kind == "pieces":
            raw.sendall(b"\x01\x81\0\0\0\0{")
        assert _cut_off(raw, UNSAID[kind] * at_once, 20_000 // at_once)


def _cut_off(connection: socket.socket, said: bytes, times: int) -> bool:
    """Whether it is, at the latest after so many times."""
    try:
        for _ in range(times):
            connection.sendall(said)
            time.sleep(0.02)
    except OSError:  # broken, or closed by the client when it heard of that
        return True
    return False


def test_a_live_connection_may_ping_now_and_then(server: Server, ann: Player) -> None:
    with ann.live(ann.quick()) as live:
        live.next()
        for _ in range(connections.UNSAID_AT_ONCE - 10):
            assert live.socket.ping().wait(PATIENCE)


def test_a_connection_that_does_not_read_is_closed(impatient: Server) -> None:
    ann = Player(impatient)
    table = ann.quick("seven_wonders", 7)
    with socket.create_connection(("127.0.0.1", impatient.port), timeout=PATIENCE) as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        ask = f"GET /api/tables/{table}/state HTTP/1.1\r\nHost: x\r\n\r\n".encode()
        with pytest.raises(ConnectionError):
            _send_for_ever(deaf, ask * 20)
    assert ann.state(table)


@pytest.mark.parametrize(("unsent", "cut_off"), [([9] * 9, True), ([*range(9, 0, -1)], False), ([0] * 9, False)])
def test_only_who_reads_nothing_counts_as_stalled(unsent: list[int], cut_off: bool) -> None:
    """Whoever reads slowly is left in peace."""
    looked = connections._Watched()
    looked.loop, looked.transport = Mock(), Mock()
    looked.transport.get_write_buffer_size.side_effect = unsent
    for _ in unsent:
        looked._look()
    assert looked.transport.abort.called == cut_off


def _send_for_ever(connection: socket.socket, data: bytes) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        connection.sendall(data)


def test_who_is_no_proxy_cannot_say_that_it_comes_from_elsewhere(impatient: Server) -> None:
    with httpx.Client(base_url=impatient.url) as stranger:
        answers = [
            stranger.get("/api/codes/aaaaaaaa", headers={"X-Forwarded-For": f"9.9.9.{n}", "X-Real-IP": f"9.9.9.{n}"})
            for n in range(40)
        ]
    assert answers[-1].status_code == 429
