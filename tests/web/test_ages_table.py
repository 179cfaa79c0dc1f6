"""Through the Ages at the table: room, keys, the end of the turn, what the others do, the end, the past."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.ages import SHOWN, Player, axe, bring, guest, lay, record_at, sit_down
from tests.web.conftest import Visits
from tests.web.visitor import LAPTOP, PHONE, Visitor

#: Action phases late in the game: of strong bots, and of tables where nearly everything lies that can lie there.
LATE = [
    ("crowded", 549, 0),
    ("crowded", 617, 2),
    ("four_busy", 622, 1),
    ("4_players_seize", 605, 0),
    ("4_players_curious", 645, 0),
    ("3_players_curious", 411, 1),
    ("2_players_curious", 199, 0),
]

#: What does not fit: things to be scrolled to, things cut off at the side, letters too small to read.
UNFIT = """() => {
    const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const told = (why, all) => all.map((one) => `${why}: ${one.className} ${one.textContent.trim().slice(0, 40)}`);
    const silent = ".unseen, .words, .unseen *, svg *";
    const written = seen(".board *, .dock *").filter((one) => !one.matches(silent)
        && [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()));
    return [
        ...told("scrolls", seen(".scroll, .dock > .hand").filter((one) => one.scrollHeight > one.clientHeight + 1)),
        ...told("cut", seen(".tile .rows, .rivals article").filter((one) => one.scrollWidth > one.clientWidth + 1)),
        ...told("small", written.filter((one) => parseFloat(getComputedStyle(one).fontSize) < 11)),
    ];
}"""


#: What is written somewhere and not seen whole: cut off at a side or below.
CUT = """() => [...document.querySelectorAll(".board *, .dock *")].filter((one) => {
    const silent = one.closest("svg, .unseen, .words") || !one.checkVisibility();
    if (silent || ![...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) return false;
    const hides = (box) => /hidden|clip/.test(getComputedStyle(box).overflow);
    const around = [one, one.parentElement, one.parentElement?.parentElement].filter((box) => box && hides(box));
    const range = document.createRange();
    range.selectNodeContents(one);
    const words = range.getBoundingClientRect();
    return around.some((box) => {
        const room = box.getBoundingClientRect();
        return words.right > room.right + 1 || words.bottom > room.bottom + 3 || words.left < room.left - 1;
    });
}).map((one) => `${one.className}: ${one.textContent.trim()}`)"""


@pytest.mark.parametrize("locale", ["en-GB", "ru-RU"])
def test_a_laptop_shows_all_that_a_decision_needs_without_scrolling_and_no_name_is_cut(
    visit: Visits, locale: str
) -> None:
    """Late in games of two, three and four: rivals' leaders and wonders, and technologies in narrow columns."""
    visitor = guest(visit(locale=locale))
    faults: list[str] = []
    for name, steps, seat in LATE:
        sit_down(visitor, name, steps, seat)
        visitor.page.evaluate("document.fonts.ready")
        found = [*visitor.page.evaluate(UNFIT), *visitor.page.evaluate(CUT)]
        faults += [f"{name} {steps}: {fault}" for fault in found]
    assert faults == []


def test_some_turns_on_a_phone(visit: Visits) -> None:
    """Tabs, the hand as a bottom sheet, fingers that need room."""
    visitor = guest(visit(viewport=PHONE, locale="ru-RU", color_scheme="dark", has_touch=True))
    assert sit_down(visitor, "2_players_curious", 199, 0) <= set(visitor.page.evaluate(SHOWN))
    for tab in ("Ряд", "Моё", "Соперники", "События"):
        visitor.page.get_by_role("tab", name=tab, exact=True).last.tap()
        assert axe(visitor) == []
        small = visitor.page.eval_on_selector_all(
            ".board [data-thing], .dock [data-thing], .dock [data-notation]",
            "all => all.filter(one => one.checkVisibility() && one.getBoundingClientRect().height < 43.5)"
            ".map(one => one.outerHTML.slice(0, 120))",
        )
        assert small == []
    for seat in (1, 0):
        visitor.look_at_seat(seat)
    player = Player(visitor, touch=True)
    for _ in range(4):
        player.act()
    assert player.strays == []


# Keys


def focused(visitor: Visitor) -> str:
    """Where the focus is: the thing, else the action, else the part of the page."""
    place = """() => {
        const at = document.activeElement;
        return at.dataset.thing ?? at.dataset.notation ?? at.closest("header, aside, main, section")?.tagName ?? "";
    }"""
    found: str = visitor.page.evaluate(place)
    return found


def tab_to(visitor: Visitor, wanted: str) -> None:
    """Go on by Tab until what has the focus carries this attribute."""
    for _ in range(200):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            return
    raise AssertionError(f"{wanted} cannot be reached")


def test_a_turn_is_played_by_keys_alone(visit: Visits) -> None:
    """Tab reaches all that can be done, in the order it lies there; Enter opens, takes and confirms."""
    visitor = guest(visit())
    sit_down(visitor, "2_players_curious", 199, 0)
    keys, page = visitor.page.keyboard, visitor.page
    asked = page.locator(".deeds .primary:enabled")  # what was chosen waits to be confirmed
    list_all = "all => all.filter(one => one.checkVisibility()).map(one => one.dataset.thing ?? 'end')"
    things = page.eval_on_selector_all("[data-thing], [data-end]", list_all)
    tab_to(visitor, ".skip")
    keys.press("Enter")
    tab_to(visitor, "[data-thing]")
    reached = [focused(visitor)]
    while reached[-1] != "end" and len(reached) < 150:
        keys.press("Tab")
        reached.append(focused(visitor))
    reached += [next_thing(visitor) for _ in things[things.index("end") + 1 :]]
    assert [place for place in reached if place in things] == things
    player = Player(visitor)
    tab_back_to(visitor, '[data-thing][aria-expanded="false"]')
    thing = focused(visitor)
    keys.press("Enter")
    expect(page.locator(f'[data-choice="{thing}"] [data-notation]').first).to_be_focused()
    wanted = focused(visitor)
    keys.press("Enter")
    visitor.wait_until(lambda: player.sent or asked.count())
    if not player.sent:
        keys.press("Enter")
    visitor.wait_until(lambda: player.sent == [wanted])
    visitor.wait_until(lambda: focused(visitor) not in ("", "BODY"))
    expect(page.locator("[data-choice] .head")).to_have_count(0)
    assert page.evaluate("document.activeElement.matches('[data-thing], [data-end]')"), "the hand stays on the keys"
    keys.press("u")
    expect(visitor.button("Undo")).to_have_count(0)
    tab_to(visitor, "[data-end]")
    keys.press("Enter")
    visitor.wait_until(lambda: player.sent[1:] or asked.count())
    if not player.sent[1:]:
        keys.press("Enter")
    visitor.wait_until(lambda: player.sent[1:] == ["end"])


def next_thing(visitor: Visitor) -> str:
    tab_to(visitor, "[data-thing]")
    return focused(visitor)


def tab_back_to(visitor: Visitor, wanted: str) -> None:
    for _ in range(150):
        visitor.page.keyboard.press("Shift+Tab")
        if visitor.page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            return
    raise AssertionError(f"{wanted} cannot be reached")


# The end of the turn, and what the others did


def test_price_and_changes_are_told_before_and_why_something_cannot_be(visit: Visits) -> None:
    visitor = guest(visit())
    page = visitor.page
    sit_down(visitor, "2_players_curious", 199, 0)
    player = Player(visitor)
    page.locator('[data-thing="tech:bread_and_circuses"]').hover()
    own = page.locator('.civilization[data-seat="0"] .ratings')
    for figure in ("becomes 1", "becomes 5"):  # strength and faces, if it were built
        expect(own).to_contain_text(figure)
    page.locator('[data-thing="tech:agriculture"]').click()
    build = page.locator('[data-choice] [data-notation="build agriculture"]')
    expect(build.locator("[data-icon=ore]").first).to_be_visible()
    expect(build).to_contain_text("3→4")
    sit_down(visitor, "crowded", 549, 0)
    page.get_by_role("region", name="The card row").get_by_role("button", name=re.compile("^Sid Meier")).click()
    expect(page.locator("[data-choice]")).to_contain_text("already taken a leader of this age")
    assert player.sent == []
    page.get_by_role("button", name="Look at Bot 3 closely").click()
    opened = page.get_by_role("dialog").locator('.civilization[data-seat="2"]')
    expect(opened).to_be_visible()
    shown = opened.locator(".tile").count()
    assert shown == len(visitor.state(0)["view"]["civilizations"][2]["technologies"])


#: The end of a turn in which all was done that could be done.
NOTHING_WASTED = ("crowded", 42, 0)


def test_ending_a_turn_asks_only_where_something_is_wasted(visit: Visits) -> None:
    visitor = guest(visit())
    page = visitor.page
    sit_down(visitor, "crowded", 549, 0)
    player = Player(visitor)
    end = page.locator("[data-end]")
    warnings = page.get_by_role("list", name="Before you end the turn")
    expect(warnings).to_contain_text(re.compile("civil actions? unused"))
    expect(page.get_by_text("The end of the turn would bring:")).to_be_attached()
    end.click()
    expect(end).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(end).to_have_attribute("aria-pressed", "false")
    assert player.sent == []
    sit_down(visitor, *NOTHING_WASTED)
    expect(warnings.locator(".bad")).to_have_count(0)
    end.click()
    visitor.wait_until(lambda: player.sent == ["end"])


def strip(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name="Since your last move")


def test_what_the_others_did_is_told_and_their_cards_open_large(visit: Visits) -> None:
    visitor = guest(visit())
    sit_down(visitor, "crowded", 548, 0)
    deeds = strip(visitor).get_by_role("listitem")
    expect(deeds).to_have_count(3)
    for seat, name in enumerate(("Bot 2", "Bot 3", "Bot 4")):
        expect(deeds.nth(seat)).to_contain_text(name)
    log = visitor.page.get_by_role("list", name="Log")
    expect(log.locator(".turn").last).to_have_text(re.compile("Round 17: your turn"))
    expect(log).not_to_contain_text("neighbour")
    log.locator("dfn:not([data-term])").last.hover()
    expect(visitor.page.get_by_role("tooltip").locator(".card.words")).to_be_visible()


def test_what_somebody_else_decides_is_told_and_nothing_more(visit: Visits) -> None:
    """A spectator sees the auction, who decides and how strong all are, but no hand."""
    bidder, watcher = guest(visit()), visit()
    sit_down(bidder, "2_players_curious", 193, 1)
    hand = bidder.state(1)["view"]["hand"]
    lay(watcher, bidder.page.url)
    told = watcher.page.get_by_role("status", name="Somebody else decides")
    expect(told).to_contain_text("Ada decides: the auction")
    expect(told.get_by_role("listitem")).to_have_count(2)
    expect(told.get_by_role("button")).to_have_count(1)
    assert hand
    assert watcher.state()["view"]["hand"] is None
    expect(watcher.page.locator("[data-thing], [data-notation], .hand .piece")).to_have_count(0)
    assert axe(watcher) == []


def test_the_final_sheet_explains_the_last_events_and_the_past_is_the_same_board(visit: Visits) -> None:
    visitor = guest(visit())
    record = record_at("crowded")
    seats = [{"kind": "me"}] + [{"kind": "bot", "level": "random"}] * 3
    lay(visitor, f"{visitor.url}/table/{bring(visitor, 'crowded', None, seats)}")
    tables = visitor.page.locator(".board .sheet table")
    scores, impacts = tables.nth(0), tables.nth(1)
    for source in ("Production", "Wonders", "Leaders", "Events", "Age III events"):
        expect(scores.get_by_role("columnheader", name=source, exact=True)).to_be_attached()
    view = visitor.state()["view"]
    expect(impacts.locator("tbody tr")).to_have_count(len(view["impacts"]))
    first = impacts.locator("tbody tr").first
    expect(first.locator("td")).to_have_text([str(n) for n in view["impacts"][0]["points"]])
    expect(first.locator(".why")).not_to_be_empty()
    assert axe(visitor) == []
    visitor.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    for total in scores.locator("td.sum").all():
        expect(total).to_be_in_viewport(ratio=1)
    visitor.page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    visitor.button("See the table").click()
    visitor.press("p")
    visitor.press("Home")
    expect(visitor.page.get_by_text(f"0 / {len(record.actions)}")).to_be_visible()
    expect(visitor.page.locator(".board .piece").first).to_be_visible()
    visitor.page.get_by_role("slider").fill("549")
    expect(visitor.page.locator(".board .tile").first).to_be_visible()
    expect(visitor.page.locator(".board [data-thing], .board [data-notation]")).to_have_count(0)
    assert visitor.page.evaluate(UNFIT) == []
    assert axe(visitor) == []
