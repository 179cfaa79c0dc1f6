"""Many tables on one server process: how long from a player's action to the push on every other screen.

Loopback only, bounded in time: ``python bench/load.py [--tables 1000] [--busy 200] [--seconds 20]``.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import secrets
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import psutil
from websockets.asyncio.client import ClientConnection, connect

OPENERS = 16  # how many tables are opened at the same time
SETTINGS = {
    "ECUMENE_REQUESTS_PER_MINUTE": "-1",
    "ECUMENE_SIGN_INS_PER_MINUTE": "-1",
    "ECUMENE_TABLES_PER_PERSON": "1000000",
    "ECUMENE_SOCKETS_PER_ADDRESS": "1000000",
    "ECUMENE_BOT_PACE_LEAST": "0.3",
    "ECUMENE_BOT_PACE_MOST": "0.9",
    "ECUMENE_LOG_LEVEL": "WARNING",
}


@dataclass
class Figures:
    pushes: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    moves: int = 0
    refused: int = 0
    finished: int = 0


@dataclass
class Seat:
    """One screen: a token, a live connection, the newest snapshot."""

    token: str
    live: ClientConnection
    state: dict[str, Any] = field(default_factory=dict)


class Table:
    """Two people, each with a screen, and two bots."""

    def __init__(self, http: httpx.AsyncClient, address: str, game: str, figures: Figures) -> None:
        self.http, self.address, self.game, self.figures = http, address, game, figures
        self.id = ""
        self.seats: list[Seat] = []
        self.sent: dict[int, float] = {}  # version -> when the action that made it was sent
        self.moved = asyncio.Event()

    async def open(self, names: list[str], start: bool) -> None:
        wish: dict[str, Any] = {"game": self.game, "players": 4, "open": True}
        tokens = [(await self._post("", "/api/tokens", {"name": name}))["token"] for name in names]
        self.id = (await self._post(tokens[0], "/api/tables", wish))["id"]
        await self._post(tokens[1], f"/api/tables/{self.id}/join", {})
        if start:
            await self._post(tokens[0], f"/api/tables/{self.id}/start", {})
        for token in tokens:
            headers = {"Authorization": f"Bearer {token}"}
            live = await connect(f"{self.address}/api/tables/{self.id}/live", additional_headers=headers, max_size=None)
            self.seats.append(Seat(token, live))

    async def _post(self, token: str, path: str, body: dict[str, Any]) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await self.http.post(path, json=body, headers=headers)
        answer.raise_for_status()
        return answer.json()

    async def listen(self, seat: Seat) -> None:
        async for text in seat.live:
            now = time.perf_counter()
            message = json.loads(text)
            if message["type"] != "snapshot":
                continue
            before = seat.state.get("version", 0)
            seat.state = message
            for version in range(before + 1, message["version"] + 1):
                if version in self.sent:
                    self.figures.pushes.append(now - self.sent[version])
            self.moved.set()

    async def play(self, until: float, pause: float) -> None:
        """Each person acts a moment after being asked, as quick people do."""
        listeners = [asyncio.create_task(self.listen(seat)) for seat in self.seats]
        try:
            await asyncio.gather(*(self._person(seat, until, pause) for seat in self.seats))
        finally:
            for listener in listeners:
                listener.cancel()

    async def _person(self, seat: Seat, until: float, pause: float) -> None:
        acted = -1
        while time.perf_counter() < until and not seat.state.get("over"):
            state = seat.state
            if not state.get("offers") or state["version"] == acted:
                await asyncio.sleep(0.05)
                continue
            await asyncio.sleep(pause * (0.5 + secrets.randbelow(1000) / 1000))
            state = seat.state
            if state["offers"]:
                acted = await self._act(seat, state)
        self.figures.finished += bool(seat.state.get("over"))

    async def _act(self, seat: Seat, state: dict[str, Any]) -> int:
        action = secrets.choice(state["offers"])["notation"]
        body = {"seat": state["seat"], "version": state["version"], "action": action, "key": secrets.token_hex(8)}
        started = time.perf_counter()
        headers = {"Authorization": f"Bearer {seat.token}"}
        # Pushes may come before the answer: remember the version this action will most likely make.
        answer = await self.http.post(f"/api/tables/{self.id}/actions", json=body, headers=headers)
        took = time.perf_counter() - started
        if answer.status_code == 200:
            self.figures.moves += 1
            self.figures.answers.append(took)
            return int(answer.json()["version"])
        self.figures.refused += 1
        return -1

    async def close(self) -> None:
        for seat in self.seats:
            await seat.live.close()
