"""Small things somebody stumbled over at a real table."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Visits
from tests.web.positions import act, played, sit_down_at
from tests.web.visitor import sit_together


def test_the_sheet_of_an_age_takes_the_focus_from_the_hand(visit: Visits) -> None:
    visitor = visit()
    sit_down_at(visitor, played("seven_wonders", 3, lambda state: (state.age, state.turn) == (1, 6)))
    visitor.page.locator("button[data-card][aria-expanded]").first.wait_for()
    visitor.page.keyboard.press("1")
    visitor.page.keyboard.press("Enter")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_role("heading", name="age I", exact=False).last).to_be_visible()
    expect(visitor.page.get_by_role("button", name="Continue")).to_be_focused()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_role("button", name="Continue")).to_have_count(0)


def somebody_copies(state: Any) -> bool:
    return len(state.to_move()) == 1 and state.prompt(state.to_move()[0]).kind == "copy"


def test_the_sheet_of_the_second_age_does_not_come_back_while_a_guild_is_copied(visit: Visits) -> None:
    """Somebody looks on and reads no sheet: each is of the age that has just ended, and none comes back."""
    seed = "ecumene39"  # the second seat may copy a guild
    before = played("seven_wonders", 3, lambda state: (state.age, state.turn) == (2, 6), seed)
    copying = played("seven_wonders", 3, somebody_copies, seed)
    players, watcher = visit(), visit()
    table = sit_down_at(players, before, others="hotseat")
    watcher.open(f"/table/{table}")
    shown = watcher.page.get_by_role("heading", name=re.compile("^Conflicts at the end of age"))
    *lines, last = [line.partition(" ") for line in copying.actions[len(before.actions) :]]
    for number, _, notation in lines:
        act(players, table, int(number) - 1, notation)
        view = watcher.state()["view"]
        if view["turn"] > 1:
            expect(shown).to_have_count(0)
        else:
            expect(shown).to_have_text("Conflicts at the end of age II")
    act(players, table, int(last[0]) - 1, last[2])
    assert watcher.state()["to_move"] == [1]
    expect(shown).to_have_text("Conflicts at the end of age III")
    watcher.button("Continue").click()
    expect(shown).to_have_count(0)


def test_enter_on_an_open_card_goes_on_and_no_zoom_pops_up_by_itself(visit: Visits) -> None:
    visitor = visit()
    visitor.against_bots("seven_wonders", 3)
    card = visitor.page.locator("button[data-card][aria-expanded]").first
    card.click()
    visitor.page.mouse.move(5, 5)
    visitor.page.keyboard.press("Enter")
    expect(card).to_have_attribute("aria-expanded", "true")
    expect(visitor.offers().first).to_be_focused()
    visitor.page.keyboard.press("Enter")
    visitor.page.keyboard.press("Enter")
    visitor.wait_until(lambda: visitor.state()["view"]["turn"] == 2)
    visitor.page.locator("button[data-card][aria-expanded]").first.wait_for()
    expect(visitor.page.get_by_role("tooltip")).to_have_count(0)


def test_what_rivals_build_flies_to_its_place(visit: Visits) -> None:
    """Motion tells the same as the log: who asked for stillness gets none, everybody else sees it arrive."""
    players, watcher, quiet = visit(), visit(reduced_motion="no-preference"), visit()
    table = sit_down_at(players, played("seven_wonders", 3, lambda _: True), others="hotseat")
    for one in (watcher, quiet):
        one.open(f"/table/{table}")
        one.page.locator(".board [data-flip]").first.wait_for(state="attached")
        one.page.evaluate(
            """() => {
                window.moved = [];
                const animate = Element.prototype.animate;
                Element.prototype.animate = function (...how) {
                    window.moved.push(this.dataset?.flip ?? "");
                    return animate.apply(this, how);
                };
            }"""
        )
    built = []
    for seat in range(3):
        offers = players.fetch(f"/api/tables/{table}/state?seat={seat}")["body"]["offers"]
        offer = next(offer for offer in offers if offer["verb"] == "build")
        built.append(f"city-{seat}-{offer['value']['card']}")
        act(players, table, seat, offer["notation"])
    watcher.wait_until(lambda: set(built) <= set(watcher.page.evaluate("window.moved")))
    quiet.wait_until(lambda: quiet.page.locator(f'[data-flip="{built[2]}"]').count())
    assert quiet.page.evaluate("window.moved") == []


def test_keys_say_why_nothing_can_be_undone(visit: Visits) -> None:
    visitor = visit()
    visitor.against_bots("seven_wonders", 3)
    visitor.page.locator("button[data-card][aria-expanded]").first.wait_for()
    visitor.press("u")
    expect(visitor.page.get_by_text("You have not decided anything yet.").first).to_be_visible()
    visitor.press("t")
    expect(visitor.page.get_by_text("You have no hidden choice to take back.").first).to_be_visible()
    visitor.choose()
    visitor.wait_until(lambda: visitor.state()["view"]["turn"] == 2)
    visitor.press("u")
    expect(visitor.page.get_by_text(re.compile("it stands|your last move stands")).first).to_be_visible()


def test_the_seat_that_resigns_is_named(visit: Visits) -> None:
    visitor = visit()
    sit_down_at(visitor, played("hadara", 2, lambda state: state.view(0).epoch == 1), others="hotseat")
    visitor.button("I am").click()
    visitor.press("o")
    visitor.button("Resign").nth(1).click()
    expect(visitor.page.get_by_role("dialog", name="Resign")).to_contain_text("Seat 2 leaves this game for good")


def test_the_score_sheet_comes_back_from_the_decision_bar(visit: Visits) -> None:
    """Hadara ends with the same sheet as 7 Wonders; put away, nothing is left of it on the board."""
    visitor = visit()
    sit_down_at(visitor, played("hadara", 3))
    sheet = visitor.see_the_sheet()
    expect(sheet.get_by_role("row")).to_have_count(4)
    visitor.button("See the table").click()
    expect(sheet).to_have_count(0)
    expect(visitor.page.get_by_role("main").get_by_role("button", name="Score sheet")).to_have_count(0)
    visitor.button("Score sheet").click()
    expect(sheet).to_be_visible()


def test_a_page_opened_in_mid_turn_shows_who_has_chosen(visit: Visits) -> None:
    host, guest = visit(), visit()
    sit_together(host, guest, "seven_wonders", bots=1)
    host.page.locator("button[data-card][aria-expanded]").first.wait_for()
    host.wait_until(lambda: host.state()["committed"] == [2])
    host.page.reload()
    seats = host.page.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(seats.nth(2)).to_contain_text("has decided")
    expect(seats.nth(1)).to_contain_text("deciding")


def test_the_hint_covers_no_neighbour(visit: Visits) -> None:
    visitor = visit()
    visitor.against_bots("seven_wonders", 3)
    visitor.page.locator("button[data-card][aria-expanded]").first.wait_for()
    visitor.press("h")
    panel = visitor.place_of(visitor.page.locator(".frame > .hint"))
    board = visitor.place_of(visitor.page.get_by_role("main"))
    assert panel["x"] + panel["width"] <= board["x"]


def test_coins_are_no_points_in_early_ages(visit: Visits) -> None:
    visitor = visit()
    visitor.against_bots("seven_wonders", 3)
    visitor.page.locator("button[data-card]").first.wait_for()
    sales = [offer for offer in visitor.state()["offers"] if offer["verb"] == "discard"]
    assert sales
    assert not any(offer.get("points") for offer in sales)
