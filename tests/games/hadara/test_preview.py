"""Offers: the price after discount, the tracks after buying, what feeding will require, what it adds to the score."""

from __future__ import annotations

from ecumene.games.hadara.rules import Hadara
from ecumene.kernel import Offer
from ecumene.locale import text
from tests.games.hadara.kit import Civ, events, new_state, position


def offer(state: Hadara, line: str, seat: int = 0) -> Offer:
    return next(offer for offer in state.offers(seat) if offer.notation == line)


def notes(state: Hadara, line: str, seat: int = 0) -> list[str]:
    return [text(note, "en") for note in offer(state, line, seat).notes]


def test_price_after_discount() -> None:
    state = position(Civ(coins=9, cards="I-blue-01 I-blue-02"), step="take", piles="I-blue-10")
    buying = offer(state, "buy I-blue-10")
    assert buying.price == {"bank": 3}
    assert text(buying.text, "en") == "Buy Temple for 3 coins"
    assert text(buying.text, "ru") == "Купить за 3 монеты: «Храм»"
    assert "Printed cost 5, less 2 for your cards of this colour" in notes(state, "buy I-blue-10")


def test_tracks_after_buying_and_what_feeding_will_require() -> None:
    state = position(Civ(coins=9, culture=2, food=1, cards="I-red-01 I-red-02"), step="take", piles="I-blue-03")
    assert notes(state, "buy I-blue-03") == [
        "culture: 2 → 4",
        "food: 1 → 2",
        "Feeding: 3 cards, food 2: 1 card would have to go",
    ]


def test_in_phase_a_the_offer_says_what_is_discarded() -> None:
    state = position(Civ(coins=9, hand="I-red-01 I-red-02"), Civ(hand="I-blue-01 I-blue-02"), step="keep")
    assert notes(state, "sell I-red-01") == ["Spearman goes to the discard pile"]
    assert "Slinger goes to the discard pile" in notes(state, "buy I-red-02")


def test_effects_are_told_from_their_data() -> None:
    state = position(Civ(coins=99, cards="I-green-01 I-green-02"), step="take", piles="I-purple-14")
    assert notes(state, "buy I-purple-14")[0] == (
        "The food track is 1 higher for each of your green cards, now and later"
    )
    assert any(note.startswith("food: ") for note in notes(state, "buy I-purple-14"))


def test_points_are_what_the_action_alone_adds() -> None:
    state = position(Civ(coins=10, cards="I-red-01"), step="take", piles="I-blue-03")
    assert offer(state, "buy I-blue-03").points == 2 - 1  # 2 for the card, and 7 coins are a point less than 10
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
    assert offer(one, "annex C03").price == {"bank": 1}
    assert offer(one, "plunder C03").points == 2 + 1  # 6 coins are a point


def test_paying_for_a_requirement_is_part_of_the_price() -> None:
    state = position(Civ(coins=9, military=14, cards="II-purple-09 III-purple-14"), step="capture")
    assert offer(state, "annex C15").price == {"bank": 3 + 2}
    assert notes(state, "annex C15")[1:] == [
        "3 coins of the price make up for missing points of the requirement",
        "4 coins at once for capturing",
    ]


def test_statues() -> None:
    state = position(Civ(culture=6, food=4), step="build")
    assert notes(state, "build statue_1 food up") == ["Worth 4 points at the end", "food: 4 → 6"]
    assert notes(state, "build statue_1 food down") == [
        "Worth 4 points at the end",
        "The tile adds 2 points at the end",
    ]
    assert offer(state, "build statue_1 food down").points == 6
    assert offer(state, "build statue_1 food down").touches == ("statue_1", "food")


def test_a_statue_tells_the_points_of_the_boost_before_and_after_building() -> None:
    state = position(Civ(culture=6, food=4, cards="II-purple-14"), step="build")
    assert "food: 4 → 8" in notes(state, "build statue_1 food up")
    assert "The tile adds 4 points at the end" in notes(state, "build statue_1 food down")
    state.play(0, "build statue_1 food down")
    assert events(state, "built-points") == [{"player": 0, "statue": "statue_1", "n": 2 + 2}]


def test_removing_says_what_is_lost_and_what_is_left_to_do() -> None:
    state = position(Civ(cards="I-green-01 I-red-01 I-red-02", food=2), step="feed")
    assert notes(state, "remove I-green-01") == ["food: 2 → 0", "Feeding: 2 cards, food 0: 2 cards would have to go"]
    assert notes(state, "remove I-red-01")[-1] == "Feeding: 2 cards, food 2: enough"
    owner = position(Civ(coins=2, cards="I-red-01 I-red-02 II-purple-11", food=1), step="feed")
    assert notes(owner, "pay") == ["Feeding: 3 cards, food 1: 1 card would have to go"]


def test_the_wheel_says_where_every_crest_will_point() -> None:
    state = new_state(3)
    first = state.to_move()[0]
    lines = notes(state, "wheel red", first)
    assert len(lines) == 3
    assert f"Seat {first + 1}: red deck" in lines


def test_sides_say_coins_and_tracks() -> None:
    state = new_state(5, choose_sides=True)
    seat = next(i for i, civ in enumerate(state.view(None).civilizations) if civ.start_card == "S2")
    assert notes(state, "side A", seat) == ["Begin with 8 coins", "income: 2", "military: 1", "culture: 3", "food: 4"]


def test_looking_at_offers_changes_nothing() -> None:
    state = position(Civ(coins=9, hand="I-purple-10 I-purple-09"), Civ(hand="I-blue-01 I-blue-02"), step="keep")
    before = state.digest()
    state.offers(0)
    state.refusals(0)
    assert state.digest() == before
