"""The same bot over the network: a ``Player`` of the SDK answers the same questions over a WebSocket.

At a table of a server, or waiting at an address for the arena and the ladder:

    sit_down(Mine(), "http://127.0.0.1:8321", "seven_wonders", players=3)
    wait_at(Mine(), "127.0.0.1", 8400)                    # ecumene ladder seven_wonders --add ws://127.0.0.1:8400
"""

from __future__ import annotations

import json
from typing import Any

import httpx
from websockets.sync.client import connect
from websockets.sync.server import Server, ServerConnection, serve

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
                player.end(asked)
                result: dict[str, Any] = asked["result"]
                return result
            if asked["type"] == "fault":
                raise ValueError(f"the answer to question {asked['id']} was refused: {asked['reason']['id']}")
            answer = player.answer(str(line))
            if answer is not None:
                socket.send(answer)
    raise ConnectionError("the server has ended the conversation before the game was over")


def listening(player: Player, host: str = "127.0.0.1", port: int = 0) -> Server:
    """A program that waits to be asked; its ``serve_forever`` does so, ``shutdown`` ends it."""

    def converse(socket: ServerConnection) -> None:
        for line in socket:
            answer = player.answer(str(line))
            if answer is not None:
                socket.send(answer)

    return serve(converse, host, port, max_size=None)


def wait_at(player: Player, host: str, port: int) -> None:
    """Answer whoever connects, for ever."""
    with listening(player, host, port) as server:
        server.serve_forever()
