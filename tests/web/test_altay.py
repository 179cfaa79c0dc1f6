"""Altay on its own board, in a real browser."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from ecumene.games.altay.battle import Attacking, Defending
from ecumene.games.altay.settlements import Placing
from tests.web.conftest import Visits
from tests.web.positions import Until, played, sit_down_at
from tests.web.test_access import Inspector
from tests.web.visitor import PHONE, Visitor

#: What a person at the table likes to do, the best first; whatever else there is, they leave.
LIKED = ("attack", "commit", "put", "strike", "yield", "done")
CONFIRM = re.compile("^(Confirm|Подтвердить)")
#: Asked of the two when one attacks the other.
CERTAIN = {"turn", "attack", "defend"}
#: Who attacks, and who sits beyond the border.
HOST, GUEST = 0, 1


class Person:
    """Somebody who plays on the board, and looks closely at every new kind of decision."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.inspector = Inspector(visitor)
        self.seen: set[str] = set()

    def play_if_asked(self) -> str:
        """Answer what is asked; returns the notation, "" if nothing is."""
        state = self.visitor.state()
        if not state.get("prompt"):
            return ""
        kind = state["prompt"]["kind"]
        if kind not in self.seen:
            self.visitor.page.locator(".dock").first.wait_for()
            self.inspector.look(kind, "html" if not self.seen else ".board, .dock")
            self.seen.add(kind)
        offer = min(state["offers"], key=lambda offer: self._dislike(offer, state["view"]["regions"]))
        do(self.visitor, offer)
        return str(offer["notation"])

    def _dislike(self, offer: dict[str, Any], regions: list[dict[str, Any]]) -> tuple[int, bool]:
        """An attack on the guest is liked best, and in a battle all that can be thrown in."""
        verb = offer["verb"]
        if verb == "attack" and offer["value"]["target"] not in owned_by(GUEST, regions):
            return len(LIKED), True
        return LIKED.index(verb) if verb in LIKED else len(LIKED), not offer["notation"].endswith(" all")


def owned_by(seat: int, regions: list[dict[str, Any]]) -> set[str]:
    return {region["region"] for region in regions if region["owner"] == seat}


def do(visitor: Visitor, offer: dict[str, Any]) -> None:
    """Open the thing an offer is made with, if it does not stand on the board by itself; choose it, and confirm."""
    value, page = offer["value"], visitor.page
    shown = page.locator(f'[data-notation="{offer["notation"]}"]:visible')
    thing = page.locator(
        f'[data-land="{value["target"]}"]' if "target" in value else f'[data-card="{value.get("card")}"]'
    )
    visitor.wait_until(lambda: shown.count() or thing.count())
    if not shown.count():
        thing.press("Enter")
        shown.first.wait_for()
    button = shown.and_(page.locator("button")).first
    if not button.count():
        shown.first.press("Enter")  # a region of the map: its middle may lie in another one
    elif button.get_attribute("aria-pressed") != "true":
        button.click()
    with page.expect_response(lambda answer: answer.url.endswith("/actions")) as answer:
        page.get_by_role("button", name=CONFIRM).click()
    assert answer.value.ok, answer.value.text()


def at_the_border(state: Any) -> bool:
    """Late in the game the host may attack the guest."""
    if state.round < 77 or state.to_move() != [HOST] or state.prompt(HOST).kind != "turn":
        return False
    targets = {str(action).split()[2] for action in state.actions(HOST) if str(action).startswith("attack ")}
    return any(region.region in targets and region.owner == GUEST for region in state.view(HOST).regions)


def test_two_people_and_a_bot(visit: Visits) -> None:
    """The last rounds of a game, one at a laptop, one at a phone; axe finds no fault in whatever is asked.

    Once one has attacked the other bots take over, and both watch the game to its end.
    """
    host = Person(visit())
    guest = Person(visit(viewport=PHONE, locale="ru-RU", color_scheme="dark", has_touch=True))
    table = sit_down_at(host.visitor, played("altay", 3, at_the_border, seed="b"), kinds=("open", "bot"))
    guest.visitor.page.goto(host.visitor.invitation())
    guest.visitor.page.get_by_label("Ваше имя").fill("Гость")
    guest.visitor.button("Сесть").click()
    assert guest.visitor.at_table() == table
    host.visitor.start_if_asked()
    quiet = 0
    done: list[str] = []
    while "strike" not in done:
        now = [person.play_if_asked() for person in (host, guest)]
        done += now
        quiet = 0 if any(now) else quiet + 1
        assert quiet < 600, "nobody is asked"
        host.visitor.page.wait_for_timeout(0 if any(now) else 50)
    assert host.seen | guest.seen >= CERTAIN
    for seat, person in enumerate((host, guest)):
        person.visitor.hand_over(seat)
    host.visitor.see_the_sheet()
    result = host.visitor.state()["result"]
    assert result == guest.visitor.state()["result"]
    for person in (host, guest):
        rows = person.visitor.see_the_sheet().locator("tbody tr:has(th)").all_inner_texts()
        assert [row.split()[-1] for row in rows] == [
            str(standing["score"]) for standing in sorted(result["standings"], key=lambda one: one["rank"])
        ]
        person.inspector.look("the end", ".board")
        assert person.inspector.faults == []


