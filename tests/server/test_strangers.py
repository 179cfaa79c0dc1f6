"""What a stranger can send, and how often: no request stops the house, slows the others down or fills its memory."""

from __future__ import annotations

import asyncio
import http.cookies
import random
import socket
import time
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from ecumene import locale
from ecumene.kernel import BadRecord, Event, Journal, Message, Record
from ecumene.server import chores, lobby
from ecumene.server import house as house_module
from ecumene.server import live as live_module
from ecumene.server.api import Entry, QuickTable
from ecumene.server.errors import Refused, find_words, problem
from ecumene.server.gate import cookies
from ecumene.server.house import House
from ecumene.server.hub import LINES_AT_ONCE, Allowance, Hub, Watcher
from ecumene.server.live import LiveTable
from ecumene.server.rows import LogRow
from ecumene.server.settings import Settings
from ecumene.server.shelf import CACHE_BYTES, Shelf
from ecumene.server.telling import Lines
from tests.server.serving import PATIENCE, Player, Server, new_key, reason
from tests.server.test_house import _live

DEEP = b"[" * 60_000
HUGE = b"9" * 5000
NONSENSE = {
    "deep": b'{"game":"toy","players":2,"options":' + DEEP,
    "deep objects": b'{"options":' + b'{"a":' * 20_000,
    "not utf-8": b'{"game":"\xff\xfe","players":2}',
    "half a pair": b'{"game":"\\ud800","players":2}',
    "half a pair in an option": b'{"game":"toy","players":2,"options":{"x":"\\ud800"}}',
    "huge number": b'{"game":"toy","players":' + HUGE + b"}",
    "huge option": b'{"game":"toy","players":2,"options":{"rounds":' + HUGE + b"}}",
    "no number": b'{"game":"toy","players":NaN}',
    "not closed": b'{"game":"toy"',
    "nothing": b"",
    "nul": b'{"game":"to\\u0000y","players":2}',
}
ADDRESSES = [
    "/api/tables/%00", "/api/tables/%ff%fe/state", "/api/codes/%00", "/api/codes/%ed%a0%80", "/api/tables?before=%00",
    f"/api/tables/x/state?since={'9' * 400}", "/api/tables/x/state?seat=%C0", "/api/rules/%00/en",
    f"/api/tables/x/seats/{'9' * 5000}/bot", "/api/components/%00", "/%00", "/assets/%ff",
]  # fmt: skip


@pytest.mark.parametrize("kind", NONSENSE)
def test_bodies_nobody_can_read_are_refused_in_our_words(server: Server, ann: Player, kind: str) -> None:
    for path in ("/api/tables", "/api/tables/quick", "/api/tables/import", "/api/guest", "/api/tokens"):
        answer = ann.http.post(path, content=NONSENSE[kind], headers={"Content-Type": "application/json"})
        assert 400 <= answer.status_code < 500, (path, answer.text)
        assert reason(answer)


@pytest.mark.parametrize("address", ADDRESSES)
def test_addresses_nobody_can_read_are_refused_too(server: Server, ann: Player, address: str) -> None:
    for method in ("GET", "POST"):
        answer = ann.http.request(method, address)
        assert answer.status_code < 500, answer.text


def test_names_of_nothing_and_with_nothing_in_them(server: Server) -> None:
    named = httpx.post(f"{server.url}/api/tokens", json={"name": "A\0nn"})
    assert named.json()["name"] == "Ann"
    assert httpx.post(f"{server.url}/api/tokens", json={"name": "\0"}).status_code == 400


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "]", "null", "http://\xff"])
def test_a_broken_origin_is_a_foreign_one(server: Server, ann: Player, origin: str) -> None:
    address = f"{server.url.replace('http', 'ws')}/api/tables/{ann.quick()}/live"
    with pytest.raises(InvalidStatus) as refused, connect(address, additional_headers={"Origin": origin}):
        pass
    assert refused.value.response.status_code == 403


# Headers


@pytest.fixture
def unread(monkeypatch: pytest.MonkeyPatch) -> None:
    """No text has been read yet; the words that other tests have added are there again afterwards."""
    monkeypatch.setattr(locale, "bundle", cache(locale.Texts))


