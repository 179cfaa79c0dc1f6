"""Nothing is cut short or pushed away: names of buildings, seats of seven, full columns, buttons under a thumb."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.web.ages import record_at
from tests.web.conftest import Visits
from tests.web.positions import go_to, on_file, played, sit_down_at
from tests.web.visitor import PHONE

RUSSIAN_PHONE: dict[str, object] = {"viewport": PHONE, "locale": "ru-RU", "has_touch": True}

#: Names that end in dots, or that lie on more lines than their tile has room for.
SHORTENED = """() => [...document.querySelectorAll(".chip .name")].filter((name) => name.checkVisibility())
    .filter((name) => name.scrollWidth > name.clientWidth + 1
        || name.offsetHeight > name.parentElement.offsetHeight + 1)
    .map((name) => name.textContent)"""

#: Buildings that nobody sees whole, of the three cities in front of us.
UNSEEN = """() => [...document.querySelectorAll("section.side, section.city")].flatMap((city) => {
    const room = city.querySelector(".quarters, .ground").getBoundingClientRect();
    return [...city.querySelectorAll("li .name")]
        .filter((name) => name.getBoundingClientRect().bottom > room.bottom + 1 || !name.textContent.trim())
        .map((name) => name.textContent);
})"""

#: Things of a kind that hold more than is seen of them.
OVERFULL = """(kind) => [...document.querySelectorAll(kind)]
    .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
    .map((one) => one.textContent.trim().slice(0, 80))"""


def late(state: Any) -> bool:
    return bool((state.age, state.turn) == (3, 4))


def test_seven_on_a_small_laptop_show_every_seat_every_name_and_every_deed(visit: Visits) -> None:
    """The last turn of the game, with all built that could be built: small named cards, and none is cut off."""
    visitor = visit(locale="ru-RU")
    full = played("seven_wonders", 7, lambda state: (state.age, state.turn) == (3, 6), "ecumene", "build")
    sit_down_at(visitor, full, "Ада")
    visitor.page.locator("button[data-card][aria-expanded]").first.wait_for()
    visitor.page.evaluate("document.fonts.ready")
    near = [visitor.state()["view"]["cities"][seat]["cards"] for seat in (0, 1, 6)]
    assert max(map(len, near)) > 16
    expect(visitor.page.locator("section:is(.side, .city) li .name")).to_have_count(sum(map(len, near)))
    assert visitor.page.evaluate(SHORTENED) == []
    assert visitor.page.evaluate(UNSEEN) == []
    expect(visitor.page.locator(".missed li")).to_have_count(6)
    assert visitor.page.evaluate(OVERFULL, ".missed li, .far") == []
    for far in (2, 3, 4, 5):
        expect(visitor.page.locator(f'.far[data-seat="{far}"]')).to_be_in_viewport(ratio=1)
    seats = visitor.page.get_by_role("list", name="Места").get_by_role("listitem")
    expect(seats).to_have_count(7)
    for place in seats.all():
        expect(place).to_be_in_viewport(ratio=0.95)


def test_all_ways_to_pay_are_seen_at_once(visit: Visits) -> None:
    visitor = visit()
    rich = played("seven_wonders", 5, lambda state: (state.age, state.turn) == (3, 5), "ecumene", "build")
    sit_down_at(visitor, rich)
    visitor.page.locator("button[data-card][aria-expanded]").first.click()
    visitor.offers().first.wait_for()
    assert visitor.offers().count() > 5
    assert visitor.page.evaluate(OVERFULL, ".uses") == []


def test_late_on_a_laptop_altay_and_civilization_cut_nothing_off(visit: Visits) -> None:
    """Names on the market of Altay in Russian, and what six players of Civilization have."""
    visitor = visit(locale="ru-RU")
    sit_down_at(visitor, on_file("altay", "3_players_easy", 400), "Ада")
    visitor.offers().first.wait_for()
    visitor.page.evaluate("document.fonts.ready")
    assert visitor.page.locator(".tile").count() > 15
    assert visitor.page.evaluate(OVERFULL, ".tile b, .rival small") == []
    go_to(visitor, on_file("civilization", "6_players_random", 700))
    visitor.offers().first.wait_for()
    expect(visitor.page.locator(".stage > .side article")).to_have_count(6)
    assert visitor.page.evaluate(OVERFULL, ".stage > .side") == []


def test_a_phone_has_whole_names_large_targets_and_one_line_of_buttons(visit: Visits) -> None:
    visitor = visit(**RUSSIAN_PHONE)
    sit_down_at(visitor, played("seven_wonders", 4, late, "ecumene", "build"), "Ада")
    visitor.page.locator("button[data-card][aria-expanded]").first.wait_for()
    visitor.page.evaluate("document.fonts.ready")
    assert visitor.page.evaluate(SHORTENED) == []
    assert visitor.small_targets() == []
    go_to(visitor, record_at("3_players_curious", 411), seat=1)
    visitor.offers().first.wait_for()
    undo, confirm = visitor.button("Отменить ход"), visitor.button("Подтвердить")
    assert visitor.place_of(undo)["y"] == visitor.place_of(confirm)["y"]
    expect(confirm).to_be_in_viewport(ratio=1)
    # The last round is told, and its name is whole.
    headline = visitor.page.locator("header .headline").first
    expect(headline).to_contain_text("Последний раунд")
    assert headline.evaluate("one => one.scrollWidth <= one.clientWidth + 1")


def test_full_columns_of_hadara_leave_room_for_colonies(visit: Visits) -> None:
    """Late in a game of five on a small laptop: all of one's own board lies above the strip."""
    visitor = visit(locale="ru-RU")
    sit_down_at(visitor, on_file("hadara", "5_players_easy", 192), "Ада", seat=1)
    visitor.offers().first.wait_for()
    cards = visitor.state()["view"]["civilizations"][1]["cards"]
    assert len(cards) > 15
    for part in (".own .tracks", ".own .statues", ".own .colonies"):
        expect(visitor.page.locator(part)).to_be_in_viewport(ratio=1)
