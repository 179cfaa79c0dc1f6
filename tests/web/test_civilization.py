"""Civilization on its own board, in a real browser; it begins at positions of records, so that a turn shows much."""

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
from tests.web.visitor import PHONE, Visitor, begin

#: What lies above the map on a laptop.
SHEET = ".board .sheet"
GOLDEN = Path(__file__).parents[1] / "games" / "civilization" / "golden"
#: Two neighbours and somebody far away.
STARTS = (("gaul", "iberia"), ("germania", "sarmatia"), ("mexico", "sonora"))
ME, OPEN, EASY, RANDOM = (
    {"kind": "me"},
    {"kind": "open"},
    {"kind": "bot", "level": "easy"},
    {"kind": "bot", "level": "random"},
)


def frontier(kind: str = "move") -> Record:
    """The second turn of a standard game: the first player has armed, has two neighbours and is asked last."""
    match = Match(games.load("civilization"), 3, seed="frontier")
    state: Any = match.state
    settled = [0, 0, 0]
    while state.turn < 2 or state.to_move() != [0] or state.prompt(0).kind != kind:
        seat = state.to_move()[-1]
        asked = state.prompt(seat).kind
        wanted = "ready" if asked == "trade" else "done"
        if asked == "settle":
            wanted = f"settle {STARTS[seat][settled[seat]]}"
            settled[seat] += 1
        elif asked == "buy" and seat == 0:
            wanted = next((str(action) for action in state.actions(seat) if str(action) == "buy horseman gaul"), "done")
        match.play(seat, wanted)
    return match.record()


def golden(name: str, left: int, **options: object) -> Record:
    """A game on file, so many actions before its end; it may go on with other options."""
    record = Record.load(GOLDEN / f"{name}.json")
    chosen = {**record.options, **options}
    return msgspec.structs.replace(
        record, options=chosen, actions=record.actions[:-left], checks="", digest="", result=None
    )


def bring(visitor: Visitor, record: Record, *seats: dict[str, str], name: str = "Ada") -> str:
    """Bring a record along and go to its table; returns its id."""
    visitor.post("/api/guest", {"name": name})
    return go_on(visitor, record, *seats)


def go_on(visitor: Visitor, record: Record, *seats: dict[str, str]) -> str:
    """The same for somebody who has a name already."""
    brought = {"record": msgspec.to_builtins(record), "seats": seats}
    table = str(visitor.post("/api/tables/import", brought)["id"])
    visitor.open(f"/table/{table}")
    return table


def play(visitor: Visitor, notation: str) -> None:
    """Take an action where the board offers it: choose it, then confirm it."""
    offer = visitor.page.locator(f'[data-notation="{notation}"]:not(.land, [aria-disabled="true"]):visible')
    visitor.wait_until(lambda: offer.count() > 0 or read_on(visitor))
    offer.first.click()
    chosen = visitor.page.locator(f'[data-notation="{notation}"][aria-pressed="true"]:not(.land)')
    with visitor.page.expect_response(lambda answer: answer.url.endswith("/actions")) as answer:
        chosen.first.click()
    assert answer.value.ok, answer.value.text()
    visitor.wait_until(lambda: chosen.count() == 0)  # the next picture has come


def read_on(visitor: Visitor) -> bool:
    """Put away the sheet of a battle, if one lies there. Never the last thing to wait for."""
    read = visitor.page.get_by_role("button", name=re.compile("^(Continue|Дальше)"))
    if read.count():
        read.first.click()
    return False


def asked(visitor: Visitor) -> str:
    """The kind of decision this visitor owes, "" for none."""
    prompt = visitor.state()["prompt"]
    return str(prompt["kind"]) if prompt else ""


def shown(visitor: Visitor, *beginnings: str) -> str:
    """The first action to be seen that begins so, "" if there is none. Asks nobody but the page."""
    found: str = visitor.page.eval_on_selector_all(
        '[data-notation]:not(.land, [aria-disabled="true"])',
        """(all, beginnings) => {
            const seen = all.filter((one) => one.checkVisibility()).map((one) => one.dataset.notation);
            return beginnings.flatMap((start) => seen.filter((one) => one.startsWith(start)))[0] ?? "";
        }""",
        list(beginnings),
    )
    return found


def land(visitor: Visitor, area: str) -> Locator:
    return visitor.page.locator(f'[data-land="{area}"]')


