"""Going back and forth in a long game on a real server: undo, replay, opening a finished game.

Loopback only: ``python -m bench.times [--record bench/long-game.json] [--rounds 60]``. Times are those of a client,
from the request to the end of the answer; "server" is the processor time of the server for a request, which says more
where the machine is busy. The game on file is one of four "easy" bots at Through the Ages.
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
import psutil  # type: ignore[import-untyped]
from bench.load import SETTINGS, wait

from ecumene import games
from ecumene.kernel import Record, replay, state

COPIES = 40  # of the finished game, each opened once


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


def near_the_end(client: Client, record: Record) -> tuple[str, str]:
    """A table late in the game, and a line that can be played and undone there."""
    game = games.load(record.game)
    for steps in range(len(record.actions) - 1, 0, -1):
        line = record.actions[steps - 1]
        if replay(record, game, steps=steps, journal=False).can_undo(int(line.partition(" ")[0]) - 1):
            earlier = record.actions[: steps - 1]
            return client.bring(
                msgspec.structs.replace(record, actions=earlier, checks="", digest="", result=None)
            ), line
    raise RuntimeError("nothing in this game can be undone")


def undos(client: Client, table: str, line: str, rounds: int) -> tuple[list[float], list[float]]:
    number, _, action = line.partition(" ")
    seat = int(number) - 1
    version = client.send("GET", f"/api/tables/{table}/state?seat={seat}")["version"]
    acts, undone = [], []
    for _ in range(rounds):
        place = {"seat": seat, "version": version, "key": secrets.token_hex(8), "action": action}
        acts.append(client.time("POST", f"/api/tables/{table}/actions", place))
        place = {"seat": seat, "version": version + 1, "key": secrets.token_hex(8)}
        undone.append(client.time("POST", f"/api/tables/{table}/undo", place))
        version += 2
    return acts, undone


def ticks(client: Client, table: str, length: int, rounds: int) -> tuple[list[float], list[float]]:
    """Step by step through the end of the game, and here and there in all of it."""
    dice = random.Random("ticks")
    last, jumps = range(length - rounds, length), [dice.randrange(length) for _ in range(rounds)]
    times = [client.time("GET", f"/api/tables/{table}/replay?step={step}&seat=0") for step in (*last, *jumps)]
    return times[:rounds], times[rounds:]


def others_wait(client: Client, port: int, tables: list[str]) -> list[float]:
    """How long others wait for a small answer while tables that are not in memory are opened."""
    waits: list[float] = []
    done = threading.Event()

    def look_around() -> None:
        stranger = Client(port, client.token)
        while not done.is_set():
            waits.append(stranger.time("GET", "/api/me"))
            time.sleep(0.002)

    watching = threading.Thread(target=look_around)
    watching.start()
    for table in tables:
        client.send("GET", f"/api/tables/{table}/state?seat=0")
        time.sleep(0.1)
    done.set()
    watching.join()
    return waits


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

    def used(self) -> float:
        """Seconds of processor time so far."""
        times = psutil.Process(self._process.pid).cpu_times()
        return float(times.user + times.system)

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(30)


def report(used: float, **measured: list[float]) -> None:
    """Each list of times, and what the server needed for a request of any of them."""
    each = used / sum(len(values) for values in measured.values())
    for name, values in measured.items():
        ordered = sorted(values)
        shown = [f"p{at} {1000 * ordered[min(len(ordered) - 1, len(ordered) * at // 100)]:7.1f} ms" for at in (50, 95)]
        shown += [f"most {1000 * ordered[-1]:7.1f} ms", f"server {1000 * each:5.1f} ms", f"({len(ordered)})"]
        print(f"{name.replace('_', ' '):24} {'  '.join(shown)}", flush=True)


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
            table, line = near_the_end(client, record)
            used = server.used()
            acts, undone = undos(client, table, line, wish.rounds)
            report(server.used() - used, act=acts, undo=undone)
            table = client.bring(record)
            used = server.used()
            next_step, jumps = ticks(client, table, len(record.actions), wish.rounds)
            report(server.used() - used, next_step_of_replay=next_step, any_step_of_replay=jumps)
            tables = [client.bring(record) for _ in range(COPIES)]
        finally:
            server.stop()
        server = Server(Path(folder))
        try:
            client = Client(server.port, client.token)
            client.send("GET", "/api/games")
            used = server.used()
            opened = [client.time("GET", f"/api/tables/{table}/state?seat=0") for table in tables[: COPIES // 2]]
            report(server.used() - used, opening_a_finished_game=opened)
            report(0.0, small_request_meanwhile=others_wait(client, server.port, tables[COPIES // 2 :]))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
