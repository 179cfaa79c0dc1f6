"""Altay on its own board, in a real browser."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visits
from tests.web.test_access import Inspector
from tests.web.visitor import PHONE, Visitor

#: What players do first, if they can: fight, settle, fill cards, work.
FIRST = ("place", "strike", "commit", "defend", "stand", "attack", "put", "use", "start", "play")
#: Kinds of decisions that come up in every game of people who attack whenever they can.
CERTAIN = {"people", "start", "turn", "place"}
#: Whatever carries one of these ids opens choices, if one click is not enough.
THINGS = '[data-card="{0}"], [data-flip="pile-{0}"], [data-flip="goal-{0}"]'


def _wanted(offers: list[dict[str, Any]]) -> dict[str, Any]:
    """A plain way to play: whatever comes first; rivals are attacked before neutral regions."""

    def rank(offer: dict[str, Any]) -> tuple[int, bool, bool]:
        place = FIRST.index(offer["verb"]) if offer["verb"] in FIRST else len(FIRST) + (offer["verb"] != "end")
        return place, offer["text"]["id"] != "altay-do-attack-rival", not offer["notation"].endswith("all")

    return min(offers, key=rank)


def _button(visitor: Visitor, notation: str) -> Locator:
    return visitor.page.locator(f'[data-notation="{notation}"]:visible')


def _take(visitor: Visitor, offer: dict[str, Any]) -> None:
    """Choose an offer where it lies, open its choices if need be, and confirm it."""
    button = _button(visitor, offer["notation"])
    if not button.count():
        for id in offer["touches"]:
            visitor.page.locator(THINGS.format(id)).first.click() if visitor.page.locator(
                THINGS.format(id)
            ).count() else None
            if button.count():
                break
    # A click on a region may miss its odd shape; keys do not.
    press = (lambda: button.last.click()) if button.count() else (lambda: None)
    press()
    expect(button.last).to_have_attribute("aria-pressed", "true")
    with visitor.page.expect_response(lambda answer: answer.url.endswith("/actions")) as answer:
        button.last.click()
    assert answer.value.ok, answer.value.text()
