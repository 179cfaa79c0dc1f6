"""Real servers in real processes, and people who play on them."""

from __future__ import annotations

import atexit
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
import psutil  # type: ignore[import-untyped]
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.nursery import RUN_SERVER, Kept, Nursery

#: Seconds that anything may take before it counts as stuck; more where others need the processor, too.
PATIENCE = float(os.environ.get("ECUMENE_TEST_PATIENCE", "240"))
#: Bots answer at once and nobody is limited, unless a test says otherwise.
QUICK = {
    "ECUMENE_BOT_PACE_LEAST": "0.001",
    "ECUMENE_BOT_PACE_MOST": "0.003",
    "ECUMENE_REQUESTS_PER_MINUTE": "-1",
    "ECUMENE_SIGN_INS_PER_MINUTE": "-1",
    "ECUMENE_TABLES_PER_PERSON": "100000",
    "ECUMENE_SWEEP_SECONDS": "0.3",
    "ECUMENE_TAKEOVER_SECONDS": "1",
}
#: For a server that is there from the first test to the last: looking around three times a second, for what it was not
#: told, takes it a fiftieth of a core.
AT_REST = {"ECUMENE_SWEEP_SECONDS": "2"}


def free_port() -> int:
    """One that stays free while a server is away: the system gives ports above these to whoever calls somebody."""
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        with suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port


def turn(clock: Path, seconds: float) -> None:
    """Set the clock of a server (``ECUMENE_TEST_CLOCK``) forward or back, at once: a file half written is no time."""
    shown = float(clock.read_text()) if clock.exists() else 0.0
    new = clock.with_suffix(".new")
    new.write_text(str(shown + seconds))
    new.replace(clock)


def children(pid: int, word: str) -> list[psutil.Process]:
    """The processes a process has started whose command lines hold a word."""
    found = []
    for process in psutil.Process(pid).children():
        with suppress(psutil.NoSuchProcess):  # it has just ended
            if word in " ".join(process.cmdline()):
                found.append(process)
    return found


def visitor(url: str, timeout: float = PATIENCE, cookies: httpx.Cookies | None = None) -> httpx.Client:
    """Somebody who asks a server, without what proves other houses to be theirs: reading that takes 50 ms each time."""
    return httpx.Client(base_url=url, timeout=timeout, cookies=cookies, verify=False)


@cache
def nursery() -> Nursery:
    return Nursery()


class Server:
    """A server process on a database; can be killed and started again on the same port."""

    def __init__(self, database_url: str, log: Path, workers: str = "1", **settings: str) -> None:
        self.database_url = database_url
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = log
        self._workers = workers
        self.enter: tuple[str, ...] = ()  # a command that leads to where the server shall run
        self._settings = settings
        self._process: subprocess.Popen[bytes] | Kept | None = None

    def start(self, wait: bool = True) -> Self:
        environment = {**os.environ, **QUICK, **self._settings}
        arguments = [str(self.port), self.database_url, self._workers]
        with self.log.open("ab") as log:
            if self.enter:
                command = [*self.enter, sys.executable, RUN_SERVER, *arguments]
                self._process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
            else:
                self._process = nursery().start(arguments, environment, log)
        atexit.register(self._process.kill)  # a test that failed leaves no server behind
        if wait:
            self.wait()
        return self

    def wait(self, insist: bool = False) -> None:
        """Until it answers; ``insist`` starts it again whenever it has refused to run."""
        assert self._process is not None
        deadline = time.monotonic() + PATIENCE
        with visitor(self.url, timeout=5) as asking:
            while time.monotonic() < deadline:
                if insist and self._process.poll() is not None:
                    self.start(wait=False)
                with suppress(httpx.TransportError):
                    if asking.get("/api/health").status_code == 200:
                        return
                time.sleep(0.05)
        raise TimeoutError(self.log.read_text()[-3000:])

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def workers(self) -> list[psutil.Process]:
        """The processes of a server that has several."""
        return children(self.pid, "spawn_main")

    def ended(self) -> int:
        """The exit code of a server that does not stay."""
        assert self._process is not None
        return self._process.wait(PATIENCE)

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        """As a host does: the server says goodbye and finishes what it began."""
        assert self._process is not None
        self._process.terminate()
        self._process.wait(PATIENCE)
        assert "the house is closed" in self.log.read_text()[-2000:]


