"""What people like does what it says, and follows them from device to device."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Visits
from tests.web.positions import act, played, sit_down_at
from tests.web.test_friends import member
from tests.web.visitor import Visitor

#: How long everything takes that moves on the board from now on, in milliseconds.
LISTEN = """() => {
    window.lasted = {};
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
        window.lasted[this.dataset?.flip ?? ""] = how.duration;
        return animate.call(this, frames, how);
    };
}"""


def like(page: Page, group: str, choice: str) -> None:
    page.get_by_role("group", name=group).get_by_role("radio", name=choice).check()


def watch(visitor: Visitor, table: str, speed: str) -> Visitor:
    """Look on at a speed that is chosen at the table itself."""
    visitor.open(f"/table/{table}")
    visitor.page.locator(".board [data-flip]").first.wait_for(state="attached")
    visitor.button("Settings").click()
    like(visitor.page, "Motion", speed)
    visitor.button("Settings").click()
    visitor.page.evaluate(LISTEN)
    return visitor


def test_things_move_as_fast_as_one_likes(visit: Visits) -> None:
    players = visit()
    usual, fast, none = (visit(reduced_motion="no-preference") for _ in range(3))
    table = sit_down_at(players, played("seven_wonders", 3, lambda _: True), others="hotseat")
    for visitor, speed in ((usual, "As usual"), (fast, "Fast"), (none, "None")):
        watch(visitor, table, speed)
    built = []
    for seat in range(3):
        offers = players.fetch(f"/api/tables/{table}/state?seat={seat}")["body"]["offers"]
        offer = next(offer for offer in offers if offer["verb"] == "build")
        built.append(f"city-{seat}-{offer['value']['card']}")
        act(players, table, seat, offer["notation"])

    def lasted(visitor: Visitor) -> list[int]:
        """How long what was built has moved; nothing of it if nothing moved."""
        visitor.page.locator(f'[data-flip="{built[2]}"]').first.wait_for(state="attached")
        found: dict[str, int] = visitor.page.evaluate("window.lasted")
        return [found[thing] for thing in built if thing in found]

    for visitor in (usual, fast):
        visitor.wait_until(lambda at=visitor: len(lasted(at)) == 3)  # type: ignore[misc]
    assert [n > 0 for n in lasted(fast)] == [True] * 3
    assert all(slow >= 2 * quick for slow, quick in zip(lasted(usual), lasted(fast), strict=True))
    assert lasted(none) == []
    assert none.page.evaluate("window.lasted") == {}


#: Every preference, changed from what it is without a wish.
CHOICES = [
    ("Appearance", "Dark"),
    ("Motion", "Fast"),
    ("A chosen move", "is always confirmed by a second click"),
    ("Cards in hand", "Large"),
    ("Phone in", "the left hand"),
]


def test_every_preference_follows_the_account(visit: Visits) -> None:
    here, there = member(visit(), "Wanderer"), visit()
    page = here.open("/me").page
    for group, choice in CHOICES:
        like(page, group, choice)
    hold = page.get_by_label("Show what the others did only when I click")
    hold.check()
    wanted = {"theme": "dark", "speed": "fast", "confirming": "strict", "cards": "large", "hand": "left", "hold": True}
    here.wait_until(lambda: wanted.items() <= here.fetch("/api/me/wishes")["body"]["pages"].items())
    there.open("/").post("/api/login", {"name": "Wanderer", "password": "a long password"})
    there.open("/me")
    for group, choice in CHOICES:
        expect(there.page.get_by_role("group", name=group).get_by_role("radio", name=choice)).to_be_checked()
    expect(there.page.get_by_label("Show what the others did only when I click")).to_be_checked()
    marks = there.page.evaluate("({ ...document.documentElement.dataset })")
    assert {"theme": "dark", "motion": "fast", "cards": "large", "hand": "left"}.items() <= marks.items()
