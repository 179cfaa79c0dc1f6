"""Cookies, cross-site requests, headers, limits, passwords."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import httpx
import pytest
from argon2 import PasswordHasher
from sqlalchemy import select
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from ecumene.server import people as people_module
from ecumene.server.database import Database
from ecumene.server.errors import Refused
from ecumene.server.hub import Hub
from ecumene.server.people import People
from ecumene.server.schema import people, sessions
from ecumene.server.settings import Settings, with_driver
from tests.server.serving import Player, Server, new_key, reason, visitor


class Browser:
    """A page of ours: keeps cookies and sends the proof with every write."""

    def __init__(self, server: Server) -> None:
        self.http = visitor(server.url)
        self.csrf = str(self.http.get("/api/me").json()["csrf"])

    def post(self, path: str, headers: dict[str, str] | None = None, **body: Any) -> httpx.Response:
        answer = self.http.post(path, json=body, headers={"X-CSRF-Token": self.csrf, **(headers or {})})
        if answer.status_code == 200 and "csrf" in answer.json():
            self.csrf = answer.json()["csrf"]
        return answer


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server as people reach it by https, with narrow limits."""
    folder = tmp_path_factory.mktemp("strict")
    limits = {"ECUMENE_REQUESTS_PER_MINUTE": "40", "ECUMENE_SIGN_INS_PER_MINUTE": "8"}
    running = Server(f"sqlite:///{folder / 'tables.sqlite3'}", folder / "log", ECUMENE_SECURE_COOKIES="true", **limits)
    yield running.start()
    running.stop()


def test_a_browser_sits_down_with_a_cookie_scripts_cannot_read(server: Server) -> None:
    browser = Browser(server)
    answer = browser.post("/api/guest", name="Ann")
    assert answer.json()["kind"] == "guest"
    session = next(header for header in answer.headers.get_list("set-cookie") if "session" in header)
    assert "HttpOnly" in session
    assert "SameSite=lax" in session
    assert browser.http.get("/api/me").json()["name"] == "Ann"
    assert browser.post("/api/tables/quick", game="toy", players=2).status_code == 201


def test_foreign_pages_cannot_write(server: Server) -> None:
    browser = Browser(server)
    browser.post("/api/guest", name="Ann")
    attempts = [
        browser.http.post("/api/logout"),
        browser.http.post("/api/logout", headers={"X-CSRF-Token": "guess"}),
        browser.post("/api/logout", headers={"Sec-Fetch-Site": "cross-site"}),
        visitor(server.url).post("/api/login", json={"name": "Ann", "password": "password"}),
    ]
    for answer in attempts:
        assert (answer.status_code, reason(answer)) == (403, "server-cross-site")
    form = browser.http.post("/api/guest", content="{}", headers={"Content-Type": "text/plain"})
    assert (form.status_code, reason(form)) == (415, "server-not-json")
    assert browser.http.get("/api/me").json()["kind"] == "guest"


def test_foreign_pages_cannot_listen(server: Server) -> None:
    ann = Player(server)
    address = f"{server.url.replace('http', 'ws')}/api/tables/{ann.quick()}/live"
    with pytest.raises(InvalidStatus) as refused, connect(address, origin=Origin("https://elsewhere.example")):
        pass
    assert refused.value.response.status_code == 403


def test_every_answer_carries_the_security_headers(server: Server) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/schema/openapi.json"):
        headers = visitor(server.url).get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
    assert visitor(server.url).get("/api/me").headers["cache-control"] == "no-store"


def test_large_bodies_are_refused(server: Server, ann: Player) -> None:
    table = ann.quick()
    large = ann.ask("PUT", f"/api/tables/{table}/notes", text="x" * 100_000)
    assert (large.status_code, reason(large)) == (413, "server-too-large")
    long = ann.ask("PUT", f"/api/tables/{table}/notes", text="x" * 11_000)
    assert (long.status_code, reason(long)) == (400, "server-malformed")


def test_an_account_keeps_the_guests_tables_and_opens_on_another_device(server: Server) -> None:
    name, password = f"Zoë {new_key()}", "correct horse"
    first = Browser(server)
    first.post("/api/guest", name="Zoë")
    table = first.post("/api/tables/quick", game="toy", players=2).json()["id"]
    before = first.http.cookies["ecumene_session"]
    assert first.post("/api/account", name=name, password=password).json()["kind"] == "account"
    assert first.http.cookies["ecumene_session"] != before
    assert httpx.get(f"{server.url}/api/me", cookies={"ecumene_session": before}).json()["kind"] == "nobody"
    second = Browser(server)
    assert second.post("/api/login", name=name.upper(), password=password).json()["name"] == name
    assert second.http.get("/api/tables?list=mine").json()["tables"][0]["id"] == table
    assert second.post("/api/logout").json()["kind"] == "nobody"
    assert second.http.get("/api/tables?list=mine").status_code == 401
    taken = Browser(server).post("/api/account", name=name, password=password)
    assert (taken.status_code, reason(taken)) == (409, "server-name-taken")


