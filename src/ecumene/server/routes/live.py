"""The live connection: the newest state whenever something has changed."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from litestar import Router, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from ecumene.kernel import EcumeneError
from ecumene.server.api import Look
from ecumene.server.errors import Refused
from ecumene.server.house import House
from ecumene.server.hub import Allowance, Watcher
from ecumene.server.routes.common import TheHouse, address_of, find_person
from ecumene.server.rows import Person

logger = logging.getLogger("ecumene.server")
Socket = WebSocket[Any, Any, Any]
_RESTART = 1012
_TOO_MANY = 4429
_LONGEST = 200  # characters a client may send at once
#: How often a client may turn to another seat.
_LOOKS_AT_ONCE = 30
_LOOKS_PER_SECOND = 2.0


class _TooMuch(Refused):
    """A client that does not let up."""


@websocket("/api/tables/{id:str}/live")
async def live(socket: Socket, id: FromPath[str], house: TheHouse) -> None:
    """Sends ``snapshot``, ``table`` and ``chat``; see docs/api.md."""
    address = address_of(socket)
    await socket.accept()
    if not _welcome(house, address) or not house.hub.enter(address, house.settings.sockets_per_address):
        await socket.close(_TOO_MANY)
        return
    try:
        person = await find_person(socket)
        watcher = await _admit(socket, house, id, person)
        if watcher is not None:
            await _attend(socket, house, watcher, person)
    finally:
        house.hub.exit(address)


def _welcome(house: House, address: str) -> bool:
    return house.hub.may_ask(address, house.settings.requests_per_minute)


async def _admit(socket: Socket, house: House, id: str, person: Person | None) -> Watcher | None:
    """Check who wants to see what; closes the connection and says why otherwise."""
    try:
        seat = _number(socket.query_params.get("seat"))
        since = _number(socket.query_params.get("since")) or 0
        async with house.holding(id[:16], since) as table:
            if seat is not None and seat >= 0 and person is None and table.row.status != "finished":
                raise Refused(401, "server-sign-in")
            return Watcher(table.id, person.id if person else None, house.eyes(table, person, seat), since)
    except Refused as refusal:
        await socket.close(4000 + refusal.status, refusal.reason.id)
    return None


def _number(given: str | None) -> int | None:
    if given is None or given == "":
        return None
    if len(given) > 10 or not given.removeprefix("-").isdecimal():
        raise Refused(400, "server-malformed", problem="seat, since")
    return max(-1, int(given))


async def _attend(socket: Socket, house: House, watcher: Watcher, person: Person | None) -> None:
    """Send until the client goes or the house closes."""
    house.came(watcher)
    sending = asyncio.create_task(_send(socket, house, watcher, person))
    receiving = asyncio.create_task(_receive(socket, house, watcher, person))
    code, reason = 0, ""
    try:
        done, _ = await asyncio.wait([sending, receiving], return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            failure = task.exception()
            if isinstance(failure, Refused):
                code, reason = 4000 + failure.status, failure.reason.id
            elif failure and not isinstance(failure, WebSocketException | OSError | EcumeneError):
                logger.warning("a live connection ended", exc_info=failure, extra={"table": watcher.table_id})
    finally:
        house.went(watcher)
        for task in (sending, receiving):
            task.cancel()
        await asyncio.gather(sending, receiving, return_exceptions=True)
        if watcher.closing:
            code, reason = _RESTART, ""
        if code:
            await socket.close(code, reason)


async def _send(socket: Socket, house: House, watcher: Watcher, person: Person | None) -> None:
    while not watcher.closing:
        await watcher.wait()
        for message in await _news(house, watcher, person):
            await socket.send_data(message, mode="text")


async def _news(house: House, watcher: Watcher, person: Person | None) -> list[bytes]:
    """What the connection has not been told yet."""
    news: list[bytes] = []
    async with house.holding(watcher.table_id) as table:
        if watcher.table_changed:
            watcher.table_changed = False
            news.append(msgspec.json.encode(house.info(table.row, table.seats, person)))
        if watcher.game_changed and table.started:
            watcher.game_changed = False
            news.append(table.snapshot(watcher.seat, watcher.since))
            watcher.since = table.version
    lines, watcher.chat = watcher.chat, []
    return news + [msgspec.json.encode(line) for line in lines]


async def _receive(socket: Socket, house: House, watcher: Watcher, person: Person | None) -> None:
    try:
        allowance = Allowance(_LOOKS_AT_ONCE, _LOOKS_PER_SECOND)
        while True:
            text = await socket.receive_text()
            if not allowance.take() or not _welcome(house, address_of(socket)):
                raise _TooMuch(429, "server-slow-down")
            look = msgspec.json.decode(text[:_LONGEST], type=Look)
            async with house.holding(watcher.table_id) as table:
                watcher.seat = house.eyes(table, person, look.seat)
                watcher.since = min(look.since, table.version)
            watcher.game_changed = True
            watcher.wake()
    except _TooMuch:
        raise
    except (WebSocketDisconnect, msgspec.MsgspecError, RecursionError, EcumeneError):
        return


router = Router("", route_handlers=[live])
