"""Through the Ages on its own board: every kind of decision has its place there and is taken there, on a phone too."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator

from ecumene import games
from ecumene.games.through_the_ages.state import Choice
from ecumene.kernel import Record
from ecumene.kernel.match import replay
from tests.web.conftest import Visits
from tests.web.visitor import PHONE, Visitor

SLUG = "through_the_ages"
GOLDEN = Path(__file__).parents[1] / "games" / SLUG / "golden"
AGREEMENT = Path(__file__).parent / "agreement.json"

#: Moments of golden records: the record, how many actions came before, who decides. Together they offer every verb.
MOMENTS = [
    ("2_players_curious", 19, 0, "actions"),
    ("2_players_curious", 108, 0, "actions"),
    ("2_players_curious", 199, 0, "actions"),
    ("3_players_curious", 397, 0, "actions"),
    ("four_busy", 222, 3, "actions"),
    ("two_busy", 180, 1, "actions"),
    ("3_players_curious", 346, 2, "annexation"),
    ("2_players_curious", 193, 1, "auction"),
    ("4_players_seize", 590, 1, "breakthrough"),
    ("3_players_curious", 403, 1, "choose_gain"),
    ("2_players_curious", 181, 0, "colony_loss"),
    ("2_players_curious", 207, 0, "defence"),
    ("3_players_curious", 248, 1, "destroy_own"),
    ("four_busy", 567, 3, "destroy_rival"),
    ("four_resigning", 128, 3, "development"),
    ("four", 525, 3, "discards"),
    ("4_players_curious", 285, 0, "force"),
    ("2_players_curious", 38, 1, "free_building"),
    ("3_players_tuck", 175, 0, "gain_split"),
    ("four_busy", 406, 3, "infiltration"),
    ("three_busy", 241, 0, "lose_split"),
    ("four_busy", 420, 0, "lose_worker"),
    ("4_players_curious", 656, 0, "pact_offer"),
    ("3_players_tuck", 411, 0, "perform"),
    ("four", 88, 2, "plunder"),
    ("2_players_curious", 115, 1, "politics"),
    ("2_players_curious", 220, 1, "politics"),
    ("four_busy", 620, 1, "politics"),
    ("4_players_seize", 40, 1, "politics"),
    ("2_players_curious", 221, 1, "raid"),
    ("4_players_curious", 492, 2, "return_token"),
    ("four_busy", 517, 1, "ruin"),
    ("4_players_seize", 397, 0, "seizure"),
    ("3_players_tuck", 74, 1, "tuck"),
    ("agreement", 237, 0, "agreement"),
]

#: What a board shows of the offers: those in sight, and those that a click on a thing brings into sight.
SHOWN = """async () => {
    const seen = () => [...document.querySelectorAll("[data-notation]")]
        .filter((one) => one.checkVisibility()).map((one) => one.dataset.notation);
    const tabs = [...document.querySelectorAll(".board [role=tab]")];
    const found = new Set(seen());
    for (const tab of tabs.length ? tabs : [null]) {
        tab?.click();
        await new Promise(requestAnimationFrame);
        for (const notation of seen()) found.add(notation);
        const things = [...document.querySelectorAll("[data-thing][aria-expanded]")].map((one) => one.dataset.thing);
        for (const thing of things) {
            const open = () => document.querySelector(`[data-thing="${thing}"]`);
            if (!open()?.checkVisibility()) continue;
            open().click();
            await new Promise(requestAnimationFrame);
            for (const notation of seen()) found.add(notation);
            document.querySelector("[data-choice] .head button")?.click();
            await new Promise(requestAnimationFrame);
        }
    }
    return [...found];
}"""


def record_at(name: str, steps: int) -> Record:
    record = Record.load(AGREEMENT if name == "agreement" else GOLDEN / f"{name}.json")
    return msgspec.structs.replace(record, actions=record.actions[:steps], checks="", digest="", result=None)


def sit_down(visitor: Visitor, name: str, steps: int, seat: int) -> dict[str, Any]:
    """Bring the record to the server and take the place of whoever decides; returns what is asked."""
    record = record_at(name, steps)
    seats: list[dict[str, str]] = [{"kind": "bot", "level": "random"} for _ in range(record.players)]
    seats[seat] = {"kind": "me"}
    table = visitor.post("/api/tables/import", {"record": msgspec.to_builtins(record), "seats": seats})
    visitor.open(f"/table/{table['id']}")
    visitor.page.locator(".board [data-flip]").first.wait_for(state="attached")
    visitor.page.locator("[data-notation]").first.wait_for(state="attached")
    state: dict[str, Any] = visitor.state(seat)
    return state


def guest(visitor: Visitor) -> Visitor:
    visitor.open()
    visitor.post("/api/guest", {"name": "Ada"})
    return visitor


class Player:
    """Plays on the board by clicks: things that lie there first, then the end of the turn."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.sent: list[str] = []
        self.clicked: list[str] = []
        self.page.on("request", self._hear)

    def _hear(self, request: Any) -> None:
        if request.url.endswith("/actions"):
            self.sent.append(request.post_data_json["action"])

    def take(self, choice: Locator) -> None:
        """Click an offer; what is not done at once waits for a second click."""
        notation = choice.get_attribute("data-notation") or ""
        before = len(self.sent)
        self.clicked.append(notation)
        waiting = self.page.locator(f'[data-notation="{notation}"][aria-pressed="true"]:visible')
        confirm = self.page.locator(".deeds .primary:enabled")
        with self.page.expect_response(lambda answer: answer.url.endswith("/actions")) as told:
            if choice.get_attribute("aria-pressed") != "true":
                choice.click()
            self.visitor.wait_until(lambda: len(self.sent) > before or confirm.count() > 0)
            if len(self.sent) == before:
                waiting.first.click()
        assert told.value.ok, told.value.text()

    def discard(self) -> None:
        """Pick as many cards as must go, and let them go together."""
        cards, done = self.page.locator("[data-toggle]"), self.page.locator("[data-discard]")
        for i in range(cards.count()):
            if done.is_enabled():
                break
            self.clicked.append(cards.nth(i).get_attribute("data-toggle") or "")
            cards.nth(i).click()
        done.click()
        self.visitor.wait_until(lambda: self.sent == self.clicked and not done.count())

    def decide(self, most: int) -> bool:
        """Answer once, if something is asked; a turn is ended after so many things were done."""
        page, turn = self.page, len(self.clicked)
        things = page.locator(".board [data-thing]:visible, .dock [data-thing]:visible")
        choices = page.locator(
            ".sheet [data-notation]:visible, [data-choice] [data-notation]:visible, [data-end]:visible"
        )
        if page.locator("[data-discard]").count():
            self.discard()
            return True
        if not things.count() and not choices.count():
            return False
        on_sheet = page.locator(".board .sheet").count()
        if not on_sheet and things.count() and (turn % most or not page.locator("[data-end]:visible").count()):
            things.nth(turn * 5 % things.count()).click()
            choices.first.wait_for()
        self.take(choices.nth(turn % 3 % choices.count()))
        return True


