"""Whole games in a real browser."""

from __future__ import annotations

import re

import pytest

from tests.web.conftest import Visits
from tests.web.visitor import PHONE, Visitor


def start_if_asked(host: Visitor) -> None:
    """A table with everybody at it may have started by itself."""
    host.wait_until(lambda: host.button("Start the game").count() > 0 or "to_move" in host.state())
    if host.button("Start the game").count():
        host.button("Start the game").click()


def test_a_newcomer_plays_against_bots_to_the_score_sheet(visit: Visits) -> None:
    """From the start page to the final sheet of a three-player game, one click at a time."""
    newcomer = visit()
    newcomer.play_now("7 Wonders", 3)
    end = newcomer.play_to_the_end(lambda turn: turn % 3)
    assert len(end["result"]["standings"]) == 3
    best = max(standing["score"] for standing in end["result"]["standings"])
    newcomer.page.get_by_text(str(best), exact=True).first.wait_for()


def test_two_people_and_a_bot(visit: Visits) -> None:
    """One opens a table, another joins by the link, a bot takes the third seat."""
    host, guest = visit(), visit()
    table = host.set_up("seven_wonders", [("me", ""), ("open", ""), ("bot", "")])
    assert guest.join(host.page.get_by_label("Link of the invitation").input_value(), "Guest") == table
    start_if_asked(host)
    for _ in range(400):
        if host.state()["over"]:
            break
        for player in (host, guest):
            if player.state().get("prompt"):
                player.try_choose()
    assert host.state()["result"] == guest.state()["result"]
    assert host.state()["result"] is not None


def test_seven_players(visit: Visits) -> None:
    visitor = visit()
    visitor.play_now("7 Wonders", 7)
    assert len(visitor.play_to_the_end()["result"]["standings"]) == 7


def test_two_players_and_the_free_city_on_a_phone(visit: Visits) -> None:
    visitor = visit(viewport=PHONE, locale="ru-RU", has_touch=True)
    visitor.play_now("7 Чудес", 2)
    assert len(visitor.play_to_the_end()["result"]["standings"]) == 2


def test_hot_seat_with_a_curtain(visit: Visits) -> None:
    """Two people at one screen: between them a curtain, and no hand is seen before it opens."""
    visitor = visit()
    visitor.set_up("seven_wonders", [("hotseat", "Ada"), ("hotseat", "Bo"), ("bot", "")])
    start = visitor.page.get_by_role("button", name=re.compile("Start"))
    if start.count():
        start.first.click()
    seen = set()
    for _ in range(300):
        curtain = visitor.page.locator(".curtain")
        if curtain.count():
            assert visitor.page.locator("button[data-card]").count() == 0
            seen.add(curtain.get_by_role("heading").inner_text())
            curtain.get_by_role("button").click()
            curtain.wait_for(state="detached")
        elif not visitor.try_choose():
            if visitor.state(0)["over"]:
                break
            visitor.page.wait_for_timeout(50)
    assert visitor.state(0)["over"]
    assert len(seen) == 2


@pytest.mark.parametrize(("game", "title"), [("hadara", "Hadara"), ("through_the_ages", "Through the Ages")])
def test_the_other_games_can_be_played_to_the_end(visit: Visits, game: str, title: str) -> None:
    visitor: Visitor = visit()
    visitor.play_now(title, 2)
    end = visitor.play_to_the_end()
    assert end["result"] is not None
