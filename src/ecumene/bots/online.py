"""The same bot at a real table: a ``Player`` of the SDK answers the same questions over a server's WebSocket.

from ecumene.bots.online import sit_down
sit_down(Mine(), "http://127.0.0.1:8321", "seven_wonders", players=3)
"""

from __future__ import annotations

import json
from typing import Any

import httpx
from websockets.sync.client import connect

from ecumene.bots.sdk import Player


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
    address = server.replace("http", "ws", 1) + f"/api/tables/{table}/questions"
    with connect(address, additional_headers={"Authorization": http.headers["Authorization"]}, max_size=None) as socket:
        for line in socket:
            asked = json.loads(line)
            if asked["type"] == "over":
                result: dict[str, Any] = asked["result"]
                return result
            if asked["type"] == "fault":
                raise ValueError(f"the answer to question {asked['id']} was refused: {asked['reason']['id']}")
            answer = player.answer(str(line))
            if answer is not None:
                socket.send(answer)
    raise ConnectionError("the server has ended the conversation before the game was over")
