"""Offers: the price after discount, what moves from where to where, what it adds to the score."""

from __future__ import annotations

import msgspec
import pytest

from ecumene.games.hadara.rules import Hadara
from ecumene.kernel import Offer
from ecumene.locale import LANGUAGES, has, text
from tests.games.hadara.kit import Civ, events, look, new_state, position


def offer(state: Hadara, line: str, seat: int = 0) -> Offer:
    return next(offer for offer in state.offers(seat) if offer.notation == line)


def notes(state: Hadara, line: str, seat: int = 0) -> list[str]:
    return [text(note, "en") for note in offer(state, line, seat).notes]


def moves(state: Hadara, line: str, seat: int = 0) -> dict[str, tuple[int, int]]:
    """What an offer would move, from where to where."""
    return {change.what: (change.before, change.after) for change in offer(state, line, seat).changes}


def test_price_after_discount() -> None:
    state = position(Civ(coins=9, cards="I-blue-01 I-blue-02"), step="take", piles="I-blue-10")
    buying = offer(state, "buy I-blue-10")
    assert buying.price == {"coins": 3}
    assert text(buying.text, "en") == "Buy Temple for 3 coins"
    assert text(buying.text, "ru") == "Купить за 3 монеты: «Храм»"
    assert "Printed cost 5, less 2 for your cards of this colour" in notes(state, "buy I-blue-10")


def test_tracks_after_buying_and_what_feeding_will_require() -> None:
    state = position(Civ(coins=9, culture=2, food=1, cards="I-red-01 I-red-02"), step="take", piles="I-blue-03")
    assert list(moves(state, "buy I-blue-03").items()) == [
        ("coins", (9, 6)), ("culture", (2, 4)), ("food", (1, 2)), ("cards", (2, 3)), ("hungry", (1, 1)),
    ]  # fmt: skip
    assert notes(state, "buy I-blue-03") == []


def test_selling_moves_coins_alone() -> None:
    state = position(Civ(coins=9, cards="I-purple-09 I-red-01", food=0), step="take", piles="I-blue-03")
    assert moves(state, "sell I-blue-03") == {"coins": (9, 12)}


def test_who_has_food_enough_is_told_nothing_of_hunger() -> None:
    state = position(Civ(coins=9, food=5), step="take", piles="I-blue-03")
    assert "hungry" not in moves(state, "buy I-blue-03")


def test_in_phase_a_the_offer_says_what_is_discarded() -> None:
    state = position(Civ(coins=9, hand="I-red-01 I-red-02"), Civ(hand="I-blue-01 I-blue-02"), step="keep")
    assert notes(state, "sell I-red-01") == ["Spearman goes to the discard pile"]
    assert "Slinger goes to the discard pile" in notes(state, "buy I-red-02")


def test_effects_are_told_from_their_data() -> None:
    state = position(Civ(coins=99, cards="I-green-01 I-green-02"), step="take", piles="I-purple-14")
    assert notes(state, "buy I-purple-14")[0] == (
        "The food track is 1 higher for each of your green cards, now and later"
    )
    before, after = moves(state, "buy I-purple-14")["food"]
    assert after == before + 2


def test_points_are_what_the_action_alone_adds() -> None:
    state = position(Civ(coins=10, cards="I-red-01"), step="take", piles="I-blue-03")
    assert offer(state, "buy I-blue-03").points == 2  # coins are spent again before the last epoch
    assert offer(state, "sell I-blue-03").points == 0
    medals = position(Civ(coins=4, military=9), step="buy_medals")
    assert offer(medals, "silver military").points == 5
    assert offer(medals, "pass").points == 0


def test_an_annexed_colony_is_not_peeped_at() -> None:
    """Whatever the back may be, the offer is the same."""
    one = position(Civ(coins=3, military=3), step="capture", colonies="C03-1")
    other = position(Civ(coins=3, military=3), step="capture", colonies="C03-5")
    assert offer(one, "annex C03") == offer(other, "annex C03")
    assert offer(one, "annex C03").points is None
    assert offer(one, "annex C03").price == {"coins": 1}
    assert moves(one, "annex C03") == {"coins": (3, 2)}
    assert offer(one, "plunder C03").points == 2


