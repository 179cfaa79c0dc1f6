"""The same bot at a real table: a ``Player`` of the SDK sits down at a server and answers over its WebSocket.

from ecumene.bots.online import sit_down
sit_down(Mine(), "http://127.0.0.1:8321", "seven_wonders", players=3)
"""

from __future__ import annotations

import json
import secrets
from typing import Any

import httpx
from websockets.sync.client import connect

from ecumene.bots.sdk import Player

_CONFLICT = 409


def sit_down(player: Player, server: str, game: str, players: int, level: str = "") -> dict[str, Any]:
    """Play one game against the server's bots; returns its result as the server tells it."""
    with httpx.Client(base_url=server) as http:
        token = http.post("/api/tokens", json={"name": player.name}).raise_for_status().json()["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        wish = {"game": game, "players": players, "level": level}
        table = http.post("/api/tables/quick", json=wish).raise_for_status().json()
        return play_at(player, http, server, table["id"])


def play_at(player: Player, http: httpx.Client, server: str, table: str) -> dict[str, Any]:
    """Play on at a table where the bearer of the client's token has a seat, until the game is over."""
    live = server.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    with connect(live, additional_headers={"Authorization": http.headers["Authorization"]}, max_size=None) as socket:
        while True:
            message = json.loads(socket.recv())
            if message["type"] != "snapshot":
                continue
            if message["over"]:
                result: dict[str, Any] = message["result"]
                return result
            if message["offers"]:
                _answer(player, http, table, message)


def _answer(player: Player, http: httpx.Client, table: str, snapshot: dict[str, Any]) -> None:
    """Ask the player as the line protocol does, and send what it says. If the table has moved on, it will ask again."""
    legal = [{"action": offer["action"], "notation": offer["notation"]} for offer in snapshot["offers"]]
    question = {
        "type": "decide",
        "id": snapshot["version"],
        "game": snapshot["game"],
        "seat": snapshot["seat"],
        "players": len(snapshot["seats"]),
        "view": snapshot["view"],
        "legal": legal,
    }
    given = player.decide(snapshot["view"], legal, question)
    notation = next((choice["notation"] for choice in legal if given in choice.values()), None)
    if notation is None:
        raise ValueError(f"{given!r} is not one of the legal actions")
    body = {
        "seat": snapshot["seat"],
        "version": snapshot["version"],
        "action": notation,
        "key": secrets.token_hex(8),
    }
    reply = http.post(f"/api/tables/{table}/actions", json=body)
    if reply.status_code != _CONFLICT:
        reply.raise_for_status()
