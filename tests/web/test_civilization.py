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
from tests.web.visitor import PHONE, Visitor

GOLDEN = Path(__file__).parents[1] / "games" / "civilization" / "golden"
#: Two neighbours and somebody far away.
STARTS = (("gaul", "iberia"), ("germania", "sarmatia"), ("mexico", "sonora"))
ARMS = ("horseman", "catapult")
HOST, GUEST = 0, 1
NAMES = ("Ada", "Bo")


def frontier() -> Record:
    """The second turn of a standard game: both neighbours have armed themselves, and the guest moves first."""
    match = Match(games.load("civilization"), 3, seed="frontier")
    state: Any = match.state
    settled = [0, 0, 0]
    while state.turn < 2:
        seat = state.to_move()[0]
        kind = state.prompt(seat).kind
        able = [str(action) for action in state.actions(seat)]
        wanted = "ready" if kind == "trade" else "done"
        if kind == "settle":
            wanted = f"settle {STARTS[seat][settled[seat]]}"
            settled[seat] += 1
        elif kind == "buy" and seat in (HOST, GUEST):
            owned = {piece.kind for piece in state.view(seat).pieces if piece.owner == seat}
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
    visitor.post("/api/guest", {"name": NAMES[HOST]})
    seats = [{"kind": "me"}, *others]
    table = visitor.post("/api/tables/import", {"record": msgspec.to_builtins(record), "seats": seats})["id"]
    visitor.open(f"/table/{table}")
    return str(table)


def play(visitor: Visitor, notation: str) -> None:
    """Take an action where the board offers it: choose it, then confirm it."""
    offer = visitor.page.locator(f'[data-notation="{notation}"]:not(.land, [aria-disabled="true"]):visible')
    visitor.wait_until(lambda: offer.count() > 0 or read_on(visitor))
    offer.first.click()
    with visitor.page.expect_response(lambda answer: answer.url.endswith("/actions")) as answer:
        visitor.page.locator(f'[data-notation="{notation}"][aria-pressed="true"]:not(.land)').first.click()
    assert answer.value.ok, answer.value.text()


def read_on(visitor: Visitor) -> bool:
    """Put away the sheet of a battle, if one lies there. Never the last thing to wait for."""
    read = visitor.page.get_by_role("button", name=re.compile("^(Continue|Дальше)"))
    if read.count():
        read.first.click()
    return False


def land(visitor: Visitor, area: str) -> Locator:
    return visitor.page.locator(f'[data-land="{area}"]')


def click_on(visitor: Visitor, area: str) -> None:
    """Click where an area has its middle, as it is drawn now."""
    land(visitor, area).wait_for(state="attached")
    regions = visitor.fetch("/api/components/civilization")["body"]["regions"]
    centre = next(region["center"] for region in regions if region["id"] == area)
    x, y = visitor.page.evaluate(
        """([area, [x, y]]) => {
            const ground = document.querySelector(`[data-land="${area}"] .ground:not([transform])`);
            const point = new DOMPoint(x, y).matrixTransform(ground.getScreenCTM());
            return [point.x, point.y];
        }""",
        [area, centre],
    )
    visitor.page.mouse.click(x, y)


class Screen:
    """One screen that two people hand to each other; between them there is a curtain."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.seat = -1

    def state(self) -> Any:
        return self.visitor.state(self.seat)

    def ask(self) -> str:
        """Wait until somebody at this screen is asked and can see it; returns the kind of decision."""
        return self.visitor.wait_until(self._see)

    def _see(self) -> str:
        curtain = self.visitor.page.locator(".curtain")
        if curtain.count():
            self.seat = next(seat for seat, name in enumerate(NAMES) if name in curtain.inner_text())
            curtain.get_by_role("button").click()
            curtain.wait_for(state="detached")
        prompt = self.state().get("prompt") if self.seat >= 0 else None
        return str(prompt["kind"]) if prompt else ""

    def offers(self, verb: str) -> list[Any]:
        return [offer for offer in self.state()["offers"] if offer["verb"] == verb]

    def gold(self) -> list[int]:
        return [player["gold"] for player in self.state()["view"]["players"]]


def test_two_people_and_a_bot_fight_and_trade(visit: Visits) -> None:
    """A whole turn: a march, a battle behind screens, an offer that is accepted, production, purchases on the map."""
    visitor = visit()
    sit_down(visitor, frontier(), {"kind": "hotseat", "name": NAMES[GUEST]}, {"kind": "bot", "level": "easy"})
    screen, inspector = Screen(visitor), Inspector(visitor)

    march(screen)
    assert fight(screen, inspector) >= 1
    while (kind := screen.ask()) != "trade":
        play(visitor, "spare" if kind == "react" else "done")
    trade(screen, inspector)
    bought = set()
    while screen.ask() == "buy":
        bought.add(screen.seat)
        purchase(screen)
    assert bought == {HOST, GUEST}
    assert screen.state()["view"]["turn"] == 3
    assert inspector.faults == []


def march(screen: Screen) -> None:
    """The guest moves into the host's region, by mouse and by keys; the host wants to fight."""
    visitor = screen.visitor
    assert (screen.ask(), screen.seat) == ("move", GUEST)
    click_on(visitor, "germania")
    visitor.page.locator('[data-piece="horseman"]').click()
    expect(land(visitor, "gaul")).to_have_class(re.compile("lifted"))
    play(visitor, "move horseman germania gaul")
    assert (screen.ask(), screen.seat) == ("react", HOST)
    expect(visitor.page.locator(".met")).to_contain_text("Horseman")
    play(visitor, "fight")
    assert (screen.ask(), screen.seat) == ("move", GUEST)
    land(visitor, "germania").focus()
    visitor.page.keyboard.press("Enter")
    visitor.page.locator('[data-piece="swordsman"]').click()
    play(visitor, "move swordsman germania gaul")
    play(visitor, "done")