def take(visitor: Visitor, area: str, piece: str) -> None:
    """Take a piece of an area in hand, by keys and by mouse."""
    land(visitor, area).focus()
    visitor.page.keyboard.press("Enter")
    visitor.page.locator(f'[data-piece="{piece}"]').click()


def pieces(visitor: Visitor, owner: int, area: str) -> int:
    found = [one for one in visitor.state()["view"]["pieces"] if (one["owner"], one["area"]) == (owner, area)]
    return sum(one.get("count", 1) for one in found)


# A game of two people in two windows, and a bot

GUEST, HOST = 0, 2  # and a bot between them


def together(visit: Visits, left: int) -> tuple[Visitor, Visitor]:
    """The last turn of a long game that friends play on, so many actions before its end."""
    host, guest = visit(), visit()
    for visitor, name in ((host, "Ada"), (guest, "Bo")):
        visitor.post("/api/guest", {"name": name})
    record = msgspec.to_builtins(golden("3_players_last_word", left, trade_offers=4))
    begin(host, guest, host.post("/api/tables/import", {"record": record, "seats": [OPEN, EASY, ME]}))
    return host, guest


def test_two_people_and_a_bot_march_and_fight(visit: Visits) -> None:
    """A stack moves together; a battle behind screens, each in their own window; then offers can be made."""
    host, guest = together(visit, 76)
    inspector = Inspector(host)
    march(host, guest)
    fight(host, guest, inspector)
    pass_by(host, guest, until="offer")
    assert inspector.faults == []


def test_two_people_and_a_bot_end_a_game(visit: Visits) -> None:
    """Offers and a counter-offer, a technology from the tree, purchases on the map, and the declaration that ends the
    game before everybody's eyes.
    """
    host, guest = together(visit, 54)
    inspector = Inspector(host)
    host.wait_until(lambda: shown(host, "offer"))
    trade(host, guest, inspector)
    purchase(host, inspector)
    play(guest, "done")
    host.wait_until(lambda: asked(host) == "close")
    play(host, "declare apollo_program")
    for visitor in (host, guest):
        sheet = visitor.see_the_sheet()
        expect(sheet).to_contain_text("Key discoveries")
        assert visitor.state()["over"]
    assert inspector.faults == []


def march(host: Visitor, guest: Visitor) -> None:
    """A stack moves together; a cannon and an aircraft move in where the guest wants to fight."""
    land(host, "balkans").wait_for(state="attached")
    together = pieces(host, HOST, "balkans")
    there = pieces(host, HOST, "sarmatia")
    take(host, "balkans", "all")
    way = host.page.locator('[data-choice="ways"] [data-notation$=" balkans sarmatia"]')
    expect(land(host, "sarmatia")).to_have_class(re.compile("lifted"))
    way.click()
    way.click()
    host.wait_until(lambda: pieces(host, HOST, "sarmatia") == there + together)
    take(host, "iberia", "cannon")
    play(host, "move cannon iberia gaul")
    expect(guest.page.locator(".met").first).to_contain_text("Artillery")
    play(guest, "fight")
    host.wait_until(lambda: shown(host, "done"))
    take(host, "atlas", "fighter")
    play(host, "move fighter atlas gaul")
    play(host, "done")


def fight(host: Visitor, guest: Visitor, inspector: Inspector) -> None:
    """Both choose behind the screen, each in their own window, until the battle is over; both read how it went."""
    told = re.compile("wins the battle|wins and takes|Nobody is left")
    for visitor in (host, guest):
        visitor.page.get_by_text("chosen behind the screen").first.wait_for()
    inspector.look("battle")
    chosen = {host: 0, guest: 0}

    def over() -> bool:
        for visitor in (host, guest):
            if pick := shown(visitor, "support", "pick"):
                play(visitor, pick)
                chosen[visitor] += 1
        return all(visitor.page.get_by_text(told).count() for visitor in (host, guest))

    host.wait_until(over)
    assert min(chosen.values()) >= 1
    inspector.look("end of a battle", SHEET)
    for visitor in (host, guest):
        read_on(visitor)


