"""Going back and forth in a long game on a real server: undo, replay, opening a finished game.

Loopback only: ``python -m bench.times [--record bench/long-game.json] [--rounds 60]``. Times are those of a client,
from the request to the end of the answer. The game on file is one of four "easy" bots at Through the Ages.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import secrets
import socket
import subprocess
import sys
import tempfile
import threading
import time
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import msgspec
from bench.load import SETTINGS, wait

from ecumene import games
from ecumene.kernel import Record, replay, state

COPIES = 20  # of the finished game, each opened once


class Client:
    """One person with a token, on one connection."""

    def __init__(self, port: int, token: str = "") -> None:
        self._connection = HTTPConnection("127.0.0.1", port, timeout=60)
        self._connection.connect()
        self._connection.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._headers = {"Content-Type": "application/json"}
        token = token or self.send("POST", "/api/tokens", {"name": "Ann"})["token"]
        self.token = token
        self._headers["Authorization"] = f"Bearer {token}"

    def send(self, method: str, path: str, body: object = None) -> Any:
        return msgspec.json.decode(self._ask(method, path, body))

    def time(self, method: str, path: str, body: object = None) -> float:
        """How long it takes until the answer is there."""
        started = time.perf_counter()
        self._ask(method, path, body)
        return time.perf_counter() - started

    def _ask(self, method: str, path: str, body: object) -> bytes:
        self._connection.request(method, path, None if body is None else msgspec.json.encode(body), self._headers)
        response = self._connection.getresponse()
        answer = response.read()
        if response.status >= 300:
            raise RuntimeError(f"{path}: {response.status} {answer.decode()}")
        return answer

    def bring(self, record: Record) -> str:
        """A table with this game, all seats at my screen."""
        return str(self.send("POST", "/api/tables/import", {"record": msgspec.to_builtins(record)})["id"])


def undoable(record: Record) -> tuple[Record, str]:
    """The game near its end, and a line that can be played and undone there."""
    game = games.load(record.game)
    for steps in range(len(record.actions) - 1, 0, -1):
        line = record.actions[steps - 1]
        if replay(record, game, steps=steps, journal=False).can_undo(int(line.partition(" ")[0]) - 1):
            return shortened(record, steps - 1), line
    raise RuntimeError("nothing in this game can be undone")


def shortened(record: Record, steps: int) -> Record:
    return msgspec.structs.replace(record, actions=record.actions[:steps], checks="", digest="", result=None)


def undos(client: Client, whole: Record, rounds: int) -> tuple[list[float], list[float]]:
    record, line = undoable(whole)
    table = client.bring(record)
    number, _, action = line.partition(" ")
    seat, version = int(number) - 1, len(record.actions)
    acts, undone = [], []
    for _ in range(rounds):
        place = {"seat": seat, "version": version, "key": secrets.token_hex(8), "action": action}
        acts.append(client.time("POST", f"/api/tables/{table}/actions", place))
        place = {"seat": seat, "version": version + 1, "key": secrets.token_hex(8)}
        undone.append(client.time("POST", f"/api/tables/{table}/undo", place))
        version += 2
    return acts, undone


def ticks(client: Client, record: Record, rounds: int) -> tuple[list[float], list[float]]:
    table = client.bring(record)
    length = len(record.actions)
    dice = random.Random("ticks")

    def show(step: int) -> float:
        return client.time("GET", f"/api/tables/{table}/replay?step={step}&seat=0")

    show(length // 2)  # the table is in memory
    first = length - rounds
    return [show(first + tick) for tick in range(rounds)], [show(dice.randrange(length)) for _ in range(rounds)]


def openings(client: Client, port: int, tables: list[str]) -> tuple[list[float], list[float]]:
    """Opening tables that are not in memory, and how long others wait for an answer meanwhile."""
    others: list[float] = []
    done = threading.Event()

    def look_around() -> None:
        stranger = Client(port, client.token)
        while not done.is_set():
            others.append(stranger.time("GET", "/api/me"))
            time.sleep(0.002)

    watching = threading.Thread(target=look_around)
    watching.start()
    opened = []
    for table in tables:
        opened.append(client.time("GET", f"/api/tables/{table}/state?seat=0"))
        time.sleep(0.1)
    done.set()
    watching.join()
    return opened, others


class Server:
    """A server process on a database that outlives it."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        url = f"sqlite:///{folder / 'tables.sqlite3'}"
        command = f"from ecumene.server.main import serve; serve(port={self.port}, database_url={url!r})"
        self._process = subprocess.Popen([sys.executable, "-c", command], env={**os.environ, **SETTINGS})
        wait(f"http://127.0.0.1:{self.port}")

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(30)


def report(name: str, values: list[float]) -> None:
    ordered = sorted(values)
    shown = [f"p{at} {1000 * ordered[min(len(ordered) - 1, len(ordered) * at // 100)]:7.1f} ms" for at in (50, 95)]
    print(f"{name:34} {'  '.join(shown)}  most {1000 * ordered[-1]:7.1f} ms  ({len(ordered)})", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--record", type=Path, default=Path(__file__).parent / "long-game.json")
    parser.add_argument("--rounds", type=int, default=60)
    wish = parser.parse_args()
    record = Record.load(wish.record)
    build = "plain" if str(state.__file__).endswith(".py") else "compiled"
    print(f"{record.game}, {len(record.actions)} actions, {build}, python {platform.python_version()}")
    with tempfile.TemporaryDirectory(prefix="ecumene-time-") as folder:
        server = Server(Path(folder))
        try:
            client = Client(server.port)
            acts, undone = undos(client, record, wish.rounds)
            report("act", acts)
            report("undo", undone)
            next_step, jumps = ticks(client, record, wish.rounds)
            report("replay, the next step", next_step)
            report("replay, any step", jumps)
            tables = [client.bring(record) for _ in range(COPIES)]
        finally:
            server.stop()
        server = Server(Path(folder))
        try:
            opened, others = openings(Client(server.port, client.token), server.port, tables)
            report("opening a finished game", opened)
            report("others' requests meanwhile", others)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
