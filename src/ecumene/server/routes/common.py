"""What the routes share: who is asking, the house, the lobby."""

from __future__ import annotations

import re
from typing import Annotated, Any

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import PathParameter, SkipValidation
from sqlalchemy.exc import DBAPIError

from ecumene.server.addresses import place_of
from ecumene.server.errors import Refused
from ecumene.server.gate import cookies_of
from ecumene.server.house import House
from ecumene.server.lobby import Lobby
from ecumene.server.outages import Unstored
from ecumene.server.rows import Person

Connection = ASGIConnection[Any, Any, Any, Any]
_ID = "^[0-9a-z]{1,16}$"
TableId = Annotated[str, PathParameter(min_length=1, max_length=16, pattern=_ID)]
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


def bearer_of(connection: Connection) -> str | None:
    """A program's token, if one is given."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def token_of(connection: Connection) -> str:
    """What the request proves its identity with: a program's token, or the browser's cookie."""
    bearer = bearer_of(connection)
    if bearer is not None:
        return bearer
    house: House = connection.app.state.house
    return cookies_of(connection.scope).get(session_cookie(house.settings.secure_cookies), "")


async def find_person(connection: Connection) -> Person | None:
    token = token_of(connection)
    house: House = connection.app.state.house
    person = await house.people.find(token) if token else None
    if person:
        house.hub.touch(person.id, address_of(connection), program=bearer_of(connection) is not None)
    return person


async def signed_out(socket: Connection) -> bool:
    """Whether whoever opened a connection has been signed out since; if nobody can tell, they have not."""
    return await ended(socket.app.state.house, token_of(socket))


async def ended(house: House, token: str) -> bool:
    """The same for who has shown this token."""
    try:
        return bool(token) and await house.people.find(token) is None
    except (DBAPIError, OSError, Unstored):
        return False


def table_named(id: str) -> str:
    """The id of a table in the address of a live connection."""
    if re.fullmatch(_ID, id) is None:
        raise Refused(404, "server-no-table")
    return id


def welcome(house: House, address: str) -> bool:
    """Whether one more live connection, or message on one, is not too many for where it comes from."""
    return house.hub.may_ask(address, house.settings.requests_per_minute)


# Both ask for the house though they know it: what needs nothing of each other is provided in tasks side by side, and
# those cost more than what they do.


async def provide_visitor(request: Connection, house: TheHouse) -> Person | None:
    return await find_person(request)


async def provide_person(request: Connection, house: TheHouse) -> Person:
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
