"""Sitting down under a name, accounts, tokens for programs."""

from __future__ import annotations

import secrets
from typing import Annotated

import msgspec
from litestar import Request, Response, Router, get, post, put
from litestar.datastructures import Cookie
from litestar.datastructures import State as AppState
from litestar.middleware import DefineMiddleware
from litestar.params import JSONBody, PathParameter

from ecumene.server.api_people import (
    Channels,
    Credentials,
    Guest,
    MailDeed,
    Me,
    NewChannel,
    Token,
    TokenRequest,
    Wishes,
)
from ecumene.server.clocks import checked_zone
from ecumene.server.errors import Refused, language_of
from ecumene.server.gate import cookies_of, csrf_cookie
from ecumene.server.house import House
from ecumene.server.people import SESSION_SECONDS
from ecumene.server.routes.common import Signed, TheHouse, TheLobby, Visitor, address_of, session_cookie, token_of
from ecumene.server.rows import Person

WISHES_BYTES = 20_000
ChannelId = Annotated[str, PathParameter(min_length=1, max_length=16, pattern="^[0-9a-z]+$")]
Secret = Annotated[str, PathParameter(min_length=10, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
AnyRequest = Request[None, None, AppState]


@get("/me")
async def me(request: AnyRequest, visitor: Visitor, house: TheHouse) -> Response[Me]:
    """Who I am, and the word that proves my writes come from our own pages."""
    return answer_me(request, house, visitor)


@post("/guest", status_code=200)
async def guest(
    request: AnyRequest, data: JSONBody[Guest], visitor: Visitor, house: TheHouse, lobby: TheLobby
) -> Response[Me]:
    """Sit down under a name; a guest who is already here changes it."""
    if visitor is not None:
        renamed = await house.people.rename(visitor, data.name)
        await lobby.rename(renamed)
        return answer_me(request, house, renamed)
    return answer_me(request, house, *await house.people.guest(data.name))


@post("/account", status_code=200)
async def account(
    request: AnyRequest, data: JSONBody[Credentials], visitor: Visitor, house: TheHouse, lobby: TheLobby
) -> Response[Me]:
    """Open an account; a guest keeps their tables."""
    person, token = await house.people.account(visitor, data.name, data.password, address_of(request))
    await lobby.rename(person)
    return answer_me(request, house, person, token)


@post("/login", status_code=200)
async def login(request: AnyRequest, data: JSONBody[Credentials], house: TheHouse) -> Response[Me]:
    """Come back to an account."""
    return answer_me(request, house, *await house.people.login(data.name, data.password, address_of(request)))


@post("/logout", status_code=200)
async def logout(request: AnyRequest, house: TheHouse) -> Response[Me]:
    """Forget me on this device."""
    await house.people.logout(token_of(request))
    answer = answer_me(request, house, None)
    answer.set_cookie(cookie(session_cookie(house.settings.secure_cookies), "", house, max_age=0))
    return answer


@post("/tokens", status_code=200)
async def tokens(request: AnyRequest, data: JSONBody[TokenRequest], house: TheHouse) -> Token:
    """A token for a program: an account's with a password, a new guest's without."""
    if data.password:
        person, token = await house.people.login(data.name, data.password, address_of(request))
    else:
        person, token = await house.people.guest(data.name)
    return Token(token, person.name)


def answer_me(request: AnyRequest, house: House, person: Person | None, token: str = "") -> Response[Me]:
    """Says who it is; a new session also gets a new proof against foreign pages."""
    secure = house.settings.secure_cookies
    kept = cookies_of(request.scope).get(csrf_cookie(secure), "")
    csrf = kept if len(kept) == 43 and not token else secrets.token_urlsafe(32)
    kind = "nobody" if person is None else "guest" if person.account is None else "account"
    answer = Response(Me(kind, person.name if person else "", csrf))  # type: ignore[arg-type]
    if csrf != kept:
        answer.set_cookie(cookie(csrf_cookie(secure), csrf, house, readable=True))
    if token:
        answer.set_cookie(cookie(session_cookie(secure), token, house))
    return answer


def cookie(name: str, value: str, house: House, max_age: int = SESSION_SECONDS, readable: bool = False) -> Cookie:
    secure = house.settings.secure_cookies
    return Cookie(name, value=value, path="/", max_age=max_age, httponly=not readable, secure=secure, samesite="lax")


@get("/me/wishes")
async def wishes(person: Signed, house: TheHouse) -> Wishes:
    """What follows me to every device."""
    return await house.reminders.wishes(person)


@put("/me/wishes")
async def keep_wishes(data: JSONBody[Wishes], person: Signed, house: TheHouse) -> Wishes:
    """Remember what I like."""
    if len(msgspec.json.encode(data)) > WISHES_BYTES:
        raise Refused(422, "server-too-much-to-wish")
    checked_zone(data.zone)
    return await house.reminders.keep_wishes(person, data)


@get("/me/channels")
async def channels(person: Signed, house: TheHouse) -> Channels:
    """Where I am told that it is my move."""
    return await house.reminders.listed(person)


@post("/me/channels", status_code=200)
async def add_channel(request: AnyRequest, data: JSONBody[NewChannel], person: Signed, house: TheHouse) -> Channels:
    """Tell me there, too. Mail begins when the link in the first one was followed."""
    lang = language_of(request.headers.get("accept-language", ""))
    return await house.reminders.add(person, data, lang, address_of(request))


@post("/me/channels/{id:str}/test", status_code=200)
async def test_channel(id: ChannelId, person: Signed, house: TheHouse) -> Channels:
    """Send something there now; ``trouble`` says how it went."""
    return await house.reminders.test(person, id)


@post("/me/channels/{id:str}/remove", status_code=200)
async def remove_channel(id: ChannelId, person: Signed, house: TheHouse) -> Channels:
    """Tell me there no more."""
    return await house.reminders.remove(person, id)


@post("/mail/{secret:str}", status_code=204)
async def answer_mail(secret: Secret, data: JSONBody[MailDeed], house: TheHouse) -> None:
    """Confirm the address a mail came to, or end all mail to it."""
    await house.reminders.answer_mail(secret, data.deed)


@post("/mail/{secret:str}/stop", status_code=204)
async def stop_mail(secret: Secret, house: TheHouse) -> None:
    """The same by one click in a mail program (RFC 8058)."""
    await house.reminders.answer_mail(secret, "stop")


def router(limits: list[DefineMiddleware]) -> Router:
    """Names and passwords can be guessed at: they have a limit of their own."""
    known = [guest, account, login, tokens, add_channel, test_channel, answer_mail, stop_mail]
    guarded = Router("/", route_handlers=known, middleware=limits)
    mine = [me, logout, wishes, keep_wishes, channels, remove_channel]
    return Router("/api", route_handlers=[*mine, guarded], tags=["people"])
