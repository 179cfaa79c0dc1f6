"""Signs of life of many connections: asked for one by one, not all at once."""

from __future__ import annotations

import asyncio
from typing import Any

from ecumene.server.connections import Live


def test_connections_that_were_opened_together_are_not_asked_together() -> None:
    delays: list[float] = []

    class Loop:
        def call_later(self, delay: float, _: Any) -> asyncio.TimerHandle | None:
            delays.append(delay)
            return None

    for _ in range(40):
        connection = Live.__new__(Live)
        connection.loop, connection.ping_interval = Loop(), 20  # type: ignore[assignment]
        connection.send_keepalive_ping = lambda: None  # type: ignore[method-assign]
        connection.schedule_ping()
    assert all(15 <= delay <= 20 for delay in delays)
    assert max(delays) - min(delays) > 2
