"""The review of a finished game: chart, turning points, luck, where points come from, expert, playing on."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Route, expect

from ecumene.kernel import Record
from ecumene.server.api_reviews import ReviewInfo
from tests.web.conftest import Visits
from tests.web.positions import sit_down_at
from tests.web.test_access import Inspector
from tests.web.visitor import LAPTOP, PHONE, Visitor

RECORD = Path(__file__).parents[1] / "games" / "seven_wonders" / "golden" / "3_players_A.json"
#: What the server finds out about this game; finding it out takes plain Python half a minute.
FOUND = Path(__file__).parent / "review.json"
WINDOWS = [
    pytest.param({"viewport": LAPTOP, "locale": "en-GB", "color_scheme": "light"}, id="laptop-en"),
    pytest.param({"viewport": PHONE, "locale": "ru-RU", "color_scheme": "dark", "has_touch": True}, id="phone-ru"),
]


def _answered(visitor: Visitor) -> None:
    """The review as the server tells it: not wanted, begun, done."""
    done = msgspec.json.decode(FOUND.read_bytes(), type=ReviewInfo)
    begun = msgspec.structs.replace(done, done=False, progress=0.4, review=None, balances=[], strokes=[])
    asked = msgspec.structs.replace(begun, wanted=False, progress=0.0)
    answers = [asked, begun, done]

    def answer(route: Route) -> None:
        told = answers.pop(0) if len(answers) > 1 else answers[0]
        route.fulfill(body=msgspec.json.encode(told), content_type="application/json")

    visitor.page.route(re.compile("/api/tables/[0-9a-z]+/review$"), answer)


def _found() -> tuple[int, int]:
    """How many turning points and strokes of luck there are."""
    told = msgspec.json.decode(FOUND.read_bytes(), type=ReviewInfo)
    assert told.review is not None
    assert told.strokes
    return len(told.review.turnings), len(told.strokes)


@pytest.mark.parametrize("window", WINDOWS)
def test_a_finished_game_is_looked_over(visit: Visits, window: dict[str, object]) -> None:
    visitor = visit(**window)
    page, inspector = visitor.page, Inspector(visitor)
    _answered(visitor)
    table = sit_down_at(visitor, Record.load(RECORD), others="hotseat")
    page.get_by_role("button", name=re.compile("^(Review|Разбор)$")).last.click()
    page.get_by_role("button", name=re.compile("Review this game|Разобрать партию")).click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    chart = page.get_by_role("img", name=re.compile("Chance to win of every|Шансы каждого"))
    expect(chart).to_be_visible()
    turnings, (found, struck) = page.locator("[data-turning]"), _found()
    expect(turnings).to_have_count(found)
    strokes = page.locator("[data-stroke]")
    expect(strokes).to_have_count(struck)
    expect(strokes.first).to_contain_text(re.compile(r"\d+ % → \d+ %"))
    inspector.look("review")
    turnings.first.get_by_role("button", name=re.compile("See the position|Показать позицию")).click()
    page.get_by_role("button", name=re.compile("^(Turning point of|Переломный момент)")).first.wait_for()
    if window["viewport"] == PHONE:  # the board has come to the front
        expect(chart).to_be_hidden()
        page.get_by_role("tab", name="Разбор").click()
    expert = page.get_by_role("button", name=re.compile("expert do|сделал бы эксперт"))
    expect(expert).to_be_visible()
    inspector.look("position")
    assert not inspector.faults, inspector.faults
    turnings.first.get_by_role("button", name=re.compile("^(Play on from here|Играть отсюда)$")).click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    visitor.wait_until(lambda: bool(visitor.state().get("prompt")))


def test_a_cell_of_the_sheet_says_where_its_points_come_from(visit: Visits) -> None:
    visitor = visit()
    page = visitor.page
    _answered(visitor)
    sit_down_at(visitor, Record.load(RECORD), others="hotseat")
    cell = page.get_by_role("button", name=re.compile(r"^\d+\. Civilian structures, Ada"))
    cell.first.click()
    page.get_by_role("button", name="Review this game").click()
    sources = page.get_by_role("heading", name=re.compile("Where Ada")).locator("..").get_by_role("listitem")
    sources.first.wait_for()
    brought = [int(re.search(r"[+−]\d+", line).group().replace("−", "-")) for line in sources.all_inner_texts()]  # type: ignore[union-attr]
    assert sum(brought) == int(cell.last.inner_text())