class Player:
    """A program at the table, by the public API only."""

    def __init__(self, server: Server, name: str = "Ann", token: str = "") -> None:
        self.server = server
        self.http = visitor(server.url)
        self.token = token or str(self.post("/api/tokens", name=name)["token"])
        self.http.headers["Authorization"] = f"Bearer {self.token}"

    def on(self, other: Server) -> Player:
        """The same person at another server process."""
        return Player(other, token=self.token)

    def proof(self) -> dict[str, str]:
        """What a live connection begins with."""
        return {"Authorization": f"Bearer {self.token}"}

    def ask(self, method: str, path: str, **body: Any) -> httpx.Response:
        return self.http.request(method, path, json=None if method == "GET" else body)

    def post(self, path: str, **body: Any) -> Any:
        return _good(self.ask("POST", path, **body))

    def get(self, path: str) -> Any:
        return _good(self.http.get(path))

    def table(self, game: str = "toy", players: int = 2, **more: Any) -> str:
        return str(self.post("/api/tables", game=game, players=players, **more)["id"])

    def quick(self, game: str = "toy", players: int = 3, **more: Any) -> str:
        return str(self.post("/api/tables/quick", game=game, players=players, **more)["id"])

    def info(self, table: str) -> Any:
        return self.get(f"/api/tables/{table}")

    def state(self, table: str, seat: int | None = None, since: int = 0) -> Any:
        chosen = "" if seat is None else f"&seat={seat}"
        return self.get(f"/api/tables/{table}/state?since={since}{chosen}")

    def act(self, table: str, state: Any, action: str | None = None, key: str = "") -> httpx.Response:
        notation = action or state["offers"][0]["notation"]
        return self.ask(
            "POST",
            f"/api/tables/{table}/actions",
            seat=state["seat"],
            version=state["version"],
            action=notation,
            key=key or new_key(),
        )

    def withdraw(self, how: str, table: str, state: Any) -> httpx.Response:
        place = {"seat": state["seat"], "version": state["version"], "key": new_key()}
        return self.ask("POST", f"/api/tables/{table}/{how}", **place)

    def live(self, table: str, seat: int | None = None, since: int = 0) -> Live:
        return Live(self, table, seat, since)

    def finish(self, table: str, seats: list[int] | None = None) -> Any:
        """Play the last offer whenever asked, until the game is over."""
        places: list[int | None] = [*seats] if seats else [None]
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            for seat in places:
                state = self.state(table, seat)
                if state["over"]:
                    return state
                if state["offers"]:
                    assert self.act(table, state, state["offers"][-1]["notation"]).status_code in (200, 409)
        raise TimeoutError(table)


class Person(Player):
    """Somebody with a browser: bots give them time to look."""

    def __init__(self, server: Server, name: str = "Ann", cookies: httpx.Cookies | None = None) -> None:
        self.server = server
        self.http = visitor(server.url, cookies=cookies)
        self.http.headers["X-CSRF-Token"] = self.http.get("/api/me").json()["csrf"]
        if cookies is None:
            self.http.headers["X-CSRF-Token"] = self.post("/api/guest", name=name)["csrf"]

    def on(self, other: Server) -> Person:
        return Person(other, cookies=self.http.cookies)

    def proof(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}


class Live:
    """A live connection; keeps everything it was ever sent."""

    def __init__(self, player: Player, table: str, seat: int | None, since: int) -> None:
        chosen = "" if seat is None else f"&seat={seat}"
        address = f"{player.server.url.replace('http', 'ws')}/api/tables/{table}/live?since={since}{chosen}"
        self._opening = connect(address, additional_headers=player.proof())
        self.received: list[str] = []

    def __enter__(self) -> Self:
        self.socket: ClientConnection = self._opening.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self._opening.__exit__(None, None, None)

    def next(self, type: str = "snapshot") -> Any:
        """The next message of a type."""
        while True:
            text = self.socket.recv(timeout=PATIENCE)
            assert isinstance(text, str)
            self.received.append(text)
            message = msgspec.json.decode(text)
            if message["type"] == type:
                return message

    def until(self, version: int) -> Any:
        """The first snapshot that is at least as new."""
        while (snapshot := self.next())["version"] < version:
            pass
        return snapshot

    def closed(self) -> int:
        """The code the server closes the connection with."""
        try:
            while True:
                self.socket.recv(timeout=PATIENCE)
        except ConnectionClosed as closing:
            return closing.rcvd.code if closing.rcvd else 0


def play_at_once(table: str, people: list[tuple[Player, Live]], look: Callable[[Player], None] | None = None) -> None:
    """All play at random to the end, each on their own; ``look`` is called when somebody owes a decision."""

    def play(person: tuple[Player, Live]) -> None:
        player, live = person
        while not live.next()["over"]:
            now = player.state(table)  # the push may be older
            if now["offers"]:
                if look:
                    look(player)
                offer = random.choice(now["offers"])
                assert player.act(table, now, offer["notation"]).status_code in (200, 409)

    with ThreadPoolExecutor() as pool:
        list(pool.map(play, people))


def until(true: Callable[[], object]) -> None:
    """Ask again until it is so."""
    deadline = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > deadline:
            raise TimeoutError
        time.sleep(0.02)


def new_key() -> str:
    return secrets.token_hex(8)


def _good(response: httpx.Response) -> Any:
    assert response.status_code < 300, (response.status_code, response.text[:500])
    return response.json()


def reason(response: httpx.Response) -> str:
    """The id of the text a refusal gives, and that there are words for it."""
    problem = response.json()
    assert problem["text"]
    assert problem["text"] != problem["reason"]["id"]
    return str(problem["reason"]["id"])
