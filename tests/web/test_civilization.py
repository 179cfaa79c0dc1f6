"""Civilization on its own board, in a real browser: from positions of records, so that a few turns show a whole game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Locator, expect

from ecumene import games
from ecumene.kernel import Match, Record
from tests.web.conftest import Visits
from tests.web.test_access import Inspector
from tests.web.visitor import PHONE, Visitor

GOLDEN = Path(__file__).parents[1] / "games" / "civilization" / "golden"
#: Two neighbours and somebody far away.
STARTS = (("gaul", "iberia"), ("germania", "sarmatia"), ("mexico", "sonora"))
ARMS = ("horseman", "catapult")
HOST, GUEST = 0, 1


def frontier() -> Record:
    """The second turn of a standard game: both neighbours have armed themselves, and the guest moves first."""
    match = Match(games.load("civilization"), 3, seed="frontier")
    settled = [0, 0, 0]
    while match.state.turn < 2:
        seat = match.state.to_move()[0]
        kind = match.state.prompt(seat).kind
        able = [str(action) for action in match.state.actions(seat)]
        wanted = "ready" if kind == "trade" else "done"
        if kind == "settle":
            wanted = f"settle {STARTS[seat][settled[seat]]}"
            settled[seat] += 1
        elif kind == "buy" and seat in (HOST, GUEST):
            owned = {piece.kind for piece in match.state.view(seat).pieces if piece.owner == seat}
            wished = [f"buy {unit} {STARTS[seat][0]}" for unit in ARMS if unit not in owned]
            wanted = next((wish for wish in wished if wish in able), "done")
        match.play(seat, wanted)
    return match.record()


def golden(name: str, left: int) -> Record:
    """A game on file, so many actions before its end."""
    record = Record.load(GOLDEN / f"{name}.json")
    return msgspec.structs.replace(record, actions=record.actions[:-left], checks="", digest="", result=None)


def sit_down(visitor: Visitor, record: Record, *others: dict[str, str]) -> str:
    """Bring a record along, take its first seat, and go to the table; returns its id."""
    visitor.open()
    visitor.post("/api/guest", {"name": "Ada"})
    seats = [{"kind": "me"}, *others]
    table = visitor.post("/api/tables/import", {"record": msgspec.to_builtins(record), "seats": seats})["id"]
    visitor.open(f"/table/{table}")
    return str(table)


def play(visitor: Visitor, notation: str) -> None:
    """Take an action where the board offers it: choose it, then confirm it."""
    offer = visitor.page.locator(f'[data-notation="{notation}"]:not(.land):visible').first
    offer.click()
    with visitor.page.expect_response(lambda answer: answer.url.endswith("/actions")) as answer:
        visitor.page.locator(f'[data-notation="{notation}"][aria-pressed="true"]:not(.land)').first.click()
    assert answer.value.ok, answer.value.text()


def asked(visitor: Visitor, kind: str) -> None:
    """Wait until this is asked, here and on the server."""
    visitor.wait_until(lambda: (visitor.state().get("prompt") or {}).get("kind") == kind)


def land(visitor: Visitor, area: str) -> Locator:
    return visitor.page.locator(f'[data-land="{area}"]')


def player(visitor: Visitor, seat: int) -> Any:
    return visitor.state()["view"]["players"][seat]


def test_two_people_and_a_bot_fight_and_trade(visit: Visits) -> None:
    """A whole turn: a march, a battle behind screens, an offer that is accepted, production, purchases on the map."""
    host, guest = visit(), visit()
    table = sit_down(host, frontier(), {"kind": "open"}, {"kind": "bot", "level": "easy"})
    assert guest.join(host.invitation(), "Bo") == table
    host.start_if_asked()

    # The guest marches: by mouse on the map, then by the list of ways.
    asked(guest, "move")
    land(guest, "germania").locator("path.ground:not([transform])").click()
    guest.page.locator('[data-piece="horseman"]').click()
    expect(land(guest, "gaul")).to_have_class(re.compile("lifted"))
    play(guest, "move horseman germania gaul")
    asked(host, "react")
    expect(host.page.get_by_text("Horseman").first).to_be_visible()
    play(host, "fight")
    asked(guest, "move")
    if not guest.page.locator('[data-piece="swordsman"]').count():
        land(guest, "germania").focus()
        guest.page.keyboard.press("Enter")
    guest.page.locator('[data-piece="swordsman"]').click()
    play(guest, "move swordsman germania gaul")
    asked(guest, "move")
    play(guest, "done")

    rounds = fight(host, guest)
    assert rounds >= 1
    for one in (host, guest):
        one.page.get_by_text(re.compile("wins the battle|wins and takes|Nobody is left")).wait_for()
        inspector = Inspector(one)
        inspector.look("battle sheet")
        assert inspector.faults == []
        one.button("Continue").click()

    end_movement(host)
    trade(host, guest)
    for buyer in (guest, host):
        purchase(buyer)
    host.wait_until(lambda: host.state()["view"]["turn"] == 3)


def fight(host: Visitor, guest: Visitor) -> int:
    """Both put units behind their screens until the battle is over; returns how many rounds were chosen."""
    asked(guest, "pick")
    for one in (host, guest):
        one.page.get_by_text("behind the screen").first.wait_for()
    for rounds in range(12):
        view = host.state()["view"]
        if view["battle"] is None:
            return rounds
        for one in (host, guest):
            offers = [offer["notation"] for offer in one.state()["offers"] if offer["verb"] == "pick"]
            if offers:
                play(one, offers[0])
    raise AssertionError("the battle does not end")


def end_movement(host: Visitor) -> None:
    """The bot moves by itself; then the host ends movement, attacking nobody."""
    host.wait_until(lambda: host.state()["view"]["phase"] == "trade" or bool(host.state()["prompt"]))
    while host.state()["view"]["phase"] == "movement":
        prompt = host.state()["prompt"]
        if prompt:
            play(host, "spare" if prompt["kind"] == "react" else "done")


def trade(host: Visitor, guest: Visitor) -> None:
    """The host offers oil for spices, or gold for gold; the guest sees both trays and accepts."""
    asked(host, "trade")
    asked(guest, "trade")
    before = [player(host, seat)["gold"] for seat in (HOST, GUEST)]
    play(host, f"offer {GUEST + 1}")
    play(host, "give gold_5")
    play(host, "ask gold_1")
    inspector = Inspector(host)
    inspector.look("table of trade")
    assert inspector.faults == []
    play(host, "send")
    guest.page.get_by_role("article").get_by_text("5 gold").wait_for()
    play(guest, f"accept {HOST + 1}")
    host.wait_until(lambda: [player(host, seat)["gold"] for seat in (HOST, GUEST)] == [before[0] - 4, before[1] + 4])
    for one in (guest, host):
        if one.state()["prompt"]:
            play(one, "ready")


def purchase(buyer: Visitor) -> None:
    """A settler is taken from the shelf and put on the map by the keyboard; gold is less by its price."""
    asked(buyer, "buy")
    seat = buyer.state()["seat"]
    gold = player(buyer, seat)["gold"]
    places = [offer for offer in buyer.state()["offers"] if offer["notation"].startswith("buy settler ")]
    if places:
        buyer.page.locator('[data-ware="settler"]').click()
        region = places[0]["value"]["region"]
        land(buyer, region).focus()
        buyer.page.keyboard.press("Enter")
        expect(land(buyer, region)).to_have_attribute("aria-pressed", "true")
        buyer.page.keyboard.press("Enter")
        buyer.wait_until(lambda: player(buyer, seat)["gold"] == gold - places[0]["price"]["gold"])
    play(buyer, "done")
    buyer.wait_until(lambda: not buyer.state()["prompt"] or buyer.state()["prompt"]["kind"] != "buy")


def test_some_turns_on_a_phone(visit: Visits) -> None:
    """Tabs instead of sheets, a thumb that need not be exact, and nothing wider than the window."""
    visitor = visit(viewport=PHONE, locale="ru-RU", color_scheme="dark", has_touch=True)
    sit_down(visitor, frontier(), {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"})
    inspector = Inspector(visitor)
    visitor.wait_until(lambda: bool(visitor.state()["prompt"]))
    for tab in ("Мир", "Цивилизация", "Эры", "Игроки", "Мир"):
        visitor.page.get_by_role("tab", name=tab, exact=True).click()
        inspector.look(tab)
    seen = set()
    for _ in range(40):
        state = visitor.state()
        if state["view"]["turn"] > 2 or state["over"]:
            break
        if not state["prompt"]:
            visitor.page.wait_for_timeout(60)
            continue
        kind = state["prompt"]["kind"]
        notations = [offer["notation"] for offer in state["offers"]]
        if kind not in seen:
            inspector.look(kind)
        seen.add(kind)
        quiet = [one for one in ("done", "ready", "spare", "hold") if one in notations]
        play(visitor, (quiet or notations)[0])
    assert {"move", "trade", "buy"} <= seen
    assert inspector.faults == []


def test_the_end_of_an_advanced_game(visit: Visits) -> None:
    """Technologies, settlements and their yield are all to be seen; the last actions lead to the score sheet."""
    visitor = visit()
    sit_down(visitor, golden("2_players_short", 6), {"kind": "bot", "level": "random"})
    inspector = Inspector(visitor)
    visitor.page.locator("[data-land]").first.wait_for()
    for sheet in ("Technologies", "Civilization"):
        visitor.page.locator(".openers").get_by_role("button", name=sheet).click()
        visitor.page.get_by_role("heading", name=sheet).wait_for()
        inspector.look(sheet)
        visitor.button("See the map").click()
    assert inspector.faults == []
    visitor.let_a_bot_finish()
    expect(visitor.page.get_by_role("table")).to_contain_text("Key discoveries")
