"""Hadara on its own board, in a real browser."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Visits
from tests.web.positions import cut, go_to, on_file, played, sit_down_at
from tests.web.test_access import Inspector
from tests.web.visitor import LAPTOP, PHONE, Visitor, hand_over, sit_together

#: How many played, how many decisions came before, and what the first seat is asked then; at last the game ends.
MOMENTS = (
    (3, 0, "side"),
    (3, 4, "keep"),
    (3, 22, "colony"),
    (3, 24, "statue"),
    (3, 84, "wheel"),
    (2, 56, "feed"),
    (3, 113, "take"),
    (3, 120, "medal"),
)
TRACKS = {"income", "military", "culture", "food"}
#: Where a decision is made.
PLACES = ".board, .dock"


def _decision(visitor: Visitor) -> str:
    """The kind of decision the board shows this visitor, "" if none."""
    prompt = visitor.state().get("prompt")
    if prompt:
        visitor.offers().first.wait_for()
    return prompt["kind"] if prompt else ""


def _scrolled(visitor: Visitor) -> bool:
    """Whether a choice, or a track, lies where one would have to scroll to see it."""
    return bool(
        visitor.page.evaluate(
            """() => [...document.querySelectorAll(".dock [data-notation], .tracks li")].some((thing) => {
                const { left, right, top, bottom } = thing.getBoundingClientRect();
                return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
            })"""
        )
    )


def test_two_people_and_a_bot(visit: Visits) -> None:
    """A choice made at the same time as others is taken back once. Later bots take over, and both see the end."""
    host, guest = visit(), visit()
    sit_together(host, guest, "hadara", bots=1)
    host.offers().first.wait_for()
    assert host.choose()
    expect(host.page.get_by_text("Chosen: side A")).to_be_visible()
    host.button("Take back").click()
    host.offers().first.wait_for()

    chosen = 0
    while chosen < 12:
        for player in (host, guest):
            if _decision(player):
                player.choose(chosen % 2)
                chosen += 1
    hand_over(host, guest)
    assert host.state()["result"] == guest.state()["result"]
    best = max(standing["score"] for standing in host.state()["result"]["standings"])
    expect(guest.page.get_by_text(str(best), exact=True).first).to_be_visible()


def test_every_decision_on_a_laptop(visit: Visits) -> None:
    """Nothing needed for a decision is out of sight, and axe finds no fault, whatever is asked."""
    visitor = visit()
    inspector = Inspector(visitor)
    whole = {players: played("hadara", players) for players in (2, 3)}
    visitor.post("/api/guest", {"name": "Ada"})
    for players, steps, kind in MOMENTS:
        go_to(visitor, cut(whole[players], steps))
        visitor.wait_until(lambda: _decision(visitor))
        assert _decision(visitor) == kind
        assert not _scrolled(visitor), kind
        inspector.look(kind, PLACES if inspector.looked else "html")
        visitor.choose()
    _look_at_every_decision(visitor, inspector, in_sight=True)


def test_the_last_turns_on_a_phone(visit: Visits) -> None:
    visitor = visit(viewport=PHONE, locale="ru-RU", color_scheme="dark", has_touch=True)
    sit_down_at(visitor, cut(played("hadara", 2), 71), "Ада")
    assert _look_at_every_decision(visitor, Inspector(visitor), in_sight=False) >= {"keep", "take"}


def _look_at_every_decision(visitor: Visitor, inspector: Inspector, *, in_sight: bool) -> set[str]:
    """Play to the end, taking what can be taken; returns the kinds of decisions that were looked at."""
    seen: set[str] = set()
    hidden: set[str] = set()
    while not visitor.state()["over"]:
        kind = _decision(visitor)
        if not kind:
            visitor.page.wait_for_timeout(50)
            continue
        if in_sight and _scrolled(visitor):
            hidden.add(kind)
        if kind not in seen:
            inspector.look(kind, PLACES if inspector.looked else "html")
            seen.add(kind)
        visitor.choose()
    inspector.look("the end")
    assert inspector.faults == []
    assert hidden == set()
    return seen


#: Names of cards that are cut, or lie under what the card is worth.
CUT = """() => [...document.querySelectorAll(".dock [data-notation] .name")].filter((name) => {
    const box = name.getBoundingClientRect(), button = name.closest("button");
    const worth = button.querySelector(".points")?.getBoundingClientRect() ?? button.getBoundingClientRect();
    return name.scrollWidth > name.clientWidth || box.right > (worth.left > box.left ? worth.left : worth.right);
}).map((name) => name.textContent)"""


def test_feeding_lists_every_card_by_its_whole_name(visit: Visits) -> None:
    """Sixteen cards, the longest names: on a laptop nothing is scrolled to, on a phone every line is a finger high."""
    visitor = visit(locale="ru-RU")
    sit_down_at(visitor, on_file("hadara", "3_players_random", 123), "Ада", seat=2)
    names = visitor.page.locator(".dock [data-notation] .name")
    visitor.wait_until(lambda: names.count())
    cards = [offer for offer in visitor.state(2)["offers"] if offer["verb"] == "remove"]
    for window, least in ((LAPTOP, 24), (PHONE, 44)):
        visitor.page.set_viewport_size(window)  # type: ignore[arg-type]
        expect(names).to_have_count(len(cards))
        visitor.wait_until(lambda least=least: _lowest(visitor) >= least)  # type: ignore[misc]
        assert visitor.page.evaluate(CUT) == []
        assert window == PHONE or not _scrolled(visitor)
    assert len(cards) == 16


def _lowest(visitor: Visitor) -> float:
    heights: list[float] = visitor.page.eval_on_selector_all(
        ".dock [data-choice] [data-notation]", "all => all.map(one => one.getBoundingClientRect().height)"
    )
    return min(heights)


def test_the_board_foretells_what_a_card_does(visit: Visits) -> None:
    """Price after discount, tracks after buying, feeding: all of it is seen before anything is confirmed."""
    visitor = visit()
    visitor.against_bots("hadara", 2)
    while _decision(visitor) != "keep":
        visitor.choose()
    bought = next(offer for offer in visitor.state()["offers"] if offer["verb"] == "buy")
    button = visitor.page.locator(f'.dock [data-notation="{bought["notation"]}"]')
    moved = [change for change in bought["changes"] if change["what"] in TRACKS]
    for change in moved:
        expect(button).to_contain_text(f"{change['before']}→{change['after']}")
    visitor.page.mouse.move(0, 0)
    expect(visitor.page.locator(".tracks .after")).to_have_count(0)
    button.hover()
    expect(visitor.page.locator(".tracks .after")).to_have_count(len(moved))


def test_keys_are_enough(visit: Visits) -> None:
    """A figure goes to a choice, arrows walk on, Enter chooses and confirms, T takes back."""
    visitor = visit()
    sit_together(visitor, visit(), "hadara")
    visitor.offers().first.wait_for()
    keys = visitor.page.keyboard
    keys.press("1")
    keys.press("ArrowRight")
    keys.press("Enter")
    expect(visitor.page.locator('[data-notation="side B"]')).to_have_attribute("aria-pressed", "true")
    keys.press("Enter")
    expect(visitor.page.get_by_text("Chosen: side B")).to_be_visible()
    expect(visitor.button("Take back")).to_be_visible()
    keys.press("t")
    expect(visitor.page.locator('[data-notation="side B"]')).to_have_attribute("aria-pressed", "false")


def test_a_rival_and_what_is_reconstructed_can_be_looked_at(visit: Visits) -> None:
    visitor = visit()
    visitor.against_bots("hadara", 2)
    visitor.button("About this game").click()
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog.get_by_text("our reconstruction")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    visitor.page.get_by_role("button", name=re.compile("Look at the board of")).first.click()
    expect(dialog.get_by_role("list", name="Tracks")).to_be_visible()
