"""The table around the game: connections, taking back, undo, replay, export, languages, secrets."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.server.serving import Server
from tests.web.conftest import Visits
from tests.web.positions import played, sit_down_at
from tests.web.visitor import sit_together


def test_a_choice_can_be_taken_back_until_it_is_revealed(visit: Visits) -> None:
    host, guest = visit(), visit()
    sit_together(host, guest, "seven_wonders", bots=1)
    host.choose()
    assert host.state()["prompt"] is None
    host.button("Take back").click()
    host.page.locator("button[data-card][aria-expanded]").first.wait_for()
    assert host.state()["chosen"] == []
    expect(host.button("Take back")).to_have_count(0)
    expect(host.button("Undo")).to_have_count(0)
    host.choose(1)
    guest.choose()
    host.wait_until(lambda: host.state()["view"]["turn"] == 2)
    expect(host.button("Take back")).to_have_count(0)


def test_an_action_that_shows_nothing_new_can_be_undone(visit: Visits) -> None:
    visitor = visit()
    visitor.against_bots("through_the_ages", 2)
    visitor.offers().nth(1).wait_for()
    before = visitor.state()["view"]
    visitor.choose(1)
    assert visitor.state()["view"] != before
    visitor.button("Undo").click()
    expect(visitor.button("Undo")).to_have_count(0)
    assert visitor.state()["view"] == before
    visitor.choose(1)
    visitor.button("Undo").wait_for()
    visitor.press("u")
    expect(visitor.button("Undo")).to_have_count(0)
    assert visitor.state()["view"] == before


def test_a_spectator_sees_no_secret(visit: Visits) -> None:
    player, watcher = visit(), visit()
    table = player.against_bots("seven_wonders", 3)
    player.page.locator("button[data-card]").first.wait_for()
    heard: list[str] = []
    watcher.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    watcher.open(f"/table/{table}")
    watcher.page.get_by_text("You are watching").wait_for()
    hands = [player.state()["view"]["hand"]]
    player.choose()
    player.wait_until(lambda: player.state()["view"]["turn"] == 2)
    hands.append(player.state()["view"]["hand"])
    watcher.page.get_by_text("turn 2 of 6").first.wait_for()
    assert watcher.cards() == []
    assert watcher.state()["view"]["hand"] is None
    assert watcher.fetch(f"/api/tables/{table}/state?seat=0")["status"] == 403
    told = [text for text in heard if '"snapshot"' in text]
    assert len(told) >= 2
    for text in told:
        assert '"seed"' not in text
        assert '"hand":null' in text
        assert not any(json.dumps(hand, separators=(",", ":")) in text for hand in hands)


def test_an_opened_card_stays_open_while_others_choose(visit: Visits) -> None:
    host, guest = visit(), visit()
    sit_together(host, guest, "seven_wonders", bots=1)
    host.page.locator("button[data-card][aria-expanded]").nth(1).click()
    host.offers().first.wait_for()
    guest.choose()
    seats = host.page.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(seats.nth(1)).to_contain_text("has decided")
    expect(host.offers().first).to_be_visible()


def test_a_lost_connection_is_said_and_resumed(visit: Visits) -> None:
    """A click made without a connection is not lost: it is sent until the server has answered."""
    visitor = visit()
    visitor.against_bots("seven_wonders", 3)
    visitor.page.locator("button[data-card][aria-expanded]").first.click()
    visitor.offers().first.click()
    visitor.context.set_offline(True)
    visitor.button("Confirm").last.click()
    visitor.page.get_by_text("has not been confirmed yet").first.wait_for()
    visitor.context.set_offline(False)
    visitor.wait_until(lambda: visitor.state()["view"]["turn"] == 2)
    expect(visitor.page.get_by_text("has not been confirmed yet")).to_have_count(0)
    visitor.choose()


def test_a_restart_of_the_server_in_the_middle(visit: Visits, tmp_path: Path) -> None:
    """The power fails: the page waits, the server comes back, the game goes on where it was."""
    own = Server(f"sqlite:///{tmp_path / 'own.sqlite3'}", tmp_path / "server.log").start()
    lost = re.compile("Connection lost")
    try:
        visitor = visit(own.url)
        visitor.against_bots("seven_wonders", 3)
        visitor.choose()
        visitor.wait_until(lambda: visitor.state()["view"]["turn"] == 2)
        before = visitor.state()["view"]["cities"]
        own.kill()
        visitor.page.get_by_text(lost).first.wait_for()
        own.start()
        expect(visitor.page.get_by_text(lost)).to_have_count(0)
        assert visitor.state()["view"]["cities"] == before
        visitor.choose()
        visitor.wait_until(lambda: visitor.state()["view"]["turn"] == 3)
    finally:
        own.kill()


def test_the_language_changes_at_any_moment(visit: Visits) -> None:
    visitor = visit()
    visitor.against_bots("seven_wonders", 3)
    visitor.page.get_by_text(re.compile("choose a card", re.IGNORECASE)).first.wait_for()
    visitor.button("Переключить на русский").first.click()
    visitor.page.get_by_text(re.compile("выберите карту", re.IGNORECASE)).first.wait_for()
    assert visitor.page.locator("html").get_attribute("lang") == "ru"
    visitor.choose()


def test_a_finished_game_is_replayed_through_all_eyes_and_saved(visit: Visits, tmp_path: Path) -> None:
    """The slider goes to any step, as any seat saw it; the file the page gives brings the game back."""
    visitor = visit()
    table = sit_down_at(visitor, played("seven_wonders", 3))
    visitor.see_the_sheet()
    end = visitor.state()
    visitor.button("Replay").click()
    slider = visitor.page.get_by_role("slider")
    for key, step in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("PageUp", None)):
        slider.press(key)
        for seat in (1, 2):
            visitor.page.get_by_label("Through whose eyes").select_option(str(seat))
            step = int(slider.input_value()) if step is None else step
            seen = visitor.fetch(f"/api/tables/{table}/replay?step={step}&seat={seat}")["body"]
            assert seen["step"] == step
            visitor.wait_until(lambda seen=seen: visitor.cards() == uncommitted(seen))  # type: ignore[misc]
    visitor.button("Back to the present").click()
    visitor.press("s")
    with visitor.page.expect_download() as saved:
        visitor.button("Save the record").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    stranger = visit()
    stranger.open().page.locator('input[type="file"]').set_input_files(str(file))
    assert stranger.at_table() != table
    stranger.wait_until(lambda: stranger.state()["over"])
    assert stranger.state()["result"] == end["result"]


def uncommitted(seen: dict[str, Any]) -> list[str]:
    """The cards of a hand that are not chosen yet."""
    hand: list[str] = list(seen["view"]["hand"])
    for action in seen["chosen"]:
        hand.remove(action["card"])
    return hand


def test_the_keyboard_alone_is_enough(visit: Visits) -> None:
    """A card is reached, opened, chosen and confirmed without a mouse."""
    visitor = visit()
    visitor.against_bots("seven_wonders", 3)
    visitor.page.locator("button[data-card][aria-expanded]").first.wait_for()
    visitor.page.keyboard.press("2")
    visitor.offers().first.wait_for()
    board = visitor.place_of(visitor.page.get_by_role("main"))
    visitor.page.keyboard.press("Enter")
    visitor.page.locator('[data-notation][aria-pressed="true"]').wait_for()
    assert visitor.place_of(visitor.page.get_by_role("main")) == board, "the board has moved under the player's eyes"
    visitor.page.keyboard.press("Enter")
    visitor.wait_until(lambda: visitor.state()["view"]["turn"] == 2)
