"""A person's own page: how they are told, ways into the account, what is kept of them; and tables set up once."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.receivers import Browser, Mailbox, WebReceiver
from tests.server.serving import Server
from tests.web.conftest import Visits
from tests.web.test_evenings import fine
from tests.web.test_friends import member
from tests.web.visitor import Visitor

PASSWORD, NEW_PASSWORD = "a long password", "another long password"


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with Mailbox() as box:
        yield box


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[Server]:
    """A server that may send mail, and pushes to this machine."""
    folder: Path = tmp_path_factory.mktemp("own_page")
    server = Server(
        f"sqlite:///{folder / 'web.sqlite3'}",
        folder / "server.log",
        ECUMENE_PUBLIC_URL="https://table.example",
        ECUMENE_PRIVATE_NOTICES="true",
        ECUMENE_MAIL_HOST="127.0.0.1",
        ECUMENE_MAIL_PORT=str(mailbox.port),
        ECUMENE_MAIL_SECURITY="none",
        ECUMENE_MAIL_FROM="table@table.example",
    ).start()
    yield server
    server.kill()


def own_page(visitor: Visitor) -> Visitor:
    """Open it, and wait until it knows what its owner has wished before."""
    with visitor.page.expect_response(lambda answer: answer.url.endswith("/api/me/wishes")):
        visitor.open("/me")
    return visitor


def notices(visitor: Visitor) -> Locator:
    """The part of the page on notices."""
    return visitor.page.locator("section").filter(has=visitor.page.get_by_role("heading", name="Notices"))


# How I am told


def test_mail_begins_with_its_link_is_tried_out_and_ended(visit: Visits, house: Server, mailbox: Mailbox) -> None:
    visitor = member(visit(house.url), "Mailed")
    told = notices(own_page(visitor))
    told.get_by_label("How").select_option(label="Mail")
    told.get_by_label("Address").fill("mailed@mail.example")
    told.get_by_label("Once a day for all tables").check()
    told.get_by_role("button", name="Add").click()
    expect(told.get_by_text("Waits for you to follow the link in the first mail.")).to_be_visible()
    expect(told.get_by_text(re.compile(r"mailed@mail\.example\s·\sonce a day"))).to_be_visible()
    expect(told.get_by_role("button", name="Test")).to_have_count(0)  # nobody is written to who has not agreed
    fine(visitor)
    visitor.wait_until(lambda: mailbox.mails)
    link = re.search(r"https://table\.example(/mail/\S+)", mailbox.mails.pop().get_content())
    assert link
    visitor.open(link[1]).button("Yes, tell me here").click()
    expect(visitor.page.get_by_text("Done: you will be told when it is your move.")).to_be_visible()
    own_page(visitor)
    told.get_by_role("button", name="Test").click()
    expect(visitor.page.get_by_text("Sent.").first).to_be_visible()
    visitor.wait_until(lambda: mailbox.mails)
    assert mailbox.mails.pop()["To"] == "mailed@mail.example"
    visitor.open(link[1]).button("No more mail").click()
    expect(visitor.page.get_by_text("Done: no more mail will come.")).to_be_visible()
    own_page(visitor)
    expect(told.get_by_label("How")).to_be_visible()
    expect(told.get_by_text("mailed@mail.example")).to_have_count(0)


#: The owner agrees, and the browser's maker gives an address; the rest is the page's own.
AGREE = """(made) => {
    Notification.requestPermission = async () => "granted";
    const worker = { pushManager: { subscribe: async () => ({ toJSON: () => made }) } };
    Object.defineProperty(navigator.serviceWorker, "ready", { get: async () => worker });
}"""


def test_a_browser_is_pushed_to_if_it_can_be_and_may_be(visit: Visits, house: Server) -> None:
    visitor = member(visit(house.url), "Pushed")
    told = notices(own_page(visitor))
    agree = told.get_by_role("button", name="Tell me on this device")
    visitor.page.evaluate("Notification.requestPermission = async () => 'denied'")
    agree.click()
    expect(visitor.page.get_by_text("The browser was not allowed to show notices.").first).to_be_visible()
    expect(told.get_by_role("button", name="Test")).to_have_count(0)
    with WebReceiver() as service:
        browser = Browser(service)
        made = browser.subscription()
        visitor.page.evaluate(AGREE, {"endpoint": made["address"], "keys": made["keys"]})
        agree.click()
        told.get_by_role("button", name="Test").click()
        expect(visitor.page.get_by_text("Sent.").first).to_be_visible()
        assert [notice["body"] for notice in browser.shown()] == ["This is how you will hear that it is your move."]
    fine(visitor)
    # A browser without it says so instead of offering what does not work.
    visitor.page.add_init_script("delete window.PushManager")
    own_page(visitor)
    expect(told.get_by_text("This browser cannot be sent notices here.")).to_be_visible()
    expect(agree).to_have_count(0)


def test_quiet_hours_are_kept(visit: Visits, house: Server) -> None:
    visitor = member(visit(house.url, timezone_id="Asia/Novosibirsk"), "Quiet")
    told = notices(own_page(visitor))
    expect(told.get_by_text("none", exact=True)).to_be_visible()
    begin, end = (told.get_by_label(re.compile(f"^{word}")) for word in ("from", "to"))
    begin.select_option("23")
    end.select_option("8")
    expect(told.get_by_text("none", exact=True)).to_have_count(0)
    wanted = {"quiet_from": 23, "quiet_to": 8, "zone": "Asia/Novosibirsk"}
    visitor.wait_until(lambda: wanted.items() <= visitor.fetch("/api/me/wishes")["body"].items())
    own_page(visitor)
    expect(begin).to_have_value("23")
    expect(end).to_have_value("8")


# My account


def sign_in(visitor: Visitor, name: str, password: str) -> Locator:
    """By the page; returns its dialog."""
    visitor.open("/me").page.locator("#main").get_by_role("button").first.click()
    dialog = visitor.page.get_by_role("dialog")
    dialog.get_by_role("tab", name="Sign in").click()
    dialog.get_by_label("Your name").fill(name)
    dialog.get_by_label(re.compile("^Password")).fill(password)
    dialog.get_by_role("button", name="Sign in").click()
    return dialog


def test_devices_are_signed_out_and_the_password_changed(visit: Visits, house: Server) -> None:
    here, there = member(visit(house.url), "Locked"), visit(house.url)

    def kind() -> str:
        """Who the other device is to the server."""
        return str(there.fetch("/api/me")["body"]["kind"])

    sign_in(there, "Locked", PASSWORD)
    there.wait_until(lambda: kind() == "account")
    page = own_page(here).page
    devices = page.get_by_role("listitem").filter(has_text="last used on")
    expect(devices).to_have_count(2)
    expect(devices.filter(has_text="This device").get_by_role("button")).to_have_count(0)
    devices.filter(has_text="A device signed in on").get_by_role("button", name="Sign out").click()
    expect(devices).to_have_count(1)
    assert kind() == "nobody"
    sign_in(there, "Locked", PASSWORD)
    there.wait_until(lambda: kind() == "account")
    # A new password: not for those who do not know the old one, and all others are out.
    page.get_by_role("button", name="Change the password").click()
    dialog = page.get_by_role("dialog", name="Change the password")
    dialog.get_by_label("New password").fill(NEW_PASSWORD)
    dialog.get_by_label("Your password").fill("not my password")
    dialog.get_by_role("button", name="Change it").click()
    expect(dialog.get_by_role("alert")).to_be_visible()
    assert kind() == "account"
    fine(here)
    dialog.get_by_label("Your password").fill(PASSWORD)
    dialog.get_by_role("button", name="Change it").click()
    expect(page.get_by_text("Changed. All other devices are signed out.").first).to_be_visible()
    assert kind() == "nobody"
    refused = sign_in(there, "Locked", PASSWORD)
    expect(refused.get_by_role("alert")).to_have_text("Name and password do not fit together.")
    sign_in(there, "Locked", NEW_PASSWORD)
    expect(there.page.get_by_role("heading", name="Locked")).to_be_visible()
    assert kind() == "account"


# What is kept of me


def seated_with(visitor: Visitor, game: str, *others: dict[str, str]) -> str:
    """A table of mine with these others; returns its id."""
    wish: dict[str, Any] = {"game": game, "players": len(others) + 1, "seats": [{"kind": "me"}, *others]}
    return str(visitor.post("/api/tables", wish)["id"])


def hotseat(name: str) -> dict[str, str]:
    return {"kind": "hotseat", "name": name}


def give_up(visitor: Visitor, table: str, seats: int) -> None:
    for seat in range(seats):
        visitor.post(f"/api/tables/{table}/resign", {"seat": seat})


def test_past_games_are_found_kept_and_taken_along(visit: Visits, house: Server) -> None:
    visitor = visit(house.url)
    visitor.post("/api/guest", {"name": "Chronicler"})
    give_up(visitor, seated_with(visitor, "hadara", hotseat("Grace")), 2)
    give_up(visitor, seated_with(visitor, "seven_wonders", hotseat("Grace"), hotseat("Linus")), 3)
    whole = seated_with(visitor, "hadara", {"kind": "bot", "level": "random"})
    visitor.open(f"/table/{whole}")
    visitor.wait_until(lambda: "to_move" in visitor.state())
    visitor.hand_over(0)
    visitor.wait_until(lambda: visitor.state()["over"])
    page = own_page(visitor).page
    # The results by game and size, and the rating.
    row = page.get_by_role("row").filter(has_text="Hadara")
    assert row.get_by_role("cell").all_inner_texts()[:3] == ["Hadara", "2", "1"]
    expect(page.get_by_text(re.compile(r"^Hadara: rating \d+"))).to_be_visible()
    # Every game, with its place and who was there; then fewer and fewer.
    games = page.locator("a.game")
    expect(games).to_have_count(3)
    expect(games.filter(has_text=re.compile(r"place [12]\b"))).to_have_count(1)
    expect(games.filter(has_text="Grace")).to_have_count(2)
    page.get_by_label("With whom").fill("grace")
    expect(games).to_have_count(2)
    page.get_by_label("Players").select_option("3")
    expect(games).to_have_count(1)
    expect(games).to_contain_text("7 Wonders")
    expect(games).to_contain_text("Grace, Linus")
    page.get_by_role("combobox", name="Game").select_option("hadara")
    expect(page.get_by_text("No such games yet.")).to_be_visible()
    # A guest who makes an account keeps all of it.
    page.locator("#main").get_by_role("button").first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("tab", name="New account").click()
    dialog.get_by_label("Your name").fill("Chronicler")
    dialog.get_by_label(re.compile("^Password")).fill(PASSWORD)
    dialog.get_by_role("button", name="Create the account").click()
    page.get_by_role("button", name="I have written them down").click()
    own_page(visitor)
    expect(games).to_have_count(3)
    # And all that the house knows can be taken home.
    with page.expect_download() as download:
        page.get_by_role("button", name="Everything kept about me").click()
    kept = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert download.value.suggested_filename == "ecumene.json"
    assert [person["name"] for person in kept["person"]] == ["Chronicler"]
    assert sorted(table["game"] for table in kept["tables"]) == ["hadara", "hadara", "seven_wonders"]
    assert whole in {table["id"] for table in kept["tables"]}


# Tables that need no manual


def test_a_table_is_set_up_as_it_was_the_last_time_also_elsewhere(visit: Visits, house: Server) -> None:
    here, there = member(visit(house.url), "Creature of habit"), visit(house.url)
    page = here.open("/new/hadara").page
    page.get_by_label("Players").select_option("4")
    seat = page.locator("ol li").nth(2)
    seat.get_by_role("combobox").first.select_option("bot")
    seat.get_by_label("Strength of the bots").select_option("easy")
    page.get_by_label("Pace").select_option(label="2 days a turn")
    page.get_by_label("Out of time").select_option(label="The seat is lost")
    page.get_by_label("Show among the open tables").check()
    page.get_by_label("Hints").uncheck()
    page.get_by_label(re.compile("^Watchers")).select_option(label="see it 5 minutes later")
    page.get_by_role("button", name="Open the table").click()
    here.at_table()
    here.wait_until(lambda: "hadara" in here.fetch("/api/me/wishes")["body"]["pages"].get("tables", {}))
    sign_in(there, "Creature of habit", PASSWORD)
    there.wait_until(lambda: "hadara" in there.page.evaluate("localStorage.getItem('ecumene.preferences')"))
    for visitor in (here, there):
        page = visitor.open("/new/hadara").page
        expect(page.get_by_label("Players")).to_have_value("4")
        kinds = page.locator("ol li .kind select")
        assert [kind.input_value() for kind in kinds.all()] == ["me", "open", "bot", "open"]
        expect(page.get_by_label("Strength of the bots")).to_have_value("easy")
        expect(page.get_by_label("Pace").locator("option:checked")).to_have_text("2 days a turn")
        expect(page.get_by_label("Out of time").locator("option:checked")).to_have_text("The seat is lost")
        expect(page.get_by_label("Show among the open tables")).to_be_checked()
        expect(page.get_by_label("Hints")).not_to_be_checked()
        expect(page.get_by_label(re.compile("^Watchers"))).to_have_value("300")


def test_an_occasion_sets_the_table_and_says_how_its_bots_play(visit: Visits, house: Server) -> None:
    """The third occasion, a move a day, is played in ``test_evenings``."""
    visitor = visit(house.url)
    page = visitor.open("/new/hadara").page
    kinds, pace = page.locator("ol li .kind select"), page.get_by_label("Pace").locator("option:checked")
    visitor.button("With friends tonight").click()
    assert [kind.input_value() for kind in kinds.all()] == ["me", "open", "open"]
    expect(pace).to_have_text("30 minutes in all, 30 seconds more after each turn")
    visitor.button("Quick: against bots, at once").click()
    assert [kind.input_value() for kind in kinds.all()] == ["me", "bot", "bot"]
    expect(pace).to_have_text("No clock")
    for level, how in (("easy", "takes what pays at once"), ("random", "plays anything that is allowed")):
        page.get_by_label("Strength of the bots").first.select_option(level)
        expect(page.locator("ol li").nth(1)).to_contain_text(how)
    visitor.button("Start the game").click()
    visitor.at_table()
    visitor.wait_until(lambda: "to_move" in visitor.state())
    assert [seat["kind"] for seat in visitor.state()["seats"]] == ["human", "bot", "bot"]
