"""Pictures of the main screens: ``python -m tests.web.screens`` takes those of docs/images, ``--all FOLDER`` all.

The positions come from a fixed seed, so that pictures change only when what they show has changed.
"""

from __future__ import annotations

import argparse
import tempfile
from base64 import b64decode
from collections.abc import Callable
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, sync_playwright

from ecumene import bots, games
from ecumene.kernel import Match, Record, Rng
from tests.server.serving import Server
from tests.web import browser as chromium
from tests.web.ages import record_at
from tests.web.visitor import Visitor

IMAGES = Path(__file__).parents[2] / "docs" / "images"
GOLDEN = Path(__file__).parents[1] / "games"
SEED = "ecumene"
LEVEL = "medium"
DEVICES = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
THEMES = ("light", "dark")
LOCALES = {"en": "en-GB", "ru": "ru-RU"}
NAMES = {"en": "Ada", "ru": "Ада"}
#: The picture that everybody sees first: some places where a README is shown know no WebP.
FRONT = ("seven_wonders", "desktop", "light", "en")
#: The pictures that are kept: screen, device, theme, language.
KEPT = (
    ("start", "desktop", "light", "en"),
    ("start", "phone", "dark", "ru"),
    FRONT,
    ("seven_wonders", "desktop", "dark", "ru"),
    ("opened_card", "phone", "light", "ru"),
    ("final_sheet", "phone", "dark", "en"),
    ("hadara", "desktop", "light", "en"),
    ("through_the_ages", "desktop", "light", "en"),
    ("through_the_ages", "phone", "dark", "ru"),
    ("ages_sheet", "desktop", "dark", "en"),
    ("altay", "desktop", "light", "en"),
    ("altay", "phone", "dark", "ru"),
    ("civilization", "desktop", "light", "en"),
    ("civilization", "phone", "dark", "ru"),
    ("waiting_room", "phone", "light", "en"),
)

Moment = Callable[[Any], bool]


@cache
def played(game: str, players: int, until: Moment) -> Record:
    """A game that bots have played up to a moment; the first one in which it comes."""
    for number in range(12):
        match = Match(games.load(game), players, seed=f"{SEED}{number or ''}")
        rng = Rng(f"{SEED}{number or ''}")
        while not match.state.over and not until(match.state):
            seat = match.state.to_move()[0]
            match.play(seat, bots.choose(match.state, seat, LEVEL, rng))
        if until is never or not match.state.over:
            return match.record()
    raise AssertionError("it never comes to that")


def on_file(game: str, name: str, until: Moment) -> Record:
    """A golden record up to a moment: of the longest games nobody wants to play another one for a picture."""
    record = Record.load(GOLDEN / game / "golden" / f"{name}.json")
    match = Match(games.load(game), record.players, record.options, seed=record.seed)
    for line in record.actions:
        if until(match.state):
            return match.record()
        match.enter(line)
    raise AssertionError("it never comes to that")


def in_age_iii(state: Any) -> bool:
    """7 Wonders: all choose, and the first seat has something to build."""
    if state.age != 3 or len(state.to_move()) != int(state.players):
        return False
    catalogue = games.load("seven_wonders").catalogue
    return (
        len({str(catalogue[action]).split()[1] for action in state.legal(0) if catalogue[action].verb == "build"}) > 1
    )


def in_epoch_ii(state: Any) -> bool:
    return state.view(0).epoch == 2 and 0 in state.to_move()


def in_round_17(state: Any) -> bool:
    """Altay: a turn of the first seat when much of the map is settled."""
    return bool(state.view(0).round >= 17 and state.to_move() == [0] and state.prompt(0).kind == "turn")


def buying_late(state: Any) -> bool:
    """Civilization: purchases of the first seat in the middle of the game."""
    return bool(state.turn >= 17 and state.to_move() == [0] and state.prompt(0).kind == "buy")


def never(_: Any) -> bool:
    return False


def sit_down_at(visitor: Visitor, record: Record, name: str) -> None:
    """Bring a record to the server and take its first seat; bots have the others."""
    visitor.open()
    visitor.post("/api/guest", {"name": name})
    seats = [{"kind": "me"}] + [{"kind": "bot", "level": LEVEL}] * (record.players - 1)
    brought = {"record": msgspec.to_builtins(record), "seats": seats}
    visitor.open(f"/table/{visitor.post('/api/tables/import', brought)['id']}")


def start(visitor: Visitor, language: str) -> None:
    visitor.open().page.get_by_role("article").first.wait_for()


