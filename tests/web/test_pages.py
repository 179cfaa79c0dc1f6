"""The pages around the tables: long names find room on a phone, lists say how things stand."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visits
from tests.web.test_friends import RUSSIAN_PHONE, member


def test_a_long_name_widens_no_page_of_a_phone(visit: Visits) -> None:
    visitor = member(visit(**RUSSIAN_PHONE), "Константин Константинопольский")
    for path in ("/", "/me", "/new/hadara", "/new-cup/hadara"):
        visitor.open(path).page.locator("h1").first.wait_for()
        expect(visitor.page.locator("header .who")).to_have_text("Константин Константинопольский")
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= 390, path


def test_a_game_that_ended_early_is_not_called_running(visit: Visits) -> None:
    visitor = member(visit(), "Quitter")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = visitor.post("/api/tables", {"game": "hadara", "players": 2, "seats": seats})["id"]
    visitor.post(f"/api/tables/{table}/resign", {"seat": 0})
    row = visitor.open().page.get_by_role("listitem").filter(has_text="Quitter, Bot 2")
    expect(row).to_contain_text("ended early")
    expect(row).not_to_contain_text("running")
