"""Every action card, technology and wonder in play, a row for each."""

from __future__ import annotations

import pytest

from ecumene.games.altay.achievements import TECHNOLOGIES, WONDERS
from ecumene.games.altay.numbers import FACE_ID
from ecumene.games.altay.view import RealmView
from tests.games.altay.kit import (
    Side,
    asked,
    hand,
    laid,
    look,
    offered,
    play,
    pool,
    position,
    realm,
    refused,
    scored,
    settled,
)

#: What a card brings in each of its ways; the player holds a region of every terrain and a marker.
PRODUCTION = [
    ("hunter", "food", {"food": 1}),
    ("colonist", "food", {"food": 1}),
    ("digger", "metal", {"metal": 1}),
    ("digger", "stone", {"stone": 1}),
    ("loremaster", "culture", {"culture": 1}),
    ("shaman", "culture", {"culture": 1}),
    ("shaman", "convert_food", {"food": 1}),
    ("shaman", "convert_wood", {"wood": 1}),
    ("shaman", "convert_metal", {"metal": 1}),
    ("shaman", "convert_stone", {"stone": 1}),
    ("shaman", "convert_culture", {"culture": 1}),
    ("craftsman_wood", "wood", {"wood": 1}),
    ("craftsman_stone", "stone", {"stone": 1}),
    ("spellweaver", "culture", {"culture": 1}),
    ("farmer", "food", {"food": 1}),
    ("farmer", "farmland", {"food": 2}),
    ("lumberjack", "wood", {"wood": 1}),
    ("lumberjack", "forest", {"wood": 2}),
    ("miner", "metal", {"metal": 1}),
    ("miner", "mine", {"metal": 2}),
    ("stonecutter", "stone", {"stone": 1}),
    ("stonecutter", "mountain", {"stone": 2}),
    ("scholar", "culture", {"culture": 1}),
    ("worker", "wood", {"wood": 1}),
    ("worker", "metal", {"metal": 1}),
    ("worker", "stone", {"stone": 1}),
    ("worker_1", "wood", {"wood": 1}),
    ("worker_1", "metal", {"metal": 1}),
    ("worker_1", "stone", {"stone": 1}),
]
#: Strength in attack and in defense.
FIGHTERS = [("warrior", 1), ("cavalry", 2), ("cavalry_1", 2), ("chariot", 3), ("chariot_1", 3), ("chariot_2", 3)]
#: What a card collects, and how many settlements that builds.
BUILDERS = [
    ("village", "food:2", 1),
    ("town", "wood:1", 1),
    ("town_1", "wood:1", 1),
    ("city", "food:1 wood:1", 2),
    ("city_1", "food:1 wood:1", 2),
    ("city_2", "food:1 wood:1", 2),
]
#: What a card stores.
STORES = [
    ("loremaster", "culture:1"),
    ("spellweaver", "wood:1"),
    ("spellweaver", "culture:1"),
    ("merchant", "food:2"),
    ("merchant_1", "food:1 metal:1"),
]
EVERYWHERE = "F1 W1 H1 M1"


def amounts(text: str) -> dict[str, int]:
    return {name: int(n) for name, n in (word.split(":") for word in text.split())}


def test_every_card_has_a_row() -> None:
    rows = {row[0] for row in PRODUCTION} | {row[0] for row in FIGHTERS}
    rows |= {row[0] for row in BUILDERS} | {row[0] for row in STORES}
    assert rows == set(FACE_ID)


@pytest.mark.parametrize(("card", "way", "gained"), PRODUCTION, ids=lambda value: str(value))
def test_production(card: str, way: str, gained: dict[str, int]) -> None:
    state = position(Side(card, EVERYWHERE, markers="c1"))
    assert f"play {card} {way}" in offered(state)
    play(state, f"play {card} {way}")
    assert pool(state) == gained
    assert realm(state).played == [card]
    assert [region.terrain for region in look(state).regions if region.used] == [
        way for way in (way,) if way in ("farmland", "forest", "mine", "mountain")
    ]


@pytest.mark.parametrize(("card", "strength"), FIGHTERS)
def test_fighters(card: str, strength: int) -> None:
    state = position(Side(card, "F1:1"), Side(card, "W1:1", people="earthfolk"))
    play(state, f"attack F1 W1 {card}", "strike", f"defend {card}")
    battle = look(state).battle
    assert battle is not None
    assert (battle.attack, battle.defense) == (1 + strength, 1 + strength)


