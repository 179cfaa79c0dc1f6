"""The report: one page that needs nothing else, in both languages, light and dark, on any screen."""

from __future__ import annotations

import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from ecumene.arena.executors import Here
from ecumene.arena.matches import Block, Played
from ecumene.arena.report import write_report
from ecumene.arena.tournament import Plan, Store, all_line_ups, run
from ecumene.kernel import Message
from ecumene.locale import text

MIRROR = Plan("seven_wonders", tuple(all_line_ups(["greedy"], 3)), "mirror")
LADDER = Plan("seven_wonders", tuple(all_line_ups(["greedy", "random", "exec:<b>"], 2)), "<seed>")


def block(deal: int, line: tuple[str, ...], winner: str) -> Block:
    """A deal that a bot won in every rotation; the program among them answered nonsense once."""
    games = []
    for turn in range(len(line)):
        seats = [*line[turn:], *line[:turn]]
        ranks = [1 if name == winner else 2 for name in seats]
        faults = [int(name.startswith("exec:")) for name in seats]
        reasons = [[Message("bots-answer-illegal", {"action": "<i>"})] if fault else [] for fault in faults]
        times = [[1000, 2000, 90_000]] * len(seats)
        games.append(Played(seats, [10 - rank for rank in ranks], ranks, [3] * len(seats), faults, times, reasons))
    return Block(deal, line, games)


@pytest.fixture(scope="module")
def ladder() -> list[Block]:
    return [block(deal, line, min(line)) for deal in range(6) for line in LADDER.line_ups]


@pytest.fixture(scope="module")
def mirror() -> list[Block]:
    """Without noise each copy wins exactly its part of every deal, as all sit in every seat."""
    return list(run(MIRROR, 18, Here(), Store(None, MIRROR)))


class Page(HTMLParser):
    """The tags of a page and the text within them."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.texts: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_page_tells_all_and_loads_nothing(ladder: list[Block], language: str) -> None:
    page = write_report(LADDER, ladder, language)
    assert f"<html lang='{language}'>" in page
    assert not re.search(r"https?:|src=|@import|url\(", page)
    seen = Page(page)
    told = " ".join(seen.texts)
    assert seen.tags["b"] == 3 + 1  # none of them from the name of a bot: the legend and the faults
    assert "<seed>" in told
    for id in ("arena-wins", "arena-rank", "arena-lead", "arena-rating", "arena-times", "arena-faults", "arena-course"):
        assert text(Message(id), language) in told
    assert text(Message("bots-answer-illegal", {"action": "<i>"}), language) in told
    assert "ecumene arena seven_wonders --line-up greedy+random --line-up 'greedy+exec:<b>'" in told
    assert ("2.0 – 90.0" if language == "en" else "2,0 – 90,0") in told
    assert seen.tags["tr"] == 1 + 3


def test_who_is_above_parity_and_who_below(ladder: list[Block]) -> None:
    page = write_report(LADDER, ladder, "en")
    verdicts = re.findall(r"title='([^']*)'.*?<span class='verdict \w*'>([^<]*)<", page)
    assert verdicts[:3] == [
        ("exec:&lt;b&gt;", "▲ above parity"),
        ("greedy", "= parity not excluded"),
        ("random", "▼ below parity"),
    ]


def test_a_mirror_match_is_marked_and_sits_at_parity(mirror: list[Block]) -> None:
    page = write_report(MIRROR, mirror, "en")
    assert "<em>mirror match</em>" in page
    verdicts = re.findall(r"<span class='verdict \w*'>([^<]*)<", page)
    assert verdicts == ["= parity not excluded"] * 6  # in the standings and at the table
    assert "mirror match</em>" not in write_report(LADDER, [block(0, ("greedy", "random"), "greedy")], "en")


def test_a_single_deal_claims_no_interval() -> None:
    page = write_report(LADDER, [block(0, ("greedy", "random"), "greedy")], "en")
    assert "100.0 ± –" in page
    assert "nan" not in page


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1200])
def test_the_page_fits_and_can_be_read(
    browser: Browser, ladder: list[Block], tmp_path: Path, scheme: str, width: int
) -> None:
    from axe_playwright_python.sync_playwright import Axe

    file = tmp_path / "report.html"
    file.write_text(write_report(LADDER, ladder, "ru"), encoding="utf-8")
    page = browser.new_page(viewport={"width": width, "height": 800}, color_scheme=scheme)  # type: ignore[arg-type]
    try:
        page.goto(file.as_uri())
        assert page.evaluate("document.documentElement.scrollWidth") == width
        found = Axe().run(page)
        assert found.response["violations"] == []
    finally:
        page.close()
