"""The web application: built files from the package's static folder, the start page for every other address."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from functools import cache
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable

from litestar import Request, Response, Router, get
from litestar.datastructures import State as AppState

from ecumene.kernel import SPECTATOR, Message
from ecumene.locale import text
from ecumene.server.card import HEIGHT, WIDTH, Moment, as_png
from ecumene.server.errors import Refused, language_of
from ecumene.server.house import House
from ecumene.server.routes.reviews import LAST_STEP, showing_of

_NOT_BUILT = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>Ecumene</title></head>
<body><h1>Ecumene</h1><p>{words}</p></body></html>
"""
mimetypes.add_type("application/manifest+json", ".webmanifest")
#: Pictures for home screens: what they are drawn from, and how large.
_ICONS = {
    "icon-180.png": ("icon-maskable.svg", 180),
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
}
_SQUEEZED = ("text/", "application/javascript", "application/json", "image/svg+xml")


class Page:
    """A file in memory, also in its short form."""

    def __init__(self, name: str, body: bytes) -> None:
        self.body = body
        self.kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        self.squeezed = gzip.compress(body) if self.kind.startswith(_SQUEEZED) else b""
        # Vite puts a hash into the names of what it makes: those files never change.
        self.forever = name.startswith("assets/")


class Site:
    """All built files, read once: no path of a request ever touches the disk."""

    def __init__(self) -> None:
        self.pages: dict[str, Page] = {}
        folder = files("ecumene.server") / "static"
        if folder.is_dir():
            self._read(folder, "")
            self._draw_icons()

    def _read(self, folder: Traversable, path: str) -> None:
        for entry in folder.iterdir():
            if entry.is_dir():
                self._read(entry, f"{path}{entry.name}/")
            else:
                self.pages[path + entry.name] = Page(path + entry.name, entry.read_bytes())

    def _draw_icons(self) -> None:
        """Some home screens take no drawings: the icons as pictures, too."""
        for name, (drawing, size) in _ICONS.items():
            if page := self.pages.get(drawing):
                self.pages[name] = Page(name, as_png(page.body.decode(), size))


@cache
def site() -> Site:
    """The one of this process."""
    return Site()


@get(["/", "/{path:path}"], include_in_schema=False)
async def web(request: Request[None, None, AppState], state: AppState) -> Response[bytes]:
    """A built file, or the application for any address of its own."""
    name = request.scope["path"].strip("/")
    if name.split("/")[0] in ("api", "schema"):
        raise Refused(404, "server-nothing-here")
    pages: dict[str, Page] = state.site.pages
    page = pages.get(name)
    if page is None and "." in name.split("/")[-1]:
        raise Refused(404, "server-nothing-here")
    index = pages.get("index.html")
    if page is None and index is not None and name.startswith("table/"):
        page = await _shared(request, state.house, index, name.removeprefix("table/"))
    page = page or index
    if page is None:
        return _not_built(request)
    headers = {
        "ETag": page.tag,
        "Vary": "Accept-Encoding",
        "Cache-Control": "public, max-age=31536000, immutable" if page.forever else "no-cache",
    }
    if request.headers.get("if-none-match") == page.tag:
        return Response(b"", status_code=304, headers=headers)
    if page.squeezed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(page.squeezed, headers={**headers, "Content-Encoding": "gzip"}, media_type=page.kind)
    return Response(page.body, headers=headers, media_type=page.kind)


async def _shared(request: Request[None, None, AppState], house: House, index: Page, id: str) -> Page | None:
    """The page of a moment of a finished game, with what a chat shows of its link. Of other tables nothing is told."""
    if not re.fullmatch("[0-9a-z]{1,16}", id):
        return None
    language = language_of(request.headers.get("accept-language", ""))
    moment = Moment(_number(request, "step", LAST_STEP), _number(request, "seat", SPECTATOR))
    try:
        showing = await showing_of(house, id, moment, language)
    except Refused:
        return None
    home = (house.settings.public_url or _asked_for(request)).rstrip("/")
    eyes = f"&seat={moment.seat}" if 0 <= moment.seat < len(showing.names) else ""
    picture = f"{home}/api/tables/{id}/picture.png?step={showing.step}{eyes}&language={language}"
    told = {
        "og:type": "website", "og:site_name": "Ecumene", "og:title": showing.title(),
        "og:description": showing.told(), "og:image": picture, "og:image:alt": showing.told(),
        "og:image:width": f"{WIDTH}", "og:image:height": f"{HEIGHT}",
        "twitter:card": "summary_large_image",
    }  # fmt: skip
    tags = "".join(f'<meta property="{name}" content="{escape(said)}">' for name, said in told.items())
    return Page("index.html", index.body.replace(b"</head>", tags.encode() + b"</head>", 1))


def _asked_for(request: Request[None, None, AppState]) -> str:
    """Where the request says we are."""
    try:
        return str(request.base_url)
    except ValueError:  # no address at all
        raise Refused(400, "server-malformed", problem="Host") from None


def _number(request: Request[None, None, AppState], name: str, usual: int) -> int:
    """A number of the address, as strangers write it."""
    given = request.query_params.get(name, "")
    return int(given) if given.isascii() and given.isdigit() and len(given) < 10 else usual


def _not_built(request: Request[None, None, AppState]) -> Response[bytes]:
    language = language_of(request.headers.get("accept-language", ""))
    body = _NOT_BUILT.format(language=language, words=text(Message("server-not-built"), language))
    return Response(body.encode(), media_type="text/html")


router = Router("", route_handlers=[web])