@pytest.mark.usefixtures("unread")
def test_the_first_who_is_refused_waits_for_no_texts_to_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor do all others: reading those of one language takes a tenth of a second."""
    find_words()
    monkeypatch.setattr(locale, "FluentResource", None)
    for language in locale.LANGUAGES:
        assert problem(Message("server-headers-too-large"), language).text != "server-headers-too-large"


@pytest.mark.usefixtures("unread")
def test_the_words_of_a_game_are_read_when_a_table_is_laid_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        house = House(Settings(database_url=f"sqlite:///{tmp_path / 'tables.sqlite3'}"))
        await house.open()
        try:
            person, _ = await house.people.guest("Ann")
            wish = QuickTable("seven_wonders", 3)
            assert all("seven_wonders" in locale.bundle(language)._unparsed for language in locale.LANGUAGES)
            await lobby.Lobby(house).quick(person, wish)
        finally:
            await house.close()

    asyncio.run(scenario())
    assert not any("seven_wonders" in locale.bundle(language)._unparsed for language in locale.LANGUAGES)


def test_large_headers_are_refused_before_they_are_parsed(server: Server) -> None:
    cookie = 'ecumene_session="' + "\\" * 60_000 + '"'
    for headers in ({"Cookie": cookie}, {"X-Much": "y" * 30_000}, {f"X-{n}": "y" * 90 for n in range(300)}):
        answer = httpx.get(f"{server.url}/api/me", headers=headers)
        assert (answer.status_code, reason(answer)) == (431, "server-headers-too-large")


CHUNKED = b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n0\r\n"


@pytest.mark.parametrize(
    "begun", [b"GET / HTTP/1.1\r\nHost: x\r\n", b"POST /api/tokens HTTP/1.1\r\nHost: x\r\n" + CHUNKED]
)
def test_headers_without_an_end_are_cut_off(server: Server, begun: bytes) -> None:
    """Before a body, and after it."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as stranger:
        stranger.sendall(begun)
        # So many bytes are read at most; what is sent until the answer is there depends on who is given the processor.
        assert _answered_or_closed(stranger, b"X-More: " + b"y" * 1000 + b"\r\n") < 1_000_000