@pytest.mark.parametrize(("card", "places", "settlements"), BUILDERS)
def test_builders(card: str, places: str, settlements: int) -> None:
    state = play(position(Side(card, pool=places)), f"play {card} collect")
    assert laid(state) == {card: {}}
    name = card.partition("_")[0]
    for resource, n in amounts(places).items():
        play(state, *[f"put {name} {resource}"] * n)
    play(state, *["place F1"] * settlements)
    assert asked(state) == ("turn", 0)
    assert settled(state) == {"F1": 1 + settlements}
    assert realm(state).discard == [card]


@pytest.mark.parametrize(("card", "stored"), STORES)
def test_stores(card: str, stored: str) -> None:
    state = play(position(Side(card, pool=stored, deck="hunter:5")), f"play {card} store")
    name = card.partition("_")[0]
    for resource, n in amounts(stored).items():
        play(state, *[f"put {name} {resource}"] * n)
    play(state, "end", "end", f"use {name}")
    assert pool(state) == amounts(stored)
    assert laid(state) == {}


def test_the_scholar_draws_a_card() -> None:
    assert hand(play(position(Side("scholar", deck="town")), "play scholar draw")) == ["town"]


def test_the_colonist_fills_a_village() -> None:
    """Be it empty; the missing food comes from the supply, the farmland is used, the settlement is placed at once."""
    state = position(Side("colonist:2 village", "F1", pool="food:1"))
    refused(state, "play colonist fill", "fill")
    play(state, "play village collect", "put village food", "play colonist fill", "place F1")
    assert settled(state) == {"F1": 2}
    assert realm(state).discard == ["village"]
    assert realm(state).played == ["colonist"]
    assert look(state).supply["food"] == 16
    assert [region.region for region in look(state).regions if region.used] == ["F1"]


def test_the_colonist_fills_a_village_only_if_the_supply_has_the_food() -> None:
    state = position(Side("colonist", "F1", laid="village", pool="food:15"))
    assert "play colonist fill" not in offered(state)
    play(state, "put village food")
    assert "play colonist fill" in offered(state), "one is missing, and one is there"


def test_the_colonist_needs_farmland() -> None:
    refused(position(Side("colonist", "W1", laid="village")), "play colonist fill", "region")


def test_the_shaman_converts_each_marker_once() -> None:
    state = play(position(Side("shaman:3", markers="c1 c3_wood")), *["play shaman convert_food"] * 2)
    refused(state, "play shaman convert_food", "marker")
    assert realm(state).converted == 2
    assert state.scores()[0]["markers"] == 1


# Technologies

PLACES = {
    "engineering": "wood:2 stone:2",
    "masonry": "food:2 stone:2",
    "mathematics": "metal:2 stone:2",
    "strategy": "food:2 metal:2",
    "writing": "food:2 wood:2",
    "commerce": "food:1 wood:1 metal:1 stone:1 culture:1",
    "government": "metal:1 stone:2 culture:2",
    "leadership": "metal:2 stone:1 culture:2",
    "philosophy": "culture:3",
    "religion": "food:2 stone:1 culture:2",
    "academy": "stone:4 culture:2",
    "amphitheatre": "food:1 wood:1 metal:1 stone:1 culture:2",
    "aqueducts": "wood:1 metal:1 stone:1 culture:3",
    "ark": "wood:3 metal:2 culture:1",
    "colossus": "culture:4",
    "great_wall": "metal:2 stone:3 culture:1",
    "highways": "wood:3 stone:1 culture:2",
    "mausoleum": "wood:1 metal:1 stone:1 culture:3",
    "siege_engines": "metal:3 stone:1 culture:2",
    "triumphal_arch": "metal:3 stone:2 culture:1",
}
#: So that any level may be begun.
BELOW = {1: "", 2: "writing strategy", 3: "engineering masonry commerce government"}


