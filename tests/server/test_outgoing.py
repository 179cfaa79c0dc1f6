"""What leaves the house goes out into the open, costs the others nothing, and is no nuisance to anybody."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from ipaddress import ip_address

import httpx
import pytest

from ecumene.server import addresses, outgoing, restraint
from ecumene.server.addresses import in_the_open
from ecumene.server.outgoing import Letter, Outgoing, Undelivered, new_key
from ecumene.server.reminders import _looks_like_mail, _no_link
from ecumene.server.restraint import Restraint
from ecumene.server.settings import Settings
from tests.server.receivers import WebReceiver
from tests.server.serving import PATIENCE, Player, Server, reason

LETTER = Letter("7 Wonders: your move", "<!channel> <http://evil.example|Ann> & Bo wait for you.", "/table/x")


@pytest.mark.parametrize(
    "inside",
    [
        "127.0.0.1", "10.0.0.1", "172.16.9.9", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0",
        "224.0.0.1", "255.255.255.255", "240.0.0.1", "::1", "::", "fe80::1", "fc00::1", "fec0::1", "ff02::1",
        "::ffff:127.0.0.1", "::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a00:1", "64:ff9b:1::a9fe:a9fe",
        "2002:7f00:1::1", "2002:c0a8:101::", "2001:0:7f00:1::1",
    ],
)  # fmt: skip
def test_addresses_that_are_not_out_in_the_open(inside: str) -> None:
    assert not in_the_open(inside)


@pytest.mark.parametrize("outside", ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"])
def test_addresses_out_in_the_open(outside: str) -> None:
    assert in_the_open(outside)


def test_a_public_address_of_this_machine_is_not_out_in_the_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """A firewall keeps others from what listens there; we are already inside."""
    assert addresses._is_ours(ip_address("127.0.0.1"))
    assert not addresses._is_ours(ip_address("8.8.8.8"))
    monkeypatch.setattr(addresses, "_is_ours", lambda address: str(address) == "8.8.8.8")
    assert not in_the_open("8.8.8.8")


def going_out(work: Callable[[Outgoing], Awaitable[None]], **settings: object) -> None:
    async def scenario() -> None:
        out = Outgoing(Settings(private_notices=True, **settings), new_key())  # type: ignore[arg-type]
        try:
            await work(out)
        finally:
            await out.close()

    asyncio.run(scenario())


def test_names_that_take_for_ever_to_look_up_keep_nobody_else_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever loads a table or checks a password needs the threads that everybody shares."""
    monkeypatch.setattr(outgoing, "_SECONDS", 0.3)
    go_on = threading.Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: go_on.wait())

    async def work(out: Outgoing) -> None:
        calls = [out.call("json", "http://slow.example/", LETTER) for _ in range(64)]
        under_way = [asyncio.create_task(call) for call in calls]
        await asyncio.sleep(0)
        try:
            assert await asyncio.wait_for(asyncio.to_thread(int, "7"), PATIENCE) == 7
            told = await asyncio.gather(*under_way, return_exceptions=True)
        finally:
            go_on.set()
        assert {str(one) for one in told} == {"server-undelivered-unreachable"}

    going_out(work)


def test_an_answer_without_an_end_is_not_read() -> None:
    async def endless(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
        with suppress(ConnectionError):
            while True:
                writer.write(b"10000\r\n" + b"x" * 65_536 + b"\r\n")
                await writer.drain()

    async def work(out: Outgoing) -> None:
        door = await asyncio.start_server(endless, "127.0.0.1")
        port = door.sockets[0].getsockname()[1]
        await out.call("json", f"http://127.0.0.1:{port}/", LETTER)  # delivered: it was answered with 200
        door.close()

    going_out(work)


def test_names_do_not_call_everybody_in_slack() -> None:
    with WebReceiver() as web:
        going_out(lambda out: out.call("slack", f"{web.url}/x", LETTER), public_url="https://table.example")
        [body] = web.bodies()
    assert "<" not in body["text"]
    assert "&lt;!channel&gt;" in body["text"]


@pytest.mark.parametrize(
    "public", ["https://table.example:8443/", "https://table.example/games", "http://10.0.0.5", ""]
)
def test_pushes_are_signed_wherever_the_house_is_reached(public: str) -> None:
    async def work(out: Outgoing) -> None:
        assert out._signature(httpx.URL("https://push.example/x"))["Authorization"]
        with pytest.raises(Undelivered):
            out._signature(httpx.URL("https://[2606:4700::1111]/x"))

    going_out(work, public_url=public)


@pytest.mark.parametrize("address", ["http://[", "http://", "https://:80/", "http://a:0/", "http://a:99999/", "https://a\0b/",
                                     "javascript:alert(1)", "file:///etc/passwd", "http://a\r\nX: y/"])  # fmt: skip
def test_addresses_nobody_can_call_are_refused(server: Server, ann: Player, address: str) -> None:
    keys = {"p256dh": "AAAA", "auth": "AAAA"}
    refused = ann.ask("POST", "/api/me/channels", kind="push", address=address, keys=keys)
    assert (refused.status_code, reason(refused)) == (422, "server-not-a-web-address")
    assert ann.get("/api/me/channels")["channels"] == []


@pytest.mark.parametrize(
    "address",
    [
        "a@b.c\r\nBcc: x@y.z", "a@b.c,d@e.f", "x:a@b.c;", "a@b.c\0", "a@b\x01.c", "<a@b.c>", "a b@c.d", "a@b", "@b.c",
        '"a"@b.c', "a@b@c.d", "ä@b.c", "a@[127.0.0.1]", f"{'a' * 300}@b.c",
    ],
)  # fmt: skip
def test_what_is_no_mail_address(address: str) -> None:
    assert not _looks_like_mail(address)


def test_a_mail_address_and_a_name_in_a_mail() -> None:
    assert _looks_like_mail("o'brien+games@mail.example.org")
    assert _no_link("see http://evil.example/now") == "see http evil example now"


def test_an_address_is_asked_once_and_a_place_asks_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    limits = Restraint()
    assert limits.may_ask("Ann@mail.example", "here")
    assert not limits.may_ask("ann@mail.example", "elsewhere")
    others = [limits.may_ask(f"{n}@mail.example", "here") for n in range(restraint.QUESTIONS_AT_ONCE)]
    assert others == [True] * (restraint.QUESTIONS_AT_ONCE - 1) + [False]
    assert limits.may_ask("bob@mail.example", "elsewhere")
    now += restraint.ASKED_AGAIN_SECONDS + 1
    assert limits.may_ask("ann@mail.example", "here")
    now += restraint.ASKED_AGAIN_SECONDS + 1
    limits.tidy()
    assert not limits._asked
    assert not limits._places


def test_where_nobody_answers_nothing_is_tried_for_longer_and_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    limits = Restraint()
    for rest in (restraint.REST_SECONDS, 2 * restraint.REST_SECONDS, 4 * restraint.REST_SECONDS):
        assert not limits.rests("channel")
        limits.failed("channel")
        now += rest - 1
        assert limits.rests("channel")
        now += 2
    limits.arrived("channel")
    limits.failed("channel")
    now += restraint.REST_SECONDS + 1
    assert not limits.rests("channel")


def test_nobody_is_told_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    limits = Restraint()
    heard = [limits.may_hear("ann") for _ in range(restraint.NOTICES_AT_ONCE + 5)]
    assert heard == [True] * restraint.NOTICES_AT_ONCE + [False] * 5
    assert limits.may_hear("bob")
    now += 60
    assert limits.may_hear("ann")
