"""The pace of a table is told before anybody sits down, and what follows before time is up."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Visits
from tests.web.test_evenings import fine
from tests.web.visitor import PHONE


def test_who_is_invited_reads_the_pace_the_rests_and_what_happens_at_zero(visit: Visits) -> None:
    host, guest = visit(), visit(viewport=PHONE, locale="ru-RU", timezone_id="Europe/Moscow")
    page = host.open("/new/hadara").page
    page.get_by_label("Players").select_option("2")
    page.get_by_role("button", name="A move a day").click()
    page.get_by_label("Weekends do not count").check()
    page.get_by_label("Out of time").select_option(label="The seat is lost")
    page.get_by_role("button", name="Open the table").click()
    host.at_table()
    for told in (
        "1 day a turn",
        "Clocks rest at night, from 23:00 to 8:00",
        "Clocks rest on weekends",
        "the seat is lost",
    ):
        expect(page.get_by_text(re.compile(told)).first).to_be_visible()
    guest.page.goto(host.invitation())
    for told in ("1 день на ход", "Ночью, с 23:00 до 8:00", "В выходные часы стоят", "место потеряно"):
        expect(guest.page.get_by_text(re.compile(told)).first).to_be_visible()
    fine(guest)
