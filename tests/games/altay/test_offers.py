"""What a player knows before acting: price, points, changes, notes; and why something cannot be done."""

from __future__ import annotations

import pytest

from ecumene.games.altay.rules import Altay
from ecumene.kernel import Offer
from ecumene.locale import LANGUAGES, text
from tests.games.altay.kit import Side, play, position, refused


def offer(state: Altay, line: str) -> Offer:
    (found,) = [offer for offer in state.offers(state.to_move()[0]) if offer.notation == line]
    return found


def changes(state: Altay, line: str) -> dict[str, tuple[int, int]]:
    return {change.what: (change.before, change.after) for change in offer(state, line).changes}


def test_a_purchase_shows_its_price_its_points_and_what_the_card_does() -> None:
    found = offer(position(Side(pool="metal:3 culture:2")), "buy chariot")
    assert found.price == {"metal": 2, "culture": 2}
    assert found.points == 2
    assert text(found.text, "en") == "Buy Chariot (2 VP) for 2 metal, 2 culture"
    assert [text(note, "en") for note in found.notes] == ["attack 3 or defense 3"]
    assert found.touches == ("chariot",)


def test_a_card_shows_what_it_would_produce() -> None:
    state = position(Side("farmer", "F1"))
    assert changes(state, "play farmer farmland") == {"food": (0, 2), "hand": (1, 0)}
    assert text(offer(state, "play farmer farmland").text, "en") == "Farmer: use farmland, produce 2 food"
    ru = text(offer(state, "play farmer farmland").text, "ru")
    assert ru == "Земледелец: использовать регион (пашни), произвести 2 еды"


def test_a_marker_is_seen_to_be_converted() -> None:
    state = position(Side("shaman", markers="c1 c3_wood", converted=1))
    assert changes(state, "play shaman convert_food") == {"food": (0, 1), "hand": (1, 0), "converted": (1, 2)}


def test_a_new_region_is_a_point() -> None:
    state = play(position(Side("town", pool="wood:1")), "play town collect", "put town wood")
    assert offer(state, "place W1").points == 1
    assert offer(state, "place F1").points == 0
    assert changes(state, "place W1") == {"settlements": (14, 13), "regions": (1, 2)}


def test_a_battle_shows_what_it_would_bring() -> None:
    attacker, defender = Side("warrior", "F1:2"), Side("warrior", "W1:1", people="earthfolk")
    state = position(attacker, defender)
    assert [text(note, "en") for note in offer(state, "attack F1 W1 warrior").notes] == [
        "strength 3 against one settlement and the rival's cards"
    ]
    play(state, "attack F1 W1 warrior", "strike")
    assert offer(state, "stand").points == -1
    state = position(Side("warrior", "F1"), markers="W1:c1")
    assert changes(state, "attack F1 W1 warrior") == {"hand": (1, 0), "markers": (0, 1)}


def test_coins_and_trade() -> None:
    found = offer(position(Side(coins=6), trade=True), "trade stone")
    assert found.price == {"coins": 5}
    assert {change.what: change.after for change in found.changes} == {"stone": 1, "coins": 1}


def test_prompts_tell_the_strengths() -> None:
    state = position(Side("warrior:2", "F1"), Side(lands="W1:3", people="earthfolk"))
    play(state, "attack F1 W1 warrior")
    prompt = state.prompt(0)
    assert prompt is not None
    words = text(prompt.text, "en")
    assert "strength 2" in words
    assert "3 settlements" in words


def test_what_lies_within_reach_but_cannot_be_had_says_why() -> None:
    state = position(Side("warrior stonecutter", "F1"), markers="W1:c3_wood", open="writing ark")
    why = {(refusal.verb, *refusal.touches): refusal for refusal in state.refusals(0)}
    assert why["play", "stonecutter"].reason.id == "altay-no-region"
    assert why["buy", "farmer"].missing == {"food": 1}
    assert why["start", "ark", "wood"].reason.id == "altay-no-pyramid"
    assert why["start", "writing", "food"].reason.id == "altay-no-resource"
    assert why["attack", "F1", "W1", "warrior"].missing == {"attack": 2}


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_read_well(language: str) -> None:
    state = position(Side(pool="food:1"))
    figures = refused(state, "buy scholar", "price")
    assert figures["rule"] == "purchase"
    words = {"en": "Scholar costs 2 food; you have 1 food.", "ru": "«Учёный» стоит 2 еды. У вас: 1 еда."}
    refusal = next(refusal for refusal in state.refusals(0) if refusal.touches == ("scholar",))
    assert text(refusal.reason, language) == words[language]
