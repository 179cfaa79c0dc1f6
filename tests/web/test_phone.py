"""On a phone: rivals beside the hand, a long look, letters one can read, what waits for me."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visits
from tests.web.positions import played, sit_down_at
from tests.web.visitor import PHONE, Visitor

#: Below this nobody reads a word.
LEAST = 11


def tiny(visitor: Visitor) -> list[str]:
    """Words on the screen that are set too small; figures in drawn signs are pictures."""
    found: list[str] = visitor.page.evaluate(
        """(least) => {
            const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            const found = [];
            for (let node = walker.nextNode(); node; node = walker.nextNode()) {
                const around = node.parentElement;
                if (!node.data.trim() || !around.checkVisibility()) continue;
                if (around.closest("svg, .unseen, script, style")) continue;
                const size = parseFloat(getComputedStyle(around).fontSize);
                if (size < least) found.push(`${size}: ${node.data.trim()}`);
            }
            return found;
        }""",
        LEAST,
    )
    return found


def test_a_rival_is_seen_beside_the_hand(visit: Visits) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, locale="ru-RU")
    sit_down_at(visitor, played("seven_wonders", 4, lambda state: (state.age, state.turn) == (3, 2)), "Ада")
    card = visitor.page.locator("button[data-card][aria-expanded]").first
    card.wait_for()
    assert tiny(visitor) == []
    for seat in (1, 2, 3):
        visitor.look_at_seat(seat)
        expect(card).to_be_in_viewport()
    for name in ("Стол", "Журнал", "Разговор", "Заметки"):
        expect(visitor.page.get_by_role("tab", name=name)).to_be_in_viewport(ratio=1)


def test_a_long_press_looks_and_does_not_choose(visit: Visits) -> None:
    visitor = visit(viewport=PHONE, has_touch=True)
    visitor.play_now("7 Wonders", 3)
    card = visitor.page.locator("button[data-card][aria-expanded]").first
    card.wait_for()
    finger = {"pointerType": "touch", "bubbles": True, "isPrimary": True}
    card.dispatch_event("pointerdown", finger)
    seen = visitor.page.get_by_role("tooltip")
    seen.wait_for()
    card.dispatch_event("pointerup", finger)
    card.dispatch_event("click")
    expect(card).to_have_attribute("aria-expanded", "false")
    preview, button = seen.bounding_box(), visitor.button("Confirm").bounding_box()
    assert preview
    assert button
    assert preview["y"] + preview["height"] <= button["y"], "what can be pressed is not covered"
    visitor.page.mouse.click(5, 300)
    expect(seen).to_have_count(0)
    card.tap()
    expect(card).to_have_attribute("aria-expanded", "true")


def test_my_tables_are_on_the_first_screen(visit: Visits) -> None:
    visitor = visit(viewport=PHONE, has_touch=True)
    visitor.play_now("7 Wonders", 3)
    visitor.page.locator("button[data-card]").first.wait_for()
    visitor.open()
    expect(visitor.page.get_by_text("your move")).to_be_in_viewport(ratio=1)
    assert tiny(visitor) == []


def test_the_chat_is_reached(visit: Visits) -> None:
    visitor = visit(viewport=PHONE, has_touch=True)
    visitor.play_now("Hadara", 2)
    visitor.page.get_by_role("tab", name="Chat").tap()
    visitor.page.get_by_label("Say something").fill("Hello")
    visitor.button("Send").tap()
    expect(visitor.page.get_by_text("Hello")).to_be_in_viewport()
