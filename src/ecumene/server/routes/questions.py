"""The line protocol of programs (see docs/bots.md) over a WebSocket: the questions of one seat, and its answers."""

from __future__ import annotations

import asyncio
import logging
import secrets

import msgspec
from litestar import Router, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from ecumene.bots.knowledge import Knowledge
from ecumene.bots.protocol import (
    GAMES,
    GREETING_SECONDS,
    JOURNAL,
    Fault,
    Happened,
    Over,
    Question,
    Start,
    check_greeting,
    greeting,
    question,
    told,
    understood,
)
from ecumene.kernel import EcumeneError, Message
from ecumene.server.errors import Refused
from ecumene.server.house import House
from ecumene.server.hub import Allowance, Watcher
from ecumene.server.live import LiveTable
from ecumene.server.routes.common import TheHouse, address_of, find_person, signed_out, table_named, welcome
from ecumene.server.routes.sockets import RESTART, Socket, let_in
from ecumene.server.rows import LogRow

logger = logging.getLogger("ecumene.server")
_NO_HURRY = 0.0
#: How often a program may answer.
_ANSWERS_AT_ONCE = 500
_ANSWERS_PER_SECOND = 100.0


class Wrong(msgspec.Struct, tag="fault"):
    """An answer that could not be taken, and why; the question still stands."""

    id: int
    reason: Message


@websocket("/api/tables/{id:str}/questions")
async def questions(socket: Socket, id: FromPath[str], house: TheHouse) -> None:
    """Asks a program whenever its seat has to decide, until the game is over."""
    async with let_in(socket, house) as welcomed:
        if not welcomed:
            return
        try:
            watcher = await _admit(socket, house, table_named(id))
            wants = await _greet(socket)
            await _Interview(socket, house, watcher, wants).hold()
        except Refused as refusal:
            await socket.close(4000 + refusal.status, refusal.reason.id)
        except (WebSocketDisconnect, WebSocketException, OSError):
            return


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


async def _greet(socket: Socket) -> frozenset[str]:
    """What the program wants to hear besides questions."""
    await socket.send_data(greeting(), mode="text")
    try:
        async with asyncio.timeout(GREETING_SECONDS):
            return check_greeting((await socket.receive_text()).encode())
    except TimeoutError:
        raise Refused(400, "bots-no-greeting", seconds=f"{GREETING_SECONDS:g}") from None
    except Fault as fault:
        raise Refused(400, fault.reason.id) from None


class _Interview:
    """One connection: what was asked last, and what has to be said."""

    def __init__(self, socket: Socket, house: House, watcher: Watcher, wants: frozenset[str]) -> None:
        self._socket = socket
        self._house = house
        self._watcher = watcher
        self._wants = wants
        self._begun = GAMES not in wants
        self._told = 0  # how much of the journal the program has heard
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
        await self._socket.close(RESTART if watcher.closing else 1000)

    async def _ask(self) -> None:
        """Ask whenever there is something new to decide; ends with the game or with the house."""
        while not self._watcher.closing:
            await self._watcher.wait()
            if await signed_out(self._socket):
                self._watcher.closing = True
                return
            for news in await self._news():
                await self._socket.send_data(msgspec.json.encode(news), mode="text")
                if isinstance(news, Over):
                    return

    async def _news(self) -> list[Start | Question | Over]:
        async with self._house.holding(self._watcher.table_id) as table:
            news: list[Start | Question | Over] = []
            if not self._begun and table.match is not None:
                self._begun = True
                news.append(self._start(table))
            latest = self._latest(table)
            return news if latest is None else [*news, latest]

    def _start(self, table: LiveTable) -> Start:
        options = msgspec.to_builtins(table.playing.options)
        seats = [place.name for place in table.seats]
        return Start(table.id, table.playing.game.slug, self._watcher.seat, len(seats), seats, options)

    def _since(self, table: LiveTable) -> list[Happened] | None:
        """What happened since the last question, for those who want to hear it."""
        if JOURNAL not in self._wants or table.match is None:
            return None
        events, self._told = Knowledge(table.state, self._watcher.seat).happened(self._told)
        return told(events)

    def _latest(self, table: LiveTable) -> Question | Over | None:
        """What is to be said now, if anything."""
        seat = self._watcher.seat
        self._watcher.since = table.version
        if table.row.status == "finished":
            return Over(table.state.result() if table.match else None, table.id, seat, self._since(table))
        if seat not in table.to_move() or table.seats[seat].by_bot:
            self._asked = None
            return None
        if self._asked is not None and self._asked.id == table.asked[seat]:
            return None
        self._asked = question(Knowledge(table.state, seat), table.asked[seat], _NO_HURRY, table.id)
        self._asked.since = self._since(table)
        return self._asked

    async def _listen(self) -> None:
        """Play what is answered; say what is wrong with what cannot be played."""
        allowance = Allowance(_ANSWERS_AT_ONCE, _ANSWERS_PER_SECOND)
        while True:
            said = (await self._socket.receive_text()).encode()
            if not allowance.take():
                raise Refused(429, "server-slow-down")
            asked = self._asked
            if await signed_out(self._socket):
                return
            # Without a question it is too late: somebody else has decided, or the game is over.
            reason = await self._play(asked, said) if asked is not None else None
            if (asked is None or reason is not None) and not welcome(self._house, address_of(self._socket)):
                raise Refused(429, "server-slow-down")  # what plays nothing is limited as requests are
            if asked is not None and reason is not None:
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