@pytest.mark.parametrize(
    "request_",
    [
        b"POST /api/tokens HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n{}",
        b"POST /api/tokens HTTP/1.1\r\nHost: x\r\nContent-Length: many\r\n\r\n{}",
        b"POST /api/tokens HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
        b"BREW /api/me HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET /api/me?seat=\u0661 HTTP/1.1\r\nHost: x\r\n\r\n".encode(),
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",  # somebody speaks TLS to us
    ],
)
def test_what_is_no_http_is_answered_with_our_own_words(server: Server, request_: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as stranger:
        stranger.sendall(request_)
        head, _, body = b"".join(iter(lambda: stranger.recv(65536), b"")).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400")
    assert b"content-type: application/json" in head
    assert msgspec.json.decode(body)["reason"]["id"] == "server-malformed"


def _answered_or_closed(stranger: socket.socket, more: bytes) -> int:
    """How much is taken until the other side has had enough."""
    sent = 0
    try:
        while sent < 10_000_000:
            stranger.sendall(more)
            sent += len(more)
            stranger.settimeout(0.001)
            try:
                if stranger.recv(1000).startswith(b"HTTP/1.1 431"):
                    return sent
            except TimeoutError:
                stranger.settimeout(PATIENCE)
    except OSError:
        pass
    return sent


def test_cookies_are_read_without_taking_quotes_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python's own way takes the square of the length (CVE-2024-7592)."""

    def never(_: str) -> str:
        raise AssertionError("quotes were taken apart")

    monkeypatch.setattr(http.cookies, "_unquote", never)
    assert cookies(b'a=1; b="\\\\\\\\"; c; a_b = 2 ') == {"a": "1", "b": '"\\\\\\\\"', "c": "", "a_b": "2"}
    sources = Path(lobby.__file__).parent.rglob("*.py")
    assert [source.name for source in sources if ".cookies.get" in source.read_text()] == []


# Live connections


def test_turning_from_seat_to_seat_has_a_limit(server: Server, ann: Player) -> None:
    with ann.live(ann.quick()) as live:
        live.next()
        with suppress(ConnectionClosed):  # before all are sent, if the server is quick
            for _ in range(200):
                live.socket.send('{"seat":-1,"since":0}')
        assert live.closed() == 4429


def test_all_live_connections_of_an_address_together_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    hub = Hub()
    assert sum(hub.may_ask("here", 60) for _ in range(200)) == 60
    assert hub.may_ask("elsewhere", 60)
    assert hub.may_ask("here", 0)
    hub.unsaved()
    assert not hub.may_ask("here", 60)
    now += 90
    hub.unsaved()
    assert hub._allowances == {}


def test_who_has_several_live_connections_has_one_limit(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    server = Server(url, tmp_path / "log", ECUMENE_REQUESTS_PER_MINUTE="12").start()
    ann = Player(server)
    table = ann.quick()
    with ann.live(table) as one, ann.live(table) as other:
        for live, looks in ((one, 5), (other, 20)):  # for a connection alone that would not be too many
            live.next()
            with suppress(ConnectionClosed):
                for _ in range(looks):
                    live.socket.send('{"seat":-1,"since":0}')
        assert other.closed() == 4429
    server.stop()


def test_an_allowance_comes_back_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    allowance = Allowance(3, 0.5)
    assert [allowance.take() for _ in range(4)] == [True, True, True, False]
    now += 4
    assert allowance.take()
    assert not allowance.take()


def test_what_a_table_remembers_has_a_bound() -> None:
    shelf = Shelf(1000)
    for n in range(500):
        assert shelf.get((n,), lambda: b"x" * 90) == b"x" * 90
        assert len(shelf) <= 1000
    made: list[int] = []
    shelf.get((499,), lambda: made.append(1) or b"")  # type: ignore[func-returns-value]
    assert made == []
    assert shelf.get((1000,), lambda: b"x" * 5000) == b"x" * 5000
    assert len(shelf) <= 1000


def test_versions_that_do_not_exist_are_not_remembered(toy: object) -> None:
    table = _live("toy", 2)
    first = table.snapshot(0)
    for since in range(1, 3000):
        assert table.snapshot(0, since) == first
    assert len(table._cache) == len(first) < CACHE_BYTES


def test_a_long_log_is_put_into_words_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a long game the log is most of what there is to say, and everybody may ask for it at any version."""
    monkeypatch.setattr(live_module, "SHORT_LOG", 5)
    made: list[int] = []
    entries = LiveTable.entries

    def count(self: LiveTable, *given: Any) -> list[Any]:
        lines = entries(self, *given)
        made.append(len(lines))
        return lines

    monkeypatch.setattr(LiveTable, "entries", count)
    table = _live("seven_wonders", 3)
    rng = random.Random(7)
    while not table.state.over:
        seat = rng.choice(table.state.to_move())
        action = str(table.game.catalogue[rng.choice(table.state.legal(seat))])
        table.apply(LogRow(table.version + 1, "play", seat, action))
        if table.state.can_take_back(seat) and rng.random() < 0.2:
            table.apply(LogRow(table.version + 1, "take_back", seat))
        if rng.random() < 0.1:
            for eyes in (-1, 0):
                told = msgspec.json.decode(table.snapshot(eyes))["journal"]
                assert told == msgspec.to_builtins(entries(table, table.state, eyes, 0))
    made.clear()
    for since in range(table.version - 30):
        table.snapshot(0, since)
    assert sum(made) <= table._journal_length()
    assert 0 < len(table._lines) <= table.remembered
    table.forget_shown()
    assert table.remembered == 0


def test_lines_of_what_was_undone_are_not_told() -> None:
    def entries(start: int) -> list[Entry]:
        told = journal.events[start:]
        return [Entry(start + n, event.kind, 0, {}, False, Message("x")) for n, event in enumerate(told)]

    journal, lines = Journal([Event("a"), Event("b"), Event("c")]), Lines()
    assert len(lines.told(-1, journal, entries)) == 3
    del journal.events[1:]
    lines.cut(journal)
    journal.events.append(Event("d"))
    kinds = [msgspec.json.decode(line)["kind"] for line in lines.told(-1, journal, entries)]
    assert kinds == ["a", "d"]
    assert len(lines) == sum(len(bytes(line)) for line in lines.told(-1, journal, entries))


def test_tables_nobody_looks_at_have_a_bound(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A stranger can open one after another, and make each remember what it has shown."""

    async def scenario() -> None:
        house = House(Settings(database_url=f"sqlite:///{tmp_path / 'tables.sqlite3'}", idle_tables=4))
        for n in range(7):
            house.tables[str(n)] = live = _live("seven_wonders", 3)
            live.id, live.used_at = str(n), float(n)
            live.snapshot(-1)
        house.tables["6"].version = 2 * chores.LONG_GAME
        house.hub.add(Watcher("0", None))
        monkeypatch.setattr(chores, "MOST_SHOWN_BYTES", 2 * house.tables["0"].remembered)
        house.chores.drop_idle(now=10.0)
        assert set(house.tables) == {"0", "5", "6"}  # who is watched stays; a long game counts for three
        assert [bool(house.tables[id].remembered) for id in ("0", "5", "6")] == [False, True, True]
        await house.database.close()

    asyncio.run(scenario())


def test_nobody_talks_without_end() -> None:
    hub = Hub()
    assert sum(hub.may_speak("ann") for _ in range(100)) == LINES_AT_ONCE
    assert hub.may_speak("bob")


def test_programs_do_not_knock_more_often_than_pages(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    server = Server(url, tmp_path / "log", ECUMENE_REQUESTS_PER_MINUTE="30").start()
    address = f"{server.url.replace('http', 'ws')}/api/tables/none/questions"
    codes = []
    for _ in range(40):
        with connect(address) as program:
            with pytest.raises(ConnectionClosed) as closed:
                program.recv(timeout=PATIENCE)
            codes.append(closed.value.rcvd.code if closed.value.rcvd else 0)
    assert (codes[0], codes[-1]) == (4401, 4429)
    server.stop()


@pytest.mark.parametrize("way", ["live", "questions"])
@pytest.mark.parametrize("id", ["%00", "%ff%fe", "%ed%a0%80", "x" * 17, "A-B"])
def test_live_addresses_nobody_can_read_are_refused(server: Server, ann: Player, way: str, id: str) -> None:
    address = f"{server.url.replace('http', 'ws')}/api/tables/{id}/{way}"
    with connect(address, additional_headers={"Authorization": f"Bearer {ann.token}"}) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


@pytest.mark.parametrize("said", ['{"seat":' + "[" * 3000, b"\x00\xff", "", "null", '{"seat":-9}', '{"seat":-1,"x":1}'])
def test_who_says_nonsense_on_a_live_connection_hears_why_it_ends(ann: Player, said: str | bytes) -> None:
    with ann.live(ann.quick()) as live:
        live.socket.send(said)
        assert live.closed() == 4400


@pytest.mark.parametrize("said", ['{"type":"hello","a":' + "[" * 4000, b"\xff", '{"type":"hello","name":"\\ud800"}'])
def test_a_program_that_greets_with_nonsense_is_refused(server: Server, ann: Player, said: str | bytes) -> None:
    address = f"{server.url.replace('http', 'ws')}/api/tables/{ann.quick()}/questions"
    with connect(address, additional_headers={"Authorization": f"Bearer {ann.token}"}) as program:
        program.recv(timeout=PATIENCE)
        program.send(said)
        with pytest.raises(ConnectionClosed) as closed:
            program.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4400


def test_strangers_come_and_go_without_anybodys_notice(server: Server, ann: Player, bob: Player) -> None:
    table = ann.table("toy", 2, open=True)  # no bots, who would move meanwhile
    bob.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/start")
    stranger = Player(server, "Stranger")
    with ann.live(table) as live:
        live.next()
        live.next("table") if not any('"type":"table"' in text for text in live.received) else None
        seen = len(live.received)
        for _ in range(5):
            with stranger.live(table, -1) as other:
                other.next()
        ann.post(f"/api/tables/{table}/chat", text="still here", key=new_key())
        live.next("chat")
        assert [msgspec.json.decode(text)["type"] for text in live.received[seen:]] == ["chat"]


def test_a_record_that_tells_megabytes_is_refused(
    server: Server, ann: Player, monkeypatch: pytest.MonkeyPatch, toy: Any
) -> None:
    table = ann.quick("toy", 2)
    ann.finish(table)
    record = Record.read(ann.http.get(f"/api/tables/{table}/record").content)
    assert lobby._replayed(record).state.over
    monkeypatch.setattr(lobby, "LONGEST_JOURNAL", 100)
    with pytest.raises(BadRecord):
        lobby._replayed(record)


def test_minds_are_not_changed_without_end(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(house_module, "MOST_CHANGES_OF_MIND", 2)

    async def scenario() -> None:
        house = House(Settings(database_url=f"sqlite:///{tmp_path / 'tables.sqlite3'}"))
        live = _live("seven_wonders", 3)
        for seq, kind in enumerate(("play", "take_back", "play"), 1):
            action = live.state.offers(0)[0].notation if kind == "play" else ""
            live.apply(LogRow(seq, kind, 0, action))  # type: ignore[arg-type]
        with pytest.raises(Refused) as refused:
            await house._append(live, LogRow(0, "take_back", 0), 3, bot=True)
        assert refused.value.reason.id == "server-too-many-changes"
        await house.database.close()

    asyncio.run(scenario())