def test_a_wrong_name_and_a_wrong_password_are_answered_alike(server: Server) -> None:
    name = f"yan{new_key()}"
    Browser(server).post("/api/account", name=name, password="correct horse")
    wrong = Browser(server).post("/api/login", name=name, password="wrong horse")
    unknown = Browser(server).post("/api/login", name=new_key(), password="wrong horse")
    assert (wrong.status_code, wrong.content) == (unknown.status_code, unknown.content) == (403, wrong.content)


def test_an_unknown_name_costs_as_much_work_as_a_known_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[str] = []

    class Counting(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
            checked.append(str(hash))
            return super().verify(hash, password)

    monkeypatch.setattr(people_module, "_hasher", Counting())

    async def scenario() -> None:
        database = Database(with_driver(f"sqlite:///{tmp_path / 'tables.sqlite3'}"))
        await database.migrate()
        house = People(database)
        _, token = await house.account(None, "Ann", "correct horse")
        for name in ("Ann", "Nobody"):
            with pytest.raises(Refused):
                await house.login(name, "wrong horse")
        stored = await database.read(lambda it: [*it.execute(select(people)), *it.execute(select(sessions))])
        assert token not in repr(stored)
        assert "horse" not in repr(stored)
        await database.close()

    asyncio.run(scenario())
    assert len(checked) == 2
    assert all(hash.startswith("$argon2id$") for hash in checked)


def test_names_are_made_readable(server: Server) -> None:
    browser = Browser(server)
    assert browser.post("/api/guest", name="  A\u202enn\n  Lee ").json()["name"] == "Ann Lee"
    empty = browser.post("/api/guest", name="\u200b \u200b")
    assert (empty.status_code, reason(empty)) == (400, "server-empty-name")


def test_behind_https_cookies_are_secure(strict: Server) -> None:
    answer = visitor(strict.url).get("/api/me")
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-ecumene_csrf=")
    assert "Secure" in cookie
    assert "max-age" in answer.headers["strict-transport-security"]


def test_guessing_is_slowed_down(strict: Server) -> None:
    """Names, passwords and codes have a narrow limit, everything else a wide one."""
    ann = Player(strict)
    codes = [ann.ask("GET", "/api/codes/aaaaaaaa") for _ in range(10)]
    assert codes[0].status_code == 404
    assert (codes[-1].status_code, reason(codes[-1])) == (429, "server-slow-down")
    assert codes[-1].headers["retry-after"]
    assert ann.ask("GET", "/api/games").status_code == 200
    rest = [ann.ask("GET", "/api/games").status_code for _ in range(40)]
    assert rest[-1] == 429


def test_whole_games_are_brought_seldom(tmp_path: Path) -> None:
    """Each is played again and stored at once: a stranger could keep the processor and the disk busy with them."""
    settings = {"ECUMENE_SIGN_INS_PER_MINUTE": "20"}
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path / "log", **settings).start()
    ann = Player(server)
    table = ann.quick("toy", 2)
    record = ann.get(f"/api/tables/{table}/record")
    answers = [ann.ask("POST", "/api/tables/import", record=record) for _ in range(5)]
    server.stop()
    assert [answer.status_code for answer in answers] == [201] * 4 + [429]
    assert reason(answers[-1]) == "server-slow-down"


def test_live_connections_from_one_address_are_limited() -> None:
    hub = Hub()
    assert [hub.enter("here", 2) for _ in range(3)] == [True, True, False]
    assert hub.enter("elsewhere", 2)
    hub.exit("here")
    assert hub.enter("here", 2)


def test_settings_survive_the_way_through_the_environment() -> None:
    settings = Settings(database_url="sqlite:////x", secure_cookies=True, bot_pace_least=0.25)
    assert Settings.from_env(settings.to_env()) == settings


def test_refusals_speak_the_readers_language(server: Server) -> None:
    answer = visitor(server.url).get("/api/tables/nosuchtable", headers={"Accept-Language": "ru-RU,ru;q=0.9,en;q=0.8"})
    assert answer.json()["text"] == "Такого стола нет."
