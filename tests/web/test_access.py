"""No page has an accessibility fault that axe can find, nor too small letters: both languages, light and dark."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visits
from tests.web.visitor import LAPTOP, PHONE, Visitor

WINDOWS = [
    pytest.param({"viewport": LAPTOP, "locale": "en-GB", "color_scheme": "light"}, id="laptop-light-en"),
    pytest.param({"viewport": PHONE, "locale": "ru-RU", "color_scheme": "dark", "has_touch": True}, id="phone-dark-ru"),
]
TITLES = {"en-GB": "7 Wonders", "ru-RU": "7 Чудес"}
#: What lies beside the board, by the key that opens it.
DRAWERS = {"log": "l", "score": "s", "rules": "r", "chat": "c", "notes": "n", "settings": "o"}
BESIDE = ".drawer, .sheet, .rail"


class Inspector:
    """Looks at place after place and notes what is wrong with each."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.faults: list[str] = []
        self.looked = 0

    def look(self, place: str, within: str = "html") -> None:
        """All of the page, or only what is new in it: looking costs seconds."""
        self.looked += 1
        self.faults += [f"{place}: {fault}" for fault in self.visitor.faults(within)]
        wide, room = self.visitor.page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
        if wide > room:
            self.faults.append(f"{place}: {wide} px wide in a window of {room}")
        self.faults += [f"{place}: too small: {words}" for words in self.visitor.tiny_words()]


#: A picture without words, and the last of many lines that is too pale on its ground.
SPOIL = """() => {
    const pale = `<div style="background: #ddd"><p style="color: #999">nobody can read this</p></div>`;
    const lines = "<p>a line</p>".repeat(20);
    document.body.insertAdjacentHTML("beforeend", `<img src="/icon.svg"><section>${lines}${pale}</section>`);
}"""


def test_axe_finds_faults_where_there_are_some(visit: Visits) -> None:
    inspector = Inspector(visit().open())
    inspector.visitor.page.get_by_role("heading", level=2).first.wait_for()
    inspector.look("sound")
    assert inspector.faults == []
    inspector.visitor.page.evaluate(SPOIL)
    for look in ("spoiled", "still spoiled"):
        inspector.look(look)
        for fault in ("image-alt", "color-contrast.*nobody can read this"):
            assert any(re.search(f"{look}: {fault}", found) for found in inspector.faults), fault


@pytest.mark.parametrize("window", WINDOWS)
def test_pages(visit: Visits, window: dict[str, object]) -> None:
    visitor = visit(**window)
    inspector = Inspector(visitor)
    for path in ("/", "/new/seven_wonders", "/join/none", "/nowhere"):
        visitor.open(path).page.get_by_role("heading", level=1).first.wait_for()
        inspector.look(path)
    visitor.set_up("seven_wonders", [("me", ""), ("open", ""), ("bot", "")])
    visitor.page.locator("input[readonly]").wait_for()
    inspector.look("waiting room")
    visitor.set_up("seven_wonders", [("hotseat", "Ada"), ("hotseat", "Bo"), ("bot", "")])
    visitor.page.locator(".curtain").wait_for()
    inspector.look("curtain")
    assert inspector.faults == []


@pytest.mark.parametrize("window", WINDOWS)
def test_the_table(visit: Visits, window: dict[str, object]) -> None:
    """A card opened, everything beside the board, the past, the end."""
    visitor = visit(**window)
    inspector = Inspector(visitor)
    visitor.play_now(TITLES[str(window["locale"])], 4)
    visitor.page.locator("button[data-card][aria-expanded]").first.click()
    visitor.offers().first.click()
    inspector.look("opened card")
    for name, key in DRAWERS.items():
        visitor.press("Escape")
        visitor.press(key)
        visitor.page.locator(".drawer, .sheet, .rail [role=log], .rail ol").first.wait_for()
        inspector.look(name, BESIDE)
    visitor.press(DRAWERS["settings"])
    visitor.press("?")
    visitor.page.get_by_role("dialog").wait_for()
    inspector.look("keys", "dialog[open]")
    visitor.page.keyboard.press("Escape")
    visitor.choose()
    visitor.page.locator(".missed").wait_for()
    inspector.look("since the last move", ".missed")
    visitor.let_a_bot_finish()
    inspector.look("final sheet")
    visitor.press("p")
    visitor.page.get_by_role("slider").wait_for()
    visitor.page.get_by_role("slider").press("Home")
    visitor.page.locator("button[data-card]").first.wait_for()
    inspector.look("replay")
    assert inspector.faults == []


@pytest.mark.parametrize("window", WINDOWS)
def test_the_generic_table(visit: Visits, window: dict[str, object]) -> None:
    visitor = visit(**window)
    inspector = Inspector(visitor)
    visitor.against_bots("through_the_ages", 2, "?plain")
    visitor.offers().first.click()
    main = visitor.page.get_by_role("main")
    expect(main).to_contain_text(re.compile("the action phase|фаза действий"))
    events = main.locator("section").filter(
        has=visitor.page.get_by_role("heading", name=re.compile("Current events|Текущие события"))
    )
    expect(events).to_contain_text("A")
    expect(main).not_to_contain_text(re.compile(r"seat \d|✕", re.IGNORECASE))
    inspector.look("generic table")
    assert inspector.faults == []
