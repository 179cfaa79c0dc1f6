"""What leaves the house: pushes to browsers, calls of web addresses, mail. Never into the host's own network."""

from __future__ import annotations

import asyncio
import base64
import html
import os
import smtplib
import socket
import ssl
import time
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Any
from urllib.parse import urlsplit

import http_ece
import httpx
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02, VapidException

from ecumene.kernel import Message
from ecumene.server.addresses import in_the_open
from ecumene.server.api_people import PushKeys
from ecumene.server.settings import Settings

_SECONDS = 10.0
_PUSH_LIFE_SECONDS = 86_400
#: Names of strangers' machines may take long to look up, and a mail server to answer: both have threads of their own.
_THREADS = 16
_NOBODY = "mailto:nobody@example.org"


class Undelivered(Exception):
    """A notice could not be delivered. ``gone``: nobody is at that address any more."""

    def __init__(self, why: str, gone: bool = False, **facts: int | str) -> None:
        super().__init__(why, *facts.values())
        self.reason = Message(why, dict(facts))
        self.gone = gone


class Letter(msgspec.Struct, frozen=True):
    """What is told: in words, and where to go."""

    title: str
    text: str
    path: str  # of the page to open
    facts: dict[str, Any] = {}


class Outgoing:
    """The ways out of the house."""

    def __init__(self, settings: Settings, key: str) -> None:
        self._settings = settings
        self._vapid = Vapid02.from_pem(key.encode())
        # Every call has a connection of its own: one that was made for one name is not used for another.
        single = httpx.Limits(max_keepalive_connections=0)
        self._http = httpx.AsyncClient(timeout=_SECONDS, follow_redirects=False, limits=single)
        self._threads = ThreadPoolExecutor(_THREADS, "ecumene-outgoing")

    async def close(self) -> None:
        await self._http.aclose()
        self._threads.shutdown(wait=False, cancel_futures=True)

    @property
    def push_key(self) -> str:
        """What a browser must know to accept our pushes."""
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    @property
    def mails(self) -> bool:
        return bool(self._settings.mail_host and self._settings.public_url)

    def link(self, path: str) -> str:
        return self._settings.public_url.rstrip("/") + path

    async def push(self, address: str, keys: PushKeys, letter: Letter) -> None:
        """To a browser, by its maker's push service (RFC 8030, 8291, 8292)."""
        body = msgspec.json.encode({"title": letter.title, "body": letter.text, "path": letter.path})
        try:
            sealed = http_ece.encrypt(
                body,
                salt=os.urandom(16),
                private_key=ec.generate_private_key(ec.SECP256R1()),
                dh=_unpacked(keys.p256dh),
                auth_secret=_unpacked(keys.auth),
                version="aes128gcm",
            )
        except Exception as fault:
            raise Undelivered("server-undelivered-keys", gone=True) from fault
        headers = {
            **self._signature(web_address(address)),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_PUSH_LIFE_SECONDS),
            "Urgency": "normal",
        }
        await self._post(address, sealed, headers)

    def _signature(self, url: httpx.URL) -> dict[str, str]:
        """Says who sends a push, to the service that passes it on: https and a name without more, or mail."""
        public = urlsplit(self._settings.public_url)
        known = public.scheme == "https" and "." in (public.hostname or "")
        claims = {
            "aud": f"{url.scheme}://{url.netloc.decode()}",
            "exp": int(time.time()) + 43_200,
            "sub": f"https://{public.hostname}" if known else _NOBODY,
        }
        try:
            signed: dict[str, str] = self._vapid.sign(claims)
        except VapidException as fault:
            raise Undelivered("server-undelivered-no-push-service") from fault
        return signed

    async def call(self, kind: str, address: str, letter: Letter) -> None:
        """A web address, in the manner of whoever listens there."""
        words = f"{letter.title}: {letter.text} {self.link(letter.path)}"
        body: dict[str, Any] = {"text": words}
        if kind == "slack":  # where names could call everybody, or be links
            body = {"text": html.escape(words, quote=False)}
        elif kind == "discord":
            body = {"content": words, "allowed_mentions": {"parse": []}}
        elif kind == "json":
            body = {"title": letter.title, "text": letter.text, "url": self.link(letter.path), **letter.facts}
        await self._post(address, msgspec.json.encode(body), {"Content-Type": "application/json"})

    async def mail(self, address: str, letter: Letter, stop: str, words_stop: str) -> None:
        """A mail with a way to end them all."""
        message = EmailMessage()
        message["From"] = self._settings.mail_from or f"Ecumene <ecumene@{self._settings.mail_host}>"
        message["To"] = address
        message["Subject"] = letter.title
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=urlsplit(self._settings.public_url).hostname or "ecumene")
        message["List-Unsubscribe"] = f"<{self.link(f'/api/mail/{stop}/stop')}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message["Auto-Submitted"] = "auto-generated"
        page = self.link(f"/mail/{stop}")
        message.set_content(f"{letter.text}\n\n{self.link(letter.path)}\n\n-- \n{words_stop} {page}\n")
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, self._post_mail, message)
        except smtplib.SMTPRecipientsRefused as fault:
            raise Undelivered("server-undelivered-unknown-mail", gone=True) from fault
        except (OSError, smtplib.SMTPException) as fault:
            raise Undelivered("server-undelivered-mail-server") from fault

    def _post_mail(self, message: EmailMessage) -> None:
        chosen = self._settings
        safe = ssl.create_default_context()
        server: smtplib.SMTP
        if chosen.mail_security == "tls":
            server = smtplib.SMTP_SSL(chosen.mail_host, chosen.mail_port, timeout=_SECONDS, context=safe)
        else:
            server = smtplib.SMTP(chosen.mail_host, chosen.mail_port, timeout=_SECONDS)
        with server:
            if chosen.mail_security == "starttls":
                server.starttls(context=safe)
            if chosen.mail_user:
                server.login(chosen.mail_user, chosen.mail_password)
            server.send_message(message)

    async def _post(self, address: str, body: bytes, headers: dict[str, str]) -> None:
        url = web_address(address)
        try:
            async with asyncio.timeout(_SECONDS):
                status = await self._answer(url, body, headers)
        except (httpx.HTTPError, httpx.InvalidURL, OSError, TimeoutError, UnicodeError) as fault:
            raise Undelivered("server-undelivered-unreachable") from fault
        if status in (404, 410):
            raise Undelivered("server-undelivered-refused", gone=True, status=status)
        if status >= 300:
            raise Undelivered("server-undelivered-refused", status=status)

    async def _answer(self, url: httpx.URL, body: bytes, headers: dict[str, str]) -> int:
        """What is answered besides the status is not read: it may have no end."""
        request = self._http.build_request(
            "POST",
            url.copy_with(host=await self._resolved(url)),
            content=body,
            headers={**headers, "Host": url.netloc.decode()},
            extensions={"sni_hostname": url.host},
        )
        answer = await self._http.send(request, stream=True)
        await answer.aclose()
        return answer.status_code

    async def _resolved(self, url: httpx.URL) -> str:
        """The number a name stands for, and only if that is out in the open: ours is nobody's business."""
        port = url.port or (443 if url.scheme == "https" else 80)
        found = await asyncio.get_running_loop().run_in_executor(self._threads, _look_up, url.host, port)
        if not found:
            raise Undelivered("server-undelivered-no-address")
        if not self._settings.private_notices and not all(in_the_open(place) for place in found):
            raise Undelivered("server-undelivered-inside")
        return found[0]


def web_address(address: str) -> httpx.URL:
    """An address that can be called; raises ``Undelivered`` for anything else."""
    try:
        url = httpx.URL(address)
        sound = url.scheme in ("https", "http") and bool(url.host) and urlsplit(address).port != 0
    except (httpx.InvalidURL, ValueError):
        sound = False
    if not sound:
        raise Undelivered("server-undelivered-no-web-address")
    return url


def _look_up(host: str, port: int) -> list[str]:
    return [str(place[4][0]) for place in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


def new_key() -> str:
    """The key our pushes are signed with, made once."""
    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def _unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
