"""Babylon's seventh card: a decision most games never come to, so it is reached by a record and clicked once."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from ecumene.games.seven_wonders import GAME
from ecumene.games.seven_wonders.components import LAST_AGE
from ecumene.kernel import Match, Rng
from tests.web.conftest import Visits

OPTIONS = {"wonders": ["babylon B", "rhodes A", "giza A"]}


def before_the_last_card(seed: int) -> Match:
    """A game in which Babylon builds its stages, up to the end of an age."""
    match = Match(GAME, 3, OPTIONS, seed)
    rng = Rng(f"{seed} players")
    while not match.state.over:
        seat = match.state.to_move()[0]
        prompt = match.state.prompt(seat)
        if prompt and prompt.kind == "seventh":
            break
        lines = [str(action) for action in match.state.actions(seat)]
        stages = [line for line in lines if line.startswith("stage")]
        builds = [line for line in lines if line.startswith("build")]
        wanted = (stages if seat == 0 else []) or builds or lines
        match.play(seat, wanted[rng.below(len(wanted))])
    return match


def a_last_card_that_can_be_built() -> tuple[Match, str]:
    """Before the end of the game, so that something is asked afterwards."""
    for seed in range(100):
        match = before_the_last_card(seed)
        lines = [] if match.state.over else [str(action) for action in match.state.actions(0)]
        builds = [line for line in lines if line.startswith("build")]
        if builds and match.state.view(0).age < LAST_AGE:
            return match, builds[0]
    raise AssertionError("Babylon never builds its last card")


def test_babylon_builds_the_seventh_card(visit: Visits, tmp_path: Path) -> None:
    match, notation = a_last_card_that_can_be_built()
    card = notation.split()[1]
    file = tmp_path / "babylon.json"
    match.record().save(file)
    visitor = visit()
    visitor.open().page.locator('input[type="file"]').set_input_files(str(file))
    visitor.at_table()
    visitor.page.locator(".curtain").get_by_role("button").click()  # the others sit at the same screen
    visitor.page.get_by_text("Your last card may be played too").first.wait_for()
    visitor.wait_until(lambda: visitor.cards() == [card])
    visitor.page.locator(f'[data-notation="{notation}"]:visible').first.click()  # a single card lies open
    visitor.page.locator(f'[data-notation="{notation}"][aria-pressed="true"]').first.click()
    visitor.wait_until(lambda: card in visitor.state(0)["view"]["cities"][0]["cards"])
    assert visitor.state(0)["view"]["age"] == match.state.view(0).age + 1
    expect(visitor.page.get_by_text("played the last card of the age instead of discarding it").first).to_be_attached()
