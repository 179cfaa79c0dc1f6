"""Tables: making, finding, joining, leaving, starting, and bots in seats."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Router, get, post
from litestar.middleware import DefineMiddleware
from litestar.params import JSONBody, PathParameter, QueryParameter

from ecumene.server import store
from ecumene.server.api import (
    ImportTable,
    Join,
    LessonTable,
    NewTable,
    Proposal,
    QuickTable,
    Resign,
    SeatBot,
    TableInfo,
    TableList,
    Vote,
)
from ecumene.server.routes.common import Signed, TableId, TheHouse, TheLobby, Visitor

IMPORT_BYTES = 1_000_000
SeatPath = Annotated[int, PathParameter(ge=0, le=15)]


@get("/tables")
async def list_tables(
    visitor: Visitor,
    lobby: TheLobby,
    which: Annotated[Literal["mine", "open", "watch", "finished"], QueryParameter(name="list")] = "open",
    before: Annotated[str, QueryParameter(max_length=16, pattern="^[0-9a-z]*$")] = "",
    game: Annotated[str, QueryParameter(max_length=40)] = "",
    players: Annotated[int, QueryParameter(ge=0, le=16)] = 0,
    name: Annotated[str, QueryParameter(max_length=32)] = "",
) -> TableList:
    """Tables to join, to watch, mine that go on or are over; of a game, a size, with somebody of this name."""
    return await lobby.listed(which, visitor, before, store.Wanted(game, players, name))


@post("/tables")
async def create(data: JSONBody[NewTable], person: Signed, lobby: TheLobby) -> TableInfo:
    """A new table; it starts at once when no seat is open."""
    return await lobby.create(person, data)


@post("/tables/quick")
async def quick(data: JSONBody[QuickTable], person: Signed, lobby: TheLobby) -> TableInfo:
    """Me against bots, started."""
    return await lobby.quick(person, data)


@post("/tables/lesson")
async def learn(data: JSONBody[LessonTable], person: Signed, lobby: TheLobby) -> TableInfo:
    """My guided first game, started."""
    return await lobby.learn(person, data)


@post("/tables/import", request_max_body_size=IMPORT_BYTES)
async def bring(data: JSONBody[ImportTable], person: Signed, lobby: TheLobby) -> TableInfo:
    """Look at a record, or continue it."""
    return await lobby.bring(person, data)


@get("/codes/{code:str}")
async def by_code(code: Annotated[str, PathParameter(max_length=32)], visitor: Visitor, lobby: TheLobby) -> TableInfo:
    """The table an invitation leads to."""
    return await lobby.by_code(code, visitor)


@get("/tables/{id:str}")
async def show(id: TableId, visitor: Visitor, lobby: TheLobby) -> TableInfo:
    """Whoever has the address may watch."""
    return await lobby.show(id, visitor)


@post("/tables/{id:str}/join", status_code=200)
async def join(id: TableId, data: JSONBody[Join], person: Signed, lobby: TheLobby) -> TableInfo:
    """Sit down, with the invitation's code or at an open table."""
    return await lobby.join(id, person, data.code, data.seat)


@post("/tables/{id:str}/leave", status_code=200)
async def leave(id: TableId, person: Signed, lobby: TheLobby) -> TableInfo:
    """Get up before the game has started."""
    return await lobby.leave(id, person)


@post("/tables/{id:str}/start", status_code=200)
async def start(id: TableId, person: Signed, lobby: TheLobby) -> TableInfo:
    """The host begins; bots take the seats nobody took."""
    return await lobby.start(id, person)


@post("/tables/{id:str}/seats/{seat:int}/bot", status_code=200)
async def hand_over(id: TableId, seat: SeatPath, data: JSONBody[SeatBot], person: Signed, lobby: TheLobby) -> TableInfo:
    """Let a bot play here."""
    return await lobby.hand_over(id, person, seat, data.level)


@post("/tables/{id:str}/seats/{seat:int}/return", status_code=200)
async def come_back(id: TableId, seat: SeatPath, person: Signed, lobby: TheLobby) -> TableInfo:
    """Play again myself."""
    return await lobby.come_back(id, person, seat)


@post("/tables/{id:str}/resign", status_code=200)
async def resign(id: TableId, data: JSONBody[Resign], person: Signed, lobby: TheLobby) -> TableInfo:
    """Give up; a bot plays on for the others."""
    return await lobby.resign(id, person, data.seat)


@post("/tables/{id:str}/motion", status_code=200)
async def propose(id: TableId, data: JSONBody[Proposal], person: Signed, house: TheHouse) -> TableInfo:
    """Somebody stays away: ask the others to let a bot play, or to end the game."""
    return await house.motions.propose(id, person, data.kind, data.seat)


@post("/tables/{id:str}/motion/vote", status_code=200)
async def vote(id: TableId, data: JSONBody[Vote], person: Signed, house: TheHouse) -> TableInfo:
    """Agree to what was proposed, or not."""
    return await house.motions.answer(id, person, data.agree)


@post("/tables/{id:str}/rematch", status_code=200)
async def rematch(id: TableId, person: Signed, lobby: TheLobby) -> TableInfo:
    """The same people once more."""
    return await lobby.rematch(id, person)


def router(limits: list[DefineMiddleware], import_limits: list[DefineMiddleware]) -> Router:
    guarded = Router("/", route_handlers=[by_code, join], middleware=limits)
    seldom = Router("/", route_handlers=[bring], middleware=import_limits)
    around = [list_tables, create, quick, learn, show, leave, start, rematch]
    seats = [hand_over, come_back, resign, propose, vote]
    return Router("/api", route_handlers=[*around, *seats, guarded, seldom], tags=["tables"])
