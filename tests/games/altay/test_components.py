"""The box is complete, and its parts fit together."""

from __future__ import annotations

from collections import Counter

import pytest

from ecumene.games.altay import GAME
from ecumene.games.altay.achievements import ACHIEVEMENTS, TECHNOLOGIES, WONDERS
from ecumene.games.altay.actions import CATALOGUE
from ecumene.games.altay.components import CARDS, COINS, MARKET_CARDS, PEOPLES
from ecumene.games.altay.numbers import NEIGHBOURS, REGION_ID
from ecumene.games.altay.regions import BORDERS, CANVAS, LAYOUTS, MARKERS, REGIONS, WATERS
from ecumene.kernel import Message
from ecumene.locale import LANGUAGES, text


def test_cards() -> None:
    """40 starting cards, ten for each people, and 88 on the market, eight of each kind."""
    assert [sum(people.deck.values()) for people in PEOPLES] == [10] * 4
    assert [len(card.points) for card in MARKET_CARDS] == [8] * 11
    assert sum((Counter(people.deck) for people in PEOPLES), Counter()) == {
        "hunter": 15,
        "warrior": 11,
        "village": 6,
        "colonist": 1,
        "digger": 1,
        "loremaster": 2,
        "shaman": 1,
        "craftsman_wood": 1,
        "craftsman_stone": 1,
        "spellweaver": 1,
    }
    assert sum(record["copies"] for record in GAME.components()["cards"]) == 128


def test_points_on_cards_come_first_and_fall() -> None:
    for card in MARKET_CARDS:
        assert list(card.points) == sorted(card.points, reverse=True)
    assert sum(sum(card.points) for card in MARKET_CARDS) == 10


def test_achievements() -> None:
    """20 kinds, 50 cards."""
    assert Counter(achievement.level for achievement in ACHIEVEMENTS) == {1: 5, 2: 5, 3: 10}
    assert 4 * len(TECHNOLOGIES) + len(WONDERS) == 50
    assert sum(record["copies"] for record in GAME.components()["achievements"]) == 50
    for achievement in ACHIEVEMENTS:
        places = sum(achievement.places.amounts().values())
        assert places == {1: (4,), 2: (3, 5), 3: (4, 6)}[achievement.level][-1] or achievement.id in (
            "philosophy",
            "colossus",
        )


def test_regions_and_markers() -> None:
    assert Counter(region.terrain for region in REGIONS) == {"farmland": 6, "forest": 6, "mine": 6, "mountain": 5}
    by_difficulty: Counter[int] = Counter()
    for marker in MARKERS:
        by_difficulty[marker.difficulty] += marker.copies
    assert by_difficulty == {1: 12, 2: 12, 3: 9}
    assert sum(value * number for value, number in COINS.items()) == 100


def test_borders() -> None:
    """41 borders: 28 on land, 12 rivers, one strait; a border is a common line of two outlines."""
    assert Counter(border.kind for border in BORDERS) == {"land": 28, "river": 12, "strait": 1}
    outlines = {region.id: region.outline for region in REGIONS}

    def edges(id: str) -> set[frozenset[tuple[int, int]]]:
        ring = outlines[id]
        return {frozenset((ring[i - 1], ring[i])) for i in range(len(ring))}

    touching = {frozenset((a, b)) for a in outlines for b in outlines if a != b and edges(a) & edges(b)}
    assert touching == {frozenset((border.a, border.b)) for border in BORDERS}


def test_outlines_lie_on_the_canvas_and_hold_their_labels() -> None:
    for region in REGIONS:
        assert all(0 <= x <= CANVAS[0] and 0 <= y <= CANVAS[1] for x, y in region.outline)
        assert inside(region.label, region.outline)
    assert {water.kind for water in WATERS} == {"sea", "island"}


def inside(point: tuple[int, int], ring: tuple[tuple[int, int], ...]) -> bool:
    """Whether a line to the right crosses the outline an odd number of times."""
    x, y = point
    crossings = 0
    for i in range(len(ring)):
        (x1, y1), (x2, y2) = ring[i - 1], ring[i]
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            crossings += 1
    return crossings % 2 == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_map_in_play_hangs_together(players: int) -> None:
    layout = LAYOUTS[players]
    left = {region.id for region in REGIONS} - set(layout.regions_out)
    assert left == {region.id for region in REGIONS if players in region.players}
    assert set(layout.vp_tokens) | set(layout.suggested_starts) <= left
    assert len(layout.suggested_starts) == players
    reached, new = set(), {min(left)}
    while new:
        reached |= new
        new = {REGION_ID[n] for id in new for n in NEIGHBOURS[REGION_ID.index(id)]} & left - reached
    assert reached == left


def test_every_record_says_how_sure_it_is_and_every_effect_has_words() -> None:
    for kind, records in GAME.components().items():
        for record in records:
            assert "sure" in record or kind in ("borders", "layouts", "resources", "terrains")
            for message in record.get("words", []):
                assert isinstance(message, Message)
                assert all(text(message, language) for language in LANGUAGES)
            assert len(record.get("words", [])) == len(record.get("gives", []))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    names = [text(GAME.name_of(record["id"]), language) for kind in ("cards", "achievements", "regions", "peoples")
             for record in GAME.components()[kind]]  # fmt: skip
    assert len(set(names)) == len(names)
    assert not any("altay-" in name for name in names)


def test_the_catalogue_is_small_enough() -> None:
    assert len(CATALOGUE) == 993
    assert len({str(action) for action in CATALOGUE}) == len(CATALOGUE)
    assert len(CARDS) == 21
