"""Many tables on one server process: how long from a player's action to the push on the other player's screen.

Loopback only and bounded in time: ``python bench/load.py [--tables 1000] [--busy 200] [--seconds 20]``.
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
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil  # type: ignore[import-untyped]
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


class Screen:
    """One person: a token, a live connection, the newest snapshot, and when each version arrived."""

    def __init__(self, token: str, live: ClientConnection, figures: Figures) -> None:
        self.headers = {"Authorization": f"Bearer {token}"}
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

    def __init__(self, http: httpx.AsyncClient, game: str, figures: Figures) -> None:
        self.http, self.game, self.figures = http, game, figures
        self.id = ""
        self.screens: list[Screen] = []

    async def open(self, tokens: list[str], screens: int) -> None:
        wish = {"game": self.game, "players": 4, "open": True}
        self.id = (await post(self.http, tokens[0], "/api/tables", wish))["id"]
        await post(self.http, tokens[1], f"/api/tables/{self.id}/join", {})
        await post(self.http, tokens[0], f"/api/tables/{self.id}/start", {})
        address = str(self.http.base_url).replace("http", "ws").rstrip("/")
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
        answer = await self.http.post(f"/api/tables/{self.id}/actions", json=body, headers=mine.headers)
        if answer.status_code != 200:
            self.figures.refused += 1
            return
        self.figures.answers.append(time.perf_counter() - started)
        version = msgspec.json.decode(answer.content, type=Message).version
        for _ in range(400):
            if (arrived := other.arrival(version)) is not None:
                self.figures.pushes.append(max(0.0, arrived - started))
                other.arrivals = other.arrivals[-20:]
                return
            await asyncio.sleep(0.005)
        self.figures.pushes.append(2.0)


async def post(http: httpx.AsyncClient, token: str, path: str, body: dict[str, Any]) -> Any:
    answer = await http.post(path, json=body, headers={"Authorization": f"Bearer {token}"} if token else {})
    answer.raise_for_status()
    return answer.json()


async def measure(url: str, server: psutil.Process, wish: argparse.Namespace) -> None:
    figures = Figures()
    limits = httpx.Limits(max_connections=64, max_keepalive_connections=64)
    async with httpx.AsyncClient(base_url=url, timeout=60, limits=limits) as http:
        tables = await open_tables(http, wish, figures)
        opened = server.memory_info().rss / 2**20
        print(f"{len(tables)} tables open, {opened:.0f} MB; {wish.busy} of them play for {wish.seconds} s")
        await asyncio.sleep(4)  # the bots of all tables make their first choice
        before, cpu, started = figures.received, server.cpu_times(), time.perf_counter()
        written = await writes(http)
        until = started + wish.seconds
        await asyncio.gather(*(table.play(until, wish.pause) for table in tables[: wish.busy]))
        took = time.perf_counter() - started
        busy = server.cpu_times()
        used = busy.user + busy.system - cpu.user - cpu.system
        moves = await writes(http) - written
        memory = server.memory_info().rss / 2**20
        await asyncio.gather(*(screen.close() for table in tables for screen in table.screens))
    report(wish, figures, moves / took, (figures.received - before) / took, used / took, memory)


async def open_tables(http: httpx.AsyncClient, wish: argparse.Namespace, figures: Figures) -> list[Table]:
    tables = [Table(http, wish.game, figures) for _ in range(wish.tables)]
    tokens = [(await post(http, "", "/api/tokens", {"name": f"p{n}"}))["token"] for n in range(40)]
    gate = asyncio.Semaphore(OPENERS)

    async def open_one(number: int, table: Table) -> None:
        async with gate:
            await table.open(random.sample(tokens, 2), 2 if number < wish.busy else 1)

    await asyncio.gather(*(open_one(number, table) for number, table in enumerate(tables)))
    return tables


async def writes(http: httpx.AsyncClient) -> int:
    """Moves of people and bots, counted by the server."""
    lines = (await http.get("/api/metrics")).text.splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("ecumene_write_seconds_count")))


def report(
    wish: argparse.Namespace, figures: Figures, moves: float, pushes: float, cores: float, memory: float
) -> None:
    print(f"python {platform.python_version()}, {os.cpu_count()} cores, one worker, {wish.database.partition(':')[0]}")
    for name, values in (("action to push", figures.pushes), ("action to answer", figures.answers)):
        ordered = sorted(values)
        shown = [f"p{at} {1000 * ordered[min(len(ordered) - 1, len(ordered) * at // 100)]:.1f} ms" for at in (50, 99)]
        print(f"{name}: {', '.join(shown)}, most {1000 * ordered[-1]:.1f} ms ({len(ordered)} actions)")
    print(f"{moves:.0f} moves/s with bots, {pushes:.0f} pushes/s, {figures.refused} conflicts")
    print(f"server: {memory:.0f} MB, {cores:.2f} cores")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--busy", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pause", type=float, default=4, help="seconds a person thinks, on average")
    parser.add_argument("--game", default="seven_wonders")
    parser.add_argument("--database", default="")
    wish = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(65536, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="ecumene-load-") as folder:
        wish.database = wish.database or f"sqlite:///{Path(folder) / 'tables.sqlite3'}"
        command = f"from ecumene.server.main import serve; serve(port={port}, database_url={wish.database!r})"
        process = subprocess.Popen([sys.executable, "-c", command], env={**os.environ, **SETTINGS})
        try:
            url = f"http://127.0.0.1:{port}"
            wait(url)
            asyncio.run(measure(url, psutil.Process(process.pid), wish))
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
