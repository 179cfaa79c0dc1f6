"""People are told that it is their move: once a turn, by push, call or mail, never when they sleep or look."""

from __future__ import annotations

import re
import sqlite3
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest

from ecumene.server.api_people import Wishes
from ecumene.server.reminders import loud
from tests.server.receivers import Browser, Mailbox, WebReceiver
from tests.server.serving import Player, Server, new_key, reason, until


class House:
    """A server with everything around it that can be told something."""

    def __init__(self, server: Server, web: WebReceiver, mail: Mailbox, database: Path) -> None:
        self.server, self.web, self.mail = server, web, mail
        self.database = database

    def two(self, **more: Any) -> tuple[str, Player, Player]:
        ann, bob = Player(self.server), Player(self.server, "Bob")
        table = ann.table("toy", 2, open=True, **more)
        bob.post(f"/api/tables/{table}/join")
        return table, ann, bob


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("reminders")
    with WebReceiver() as web, Mailbox() as mail:
        server = Server(
            f"sqlite:///{folder / 'tables.sqlite3'}",
            folder / "log",
            ECUMENE_PUBLIC_URL="https://table.example",
            ECUMENE_PRIVATE_NOTICES="true",
            ECUMENE_NOTICE_SECONDS="0",
            ECUMENE_MAIL_HOST="127.0.0.1",
            ECUMENE_MAIL_PORT=str(mail.port),
            ECUMENE_MAIL_SECURITY="none",
            ECUMENE_MAIL_FROM="table@table.example",
        ).start()
        yield House(server, web, mail, folder / "tables.sqlite3")
        server.stop()


@pytest.fixture
def house(open_house: House) -> House:
    """The same for everybody, but what was told before is forgotten."""
    open_house.web.received.clear()
    open_house.web.status = 201
    open_house.mail.mails.clear()
    return open_house


def test_a_push_that_only_the_browser_can_read(house: House) -> None:
    table, ann, bob = house.two()
    browser = Browser(house.web)
    told = bob.post("/api/me/channels", **browser.subscription())
    assert [channel["kind"] for channel in told["channels"]] == ["push"]
    assert browser.endpoint not in str(told)
    ann.post(f"/api/tables/{table}/start")
    until(lambda: house.web.received)
    [shown] = browser.shown()
    assert shown["path"] == f"/table/{table}"
    assert "your move" in shown["title"]
    assert "Ann" in shown["body"]


def test_one_notice_for_a_turn_and_none_for_who_has_decided(house: House) -> None:
    table, ann, bob = house.two()
    bob.post("/api/me/channels", kind="json", address=f"{house.web.url}/hook")
    ann.post(f"/api/tables/{table}/start")
    until(lambda: len(house.web.received) == 1)
    assert house.web.bodies()[0]["url"] == f"https://table.example/table/{table}"
    assert house.web.bodies()[0]["kind"] == "turn"
    for player in (ann, bob):
        assert player.act(table, player.state(table)).status_code == 200
    while 1 not in ann.info(table)["to_move"]:  # whoever won the bid marks first
        assert ann.act(table, ann.state(table)).status_code == 200
    until(lambda: len(house.web.received) == 2)


def test_who_looks_at_the_table_is_not_told(house: House) -> None:
    table, ann, bob = house.two()
    bob.post("/api/me/channels", kind="json", address=f"{house.web.url}/bob")
    carol = Player(house.server, "Carol")
    other = carol.table("toy", 2, open=True)
    ann.post(f"/api/tables/{other}/join")
    ann.post("/api/me/channels", kind="json", address=f"{house.web.url}/ann")
    with bob.live(table) as live:
        live.next("table")
        ann.post(f"/api/tables/{table}/start")
        carol.post(f"/api/tables/{other}/start")
        until(lambda: [path for path, _, _ in house.web.received].count("/ann") == 2)
    assert "/bob" not in [path for path, _, _ in house.web.received]


@pytest.mark.parametrize(("kind", "field"), [("discord", "content"), ("slack", "text"), ("matrix", "text")])
def test_a_call_in_the_manner_of_who_listens(house: House, kind: str, field: str) -> None:
    ann = Player(house.server)
    [channel] = ann.post("/api/me/channels", kind=kind, address=f"{house.web.url}/{kind}")["channels"]
    ann.post(f"/api/me/channels/{channel['id']}/test")
    assert "https://table.example/" in house.web.bodies()[0][field]


