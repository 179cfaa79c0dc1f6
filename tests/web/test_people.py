"""Names, once more, and how a table is set up."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Visits
from tests.web.positions import played, sit_down_at
from tests.web.visitor import Visitor, sit_together


def rename(visitor: Visitor, name: str) -> None:
    visitor.post("/api/guest", {"name": name})


def test_a_new_name_is_shown_wherever_the_game_is_not_over(visit: Visits) -> None:
    host, guest = visit(), visit()
    host.set_up("seven_wonders", [("me", ""), ("open", ""), ("open", "")])
    guest.join(host.invitation(), "Guest")
    expect(host.page.get_by_text("Guest").first).to_be_visible()
    rename(guest, "Grace")
    expect(host.page.get_by_text("Grace").first).to_be_visible()
    host.button("Start, bots take the free seats").click()
    seats = host.page.get_by_role("list", name="Seats")
    expect(seats).to_contain_text("Grace")
    rename(guest, "Greta")
    expect(seats).to_contain_text("Greta")
    host.choose()
    assert [seat["name"] for seat in host.state()["seats"]][1] == "Greta"


def test_a_game_that_is_over_keeps_its_names(visit: Visits) -> None:
    visitor = visit()
    sit_down_at(visitor, played("hadara", 2))
    visitor.see_the_sheet()
    rename(visitor, "Greta")
    assert visitor.state()["seats"][0]["name"] == "Ada"


def test_a_rematch_asks_the_others_and_seats_who_agrees(visit: Visits) -> None:
    host, guest = visit(), visit()
    table = sit_together(host, guest, "hadara")
    for one, seat in ((host, 0), (guest, 1)):
        one.post(f"/api/tables/{table}/resign", {"seat": seat})
    host.button("Play again").click()
    host.wait_until(lambda: host.page.url.rsplit("/", 1)[1] != table)
    asked = re.compile("wants to play again")
    expect(guest.page.get_by_text(asked).first).to_be_visible()
    guest.button("Sit down again").click()
    guest.wait_until(lambda: guest.page.url.rsplit("/", 1)[1] != table)
    assert guest.at_table() == host.at_table()
    host.start_if_asked()
    guest.wait_until(lambda: "to_move" in guest.state())
    assert [seat["kind"] for seat in guest.state()["seats"]] == ["human", "human"]


def test_wonders_are_picked_from_lists_with_pictures(visit: Visits) -> None:
    visitor = visit()
    page = visitor.open("/new/seven_wonders").page
    page.get_by_label("Wonders: Seat 2").select_option(label="The Pyramids of Giza")
    expect(page.get_by_label("Wonders: Seat 1").get_by_role("option", name="The Pyramids of Giza")).to_be_disabled()
    expect(page.locator("fieldset svg path").first).to_be_visible()
    for seat in (1, 2):
        page.locator("ol li").nth(seat).get_by_role("combobox").first.select_option("bot")
    expect(page.get_by_label("Strength of the bots").first).to_contain_text("As usual (medium)")
    visitor.button("Start the game").click()
    visitor.at_table()
    visitor.wait_until(lambda: "to_move" in visitor.state())
    assert visitor.state()["view"]["cities"][1]["wonder"].startswith("giza")
    expect(visitor.open().page.get_by_text("Bots: as usual (medium)").first).to_be_attached()
