"""The hint at the table: moves with their outcome and reasons; one is picked, and played only when confirmed."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Request, expect

from tests.web.conftest import Visits
from tests.web.test_access import Inspector
from tests.web.visitor import LAPTOP, PHONE, Visitor, sit_together

DARK_PHONE = {"viewport": PHONE, "locale": "ru-RU", "color_scheme": "dark", "has_touch": True}
LATIN, CYRILLIC = "[a-z]", "[а-яё]"
DESKTOP = {"width": 1440, "height": 900}
LIGHT_LAPTOP = {"viewport": LAPTOP, "locale": "en-GB", "color_scheme": "light"}


def _button(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("button", name=re.compile("^(Hint|Подсказка)$"))


def _panel(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("dialog", name=re.compile("^(Hint|Подсказка)$"))


def _moves(visitor: Visitor) -> Locator:
    """The moves of the hint, once they are thought out."""
    moves = _panel(visitor).locator("[data-move]")
    moves.first.wait_for()
    return moves


def _played(request: Request) -> str:
    """The notation that was sent to the server."""
    return str(json.loads(request.post_data or "{}")["action"])


def _ready(visitor: Visitor) -> None:
    visitor.wait_until(lambda: bool(visitor.state().get("prompt")))
    visitor.page.locator("[data-card], [data-notation]").first.wait_for()


@pytest.mark.parametrize(
    ("window", "game", "letters"),
    [
        pytest.param(LIGHT_LAPTOP, "seven_wonders", LATIN, id="seven-wonders-laptop-en"),
        pytest.param(DARK_PHONE, "seven_wonders", CYRILLIC, id="seven-wonders-phone-ru"),
        pytest.param(DARK_PHONE, "hadara", CYRILLIC, id="hadara-phone-ru"),
        pytest.param(LIGHT_LAPTOP, "through_the_ages", LATIN, id="through-the-ages-laptop-en"),
    ],
)
def test_a_move_of_the_hint_is_picked_and_played(
    visit: Visits, window: dict[str, object], game: str, letters: str
) -> None:
    visitor = visit(**window)
    visitor.against_bots(game, 3)
    _ready(visitor)
    before = visitor.state()
    _button(visitor).click()
    moves = _moves(visitor)
    offered = [offer["notation"] for offer in before["offers"]]
    assert 1 <= moves.count() <= 3
    for move in moves.all():
        assert move.get_attribute("data-move") in offered
        tried = game != "through_the_ages"  # which has no learned value to search with
        assert bool(re.search(r"\d+\s%", move.inner_text())) is tried
        reasons = visitor.page.locator(f'[id="{move.get_attribute("aria-describedby")}"] li')
        assert reasons.count() > 0
        for reason in reasons.all_inner_texts():
            assert re.search(rf"{letters}{{4,}}", reason), reason
            assert "bots-" not in reason, "a text that is missing would show its name"
    inspector = Inspector(visitor)
    inspector.look("hint")
    notation = moves.last.get_attribute("data-move") or ""
    moves.last.click()
    expect(visitor.page.locator(f'[data-notation="{notation}"][aria-pressed="true"]').first).to_be_visible()
    inspector.look("picked")
    assert inspector.faults == []
    assert visitor.state()["offers"] == before["offers"], "picking a move does not play it"
    with visitor.page.expect_request(lambda request: request.url.endswith("/actions")) as sent:
        visitor.page.get_by_role("button", name=re.compile("^(Confirm|Подтвердить)$")).last.click()
    assert _played(sent.value) == notation
    expect(_panel(visitor)).to_have_count(0)
    visitor.wait_until(lambda: visitor.state()["version"] > before["version"])


def test_the_keyboard_asks_walks_picks_and_puts_away(visit: Visits) -> None:
    visitor = visit()
    visitor.against_bots("hadara", 2)
    _ready(visitor)
    keys = visitor.page.keyboard
    _button(visitor).focus()
    keys.press("h")
    moves = _moves(visitor)
    expect(moves.nth(0)).to_be_focused()
    first = moves.nth(0).get_attribute("data-move")
    keys.press("ArrowDown")
    expect(moves.nth(1)).to_be_focused()
    second = moves.nth(1).get_attribute("data-move")
    expect(visitor.page.locator(f'.hinted[data-notation="{second}"]')).to_be_visible()
    keys.press("Escape")
    expect(_panel(visitor)).to_have_count(0)
    expect(_button(visitor)).to_be_focused()
    keys.press("h")
    assert [move.get_attribute("data-move") for move in _moves(visitor).all()][:2] == [first, second]
    keys.press("ArrowDown")
    keys.press("Enter")
    expect(visitor.page.locator(f'[data-notation="{second}"]')).to_be_focused()
    with visitor.page.expect_request(lambda request: request.url.endswith("/actions")) as sent:
        keys.press("Enter")
    assert _played(sent.value) == second


def test_who_plays_at_once_still_confirms_what_a_hint_says(visit: Visits) -> None:
    visitor = visit()
    visitor.against_bots("seven_wonders", 3)
    _ready(visitor)
    visitor.press("o")
    visitor.page.get_by_label("is always played at once").check()
    visitor.press("o")
    before = visitor.state()["view"]["turn"]
    _button(visitor).click()
    _moves(visitor).first.click()
    visitor.page.locator('[data-notation][aria-pressed="true"]').wait_for()
    assert visitor.state()["view"]["turn"] == before
    assert visitor.state()["chosen"] == []


def test_where_the_host_forbids_hints_there_is_no_button(visit: Visits) -> None:
    visitor = visit()
    visitor.post("/api/guest", {"name": "Ada"})
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
    wish = {"game": "seven_wonders", "players": 3, "seats": seats, "hints": False}
    visitor.open(f"/table/{visitor.post('/api/tables', wish)['id']}")
    _ready(visitor)
    expect(_button(visitor)).to_have_count(0)
    visitor.press("h")
    expect(_panel(visitor)).to_have_count(0)


def test_what_others_choose_meanwhile_is_seen_by_everybody_and_leaves_the_hint_open(visit: Visits) -> None:
    """Who has chosen is marked also for somebody who opens the page only now."""
    host, guest, late = visit(), visit(), visit()
    table = sit_together(host, guest, "seven_wonders", bots=1)
    _ready(host)
    _button(host).click()
    offered = _moves(host).all_inner_texts()
    guest.choose()
    late.open(f"/table/{table}")
    for visitor in (host, guest, late):
        seats = visitor.page.get_by_role("list", name="Seats").get_by_role("listitem")
        expect(seats.nth(0)).to_contain_text("deciding")
        expect(seats.nth(1)).to_contain_text("has decided")
        expect(seats.nth(2)).to_contain_text("has decided")
    assert _moves(host).all_inner_texts() == offered


@pytest.mark.parametrize(("window", "beside"), [(DESKTOP, True), (PHONE, False)], ids=["desktop", "phone"])
def test_the_best_two_moves_stand_side_by_side_where_there_is_room(
    visit: Visits, window: dict[str, int], beside: bool
) -> None:
    visitor = visit(viewport=window)
    visitor.against_bots("seven_wonders", 3)
    _ready(visitor)
    _button(visitor).click()
    first, second = (visitor.place_of(_moves(visitor).nth(place)) for place in (0, 1))
    assert (first["x"] + first["width"] <= second["x"] and abs(first["y"] - second["y"]) < 1) is beside
