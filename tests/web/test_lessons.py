"""Guided first games, followed to their ends by doing nothing but what the guide says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from ecumene import games
from ecumene.kernel import LEARNER, Message
from ecumene.locale import text
from tests.web.conftest import Visits
from tests.web.test_access import Inspector
from tests.web.visitor import PAIRS, WAYS, Visitor

#: The games of the box: other tests bring toys along later.
GAMES = games.slugs()
#: Each game is followed by a true mouse or finger on one of these, in turns; else by a hand inside the page, which
#: presses the same things where a finger would meet them, but the browser is asked once a tip.
BY_HAND = ("en-desktop", "en-phone")
#: Every game in both languages and on both devices, in one of two pairs; in the other one in `make whole`.
FOLLOWED = [
    pytest.param(slug, way, marks=() if way in PAIRS[place % 2] else pytest.mark.slow)
    for place, slug in enumerate(GAMES)
    for way in WAYS
]
HURRY = (Path(__file__).parent / "hurry.js").read_text(encoding="utf-8")
#: How much of what it speaks of a bubble may hide: only of what fills the screen, and little of it.
COVERED = 0.15
#: Clicks that lead to an action at most: open what holds it, choose, confirm, and a sheet or a tab on the way.
CLICKS = 8


@pytest.mark.parametrize(("slug", "way"), FOLLOWED)
def test_a_lesson_leads_to_its_end(visit: Visits, slug: str, way: str) -> None:
    lesson = games.lesson(slug)
    assert lesson is not None
    language = way[:2]
    visitor = visit(**WAYS[way])
    begin(visitor, slug, language)
    table = visitor.at_table()
    hurried = way != BY_HAND[GAMES.index(slug) % 2]
    tips = iter([tip for tip in lesson.tips if tip.text or tip.play])
    for number, tip in enumerate(tips):
        if not tip.text:
            play_alone(visitor, table, tip.play)
            continue
        bubble = visitor.page.locator(f'[data-tip="{tip.text}"]')
        words = text(Message(f"{slug}-lesson-{tip.text}"), language)
        if number == 3:
            bubble.wait_for()
            inspector = Inspector(visitor)
            inspector.look(tip.text, "[data-tip]")
            assert inspector.faults == []
        if hurried:
            hurry = {"tip": tip.text, "play": tip.play, "words": words, "quiet": tip.others == "quiet"}
            visitor.page.evaluate(HURRY, {**hurry, "covered": COVERED, "clicks": CLICKS})
            continue
        bubble.wait_for()
        expect(bubble).to_contain_text(words)
        expect(bubble.get_by_role("button", name=re.compile("^(Skip|Пропустить)"))).to_be_visible()
        assert covered(visitor) <= COVERED, (tip.text, "the bubble lies on what it speaks of")
        if tip.play:
            obey(visitor, tip.text, tip.play, tip.others)
        else:
            bubble.get_by_role("button", name=re.compile("^(Next|Play on|Дальше|Играть)")).click()
    expect(visitor.page.locator("[data-tip]")).to_have_count(0)
    played = visitor.fetch(f"/api/tables/{table}/record")["body"]["actions"]
    assert [line[2:] for line in played if line.startswith("1 ")] == lesson.answers(LEARNER), "it leads elsewhere"
    assert visitor.page.evaluate("JSON.parse(localStorage['ecumene.preferences']).coach"), "the coach stays"


def begin(visitor: Visitor, slug: str, language: str) -> None:
    name = text(Message(slug), language)
    page = visitor.open().page
    box = page.get_by_role("article").filter(has=page.get_by_role("heading", name=name, exact=True))
    box.get_by_role("button", name=re.compile("^(Learn by playing|Научиться в игре)")).click()


def covered(visitor: Visitor) -> float:
    """Which part of what the guide points at lies under its bubble."""
    part: float = visitor.page.evaluate(
        """() => {
            const bubble = document.querySelector("[data-tip]").getBoundingClientRect();
            const spot = document.querySelector(".ring")?.getBoundingClientRect();
            if (!spot) return 0;
            const across = Math.min(bubble.right, spot.right) - Math.max(bubble.left, spot.left);
            const down = Math.min(bubble.bottom, spot.bottom) - Math.max(bubble.top, spot.top);
            return Math.max(0, across) * Math.max(0, down) / (spot.width * spot.height);
        }"""
    )
    return part


def obey(visitor: Visitor, tip: str, play: str, others: str) -> None:
    """Click what the guide points at until it is content; everything else is quiet meanwhile."""
    page = visitor.page
    for _ in range(CLICKS):
        page.locator("[data-guided]").wait_for()
        if others == "quiet":
            offered = page.eval_on_selector_all("[data-notation]", "all => all.map(one => one.dataset.notation)")
            assert set(offered) <= {play}
        page.evaluate("window.before = document.querySelector('[data-guided]')")
        press(page.locator("[data-guided]"))
        # It points at the next thing, or has gone on.
        page.wait_for_function(
            "tip => !document.querySelector(`[data-tip='${tip}']`)"
            " || ![null, window.before].includes(document.querySelector('[data-guided]'))",
            arg=tip,
        )
        if not page.locator(f'[data-tip="{tip}"]').count():
            return
    raise AssertionError(f"the guide leads nowhere: {play}")


def press(pointed: Locator) -> None:
    """A click; lands on a map have no simple middle, so they are taken by the keyboard."""
    if pointed.evaluate("element => element instanceof SVGElement"):
        pointed.press("Enter")
    else:
        pointed.click()


def play_alone(visitor: Visitor, table: str, play: str) -> None:
    """Where nothing is said, any move may be made; here the one that the script expects."""
    visitor.wait_until(lambda: bool(visitor.state(0)["prompt"]))
    state = visitor.state(0)
    body = {"seat": 0, "version": state["version"], "action": play, "key": f"played-alone-{state['version']}"}
    visitor.post(f"/api/tables/{table}/actions", body)


def test_a_lesson_can_be_left(visit: Visits) -> None:
    visitor = visit()
    begin(visitor, "seven_wonders", "en")
    visitor.at_table()
    visitor.page.locator("[data-tip]").wait_for()
    assert visitor.offers().count() == 0
    visitor.button("Skip the lesson").click()
    expect(visitor.page.locator("[data-tip]")).to_have_count(0)
    assert len(visitor.state(0)["offers"]) > 1
    visitor.page.reload()
    visitor.page.locator("[data-card]").first.wait_for()
    expect(visitor.page.locator("[data-tip]")).to_have_count(0)


@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
def test_a_game_on_one_page_is_one_page(visit: Visits, language: str) -> None:
    """Printed from a dark screen: one sheet, on white."""
    visitor = visit(locale=language, color_scheme="dark")
    for slug in GAMES:
        page = visitor.open(f"/rules/{slug}/summary").page
        expect(page.get_by_role("heading", level=1)).to_have_text(text(Message(slug), language[:2]))
        page.evaluate("document.fonts.ready")  # other letters take another room
        sheet = page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page\b", sheet)) == 1, slug
