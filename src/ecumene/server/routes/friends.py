"""Friends, invitations, chat, and cups."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Router, get, post
from litestar.middleware import DefineMiddleware
from litestar.params import JSONBody, PathParameter, QueryParameter

from ecumene.server.api import ChatLine, Say
from ecumene.server.api_friends import (
    Circle,
    CupBot,
    CupInfo,
    CupList,
    Decline,
    Invite,
    Invited,
    NewCup,
    NewFriend,
    ReadUpTo,
)
from ecumene.server.errors import Refused
from ecumene.server.routes.common import Signed, TableId, TheHouse, Visitor

PersonId = Annotated[str, PathParameter(min_length=1, max_length=16, pattern="^[0-9a-z]+$")]
EntrantNumber = Annotated[int, PathParameter(ge=0, le=64)]
LineNumber = Annotated[int, PathParameter(ge=1, le=900_000_000)]


@get("/me/friends")
async def circle(person: Signed, house: TheHouse) -> Circle:
    """My friends, whom I do not hear, who invites me."""
    return await house.friends.circle(person)


@post("/me/friends", status_code=200)
async def add_friend(data: JSONBody[NewFriend], person: Signed, house: TheHouse) -> Circle:
    """Remember somebody: by the name of their account, or where they sit at a table of mine."""
    return await house.friends.add(person, data)


@post("/me/friends/{id:str}/remove", status_code=200)
async def remove_friend(id: PersonId, person: Signed, house: TheHouse) -> Circle:
    """Forget a friend."""
    return await house.friends.remove(person, id)


@post("/me/muted/{id:str}/remove", status_code=200)
async def unmute(id: PersonId, person: Signed, house: TheHouse) -> Circle:
    """Hear somebody again."""
    return await house.friends.hear_again(person, id)


@post("/me/invitations/decline", status_code=200)
async def decline(data: JSONBody[Decline], person: Signed, house: TheHouse) -> Circle:
    """I shall not come."""
    return await house.friends.decline(person, data.kind, data.id)


@post("/tables/{id:str}/invite", status_code=200)
async def invite(id: TableId, data: JSONBody[Invite], person: Signed, house: TheHouse) -> Invited:
    """Ask somebody to a table of mine that waits."""
    return await house.friends.invite_to_table(id, person, data.name, data.friend)


@get("/tables/{id:str}/chat")
async def read_chat(
    id: TableId,
    visitor: Visitor,
    house: TheHouse,
    after: Annotated[int, QueryParameter(ge=0, le=1_000_000_000)] = 0,
) -> list[ChatLine]:
    """What was said at the table, as far as I hear it."""
    return await house.talk.read(id, visitor, after)


@post("/tables/{id:str}/chat", status_code=200)
async def say(id: TableId, data: JSONBody[Say], person: Signed, house: TheHouse) -> ChatLine:
    """Say something at the table; who does not sit there, among those who watch."""
    if not house.hub.may_speak(person.id):
        raise Refused(429, "server-slow-down")
    return await house.talk.say(id, person, data.text, data.key)


@get("/tables/{id:str}/chat/read")
async def read_up_to(id: TableId, person: Signed, house: TheHouse) -> ReadUpTo:
    """Up to which line I have read."""
    return ReadUpTo(await house.talk.read_up_to(id, person))


@post("/tables/{id:str}/chat/read", status_code=200)
async def mark_read(id: TableId, data: JSONBody[ReadUpTo], person: Signed, house: TheHouse) -> ReadUpTo:
    """I have read up to this line, on all my devices."""
    return ReadUpTo(await house.talk.mark_read(id, person, data.n))


@post("/tables/{id:str}/chat/{n:int}/mute", status_code=200)
async def mute(id: TableId, n: LineNumber, person: Signed, house: TheHouse) -> Circle:
    """Hear no more of whoever said this line."""
    await house.talk.mute(id, person, n)
    return await house.friends.circle(person)


@get("/cups")
async def list_cups(
    visitor: Visitor,
    house: TheHouse,
    which: Annotated[Literal["mine", "open"], QueryParameter(name="list")] = "open",
) -> CupList:
    """Cups I take part in, or open ones."""
    return await house.cups.listed(which, visitor)


@post("/cups")
async def create_cup(data: JSONBody[NewCup], person: Signed, house: TheHouse) -> CupInfo:
    """A new cup; I take part in it."""
    return await house.cups.create(person, data)


@get("/cups/{id:str}")
async def show_cup(id: TableId, visitor: Visitor, house: TheHouse) -> CupInfo:
    """Whoever has the address may look, and enter before it begins."""
    return await house.cups.show(id, visitor)


@post("/cups/{id:str}/enter", status_code=200)
async def enter_cup(id: TableId, person: Signed, house: TheHouse) -> CupInfo:
    """Take part."""
    return await house.cups.enter(id, person)


@post("/cups/{id:str}/leave", status_code=200)
async def leave_cup(id: TableId, person: Signed, house: TheHouse) -> CupInfo:
    """Take part no more; once it has begun, a bot plays in my place from the next round on."""
    return await house.cups.leave(id, person)


@post("/cups/{id:str}/bots", status_code=200)
async def cup_bot(id: TableId, data: JSONBody[CupBot], person: Signed, house: TheHouse) -> CupInfo:
    """The host lets a bot take part."""
    return await house.cups.add_bot(id, person, data.level)


@post("/cups/{id:str}/entrants/{n:int}/remove", status_code=200)
async def remove_entrant(id: TableId, n: EntrantNumber, person: Signed, house: TheHouse) -> CupInfo:
    """The host sends somebody away."""
    return await house.cups.remove(id, person, n)


@post("/cups/{id:str}/invite", status_code=200)
async def invite_to_cup(id: TableId, data: JSONBody[Invite], person: Signed, house: TheHouse) -> Invited:
    """Ask somebody to take part."""
    invited: Invited = await house.cups.invite(id, person, data.name, data.friend)
    return invited


@post("/cups/{id:str}/start", status_code=200)
async def start_cup(id: TableId, person: Signed, house: TheHouse) -> CupInfo:
    """The host begins: the tables of the first round are laid."""
    return await house.cups.start(id, person)


@post("/cups/{id:str}/end", status_code=200)
async def end_cup(id: TableId, person: Signed, house: TheHouse) -> CupInfo:
    """The host ends it as it stands."""
    return await house.cups.end(id, person)


def router(limits: list[DefineMiddleware]) -> Router:
    """Names can be guessed at: what takes one has the limit of names."""
    guarded = Router("/", route_handlers=[add_friend, invite, invite_to_cup], middleware=limits)
    people = [circle, remove_friend, unmute, decline, read_chat, say, read_up_to, mark_read, mute]
    playing = [list_cups, create_cup, show_cup, enter_cup, leave_cup, cup_bot, remove_entrant, start_cup, end_cup]
    return Router("/api", route_handlers=[*people, *playing, guarded], tags=["friends"])