def pass_by(*visitors: Visitor, until: str) -> None:
    """Nobody does more than they must until the first of them can do something that begins so."""

    def come() -> bool:
        if shown(visitors[0], until):
            return True
        for visitor in visitors:
            read_on(visitor)
            quiet = shown(visitor, until, "spare", "join nobody", "pick", "ready", "done")
            if quiet and not quiet.startswith(until):
                play(visitor, quiet)
        return False

    visitors[0].wait_until(come)


def write(visitor: Visitor, partner: int, *terms: str) -> None:
    for notation in (f"offer {partner + 1}", *terms, "send"):
        play(visitor, notation)


def trade(host: Visitor, guest: Visitor, inspector: Inspector) -> None:
    """Two offers are open at once: one is withdrawn, one accepted; a third is answered with a counter-offer."""

    def gold() -> tuple[int, int]:
        players = host.state()["view"]["players"]
        return players[HOST]["gold"], players[GUEST]["gold"]

    write(host, GUEST, "ask gold_100")
    write(guest, HOST, "give gold_2")
    host.wait_until(lambda: shown(host, "accept"))
    inspector.look("table of trade", SHEET)
    play(host, f"withdraw {GUEST + 1}")
    own, theirs = gold()
    play(host, f"accept {GUEST + 1}")
    assert gold() == (own + 2, theirs - 2)
    write(host, GUEST, "give gold_5", "ask gold_1")
    expect(guest.page.get_by_role("article").filter(has_text="5 gold").first).to_be_visible()
    for notation in (f"counter {HOST + 1}", "ask gold_3", "send"):
        play(guest, notation)
    host.wait_until(lambda: shown(host, f"accept {GUEST + 1}"))
    own, theirs = gold()
    play(host, f"accept {GUEST + 1}")
    assert gold() == (own - 7, theirs + 7)

    def ended() -> bool:
        """Bots may still have something to offer."""
        for visitor in (host, guest):
            if answer := shown(visitor, "refuse", "ready"):
                play(visitor, answer)
        return bool(shown(host, "learn", "buy", "done"))

    host.wait_until(ended)


def purchase(host: Visitor, inspector: Inspector) -> None:
    """A technology is bought from the tree; a settler is taken from the shelf and put on the map by keys."""
    host.page.get_by_role("button", name=re.compile("^Technologies: ")).click()
    host.page.get_by_role("group", name="Tree of technologies").wait_for()
    inspector.look("tree of technologies", SHEET)
    play(host, "learn fusion")  # the last one there is
    host.button("See the map").click()
    state = host.state()
    assert {one["id"]: one.get("owner") for one in state["view"]["technologies"]}["fusion"] == HOST
    gold = state["view"]["players"][HOST]["gold"]
    offer = next(one for one in state["offers"] if one["verb"] == "buy" and one["value"]["piece"] == "settler")
    host.page.locator('[data-ware="settler"]').click()
    place = land(host, offer["value"]["region"])
    place.focus()
    host.page.keyboard.press("Enter")
    expect(place).to_have_attribute("aria-pressed", "true")
    host.page.keyboard.press("Enter")
    host.wait_until(lambda: host.state()["view"]["players"][HOST]["gold"] == gold - offer["price"]["gold"])
    play(host, "done")


# The map


def view_of(visitor: Visitor) -> list[float]:
    """What part of the world is seen: left, top, width, height."""
    box = visitor.page.locator(".world svg[viewBox]").first.get_attribute("viewBox") or ""
    return [float(number) for number in box.split()]


def test_the_map_by_wheel_drag_and_keys(visit: Visits) -> None:
    """A wheel zooms where it points, a drag moves the world and picks nothing, keys walk, zoom and pick."""
    visitor = visit()
    bring(visitor, frontier(), ME, RANDOM, RANDOM)  # everybody waits for us
    visitor.wait_until(lambda: shown(visitor, "done"))
    mouse, whole = visitor.page.mouse, view_of(visitor)
    mouse.move(700, 250)
    mouse.wheel(0, -240)
    visitor.wait_until(lambda: view_of(visitor)[2] < whole[2])
    near = view_of(visitor)
    mouse.down()
    mouse.move(600, 250, steps=4)
    mouse.up()
    visitor.wait_until(lambda: view_of(visitor)[0] > near[0])
    assert view_of(visitor)[2] == near[2]
    expect(visitor.page.locator("[data-piece]").first).to_be_visible()  # the muster: no area was picked by the drag
    expect(visitor.page.locator(".garrison")).to_have_count(0)
    visitor.page.get_by_role("button", name="Zoom out").click()
    land(visitor, "gaul").focus()
    visitor.page.keyboard.press("+")
    visitor.wait_until(lambda: view_of(visitor)[2] < whole[2])
    visitor.page.keyboard.press("0")
    visitor.wait_until(lambda: view_of(visitor)[2] == whole[2])
    visitor.page.keyboard.press("ArrowRight")
    assert visitor.page.evaluate("document.activeElement.dataset.land") != "gaul"
    take(visitor, "gaul", "settler")
    expect(visitor.page.locator(".reach").first).to_be_attached()  # where it could get to in two steps
    visitor.page.locator('[data-choice="ways"] [data-notation]').first.click()
    expect(visitor.page.locator(".arrow").first).to_be_attached()
    standing_orders(visitor)


