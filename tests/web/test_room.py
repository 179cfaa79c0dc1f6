"""Room on a small laptop: names are whole, and nothing lies under the strip of what the others did."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.web.ages import guest, sit_down
from tests.web.conftest import Visits
from tests.web.positions import go_to, played, sit_down_at
from tests.web.visitor import PHONE, Visitor


def test_the_last_age_has_no_empty_tab_on_a_phone(visit: Visits) -> None:
    visitor = guest(visit(viewport=PHONE, has_touch=True))
    sit_down(visitor, "crowded", 617, 2)
    assert all(place["card"] is None for place in visitor.state(2)["view"]["row"])
    tabs = visitor.page.get_by_role("tablist").last.get_by_role("tab")
    expect(tabs).to_have_text(["Mine", "Rivals", "Events"])
    expect(visitor.page.locator('.civilization[data-seat="2"]')).to_be_visible()


def in_the_last_epoch(state: Any) -> bool:
    view = state.view(0)
    return bool(view.epoch == 3 and view.phase == "A" and 0 in state.to_move())


def test_five_at_hadara_find_room_beside_the_strip(visit: Visits) -> None:
    """The row of colonies and the last rival are seen, with all that the others did told below them."""
    visitor = visit(locale="ru-RU")
    sit_down_at(visitor, played("hadara", 5, in_the_last_epoch, seed="late"))
    visitor.choose()
    visitor.wait_until(lambda: bool(visitor.state().get("prompt")))
    strip = visitor.page.get_by_role("region", name="После вашего прошлого хода")
    expect(strip).to_be_visible()
    for place in (".own section", ".others section:last-child"):
        expect(visitor.page.locator(place).last).to_be_in_viewport(ratio=1)
    box, below = visitor.place_of(visitor.page.locator(".own .civilization")), visitor.place_of(strip)
    assert box["y"] + box["height"] <= below["y"]


# The table that every game has


def told(visitor: Visitor, table: str) -> str:
    visitor.open(f"/table/{table}?plain")
    visitor.offers().first.wait_for()
    return " ".join(visitor.page.locator("#main").inner_text().split())


def test_the_generic_table_names_seats_instead_of_counting_them(visit: Visits) -> None:
    visitor = visit()
    table = sit_down_at(visitor, played("seven_wonders", 2, lambda state: state.view(0).playing_for == 2))
    assert "Chooses for Beside the players" in told(visitor, table)
    table = go_to(visitor, played("seven_wonders", 3, lambda _: True))
    assert "Chooses for Ada" in told(visitor, table)
    table = go_to(visitor, played("through_the_ages", 2, lambda state: state.prompt(0) is not None))
    assert "Number 0" not in told(visitor, table)
    trading = played("civilization", 3, lambda state: bool(state.prompt(0) and state.prompt(0).kind == "trade"))
    assert "Offers left Ada" in told(visitor, go_to(visitor, trading))