@pytest.mark.parametrize("achievement", [*TECHNOLOGIES, *WONDERS], ids=lambda achievement: achievement.id)
def test_what_an_achievement_takes(achievement: object) -> None:
    """All places filled in one go, nothing more and nothing less."""
    id, level = achievement.id, achievement.level  # type: ignore[attr-defined]
    done = " ".join(other for other in BELOW[level].split() if other != id)
    state = position(Side(pool=PLACES[id], done=done, lands="M2:1"), open=id, markers="H2:c1 H4:c1")
    play(state, f"start {id} all")
    own = realm(state)
    assert [card.achievement for card in own.done if card.achievement == id] == [id]
    assert pool(state) == {}
    built = {"masonry": 2}.get(id, 1) if level < 3 else 0
    assert settled(state) == {"M2": 1 + built}


@pytest.mark.parametrize("achievement", [*TECHNOLOGIES, *WONDERS], ids=lambda achievement: achievement.id)
def test_one_resource_less_does_not_finish_it(achievement: object) -> None:
    id, level = achievement.id, achievement.level  # type: ignore[attr-defined]
    resources = amounts(PLACES[id])
    resources["culture" if "culture" in resources else next(iter(resources))] -= 1
    places = " ".join(f"{name}:{n}" for name, n in resources.items() if n)
    done = " ".join(other for other in BELOW[level].split() if other != id)
    state = play(position(Side(pool=places, done=done), open=id), f"start {id} all")
    assert realm(state).work is not None


def finished(id: str, hand: str = "", **more: str) -> Side:
    return Side(hand, done=id, **more)  # type: ignore[arg-type]


def test_engineering() -> None:
    """Once a turn a card leaves the game, and another is drawn."""
    state = play(position(finished("engineering", "hunter:2", deck="town:2")), "trash hunter")
    assert hand(state) == ["hunter", "town"]
    assert realm(state).trashed == ["hunter"]
    refused(state, "trash hunter", "once")
    assert "hunter" not in realm(state).discard


def test_mathematics() -> None:
    """Once a turn a card is discarded, and another is drawn; it may be the same one, shuffled in."""
    state = play(position(finished("mathematics", "hunter:2", deck="town")), "swap hunter")
    assert hand(state) == ["hunter", "town"]
    assert realm(state).discard == ["hunter"]
    refused(state, "swap hunter", "once")
    assert hand(play(position(finished("mathematics", "hunter")), "swap hunter")) == ["hunter"]


def test_masonry_builds_two_settlements() -> None:
    state = play(position(Side(pool="food:2 stone:2"), open="masonry"), "start masonry all", "place F1", "place F1")
    assert settled(state) == {"F1": 3}


def test_masonry_without_settlements_builds_nothing() -> None:
    state = play(position(Side(pool="food:2 stone:2", settlements=0), open="masonry"), "start masonry all")
    assert asked(state) == ("turn", 0)


def test_strategy_and_leadership_are_seen_in_battle() -> None:
    sides = (
        Side("warrior", "F1:1", done="leadership"),
        Side(lands="W1:1", done="strategy", people="earthfolk"),
    )
    state = play(position(*sides), "attack F1 W1 warrior", "strike")
    battle = look(state).battle
    assert battle is not None
    assert (battle.attack, battle.defense) == (3, 2)


def test_writing() -> None:
    """At the end of the turn one card is kept; it is played as if in hand and does not lower the draw."""
    state = position(finished("writing", "town hunter", deck="warrior:5"))
    play(state, "keep town")
    assert realm(state).kept == "town"
    assert hand(state) == ["warrior"] * 5
    play(state, "end")
    refused(state, "keep warrior", "kept")
    play(state, "play town collect")
    assert realm(state).kept is None
    assert "keep warrior" in offered(state)


def test_the_kept_card_is_played_before_its_like() -> None:
    state = position(Side("hunter", kept="hunter", done="writing"))
    play(state, "play hunter food")
    assert (realm(state).kept, hand(state)) == (None, ["hunter"])


def test_a_kept_card_can_be_removed_with_engineering() -> None:
    state = play(position(Side(kept="hunter", done="writing engineering", deck="town")), "trash hunter")
    assert (realm(state).kept, realm(state).trashed) == (None, ["hunter"])


def test_commerce() -> None:
    state = play(position(finished("commerce", pool="food:2")), "exchange food culture")
    assert pool(state) == {"food": 1, "culture": 1}
    refused(state, "exchange food culture", "once")


