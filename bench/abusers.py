"""Strangers who would like to stop the house, beside a measurement: those who play may not notice any of them."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
from collections import Counter
from contextlib import suppress
from multiprocessing.connection import Connection

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

DEEP = b'{"game":"seven_wonders","players":3,"options":' + b"[" * 50_000
COOKIE = 'ecumene_session="' + "\\" * 60_000 + '"'
EXPERTS = [{"kind": "bot", "level": "expert"}] * 7


class Abusers:
    """All of them at once, for as long as the measurement lasts, in a process of their own.

    They have other things to do than to keep those waiting who measure.
    """

    def __init__(self, port: int, table: str, token: str) -> None:
        self.answers: Counter[str] = Counter()
        apart = multiprocessing.get_context("spawn")
        self._ours, theirs = apart.Pipe()
        self._process = apart.Process(target=_be_a_nuisance, args=(theirs, port, table, token), daemon=True)

    def __enter__(self) -> Abusers:
        self._process.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ours.send("enough")
        if self._ours.poll(10):
            self.answers = self._ours.recv()
        self._process.kill()


def _be_a_nuisance(told: Connection, port: int, table: str, token: str) -> None:
    asyncio.run(_Strangers(port, table, token).go_on_until(told))


class _Strangers:
    """What they do, and what they are answered."""

    def __init__(self, port: int, table: str, token: str) -> None:
        self._url, self._port, self._table, self._token = f"http://127.0.0.1:{port}", port, table, token
        self.answers: Counter[str] = Counter()

    async def go_on_until(self, told: Connection) -> None:
        doings = [self._glancing, self._crowding, self._shouting, self._dawdling, self._replaying]
        tasks = [asyncio.create_task(doing()) for doing in doings]
        while not told.poll():
            await asyncio.sleep(0.1)
        told.send(self.answers)
        for task in tasks:
            task.cancel()

    async def _glancing(self) -> None:
        """Asks a live connection for one version after another."""
        address = f"ws://127.0.0.1:{self._port}/api/tables/{self._table}/live?seat=-1"
        while True:
            with suppress(OSError, WebSocketException):
                async with connect(address, compression=None) as live:
                    for since in range(1, 100_000):
                        await live.send(f'{{"seat":-1,"since":{since}}}')
                        await asyncio.sleep(0.005)
            self.answers["live connections closed"] += 1
            await asyncio.sleep(0.2)

    async def _crowding(self) -> None:
        """Has sixty tables of seven experts, and looks at all of them."""
        headers = {"Authorization": f"Bearer {self._token}"}
        async with httpx.AsyncClient(base_url=self._url, headers=headers, timeout=60) as http:
            tables = []
            for _ in range(60):
                made = await http.post("/api/tables", json={"game": "seven_wonders", "players": 7, "seats": EXPERTS})
                if made.status_code == 201:
                    tables.append(made.json()["id"])
            addresses = [f"ws://127.0.0.1:{self._port}/api/tables/{table}/live" for table in tables]
            self.answers["tables of experts"] = len(tables)
            await asyncio.gather(*(self._watching(address) for address in addresses))

    async def _watching(self, address: str) -> None:
        with suppress(OSError, WebSocketException):
            async with connect(address, compression=None) as live:
                async for _ in live:
                    pass

    async def _shouting(self) -> None:
        """Sends what nobody can read."""
        kind = {"Content-Type": "application/json", "Authorization": f"Bearer {self._token}"}
        async with httpx.AsyncClient(base_url=self._url, timeout=60) as http:
            while True:
                with suppress(httpx.TransportError):
                    for answer in (
                        await http.get("/api/me", headers={"Cookie": COOKIE}),
                        await http.post("/api/tables", content=DEEP, headers=kind),
                    ):
                        self.answers[f"nonsense answered with {answer.status_code}"] += 1
                await asyncio.sleep(0.05)

    async def _dawdling(self) -> None:
        """Opens connections and sends a byte now and then."""
        slow: list[asyncio.StreamWriter] = []
        while True:
            slow = [writer for writer in slow if not writer.is_closing()]
            with suppress(OSError, IndexError):
                if len(slow) < 200:
                    _, writer = await asyncio.open_connection("127.0.0.1", self._port)
                    writer.write(b"GET /api/health HTTP/1.1\r\nX-Slow: ")
                    slow.append(writer)
                random.choice(slow).write(b"y")
            await asyncio.sleep(0.02)

    async def _replaying(self) -> None:
        """Looks at one moment after another of a game that is going on."""
        async with httpx.AsyncClient(base_url=self._url, timeout=60) as http:
            while True:
                with suppress(httpx.TransportError):
                    path = f"/api/tables/{self._table}/replay?seat=-1&step={random.randint(0, 60)}"
                    self.answers[f"replays answered with {(await http.get(path)).status_code}"] += 1
                await asyncio.sleep(0.02)
