"""How a refusal reaches the person who asked: a status, a text by name, and never a secret."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, TooManyRequestsException
from sqlalchemy.exc import DBAPIError

from ecumene.kernel import EcumeneError, Illegal, Message, UnknownGame
from ecumene.locale import LANGUAGES, has, text
from ecumene.server.api import Problem
from ecumene.server.outages import outage, unfit

logger = logging.getLogger("ecumene.server")


class Refused(EcumeneError):
    """The server says no. ``version`` tells where the table is now."""

    def __init__(self, status: int, reason: str, version: int | None = None, **args: int | str | Message) -> None:
        super().__init__(Message(reason, dict(args)))
        self.status = status
        self.version = version


#: What Litestar itself refuses, in our words.
_REASONS = {
    400: "server-malformed",
    401: "server-sign-in",
    404: "server-nothing-here",
    405: "server-wrong-method",
    413: "server-too-large",
    415: "server-not-json",
    429: "server-slow-down",
    431: "server-headers-too-large",
}


def language_of(accept: str) -> str:
    """The first of our languages that the header Accept-Language names."""
    wanted = [part.split(";")[0].strip().partition("-")[0].lower() for part in accept.split(",")]
    return next((language for language in wanted if language in LANGUAGES), LANGUAGES[0])


def find_words(some_text: str = "server-fault") -> None:
    """Read the texts beside this one, in all languages. Whoever is refused first would wait for it, and all others."""
    for language in LANGUAGES:
        has(some_text, language)


def problem(reason: Message, accept: str, rule: str = "", version: int | None = None) -> Problem:
    return Problem(reason, text(reason, language_of(accept)), rule, version)


def problem_json(reason: Message, accept: str) -> bytes:
    return msgspec.json.encode(problem(reason, accept))


def _answer(status: int, body: Problem, headers: Any = None) -> Response[Problem]:
    return Response(body, status_code=status, media_type=MediaType.JSON, headers=headers or {})


def on_refusal(request: Request[Any, Any, Any], error: EcumeneError) -> Response[Problem]:
    """Our own errors: 404 for an unknown game, 422 for what the rules forbid, whatever the server said otherwise."""
    status = error.status if isinstance(error, Refused) else 404 if isinstance(error, UnknownGame) else 422
    version = error.version if isinstance(error, Refused) else None
    rule = error.rule if isinstance(error, Illegal) else ""
    accept = request.headers.get("accept-language", "")
    return _answer(status, problem(error.reason, accept, rule, version))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Litestar's errors: malformed requests, unknown addresses, limits."""
    args: dict[str, Any] = {"problem": _first_line(error)} if error.status_code == 400 else {}
    reason = Message(_REASONS.get(error.status_code, "server-refused"), args)
    headers = {"Retry-After": "60"} if isinstance(error, TooManyRequestsException) else {}
    return _answer(error.status_code, problem(reason, request.headers.get("accept-language", "")), headers)


def _first_line(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return f"{extra[0].get('key', '')}: {extra[0].get('message', '')}"[:200]
    return (str(error.detail).splitlines() or [""])[0][:200]


def on_database_error(request: Request[Any, Any, Any], error: DBAPIError) -> Response[Problem]:
    """A lost connection is an outage, a value no database keeps is malformed, anything else is a fault of ours."""
    if unfit(error):
        return on_nonsense(request, error)
    return on_outage(request, error) if outage(error) else on_surprise(request, error)


def on_outage(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The database is away or takes nothing: nothing was stored, and the same request (with its key) may come again."""
    reason = outage(error)
    logger.warning("a request could not be served: %s", reason)
    body = problem(Message(reason), request.headers.get("accept-language", ""))
    return _answer(503, body, {"Retry-After": "2"})


def on_nonsense(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """What nobody can read: nested without end, not the encoding it claims, numbers beyond all bounds."""
    reason = Message("server-malformed", {"problem": type(error).__name__})
    return _answer(400, problem(reason, request.headers.get("accept-language", "")))


def on_surprise(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours: logged with its place, answered without it."""
    logger.error("request failed", exc_info=error)
    reason = Message("server-fault")
    return _answer(500, problem(reason, request.headers.get("accept-language", "")))
