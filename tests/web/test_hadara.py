"""Hadara on its own board, in a real browser."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Visits
from tests.web.test_access import Inspector
from tests.web.visitor import PHONE, Visitor

#: Asked of everybody in every game that takes cards whenever it can.
CERTAIN = {"side", "keep", "take"}
TRACKS = {"income", "military", "culture", "food"}


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


def _sit_down_together(visit: Visits, *more: tuple[str, str]) -> tuple[Visitor, Visitor]:
    """A host and a guest who came by the link, and whoever else sits there; the game has begun."""
    host, guest = visit(), visit()
    table = host.set_up("hadara", [("me", ""), ("open", ""), *more])
    assert guest.join(host.invitation(), "Guest") == table
    host.start_if_asked()
    host.offers().first.wait_for()
    return host, guest


def test_two_people_and_a_bot(visit: Visits) -> None:
    """A whole game; a choice made at the same time as others is taken back once."""
    host, guest = _sit_down_together(visit, ("bot", ""))
    assert host.choose()
    expect(host.page.get_by_text("Chosen: side A")).to_be_visible()
    host.button("Take back").click()
    host.offers().first.wait_for()

    for turn in range(600):
        if host.state()["over"]:
            break
        for player in (host, guest):
            if _decision(player):
                player.choose(turn % 2)
    assert host.state()["result"] == guest.state()["result"]
    best = max(standing["score"] for standing in host.state()["result"]["standings"])
    expect(guest.page.get_by_text(str(best), exact=True).first).to_be_visible()


def test_every_decision_on_a_laptop(visit: Visits) -> None:
    """Nothing needed for a decision is out of sight, and axe finds no fault, whatever is asked."""
    visitor = visit()
    visitor.play_now("Hadara", 3)
    assert _look_at_every_decision(visitor, Inspector(visitor), in_sight=True) >= CERTAIN


def test_a_game_on_a_phone(visit: Visits) -> None:
    visitor = visit(viewport=PHONE, locale="ru-RU", color_scheme="dark", has_touch=True)
    visitor.play_now("Хадара", 2)
    assert _look_at_every_decision(visitor, Inspector(visitor), in_sight=False) >= CERTAIN


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
            inspector.look(kind)
            seen.add(kind)
        visitor.choose()
    inspector.look("the end")
    assert inspector.faults == []
    assert hidden == set()
    return seen


def test_the_board_foretells_what_a_card_does(visit: Visits) -> None:
    """Price after discount, tracks after buying, feeding: all of it is seen before anything is confirmed."""
    visitor = visit()
    visitor.play_now("Hadara", 2)
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
    visitor, _ = _sit_down_together(visit)
    keys = visitor.page.keyboard
    keys.press("1")
    keys.press("ArrowRight")
    keys.press("Enter")
    expect(visitor.page.locator('[data-notation="side B"]')).to_have_attribute("aria-pressed", "true")
    keys.press("Enter")
    expect(visitor.page.get_by_text("Chosen: side B")).to_be_visible()
    keys.press("t")
    expect(visitor.page.locator('[data-notation="side B"]')).to_have_attribute("aria-pressed", "false")


def test_a_rival_and_what_is_reconstructed_can_be_looked_at(visit: Visits) -> None:
    visitor = visit()
    visitor.play_now("Hadara", 2)
    visitor.button("About this game").click()
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog.get_by_text("our reconstruction")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    visitor.page.get_by_role("button", name=re.compile("Look at the board of")).first.click()
    expect(dialog.get_by_role("list", name="Tracks")).to_be_visible()
