"""Terms and signs are told where they are met: on hover, by focus, by a tap, in rules and in the log."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from ecumene import games
from tests.web.conftest import Visits
from tests.web.positions import played, sit_down_at
from tests.web.test_access import Inspector
from tests.web.visitor import PHONE, Visitor


def _told(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("tooltip")


def test_terms_in_rules_are_told_to_mouse_and_keyboard(visit: Visits) -> None:
    visitor = visit()
    inspector = Inspector(visitor)
    page = visitor.open("/rules/seven_wonders").page
    term = page.locator('dfn[data-term="point"]').first
    term.hover()
    expect(_told(visitor)).to_contain_text("Victory point")
    page.mouse.move(1, 1)
    expect(_told(visitor)).to_have_count(0)
    term.focus()
    expect(_told(visitor)).to_be_visible()
    expect(term).to_have_accessible_description("Victory point the most of them win")
    inspector.look("rules")
    page.keyboard.press("Escape")
    expect(_told(visitor)).to_have_count(0)
    assert not inspector.faults, inspector.faults


def test_terms_in_rules_are_told_by_a_tap(visit: Visits) -> None:
    """Of every game, in Russian, on a phone: cases do not hide them."""
    visitor = visit(viewport=PHONE, locale="ru-RU", has_touch=True, color_scheme="dark")
    for slug in games.slugs():
        page = visitor.open(f"/rules/{slug}").page
        term = page.locator("dfn[data-term]").nth(2)
        term.tap()
        expect(_told(visitor)).to_be_visible()
        page.locator("h1").tap()
        expect(_told(visitor)).to_have_count(0)


def test_terms_in_the_log_are_told(visit: Visits) -> None:
    visitor = visit()
    record = played("seven_wonders", 3, until=lambda state: state.age > 1, eager="sell")
    sit_down_at(visitor, record)
    term = visitor.page.get_by_role("list", name="Log").locator('dfn[data-term="coin"]').last

    def told() -> bool:
        term.hover()  # once more where the log has moved on below the mouse
        return "pays for trade" in " ".join(_told(visitor).all_text_contents())

    visitor.wait_until(told)


def test_a_finger_that_rests_on_a_sign_is_told_what_it_is(visit: Visits) -> None:
    """Also where a mouse reads a title: a finger sees none."""
    visitor = visit(viewport=PHONE, locale="ru-RU", has_touch=True)
    sit_down_at(visitor, played("hadara", 2, until=lambda state: state.epoch > 1))
    sign = visitor.page.locator("#main [title] [data-icon=coin]").first
    sign.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(_told(visitor)).to_contain_text("Монета")
