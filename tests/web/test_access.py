"""No page has an accessibility fault that axe can find: both languages, light and dark, desktop and phone."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.web.conftest import Visits
from tests.web.visitor import LAPTOP, PHONE, Visitor

WINDOWS = [
    pytest.param({"viewport": LAPTOP, "locale": "en-GB", "color_scheme": "light"}, id="laptop-light-en"),
    pytest.param({"viewport": PHONE, "locale": "ru-RU", "color_scheme": "dark", "has_touch": True}, id="phone-dark-ru"),
]


def faults(visitor: Visitor) -> list[str]:
    results = Axe().run(visitor.page)
    return [
        f"{violation['id']}: {node['html'][:200]}"
        for violation in results.response["violations"]
        for node in violation["nodes"]
    ]


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("path", ["/", "/new/seven_wonders", "/join/none", "/nowhere"])
def test_pages(visit: Visits, window: dict[str, object], path: str) -> None:
    visitor = visit(**window).open(path)
    visitor.page.get_by_role("heading").first.wait_for()
    assert faults(visitor) == []


@pytest.mark.parametrize("window", WINDOWS)
def test_the_table(visit: Visits, window: dict[str, object]) -> None:
    """With a card opened, in the middle of a game, and at its end."""
    visitor = visit(**window)
    visitor.play_now("7 Wonders" if window["locale"] == "en-GB" else "7 Чудес", 3)
    visitor.page.locator("button[data-card]").first.wait_for()
    assert faults(visitor) == []
    visitor.page.locator("button[data-card][aria-expanded]").first.click()
    visitor.offers().first.wait_for()
    assert faults(visitor) == []
    visitor.play_to_the_end()
    visitor.page.wait_for_timeout(500)
    assert faults(visitor) == []


@pytest.mark.parametrize("window", WINDOWS)
def test_the_generic_table(visit: Visits, window: dict[str, object]) -> None:
    visitor = visit(**window)
    visitor.play_now("Hadara" if window["locale"] == "en-GB" else "Хадара", 2)
    visitor.offers().first.wait_for()
    assert faults(visitor) == []
