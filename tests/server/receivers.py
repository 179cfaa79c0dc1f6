"""Who is told: a push service, a listener for calls and a mail server, all real and all on this machine."""

from __future__ import annotations

import base64
import os
import threading
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

import http_ece
import msgspec
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import Envelope
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tests.server.serving import free_port


class WebReceiver:
    """Takes whatever is posted to it; ``status`` is what it answers."""

    def __init__(self) -> None:
        self.received: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.received.append((self.path, dict(self.headers), body))
                self.send_response(receiver.status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> Self:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    def bodies(self) -> list[Any]:
        return [msgspec.json.decode(body) for _, _, body in self.received]


class Browser:
    """What a browser keeps to itself of a subscription, and what it tells the server."""

    def __init__(self, service: WebReceiver) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self._service = service
        self.endpoint = f"{service.url}/push/me"

    def subscription(self) -> dict[str, Any]:
        point = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "kind": "push",
            "address": self.endpoint,
            "keys": {"p256dh": _packed(point), "auth": _packed(self._auth)},
        }

    def shown(self) -> list[Any]:
        """The notices, if the service let them through: signed by the server, readable by this browser only."""
        found = []
        for _, headers, body in self._service.received:
            assert headers["Content-Encoding"] == "aes128gcm"
            assert Vapid02.verify(headers["Authorization"])
            opened = http_ece.decrypt(body, private_key=self._private, auth_secret=self._auth, version="aes128gcm")
            found.append(msgspec.json.decode(opened))
        return found


class Mailbox:
    """A mail server that delivers everything to one box."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.port = free_port()
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)

    async def handle_DATA(self, server: object, session: object, envelope: Envelope) -> str:  # noqa: N802
        content = envelope.content
        assert isinstance(content, bytes)
        mail = message_from_bytes(content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 taken"

    def __enter__(self) -> Self:
        self._controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._controller.stop()


def _packed(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