def test_government() -> None:
    state = play(position(finished("government", deck="hunter:7")), "end")
    assert hand(state) == ["hunter"] * 6


def test_philosophy() -> None:
    state = play(position(finished("philosophy")), "ponder")
    assert pool(state) == {"culture": 1}
    refused(state, "ponder", "once")


def test_religion() -> None:
    """Into an adjacent region that is free or one's own with room."""
    side = Side(lands="F1:2 W1:4", done="religion")
    state = position(side, Side(lands="H1:1", people="earthfolk"))
    assert [line for line in offered(state) if line.startswith("move")] == [
        "move F1 H2",
        "move W1 F1",
        "move W1 H2",
        "move W1 M1",
    ]
    refused(state, "move F1 W1", "place-full")
    refused(state, "move F1 H1", "place-rival")
    play(state, "move W1 M1")
    assert settled(state) == {"F1": 2, "W1": 3, "M1": 1}
    refused(state, "move M1 W1", "once")


def test_the_last_settlement_may_leave_a_region() -> None:
    state = play(position(Side(lands="F1:1", done="religion")), "move F1 H1")
    assert settled(state) == {"H1": 1}
    assert [region.owner for region in look(state).regions if region.region == "F1"] == [None]


@pytest.mark.parametrize(
    "line", ["trash hunter", "swap hunter", "exchange food wood", "ponder", "move F1 W1", "keep hunter"]
)
def test_a_technology_must_be_finished_first(line: str) -> None:
    refused(position(Side("hunter", pool="food:1")), line, "technology")


# Wonders

#: What a player has, and the points the finished wonder is worth.
POINTS = [
    ("academy", Side(done="academy writing strategy philosophy"), 3),
    ("amphitheatre", Side(hand="hunter:3", deck="hunter:4", discard="town", laid="city", done="amphitheatre"), 2),
    ("amphitheatre", Side(hand="hunter:3", kept="town", done="amphitheatre"), 1),
    ("aqueducts", Side(lands="F1:2 W1:1 H1:4", done="aqueducts"), 2),
    ("ark", Side(lands="F1:2 W1:1 H1:1 M1:1", done="ark"), 3),
    ("colossus", Side(hand="chariot_2 town_1 town", deck="city_1", done="colossus"), 3),
    ("great_wall", Side(lands="F5:1 H6:2 M5:1 W6:1", done="great_wall"), 2),
    ("highways", Side(lands="F1 F2 F3 W1 W2 H1 M1", done="highways"), 3),
    ("mausoleum", Side(hand="hunter:2 warrior farmer", deck="village:2", done="mausoleum"), 2),
    ("siege_engines", Side(captives=4, done="siege_engines"), 4),
    ("triumphal_arch", Side(markers="c1:4 c3_wood", converted=2, done="triumphal_arch"), 3),
    ("triumphal_arch", Side(done="triumphal_arch"), 1),
    ("highways", Side(lands="F1 F2 F3 F4 F5 W1", done="highways"), 5),
]


def test_every_wonder_has_a_row() -> None:
    assert {row[0] for row in POINTS} == {wonder.id for wonder in WONDERS}


@pytest.mark.parametrize(("wonder", "side", "points"), POINTS)
def test_wonders(wonder: str, side: Side, points: int) -> None:
    """A rival holds F6, which borders on H6 and W6."""

    def worth(own: RealmView) -> int:
        return next(card.vp for card in own.done if card.achievement == wonder)

    assert worth(realm(position(side))) == points
    technologies = sum(1 for id in side.done.split() if id != wonder)
    assert scored(side)["achievements"] == points + technologies


@pytest.mark.parametrize(
    ("wonder", "side"),
    [
        ("ark", Side(lands="F1 F2 F3 F4 F5 W1 W2 W3", done="ark")),
        ("siege_engines", Side(captives=9, done="siege_engines")),
        ("amphitheatre", Side(deck="hunter:40", done="amphitheatre")),
        ("mausoleum", Side(deck="hunter:20", done="mausoleum")),
        ("triumphal_arch", Side(markers="c1:12 c2_food:3", done="triumphal_arch")),
    ],
)
def test_no_wonder_brings_more_than_seven(wonder: str, side: Side) -> None:
    assert scored(side)["achievements"] == 7