def test_what_cannot_be_delivered_is_told_to_its_owner(house: House) -> None:
    ann = Player(house.server)
    [channel] = ann.post("/api/me/channels", kind="json", address=f"{house.web.url}/hook")["channels"]
    house.web.status = 500
    assert ann.post(f"/api/me/channels/{channel['id']}/test")["channels"][0]["trouble"]["args"] == {"status": 500}
    house.web.status = 200
    assert ann.post(f"/api/me/channels/{channel['id']}/test")["channels"][0]["trouble"] is None


def test_where_nobody_answers_the_next_notice_is_not_even_tried(house: House) -> None:
    table, ann, bob = house.two()
    [channel] = bob.post("/api/me/channels", kind="json", address=f"{house.web.url}/away")["channels"]
    house.web.status = 500
    bob.post(f"/api/me/channels/{channel['id']}/test")
    bob.post("/api/me/channels", kind="json", address=f"{house.web.url}/here")
    house.web.received.clear()
    ann.post(f"/api/tables/{table}/start")
    until(lambda: house.web.received)
    assert [path for path, _, _ in house.web.received] == ["/here"]


def test_a_browser_that_is_gone_is_forgotten(house: House) -> None:
    ann = Player(house.server)
    [channel] = ann.post("/api/me/channels", **Browser(house.web).subscription())["channels"]
    house.web.status = 410
    assert ann.post(f"/api/me/channels/{channel['id']}/test")["channels"] == []


def link_in(text: str) -> str:
    found = re.search(r"https://table\.example/mail/(\S+)", text)
    assert found
    return found[1]


def confirmed(house: House, player: Player, **more: Any) -> str:
    """Mail for a player, after the first one was answered; the secret of its links."""
    player.post("/api/me/channels", kind="mail", address=f"{new_key()}@mail.example", **more)
    until(lambda: house.mail.mails)
    first = house.mail.mails.pop()
    secret = link_in(first.get_content())
    httpx.post(
        f"{house.server.url}/api/mail/{secret}", json={"deed": "confirm"}, headers=csrf(house)
    ).raise_for_status()
    return secret


def csrf(house: House) -> dict[str, str]:
    """As a page of ours would ask."""
    me = httpx.get(f"{house.server.url}/api/me")
    return {"X-CSRF-Token": me.json()["csrf"], "Cookie": f"ecumene_csrf={me.json()['csrf']}"}


def test_mail_begins_when_it_was_confirmed_and_ends_with_one_click(house: House) -> None:
    table, ann, bob = house.two()
    bob.http.headers["Accept-Language"] = "ru"
    secret = confirmed(house, bob)
    bob.http.put("/api/me/wishes", json={"lang": "ru"}).raise_for_status()
    ann.post(f"/api/tables/{table}/start")
    until(lambda: house.mail.mails)
    mail = house.mail.mails.pop()
    assert "ваш ход" in str(mail["Subject"])
    assert f"https://table.example/table/{table}" in mail.get_content()
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert mail["List-Unsubscribe"].strip() == f"<https://table.example/api/mail/{secret}/stop>"
    clicked = httpx.post(f"{house.server.url}/api/mail/{secret}/stop", data={"List-Unsubscribe": "One-Click"})
    assert clicked.status_code == 204
    assert bob.get("/api/me/channels")["channels"] == []


def test_nobody_is_asked_again_and_again_whether_they_want_mail(house: House) -> None:
    """Strangers could fill somebody's mailbox with questions otherwise, and say what they like by their names."""
    victim = f"{new_key()}@mail.example"
    eve, mallory = Player(house.server, "see evil.example/x"), Player(house.server, "Mallory")
    [channel] = eve.post("/api/me/channels", kind="mail", address=victim)["channels"]
    until(lambda: house.mail.mails)
    eve.post(f"/api/me/channels/{channel['id']}/remove")
    for stranger, address in ((eve, victim), (mallory, victim.upper())):
        again = stranger.ask("POST", "/api/me/channels", kind="mail", address=address)
        assert (again.status_code, reason(again)) == (429, "server-mail-asked")
    [mail] = house.mail.mails
    assert "see evil example x wants" in " ".join(mail.get_content().split())


def test_unconfirmed_mail_gets_nothing_but_the_question(house: House) -> None:
    table, ann, bob = house.two()
    bob.post("/api/me/channels", kind="mail", address=f"{new_key()}@mail.example")
    bob.post("/api/me/channels", kind="json", address=f"{house.web.url}/hook")
    ann.post(f"/api/tables/{table}/start")
    until(lambda: house.web.received)
    until(lambda: house.mail.mails)
    assert len(house.mail.mails) == 1


