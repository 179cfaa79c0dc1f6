"""Sitting down under a name, accounts, tokens for programs."""

from __future__ import annotations

import secrets

from litestar import Request, Response, Router, get, post
from litestar.datastructures import Cookie
from litestar.datastructures import State as AppState
from litestar.middleware import DefineMiddleware
from litestar.params import JSONBody

from ecumene.server.api import Credentials, Guest, Me, Token, TokenRequest
from ecumene.server.gate import cookies_of, csrf_cookie
from ecumene.server.house import House
from ecumene.server.people import SESSION_SECONDS
from ecumene.server.routes.common import TheHouse, TheLobby, Visitor, address_of, session_cookie, token_of
from ecumene.server.rows import Person

AnyRequest = Request[None, None, AppState]


@get("/me")
async def me(request: AnyRequest, visitor: Visitor, house: TheHouse) -> Response[Me]:
    """Who I am, and the word that proves my writes come from our own pages."""
    return _answer(request, house, visitor)


@post("/guest", status_code=200)
async def guest(
    request: AnyRequest, data: JSONBody[Guest], visitor: Visitor, house: TheHouse, lobby: TheLobby
) -> Response[Me]:
    """Sit down under a name; a guest who is already here changes it."""
    if visitor is not None:
        renamed = await house.people.rename(visitor, data.name)
        await lobby.rename(renamed)
        return _answer(request, house, renamed)
    return _answer(request, house, *await house.people.guest(data.name))


@post("/account", status_code=200)
async def account(
    request: AnyRequest, data: JSONBody[Credentials], visitor: Visitor, house: TheHouse, lobby: TheLobby
) -> Response[Me]:
    """Open an account; a guest keeps their tables."""
    person, token = await house.people.account(visitor, data.name, data.password, address_of(request))
    await lobby.rename(person)
    return _answer(request, house, person, token)


@post("/login", status_code=200)
async def login(request: AnyRequest, data: JSONBody[Credentials], house: TheHouse) -> Response[Me]:
    """Come back to an account."""
    return _answer(request, house, *await house.people.login(data.name, data.password, address_of(request)))


@post("/logout", status_code=200)
async def logout(request: AnyRequest, house: TheHouse) -> Response[Me]:
    """Forget me on this device."""
    await house.people.logout(token_of(request))
    answer = _answer(request, house, None)
    answer.set_cookie(_cookie(session_cookie(house.settings.secure_cookies), "", house, max_age=0))
    return answer


@post("/tokens", status_code=200)
async def tokens(request: AnyRequest, data: JSONBody[TokenRequest], house: TheHouse) -> Token:
    """A token for a program: an account's with a password, a new guest's without."""
    if data.password:
        person, token = await house.people.login(data.name, data.password, address_of(request))
    else:
        person, token = await house.people.guest(data.name)
    return Token(token, person.name)


def _answer(request: AnyRequest, house: House, person: Person | None, token: str = "") -> Response[Me]:
    """Says who it is; a new session also gets a new proof against foreign pages."""
    secure = house.settings.secure_cookies
    kept = cookies_of(request.scope).get(csrf_cookie(secure), "")
    csrf = kept if len(kept) == 43 and not token else secrets.token_urlsafe(32)
    kind = "nobody" if person is None else "guest" if person.account is None else "account"
    answer = Response(Me(kind, person.name if person else "", csrf))  # type: ignore[arg-type]
    if csrf != kept:
        answer.set_cookie(_cookie(csrf_cookie(secure), csrf, house, readable=True))
    if token:
        answer.set_cookie(_cookie(session_cookie(secure), token, house))
    return answer


def _cookie(name: str, value: str, house: House, max_age: int = SESSION_SECONDS, readable: bool = False) -> Cookie:
    secure = house.settings.secure_cookies
    return Cookie(name, value=value, path="/", max_age=max_age, httponly=not readable, secure=secure, samesite="lax")


def router(limits: list[DefineMiddleware]) -> Router:
    """Names and passwords can be guessed at: they have a limit of their own."""
    guarded = Router("/", route_handlers=[guest, account, login, tokens], middleware=limits)
    return Router("/api", route_handlers=[me, logout, guarded], tags=["people"])