def test_a_battle_from_both_sides(visit: Visits) -> None:
    """The sheet shows both sums and what follows; the attacked player yields on a phone and renews a card."""
    attacker = visit()
    sit_down_at(attacker, played("altay", 3, in_battle(Attacking)), "Ada")
    inspector = Inspector(attacker)
    sheet = attacker.page.get_by_role("region", name="Battle")
    sheet.wait_for()
    expect(sheet).to_contain_text("attacks")
    battle = attacker.state()["view"]["battle"]
    expect(sheet).to_contain_text(str(battle["attack"]))
    expect(attacker.page.get_by_role("group", name=re.compile("^Regions of the map"))).to_contain_text(
        f"{battle['attack']} : {battle['defense']}"
    )
    inspector.look("the attacker's sheet")
    assert inspector.faults == []

    defender = visit(viewport=PHONE, locale="ru-RU", color_scheme="dark", has_touch=True)
    sit_down_at(defender, played("altay", 3, in_battle(Defending)), "Ада")
    inspector = Inspector(defender)
    sheet = defender.page.get_by_role("region", name="Битва")
    sheet.wait_for()
    expect(sheet).to_contain_text("защищается")
    inspector.look("the defender's sheet")
    do(defender, next(offer for offer in defender.state()["offers"] if offer["verb"] == "yield"))
    asked = defender.wait_until(lambda: defender.state()["prompt"])
    assert asked["kind"] == "yield"
    defender.page.locator("[data-card][data-notation]").first.wait_for()
    inspector.look("what is renewed", ".board, .dock")
    discarded = next(offer for offer in defender.state()["offers"] if offer["verb"] == "discard")
    do(defender, discarded)
    assert inspector.faults == []
    for seat in (1, 0):
        defender.look_at_seat(seat)


def in_battle(kind: type) -> Until:
    """Whether the first seat attacks or is attacked, and a rival is on the other side."""

    def asked(state: Any) -> bool:
        return is_asked(state, kind) and state.view(0).battle.defender is not None

    return asked


def is_asked(state: Any, kind: type) -> bool:
    return state.to_move() == [0] and isinstance(state.stack[-1], kind)


def test_the_map_is_walked_by_keys(visit: Visits) -> None:
    """A people, then arrows walk from region to region, each says what is there; Enter chooses and confirms."""
    visitor = visit()
    inspector = Inspector(visitor)
    visitor.against_bots("altay", 2)
    visitor.offers().first.wait_for()
    assert visitor.state()["prompt"]["kind"] == "people"
    inspector.look("people")
    visitor.choose()
    visitor.wait_until(lambda: (visitor.state().get("prompt") or {}).get("kind") == "start")
    inspector.look("start", ".board, .dock")
    places = {offer["value"]["region"] for offer in visitor.state()["offers"]}
    lands = visitor.page.locator("[data-land]")
    reached = visitor.page.locator("[data-land][tabindex='0']")
    expect(reached).to_have_count(1)
    reached.focus()
    walked = set()
    for key in ("Home", *["ArrowDown", "ArrowRight", "ArrowUp", "ArrowRight", "ArrowDown"] * 3):
        visitor.page.keyboard.press(key)
        walked.add(visitor.page.evaluate("document.activeElement.dataset.land"))
    assert len(walked) > 4
    for region in places:
        expect(visitor.page.locator(f'[data-land="{region}"]')).to_have_attribute(
            "aria-label", re.compile(rf"{region} \(farmland\)\. .*borders on")
        )
    assert lands.count() > len(places)
    chosen = sorted(places)[0]
    visitor.page.locator(f'[data-land="{chosen}"]').press("Enter")
    expect(visitor.page.locator(f'[data-land="{chosen}"]')).to_have_attribute("aria-pressed", "true")
    visitor.page.keyboard.press("Enter")
    visitor.wait_until(lambda: any(region["owner"] == 0 for region in visitor.state()["view"]["regions"]))
    assert inspector.faults == []


def test_a_rival_and_what_is_reconstructed_can_be_looked_at(visit: Visits) -> None:
    visitor = visit()
    inspector = Inspector(visitor)
    sit_down_at(visitor, played("altay", 3, lambda state: is_asked(state, Placing), seed="b"))
    visitor.offers().first.wait_for()
    inspector.look("place")
    visitor.button("About this game").click()
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog.get_by_text("suggested start regions")).to_be_visible()
    inspector.look("about", "dialog[open]")
    visitor.page.keyboard.press("Escape")
    visitor.page.get_by_role("button", name=re.compile("^Look at")).first.click()
    expect(dialog.get_by_role("list", name="Resources")).to_be_visible()
    inspector.look("a rival", "dialog[open]")
    visitor.page.keyboard.press("Escape")
    do(visitor, next(offer for offer in visitor.state()["offers"] if offer["verb"] == "place"))
    assert inspector.faults == []