def test_the_moments_hold_every_kind_and_every_verb() -> None:
    game = games.load(SLUG)
    verbs: set[str] = set()
    for name, steps, seat, kind in MOMENTS:
        state = replay(record_at(name, steps), game, journal=False).state
        prompt = state.prompt(seat)
        assert prompt is not None
        assert (state.to_move(), prompt.kind) == ([seat], kind)
        verbs |= {game.catalogue[action].verb for action in state.legal(seat)}
    assert verbs == {game.catalogue[action].verb for action in range(len(game.catalogue))}
    assert kinds_of(Choice) == {kind for *_, kind in MOMENTS}


def kinds_of(choice: type[Choice]) -> set[str]:
    """The kinds of all decisions that people make."""
    return {cls.kind for cls in choice.__subclasses__()}.union(*map(kinds_of, choice.__subclasses__()))


def test_every_offer_has_its_place_on_the_board(visit: Visits) -> None:
    """At every kind of decision all that is offered can be found on the board, and one of it is taken there."""
    visitor = guest(visit())
    player = Player(visitor)
    faults: list[str] = []
    for name, steps, seat, kind in MOMENTS:
        offers = {offer["notation"]: offer for offer in sit_down(visitor, name, steps, seat)["offers"]}
        if kind in SHEETS:
            faults += [f"{kind}: {fault}" for fault in axe(visitor)]
        faults += [f"{kind}: {missing}" for missing in sorted(set(offers) - set(visitor.page.evaluate(SHOWN)))]
        if kind in SHEETS:
            if kind == "discards":
                player.discard()
            else:
                player.take(visitor.page.locator(".board .sheet [data-notation]").last)
    assert faults == []
    assert player.sent == player.clicked


#: Sheets of every shape: figures, cards, plain answers, a force, two sides.
SHEETS = ("auction", "force", "defence", "pact_offer", "gain_split", "raid", "discards", "seizure")


def axe(visitor: Visitor) -> list[str]:
    found = Axe().run(visitor.page, options={"resultTypes": ["violations"]}).response["violations"]
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]


def test_a_whole_game_is_played_on_the_board(visit: Visits) -> None:
    """A person against a bot, from the first turn to the final sheet; every answer was a click on the board."""
    visitor = visit()
    visitor.play_now("Through the Ages", 2)
    player = Player(visitor)
    for _ in range(3000):
        state = visitor.state()
        if state["over"]:
            break
        if not (state["prompt"] and player.decide(most=3)):
            visitor.page.wait_for_timeout(40)
    visitor.page.get_by_role("table").first.wait_for()
    assert player.sent == player.clicked
    assert len({notation.split()[0] for notation in player.clicked}) >= 8
    assert axe(visitor) == []


def test_some_turns_on_a_phone(visit: Visits) -> None:
    """Tabs, the hand as a bottom sheet, fingers that need room."""
    visitor = guest(visit(viewport=PHONE, locale="ru-RU", color_scheme="dark", has_touch=True))
    state = sit_down(visitor, "2_players_curious", 199, 0)
    assert {offer["notation"] for offer in state["offers"]} <= set(visitor.page.evaluate(SHOWN))
    for tab in ("Ряд", "Моё", "Соперники", "События"):
        visitor.page.get_by_role("tab", name=tab, exact=True).last.click()
        assert axe(visitor) == []
        small = visitor.page.eval_on_selector_all(
            ".board [data-thing], .dock [data-thing], .dock [data-notation]",
            "all => all.filter(one => one.checkVisibility() && one.getBoundingClientRect().height < 43.5)"
            ".map(one => one.outerHTML.slice(0, 120))",
        )
        assert small == []
    player = Player(visitor)
    for _ in range(400):
        if len(player.clicked) >= 12 or visitor.state()["over"]:
            break
        if not visitor.page.locator(".board .sheet").count():
            visitor.page.get_by_role("tab", name=("Ряд", "Моё")[len(player.clicked) % 2], exact=True).last.click()
        if not (visitor.state()["prompt"] and player.decide(most=4)):
            visitor.page.wait_for_timeout(40)
    assert player.sent == player.clicked
    assert len(player.clicked) >= 12
