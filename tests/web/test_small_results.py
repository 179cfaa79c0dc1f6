"""Who has won, when somebody has left."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visits
from tests.web.positions import cut, played, sit_down_at


def test_who_resigned_is_not_called_winner(visit: Visits) -> None:
    """The second seat has most points and nothing left to decide; it resigns, and the first makes the last move."""
    visitor = visit()
    table = sit_down_at(visitor, cut(played("hadara", 2), -1), others="hotseat")
    visitor.button("I am Ada").click()
    visitor.press("o")
    visitor.page.get_by_role("group", name="Seat of Seat 2").get_by_role("button", name="Resign").click()
    dialog = visitor.page.get_by_role("dialog", name="Resign")
    expect(dialog).to_contain_text("Seat 2 leaves this game for good")
    dialog.get_by_role("button", name="Resign").click()
    visitor.wait_until(lambda: visitor.state(0)["seats"][1]["resigned"])
    visitor.press("o")
    visitor.choose()
    sheet = visitor.see_the_sheet()
    standings = visitor.fetch(f"/api/tables/{table}")["body"]["result"]["standings"]
    assert {one["seat"]: one["rank"] for one in standings} == {0: 2, 1: 1}
    gone, stayed = (sheet.get_by_role("row").filter(has_text=name) for name in ("Seat 2", "Ada"))
    expect(gone).to_contain_text("resigned")
    expect(gone.get_by_role("img", name="winner")).to_have_count(0)
    expect(stayed.get_by_role("img", name="winner")).to_have_count(1)
    expect(visitor.page.get_by_text("The game is over. Victory: Ada.", exact=True)).to_be_visible()
