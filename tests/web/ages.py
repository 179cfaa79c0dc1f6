"""Playing Through the Ages in a browser: positions from records, and a player who clicks, taps or types."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from ecumene.kernel import Record
from tests.web.positions import cut
from tests.web.visitor import PATIENCE, Visitor

SLUG = "through_the_ages"
GOLDEN = Path(__file__).parents[1] / "games" / SLUG / "golden"
HERE = Path(__file__).parent

#: Where the next click belongs: the middle of something that can be done now, and the action it means. A question on a
#: sheet goes first, then the choices laid open, then a thing on the table; a turn is ended after `most` actions.
#: Nothing is asked: `what` is "". The page waits by itself until the last answer has come.
AIM = """async ([sent, most, patience, clicks]) => {
    const pause = (ms) => new Promise((done) => setTimeout(done, ms));
    const seen = (selector) => [...document.querySelectorAll(selector)]
        .filter((one) => one.checkVisibility() && !one.disabled);
    const at = (one, what, notation = one.dataset.notation ?? "") => {
        one.scrollIntoView({ block: "nearest", inline: "nearest" });
        const { x, y, width, height } = one.getBoundingClientRect();
        return { what, notation, x: x + width / 2, y: y + height / 2 };
    };
    const next = () => {
        const [confirm] = seen(".deeds .primary"), [chosen] = seen("[data-notation][aria-pressed=true]");
        if (seen(".board .sheet table").length) return { what: "over" };
        if (seen(".curtain button").length) return at(seen(".curtain button")[0], "curtain");
        if (document.querySelector("[data-discard]")) {
            if (seen("[data-discard]").length) return at(seen("[data-discard]")[0], "discard");
            const [card] = seen("[data-toggle][aria-pressed=false]");
            return card && at(card, "toggle", card.dataset.toggle);
        }
        if (confirm && chosen) return sent % 2 ? at(confirm, "confirm", chosen.dataset.notation) : at(chosen, "again");
        const sheet = seen(".board .sheet [data-notation]"), choices = seen("[data-choice] [data-notation]");
        if (sheet.length) return at(sheet[sent % 3 % sheet.length], "sheet");
        if (choices.length) return at(choices[sent % 3 % choices.length], "choice");
        const [end] = seen("[data-end]"), things = seen(".board [data-thing], .dock [data-thing]");
        const tab = seen(".board [role=tab]")[Math.floor(sent / 2) % 2];
        if (tab && end && tab.getAttribute("aria-selected") !== "true") return at(tab, "tab");
        if (end && (sent % most === 0 || !things.length)) return at(end, "end");
        return things.length ? at(things[(sent * 5) % things.length], "thing") : undefined;
    };
    for (let waited = 0; ; waited += 10) {
        const idle = !window.sending && (window.clicks >= clicks || waited > 1000);
        const aim = idle ? next() : undefined;
        if (aim || waited >= patience) return { what: "", ...aim, clicks: window.clicks };
        await pause(10);
    }
}"""

#: While a click or an action is on its way nothing can be clicked; afterwards the page has drawn its answer.
COUNT = """() => {
    if (window.counting) return;
    window.counting = true;
    window.sending = window.clicks = 0;
    addEventListener("click", () => (window.clicks += 1), true);
    const ask = window.fetch;
    window.fetch = async (...wish) => {
        if (!String(wish[0]).endsWith("/actions")) return ask(...wish);
        window.sending += 1;
        try { return await ask(...wish); } finally { setTimeout(() => (window.sending -= 1), 20); }
    };
}"""

#: What was sent has been answered, and the answer is drawn.
SETTLE = """async (clicks) => {
    let waited = 0;
    do await new Promise((done) => setTimeout(done, 5));
    while (window.sending || (window.clicks < clicks && (waited += 5) < 1000));
}"""

#: What a board shows of the offers: those in sight, and those that a click on a thing brings into sight.
SHOWN = """async () => {
    const drawn = () => new Promise((done) => setTimeout(done));
    const seen = () => [...document.querySelectorAll("[data-notation]")]
        .filter((one) => one.checkVisibility()).map((one) => one.dataset.notation);
    const tabs = [...document.querySelectorAll(".board [role=tab]")];
    const found = new Set(seen());
    for (const tab of tabs.length ? tabs : [null]) {
        tab?.click();
        await drawn();
        for (const notation of seen()) found.add(notation);
        const things = [...document.querySelectorAll("[data-thing][aria-expanded]")].map((one) => one.dataset.thing);
        for (const thing of things) {
            const open = () => document.querySelector(`[data-thing="${thing}"]`);
            if (!open()?.checkVisibility()) continue;
            open().click();
            await drawn();
            for (const notation of seen()) found.add(notation);
            document.querySelector("[data-choice] .head button")?.click();
            await drawn();
        }
    }
    return [...found];
}"""

#: A whole state is large: only what is asked about crosses over.
OFFERS = "async (path) => (await (await fetch(path)).json()).offers.map((offer) => offer.notation)"

#: Another table in the same window, without loading the page anew.
GO = """async (path) => {
    const pause = (ms) => new Promise((done) => setTimeout(done, ms));
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
    await pause(0);
    const laid = [".board [data-flip]", "[data-notation], [data-toggle]"];
    for (let waited = 0; waited < 30000; waited += 10) {
        if (laid.every((one) => document.querySelector(one))) return;
        await pause(10);
    }
    throw new Error("no table is laid");
}"""


def record_at(name: str, steps: int | None = None) -> Record:
    """The first steps of a golden record, or of one beside these tests."""
    beside = HERE / f"{name}.json"
    record = Record.load(beside if beside.exists() else GOLDEN / f"{name}.json")
    return cut(record, steps)


def guest(visitor: Visitor) -> Visitor:
    visitor.post("/api/guest", {"name": "Ada"})
    return visitor


def lay(visitor: Visitor, url: str) -> Visitor:
    """Open a table and wait until the board lies there."""
    visitor.page.goto(url)
    visitor.page.locator(".board [data-flip]").first.wait_for(state="attached")
    return visitor


def bring(visitor: Visitor, name: str, steps: int | None, seats: list[dict[str, str]]) -> str:
    """Bring the beginning of a record to the server; returns the table's id."""
    record = msgspec.to_builtins(record_at(name, steps))
    table: str = visitor.post("/api/tables/import", {"record": record, "seats": seats})["id"]
    return table


