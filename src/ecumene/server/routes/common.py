"""What the routes share: who is asking, the house, the lobby."""

from __future__ import annotations

from typing import Annotated, Any

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import PathParameter, SkipValidation

from ecumene.server.addresses import place_of
from ecumene.server.errors import Refused
from ecumene.server.gate import cookies_of
from ecumene.server.house import House
from ecumene.server.lobby import Lobby
from ecumene.server.rows import Person

Connection = ASGIConnection[Any, Any, Any, Any]
TableId = Annotated[str, PathParameter(min_length=1, max_length=16, pattern="^[0-9a-z]+$")]
TheHouse = NamedDependency[SkipValidation[House]]
TheLobby = NamedDependency[SkipValidation[Lobby]]
#: Whoever is looking, perhaps nobody we know.
Visitor = NamedDependency[SkipValidation[Person | None]]
#: Somebody we know; others are asked to sit down first.
Signed = NamedDependency[SkipValidation[Person]]


def address_of(connection: Connection) -> str:
    """Where it comes from, as limits count it; behind a trusted proxy, what that says."""
    return place_of(connection.client.host) if connection.client else ""


def session_cookie(secure: bool) -> str:
    return "__Host-ecumene_session" if secure else "ecumene_session"


def token_of(connection: Connection) -> str:
    """What the request proves its identity with: a program's token, or the browser's cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    house: House = connection.app.state.house
    return cookies_of(connection.scope).get(session_cookie(house.settings.secure_cookies), "")


async def find_person(connection: Connection) -> Person | None:
    token = token_of(connection)
    house: House = connection.app.state.house
    person = await house.people.find(token) if token else None
    if person:
        house.hub.touch(person.id, address_of(connection))
    return person


async def provide_visitor(request: Connection) -> Person | None:
    return await find_person(request)


async def provide_person(request: Connection) -> Person:
    person = await find_person(request)
    if person is None:
        raise Refused(401, "server-sign-in")
    return person


def provide_house(state: State) -> House:
    house: House = state.house
    return house


def provide_lobby(state: State) -> Lobby:
    lobby: Lobby = state.lobby
    return lobby


DEPENDENCIES = {
    "visitor": Provide(provide_visitor),
    "person": Provide(provide_person),
    "house": Provide(provide_house, sync_to_thread=False),
    "lobby": Provide(provide_lobby, sync_to_thread=False),
}