def test_paying_for_a_requirement_is_part_of_the_price() -> None:
    state = position(Civ(coins=9, military=14, cards="II-purple-09 III-purple-14"), step="capture")
    assert offer(state, "annex C15").price == {"coins": 3 + 2}
    assert text(offer(state, "annex C15").text, "en") == "Capture Colony 15 and annex it for 5 coins"
    assert moves(state, "annex C15") == {"coins": (9, 9 - 5 + 4)}
    assert offer(state, "plunder C15").price == {"coins": 3}
    assert moves(state, "plunder C15") == {"coins": (9, 9 - 3 + 4 + 5)}
    assert notes(state, "annex C15")[1:] == ["3 coins of the price make up for missing points of the requirement"]


def test_statues() -> None:
    state = position(Civ(culture=6, food=4), step="build")
    assert notes(state, "build statue_1 food up") == ["Worth 4 points at the end"]
    assert moves(state, "build statue_1 food up") == {"food": (4, 6)}
    assert moves(state, "build statue_1 food down") == {}
    assert notes(state, "build statue_1 food down") == [
        "Worth 4 points at the end",
        "The tile adds 2 points at the end",
    ]
    assert offer(state, "build statue_1 food down").points == 6
    assert offer(state, "build statue_1 food down").touches == ("statue_1", "food")


def test_a_statue_tells_the_points_of_the_boost_before_and_after_building() -> None:
    state = position(Civ(culture=6, food=4, cards="II-purple-14"), step="build")
    assert moves(state, "build statue_1 food up") == {"food": (4, 8)}
    assert "The tile adds 4 points at the end" in notes(state, "build statue_1 food down")
    state.play(0, "build statue_1 food down")
    assert events(state, "built-points") == [{"player": 0, "statue": "statue_1", "n": 2 + 2}]


def test_removing_says_what_is_lost_and_what_is_left_to_do() -> None:
    state = position(Civ(cards="I-green-01 I-red-01 I-red-02", food=2), step="feed")
    assert moves(state, "remove I-green-01") == {"food": (2, 0), "cards": (3, 2), "hungry": (1, 2)}
    assert moves(state, "remove I-red-01")["hungry"] == (1, 0)
    owner = position(Civ(coins=2, cards="I-red-01 I-red-02 II-purple-11", food=1), step="feed")
    assert moves(owner, "pay") == {"coins": (2, 0), "hungry": (2, 1)}


def test_the_wheel_says_where_every_crest_will_point() -> None:
    state = new_state(3)
    first = state.to_move()[0]
    lines = notes(state, "wheel red", first)
    assert len(lines) == 3
    assert f"Seat {first + 1}: red deck" in lines


def test_sides_say_coins_and_tracks() -> None:
    state = new_state(5, choose_sides=True)
    seat = next(player.seat for player in look(state).civilizations if player.start_card == "S2")
    now = look(state).civilizations[seat].coins
    assert moves(state, "side A", seat) == {
        "coins": (now, now + 8), "income": (0, 2), "military": (0, 1), "culture": (0, 3), "food": (0, 4),
    }  # fmt: skip


def test_an_offer_carries_the_action_itself() -> None:
    """A board asks it for deck, track, side or face, and never reads them out of words."""
    state = position(Civ(culture=6), step="build")
    value = msgspec.to_builtins(offer(state, "build statue_1 food down").value)
    assert value == {"do": "build", "statue": "statue_1", "track": "food", "face": "down"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_moves_has_a_name(language: str) -> None:
    whats = ("coins", "income", "military", "culture", "food", "cards", "hungry")
    assert not [what for what in whats if not has(f"hadara-{what}", language)]


def test_looking_at_offers_changes_nothing() -> None:
    state = position(Civ(coins=9, hand="I-purple-10 I-purple-09"), Civ(hand="I-blue-01 I-blue-02"), step="keep")
    before = state.digest()
    state.offers(0)
    state.refusals(0)
    assert state.digest() == before
