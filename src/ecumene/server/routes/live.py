"""The live connection: the newest state whenever something has changed."""

from __future__ import annotations

import asyncio
import logging

import msgspec
from litestar import Router, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from ecumene.kernel import EcumeneError
from ecumene.server.api import Look
from ecumene.server.delayed import step_of
from ecumene.server.errors import Refused
from ecumene.server.house import House
from ecumene.server.hub import Allowance, Watcher
from ecumene.server.live import LiveTable
from ecumene.server.routes.common import TheHouse, address_of, ended, find_person, table_named, token_of, welcome
from ecumene.server.routes.sockets import RESTART, Socket, let_in
from ecumene.server.rows import Person
from ecumene.server.talk import ears_of

logger = logging.getLogger("ecumene.server")
_LONGEST = 200  # characters a client may send at once
#: How often a client may turn to another seat.
_LOOKS_AT_ONCE = 30
_LOOKS_PER_SECOND = 2.0


@websocket("/api/tables/{id:str}/live")
async def live(socket: Socket, id: FromPath[str], house: TheHouse) -> None:
    """Sends ``snapshot``, ``table`` and ``chat``; see docs/api.md."""
    async with let_in(socket, house) as welcomed:
        if not welcomed:
            return
        person = await find_person(socket)
        watcher = await _admit(socket, house, id, person)
        if watcher is not None:
            await _attend(socket, house, watcher, person)


async def _admit(socket: Socket, house: House, id: str, person: Person | None) -> Watcher | None:
    """Check who wants to see what; closes the connection and says why otherwise."""
    try:
        seat = _number(socket.query_params.get("seat"))
        since = _number(socket.query_params.get("since")) or 0
        async with house.holding(table_named(id), since) as table:
            shown = table.row.status == "finished" and not house.sees_later(table, person)
            if seat is not None and seat >= 0 and person is None and not shown:
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
            code, reason = RESTART, ""
        if code:
            await socket.close(code, reason)


async def _send(socket: Socket, house: House, watcher: Watcher, person: Person | None) -> None:
    token = token_of(socket) if person is not None else ""
    while not watcher.closing:
        await watcher.wait()
        if await ended(house, token):
            watcher.closing = True  # the page comes back and is asked who it is
            return
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
            news += _game(house, table, watcher, person)
        ears = ears_of(table.row, table.seats, watcher.person_id, await _muted(house, watcher))
    heard = [said for said in watcher.chat if ears.hears(said)]
    watcher.chat = [said for said in heard if ears.later(said)]
    return news + [msgspec.json.encode(said.line) for said in heard if not ears.later(said)]


def _game(house: House, table: LiveTable, watcher: Watcher, person: Person | None) -> list[bytes]:
    """The game as it stands, or as it stood for who watches it later; nothing if they have seen that."""
    if house.sees_later(table, person):
        step = step_of(table)
        if step == watcher.step:
            return []
        watcher.step = watcher.since = step
        return [table.earlier(step)]
    news: list[bytes] = []
    if watcher.step >= 0:  # from now on they see the present
        watcher.step, watcher.since = -1, 0
        news.append(msgspec.json.encode(house.info(table.row, table.seats, person)))
    news.append(table.snapshot(watcher.seat, watcher.since))
    watcher.since = table.version
    return news


async def _muted(house: House, watcher: Watcher) -> frozenset[str]:
    if watcher.muted is None:
        watcher.muted = await house.talk.muted_by(watcher.person_id) if watcher.person_id else frozenset()
    return watcher.muted


async def _receive(socket: Socket, house: House, watcher: Watcher, person: Person | None) -> None:
    try:
        allowance = Allowance(_LOOKS_AT_ONCE, _LOOKS_PER_SECOND)
        while True:
            text = await socket.receive_text()
            if not allowance.take() or not welcome(house, address_of(socket)):
                raise Refused(429, "server-slow-down")
            look = _understood(text)
            async with house.holding(watcher.table_id) as table:
                watcher.seat = house.eyes(table, person, look.seat)
                watcher.since = min(look.since, table.version)
                watcher.step = -1
            watcher.game_changed = True
            watcher.wake()
    except WebSocketDisconnect:
        return


def _understood(text: str) -> Look:
    try:
        return msgspec.json.decode(text[:_LONGEST], type=Look)
    except (msgspec.MsgspecError, RecursionError):
        raise Refused(400, "server-malformed", problem="seat, since") from None


router = Router("", route_handlers=[live])