def fight(screen: Screen, inspector: Inspector) -> int:
    """Both put units behind the screen until the battle is over and read how it went; returns the units chosen."""
    chosen = 0
    while (kind := screen.ask()) in ("pick", "attack"):
        if kind == "pick":
            if not chosen:
                screen.visitor.page.get_by_text("chosen behind the screen").first.wait_for()
                inspector.look("battle")
            play(screen.visitor, screen.offers("pick")[0]["notation"])
            chosen += 1
        else:
            play(screen.visitor, "done")
    screen.visitor.page.get_by_text(re.compile("wins the battle|wins and takes|Nobody is left")).first.wait_for()
    inspector.look("end of a battle")
    read_on(screen.visitor)
    return chosen


def trade(screen: Screen, inspector: Inspector) -> None:
    """The host offers five gold for one; the guest sees both trays and accepts. Whoever comes first begins."""
    visitor = screen.visitor
    offered = visitor.page.get_by_role("article").filter(has_text="5 gold")
    before = screen.gold()
    sent = False
    while screen.ask() == "trade":
        if screen.seat == HOST and not sent:
            for notation in (f"offer {GUEST + 1}", "give gold_5", "ask gold_1"):
                play(visitor, notation)
            inspector.look("table of trade")
            play(visitor, "send")
            sent = True
        elif screen.seat == GUEST and screen.offers("accept"):
            visitor.wait_until(lambda: offered.count() > 0 or read_on(visitor))
            play(visitor, f"accept {HOST + 1}")
            assert screen.gold()[:2] == [before[HOST] - 4, before[GUEST] + 4]
        else:
            play(visitor, "ready")
    assert sent


def purchase(screen: Screen) -> None:
    """A settler is taken from the shelf and put on the map by the keyboard; gold is less by its price."""
    visitor, seat = screen.visitor, screen.seat
    gold = screen.gold()[seat]
    offer = next(offer for offer in screen.offers("buy") if offer["value"]["piece"] == "settler")
    visitor.page.locator('[data-ware="settler"]').click()
    place = land(visitor, offer["value"]["region"])
    place.focus()
    visitor.page.keyboard.press("Enter")
    expect(place).to_have_attribute("aria-pressed", "true")
    visitor.page.keyboard.press("Enter")
    visitor.wait_until(lambda: visitor.state(seat)["view"]["players"][seat]["gold"] == gold - offer["price"]["gold"])
    play(visitor, "done")


def test_some_turns_on_a_phone(visit: Visits) -> None:
    """Tabs instead of sheets, a thumb that need not be exact, and nothing wider than the window."""
    visitor = visit(viewport=PHONE, locale="ru-RU", color_scheme="dark", has_touch=True)
    sit_down(visitor, frontier(), {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"})
    inspector = Inspector(visitor)
    visitor.wait_until(lambda: bool(visitor.state()["prompt"]))
    visitor.look_at_seat(1)
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
        visitor.page.get_by_role("heading", name=sheet, level=2).wait_for()
        inspector.look(sheet)
        visitor.button("See the map").click()
    assert inspector.faults == []
    visitor.let_a_bot_finish()
    expect(visitor.page.get_by_role("table")).to_contain_text("Key discoveries")
