"""My account: games and ratings, devices, password, ways back in, what is kept of me, and an end of it."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, Router, get, post
from litestar.middleware import DefineMiddleware
from litestar.params import JSONBody, PathParameter

from ecumene.server.api_people import Codes, Device, Me, NewPassword, Profile, Proof, Recovery
from ecumene.server.routes.common import Signed, TheHouse, address_of, session_cookie, token_of
from ecumene.server.routes.people import AnyRequest, answer_me, cookie

DeviceId = Annotated[str, PathParameter(min_length=3, max_length=16, pattern="^[0-9a-z]+$")]


@get("/me/profile")
async def profile(person: Signed, house: TheHouse) -> Profile:
    """My games and ratings, and the ratings of the bots."""
    return await house.profiles.show(person)


@get("/me/devices")
async def devices(request: AnyRequest, person: Signed, house: TheHouse) -> list[Device]:
    """Where I am signed in."""
    return await house.profiles.devices(person, token_of(request))


@post("/me/devices/{id:str}/sign-out", status_code=200)
async def sign_out(request: AnyRequest, id: DeviceId, person: Signed, house: TheHouse) -> list[Device]:
    """Forget me there; ``all``: everywhere but here."""
    return await house.profiles.sign_out(person, id, token_of(request))


@post("/me/password", status_code=204)
async def password(request: AnyRequest, data: JSONBody[NewPassword], person: Signed, house: TheHouse) -> None:
    """A new password; all other devices are signed out."""
    await house.profiles.change_password(person, data.old, data.new, token_of(request))


@post("/me/codes", status_code=200)
async def codes(data: JSONBody[Proof], person: Signed, house: TheHouse) -> Codes:
    """New ways back in for the day when the password is lost; those before are void."""
    return Codes(await house.profiles.new_codes(person, data.password))


@post("/recover", status_code=200)
async def recover(request: AnyRequest, data: JSONBody[Recovery], house: TheHouse) -> Response[Me]:
    """Come back with a code, and a new password."""

    async def try_code(person_id: str | None) -> bool:
        return await house.profiles.recover(person_id, data.code, data.password)

    return answer_me(request, house, *await house.people.recover(data.name, try_code, address_of(request)))


@get("/me/export")
async def export(person: Signed, house: TheHouse) -> dict[str, Any]:
    """All that is kept of me."""
    return await house.profiles.export(person)


@post("/me/delete", status_code=200)
async def delete_me(request: AnyRequest, data: JSONBody[Proof], person: Signed, house: TheHouse) -> Response[Me]:
    """Forget me. My games remain to those I played with, without my name."""
    await house.profiles.delete(person, data.password)
    answer = answer_me(request, house, None)
    answer.set_cookie(cookie(session_cookie(house.settings.secure_cookies), "", house, max_age=0))
    return answer


def router(limits: list[DefineMiddleware]) -> Router:
    guarded = Router("/", route_handlers=[password, codes, recover, delete_me], middleware=limits)
    return Router("/api", route_handlers=[profile, devices, sign_out, export, guarded], tags=["people"])
