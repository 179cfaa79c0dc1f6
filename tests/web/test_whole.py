"""Nothing is cut short or pushed away: names of buildings, seats of seven, full columns, buttons under a thumb."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.web.ages import record_at
from tests.web.conftest import Visits
from tests.web.positions import go_to, on_file, played, sit_down_at
from tests.web.visitor import PHONE, Visitor

RUSSIAN_PHONE: dict[str, object] = {"viewport": PHONE, "locale": "ru-RU", "has_touch": True}

#: Names that end in dots, or that lie on more lines than their tile has room for.
SHORTENED = """() => [...document.querySelectorAll(".chip .name")].filter((name) => name.checkVisibility())
    .filter((name) => name.scrollWidth > name.clientWidth + 1
        || name.offsetHeight > name.parentElement.offsetHeight + 1)
    .map((name) => name.textContent)"""

#: What a finger is to press on the table and is not as large as a finger.
SMALL = """() => [...document.querySelectorAll("#main button, .dock button, header button, header a")]
    .filter((one) => one.checkVisibility() && !one.closest(".unseen"))
    .filter((one) => one.getBoundingClientRect().height < 43.5).map((one) => one.outerHTML.slice(0, 120))"""


def late(state: Any) -> bool:
    return bool((state.age, state.turn) == (3, 4))


def test_seven_on_a_small_laptop_show_every_seat_and_every_name(visit: Visits) -> None:
    visitor = visit(locale="ru-RU")
    begun = played("seven_wonders", 7, lambda state: (state.age, state.turn) == (2, 5), "ecumene", "build")
    sit_down_at(visitor, begun, "Ада")
    visitor.page.locator("button[data-card][aria-expanded]").first.wait_for()
    visitor.page.evaluate("document.fonts.ready")
    assert len(visitor.state()["view"]["cities"][1]["cards"]) > 6
    assert visitor.page.evaluate(SHORTENED) == []
    seats = visitor.page.get_by_role("list", name="Места").get_by_role("listitem")
    expect(seats).to_have_count(7)
    for seat in seats.all():
        expect(seat).to_be_in_viewport(ratio=0.95)


def test_a_phone_has_whole_names_large_targets_and_one_line_of_buttons(visit: Visits) -> None:
    visitor = visit(**RUSSIAN_PHONE)
    sit_down_at(visitor, played("seven_wonders", 4, late, "ecumene", "build"), "Ада")
    visitor.page.locator("button[data-card][aria-expanded]").first.wait_for()
    visitor.page.evaluate("document.fonts.ready")
    assert visitor.page.evaluate(SHORTENED) == []
    assert visitor.page.evaluate(SMALL) == []
    go_to(visitor, record_at("3_players_curious", 411), seat=1)
    undo, confirm = visitor.button("Отменить ход"), visitor.button("Подтвердить")
    expect(undo).to_be_visible()
    assert top(visitor, "Отменить ход") == top(visitor, "Подтвердить")
    expect(confirm).to_be_in_viewport(ratio=1)
    # The last round is told, and its name is whole.
    headline = visitor.page.locator("header .headline").first
    expect(headline).to_contain_text("Последний раунд")
    assert headline.evaluate("one => one.scrollWidth <= one.clientWidth + 1")


def top(visitor: Visitor, name: str) -> float:
    box = visitor.button(name).bounding_box()
    assert box
    return float(box["y"])


def test_full_columns_of_hadara_leave_room_for_colonies(visit: Visits) -> None:
    """Late in a game of five on a small laptop: all of one's own board lies above the strip."""
    visitor = visit(locale="ru-RU")
    sit_down_at(visitor, on_file("hadara", "5_players_easy", 192), "Ада", seat=1)
    visitor.offers().first.wait_for()
    cards = visitor.state()["view"]["civilizations"][1]["cards"]
    assert len(cards) > 15
    for part in (".own .tracks", ".own .statues", ".own .colonies"):
        expect(visitor.page.locator(part)).to_be_in_viewport(ratio=1)
