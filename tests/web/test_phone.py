"""On a phone: rivals beside the hand, a long look, letters one can read, what waits for me."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.ages import record_at
from tests.web.conftest import Visits
from tests.web.positions import on_file, played, sit_down_at
from tests.web.visitor import PHONE


def test_a_rival_is_seen_beside_the_hand(visit: Visits) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, locale="ru-RU")
    sit_down_at(visitor, played("seven_wonders", 4, lambda state: (state.age, state.turn) == (3, 2)), "Ада")
    card = visitor.page.locator("button[data-card][aria-expanded]").first
    card.wait_for()
    assert visitor.tiny_words() == []
    for seat in (1, 2, 3):
        visitor.look_at_seat(seat)
        expect(card).to_be_in_viewport()
    for name in ("Стол", "Журнал", "Разговор", "Заметки"):
        expect(visitor.page.get_by_role("tab", name=name)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", ["through_the_ages", "hadara", "altay", "civilization"])
def test_rivals_are_seen_letters_can_be_read_and_things_be_pressed(visit: Visits, game: str) -> None:
    """Late in games in which much lies on the table; what is asked stays in sight meanwhile."""
    visitor = visit(viewport=PHONE, has_touch=True, locale="ru-RU")
    late = {
        "through_the_ages": lambda: record_at("crowded", 549),
        "hadara": lambda: on_file(game, "3_players_random", 118),
        "altay": lambda: on_file(game, "3_players_easy", 400),
        "civilization": lambda: on_file(game, "3_players_medium", 400),
    }[game]()
    sit_down_at(visitor, late, "Ада")
    visitor.page.locator("[data-notation], [data-card]").first.wait_for()
    bar = visitor.page.locator(".bar.asked")
    for seat in range(1, late.players):
        visitor.look_at_seat(seat)
        expect(bar).to_be_in_viewport()
        assert visitor.tiny_words() == []
    assert visitor.small_targets() == []
    for tab in visitor.page.locator(".board [role=tab]").all():
        tab.tap()
        assert visitor.tiny_words() == []
        assert visitor.small_targets() == []
    beyond = visitor.page.locator("#main").evaluate("main => main.scrollHeight - main.clientHeight")
    assert beyond <= 1, "a board scrolls by itself, and there is no void below it"


def test_a_long_press_looks_and_does_not_choose(visit: Visits) -> None:
    visitor = visit(viewport=PHONE, has_touch=True)
    visitor.against_bots("seven_wonders", 3)
    card = visitor.page.locator("button[data-card][aria-expanded]").first
    card.wait_for()
    finger = {"pointerType": "touch", "bubbles": True, "isPrimary": True}
    card.dispatch_event("pointerdown", finger)
    seen = visitor.page.get_by_role("tooltip")
    seen.wait_for()
    card.dispatch_event("pointerup", finger)
    card.dispatch_event("click")
    expect(card).to_have_attribute("aria-expanded", "false")
    preview, button = visitor.place_of(seen), visitor.place_of(visitor.button("Confirm"))
    assert preview["y"] + preview["height"] <= button["y"], "what can be pressed is not covered"
    visitor.page.mouse.click(5, 300)
    expect(seen).to_have_count(0)
    card.tap()
    expect(card).to_have_attribute("aria-expanded", "true")


def test_my_tables_are_on_the_first_screen(visit: Visits) -> None:
    visitor = visit(viewport=PHONE, has_touch=True)
    visitor.against_bots("seven_wonders", 3)
    visitor.page.locator("button[data-card]").first.wait_for()
    visitor.open()
    expect(visitor.page.get_by_text("your move")).to_be_in_viewport(ratio=1)
    assert visitor.tiny_words() == []


def test_the_chat_is_reached(visit: Visits) -> None:
    visitor = visit(viewport=PHONE, has_touch=True)
    visitor.against_bots("hadara", 2)
    visitor.page.get_by_role("tab", name="Chat").tap()
    visitor.page.get_by_label("Say something").fill("Hello")
    visitor.button("Send").tap()
    expect(visitor.page.get_by_text("Hello")).to_be_in_viewport()
