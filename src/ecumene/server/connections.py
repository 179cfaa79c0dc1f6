"""Connections that cost more than they should are cut off: slow requests, endless headers, readers that do not read."""

from __future__ import annotations

import asyncio
import random
import socket
import struct
from collections import Counter
from contextlib import suppress
from functools import cache
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from ecumene.kernel import Message
from ecumene.server.addresses import is_among, place_of
from ecumene.server.errors import problem_json
from ecumene.server.hub import Allowance
from ecumene.server.settings import Settings

#: All of a request that is not its body, what may follow the body included; browsers stay far below.
HEADER_BYTES = 16_384
#: What a live connection may bring at once: some messages of 4 kB; pages send a hundred bytes now and then.
MOST_AT_ONCE = 32_768
#: Pings, pongs and pieces of messages of a live connection at once, and every second; pages send one in 15 seconds.
UNSAID_AT_ONCE, UNSAID_PER_SECOND = 60, 2.0
#: An address that sends so many times what it may is cut off.
STUBBORN = 3
_MOST_REMEMBERED = 10_000
_NO_LINGERING = struct.pack("ii", 1, 0)
_LOOKS = 4  # how often a connection is looked at before it counts as stalled


@cache
def _settings() -> Settings:
    """Protocols are made by uvicorn, which knows nothing of our settings but the environment."""
    return Settings.from_env()


class _Watched:
    """One look every few seconds: is somebody at the other end?"""

    #: Connections of this process by address.
    addresses: ClassVar[Counter[str]] = Counter()

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    _look_again: asyncio.TimerHandle | None = None
    _unsent = 0
    _idle_looks = 0
    _address = ""

    def watch(self, client: tuple[str, int] | None) -> None:
        self._address = place_of(client[0]) if client else ""
        self.addresses[self._address] += 1
        self._next_look()

    def unwatch(self) -> None:
        if self._look_again is None:
            return
        self._look_again.cancel()
        self._look_again = None
        self.addresses[self._address] -= 1
        if not self.addresses[self._address]:
            del self.addresses[self._address]

    def _next_look(self) -> None:
        self._look_again = self.loop.call_later(_settings().stalled_seconds / _LOOKS, self._look)

    def _look(self) -> None:
        unsent = self.transport.get_write_buffer_size()
        self._idle_looks = self._idle_looks + 1 if unsent and unsent >= self._unsent else 0
        self._unsent = unsent
        if self._idle_looks >= _LOOKS or self.overdue():
            self._cut_off()
        self._next_look()

    def _cut_off(self) -> None:
        """At once: what was not sent is thrown away, or the system would keep it for a reader that does not read."""
        with suppress(OSError):  # it may be gone by itself
            self.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _NO_LINGERING)
        self.transport.abort()

    def overdue(self) -> bool:
        return False


class Http(_Watched, HttpToolsProtocol):
    """HTTP/1.1 with bounds on the size of headers, the time of a request and the connections of an address.

    Whoever is told to slow down and goes on is not even listened to: to say no takes time, too.
    """

    #: What is borne with from each address, connections and requests together.
    patience: ClassVar[dict[str, Allowance]] = {}

    _limited = False
    _tiresome = False
    _request_began: float | None = None
    _head_bytes = 0
    _got_on = False  # with a body, or to the end of a request

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.watch(self.client)
        self._request_began = self.loop.time()
        self._limited = not self._trusted()
        most = _settings().connections_per_address
        if (self.addresses[self._address] > most > 0 and self._limited) or not self._bears_with_it():
            transport.abort()

    def _bears_with_it(self) -> bool:
        most = _settings().requests_per_minute * STUBBORN
        if most <= 0 or not self._limited:
            return True
        if len(self.patience) > _MOST_REMEMBERED:
            for address in [address for address, left in self.patience.items() if left.unused()]:
                del self.patience[address]
        return self.patience.setdefault(self._address, Allowance(most, most / 60)).take()

    def _trusted(self) -> bool:
        """Whether this is our own proxy, behind which everybody has the same address."""
        return is_among(self.client[0] if self.client else "", str(self.config.forwarded_allow_ips))

    def connection_lost(self, exc: Exception | None) -> None:
        self.unwatch()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.unwatch()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._got_on = False
        super().data_received(data)
        self._head_bytes = 0 if self._got_on else self._head_bytes + len(data)
        if self._head_bytes > HEADER_BYTES:
            self._refuse()

    def _refuse(self) -> None:
        self._say_no(431, Message("server-headers-too-large"))

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP at all is answered as all else is."""
        if self._tiresome:
            self._say_no(429, Message("server-slow-down"))
        else:
            self._say_no(400, Message("server-malformed", {"problem": "HTTP"}))

    def _say_no(self, status: int, why: Message) -> None:
        body = problem_json(why, "")
        kind = "content-type: application/json\r\n"
        head = f"HTTP/1.1 {status} \r\n{kind}content-length: {len(body)}\r\nconnection: close\r\n\r\n"
        self.transport.write(head.encode() + body)
        self.transport.close()

    def on_message_begin(self) -> None:
        if not self._bears_with_it():
            self._tiresome = True
            raise ConnectionRefusedError  # nothing that follows is read
        self._request_began = self.loop.time()
        super().on_message_begin()

    def on_body(self, body: bytes) -> None:
        self._got_on = True
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._got_on = True
        self._request_began = None
        super().on_message_complete()

    def overdue(self) -> bool:
        began = self._request_began
        return began is not None and self.loop.time() - began > _settings().request_seconds


class Live(_Watched, WebSocketsSansIOProtocol):
    """A WebSocket whose other end reads what it is sent, and sends no more than it has to say.

    Messages are counted where they are understood. Pings, pongs and pieces of messages nobody hears of: a stranger who
    sends nothing else would keep the house busy with reading them, and unfinished messages would fill its memory.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._unsaid = Allowance(UNSAID_AT_ONCE, UNSAID_PER_SECOND)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if len(data) > MOST_AT_ONCE:  # to read it all would take long, whatever it is
            self._cut_off()
            return
        super().data_received(data)

    def handle_ping(self) -> None:
        if self._bears_with_it():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._bears_with_it():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._bears_with_it():
            super().handle_cont(event)

    def _bears_with_it(self) -> bool:
        if self._unsaid.take():
            return True
        self._cut_off()
        return False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.watch(self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        self.unwatch()
        super().connection_lost(exc)

    def schedule_ping(self) -> None:
        """Some sooner, some later: after a restart everybody comes at once, and need not be asked at once for ever."""
        delay = (self.ping_interval or 0.0) * random.uniform(0.75, 1.0)
        self.ping_timer = self.loop.call_later(delay, self.send_keepalive_ping)
