"""Playing: the state of a table, actions, taking back, undoing, replay, record; chat and notes beside the board."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated, TypeVar

from litestar import Response, Router, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from ecumene.kernel import Record
from ecumene.server import store
from ecumene.server.api import Act, Advice, Coaching, Frame, Notes, Problem, Snapshot, Withdraw
from ecumene.server.delayed import step_of
from ecumene.server.errors import Refused
from ecumene.server.house import House
from ecumene.server.live import LiveTable
from ecumene.server.routes.common import Signed, TableId, TheHouse, Visitor
from ecumene.server.rows import LogKind, LogRow, Person
from ecumene.server.second_thoughts import steps_back

Thought = TypeVar("Thought")
SeatQuery = Annotated[int | None, QueryParameter(ge=-1, le=15)]
Number = Annotated[int, QueryParameter(ge=0, le=1_000_000_000)]
#: Examples would be drawn at random at every start, which takes a fifth of it.
_answer = partial(ResponseSpec, generate_examples=False)
_SNAPSHOT = {
    200: _answer(Snapshot, description="All that the seat may know"),
    409: _answer(Problem, description="The table has moved on"),
}


@get("/tables/{id:str}/state", responses=_SNAPSHOT)
async def state(
    id: TableId, visitor: Visitor, house: TheHouse, seat: SeatQuery = None, since: Number = 0
) -> Response[bytes]:
    """The table from a seat's eyes."""
    async with house.holding(id, since) as live:
        if visitor is not None and live.seats_of(visitor.id):
            house.thinkers.wake(live)  # nobody may have been there for a while
        eyes = house.eyes(live, visitor, seat)
        if live.started and house.sees_later(live, visitor):
            return Response(live.earlier(step_of(live)), media_type="application/json")
        return _snapshot(live, eyes, since)


@post("/tables/{id:str}/actions", status_code=200, responses=_SNAPSHOT)
async def act(id: TableId, data: JSONBody[Act], person: Signed, house: TheHouse) -> Response[bytes]:
    """Play. Answered after it is stored."""
    return await _write(house, id, person, "play", data, data.action)


@post("/tables/{id:str}/take-back", status_code=200, responses=_SNAPSHOT)
async def take_back(id: TableId, data: JSONBody[Withdraw], person: Signed, house: TheHouse) -> Response[bytes]:
    """Withdraw a commitment nobody has seen yet."""
    return await _write(house, id, person, "take_back", data)


@post("/tables/{id:str}/undo", status_code=200, responses=_SNAPSHOT)
async def undo(id: TableId, data: JSONBody[Withdraw], person: Signed, house: TheHouse) -> Response[bytes]:
    """Undo my last action, if it revealed nothing and nobody acted since; bots alone do not count for a moment."""
    async with house.holding(id, data.version) as live:
        if data.seat not in live.seats_of(person.id):
            raise Refused(403, "server-not-your-seat")
        back = steps_back(live, data.seat) if live.started else 0
        if await house.append(live, LogRow(0, "undo", data.seat, "", data.key), data.version):
            house.metrics.written("undo", 0.0)
            for _ in range(back - 1):
                await house.append(live, LogRow(0, "undo", data.seat), live.version)
        return _snapshot(live, data.seat, data.version)


async def _write(
    house: House, id: str, person: Signed, kind: LogKind, data: Act | Withdraw, action: str = ""
) -> Response[bytes]:
    entry = LogRow(0, kind, data.seat, " ".join(action.split()), data.key)
    async with house.writing(id, entry, data.version, person.id) as live:
        return _snapshot(live, data.seat, data.version)


def _snapshot(live: LiveTable, seat: int, since: int) -> Response[bytes]:
    if live.row.closed and not live.started:
        raise Refused(409, live.row.closed, live.version)
    if live.row.status == "waiting" or not live.started:
        raise Refused(409, "server-not-started", live.version)
    return Response(live.snapshot(seat, since), media_type="application/json")


@get("/tables/{id:str}/advice")
async def advice(
    id: TableId, person: Signed, house: TheHouse, seat: Annotated[int, QueryParameter(ge=0, le=15)] = 0
) -> Advice:
    """What a strong bot would do at my seat, and why. Nobody else hears of it, and the table does not change."""
    asked, hint = await _thought(house, id, person, seat, house.thinkers.hint)
    return Advice(seat, asked, hint.moves, hint.worlds)