def go(visitor: Visitor, path: str) -> None:
    """To a table; from another one without loading the page anew."""
    if visitor.page.url == "about:blank":
        visitor.open(path)
    visitor.page.evaluate(GO, path)


def sit_down(visitor: Visitor, name: str, steps: int, seat: int) -> set[str]:
    """Take the place of whoever decides, among bots; returns what is offered."""
    seats: list[dict[str, str]] = [{"kind": "bot", "level": "random"} for _ in range(record_at(name, 0).players)]
    seats[seat] = {"kind": "me"}
    table = bring(visitor, name, steps, seats)
    go(visitor, f"/table/{table}")
    return set(visitor.page.evaluate(OFFERS, f"/api/tables/{table}/state?seat={seat}"))


def axe(visitor: Visitor, within: str = "html") -> list[str]:
    return visitor.faults(within)


class Player:
    """Plays on the board by true clicks or touches: things that lie there first, then the end of the turn."""

    def __init__(self, visitor: Visitor, most: int = 4, touch: bool = False) -> None:
        self.page = visitor.page
        self.most = most
        self.press = self.page.touchscreen.tap if touch else self.page.mouse.click
        self.sent: list[str] = []
        #: Actions sent that nobody had clicked.
        self.strays: list[str] = []
        self._aimed: set[str] = set()
        self._clicks = 0
        self._keys: set[str] = set()
        self.page.on("request", self._hear)

    def _hear(self, request: Any) -> None:
        if request.url.endswith("/actions"):
            body = json.loads(request.post_data)
            action = body["action"]
            if body["key"] in self._keys:
                return  # a slow server is asked again
            self._keys.add(body["key"])
            self.sent.append(action)
            if action not in self._aimed:
                self.strays.append(action)

    def click(self, patience: int = PATIENCE) -> str:
        """The next click, if something is asked; returns what was clicked, "over" at the end of the game."""
        self.page.evaluate(COUNT)
        aim = self.page.evaluate(AIM, [len(self.sent), self.most, patience, self._clicks])
        self._clicks = aim["clicks"]
        what: str = aim["what"]
        if what not in ("toggle", "discard"):
            self._aimed.clear()
        if what not in ("", "over"):
            self._aimed.add(aim["notation"])
            self.press(aim["x"], aim["y"])
            self._clicks += 1
        return what

    def act(self) -> None:
        """Click until an action was sent and answered."""
        before = len(self.sent)
        for _ in range(30):
            assert self.click() not in ("", "over")
            self.page.evaluate(SETTLE, self._clicks)
            if len(self.sent) > before:
                return
        raise AssertionError("clicks lead nowhere")

    @property
    def verbs(self) -> set[str]:
        return {notation.split()[0] for notation in self.sent}


def play_out(*players: Player) -> None:
    """All play on until each sees the final sheet."""
    going = list(players)
    for _ in range(4000):
        if not going:
            return
        # Alone one waits for the next question; among several whoever is asked goes on.
        found = [(player, player.click(PATIENCE if len(going) == 1 else 20)) for player in going]
        if len(going) == 1:
            assert found[0][1], going[0].page.inner_text("body")[:2000]
        going = [player for player, what in found if what != "over"]
    raise TimeoutError("the game does not end")