def waiting_room(visitor: Visitor, language: str) -> None:
    visitor.open()
    visitor.post("/api/guest", {"name": NAMES[language]})
    visitor.set_up("seven_wonders", [("me", ""), ("open", ""), ("open", ""), ("bot", "")], level="")
    # Every table has another code and every server another address; a picture must not change with them.
    visitor.page.locator("input[readonly]").evaluate("field => (field.value = 'https://table.example/join/k7w3m9xq')")
    visitor.page.locator(".code b").evaluate("code => (code.textContent = 'k7w3m9xq')")


def seven_wonders(visitor: Visitor, language: str) -> None:
    sit_down_at(visitor, played("seven_wonders", 5, in_age_iii), NAMES[language])
    visitor.page.locator("button[data-card][aria-expanded]").first.wait_for()
    visitor.wait_until(lambda: visitor.state()["to_move"] == [0])


def opened_card(visitor: Visitor, language: str) -> None:
    seven_wonders(visitor, language)
    visitor.page.locator("button[data-card]:has(.can)").first.click()
    visitor.offers().first.wait_for()


def final_sheet(visitor: Visitor, language: str) -> None:
    sit_down_at(visitor, played("seven_wonders", 5, never), NAMES[language])
    visitor.page.get_by_role("table").first.wait_for()


def hadara(visitor: Visitor, language: str) -> None:
    sit_down_at(visitor, played("hadara", 4, in_epoch_ii), NAMES[language])
    visitor.wait_until(lambda: bool(visitor.state()["prompt"]))
    visitor.offers().first.wait_for()


def through_the_ages(visitor: Visitor, language: str) -> None:
    """Late in a game of strong bots, when much has been built."""
    sit_down_at(visitor, record_at("crowded", 549), NAMES[language])
    visitor.page.locator("[data-end]").wait_for()


def ages_sheet(visitor: Visitor, language: str) -> None:
    """A colony is sold by auction."""
    sit_down_at(visitor, record_at("crowded", 603), NAMES[language])
    visitor.page.locator(".board .sheet [data-notation]").first.wait_for()


def altay(visitor: Visitor, language: str) -> None:
    sit_down_at(visitor, on_file("altay", "3_players_easy", in_round_17), NAMES[language])
    visitor.page.locator("[data-land] .ground").first.wait_for(state="attached")


def civilization(visitor: Visitor, language: str) -> None:
    sit_down_at(visitor, on_file("civilization", "3_players_medium", buying_late), NAMES[language])
    visitor.page.locator("[data-land] .ground").first.wait_for(state="attached")
    visitor.offers().first.wait_for()


SCREENS = {
    screen.__name__: screen
    for screen in (
        *(start, waiting_room, seven_wonders, opened_card, final_sheet),
        *(hadara, through_the_ages, ages_sheet, altay, civilization),
    )
}


def take(browser: Browser, url: str, folder: Path, screen: str, device: str, theme: str, language: str) -> None:
    context = browser.new_context(
        viewport=DEVICES[device],  # type: ignore[arg-type]
        locale=LOCALES[language],
        color_scheme=theme,  # type: ignore[arg-type]
        reduced_motion="reduce",
        has_touch=device == "phone",
    )
    visitor = Visitor(context, url)
    SCREENS[screen](visitor, language)
    visitor.page.evaluate("document.fonts.ready.then(() => document.activeElement?.blur())")
    visitor.page.mouse.move(0, 0)
    if (screen, device, theme, language) == FRONT:
        visitor.page.screenshot(path=folder / f"{screen}-{device}-{theme}-{language}.png")
    else:
        shot = context.new_cdp_session(visitor.page).send("Page.captureScreenshot", {"format": "webp", "quality": 85})
        (folder / f"{screen}-{device}-{theme}-{language}.webp").write_bytes(b64decode(shot["data"]))
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", type=Path, metavar="FOLDER", help="every screen in every look, into this folder")
    parser.add_argument("--only", metavar="SCREEN", choices=SCREENS, help="leave out all others")
    wish = parser.parse_args()
    everything = wish.all
    folder = everything or IMAGES
    folder.mkdir(parents=True, exist_ok=True)
    looks = product(SCREENS, DEVICES, THEMES, LOCALES) if everything else KEPT
    path = chromium.fetch()
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(f"sqlite:///{place}/screens.sqlite3", Path(place) / "server.log").start()
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        try:
            for look in looks:
                if wish.only in (None, look[0]):
                    take(browser, server.url, folder, *look)
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
