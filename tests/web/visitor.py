"""A person at the browser: opens pages, sits down, clicks what can be clicked."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from email.utils import parsedate_to_datetime
from typing import Any, ClassVar, TypeVar

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import APIResponse, BrowserContext, Locator, Page, expect

PATIENCE = 60_000
LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
_DESKTOP: dict[str, Any] = {"viewport": LAPTOP}
_TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "color_scheme": "dark"}
#: Both languages, each on a desktop and on a phone.
WAYS: dict[str, dict[str, Any]] = {
    "en-desktop": {**_DESKTOP, "locale": "en-GB"},
    "ru-phone": {**_TOUCH, "locale": "ru-RU"},
    "ru-desktop": {**_DESKTOP, "locale": "ru-RU"},
    "en-phone": {**_TOUCH, "locale": "en-GB"},
}
#: Two of them show both languages and both devices: a test that goes either way in turns leaves no combination out.
PAIRS = (("en-desktop", "ru-phone"), ("ru-desktop", "en-phone"))
LEAST_LETTERS = 11  # px
#: What is right need not be described, and for what is wrong its beginning will do. Axe takes longest for contrasts: of
#: all words that are written alike on the same grounds it looks at the first two only, and at none of those that were
#: found sound before, be it on another page. Boxes one sees through are no grounds.
FAULTS = """async ([within, sound]) => {
    const grounds = new Map();
    const look = (one) => {
        const { backgroundColor, backgroundImage, opacity, filter, fill } = getComputedStyle(one);
        const box = one instanceof HTMLElement && !one.matches("img, canvas, video, object, iframe");
        const seen = [backgroundColor, backgroundImage, opacity, filter, ...(box ? [] : [one.tagName, fill])].join();
        return seen === "rgba(0, 0, 0, 0),none,1,none" ? "" : seen;
    };
    const ground = (one) => {
        if (!grounds.has(one)) grounds.set(one, look(one));
        return grounds.get(one);
    };
    const under = (one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const below = document.elementsFromPoint(x + width / 2, y + height / 2);
        const around = [];
        for (let box = one; box; box = box.parentElement) around.push(box);
        return below.includes(one) ? [...below.slice(below.indexOf(one)), ...around] : around;
    };
    const short = (words) => {
        let [a, b] = [1, 2];
        for (let i = 0; i < words.length; i++) {
            a = Math.imul(a ^ words.charCodeAt(i), 2654435761);
            b = Math.imul(b ^ words.charCodeAt(i), 1597334677);
        }
        return `${a},${b}`;
    };
    const written = (one) => one.matches("input, select, textarea")
        || [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const parts = [...document.querySelectorAll(within)].flatMap((part) => [part, ...part.querySelectorAll("*")]);
    const kinds = new Map();
    for (const one of parts.filter((one) => written(one) && one.checkVisibility())) {
        const { color, fontSize, fontWeight, textShadow } = getComputedStyle(one);
        const seen = under(one).map(ground).filter(Boolean);
        const kind = short([one.tagName, color, fontSize, fontWeight, textShadow, ...seen].join("|"));
        kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
    }
    const known = new Set(sound), fresh = new Map();
    for (const [kind, alike] of kinds) if (!known.has(kind)) fresh.set(kind, alike.slice(0, 2));
    const chosen = [...fresh.values()].flat();
    for (const one of chosen) one.setAttribute("data-contrast", "");
    axe.configure({ rules: [{ id: "color-contrast", selector: "[data-contrast]" }] });
    const { violations } = await axe.run(within, { resultTypes: ["violations"], selectors: false });
    for (const one of chosen) one.removeAttribute("data-contrast");
    const told = ({ html }) => html.replace(' data-contrast=""', "").slice(0, 200);
    const pale = violations.some(({ id }) => id === "color-contrast");
    return {
        faults: violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${told(node)}`)),
        sound: pale ? [] : [...fresh.keys()],
    };
}"""


Found = TypeVar("Found")


class Visitor:
    """One browser window with its own cookies."""

    #: Which words on which grounds axe has found readable, for all windows.
    _sound: ClassVar[set[str]] = set()

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: Any) -> None:
        # A browser reports every refused request and lost connection by itself; pages must not add errors of their own.
        if (
            message.type == "error"
            and "Failed to load resource" not in message.text
            and "WebSocket" not in message.text
        ):
            self.complaints.append(message.text)

    def open(self, path: str = "/") -> Visitor:
        self.page.goto(self.url + path)
        return self

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name)

    def play_now(self, game: str, players: int, level: str = "random") -> str:
        """One click against bots; returns the table's id. Without a level: the one offered to newcomers."""
        box = self.open().page.get_by_role("article").filter(has=self.page.get_by_role("heading", name=game))
        box.get_by_role("combobox").nth(0).select_option(str(players))
        box.get_by_role("combobox").nth(1).select_option(level)
        box.get_by_role("button", name=re.compile("Play now|Сыграть|Играть")).click()
        return self.at_table()

    def against_bots(self, game: str, players: int, query: str = "") -> str:
        """The same for tests of the table: past the start page, which takes as long to draw as the table does."""
        self.post("/api/guest", {"name": "Ada"})
        table: str = self.post("/api/tables/quick", {"game": game, "players": players, "level": "random"})["id"]
        self.open(f"/table/{table}{query}")
        return table

    def at_table(self) -> str:
        self.page.wait_for_url("**/table/*")
        return self.page.url.rsplit("/", 1)[1]

    def set_up(self, game: str, seats: list[tuple[str, str]], level: str = "random") -> str:
        """A table with these seats (kind, name) and bots of a level; returns its id."""
        page = self.open(f"/new/{game}").page
        page.get_by_label(re.compile("^(Players|Игроки)")).select_option(str(len(seats)))
        rows = page.locator("ol li")
        for i, (kind, name) in enumerate(seats):
            rows.nth(i).get_by_role("combobox").first.select_option(kind)
            if kind == "bot":
                rows.nth(i).get_by_role("combobox").nth(1).select_option(level)
            if name:
                rows.nth(i).get_by_role("textbox").fill(name)
        page.get_by_role("button", name=re.compile("Open the table|Start the game|Открыть стол|Начать")).click()
        return self.at_table()

    def join(self, link: str, name: str) -> str:
        """Sit down by an invitation; returns the table's id."""
        self.page.goto(link)
        self.page.get_by_label("Your name").fill(name)
        self.button("Sit down").click()
        return self.at_table()

    def invitation(self) -> str:
        """The link shown in the waiting room."""
        return self.page.get_by_label("Link of the invitation").input_value()

    def start_if_asked(self) -> None:
        """A table with everybody at it may have started by itself."""
        self.wait_until(lambda: self.button("Start the game").count() > 0 or "to_move" in self.state())
        if self.button("Start the game").count():
            self.button("Start the game").click()

    # At the table

    def state(self, seat: int | None = None) -> Any:
        """What the server tells this visitor now."""
        table = self.page.url.rsplit("/", 1)[1].split("?")[0]
        query = "" if seat is None else f"?seat={seat}"
        return self.fetch(f"/api/tables/{table}/state{query}")["body"]

    def fetch(self, path: str) -> Any:
        """Ask the server as this visitor, past the page: the status and the body of its answer."""
        answer = self.context.request.get(self.url + path)
        return {"status": answer.status, "body": answer.json()}

    def told_time(self) -> float:
        """What time it is at the server, as its answers tell; pages set their clocks by that."""
        return parsedate_to_datetime(self.context.request.get(f"{self.url}/api/health").headers["date"]).timestamp()

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """Write to the server as this visitor, past the page, which need not be open yet; returns its answer."""
        answer = self._send(path, body)
        if answer.status == 403:
            answer = self._send(path, body)  # the page has just been given another token
        assert answer.ok, answer.text()
        return answer.json()

    def _send(self, path: str, body: dict[str, Any]) -> APIResponse:
        token = self.fetch("/api/me")["body"]["csrf"]
        return self.context.request.post(self.url + path, data=body, headers={"X-CSRF-Token": token})

    def cards(self) -> list[str]:
        """The cards of the hand that the 7 Wonders board shows."""
        found: list[str] = self.page.eval_on_selector_all(
            "button[data-card]", "all => all.map(one => one.dataset.card)"
        )
        return found

    def faults(self, within: str = "html") -> list[str]:
        """What axe finds wrong in a part of the page; it is brought there once."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(Axe().axe_script)
        found = self.page.evaluate(FAULTS, [within, sorted(self._sound)])
        self._sound.update(found["sound"])
        faults: list[str] = found["faults"]
        return faults

    def tiny_words(self) -> list[str]:
        """Words on the screen that nobody can read; figures in drawn signs are pictures."""
        found: list[str] = self.page.evaluate(
            """(least) => {
                const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
                const found = [];
                for (let node = walker.nextNode(); node; node = walker.nextNode()) {
                    const around = node.parentElement;
                    if (!node.data.trim() || !around.checkVisibility()) continue;
                    if (around.closest("svg, .glyphs, .unseen, script, style")) continue;
                    const size = parseFloat(getComputedStyle(around).fontSize);
                    if (size < least) found.push(`${size}: ${node.data.trim()}`);
                }
                return found;
            }""",
            LEAST_LETTERS,
        )
        return found

    def small_targets(self) -> list[str]:
        """What a finger is to press at a table and is not as large as a finger; a crest has the size of its seat."""
        found: list[str] = self.page.evaluate(
            """() => [...document.querySelectorAll(
                "#main button, .dock :is(button, select), header :is(button, a), .tabs button, .seats li")]
                .filter((one) => one.checkVisibility() && !one.closest(".unseen"))
                .filter((one) => one.getBoundingClientRect().height < 43.5).map((one) => one.outerHTML.slice(0, 120))"""
        )
        return found

    def wait_until(self, true: Callable[[], Found]) -> Found:
        for _ in range(PATIENCE // 50):
            if found := true():
                return found
            self.page.wait_for_timeout(50)
        raise TimeoutError(self.page.inner_text("body")[:2000])

    def place_of(self, what: Locator) -> Any:
        """Where something lies once it is at rest: on a busy machine letters and pictures come late and move it."""
        self.page.evaluate("async () => { await document.fonts.ready; }")
        seen: list[Any] = []

        def at_rest() -> bool:
            seen.append(what.bounding_box())
            return bool(seen[-1]) and seen[-3:] == seen[-1:] * 3

        self.wait_until(at_rest)
        return seen[-1]

    def offers(self) -> Locator:
        return self.page.locator("[data-notation]:visible")

    def choose(self, pick: int = 0) -> str:
        """Wait until something is asked and take one of the offered actions; returns its notation."""
        return self.wait_until(lambda: self.try_choose(pick))

    def try_choose(self, pick: int = 0) -> str:
        """Take an offered action by clicking it twice (choose, confirm); "" if nothing is offered now."""
        if not self._lay_open():
            return ""
        offers = self.offers()
        offer = offers.nth(pick % offers.count())
        notation = offer.get_attribute("data-notation") or ""
        offer.click()
        with self.page.expect_response(lambda answer: answer.url.endswith("/actions")) as answer:
            self.page.locator(f'[data-notation="{notation}"][aria-pressed="true"]').first.click()
        assert answer.value.ok, answer.value.text()
        return notation

    def _lay_open(self) -> bool:
        """Show what can be done: on the 7 Wonders board by clicking a card of the hand."""
        if self.offers().count():
            return True
        cards = self.page.locator("button[data-card][aria-expanded]")
        if not cards.count():
            # A guild is copied right after the last conflicts, whose sheet lies above the guilds.
            return self._read_on()
        cards.first.click()
        self.offers().first.wait_for()
        return True

    def hand_over(self, seat: int) -> None:
        """Let a bot play the seat from now on, one that does not think long."""
        table = self.page.url.rsplit("/", 1)[1]
        self.post(f"/api/tables/{table}/seats/{seat}/bot", {"level": "random"})

    def let_a_bot_finish(self) -> Any:
        """Hand the seat over in the settings and watch the game to its end; returns the last state."""
        self.page.locator("[data-card], [data-notation]").first.wait_for()  # keys count once the table is laid
        self.press("o")
        self.page.get_by_role("button", name=re.compile("Let a bot play for me|Пусть за меня играет бот")).click()
        self.press("o")
        self.see_the_sheet()
        return self.state()

    def see_the_sheet(self) -> Locator:
        """Read the last conflicts, if there are any; then the score sheet lies on the table."""
        sheet = self.page.get_by_role("table")
        self.wait_until(lambda: sheet.count() > 0 or self._read_on())
        sheet.first.wait_for()
        return sheet.first

    def _read_on(self) -> bool:
        """Put away the sheet of the conflicts. Never the last thing to wait for."""
        read = self.page.get_by_role("button", name=re.compile("^(Continue|Дальше)"))
        if read.count():
            read.first.click()
        return False

    def look_at_seat(self, seat: int) -> None:
        """Pressing a crest brings what belongs to that seat into sight, unless a question comes just then."""
        crest = self.page.get_by_role("list", name=re.compile("^(Seats|Места)$")).get_by_role("button").nth(seat)
        place = expect(self.page.locator(f'#main [data-seat="{seat}"]').first)

        def brought() -> bool:
            crest.tap()
            with suppress(AssertionError):
                place.to_be_in_viewport(timeout=2_000)
                return True
            return False

        self.wait_until(brought)

    def press(self, key: str) -> None:
        """A shortcut: from wherever one is, but not into a field one writes in."""
        self.page.evaluate("document.activeElement?.blur()")
        self.page.keyboard.press(key)

    def play_to_the_end(self, pick: Callable[[int], int] = lambda turn: 0) -> Any:
        """Play whenever asked until the game is over; returns the last state."""
        for turn in range(2000):
            state = self.state()
            if state["over"]:
                return state
            if not (state.get("prompt") and self.try_choose(pick(turn))):
                self.page.wait_for_timeout(60)
        raise TimeoutError("the game does not end")


def sit_together(host: Visitor, guest: Visitor, game: str, bots: int = 0) -> str:
    """Two people, and bots that play at random, at a game that has begun: past the pages that lead there."""
    for visitor, name in ((host, "Host"), (guest, "Guest")):
        visitor.post("/api/guest", {"name": name})
    seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "level": "random"}] * bots]
    opened = host.post("/api/tables", {"game": game, "players": len(seats), "seats": seats})
    return begin(host, guest, opened)


def begin(host: Visitor, guest: Visitor, opened: Any) -> str:
    """A guest who has a name comes to a table that was opened, and the game begins or goes on."""
    table: str = opened["id"]
    guest.post(f"/api/tables/{table}/join", {"code": opened["code"]})
    host.post(f"/api/tables/{table}/start", {})
    for visitor in (host, guest):
        visitor.open(f"/table/{table}")
    return table


def hand_over(*visitors: Visitor) -> None:
    """Bots play for all of them, in the order of their seats, to the end; to draw all that twice would take longest.

    So they look away, and come back when the score sheet lies on the table.
    """
    address = visitors[0].page.url
    for seat, visitor in enumerate(visitors):
        visitor.hand_over(seat)
        visitor.page.goto("about:blank")
    first, table = visitors[0], address.rsplit("/", 1)[1]
    first.wait_until(lambda: first.fetch(f"/api/tables/{table}/state")["body"]["over"])
    for visitor in visitors:
        visitor.page.goto(address)
        visitor.see_the_sheet()