def test_once_a_day_is_one_mail_for_all_tables(house: House) -> None:
    first, ann, bob = house.two()
    second = ann.table("toy", 2, open=True)
    bob.post(f"/api/tables/{second}/join")
    confirmed(house, bob, every="day")
    ann.post(f"/api/tables/{first}/start")
    until(lambda: house.mail.mails)
    bob.post("/api/me/channels", kind="json", address=f"{house.web.url}/hook")
    ann.post(f"/api/tables/{second}/start")
    until(lambda: house.web.received)
    assert len(house.mail.mails) == 1


def test_quiet_hours_put_it_off() -> None:
    night = Wishes(quiet_from=22, quiet_to=8)
    late = datetime(2026, 11, 16, 23, tzinfo=UTC).timestamp()
    assert loud(night, late) == pytest.approx(datetime(2026, 11, 17, 8, tzinfo=UTC).timestamp(), abs=1)
    noon = datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp()
    assert loud(night, noon) == pytest.approx(noon, abs=0.01)
    assert loud(Wishes(), late) == late


def test_a_restart_forgets_no_notice(house: House) -> None:
    table, ann, bob = house.two()
    bob.post("/api/me/channels", kind="json", address=f"{house.web.url}/hook")
    ann.post(f"/api/tables/{table}/start")
    house.server.kill()
    house.server.start()
    until(lambda: house.web.received)
    assert house.web.bodies()[0]["table"] == table


def test_time_that_runs_out_is_announced_when_it_does(house: House) -> None:
    table, ann, bob = house.two(pace={"per_move": 86_400})
    bob.post("/api/me/channels", kind="json", address=f"{house.web.url}/hook")
    ann.post(f"/api/tables/{table}/start")
    until(lambda: len(house.web.received) == 1)
    with sqlite3.connect(house.database) as stored:  # as if the day had gone by for the reminder, not for the clock
        stored.execute("update reminders set due_at = 1 where table_id = ?", (table,))
    until(lambda: later_than(house, table, time.time() + 60_000))
    with sqlite3.connect(house.database) as stored:
        clocks = f'[{{"left":3600,"since":{time.time()}}},{{"left":3600,"since":{time.time()}}}]'
        stored.execute("update tables set clocks = ? where id = ?", (clocks, table))
        stored.execute("update reminders set due_at = 2 where table_id = ?", (table,))
    until(lambda: len(house.web.received) == 2)
    assert house.web.bodies()[1]["kind"] == "time"
    assert house.web.bodies()[1]["text"].startswith("1 hour")


def later_than(house: House, table: str, moment: float) -> bool:
    with sqlite3.connect(house.database) as stored:
        due = stored.execute("select due_at from reminders where table_id = ? and kind = 'time'", (table,)).fetchall()
    return bool(due) and due[0][0] > moment


def test_what_cannot_be_a_channel_says_why(server: Server, house: House) -> None:
    ann = Player(house.server)
    wishes: dict[str, dict[str, Any]] = {
        "server-not-a-mail-address": {"kind": "mail", "address": "somebody"},
        "server-not-a-web-address": {"kind": "json", "address": "ftp://somewhere"},
        "server-push-keys": {"kind": "push", "address": "https://push.example/x"},
    }
    for why, wish in wishes.items():
        refused = ann.ask("POST", "/api/me/channels", **wish)
        assert (refused.status_code, reason(refused)) == (422, why)
    elsewhere = Player(server)  # its host has set up nothing
    for why, kind in (("server-no-mail", "mail"), ("server-no-public-url", "json")):
        refused = elsewhere.ask("POST", "/api/me/channels", kind=kind, address="https://somewhere.example")
        assert (refused.status_code, reason(refused)) == (409, why)


def test_nothing_is_sent_into_the_hosts_own_network(server: Server) -> None:
    ann = Player(server)
    with WebReceiver() as inside:
        subscription = Browser(inside).subscription()
        [channel] = ann.post("/api/me/channels", **subscription)["channels"]
        told = ann.post(f"/api/me/channels/{channel['id']}/test")
        assert told["channels"][0]["trouble"]["id"] == "server-undelivered-inside"
        assert inside.received == []


def test_wishes_follow_a_person(server: Server) -> None:
    ann = Player(server)
    wish = {"lang": "ru", "quiet_from": 22, "quiet_to": 8, "zone": "Asia/Omsk", "pages": {"theme": "dark"}}
    assert ann.http.put("/api/me/wishes", json=wish).json() == wish
    assert Player(server, token=ann.token).get("/api/me/wishes") == wish
    refused = ann.http.put("/api/me/wishes", json={"pages": {"x": "y" * 30_000}})
    assert (refused.status_code, reason(refused)) == (422, "server-too-much-to-wish")
