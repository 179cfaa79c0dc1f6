"""What live connections share: how they are let in, and why they are closed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import WebSocket

from ecumene.server.house import House
from ecumene.server.routes.common import address_of, welcome

Socket = WebSocket[Any, Any, Any]
RESTART = 1012
TOO_MANY = 4429


@asynccontextmanager
async def let_in(socket: Socket, house: House) -> AsyncIterator[bool]:
    """One more connection from where it comes; closed, and False, if that is too many."""
    address = address_of(socket)
    await socket.accept()
    if not welcome(house, address) or not house.hub.enter(address, house.settings.sockets_per_address):
        await socket.close(TOO_MANY)
        yield False
        return
    try:
        yield True
    finally:
        house.hub.exit(address)