@get("/tables/{id:str}/coach")
async def coach(
    id: TableId,
    person: Signed,
    house: TheHouse,
    seat: Annotated[int, QueryParameter(ge=0, le=15)] = 0,
    action: Annotated[str, QueryParameter(max_length=200)] = "",
) -> Coaching:
    """One line before a decision of mine; with an action I think of, a warning if it is far worse than the best."""
    if action:
        asked, text = await _thought(house, id, person, seat, lambda live, at: house.thinkers.warning(live, at, action))
    else:
        asked, text = await _thought(house, id, person, seat, house.thinkers.remark)
    return Coaching(seat, asked, text)


async def _thought(
    house: House, id: str, person: Person, seat: int, think: Callable[[LiveTable, int], Awaitable[Thought]]
) -> tuple[int, Thought]:
    """Something thought out for a question of mine, if it is still open then."""
    async with house.holding(id) as live:
        _may_ask(live, person, seat)
        asked = live.asked[seat]
    thought = await think(live, seat)
    async with house.holding(id) as live:
        _may_ask(live, person, seat)
        if live.asked[seat] != asked:
            raise Refused(409, "server-moved-on", live.version)
    return asked, thought


def _may_ask(live: LiveTable, person: Person, seat: int) -> None:
    """Whether this person may have a hint for this seat now."""
    if seat not in live.seats_of(person.id):
        raise Refused(403, "server-not-your-seat")
    if not live.row.hints:
        raise Refused(403, "server-no-hints")
    if live.row.status == "waiting":
        raise Refused(409, "server-not-started", live.version)
    if live.row.status == "finished":
        raise Refused(409, "game-over", live.version)
    if live.seats[seat].by_bot:
        raise Refused(409, "server-bot-plays-here", live.version)
    if seat not in live.to_move():
        raise Refused(409, "server-not-asked", live.version)


@get("/tables/{id:str}/replay", responses={200: _answer(Frame, description="The table as it was")})
async def replay(
    id: TableId, visitor: Visitor, house: TheHouse, step: Number = 0, seat: SeatQuery = None
) -> Response[bytes]:
    """The table as it was after a number of actions."""
    async with house.holding(id) as live:
        if live.row.status == "waiting":
            raise Refused(409, "server-not-started", live.version)
        eyes = house.eyes(live, visitor, seat)
        steps = step_of(live) if house.sees_later(live, visitor) else None
        frame = await asyncio.to_thread(live.frame, step, eyes, steps)  # many actions may have to be carried out again
        return Response(frame, media_type="application/json")


@get("/tables/{id:str}/record")
async def record(id: TableId, person: Signed, house: TheHouse) -> Response[Record]:
    """The game on file. It holds the seed: while others play, nobody gets it."""
    async with house.holding(id) as live:
        people = {seat.person_id for seat in live.seats if seat.person_id}
        if person.id not in people:
            raise Refused(403, "server-not-your-seat")
        if live.row.status == "waiting":
            raise Refused(409, "server-not-started", live.version)
        if live.row.status != "finished" and people != {person.id}:
            raise Refused(403, "server-record-later")
        name = f"{live.row.game}-{live.id}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(live.record(), headers=headers)


@get("/tables/{id:str}/notes")
async def read_notes(id: TableId, person: Signed, house: TheHouse) -> Notes:
    """My own notes about this table."""
    return Notes(await house.database.read(lambda connection: store.notes_of(connection, id, person.id)))


@put("/tables/{id:str}/notes")
async def keep_notes(id: TableId, data: JSONBody[Notes], person: Signed, house: TheHouse) -> Notes:
    """Keep notes nobody else sees."""
    async with house.holding(id):
        kept = Notes(data.text.replace("\0", ""))
        await house.database.write(lambda connection: store.keep_notes(connection, id, person.id, kept.text))
        return kept


router = Router(
    "/api",
    route_handlers=[
        state, act, take_back, undo, advice, coach, replay, record, read_notes, keep_notes,
    ],
    tags=["play"],
)  # fmt: skip
