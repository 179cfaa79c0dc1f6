"""The table around the game: connections, undo, replay, export, languages, secrets."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.server.serving import Server
from tests.web.conftest import Visits
from tests.web.test_games import start_if_asked
from tests.web.visitor import Visitor


def hand(visitor: Visitor) -> list[str]:
    return list(visitor.state()["view"]["hand"])


def test_a_choice_can_be_taken_back_until_it_is_revealed(visit: Visits) -> None:
    host, guest = visit(), visit()
    host.set_up("seven_wonders", [("me", ""), ("open", ""), ("bot", "")])
    guest.join(host.page.get_by_label("Link of the invitation").input_value(), "Guest")
    start_if_asked(host)
    host.wait_until(lambda: bool(host.state().get("prompt")))
    host.choose()
    assert host.state().get("prompt") is None
    host.page.get_by_role("button", name=re.compile("Take back")).first.click()
    host.wait_until(lambda: bool(host.state().get("prompt")))
    host.choose(1)
    guest.wait_until(lambda: bool(guest.state().get("prompt")))
    guest.choose()
    host.wait_until(lambda: host.state()["view"]["turn"] == 2)


def test_a_spectator_sees_no_secret(visit: Visits) -> None:
    player, watcher = visit(), visit()
    table = player.play_now("7 Wonders", 3)
    player.page.locator("button[data-card]").first.wait_for()
    heard: list[str] = []
    watcher.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    watcher.page.on("response", lambda answer: heard.append(answer.text()) if "/api/tables/" in answer.url else None)
    watcher.open(f"/table/{table}")
    watcher.page.get_by_text(re.compile("Age I")).first.wait_for()
    player.choose()
    player.wait_until(lambda: player.state()["view"]["turn"] == 2)
    held = hand(player)
    watcher.page.wait_for_timeout(300)
    assert watcher.page.locator("button[data-card]").count() == 0
    assert heard
    for text in heard:
        assert '"seed"' not in text
        assert json.dumps(held, separators=(",", ":")) not in text
    assert watcher.state()["view"]["hand"] is None


def test_a_lost_connection_is_said_and_resumed(visit: Visits) -> None:
    visitor = visit()
    visitor.play_now("7 Wonders", 3)
    visitor.choose()
    visitor.context.set_offline(True)
    banner = visitor.page.get_by_text(re.compile("Connection lost"))
    visitor.page.evaluate("window.dispatchEvent(new Event('offline'))")
    banner.first.wait_for()
    visitor.context.set_offline(False)
    visitor.page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(banner).to_have_count(0, timeout=30_000)
    visitor.wait_until(lambda: bool(visitor.state().get("prompt")))
    visitor.choose()


def test_a_restart_of_the_server_in_the_middle(visit: Visits, tmp_path: Path) -> None:
    """The power fails: the page waits, the server comes back, the game goes on where it was."""
    own = Server(f"sqlite:///{tmp_path / 'own.sqlite3'}", tmp_path / "server.log").start()
    try:
        visitor = visit(own.url)
        visitor.play_now("7 Wonders", 3)
        visitor.choose()
        visitor.wait_until(lambda: visitor.state()["view"]["turn"] == 2)
        before = visitor.state()["view"]["cities"]
        own.kill()
        visitor.page.get_by_text(re.compile("Connection lost")).first.wait_for()
        own.start()
        visitor.page.get_by_text(re.compile("Connection lost")).first.wait_for(state="detached", timeout=60_000)
        assert visitor.state()["view"]["cities"] == before
        visitor.choose()
        visitor.wait_until(lambda: visitor.state()["view"]["turn"] == 3)
    finally:
        own.kill()


def test_the_language_changes_at_any_moment(visit: Visits) -> None:
    visitor = visit()
    visitor.play_now("7 Wonders", 3)
    visitor.page.get_by_text(re.compile("choose a card", re.IGNORECASE)).first.wait_for()
    visitor.page.get_by_role("button", name="Переключить на русский").first.click()
    visitor.page.get_by_text(re.compile("выберите карту", re.IGNORECASE)).first.wait_for()
    assert visitor.page.locator("html").get_attribute("lang") == "ru"
    visitor.choose()


def test_replay_export_and_import(visit: Visits, tmp_path: Path) -> None:
    """A finished game is looked at from any step, saved to a file, and comes back from it."""
    visitor = visit()
    table = visitor.play_now("7 Wonders", 3)
    end = visitor.play_to_the_end()
    frame = visitor.page.evaluate(
        "async (path) => (await fetch(path)).json()", f"/api/tables/{table}/replay?step=3&seat=1"
    )
    assert frame["step"] == 3
    record = visitor.page.evaluate("async (path) => (await fetch(path)).text()", f"/api/tables/{table}/record")
    file = tmp_path / "game.json"
    file.write_text(record)
    visitor.open()
    visitor.page.locator('input[type="file"]').set_input_files(str(file))
    assert visitor.at_table() != table
    visitor.wait_until(lambda: visitor.state()["over"])
    assert visitor.state()["result"] == end["result"]


def test_the_keyboard_alone_is_enough(visit: Visits) -> None:
    """A card is reached, opened, chosen and confirmed without a mouse."""
    visitor = visit()
    visitor.play_now("7 Wonders", 3)
    card = visitor.page.locator("button[data-card]").first
    card.wait_for()
    card.focus()
    visitor.page.keyboard.press("Enter")
    visitor.offers().first.wait_for()
    visitor.offers().first.focus()
    visitor.page.keyboard.press("Enter")
    visitor.page.keyboard.press("Enter")
    visitor.wait_until(lambda: visitor.state()["view"]["turn"] == 2)