def standing_orders(visitor: Visitor) -> None:
    """Whoever is asked too often gives an order once; nobody else hears of it."""
    visitor.page.keyboard.press("Escape")
    visitor.page.get_by_role("button", name=re.compile("^When others move in")).click()
    play(visitor, "order fight")
    assert visitor.state()["view"]["battle_order"] == "fight"


def pinch(visitor: Visitor, before: int, after: int) -> None:
    """Two fingers on the map, as far apart as told."""
    fingers = visitor.context.new_cdp_session(visitor.page)
    for kind, apart in (("touchStart", before), ("touchMove", (before + after) // 2), ("touchMove", after)):
        points = [{"x": 195 - apart // 2, "y": 300, "id": 0}, {"x": 195 + apart // 2, "y": 300, "id": 1}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_some_turns_on_a_phone(visit: Visits) -> None:
    """Tabs instead of sheets, fingers that pinch and need not be exact, and nothing wider than the window.

    Nobody else has anything to do before us, so that what is under a finger stays there.
    """
    visitor = visit(viewport=PHONE, locale="ru-RU", color_scheme="dark", has_touch=True)
    bring(visitor, frontier("move"), ME, RANDOM, RANDOM)
    inspector = Inspector(visitor)
    visitor.wait_until(lambda: shown(visitor, "done"))
    visitor.look_at_seat(1)
    for tab in ("Цивилизация", "Эры", "Игроки", "Мир"):
        visitor.page.get_by_role("tab", name=tab, exact=True).click()
        inspector.look(tab, "html" if tab == "Мир" else "#civilization-tab")
    seen = view_of(visitor)
    pinch(visitor, 60, 160)
    visitor.wait_until(lambda: view_of(visitor)[2] < seen[2])
    play(visitor, "done")
    go_on(visitor, frontier("trade"), ME, RANDOM, RANDOM)
    for kind, quiet in (("trade", "ready"), ("buy", "done")):
        visitor.wait_until(lambda quiet=quiet: shown(visitor, quiet))  # type: ignore[misc]
        assert asked(visitor) == kind
        inspector.look(kind, ".page, .dock")
        play(visitor, quiet)
    visitor.wait_until(lambda: visitor.state()["view"]["turn"] == 3)
    assert inspector.faults == []


def test_the_end_of_an_advanced_game(visit: Visits) -> None:
    """Technologies, settlements and their yield are all to be seen; the last actions lead to the score sheet."""
    visitor = visit()
    bring(visitor, golden("2_players_short", 6), ME, RANDOM)
    inspector = Inspector(visitor)
    land(visitor, "gaul").wait_for(state="attached")
    for sheet in ("Technologies", "Civilization"):
        visitor.page.locator(".openers").get_by_role("button", name=sheet).click()
        visitor.page.get_by_role("heading", name=sheet, level=2).wait_for()
        inspector.look(sheet, SHEET)
        if sheet == "Technologies":
            visitor.button("As a list").click()
            visitor.button("As a tree").wait_for()
            inspector.look("list of technologies", SHEET)
        visitor.button("See the map").click()
    visitor.page.locator(".openers").get_by_role("button", name="About this map").click()
    expect(visitor.page.get_by_role("dialog")).to_contain_text("are ours")
    visitor.page.keyboard.press("Escape")
    assert inspector.faults == []
    visitor.let_a_bot_finish()
    expect(visitor.page.get_by_role("table")).to_contain_text("Key discoveries")
