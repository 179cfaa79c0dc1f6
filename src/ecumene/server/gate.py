"""The outermost door: security headers, cross-site protection, access log. Plain ASGI around the application."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from typing import Any
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from ecumene.kernel import Message as Text
from ecumene.server.connections import HEADER_BYTES
from ecumene.server.errors import problem_json
from ecumene.server.metrics import Metrics

access = logging.getLogger("ecumene.access")

_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
_HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        b"img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
        b"worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
_STRICT_TRANSPORT = (b"strict-transport-security", b"max-age=31536000")
#: Creates a token from what is in the request alone and sets no cookie: nothing a foreign page could misuse.
_OPEN_TO_PROGRAMS = "/api/tokens"
#: A mail program ends the mail it shows: it knows the secret in the address, and sends a form.
_ONE_CLICK = re.compile("/api/mail/[A-Za-z0-9_-]+/stop")


class Gate:
    """Everything passes here first."""

    def __init__(self, app: ASGIApp, metrics: Metrics, secure: bool) -> None:
        self._app = app
        self._metrics = metrics
        self._headers = [*_HEADERS, _STRICT_TRANSPORT] if secure else _HEADERS
        self._csrf_cookie = csrf_cookie(secure)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._http(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET and (_too_large(scope) or _foreign_socket(scope)):
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": ""})
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status = 500
        begun = False

        async def answer(message: Message) -> None:
            nonlocal status, begun
            if message["type"] == "http.response.start":
                begun = True
                status = message["status"]
                headers = list(message.get("headers", ()))
                if scope["path"].startswith("/api/") and not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = [*headers, *self._headers]
            await send(message)

        refusal = self._refuse(scope)
        try:
            if refusal:
                await _say_no(answer, *refusal)
            else:
                await self._app(scope, receive, answer)
        except asyncio.CancelledError:  # the house closes and has waited long enough
            if not begun:
                await _say_no(answer, 503, problem_json(Text("server-closing"), ""))
            raise
        finally:
            self._metrics.answered(scope["method"], status)
            # The template of the path, not the path: codes and ids are nobody's business.
            template = str(scope.get("path_template") or "-")
            took = round((time.perf_counter() - started) * 1000, 1)
            access.info("request", extra={"method": scope["method"], "route": template, "status": status, "ms": took})

    def _refuse(self, scope: HTTPScope) -> tuple[int, bytes] | None:
        """Why a request, most often a write from a browser, is not let in."""
        if _too_large(scope):
            return 431, problem_json(Text("server-headers-too-large"), "")
        if scope["method"] in _SAFE:
            return None
        headers = dict(scope["headers"])
        accept = headers.get(b"accept-language", b"").decode("latin-1")
        has_body = headers.get(b"content-length", b"0") != b"0" or b"transfer-encoding" in headers
        kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
        if _ONE_CLICK.fullmatch(scope["path"]):
            return None
        if has_body and kind != b"application/json":
            return 415, problem_json(Text("server-not-json"), accept)
        if headers.get(b"authorization", b"").lower().startswith(b"bearer ") or scope["path"] == _OPEN_TO_PROGRAMS:
            return None
        if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
            return 403, problem_json(Text("server-cross-site"), accept)
        sent = headers.get(b"x-csrf-token", b"").decode("latin-1")
        kept = cookies_of(scope).get(self._csrf_cookie, "")
        if not kept or not secrets.compare_digest(sent.encode(), kept.encode()):
            return 403, problem_json(Text("server-cross-site"), accept)
        return None


def csrf_cookie(secure: bool) -> str:
    return "__Host-ecumene_csrf" if secure else "ecumene_csrf"


def cookies(header: bytes) -> dict[str, str]:
    """The cookies of a request. Ours need no quotes, so none are taken apart: that can be made to take for ever."""
    pairs = (part.partition("=") for part in header.decode("latin-1").split(";"))
    return {name.strip(): value.strip() for name, _, value in pairs}


def _header(scope: HTTPScope | WebSocketScope, wanted: bytes) -> bytes:
    return b"; ".join(value for name, value in scope["headers"] if name == wanted)


def cookies_of(scope: Any) -> dict[str, str]:
    return cookies(_header(scope, b"cookie"))


def _too_large(scope: HTTPScope | WebSocketScope) -> bool:
    size = sum(len(name) + len(value) + 4 for name, value in scope["headers"])
    return size + len(scope["query_string"]) + len(scope["raw_path"]) > HEADER_BYTES


def _foreign_socket(scope: WebSocketScope) -> bool:
    """A page of another site may not open a connection with the visitor's cookie."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin", b"").decode("latin-1")
    try:
        return bool(origin) and urlsplit(origin).netloc != headers.get(b"host", b"").decode("latin-1")
    except ValueError:  # no address at all
        return True


async def _say_no(send: Send, status: int, body: bytes) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
