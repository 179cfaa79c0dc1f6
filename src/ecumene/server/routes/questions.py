"""The line protocol of programs (see docs/bots.md) over a WebSocket: the questions of one seat, and its answers."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any

import msgspec
from litestar import Router, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from ecumene.bots.external import GREETING_SECONDS, Fault, Hello, Question, check_greeting, question, understood
from ecumene.bots.knowledge import Knowledge
from ecumene.kernel import EcumeneError, Message, Result
from ecumene.server.errors import Refused
from ecumene.server.house import House
from ecumene.server.hub import Allowance, Watcher
from ecumene.server.routes.common import TheHouse, address_of, find_person
from ecumene.server.rows import LogRow

logger = logging.getLogger("ecumene.server")
Socket = WebSocket[Any, Any, Any]
_RESTART = 1012
_TOO_MANY = 4429
_NO_HURRY = 0.0
#: How often a program may answer.
_ANSWERS_AT_ONCE = 500
_ANSWERS_PER_SECOND = 100.0


class Wrong(msgspec.Struct, tag="fault"):
    """An answer that could not be taken, and why; the question still stands."""

    id: int
    reason: Message


class Over(msgspec.Struct, tag="over"):
    """The game has ended; nothing more will be asked."""

    result: Result | None


@websocket("/api/tables/{id:str}/questions")
async def questions(socket: Socket, id: FromPath[str], house: TheHouse) -> None:
    """Asks a program whenever its seat has to decide, until the game is over."""
    address = address_of(socket)
    await socket.accept()
    if not house.hub.enter(address, house.settings.sockets_per_address):
        await socket.close(_TOO_MANY)
        return
    try:
        watcher = await _admit(socket, house, id[:16])
        await _greet(socket)
        await _Interview(socket, house, watcher).hold()
    except Refused as refusal:
        await socket.close(4000 + refusal.status, refusal.reason.id)
    except (WebSocketDisconnect, WebSocketException, OSError):
        return
    finally:
        house.hub.exit(address)


async def _admit(socket: Socket, house: House, id: str) -> Watcher:
    """The seat given, or the first one of whoever holds the token."""
    person = await find_person(socket)
    if person is None:
        raise Refused(401, "server-sign-in")
    given = socket.query_params.get("seat")
    async with house.holding(id) as table:
        mine = table.seats_of(person.id)
        seat = str(mine[0]) if mine and given is None else given
        if seat not in [str(own) for own in mine]:
            raise Refused(403, "server-not-your-seat")
        return Watcher(table.id, person.id, int(seat))


async def _greet(socket: Socket) -> None:
    await socket.send_data(msgspec.json.encode(Hello()), mode="text")
    try:
        async with asyncio.timeout(GREETING_SECONDS):
            check_greeting((await socket.receive_text()).encode())
    except TimeoutError:
        raise Refused(400, "bots-no-greeting", seconds=f"{GREETING_SECONDS:g}") from None
    except Fault as fault:
        raise Refused(400, fault.reason.id) from None


class _Interview:
    """One connection: what was asked last, and what has to be said."""

    def __init__(self, socket: Socket, house: House, watcher: Watcher) -> None:
        self._socket = socket
        self._house = house
        self._watcher = watcher
        self._asked: Question | None = None

    async def hold(self) -> None:
        house, watcher = self._house, self._watcher
        house.came(watcher)
        tasks = [asyncio.create_task(self._ask()), asyncio.create_task(self._listen())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                failure = task.exception()
                if failure and not isinstance(failure, WebSocketException | OSError | EcumeneError):
                    logger.warning("the questions ended", exc_info=failure, extra={"table": watcher.table_id})
        finally:
            house.went(watcher)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        await self._socket.close(_RESTART if watcher.closing else 1000)

    async def _ask(self) -> None:
        """Ask whenever there is something new to decide; ends with the game or with the house."""
        while not self._watcher.closing:
            await self._watcher.wait()
            news = await self._news()
            if news is not None:
                await self._socket.send_data(msgspec.json.encode(news), mode="text")
            if isinstance(news, Over):
                return

    async def _news(self) -> Question | Over | None:
        seat = self._watcher.seat
        async with self._house.holding(self._watcher.table_id) as table:
            self._watcher.since = table.version
            if table.row.status == "finished":
                return Over(table.state.result() if table.match else None)
            if seat not in table.to_move() or table.seats[seat].by_bot:
                self._asked = None
                return None
            if self._asked is not None and self._asked.id == table.asked[seat]:
                return None
            self._asked = question(Knowledge(table.state, seat), table.asked[seat], _NO_HURRY)
            return self._asked

    async def _listen(self) -> None:
        """Play what is answered; say what is wrong with what cannot be played."""
        allowance = Allowance(_ANSWERS_AT_ONCE, _ANSWERS_PER_SECOND)
        while True:
            said = (await self._socket.receive_text()).encode()
            if not allowance.take():
                raise Refused(429, "server-slow-down")
            asked = self._asked
            if asked is None:
                continue  # too late: somebody else has decided, or the game is over
            reason = await self._play(asked, said)
            if reason is not None:
                await self._socket.send_data(msgspec.json.encode(Wrong(asked.id, reason)), mode="text")

    async def _play(self, asked: Question, said: bytes) -> Message | None:
        action = understood(said, asked)
        if isinstance(action, Message):
            return action
        notation = next(choice.notation for choice in asked.legal if choice.action == action)
        watcher = self._watcher
        try:
            entry = LogRow(0, "play", watcher.seat, notation, secrets.token_hex(8))
            async with self._house.writing(watcher.table_id, entry, asked.id, watcher.person_id):
                return None
        except EcumeneError as refusal:
            return refusal.reason


router = Router("", route_handlers=[questions])
