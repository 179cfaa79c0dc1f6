"""Whole games in a real browser."""

from __future__ import annotations

from typing import Any

from tests.web.ages import record_at
from tests.web.conftest import Visits
from tests.web.positions import played, sit_down_at
from tests.web.visitor import PHONE, Visitor, hand_over


def test_a_newcomer_plays_against_bots_to_the_score_sheet(visit: Visits) -> None:
    """From the start page to the final sheet of a three-player game, one click at a time."""
    newcomer = visit()
    newcomer.play_now("7 Wonders", 3, level="")
    end = newcomer.play_to_the_end(lambda turn: turn % 3)
    standings = end["result"]["standings"]
    rows = newcomer.see_the_sheet().locator("tbody tr:has(th)")
    shown = [row.split()[-1] for row in rows.all_inner_texts()]
    assert shown == [str(standing["score"]) for standing in sorted(standings, key=lambda one: one["rank"])]


def test_two_people_and_a_bot(visit: Visits) -> None:
    """One opens a table, another joins by the link, a bot takes the third seat. After an age bots play for all."""
    host, guest = visit(), visit()
    table = host.set_up("seven_wonders", [("me", ""), ("open", ""), ("bot", "")])
    assert guest.join(host.invitation(), "Guest") == table
    host.start_if_asked()
    quiet = 0
    while host.state()["view"]["age"] == 1:
        # A wonder may ask one of them alone, so neither waits for the other.
        chosen = [player.state()["prompt"] and player.choose() for player in (host, guest)]
        quiet = 0 if any(chosen) else quiet + 1
        assert quiet < 600, "nobody is asked and the game is not over"
        host.page.wait_for_timeout(0 if any(chosen) else 50)
    hand_over(host, guest)
    assert host.state()["result"] == guest.state()["result"]
    assert host.state()["result"] is not None


def in_age_iii(state: Any) -> bool:
    return (state.age, state.turn) == (3, 3)


def test_seven_players(visit: Visits) -> None:
    visitor = visit()
    sit_down_at(visitor, played("seven_wonders", 7, in_age_iii))
    assert len(visitor.play_to_the_end()["result"]["standings"]) == 7


def test_two_players_and_the_free_city_on_a_phone(visit: Visits) -> None:
    visitor = visit(viewport=PHONE, locale="ru-RU", has_touch=True)
    sit_down_at(visitor, played("seven_wonders", 2, in_age_iii), "Ада")
    assert len(visitor.play_to_the_end()["result"]["standings"]) == 2


def test_hot_seat_with_a_curtain(visit: Visits) -> None:
    """Two people at one screen: between them a curtain, and no hand is seen before it opens.

    Whoever chose last goes on with the next turn, so that the screen is handed over once a turn.
    """
    visitor = visit()
    names = ("Ada", "Bo")
    visitor.set_up("seven_wonders", [("hotseat", names[0]), ("hotseat", names[1]), ("bot", "")])
    curtain = visitor.page.locator(".curtain")
    before = -1
    for seat in (0, 1, 1, 0, 0, 1):
        if seat != before:
            curtain.get_by_role("heading", name=names[seat]).wait_for()
            assert visitor.cards() == []
            curtain.get_by_role("button").click()
        visitor.wait_until(lambda seat=seat: visitor.cards() == visitor.state(seat)["view"]["hand"])  # type: ignore[misc]
        visitor.choose()
        before = seat
    visitor.wait_until(lambda: visitor.state(0)["view"]["turn"] == 4)


def test_hot_seat_to_the_end(visit: Visits) -> None:
    visitor = visit()
    sit_down_at(visitor, played("seven_wonders", 3, lambda state: (state.age, state.turn) == (3, 5)), others="hotseat")
    end = play_behind_the_curtain(visitor)
    assert len(end["result"]["standings"]) == 3
    visitor.see_the_sheet()


def play_behind_the_curtain(visitor: Visitor) -> Any:
    """Open the curtain or choose, whichever comes, until the game is over; returns the last state."""
    curtain = visitor.page.locator(".curtain")
    for _ in range(2000):
        state = visitor.state(0)
        if state["over"]:
            return state
        if curtain.count():
            assert visitor.cards() == []
            curtain.get_by_role("button").click()
        elif not visitor.try_choose():
            visitor.page.wait_for_timeout(50)
    raise TimeoutError("the game does not end")


def test_a_game_on_the_generic_table(visit: Visits) -> None:
    """The last rounds of Through the Ages without its board."""
    visitor = visit()
    visitor.open(f"/table/{sit_down_at(visitor, record_at('two_busy', 200))}?plain")
    end = visitor.play_to_the_end(lambda turn: turn)
    assert len(end["result"]["standings"]) == 2
    visitor.see_the_sheet()
