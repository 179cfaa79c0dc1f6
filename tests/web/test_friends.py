"""Friends meet: invitations by name, chat in two channels, watching, cups; and preferences on the boards."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Visits
from tests.web.positions import played, sit_down_at
from tests.web.test_evenings import fine
from tests.web.visitor import PHONE, Visitor

RUSSIAN_PHONE: dict[str, object] = {"viewport": PHONE, "locale": "ru-RU", "color_scheme": "dark"}


def picture(visitor: Visitor, name: str) -> None:
    """Kept where a person can look at it, if they have asked for it."""
    if folder := os.environ.get("ECUMENE_PICTURES"):
        visitor.page.screenshot(path=Path(folder) / f"{name}.png", full_page="/table/" not in visitor.page.url)


def member(visitor: Visitor, name: str) -> Visitor:
    visitor.post("/api/account", {"name": name, "password": "a long password"})
    return visitor


def test_a_friend_is_invited_by_name_comes_and_talks(visit: Visits) -> None:
    host, guest = member(visit(), "Hostess"), member(visit(**RUSSIAN_PHONE), "Марта")
    host.set_up("hadara", [("me", ""), ("open", "")])
    page = host.page
    page.get_by_label("Invite by name").fill("марта")
    page.get_by_role("button", name="Invite", exact=True).click()
    expect(page.get_by_role("region", name="Notices").get_by_text("Марта is invited.")).to_be_visible()
    guest.open("/")
    expect(guest.page.get_by_text("Hostess приглашает вас сыграть")).to_be_visible()
    picture(guest, "invitation-ru-phone")
    fine(guest)
    guest.page.get_by_role("region", name="Приглашения").get_by_role("button", name="Сесть").click()
    table = guest.at_table()
    # The waiting room has a chat.
    page.get_by_label("Say something").fill("Welcome")
    page.keyboard.press("Enter")
    expect(guest.page.get_by_text("Welcome")).to_be_visible()
    picture(host, "waiting-room")
    fine(host)
    fine(guest)
    # What was not read yet is marked, also after a reload, until it is read.
    guest.open("/")
    page.get_by_label("Say something").fill("Are you there?")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Are you there?")).to_be_visible()
    for _ in range(2):
        guest.open("/")
        expect(guest.page.get_by_label("1 новая строка")).to_be_visible()
    host.start_if_asked()
    guest.open(f"/table/{table}")
    tab = guest.page.get_by_role("tab", name=re.compile("Чат|Разговор|Беседа"))
    expect(tab.locator(".news, .dot, [class*=news]").first).to_be_visible()
    tab.click()
    expect(guest.page.get_by_text("Are you there?")).to_be_visible()
    picture(guest, "chat-ru-phone")
    guest.wait_until(lambda: guest.fetch("/api/tables?list=mine")["body"]["unread"] == {})
    # Enough of it.
    guest.page.get_by_role("button", name="Не слышать: Hostess").first.click()
    guest.page.get_by_role("button", name="Не слышать", exact=True).click()
    expect(guest.page.get_by_text("Are you there?")).to_have_count(0)
    guest.open("/me")
    guest.page.get_by_role("button", name="Слышать снова").click()
    expect(guest.page.get_by_role("button", name="Слышать снова")).to_have_count(0)
    # And friends for the next time.
    guest.page.get_by_label("Имя учётной записи").fill("Hostess")
    guest.page.get_by_role("region", name="Друзья").get_by_role("button", name="Добавить").click()
    expect(guest.page.get_by_role("button", name="Убрать из друзей: Hostess")).to_be_visible()
    picture(guest, "friends-ru-phone")
    fine(guest)


def test_who_watches_finds_the_game_and_talks_apart(visit: Visits) -> None:
    host, guest, watcher = visit(), visit(viewport=PHONE), visit()
    page = host.open("/new/hadara").page
    page.get_by_label("Players").select_option("2")
    page.get_by_label("Show among the open tables").check()
    page.get_by_label(re.compile("^Watchers")).select_option(label="see it 5 minutes later")
    page.get_by_role("button", name="Open the table").click()
    table = host.at_table()
    expect(page.get_by_text("Those who watch see the game 5 minutes later.")).to_be_visible()
    guest.join(host.invitation(), "Guest")
    host.start_if_asked()
    host.choose()
    watcher.post("/api/guest", {"name": "Watcher"})
    watcher.open("/")
    listed = watcher.page.get_by_role("link").filter(has_text="nobody watches").first
    picture(watcher, "start-watch")
    listed.click()
    watcher.page.wait_for_url(f"**/table/{table}")
    expect(watcher.page.get_by_text("You watch, 5 minutes later.")).to_be_visible()
    assert watcher.state()["steps"] == 0 < host.state()["steps"]
    watcher.press("c")
    watcher.page.get_by_label("Say something to those who watch").fill("Who leads?")
    watcher.page.keyboard.press("Enter")
    expect(watcher.page.get_by_text("Who leads?")).to_be_visible()
    picture(watcher, "watching")
    fine(watcher)
    host.press("c")
    expect(host.page.get_by_text("Nobody has said anything yet.")).to_be_visible()
    expect(host.page.get_by_text("Who leads?")).to_have_count(0)


def test_a_cup_is_set_up_played_and_won(visit: Visits) -> None:
    host, guest = visit(), visit(**RUSSIAN_PHONE)
    page = host.open("/new-cup/hadara").page
    page.get_by_label("Name of the cup").fill("Friday cup")
    page.get_by_label("Seats at a table").select_option("2")
    page.get_by_label(re.compile("^Rounds")).select_option("1")
    page.get_by_label("Bots that take part").select_option("1")
    page.get_by_role("combobox", name=re.compile("strength|evel", re.IGNORECASE)).select_option("random")
    picture(host, "cup-new")
    fine(host)
    page.get_by_role("button", name="Open the cup").click()
    page.wait_for_url("**/cup/*")
    cup = page.url.rsplit("/", 1)[1]
    page.get_by_role("combobox", name=re.compile("strength|evel", re.IGNORECASE)).select_option("random")
    page.get_by_role("button", name="Add a bot").click()
    expect(page.get_by_role("heading", name="3 take part")).to_be_visible()
    fine(host)
    guest.open(f"/cup/{cup}").page.get_by_role("button", name="Участвовать").click()
    expect(guest.page.get_by_role("heading", name="4 участника")).to_be_visible()
    picture(guest, "cup-waiting-ru-phone")
    fine(guest)
    expect(page.get_by_role("heading", name="4 take part")).to_be_visible()
    page.get_by_role("button", name="Begin the cup").click()
    expect(page.get_by_role("heading", name="Standings")).to_be_visible()
    for visitor, words in ((host, "To my table"), (guest, "К моему столу")):
        visitor.page.get_by_role("link", name=words).click()
        visitor.at_table()
        visitor.page.get_by_role("list", name=re.compile("^(Seats|Места)$")).wait_for()
        visitor.hand_over(visitor.state()["seat"])
    host.wait_until(lambda: host.fetch(f"/api/cups/{cup}")["body"]["status"] == "finished")
    for visitor in (host, guest):
        visitor.open(f"/cup/{cup}").page.get_by_role("table").wait_for()
        assert visitor.page.get_by_role("row").count() == 5
        fine(visitor)
    picture(host, "cup-over")
    picture(guest, "cup-over-ru-phone")


def hand_height(visitor: Visitor) -> float:
    return float(visitor.place_of(visitor.page.locator("section.dock button[data-card]").first)["height"])


def test_preferences_are_seen_on_the_boards(visit: Visits) -> None:
    visitor = visit(viewport=PHONE)
    visitor.against_bots("seven_wonders", 3)
    card = visitor.page.locator("section.dock button[data-card]").first
    card.wait_for()
    usual, confirm = hand_height(visitor), visitor.place_of(visitor.button("Confirm"))
    visitor.button("Settings").click()
    visitor.page.get_by_role("radio", name="Large").check()
    visitor.page.get_by_role("radio", name=re.compile("the left hand")).check()
    visitor.page.get_by_label("Show what the others did only when I click").check()
    visitor.button("Settings").click()
    assert hand_height(visitor) > usual * 1.1
    assert visitor.place_of(visitor.button("Confirm"))["x"] < confirm["x"]
    picture(visitor, "left-hand-large-cards")
    fine(visitor)
    # What the others did is shown when I want to see it.
    hand = visitor.cards()
    visitor.choose()
    show = visitor.page.get_by_role("button", name=re.compile("^Show it"))
    show.wait_for()
    assert set(visitor.cards()) <= set(hand)
    picture(visitor, "held")
    show.click()
    visitor.wait_until(lambda: visitor.cards() and set(visitor.cards()) - set(hand))
    # What was hidden has been seen: against bots, too, it stays as it is.
    expect(visitor.page.get_by_role("button", name=UNDO)).to_have_count(0)


UNDO = re.compile("^Undo")


def without_choice(state: Any) -> bool:
    return bool(state.to_move() == [0] and len(state.legal(0)) == 1)


def prefer(visitor: Visitor, how: str) -> int:
    """A chosen move is confirmed in this way from now on; returns how far the game is."""
    visitor.button("Settings").click()
    visitor.page.get_by_role("radio", name=how).check()
    visitor.button("Settings").click()
    return int(visitor.state()["steps"])


def test_a_move_is_confirmed_as_one_likes_and_a_misclick_taken_back(visit: Visits) -> None:
    visitor = visit()
    # Always by a second click, also where an end of the turn is taken at once otherwise.
    sit_down_at(visitor, played("through_the_ages", 2, without_choice))
    steps = prefer(visitor, "is always confirmed by a second click")
    visitor.page.locator("[data-end]").click()
    confirm = visitor.page.get_by_role("button", name="End turn · Confirm")
    expect(confirm).to_be_visible()
    assert visitor.state()["steps"] == steps
    confirm.click()
    visitor.wait_until(lambda: visitor.state()["steps"] > steps)
    # At once, where there is no other.
    sit_down_at(visitor, played("hadara", 2, without_choice, seed="a"))
    steps = prefer(visitor, "is played at once if there is no other")
    visitor.offers().first.click()
    visitor.wait_until(lambda: visitor.state()["steps"] > steps)
    # A bot has answered, and the move is taken back all the same.
    table = sit_down_at(visitor, played("civilization", 2, lambda state: state.to_move() == [0]))
    taken = visitor.open(f"/table/{table}?plain").choose()
    visitor.wait_until(lambda: visitor.state()["steps"] > 1 and visitor.state()["can_undo"])
    visitor.page.get_by_role("button", name=UNDO).click()
    visitor.wait_until(lambda: visitor.state()["steps"] == 0)
    expect(visitor.page.locator(f'[data-notation="{taken}"]').first).to_be_visible()
