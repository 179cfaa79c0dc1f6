"""Pictures of positions: every game draws its own, from drawings that exist, and shows nobody what they may not see."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ecumene import games
from ecumene.kernel import SPECTATOR, Record, Rng, State, replay
from ecumene.kernel.canvas import Area, Canvas, Sitting
from ecumene.server.card import HEIGHT, WIDTH, Moment, Showing, as_png, kit, showing, svg

GOLDEN = Path(__file__).parents[1] / "games"
#: Games for few and for many, the beginning and the end.
POSITIONS = {
    "altay": ("2_players_easy", "4_players_random"),
    "civilization": ("2_players_short", "6_players_random"),
    "hadara": ("2_players_easy", "5_players_easy"),
    "seven_wonders": ("2_players_B", "7_players_A"),
    "through_the_ages": ("two_busy", "four_busy"),
}
PARTS = (0.0, 0.6, 1.0)


@cache
def _state(slug: str, name: str, part: float) -> State:
    record = Record.load(GOLDEN / slug / "golden" / f"{name}.json")
    return replay(record, games.load(slug), journal=False, steps=round(part * len(record.actions))).state


class Careful(Canvas):
    """A canvas that knows what it was asked for, and refuses what is drawn nowhere."""

    def __init__(self, slug: str, players: int) -> None:
        super().__init__(kit(), slug, [Sitting("Ada", 1)] * players)
        self.held = self.cards = 0

    def icon(self, name: str, x: float, y: float, size: float, figure: str = "") -> None:
        assert name in self.kit.icons, name
        super().icon(name, x, y, size, figure)

    def hand(self, cards: Sequence[tuple[str, str, str]], area: Area) -> Area:
        self.held += len(cards)
        return super().hand(cards, area)

    def card(self, area: Area, family: str, sketch: str, icon: str = "") -> None:
        self.cards += 1
        super().card(area, family, sketch, icon)

    def colour(self, name: str) -> str:
        known = name in self.kit.colours or f"family-{self.own.colours.get(name)}" in self.kit.colours
        assert name.startswith(("#", "var(--")) or known or name in self.own.colours, name
        return super().colour(name)


def _drawn(slug: str, state: State, seat: int) -> Careful:
    draw = games.picture(slug)
    assert draw is not None
    canvas = Careful(slug, state.players)
    draw(canvas, state.view(seat), Area(0, 0, 1000, 500))
    return canvas


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("slug", POSITIONS)
def test_a_position_is_drawn_by_its_game(slug: str, part: float) -> None:
    for name in POSITIONS[slug]:
        state = _state(slug, name, part)
        for seat in range(SPECTATOR, state.players):
            picture = ElementTree.fromstring(_drawn(slug, state, seat).svg(1000, 500))
            assert len(list(picture)) > 5 * state.players


@pytest.mark.parametrize(("slug", "part"), [("hadara", 0.05), ("seven_wonders", 0.6), ("through_the_ages", 0.6)])
def test_a_hand_is_drawn_for_its_owner_alone(slug: str, part: float) -> None:
    state = _state(slug, POSITIONS[slug][1], part)
    held = [len(state.view(seat).hand) for seat in range(state.players)]
    assert any(held)
    assert [_drawn(slug, state, seat).held for seat in range(SPECTATOR, state.players)] == [0, *held]


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("name", POSITIONS["through_the_ages"])
def test_all_that_works_for_a_civilization_is_drawn(name: str, part: float) -> None:
    """However little room there is, with a hand below and the row above: no building is left out."""
    state = _state("through_the_ages", name, part)
    for seat in range(SPECTATOR, state.players):
        view = state.view(seat)
        shown = len(view.hand or []) + sum(place.card is not None for place in view.row)
        for own in view.civilizations:
            crowns = [own.government, own.leader, own.tactic, own.wonder, *own.wonders, *own.specials, *own.colonies]
            shown += sum(card is not None for card in crowns)
            shown += sum(one.workers > 0 for one in own.technologies)
        assert _drawn("through_the_ages", state, seat).cards == shown


def test_a_picture_tells_nothing_that_the_view_does_not() -> None:
    """Drawn from a world in which everything hidden lies otherwise, it is the same."""
    for slug, names in POSITIONS.items():
        state = _state(slug, names[0], 0.6)
        other = state.sample(0, Rng("other"))
        assert _drawn(slug, other, 0).svg(1000, 500) == _drawn(slug, state, 0).svg(1000, 500), slug


def test_names_are_words_and_never_markup() -> None:
    state = _state("seven_wonders", "2_players_B", 0.6)
    showing = Showing(
        slug="seven_wonders",
        names=["<script>", "A & B " * 30],
        scores=[3, -4],
        step=1,
        steps=9,
        chances=[0.4, 0.6],
        winners=[0],
        language="ru",
        view=state.view(SPECTATOR),
        move="“x” < y",
    )
    picture = ElementTree.fromstring(svg(showing))
    words = [each.text for each in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert "<script>" in words
    assert "7 Чудес" in words
    assert "−4" in words
    assert max(len(word or "") for word in words) < 100
    assert as_png(svg(showing)).startswith(b"\x89PNG")


def test_a_game_that_draws_nothing_itself_has_a_row_for_every_seat() -> None:
    rows = Showing("unknown", ["Ada", "Bo"], [3, 5], 1, 9, [], [], "en", sources=[("Coins", [3, 5])])
    picture = svg(rows)
    assert f'viewBox="0 0 {WIDTH} {HEIGHT}"' in picture
    assert "Coins 5" in picture


def test_a_moment_is_told_by_what_its_seat_did() -> None:
    """Where all choose at once, the choice of whoever looks is told, not of who was first on record."""
    record = Record.load(GOLDEN / "seven_wonders" / "golden" / "3_players_A.json")
    match = replay(record, games.load("seven_wonders"), journal=False)
    names = ["Ada", "Ben", "Cy"]
    for seat, name in enumerate(names):
        assert showing(match, Moment(30, seat), names, "en", None).move.startswith(f"{name}: ")
    first = names[match.move(30)[0]]
    assert showing(match, Moment(30, SPECTATOR), names, "en", None).move.startswith(f"{first}: ")


@pytest.mark.parametrize(
    ("language", "told"), [("en", "The end of the game. Cy wins"), ("ru", "Конец партии. Победа: Cy")]
)
def test_the_picture_of_the_end_tells_who_has_won(language: str, told: str) -> None:
    record = Record.load(GOLDEN / "seven_wonders" / "golden" / "3_players_A.json")
    match = replay(record, games.load("seven_wonders"), journal=False)
    shown = showing(match, Moment(len(record.actions), SPECTATOR), ["Ada", "Ben", "Cy"], language, None)
    assert shown.told() == told
    assert told.partition(". ")[2] in svg(shown)
