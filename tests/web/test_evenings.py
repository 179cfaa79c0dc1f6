"""Evenings with friends: paces and clocks, people who stay away, notices, and what follows a person."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.receivers import WebReceiver
from tests.server.serving import Server, turn
from tests.web.conftest import Visits
from tests.web.test_access import Inspector
from tests.web.visitor import PHONE, Visitor

Later = Callable[[float], None]


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Later]]:
    """A server whose clock can be set forward."""
    folder: Path = tmp_path_factory.mktemp("evening")
    clock = folder / "clock"
    turn(clock, 0)
    server = Server(
        f"sqlite:///{folder / 'web.sqlite3'}",
        folder / "server.log",
        ECUMENE_TEST_CLOCK=str(clock),
        ECUMENE_TEST_AWAKE="yes",
        ECUMENE_PUBLIC_URL="https://table.example",
        ECUMENE_PRIVATE_NOTICES="true",
    ).start()

    def later(seconds: float) -> None:
        turn(clock, seconds)

    yield server, later
    server.kill()


def fine(visitor: Visitor) -> None:
    inspector = Inspector(visitor)
    inspector.look(visitor.page.url)
    assert inspector.faults == []


def two_at_hadara(visit: Visits, server: Server, pace: str = "") -> tuple[Visitor, Visitor]:
    host, guest = visit(server.url), visit(server.url, viewport=PHONE)
    page = host.open("/new/hadara").page
    page.get_by_label("Players").select_option("2")
    if pace:
        page.get_by_label("Pace").select_option(label=pace)
    page.get_by_role("button", name="Open the table").click()
    host.at_table()
    guest.join(host.invitation(), "Guest")
    host.start_if_asked()
    guest.wait_until(lambda: "to_move" in guest.state())
    return host, guest


def test_a_table_for_a_move_a_day(visit: Visits) -> None:
    host = visit()
    page = host.open("/new/hadara").page
    page.get_by_role("button", name="A move a day").click()
    expect(page.get_by_label("Pace")).to_have_value(re.compile(r"\d+"))
    expect(page.get_by_label("Nights do not count")).to_be_checked()
    fine(host)
    page.get_by_role("button", name="Open the table").click()
    table = host.at_table()
    expect(page.get_by_text("1 day a turn")).to_be_visible()
    pace = host.fetch(f"/api/tables/{table}")["body"]["pace"]
    assert (pace["per_move"], pace["night_from"], pace["night_to"], pace["late"]) == (86_400, 23, 8, "bot")
    # What was set up is what is wanted the next time.
    host.open("/new/hadara")
    expect(page.get_by_label("Nights do not count")).to_be_checked()


def test_clocks_run_and_a_bot_takes_over(visit: Visits, evening: tuple[Server, Later]) -> None:
    server, later = evening
    host, guest = two_at_hadara(visit, server, "5 minutes a turn")
    clock = host.page.get_by_role("list", name="Seats").get_by_role("timer").first
    expect(clock).to_have_text(re.compile(r"[0-4]:[0-5]\d|5:00"))
    expect(guest.page.get_by_role("timer").first).to_be_visible()
    owing = host.state()["to_move"]
    before = host.told_time()
    later(242)  # announced before, with a countdown
    host.wait_until(lambda: host.told_time() > before + 200)  # a server notices within a second
    host.page.reload()
    expect(host.page.get_by_role("alert")).to_have_text(re.compile(r"Your time runs out: 0:\d\d left"))
    later(60)
    late = host.wait_until(lambda: [seat for seat in host.state()["seats"] if seat["late"]])
    assert {seat["seat"] for seat in late} <= set(owing)
    expect(host.page.get_by_text("Time is up: a bot plays").first).to_be_visible()


def test_who_stays_away_blocks_nobody(visit: Visits, evening: tuple[Server, Later]) -> None:
    server, later = evening
    host, guest = two_at_hadara(visit, server)
    host.page.close()
    guest.wait_until(lambda: not guest.state()["seats"][0]["online"])
    later(900)
    guest.button("Settings").click()
    guest.button("Propose to end the game").click()
    expect(guest.page.get_by_text("The players have agreed to end the game.").first).to_be_visible()


def test_one_key_leads_to_the_next_table_that_waits(visit: Visits) -> None:
    visitor = visit()
    first = visitor.play_now("Hadara", 2)
    visitor.wait_until(lambda: 0 in visitor.state()["to_move"])
    second = visitor.play_now("7 Wonders", 3)
    expect(visitor.button("To the next table that waits")).to_be_visible()
    visitor.page.locator("#main").press("g")
    visitor.page.wait_for_url(f"**/table/{first}")
    assert first != second
    # From the start page, too: by the same key, or a tap.
    on = visitor.open().page.get_by_role("button", name="To the next table that waits")
    expect(on).to_be_visible()
    visitor.press("g")
    visitor.at_table()
    visitor.open()
    on.click()
    visitor.at_table()


def test_notices_are_set_up_and_tried_out(visit: Visits, evening: tuple[Server, Later]) -> None:
    server, _ = evening
    visitor = visit(server.url, viewport=PHONE, locale="ru-RU", color_scheme="dark")
    visitor.post("/api/guest", {"name": "Ада"})
    page = visitor.open("/me").page
    with WebReceiver() as web:
        page.get_by_label("Адрес").fill(f"{web.url}/hook")
        page.locator("form").filter(has_text="Discord").get_by_role("button", name="Добавить").click()
        page.get_by_role("button", name="Проверить").click()
        expect(page.get_by_text("Отправлено.").first).to_be_visible()
        assert web.received
        fine(visitor)
    page.locator("#main").get_by_role("button", name="Убрать").click()
    expect(page.get_by_role("button", name="Проверить")).to_have_count(0)


def test_what_is_liked_follows_an_account(visit: Visits) -> None:
    here, there = visit(), visit()
    here.post("/api/account", {"name": "Follower", "password": "a long password"})
    page = here.open("/me").page
    page.get_by_role("radio", name="Dark").check()
    page.get_by_label("is always played at once").check()
    here.wait_until(lambda: here.fetch("/api/me/wishes")["body"]["pages"].get("theme") == "dark")
    there.open("/").post("/api/login", {"name": "Follower", "password": "a long password"})
    there.open("/me")
    expect(there.page.get_by_role("radio", name="Dark")).to_be_checked()
    expect(there.page.get_by_label("is always played at once")).to_be_checked()
    assert there.page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_the_house_can_be_installed_and_says_when_it_is_away(visit: Visits, evening: tuple[Server, Later]) -> None:
    server, _ = evening
    visitor = visit(server.url, service_workers="allow")
    page = visitor.open("/").page
    manifest = visitor.fetch("/manifest.webmanifest")["body"]
    assert manifest["display"] == "standalone"
    assert all(visitor.page.request.get(visitor.url + icon["src"]).ok for icon in manifest["icons"])
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()  # now the worker stands between
    server.kill()  # to call the browser offline would not do: its worker may begin anew and not hear of it
    try:
        page.goto(visitor.url + "/me", wait_until="domcontentloaded")
        expect(page.get_by_text("The server cannot be reached.")).to_be_visible()
    finally:
        server.start()


def test_an_account_is_in_its_owners_hands(visit: Visits) -> None:
    visitor = visit(viewport=PHONE)
    page = visitor.open("/").page
    page.get_by_role("button", name="Your name").click()
    page.get_by_role("tab", name="New account").click()
    page.get_by_label("Your name").fill("Owner")
    page.get_by_label(re.compile("^Password")).fill("a long password")
    page.get_by_role("button", name="Create the account").click()
    # Whoever makes an account gets ways back in at once.
    code = page.locator(".codes code").first.inner_text()
    fine(visitor)
    page.get_by_role("button", name="I have written them down").click()
    table = visitor.post("/api/tables", {"game": "hadara", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot"}]})[
        "id"
    ]
    visitor.post(f"/api/tables/{table}/resign", {"seat": 0})
    page = visitor.open("/me").page
    expect(page.get_by_role("link", name=re.compile("Hadara"))).to_be_visible()
    page.get_by_label("With whom").fill("nobody at all")
    expect(page.get_by_text("No such games yet.")).to_be_visible()
    expect(page.get_by_role("button", name="Recovery codes")).to_be_visible()
    fine(visitor)
    # The password is lost: the code leads back in.
    visitor.post("/api/logout", {})
    page = visitor.open("/").page
    page.get_by_role("button", name=re.compile("Choose a name|Your name|Owner|Name")).first.click()
    page.get_by_role("tab", name="Sign in").click()
    page.get_by_role("button", name="Lost your password?").click()
    page.get_by_label("Your name").fill("Owner")
    page.get_by_label("Recovery code").fill(code)
    page.get_by_label("New password").fill("another long password")
    page.get_by_role("button", name="Come back").click()
    visitor.wait_until(lambda: visitor.fetch("/api/me")["body"]["kind"] == "account")
    # And out for good.
    page = visitor.open("/me").page
    page.get_by_role("button", name="Delete me").click()
    page.get_by_label("Your password").fill("another long password")
    page.get_by_role("button", name="Delete me for good").click()
    visitor.wait_until(lambda: visitor.fetch("/api/me")["body"]["kind"] == "nobody")
