"""A bot of the SDK plays a whole game at a real server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ecumene.bots.online import sit_down
from ecumene.bots.sdk import Player
from tests.server.serving import Server


class Last(Player):
    name = "Last"
    asked = 0

    def decide(self, view: dict[str, Any], legal: list[dict[str, Any]], question: dict[str, Any]) -> int | str:
        Last.asked += 1
        assert view["hand"]
        return int(legal[-1]["action"]) if self.asked % 2 else str(legal[-1]["notation"])


def test_a_bot_sits_down_at_a_server(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path / "log").start()
    try:
        result = sit_down(Last(), server.url, "seven_wonders", players=3, level="random")
    finally:
        server.stop()
    assert len(result["standings"]) == 3
    assert Last.asked >= 18
