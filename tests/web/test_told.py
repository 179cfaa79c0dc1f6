"""What happened is told: the strip since the last decision, the log with its headings, the replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visits
from tests.web.positions import played, sit_down_at
from tests.web.visitor import PHONE, Visitor, sit_together

WINDOWS = pytest.mark.parametrize("window", [{}, {"viewport": PHONE, "has_touch": True}], ids=["laptop", "phone"])
#: A turn of an age, not its first.
SECOND = re.compile("Turn 2")


def strip(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name="Since your last move")


def log(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("list", name="Log")


@WINDOWS
def test_the_strip_tells_what_every_rival_did_until_the_next_choice(visit: Visits, window: dict[str, object]) -> None:
    host, guest = visit(**window), visit()
    sit_together(host, guest, "seven_wonders", bots=1)
    host.page.locator("button[data-card][aria-expanded]").first.wait_for()
    expect(strip(host)).to_have_count(0)
    host.choose()
    guest.choose()
    host.wait_until(lambda: host.state()["view"]["turn"] == 2)
    deeds = strip(host).get_by_role("listitem")
    expect(deeds).to_have_count(2)
    expect(deeds.nth(0)).to_contain_text("Guest")
    host.page.reload()
    expect(deeds.nth(0)).to_contain_text(re.compile("built|completed|sold"))
    expect(strip(host)).not_to_contain_text("You ")
    host.choose()
    expect(strip(host)).to_have_count(0)


def test_payments_name_whom_they_reach(visit: Visits) -> None:
    """Somewhere in a game of seven a neighbour buys from us: the log says so to our face."""
    visitor = visit()
    sit_down_at(visitor, played("seven_wonders", 7))
    visitor.see_the_sheet()
    visitor.button("Earlier").click()
    expect(log(visitor)).to_contain_text(re.compile(r"\(\d coins? to you"))
    expect(log(visitor)).to_contain_text(re.compile(r"You (built|sold|completed)"))
    expect(log(visitor)).not_to_contain_text("neighbour")


@WINDOWS
def test_the_log_opens_at_its_end_with_headings_and_marks_what_is_new(visit: Visits, window: dict[str, object]) -> None:
    visitor = visit(**window)
    sit_down_at(visitor, played("seven_wonders", 3, lambda state: (state.age, state.turn) == (2, 4)))
    visitor.page.locator("button[data-card][aria-expanded]").first.wait_for()
    visitor.choose()
    visitor.wait_until(lambda: visitor.state()["view"]["turn"] == 5)
    if window:
        visitor.page.get_by_role("tab", name="Log").click()
    lines = log(visitor).get_by_role("listitem")
    expect(lines.last).to_be_in_viewport()
    expect(log(visitor).locator(".age")).to_have_text([re.compile("Age I begins"), re.compile("Age II begins")])
    expect(log(visitor).locator(".turn").filter(has_text=SECOND)).to_have_count(2)
    fresh = log(visitor).locator(".new")
    expect(fresh.first).to_contain_text("new:")
    assert 0 < fresh.count() < lines.count()


def at_step(visitor: Visitor, step: int) -> None:
    expect(visitor.page.get_by_text(re.compile(rf"^{step} / \d+$"))).to_be_visible()


def test_the_replay_walks_by_decision_and_by_turn_and_can_be_sent(visit: Visits) -> None:
    visitor = visit()
    record = played("seven_wonders", 3)
    table = sit_down_at(visitor, record)
    visitor.see_the_sheet()
    visitor.press("p")
    bar = visitor.page.get_by_role("slider").locator("xpath=ancestor::div[1]")
    visitor.press("Home")
    at_step(visitor, 0)
    height = visitor.place_of(bar)
    visitor.press("ArrowRight")
    at_step(visitor, 1)
    visitor.press("ArrowDown")
    at_step(visitor, 3)  # all three have chosen
    expect(log(visitor)).to_contain_text(SECOND)
    expect(log(visitor).locator(".age")).to_have_count(1)
    visitor.press("ArrowDown")
    visitor.press("ArrowUp")
    at_step(visitor, 3)
    visitor.button("Age III begins").click()
    expect(log(visitor).locator(".age")).to_have_count(3)
    assert visitor.place_of(bar) == height, "the bar keeps its height"
    step = int(visitor.page.get_by_role("slider").input_value())
    visitor.page.get_by_label("Through whose eyes").select_option("2")
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.button("Copy a link to this moment").click()
    link = str(visitor.wait_until(lambda: visitor.page.evaluate("navigator.clipboard.readText()")))
    assert link.endswith(f"/table/{table}?step={step}&seat=2")
    other = visit()
    other.page.goto(link)
    at_step(other, step)
    seen = visitor.fetch(f"/api/tables/{table}/replay?step={step}&seat=2")["body"]
    other.wait_until(lambda: other.cards() == seen["view"]["hand"])


def test_the_replay_is_opened_and_stepped_by_a_finger(visit: Visits) -> None:
    visitor = visit(viewport=PHONE, has_touch=True)
    sit_down_at(visitor, played("seven_wonders", 3))
    visitor.see_the_sheet()
    visitor.button("Replay").tap()
    end = int(visitor.page.get_by_role("slider").input_value())
    swipe(visitor, 1)
    at_step(visitor, end - 1)
    visitor.button("One turn back").tap()
    visitor.wait_until(lambda: int(visitor.page.get_by_role("slider").input_value()) < end - 1)
    before = int(visitor.page.get_by_role("slider").input_value())
    swipe(visitor, -1)
    at_step(visitor, before + 1)


def swipe(visitor: Visitor, way: int) -> None:
    """A finger goes over the board: 1 to the right, -1 to the left."""
    visitor.page.evaluate(
        """(way) => {
            const board = document.querySelector("#main");
            const touch = (x) => new Touch({ identifier: 1, target: board, clientX: x, clientY: 300 });
            const tell = (kind, x, still) => {
                const touches = still ? [touch(x)] : [];
                board.dispatchEvent(new TouchEvent(kind, { bubbles: true, touches, changedTouches: [touch(x)] }));
            };
            tell("touchstart", 195, true);
            tell("touchend", 195 + 120 * way, false);
        }""",
        way,
    )
