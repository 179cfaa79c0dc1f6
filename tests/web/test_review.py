"""The review of a finished game: chart, turning points, luck, where points come from, expert, playing on."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from playwright.sync_api import Browser, Route, expect

from ecumene.kernel import Record
from ecumene.server.api_reviews import ReviewInfo, Sources
from ecumene.server.reviews import sources
from tests.server.serving import Server
from tests.web.conftest import Visits
from tests.web.positions import GOLDEN, bring, go_to
from tests.web.test_access import BESIDE, Inspector
from tests.web.visitor import PAIRS, PHONE, WAYS, Visitor

RECORD = GOLDEN / "seven_wonders" / "golden" / "3_players_A.json"
#: What the server finds out about this game; finding it out takes plain Python half a minute.
FOUND = Path(__file__).parent / "review.json"


class Finished(NamedTuple):
    """A finished game, and who may open windows as the one who played it."""

    table: str
    person: Any


@pytest.fixture(scope="module")
def finished(browser: Browser, server: Server) -> Finished:
    """One for all windows."""
    context = browser.new_context()
    visitor = Visitor(context, server.url)
    visitor.post("/api/guest", {"name": "Ada"})
    table, person = bring(visitor, Record.load(RECORD), others="hotseat"), context.storage_state()
    context.close()
    return Finished(table, person)


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


#: What a press on the thumb of the replay's slider meets.
_AT_THUMB = """() => {
    const slider = document.querySelector(".replay input[type=range]");
    const { left, top, width, height } = slider.getBoundingClientRect();
    const part = slider.valueAsNumber / Number(slider.max);
    return document.elementFromPoint(left + 8 + (width - 16) * part, top + height / 2)?.tagName;
}"""


@pytest.mark.parametrize("way", [*PAIRS[0], *(pytest.param(way, marks=pytest.mark.slow) for way in PAIRS[1])])
def test_a_finished_game_is_looked_over(visit: Visits, finished: Finished, way: str) -> None:
    visitor = visit(**WAYS[way], storage_state=finished.person)
    page, inspector = visitor.page, Inspector(visitor)
    _answered(visitor)
    visitor.open(f"/table/{finished.table}")
    page.get_by_role("button", name=re.compile("^(Review|Разбор)$")).last.click()
    page.get_by_role("button", name=re.compile("Review this game|Разобрать партию")).click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    chart = page.get_by_role("img", name=re.compile("Chance to win of every|Шансы каждого"))
    expect(chart).to_be_visible()
    turnings, (found, struck) = page.locator("[data-turning]"), _found()
    expect(turnings).to_have_count(found)
    strokes = page.locator("[data-stroke]")
    expect(strokes).to_have_count(struck)
    expect(turnings.first.locator(".for .sign").first).to_have_text("+")
    expect(strokes.first).to_contain_text(re.compile(r"\d+ % → \d+ %"))
    turnings.first.get_by_role("button", name=re.compile("See the position|Показать позицию")).click()
    page.get_by_role("button", name=re.compile("^(Turning point of|Переломный момент)")).first.wait_for()
    if WAYS[way]["viewport"] == PHONE:  # the board has come to the front
        expect(chart).to_be_hidden()
        page.get_by_role("tab", name=re.compile("^(Review|Разбор)$")).click()
    assert page.evaluate(_AT_THUMB) == "INPUT", "a turning point leaves the thumb of the slider free"
    expert = page.get_by_role("button", name=re.compile("expert do|сыграл бы мастер"))
    expect(expert).to_be_visible()
    inspector.look("review and position")
    assert not inspector.faults, inspector.faults
    turnings.first.get_by_role("button", name=re.compile("^(Play on from here|Играть отсюда)$")).click()
    page.wait_for_url(lambda url: "/table/" in url and finished.table not in url)
    visitor.wait_until(lambda: bool(visitor.state().get("prompt")))


#: Presses every cell of the sheet in the drawer; returns those whose sources are not what they say.
_PRESS = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const number = (words) => Number(words.replace("−", "-"));
    const wrong = [];
    for (const cell of document.querySelectorAll(".scroll button.cell")) {
        cell.click();
        await frame();
        await frame();
        const brought = [...document.querySelectorAll("[data-sources] li b")].map((one) => number(one.innerText));
        if (brought.reduce((sum, n) => sum + n, 0) !== number(cell.innerText)) wrong.push(cell.ariaLabel);
    }
    return document.querySelector(".scroll button.cell") ? wrong : ["no cells"];
}"""
#: The least side of a cell there.
_LEAST = """() => Math.min(...[...document.querySelectorAll(".scroll button.cell")]
    .map((cell) => Math.min(cell.offsetWidth, cell.offsetHeight)))"""
FINISHED = {
    "altay": "2_players_easy",
    "civilization": "2_players_short",
    "hadara": "3_players_easy",
    "seven_wonders": "3_players_A",
    "through_the_ages": "two_busy",
}
#: Which of them are opened in which way: every one on a desktop, and two on a phone.
OPENED = {
    "en-desktop": ("altay", "civilization", "hadara"),
    "ru-phone": ("hadara",),
    "ru-desktop": ("seven_wonders", "through_the_ages"),
    "en-phone": ("through_the_ages",),
}


def _counted(visitor: Visitor, record: Record) -> None:
    """What the server counts aside, when all others have been served."""
    told = msgspec.json.encode(Sources("", sources(record)))
    visitor.page.unroute_all()
    visitor.page.route(re.compile("/points$"), lambda route: route.fulfill(body=told, content_type="application/json"))


@pytest.mark.parametrize("way", WAYS)
def test_every_cell_of_the_sheet_says_where_its_points_come_from(visit: Visits, way: str) -> None:
    """On the final sheet, and on the sheet beside it; no review is needed."""
    visitor = visit(**WAYS[way])
    page, inspector = visitor.page, Inspector(visitor)
    visitor.post("/api/guest", {"name": "Ada"})
    touched = WAYS[way]["viewport"] == PHONE
    for slug in OPENED[way]:
        record = Record.load(GOLDEN / slug / "golden" / f"{FINISHED[slug]}.json")
        _counted(visitor, record)
        go_to(visitor, record, others="hotseat")
        visitor.see_the_sheet()
        page.locator("button.cell:visible").first.click()
        page.locator("[data-sources] li").first.wait_for()
        assert page.evaluate(_PRESS) == [], slug
        if touched:
            assert page.evaluate(_LEAST) >= 44, "a finger wide and high"
        if slug == OPENED[way][0]:
            inspector.look("sources", BESIDE)
        if slug == "hadara" and not touched:  # a source leads to its step; the expert needs no review to be asked there
            page.locator("[data-sources] li button").first.click()
            page.get_by_role("button", name="Review", exact=True).last.click()
            expect(page.get_by_role("button", name="What would the expert do")).to_be_visible()
    assert not inspector.faults, inspector.faults
